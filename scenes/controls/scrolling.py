"""Things that are longer than their place: a window on them, moved by wheel, keys, focus and a bar."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from scenes.control import Look
from scenes.controls.drawn import Drawn
from scenes.controls.face import state_of
from scenes.inputs import Position, Wheel
from scenes.skin.controls import scroll_bar

if TYPE_CHECKING:
    from scenes.app import App

BAR = 12.0
"""Width of a scroll bar with its gap, in units."""
_STEP = 56.0


class Scroll:
    """How far something is scrolled, in pixels; it outlives the controls that show it."""

    def __init__(self) -> None:
        self.offset = 0
        self.view = Rect(0, 0, 0, 0)
        self.content = 0
        self.is_moved = False
        """Whether the last fitting had to move it."""

    def fit(self, view: Rect, content: int) -> None:
        """The window on it and its whole height; the offset stays inside."""
        self.view, self.content = view, content
        self.is_moved = self.to(self.offset)

    @property
    def furthest(self) -> int:
        return max(0, self.content - self.view.height)

    @property
    def is_needed(self) -> bool:
        return self.furthest > 0

    def to(self, offset: float) -> bool:
        """Scroll there, as far as it goes; whether anything moved."""
        before, self.offset = self.offset, max(0, min(self.furthest, round(offset)))
        return self.offset != before

    def reveal(self, rect: Rect, margin: int) -> bool:
        """Scroll as little as needed until something of the window is inside the view; whether it moved."""
        if rect.top < self.view.top + margin:
            return self.to(self.offset - (self.view.top + margin - rect.top))
        if rect.bottom > self.view.bottom - margin:
            return self.to(self.offset + rect.bottom - self.view.bottom + margin)
        return False


@dataclass(slots=True, kw_only=True)
class ScrollBar(Drawn):
    """The bar beside something that scrolls, and the wheel over all of it. Keys scroll by the focus."""

    scroll: Scroll
    on_scroll: Callable[[], None]

    @property
    def takes_focus(self) -> bool:
        return False

    @property
    def takes_pointer(self) -> bool:
        return self.scroll.is_needed

    @property
    def bar(self) -> Rect:
        width = self.units.px(8)
        view = self.scroll.view
        return Rect(view.right + self.units.px(BAR) - width, view.top, width, view.height)

    @property
    def thumb(self) -> Rect:
        bar, scroll = self.bar, self.scroll
        height = max(self.units.px(32), bar.height * bar.height // max(1, scroll.content))
        top = bar.top + (bar.height - height) * scroll.offset // max(1, scroll.furthest)
        return Rect(bar.left, top, bar.width, height)

    def hits(self, at: Position) -> bool:
        return bool(self.bar.inflate(self.units.px(10), 0).collidepoint(at))

    def takes_wheel(self, at: Position) -> bool:
        return bool(self.rect.collidepoint(at))

    def press(self, at: Position) -> None:
        self.drag(at)

    def drag(self, at: Position) -> None:
        bar, thumb = self.bar, self.thumb
        share = (at[1] - bar.top - thumb.height / 2) / max(1, bar.height - thumb.height)
        if self.scroll.to(share * self.scroll.furthest):
            self.on_scroll()

    def click(self, at: Position) -> None:
        """The press and the drag have moved it already."""

    def wheel(self, wheel: Wheel) -> bool:
        if not self.scroll.to(self.scroll.offset - wheel.steps * self.units.px(_STEP)):
            return False
        self.on_scroll()
        return True

    def draw(self, app: App, surface: Surface, look: Look) -> None:
        if self.scroll.is_needed:
            state = state_of(look)
            start, share = (
                self.scroll.offset / self.scroll.content,
                self.scroll.view.height / self.scroll.content,
            )
            bar = self.bar
            surface.blit(scroll_bar(bar.size, start, share, state, units=self.units, theme=self.theme), bar)
