"""The Cleaning phase (C.17): Shards, reservations, reshuffling, the counter-attack, the end check."""

from __future__ import annotations

from typing import Any

from game.chance import Chance
from game.essence.actions import DECLINE, Reserve, Reshuffle
from game.essence.events import FragmentDiscarded, FragmentReserved, ThreatStruck
from game.essence.income import reshuffle
from game.essence.prophecy import reveal
from game.essence.scoring import end_match, has_reached_target, score_round
from game.essence.state import NOBODY, TRACK_SPACES, EssenceState, Packing, Phase, Step, StepKind
from game.essence.tables import MONUMENT_NUMBERS, NOTHING
from game.essence.tokens import ask_to_pay
from game.event import Event


def clean(state: EssenceState, step: Step, chance: Chance, events: list[Event]) -> None:
    """Steps 1 to 4; the steps with decisions follow."""
    state.phase = Phase.CLEANING
    state.tired.clear()
    for segment in state.display:
        is_monument = segment in MONUMENT_NUMBERS
        (state.monument_discards if is_monument else state.location_discards).append(segment)
    state.display.clear()
    state.beaten.clear()
    for seat in range(state.seats):
        state.readied[seat] = state.spent[seat] = 0
        state.wins[seat] = state.treaties[seat] = 0
    if state.house.treaties_are_emptied:
        for tokens in state.treaty_tokens:
            for seat in tokens:
                state.free_tokens[seat] += 1
            tokens.clear()
    state.special[:] = [NOBODY] * len(state.special)
    score_round(state, events)
    state.stack += [
        Step(StepKind.END_CHECK, 0),
        Step(StepKind.COUNTER_ATTACK, 0),
        Step(StepKind.RESHUFFLING, 0),
        Step(StepKind.PACK, 0),
        Step(StepKind.RESERVING, 0),
    ]


# -- steps 5 to 7: reservations -----------------------------------------------------------------------------


def reserve_next(state: EssenceState, step: Step, chance: Chance, events: list[Event]) -> None:
    """From the first player on, clockwise by seat."""
    if step.a == state.seats:
        return
    state.stack.append(Step(StepKind.RESERVING, 0, step.a + 1))
    seat = (state.order[0] + step.a) % state.seats
    if state.free_tokens[seat] and any(fragment != NOTHING for fragment in state.track[1:]):
        state.stack.append(Step(StepKind.RESERVE, seat))


def reserve_choices(state: EssenceState, step: Step) -> list[Any]:
    return [*(Reserve(fragment) for fragment in state.track[1:] if fragment != NOTHING), DECLINE]


def reserve_chosen(state: EssenceState, step: Step, action: Any, events: list[Event]) -> None:
    state.stack.pop()
    if type(action) is Reserve:
        state.free_tokens[step.seat] -= 1
        state.reserved[step.seat] = action.fragment
        events.append(FragmentReserved(step.seat, action.fragment))


def pack(state: EssenceState, step: Step, chance: Chance, events: list[Event]) -> None:
    """Discard what nobody reserved, pack the rest, fill up from the right, take the tokens back."""
    kept = [fragment for fragment in state.track if fragment != NOTHING and fragment in state.reserved]
    for fragment in state.track:
        if fragment != NOTHING and fragment not in kept:
            state.gone.append(fragment)
            events.append(FragmentDiscarded(fragment))
    first = {Packing.LEFT_FROM_2: 1, Packing.LEFT_FROM_1: 0}.get(
        state.house.packing, TRACK_SPACES - len(kept)
    )
    state.track[:] = [NOTHING] * TRACK_SPACES
    state.track[first : first + len(kept)] = kept
    for space in range(TRACK_SPACES - 1, -1, -1):
        if state.track[space] == NOTHING:
            reveal(state, space, events)
    for seat in range(state.seats):
        if state.reserved[seat] != NOTHING:
            state.reserved[seat] = NOTHING
            state.free_tokens[seat] += 1


# -- steps 8 to 10 ------------------------------------------------------------------------------------------


def reshuffle_next(state: EssenceState, step: Step, chance: Chance, events: list[Event]) -> None:
    """Whoever has discards may shuffle them into the draw pile."""
    if step.a == state.seats:
        return
    state.stack.append(Step(StepKind.RESHUFFLING, 0, step.a + 1))
    seat = state.order[step.a]
    if state.discards[seat]:
        state.stack.append(Step(StepKind.RESHUFFLE, seat))


def reshuffle_choices(state: EssenceState, step: Step) -> list[Any]:
    return [Reshuffle(), DECLINE]


def reshuffle_chosen(
    state: EssenceState, step: Step, action: Any, chance: Chance, events: list[Event]
) -> None:
    state.stack.pop()
    if type(action) is Reshuffle:
        reshuffle(state, step.seat, chance, events)


def counter_attack(state: EssenceState, step: Step, chance: Chance, events: list[Event]) -> None:
    """C.12: the Threat takes the difference in tokens from everybody it is stronger than."""
    if step.a == state.seats:
        return
    state.stack.append(Step(StepKind.COUNTER_ATTACK, 0, step.a + 1))
    seat = state.order[step.a]
    defense = state.defense[seat]
    tokens = min(state.threat - defense, state.wealth[seat] + state.influence[seat])
    if state.threat > defense:
        events.append(ThreatStruck(seat, state.threat, defense, tokens))
        ask_to_pay(state, seat, tokens, events)


def check_end(state: EssenceState, step: Step, chance: Chance, events: list[Event]) -> None:
    if has_reached_target(state):
        end_match(state, events)
    else:
        state.stack.append(Step(StepKind.BEGIN_ROUND, 0))
