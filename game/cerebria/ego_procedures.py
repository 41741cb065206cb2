"""The Ego's four procedures: what each may choose, and what the choice does (rules G.10 to G.12).

The rules list the allowed targets; which of them the Ego takes is decided in `ai.cerebria` by the printed
priorities.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from game.cerebria import actions
from game.cerebria.aspirations import chains, unity, vibes
from game.cerebria.board import MOST_TOKENS, NOBODY, SIGN, TRIAD_OF, TRIADS
from game.cerebria.cards import ROOM, TRACK, VIBE
from game.cerebria.carry_out import build, raze
from game.cerebria.economy import unused_majors, unused_minors
from game.cerebria.ego_purse import change_ego_willpower, ego_seat
from game.cerebria.ego_reach import (
    WAY_TO_REALM,
    WAY_TO_SLOT,
    move_towards,
    realms_in_reach,
    slots_in_reach,
)
from game.cerebria.emotions import add_essence, is_own, place, raise_token, removable, remove_essence, room
from game.cerebria.events import EgoDrew, EgoKept, EmotionInvoked
from game.cerebria.state import CerebriaState, Frame, SpiritState, Step
from game.cerebria.taxes import is_protected, quell_tax
from game.chance import Chance
from game.event import Event

SAFETY_PRICE = 2
"""Stored Willpower the Ego pays to quell next to Safety, however many there are (G.12)."""

TO_THE_BRIM = 9
"""More Essence than any Emotion holds."""


class Tally(IntEnum):
    """What `CerebriaState.tally` counts during an Operation."""

    ACTIONS = 0
    ESSENCE = 1
    """The most Essence one Action added or removed."""
    TOKENS = 2
    BUILT = 3
    """The Intensity of the Fortress built."""
    RAZED = 4


class Only(IntEnum):
    """The "only if" conditions of Special Operations."""

    ANY = 0
    RAISES_INTENSITY = 1
    REMOVES_VIBE = 2
    LENGTHENS_CHAIN = 3
    OF_LONGEST_CHAIN = 4
    IN_NEW_TRIAD = 5
    LEAVES_PLAY = 6


class FortressKind(IntEnum):
    ANY = 0
    MINOR = 1
    MAJOR = 2


def acting(state: CerebriaState) -> SpiritState:
    """The Ego's Spirit whose turn it is."""
    return state.spirits[state.active]


# -- Invoke -------------------------------------------------------------------------------------------------


def invoke_slots(state: CerebriaState, only: int) -> list[int]:
    """The empty slots in reach that meet the condition."""
    spirit = acting(state)
    empty = [slot for slot in slots_in_reach(state, spirit) if state.kind[slot] < 0]
    if only == Only.LENGTHENS_CHAIN:
        return [slot for slot in empty if _lengthens_chain(state, slot, spirit.team)]
    if only == Only.IN_NEW_TRIAD:
        return [
            slot
            for slot in empty
            if not any(is_own(state, each, spirit.team) for each in TRIADS[TRIAD_OF[slot]])
        ]
    return empty


def _lengthens_chain(state: CerebriaState, slot: int, team: int) -> bool:
    before = unity(state, team)
    state.weight[slot] = SIGN[team]
    after = unity(state, team)
    state.weight[slot] = 0
    return after > before


def may_invoke(state: CerebriaState, only: int = Only.ANY) -> bool:
    return bool(state.ego_deck) and bool(invoke_slots(state, only))


def draw_for_ego(state: CerebriaState, amount: int, events: list[Event]) -> None:
    """Turn up cards of the Ego's deck, fewer if it runs out."""
    state.ego_drawn = [state.ego_deck.pop() for _ in range(min(amount, len(state.ego_deck)))]
    events.append(EgoDrew(tuple(state.ego_drawn)))


def ask_invoke(
    state: CerebriaState,
    cards: int,
    essence: int,
    events: list[Event],
    *,
    only: int = Only.ANY,
    places: int = 1,
) -> None:
    """Draw, then ask which card and which slot."""
    draw_for_ego(state, cards, events)
    state.stack.append(Frame(Step.KEEP, ego_seat(state), places, essence, only))


def legal_keeps(state: CerebriaState, frame: Frame) -> list[Any]:
    return [actions.Keep(card) for card in state.ego_drawn]


def keep(state: CerebriaState, action: actions.Keep, chance: Chance, events: list[Event]) -> None:
    """The card to place comes first; unless both will be placed, the others go under the deck."""
    frame = state.stack.pop()
    others = [card for card in state.ego_drawn if card != action.card]
    events.append(EgoKept(action.card))
    if frame.a == 1:
        state.ego_drawn = [action.card]
        put_under_ego_deck(state, others, chance)
    else:
        state.ego_drawn = [action.card, *others]
    state.stack.append(Frame(Step.EGO_INVOKE, frame.seat, frame.b, frame.c))


def put_under_ego_deck(state: CerebriaState, cards: list[int], chance: Chance) -> None:
    if len(cards) > 1:
        chance.shuffle(cards)
    state.ego_deck[:0] = cards


def legal_invokes(state: CerebriaState, frame: Frame) -> list[Any]:
    return [actions.EgoInvoke(slot) for slot in invoke_slots(state, frame.b)]


def invoke(state: CerebriaState, action: actions.EgoInvoke, events: list[Event]) -> None:
    frame = state.stack.pop()
    spirit, slot = acting(state), action.slot
    move_towards(state, spirit, WAY_TO_SLOT[spirit.space][slot], events)
    card = state.ego_drawn.pop(0)
    essence = min(frame.a, ROOM[card])
    place(state, slot, card, essence, NOBODY)
    events.append(EmotionInvoked(spirit.kind, card, slot, essence))
    _count(state, slot, essence)


def _count(state: CerebriaState, slot: int, essence: int) -> None:
    state.hit |= 1 << slot
    state.tally[Tally.ACTIONS] += 1
    state.tally[Tally.ESSENCE] = max(state.tally[Tally.ESSENCE], essence)


# -- Intensify ----------------------------------------------------------------------------------------------


def intensify_slots(state: CerebriaState, essence: int, tokens: int, only: int = Only.ANY) -> list[int]:
    """The Ego's Emotions in reach that the Action would change, those already acted on left out."""
    spirit = acting(state)
    found = []
    for slot in slots_in_reach(state, spirit):
        if not is_own(state, slot, spirit.team) or state.hit >> slot & 1:
            continue
        free = room(state, slot)
        if only == Only.RAISES_INTENSITY and not rise(state, slot, essence, 0):
            continue
        if (essence and free) or (tokens and state.token[slot] < MOST_TOKENS):
            found.append(slot)
    return found


def rise(state: CerebriaState, slot: int, essence: int, tokens: int) -> int:
    """By how much Essence and tokens would raise the Intensity of an Ego Emotion."""
    track, now = TRACK[state.kind[slot]], state.essence[slot]
    then = min(now + essence, len(track))
    return track[then - 1] - track[now - 1] + min(tokens, MOST_TOKENS - state.token[slot])


def legal_intensifies(state: CerebriaState, frame: Frame) -> list[Any]:
    return [actions.EgoIntensify(slot) for slot in intensify_slots(state, frame.a, frame.b, frame.c)]


def intensify(state: CerebriaState, action: actions.EgoIntensify, events: list[Event]) -> None:
    frame = state.stack.pop()
    spirit, slot = acting(state), action.slot
    move_towards(state, spirit, WAY_TO_SLOT[spirit.space][slot], events)
    added = add_essence(state, slot, frame.a, events)
    state.tally[Tally.TOKENS] = raise_token(state, slot, frame.b, events)
    _count(state, slot, added)


# -- Quell --------------------------------------------------------------------------------------------------


def quell_slots(state: CerebriaState, essence: int, only: int = Only.ANY) -> list[int]:
    """The people's Emotions in reach that may be quelled; those next to Safety only if there is no other."""
    spirit = acting(state)
    people = 1 - spirit.team
    free, guarded = [], []
    for slot in slots_in_reach(state, spirit):
        if not is_own(state, slot, people) or state.hit >> slot & 1 or is_protected(state, slot):
            continue
        if only and not _meets(state, slot, essence, only, people):
            continue
        if not quell_tax(state, slot):
            free.append(slot)
        elif state.ego_willpower >= SAFETY_PRICE:
            guarded.append(slot)
    return free or guarded


def _meets(state: CerebriaState, slot: int, essence: int, only: int, people: int) -> bool:
    is_gone = removable(state, slot, essence) == state.essence[slot]
    if only == Only.LEAVES_PLAY:
        return is_gone
    if only == Only.REMOVES_VIBE:
        return is_gone and _is_last_of_its_vibe(state, slot, people)
    longest = unity(state, people)
    return any((slot - first) % 15 < length for first, length in chains(state, people) if length == longest)


def _is_last_of_its_vibe(state: CerebriaState, slot: int, people: int) -> bool:
    vibe = VIBE[state.kind[slot]]
    if vibe < 0:
        return False
    weight = state.weight[slot]
    state.weight[slot] = 0
    remaining = vibes(state, people)
    state.weight[slot] = weight
    return not remaining >> vibe & 1


def legal_quells(state: CerebriaState, frame: Frame) -> list[Any]:
    return [actions.EgoQuell(slot) for slot in quell_slots(state, frame.a, frame.b)]


def quell(state: CerebriaState, action: actions.EgoQuell, events: list[Event]) -> None:
    frame = state.stack.pop()
    spirit, slot = acting(state), action.slot
    move_towards(state, spirit, WAY_TO_SLOT[spirit.space][slot], events)
    if quell_tax(state, slot):
        change_ego_willpower(state, -SAFETY_PRICE, events)
    removed = remove_essence(state, slot, frame.a, events)
    _count(state, slot, removed)


# -- Fortify and Raze ---------------------------------------------------------------------------------------


def fortify_realms(state: CerebriaState) -> list[int]:
    """Empty locations in reach in Realms the people do not control, if the Ego has a Fragment."""
    spirit = acting(state)
    team = spirit.team
    if unused_minors(state, team) + unused_majors(state, team) < 1:
        return []
    return [
        realm
        for realm in realms_in_reach(state, spirit)
        if not state.fortress[realm] and state.realm[realm] != 1 - team
    ]


def fortress_to_build(state: CerebriaState, team: int, wants_major: int) -> int:
    """The Intensity of the Fortress the Ego would build: Minor, or Major for a bonus or for lack (G.11)."""
    if wants_major and unused_majors(state, team) > 0:
        return 2
    return 1 if unused_minors(state, team) > 0 else 2


def legal_fortifies(state: CerebriaState, frame: Frame) -> list[Any]:
    return [actions.EgoFortify(realm) for realm in fortify_realms(state)]


def fortify(state: CerebriaState, action: actions.EgoFortify, events: list[Event]) -> None:
    frame = state.stack.pop()
    spirit, realm = acting(state), action.realm
    move_towards(state, spirit, WAY_TO_REALM[spirit.space][realm], events)
    intensity = fortress_to_build(state, spirit.team, frame.a)
    build(state, spirit, realm, intensity, events)
    state.tally[Tally.ACTIONS] += 1
    state.tally[Tally.BUILT] = intensity


def raze_realms(state: CerebriaState, kind: int = FortressKind.ANY) -> list[int]:
    """The people's Fortresses in reach, of the kind demanded."""
    spirit = acting(state)
    sign = SIGN[1 - spirit.team]
    return [
        realm
        for realm in realms_in_reach(state, spirit)
        if state.fortress[realm] * sign > 0 and kind in (FortressKind.ANY, abs(state.fortress[realm]))
    ]


def legal_razes(state: CerebriaState, frame: Frame) -> list[Any]:
    return [actions.EgoRaze(realm) for realm in raze_realms(state, frame.a)]


def raze_fortress(state: CerebriaState, action: actions.EgoRaze, events: list[Event]) -> None:
    state.stack.pop()
    spirit, realm = acting(state), action.realm
    move_towards(state, spirit, WAY_TO_REALM[spirit.space][realm], events)
    raze(state, realm, events)
    state.tally[Tally.ACTIONS] += 1
    state.tally[Tally.RAZED] += 1
