"""Tournaments: the same deals played by every rotation of the players, with win rates and their intervals."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from time import perf_counter
from typing import Any

from ai.levels import take_seats
from ai.simulate import Deal, Tally, Tick, play_all
from game.match import Seat
from game.registry import GameEntry
from game.rules import Options

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
    first = take_seats(entry, options, names)
    free = [number for number, role in enumerate(roles) if not role.automaton]
    around = []
    for turn in range(len(free)):
        seats = list(first)
        for place, number in enumerate(free):
            seats[free[(place + turn) % len(free)]] = first[number]
        around.append(tuple(seats))
    return around


def tournament(
    entry: GameEntry,
    options: Options,
    names: Sequence[str],
    *,
    games: int,
    seed: int,
    jobs: int = 1,
    tick: Tick | None = None,
) -> dict[str, Any]:
    """Play at least `games` matches, each deal once by every rotation, and rate the players and the seats.

    A shared win counts as its part in the rate: half when two sides share it.
    """
    roles = entry.load_rules().seats(options)
    around = rotations(entry, options, names)
    free = [number for number, role in enumerate(roles) if not role.automaton]
    count = -(-games // len(around))
    deals = [Deal(entry, options, seats, seed + number) for number in range(count) for seats in around]
    began = perf_counter()
    results = play_all(deals, jobs, tick)
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
        "games": len(deals),
        "deals": count,
        "finished": sum(result.is_finished for result in results),
        "seed": seed,
        "seconds": round(seconds, 3),
        "players": [
            {"player": around[0][free[place]].controller, **_rated(tally)}
            for place, tally in enumerate(players)
        ],
        "seats": [{"seat": number, **_rated(tally)} for number, tally in enumerate(places, start=1)],
    }


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
