"""Whether there is a screen for the window; asked before anything else of it is loaded."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager


def has_screen() -> bool:
    """Whether a window can open here."""
    is_named = any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"))
    if sys.platform.startswith("linux") and not is_named:
        return False
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    try:
        with _muted_libraries():
            pygame.display.init()
    except pygame.error:
        return False
    # Where the named screen does not answer, SDL would draw where nobody sees it.
    is_unseen = pygame.display.get_driver() in ("dummy", "offscreen")
    return not is_unseen or bool(os.environ.get("SDL_VIDEODRIVER"))


@contextmanager
def _muted_libraries() -> Iterator[None]:
    """Keep what libraries write to standard error by themselves away from the one line that we say."""
    kept, nowhere = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)
