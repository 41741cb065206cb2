"""Why something cannot be done now, as one sentence."""

from __future__ import annotations

from typing import Any

from game.action import Ref
from game.cerebria import actions
from game.cerebria.absorb import IMPULSE, INSIGHT, SURGE, reachable_spheres
from game.cerebria.boards import BASE_WILLPOWER, Row
from game.cerebria.naming import realm_name, row_name, slot_name, sphere_name
from game.cerebria.realm_actions import visit_cost
from game.cerebria.state import CerebriaState, Step
from game.cerebria.taxes import spirit_tax
from game.text import Text, text

NOT_NOW = text("cerebria-not-now")

_OF_TURN = (
    actions.Declare,
    actions.Visit,
    actions.Absorb,
    actions.Impulse,
    actions.Insight,
    actions.Surge,
    actions.EndWithAmbition,
    actions.EndWithCards,
)
_ABILITY = {"impulse": IMPULSE, "insight": INSIGHT, "surge": SURGE}
_VERBS_OF_ROW = {
    "move": Row.MOVE,
    "switch": Row.MOVE,
    "invoke": Row.INVOKE,
    "quell": Row.QUELL,
    "quell-unseen": Row.QUELL,
    "fortify": Row.FORTIFY,
    "exalt": Row.FORTIFY,
    "raze": Row.FORTIFY,
    "empower": Row.EMPOWER,
}


def reason(state: CerebriaState, action: Any) -> Text:
    """Why an action that is not legal cannot be played."""
    if isinstance(action, _OF_TURN):
        return NOT_NOW if state.stack else _reason_in_turn(state, action)
    if not state.stack:
        return NOT_NOW
    frame = state.stack[-1]
    if frame.step == Step.ACT:
        return _reason_in_action(state, action, frame.a)
    return text("cerebria-not-this")


def _reason_in_turn(state: CerebriaState, action: Any) -> Text:
    spirit = state.spirits[state.active]
    match action:
        case actions.Declare(row):
            return _reason_of_row(state, row)
        case actions.Visit(realm):
            if not 0 <= realm < 5:
                return NOT_NOW
            if not state.actions_left:
                return text("cerebria-no-actions-left")
            cost = visit_cost(state, spirit, realm)
            if cost > spirit.willpower:
                return text("cerebria-too-little-willpower", cost=cost, willpower=spirit.willpower)
            return text("cerebria-nothing-to-do", place=realm_name(realm))
        case actions.Absorb(sphere):
            if not state.may_absorb:
                return text("cerebria-absorbed-already")
            if sphere not in reachable_spheres(state, spirit):
                return text("cerebria-sphere-out-of-reach", sphere=sphere_name(sphere))
        case actions.EndWithAmbition():
            return text("cerebria-ambition-full")
        case actions.Impulse() | actions.Insight() | actions.Surge():
            if state.abilities >> _ABILITY[action.verb] & 1:
                return text("cerebria-ability-used")
            if not state.ambition[spirit.team]:
                return text("cerebria-no-ambition")
            return text("cerebria-no-board-space")
    return NOT_NOW


def _reason_of_row(state: CerebriaState, row: int) -> Text:
    spirit = state.spirits[state.active]
    if not 0 <= row < 5 or (state.config.basic and row == Row.EMPOWER):
        return text("cerebria-no-such-action")
    if not state.actions_left:
        return text("cerebria-no-actions-left")
    if not spirit.rows[row] & 1:
        return text("cerebria-locked", action=row_name(row))
    cost = BASE_WILLPOWER[row] + spirit_tax(state, spirit)
    if cost > spirit.willpower:
        return text("cerebria-too-little-willpower", cost=cost, willpower=spirit.willpower)
    if row == Row.QUELL and not state.ambition[spirit.team]:
        return text("cerebria-no-ambition")
    return text("cerebria-no-target", action=row_name(row))


def _reason_in_action(state: CerebriaState, action: Any, row: int) -> Text:
    """Why a declared Action cannot be carried out this way."""
    spirit = state.spirits[state.active]
    if action[-1] != "imprint" and _VERBS_OF_ROW.get(action[-1]) != row:
        return text("cerebria-other-action", action=row_name(row))
    match action:
        case actions.Imprint(card) if card not in spirit.hand:
            return text("cerebria-not-in-hand")
        case actions.Imprint():
            return text("cerebria-no-token-there", action=row_name(row))
        case actions.Invoke(card) if card not in spirit.hand:
            return text("cerebria-not-in-hand")
        case actions.Invoke(_, slot) if 0 <= slot < 15 and state.kind[slot] >= 0:
            return text("cerebria-slot-taken", slot=slot_name(slot))
        case actions.Quell(_, card) if card not in spirit.hand:
            return text("cerebria-not-in-hand")
        case actions.Quell(slot) | actions.QuellUnseen(slot) if not 0 <= slot < 15 or state.kind[slot] < 0:
            return text("cerebria-nothing-there", slot=slot_name(slot))
    return text("cerebria-not-this-way", action=row_name(row))


def why_not_touch(state: CerebriaState, selection: frozenset[Ref], ref: Ref) -> Text | None:
    """Why nothing can be done now with this thing."""
    if state.is_over:
        return None
    number = ref.id if isinstance(ref.id, int) else -1
    if not state.stack and not selection:
        if ref.kind == "row":
            return _reason_of_row(state, number)
        if ref.kind == "realm":
            return _reason_in_turn(state, actions.Visit(number))
        if ref.kind == "sphere":
            return _reason_in_turn(state, actions.Absorb(number))
        if ref.kind == "verb" and ref.id in _ABILITY:
            classes = {"impulse": actions.Impulse, "insight": actions.Insight, "surge": actions.Surge}
            return _reason_in_turn(state, classes[str(ref.id)]())
    is_acting = bool(state.stack) and state.stack[-1].step == Step.ACT
    if ref.kind == "card" and is_acting and number not in state.spirits[state.active].hand:
        return text("cerebria-not-in-hand")
    return text("cerebria-not-this")
