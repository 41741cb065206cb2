"""The tree: where each seat stands by what it has seen, and how often each action from there was worth what.

Every seat has a trunk of its own. A seat's branch follows its own actions and, of what others do, only what
it sees, so that no seat in the tree can answer a bid that lies face down. What chance turns up, and what
becomes known, does not part the branches: a place stands for all worlds that led there, and an action counts
only among the visits at which it could be taken.
"""

from __future__ import annotations

from collections.abc import Hashable
from math import log, sqrt
from typing import Any

from game.action import Action

_EXPLORE = 0.3
"""How much an action that was seldom tried is preferred, in parts of the whole range of values."""

_NARROWEST = 3
_WIDENING = 1.2
"""A place that was visited n times considers the best three actions and 1.2 √n more, by their first value."""

_UNTRIED = 9.0
"""Above every bound: what is considered is tried once, the most promising first."""


class Branch:
    """One action from a place: the worth right after it, and what the visits beyond it were worth."""

    __slots__ = ("action", "available", "first", "total", "visits")

    def __init__(self, action: Action, first: float) -> None:
        self.action = action
        self.first = first
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
        """The legal action to look into next: never tried, of high value, or too seldom tried to be sure of.

        Of many actions only the most promising are considered, and more of them with every visit.
        """
        self.visits += 1
        width = _NARROWEST + int(_WIDENING * sqrt(self.visits))
        possible = set(legal)
        best, highest = self.branches[0], -1.0
        for branch in self.branches:
            if branch.action in possible:
                branch.available += 1
                visits = branch.visits
                # What lies right after an action is not compared with what lies further ahead.
                bound = (
                    branch.total / visits + _EXPLORE * sqrt(log(branch.available) / visits)
                    if visits
                    else _UNTRIED
                )
                if bound > highest:
                    best, highest = branch, bound
                width -= 1
                if not width:
                    break
        return best


def _by_first_worth(branch: Branch) -> float:
    return -branch.first
