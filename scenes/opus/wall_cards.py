"""What hangs on the wall: egos in cracked mirrors, artists beside their portraits, works in gilt frames."""

from __future__ import annotations

from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.opus.cards import ARTISTS, EGOS, WORKS
from game.opus.state import NOTHING
from scenes.opus.cards import number_badge, put, put_disc, with_margin
from scenes.opus.lettering import fitted
from scenes.opus.reading import Hung
from scenes.prints import Print, draw_prints
from scenes.skin.art_mirror import cracked_mask
from scenes.skin.art_painting import painting
from scenes.skin.art_portrait import portrait
from scenes.skin.cache import cached
from scenes.skin.card import card_back, card_face, gilt_frame
from scenes.skin.colours import BLACK, GALLERY, GOLD, WHITE, Opus, mix, with_alpha
from scenes.skin.icons import icon
from scenes.skin.light import blank, disabled
from scenes.skin.marks import plate
from scenes.skin.noise import seed_of
from scenes.skin.svg import Size, circle, paint, path, rounded, svg
from scenes.skin.type import SMALLEST, Align, Token, fits, measure_paragraph
from scenes.units import Units

DOWN_GREEN = "#2F7A66"


_MASK = 74
"""How wide the mirror of an ego hangs."""


class EgoWords(NamedTuple):
    name: str
    top: str
    bottom: str


def ego_prints(size: Size, units: Units, words: EgoWords) -> list[Print]:
    """The name and the two strategies, beside the mirror."""
    name, _, top, bottom = _ego_rooms(size, units, words)
    return [
        fitted(words.name, Token.NAME, name, Opus.EGO_INK, units),
        fitted(words.top, Token.BODY, top, "#F6E4DE", units),
        fitted(words.bottom, Token.BODY, bottom, "#F0D8D2", units),
    ]


def _ego_rooms(size: Size, units: Units, words: EgoWords) -> tuple[Rect, int, Rect, Rect]:
    """Where the name, the fine line and the strategies stand; a long name takes a second line.

    The strategies share what is left by what they need.
    """
    left = units.px(_MASK + 13)
    wide = size[0] - left - units.px(5)
    is_long = not fits(words.name, Token.NAME, (wide, units.px(20)), units, SMALLEST)
    name_high = units.px(32 if is_long else 20)
    line = units.px(5) + name_high
    first, last = line + units.px(3), size[1] - units.px(4)
    inner, room_wide = left + units.px(13), wide - units.px(13)
    needs = [measure_paragraph(each, Token.BODY, room_wide, units, SMALLEST)[1] for each in words[1:]]
    middle = first + round((last - first) * needs[0] / sum(needs))
    return (
        Rect(left, units.px(5), wide, name_high),
        line,
        Rect(inner, first, room_wide, middle - first),
        Rect(inner, middle, room_wide, last - middle),
    )


@cached
def ego_card(size: Size, units: Units, kind: int, words: EgoWords, is_skipped: bool) -> Surface:
    box = (units.px(7), units.px(7), units.px(_MASK), size[1] - 2 * units.px(7))
    art = cracked_mask(box[2:], EGOS[kind].id)
    face = card_face(size, units, Opus.EGO, "#C4923A", art, box, seed_of("ego", kind)).copy()
    draw_prints(ego_prints(size, units, words), face, units)
    name, below, top, bottom = _ego_rooms(size, units, words)
    hairline = blank((name.width, max(1, round(0.8 * units.scale))))
    hairline.fill(with_alpha("#E9A9A0", 0.45))
    face.blit(hairline, (name.left, below))
    for shape, room in (("M1 9 L6 1 L11 9Z", top), ("M1 1 L6 9 L11 1Z", bottom)):
        sign = svg(12, 10, path(shape, paint(Opus.EGO_MARK)), "", (units.px(9), units.px(8)))
        face.blit(sign, sign.get_rect(midleft=(name.left, room.centery)))
    return disabled(face) if is_skipped else face


_TWO_BADGES = 38
"""How wide a strip must be for cost and school to stand side by side."""
_PORTRAIT = 74
"""How wide the portrait of an artist is."""


class ArtistWords(NamedTuple):
    name: str
    school: str
    specialty_head: str
    specialty: str


def artist_prints(size: Size, units: Units, words: ArtistWords, school: str, can_copy: bool) -> list[Print]:
    left = units.px(_PORTRAIT + 15)
    wide = size[0] - left - units.px(5)
    ink = Opus.IVORY_INK
    tone = mix(Opus.SCHOOLS[school].colour, BLACK, 0.45)

    def room(top: float, high: float) -> Rect:
        return Rect(left, units.px(top), wide, units.px(high))

    head = "#8A4A06" if can_copy else "#6A5A44"
    line = room(86, 18)
    is_short = fits(words.specialty, Token.QUOTE, line.size, units, 13)
    return [
        fitted(words.name, Token.NAME, room(12, 33), ink, units, size=14),
        fitted(
            _spaced(words.school, (wide, units.px(16)), units),
            Token.LABEL,
            room(46, 16),
            tone,
            units,
            size=12,
        ),
        fitted(words.specialty_head, Token.LABEL, room(70 if is_short else 62, 15), head, units, size=12),
        fitted(words.specialty, Token.QUOTE, line if is_short else room(76, 31), ink, units, size=13),
    ]


def _spaced(school: str, room: Size, units: Units) -> str:
    """A school in spaced capitals, or as wide as its room allows."""
    loose = "\u200a".join(school.upper()).replace("\u200a \u200a", " ")
    return next(
        (each for each in (loose, school.upper()) if fits(each, Token.LABEL, room, units, 12)), school
    )


@cached
def artist_card(
    size: Size, units: Units, kind: int, words: ArtistWords, can_copy: bool, is_dormant: bool
) -> Surface:
    artist = ARTISTS[kind]
    school = Opus.SCHOOLS[artist.school]
    box = (units.px(6), units.px(6), units.px(_PORTRAIT), size[1] - 2 * units.px(6))
    art = portrait(box[2:], artist.id, school.colour)
    face = card_face(size, units, Opus.IVORY, "#C4923A", art, box, seed_of("artist", kind)).copy()
    bar = svg(4, 10, rounded(0, 0, 4, 10, 2, paint(school.colour)), "", (units.px(3), box[3]))
    face.blit(bar, (units.px(_PORTRAIT + 8), box[1]))
    if can_copy:
        glow = plate(
            (size[0] - units.px(_PORTRAIT + 13), units.px(48)),
            units,
            "#FFE6A3",
            "#F3CF7C",
            GOLD,
            5 * units.scale,
        )
        face.blit(glow, (units.px(_PORTRAIT + 12), units.px(60)))
    draw_prints(artist_prints(size, units, words, artist.school, can_copy), face, units)
    if is_dormant:
        face = disabled(face)
    whole, pad = with_margin(face, units, 8)
    put_disc(whole, artist.school, units.px(10), (pad + size[0] - units.px(6), pad + units.px(6)), units)
    return whole


class Strip(NamedTuple):
    """What the next work, which hangs over it, leaves to be seen of one: from where, and how wide."""

    left: int
    width: int


def work_name_print(size: Size, units: Units, name: str, strip: Strip | None = None) -> Print | None:
    """The name under the picture; a strip of a work has none where it would be cut."""
    seen = strip or Strip(0, size[0])
    room = _work_name_room(size, units, name, seen)
    if strip is not None and not fits(name, Token.NAME, room.size, units, SMALLEST):
        return None
    return fitted(name, Token.NAME, room, Opus.IVORY_INK, units, Align.CENTRE, size=13)


def _work_name_room(size: Size, units: Units, name: str, seen: Strip) -> Rect:
    """Under the picture, which leaves room for a third line where a name needs it."""
    inset = units.px(1)
    left, wide = seen.left + inset, seen.width - 2 * inset
    usual = Rect(left, round(size[1] * 0.645), wide, round(size[1] * 0.335))
    if fits(name, Token.NAME, usual.size, units, SMALLEST):
        return usual
    return Rect(left, round(size[1] * 0.58), wide, round(size[1] * 0.40))


@cached
def wall_work(
    size: Size, units: Units, hung: Hung, name: str, copy_word: str, strip: Strip | None = None
) -> Surface:
    """A work on the wall: its gilt picture, name, cost and school; a back while nobody may know it."""
    if hung.kind == NOTHING:
        return card_back(size, units, GALLERY)
    work = WORKS[hung.kind]
    inset = units.px(5)
    seen, called = strip or Strip(0, size[0]), work_name_print(size, units, name, strip)
    below = (called.room.top if called is not None else round(size[1] * 0.645)) - units.px(1)
    box = (inset, inset, size[0] - 2 * inset, below - inset)
    border = units.px(5)
    inner = (box[2] - 2 * border, box[3] - 2 * border)
    art = gilt_frame(box[2:], painting(inner, work.id, work.school), border)
    edge = GOLD if hung.is_live else "#B8A27A"
    face = card_face(size, units, Opus.IVORY, edge, art, box, seed_of("work", hung.kind)).copy()
    if called is not None:
        called.draw(face, units)
    if hung.is_live:
        face.blit(_ring(size, units, "#F0B93C"), (0, 0))
    if hung.is_spent:
        face = disabled(face, "#4A463E")
    if hung.is_down:
        face.blit(_ring(size, units, DOWN_GREEN, 3.4), (0, 0))
        sign = icon("eye", units.px(18), WHITE)
        spot = svg(24, 24, circle(12, 12, 11, paint(DOWN_GREEN, WHITE, 1, 0.92)), "", (units.px(24),) * 2)
        put(face, spot, (size[0] / 2, size[1] * 0.33))
        put(face, sign, (size[0] / 2, size[1] * 0.33))
    if hung.is_copy:
        band = plate(
            (size[0] - units.px(10), units.px(17)), units, "#2F7A66", "#174A3C", WHITE, 4 * units.scale
        )
        face.blit(band, (units.px(5), round(size[1] * 0.46)))
        room = Rect(units.px(7), round(size[1] * 0.46), size[0] - units.px(14), units.px(17))
        fitted(copy_word, Token.LABEL, room, WHITE, units, Align.CENTRE, 12).draw(face, units)
    whole, pad = with_margin(face, units, 8)
    left, top = pad + seen.left + units.px(9), pad + units.px(5)
    right = pad + seen.left + seen.width - units.px(9)
    is_narrow = seen.width < units.px(_TWO_BADGES)
    cost = left if seen.left == 0 or not is_narrow else right
    school = (cost, top + units.px(19)) if is_narrow else (right, top)
    put(whole, number_badge("drive", work.cost, 0, units.px(9), units), (cost, top))
    put_disc(whole, work.school, units.px(8), school, units)
    return whole


def next_place_print(size: Size, units: Units, words: str) -> Print:
    room = Rect(units.px(6), 0, size[0] - units.px(12), size[1])
    return fitted(words, Token.LABEL, room, Opus.GILT[0][1], units, Align.CENTRE, 13)


@cached
def next_place(size: Size, units: Units, words: str) -> Surface:
    """An empty nail on the wall: the next work hangs here."""
    stroke = 1.6 * units.scale
    half = stroke / 2
    style = paint("#0A1A14", Opus.GILT[0][1], stroke, 0.35, 0.7)
    body = rounded(half, half, size[0] - stroke, size[1] - stroke, 8 * units.scale, style)
    face = svg(size[0], size[1], body)
    next_place_print(size, units, words).draw(face, units)
    return face


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


@cached
def aim_sign(size: Size, units: Units, said: str, colour: str) -> Surface:
    """Aims at no ego: a struck circle; below it dots, or whom the viewer knows it aims at."""
    face = blank(size)
    side = units.px(22)
    sign = svg(
        20,
        20,
        circle(10, 10, 8, paint("#1C1712", "#F0DCA8", 2, 0.85))
        + path("M4.6 15.4 L15.4 4.6", paint("none", "#F0DCA8", 2)),
        "",
        (side, side),
    )
    face.blit(sign, sign.get_rect(midtop=(size[0] // 2, 0)))
    low = size[1] - units.px(7)
    if said == "…":
        for place in (-7, 0, 7):
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
