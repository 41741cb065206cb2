"""Texts fitted to their rooms, measured once: the same words stand on the wall from move to move."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from functools import lru_cache

from pygame import Rect

from scenes.control import TextBox
from scenes.prints import Print
from scenes.skin.colours import Colour
from scenes.skin.type import SMALLEST, Align, Token, fits, measure_paragraph, voice
from scenes.units import Units
from scenes.words import Words

_Box = tuple[int, int, int, int]
_KEPT = 4096


@lru_cache(_KEPT)
def _fitted(
    text: str, token: Token, box: _Box, colour: Colour, units: Units, align: Align, size: float | None
) -> Print:
    room = (box[2], box[3])
    most = voice(token).size if size is None else size
    if not _stands(text, token, room, units):
        return Print(_cut(text, token, room, units), token, Rect(box), colour, align, SMALLEST)
    steps = range(1, round((most - SMALLEST) * 2) + 1)
    larger = bisect_left(
        steps, True, key=lambda step: not fits(text, token, room, units, SMALLEST + step / 2)
    )
    return Print(text, token, Rect(box), colour, align, SMALLEST + larger / 2)


def _stands(text: str, token: Token, room: tuple[int, int], units: Units) -> bool:
    wide, high = measure_paragraph(text, token, room[0], units, SMALLEST)
    return wide <= room[0] and high <= room[1]


def _cut(text: str, token: Token, room: tuple[int, int], units: Units) -> str:
    """As many letters as there is room for, and dots."""

    def short(length: int) -> str:
        return text[:length].rstrip(" ,;:.·-") + "…"

    length = bisect_left(range(1, len(text)), True, key=lambda n: not _stands(short(n), token, room, units))
    return short(max(1, length))


def breakable(words: Words, name: str) -> str:
    """A name whose long words may be broken where the language breaks them, with soft hyphens."""
    return _hyphenated(name, words("opus-table-hyphens"))


@lru_cache(_KEPT)
def _hyphenated(name: str, hyphens: str) -> str:
    for broken in hyphens.split():
        # A hyphen of the word itself stays; the others only show where a line ends.
        whole = broken.replace("-", "")
        name = name.replace(whole, broken.replace("-", "\u00ad"))
    return name


def fitted(
    text: str,
    token: Token,
    room: Rect,
    colour: Colour,
    units: Units,
    align: Align = Align.LEFT,
    size: float | None = None,
) -> Print:
    """The text as large as its room allows, without breaking a word; cut with dots where it has no room."""
    box = (room.left, room.top, room.width, room.height)
    return _fitted(text, token, box, colour, units, align, size)


@lru_cache(_KEPT)
def _needs(text: str, token: Token, box: _Box, units: Units, size: float | None) -> TextBox:
    return Print(text, token, Rect(box), "", Align.LEFT, size).box(units)


def boxes(prints: Iterable[Print], units: Units) -> tuple[TextBox, ...]:
    """The texts with the room they have and the room they need."""
    return tuple(
        _needs(
            each.text,
            each.token,
            (each.room.left, each.room.top, each.room.width, each.room.height),
            units,
            each.size,
        )
        for each in prints
    )
