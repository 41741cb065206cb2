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
from scenes.skin.type import Align, Token
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
    name: str
    text: str


class Tall(NamedTuple):
    """An upright card: what it is (work, artist, ego), which one, and its two numbers."""

    sort: str
    kind: int
    numbers: tuple[tuple[str, int], ...]


def tall_prints(size: Size, units: Units, words: TallWords, ink: str) -> list[Print]:
    inset = round(size[0] * 0.06)
    wide = size[0] - 2 * inset
    high = size[1]
    return [
        fitted(
            words.name,
            Token.NAME,
            Rect(inset, round(high * 0.475), wide, round(high * 0.125)),
            ink,
            units,
            Align.CENTRE,
            15,
        ),
        fitted(
            words.text,
            Token.BODY,
            Rect(inset, round(high * 0.635), wide, round(high * 0.285)),
            ink,
            units,
            Align.CENTRE,
            14,
        ),
    ]


def _tall_art(tall: Tall, box: Size, border: int) -> tuple[Surface, str]:
    inner = (box[0] - 2 * border, box[1] - 2 * border)
    if tall.sort == "work":
        work = WORKS[tall.kind]
        return painting(inner, work.id, work.school), work.school
    if tall.sort == "artist":
        artist = ARTISTS[tall.kind]
        return portrait(inner, artist.id, Opus.SCHOOLS[artist.school].colour), artist.school
    return cracked_mask(inner, EGOS[tall.kind].id), ""


@cached
def tall_card(size: Size, units: Units, tall: Tall, words: TallWords) -> Surface:
    is_ego = tall.sort == "ego"
    inset, border = round(size[0] * 0.055), max(3, round(size[0] * 0.045))
    box = (inset, inset, size[0] - 2 * inset, round(size[1] * 0.465) - inset)
    if is_ego:
        # A mask is upright: a wide frame would stretch its face.
        narrow = round(box[3] * 0.82)
        box = ((size[0] - narrow) // 2, box[1], narrow, box[3])
    art, school = _tall_art(tall, box[2:], border)
    ground, ink = (Opus.EGO, Opus.EGO_INK) if is_ego else (Opus.IVORY, Opus.IVORY_INK)
    framed = gilt_frame(box[2:], art, border)
    face = card_face(size, units, ground, "#C4923A", framed, box, seed_of(tall.sort, tall.kind)).copy()
    draw_prints(tall_prints(size, units, words, ink), face, units)
    fine = rule(round(size[0] * 0.8), units, "#E9A9A0" if is_ego else "#8A6428", 0.6)
    put(face, fine, (size[0] / 2, size[1] * 0.615))
    if school:
        wide = round(size[0] * 0.86)
        bar = svg(
            wide, 6, rounded(0, 0, wide, 6, 3, paint(Opus.SCHOOLS[school].colour)), "", (wide, units.px(4))
        )
        put(face, bar, (size[0] / 2, size[1] * 0.95))
    whole, pad = with_margin(face, units, 10)
    radius = round(size[0] * 0.095)
    for (name, number), down in zip(tall.numbers, (0.03, 0.45), strict=False):
        put(
            whole,
            number_badge(name, number, 0, radius, units),
            (pad + size[0] * 0.045, pad + size[1] * down),
        )
    if school:
        put_disc(whole, school, round(size[0] * 0.085), (pad + size[0] * 0.955, pad + size[1] * 0.03), units)
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
