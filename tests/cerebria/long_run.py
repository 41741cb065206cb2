"""`python -m tests.cerebria.long_run`: random matches against the Ego over all modifiers, modes and boards.

Every match draws its options from its seed: each of the ten modifiers is in it or not, so that all of them
meet. People play at random, the Ego by its table, and the invariants are looked at after every step.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterable, Iterator
from typing import Any

from game.cerebria.boards import SPIRITS
from game.chance import SeededChance
from game.registry import find
from tests.tester import Variant
from tests.tester.long_run import Run, run_matches

_SEATS = {"ego-shaper": 2, "ego-two-spirits": 2, "ego-team": 3}


def table_of(seed: int) -> Variant:
    """A table against the Ego, drawn from a seed."""
    chance = SeededChance(seed ^ 0xE60)
    names = [spirit.id for spirit in SPIRITS]
    bliss, gloom = names[:4], names[4:]
    chance.shuffle(bliss)
    chance.shuffle(gloom)
    options: dict[str, Any] = {
        "mode": chance.pick(list(_SEATS)),
        "game": chance.pick(["basic", "full"]),
        "side": chance.pick(["bliss", "gloom"]),
        "bliss": bliss[:2],
        "gloom": gloom[:2],
        "spirit_boards": chance.pick("AB"),
        "team_boards": chance.pick("AB"),
        "decks": chance.pick(["basic", "spirit", "random", "chosen"]),
        "harder": [number for number in range(1, 8) if chance.below(2)],
        "easier": [number for number in range(1, 4) if chance.below(2)],
    }
    return Variant(f"ego-{seed}", _SEATS[options["mode"]], options)


def play(seeds: Iterable[int]) -> Iterator[Run]:
    """One match per seed to its end; fails at the first broken invariant."""
    entry = find("cerebria")
    for seed in seeds:
        yield from run_matches(entry.load_rules(), table_of(seed), [seed], automata=entry)


def main() -> None:
    parser = ArgumentParser(prog="python -m tests.cerebria.long_run", description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    runs = list(play(range(given.seed, given.seed + given.games)))
    decisions = [run.decisions for run in runs]
    print(f"{len(runs)} matches, {sum(decisions)} decisions, no broken invariant;")
    print(f"the longest had {max(decisions)} decisions in {max(run.rounds for run in runs)} rounds.")


if __name__ == "__main__":
    main()
