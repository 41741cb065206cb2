"""The automaton of the egos: it carries their strategies out and says why (B.8, D.10).

The rules find the fitting artists and roll the dice, so nobody can make an ego cheat; what is here tells how
the ego came to its victim: lured, by its top strategy, or by its bottom one, with the values that decided and
the dice that broke a tie.
"""

from __future__ import annotations

from functools import reduce
from typing import Any

from ai.controller import Budget, Choice
from game.action import Action, Ref
from game.opus.ego_phase import ego_place, work_mode
from game.opus.state import OpusState
from game.opus.strategies import METRICS, Search, look_for_victim
from game.opus.strategytext import metric_text, strategy_text
from game.opus.telling import card_text
from game.rules import AnyRules
from game.text import Text, Value, text
from game.why import Candidate, Why


class Egos:
    """Does the one thing that the strategies of the ego demand."""

    def choose(self, view: OpusState, legal: list[Any], budget: Budget) -> Choice:
        action = legal[0]
        return Choice(action, _why(view, action))


def make_egos(rules: AnyRules, seat: int) -> Egos:
    return Egos()


def _why(state: OpusState, action: Action) -> Why:
    place = ego_place(state)
    ego = card_text(state.card[place])
    if action[-1] in ("ego_works", "ego_passes") and work_mode(state, place) >= 0:
        return Why((text("opus-why-own-work", ego=ego),))
    search = look_for_victim(state, place)
    if search.lured_to >= 0:
        return Why((text("opus-why-lured", ego=ego, card=card_text(search.lured_to)),))
    if search.strategy is None:
        return Why((text("opus-why-nobody", ego=ego),))
    return _reason(state, search, ego)


def _reason(state: OpusState, search: Search, ego: Text) -> Why:
    """The strategy, the artists that fit it with their values, and the dice, if any were rolled."""
    strategy = search.strategy
    assert strategy is not None, "a strategy has found somebody"
    metric = METRICS.get(strategy.metric)
    values = {place: metric(state, place) for place in search.fitting} if metric else {}
    criteria = [metric_text(strategy.metric)] if metric else []
    rolled = [place for place in search.fitting if state.dice[place]]
    if rolled:
        criteria.append(text("opus-criterion-die"))
    candidates = tuple(
        Candidate(
            (Ref("zone", place),),
            card_text(state.card[place]),
            _values_of(place, values, state.dice if rolled else []),
        )
        for place in search.fitting
    )
    victim = state.victim if rolled else search.candidates[0]
    named = [_with_value(state, place, values) for place in search.fitting]
    key = "opus-why-top" if search.used_top else "opus-why-bottom"
    sentences = [text(key, ego=ego, strategy=strategy_text(strategy), artists=_listed(named))]
    if rolled:
        dice = ", ".join(str(state.dice[place]) for place in rolled)
        sentences.append(text("opus-why-dice", dice=dice, card=card_text(state.card[victim])))
    elif len(search.candidates) < len(search.fitting):
        sentences.append(text("opus-why-left-out"))
    decided_by = len(criteria) - 1
    return Why(tuple(sentences), tuple(criteria), candidates, search.fitting.index(victim), decided_by)


def _values_of(place: int, values: dict[int, int], dice: list[int]) -> tuple[int, ...]:
    found = [values[place]] if place in values else []
    return (*found, dice[place]) if dice else tuple(found)


def _with_value(state: OpusState, place: int, values: dict[int, int]) -> Text:
    name = card_text(state.card[place])
    return text("opus-why-value", card=name, value=values[place]) if place in values else name


def _listed(names: list[Text]) -> Value:
    return reduce(lambda before, name: text("opus-join-comma", left=before, right=name), names)
