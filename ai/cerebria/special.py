"""What an Ego step is done for: an Operation, a Special Operation, or an endgame raze (rules G.11.1)."""

from __future__ import annotations

from ai.cerebria.operations import operation_under_way
from game.cerebria.naming import aspiration_name
from game.cerebria.state import CerebriaState, Step
from game.text import Text, text


def context(state: CerebriaState) -> Text:
    """The sentence that says why the step is taken at all."""
    for frame in reversed(state.stack):
        if frame.step == Step.SPECIAL_END:
            if frame.b:
                return text("cerebria-why-endgame-raze")
            return text("cerebria-why-special", target=aspiration_name(state.target))
    what = operation_under_way(state)
    target = aspiration_name(state.target)
    return text("cerebria-why-operation", what=what or text("cerebria-unknown"), target=target)
