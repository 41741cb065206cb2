"""What happened, as frozen records of references and numbers."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import ClassVar

from game.event import Event


class Stat(IntEnum):
    """What a player can gain or lose."""

    WEALTH = 0
    INFLUENCE = 1
    ESSENCE = 2
    ATTACK = 3
    DEFENSE = 4
    FOUNDATIONS = 5
    READIED = 6


# -- rounds -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RoundBegun(Event):
    round: int
    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DisplayRevealed(Event):
    segments: tuple[int, ...]
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class IncomeTaken(Event):
    seat: int
    wealth: int
    influence: int
    attack: int
    defense: int
    foundations: int


@dataclass(frozen=True, slots=True)
class CardsDrawn(Event):
    seat: int
    cards: tuple[int, ...]
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class PileReshuffled(Event):
    seat: int


# -- advisors -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class BidMade(Event):
    """A bid lies face down; how high it is comes with `BidRevealed`."""

    seat: int


@dataclass(frozen=True, slots=True)
class BidRevealed(Event):
    seat: int
    wealth: int
    influence: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class BidderRanked(Event):
    seat: int
    chosen: int


@dataclass(frozen=True, slots=True)
class AdvisorTaken(Event):
    seat: int
    card: int
    wealth: int


@dataclass(frozen=True, slots=True)
class BidReturned(Event):
    seat: int
    wealth: int
    influence: int


# -- turns --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TurnBegun(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class Dripped(Event):
    seat: int
    essence: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    seat: int
    token: int


@dataclass(frozen=True, slots=True)
class SegmentBought(Event):
    seat: int
    segment: int
    wealth: int


@dataclass(frozen=True, slots=True)
class SegmentPlaced(Event):
    seat: int
    segment: int
    cell: int
    essence: int


@dataclass(frozen=True, slots=True)
class TreatySigned(Event):
    seat: int
    treaty: int
    price: int


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    seat: int
    card: int
    option: int


@dataclass(frozen=True, slots=True)
class SegmentUsed(Event):
    seat: int
    segment: int
    option: int


@dataclass(frozen=True, slots=True)
class SegmentTriggered(Event):
    seat: int
    segment: int


# -- what effects do ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Gained(Event):
    seat: int
    stat: Stat
    amount: int


@dataclass(frozen=True, slots=True)
class Lost(Event):
    seat: int
    stat: Stat
    amount: int


@dataclass(frozen=True, slots=True)
class CardDiscarded(Event):
    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class CardRecovered(Event):
    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class SegmentExhausted(Event):
    seat: int
    owner: int
    segment: int


@dataclass(frozen=True, slots=True)
class SegmentReadied(Event):
    seat: int
    segment: int


@dataclass(frozen=True, slots=True)
class SegmentMoved(Event):
    seat: int
    segment: int
    cell: int
    essence: int


@dataclass(frozen=True, slots=True)
class SegmentsSwapped(Event):
    seat: int
    segment: int
    other: int
    essence: int


@dataclass(frozen=True, slots=True)
class SpecialTaken(Event):
    seat: int
    token: int


@dataclass(frozen=True, slots=True)
class TokensTaken(Event):
    seat: int
    victim: int
    wealth: int
    influence: int


# -- attacks ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SeatAttacked(Event):
    seat: int
    target: int
    attack: int
    defense: int


@dataclass(frozen=True, slots=True)
class ThreatAttacked(Event):
    seat: int
    attack: int
    defense: int


@dataclass(frozen=True, slots=True)
class MonsterAttacked(Event):
    seat: int
    fragment: int
    attack: int
    defense: int


@dataclass(frozen=True, slots=True)
class ThreatStruck(Event):
    seat: int
    threat: int
    defense: int
    tokens: int


# -- prophecies ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class FragmentRead(Event):
    seat: int
    fragment: int


@dataclass(frozen=True, slots=True)
class FragmentRevealed(Event):
    fragment: int
    space: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class FragmentDiscarded(Event):
    fragment: int


@dataclass(frozen=True, slots=True)
class FragmentReserved(Event):
    seat: int
    fragment: int


# -- scoring ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ShardsAwarded(Event):
    seat: int
    place: int
    shards: int


@dataclass(frozen=True, slots=True)
class RevengeUsed(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class RevengeTaken(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class PropheciesScored(Event):
    seat: int
    total: int
    shards: int


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    winners: tuple[int, ...]
