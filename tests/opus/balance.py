"""Measures the balance of Ego & Opus with greedy players; `docs/opus-balance.md` holds the tables.

    python -m tests.opus.balance lists --games 200 --seed 1
    python -m tests.opus.balance superego --games 200 --seed 1

`lists` plays every pair of starter lists, half of the matches with seats swapped. Every seat is played by the
greedy player on one sampled world. Results are printed as they come, so that a run can be cut into chunks.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections import Counter
from itertools import combinations

from ai.arena import wilson
from ai.controller import Budget
from ai.greedy import Greedy
from ai.opus.evaluate import evaluate
from game.chance import SeededChance
from game.opus.decks import STARTER_LISTS
from game.opus.formats import OpusOptions
from game.opus.rules import RULES
from game.opus.state import OpusState

_THINKING = 1_000_000


def play(options: OpusOptions, seed: int) -> OpusState:
    """One match between greedy players; a forced decision is not thought about."""
    chance, thinking = SeededChance(seed), SeededChance(seed + _THINKING)
    state = RULES.new(options, chance)
    seats = range(len(state.layout.numbers))
    players = [Greedy(RULES, evaluate, seat, thinking, worlds=1) for seat in seats]
    while (seat := RULES.to_act(state)) is not None:
        legal = RULES.legal(state)
        action = legal[0]
        if len(legal) > 1:
            action = players[seat].choose(RULES.view(state, seat), legal, Budget()).action
        RULES.perform(state, action, chance)
    return state


def measure_lists(games: int, seed: int) -> None:
    """Wins of each list against each other, by seat and by player number."""
    wins: Counter[str] = Counter()
    played: Counter[str] = Counter()
    seats: Counter[int] = Counter()
    numbers: Counter[int] = Counter()
    rounds = []
    for pair in combinations(STARTER_LISTS, 2):
        first_wins = 0.0
        for number in range(games):
            lists = pair if number % 2 == 0 else pair[::-1]
            seed += 1
            state = play(OpusOptions(lists=lists), seed)  # type: ignore[arg-type]
            rounds.append(state.round)
            for seat, name in enumerate(lists):
                share = (seat in state.winners) / len(state.winners)
                played[name] += 1
                wins[name] += share  # type: ignore[assignment]
                seats[seat] += share  # type: ignore[assignment]
                numbers[state.layout.numbers.index(seat)] += share  # type: ignore[assignment]
                first_wins += share if name == pair[0] else 0
        print(f"{pair[0]} against {pair[1]}: {first_wins:g} of {games}", flush=True)
    for name in STARTER_LISTS:
        _print_rate(name, wins[name], played[name])
    for seat in (0, 1):
        _print_rate(f"seat {seat + 1}", seats[seat], len(rounds))
        _print_rate(f"player {seat + 1}", numbers[seat], len(rounds))
    rounds.sort()
    print(f"rounds: median {rounds[len(rounds) // 2]}, longest {rounds[-1]}")


def measure_superego(games: int, seed: int) -> None:
    """Wins of the partners with the default goals, with the lists in turn."""
    names = tuple(STARTER_LISTS)
    partners = 0
    for number in range(games):
        lists = tuple(names[(3 * number + place * (1 + number % 2)) % 5] for place in range(3))
        options = OpusOptions(format="superego", lists=lists)  # type: ignore[arg-type]
        partners += play(options, seed + number).winners == [0, 1]
    _print_rate("partners", partners, games)


def _print_rate(name: str, wins: float, games: int) -> None:
    low, high = wilson(wins, games)
    print(f"{name}: {wins:g} of {games} = {100 * wins / games:.1f} % ({100 * low:.1f} to {100 * high:.1f})")


def main(arguments: list[str]) -> None:
    parser = ArgumentParser(prog="python -m tests.opus.balance", description=__doc__)
    parser.add_argument("what", choices=("lists", "superego"))
    parser.add_argument("--games", type=int, default=20, help="matches per pair of lists, or in all (20)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first match (1)")
    given = parser.parse_args(arguments)
    (measure_lists if given.what == "lists" else measure_superego)(given.games, given.seed)


if __name__ == "__main__":
    main(sys.argv[1:])
