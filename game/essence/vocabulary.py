"""The closed vocabulary of the cards (section D): what a price, an effect or a requirement can be.

Every name of the grammar is the lower-case name of an enum member; a parsed card is small tuples of these.
"""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple


class SegmentType(IntEnum):
    MILITARY = 0
    MAGICAL = 1
    ECONOMIC = 2
    CULTURAL = 3
    POLITICAL = 4


class Speed(IntEnum):
    MAIN = 0
    SIDE = 1


class PriceKind(IntEnum):
    """D.2."""

    WEALTH = 0
    INFLUENCE = 1
    ANY = 2
    CARDS = 3
    FOUNDATION = 4
    ATTACK = 5
    DEFENSE = 6


class Op(IntEnum):
    """D.3, in the order of its table."""

    GAIN_WEALTH = 0
    GAIN_INFLUENCE = 1
    GAIN_ANY = 2
    GAIN_ESSENCE = 3
    DRAW = 4
    RAISE_ATTACK = 5
    RAISE_DEFENSE = 6
    ADD_FOUNDATION = 7
    READY_FOUNDATION = 8
    ATTACK = 9
    STEAL = 10
    SAP_DEFENSE = 11
    FORCE_DISCARD = 12
    EXHAUST_SEGMENT = 13
    READY_SEGMENT = 14
    RECOVER = 15
    RELOCATE = 16
    BUILD = 17
    READ = 18
    TREATY = 19
    CYCLE_PROPHECY = 20
    TAKE_TOKEN = 21


AMOUNT_OPS = frozenset(range(Op.GAIN_WEALTH, Op.READY_FOUNDATION + 1))
"""Effects whose argument is an amount, which may depend on a counter."""

INT_OPS = frozenset(
    {
        Op.SAP_DEFENSE,
        Op.FORCE_DISCARD,
        Op.EXHAUST_SEGMENT,
        Op.READY_SEGMENT,
        Op.RECOVER,
        Op.BUILD,
        Op.READ,
        Op.TREATY,
        Op.CYCLE_PROPHECY,
    }
)
"""Effects whose argument is a plain number."""

INCOME_OPS = (
    Op.RAISE_ATTACK,
    Op.RAISE_DEFENSE,
    Op.ADD_FOUNDATION,
    Op.GAIN_WEALTH,
    Op.GAIN_INFLUENCE,
    Op.DRAW,
)
"""What an income effect can be (C.3), in the order of the Income phase."""


class Counter(IntEnum):
    """D.4. The first five are the segment types, in their order."""

    SEG_MILITARY = 0
    SEG_MAGICAL = 1
    SEG_ECONOMIC = 2
    SEG_CULTURAL = 3
    SEG_POLITICAL = 4
    KINDS = 5
    MONUMENTS = 6
    HAND = 7
    WINS = 8
    FRAGMENTS = 9
    TREATIES = 10
    ATTACK = 11
    DEFENSE = 12


class Target(IntEnum):
    ANY = 0
    PLAYER = 1
    THREAT = 2
    MONSTER = 3


class TokenKind(IntEnum):
    """Which tokens a theft or an offering is about."""

    WEALTH = 0
    INFLUENCE = 1
    ANY = 2


class Mode(IntEnum):
    MOVE = 0
    SWAP = 1
    ANY = 2


class SpecialToken(IntEnum):
    """D.7."""

    EMBASSY = 0
    TRADE = 1
    CLOCK = 2


class TriggerEvent(IntEnum):
    """D.5."""

    ATTACK_WON = 0
    ATTACKED = 1
    BUILD = 2
    READ = 3
    TREATY = 4
    PASS = 5


class ConditionKind(IntEnum):
    ALWAYS = 0
    WON = 1
    LOST = 2
    AT_LEAST = 3
    AT_MOST = 4


NO_COUNTER = -1
NO_CAP = -1


class Amount(NamedTuple):
    """`factor` itself, or factor × counter, at most `cap` (D.4)."""

    factor: int
    counter: int = NO_COUNTER
    cap: int = NO_CAP


class Condition(NamedTuple):
    kind: ConditionKind = ConditionKind.ALWAYS
    counter: int = NO_COUNTER
    value: int = 0


class Effect(NamedTuple):
    """One effect: its amount or modifier, and where it has them its target, kind, mode or token."""

    op: Op
    amount: Amount
    which: int = 0
    tokens: int = 1
    """The third argument of an Attack: how many tokens the victor may take."""
    condition: Condition = Condition()


Effects = tuple[Effect, ...]


class Price(NamedTuple):
    kind: PriceKind
    amount: int


class Option(NamedTuple):
    """`speed + prices : effects`."""

    speed: Speed
    prices: tuple[Price, ...]
    effects: Effects


class Trigger(NamedTuple):
    """`on(event) : effects`."""

    event: TriggerEvent
    effects: Effects


class Ability(NamedTuple):
    """What a card can do besides being there: one or more options, or one trigger, or nothing."""

    options: tuple[Option, ...] = ()
    trigger: Trigger | None = None


ANY_SEGMENT = -1
"""A `*` in a pattern."""


class PatternCell(NamedTuple):
    x: int
    y: int
    type: int
    """A segment type, or ANY_SEGMENT."""


Pattern = tuple[PatternCell, ...]


class Have(NamedTuple):
    counter: Counter
    least: int


class Requirement(NamedTuple):
    """D.6, term by term; all of it must be met."""

    patterns: tuple[Pattern, ...] = ()
    wins: int = 0
    monster: int = 0
    """The monster's Defense, or 0 where no monster has to be beaten."""
    spend_wealth: int = 0
    spend_influence: int = 0
    spend_any: int = 0
    have: tuple[Have, ...] = ()
