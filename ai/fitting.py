"""Weights from outcomes: those with which an evaluation tells best who won (logistic regression).

An evaluation is all but linear in its weights. So every position is evaluated once as it is and once with
each weight a little larger, and the factors of the weights are then fitted without another look at it. The
first weight of a game is the unit in which the others are told, and stays. Every other one is held where it
was as if by a rubber band: what the outcomes say little about hardly moves.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp
from typing import Any, NamedTuple

from ai.players import Evaluate
from ai.weights import WeightsT

_PASSES = 3
"""How often the evaluations are measured anew, with the weights found so far."""

_SWEEPS = 40
"""How often each factor is improved in its turn: more change nothing in the third digit."""

_A_LITTLE = 0.05
"""By how much of itself a weight is made larger to see what hangs on it."""

_HOLD = 0.001
"""How firmly a weight is held where it was, for each position."""

_LEAST, _MOST = 0.4, 2.5
"""The bounds of a factor in one pass, within which evaluations are nearly linear."""

_SURE = 30.0


class Seen(NamedTuple):
    """A position of a match, from one seat's side, and the part of the match that seat won in the end."""

    state: Any
    seat: int
    won: float


def fit(evaluate: Evaluate, plain: WeightsT, positions: Sequence[Seen]) -> WeightsT:
    """The weights that explain best who won, not far from the plain ones."""
    unit, *names = type(plain).model_fields
    weights = plain
    for _ in range(_PASSES):
        slopes = [_slopes(evaluate, weights, names, each) for each in positions]
        held = [_ratio(getattr(plain, name), getattr(weights, name)) for name in names]
        factors = _factors(slopes, [each.won for each in positions], held)
        found = {
            name: round(getattr(weights, name) * factor, 4)
            for name, factor in zip(names, factors, strict=True)
        }
        weights = type(plain)(**{unit: getattr(plain, unit)}, **found)
    return weights


def _ratio(one: float, other: float) -> float:
    return one / other if other else 1.0


def _slopes(evaluate: Evaluate, weights: WeightsT, names: Sequence[str], position: Seen) -> list[float]:
    """What of the evaluation hangs on each weight; first the rest, which hangs on none or on the unit."""
    state, seat, _ = position
    value = evaluate(state, seat, weights=weights)
    slopes = []
    for name in names:
        larger = weights.model_copy(update={name: getattr(weights, name) * (1 + _A_LITTLE)})
        slopes.append((evaluate(state, seat, weights=larger) - value) / _A_LITTLE)
    return [value - sum(slopes), *slopes]


class _Fit:
    """Factors being fitted: what each position promises with them, as the logarithm of its odds."""

    def __init__(self, columns: list[list[float]], won: Sequence[float], factors: list[float]) -> None:
        self.columns = columns
        self.won = won
        self.factors = factors
        self.odds = [0.0] * len(won)
        for column, factor in zip(columns, factors, strict=True):
            self._shift(column, factor)

    def improve(self, number: int, held: float = 0.0, hold: float = 0.0) -> None:
        """One step of Newton's for one factor, which is held to a place."""
        column, factor = self.columns[number], self.factors[number]
        pull, bend = hold * (factor - held), hold + 1e-9
        for slope, odds, won in zip(column, self.odds, self.won, strict=True):
            if slope:
                chance = _chance(odds)
                pull += (chance - won) * slope
                bend += chance * (1.0 - chance) * slope * slope
        to = factor - pull / bend
        if hold:
            to = min(max(to, _LEAST), _MOST)
        self.factors[number] = to
        self._shift(column, to - factor)

    def _shift(self, column: Sequence[float], by: float) -> None:
        self.odds = [odds + by * slope for odds, slope in zip(self.odds, column, strict=True)]


def _factors(slopes: list[list[float]], won: Sequence[float], held: Sequence[float]) -> list[float]:
    """What to multiply each weight by."""
    whole = _Fit([[sum(each) for each in slopes], [1.0] * len(won)], won, [0.0, 0.0])
    _sweep(whole, range(2))
    scale, start = whole.factors
    if scale <= 0.0:
        return [1.0] * len(held)
    columns = [[slope * scale for slope in column] for column in zip(*slopes, strict=True)]
    parts = _Fit([[1.0] * len(won), *columns], won, [start, *[1.0] * len(columns)])
    for _ in range(_SWEEPS):
        parts.improve(0)
        parts.improve(1)
        for number, place in enumerate(held, start=2):
            parts.improve(number, place, _HOLD * len(won))
    of_unit = parts.factors[1]
    return [factor / of_unit for factor in parts.factors[2:]] if of_unit > 0.0 else [1.0] * len(held)


def _sweep(fitting: _Fit, numbers: Iterable[int]) -> None:
    for _ in range(_SWEEPS):
        for number in numbers:
            fitting.improve(number)


def _chance(odds: float) -> float:
    return 1.0 / (1.0 + exp(-min(max(odds, -_SURE), _SURE)))
