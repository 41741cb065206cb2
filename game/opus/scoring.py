"""The score sheet: what points came from, which only the history of a match tells (B.10, F.3, F.4)."""

from __future__ import annotations

from collections.abc import Iterable

from game.event import Event
from game.opus.board import points_of
from game.opus.events import PointsChanged, RoundBegun, RoundEnded, Source
from game.opus.state import Format, OpusState
from game.rules import ScoreLine
from game.text import text

_SOURCES = {
    Format.SCHISM: (Source.OPPOSITE, Source.LOST),
    Format.SUPEREGO: (Source.EGO, Source.PREY, Source.LOST),
}
_USUAL = (Source.EGO, Source.LOST)


def scores_of(state: OpusState) -> tuple[int, ...]:
    """Points per seat; partners share theirs, and the egos have none."""
    return tuple(points_of(state, seat) for seat in range(len(state.layout.purse)))


def sheet_of(state: OpusState, history: Iterable[Event]) -> tuple[ScoreLine, ...]:
    """A line for every source; one more for points older than the history, where a match was opened late."""
    seats = range(len(state.layout.purse))
    found = {source: [0] * len(seats) for source in Source}
    for event in history:
        if isinstance(event, PointsChanged):
            for source, amount in event.sources:
                found[source][state.layout.purse[event.seat]] += amount
    known = {source: [found[source][state.layout.purse[seat]] for seat in seats] for source in Source}
    earlier = [
        score - sum(known[source][seat] for source in Source) for seat, score in enumerate(scores_of(state))
    ]
    lines = [
        ScoreLine(text(f"opus-score-{source.name.lower()}"), tuple(known[source]))
        for source in _SOURCES.get(state.layout.format, _USUAL)
    ]
    if any(earlier):
        lines.insert(0, ScoreLine(text("opus-score-earlier"), tuple(earlier)))
    return tuple(lines)


def point_paths(state: OpusState, history: Iterable[Event]) -> list[list[int]]:
    """The points of each seat at the beginning and after every round that is told of; the last may be cut."""
    purse = state.layout.purse
    now = [0] * len(purse)
    paths = [[0] for _ in purse]
    is_open = False
    for event in history:
        if isinstance(event, PointsChanged):
            now[purse[event.seat]] = event.total
        elif isinstance(event, RoundBegun):
            is_open = True
        elif isinstance(event, RoundEnded):
            _note(paths, now, purse)
            is_open = False
    if is_open:
        _note(paths, now, purse)
    return paths


def _note(paths: list[list[int]], now: list[int], purse: tuple[int, ...]) -> None:
    for seat, path in enumerate(paths):
        path.append(now[purse[seat]])
