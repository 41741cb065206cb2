"""The one backdrop of the shell: the night inside a mind, grown round the menu's games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Surface

from scenes.skin.backdrop import night_mind

if TYPE_CHECKING:
    from scenes.app import App

_ANCHORS = ((0.52, 0.35, 172), (0.78, 0.28, 164), (0.65, 0.77, 154), (0.89, 0.70, 146))
"""Where filaments grow from, as shares of the window, and how far from the middle, at 900 lines."""


def night(app: App) -> Surface:
    """The backdrop for the window as large as it is."""
    width, height = app.units.size
    anchors = tuple((x * width, y * height, radius * height / 900) for x, y, radius in _ANCHORS)
    size = app.units.size
    return app.kept.get("night", size, "scenes.skin.backdrop", lambda: night_mind(size, anchors))
