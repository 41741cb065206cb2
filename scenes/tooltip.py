"""The bubble that says more about a thing, or why it cannot be used; it never covers its own target."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from scenes.skin.colours import SHELL, Theme
from scenes.skin.panel import draw_tooltip as draw_bubble
from scenes.skin.type import Token, measure_paragraph, paragraph
from scenes.units import Units

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.scene import Scene

WIDEST = 280.0
_PAD = 12.0
_GAP = 8.0


def draw_tooltip(app: App, scene: Scene, surface: Surface) -> None:
    """Draw the tooltip of what the person looks at."""
    control = scene.regarded
    if control is None:
        return
    theme: Theme = getattr(control, "theme", SHELL)
    bubble = tooltip_rect(scene.tooltip, control.shown, app.units)
    draw_bubble(surface, bubble, app.units, theme)
    pad = app.units.px(_PAD)
    words = paragraph(scene.tooltip, Token.BODY, theme.text, bubble.width - 2 * pad, app.units)
    surface.blit(words, (bubble.left + pad, bubble.top + pad))


def tooltip_rect(words: str, target: Rect, units: Units) -> Rect:
    """Where a tooltip stands: above its target, else below, else beside it, always inside the window."""
    pad, gap = units.px(_PAD), units.px(_GAP)
    room = Rect((0, 0), units.size).inflate(-2 * gap, -2 * gap)
    inner = min(units.px(WIDEST), room.width - 2 * pad)
    wide, high = measure_paragraph(words, Token.BODY, inner, units)
    bubble = Rect(0, 0, wide + 2 * pad, high + 2 * pad)
    places = (
        bubble.copy().move(target.centerx - bubble.width // 2, target.top - gap - bubble.height),
        bubble.copy().move(target.centerx - bubble.width // 2, target.bottom + gap),
        bubble.copy().move(target.right + gap, target.centery - bubble.height // 2),
        bubble.copy().move(target.left - gap - bubble.width, target.centery - bubble.height // 2),
    )
    inside = [place.clamp(room) for place in places]
    return next((place for place in inside if not place.colliderect(target)), inside[0])
