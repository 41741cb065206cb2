"""One step of a match while it is carried out: the state that changes, its chance, and what has happened."""

from __future__ import annotations

from game.chance import Chance
from game.event import Event
from game.opus.cards import ARTISTS, WORKS, card_kind
from game.opus.state import NOTHING, Ask, Flag, Frame, Happening, Mark, OpusState, counts_as
from game.opus.syntax import EVENTS, Ability, Trigger

ROUND_START, FLIP_START, FLIP_END, ROUND_END, FLIPPED, ATTACK_MADE = range(6)
RETIRED, ENTERED, GAINED, DREW, DISCARDED, DETACHED = range(6, 12)
"""The events of D.8 by number."""


def _answered(abilities: tuple[Ability, ...]) -> int:
    """The events that some ability answers, as bits."""
    return sum({1 << EVENTS.index(each.event) for each in abilities if isinstance(each, Trigger)})


_BY_ARTIST = tuple(_answered(artist.signature) for artist in ARTISTS)
_BY_WORK = tuple(_answered(work.lasting) for work in WORKS)
_BY_ANY_WORK = 0
for _events in _BY_WORK:
    _BY_ANY_WORK |= _events


class Run:
    """Carries one action out. Everything that the rules do takes one of these first."""

    __slots__ = ("chance", "events", "state")

    def __init__(self, state: OpusState, chance: Chance) -> None:
        self.state = state
        self.chance = chance
        self.events: list[Event] = []

    def tell(self, event: Event) -> None:
        self.events.append(event)

    def ask(self, asked: Ask, seat: int) -> None:
        """Stop here until the seat has decided."""
        self.state.asked = asked
        self.state.asked_seat = seat

    def push(self, frame: Frame) -> None:
        self.state.stack.append(frame)

    def happen(
        self,
        event: int,
        subject: int = NOTHING,
        doer: int = NOTHING,
        actor: int = NOTHING,
        work: int = NOTHING,
    ) -> None:
        """Remember an event until the table settles, if anything in play answers it."""
        if _is_answered(self.state, 1 << event):
            self.state.happened.append(Happening(event, subject, doer, actor, work))


def _is_answered(state: OpusState, bit: int) -> bool:
    cards = state.card
    for place in state.layout.artists:
        card = cards[place]
        if card != NOTHING and _BY_ARTIST[card_kind(card)] & bit and not state.flags[place] & Flag.DORMANT:
            return True
    if not bit & _BY_ANY_WORK:
        return False
    return any(
        mark & Mark.LIVE and _BY_WORK[counts_as(mark)] & bit for marks in state.marks for mark in marks
    )


def is_unsettled(state: OpusState) -> bool:
    """Whether the table has to settle (B.9) before anything else is done."""
    return bool(state.happened or state.is_dying) and not state.is_together
