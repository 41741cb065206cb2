"""The bar over the sky: round and phase, who plays when, Essence and Shards, the External Threat."""

from __future__ import annotations

from pygame import Rect, Surface

from game.action import verb_ref
from game.essence.scoring import SHARD_TARGET
from game.essence.state import EssenceState
from game.text import text
from scenes.essence import geometry
from scenes.essence.naming import seat_print
from scenes.essence.reading import chosen, near_seat, pending, placed_segment, state_of, worth
from scenes.essence.symbols import sign
from scenes.picture import Piece, SeatMark, Sight
from scenes.prints import Print, shrunk
from scenes.skin.cache import cached
from scenes.skin.colours import DAWN, WHITE, Colour
from scenes.skin.marks import pip
from scenes.skin.svg import Size, linear, paint, rounded, svg
from scenes.skin.type import Token, line
from scenes.units import Units
from scenes.words import Words

_NUMBERS_WIDE = 145.0
"""What place, sign, Essence and Shards take of an entry of the Order track."""
_NAME = 12.0
_ROMAN = ("I", "II", "III", "IV", "V")
_HEAD, _THREAT = 118.0, 122.0
_TICK, _FINELY = 5, 30
"""The rail is numbered in steps of five; in tens once it is longer than that."""


def frame(units: Units) -> Rect:
    return geometry.at(units, geometry.BAR)


def prints(sight: Sight) -> list[Print]:
    view, units, words = state_of(sight), sight.units, sight.words
    rect = frame(units)
    room = Rect(rect.left + units.px(12), rect.top + units.px(2), units.px(_HEAD - 16), units.px(19))
    lower = Rect(room.left, rect.top + units.px(18), room.width, units.px(16))
    phase = words(f"essence-phase-{view.phase.name.lower()}")
    return [
        shrunk(
            words("essence-table-round", n=max(1, view.round)),
            Token.HEADING,
            room,
            DAWN.text,
            units,
            size=16.0,
        ),
        shrunk(phase[:1].upper() + phase[1:], Token.LABEL, lower, DAWN.muted, units),
    ]


def rail_scale(view: EssenceState) -> int:
    """The Essence at the right end of the rail."""
    return max(
        20,
        -(-max(view.essence) // 10) * 10 + (10 if max(view.essence) % 10 == 0 and max(view.essence) else 0),
    )


def _rail(units: Units) -> Rect:
    rect = frame(units)
    return Rect(rect.left + units.px(44), rect.top + units.px(39), rect.width - units.px(62), units.px(6))


def draw(sight: Sight, surface: Surface) -> None:
    view, units = state_of(sight), sight.units
    rail = _rail(units)
    drop = sign("essence", units.px(18))
    surface.blit(drop, drop.get_rect(midright=(rail.left - units.px(8), rail.centery)))
    body = rounded(0, 0, rail.width, rail.height, rail.height / 2, paint(DAWN.muted, opacity=0.28))
    share = min(1.0, view.essence[near_seat(sight)] / rail_scale(view))
    body += rounded(
        0, 0, max(rail.height, rail.width * share), rail.height, rail.height / 2, paint("url(#g)")
    )
    surface.blit(
        svg(rail.width, rail.height, body, linear("g", ((0, "#F0A0C8"), (1, "#D8427E")), (0, 0), (1, 0))),
        rail,
    )
    scale = rail_scale(view)
    for value in range(0, scale + 1, _TICK if scale <= _FINELY else 2 * _TICK):
        x = rail.left + rail.width * value // scale
        surface.fill(DAWN.muted, (x, rail.top - units.px(2), max(1, units.px(1)), rail.height + units.px(4)))
        number = line(str(value), Token.LABEL, DAWN.muted, Units(units.size, units.scale), 12.0)
        surface.blit(number, number.get_rect(midtop=(x, rail.bottom)))


def pieces(sight: Sight, marks: list[SeatMark]) -> list[Piece]:
    view, units = state_of(sight), sight.units
    return [
        *_chips(sight, view, marks, units),
        *_markers(sight, view, marks, units),
        _threat(view, units, sight.words),
    ]


def _chips(sight: Sight, view: EssenceState, marks: list[SeatMark], units: Units) -> list[Piece]:
    """The Order track: everybody in order, with Essence and Shards."""
    rect = frame(units)
    step = pending(sight)
    room = rect.width - units.px(_HEAD + _THREAT)
    wide = room // view.seats - units.px(5)
    left = rect.left + units.px(_HEAD)
    found = []
    for place, seat in enumerate(view.order):
        at = Rect(left + (wide + units.px(5)) * place, rect.top + units.px(3), wide, units.px(29))
        is_now = step is not None and step.seat == seat
        face = (
            _chip_name(sight, seat, wide),
            place,
            *marks[seat],
            view.essence[seat],
            view.shards[seat],
            SHARD_TARGET[view.seats],
            is_now,
            bool(view.pass_token[seat]),
        )
        found.append(
            Piece(
                f"order-{seat}",
                "order",
                face,
                at,
                z=1,
                height=None,
                corner=10,
                region="players",
                label=text(
                    "essence-table-order",
                    place=place + 1,
                    seat=text("seat", seat=seat),
                    essence=view.essence[seat],
                    shards=view.shards[seat],
                    target=SHARD_TARGET[view.seats],
                ),
            )
        )
    return found


def _chip_name(sight: Sight, seat: int, wide: int) -> str:
    """Who that is, where two or three at the table leave room to say it."""
    units = sight.units
    room = Rect(0, 0, wide - units.px(_NUMBERS_WIDE), units.px(20))
    if room.width < units.px(36):
        return ""
    return seat_print(sight.words, seat, Token.LABEL, room, DAWN.text, units, _NAME).text


def _markers(sight: Sight, view: EssenceState, marks: list[SeatMark], units: Units) -> list[Piece]:
    """Everybody's marker on the rail, and hollow where the own one would come to."""
    rail, scale = _rail(units), rail_scale(view)
    side = units.px(16)

    def spot(value: int, number: int) -> Rect:
        at = Rect(0, 0, side, side)
        at.center = (
            rail.left + rail.width * min(value, scale) // scale,
            rail.centery + (number % 2) * units.px(2),
        )
        return at

    found = [
        Piece(
            f"marker-{seat}",
            "mark",
            tuple(marks[seat]),
            spot(view.essence[seat], place),
            z=3 + place,
            height=None,
        )
        for place, seat in enumerate(sorted(range(view.seats), key=lambda each: each == near_seat(sight)))
    ]
    cell, segment = chosen(sight, "cell"), placed_segment(sight)
    if cell is not None and segment is not None:
        seat = near_seat(sight)
        then = view.essence[seat] + worth(sight, segment, cell)
        found.append(Piece("marker-then", "hollow", tuple(marks[seat]), spot(then, 0), z=3, height=None))
    return found


def _threat(view: EssenceState, units: Units, words: Words) -> Piece:
    rect = frame(units)
    at = Rect(
        rect.right - units.px(_THREAT - 4), rect.top + units.px(2), units.px(_THREAT - 12), units.px(32)
    )
    return Piece(
        "threat",
        "threat",
        (words("essence-table-threat-short"),),
        at,
        z=1,
        ref=verb_ref("attack-threat"),
        height=None,
        corner=12,
        number=view.threat,
        region="players",
        label=text("essence-table-threat", n=view.threat),
        tip=text("essence-table-threat-tip"),
        preview_at=(0.3, 1.25),  # over the track, beside its last number
    )


# -- sprites -----------------------------------------------------------------------------------------------


@cached
def order_chip(
    size: Size,
    units: Units,
    name: str,
    place: int,
    shape: str,
    colour: Colour,
    essence: int,
    shards: int,
    target: int,
    is_now: bool,
    has_passed: bool,
) -> Surface:
    width, height = size
    px = units.px
    edge = colour if is_now else DAWN.muted
    stroke = (2.2 if is_now else 1.1) * units.scale
    body = rounded(
        stroke / 2,
        stroke / 2,
        width - stroke,
        height - stroke,
        10 * units.scale,
        paint(WHITE, edge, stroke, 0.88 if is_now else 0.42, 1.0 if is_now else 0.5),
    )
    face = svg(width, height, body)
    scale = Units(units.size, units.scale)
    is_wide = width > px(112)
    left = px(7 if is_wide else 5)
    if is_wide:
        numeral = line(_ROMAN[place], Token.NAME, colour, scale, 13.0)
        face.blit(numeral, numeral.get_rect(center=(px(16), height // 2)))
        left = px(27)
    mark = pip(shape, px(14), colour, not has_passed)
    face.blit(mark, mark.get_rect(midleft=(left, height // 2)))
    left += px(18)
    if name:
        who = line(name, Token.LABEL, DAWN.text, scale, _NAME)
        face.blit(who, who.get_rect(midleft=(left, height // 2)))
        # The numbers of all stand below each other, whatever the names.
        left = width - px(_NUMBERS_WIDE - 50)
    # Five at a table, each with two numbers of two digits: a little smaller.
    side, number, apart = (17.0, 16.0, 4.0) if is_wide else (16.0, 14.5, 2.0)
    for kind, words in (("essence", str(essence)), ("shard", str(shards))):
        seen = sign(kind, px(side))
        face.blit(seen, seen.get_rect(midleft=(left, height // 2)))
        letters = line(words, Token.NUMBER, DAWN.text, scale, number)
        face.blit(letters, letters.get_rect(midleft=(left + px(side + 1), height // 2 - 1)))
        left += px(side + 1 + apart) + letters.get_width()
    if left + px(22) < width:
        of = line(f"/{target}", Token.LABEL, DAWN.muted, scale, 12.0)
        face.blit(of, of.get_rect(midleft=(left - px(4), height // 2 + 1)))
    return face


def threat_sprite(number: int, name: str, size: Size, units: Units) -> Surface:
    face = svg(size[0], size[1], "")
    scale = Units(units.size, units.scale)
    seen = sign("threat", units.px(30))
    face.blit(seen, seen.get_rect(midleft=(units.px(2), size[1] // 2)))
    letters = line(str(number), Token.NUMBER, DAWN.text, scale, 20.0)
    place = letters.get_rect(midleft=(units.px(36), size[1] // 2 - 1))
    face.blit(letters, place)
    said = line(name, Token.LABEL, DAWN.muted, scale, 12.0)
    face.blit(said, said.get_rect(midleft=(place.right + units.px(4), size[1] // 2 + units.px(1))))
    return face
