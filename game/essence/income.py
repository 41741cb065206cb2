"""The beginning of a round: Preparation (C.2) and Income (C.3)."""

from __future__ import annotations

from bisect import insort

from game.chance import Chance
from game.essence.bidding import begin_advisors
from game.essence.cards import FACTIONS
from game.essence.events import CardsDrawn, DisplayRevealed, IncomeTaken, PileReshuffled, RoundBegun
from game.essence.state import FOUNDATION_LIMIT, EssenceState, Step
from game.essence.tables import INCOME_SUMS
from game.event import Event

MONUMENTS_SHOWN = 2
LOCATIONS_PER_PLAYER = 2
EXTRA_LOCATIONS = 2
"""Locations shown in the first round in the place of Monuments."""


def begin_round(state: EssenceState, step: Step, chance: Chance, events: list[Event]) -> None:
    state.round += 1
    if state.round > 1:
        _set_order(state)
    events.append(RoundBegun(state.round, tuple(state.order)))
    if state.round > 1:
        _reveal(state.monument_deck, state.monument_discards, MONUMENTS_SHOWN, state.display, chance)
        number = LOCATIONS_PER_PLAYER * state.seats
    else:
        number = LOCATIONS_PER_PLAYER * state.seats + EXTRA_LOCATIONS
    _reveal(state.location_deck, state.location_discards, number, state.display, chance)
    if state.display:
        events.append(DisplayRevealed(tuple(state.display)))
    for seat in state.order:
        take_income(state, seat, chance, events)
    begin_advisors(state)


def _set_order(state: EssenceState) -> None:
    """Essence back to 0; who passed first goes first."""
    state.order.sort(key=lambda seat: state.pass_token[seat])
    for seat in range(state.seats):
        state.essence[seat] = 0
        state.pass_token[seat] = 0
        state.drips[seat] = 0


def _reveal(deck: list[int], discards: list[int], number: int, display: list[int], chance: Chance) -> None:
    """Cards from a deck to the display; an empty deck is made anew from the discards of its kind."""
    for _ in range(number):
        if not deck:
            deck[:] = sorted(discards)
            discards.clear()
            chance.shuffle(deck)
        if not deck:
            return
        display.append(deck.pop())


def take_income(state: EssenceState, seat: int, chance: Chance, events: list[Event]) -> None:
    """Markers and Foundations set anew, tokens and cards on top of what was kept."""
    faction = FACTIONS[state.faction[seat]]
    attack, defense, foundations = faction.attack, faction.defense, faction.foundations
    wealth, influence, cards = faction.wealth, faction.influence, faction.popularity
    for segment in state.islands[seat].values():
        income = INCOME_SUMS[segment]
        attack += income[0]
        defense += income[1]
        foundations += income[2]
        wealth += income[3]
        influence += income[4]
        cards += income[5]
    state.attack[seat] = attack
    state.defense[seat] = defense
    state.readied[seat] = min(FOUNDATION_LIMIT, foundations)
    state.spent[seat] = 0
    state.wealth[seat] += wealth
    state.influence[seat] += influence
    events.append(IncomeTaken(seat, wealth, influence, attack, defense, state.readied[seat]))
    draw_with_reshuffle(state, seat, cards, chance, events)


def draw_with_reshuffle(
    state: EssenceState, seat: int, number: int, chance: Chance, events: list[Event]
) -> None:
    """Draw in the Income phase: an empty pile is refilled from the shuffled discards (C.16)."""
    pile, hand = state.draw_piles[seat], state.hands[seat]
    drawn = []
    while number > 0:
        if not pile:
            if not state.discards[seat]:
                break
            reshuffle(state, seat, chance, events)
        card = pile.pop()
        insort(hand, card)
        drawn.append(card)
        number -= 1
    if drawn:
        events.append(CardsDrawn(seat, tuple(drawn)))


def reshuffle(state: EssenceState, seat: int, chance: Chance, events: list[Event]) -> None:
    """Discard pile and draw pile together become the new draw pile."""
    pile = state.draw_piles[seat]
    # Sorted first: the new order must not depend on an order nobody knew.
    pile[:] = sorted([*pile, *state.discards[seat]])
    state.discards[seat].clear()
    chance.shuffle(pile)
    events.append(PileReshuffled(seat))
