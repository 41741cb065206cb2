"""Works, artists and egos as sprites: gilt pictures on ivory, masks in cracked mirrors."""

from __future__ import annotations

from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.opus.cards import ARTISTS, EGOS, WORKS
from game.opus.state import NOTHING
from scenes.opus.lettering import fitted
from scenes.opus.reading import Hung
from scenes.prints import Print, draw_prints
from scenes.skin.art_mirror import cracked_mask
from scenes.skin.art_painting import painting
from scenes.skin.art_portrait import portrait
from scenes.skin.cache import cached
from scenes.skin.card import card_back, card_face, gilt_frame
from scenes.skin.colours import BLACK, GALLERY, GOLD, WHITE, Opus, mix
from scenes.skin.icons import icon, kind_disc
from scenes.skin.light import blank, disabled, halo, margin
from scenes.skin.marks import Shape, badge, badge_margin, plate
from scenes.skin.noise import seed_of
from scenes.skin.panel import rule
from scenes.skin.svg import Size, circle, paint, path, rounded, svg
from scenes.skin.type import Align, Token
from scenes.units import Units

DOWN_GREEN = "#2F7A66"
_NUMBERS = {
    "attack": (Shape.DIAMOND, Opus.ATTACK, "#241A12"),
    "drive": (Shape.CIRCLE, Opus.DRIVE, "#3A2406"),
    "health": (Shape.HEART, Opus.HEALTH, WHITE),
}


def number_badge(name: str, number: int, change: int, radius: int, units: Units) -> Surface:
    """Attack on a steel diamond, drive and cost on a gold circle, health on a crimson heart."""
    shape, ground, ink = _NUMBERS[name]
    return badge(str(number), radius, Units(units.size, units.scale), shape, ground, ink, change=change)


def _put(whole: Surface, sign: Surface, at: tuple[float, float]) -> None:
    whole.blit(sign, sign.get_rect(center=(round(at[0]), round(at[1]))))


def _put_disc(whole: Surface, school: str, radius: int, at: tuple[float, float], units: Units) -> None:
    disc = kind_disc(Opus.SCHOOLS[school], radius)
    soft = 3 * units.scale
    place = disc.get_rect(center=(round(at[0]), round(at[1])))
    whole.blit(
        halo(disc, soft, BLACK, 0.5),
        (place.x - margin(soft), place.y - margin(soft) + round(1.5 * units.scale)),
    )
    whole.blit(disc, place)


def _with_margin(face: Surface, units: Units, reach: float) -> tuple[Surface, int]:
    pad = units.px(reach) + badge_margin(units)
    whole = blank((face.get_width() + 2 * pad, face.get_height() + 2 * pad))
    whole.blit(face, (pad, pad))
    return whole, pad


# -- on the wall --------------------------------------------------------------------------------------------


class EgoWords(NamedTuple):
    name: str
    top: str
    bottom: str


def ego_prints(size: Size, units: Units, words: EgoWords) -> list[Print]:
    """The name and the two strategies, beside the mirror."""
    left = units.px(90)
    wide = size[0] - left - units.px(6)
    inner = left + units.px(14)
    return [
        fitted(words.name, Token.NAME, Rect(left, units.px(5), wide, units.px(20)), Opus.EGO_INK, units),
        fitted(
            words.top,
            Token.BODY,
            Rect(inner, units.px(28), wide - units.px(14), units.px(46)),
            "#F6E4DE",
            units,
            size=13,
        ),
        fitted(
            words.bottom,
            Token.BODY,
            Rect(inner, units.px(75), wide - units.px(14), units.px(32)),
            "#E9CFC8",
            units,
            size=13,
        ),
    ]


@cached
def ego_card(size: Size, units: Units, kind: int, words: EgoWords, is_skipped: bool) -> Surface:
    box = (units.px(7), units.px(7), units.px(77), size[1] - 2 * units.px(7))
    art = cracked_mask(box[2:], EGOS[kind].id)
    face = card_face(size, units, Opus.EGO, "#C4923A", art, box, seed_of("ego", kind)).copy()
    draw_prints(ego_prints(size, units, words), face, units)
    fine = rule(size[0] - units.px(100), units, "#E9A9A0", 0.6)
    face.blit(fine, (units.px(90), units.px(22)))
    for shape, top in (("M1 9 L6 1 L11 9Z", 46), ("M1 1 L6 9 L11 1Z", 86)):
        sign = svg(12, 10, path(shape, paint(Opus.EGO_MARK)), "", (units.px(10), units.px(9)))
        face.blit(sign, (units.px(90), units.px(top)))
    return disabled(face) if is_skipped else face


class ArtistWords(NamedTuple):
    name: str
    school: str
    specialty_head: str
    specialty: str


def artist_prints(size: Size, units: Units, words: ArtistWords, school: str, can_copy: bool) -> list[Print]:
    left = units.px(94)
    wide = size[0] - left - units.px(5)
    ink = Opus.IVORY_INK
    tone = mix(Opus.SCHOOLS[school].colour, BLACK, 0.45)
    return [
        fitted(words.name, Token.NAME, Rect(left, units.px(9), wide, units.px(36)), ink, units),
        fitted(words.school, Token.LABEL, Rect(left, units.px(45), wide, units.px(16)), tone, units, size=12),
        fitted(
            words.specialty_head,
            Token.LABEL,
            Rect(left, units.px(62), wide, units.px(15)),
            "#8A4A06" if can_copy else "#6A5A44",
            units,
            size=12,
        ),
        fitted(
            words.specialty, Token.QUOTE, Rect(left, units.px(77), wide, units.px(30)), ink, units, size=13
        ),
    ]


@cached
def artist_card(
    size: Size, units: Units, kind: int, words: ArtistWords, can_copy: bool, is_dormant: bool
) -> Surface:
    artist = ARTISTS[kind]
    school = Opus.SCHOOLS[artist.school]
    box = (units.px(6), units.px(6), units.px(80), size[1] - 2 * units.px(6))
    art = portrait(box[2:], artist.id, school.colour)
    face = card_face(size, units, Opus.IVORY, "#C4923A", art, box, seed_of("artist", kind)).copy()
    bar = svg(4, 10, rounded(0, 0, 4, 10, 2, paint(school.colour)), "", (units.px(3), box[3]))
    face.blit(bar, (units.px(88), box[1]))
    if can_copy:
        glow = plate(
            (size[0] - units.px(93), units.px(48)), units, "#FFE6A3", "#F3CF7C", GOLD, 5 * units.scale
        )
        face.blit(glow, (units.px(91), units.px(60)))
    draw_prints(artist_prints(size, units, words, artist.school, can_copy), face, units)
    if is_dormant:
        face = disabled(face)
    whole, pad = _with_margin(face, units, 8)
    _put_disc(whole, artist.school, units.px(10), (pad + size[0] - units.px(6), pad + units.px(6)), units)
    return whole


def work_name_print(size: Size, units: Units, name: str) -> Print:
    inset = units.px(1)
    room = Rect(inset, round(size[1] * 0.645), size[0] - 2 * inset, round(size[1] * 0.335))
    return fitted(name, Token.NAME, room, Opus.IVORY_INK, units, Align.CENTRE, size=13)


@cached
def wall_work(size: Size, units: Units, hung: Hung, name: str, copy_word: str) -> Surface:
    """A work on the wall: its gilt picture, name, cost and school; a back while nobody may know it."""
    if hung.kind == NOTHING:
        return card_back(size, units, GALLERY)
    work = WORKS[hung.kind]
    inset = units.px(5)
    box = (inset, inset, size[0] - 2 * inset, round(size[1] * 0.63) - inset)
    border = units.px(5)
    inner = (box[2] - 2 * border, box[3] - 2 * border)
    art = gilt_frame(box[2:], painting(inner, work.id, work.school), border)
    edge = GOLD if hung.is_live else "#B8A27A"
    face = card_face(size, units, Opus.IVORY, edge, art, box, seed_of("work", hung.kind)).copy()
    work_name_print(size, units, name).draw(face, units)
    if hung.is_live:
        face.blit(_ring(size, units, "#F0B93C"), (0, 0))
    if hung.is_spent:
        face = disabled(face, "#4A463E")
    if hung.is_down:
        face.blit(_ring(size, units, DOWN_GREEN, 3.4), (0, 0))
        sign = icon("eye", units.px(18), WHITE)
        spot = svg(24, 24, circle(12, 12, 11, paint(DOWN_GREEN, WHITE, 1, 0.92)), "", (units.px(24),) * 2)
        _put(face, spot, (size[0] / 2, size[1] * 0.33))
        _put(face, sign, (size[0] / 2, size[1] * 0.33))
    if hung.is_copy:
        band = plate(
            (size[0] - units.px(10), units.px(17)), units, "#2F7A66", "#174A3C", WHITE, 4 * units.scale
        )
        face.blit(band, (units.px(5), round(size[1] * 0.46)))
        room = Rect(units.px(7), round(size[1] * 0.46), size[0] - units.px(14), units.px(17))
        fitted(copy_word, Token.LABEL, room, WHITE, units, Align.CENTRE, 12).draw(face, units)
    whole, pad = _with_margin(face, units, 8)
    _put(
        whole, number_badge("drive", work.cost, 0, units.px(9), units), (pad + units.px(5), pad + units.px(5))
    )
    _put_disc(whole, work.school, units.px(8), (pad + size[0] - units.px(5), pad + units.px(5)), units)
    return whole


def _ring(size: Size, units: Units, colour: str, wide: float = 2.2) -> Surface:
    stroke = max(1.5, wide * units.scale)
    half = stroke / 2
    return svg(
        size[0],
        size[1],
        rounded(
            half, half, size[0] - stroke, size[1] - stroke, 8 * units.scale, paint("none", colour, stroke)
        ),
    )


# -- in the hand and seen close -----------------------------------------------------------------------------


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
    _put(face, fine, (size[0] / 2, size[1] * 0.615))
    if school:
        wide = round(size[0] * 0.86)
        bar = svg(
            wide, 6, rounded(0, 0, wide, 6, 3, paint(Opus.SCHOOLS[school].colour)), "", (wide, units.px(4))
        )
        _put(face, bar, (size[0] / 2, size[1] * 0.95))
    whole, pad = _with_margin(face, units, 10)
    radius = round(size[0] * 0.095)
    for (name, number), down in zip(tall.numbers, (0.03, 0.45), strict=False):
        _put(
            whole,
            number_badge(name, number, 0, radius, units),
            (pad + size[0] * 0.045, pad + size[1] * down),
        )
    if school:
        _put_disc(whole, school, round(size[0] * 0.085), (pad + size[0] * 0.955, pad + size[1] * 0.03), units)
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


@cached
def aim_sign(size: Size, units: Units, said: str, colour: str) -> Surface:
    """Aims at no ego: a struck circle; below it dots, or whom the viewer knows it aims at."""
    face = blank(size)
    side = units.px(20)
    sign = svg(
        20,
        20,
        circle(10, 10, 8, paint("#1C1712", "#F0DCA8", 2, 0.85))
        + path("M4.6 15.4 L15.4 4.6", paint("none", "#F0DCA8", 2)),
        "",
        (side, side),
    )
    face.blit(sign, sign.get_rect(midtop=(size[0] // 2, 0)))
    low = size[1] - units.px(10)
    if said == "…":
        for place in (-6, 0, 6):
            pygame.draw.aacircle(
                face, "#F0DCA8", (size[0] // 2 + units.px(place), low), max(1.5, 2 * units.scale)
            )
        return face
    pill = plate((size[0], units.px(18)), units, "#1C1712", "#0D0A08", colour, 7 * units.scale)
    face.blit(pill, pill.get_rect(midbottom=(size[0] // 2, size[1])))
    room = Rect(0, size[1] - units.px(18), size[0], units.px(18))
    fitted(said, Token.NUMBER, room, colour, Units(units.size, units.scale), Align.CENTRE, 13).draw(
        face, units
    )
    return face
