"""The upper right: points, round and phase, and the piles of the seat that is looked at."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from pygame import Rect, Surface

from game.action import Ref
from game.opus import board
from game.opus.state import Format, OpusState, Phase
from game.text import Text, seat_text, text
from scenes.opus import geometry
from scenes.opus.lettering import boxes, fitted
from scenes.opus.reading import near_seat, seats, state_of
from scenes.picture import Piece, SeatMark, Sight
from scenes.prints import Print, draw_prints
from scenes.skin import panel as skin
from scenes.skin.cache import cached
from scenes.skin.colours import GALLERY, GOLD_INK
from scenes.skin.light import blank
from scenes.skin.marks import pip
from scenes.skin.svg import circle, linear, paint, path, svg
from scenes.skin.type import Align, Token, line, metal
from scenes.units import Units

Marks = Callable[[int], SeatMark]
STEPS = ("draw", "play", "flip", "egos")
_STEP_OF = {
    Phase.DRAW: 0,
    Phase.PLAY: 1,
    Phase.FLIP: 2,
    Phase.SUPEREGO: 3,
    Phase.EGOS: 3,
    Phase.END: 3,
}
PILES = ("portfolio", "graveyard", "vault", "hand")
_FEW = 4
_MOST_PIPS = 6
_PIP_STEP = 18.5


def _stations(state: OpusState) -> tuple[str, ...]:
    """The phases of a round; in a Schism nobody hangs there who could attack after the works."""
    return STEPS[:3] if state.layout.format == Format.SCHISM else STEPS


def _step(state: OpusState) -> int:
    return _STEP_OF.get(state.phase, -1)


def board_key(sight: Sight) -> Hashable:
    state = state_of(sight)
    return tuple(state.points), state.round, state.phase, near_seat(sight), state.layout.goals


def draw(sight: Sight, surface: Surface, behind: Surface, marks: Marks) -> None:
    units, state = sight.units, state_of(sight)
    panel = geometry.status_panel(units)
    skin.draw_panel(surface, panel, units, GALLERY, behind)
    title = metal(sight.words("opus-table-title").upper(), Token.DISPLAY, units, 21)
    surface.blit(title, title.get_rect(center=(panel.centerx, panel.top + units.px(21))))
    fine = skin.rule(panel.width - units.px(40), units)
    surface.blit(fine, fine.get_rect(center=(panel.centerx, panel.top + units.px(38))))
    for seat in seats(state):
        _draw_points(sight, surface, seat, marks(seat))
    surface.blit(
        _steps(panel.width, units, _step(state), len(_stations(state))),
        (panel.left, panel.top + units.px(131)),
    )
    draw_prints(prints(sight, marks), surface, units)


def _row(sight: Sight, seat: int) -> Rect:
    """The row of a seat: one under the other, in two columns when there are many."""
    units, count = sight.units, len(seats(state_of(sight)))
    panel = geometry.status_panel(units)
    columns = 1 if count <= _FEW else 2
    rows = -(-count // columns)
    high = min(28.0, 68 / max(2, rows))
    wide = (geometry.COLUMN_WIDE - 24) / columns
    column, row = divmod(seat, rows)
    return Rect(
        panel.left + units.px(12 + wide * column),
        panel.top + units.px((46 if rows < 3 else 42) + high * row),
        units.px(wide),
        units.px(high),
    )


def _has_pips(state: OpusState, seat: int) -> bool:
    return len(seats(state)) <= _FEW and state.layout.goals[seat] <= _MOST_PIPS


def _draw_points(sight: Sight, surface: Surface, seat: int, mark: SeatMark) -> None:
    units, state = sight.units, state_of(sight)
    row = _row(sight, seat)
    sign = pip(mark.shape, units.px(13), mark.colour)
    surface.blit(sign, sign.get_rect(midleft=(row.left, row.centery)))
    if not _has_pips(state, seat):
        return
    goal, points = state.layout.goals[seat], board.points_of(state, seat)
    for number in range(goal):
        each = pip(mark.shape, units.px(_pip_side(row, units)), mark.colour, filled=number < points)
        right = row.right - units.px(_PIP_STEP * (goal - 1 - number))
        surface.blit(each, each.get_rect(midright=(right, row.centery)))


def _pip_side(row: Rect, units: Units) -> float:
    return min(17.0, row.height / units.scale - 2)


@cached
def _steps(width: int, units: Units, current: int, count: int) -> Surface:
    """Numbered stations on a line; the present one is lit."""
    high = units.px(26)
    gap = width / count
    middle = high / 2
    radius = 10 * units.scale
    body = path(
        f"M{gap / 2:.1f} {middle} H{width - gap / 2:.1f}",
        paint("none", GALLERY.muted, max(1.0, units.scale), stroke_opacity=0.5),
    )
    for number in range(count):
        is_now = number == current
        body += circle(
            gap * (number + 0.5),
            middle,
            radius,
            paint("url(#g)" if is_now else "#1C1712", "#E9CF94", max(1.0, 1.2 * units.scale), 1.0, 0.9),
        )
    face = svg(width, high, body, linear("g", ((0, "#FFE6A3"), (1, "#C98A2A"))))
    for number in range(count):
        ink = GOLD_INK if number == current else GALLERY.text
        digit = line(str(number + 1), Token.NUMBER, ink, Units(units.size, units.scale), 13)
        face.blit(digit, digit.get_rect(center=(round(gap * (number + 0.5)), round(middle))))
    return face


def prints(sight: Sight, marks: Marks) -> list[Print]:
    units, state, words = sight.units, state_of(sight), sight.words
    panel = geometry.status_panel(units)
    found = []
    for seat in seats(state):
        row = _row(sight, seat)
        goal = state.layout.goals[seat]
        right = units.px(_PIP_STEP * goal + 4) if _has_pips(state, seat) else units.px(38)
        name = Rect(row.left + units.px(17), row.top, row.width - units.px(18) - right, row.height)
        plain = Units(units.size, units.scale)
        found.append(
            fitted(words.seat_name(seat), Token.LABEL, name, marks(seat).colour, plain, Align.LEFT, 15)
        )
        if not _has_pips(state, seat):
            figure = Rect(row.right - units.px(36), row.top, units.px(34), row.height)
            said = f"{board.points_of(state, seat)}/{goal}"
            found.append(Print(said, Token.NUMBER, figure, GALLERY.text, Align.RIGHT, 13))
    goals = dict.fromkeys(state.layout.goals)
    half = panel.width // 2 - units.px(12)
    top = panel.top + units.px(112)
    left = Rect(panel.left + units.px(12), top, half, units.px(18))
    other = Rect(panel.centerx, top, half, units.px(18))
    stands = words("opus-table-round", round=state.round) if state.round else words("opus-table-setup")
    goal_text = words("opus-table-goal", goal=" / ".join(map(str, goals)))
    found += [
        fitted(goal_text, Token.LABEL, left, GALLERY.muted, units, size=13),
        fitted(stands, Token.NAME, other, GALLERY.text, units, Align.RIGHT, 15),
    ]
    stations = _stations(state)
    gap = panel.width / len(stations)
    for number, step in enumerate(stations):
        room = Rect(
            round(panel.left + gap * number + 1), panel.top + units.px(157), round(gap - 2), units.px(16)
        )
        colour = GALLERY.text if number == _step(state) else GALLERY.muted
        found.append(
            fitted(words(f"opus-table-step-{step}"), Token.LABEL, room, colour, units, Align.CENTRE, 12)
        )
    return found


# -- piles --------------------------------------------------------------------------------------------------


def counts(state: OpusState, seat: int) -> dict[str, int]:
    vault = len(state.vault_artists[seat]) + len(state.vault_egos[seat]) + len(state.vault_ideas[seat])
    return {
        "portfolio": len(state.portfolio[seat]),
        "graveyard": len(state.graveyard[seat]) + len(state.retired_egos[seat]),
        "vault": vault,
        "hand": len(state.hand[seat]),
    }


def pile_name(state: OpusState, name: str, seat: int) -> Text:
    if name == "vault":
        return text(
            "opus-table-vault",
            seat=seat_text(seat),
            artists=len(state.vault_artists[seat]),
            egos=len(state.vault_egos[seat]),
            ideas=len(state.vault_ideas[seat]),
        )
    return text(f"opus-table-{name}", seat=seat_text(seat), count=counts(state, seat)[name])


def pieces(sight: Sight) -> list[Piece]:
    state, units = state_of(sight), sight.units
    seat = near_seat(sight)
    found = []
    for place, (name, count) in enumerate(counts(state, seat).items()):
        rect = geometry.piles(units, place)
        label = sight.words(f"opus-table-pile-{name}")
        found.append(
            Piece(
                f"pile-{name}-{seat}",
                "pile",
                (label,),
                rect,
                z=1,
                ref=Ref("pile", f"{name}-{seat}"),
                region="panel",
                corner=7,
                height=None,
                number=count,
                label=pile_name(state, name, seat),
                tip=text(f"opus-table-{name}-tip"),
                texts=boxes([pile_print(rect, label, units)], units),
            )
        )
    return found


def pile_print(rect: Rect, label: str, units: Units) -> Print:
    room = Rect(0, units.px(26), rect.width, units.px(18))
    return fitted(label, Token.LABEL, room, GALLERY.muted, Units(units.size, units.scale), Align.CENTRE, 12)


def pile_sprite(piece: Piece, sight: Sight) -> Surface:
    units, size = sight.units, piece.rect.size
    face = blank(size, GALLERY.text)
    digits = line(str(piece.number), Token.NUMBER, GALLERY.text, Units(units.size, units.scale), 18)
    face.blit(digits, digits.get_rect(center=(size[0] // 2, units.px(14))))
    pile_print(piece.rect, str(piece.face[0]), units).draw(face, units)
    return face
