"""Every action of The Essence: a verb and references to things on the table (C.20)."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from game.action import Actions
from game.essence.cards import FRAGMENTS, TREATIES
from game.essence.tables import CHARACTERS, SEGMENT_COUNT

Character = Annotated[int, "character"]
Segment = Annotated[int, "segment"]
FragmentNumber = Annotated[int, "fragment"]
TreatyNumber = Annotated[int, "treaty"]
SeatNumber = Annotated[int, "seat"]
AdvisorPile = Annotated[int, "advisor"]
OptionNumber = Annotated[int, "option"]
Cell = Annotated[int, "cell"]
Wealth = Annotated[int, "wealth"]
Influence = Annotated[int, "influence"]


class Bid(NamedTuple):
    wealth: Wealth
    influence: Influence
    verb: str = "bid"


class RankNext(NamedTuple):
    """The first player puts one of the tied bidders next."""

    seat: SeatNumber
    verb: str = "rank"


class TakeAdvisor(NamedTuple):
    advisor: AdvisorPile
    verb: str = "take-advisor"


class Build(NamedTuple):
    segment: Segment
    verb: str = "build"


class Place(NamedTuple):
    cell: Cell
    verb: str = "place"


class Sign(NamedTuple):
    treaty: TreatyNumber
    verb: str = "sign"


class Play(NamedTuple):
    card: Character
    option: OptionNumber
    verb: str = "play"


class Use(NamedTuple):
    segment: Segment
    option: OptionNumber
    verb: str = "use"


class Read(NamedTuple):
    fragment: FragmentNumber
    verb: str = "read"


class Pass(NamedTuple):
    verb: str = "pass"


class EndTurn(NamedTuple):
    verb: str = "end-turn"


class Split(NamedTuple):
    """A mix of tokens to pay, to gain or to take."""

    wealth: Wealth
    influence: Influence
    verb: str = "split"


class Discard(NamedTuple):
    card: Character
    verb: str = "discard"


class AttackSeat(NamedTuple):
    seat: SeatNumber
    verb: str = "attack"


class AttackThreat(NamedTuple):
    verb: str = "attack-threat"


class AttackMonster(NamedTuple):
    fragment: FragmentNumber
    verb: str = "attack-monster"


class ChooseOpponent(NamedTuple):
    seat: SeatNumber
    verb: str = "choose-opponent"


class Exhaust(NamedTuple):
    segment: Segment
    verb: str = "exhaust"


class Ready(NamedTuple):
    segment: Segment
    verb: str = "ready"


class Recover(NamedTuple):
    card: Character
    verb: str = "recover"


class Lift(NamedTuple):
    """Choose the Segment that is relocated; of an exchange, the one that scores."""

    segment: Segment
    verb: str = "lift"


class Put(NamedTuple):
    cell: Cell
    verb: str = "put"


class SwapWith(NamedTuple):
    segment: Segment
    verb: str = "swap"


class Cycle(NamedTuple):
    fragment: FragmentNumber
    verb: str = "cycle"


class Resolve(NamedTuple):
    """Of several triggers, the one that resolves next."""

    segment: Segment
    verb: str = "resolve"


class Reserve(NamedTuple):
    fragment: FragmentNumber
    verb: str = "reserve"


class Reshuffle(NamedTuple):
    verb: str = "reshuffle"


class Decline(NamedTuple):
    """No, or no more."""

    verb: str = "decline"


ACTIONS = Actions(
    Bid,
    RankNext,
    TakeAdvisor,
    Build,
    Place,
    Sign,
    Play,
    Use,
    Read,
    Pass,
    EndTurn,
    Split,
    Discard,
    AttackSeat,
    AttackThreat,
    AttackMonster,
    ChooseOpponent,
    Exhaust,
    Ready,
    Recover,
    Lift,
    Put,
    SwapWith,
    Cycle,
    Resolve,
    Reserve,
    Reshuffle,
    Decline,
)

# Made once: a turn lists many of these, and making a tuple costs more than finding it.
BUILDS = tuple(Build(segment) for segment in range(SEGMENT_COUNT))
SIGNS = tuple(Sign(treaty) for treaty in range(len(TREATIES)))
PLAYS = tuple(
    tuple(Play(card, option) for option in range(len(character.ability.options)))
    for card, character in enumerate(CHARACTERS)
)
READS = tuple(Read(fragment) for fragment in range(len(FRAGMENTS)))
PASS = Pass()
END_TURN = EndTurn()
DECLINE = Decline()
