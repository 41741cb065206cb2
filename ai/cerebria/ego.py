"""The Ego: asks the module of the idea each step belongs to (rules G)."""

from __future__ import annotations

from typing import Any

from ai.cerebria import absorb, operations, procedures, revelation, target
from ai.controller import Budget, Choice, Controller
from game.cerebria.state import CerebriaState, Step
from game.rules import AnyRules


class Ego:
    """Plays the Ego's seat from what lies open on the table; it has no secrets and no memory."""

    def choose(self, view: CerebriaState, legal: list[Any], budget: Budget) -> Choice:
        frame = view.stack[-1]
        match frame.step:
            case Step.TURN_UP:
                return operations.turn_up(view, legal[0])
            case Step.DRIFT:
                return operations.drift(view, legal[0])
            case Step.AIM:
                return target.aim(view, legal)
            case Step.KEEP:
                return procedures.keep(view, legal, frame)
            case Step.EGO_INVOKE:
                return procedures.invoke(view, legal, frame)
            case Step.EGO_INTENSIFY:
                return procedures.intensify(view, legal, frame)
            case Step.EGO_QUELL:
                return procedures.quell(view, legal, frame)
            case Step.EGO_FORTIFY:
                return procedures.fortify(view, legal, frame)
            case Step.EGO_RAZE:
                return procedures.raze(view, legal, frame)
            case Step.EGO_ABSORB:
                return absorb.absorb(view, legal)
            case Step.REDUCE:
                return revelation.reduce(view, legal, frame)
            case Step.STRIKE:
                return revelation.strike(view, legal)
        raise ValueError(f"{frame.step.name} is no step of the Ego")


def make_ego(rules: AnyRules, seat: int) -> Controller:
    return Ego()
