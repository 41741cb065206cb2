"""The greedy player: one ply over the game's evaluation, on several worlds that fit what the seat sees."""

from __future__ import annotations

from functools import reduce
from typing import Any

from ai.controller import Budget, Choice
from ai.players import Evaluate
from game.action import Action
from game.chance import Chance, SeededChance
from game.rules import AnyRules
from game.text import Text, text
from game.why import Candidate, Why

SHOWN = 6
"""How many candidates a reason lists: enough to compare, few enough to keep the log small."""

_SEEDS = 1 << 32


class Greedy:
    """Plays the action after which the evaluation is best, on average over `worlds` sampled states.

    With `oversights` above zero it plays like a beginner: at each decision it may overlook the best
    action, and then the second best, each with that many chances in ten. It never overlooks more than
    two, so what it plays is still a sensible move. It knows no clock: a budget changes nothing.
    """

    def __init__(
        self,
        rules: AnyRules,
        evaluate: Evaluate,
        seat: int,
        chance: Chance,
        *,
        worlds: int,
        oversights: int = 0,
    ) -> None:
        self._rules = rules
        self._evaluate = evaluate
        self._seat = seat
        self._chance = chance
        self._worlds = worlds
        self._oversights = oversights

    def choose(self, view: Any, legal: list[Any], budget: Budget) -> Choice:
        if len(legal) == 1:
            return Choice(legal[0], Why((text("ai-why-only"),)))
        values = self._values(view, legal)
        # Shuffled before a stable sort: equal values end up in an order of chance.
        ranked = list(range(len(legal)))
        self._chance.shuffle(ranked)
        ranked.sort(key=lambda number: -values[number])
        overlooked = self._overlooked(len(legal))
        best = [(legal[number], values[number]) for number in ranked]
        return Choice(best[overlooked][0], self._why(best, overlooked))

    def _values(self, view: Any, legal: list[Any]) -> list[float]:
        """The mean evaluation after each action, every action tried in the same worlds with the same luck."""
        rules, seat = self._rules, self._seat
        sums = [0.0] * len(legal)
        for _ in range(self._worlds):
            world = rules.sample(view, self._chance)
            luck = self._chance.below(_SEEDS)
            for number, action in enumerate(legal):
                after = world.copy()
                chance = SeededChance(luck)
                rules.perform(after, action, chance)
                sums[number] += self._evaluate(after, seat)
        return [total / self._worlds for total in sums]

    def _overlooked(self, choices: int) -> int:
        overlooked = 0
        while overlooked < min(2, choices - 1) and self._chance.below(10) < self._oversights:
            overlooked += 1
        return overlooked

    def _why(self, best: list[tuple[Action, float]], chosen: int) -> Why:
        shown = best[:SHOWN]
        candidates = tuple(
            Candidate(self._rules.actions.refs(action), action_name(self._rules, action), (round(value, 2),))
            for action, value in shown
        )
        mine = best[chosen][1]
        next_best = best[chosen + 1][1] if chosen + 1 < len(best) else mine
        if chosen:
            sentence = text("ai-why-overlooked", name=candidates[chosen].name)
        elif mine == next_best:
            sentence = text("ai-why-equal", name=candidates[0].name)
        else:
            sentence = text("ai-why-best", name=candidates[0].name, next=candidates[1].name)
        decided_by = 0 if mine != next_best else -1
        return Why((sentence,), (text("ai-criterion-evaluation"),), candidates, chosen, decided_by)


def action_name(rules: AnyRules, action: Action) -> Text:
    """An action in words: its verb and the things it mentions, in order."""
    verb, *things = (rules.label(ref) for ref in rules.actions.refs(action))
    if not things:
        return verb
    return text("ai-action", verb=verb, things=reduce(_and_then, things))


def _and_then(before: Text, thing: Text) -> Text:
    return text("ai-things", before=before, thing=thing)
