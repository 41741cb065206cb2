"""What the Ego pays in a Revelation, and the Common Aspiration it strikes out (rules G.14)."""

from __future__ import annotations

from typing import Any

from ai.cerebria.ranking import Criterion, Ranked, choose, only
from ai.controller import Choice
from game.cerebria.actions import Reduce
from game.cerebria.aspirations import lead
from game.cerebria.naming import aspiration_name
from game.cerebria.revelation import COMMON, PEOPLES_HIDDEN, REDUCTION_COST, scored_aspiration, scores
from game.cerebria.state import CerebriaState, Frame
from game.text import text


def reduce(state: CerebriaState, legal: list[Reduce], frame: Frame) -> Choice:
    """G.14.1: win the Common or else tie it; tie the people's Hidden; win its own."""
    mine, theirs = scores(state, frame.a)
    wanted = _wanted(frame.a, mine, theirs)
    allowed = [action.amount for action in legal]
    amount = next((each for each in wanted if each in allowed), 0)
    key = "none" if not amount else "win" if mine > theirs - amount else "tie"
    name = aspiration_name(scored_aspiration(state, frame.a))
    sentence = text(
        f"cerebria-why-reduce-{key}",
        aspiration=name,
        amount=amount,
        price=REDUCTION_COST[amount],
        mine=mine,
        theirs=theirs,
    )
    return only(Reduce(amount), text("cerebria-amount", amount=amount), sentence)


def _wanted(scoring: int, mine: int, theirs: int) -> list[int]:
    """The reductions worth paying for, the better one first."""
    to_win, to_tie = theirs - mine + 1, theirs - mine
    if mine > theirs:
        return []
    if scoring == COMMON:
        return [to_win, to_tie] if to_tie > 0 else [to_win]
    if scoring == PEOPLES_HIDDEN:
        return [to_tie] if to_tie > 0 else []
    return [to_win]


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
