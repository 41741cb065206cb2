"""Player turns (C.5): one main action, any side actions, passing, and the Essence that drips (C.8, C.9)."""

from __future__ import annotations

from typing import Any

from game.chance import Chance
from game.essence.actions import (
    END_TURN,
    PASS,
    PLAYS,
    Build,
    Pass,
    Play,
    Read,
    Sign,
    Use,
)
from game.essence.attack import exhaustible
from game.essence.building import builds, buy
from game.essence.events import (
    CardPlayed,
    Dripped,
    Lost,
    Passed,
    SegmentUsed,
    Stat,
    TurnBegun,
)
from game.essence.hands import ask_to_discard, leave_hand
from game.essence.prophecy import read, reads
from game.essence.state import EssenceState, Phase, Step, StepKind
from game.essence.tables import CHARACTER_OPTIONS, SEGMENT_OPTIONS, OptionSpec
from game.essence.tokens import ask_to_pay, pay
from game.essence.treaties import sign, signs
from game.essence.triggers import fire
from game.essence.vocabulary import TriggerEvent
from game.event import Event

MOST_DRIP = 3

_USES = tuple(
    tuple(Use(segment, number) for number in range(len(options)))
    for segment, options in enumerate(SEGMENT_OPTIONS)
)


# -- what may be done ---------------------------------------------------------------------------------------


def is_payable(state: EssenceState, seat: int, option: OptionSpec, other_cards: int) -> bool:
    """D.2: all prices in full; `other_cards` is the size of the hand without the card itself."""
    wealth, influence = state.wealth[seat] - option.wealth, state.influence[seat] - option.influence
    return (
        wealth >= 0
        and influence >= 0
        and wealth + influence >= option.any
        and other_cards >= option.cards
        and state.readied[seat] >= option.foundations
        and state.attack[seat] >= option.attack
        and state.defense[seat] >= option.defense
    )


def may_read(state: EssenceState) -> bool:
    """Whether the player whose turn it is may still take the action of reading."""
    if state.house.reading_is_main:
        return state.mains > 0
    return not state.has_read


def turn_choices(state: EssenceState, step: Step) -> list[Any]:
    seat, mains = step.seat, state.mains
    found: list[Any] = []
    if mains:
        found += builds(state, seat, 0)
        found += signs(state, seat, 0)
    hand = state.hands[seat]
    others = len(hand) - 1
    for card in hand:
        for number, option in enumerate(CHARACTER_OPTIONS[card]):
            if (mains or not option.is_main) and is_payable(state, seat, option, others):
                found.append(PLAYS[card][number])
    for segment in exhaustible(state, seat):
        for number, option in enumerate(SEGMENT_OPTIONS[segment]):
            if (mains or not option.is_main) and is_payable(state, seat, option, len(hand)):
                found.append(_USES[segment][number])
    if may_read(state):
        found += reads(state, seat, 0)
    found.append(PASS if mains else END_TURN)
    return found


# -- what it does -------------------------------------------------------------------------------------------


def turn_chosen(state: EssenceState, step: Step, action: Any, events: list[Event]) -> None:
    seat = step.seat
    match action:
        case Build(segment):
            state.mains -= 1
            buy(state, seat, segment, 0, events)
        case Sign(treaty):
            state.mains -= 1
            sign(state, seat, treaty, 0, events)
        case Play(card, number):
            leave_hand(state, seat, card)
            events.append(CardPlayed(seat, card, number))
            state.stack.append(Step(StepKind.DISCARD_PLAYED, seat, card))
            _carry_out(state, seat, CHARACTER_OPTIONS[card][number], events)
        case Use(segment, number):
            state.tired.append(segment)
            events.append(SegmentUsed(seat, segment, number))
            _carry_out(state, seat, SEGMENT_OPTIONS[segment][number], events)
        case Read(fragment):
            if state.house.reading_is_main:
                state.mains -= 1
            state.has_read = True
            read(state, seat, fragment, 0, events)
        case Pass():
            _pass(state, seat, events)
        case _:
            state.stack[-1] = Step(StepKind.NEXT_TURN, seat)


def _carry_out(state: EssenceState, seat: int, option: OptionSpec, events: list[Event]) -> None:
    """Pay the prices of an option, then resolve its effects."""
    if option.is_main:
        state.mains -= 1
    state.stack.append(Step(StepKind.RUN, seat, option.script))
    pay(state, seat, option.wealth, option.influence, events)
    if option.foundations:
        state.readied[seat] -= option.foundations
        state.spent[seat] += option.foundations
        events.append(Lost(seat, Stat.READIED, option.foundations))
    if option.attack:
        state.attack[seat] -= option.attack
        events.append(Lost(seat, Stat.ATTACK, option.attack))
    if option.defense:
        state.defense[seat] -= option.defense
        events.append(Lost(seat, Stat.DEFENSE, option.defense))
    if option.cards:
        ask_to_discard(state, seat, option.cards, events)
    if option.any:
        ask_to_pay(state, seat, option.any, events)


def _pass(state: EssenceState, seat: int, events: list[Event]) -> None:
    """C.9: the lowest Pass token, the triggers, then discards; nothing more this turn or round."""
    state.pass_token[seat] = max(state.pass_token) + 1
    events.append(Passed(seat, state.pass_token[seat]))
    state.mains = 0
    state.stack[-1] = Step(StepKind.NEXT_TURN, seat)
    state.stack.append(Step(StepKind.PASS_DISCARDS, seat))
    fire(state, seat, TriggerEvent.PASS)


def offer_discards(state: EssenceState, step: Step, chance: Chance, events: list[Event]) -> None:
    """Cards for Wealth, after the triggers, if any card is left."""
    if state.hands[step.seat]:
        state.stack.append(Step(StepKind.PASS_DISCARD, step.seat))


# -- whose turn ---------------------------------------------------------------------------------------------


def begin_turns(state: EssenceState, step: Step, chance: Chance, events: list[Event]) -> None:
    state.phase = Phase.TURNS
    _begin_turn(state, state.order[0], events)


def next_turn(state: EssenceState, step: Step, chance: Chance, events: list[Event]) -> None:
    """The next player who has not passed; those before who have passed collect their drip."""
    if all(state.pass_token):
        state.stack.append(Step(StepKind.CLEAN, 0))
        return
    order = state.order
    place = order.index(step.seat)
    while True:
        place = (place + 1) % len(order)
        seat = order[place]
        if not state.pass_token[seat]:
            _begin_turn(state, seat, events)
            return
        state.drips[seat] += 1
        essence = min(state.drips[seat], MOST_DRIP)
        state.essence[seat] += essence
        events.append(Dripped(seat, essence))


def _begin_turn(state: EssenceState, seat: int, events: list[Event]) -> None:
    state.mains = 1
    state.has_read = False
    state.beaten.clear()
    state.stack.append(Step(StepKind.TURN, seat))
    events.append(TurnBegun(seat))
