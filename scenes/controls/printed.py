"""A text in its room: measured when a page is built, drawn from the cache."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect, Surface

from scenes.control import TextBox
from scenes.skin import type as typesetting
from scenes.skin.colours import Colour
from scenes.skin.type import Align, Picture, Token
from scenes.units import Units


class Printed(NamedTuple):
    """Words, how they are set, and the room they were given. A text that wraps may take several lines."""

    words: str
    token: Token
    room: Rect
    colour: Colour
    align: Align = Align.LEFT
    wraps: bool = False
    size: float | None = None
    from_top: bool = False
    """Whether it begins at the top of its room instead of standing in the middle of it."""
    keywords: tuple[str, ...] = ()
    """Words of a wrapped text that are underlined, since the rules explain them."""
    keyword_colour: Colour | None = None
    marks: Picture | None = None
    """Draws the `{name}` marks in a text that wraps."""

    def needs(self, units: Units) -> tuple[int, int]:
        """Width and height that the words take."""
        if self.wraps:
            return self._needs_wrapped(units)
        wide = typesetting.measure_line(self.words, self.token, units, self.size)[0]
        return wide, typesetting.line_height(self.token, units, self.size)

    def _needs_wrapped(self, units: Units) -> tuple[int, int]:
        """A paragraph in which a word had to be broken needs more width than it has."""
        has_marks = self.marks is not None
        wide, high = typesetting.measure_paragraph(
            self.words, self.token, self.room.width, units, self.size, has_marks
        )
        if has_marks:
            return wide, high
        is_whole = typesetting.fits(self.words, self.token, (self.room.width, high), units, self.size)
        return wide if is_whole else self.room.width + 1, high

    def box(self, units: Units) -> TextBox:
        """The text with its room, for layout tests."""
        return TextBox(self.words, self.room.size, self.needs(units), self.room)

    def moved(self, across: int, down: int) -> Printed:
        return self._replace(room=self.room.move(across, down))

    def draw(self, surface: Surface, units: Units, colour: Colour | None = None) -> None:
        """Draw the words into their room."""
        ink = colour or self.colour
        if self.wraps:
            sprite = typesetting.paragraph(
                self.words,
                self.token,
                ink,
                self.room.width,
                units,
                self.align,
                self.size,
                self.keywords,
                self.keyword_colour,
                self.marks,
            )
        else:
            sprite = typesetting.line(self.words, self.token, ink, units, self.size)
        surface.blit(sprite, self._place(sprite))

    def _place(self, sprite: Surface) -> Rect:
        place = sprite.get_rect(midleft=self.room.midleft)
        if self.align is Align.CENTRE:
            place.centerx = self.room.centerx
        elif self.align is Align.RIGHT:
            place.right = self.room.right
        if self.from_top:
            place.top = self.room.top
        return place


def height_of(words: str, token: Token, width: int, units: Units, size: float | None = None) -> int:
    """How high the words stand when they wrap at a width."""
    return typesetting.measure_paragraph(words, token, width, units, size)[1]


def cut(words: str, token: Token, width: int, units: Units) -> str:
    """The words, or as many letters of a long name as have room, and a sign that it goes on."""
    if typesetting.fits_line(words, token, width, units):
        return words
    for count in range(len(words) - 1, 0, -1):
        if typesetting.fits_line(words[:count] + "…", token, width, units):
            return words[:count].rstrip() + "…"
    return "…"
