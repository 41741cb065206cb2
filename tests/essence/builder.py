"""A table set as a test needs it.

    table = Table("three_islands", "sun_university")       # the factions seat by seat, seat 0 first in order
    table.give(0, wealth=3, influence=2, attack=6)          # counters, absolute values
    table.hand(0, "ti_axe_guard")                           # exactly these cards in hand
    table.island(0, {(1, 0): "loc_market"})                 # these Segments besides the Palace
    table.turn(0)                                           # seat 0 is to take a main action
    table.play(Play(card("ti_axe_guard"), 0), AttackSeat(1))

`play` refuses what the rules refuse. The table begins after set-up and the first Income, with empty hands,
no tokens and nothing on display, so that a test says everything it depends on. Every state it makes is a
sound one: cards that a test takes come from wherever they lie.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.chance import Chance, SeededChance
from game.essence.apply import proceed
from game.essence.cards import FRAGMENTS, TREATIES
from game.essence.grid import CENTRE, cell_at
from game.essence.rules import RULES
from game.essence.state import EssenceOptions, EssenceState, Phase, Step, StepKind
from game.essence.tables import (
    CHARACTERS,
    FOLLOWER_COUNT,
    MONUMENT_NUMBERS,
    NOTHING,
    SEGMENT_IDS,
    SEGMENT_TYPE,
)
from game.event import Event

_CHARACTER_IDS = [character.id for character in CHARACTERS]
_FRAGMENT_IDS = [fragment.id for fragment in FRAGMENTS]


def card(name: str, copy: int = 0) -> int:
    """The number of a character card."""
    return _CHARACTER_IDS.index(name) + copy


def segment(name: str) -> int:
    """The number of a Segment."""
    return SEGMENT_IDS.index(name)


def fragment(name: str) -> int:
    """The number of a Prophecy fragment."""
    return _FRAGMENT_IDS.index(name)


def treaty(name: str) -> int:
    """The number of a Treaty."""
    return [each.id for each in TREATIES].index(name)


class Table:
    """One state under construction and in play."""

    def __init__(self, *factions: str, seed: int = 1, **options: Any) -> None:
        made = EssenceOptions(players=len(factions), factions=factions, **options)
        self.chance: Chance = SeededChance(seed)
        self.state: EssenceState = RULES.new(made, self.chance)
        self.events: list[Event] = []
        self._clear()

    def _clear(self) -> None:
        state = self.state
        state.order[:] = range(state.seats)
        for seat in range(state.seats):
            state.wealth[seat] = state.influence[seat] = 0
            state.draw_piles[seat] += state.hands[seat]
            state.hands[seat].clear()
        state.location_deck[:] += state.display
        state.display.clear()
        state.pile += [each for each in state.track if each != NOTHING]
        state.track[:] = [NOTHING] * len(state.track)

    # -- setting ------------------------------------------------------------------------------------------

    def give(self, seat: int, **counters: int) -> Table:
        """Set counters of a seat: wealth, influence, essence, attack, defense, readied, spent, wins, …"""
        for name, value in counters.items():
            getattr(self.state, name)[seat] = value
        return self

    def hand(self, seat: int, *names: str) -> Table:
        """Exactly these cards in hand; the second copy of a card is named twice."""
        state = self.state
        state.draw_piles[seat] += state.hands[seat]
        state.hands[seat].clear()
        state.shown[seat].clear()
        for name in names:
            number = card(name)
            while number in state.hands[seat]:
                number += 1
            if number >= FOLLOWER_COUNT:
                state.advisor_owner[number - FOLLOWER_COUNT] = seat
            else:
                self._pile_with(seat, number).remove(number)
            state.hands[seat].append(number)
        state.hands[seat].sort()
        return self

    def discarded(self, seat: int, *names: str) -> Table:
        """These cards on top of the discard pile."""
        for name in names:
            number = card(name)
            self.state.draw_piles[seat].remove(number)
            self.state.discards[seat].append(number)
        return self

    def piles(self, seat: int, draw: int, discard: int) -> Table:
        """So many cards of the seat's Followers on each pile, the others in hand."""
        state = self.state
        cards = sorted([*state.draw_piles[seat], *state.hands[seat], *state.discards[seat]])
        state.draw_piles[seat] = cards[:draw]
        state.discards[seat] = cards[draw : draw + discard]
        state.hands[seat] = cards[draw + discard :]
        return self

    def _pile_with(self, seat: int, number: int) -> list[int]:
        pile = self.state.draw_piles[seat]
        return pile if number in pile else self.state.discards[seat]

    def island(self, seat: int, sites: Mapping[tuple[int, int], str]) -> Table:
        """These Segments besides the Palace, which stands at (0, 0)."""
        state = self.state
        palace = state.faction[seat]
        for built in state.islands[seat].values():
            if built != palace:
                self._deck(built).append(built)
        state.islands[seat] = {CENTRE: palace}
        state.types[seat] = [int(SEGMENT_TYPE[palace] == each) for each in range(5)]
        for (x, y), name in sites.items():
            number = segment(name)
            self._deck(number).remove(number)
            state.islands[seat][cell_at(x, y)] = number
            state.types[seat][SEGMENT_TYPE[number]] += 1
        return self

    def display(self, *names: str) -> Table:
        """Exactly these Segments on display."""
        for shown in self.state.display:
            self._deck(shown).append(shown)
        self.state.display.clear()
        for name in names:
            number = segment(name)
            self._deck(number).remove(number)
            self.state.display.append(number)
        return self

    def _deck(self, number: int) -> list[int]:
        return self.state.monument_deck if number in MONUMENT_NUMBERS else self.state.location_deck

    def track(self, *names: str) -> Table:
        """The Prophecy track from space 1 on; "" leaves a space empty."""
        state = self.state
        for place, name in enumerate(names):
            if name:
                number = fragment(name)
                source = state.pile if number in state.pile else state.removed
                source.remove(number)
                state.track[place] = number
        return self

    def pile_top(self, name: str) -> Table:
        """This fragment on top of the pile."""
        state = self.state
        number = fragment(name)
        (state.pile if number in state.pile else state.removed).remove(number)
        state.pile.append(number)
        return self

    def bidding(self) -> Table:
        """Everybody is to bid, in the order of the seats; no Advisor was taken before."""
        state = self.state
        state.phase = Phase.ADVISORS
        state.stack[:] = [
            Step(StepKind.BEGIN_TURNS, 0),
            Step(StepKind.PICK_ADVISORS, 0),
            Step(StepKind.REVEAL_BIDS, 0),
            *(Step(StepKind.BID, seat) for seat in reversed(state.order)),
        ]
        return self

    def turn(self, seat: int, *, mains: int = 1) -> Table:
        """It is the seat's turn, with so many main actions still due."""
        state = self.state
        state.phase = Phase.TURNS
        state.bids[:] = [None] * state.seats
        state.mains = mains
        state.has_read = False
        state.stack[:] = [Step(StepKind.TURN, seat)]
        return self

    def cleaning(self) -> Table:
        """The Player turns phase has just ended."""
        self.state.phase = Phase.TURNS
        self.state.stack[:] = [Step(StepKind.CLEAN, 0)]
        return self.go_on()

    def next_round(self) -> Table:
        """The next round begins: Preparation, Income, and the bids are due."""
        self.state.stack[:] = [Step(StepKind.BEGIN_ROUND, 0)]
        return self.go_on()

    def go_on(self) -> Table:
        """Let happen what follows by itself."""
        self.events = []
        proceed(self.state, self.chance, self.events)
        return self

    # -- playing ------------------------------------------------------------------------------------------

    def play(self, *actions: Any) -> Table:
        """Play these actions one after another; the events of the last one are kept."""
        for action in actions:
            self.events = RULES.apply(self.state, action, self.chance)
            faults = RULES.faults(self.state)
            assert not faults, faults
        return self

    @property
    def legal(self) -> list[Any]:
        return RULES.legal(self.state)

    def refuses(self, action: Any) -> str:
        """The key of the reason why an action is refused; fails when it is legal."""
        reason = RULES.why_not(self.state, action)
        assert reason is not None, f"{action} is legal"
        return reason.key

    def numbers(self, seat: int, *names: str) -> tuple[int, ...]:
        """Several counters of a seat at once."""
        return tuple(getattr(self.state, name)[seat] for name in names)


def a_turn(*factions: str, **options: str | bool) -> Table:
    """A table on which seat 0 is to take a turn; two factions unless named."""
    return Table(*(factions or ("three_islands", "sun_university")), **options).turn(0)
