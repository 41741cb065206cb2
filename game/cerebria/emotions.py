"""Changes to the Emotions on the board, each keeping control up to date and waking what reacts to it."""

from __future__ import annotations

from game.cerebria.board import MOST_TOKENS, NOBODY, SIGN
from game.cerebria.cards import IS_STRONG, LOSES_ONE, MOURNERS, MOURNING, ROOM, SIDE
from game.cerebria.control import refresh
from game.cerebria.economy import deciding_seat, gain_essence, gain_willpower, return_card, team_spirits
from game.cerebria.events import (
    EmotionLeft,
    EmotionMoved,
    EssenceAdded,
    EssenceRemoved,
    IntensityLost,
    IntensityRaised,
)
from game.cerebria.intentions import Intention
from game.cerebria.state import CerebriaState, Frame, Step
from game.event import Event

WILLPOWER, ESSENCE = 0, 1
"""What a reward is made of."""


def place(state: CerebriaState, slot: int, kind: int, essence: int, source: int) -> None:
    """Put a card on an empty slot with its Essence."""
    state.kind[slot] = kind
    state.essence[slot] = essence
    state.token[slot] = 0
    state.source[slot] = source
    refresh(state, slot)


def clear(state: CerebriaState, slot: int) -> None:
    """Take a card off its slot."""
    state.kind[slot] = NOBODY
    state.essence[slot] = 0
    state.token[slot] = 0
    state.source[slot] = NOBODY
    refresh(state, slot)


def room(state: CerebriaState, slot: int) -> int:
    """How many Essence spaces of the Emotion on a slot are free."""
    return ROOM[state.kind[slot]] - state.essence[slot]


def is_own(state: CerebriaState, slot: int, team: int) -> bool:
    return state.weight[slot] * SIGN[team] > 0


def own_slots(state: CerebriaState, team: int) -> list[int]:
    """The slots with Emotions of a team, clockwise from slot 0."""
    sign = SIGN[team]
    return [slot for slot, weight in enumerate(state.weight) if weight * sign > 0]


def add_essence(state: CerebriaState, slot: int, amount: int, events: list[Event]) -> int:
    """Add Essence as far as there is room; how much was added."""
    free = room(state, slot)
    added = min(amount, free)
    if added > 0:
        state.essence[slot] += added
        refresh(state, slot)
        kind = state.kind[slot]
        events.append(EssenceAdded(slot, kind, added))
        if added == free and SIDE[kind] == state.spirits[state.active].team:
            state.deeds |= 1 << Intention.FULFIL
    return added


def removable(state: CerebriaState, slot: int, amount: int) -> int:
    """How much Essence one Action or power can remove from an Emotion."""
    kind = state.kind[slot]
    if LOSES_ONE[kind] and SIDE[kind] != state.config.ego:
        amount = min(amount, 1)
    return min(amount, state.essence[slot])


def remove_essence(state: CerebriaState, slot: int, amount: int, events: list[Event]) -> int:
    """Remove Essence from the right; at none the Emotion leaves play. How much was removed."""
    removed = removable(state, slot, amount)
    if removed > 0:
        kind = state.kind[slot]
        events.append(EssenceRemoved(slot, kind, removed))
        state.essence[slot] -= removed
        if state.essence[slot]:
            refresh(state, slot)
        else:
            leave(state, slot, events)
    return removed


def leave(state: CerebriaState, slot: int, events: list[Event], *, is_empowered: bool = False) -> None:
    """Discard the Emotion on a slot and wake those that mourn it."""
    kind, source = state.kind[slot], state.source[slot]
    clear(state, slot)
    return_card(state, kind, source)
    if not is_empowered:
        events.append(EmotionLeft(slot, kind))
        if SIDE[kind] != state.spirits[state.active].team:
            state.deeds |= 1 << Intention.OVERCOME
            if IS_STRONG[kind]:
                state.deeds |= 1 << Intention.TOPPLE
    for mourner in MOURNERS:
        if mourner in state.kind:
            for _ in range(state.kind.count(mourner)):
                _mourn(state, mourner, SIDE[kind], is_empowered, events)


def _mourn(
    state: CerebriaState, mourner: int, side_of_lost: int, is_empowered: bool, events: list[Event]
) -> None:
    power, team = MOURNING[mourner], SIDE[mourner]
    assert power is not None, "a mourner has the power to mourn"
    if team == state.config.ego or (is_empowered and not power.counts_empower):
        return
    if power.whose == "own" and side_of_lost != team:
        return
    if power.reward == "choice":
        state.stack.append(Frame(Step.CHOOSE_REWARD, deciding_seat(state, team), team))
    else:
        give_reward(state, team, WILLPOWER if power.reward == "willpower" else ESSENCE, events)


def give_reward(state: CerebriaState, team: int, what: int, events: list[Event]) -> None:
    """One Spirit of the team gains 1 Willpower or 1 Essence; the team picks which (D.9)."""
    spirits = team_spirits(state, team)
    if len(spirits) > 1:
        state.stack.append(Frame(Step.REWARD, deciding_seat(state, team), team, what))
    elif what == WILLPOWER:
        gain_willpower(spirits[0], 1, events)
    else:
        gain_essence(spirits[0], 1, events)


def raise_token(state: CerebriaState, slot: int, amount: int, events: list[Event]) -> int:
    """Raise the Intensity token, up to +6; by how much it rose (B.6)."""
    raised = min(amount, MOST_TOKENS - state.token[slot])
    if raised > 0:
        state.token[slot] += raised
        refresh(state, slot)
        events.append(IntensityRaised(slot, state.kind[slot], raised))
    return raised


def lose_token(state: CerebriaState, slot: int, events: list[Event]) -> None:
    state.token[slot] = 0
    refresh(state, slot)
    events.append(IntensityLost(slot, state.kind[slot]))


def move_emotion(state: CerebriaState, origin: int, slot: int, events: list[Event]) -> None:
    """Carry an Emotion with Essence and token to an empty slot; it neither leaves nor enters play."""
    kind, essence, token = state.kind[origin], state.essence[origin], state.token[origin]
    source = state.source[origin]
    clear(state, origin)
    place(state, slot, kind, essence, source)
    if token:
        state.token[slot] = token
        refresh(state, slot)
    events.append(EmotionMoved(kind, origin, slot))
