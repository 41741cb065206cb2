"""From which Sphere the Ego absorbs (rules G.13)."""

from __future__ import annotations

from typing import Any

from ai.cerebria.ranking import Criterion, Ranked, choose
from ai.controller import Choice
from game.cerebria.board import SIGN, realm_faced
from game.cerebria.ego_procedures import acting
from game.cerebria.ego_turn import standing
from game.cerebria.naming import sphere_name
from game.cerebria.state import CerebriaState
from game.text import text

_STANDINGS = ("none", "common", "both")


def absorb(state: CerebriaState, legal: list[Any]) -> Choice:
    """Most Willpower while not winning the Common, else least; then an Ego Fortress, then clockwise."""
    winning = standing(state)
    sign = SIGN[state.config.ego]
    frontier = acting(state).space // 2
    ranked = []
    for action in legal:
        realm = realm_faced(action.sphere, state.origin)
        amount = state.sphere[action.sphere]
        values = (
            -amount if winning else amount,
            int(state.fortress[realm] * sign > 0),
            int(realm == (frontier + 1) % 5),
        )
        ranked.append(Ranked(action, sphere_name(action.sphere), values))
    order = (Criterion("least" if winning else "most"), Criterion("fortress"), Criterion("clockwise"))
    return choose(ranked, order, text(f"cerebria-why-absorb-{_STANDINGS[winning]}"))
