"""Fitting weights to outcomes: what decides matches is found, and nothing else moves."""

from __future__ import annotations

from math import exp

import pytest

from ai.fitting import Seen, fit
from ai.weights import Weights
from game.chance import SeededChance


class Three(Weights):
    unit: float
    decisive: float
    idle: float


PLAIN = Three(unit=2.0, decisive=1.0, idle=0.7)
SIZES = 10


def evaluate(state, seat, weights=PLAIN):
    """A position is how far ahead the first seat is in three things, and one that never changes."""
    unit, decisive, idle = state if seat == 0 else [-ahead for ahead in state]
    return weights.unit * unit + weights.decisive * decisive + weights.idle * idle + 3.0


def matches(decisive, games=600, scale=6.0):
    """Positions by lot, won as often as they are worth with that weight; the third thing is worth nothing."""
    chance, seen = SeededChance(5), []
    for _ in range(games):
        state = [chance.below(2 * SIZES + 1) - SIZES for _ in range(3)]
        worth = PLAIN.unit * state[0] + decisive * state[1]
        won = float(chance.below(1000) < 1000 / (1 + exp(-worth / scale)))
        seen += [Seen(state, 0, won), Seen(state, 1, 1 - won)]
    return seen


@pytest.mark.parametrize("truth", [0.5, 1.0, 3.0])
def test_weight_is_found_by_what_it_decides(truth):
    assert fit(evaluate, PLAIN, matches(truth)).decisive == pytest.approx(truth, rel=0.25)


def test_first_weight_is_the_unit():
    assert fit(evaluate, PLAIN, matches(3.0)).unit == PLAIN.unit


def test_weight_that_decides_nothing_becomes_small():
    assert fit(evaluate, PLAIN, matches(1.0)).idle < PLAIN.idle / 2


def test_weight_that_nothing_hangs_on_stays():
    seen = [Seen([unit, decisive, 0], seat, won) for (unit, decisive, _), seat, won in matches(1.0)]
    assert fit(evaluate, PLAIN, seen).idle == pytest.approx(PLAIN.idle, rel=0.1)


def test_chance_alone_teaches_nothing():
    """Every position is won from one side and lost from the other, whatever it is worth."""
    coins = [Seen(each.state, each.seat, 0.5) for each in matches(1.0)]
    assert fit(evaluate, PLAIN, coins) == PLAIN
