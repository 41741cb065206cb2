"""The path of Shards over the rounds, as a chart with a line of its own form for every seat."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.essence.events import PropheciesScored, RevengeUsed, RoundBegun, ShardsAwarded
from game.essence.scoring import SHARD_TARGET
from game.event import Event
from scenes.picture import SeatMark
from scenes.prints import Print, shrunk
from scenes.skin.colours import DAWN, WHITE
from scenes.skin.marks import pip
from scenes.skin.svg import paint, path, rounded, svg
from scenes.skin.type import Align, Token
from scenes.units import Units
from scenes.words import Words


def shard_paths(events: Sequence[Event], seats: int) -> list[list[int]]:
    """The Shards of each seat at the beginning, after every round, and after the Prophecies."""
    now = [0] * seats
    paths = [[0] for _ in range(seats)]
    is_open = False
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
            if is_open:
                _note(paths, now)
                is_open = False
            now[event.seat] += event.shards
    if is_open or [each[-1] for each in paths] != now:
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
    plot = _plot(rect, units)
    steps = max(1, len(paths[0]) - 1)
    most = _most(paths)
    found = []
    for number in range(1, steps + 1):
        x = plot.left + plot.width * number // steps
        said = words("essence-table-chart-prophecies") if is_over and number == steps else str(number)
        room = Rect(x - px(42), plot.bottom + px(6), px(84), px(18))
        found.append(shrunk(said, Token.LABEL, room, DAWN.muted, units, Align.CENTRE))
    target = SHARD_TARGET[len(paths)]
    y = plot.bottom - plot.height * target // most
    found.append(
        Print(
            str(target),
            Token.NUMBER,
            Rect(plot.left - px(34), y - px(10), px(28), px(20)),
            DAWN.text,
            Align.RIGHT,
            15.0,
        )
    )
    order = sorted(range(len(paths)), key=lambda seat: -paths[seat][-1])
    for place, seat in enumerate(order):
        said = f"{words.seat_name(seat)} · {paths[seat][-1]}"
        room = Rect(plot.right + px(42), plot.top + px(26 * place), px(104), px(22))
        found.append(shrunk(said, Token.LABEL, room, DAWN.text, units))
    return found


def _most(paths: list[list[int]]) -> int:
    return max(SHARD_TARGET[len(paths)] + 1, *(each[-1] + 1 for each in paths))


def draw(
    surface: Surface, rect: Rect, paths: list[list[int]], marks: Sequence[SeatMark], units: Units
) -> None:
    plot = _plot(rect, units)
    steps, most = max(1, len(paths[0]) - 1), _most(paths)
    thin = max(1.0, units.scale)

    def at(step: int, shards: int) -> tuple[float, float]:
        return plot.width * step / steps, plot.height * (1 - shards / most)

    body = rounded(0, 0, plot.width, plot.height, 6, paint(WHITE, DAWN.muted, thin, 0.45, 0.4))
    target = at(0, SHARD_TARGET[len(paths)])[1]
    body += path(
        f"M0 {target:.1f} H{plot.width}",
        paint("none", "#A8782A", 1.6 * units.scale) + ' stroke-dasharray="7 5"',
    )
    for seat, path_of in enumerate(paths):
        line = "M" + " L".join(
            f"{x:.1f} {y:.1f}" for x, y in (at(step, shards) for step, shards in enumerate(path_of))
        )
        body += path(line, paint("none", marks[seat].colour, 2.6 * units.scale))
    surface.blit(svg(plot.width, plot.height, body), plot)
    order = sorted(range(len(paths)), key=lambda seat: -paths[seat][-1])
    for seat, path_of in enumerate(paths):
        sign = pip(marks[seat].shape, units.px(14), marks[seat].colour)
        for step, shards in enumerate(path_of):
            x, y = at(step, shards)
            surface.blit(sign, sign.get_rect(center=(round(plot.left + x), round(plot.top + y))))
        place = order.index(seat)
        surface.blit(
            sign, sign.get_rect(center=(plot.right + units.px(28), plot.top + units.px(26 * place + 11)))
        )
