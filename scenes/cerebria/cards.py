"""Emotion and Operation cards, Aspirations and backs, as sprites. Art comes from the card's id."""

from __future__ import annotations

from typing import NamedTuple

import pygame
from pygame import Surface

from game.cerebria.cards import EMOTIONS, IS_STRONG, SIDE, THRESHOLD, TRACK
from scenes.cerebria.figures import SIDES
from scenes.skin.art_blossom import blossom_picture
from scenes.skin.art_inkblot import inkblot_picture
from scenes.skin.cache import cached
from scenes.skin.card import card_face
from scenes.skin.colours import BLACK, WHITE, Cerebria, mix
from scenes.skin.icons import icon, kind_disc
from scenes.skin.light import disabled, halo, margin
from scenes.skin.marks import badge, badge_margin, outline, plate
from scenes.skin.noise import seed_of
from scenes.skin.panel import rule
from scenes.skin.svg import Size, paint, path, star, svg
from scenes.skin.type import Align, Token, fits, line, measure_paragraph, paragraph, size_that_fits
from scenes.units import Units

BADGES = 0.11
"""How far badges may stand over a card's edges, as a share of its width."""
_BADGE_GROUND = (((0, "#FFF3C9"), (1, "#D9962B")), ((0, "#8F80F5"), (1, "#3A2F88")))
_BADGE_INK = ("#4A2806", WHITE)
_FILLED = ("#D9772B", "#B7ABFF")


def art(kind: int, size: Size) -> Surface:
    """The picture of an Emotion: a blossom for Bliss, an inkblot for Gloom, its hue from the Vibe."""
    emotion = EMOTIONS[kind]
    picture = blossom_picture if emotion.side == "bliss" else inkblot_picture
    vibe = emotion.vibe or ("yellow" if emotion.side == "bliss" else "blue")
    return picture(size, emotion.id, vibe)


def vibe_disc(kind: int, radius: int) -> Surface:
    return kind_disc(Cerebria.VIBES[EMOTIONS[kind].vibe or "wild"], radius)


def _with_badges(size: Size, units: Units) -> tuple[Surface, int]:
    """An empty surface with room for badges round a card of this size."""
    pad = round(size[0] * BADGES) + badge_margin(units)
    return pygame.Surface((size[0] + 2 * pad, size[1] + 2 * pad), pygame.SRCALPHA), pad


def _put_disc(whole: Surface, disc: Surface, at: tuple[float, float], units: Units) -> None:
    soft = 3 * units.scale
    place = disc.get_rect(center=at)
    whole.blit(
        halo(disc, soft, BLACK, 0.5),
        (place.x - margin(soft), place.y - margin(soft) + round(1.5 * units.scale)),
    )
    whole.blit(disc, place)


# -- on the board -------------------------------------------------------------------------------------------


@cached
def tile(size: Size, units: Units, kind: int, essence: int, intensity: int, token: int) -> Surface:
    """An Emotion on the ring: art, Intensity, Vibe, Essence; no words."""
    width, height = size
    team = SIDE[kind]
    side = SIDES[team]
    inset = max(3, round(width * 0.06))
    box = (inset, inset, width - 2 * inset, round(height * 0.69) - inset)
    face = card_face(size, units, side.ground, side.edge, art(kind, box[2:]), box, seed_of("tile", kind))
    face = face.copy()
    _pips(face, kind, essence, units)
    whole, pad = _with_badges(size, units)
    whole.blit(face, (pad, pad))
    number = badge(str(intensity), units.px(9), units, ground=_BADGE_GROUND[team], ink=_BADGE_INK[team])
    whole.blit(number, number.get_rect(center=(pad + width * 0.10, pad + width * 0.10)))
    _put_disc(whole, vibe_disc(kind, units.px(7)), (pad + width * 0.93, pad + width * 0.07), units)
    if IS_STRONG[kind]:
        gold = strong_star(units.px(15))
        whole.blit(gold, gold.get_rect(center=(pad + width * 0.5, pad + height * 0.02)))
    if token:
        _flag(whole, f"+{token}", (pad + width * 0.98, pad + height * 0.60), units)
    return whole


@cached
def strong_star(side: int) -> Surface:
    return svg(
        side,
        side,
        path(
            star((side / 2, side / 2), side * 0.5, side * 0.22),
            paint("#FFE9A8", "#7A4A12", max(0.8, side * 0.06)),
        ),
    )


def _flag(whole: Surface, words: str, right: tuple[float, float], units: Units) -> None:
    digits = line(words, Token.NUMBER, "#231507", Units(units.size, units.scale), 12)
    size = (digits.get_width() + units.px(7), units.px(15))
    ground = plate(size, units, "#FFE6A3", "#C98A2A", WHITE, 4 * units.scale)
    place = ground.get_rect(midright=right)
    whole.blit(ground, place)
    whole.blit(digits, digits.get_rect(center=place.center))


def _pips(face: Surface, kind: int, essence: int, units: Units) -> None:
    """One pip for each Essence space, filled from the left."""
    width, height = face.get_size()
    team, spaces = SIDE[kind], len(TRACK[kind])
    side = max(7, round(width * 0.155))
    gap = min(side * 1.35, (width * 0.86) / spaces)
    left = width / 2 - gap * (spaces - 1) / 2
    for space in range(spaces):
        sign = _pip(side, team, space < essence)
        face.blit(sign, sign.get_rect(center=(left + gap * space, height * 0.845)))


@cached
def _pip(side: int, team: int, filled: bool) -> Surface:
    shape = SIDES[team].shape
    edge = mix(_FILLED[team], WHITE, 0.7) if filled else SIDES[team].ink
    style = paint(
        _FILLED[team] if filled else BLACK,
        edge,
        max(0.9, side * 0.1),
        1.0 if filled else 0.22,
        0.9 if filled else 0.55,
    )
    return svg(side, side, path(outline(shape, side, side * 0.08), style))


# -- in the hand --------------------------------------------------------------------------------------------


class CardWords:
    """What stands on a hand card; equal words make an equal sprite."""

    __slots__ = ("name", "text")

    def __init__(self, name: str, text: str) -> None:
        self.name, self.text = name, text

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CardWords) and (self.name, self.text) == (other.name, other.text)

    def __hash__(self) -> int:
        return hash((self.name, self.text))


class Anatomy(NamedTuple):
    """Where things stand on a held card, in shares of its height."""

    art: float
    name: float
    rule: float
    text: float
    text_high: float


_TALL = Anatomy(0.43, 0.495, 0.572, 0.592, 0.265)
_WIDE = Anatomy(0.325, 0.39, 0.455, 0.472, 0.385)
"""Of a card that is looked at: wider, so that its whole power can be read."""


def anatomy(size: Size) -> Anatomy:
    return _WIDE if size[0] > 0.8 * size[1] else _TALL


def name_room(size: Size, seen: int = 0) -> tuple[int, int]:
    """The room of the name; of a card under the next one, of which only `seen` pixels show, what is seen."""
    edge = round(size[0] * 0.06)
    return (seen - round(edge * 1.5) if seen else size[0] - 2 * edge), round(size[1] * 0.13)


def text_room(size: Size) -> tuple[int, int]:
    return size[0] - 2 * round(size[0] * 0.075), round(size[1] * anatomy(size).text_high)


def name_voice(name: str, size: Size, units: Units, seen: int = 0) -> tuple[Token, float]:
    """The letters of a name: in plain ones where a hand is so full that only those have room."""
    room = name_room(size, seen)
    is_plain = bool(seen) and not fits(name, Token.NAME, room, units, 12)
    token = Token.LABEL if is_plain else Token.NAME
    return token, size_that_fits(name, token, room, units, 12)


def fits_in(name: str, size: Size, units: Units, seen: int) -> bool:
    """Whether a name has room in what is seen of a card; in a very full hand it is seen when looked at."""
    return any(fits(name, token, name_room(size, seen), units, 12) for token in (Token.NAME, Token.LABEL))


def text_size(text: str, room: tuple[int, int], units: Units, smallest: float = 12.0) -> float:
    """As large as the whole text has room; `smallest` is less where a unit is more than one of the window."""
    size = 14.0
    while size > smallest and measure_paragraph(text, Token.BODY, room[0], units, size)[1] > room[1]:
        size = max(smallest, size - 0.5)
    return size


@cached
def hand_card(
    size: Size, units: Units, kind: int, words: CardWords, smallest: float = 12.0, seen: int = 0
) -> Surface:
    """An Emotion as it is held: Vibe over the corner, art, name, power, and the track with its numbers.

    On a tall one, of which the fan shows the upper part alone, there is no power that would not fit. One that
    lies under the next has its name in the `seen` pixels on the left.
    """
    width, height = size
    team = SIDE[kind]
    side = SIDES[team]
    inset = round(height * 0.035)
    box = (inset, inset, width - 2 * inset, round(height * anatomy(size).art) - inset)
    face = card_face(
        size, units, side.ground, side.edge, art(kind, box[2:]), box, seed_of("hand", kind)
    ).copy()
    _write(face, units, words, team, smallest, seen)
    _track(face, kind, units)
    whole, pad = _with_badges(size, units)
    whole.blit(face, (pad, pad))
    reach = min(width, height * 0.7)
    corner = (pad + reach * 0.04, pad + reach * 0.04)
    _put_disc(whole, vibe_disc(kind, round(reach * 0.104)), corner, units)
    if IS_STRONG[kind]:
        gold = strong_star(round(reach * 0.16))
        whole.blit(gold, gold.get_rect(center=(pad + width * 0.5, pad + height * 0.012)))
    return whole


def _write(face: Surface, units: Units, words: CardWords, team: int, smallest: float, seen: int) -> None:
    ink = SIDES[team].ink
    width, height = face.get_size()
    places = anatomy(face.get_size())
    if seen and not fits_in(words.name, face.get_size(), units, seen):
        _write_upright(face, units, words.name, team)
        return
    token, letters = name_voice(words.name, face.get_size(), units, seen)
    name = paragraph(
        words.name, token, ink, name_room(face.get_size(), seen)[0], units, Align.CENTRE, letters
    )
    middle = round(width * 0.045) + name_room(face.get_size(), seen)[0] // 2 if seen else width // 2
    face.blit(name, name.get_rect(center=(middle, round(height * places.name))))
    fine = rule(round(width * 0.78), units, ink, 0.5)
    face.blit(fine, fine.get_rect(center=(width // 2, round(height * places.rule))))
    room = text_room(face.get_size())
    size = text_size(words.text, room, units, smallest)
    said = paragraph(words.text, Token.BODY, ink, room[0], units, Align.CENTRE, size)
    if said.get_height() <= room[1]:
        top = round(height * places.text) + (room[1] - said.get_height()) // 2
        face.blit(said, said.get_rect(midtop=(width // 2, top)))


def _write_upright(face: Surface, units: Units, name: str, team: int) -> None:
    """The name along the left edge, below the Vibe, where a full hand leaves a card only a strip."""
    side = SIDES[team]
    letters = line(name, Token.LABEL, side.ink, units, 12)
    size = (letters.get_height() + units.px(2), letters.get_width() + units.px(10))
    ground = plate(size, units, side.ground[0][1], side.ground[1][1], side.edge, 4 * units.scale)
    at = ground.get_rect(topleft=(units.px(5), units.px(20)))
    face.blit(ground, at)
    upright = pygame.transform.rotate(letters, -90)
    face.blit(upright, upright.get_rect(center=at.center))


def _track(face: Surface, kind: int, units: Units) -> None:
    """The Essence spaces with their Intensities; it starts on the first, a chevron marks Empower."""
    width, height = face.get_size()
    track, team = TRACK[kind], SIDE[kind]
    radius = min(width, height * 0.7) * 0.072
    gap = radius * 2.5
    left = width / 2 - gap * (len(track) - 1) / 2
    for space, intensity in enumerate(track):
        sign = _track_space(round(radius * 2.3), team, space == 0)
        middle = (left + gap * space, height * 0.915)
        face.blit(sign, sign.get_rect(center=middle))
        ink = WHITE if space == 0 else SIDES[team].ink
        digit = line(
            str(intensity), Token.NUMBER, ink, Units(units.size, units.scale), radius * 1.25 / units.scale
        )
        face.blit(digit, digit.get_rect(center=middle))
        if space + 1 == THRESHOLD[kind]:
            chevron = svg(
                12,
                7,
                path("M1 6 L6 1 L11 6", paint("none", SIDES[team].ink, 1.9)),
                "",
                (round(radius * 1.1), round(radius * 0.65)),
            )
            face.blit(chevron, chevron.get_rect(center=(middle[0], height * 0.975)))


@cached
def _track_space(side: int, team: int, starts: bool) -> Surface:
    fill = _FILLED[team] if starts else BLACK
    style = paint(
        mix(fill, BLACK, 0.12) if starts else fill,
        SIDES[team].ink,
        max(1.0, side * 0.06),
        0.95 if starts else 0.10,
        0.75,
    )
    return svg(side, side, path(outline(SIDES[team].shape, side, side * 0.05), style))


@cached
def kind_card(size: Size, units: Units, kind: int, name: str, is_taken: bool, is_asked: bool) -> Surface:
    """A kind for the deck builder: art and name; what is taken has a tick, what is not asked for is dim."""
    width, height = size
    side = SIDES[SIDE[kind]]
    inset = round(width * 0.06)
    box = (inset, inset, width - 2 * inset, round(height * 0.62))
    face = card_face(
        size, units, side.ground, side.edge, art(kind, box[2:]), box, seed_of("kind", kind)
    ).copy()
    room = (width - 2 * units.px(2), round(height * 0.28))
    said = paragraph(
        name,
        Token.NAME,
        side.ink,
        room[0],
        units,
        Align.CENTRE,
        size_that_fits(name, Token.NAME, room, units, 12),
    )
    face.blit(said, said.get_rect(center=(width // 2, round(height * 0.83))))
    disc = vibe_disc(kind, units.px(9))
    face.blit(disc, (inset, inset))
    if is_taken:
        tick = icon("success", units.px(28), "#2FAE90")
        face.blit(tick, tick.get_rect(center=(width // 2, round(height * 0.35))))
    return face if is_asked or is_taken else disabled(face)
