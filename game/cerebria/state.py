"""Everything that changes during a match, as flat lists of small numbers, and the stack of pending steps."""

from __future__ import annotations

from dataclasses import field
from enum import IntEnum
from typing import NamedTuple

from game.cerebria.board import NOBODY
from game.record import Record, record


class Config(NamedTuple):
    """What is settled before the match and never changes."""

    mode: int
    ego: int
    """The Ego's team, or NOBODY."""
    basic: bool
    team_board_b: bool
    reflection_total: bool
    harder: int
    easier: int
    """Modifiers of G.16 as bits: modifier n is bit n."""
    order: tuple[int, ...]
    """The Spirits in the order of play; a Shaper stands in it twice where it plays twice a round."""
    harmony: int
    """The number of the Spirit that is Harmony, or NOBODY."""

    def is_harder(self, modifier: int) -> bool:
        return bool(self.harder >> modifier & 1)

    def is_easier(self, modifier: int) -> bool:
        return bool(self.easier >> modifier & 1)


class Step(IntEnum):
    """What waits on the stack: a decision of a seat, or something that happens by itself.

    Steps before `ACTION_END` are decisions; those from it on are carried out as soon as they are on top.
    """

    # Setup
    COLLECT = 0
    SETTLE = 1
    PLANT = 2
    ATTUNE = 3
    # An Action that was declared
    ACT = 4
    HARVEST = 5
    INTENSIFY = 6
    TRANSFER = 7
    # Choices inside an effect
    ENRICH = 8
    GATHER = 9
    FILL_SPHERE = 10
    TURN_ORIGIN = 11
    DRAIN_SPHERE = 12
    WEAKEN = 13
    ROB = 14
    BUY_AMBITION = 15
    FREE_STEP = 16
    PLACE_TOKEN = 17
    TINT_TOKEN = 18
    REWARD = 19
    CHOOSE_REWARD = 20
    DISCARD = 21
    PROVOKE = 22
    REACH_END = 23
    # Revelation
    STRIKE = 24
    PICK_HIDDEN = 25
    # The Ego
    TURN_UP = 26
    AIM = 27
    KEEP = 28
    EGO_INVOKE = 29
    EGO_INTENSIFY = 30
    EGO_QUELL = 31
    EGO_FORTIFY = 32
    EGO_RAZE = 33
    DRIFT = 34
    EGO_ABSORB = 35
    REDUCE = 36
    # What happens by itself
    ACTION_END = 50
    INTENTIONS = 51
    ABSORB_END = 52
    TURN_ON = 53
    REVELATION_JUDGE = 54
    REVELATION_COMMON = 55
    REVELATION_HIDDEN = 56
    REVELATION_END = 57
    PLAY_BEGINS = 58
    OPERATION = 59
    OPERATION_ACTION = 60
    OPERATION_END = 61
    SPECIAL = 62
    SPECIAL_LINE = 63
    SPECIAL_END = 64
    INNER_END = 65
    EGO_TURN_END = 66
    EGO_WRAP_UP = 67
    DEAL_HIDDEN = 68
    DEAL_HANDS = 69


FIRST_AUTOMATIC = Step.ACTION_END


class Frame(NamedTuple):
    """One pending step: who decides (NOBODY: nobody), and up to three numbers whose meaning is the step's."""

    step: Step
    seat: int
    a: int = 0
    b: int = 0
    c: int = 0


class Enriching(IntEnum):
    """What lies behind an `ENRICH` step, in `Frame.c`: whether it may be declined, and where it reaches."""

    MUST = 0
    MAY = 1
    LOVE = 2
    """Love's own power, once a turn."""
    EMBRACE = 3
    """`Frame.a` is a Realm instead of a slot."""
    TENDERNESS = 4
    """Paid for with the Action; where nothing has room left, the Essence stays with the Spirit (F.4)."""


@record
class SpiritState(Record):
    """One Spirit in play; the Ego's two have no board, hand or deck."""

    team: int
    kind: int
    """The figure: one of the eight Spirits, or the Ego's Gatekeeper or Influencer."""
    seat: int
    board: int
    space: int = NOBODY
    willpower: int = 0
    essence: int = 0
    hand: list[int] = field(default_factory=list)
    deck: list[int] = field(default_factory=list)
    """The top card is the last one."""
    kinds: list[int] = field(default_factory=list)
    """The eight kinds its deck was made of."""
    tokens: list[int] = field(default_factory=list)
    """The 20 spaces of its board, row by row: 0 empty, 1 wild, Vibe + 2."""
    rows: list[int] = field(default_factory=list)
    """Of each row, which of its four spaces are filled, as bits; the lowest is the unlock space."""


def new_spirit(team: int, kind: int, seat: int, board: int) -> SpiritState:
    return SpiritState(team, kind, seat, board, hand=[], deck=[], kinds=[], tokens=[0] * 20, rows=[0] * 5)


@record
class CerebriaState(Record):
    config: Config
    spirits: list[SpiritState]
    stack: list[Frame]
    # The board
    kind: list[int]
    """The Emotion on each slot, or NOBODY."""
    essence: list[int]
    token: list[int]
    """The separate +1s on each slot; dynamic Intensity is not kept here."""
    weight: list[int]
    """The Intensity on each slot, dynamic powers included: above zero for Bliss, below for Gloom."""
    source: list[int]
    """The Spirit from whose deck a Mild Emotion came; NOBODY for the Ego's and for Starting Emotions."""
    realm: list[int]
    frontier: list[int]
    """Which team controls each, or NOBODY."""
    fortress: list[int]
    """Intensity of the Fortress in each Realm, signed like `weight`; 0 where there is none."""
    fortress_turn: list[int]
    """The turn in which it was built or last exalted."""
    sphere: list[int]
    origin: int
    # The teams
    ambition: list[int]
    points: list[int]
    minors: list[int]
    majors: list[int]
    """Fragments in the Identity."""
    capping: list[int]
    commons: list[int]
    """The face-up Common Aspirations; the first is the current one."""
    hidden: list[int]
    """Each team's current Hidden Aspiration, or NOBODY."""
    hidden_deck: list[list[int]]
    """The top card is the last one."""
    hidden_gone: list[int]
    """The Hidden Aspirations back in the box, as bits."""
    hidden_shown: list[bool]
    looked: list[int]
    """The Hidden Aspirations a team looks at while it picks one."""
    # The turn
    turn: int = 0
    active: int = 0
    """The Spirit whose turn it is."""
    actions_left: int = 0
    may_absorb: bool = False
    abilities: int = 0
    """Ambition Abilities used this turn, as bits."""
    intentions: int = 0
    """Intentions scored this turn, as bits."""
    has_transferred_free: bool = False
    has_nurtured: bool = False
    """Whether Love used its power this turn."""
    has_traded: bool = False
    """Whether Hatred used its power this turn."""
    is_ending: bool = False
    is_over: bool = False
    # The Action or Ability under way
    deeds: int = 0
    """Intentions fulfilled by it so far, as bits."""
    before_realms: int = 0
    before_frontiers: int = 0
    before_vibes: int = 0
    before_chain: int = 0
    absorbed: int = 0
    """Willpower the Absorb under way has brought its Spirit."""
    # A Revelation
    reductions: list[int] = field(default_factory=list)
    """How far the Ego lowered the other side's statistic: Common, the people's Hidden, its own Hidden."""
    accomplished: list[int] = field(default_factory=list)
    """How many Aspirations each team accomplished in this Revelation; 3 where it had no Fragment left."""
    ego_willpower_before: int = 0
    # The Ego
    ego_willpower: int = 0
    ego_deck: list[int] = field(default_factory=list)
    """The top card is the last one."""
    ego_drawn: list[int] = field(default_factory=list)
    operations: list[int] = field(default_factory=list)
    """The face-down Operation cards; the top one is the last."""
    operations_open: list[int] = field(default_factory=list)
    operations_used: list[int] = field(default_factory=list)
    target: int = NOBODY
    has_moved: bool = False
    """Whether the Ego's Spirit has moved in the Operation under way."""
    has_moved_this_turn: bool = False
    arrow: int = 0
    tally: list[int] = field(default_factory=list)
    """What the Operation under way achieved; see `ego_procedures.Tally`."""
    hit: int = 0
    """The slots the Operation under way has acted on, as bits."""
    inner_failures: int = 0
    """How many Operations inside a Defiance-Defiance had to be replaced."""
    draws: int = 0
