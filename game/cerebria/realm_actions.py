"""The five Realm Actions (rules D.5)."""

from __future__ import annotations

from typing import Any

from game.cerebria import actions
from game.cerebria.board import (
    CRADLE,
    LAND,
    NETWORK,
    NOBODY,
    SIGN,
    SLOTS_OF_SPACE,
    VALLEY,
    WILLOW,
)
from game.cerebria.cards import FREE_TRANSFERS, SIDE
from game.cerebria.economy import draw, gain_essence, gain_willpower, pay_essence, pay_willpower
from game.cerebria.emotions import add_essence, move_emotion, own_slots, room
from game.cerebria.intentions import begin_deed
from game.cerebria.state import CerebriaState, Frame, SpiritState, Step
from game.event import Event

PRINTED_COST = (1, 1, 1, 2, 1)
VALLEY_WILLPOWER = 4
CRADLE_CARDS = 2

_VISITS = tuple(actions.Visit(realm) for realm in range(5))


def visit_cost(state: CerebriaState, spirit: SpiritState, realm: int) -> int:
    """The Willpower a Realm's Action costs a Spirit now."""
    if realm == NETWORK and has_free_transfer(state, spirit.team):
        return 0
    return PRINTED_COST[realm] - (state.realm[realm] == spirit.team)


def has_free_transfer(state: CerebriaState, team: int) -> bool:
    """Whether Freedom still lets the team use the Network for nothing this turn."""
    return not state.has_transferred_free and any(
        kind in state.kind and SIDE[kind] == team for kind in FREE_TRANSFERS
    )


def visits(state: CerebriaState, spirit: SpiritState) -> list[actions.Visit]:
    """The Realm Actions that can be used now and would do something."""
    found = []
    willpower = spirit.willpower
    if willpower or state.realm[VALLEY] == spirit.team:
        found.append(_VISITS[VALLEY])
    if willpower or state.realm[WILLOW] == spirit.team:
        found.append(_VISITS[WILLOW])
    if (willpower or state.realm[CRADLE] == spirit.team) and spirit.deck:
        found.append(_VISITS[CRADLE])
    near = SLOTS_OF_SPACE[spirit.space]
    if visit_cost(state, spirit, NETWORK) <= willpower and _may_transfer(state, spirit, near):
        found.append(_VISITS[NETWORK])
    if spirit.essence and visit_cost(state, spirit, LAND) <= willpower and _intensifiable(state, spirit):
        found.append(_VISITS[LAND])
    return found


def _may_transfer(state: CerebriaState, spirit: SpiritState, near: tuple[int, ...]) -> bool:
    if all(state.kind[slot] >= 0 for slot in near):
        return False
    sign = SIGN[spirit.team]
    return any(weight * sign > 0 for weight in state.weight)


def _intensifiable(state: CerebriaState, spirit: SpiritState) -> list[int]:
    sign = SIGN[spirit.team]
    return [
        slot
        for slot in SLOTS_OF_SPACE[spirit.space]
        if state.weight[slot] * sign > 0 and room(state, slot) > 0
    ]


def visit(state: CerebriaState, action: actions.Visit, events: list[Event]) -> None:
    realm = action.realm
    spirit = state.spirits[state.active]
    begin_deed(state)
    state.actions_left -= 1
    cost = visit_cost(state, spirit, realm)
    is_free = realm == NETWORK and has_free_transfer(state, spirit.team)
    if is_free:
        state.has_transferred_free = True
    pay_willpower(spirit, cost, events)
    state.stack.append(Frame(Step.INTENTIONS, NOBODY))
    if realm == VALLEY:
        gain_willpower(spirit, VALLEY_WILLPOWER, events)
    elif realm == CRADLE:
        draw(state, spirit, CRADLE_CARDS, events)
    else:
        step = {WILLOW: Step.HARVEST, LAND: Step.INTENSIFY, NETWORK: Step.TRANSFER}[realm]
        state.stack.append(Frame(step, spirit.seat))


def legal_harvest(state: CerebriaState, frame: Frame) -> list[Any]:
    return [actions.Harvest(amount) for amount in range(state.spirits[state.active].willpower + 1)]


def harvest(state: CerebriaState, action: actions.Harvest, events: list[Event]) -> None:
    state.stack.pop()
    spirit = state.spirits[state.active]
    pay_willpower(spirit, action.amount, events)
    gain_essence(spirit, action.amount, events)


def legal_intensify(state: CerebriaState, frame: Frame) -> list[Any]:
    """The first Essence is paid for by the Action; each further one costs 1 Willpower."""
    spirit = state.spirits[state.active]
    most = min(spirit.essence, 1 + spirit.willpower)
    return [
        actions.Intensify(slot, amount)
        for slot in _intensifiable(state, spirit)
        for amount in range(1, min(most, room(state, slot)) + 1)
    ]


def intensify(state: CerebriaState, action: actions.Intensify, events: list[Event]) -> None:
    state.stack.pop()
    spirit = state.spirits[state.active]
    pay_willpower(spirit, action.amount - 1, events)
    pay_essence(spirit, action.amount, events)
    add_essence(state, action.slot, action.amount, events)


def legal_transfer(state: CerebriaState, frame: Frame) -> list[Any]:
    spirit = state.spirits[state.active]
    empty = [slot for slot in SLOTS_OF_SPACE[spirit.space] if state.kind[slot] < 0]
    return [actions.Transfer(origin, slot) for origin in own_slots(state, spirit.team) for slot in empty]


def transfer(state: CerebriaState, action: actions.Transfer, events: list[Event]) -> None:
    """Also how Intimacy and Oneness gather Emotions: then further ones may follow."""
    frame = state.stack.pop()
    move_emotion(state, action.origin, action.slot, events)
    if frame.step == Step.GATHER and frame.b > 1:
        state.stack.append(frame._replace(b=frame.b - 1, c=action.slot))
