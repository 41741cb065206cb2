"""Cards that leave the hand or come back to it, and Segments that wake up: discard, recover, ready (D.3)."""

from __future__ import annotations

from bisect import insort
from typing import Any

from game.chance import Chance
from game.essence.actions import DECLINE, Discard, Ready, Recover
from game.essence.events import CardDiscarded, CardRecovered, SegmentReadied
from game.essence.gains import gain_wealth
from game.essence.state import EssenceState, Step, StepKind
from game.essence.vocabulary import Effect
from game.event import Event


def leave_hand(state: EssenceState, seat: int, card: int) -> None:
    """Take a card out of the hand; whoever knew of it has seen it go."""
    state.hands[seat].remove(card)
    if card in state.shown[seat]:
        state.shown[seat].remove(card)


def enter_hand(state: EssenceState, seat: int, card: int) -> None:
    """Put a card into the hand before everybody's eyes."""
    insort(state.hands[seat], card)
    insort(state.shown[seat], card)


def discard(state: EssenceState, seat: int, card: int, events: list[Event]) -> None:
    leave_hand(state, seat, card)
    state.discards[seat].append(card)
    events.append(CardDiscarded(seat, card))


def ask_to_discard(state: EssenceState, seat: int, number: int, events: list[Event]) -> None:
    """The seat discards `number` cards of own choice, all of them if there are not more."""
    hand = state.hands[seat]
    if len(hand) <= number:
        for card in hand[:]:
            discard(state, seat, card, events)
    elif number:
        state.stack.append(Step(StepKind.DISCARD, seat, number))


def discard_choices(state: EssenceState, step: Step) -> list[Any]:
    return [Discard(card) for card in state.hands[step.seat]]


def discard_chosen(state: EssenceState, step: Step, action: Discard, events: list[Event]) -> None:
    state.stack.pop()
    discard(state, step.seat, action.card, events)
    if step.a > 1:
        state.stack.append(Step(StepKind.DISCARD, step.seat, step.a - 1))


def pass_discard_choices(state: EssenceState, step: Step) -> list[Any]:
    return [*(Discard(card) for card in state.hands[step.seat]), DECLINE]


def pass_discard_chosen(state: EssenceState, step: Step, action: Any, events: list[Event]) -> None:
    """C.9 step 3: one Wealth for each card, as long as the player likes."""
    if type(action) is Discard:
        discard(state, step.seat, action.card, events)
        gain_wealth(state, step.seat, 1, events)
    if type(action) is not Discard or not state.hands[step.seat]:
        state.stack.pop()


def discard_played(state: EssenceState, step: Step, chance: Chance, events: list[Event]) -> None:
    """A played card goes to the discard pile when it is fully resolved (C.8)."""
    state.discards[step.seat].append(step.a)


def begin_recover(
    state: EssenceState, seat: int, effect: Effect, number: int, source: int, events: list[Event]
) -> None:
    if state.discards[seat] and number > 0:
        state.stack.append(Step(StepKind.RECOVER, seat, number))


def recover_choices(state: EssenceState, step: Step) -> list[Any]:
    return [*(Recover(card) for card in state.discards[step.seat]), DECLINE]


def recover_chosen(state: EssenceState, step: Step, action: Any, events: list[Event]) -> None:
    state.stack.pop()
    if type(action) is Recover:
        state.discards[step.seat].remove(action.card)
        enter_hand(state, step.seat, action.card)
        events.append(CardRecovered(step.seat, action.card))
        if step.a > 1 and state.discards[step.seat]:
            state.stack.append(Step(StepKind.RECOVER, step.seat, step.a - 1))


def begin_ready(
    state: EssenceState, seat: int, effect: Effect, number: int, source: int, events: list[Event]
) -> None:
    step = Step(StepKind.READY, seat, source, number)
    if number > 0 and len(ready_choices(state, step)) > 1:
        state.stack.append(step)


def ready_choices(state: EssenceState, step: Step) -> list[Any]:
    """The exhausted Segments of the seat, but for the one that produces the effect."""
    own = state.islands[step.seat].values()
    return [*(Ready(segment) for segment in state.tired if segment in own and segment != step.a), DECLINE]


def ready_chosen(state: EssenceState, step: Step, action: Any, events: list[Event]) -> None:
    state.stack.pop()
    if type(action) is Ready:
        state.tired.remove(action.segment)
        events.append(SegmentReadied(step.seat, action.segment))
        again = Step(StepKind.READY, step.seat, step.a, step.b - 1)
        if step.b > 1 and len(ready_choices(state, again)) > 1:
            state.stack.append(again)
