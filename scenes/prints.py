"""Texts of a panel as a list: drawn and measured from the same thing, so that tests see what is written."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable
from typing import NamedTuple

from pygame import Rect, Surface

from scenes.control import TextBox
from scenes.skin.colours import Colour
from scenes.skin.type import (
    SMALLEST,
    Align,
    Token,
    fits,
    line,
    measure_line,
    measure_paragraph,
    paragraph,
    voice,
)
from scenes.units import Units

Marks = Callable[[str, int], Surface]
"""Draws a `{name}` mark inside a text, at a height in pixels."""


class Print(NamedTuple):
    """A text in its room, upright in the middle of it; with `marks`, the signs in it are drawn by that.

    Section heads in capitals stand on one line from the left, spaced as everywhere.
    """

    text: str
    token: Token
    room: Rect
    colour: Colour
    align: Align = Align.LEFT
    size: float | None = None
    marks: Marks | None = None

    def needs(self, units: Units) -> tuple[int, int]:
        return _measured(self.text, self.token, self.room.width, units, self.size, self.marks is not None)

    def box(self, units: Units) -> TextBox:
        return TextBox(self.text, self.room.size, self.needs(units), self.room)

    def draw(self, surface: Surface, units: Units) -> None:
        if self.token is Token.CAPS:
            head = line(self.text, self.token, self.colour, units, self.size)
            surface.blit(head, head.get_rect(midleft=self.room.midleft))
            return
        words = paragraph(
            self.text,
            self.token,
            self.colour,
            self.room.width,
            units,
            self.align,
            self.size,
            picture=self.marks,
        )
        surface.blit(words, words.get_rect(midleft=self.room.midleft))


def shrunk(
    text: str,
    token: Token,
    room: Rect,
    colour: Colour,
    units: Units,
    align: Align = Align.LEFT,
    size: float | None = None,
) -> Print:
    """The text as large as its room allows, at most `size`, at least 12; with dots where it must be cut."""
    said, fitting = _fitted(text, token, room.size, units, voice(token).size if size is None else size)
    return Print(said, token, room, colour, align, fitting)


# A layout asks for the same texts again and again: measuring them once keeps it quick.


@functools.lru_cache(maxsize=4096)
def _measured(
    text: str, token: Token, width: int, units: Units, size: float | None, has_marks: bool
) -> tuple[int, int]:
    if token is Token.CAPS:
        return measure_line(text, token, units, size)
    return measure_paragraph(text, token, width, units, size, has_marks)


@functools.lru_cache(maxsize=4096)
def _fitted(text: str, token: Token, room: tuple[int, int], units: Units, size: float) -> tuple[str, float]:
    """What of a text stands in a room, and at which size."""
    while size > SMALLEST and not fits(text, token, room, units, size):
        size = max(SMALLEST, size - 0.5)
    said = text
    while len(said) > 1 and not _stands(said, token, room, units, size):
        said = said[:-2].rstrip(" ,;:.·-") + "…"
    return said, size


def _stands(text: str, token: Token, room: tuple[int, int], units: Units, size: float) -> bool:
    wide, high = _measured(text, token, room[0], units, size, False)
    return wide <= room[0] and high <= room[1]


def draw_prints(prints: Iterable[Print], surface: Surface, units: Units) -> None:
    for each in prints:
        each.draw(surface, units)
