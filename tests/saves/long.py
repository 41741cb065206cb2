"""Lanterns without end: the deck is shuffled anew, so that matches of hundreds of actions can be saved."""

from __future__ import annotations

from functools import cache

from pydantic import Field

from ai.table import Table
from game.action import Action
from game.chance import Chance
from game.event import Event
from game.match import Match, Seat
from game.registry import GameEntry, register
from tests.tiny.entry import ENTRY as TINY
from tests.tiny.rules import TinyRules
from tests.tiny.state import TinyOptions, TinyState


class LongOptions(TinyOptions):
    rounds: int = Field(default=200, ge=1, le=10_000, description="rounds a match lasts")


class LongRules(TinyRules):
    name = "long"
    options = LongOptions
    longest = 60_000

    def perform(self, state: TinyState, action: Action, chance: Chance) -> list[Event]:
        if len(state.deck) < 2 * state.hand_size:
            chance.shuffle(state.discard)
            state.deck, state.discard = state.discard + state.deck, []
        return super().perform(state, action, chance)


RULES = LongRules()
ENTRY = TINY._replace(name="long", rules="tests.saves.long:RULES", picture="")


@cache
def long_entry() -> GameEntry:
    """The game's entry, put on the table when first asked for."""
    register(ENTRY)
    return ENTRY


def long_match(steps: int = 500, players: str = "normal", seed: int = 7) -> Match:
    """A match of that many actions; computers of a level give long reasons for theirs."""
    entry = long_entry()
    match = Match(RULES, LongOptions(), (Seat(players, "Ada"), Seat(players, "Bo")), seed)
    Table(match, entry).play_out(steps)
    assert match.step == steps
    return match
