"""Opens the window: with the stored settings, on the menu, on a match file or on a new match."""

from __future__ import annotations

import os
from pathlib import Path

import pygame
from platformdirs import user_cache_path

from game.registry import find
from saves.store import Store
from scenes.app import App
from scenes.settings import load_settings, settings_path


def make_app(
    *,
    language: str | None = None,
    size: tuple[int, int] | None = None,
    saves_dir: Path | None = None,
    is_strict: bool = False,
) -> App:
    """A window with the stored settings, opened on nothing yet."""
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    pygame.display.init()
    pygame.font.init()
    pygame.key.set_repeat(400, 60)
    pygame.key.stop_text_input()
    file = settings_path(saves_dir)
    settings = load_settings(file)
    if language is not None:
        settings.language = language  # type: ignore[assignment]
    return App(
        settings=settings,
        settings_file=file,
        store=Store(saves_dir),
        size=size,
        is_strict=is_strict,
        cache_folder=(saves_dir or user_cache_path("egotable", appauthor=False)) / "pictures",
    )


def open_window(
    *,
    load: Path | None = None,
    new: str | None = None,
    language: str | None = None,
    size: tuple[int, int] | None = None,
    saves_dir: Path | None = None,
) -> None:
    """Open the window on the menu, on a match file, or on a new match, and live until it is closed."""
    from saves.opening import open_match

    opened = open_match(load) if load is not None else None
    app = make_app(language=language, size=size, saves_dir=saves_dir)
    app.go_home()
    if opened is not None:
        from scenes.table import open_table

        open_table(app, opened)
    elif new is not None:
        from scenes.new_match import new_match_page

        app.push(new_match_page(app, find(new)))
    app.run()
    pygame.quit()
