"""Who sees what (C.1): hands, draw piles, decks and sealed bids are hidden, everything else is public."""

from __future__ import annotations

from bisect import insort

from game.chance import Chance
from game.essence.events import CardsDrawn
from game.essence.setup import REMOVED_OF_EACH
from game.essence.state import EssenceState, SealedBid, StepKind
from game.essence.tables import (
    FOLLOWER_COUNT,
    LOCATION_NUMBERS,
    MONUMENT_NUMBERS,
    NOTHING,
    OMENS,
    followers_of,
)
from game.event import Event
from game.rules import HIDDEN

_HIDDEN_BID = SealedBid(HIDDEN, HIDDEN)
_OF_VALUE = {
    value: tuple(number for number, omen in enumerate(OMENS) if omen.value == value) for value in (1, 2, 3)
}
_STACKED = {value: len(cards) - (REMOVED_OF_EACH if value < 3 else 0) for value, cards in _OF_VALUE.items()}
"""How many fragments of each value the pile holds at first."""


def view(state: EssenceState, seat: int) -> EssenceState:
    """A copy in which everything the seat may not see is masked."""
    seen = state.copy()
    for other in range(state.seats):
        seen.draw_piles[other] = [HIDDEN] * len(seen.draw_piles[other])
        if other != seat:
            unknown = len(seen.hands[other]) - len(seen.shown[other])
            seen.hands[other] = [HIDDEN] * unknown + seen.shown[other]
            if seen.bids[other] is not None and are_bids_sealed(state):
                seen.bids[other] = _HIDDEN_BID
    seen.monument_deck = [HIDDEN] * len(seen.monument_deck)
    seen.location_deck = [HIDDEN] * len(seen.location_deck)
    seen.pile = [HIDDEN] * len(seen.pile)
    seen.removed = [HIDDEN] * len(seen.removed)
    return seen


def are_bids_sealed(state: EssenceState) -> bool:
    """Whether somebody still has to bid."""
    return bool(state.stack) and state.stack[-1].kind is StepKind.BID


def sample(seen: EssenceState, chance: Chance) -> EssenceState:
    """A full state that fits everything the seat has seen."""
    state = seen.copy()
    for seat in range(state.seats):
        _deal_characters(state, seat, chance)
        bid = state.bids[seat]
        if bid is not None and bid.wealth == HIDDEN:
            state.bids[seat] = SealedBid(
                chance.below(state.wealth[seat] + 1), chance.below(state.influence[seat] + 1)
            )
    _deal_segments(state, chance)
    _deal_fragments(state, chance)
    return state


def owned_characters(state: EssenceState, seat: int) -> list[int]:
    """The cards a seat owns, wherever they are: its Followers and the Advisors everybody saw it take."""
    advisors = [FOLLOWER_COUNT + number for number, owner in enumerate(state.advisor_owner) if owner == seat]
    return [*followers_of(state.faction[seat]), *advisors]


def _deal_characters(state: EssenceState, seat: int, chance: Chance) -> None:
    """Deal the seat's unseen cards to the hidden places of its hand and to its draw pile."""
    known = {*state.hands[seat], *state.discards[seat], *played_cards(state)}
    unseen = [card for card in owned_characters(state, seat) if card not in known]
    chance.shuffle(unseen)
    hand = [card for card in state.hands[seat] if card != HIDDEN]
    for _ in range(len(state.hands[seat]) - len(hand)):
        insort(hand, unseen.pop())
    state.hands[seat] = hand
    state.draw_piles[seat] = unseen


def played_cards(state: EssenceState) -> list[int]:
    """The cards that are being resolved, in nobody's hand and on no pile."""
    return [step.a for step in state.stack if step.kind is StepKind.DISCARD_PLAYED]


def bought_segments(state: EssenceState) -> list[int]:
    """The Segments that are paid for but not placed."""
    return [step.a for step in state.stack if step.kind is StepKind.PLACE]


def _deal_segments(state: EssenceState, chance: Chance) -> None:
    known = {*state.display, *state.monument_discards, *state.location_discards, *bought_segments(state)}
    for island in state.islands:
        known.update(island.values())
    state.monument_deck = [segment for segment in MONUMENT_NUMBERS if segment not in known]
    state.location_deck = [segment for segment in LOCATION_NUMBERS if segment not in known]
    chance.shuffle(state.monument_deck)
    chance.shuffle(state.location_deck)


def known_fragments(state: EssenceState) -> set[int]:
    """Every fragment whose place is public."""
    known = {*state.gone, *(fragment for fragment in state.track if fragment != NOTHING)}
    for claimed in state.claimed:
        known.update(claimed)
    return known


def _deal_fragments(state: EssenceState, chance: Chance) -> None:
    """The pile keeps its layers: III at the bottom, then II, then I; the rest is what was removed."""
    known = known_fragments(state)
    height = len(state.pile)
    pile: list[int] = []
    removed: list[int] = []
    for value in (3, 2, 1):
        unseen = [fragment for fragment in _OF_VALUE[value] if fragment not in known]
        chance.shuffle(unseen)
        layer = min(_STACKED[value], height - len(pile))
        pile += unseen[:layer]
        removed += unseen[layer:]
    state.pile = pile
    state.removed = removed


def see(event: Event, seat: int) -> Event:
    """Which cards somebody drew is seen by that player alone."""
    if type(event) is CardsDrawn and event.seat != seat:
        return CardsDrawn(event.seat, (HIDDEN,) * len(event.cards))
    return event
