"""The path of Shards over the rounds, as a chart with a line of its own form for every seat."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.essence.events import PropheciesScored, RevengeUsed, RoundBegun, ShardsAwarded
from game.essence.scoring import SHARD_TARGET
from game.event import Event
from scenes.chart import chart, height_of_points, plot
from scenes.essence.naming import short_name
from scenes.picture import SeatMark
from scenes.prints import Print, shrunk
from scenes.skin.colours import DAWN
from scenes.skin.marks import pip
from scenes.skin.type import Align, Token
from scenes.units import Units
from scenes.words import Words

_SMALL = (340.0, 232.0)


def shard_paths(events: Sequence[Event], seats: int) -> list[list[int]]:
    """The Shards of each seat at the beginning, after every round, and after the Prophecies."""
    now = [0] * seats
    paths = [[0] for _ in range(seats)]
    is_open = is_last = False
    for event in events:
        if isinstance(event, ShardsAwarded):
            now[event.seat] += event.shards
            is_open = True
        elif isinstance(event, RevengeUsed):
            now[event.seat] += 1
        elif isinstance(event, RoundBegun) and is_open:
            _note(paths, now)
            is_open = False
        elif isinstance(event, PropheciesScored):
            if is_open and not is_last:
                _note(paths, now)
            is_open = is_last = True
            now[event.seat] += event.shards
    if is_open:
        _note(paths, now)
    return paths


def _note(paths: list[list[int]], now: Sequence[int]) -> None:
    for path_of, shards in zip(paths, now, strict=True):
        path_of.append(shards)


def _plot(rect: Rect, units: Units) -> Rect:
    return Rect(
        rect.left + units.px(50),
        rect.top + units.px(40),
        rect.width - units.px(200),
        rect.height - units.px(84),
    )


def prints(rect: Rect, paths: list[list[int]], words: Words, units: Units, is_over: bool) -> list[Print]:
    """The rounds below, the target beside, the names at the ends of the lines."""
    px = units.px
    area = _plot(rect, units)
    steps = max(1, len(paths[0]) - 1)
    found = []
    for number in range(1, steps + 1):
        x = area.left + area.width * number // steps
        said = words("essence-table-chart-prophecies") if is_over and number == steps else str(number)
        room = Rect(x - px(42), area.bottom + px(6), px(84), px(18))
        found.append(shrunk(said, Token.LABEL, room, DAWN.muted, units, Align.CENTRE))
    target = SHARD_TARGET[len(paths)]
    y = area.bottom - height_of_points(target, paths, (target,), area.height)
    found.append(
        Print(
            str(target),
            Token.NUMBER,
            Rect(area.left - px(34), y - px(10), px(28), px(20)),
            DAWN.text,
            Align.RIGHT,
            15.0,
        )
    )
    for place, seat in enumerate(_ranked(paths)):
        room = Rect(area.right + px(42), area.top + px(26 * place), px(104), px(22))
        whole, short = (
            shrunk(f"{name} · {paths[seat][-1]}", Token.LABEL, room, DAWN.text, units)
            for name in (words.seat_name(seat), short_name(words.seat_name(seat)))
        )
        found.append(short if whole.text.endswith("…") else whole)
    return found


def _ranked(paths: list[list[int]]) -> list[int]:
    """The seats, whoever has most Shards first."""
    return sorted(range(len(paths)), key=lambda seat: -paths[seat][-1])


def draw(
    surface: Surface, rect: Rect, paths: list[list[int]], marks: Sequence[SeatMark], units: Units
) -> None:
    area = _plot(rect, units)
    lines, margin = plot(area.size, paths, marks, (SHARD_TARGET[len(paths)],), units, DAWN)
    surface.blit(lines, (area.left - margin, area.top - margin))
    for place, seat in enumerate(_ranked(paths)):
        sign = pip(marks[seat].shape, units.px(14), marks[seat].colour)
        at = (area.right + units.px(28), area.top + units.px(26 * place + 11))
        surface.blit(sign, sign.get_rect(center=at))


def small(paths: list[list[int]], marks: Sequence[SeatMark], words: Words, units: Units) -> Surface:
    """The path of a match that is over, as small as the score sheet has room for."""
    steps = [*map(str, range(1, len(paths[0]) - 1)), words("essence-table-chart-prophecies")]
    size = (units.px(_SMALL[0]), units.px(_SMALL[1]))
    return chart(size, paths, marks, (SHARD_TARGET[len(paths)],), steps, units, DAWN)
