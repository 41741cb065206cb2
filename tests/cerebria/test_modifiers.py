"""A few matches of the long run, so that every modifier, mode and board is met in each run of the tests."""

from __future__ import annotations

from game.cerebria.rules import RULES
from tests.cerebria.long_run import play, table_of


def test_random_matches_over_all_modifiers_keep_the_invariants() -> None:
    seeds = range(1, 41)
    options = [table_of(seed).options for seed in seeds]
    assert {number for each in options for number in each["harder"]} == set(range(1, 8))
    assert {number for each in options for number in each["easier"]} == set(range(1, 4))
    assert {each["mode"] for each in options} == {"ego-shaper", "ego-two-spirits", "ego-team"}
    assert all(run.decisions < RULES.longest for run in play(seeds))
