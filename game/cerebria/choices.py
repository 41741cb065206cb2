"""The small choices inside effects: what may be chosen, and what it does (rules D.8, D.9, F.2 to F.4)."""

from __future__ import annotations

from typing import Any

from game.cerebria import actions
from game.cerebria.board import NEIGHBOURS, SLOTS, SPHERE_SIZE, STEPS
from game.cerebria.carry_out import step_to
from game.cerebria.completions import embraceable, nurturable, opposed_spaces, provocable
from game.cerebria.economy import (
    discard,
    draw,
    gain_essence,
    gain_willpower,
    pay_essence,
    team_spirits,
)
from game.cerebria.emotions import (
    WILLPOWER,
    add_essence,
    is_own,
    lose_token,
    own_slots,
    remove_essence,
    room,
)
from game.cerebria.events import SphereDrained, SphereFilled, SpiritRobbed
from game.cerebria.powers import ANYWHERE, BOARD
from game.cerebria.state import CerebriaState, Enriching, Frame, SpiritState
from game.event import Event

_DECLINE = actions.Decline()
LEAST_TO_DRAIN = 2
"""A power never takes the last Willpower of a Sphere (D.6)."""
LEAST_TO_WEAKEN = 2
SHAME_WILLPOWER = 2


def _active(state: CerebriaState) -> SpiritState:
    return state.spirits[state.active]


def figure(state: CerebriaState, kind: int) -> SpiritState:
    """The Spirit in play of that figure."""
    return next(spirit for spirit in state.spirits if spirit.kind == kind)


# -- Essence on Emotions ------------------------------------------------------------------------------------


def legal_enrich(state: CerebriaState, frame: Frame) -> list[Any]:
    spirit = _active(state)
    if frame.b == BOARD and not spirit.essence:
        return [_DECLINE]
    if frame.c == Enriching.EMBRACE:
        slots = embraceable(state, frame.a)
    elif frame.a == ANYWHERE:
        slots = [slot for slot in own_slots(state, spirit.team) if room(state, slot)]
    else:
        slots = nurturable(state, frame.a, spirit.team)
    found: list[Any] = [actions.Enrich(slot) for slot in slots]
    if frame.c in (Enriching.MAY, Enriching.LOVE) or (frame.c == Enriching.TENDERNESS and not found):
        found.append(_DECLINE)
    return found


def enrich(state: CerebriaState, action: actions.Enrich, events: list[Event]) -> None:
    frame = state.stack.pop()
    if frame.b == BOARD:
        pay_essence(_active(state), 1, events)
    if frame.c == Enriching.LOVE:
        state.has_nurtured = True
    add_essence(state, action.slot, 1, events)


def legal_weaken(state: CerebriaState, frame: Frame) -> list[Any]:
    opponent = 1 - _active(state).team
    return [
        actions.Weaken(near)
        for near in NEIGHBOURS[frame.a]
        if is_own(state, near, opponent) and state.essence[near] >= LEAST_TO_WEAKEN
    ]


def weaken(state: CerebriaState, action: actions.Weaken, events: list[Event]) -> None:
    state.stack.pop()
    remove_essence(state, action.slot, 1, events)


def legal_provoke(state: CerebriaState, frame: Frame) -> list[Any]:
    return [actions.Provoke(slot) for slot in provocable(state, frame.a, _active(state).team)]


def provoke(state: CerebriaState, action: actions.Provoke, events: list[Event]) -> None:
    state.stack.pop()
    lose_token(state, action.slot, events)


def legal_gather(state: CerebriaState, frame: Frame) -> list[Any]:
    """`frame.a` is where the gathering Emotion lies, `frame.c` where the last one was gathered to."""
    empty = [near for near in NEIGHBOURS[frame.a] if state.kind[near] < 0]
    found: list[Any] = [
        actions.Transfer(origin, slot)
        for origin in range(SLOTS)
        if origin not in (frame.a, frame.c) and is_own(state, origin, _active(state).team)
        for slot in empty
    ]
    return [*found, _DECLINE]


# -- the Origin ---------------------------------------------------------------------------------------------


def legal_fill(state: CerebriaState, frame: Frame) -> list[Any]:
    found: list[Any] = [
        actions.Fill(sphere, amount)
        for sphere in range(5)
        for amount in range(1, min(frame.a, SPHERE_SIZE - state.sphere[sphere]) + 1)
    ]
    return [*found, _DECLINE]


def fill(state: CerebriaState, action: actions.Fill, events: list[Event]) -> None:
    state.stack.pop()
    state.sphere[action.sphere] += action.amount
    events.append(SphereFilled(action.sphere, action.amount))


def legal_drain(state: CerebriaState, frame: Frame) -> list[Any]:
    """`frame.a` Spheres are still to be drained, those of `frame.b` were; `frame.c` tells "up to"."""
    found: list[Any] = [
        actions.Drain(sphere)
        for sphere in range(5)
        if state.sphere[sphere] >= LEAST_TO_DRAIN and not frame.b >> sphere & 1
    ]
    return [*found, _DECLINE] if frame.c else found


def drain(state: CerebriaState, action: actions.Drain, events: list[Event]) -> None:
    frame = state.stack.pop()
    state.sphere[action.sphere] -= 1
    events.append(SphereDrained(action.sphere, 1))
    gain_willpower(_active(state), 1, events)
    if frame.a > 1:
        state.stack.append(frame._replace(a=frame.a - 1, b=frame.b | 1 << action.sphere))


def legal_turn(state: CerebriaState, frame: Frame) -> list[Any]:
    return [actions.TurnClockwise(), actions.TurnBack(), _DECLINE]


# -- Spirits ------------------------------------------------------------------------------------------------


def legal_free_step(state: CerebriaState, frame: Frame) -> list[Any]:
    spirit = _active(state)
    opposed = opposed_spaces(state, spirit.team)
    found: list[Any] = [actions.Wander(space) for space in STEPS[spirit.space] if not opposed >> space & 1]
    return [*found, _DECLINE]


def wander(state: CerebriaState, action: actions.Wander, events: list[Event]) -> None:
    state.stack.pop()
    step_to(state, _active(state), action.space, events)


def legal_rob(state: CerebriaState, frame: Frame) -> list[Any]:
    return [actions.Rob(spirit.kind) for spirit in team_spirits(state, 1 - _active(state).team)]


def rob(state: CerebriaState, action: actions.Rob, events: list[Event]) -> None:
    """`frame.a` Willpower and `frame.b` Essence at most."""
    frame = state.stack.pop()
    spirit, victim = _active(state), figure(state, action.spirit)
    willpower, essence = min(frame.a, victim.willpower), min(frame.b, victim.essence)
    victim.willpower -= willpower
    victim.essence -= essence
    spirit.willpower += willpower
    spirit.essence += essence
    events.append(SpiritRobbed(spirit.kind, victim.kind, willpower, essence))


def legal_discard(state: CerebriaState, frame: Frame) -> list[Any]:
    return [actions.Discard(card) for card in sorted(set(state.spirits[frame.a].hand))]


def discard_card(state: CerebriaState, action: actions.Discard, events: list[Event]) -> None:
    frame = state.stack.pop()
    discard(state, state.spirits[frame.a], action.card, events)


def legal_reward(state: CerebriaState, frame: Frame) -> list[Any]:
    return [actions.Reward(spirit.kind) for spirit in team_spirits(state, frame.a)]


def reward(state: CerebriaState, action: actions.Reward, events: list[Event]) -> None:
    frame = state.stack.pop()
    spirit = figure(state, action.spirit)
    if frame.b == WILLPOWER:
        gain_willpower(spirit, 1, events)
    else:
        gain_essence(spirit, 1, events)


def legal_choose_reward(state: CerebriaState, frame: Frame) -> list[Any]:
    """Shame: 1 Essence, 2 Willpower or a card for one Spirit, or nothing."""
    spirits = team_spirits(state, frame.a)
    found: list[Any] = [actions.TakeEssence(spirit.kind) for spirit in spirits]
    found += [actions.TakeWillpower(spirit.kind) for spirit in spirits]
    found += [actions.TakeCard(spirit.kind) for spirit in spirits if spirit.deck]
    return [*found, _DECLINE]


def take_essence(state: CerebriaState, action: actions.TakeEssence, events: list[Event]) -> None:
    state.stack.pop()
    gain_essence(figure(state, action.spirit), 1, events)


def take_willpower(state: CerebriaState, action: actions.TakeWillpower, events: list[Event]) -> None:
    state.stack.pop()
    gain_willpower(figure(state, action.spirit), SHAME_WILLPOWER, events)


def take_card(state: CerebriaState, action: actions.TakeCard, events: list[Event]) -> None:
    state.stack.pop()
    draw(state, figure(state, action.spirit), 1, events)


def legal_yes_or_no(state: CerebriaState, frame: Frame) -> list[Any]:
    return [actions.Accept(), _DECLINE]
