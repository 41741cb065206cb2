"""The Advisors phase (C.4): secret bids, the ranking, and who takes which Advisor."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from game.chance import Chance
from game.essence.actions import Bid, RankNext, TakeAdvisor
from game.essence.events import AdvisorTaken, BidderRanked, BidMade, BidReturned, BidRevealed
from game.essence.hands import enter_hand
from game.essence.state import NOBODY, EssenceState, Phase, SealedBid, Step, StepKind
from game.essence.tables import ADVISOR_COPIES, ADVISOR_PILES, FOLLOWER_COUNT
from game.event import Event


def begin_advisors(state: EssenceState) -> None:
    """Turn up the Advisors and let everybody bid, in the order of the track; nobody sees the others'."""
    state.phase = Phase.ADVISORS
    for pile in range(ADVISOR_PILES):
        state.face_up[pile] = state.face_up[pile] or top_of_pile(state, pile) is not None
    state.stack.append(Step(StepKind.BEGIN_TURNS, 0))
    state.stack.append(Step(StepKind.PICK_ADVISORS, 0))
    state.stack.append(Step(StepKind.REVEAL_BIDS, 0))
    state.stack += [Step(StepKind.BID, seat) for seat in reversed(state.order)]


def top_of_pile(state: EssenceState, pile: int) -> int | None:
    """The Advisor card on top of a pile, face up or not."""
    first = pile * ADVISOR_COPIES
    for copy in range(first, first + ADVISOR_COPIES):
        if state.advisor_owner[copy] == NOBODY:
            return FOLLOWER_COUNT + copy
    return None


def bid_choices(state: EssenceState, step: Step) -> list[Any]:
    influence = range(state.influence[step.seat] + 1)
    return [Bid(wealth, other) for wealth in range(state.wealth[step.seat] + 1) for other in influence]


def bid_chosen(state: EssenceState, step: Step, action: Bid, events: list[Event]) -> None:
    state.stack.pop()
    state.bids[step.seat] = SealedBid(action.wealth, action.influence)
    events.append(BidMade(step.seat))


def reveal_bids(state: EssenceState, step: Step, chance: Chance, events: list[Event]) -> None:
    """Steps 3 and 4: everybody pays; the bidders are ranked, ties left to the first player."""
    strength = {}
    for seat in state.order:
        wealth, influence = _bid_of(state, seat)
        state.wealth[seat] -= wealth
        state.influence[seat] -= influence
        events.append(BidRevealed(seat, wealth, influence))
        if wealth + influence:
            strength[seat] = (wealth + influence, influence)
    ranked = sorted(strength, key=lambda seat: strength[seat], reverse=True)
    tied = [sum(1 << seat for seat in group) for _, group in groupby(ranked, key=lambda seat: strength[seat])]
    first = state.order[0]
    state.stack += [Step(StepKind.RANK_TIED, first, seats) for seats in reversed(tied)]
    _rank_untied(state)


def _bid_of(state: EssenceState, seat: int) -> SealedBid:
    bid = state.bids[seat]
    assert bid is not None, "everybody bids before the reveal"
    return bid


def _rank_untied(state: EssenceState) -> None:
    """Rank every bidder nobody is tied with, up to the next tie."""
    while state.stack[-1].kind is StepKind.RANK_TIED:
        tied = state.stack[-1].a
        if tied & (tied - 1):
            return
        state.stack.pop()
        state.ranking.append(tied.bit_length() - 1)


def rank_choices(state: EssenceState, step: Step) -> list[Any]:
    return [RankNext(seat) for seat in range(state.seats) if step.a >> seat & 1]


def rank_chosen(state: EssenceState, step: Step, action: RankNext, events: list[Event]) -> None:
    state.stack[-1] = Step(StepKind.RANK_TIED, step.seat, step.a & ~(1 << action.seat))
    state.ranking.append(action.seat)
    events.append(BidderRanked(step.seat, action.seat))
    _rank_untied(state)


def pick_advisors(state: EssenceState, step: Step, chance: Chance, events: list[Event]) -> None:
    """Steps 5 to 7: the next bidder takes an Advisor, or gets the bid back where none is left."""
    if step.a == len(state.ranking):
        _end_advisors(state)
        return
    state.stack.append(Step(StepKind.PICK_ADVISORS, 0, step.a + 1))
    seat = state.ranking[step.a]
    piles = [pile for pile in range(ADVISOR_PILES) if state.face_up[pile]]
    if not piles:
        wealth, influence = _bid_of(state, seat)
        state.wealth[seat] += wealth
        state.influence[seat] += influence
        events.append(BidReturned(seat, wealth, influence))
    elif len(piles) == 1:
        _take(state, seat, piles[0], events)
    else:
        state.stack.append(Step(StepKind.TAKE_ADVISOR, seat))


def take_choices(state: EssenceState, step: Step) -> list[Any]:
    return [TakeAdvisor(pile) for pile in range(ADVISOR_PILES) if state.face_up[pile]]


def take_chosen(state: EssenceState, step: Step, action: TakeAdvisor, events: list[Event]) -> None:
    state.stack.pop()
    _take(state, step.seat, action.advisor, events)


def _take(state: EssenceState, seat: int, pile: int, events: list[Event]) -> None:
    card = top_of_pile(state, pile)
    assert card is not None, "a face-up Advisor lies on its pile"
    state.advisor_owner[card - FOLLOWER_COUNT] = seat
    enter_hand(state, seat, card)
    state.wealth[seat] += state.advisor_wealth[pile]
    events.append(AdvisorTaken(seat, card, state.advisor_wealth[pile]))
    state.advisor_wealth[pile] = 0
    state.face_up[pile] = False


def _end_advisors(state: EssenceState) -> None:
    for pile in range(ADVISOR_PILES):
        state.advisor_wealth[pile] += state.face_up[pile]
    state.ranking.clear()
    state.bids[:] = [None] * state.seats
