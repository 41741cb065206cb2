"""Questions about the table that need no card text: who stands where, who owns what, what a work is."""

from __future__ import annotations

from game.opus.cards import (
    ARTIST,
    ARTISTS,
    EGO,
    EGOS,
    NONE,
    PRACTISED,
    SELF,
    card_kind,
    is_ego,
    kind_of,
)
from game.opus.state import (
    NO_TARGET,
    NOTHING,
    UNCHOSEN,
    Format,
    Mark,
    OpusState,
    counts_as,
)

ROWS = (0, 1, 2, 3)
TOLD_EGO = 16
"""Added to the place of an ego where an event tells a target."""


def is_in_play(state: OpusState, card: int) -> bool:
    return card >= 0 and state.card[card & 7] == card


def is_schism(state: OpusState) -> bool:
    """Whether two sides of artists face each other (F.3): it is the one format without egos."""
    return not state.layout.egos


def is_ego_place(state: OpusState, place: int) -> bool:
    return place > 3 and not is_schism(state)


def player_of(state: OpusState, card: int) -> int:
    """The player on whose behalf a card's texts are executed: its owner, player 3 for the egos of F.4."""
    return state.layout.owner[card & 7] if card >= 0 else NOTHING


def base_attack(state: OpusState, card: int) -> int:
    kind = card_kind(card)
    return EGOS[kind].attack if is_ego(card) else ARTISTS[kind].attack


def base_vital(state: OpusState, card: int) -> int:
    kind = card_kind(card)
    return EGOS[kind].health if is_ego(card) else ARTISTS[kind].drive


def order_of(state: OpusState, place: int) -> list[int]:
    """The order list a place belongs to: side B of Schism has its own."""
    return state.order_b if place > 3 and is_schism(state) else state.order


def position(state: OpusState, place: int) -> int:
    """The place of a card's row in the order now, from 1."""
    return order_of(state, place).index(place & 3) + 1


def practises(state: OpusState, place: int) -> int:
    """The schools an artist practices now, as bits."""
    if state.named_until[place]:
        return state.named_school[place]
    own = PRACTISED[card_kind(state.card[place])]
    return own | state.learned_round[place] | state.learned_next[place] | state.learned_game[place]


def face_down(state: OpusState, place: int) -> int:
    """The position of the unflipped work among those attached, or `NOTHING`."""
    marks = state.marks[place]
    for index in range(len(marks) - 1, -1, -1):
        if not marks[index] & Mark.FLIPPED:
            return index
    return NOTHING


def where_attached(state: OpusState, work: int) -> tuple[int, int]:
    """Place and position of an attached work, or `NOTHING` twice."""
    for place, works in enumerate(state.attached):
        if work in works:
            return place, works.index(work)
    return NOTHING, NOTHING


def counted_kind(state: OpusState, work: int) -> int:
    """The kind of work this one counts as: its own or, for a copy, the specialty."""
    place, index = where_attached(state, work)
    if place != NOTHING and state.marks[place][index] & Mark.FLIPPED:
        return counts_as(state.marks[place][index])
    return kind_of(work)


def target_kind(state: OpusState, place: int, target: int) -> int:
    """The kind of a target as seen from the artist that chose it (D.2)."""
    if target in (NO_TARGET, UNCHOSEN):
        return NONE
    if target == place:
        return SELF
    return EGO if is_ego_place(state, target) else ARTIST


def told_target(state: OpusState, target: int) -> int:
    """A target as events tell it: rows of egos apart from the zones of Schism, which are the same places."""
    return target + TOLD_EGO if target < NO_TARGET and is_ego_place(state, target) else target


def aimed_card(state: OpusState, place: int) -> int:
    """The card now standing at the place an artist has chosen as its target."""
    target = state.target[place]
    return state.card[target] if 0 <= target < NO_TARGET else NOTHING


def egos_in_range(state: OpusState, place: int) -> list[int]:
    """The ego places an artist can aim at: its own row and those next to it, or all with four players."""
    if state.layout.format == Format.FOUR:
        return [ego for ego in state.layout.egos if state.card[ego] != NOTHING]
    row = place & 3
    return [ego for ego in state.layout.egos if abs((ego & 3) - row) <= 1 and state.card[ego] != NOTHING]


def other_artists(state: OpusState, place: int) -> list[int]:
    """The places of all other artists, zone by zone."""
    return [zone for zone in sorted(state.layout.artists) if zone != place and state.card[zone] != NOTHING]


def points_of(state: OpusState, seat: int) -> int:
    return state.points[state.layout.purse[seat]]
