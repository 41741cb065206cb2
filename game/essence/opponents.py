"""Effects on one chosen opponent: theft, sapped Defense, forced discards, exhausted Segments (D.3)."""

from __future__ import annotations

from typing import Any

from game.essence.actions import DECLINE, ChooseOpponent, Exhaust
from game.essence.attack import exhaustible
from game.essence.events import Lost, SegmentExhausted, Stat
from game.essence.hands import ask_to_discard
from game.essence.state import EssenceState, Step, StepKind
from game.essence.tokens import ask_to_steal
from game.essence.vocabulary import Effect, Op, SpecialToken, TokenKind
from game.event import Event


def opponents(state: EssenceState, seat: int, op: int, kind: int) -> list[int]:
    """Whom the effect can do something to; the holder of the Embassy token is safe (D.7)."""
    safe = state.special[SpecialToken.EMBASSY]
    return [
        other
        for other in range(state.seats)
        if other not in (seat, safe) and _is_touched(state, other, op, kind)
    ]


def _is_touched(state: EssenceState, other: int, op: int, kind: int) -> bool:
    match op:
        case Op.STEAL:
            has_wealth = kind != TokenKind.INFLUENCE and state.wealth[other] > 0
            return has_wealth or (kind != TokenKind.WEALTH and state.influence[other] > 0)
        case Op.SAP_DEFENSE:
            return state.defense[other] > 0
        case Op.FORCE_DISCARD:
            return bool(state.hands[other])
        case _:
            return bool(exhaustible(state, other))


def begin_on_opponent(
    state: EssenceState, seat: int, effect: Effect, number: int, source: int, events: list[Event]
) -> None:
    """Choose the opponent where there are several, skip the effect where there is none."""
    found = opponents(state, seat, effect.op, effect.which)
    if len(found) == 1:
        _do(state, seat, found[0], effect.op, number, effect.which, events)
    elif found:
        state.stack.append(Step(StepKind.OPPONENT, seat, effect.op, number, effect.which))


def opponent_choices(state: EssenceState, step: Step) -> list[Any]:
    return [ChooseOpponent(other) for other in opponents(state, step.seat, step.a, step.c)]


def opponent_chosen(state: EssenceState, step: Step, action: ChooseOpponent, events: list[Event]) -> None:
    state.stack.pop()
    _do(state, step.seat, action.seat, step.a, step.b, step.c, events)


def _do(
    state: EssenceState, seat: int, other: int, op: int, number: int, kind: int, events: list[Event]
) -> None:
    match op:
        case Op.STEAL:
            ask_to_steal(state, seat, other, number, kind, events)
        case Op.SAP_DEFENSE:
            number = min(number, state.defense[other])
            state.defense[other] -= number
            events.append(Lost(other, Stat.DEFENSE, number))
        case Op.FORCE_DISCARD:
            ask_to_discard(state, other, number, events)
        case _:
            state.stack.append(Step(StepKind.EXHAUST, seat, other, number))


def exhaust_choices(state: EssenceState, step: Step) -> list[Any]:
    return [*(Exhaust(segment) for segment in exhaustible(state, step.a)), DECLINE]


def exhaust_chosen(state: EssenceState, step: Step, action: Any, events: list[Event]) -> None:
    state.stack.pop()
    if type(action) is Exhaust:
        state.tired.append(action.segment)
        events.append(SegmentExhausted(step.seat, step.a, action.segment))
        if step.b > 1 and exhaustible(state, step.a):
            state.stack.append(Step(StepKind.EXHAUST, step.seat, step.a, step.b - 1))
