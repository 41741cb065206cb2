"""A card opened like a painting with the label beside it, as wide as its words need: nothing on it is cut."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from pygame import Rect, Surface

from scenes.opus.cards import Tall, framed_face, put, rule_colour, school_bar, with_badges
from scenes.opus.lettering import fitted
from scenes.prints import Print, draw_prints
from scenes.skin.cache import cached
from scenes.skin.colours import BLACK, Opus, mix
from scenes.skin.panel import rule
from scenes.skin.svg import Size
from scenes.skin.type import SMALLEST, Align, Token, fits
from scenes.units import Units

HIGH = 170.0
"""In units, from the floor of the gallery to the lower edge of the window."""
_ART = (108.0, 72.0)
_INSET = 8.0
_LABEL = 124.0
"""Where the words begin, right of the picture."""
_LABELS = tuple(range(118, 336, 24))
"""How wide they may stand; the first that holds them is taken."""
_GOOD = 13.0
"""How large the text stands at least."""


class OpenWords(NamedTuple):
    """Everything that is printed on a card: beside its picture, and below it."""

    name: str
    text: str
    school: str = ""
    aside: str = ""
    """Its targets, or its specialty."""


def _plain(units: Units) -> Units:
    """Names, and what stands below the picture, keep their size when texts are set larger."""
    return Units(units.size, units.scale)


@lru_cache(512)
def width(units: Units, words: OpenWords) -> float:
    """How wide a card opens, in units."""
    for label in _LABELS:
        room = _text_room(units, label, words)
        if fits(words.text, Token.BODY, room.size, units, _GOOD):
            return _LABEL + label + _INSET
    return _LABEL + _LABELS[-1] + _INSET


def _name_room(units: Units, label: float, words: OpenWords) -> Rect:
    """One line if the name has room beside the disc of its school, else two."""
    one = Rect(units.px(_LABEL), units.px(9), units.px(label - 8), units.px(20))
    is_long = not fits(words.name, Token.NAME, one.size, _plain(units), SMALLEST)
    return Rect(one.left, one.top, one.width, units.px(36)) if is_long else one


def _text_room(units: Units, label: float, words: OpenWords) -> Rect:
    top = _name_room(units, label, words).bottom + units.px(9)
    return Rect(units.px(_LABEL), top, units.px(label), units.px(HIGH - 14) - top)


def prints(size: Size, units: Units, words: OpenWords, tall: Tall) -> list[Print]:
    label = size[0] / units.scale - _LABEL - _INSET
    ink = tall.ink
    plain = _plain(units)
    found = [
        fitted(words.name, Token.NAME, _name_room(units, label, words), ink, plain, size=16),
        fitted(words.text, Token.BODY, _text_room(units, label, words), ink, units, size=14),
    ]
    left, wide = units.px(_INSET), units.px(_ART[0])
    top = _INSET + _ART[1] + 4
    if words.school:
        tone = mix(Opus.SCHOOLS[tall.school].colour, BLACK, 0.45)
        line = Rect(left, units.px(top), wide, units.px(16))
        found.append(fitted(words.school, Token.LABEL, line, tone, plain, Align.CENTRE, 13))
    if words.aside:
        room = Rect(left, units.px(top + 16), wide, units.px(HIGH - 6 - top - 16))
        quiet = mix(ink, "#8A7A60", 0.35)
        found.append(fitted(words.aside, Token.LABEL, room, quiet, plain, Align.CENTRE, 12))
    return found


@cached
def open_card(size: Size, units: Units, tall: Tall, words: OpenWords) -> Surface:
    art = (units.px(_ART[0]), units.px(_ART[1]))
    box = (units.px(_INSET), units.px(_INSET), *art)
    if tall.is_ego:
        # A mask is upright, and nothing stands below it.
        box = (units.px(24), units.px(16), units.px(78), units.px(HIGH - 32))
    face = framed_face(size, units, tall, box)
    written = prints(size, units, words, tall)
    draw_prints(written, face, units)
    name = written[0].room
    fine = rule(name.width, units, rule_colour(tall), 0.6)
    put(face, fine, (name.centerx, name.bottom + units.px(4)))
    if tall.school:
        wide = size[0] - units.px(_LABEL + _INSET)
        put(face, school_bar(tall.school, wide, units), (name.left + wide / 2, size[1] - units.px(7)))
    return with_badges(face, units, tall, units.px(12), box[1] + box[3])
