"""Which Operation an Ego step belongs to (rules G.7)."""

from __future__ import annotations

from ai.cerebria.ranking import only
from ai.controller import Choice
from game.cerebria.actions import Drift, TurnUp
from game.cerebria.naming import operation_name, spirit_name
from game.cerebria.operation_cards import Pair
from game.cerebria.state import CerebriaState, Step
from game.text import Text, text


def turn_up(state: CerebriaState, action: TurnUp) -> Choice:
    """The second card joins the one lying open."""
    first = operation_name(state.operations_open[0])
    name = text("cerebria-verb-turn-up")
    return only(action, name, text("cerebria-why-turn-up", first=first))


def drift(state: CerebriaState, action: Drift) -> Choice:
    """G.4: the arrow counts only if no move was made during the turn."""
    spirit = spirit_name(state.spirits[state.active].kind)
    sentence = text("cerebria-why-drift", spirit=spirit, arrow=state.arrow)
    return only(action, text("cerebria-verb-drift"), sentence)


def operation_under_way(state: CerebriaState) -> Text | None:
    """The pair of cards whose Operation is being performed, if it is not a Special one."""
    for frame in reversed(state.stack):
        if frame.step == Step.SPECIAL_END:
            return None
        if frame.step == Step.OPERATION_END:
            return text(f"cerebria-pair-{Pair(frame.a).name.lower()}")
    return None
