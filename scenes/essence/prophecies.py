"""Prophecy fragments: value, cost, what is asked as a little picture, what is given; and their track."""

from __future__ import annotations

import random

from pygame import Rect, Surface

from game.action import Ref
from game.essence.cards import FRAGMENTS
from game.essence.gains import count
from game.essence.state import EssenceState
from game.essence.tables import NOTHING, OMENS
from game.essence.vocabulary import Pattern
from game.text import text
from scenes.essence import geometry
from scenes.essence.reading import NEAR, READABLE, UNPAID, near_seat, reading_state, state_of
from scenes.essence.signed_text import counter_sign, effects_signs
from scenes.essence.symbols import sign, type_cell
from scenes.picture import Piece, SeatMark, Sight
from scenes.prints import Print
from scenes.skin.cache import cached
from scenes.skin.colours import WHITE
from scenes.skin.light import blank, faded, masked, rounded_mask
from scenes.skin.noise import clouds, grain, seed_of, tinted
from scenes.skin.svg import Size, circle, linear, paint, path, rounded, svg
from scenes.skin.type import Align, Token, line, paragraph
from scenes.units import Units

_ROMAN = {1: "I", 2: "II", 3: "III"}
_CORNER = 26.0
"""The width of what stands in an upper corner of a fragment: its value, its cost."""
PALE, CREAM = "#D6CCF4", "#FFF3D6"


# -- what is asked -----------------------------------------------------------------------------------------


def demand(view: EssenceState, seat: int, fragment: int) -> tuple[str, ...]:
    """What a fragment asks besides patterns, in signs, with how far the seat is."""
    omen = OMENS[fragment]
    said = []
    if omen.monster:
        said.append(f"{{monster}}{{defense}}{omen.monster}")
    if omen.wins:
        said.append(f"{{attack}}{{won}}{min(view.wins[seat], omen.wins)}/{omen.wins}")
    for counter, least in omen.have:
        said.append(f"{{{counter_sign(counter)}}}{min(count(view, seat, counter), least)}/{least}")
    for number, token in (
        (omen.spend_wealth, "wealth"),
        (omen.spend_influence, "influence"),
        (omen.spend_any, "any"),
    ):
        if number:
            said.append(f"−{number}{{{token}}}")
    return tuple(said)


def _pattern(pattern: Pattern, room: Size, met: bool) -> Surface:
    """A pattern as a little island."""
    columns, rows = 1 + max(cell.x for cell in pattern), 1 + max(cell.y for cell in pattern)
    side = min(room[0] // columns, room[1] // rows, round(room[1] * 0.46))
    drawn = blank((side * columns, side * rows))
    for cell in pattern:
        drawn.blit(type_cell(cell.type, side - 1, met), (cell.x * side, cell.y * side))
    return drawn


# -- the card ----------------------------------------------------------------------------------------------


@cached
def card(
    fragment: int, size: Size, state: str, asked: tuple[str, ...], units: Units, is_locked: bool
) -> Surface:
    """A fragment as it lies on the track."""
    width, height = size
    corner = 8 * units.scale
    face = svg(
        width,
        height,
        rounded(0, 0, width, height, corner, paint("url(#b)")),
        linear("b", ((0, "#3D3A86"), (0.6, "#221F58"), (1, "#15123C"))),
    )
    face.blit(faded(tinted(clouds(size, fragment + 7, 5, 4, 2), "#7864BE"), 0.28), (0, 0))
    chance = random.Random(seed_of("stars", fragment))
    stars = "".join(
        circle(
            chance.uniform(5, width - 5),
            chance.uniform(4, height * 0.7),
            chance.uniform(0.4, 1.0) * units.scale,
            paint(WHITE, opacity=0.7),
        )
        for _ in range(18)
    )
    face.blit(svg(width, height, stars), (0, 0))
    _draw_demand(face, fragment, asked, units, state)
    strip = Rect(units.px(4), height - units.px(24), width - units.px(8), units.px(20))
    face.blit(
        svg(
            strip.width,
            strip.height,
            rounded(0, 0, strip.width, strip.height, 5 * units.scale, paint("#000000", opacity=0.42)),
        ),
        strip,
    )
    bonus_print(fragment, strip, units).draw(face, units)
    _draw_edges(face, fragment, state, units)
    if is_locked:
        face.blit(
            svg(width, height, rounded(0, 0, width, height, corner, paint("#1A1638", opacity=0.5))), (0, 0)
        )
        # In the corner under the value: what is asked stays to be read.
        lock = sign("lock", units.px(21))
        face.blit(lock, lock.get_rect(center=(units.px(14.5), units.px(32))))
    grain(face, 4)
    return masked(face, rounded_mask(size, corner))


def bonus_print(fragment: int, strip: Rect, units: Units) -> Print:
    said = effects_signs(FRAGMENTS[fragment].bonus)
    return Print(said, Token.LABEL, strip, CREAM, Align.CENTRE, 12.0, _bright)


def _bright(name: str, size: int) -> Surface:
    return sign(name, size)


def _draw_demand(face: Surface, fragment: int, asked: tuple[str, ...], units: Units, state: str) -> None:
    width, height = face.get_size()
    px = units.px
    room = Rect(px(12), px(5), width - px(24), height - px(31))
    is_met = state in (READABLE, UNPAID)
    drawn = _patterns(fragment, room.size, is_met, px(4))
    if sum(each.get_width() + px(4) for each in drawn) > width - px(2 * _CORNER):
        # Wider than the gap between value and cost: below them.
        room = Rect(room.left, room.top + px(14), room.width, room.height - px(14))
        drawn = _patterns(fragment, room.size, is_met, px(4))
    words = [
        paragraph(each, Token.NUMBER, WHITE, width - px(20), units, Align.CENTRE, 17.0, picture=_bright)
        for each in asked
    ]
    if drawn:
        gap = px(4)
        left = room.centerx - (sum(each.get_width() for each in drawn) + gap * (len(drawn) - 1)) // 2
        middle = room.centery - (px(9) if words else 0)
        for each in drawn:
            face.blit(each, each.get_rect(midleft=(left, middle)))
            left += each.get_width() + gap
    top = room.centery - sum(each.get_height() for each in words) // 2 if not drawn else room.bottom - px(22)
    for each in words:
        face.blit(each, each.get_rect(midtop=(width // 2, top)))
        top += each.get_height()


def _patterns(fragment: int, room: Size, is_met: bool, gap: int) -> list[Surface]:
    """The patterns of a fragment side by side."""
    patterns = FRAGMENTS[fragment].requirement.patterns
    each_wide = (room[0] - gap * (len(patterns) - 1)) // max(1, len(patterns))
    return [_pattern(each, (each_wide, room[1]), is_met) for each in patterns]


def _draw_edges(face: Surface, fragment: int, state: str, units: Units) -> None:
    width, height = face.get_size()
    is_ready = state == READABLE
    stops = (
        ((0, "#FFF6D0"), (0.5, "#E9C46A"), (1, "#A8782A"))
        if is_ready
        else ((0, "#CFC4FF", 0.8), (1, "#6A5FB0", 0.8))
    )
    thick = (2.6 if is_ready else 1.4) * units.scale
    edge = rounded(
        thick / 2,
        thick / 2,
        width - thick,
        height - thick,
        7.5 * units.scale,
        paint("none", "url(#e)", thick),
    )
    if state == NEAR:
        edge += _brackets(width, height, 22 * units.scale, 2.4 * units.scale)
    face.blit(svg(width, height, edge, linear("e", stops)), (0, 0))
    ribbon = svg(
        28,
        24,
        path("M3 1 H25 V15 L14 22 L3 15Z", paint("url(#g)", "#5A3C14", 1.2)),
        linear("g", ((0, "#FFF0B8"), (1, "#D0982C"))),
        (units.px(23), units.px(20)),
    )
    face.blit(ribbon, (units.px(3), 0))
    value = line(_ROMAN[OMENS[fragment].value], Token.NAME, "#3A2606", Units(units.size, units.scale), 12.0)
    face.blit(value, value.get_rect(center=(units.px(14.5), units.px(8))))
    if OMENS[fragment].cost:
        token = sign("influence", units.px(21))
        face.blit(token, token.get_rect(topright=(width - units.px(3), units.px(2))))
        side = units.px(16)
        disc = svg(side, side, circle(side / 2, side / 2, side / 2 - 1, paint("#15123C", "#CFC4FF", 1.1)))
        number = line(str(OMENS[fragment].cost), Token.NUMBER, WHITE, Units(units.size, units.scale), 12.5)
        disc.blit(number, number.get_rect(center=(side / 2, side / 2 - 1)))
        face.blit(disc, disc.get_rect(center=(width - units.px(11), units.px(23))))
    if state == READABLE:
        tick = sign("won", units.px(17))
        face.blit(tick, tick.get_rect(center=(width - units.px(11), height - units.px(33))))
    elif state == NEAR:
        mark = line("+1", Token.NUMBER, "#FFE27A", units, 14.0, "#0A1030")
        face.blit(mark, mark.get_rect(center=(width - units.px(13), height - units.px(34))))


def _brackets(width: int, height: int, reach: float, thick: float) -> str:
    """The four corners of a frame: what is nearly there."""
    near = thick / 2 + 1
    far_x, far_y = width - near, height - near
    corners = "".join(
        f"M{x + dx * reach:.1f} {y:.1f} H{x:.1f} V{y + dy * reach:.1f} "
        for x, y, dx, dy in (
            (near, near, 1, 1),
            (far_x, near, -1, 1),
            (near, far_y, 1, -1),
            (far_x, far_y, -1, -1),
        )
    )
    return path(corners, paint("none", "#FFE27A", thick))


@cached
def back(size: Size, units: Units, height: int) -> Surface:
    """The pile of fragments to come."""
    width, tall = size
    body = ""
    for layer in range(min(3, height), 0, -1):
        shift = layer * 1.6 * units.scale
        body += rounded(
            shift,
            shift,
            width - 6 * units.scale,
            tall - 6 * units.scale,
            7 * units.scale,
            paint("#15123C", "#8D7EE0", 1, stroke_opacity=0.6),
        )
    w, h = width - 6 * units.scale, tall - 6 * units.scale
    body += rounded(0.7, 0.7, w, h, 7 * units.scale, paint("url(#b)", "#E9C46A", 1.4))
    body += path(
        f"M{w / 2} {h * 0.16} L{w * 0.78} {h / 2} L{w / 2} {h * 0.84} L{w * 0.22} {h / 2}Z",
        paint("none", "#E9C46A", 1.3),
    )
    body += circle(w / 2, h / 2, w * 0.1, paint("#FFE6A3"))
    return svg(width, tall, body, linear("b", ((0, "#3D3A86"), (1, "#1C1950"))))


# -- the track ---------------------------------------------------------------------------------------------


@cached
def _track(size: Size, units: Units) -> Surface:
    """The dark panel of the track."""
    width, height = size
    body = rounded(0, 0, width, height, 13 * units.scale, paint("url(#t)"))
    body += rounded(
        0.8,
        0.8,
        width - 1.6,
        height - 1.6,
        12.4 * units.scale,
        paint("none", "#E9C46A", 1.4 * units.scale, stroke_opacity=0.4),
    )
    return svg(width, height, body, linear("t", ((0, "#2A2760", 0.86), (1, "#171440", 0.9))))


@cached
def _chevron(size: Size) -> Surface:
    return svg(9, 14, path("M1.5 2 L7 7 L1.5 12", paint("none", "#E9C46A", 2)), "", size)


def draw_track(surface: Surface, units: Units) -> None:
    """The track, with chevrons the way the cards slide."""
    rect = geometry.at(units, geometry.TRACK)
    surface.blit(_track(rect.size, units), rect)
    mark = _chevron((max(3, units.px(6)), max(4, units.px(10))))
    for space in range(5):
        place = units.rect(*geometry.fragment_place(space))
        surface.blit(mark, mark.get_rect(center=(place.right + units.px(2.8), place.centery)))


def pieces(sight: Sight, marks: list[SeatMark]) -> list[Piece]:
    """Pile and spaces, with the tokens of those who reserved."""
    view, units, seat = state_of(sight), sight.units, near_seat(sight)
    pile = geometry.at(units, geometry.PROPHECY_PILE)
    found = [
        Piece(
            "prophecy-pile",
            "prophecy-pile",
            (min(3, len(view.pile)),),
            pile,
            z=1,
            corner=7,
            is_open=False,
            ref=Ref("pile", "prophecies"),
            label=text("essence-table-prophecy-pile", n=len(view.pile)),
            region="prophecies",
        ),
        Piece(
            "prophecy-count",
            "pale-number",
            (),
            Rect(pile.left, pile.bottom + units.px(1), pile.width, units.px(18)),
            height=None,
            number=len(view.pile),
        ),
    ]
    for space, fragment in enumerate(view.track):
        if fragment == NOTHING:
            continue
        place = units.rect(*geometry.fragment_place(space))
        state = reading_state(view, seat, fragment) if space else "locked"
        found.append(
            Piece(
                f"fragment-{fragment}",
                "fragment",
                (fragment, state, demand(view, seat, fragment), space == 0),
                place,
                z=4 + space,
                ref=Ref("fragment", fragment),
                corner=8,
                region="prophecies",
                source="prophecy-pile",
                tip=text(f"essence-table-fragment-{state}"),
                preview_at=(0.5, 1.12),  # below: level, cost, demand and reward fill it
            )
        )
        holders = [holder for holder in range(view.seats) if view.reserved[holder] == fragment]
        for number, holder in enumerate(holders):
            spot = Rect(
                place.left + units.px(4 + 17 * number), place.bottom - units.px(8), units.px(16), units.px(16)
            )
            found.append(Piece(f"reserved-{holder}", "mark", tuple(marks[holder]), spot, z=12, height=None))
    return found


def large(fragment: int, size: Size, units: Units, view: EssenceState, seat: int) -> Surface:
    """The card for the inspector."""
    bigger = Units(units.size, units.scale * 2.4, 1.0)
    state = reading_state(view, seat, fragment) if fragment in view.track[1:] else "far"
    return card(fragment, size, state, demand(view, seat, fragment), bigger, False)
