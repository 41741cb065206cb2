"""The Operations of the Ego: the 3x3 table with bonuses and partial failures (rules G.7, G.11)."""

from __future__ import annotations

from game.cerebria.board import NOBODY
from game.cerebria.causes import PointsFor
from game.cerebria.ego_procedures import (
    Tally,
    ask_invoke,
    fortify_realms,
    intensify_slots,
    invoke_slots,
    may_invoke,
    put_under_ego_deck,
    quell_slots,
    raze_realms,
)
from game.cerebria.ego_purse import ego_seat, score_for_ego
from game.cerebria.ego_target import ask_target
from game.cerebria.events import OperationBegan, OperationTurnedUp
from game.cerebria.operation_cards import ARROW, BONUS, Pair, pair_of
from game.cerebria.state import CerebriaState, Frame, Step
from game.chance import Chance
from game.event import Event

INNER_CARDS = 4
SECOND_DEFIANCE_POINTS = 2


def turn_up_operation(state: CerebriaState, chance: Chance, events: list[Event]) -> int:
    """The next Operation card; an empty deck is made anew from the discard pile (G.4)."""
    if not state.operations:
        state.operations = state.operations_used
        state.operations_used = []
        chance.shuffle(state.operations)
    card = state.operations.pop()
    state.operations_open.append(card)
    events.append(OperationTurnedUp(card))
    return card


def begin_operation(state: CerebriaState, frame: Frame, chance: Chance, events: list[Event]) -> None:
    """Start what an ordered pair of cards says; `frame.c` tells an Operation inside a Defiance-Defiance."""
    first, second, is_inner = frame.a, frame.b, frame.c
    pair = pair_of(first, second)
    has_bonus = BONUS[second] and not state.config.basic
    events.append(OperationBegan(first, second, int(has_bonus)))
    if pair is Pair.DD and is_inner:
        score_for_ego(state, SECOND_DEFIANCE_POINTS, PointsFor.SECOND_DEFIANCE, events)
        return
    state.arrow = ARROW[second]
    if pair in (Pair.DD, Pair.JJ) and has_bonus:
        score_for_ego(state, 1, PointsFor.BONUS_POINT, events)
    if pair is Pair.DD:
        cards = [turn_up_operation(state, chance, events) for _ in range(INNER_CARDS)]
        state.inner_failures = 0
        state.stack.append(Frame(Step.INNER_END, NOBODY))
        state.stack.append(Frame(Step.OPERATION, NOBODY, cards[2], cards[3], 1))
        state.stack.append(Frame(Step.OPERATION, NOBODY, cards[0], cards[1], 1))
    elif pair is Pair.JJ:
        state.stack.append(Frame(Step.SPECIAL, NOBODY, 1))
        state.stack.append(Frame(Step.SPECIAL, NOBODY, 1))
    else:
        state.stack.append(Frame(Step.OPERATION_END, NOBODY, pair, int(has_bonus), is_inner))
        state.stack.append(Frame(Step.OPERATION_ACTION, NOBODY, pair, int(has_bonus)))
        ask_target(state, chance, events)


def take_action(state: CerebriaState, frame: Frame, chance: Chance, events: list[Event]) -> None:
    """Ask for the next Action of the Operation, if one is possible; `frame.c` counts them."""
    pair, bonus, number = Pair(frame.a), frame.b, frame.c
    again = frame._replace(c=number + 1)
    seat = ego_seat(state)
    match pair:
        case Pair.DE if quell_slots(state, 1 + bonus):
            if number == 0:
                state.stack.append(again)
            state.stack.append(Frame(Step.EGO_QUELL, seat, 1 + bonus))
        case Pair.ED if quell_slots(state, 2 + bonus):
            state.stack.append(Frame(Step.EGO_QUELL, seat, 2 + bonus))
        case Pair.EE if intensify_slots(state, 2, 1 + bonus):
            state.stack.append(Frame(Step.EGO_INTENSIFY, seat, 2, 1 + bonus))
        case Pair.EJ if may_invoke(state):
            ask_invoke(state, 3, 2 + bonus, events)
        case Pair.JE:
            _invoke_two(state, again, bonus, seat, chance, events)
        case Pair.DJ:
            _fortify_or_raze(state, seat, bonus)
        case Pair.JD:
            _raze_or_fortify(state, again, seat, bonus, number)


def _invoke_two(
    state: CerebriaState, again: Frame, bonus: int, seat: int, chance: Chance, events: list[Event]
) -> None:
    """JE: both drawn cards are placed, the better one first and with the bonus."""
    if again.c == 1:
        if may_invoke(state):
            state.stack.append(again)
            ask_invoke(state, 2, 1 + bonus, events, places=2)
    elif state.ego_drawn:
        if invoke_slots(state, 0):
            state.stack.append(Frame(Step.EGO_INVOKE, seat, 1))
        else:
            put_under_ego_deck(state, state.ego_drawn, chance)
            state.ego_drawn = []


def _fortify_or_raze(state: CerebriaState, seat: int, bonus: int) -> None:
    if fortify_realms(state):
        state.stack.append(Frame(Step.EGO_FORTIFY, seat, bonus))
    elif raze_realms(state):
        state.stack.append(Frame(Step.EGO_RAZE, seat))


def _raze_or_fortify(state: CerebriaState, again: Frame, seat: int, bonus: int, number: int) -> None:
    if raze_realms(state):
        if bonus and number == 0:
            state.stack.append(again)
        state.stack.append(Frame(Step.EGO_RAZE, seat))
    elif number == 0 and fortify_realms(state):
        state.stack.append(Frame(Step.EGO_FORTIFY, seat))


def end_operation(state: CerebriaState, frame: Frame, events: list[Event]) -> None:
    """Points for failures and for a bonus without effect; a failed Operation becomes a Special one."""
    pair, has_bonus, is_inner = Pair(frame.a), bool(frame.b), frame.c
    tally = state.tally
    if not tally[Tally.ACTIONS]:
        if has_bonus:
            score_for_ego(state, 1, PointsFor.BONUS_VOID, events)
        if is_inner:
            state.inner_failures += 1
        state.stack.append(Frame(Step.SPECIAL, NOBODY))
        return
    if has_bonus and not _bonus_had_effect(pair, tally):
        score_for_ego(state, 1, PointsFor.BONUS_VOID, events)
    if _failed_in_part(pair, tally):
        score_for_ego(state, 1, PointsFor.PARTIAL_FAILURE, events)


def _bonus_had_effect(pair: Pair, tally: list[int]) -> bool:
    match pair:
        case Pair.DE | Pair.JE:
            return tally[Tally.ESSENCE] >= 2
        case Pair.ED | Pair.EJ:
            return tally[Tally.ESSENCE] >= 3
        case Pair.EE:
            return tally[Tally.TOKENS] >= 2
        case Pair.DJ:
            return tally[Tally.BUILT] == 2
        case Pair.JD:
            return tally[Tally.RAZED] >= 2
    raise ValueError(f"{pair.name} has its bonus at once")


def _failed_in_part(pair: Pair, tally: list[int]) -> bool:
    match pair:
        case Pair.DE | Pair.JE:
            return tally[Tally.ACTIONS] < 2
        case Pair.EE:
            return tally[Tally.ESSENCE] < 2
    return False


def end_inner_operations(state: CerebriaState, events: list[Event]) -> None:
    """DD: one point if one or both of the inner Operations failed."""
    if state.inner_failures:
        state.inner_failures = 0
        score_for_ego(state, 1, PointsFor.INNER_FAILURE, events)
