"""What the Ego pays in a Revelation, and the Common Aspiration it strikes out (rules G.14)."""

from __future__ import annotations

from typing import Any

from ai.cerebria.ranking import Criterion, Ranked, choose
from ai.controller import Choice
from game.cerebria.actions import Reduce
from game.cerebria.aspirations import lead
from game.cerebria.naming import aspiration_name
from game.cerebria.revelation import COMMON, PEOPLES_HIDDEN, REDUCTION_COST, scored_aspiration, scores
from game.cerebria.state import CerebriaState, Frame
from game.text import text

_OUTCOME, _CHEAPEST = Criterion("outcome"), Criterion("cheapest")


def reduce(state: CerebriaState, legal: list[Reduce], frame: Frame) -> Choice:
    """G.14.1: win the Common or else tie it; tie the people's Hidden; win its own; never pay too much."""
    mine, theirs = scores(state, frame.a)
    ranked = [
        Ranked(
            action,
            text("cerebria-amount", amount=action.amount),
            (_outcome(frame.a, mine, theirs - action.amount), -REDUCTION_COST[action.amount]),
        )
        for action in legal
    ]
    action, why = choose(ranked, (_OUTCOME, _CHEAPEST))
    assert why is not None, "a ranked choice has a reason"
    amount = legal[why.chosen].amount
    key = "none" if not amount else "win" if mine > theirs - amount else "tie"
    sentence = text(
        f"cerebria-why-reduce-{key}",
        aspiration=aspiration_name(scored_aspiration(state, frame.a)),
        amount=amount,
        price=REDUCTION_COST[amount],
        mine=mine,
        theirs=theirs,
    )
    return Choice(action, why._replace(sentences=(sentence,)))


def _outcome(scoring: int, mine: int, theirs: int) -> int:
    """What a scoring is worth to the Ego: the Common 2 won and 1 tied, a Hidden one 1 as it wants it."""
    if scoring == COMMON:
        return 1 + (mine > theirs) - (mine < theirs)
    return int(mine >= theirs if scoring == PEOPLES_HIDDEN else mine > theirs)


def strike(state: CerebriaState, legal: list[Any]) -> Choice:
    """G.14.4: the leftmost it is not winning; if it wins them all, the rightmost."""
    ego = state.config.ego
    is_losing = [lead(state, action.aspiration, ego) <= 0 for action in legal]
    ranked = [
        Ranked(
            action,
            aspiration_name(action.aspiration),
            (int(is_losing[place]), -place if any(is_losing) else place),
        )
        for place, action in enumerate(legal)
    ]
    order = (Criterion("not-winning"), Criterion("leftmost" if any(is_losing) else "rightmost"))
    return choose(ranked, order, text("cerebria-why-strike"))
