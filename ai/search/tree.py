"""The tree: where each seat stands by what it has seen, and how often each action from there was worth what.

Every seat has a trunk of its own. A seat's branch follows its own actions and, of what others do, only what
it sees, so that no seat in the tree can answer a bid that lies face down. What chance turns up, and what
becomes known, does not part the branches: a place stands for all worlds that led there, and an action counts
only among the visits at which it could be taken.
"""

from __future__ import annotations

from collections.abc import Hashable
from math import exp, sqrt
from typing import Any

from game.action import Action

_EXPLORE = 0.6
"""How much an action is preferred that promised much at first and was seldom tried since."""

_DOUBT = 0.1
"""An action that promised less at first by this much is preferred e times less."""

_NARROWEST = 3
_WIDENING = 1.2
"""A place that was visited n times considers the best three actions and 1.2 √n more, by their first value."""

_MODEST = 0.05
"""What has not been tried is thought to be worth a little less than what has."""


class Branch:
    """One action from a place: the worth right after it, and what the visits beyond it were worth.

    What lies right after an action is not compared with what lies further ahead: it only says what to try.
    """

    __slots__ = ("action", "available", "first", "hope", "total", "visits")

    def __init__(self, action: Action, first: float) -> None:
        self.action = action
        self.first = first
        self.hope = exp(first / _DOUBT)
        self.visits = 0
        self.total = 0.0
        self.available = 1

    @property
    def value(self) -> float:
        """The mean of the visits; before there is one, the worth right after the action."""
        return self.total / self.visits if self.visits else self.first


class Place:
    """Where a seat stands: the actions it has met here, the most promising first, and what lies beyond."""

    __slots__ = ("_beyond", "branches", "known", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.branches: list[Branch] = []
        self.known: set[Action] = set()
        self._beyond: dict[Hashable, Place] = {}

    def beyond(self, step: Hashable) -> Place:
        """Where the seat stands after it did, or saw, something."""
        place = self._beyond.get(step)
        if place is None:
            place = self._beyond[step] = Place()
        return place

    def meet(self, actions: list[Any], values: list[float]) -> None:
        """Learn of actions, with the worth of the position right after each."""
        self.branches += map(Branch, actions, values)
        self.known.update(actions)
        self.branches.sort(key=_by_first_worth)

    def kept(self, actions: list[Any], values: list[float]) -> Place:
        """The same place with these actions alone, newly valued; what their visits taught is kept."""
        place = Place()
        place.meet(actions, values)
        place._beyond = self._beyond
        learned = {branch.action: branch for branch in self.branches}
        for branch in place.branches:
            before = learned.get(branch.action)
            if before is not None:
                branch.visits, branch.total = before.visits, before.total
                branch.available = before.available
                place.visits += before.visits
        return place

    def select(self, legal: list[Any]) -> Branch:
        """The legal action to look into next: of high value, or promising and too seldom tried to be sure of.

        Of many actions only the most promising are considered, and more of them with every visit.
        """
        self.visits += 1
        width = _NARROWEST + int(_WIDENING * sqrt(self.visits))
        possible = set(legal)
        considered: list[Branch] = []
        visits, total, hopes = 0, 0.0, 0.0
        for branch in self.branches:
            if branch.action in possible:
                branch.available += 1
                considered.append(branch)
                visits += branch.visits
                total += branch.total
                hopes += branch.hope
                width -= 1
                if not width:
                    break
        untried = total / visits - _MODEST if visits else 0.0
        best, highest = self.branches[0], -9.0
        eager = _EXPLORE / hopes
        for branch in considered:
            tried = branch.visits
            value = branch.total / tried if tried else untried
            bound = value + eager * branch.hope * sqrt(branch.available) / (1 + tried)
            if bound > highest:
                best, highest = branch, bound
        return best


def _by_first_worth(branch: Branch) -> float:
    return -branch.first
