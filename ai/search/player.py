"""The searching player: looks at every action once, then grows a tree where it matters until time is up."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from time import perf_counter
from typing import Any

from ai.controller import Budget, Choice, Step
from ai.players import Players
from ai.search.comparing import compare
from ai.search.growing import Growth
from ai.search.reasons import explain
from ai.search.tree import Branch, Place
from ai.search.worth import Worth
from game.chance import Chance, SeededChance
from game.rules import AnyRules, SeatRole
from game.text import text
from game.why import Why

_FIRST_WORLDS = 4
"""Worlds in which every action is looked at before the tree grows."""

_ITERATIONS = 200
"""How far it thinks when nobody says how long."""

_TRUST = 0.8
"""How far it trusts in what it sees coming, where rounds are played on: others may not play them so."""

_SEEDS = 1 << 32


class Search:
    """Chooses by an information-set tree search over worlds that fit what the seat sees.

    It knows the view and nothing else, unless `true_state` is given: then every world is the true one, and
    what it wins more is what the hidden facts are worth. Equal seeds and iterations choose the same.

    Where rounds are played on before they are valued, it trusts in what comes of them only in part.
    """

    def __init__(
        self,
        rules: AnyRules,
        players: Players,
        seat: int,
        roles: tuple[SeatRole, ...],
        chance: Chance,
        *,
        trust: float = _TRUST,
        true_state: Any = None,
    ) -> None:
        if not roles:
            raise ValueError("a search must know who sits at the table")
        self._rules = rules
        self._players = players
        self._seat = seat
        self._roles = roles
        self._chance = chance
        self._trust = trust
        self._true_state = true_state
        self._automata = [
            players.automata[role.automaton](rules, number) if role.automaton else None
            for number, role in enumerate(roles)
        ]
        self._growth: Growth | None = None
        """The tree of the last decision that was one."""
        self._trunks: list[Place] | None = None
        """Where everybody stands in it by now, if the seat's own step led there."""
        self.iterations = 0
        """How often the tree grew in the last decision."""

    def follow(self, step: Step, chance: Chance, true_state: Any) -> None:
        """Be asked again after the seat's own step, nobody else having acted: the tree is gone on with."""
        self._chance = chance
        self._true_state = true_state
        if self._growth is not None and self._trunks is None:
            self._trunks = self._growth.after(self._seat, step)

    def choose(self, view: Any, legal: list[Any], budget: Budget) -> Choice:
        began = perf_counter()
        self.iterations = 0
        if len(legal) == 1:
            return Choice(legal[0], Why((text("ai-why-only"),)))
        if budget == Budget():
            budget = Budget(iterations=_ITERATIONS)
        with _no_collecting():
            return self._search(view, legal, budget, began)

    def _search(self, view: Any, legal: list[Any], budget: Budget, began: float) -> Choice:
        worlds = [self._sample(view) for _ in range(_FIRST_WORLDS)]
        growth = self._growth = self._planted(view, worlds)
        self._trunks = None
        values = self._first_values(worlds, legal, growth.worth)
        # Shuffled before a stable sort: equal values end up in an order of chance.
        order = list(range(len(legal)))
        self._chance.shuffle(order)
        wins_at_once = max(values) >= 1.0
        before = Place() if wins_at_once else growth.root(self._seat)
        root = before.kept([legal[number] for number in order], [values[number] for number in order])
        growth.stand(self._seat, root)
        if not wins_at_once:
            if self._players.settle is None:
                _grow(growth, root, budget, began)
            else:
                compare(growth, self._seat, root, budget, began, self._trust)
        self.iterations = growth.iterations
        ranked = sorted(root.branches, key=_by_visits)
        return Choice(ranked[0].action, explain(self._rules, self._players, self._seat, ranked, worlds))

    def _planted(self, view: Any, worlds: list[Any]) -> Growth:
        """The tree to grow: a new one, or that of the seat's own decision just before."""
        if self._growth is not None and self._trunks is not None:
            worth, trunks = self._growth.worth, self._trunks
            if not worth.has_moved_on(worlds, self._seat, self._chance):
                return self._growing(view, worth, trunks)
        worth = Worth(self._rules, self._players, self._roles, worlds, self._seat, self._chance)
        return self._growing(view, worth, None)

    def _growing(self, view: Any, worth: Worth, trunks: list[Place] | None) -> Growth:
        sample = partial(self._sample, view)
        return Growth(self._rules, worth, self._automata, sample, self._chance, trunks)

    def _sample(self, view: Any) -> Any:
        if self._true_state is not None:
            return self._true_state.copy()
        return self._rules.sample(view, self._chance)

    def _first_values(self, worlds: list[Any], legal: list[Any], worth: Worth) -> list[float]:
        """The mean worth right after each action, all tried in the same worlds with the same luck.

        An action that wins in all of them is worth 1: it is taken at once.
        """
        sums = [0.0] * len(legal)
        for world in worlds:
            luck = self._chance.below(_SEEDS)
            for number, action in enumerate(legal):
                after = world.copy()
                self._rules.perform(after, action, SeededChance(luck))
                sums[number] += worth.of(after, self._seat)
        return [total / len(worlds) for total in sums]


@contextmanager
def _no_collecting() -> Iterator[None]:
    """Do not look for reference cycles meanwhile: worlds and trees have none, and there are many of them."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def _grow(growth: Growth, root: Place, budget: Budget, began: float) -> None:
    """Grow until the budget is spent, or nothing that is left of it could change the choice."""
    seconds, iterations = budget
    while iterations is None or growth.iterations < iterations:
        growth.iterate()
        if growth.iterations % 16:
            continue
        left = iterations - growth.iterations if iterations is not None else 0
        if seconds is not None:
            spent = perf_counter() - began
            if spent >= seconds:
                return
            affordable = int(growth.iterations * (seconds / spent - 1.0))
            left = affordable if iterations is None else min(left, affordable)
        if _lead(root) > left:
            return


def _lead(root: Place) -> int:
    """By how many visits the most visited action leads the next."""
    first = second = 0
    for branch in root.branches:
        if branch.visits > first:
            first, second = branch.visits, first
        elif branch.visits > second:
            second = branch.visits
    return first - second


def _by_visits(branch: Branch) -> tuple[float, float]:
    return -branch.visits, -branch.value
