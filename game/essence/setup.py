"""Setting the table (B)."""

from __future__ import annotations

from game.chance import Chance
from game.essence.cards import FACTIONS, TREATIES
from game.essence.grid import CENTRE
from game.essence.prophecy import reveal
from game.essence.state import (
    FREE_TOKENS,
    NOBODY,
    TRACK_SPACES,
    EssenceOptions,
    EssenceState,
    HouseRules,
    Packing,
)
from game.essence.tables import (
    ADVISOR_COPIES,
    ADVISOR_PILES,
    LOCATION_NUMBERS,
    MONUMENT_NUMBERS,
    NOTHING,
    OMENS,
    SEGMENT_TYPE,
    followers_of,
)
from game.essence.vocabulary import SegmentType, SpecialToken

REMOVED_OF_EACH = 6
"""Fragments of value I and of value II that leave the game unseen."""


def set_up(options: EssenceOptions, chance: Chance) -> EssenceState:
    """The table before the first Income; the caller begins round 1."""
    seats = options.players
    faction = _deal_factions(options, chance)
    pile, removed = _stack_prophecies(chance)
    monuments, locations = list(MONUMENT_NUMBERS), list(LOCATION_NUMBERS)
    chance.shuffle(monuments)
    chance.shuffle(locations)
    draw_piles = [list(followers_of(each)) for each in faction]
    for cards in draw_piles:
        chance.shuffle(cards)
    first = chance.below(seats)
    order = [(first + place) % seats for place in range(seats)]
    state = EssenceState(
        house=_house_rules(options),
        faction=faction,
        wealth=[order.index(seat) for seat in range(seats)],
        influence=[0] * seats,
        essence=[0] * seats,
        shards=[0] * seats,
        attack=[0] * seats,
        defense=[0] * seats,
        readied=[0] * seats,
        spent=[0] * seats,
        free_tokens=[FREE_TOKENS] * seats,
        revenge=[0] * seats,
        revenge_shards=[0] * seats,
        pass_token=[0] * seats,
        drips=[0] * seats,
        wins=[0] * seats,
        treaties=[0] * seats,
        bids=[None] * seats,
        reserved=[NOTHING] * seats,
        islands=[{CENTRE: each} for each in faction],
        types=[[int(SEGMENT_TYPE[each] == one) for one in SegmentType] for each in faction],
        hands=[[] for _ in range(seats)],
        shown=[[] for _ in range(seats)],
        draw_piles=draw_piles,
        discards=[[] for _ in range(seats)],
        claimed=[[] for _ in range(seats)],
        order=order,
        track=[NOTHING] * TRACK_SPACES,
        pile=pile,
        removed=removed,
        gone=[],
        display=[],
        monument_deck=monuments,
        monument_discards=[],
        location_deck=locations,
        location_discards=[],
        tired=[],
        advisor_owner=[NOBODY] * (ADVISOR_PILES * ADVISOR_COPIES),
        face_up=[False] * ADVISOR_PILES,
        advisor_wealth=[0] * ADVISOR_PILES,
        treaty_tokens=[[] for _ in TREATIES],
        special=[NOBODY] * len(SpecialToken),
        ranking=[],
        beaten=[],
        stack=[],
    )
    for space in range(TRACK_SPACES - 1, -1, -1):
        reveal(state, space, [])
    return state


def _deal_factions(options: EssenceOptions, chance: Chance) -> list[int]:
    """The factions asked for, the rest by lot."""
    names = [faction.id for faction in FACTIONS]
    chosen = [names.index(name) for name in options.factions]
    rest = [number for number in range(len(FACTIONS)) if number not in chosen]
    chance.shuffle(rest)
    return [*chosen, *rest][: options.players]


def _stack_prophecies(chance: Chance) -> tuple[list[int], list[int]]:
    """III at the bottom, II on it, I on top; six of I and six of II removed unseen."""
    pile: list[int] = []
    removed: list[int] = []
    for value in (3, 2, 1):
        cards = [number for number, omen in enumerate(OMENS) if omen.value == value]
        chance.shuffle(cards)
        if value < 3:
            removed += cards[:REMOVED_OF_EACH]
            cards = cards[REMOVED_OF_EACH:]
        pile += cards
    return pile, removed


def _house_rules(options: EssenceOptions) -> HouseRules:
    return HouseRules(
        both_swapped_score=options.swap_scores == "both",
        reading_is_main=options.read_action == "main",
        packing=Packing[options.reserve_pack.upper()],
        treaties_are_emptied=options.treaty_reset,
        monsters_give_essence=options.monster_essence,
        mirrors_match=options.mirror,
    )
