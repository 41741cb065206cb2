"""Tournaments: the same deals played by every rotation of the players, with win rates and their intervals."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from math import log, sqrt
from time import perf_counter
from typing import Any

from ai.controller import AS_LEVELS, Budgets
from ai.levels import take_seats
from ai.simulate import Deal, Result, Tally, Tick, play_all
from game.match import Seat
from game.registry import GameEntry
from game.rules import Options, SeatRole


class Verdict(Enum):
    """What a sequential test has found."""

    STRONGER = "stronger"
    NOT_STRONGER = "not-stronger"
    OPEN = "open"


_CERTAIN = log(19)
"""Nineteen to one: where Wald's test with 5 % errors on both sides ends."""

_LOOK_AFTER = 4
"""Deals between two looks at a sequential test."""

_Z = 1.959963984540054
"""Standard deviations on either side that hold 95 % of a normal distribution."""


def wilson(successes: float, trials: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a rate, of which `successes` in `trials` were seen."""
    if not trials:
        return 0.0, 1.0
    rate = successes / trials
    square = _Z * _Z
    middle = rate + square / (2 * trials)
    spread = _Z * sqrt(rate * (1 - rate) / trials + square / (4 * trials * trials))
    scale = 1 + square / trials
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def rotations(entry: GameEntry, options: Options, names: Sequence[str]) -> list[tuple[Seat, ...]]:
    """Every rotation of the players, the given order first; automata stay on the seats that are theirs."""
    roles = entry.load_rules().seats(options)
    first = take_seats(entry, options, names, with_cheat=True)
    free = [number for number, role in enumerate(roles) if not role.automaton]
    around = []
    for turn in range(max(1, len(free))):
        seats = list(first)
        for place, number in enumerate(free):
            seats[free[(place + turn) % len(free)]] = first[number]
        around.append(tuple(seats))
    return around


class SequentialTest:
    """Wald's test of one player's win rate while the matches go on: its fair share, or the one hoped for?

    Either answer is wrong in at most about one tournament of twenty.
    """

    def __init__(self, share: float, hoped: float) -> None:
        self.share, self.hoped = share, hoped
        self._win, self._loss = log(hoped / share), log((1 - hoped) / (1 - share))
        self._evidence = 0.0

    def add(self, part: float) -> None:
        """Count a match of which the player won this part: all, nothing, or its part of a shared win."""
        self._evidence += part * self._win + (1 - part) * self._loss

    @property
    def verdict(self) -> Verdict:
        if self._evidence >= _CERTAIN:
            return Verdict.STRONGER
        return Verdict.NOT_STRONGER if self._evidence <= -_CERTAIN else Verdict.OPEN


def tournament(
    entry: GameEntry,
    options: Options,
    names: Sequence[str],
    *,
    games: int,
    seed: int,
    jobs: int = 1,
    budgets: Budgets = AS_LEVELS,
    until: float | None = None,
    tick: Tick | None = None,
) -> dict[str, Any]:
    """Play at least `games` matches, each deal once by every rotation, and rate the players and the seats.

    A shared win counts as its part in the rate: half when two sides share it. With `until`, the win rate
    hoped for of the first player, it ends as soon as a sequential test tells that rate from a fair share.
    """
    roles = entry.load_rules().seats(options)
    around = rotations(entry, options, names)
    free = [number for number, role in enumerate(roles) if not role.automaton]
    count = -(-games // len(around))
    deals = [
        Deal(entry, options, seats, seed + number, budgets) for number in range(count) for seats in around
    ]
    began = perf_counter()
    if until is None:
        results, test = play_all(deals, jobs, tick), None
    else:
        test = SequentialTest(_fair_share(roles), until)
        results = _play_until(test, roles, deals, free, jobs, tick)
    seconds = perf_counter() - began
    players = [Tally() for _ in free]
    places = [Tally() for _ in roles]
    for number, result in enumerate(results):
        if not result.is_finished:
            continue
        for seat, tally in enumerate(places):
            tally.add(roles, result, seat)
        for place, tally in enumerate(players):
            tally.add(roles, result, free[(place + number % len(around)) % len(free)])
    return {
        "game": entry.name,
        "games": len(results),
        "deals": len(results) // len(around),
        "finished": sum(result.is_finished for result in results),
        "seed": seed,
        "seconds": round(seconds, 3),
        "players": [
            {"player": around[0][free[place]].controller, **_rated(tally)}
            for place, tally in enumerate(players)
        ],
        "thinking": [
            {
                "player": around[0][free[place]].controller,
                "mean_ms": round(1000 * tally.spent.seconds / max(1, tally.spent.decisions), 1),
                "longest_ms": round(1000 * tally.spent.longest, 1),
            }
            for place, tally in enumerate(players)
        ],
        "seats": [{"seat": number, **_rated(tally)} for number, tally in enumerate(places, start=1)],
        **({"until": until, "verdict": test.verdict.value} if test else {}),
    }


def _fair_share(roles: Sequence[SeatRole]) -> float:
    """What a player would win if all were equal: one part of as many as there are teams."""
    return 1 / max(2, len({role.team for role in roles if not role.automaton}))


def _play_until(
    test: SequentialTest,
    roles: Sequence[SeatRole],
    deals: list[Deal],
    free: list[int],
    jobs: int,
    tick: Tick | None,
) -> list[Result]:
    """Play whole deals, a few at a time, until the test is decided or no deal is left."""
    results: list[Result] = []
    rotations_of_deal = max(1, len(free))
    portion = rotations_of_deal * max(jobs, _LOOK_AFTER)
    while len(results) < len(deals) and test.verdict is Verdict.OPEN:
        played = play_all(deals[len(results) : len(results) + portion], jobs, tick)
        for number, result in enumerate(played):
            if result.is_finished:
                tally = Tally()
                tally.add(roles, result, free[number % rotations_of_deal])
                test.add(tally.shares)
        results += played
    return results


def _rated(tally: Tally) -> dict[str, Any]:
    low, high = wilson(tally.shares, tally.games)
    return {
        "games": tally.games,
        "wins": tally.wins,
        "draws": tally.draws,
        "win_rate": round(tally.shares / tally.games, 4) if tally.games else 0.0,
        "interval": [round(low, 4), round(high, 4)],
        "mean_score": tally.mean_score,
    }
