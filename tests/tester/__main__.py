"""`python -m tests.tester GAME`: long random runs of a game's tables, or its golden files written anew."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from importlib import import_module
from time import perf_counter

import tests.conftest  # noqa: F401 - puts the tiny game on the table
from tests.tester import golden
from tests.tester.long_run import run_matches, summary
from tests.tester.suite import GameSuite


def find_suites(game: str) -> list[type[GameSuite]]:
    """The suites in `tests/<game>/test_generic.py`."""
    module = import_module(f"tests.{game}.test_generic")
    found = [each for each in vars(module).values() if isinstance(each, type) and issubclass(each, GameSuite)]
    return [suite for suite in found if "entry" in vars(suite)]


def run(suite: type[GameSuite], seeds: range, only: str | None, *, with_automata: bool) -> None:
    """Play a random match per seed at each table, or only at one, and print how they went."""
    rules, automata = suite.entry.load_rules(), suite.entry if with_automata else None
    for table in suite.tables:
        if only in (None, table.name):
            began = perf_counter()
            runs = list(run_matches(rules, table, seeds, automata=automata))
            seconds = perf_counter() - began
            print(f"{suite.entry.name}, table {table.name!r}, {seconds:.1f} s")
            print(*summary(runs), sep="\n", end="\n\n")


def write_golden(suite: type[GameSuite]) -> None:
    """Write the golden file of every table anew."""
    for table in suite.tables:
        path = suite.golden_file(table)
        path.parent.mkdir(exist_ok=True)
        path.write_text(golden.write(suite.entry, table, suite.golden_seed), encoding="utf-8")
        print(path)


def main(arguments: list[str]) -> None:
    parser = ArgumentParser(prog="python -m tests.tester", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200, help="random matches per table (200)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first match (1)")
    parser.add_argument("--table", help="only the table of this name")
    parser.add_argument("--automata", action="store_true", help="automata play their own seats")
    parser.add_argument("--golden", action="store_true", help="write the golden playthroughs instead")
    given = parser.parse_args(arguments)
    for suite in find_suites(given.game):
        if given.golden:
            write_golden(suite)
        else:
            seeds = range(given.seed, given.seed + given.games)
            run(suite, seeds, given.table, with_automata=given.automata)


if __name__ == "__main__":
    main(sys.argv[1:])
