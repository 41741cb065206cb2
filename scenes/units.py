"""Sizes on screen: units of a 1280x720 canvas, a scale to pixels, and rectangles computed from them."""

from __future__ import annotations

from dataclasses import dataclass, field

from pygame import Rect

CANVAS = (1280, 720)
SMALLEST_WINDOW = (1024, 576)


@dataclass(frozen=True, slots=True)
class Units:
    """The measure of one window: its size in pixels and how many pixels a unit has.

    The frame is the 16:9 part of the window in which everything is laid out; the backdrop fills the rest.
    """

    size: tuple[int, int]
    scale: float
    text_scale: float = 1.0
    _corner: tuple[int, int] = field(init=False, repr=False, compare=False)
    """Where the frame begins: every rectangle is computed from it."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "_corner", self.frame.topleft)

    @classmethod
    def of(cls, size: tuple[int, int], ui_scale: float = 1.0, text_scale: float = 1.0) -> Units:
        return cls(size, min(size[0] / CANVAS[0], size[1] / CANVAS[1]) * ui_scale, text_scale)

    @property
    def frame(self) -> Rect:
        """The centred part of the window with the proportions of the canvas."""
        fit = min(self.size[0] / CANVAS[0], self.size[1] / CANVAS[1])
        frame = Rect(0, 0, round(CANVAS[0] * fit), round(CANVAS[1] * fit))
        frame.center = (self.size[0] // 2, self.size[1] // 2)
        return frame

    @property
    def width(self) -> float:
        """The frame's width in units: 1280 at the usual UI scale, less when everything is drawn larger."""
        return self.frame.width / self.scale

    @property
    def height(self) -> float:
        return self.frame.height / self.scale

    def px(self, units: float) -> int:
        """A length in pixels."""
        return round(units * self.scale)

    def rect(self, x: float, y: float, width: float, height: float) -> Rect:
        """A rectangle given in units of the frame, in pixels of the window."""
        left, top = self.px(x), self.px(y)
        beyond, below = self._corner
        return Rect(beyond + left, below + top, self.px(x + width) - left, self.px(y + height) - top)

    def card(self, x: float, y: float, width: float, height: float) -> Rect:
        """The same for something of which there are many: its size does not depend on where it lies.

        So the sprites of a card, its light and its shadow are drawn once for all places.
        """
        beyond, below = self._corner
        return Rect(beyond + self.px(x), below + self.px(y), self.px(width), self.px(height))
