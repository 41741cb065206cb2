"""What must hold in every full state: cards per deck, tokens, connected Islands, tracks within bounds."""

from __future__ import annotations

from collections.abc import Iterator

from game.essence.island import is_connected
from game.essence.state import (
    FIRST_AUTOMATIC,
    FOUNDATION_LIMIT,
    FREE_TOKENS,
    REVENGE_TOKENS,
    TRACK_SPACES,
    EssenceState,
    Phase,
)
from game.essence.tables import (
    ADVISOR_PILES,
    LOCATION_NUMBERS,
    MONUMENT_NUMBERS,
    NOTHING,
    OMENS,
    PALACES,
    SEGMENT_TYPE,
    TREATY_COSTS,
)
from game.essence.view import bought_segments, owned_characters, played_cards


def faults(state: EssenceState) -> list[str]:
    """Broken invariants, in words for people who repair them."""
    seats = len(state.faction)
    if not 2 <= seats <= 5 or sorted(state.order) != list(range(seats)):
        return ["two to five seats, each with one place on the Order track, make the table"]
    return [*_card_faults(state), *_island_faults(state), *_token_faults(state), *_step_faults(state)]


def _card_faults(state: EssenceState) -> Iterator[str]:
    played = set(played_cards(state))
    owned_by_all: list[int] = []
    for seat in range(state.seats):
        owned = owned_characters(state, seat)
        owned_by_all += owned
        here = [*state.hands[seat], *state.draw_piles[seat], *state.discards[seat]]
        if sorted([*here, *played.intersection(owned)]) != owned:
            yield f"the characters of seat {seat} are not complete"
        if state.hands[seat] != sorted(state.hands[seat]):
            yield f"the hand of seat {seat} is not in order"
        if not set(state.shown[seat]) <= set(state.hands[seat]):
            yield f"seat {seat} is known to hold a card it does not hold"
    if not played <= set(owned_by_all):
        yield "a card of nobody is being played"
    segments = [*state.display, *bought_segments(state)]
    for island in state.islands:
        segments += [segment for segment in island.values() if segment not in PALACES]
    monuments = [*state.monument_deck, *state.monument_discards]
    locations = [*state.location_deck, *state.location_discards]
    for segment in segments:
        (monuments if segment in MONUMENT_NUMBERS else locations).append(segment)
    if sorted(monuments) != list(MONUMENT_NUMBERS):
        yield "the Monuments are not complete"
    if sorted(locations) != list(LOCATION_NUMBERS):
        yield "the Locations are not complete"
    fragments = [*state.pile, *state.removed, *state.gone]
    fragments += [fragment for fragment in state.track if fragment != NOTHING]
    for claimed in state.claimed:
        fragments += claimed
    if sorted(fragments) != list(range(len(OMENS))) or len(state.track) != TRACK_SPACES:
        yield "the fragments are not complete"


def _island_faults(state: EssenceState) -> Iterator[str]:
    for seat, island in enumerate(state.islands):
        if state.faction[seat] not in island.values():
            yield f"seat {seat} has lost its Palace"
        if not is_connected(island):
            yield f"the Island of seat {seat} is not one group"
        counted = [0] * 5
        for segment in island.values():
            counted[SEGMENT_TYPE[segment]] += 1
        if counted != state.types[seat]:
            yield f"the types on the Island of seat {seat} are miscounted"
    standing = {segment for island in state.islands for segment in island.values()}
    if not set(state.tired) <= standing or len(set(state.tired)) < len(state.tired):
        yield "an Exhaustion token lies on no Segment, or two on one"


def _token_faults(state: EssenceState) -> Iterator[str]:
    for seat in range(state.seats):
        counters = (
            state.wealth[seat],
            state.influence[seat],
            state.essence[seat],
            state.shards[seat],
            state.attack[seat],
            state.defense[seat],
            state.readied[seat],
            state.spent[seat],
            state.free_tokens[seat],
        )
        if min(counters) < 0:
            yield f"seat {seat} has less than nothing"
        if state.readied[seat] + state.spent[seat] > FOUNDATION_LIMIT:
            yield f"seat {seat} has too many Foundations"
        placed = sum(tokens.count(seat) for tokens in state.treaty_tokens)
        if state.free_tokens[seat] + placed + (state.reserved[seat] != NOTHING) != FREE_TOKENS:
            yield f"seat {seat} has not seven free tokens in all"
    if any(len(tokens) > len(TREATY_COSTS[treaty]) for treaty, tokens in enumerate(state.treaty_tokens)):
        yield "more tokens than spaces on a Treaty"
    if sum(state.revenge) > REVENGE_TOKENS:
        yield "more than five Revenge tokens"
    passed = sorted(token for token in state.pass_token if token)
    if passed != list(range(1, len(passed) + 1)):
        yield "the Pass tokens were not taken in order"
    if any(state.advisor_wealth[pile] and not state.face_up[pile] for pile in range(ADVISOR_PILES)):
        yield "Wealth lies on no Advisor"


def _step_faults(state: EssenceState) -> Iterator[str]:
    if bool(state.stack) == (state.phase is Phase.OVER):
        yield "a match is over exactly when nothing is left to happen"
    if state.stack and state.stack[-1].kind >= FIRST_AUTOMATIC:
        yield "the next step is nobody's decision"
    if any(not 0 <= step.seat < state.seats for step in state.stack):
        yield "a step of nobody"
