"""Mixes of Wealth and Influence: paying, gaining and stealing tokens where the player chooses the kinds."""

from __future__ import annotations

from game.essence.actions import Split
from game.essence.events import Gained, Lost, Stat, TokensTaken
from game.essence.state import EssenceState, Step, StepKind
from game.essence.vocabulary import TokenKind
from game.event import Event


def pay(state: EssenceState, seat: int, wealth: int, influence: int, events: list[Event]) -> None:
    """Hand these tokens to the supply."""
    if wealth:
        state.wealth[seat] -= wealth
        events.append(Lost(seat, Stat.WEALTH, wealth))
    if influence:
        state.influence[seat] -= influence
        events.append(Lost(seat, Stat.INFLUENCE, influence))


def gain(state: EssenceState, seat: int, wealth: int, influence: int, events: list[Event]) -> None:
    """Take these tokens from the supply."""
    if wealth:
        state.wealth[seat] += wealth
        events.append(Gained(seat, Stat.WEALTH, wealth))
    if influence:
        state.influence[seat] += influence
        events.append(Gained(seat, Stat.INFLUENCE, influence))


def take_from(
    state: EssenceState, seat: int, victim: int, wealth: int, influence: int, events: list[Event]
) -> None:
    """Take these tokens from another player."""
    state.wealth[victim] -= wealth
    state.influence[victim] -= influence
    state.wealth[seat] += wealth
    state.influence[seat] += influence
    events.append(TokensTaken(seat, victim, wealth, influence))


def ask_to_pay(state: EssenceState, seat: int, number: int, events: list[Event]) -> None:
    """The player pays `number` tokens, in a mix of own choice where there is one; they must be there."""
    least, most = _range(number, state.wealth[seat], state.influence[seat])
    if least == most:
        pay(state, seat, least, number - least, events)
    else:
        state.stack.append(Step(StepKind.PAY, seat, number))


def ask_to_gain(state: EssenceState, seat: int, number: int) -> None:
    """The player takes `number` tokens from the supply, any mix."""
    if number > 0:
        state.stack.append(Step(StepKind.GAIN_MIX, seat, number))


def ask_to_steal(
    state: EssenceState, seat: int, victim: int, number: int, kind: int, events: list[Event]
) -> None:
    """Up to `number` tokens of the kind go from the victim to the seat, as many as there are."""
    wealth, influence = state.wealth[victim], state.influence[victim]
    if kind == TokenKind.WEALTH:
        take_from(state, seat, victim, min(number, wealth), 0, events)
    elif kind == TokenKind.INFLUENCE:
        take_from(state, seat, victim, 0, min(number, influence), events)
    else:
        number = min(number, wealth + influence)
        least, most = _range(number, wealth, influence)
        if least == most:
            take_from(state, seat, victim, least, number - least, events)
        else:
            state.stack.append(Step(StepKind.STEAL_MIX, seat, victim, number))


def pay_choices(state: EssenceState, step: Step) -> list[Split]:
    return _splits(step.a, state.wealth[step.seat], state.influence[step.seat])


def gain_choices(state: EssenceState, step: Step) -> list[Split]:
    return _splits(step.a, step.a, step.a)


def steal_choices(state: EssenceState, step: Step) -> list[Split]:
    return _splits(step.b, state.wealth[step.a], state.influence[step.a])


def pay_chosen(state: EssenceState, step: Step, action: Split, events: list[Event]) -> None:
    state.stack.pop()
    pay(state, step.seat, action.wealth, action.influence, events)


def gain_chosen(state: EssenceState, step: Step, action: Split, events: list[Event]) -> None:
    state.stack.pop()
    gain(state, step.seat, action.wealth, action.influence, events)


def steal_chosen(state: EssenceState, step: Step, action: Split, events: list[Event]) -> None:
    state.stack.pop()
    take_from(state, step.seat, step.a, action.wealth, action.influence, events)


def _range(number: int, wealth: int, influence: int) -> tuple[int, int]:
    """How much of `number` can be Wealth, at least and at most."""
    return max(0, number - influence), min(number, wealth)


def _splits(number: int, wealth: int, influence: int) -> list[Split]:
    least, most = _range(number, wealth, influence)
    return [Split(part, number - part) for part in range(least, most + 1)]
