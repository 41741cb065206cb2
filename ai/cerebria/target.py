"""The Target Aspiration (rules G.5)."""

from __future__ import annotations

from typing import Any

from ai.cerebria.ranking import Criterion, Ranked, choose
from ai.controller import Choice
from game.cerebria.aspirations import lead
from game.cerebria.naming import aspiration_name
from game.cerebria.state import CerebriaState
from game.text import text

_NEEDED = Criterion("needed")


def aim(state: CerebriaState, legal: list[Any]) -> Choice:
    """The Common unless the Ego wins it and not its Hidden Aspiration; that is then the target."""
    ego = state.config.ego
    leads = [lead(state, action.aspiration, ego) for action in legal]
    # The Common counts as needed while it is not won, and again once both are.
    if len(legal) == 1 or leads[1] > 0:
        wanted = 0
        key = "losing-common" if leads[0] <= 0 else "winning-both" if len(legal) > 1 else "no-hidden"
    else:
        wanted, key = 1, "losing-hidden"
    ranked = [
        Ranked(action, aspiration_name(action.aspiration), (int(number == wanted), leads[number]))
        for number, action in enumerate(legal)
    ]
    names = [aspiration_name(action.aspiration) for action in legal]
    sentence = text(
        f"cerebria-why-target-{key}", common=names[0], hidden=names[-1], lead=leads[0], behind=leads[-1]
    )
    choice = choose(ranked, (_NEEDED, Criterion("lead")))
    assert choice.why is not None, "a ranked choice has a reason"
    return Choice(choice.action, choice.why._replace(sentences=(sentence,)))
