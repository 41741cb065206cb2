"""How the tree grows: one world after another is played down to a place nobody has been to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ai.controller import Budget, Controller, Step
from ai.search.tree import Branch, Place
from ai.search.worth import Worth
from game.action import Action
from game.chance import Chance, SeededChance
from game.event import Event
from game.rules import AnyRules

_SEEDS = 1 << 32

_DEEPEST = 24
"""Decisions after which a position is valued as it is, so that one line does not go on for ever."""

_LONGEST = 400
"""Steps, with those of automata and those without a choice, after which a line ends too."""

_MOST_WORLDS = 256
"""Worlds after which none is new: to sample one costs several times what a copy costs."""

_MOST_MET = 20
"""Actions that a place learns of at one visit; a wider decision is learned of at several."""


class Growth:
    """The tree of one decision, with the worlds it grows through.

    It may go on with the tree of the decision before, along what was done and seen since.
    """

    def __init__(
        self,
        rules: AnyRules,
        worth: Worth,
        automata: Sequence[Controller | None],
        sample: Callable[[], Any],
        chance: Chance,
        trunks: list[Place] | None = None,
    ) -> None:
        self._rules = rules
        self.worth = worth
        self._automata = automata
        self._sample = sample
        self._worlds: list[Any] = []
        self._chance = chance
        self._trunks = trunks or [Place() for _ in automata]
        self.iterations = 0

    def root(self, seat: int) -> Place:
        """Where a seat stands now."""
        return self._trunks[seat]

    def stand(self, seat: int, place: Place) -> None:
        """Put a seat where it stands now."""
        self._trunks[seat] = place

    def after(self, seat: int, step: Step) -> list[Place]:
        """Where everybody stands after the seat's own step, by what the seat itself knows of it.

        What the others have seen of it is taken from what the seat saw, so that nothing else is given away.
        """
        events = [event for event in step.seen if event is not None]
        places = self._trunks[:]
        self._move_on(places, seat, step.action, events)
        return places

    def iterate(self) -> None:
        """Play one world down to a new place, value it for every seat that decided, and remember that."""
        rules = self._rules
        state = self._world()
        self.iterations += 1
        chance = SeededChance(self._chance.below(_SEEDS))
        places = self._trunks[:]
        path: list[tuple[int, Branch]] = []
        for _ in range(_LONGEST):
            seat = rules.to_act(state)
            if seat is None:
                break
            legal = rules.legal(state)
            automaton = self._automata[seat]
            if len(legal) == 1:
                rules.perform(state, legal[0], chance)
            elif automaton is not None:
                action = automaton.choose(rules.view(state, seat), legal, _NO_CLOCK).action
                rules.perform(state, action, chance)
            elif len(path) == _DEEPEST:
                break
            else:
                place = places[seat]
                is_new = not place.branches
                best = self._meet(place, state, seat, legal, chance)
                if is_new and best is not None:
                    state = best
                    break
                branch = place.select(legal)
                path.append((seat, branch))
                events = rules.perform(state, branch.action, chance)
                self._move_on(places, seat, branch.action, events)
        self._remember(path, state, chance)

    def compare(self, seat: int, branches: Sequence[Branch], trust: float) -> list[float]:
        """Look once at what comes of each of these actions of a seat, in one world and with the same luck.

        What comes of it is trusted in part: the rest of a value is what lies right after the action.
        """
        world, luck = self._world(), self._chance.below(_SEEDS)
        values = []
        for branch in branches:
            state, chance = world.copy(), SeededChance(luck)
            self._rules.perform(state, branch.action, chance)
            far = self.worth.of_all(state, (seat,), chance)[seat]
            value = branch.first + trust * (far - branch.first)
            branch.visits += 1
            branch.total += value
            values.append(value)
            self.iterations += 1
        return values

    def _world(self) -> Any:
        """A world to play in: a new one, or later one of those again with other luck."""
        if len(self._worlds) < _MOST_WORLDS:
            self._worlds.append(self._sample())
        return self._worlds[self.iterations % len(self._worlds)].copy()

    def _meet(self, place: Place, state: Any, seat: int, legal: list[Any], chance: Chance) -> Any | None:
        """Value the actions that the place does not know yet; the state after the best of them, if any."""
        known = place.known
        unknown = [action for action in legal if action not in known][:_MOST_MET]
        if not unknown:
            return None
        luck = chance.below(_SEEDS)
        best, highest, values = None, -1.0, []
        for action in unknown:
            after = state.copy()
            self._rules.perform(after, action, SeededChance(luck))
            value = self.worth.of(after, seat)
            values.append(value)
            if value > highest:
                best, highest = after, value
        place.meet(unknown, values)
        return best

    def _move_on(self, places: list[Place], actor: int, action: Action, events: list[Event]) -> None:
        """Let every seat stand where what it did, or saw, has led it."""
        see = self._rules.see
        for seat, place in enumerate(places):
            if seat == actor:
                places[seat] = place.beyond(action)
            elif self._automata[seat] is None:
                seen = tuple([see(event, seat) for event in events if not event.reveals])
                places[seat] = place.beyond(seen)

    def _remember(self, path: list[tuple[int, Branch]], state: Any, chance: Chance) -> None:
        worth = self.worth.of_all(state, {seat for seat, _ in path}, chance)
        for seat, branch in path:
            branch.visits += 1
            branch.total += worth[seat]


_NO_CLOCK = Budget()
