"""The plain effects: tokens, Essence, cards, markers, Foundations (D.3), and the counters they read (D.4)."""

from __future__ import annotations

from bisect import insort

from game.essence.events import CardsDrawn, Gained, Stat
from game.essence.state import FOUNDATION_LIMIT, EssenceState
from game.essence.tables import MONUMENT_NUMBERS
from game.essence.vocabulary import NO_CAP, NO_COUNTER, Amount, Counter
from game.event import Event

_FIRST_MONUMENT = MONUMENT_NUMBERS.start
_LAST_MONUMENT = MONUMENT_NUMBERS.stop - 1


def count(state: EssenceState, seat: int, counter: int) -> int:
    """What a counter shows for a seat now."""
    if counter <= Counter.SEG_POLITICAL:
        return state.types[seat][counter]
    match counter:
        case Counter.KINDS:
            return sum(number > 0 for number in state.types[seat])
        case Counter.MONUMENTS:
            return sum(
                _FIRST_MONUMENT <= segment <= _LAST_MONUMENT for segment in state.islands[seat].values()
            )
        case Counter.HAND:
            return len(state.hands[seat])
        case Counter.WINS:
            return state.wins[seat]
        case Counter.FRAGMENTS:
            return len(state.claimed[seat])
        case Counter.TREATIES:
            return state.treaties[seat]
        case Counter.ATTACK:
            return state.attack[seat]
        case Counter.DEFENSE:
            return state.defense[seat]
    raise LookupError(f"no counter {counter}")


def worth(state: EssenceState, seat: int, amount: Amount) -> int:
    """The number an amount stands for now: min(cap, factor × counter)."""
    if amount.counter == NO_COUNTER:
        return amount.factor
    number = amount.factor * count(state, seat, amount.counter)
    return number if amount.cap == NO_CAP else min(number, amount.cap)


def gain_wealth(state: EssenceState, seat: int, number: int, events: list[Event]) -> None:
    state.wealth[seat] += number
    events.append(Gained(seat, Stat.WEALTH, number))


def gain_influence(state: EssenceState, seat: int, number: int, events: list[Event]) -> None:
    state.influence[seat] += number
    events.append(Gained(seat, Stat.INFLUENCE, number))


def gain_essence(state: EssenceState, seat: int, number: int, events: list[Event]) -> None:
    state.essence[seat] += number
    events.append(Gained(seat, Stat.ESSENCE, number))


def raise_attack(state: EssenceState, seat: int, number: int, events: list[Event]) -> None:
    state.attack[seat] += number
    events.append(Gained(seat, Stat.ATTACK, number))


def raise_defense(state: EssenceState, seat: int, number: int, events: list[Event]) -> None:
    state.defense[seat] += number
    events.append(Gained(seat, Stat.DEFENSE, number))


def add_foundation(state: EssenceState, seat: int, number: int, events: list[Event]) -> None:
    """New readied Foundations, never above five in total."""
    number = min(number, FOUNDATION_LIMIT - state.readied[seat] - state.spent[seat])
    if number > 0:
        state.readied[seat] += number
        events.append(Gained(seat, Stat.FOUNDATIONS, number))


def ready_foundation(state: EssenceState, seat: int, number: int, events: list[Event]) -> None:
    number = min(number, state.spent[seat])
    if number > 0:
        state.spent[seat] -= number
        state.readied[seat] += number
        events.append(Gained(seat, Stat.READIED, number))


def draw(state: EssenceState, seat: int, number: int, events: list[Event]) -> None:
    """Draw without reshuffling, as everywhere but in the Income phase (C.16)."""
    pile, hand = state.draw_piles[seat], state.hands[seat]
    drawn = []
    while number > 0 and pile:
        card = pile.pop()
        insort(hand, card)
        drawn.append(card)
        number -= 1
    if drawn:
        events.append(CardsDrawn(seat, tuple(drawn)))
