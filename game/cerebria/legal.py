"""Every legal action of the seat to act: of the pending step, or of the Spirit whose turn it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.cerebria import (
    absorb,
    actions,
    choices,
    ego_procedures,
    ego_target,
    ego_turn,
    realm_actions,
    revelation,
    setup,
)
from game.cerebria.board import MOST_AMBITION
from game.cerebria.spirit_actions import completions, imprints, may_declare
from game.cerebria.state import CerebriaState, Frame, Step

_DECLARES = tuple(actions.Declare(row) for row in range(5))
_WITH_AMBITION, _WITH_CARDS = actions.EndWithAmbition(), actions.EndWithCards()


def to_act(state: CerebriaState) -> int | None:
    if state.is_over:
        return None
    if state.stack:
        return state.stack[-1].seat
    return state.spirits[state.active].seat


def legal(state: CerebriaState) -> list[Any]:
    if state.stack:
        frame = state.stack[-1]
        return DECISIONS[frame.step](state, frame)
    return [] if state.is_over else _legal_turn(state)


def _legal_turn(state: CerebriaState) -> list[Any]:
    """D.1: an Action if one is left, the Abilities that are unused, or the end of the turn."""
    spirit = state.spirits[state.active]
    found: list[Any] = []
    if state.actions_left:
        for row in range(4 if state.config.basic else 5):
            if may_declare(state, spirit, row):
                found.append(_DECLARES[row])
        found += realm_actions.visits(state, spirit)
    if state.may_absorb:
        found += absorb.legal_absorbs(state, spirit)
    found += absorb.legal_abilities(state, spirit)
    if state.ambition[spirit.team] < MOST_AMBITION:
        found.append(_WITH_AMBITION)
    found.append(_WITH_CARDS)
    return found


def _legal_act(state: CerebriaState, frame: Frame) -> list[Any]:
    """The declared Action: first, once, a card for a Vibe token, or at once one way to carry it out."""
    spirit = state.spirits[state.active]
    found = completions(state, spirit, frame.a)
    if not frame.b and spirit.hand:
        found += imprints(state, spirit, frame.a)
    return found


def _only(action: Any) -> Callable[[CerebriaState, Frame], list[Any]]:
    return lambda state, frame: [action]


DECISIONS: dict[int, Callable[[CerebriaState, Frame], list[Any]]] = {
    Step.COLLECT: setup.legal_kinds,
    Step.SETTLE: setup.legal_spaces,
    Step.PLANT: setup.legal_planting,
    Step.ATTUNE: setup.legal_attuning,
    Step.ACT: _legal_act,
    Step.HARVEST: realm_actions.legal_harvest,
    Step.INTENSIFY: realm_actions.legal_intensify,
    Step.TRANSFER: realm_actions.legal_transfer,
    Step.ENRICH: choices.legal_enrich,
    Step.GATHER: choices.legal_gather,
    Step.FILL_SPHERE: choices.legal_fill,
    Step.TURN_ORIGIN: choices.legal_turn,
    Step.DRAIN_SPHERE: choices.legal_drain,
    Step.WEAKEN: choices.legal_weaken,
    Step.ROB: choices.legal_rob,
    Step.BUY_AMBITION: choices.legal_yes_or_no,
    Step.FREE_STEP: choices.legal_free_step,
    Step.PLACE_TOKEN: absorb.legal_token_spaces,
    Step.TINT_TOKEN: absorb.legal_tints,
    Step.REWARD: choices.legal_reward,
    Step.CHOOSE_REWARD: choices.legal_choose_reward,
    Step.DISCARD: choices.legal_discard,
    Step.PROVOKE: choices.legal_provoke,
    Step.REACH_END: choices.legal_yes_or_no,
    Step.STRIKE: revelation.legal_strikes,
    Step.PICK_HIDDEN: revelation.legal_hidden,
    Step.TURN_UP: _only(actions.TurnUp()),
    Step.AIM: ego_target.legal_targets,
    Step.KEEP: ego_procedures.legal_keeps,
    Step.EGO_INVOKE: ego_procedures.legal_invokes,
    Step.EGO_INTENSIFY: ego_procedures.legal_intensifies,
    Step.EGO_QUELL: ego_procedures.legal_quells,
    Step.EGO_FORTIFY: ego_procedures.legal_fortifies,
    Step.EGO_RAZE: ego_procedures.legal_razes,
    Step.DRIFT: _only(actions.Drift()),
    Step.EGO_ABSORB: ego_turn.legal_absorbs,
    Step.REDUCE: revelation.legal_reductions,
}
"""Of each step that is a decision, what may be decided."""

SETTLES_ITSELF = frozenset(
    {
        Step.ENRICH,
        Step.GATHER,
        Step.FILL_SPHERE,
        Step.DRAIN_SPHERE,
        Step.WEAKEN,
        Step.ROB,
        Step.FREE_STEP,
        Step.REWARD,
        Step.DISCARD,
        Step.PROVOKE,
        Step.STRIKE,
        Step.PICK_HIDDEN,
        Step.KEEP,
        Step.REDUCE,
        Step.SETTLE,
    }
)
"""Decisions that nobody is asked for when nothing or only one thing can be chosen."""
