"""Signing Treaties (C.7) and the Trade agreement (D.7)."""

from __future__ import annotations

from typing import Any

from game.chance import Chance
from game.essence.actions import DECLINE, SIGNS, Sign
from game.essence.events import TreatySigned
from game.essence.gains import gain_wealth
from game.essence.state import NOBODY, EssenceState, Step, StepKind
from game.essence.tables import TREATY_COSTS, TREATY_SCRIPTS
from game.essence.tokens import ask_to_pay
from game.essence.triggers import fire
from game.essence.vocabulary import Effect, SpecialToken, TriggerEvent
from game.event import Event


def price_of(state: EssenceState, seat: int, treaty: int, discount: int) -> int | None:
    """What the cheapest empty space costs this seat, None when every space is taken."""
    taken = len(state.treaty_tokens[treaty])
    costs = TREATY_COSTS[treaty]
    if taken == len(costs):
        return None
    if state.special[SpecialToken.TRADE] == seat:
        discount += 1
    return max(0, costs[taken] - discount)


def signs(state: EssenceState, seat: int, discount: int) -> list[Any]:
    """The Treaties the seat can sign now."""
    if not state.free_tokens[seat]:
        return []
    purse = state.wealth[seat] + state.influence[seat]
    found: list[Any] = []
    for treaty in range(len(TREATY_COSTS)):
        price = price_of(state, seat, treaty, discount)
        if price is not None and price <= purse:
            found.append(SIGNS[treaty])
    return found


def begin_treaty(
    state: EssenceState, seat: int, effect: Effect, number: int, source: int, events: list[Event]
) -> None:
    """The effect `treaty(n)`; it may be declined."""
    if signs(state, seat, number):
        state.stack.append(Step(StepKind.SIGN, seat, number))


def sign_choices(state: EssenceState, step: Step) -> list[Any]:
    return [*signs(state, step.seat, step.a), DECLINE]


def sign_chosen(state: EssenceState, step: Step, action: Any, events: list[Event]) -> None:
    state.stack.pop()
    if type(action) is Sign:
        sign(state, step.seat, action.treaty, step.a, events)


def sign(state: EssenceState, seat: int, treaty: int, discount: int, events: list[Event]) -> None:
    """Token, price, effect, then what follows."""
    price = price_of(state, seat, treaty, discount)
    assert price is not None, "a full Treaty is not offered"
    state.free_tokens[seat] -= 1
    state.treaty_tokens[treaty].append(seat)
    events.append(TreatySigned(seat, treaty, price))
    state.stack.append(Step(StepKind.AFTER_TREATY, seat))
    state.stack.append(Step(StepKind.RUN, seat, TREATY_SCRIPTS[treaty]))
    ask_to_pay(state, seat, price, events)


def after_treaty(state: EssenceState, step: Step, chance: Chance, events: list[Event]) -> None:
    """Count it and fire the signer's triggers; the Trade agreement comes after them."""
    state.treaties[step.seat] += 1
    state.stack.append(Step(StepKind.TRADE, step.seat))
    fire(state, step.seat, TriggerEvent.TREATY)


def pay_trade(state: EssenceState, step: Step, chance: Chance, events: list[Event]) -> None:
    """D.7: another player who holds the Trade agreement gains 1 Wealth."""
    holder = state.special[SpecialToken.TRADE]
    if holder not in (NOBODY, step.seat):
        gain_wealth(state, holder, 1, events)
