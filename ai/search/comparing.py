"""Comparing in place of a tree, for games that are valued at quiet moments.

Where a round is first played on before a position is valued, its end hangs on luck far more than on the one
action. Lines through worlds of their own then tell lucky worlds from unlucky ones, and the longer they are
the more so. In the same world and with the same luck what remains is the difference the action makes.
"""

from __future__ import annotations

from time import perf_counter

from ai.controller import Budget
from ai.search.growing import Growth
from ai.search.tree import Branch, Place

_FEWEST, _MOST = 5, 12
"""The most promising actions are compared: so many, and in between one for each four looks that there are."""

_LOOKS_FOR_EACH = 4


def compare(growth: Growth, seat: int, root: Place, budget: Budget, began: float) -> None:
    """Compare actions in one world after another; the worse half is left out at equal parts of the budget.

    What is hard to tell apart is so compared most often. There is always one look at each.
    """
    seconds, looks = budget
    left = root.branches[: _MOST if looks is None else min(_MOST, max(_FEWEST, looks // _LOOKS_FOR_EACH))]
    parts = (len(left) - 1).bit_length()
    done = 0
    while True:
        growth.compare(seat, left)
        spent = _spent(growth.iterations, looks, began, seconds)
        if spent >= 1.0 or (looks is not None and growth.iterations + len(left) > looks):
            return
        if spent * parts >= done + 1 and len(left) > 2:
            done += 1
            left.sort(key=_by_value)
            del left[(len(left) + 1) // 2 :]


def _spent(iterations: int, looks: int | None, began: float, seconds: float | None) -> float:
    """The part of the budget that is gone."""
    by_count = iterations / looks if looks else float(looks == 0)
    if seconds is None:
        return by_count
    return max(by_count, (perf_counter() - began) / seconds) if seconds > 0 else 1.0


def _by_value(branch: Branch) -> float:
    return -branch.value
