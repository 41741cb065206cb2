"""The rivals: their numbers and their Islands in miniature."""

from __future__ import annotations

from pygame import Rect, Surface

from game.action import Ref
from game.essence.attack import defense_of
from game.essence.card_text import faction_name
from game.essence.grid import position_of
from game.essence.state import EssenceState
from game.essence.tables import SEGMENT_TYPE
from game.text import seat_text, text
from scenes.essence import geometry
from scenes.essence.ground import ABOVE, SIDE, extent, ground
from scenes.essence.naming import seat_print
from scenes.essence.reading import others, state_of
from scenes.essence.symbols import sign, type_cell
from scenes.picture import Piece, SeatMark, Sight
from scenes.prints import Print
from scenes.skin.cache import cached
from scenes.skin.colours import DAWN
from scenes.skin.light import blank
from scenes.skin.marks import pip
from scenes.skin.svg import Size, paint, rounded, svg
from scenes.skin.type import Token, line
from scenes.units import Units


def frames(sight: Sight) -> list[tuple[int, Rect]]:
    places = geometry.rival_places(state_of(sight).seats)
    return [
        (seat, geometry.at(sight.units, place)) for seat, place in zip(others(sight), places, strict=True)
    ]


def prints(sight: Sight) -> list[Print]:
    units, words = sight.units, sight.words
    found = []
    for seat, rect in frames(sight):
        room = Rect(rect.left + units.px(30), rect.top + units.px(4), rect.width - units.px(38), units.px(20))
        if rect.height < units.px(120):
            room.width = rect.width - units.px(100)
        else:
            room.width -= units.px(20 * len(_signs(state_of(sight), seat)))
        found.append(seat_print(words, seat, Token.NAME, room, DAWN.text, units, 15.0))
    return found


def _signs(view: EssenceState, seat: int) -> tuple[str, ...]:
    """The special tokens a seat holds, and whether it has passed."""
    tokens = zip(("embassy", "trade", "clock"), view.special, strict=True)
    held = [name for name, holder in tokens if holder == seat]
    return (*held, "pass") if view.pass_token[seat] else tuple(held)


def pieces(sight: Sight, marks: list[SeatMark]) -> list[Piece]:
    view = state_of(sight)
    found = []
    for seat, rect in frames(sight):
        island = view.islands[seat]
        cells = tuple(
            sorted(
                (*position_of(cell), SEGMENT_TYPE[segment], segment in view.tired)
                for cell, segment in island.items()
            )
        )
        numbers = (
            view.wealth[seat],
            view.influence[seat],
            view.attack[seat],
            defense_of(view, seat),
            len(view.hands[seat]),
        )
        found.append(
            Piece(
                f"rival-{seat}",
                "rival",
                (seat, numbers, cells, _signs(view, seat), *marks[seat]),
                rect,
                z=1,
                ref=Ref("seat", seat),
                height=None,
                corner=13,
                region="players",
                tip=text("essence-table-rival-tip"),
                preview_at=(0.5, 0.9),  # below the Island: name and numbers stand above it
                label=text(
                    "essence-table-seat", seat=seat_text(seat), faction=faction_name(view.faction[seat])
                ),
            )
        )
    return found


def sprite(piece: Piece, units: Units) -> Surface:
    """What changes on a rival's panel: numbers and the Island in miniature; the glass lies below."""
    _, numbers, cells, signs, shape, colour = piece.face
    size = piece.rect.size
    whole = svg(size[0], size[1], "")
    px = units.px
    mark = pip(str(shape), px(15), str(colour))
    whole.blit(mark, (px(10), px(7)))
    is_tall = size[1] > px(120)
    step = (size[0] - px(20 if is_tall else 92)) / 5
    top = px(26) if size[1] > px(58) else px(24)
    for number, name in enumerate(("wealth", "influence", "attack", "defense", "hand")):
        seen = sign(name, px(17 if is_tall else 15))
        left = px(10) + round(step * number)
        whole.blit(seen, (left, top + px(3)))
        letters = line(
            str(numbers[number]),
            Token.NUMBER,
            DAWN.text,
            Units(units.size, units.scale),
            15.0 if is_tall else 13.0,
        )  # type: ignore[index]
        whole.blit(letters, letters.get_rect(midleft=(left + px(18 if is_tall else 15), top + px(11))))
    room = (
        Rect(px(8), px(50), size[0] - px(16), size[1] - px(54))
        if is_tall
        else Rect(size[0] - px(82), px(4), px(76), size[1] - px(8))
    )
    whole.blit(miniature(cells, room.size, units), room)  # type: ignore[arg-type]
    for number, name in enumerate(signs):  # type: ignore[arg-type, var-annotated]
        seen = sign(str(name), px(18))
        spot = (
            (size[0] - px(16 + 20 * number), px(14)) if is_tall else (px(20 + 20 * number), size[1] - px(12))
        )
        if is_tall or size[1] > px(58):
            whole.blit(seen, seen.get_rect(center=spot))
    return whole


@cached
def miniature(cells: tuple[tuple[int, int, int, bool], ...], size: Size, units: Units) -> Surface:
    """An Island from far away: its ground, and a square of its type for every Segment."""
    whole = blank(size)
    room = whole.get_rect()
    across, down = [cell[0] for cell in cells], [cell[1] for cell in cells]
    left, top = min(across), min(down)
    shape = tuple(sorted((x - left, y - top) for x, y, _, _ in cells))
    wide, _ = extent(shape)
    rows = max(down) - top + 1 + ABOVE + 0.5
    pitch = max(4, min(units.px(34), int(room.width / wide), int(room.height / rows)))
    land = ground(shape, pitch, 4, is_small=True)
    origin = (room.centerx - land.get_width() // 2, room.centery - round(rows * pitch / 2))
    whole.blit(land, origin)
    for x, y, kind, is_tired in cells:
        cell = type_cell(kind, max(3, pitch - 2), not is_tired)
        place = (
            origin[0] + round((SIDE + x - left) * pitch) + 1,
            origin[1] + round((ABOVE + y - top) * pitch) + 1,
        )
        whole.blit(cell, place)
        if is_tired:
            veil = svg(
                pitch, pitch, rounded(0, 0, pitch - 2, pitch - 2, pitch * 0.2, paint("#E6E0EC", opacity=0.6))
            )
            whole.blit(veil, place)
    return whole
