"""Balance in figures: who wins, and what is built, when greedy players sit on every seat.

`python -m ai.essence.balance --players 3 --games 500 --seed 1` plays the matches and prints the tables of
`docs/essence-balance.md`.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context

from ai.controller import Budget
from ai.essence.evaluate import evaluate
from ai.greedy import Greedy
from game.chance import SeededChance, scramble
from game.essence.actions import Build
from game.essence.cards import FACTIONS
from game.essence.rules import RULES
from game.essence.state import EssenceOptions, EssenceState, StepKind
from game.essence.tables import LOCATION_NUMBERS, SEGMENT_COUNT, SEGMENT_IDS

_CHUNK = 10


@dataclass(slots=True)
class Tally:
    """What was counted over some matches; wins are shares, so a shared win counts for its part."""

    games: int = 0
    rounds: Counter[int] = field(default_factory=Counter)
    faction_games: Counter[int] = field(default_factory=Counter)
    faction_wins: Counter[int] = field(default_factory=Counter)
    seat_wins: Counter[int] = field(default_factory=Counter)
    place_wins: Counter[int] = field(default_factory=Counter)
    """Wins by the place on the Order track of the first round."""
    seen: list[int] = field(default_factory=lambda: [0] * SEGMENT_COUNT)
    """Per Segment: rounds in which a player had it on display on a turn of their own."""
    built: list[int] = field(default_factory=lambda: [0] * SEGMENT_COUNT)
    shown: list[int] = field(default_factory=lambda: [0] * SEGMENT_COUNT)
    """Per Segment: rounds in which it was on display at all."""
    essence: Counter[int] = field(default_factory=Counter)
    """Per round, the Essence of all players together."""
    player_rounds: Counter[int] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        self.games += other.games
        for name in ("rounds", "faction_games", "faction_wins", "seat_wins", "place_wins"):
            getattr(self, name).update(getattr(other, name))
        self.essence.update(other.essence)
        self.player_rounds.update(other.player_rounds)
        for name in ("seen", "built", "shown"):
            mine, theirs = getattr(self, name), getattr(other, name)
            mine[:] = [one + more for one, more in zip(mine, theirs, strict=True)]


_WHOLE = 60
"""A win is counted in sixtieths, so that it can be shared by two to five."""


def play(players: int, seed: int) -> Tally:
    """One match of greedy players, each with one sampled world a decision."""
    tally = Tally(games=1)
    chance = SeededChance(seed)
    state = RULES.new(EssenceOptions(players=players), chance)
    greedy = [
        Greedy(RULES, evaluate, seat, SeededChance(scramble(seed * 8 + seat)), worlds=1)
        for seat in range(players)
    ]
    order = list(state.order)
    sightings: set[tuple[int, int, int]] = set()
    displays: set[tuple[int, int]] = set()
    while (seat := RULES.to_act(state)) is not None:
        legal = RULES.legal(state)
        if len(legal) == 1:
            action = legal[0]
        else:
            action = greedy[seat].choose(RULES.view(state, seat), legal, Budget()).action
        if state.stack[-1].kind is StepKind.TURN:
            sightings.update((seat, state.round, segment) for segment in state.display)
            displays.update((state.round, segment) for segment in state.display)
        if type(action) is Build:
            tally.built[action.segment] += 1
        before = state.round, list(state.essence)
        RULES.perform(state, action, chance)
        if state.round != before[0] or not state.stack:
            tally.essence[before[0]] += sum(before[1])
            tally.player_rounds[before[0]] += players
    for _, _, segment in sightings:
        tally.seen[segment] += 1
    for _, segment in displays:
        tally.shown[segment] += 1
    _count_winners(tally, state, order)
    return tally


def _count_winners(tally: Tally, state: EssenceState, order: list[int]) -> None:
    outcome = RULES.outcome(state)
    assert outcome is not None, "the match is over"
    tally.rounds[state.round] += 1
    tally.faction_games.update(state.faction)
    for seat in outcome.winners:
        share = _WHOLE // len(outcome.winners)
        tally.faction_wins[state.faction[seat]] += share
        tally.seat_wins[seat] += share
        tally.place_wins[order.index(seat)] += share


def _play_chunk(players: int, first: int, games: int) -> Tally:
    tally = Tally()
    for seed in range(first, first + games):
        tally.add(play(players, seed))
    return tally


def play_many(players: int, games: int, seed: int, jobs: int) -> Tally:
    """Matches with the seeds `seed`, `seed + 1`, …; the figures do not depend on `jobs`."""
    starts = range(seed, seed + games, _CHUNK)
    sizes = [min(_CHUNK, seed + games - start) for start in starts]
    total = Tally()
    if jobs == 1:
        for start, size in zip(starts, sizes, strict=True):
            total.add(_play_chunk(players, start, size))
        return total
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        for tally in pool.map(_play_chunk, [players] * len(starts), starts, sizes):
            total.add(tally)
    return total


def report(tally: Tally, players: int) -> str:
    """The figures as Markdown tables; a ratio of 1.00 is an even share."""
    lines = [f"### {players} players, {tally.games} matches", ""]
    lines.append(
        "rounds: " + ", ".join(f"{number}: {tally.rounds[number]}" for number in sorted(tally.rounds))
    )
    means = [f"{tally.essence[each] / tally.player_rounds[each]:.1f}" for each in sorted(tally.essence)]
    lines += ["", "Essence per player in rounds 1, 2, …: " + ", ".join(means), ""]
    lines += ["| faction | matches | wins | ratio |", "|---|---|---|---|"]
    for number, faction in enumerate(FACTIONS):
        games, wins = tally.faction_games[number], tally.faction_wins[number] / _WHOLE
        lines.append(f"| {faction.id} | {games} | {wins:.1f} | {_ratio(wins, games, players)} |")
    lines += [
        "",
        "| seat | wins | ratio | place on the first Order track | wins | ratio |",
        "|---|---|---|---|---|---|",
    ]
    for seat in range(players):
        by_seat, by_place = tally.seat_wins[seat] / _WHOLE, tally.place_wins[seat] / _WHOLE
        lines.append(
            f"| {seat + 1} | {by_seat:.1f} | {_ratio(by_seat, tally.games, players)} "
            f"| {seat + 1} | {by_place:.1f} | {_ratio(by_place, tally.games, players)} |"
        )
    lines += ["", *_location_lines(tally)]
    return "\n".join(lines)


def _ratio(wins: float, games: int, players: int) -> str:
    return f"{wins * players / games:.2f}" if games else "–"


def _location_lines(tally: Tally) -> list[str]:
    """The Locations bought most and least often of the times a player saw them."""
    rates = sorted(
        (tally.built[number] / tally.seen[number], number)
        for number in LOCATION_NUMBERS
        if tally.seen[number]
    )
    said = [
        f"{SEGMENT_IDS[number]} {100 * rate:.1f} % ({100 * tally.built[number] / tally.shown[number]:.0f} %)"
        for rate, number in rates
    ]
    return [
        "Locations bought, of the times a player saw them on display in a round (in brackets: of the rounds",
        "in which they were on display at all):",
        "",
        "- least: " + "; ".join(said[:8]),
        "- most: " + "; ".join(said[-8:]),
    ]


def main(arguments: list[str]) -> None:
    parser = ArgumentParser(prog="python -m ai.essence.balance", description=__doc__)
    parser.add_argument("--players", type=int, default=2, choices=range(2, 6))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args(arguments)
    tally = play_many(given.players, given.games, given.seed, given.jobs)
    sys.stdout.write(report(tally, given.players) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
