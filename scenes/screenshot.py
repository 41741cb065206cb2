"""F12: the window as a picture, written beside the matches."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.text import text
from saves.faults import CannotWrite, system_reason

if TYPE_CHECKING:
    from scenes.app import App


def save_screenshot(app: App) -> None:
    """Write the screen to the next free file and say where it is."""
    folder = app.store.folder / "screenshots"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        number = 1
        while (path := folder / f"egotable-{number:03}.png").exists():
            number += 1
        pygame.image.save(app.screen, path)
    except (OSError, pygame.error) as error:
        cause = system_reason(error) if isinstance(error, OSError) else text("saves-system-folder")
        raise CannotWrite(folder, text("shell-screenshot-failed", reason=cause)) from error
    app.tell(text("shell-screenshot-saved", file=str(path)))
