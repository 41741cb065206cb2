"""Comparing in place of a tree, for games that are valued at quiet moments.

Where a round is first played on before a position is valued, its end hangs on luck far more than on the one
action. Lines through worlds of their own then tell lucky worlds from unlucky ones, and the longer they are
the more so. In the same world and with the same luck what remains is the difference the action makes.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from time import perf_counter

from ai.controller import Budget
from ai.search.growing import Growth
from ai.search.tree import Branch, Place

_FEWEST, _MOST = 3, 5
"""The most promising actions are compared: so many, and in between one for each ten looks that there are.

The end of a round is played as greedy players would. Of many actions some would seem good by that alone.
"""

_LOOKS_FOR_EACH = 10

_WORLDS_BETWEEN = 12
"""After so many worlds each time, actions that are clearly worse than the best are left out."""

_CLEARLY = 3.0
"""Worse by so many standard errors of the mean difference: the question is asked again and again."""


class _Runner:
    """An action that is still compared, and what it was worth in one world after another."""

    __slots__ = ("branch", "values")

    def __init__(self, branch: Branch) -> None:
        self.branch = branch
        self.values: list[float] = []


def compare(growth: Growth, seat: int, root: Place, budget: Budget, began: float, trust: float) -> None:
    """Compare actions in one world after another until one is left or the budget is spent.

    The worse half is left out at equal parts of the budget, so that what is hard to tell apart is compared
    most often, and what is clearly worse than the best is left out at once: thinking ends early where there
    is little to think about. There is always one look at each.
    """
    seconds, looks = budget
    few = _MOST if looks is None else min(_MOST, max(_FEWEST, looks // _LOOKS_FOR_EACH))
    left = [_Runner(branch) for branch in root.branches[:few]]
    parts = (len(left) - 1).bit_length()
    done = worlds = 0
    while True:
        values = growth.compare(seat, [runner.branch for runner in left], trust)
        for runner, value in zip(left, values, strict=True):
            runner.values.append(value)
        worlds += 1
        spent = _spent(growth.iterations, looks, began, seconds)
        if spent >= 1.0 or (looks is not None and growth.iterations + len(left) > looks):
            return
        left.sort(key=_by_value)
        if spent * parts >= done + 1 and len(left) > 2:
            done += 1
            del left[(len(left) + 1) // 2 :]
        if worlds % _WORLDS_BETWEEN == 0:
            left = [left[0], *(runner for runner in left[1:] if not _is_clearly_worse(runner, left[0]))]
            if len(left) == 1:
                return


def _spent(iterations: int, looks: int | None, began: float, seconds: float | None) -> float:
    """The part of the budget that is gone."""
    by_count = iterations / looks if looks else float(looks == 0)
    if seconds is None:
        return by_count
    return max(by_count, (perf_counter() - began) / seconds) if seconds > 0 else 1.0


def _is_clearly_worse(runner: _Runner, best: _Runner) -> bool:
    """Whether what it lost to the best, world by world, is hardly by luck; or nothing tells the two apart."""
    lost = [ahead - behind for ahead, behind in zip(best.values, runner.values, strict=True)]
    return _mean(lost) >= _CLEARLY * _standard_error(lost)


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


def _standard_error(numbers: Sequence[float]) -> float:
    """The standard error of the mean of the numbers."""
    mean = _mean(numbers)
    return sqrt(sum([(number - mean) ** 2 for number in numbers]) / (len(numbers) * (len(numbers) - 1)))


def _by_value(runner: _Runner) -> float:
    return -runner.branch.value
