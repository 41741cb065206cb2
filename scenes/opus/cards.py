"""Upright cards, in the hand and seen close, and the badges that all cards share."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect, Surface

from game.opus.cards import ARTISTS, EGOS, WORKS
from scenes.opus.lettering import fitted
from scenes.prints import Print, draw_prints
from scenes.skin.art_mirror import cracked_mask
from scenes.skin.art_painting import painting
from scenes.skin.art_portrait import portrait
from scenes.skin.cache import cached
from scenes.skin.card import card_back, card_face, gilt_frame
from scenes.skin.colours import BLACK, GALLERY, WHITE, Opus
from scenes.skin.icons import kind_disc
from scenes.skin.light import blank, halo, margin
from scenes.skin.marks import Shape, badge, badge_margin
from scenes.skin.noise import seed_of
from scenes.skin.panel import rule
from scenes.skin.svg import Size, paint, rounded, svg
from scenes.skin.type import SMALLEST, Align, Token, fits
from scenes.units import Units

_NUMBERS = {
    "attack": (Shape.DIAMOND, Opus.ATTACK, "#241A12"),
    "drive": (Shape.CIRCLE, Opus.DRIVE, "#3A2406"),
    "health": (Shape.HEART, Opus.HEALTH, WHITE),
}


def number_badge(name: str, number: int, change: int, radius: int, units: Units) -> Surface:
    """Attack on a steel diamond, drive and cost on a gold circle, health on a crimson heart."""
    shape, ground, ink = _NUMBERS[name]
    return badge(str(number), radius, Units(units.size, units.scale), shape, ground, ink, change=change)


def put(whole: Surface, sign: Surface, at: tuple[float, float]) -> None:
    whole.blit(sign, sign.get_rect(center=(round(at[0]), round(at[1]))))


def put_disc(whole: Surface, school: str, radius: int, at: tuple[float, float], units: Units) -> None:
    disc = kind_disc(Opus.SCHOOLS[school], radius)
    soft = 3 * units.scale
    place = disc.get_rect(center=(round(at[0]), round(at[1])))
    whole.blit(
        halo(disc, soft, BLACK, 0.5),
        (place.x - margin(soft), place.y - margin(soft) + round(1.5 * units.scale)),
    )
    whole.blit(disc, place)


def with_margin(face: Surface, units: Units, reach: float) -> tuple[Surface, int]:
    pad = units.px(reach) + badge_margin(units)
    whole = blank((face.get_width() + 2 * pad, face.get_height() + 2 * pad))
    whole.blit(face, (pad, pad))
    return whole, pad


class TallWords(NamedTuple):
    """What stands on an upright card; without a text it is a picture with a name."""

    name: str
    text: str = ""


class Tall(NamedTuple):
    """An upright card: what it is (work, artist, ego), which one, and its two numbers."""

    sort: str
    kind: int
    numbers: tuple[tuple[str, int], ...]

    @property
    def school(self) -> str:
        """Empty for an ego."""
        return "" if self.is_ego else (WORKS if self.sort == "work" else ARTISTS)[self.kind].school

    @property
    def is_ego(self) -> bool:
        return self.sort == "ego"

    @property
    def ink(self) -> str:
        return Opus.EGO_INK if self.is_ego else Opus.IVORY_INK


def _tall_rooms(size: Size, units: Units, words: TallWords) -> tuple[int, Rect, Rect]:
    """Where the picture ends, and where the name and the text stand; a long name takes a second line."""
    inset = round(size[0] * 0.06)
    wide, high = size[0] - 2 * inset, size[1]

    def room(top: float, bottom: float) -> Rect:
        return Rect(inset, round(high * top), wide, round(high * bottom) - round(high * top))

    if not words.text:
        return round(high * 0.66), room(0.69, 0.92), room(0.92, 0.92)
    name = room(0.475, 0.6)
    # A name keeps its size when texts are set larger: it has its room, and must not be cut.
    if fits(words.name, Token.NAME, name.size, Units(units.size, units.scale), SMALLEST):
        return round(high * 0.465), name, room(0.635, 0.92)
    return round(high * 0.395), room(0.405, 0.6), room(0.635, 0.92)


def tall_prints(size: Size, units: Units, words: TallWords, ink: str) -> list[Print]:
    _, name, text = _tall_rooms(size, units, words)
    found = [fitted(words.name, Token.NAME, name, ink, Units(units.size, units.scale), Align.CENTRE, 15)]
    if words.text:
        found.append(fitted(words.text, Token.BODY, text, ink, units, Align.CENTRE, 14))
    return found


def _art(tall: Tall, inner: Size) -> Surface:
    if tall.sort == "work":
        return painting(inner, WORKS[tall.kind].id, tall.school)
    if tall.sort == "artist":
        return portrait(inner, ARTISTS[tall.kind].id, Opus.SCHOOLS[tall.school].colour)
    return cracked_mask(inner, EGOS[tall.kind].id)


@cached
def tall_card(size: Size, units: Units, tall: Tall, words: TallWords) -> Surface:
    inset = round(size[0] * 0.055)
    below, *_ = _tall_rooms(size, units, words)
    box = (inset, inset, size[0] - 2 * inset, below - inset)
    if tall.is_ego:
        # A mask is upright: a wide frame would stretch its face.
        narrow = min(box[2], round(box[3] * 0.82))
        box = ((size[0] - narrow) // 2, box[1], narrow, box[3])
    face = framed_face(size, units, tall, box)
    draw_prints(tall_prints(size, units, words, tall.ink), face, units)
    if words.text:
        fine = rule(round(size[0] * 0.8), units, rule_colour(tall), 0.6)
        put(face, fine, (size[0] / 2, size[1] * 0.615))
    if tall.school:
        put(face, school_bar(tall.school, round(size[0] * 0.86), units), (size[0] / 2, size[1] * 0.95))
    radius = round(size[0] * 0.095)
    # Cards of a fan lie side by side: one's school stays clear of the next one's cost.
    return with_badges(face, units, tall, radius, below, beside=round(radius * 0.95))


def framed_face(size: Size, units: Units, tall: Tall, box: tuple[int, int, int, int]) -> Surface:
    """The ground of a card with its picture in gilt, to be written on."""
    border = max(3, units.px(5.5))
    framed = gilt_frame(box[2:], _art(tall, (box[2] - 2 * border, box[3] - 2 * border)), border)
    ground = Opus.EGO if tall.is_ego else Opus.IVORY
    return card_face(size, units, ground, "#C4923A", framed, box, seed_of(tall.sort, tall.kind)).copy()


def rule_colour(tall: Tall) -> str:
    return "#E9A9A0" if tall.is_ego else "#8A6428"


@cached
def school_bar(school: str, wide: int, units: Units) -> Surface:
    return svg(
        wide, 6, rounded(0, 0, wide, 6, 3, paint(Opus.SCHOOLS[school].colour)), "", (wide, units.px(4))
    )


def with_badges(
    face: Surface, units: Units, tall: Tall, radius: int, below: int, *, beside: int | None = None
) -> Surface:
    """The card with its numbers over its left edge, beside the picture, and its school over a corner.

    `beside` is how far from the edge their middles are, where it is not half outside.
    """
    whole, pad = with_margin(face, units, 10)
    first = round(radius * 0.45)
    aside = first if beside is None else beside
    for (name, number), down in zip(tall.numbers, (first, below - first // 2), strict=False):
        put(whole, number_badge(name, number, 0, radius, units), (pad + aside, pad + down))
    if tall.school:
        corner = (pad + face.get_width() - aside, pad + first)
        put_disc(whole, tall.school, round(radius * 0.9), corner, units)
    return whole


def tall_of(sort: str, kind: int) -> Tall:
    if sort == "work":
        return Tall(sort, kind, (("drive", WORKS[kind].cost),))
    if sort == "artist":
        return Tall(sort, kind, (("attack", ARTISTS[kind].attack), ("drive", ARTISTS[kind].drive)))
    return Tall(sort, kind, (("attack", EGOS[kind].attack), ("health", EGOS[kind].health)))


@cached
def back(size: Size, units: Units) -> Surface:
    return card_back(size, units, GALLERY)
