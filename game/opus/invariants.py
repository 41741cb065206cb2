"""What must hold after every action (G.10): for tests and for files that somebody has edited."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from game.opus import board
from game.opus.cards import IDEA, PLACES, card_kind, is_ego, kind_of, owner_of
from game.opus.moving import HAND_LIMIT
from game.opus.state import NOTHING, Format, FrameKind, OpusState, Phase


def faults_of(state: OpusState) -> list[str]:
    return [
        *_faults_of_shape(state),
        *_faults_of_works(state),
        *_faults_of_cards(state),
        *_faults_of_points(state),
        *_faults_of_table(state),
    ]


def _faults_of_shape(state: OpusState) -> Iterator[str]:
    seats = len(state.layout.works)
    piles = (state.portfolio, state.hand, state.graveyard, state.vault_artists, state.vault_egos)
    if any(len(pile) != seats for pile in piles):
        yield "there is not one portfolio, hand, graveyard and vault for each seat"
    by_place = (state.card, state.vital, state.attached, state.marks, state.flags, state.target)
    if any(len(each) != PLACES for each in by_place):
        yield "there are not eight places on the board"
    if any(len(works) != len(marks) for works, marks in zip(state.attached, state.marks, strict=True)):
        yield "an attached work without its mark"
    orders = (state.order, state.order_b) if state.layout.format == Format.SCHISM else (state.order,)
    if any(sorted(order) != [0, 1, 2, 3] for order in orders):
        yield "the order is no permutation of the four zones"


def _faults_of_works(state: OpusState) -> Iterator[str]:
    piles = [*state.portfolio, *state.hand, *state.graveyard, *state.vault_ideas, *state.attached]
    everywhere = Counter(work for pile in piles for work in pile)
    if everywhere != Counter(work for works in state.layout.works for work in works):
        yield "a work is lost or lies in two places"
    for seat in range(len(state.hand)):
        own = (*state.portfolio[seat], *state.graveyard[seat])
        if any(owner_of(work) != seat for work in (*own, *state.vault_ideas[seat])):
            yield "a work lies in a pile that is not its owner's"
        if any(kind_of(work) == IDEA for work in own):
            yield "an Idea lies in a portfolio or graveyard"
        is_discarding = any(frame.kind == FrameKind.LIMIT and frame.seat == seat for frame in state.stack)
        if len(state.hand[seat]) > HAND_LIMIT + is_discarding:
            yield "a hand holds more than 10 works"


def _faults_of_cards(state: OpusState) -> Iterator[str]:
    layout = state.layout
    for seat in range(len(layout.works)):
        places = [place for place in range(PLACES) if layout.owner[place] == seat]
        in_play = [state.card[place] for place in places if state.card[place] != NOTHING]
        artists = [card_kind(card) for card in in_play if not is_ego(card)]
        if sorted([*artists, *state.vault_artists[seat]]) != sorted(layout.deck_artists[seat]):
            yield "an artist is lost or in two places"
        egos = [card_kind(card) for card in in_play if is_ego(card)]
        gone = state.retired_egos[seat]
        if sorted([*egos, *state.vault_egos[seat], *gone]) != sorted(layout.deck_egos[seat]):
            yield "an ego is lost or in two places"
    for place, card in enumerate(state.card):
        if card != NOTHING and (card & 7 != place or is_ego(card) != board.is_ego_place(state, place)):
            yield "a card does not fit its place"


def _faults_of_points(state: OpusState) -> Iterator[str]:
    if any(points < 0 for points in state.points):
        yield "points are below 0"
    if state.phase != Phase.OVER and not state.is_together:
        for seat in state.layout.numbers:
            if board.points_of(state, seat) >= state.layout.goals[seat]:
                yield "a goal is reached and the match goes on"


def _faults_of_table(state: OpusState) -> Iterator[str]:
    if state.phase in (Phase.SETUP, Phase.OVER):
        return
    waiting = {frame.me & 7 for frame in state.stack if frame.kind == FrameKind.REPLACE}
    if any(state.card[place] == NOTHING and place not in waiting for place in state.layout.artists):
        yield "a zone without an artist"
    if state.stack:
        return
    for place in range(PLACES):
        if state.card[place] != NOTHING and state.vital[place] <= 0:
            yield "a card in play has no drive or health left"
