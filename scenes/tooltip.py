"""The bubble that says more about a thing, or why it cannot be used; it never covers its own target."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from scenes.library import keywords
from scenes.skin.colours import SHELL, Theme
from scenes.skin.panel import draw_tooltip as draw_bubble
from scenes.skin.type import Token, measure_paragraph, paragraph
from scenes.units import Units

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.scene import Scene

WIDEST = 280.0
PAD = 12.0
_GAP = 8.0


def draw_tooltip(app: App, scene: Scene, surface: Surface) -> None:
    """Draw the tooltip of what the person looks at; words that the rules explain are underlined."""
    control = scene.regarded
    if control is None:
        return
    theme: Theme = getattr(control, "theme", SHELL)
    said = scene.tooltip
    bubble = tooltip_rect(said, control.shown, app.units)
    draw_bubble(surface, bubble, app.units, theme)
    pad = app.units.px(PAD)
    underlined = tuple(words for words, _ in keywords(book_of(scene), app.words.language, said))
    words = paragraph(
        said,
        Token.BODY,
        theme.text,
        bubble.width - 2 * pad,
        app.units,
        keywords=underlined,
        keyword_colour=theme.accent,
    )
    surface.blit(words, (bubble.left + pad, bubble.top + pad))


def book_of(scene: Scene) -> str:
    """The book that explains the words of a page."""
    return scene.topic.partition("#")[0]


def tooltip_rect(words: str, target: Rect, units: Units) -> Rect:
    """Where a tooltip stands beside its target."""
    pad = units.px(PAD)
    inner = min(units.px(WIDEST), units.size[0] - 2 * units.px(_GAP) - 2 * pad)
    wide, high = measure_paragraph(words, Token.BODY, inner, units)
    return place_beside((wide + 2 * pad, high + 2 * pad), target, units)


def place_beside(size: tuple[int, int], target: Rect, units: Units) -> Rect:
    """Where a bubble stands: above its target, else below, else beside it, always inside the window."""
    gap = units.px(_GAP)
    room = Rect((0, 0), units.size).inflate(-2 * gap, -2 * gap)
    bubble = Rect((0, 0), size)
    places = (
        bubble.move(target.centerx - bubble.width // 2, target.top - gap - bubble.height),
        bubble.move(target.centerx - bubble.width // 2, target.bottom + gap),
        bubble.move(target.right + gap, target.centery - bubble.height // 2),
        bubble.move(target.left - gap - bubble.width, target.centery - bubble.height // 2),
    )
    inside = [place.clamp(room) for place in places]
    return next((place for place in inside if not place.colliderect(target)), inside[0])
