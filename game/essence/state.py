"""Everything that changes during a match, as flat lists by seat, and the options it is begun with."""

from __future__ import annotations

from enum import IntEnum
from typing import Literal, NamedTuple, Self

from pydantic import Field, model_validator

from game.essence.tables import NOTHING
from game.record import Record, record
from game.rules import Options

FOUNDATION_LIMIT = 5
FREE_TOKENS = 7
REVENGE_TOKENS = 5
TRACK_SPACES = 6

FactionName = Literal[
    "three_islands", "sun_university", "aurum_exchange", "windsong_commune", "veiled_senate"
]


class EssenceOptions(Options):
    """What can be chosen before a match; from `swap_scores` on, the switches of section G."""

    players: int = Field(default=2, ge=2, le=5, description="players at the table")
    factions: tuple[FactionName, ...] = Field(
        default=(), max_length=5, description="factions seat by seat; seats not named get one by lot"
    )
    swap_scores: Literal["one", "both"] = Field(default="one", description="Segments that score in a swap")
    read_action: Literal["side", "main"] = Field(default="side", description="action that reading takes")
    reserve_pack: Literal["left_from_2", "left_from_1", "right"] = Field(
        default="left_from_2", description="where reserved fragments go"
    )
    treaty_reset: bool = Field(default=True, description="Treaty spaces are emptied each round")
    monster_essence: bool = Field(default=False, description="beaten monsters give Essence")
    mirror: bool = Field(default=False, description="mirror images of patterns match")

    @model_validator(mode="after")
    def _factions_fit(self) -> Self:
        if len(set(self.factions)) < len(self.factions):
            raise ValueError("a faction is played by one seat only")
        if len(self.factions) > self.players:
            raise ValueError("more factions than players")
        return self


class Packing(IntEnum):
    LEFT_FROM_2 = 0
    LEFT_FROM_1 = 1
    RIGHT = 2


class HouseRules(NamedTuple):
    """The switches of section G as this match plays them."""

    both_swapped_score: bool = False
    reading_is_main: bool = False
    packing: Packing = Packing.LEFT_FROM_2
    treaties_are_emptied: bool = True
    monsters_give_essence: bool = False
    mirrors_match: bool = False


class Phase(IntEnum):
    ADVISORS = 0
    TURNS = 1
    CLEANING = 2
    OVER = 3


class StepKind(IntEnum):
    """What is to happen next: first the decisions of a seat, then what follows by itself."""

    BID = 0
    RANK_TIED = 1
    TAKE_ADVISOR = 2
    TURN = 3
    PLACE = 4
    PAY = 5
    GAIN_MIX = 6
    STEAL_MIX = 7
    DISCARD = 8
    PASS_DISCARD = 9
    TARGET = 10
    SPOILS = 11
    OPPONENT = 12
    EXHAUST = 13
    READY = 14
    RECOVER = 15
    LIFT = 16
    PUT = 17
    BUILD = 18
    READ = 19
    SIGN = 20
    CYCLE = 21
    TRIGGER = 22
    RESERVE = 23
    RESHUFFLE = 24
    # From here on nobody decides.
    RUN = 25
    FIRE = 26
    DISCARD_PLAYED = 27
    TAKE_FRAGMENT = 28
    AFTER_ATTACK = 29
    AFTER_TREATY = 30
    TRADE = 31
    BEGIN_ROUND = 32
    REVEAL_BIDS = 33
    PICK_ADVISORS = 34
    BEGIN_TURNS = 35
    PASS_DISCARDS = 36
    NEXT_TURN = 37
    CLEAN = 38
    RESERVING = 39
    PACK = 40
    RESHUFFLING = 41
    COUNTER_ATTACK = 42
    END_CHECK = 43


FIRST_AUTOMATIC = int(StepKind.RUN)


class Step(NamedTuple):
    """One pending step. What `a`, `b` and `c` mean depends on the kind; unused ones are 0.

    | kind | a | b | c |
    |---|---|---|---|
    | RANK_TIED | the seats still tied, as bits | | |
    | PLACE | the Segment | | |
    | PAY, GAIN_MIX | how many tokens | | |
    | STEAL_MIX | from whom | how many tokens | |
    | DISCARD, RECOVER, CYCLE | how many more | | |
    | TARGET | modifier | allowed target | tokens the victor may take |
    | SPOILS | the defender | tokens that may be taken | |
    | OPPONENT | the effect | its number | the kind of token |
    | EXHAUST | whose Segments | how many more | |
    | READY | the Segment that produces this | how many more | |
    | LIFT | the mode | | |
    | PUT | the mode | the Segment | |
    | BUILD, READ, SIGN | the discount | | |
    | TRIGGER, FIRE | the event | the Segments, as bits | |
    | RUN | the script | the next effect | result of its latest Attack |
    | DISCARD_PLAYED | the card | | |
    | TAKE_FRAGMENT | the fragment | | |
    | AFTER_ATTACK | the defender | | |
    | RESERVING, RESHUFFLING, COUNTER_ATTACK | how many seats are done | | |
    | PICK_ADVISORS | how many bidders are done | | |
    """

    kind: StepKind
    seat: int
    a: int = 0
    b: int = 0
    c: int = 0


class SealedBid(NamedTuple):
    """A bid as it lies face down, or revealed until the Advisors are taken."""

    wealth: int
    influence: int


NOT_ATTACKED, ATTACK_WON, ATTACK_LOST = 0, 1, 2


@record
class EssenceState(Record):
    house: HouseRules
    faction: list[int]

    # -- by seat: counters
    wealth: list[int]
    influence: list[int]
    essence: list[int]
    shards: list[int]
    attack: list[int]
    defense: list[int]
    readied: list[int]
    spent: list[int]
    """Exhausted Foundations."""
    free_tokens: list[int]
    revenge: list[int]
    revenge_shards: list[int]
    """How many of the Shards came from Revenge tokens: for the score sheet."""
    pass_token: list[int]
    """The number of the Pass token, 0 before passing."""
    drips: list[int]
    wins: list[int]
    treaties: list[int]
    bids: list[SealedBid | None]
    reserved: list[int]
    """The fragment with the seat's token during Cleaning, or NOTHING."""

    # -- by seat: cards
    islands: list[dict[int, int]]
    types: list[list[int]]
    """How many Segments of each type stand on the Island."""
    hands: list[list[int]]
    """Sorted, so that two hands of the same cards are the same hand."""
    shown: list[list[int]]
    """The cards in hand that everybody saw going there: Advisors taken, cards recovered."""
    draw_piles: list[list[int]]
    """The top is last."""
    discards: list[list[int]]
    claimed: list[list[int]]

    # -- the board
    order: list[int]
    track: list[int]
    """Prophecy spaces 1 to 6, NOTHING where one is empty."""
    pile: list[int]
    """Prophecy fragments to come; the top is last."""
    removed: list[int]
    """The fragments taken out unseen at setup."""
    gone: list[int]
    """The fragments discarded, seen by everybody."""
    display: list[int]
    monument_deck: list[int]
    monument_discards: list[int]
    location_deck: list[int]
    location_discards: list[int]
    tired: list[int]
    """Segments with an Exhaustion token."""
    advisor_owner: list[int]
    """Who owns each Advisor card, NOBODY while it lies in its pile."""
    face_up: list[bool]
    advisor_wealth: list[int]
    treaty_tokens: list[list[int]]
    """Per Treaty, whose tokens lie on its spaces, from the first on."""
    special: list[int]
    """Who holds Embassy, Trade agreement and Sand clock."""
    ranking: list[int]
    """Bidders in the order in which they take an Advisor."""
    beaten: list[int]
    """Monsters beaten this turn by the player whose turn it is."""

    stack: list[Step]
    """What is to happen, the next step last. Between actions the last one is a decision, or none is left."""
    threat: int = 0
    round: int = 0
    phase: Phase = Phase.ADVISORS
    mains: int = 0
    """Main actions still due this turn."""
    has_read: bool = False
    draws: int = 0

    @property
    def seats(self) -> int:
        return len(self.faction)


NOBODY = NOTHING
