"""The Prophecy track: what a requirement asks, reading, sliding and cycling (C.10)."""

from __future__ import annotations

from typing import Any

from game.chance import Chance
from game.essence.actions import DECLINE, READS, Cycle, Read
from game.essence.events import FragmentDiscarded, FragmentRead, FragmentRevealed
from game.essence.gains import count
from game.essence.patterns import is_laid
from game.essence.state import EssenceState, Step, StepKind
from game.essence.tables import NOTHING, OMENS, SEGMENT_TYPE
from game.essence.tokens import ask_to_pay, pay
from game.essence.triggers import fire
from game.essence.vocabulary import Effect, TriggerEvent
from game.event import Event


def is_affordable(state: EssenceState, seat: int, fragment: int, discount: int) -> bool:
    """Whether cost and offerings can be paid; a discount lowers the cost alone."""
    omen = OMENS[fragment]
    cost = omen.cost - discount if omen.cost > discount else 0
    influence = state.influence[seat] - cost - omen.spend_influence
    wealth = state.wealth[seat] - omen.spend_wealth
    return influence >= 0 and wealth >= 0 and influence + wealth >= omen.spend_any


def has_pattern(state: EssenceState, seat: int, fragment: int) -> bool:
    """Whether the arrangement lies on the Island."""
    omen = OMENS[fragment]
    types = state.types[seat]
    for wanted, least in omen.types:
        if types[wanted] < least:
            return False
    island = state.islands[seat]
    ways = omen.mirrored if state.house.mirrors_match else omen.patterns
    return all(is_laid(island, SEGMENT_TYPE, each) for each in ways)


def is_fulfilled(state: EssenceState, seat: int, fragment: int) -> bool:
    """Whether everything but the payment is met now."""
    omen = OMENS[fragment]
    if omen.monster and fragment not in state.beaten:
        return False
    if omen.wins > state.wins[seat]:
        return False
    for counter, least in omen.have:
        if count(state, seat, counter) < least:
            return False
    return not omen.patterns or has_pattern(state, seat, fragment)


def reads(state: EssenceState, seat: int, discount: int) -> list[Any]:
    """The fragments on spaces 2 to 6 that the seat can read now."""
    return [
        READS[fragment]
        for fragment in state.track[1:]
        if fragment != NOTHING
        # The monster is asked about first, and again below: most of the time it settles the matter.
        and (not OMENS[fragment].monster or fragment in state.beaten)
        and is_affordable(state, seat, fragment, discount)
        and is_fulfilled(state, seat, fragment)
    ]


def begin_read(
    state: EssenceState, seat: int, effect: Effect, number: int, source: int, events: list[Event]
) -> None:
    """The effect `read(n)`; it may be declined."""
    if reads(state, seat, number):
        state.stack.append(Step(StepKind.READ, seat, number))


def read_choices(state: EssenceState, step: Step) -> list[Any]:
    return [*reads(state, step.seat, step.a), DECLINE]


def read_chosen(state: EssenceState, step: Step, action: Any, events: list[Event]) -> None:
    state.stack.pop()
    if type(action) is Read:
        read(state, step.seat, action.fragment, step.a, events)


def read(state: EssenceState, seat: int, fragment: int, discount: int, events: list[Event]) -> None:
    """Step 1; the others follow when everything is paid."""
    omen = OMENS[fragment]
    state.stack.append(Step(StepKind.TAKE_FRAGMENT, seat, fragment))
    pay(
        state,
        seat,
        omen.spend_wealth,
        max(0, omen.cost - discount) + omen.spend_influence,
        events,
    )
    ask_to_pay(state, seat, omen.spend_any, events)


def take_fragment(state: EssenceState, step: Step, chance: Chance, events: list[Event]) -> None:
    """Steps 2 to 4: take, slide, bonus, triggers."""
    seat, fragment = step.seat, step.a
    events.append(FragmentRead(seat, fragment))
    state.claimed[seat].append(fragment)
    slide(state, fragment, events)
    fire(state, seat, TriggerEvent.READ)
    if OMENS[fragment].bonus != NOTHING:
        state.stack.append(Step(StepKind.RUN, seat, OMENS[fragment].bonus))


def slide(state: EssenceState, fragment: int, events: list[Event]) -> None:
    """Step 3: the fragment leaves a gap, the cards to its left move right, a new one comes to space 1."""
    track = state.track
    del track[track.index(fragment)]
    track.insert(0, NOTHING)
    if fragment in state.beaten:
        state.beaten.remove(fragment)
    reveal(state, 0, events)


def reveal(state: EssenceState, place: int, events: list[Event]) -> None:
    """Turn the top of the pile face up on a space (counted from 0), if there is one left."""
    if state.pile:
        state.track[place] = state.pile.pop()
        events.append(FragmentRevealed(state.track[place], place + 1))


def begin_cycle(
    state: EssenceState, seat: int, effect: Effect, number: int, source: int, events: list[Event]
) -> None:
    """The effect `cycle_prophecy(n)`: up to n times, so it may be declined."""
    if number > 0 and any(fragment != NOTHING for fragment in state.track[1:]):
        state.stack.append(Step(StepKind.CYCLE, seat, number))


def cycle_choices(state: EssenceState, step: Step) -> list[Any]:
    return [*(Cycle(fragment) for fragment in state.track[1:] if fragment != NOTHING), DECLINE]


def cycle_chosen(state: EssenceState, step: Step, action: Any, events: list[Event]) -> None:
    state.stack.pop()
    if type(action) is Cycle:
        state.gone.append(action.fragment)
        events.append(FragmentDiscarded(action.fragment))
        slide(state, action.fragment, events)
        if step.a > 1 and any(fragment != NOTHING for fragment in state.track[1:]):
            state.stack.append(Step(StepKind.CYCLE, step.seat, step.a - 1))
