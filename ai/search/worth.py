"""What a position is worth to a seat, from 0 (lost) to 1 (won), on whatever scale the game evaluates."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ai.players import Players
from game.chance import Chance
from game.rules import AnyRules, Outcome, SeatRole

_MARGIN = 0.05
"""No position that is not over is as good as a win, or as bad as a defeat."""

_STEPS = 6
"""How far each walk goes from which the usual change of the evaluation is learned."""

_STRIDE = 3
"""Where a position must first be played on to be valued, which takes long, only so many steps apart."""

_FAR = 3.0
"""Usual changes after which values are too near to victory or defeat to be told apart."""


class Worth:
    """Puts evaluations between 0 and 1: half for what the seat has now, more and less by what is usual.

    The game's evaluation has any scale. How much it changes in a few decisions is learned from short walks
    of random legal actions in worlds that fit the view; a gain of that size is worth half of what lies
    between the present position and victory.
    """

    def __init__(
        self,
        rules: AnyRules,
        players: Players,
        roles: tuple[SeatRole, ...],
        worlds: list[Any],
        seat: int,
        chance: Chance,
    ) -> None:
        self._rules = rules
        self._evaluate = players.judge
        self._settle = players.settle
        self._teams = tuple(role.team for role in roles)
        self._people = [number for number, role in enumerate(roles) if not role.automaton or number == seat]
        self._now = self._means(worlds)
        self._settled = self._means([self._quiet(world, chance) for world in worlds])
        """What everybody has now: as it is, and after what hangs in the air has come down."""
        self._rivals = [[other for other in self._people if roles[other].team != role.team] for role in roles]
        changes = [change for world in worlds for change in self._walk(world.copy(), seat, chance)]
        self._scale = (sum(changes) / len(changes) if changes else 0.0) or 1.0

    def _walk(self, state: Any, seat: int, chance: Chance) -> list[float]:
        """How far from now the evaluation is along a walk, as long as the match goes on."""
        rules, changes = self._rules, []
        stride = 1 if self._settle is None else _STRIDE
        for step in range(1, _STEPS + 1):
            rules.perform(state, chance.pick(rules.legal(state)), chance)
            if rules.to_act(state) is None:
                break
            if step % stride == 0:
                quiet = self._quiet(state, chance)
                changes.append(abs(self._evaluate(quiet, seat) - self._settled[seat]))
        return changes

    def _means(self, worlds: list[Any]) -> dict[int, float]:
        """The mean evaluation of the worlds for every seat."""
        return {
            seat: sum(self._evaluate(world, seat) for world in worlds) / len(worlds) for seat in self._people
        }

    def _quiet(self, state: Any, chance: Chance) -> Any:
        """The state at a moment at which evaluations can be compared; it itself is left as it is."""
        if self._settle is None or self._rules.to_act(state) is None:
            return state
        quiet = state.copy()
        self._settle(quiet, chance)
        return quiet

    def has_moved_on(self, worlds: list[Any], seat: int, chance: Chance) -> bool:
        """Whether a seat's position is by now far better or worse than it was.

        Gains would then be measured from too far away to tell one from another.
        """
        now = self._means([self._quiet(world, chance) for world in worlds])
        return abs(now[seat] - self._settled[seat]) > _FAR * self._scale

    def of(self, state: Any, seat: int) -> float:
        """A position's worth for a seat by its own evaluation alone: to compare actions of one moment."""
        outcome = self._rules.outcome(state)
        if outcome is not None:
            return self._of_end(outcome, seat)
        return self._bounded(self._evaluate(state, seat) - self._now[seat])

    def of_all(self, state: Any, seats: Iterable[int], chance: Chance) -> dict[int, float]:
        """The worth of a position for these seats, each against its rivals, once it is quiet.

        Time itself changes evaluations: a new round promises something to everybody. What a seat gains while
        its rivals gain as much is no gain, so that near and distant positions can be compared.
        """
        state = self._quiet(state, chance)
        outcome = self._rules.outcome(state)
        if outcome is not None:
            return {seat: self._of_end(outcome, seat) for seat in seats}
        gains = {seat: self._evaluate(state, seat) - self._settled[seat] for seat in self._people}
        worth = {}
        for seat in seats:
            rivals = self._rivals[seat]
            theirs = sum([gains[rival] for rival in rivals]) / len(rivals) if rivals else 0.0
            worth[seat] = self._bounded(gains[seat] - theirs)
        return worth

    def _bounded(self, gain: float) -> float:
        change = gain / self._scale
        return 0.5 + (0.5 - _MARGIN) * change / (1.0 + abs(change))

    def _of_end(self, outcome: Outcome, seat: int) -> float:
        """A win is 1, shared among the teams that won."""
        if seat not in outcome.winners:
            return 0.0
        return 1.0 / len({self._teams[winner] for winner in outcome.winners})
