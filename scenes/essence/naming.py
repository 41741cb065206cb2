"""Names in narrow rooms: where a long word may be broken, and what a person is called for short."""

from __future__ import annotations

from functools import cache

from pygame import Rect

from game.action import Ref
from scenes.essence.reading import name_of, tile_name
from scenes.prints import Print, shrunk
from scenes.skin.colours import Colour
from scenes.skin.svg import Size
from scenes.skin.type import Token, fits
from scenes.units import Units
from scenes.words import Words

SOFT_HYPHEN = "\u00ad"


def card_name(words: Words, ref: Ref) -> str:
    """What a card is called, with soft hyphens where its words may be broken."""
    return _breakable(words.language, name_of(words, ref))


def unbroken(name: str, token: Token, room: Size, units: Units) -> str:
    """The name without its hyphens, where it stands in a room without them."""
    plain = name.replace(SOFT_HYPHEN, "")
    return plain if fits(plain, token, room, units, 12.0) else name


def broken_tile_name(words: Words, segment: int) -> str:
    """The same for a tile on an Island."""
    return _breakable(words.language, tile_name(words, segment))


@cache
def _breakable(language: str, name: str) -> str:
    hyphens = _hyphens(language)
    return " ".join(hyphens.get(word, word) for word in name.split(" "))


@cache
def _hyphens(language: str) -> dict[str, str]:
    """The long words of all names, each with its syllables."""
    listed = Words(language)("essence-table-hyphens").split()
    return {word.replace(SOFT_HYPHEN, ""): word for word in listed}


def short_name(name: str) -> str:
    """The first of several names; a number that tells two seats apart stays."""
    first, *rest = name.split()
    return first if any(part.isalpha() for part in rest) else name


def seat_print(
    words: Words, seat: int, token: Token, room: Rect, colour: Colour, units: Units, size: float
) -> Print:
    """Who sits there; only the first of several names where not all of them have room."""
    name = words.seat_name(seat)
    whole = shrunk(name, token, room, colour, units, size=size)
    return whole if whole.text == name else shrunk(short_name(name), token, room, colour, units, size=size)
