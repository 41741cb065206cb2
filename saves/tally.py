"""What the results of many matches come to: for every side, way to play and opposition, for every person."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import datetime
from typing import NamedTuple

from game.text import Text
from saves.statistics import Result, SeatResult


class Opposition(NamedTuple):
    """Whom somebody met: what the game itself set against them, else the other seats that have points."""

    challenge: Text | None
    levels: frozenset[str]
    has_people: bool


class Heading(NamedTuple):
    """What is counted together."""

    way: Text | None
    side: Text
    against: Opposition


class Part(NamedTuple):
    """One person's part in one match."""

    result: Result
    name: str
    team: int
    heading: Heading
    score: int
    others: int | None
    """The best score of those they met, where anybody has one."""
    won: bool
    """Whether they, or their side, won alone."""
    shared: bool


class Tally(NamedTuple):
    """Matches of one kind, added up."""

    played: int
    won: int
    shared: int
    best: Part
    """The one with the most points, then with the fewest of the others; of equal ones the first.

    Who met nobody with points ran against time: there the quickest win is the best.
    """
    quickest: int | None
    """The fewest rounds of a match that was won."""
    last: datetime


def parts(results: Iterable[Result], game: str) -> Iterator[Part]:
    """Everybody's part in every match of a game; somebody who led several seats of a side has one."""
    for result in results:
        seen: set[tuple[str, int]] = set()
        for seat in result.seats:
            if result.game != game or not seat.is_person or seat.side is None:
                continue
            if (seat.name, seat.team) not in seen:
                seen.add((seat.name, seat.team))
                yield _part(result, seat)


def _part(result: Result, own: SeatResult) -> Part:
    others = [seat for seat in result.seats if seat.team != own.team]
    rivals = [seat for seat in others if seat.side is not None]
    levels = frozenset(seat.controller for seat in rivals if not seat.is_person)
    has_people = any(seat.is_person for seat in rivals)
    against = (
        Opposition(None, levels, has_people)
        if own.challenge is None
        else Opposition(own.challenge, frozenset(), False)
    )
    is_shared = own.won and any(seat.won for seat in others)
    return Part(
        result,
        own.name,
        own.team,
        Heading(own.way, own.side, against),
        own.score,
        max((seat.score for seat in rivals), default=None),
        own.won and not is_shared,
        is_shared,
    )


def people(results: Iterable[Result], game: str) -> list[str]:
    """Everybody who played a game, whoever played last first; "" for those without a name."""
    return list(dict.fromkeys(part.name for part in reversed(list(parts(results, game)))))


def tallies(of: Iterable[Part]) -> dict[Heading, Tally]:
    """Parts added up, what was played last first."""
    kept: dict[Heading, list[Part]] = {}
    for part in of:
        kept.setdefault(part.heading, []).append(part)
    made = {heading: add_up(each) for heading, each in kept.items()}
    return dict(sorted(made.items(), key=lambda item: item[1].last, reverse=True))


def add_up(together: list[Part]) -> Tally:
    """What some parts come to."""
    won = [part for part in together if part.won]
    return Tally(
        len(together),
        len(won),
        sum(part.shared for part in together),
        max(together, key=_quality),
        min((part.result.rounds for part in won), default=None),
        max(part.result.ended for part in together),
    )


def _quality(part: Part) -> tuple[int, ...]:
    if part.others is None:
        return int(part.won), -part.result.rounds if part.won else part.score
    return part.score, -part.others
