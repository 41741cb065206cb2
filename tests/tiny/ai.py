"""Players of Lanterns: an evaluation for the greedy player, and the Moth, its automaton."""

from __future__ import annotations

from typing import Any

from ai.controller import Budget, Choice, Controller
from ai.players import Players
from ai.weights import Weights, load_weights
from game.action import Action
from game.rules import AnyRules
from game.text import text
from game.why import Candidate, Why
from tests.tiny.state import ACTIONS, LIGHTS, Hide, LightUp, TinyState


class TinyWeights(Weights):
    point: float
    in_hand: float


WEIGHTS = load_weights("tiny", TinyWeights, "tests.tiny.assets")


def evaluate(state: TinyState, seat: int, weights: TinyWeights = WEIGHTS.plain) -> float:
    """Points ahead, with a little for the values still in hand."""
    points = [float(each.sparks) for each in state.seats]
    for lantern in state.lanterns:
        if lantern.holder >= 0:
            points[lantern.holder] += LIGHTS[lantern.card].value
    hand = sum(LIGHTS[card].value for card in state.seats[seat].hand)
    return weights.point * (points[seat] - points[1 - seat]) + weights.in_hand * hand


class Moth:
    """Flies to the brightest light: the action with the highest card, the lowest when it hides one."""

    def choose(self, view: TinyState, legal: list[Any], budget: Budget) -> Choice:
        values = [_brightness(action) for action in legal]
        chosen = values.index(max(values))
        candidates = tuple(
            Candidate(ACTIONS.refs(action), text(f"tiny-verb-{action[-1]}"), (value,))
            for action, value in zip(legal, values, strict=True)
        )
        why = Why((text("tiny-why-moth"),), (text("tiny-criterion-bright"),), candidates, chosen, 0)
        return Choice(legal[chosen], why)


def _brightness(action: Action) -> int:
    match action:
        case Hide(card):
            return -LIGHTS[card].value
        case LightUp(card):
            return LIGHTS[card].value
    return 0


def _make_moth(rules: AnyRules, seat: int) -> Controller:
    return Moth()


PLAYERS = Players(evaluate, {"moth": _make_moth}, automata_options={"moth": True}, weighing=WEIGHTS)
