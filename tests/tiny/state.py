"""Lanterns, the tiny game that proves kernel, shell and tester: options, cards, state, actions, events.

Two seats, a deck of eighteen lights (three colours, values 1 to 6), three lanterns, one per colour.
Each round:

1. Both seats secretly hide one card. The two are shown together; the higher value leads the round,
   equal values are settled by a die. Both cards are discarded.
2. The leader, then the other: light a lantern with a card (the lantern is of the card's colour, or shows
   a lower value), or shake the die for sparks equal to half of it, rounded up, or rest.
   Whoever lights with a 6 may then snuff one lantern the other seat holds.
3. Each seat draws up to its hand size, the leader first.

The match ends after the chosen number of rounds, or when a seat cannot hide a card. A held lantern is
worth its value, a spark one point. Equal points share the win.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Annotated, ClassVar, NamedTuple

from pydantic import BaseModel, ConfigDict, Field

from game.action import Actions
from game.cards import load_cards
from game.event import Event
from game.record import Record, record
from game.rules import Options

NOBODY = -1


class Light(BaseModel):
    """One card of the deck."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    id: str
    colour: int = Field(ge=0, le=2)
    value: int = Field(ge=1, le=6)


LIGHTS = load_cards("tiny", "lights", Light, "tests.tiny.assets")


class TinyOptions(Options):
    """What can be chosen before a match."""

    rounds: int = Field(default=5, ge=1, le=8, description="rounds a match lasts")
    hand: int = Field(default=4, ge=2, le=6, description="cards a seat draws up to")
    moth: bool = Field(default=False, description="the second seat is played by the Moth")


class Phase(IntEnum):
    HIDE = 0
    TURN = 1
    OVER = 2


class Snuff(NamedTuple):
    """Pending: the seat may snuff a lantern of the other one."""

    seat: int


@record
class TinySeat(Record):
    hand: list[int]
    sparks: int = 0
    hidden: int = NOBODY
    """The card lying face down, if `has_hidden`; in a view of the other seat it is masked."""
    has_hidden: bool = False
    has_acted: bool = False


@record
class Lantern(Record):
    card: int = NOBODY
    holder: int = NOBODY


@record
class TinyState(Record):
    rounds: int
    hand_size: int
    deck: list[int]
    discard: list[int]
    seats: list[TinySeat]
    lanterns: list[Lantern]
    pending: list[Snuff]
    phase: Phase = Phase.HIDE
    round: int = 1
    leader: int = 0
    draws: int = 0


Card = Annotated[int, "card"]
LanternNumber = Annotated[int, "lantern"]


class Hide(NamedTuple):
    card: Card
    verb: str = "hide"


class LightUp(NamedTuple):
    card: Card
    lantern: LanternNumber
    verb: str = "light"


class Shake(NamedTuple):
    verb: str = "shake"


class Rest(NamedTuple):
    verb: str = "rest"


class SnuffOut(NamedTuple):
    lantern: LanternNumber
    verb: str = "snuff"


class Spare(NamedTuple):
    verb: str = "spare"


ACTIONS = Actions(Hide, LightUp, Shake, Rest, SnuffOut, Spare)


@dataclass(frozen=True, slots=True)
class CardHidden(Event):
    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class CardsShown(Event):
    first: int
    second: int
    leader: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class LanternLit(Event):
    seat: int
    card: int
    lantern: int


@dataclass(frozen=True, slots=True)
class LanternSnuffed(Event):
    seat: int
    lantern: int


@dataclass(frozen=True, slots=True)
class LanternSpared(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class Shaken(Event):
    seat: int
    die: int
    sparks: int


@dataclass(frozen=True, slots=True)
class Rested(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    seat: int
    card: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class RoundBegun(Event):
    round: int


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    first: int
    second: int
