"""Spirit boards: the five Spirit Actions, their upgrades and costs, and the Spirits (rules D.3, F.3, F.4).

Everything a set of upgrades does together is worked out once here: a `Combo` per board, row and set.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Literal, NamedTuple

from pydantic import Field

from game.cards import load_cards
from game.cerebria.cards import KIND_OF, Card


class Row(IntEnum):
    """The five Spirit Actions, in the order of the board."""

    MOVE = 0
    INVOKE = 1
    QUELL = 2
    FORTIFY = 3
    EMPOWER = 4


BASE_WILLPOWER = (1, 2, 2, 3, 3)
BASE_AMBITION = (0, 0, 1, 0, 0)
SPACES_PER_ROW = 4
WILD = 1
"""A wild token on a board space; 0 is an empty space, Vibe v is v + 2."""
VIBE_TOKEN = 2


class Power:
    """What an upgrade does, as bits of a plain number, for speed; its price stands in the data."""

    DETERMINATION = 1 << 0
    HASTE = 1 << 1
    SURMOUNT = 1 << 2
    SURMOUNT_IF_CONTROLLED = 1 << 3
    SURMOUNT_ON_FRONTIER = 1 << 4
    SWITCHEROO = 1 << 5
    HEARTS_PULL = 1 << 6
    BOLSTER = 1 << 7
    INNER_FORCE = 1 << 8
    DARK_SEED = 1 << 9
    FURTHER_SLOT = 1 << 10
    TENDERNESS = 1 << 11
    PROVOKE = 1 << 12
    DRAW_AFTERWARDS = 1 << 13
    AMBITION_AFTERWARDS = 1 << 14
    WILLPOWER_AFTERWARDS = 1 << 15
    SUBDUE = 1 << 16
    SOOTHE = 1 << 17
    GNAW = 1 << 18
    EXTINGUISH = 1 << 19
    WILLPOWER_IF_GONE = 1 << 20
    ESSENCE_IF_GONE = 1 << 21
    WILLPOWER_PER_ESSENCE = 1 << 22
    EXALT = 1 << 23
    RAZE = 1 << 24
    DRAW_AFTER_BUILDING = 1 << 25
    ESSENCE_AFTER_BUILDING = 1 << 26
    EMBRACE = 1 << 27
    WEATHER = 1 << 28
    COMMON_GROUND = 1 << 29
    ESSENCE_AFTER_RAZE = 1 << 30
    CHANNELED_POWER = 1 << 31
    EMOTIONAL_OUTBURST = 1 << 32
    BLOSSOM = 1 << 33
    FURY = 1 << 34
    VAINGLORY = 1 << 35


class Upgrade(Card):
    name: str
    effect: str
    willpower: int = 0
    ambition: int = 0
    essence: int = 0

    @property
    def power(self) -> int:
        bit: int = getattr(Power, self.effect.replace("-", "_").upper())
        return bit


class Rows(Card):
    move: tuple[Upgrade, Upgrade, Upgrade]
    invoke: tuple[Upgrade, Upgrade, Upgrade]
    quell: tuple[Upgrade, Upgrade, Upgrade]
    fortify: tuple[Upgrade, Upgrade, Upgrade]
    empower: tuple[Upgrade, Upgrade, Upgrade]


class Board(Card):
    """Side A, which all Spirits share, or the side B of one Spirit."""

    id: str
    rows: Rows

    def row(self, row: int) -> tuple[Upgrade, Upgrade, Upgrade]:
        upgrades: tuple[Upgrade, Upgrade, Upgrade] = getattr(self.rows, Row(row).name.lower())
        return upgrades


class Spirit(Card):
    id: str
    side: Literal["bliss", "gloom"]
    deck: tuple[str, ...] = Field(min_length=8, max_length=8)


class Starter(Card):
    """The basic starter deck of a side (F.6)."""

    id: Literal["bliss", "gloom"]
    deck: tuple[str, ...] = Field(min_length=8, max_length=8)


SPIRITS = load_cards("cerebria", "spirits", Spirit)
BOARDS = load_cards("cerebria", "boards", Board)
STARTER_DECKS = tuple(
    tuple(KIND_OF[name] for name in starter.deck) for starter in load_cards("cerebria", "starters", Starter)
)
SPIRIT_DECKS = tuple(tuple(KIND_OF[name] for name in spirit.deck) for spirit in SPIRITS)

DELIGHT, EMPATHY, HARMONY, LOVE, ANXIETY, HATRED, MALICE, MISERY = range(8)
GATEKEEPER, INFLUENCER = 8, 9
"""The figures of the Ego follow those of the eight Spirits."""
SIDE_A = 0
"""Board 0 is side A; board 1 + s is the side B of Spirit s."""

TRADE = 8
"""Beside the upgrade bits of a set: Hatred pays 2 Willpower instead of the Ambition of a Quell (F.3)."""
TRADE_PRICE = 2


class Combo(NamedTuple):
    """A set of upgrades of one row used together: what it does and what the whole Action costs."""

    id: int
    powers: int
    willpower: int
    ambition: int
    essence: int
    upgrades: tuple[Upgrade, ...]
    has_trade: bool


def _combo(board: int, row: int, mask: int) -> Combo:
    upgrades = tuple(each for place, each in enumerate(BOARDS[board].row(row)) if mask >> place & 1)
    powers = 0
    for each in upgrades:
        powers |= each.power
    trade = bool(mask & TRADE)
    return Combo(
        combo_id(board, row, mask),
        powers,
        BASE_WILLPOWER[row] + sum(each.willpower for each in upgrades) + (TRADE_PRICE if trade else 0),
        BASE_AMBITION[row] + sum(each.ambition for each in upgrades) - (1 if trade else 0),
        sum(each.essence for each in upgrades),
        upgrades,
        trade,
    )


def combo_id(board: int, row: int, mask: int) -> int:
    """The number of a set of upgrades: what an action refers to."""
    return (board * 5 + row) * 16 + mask


COMBOS = tuple(
    _combo(board, row, mask) for board in range(len(BOARDS)) for row in range(5) for mask in range(16)
)

SUBSETS = tuple(tuple(mask for mask in range(8) if mask & ~owned == 0) for owned in range(8))
"""The sets of upgrades that can be made of those owned, the empty one first."""

COMBOS_OF = tuple(
    tuple(tuple(COMBOS[combo_id(board, row, mask)] for mask in SUBSETS[owned]) for owned in range(8))
    for board in range(len(BOARDS))
    for row in range(5)
)
"""By board * 5 + row, then by the upgrades owned: every set that can be used."""

TRADES_OF = tuple(
    tuple(COMBOS[combo_id(board, Row.QUELL, mask | TRADE)] for mask in SUBSETS[owned])
    for board in range(len(BOARDS))
    for owned in range(8)
)
"""The same for a Quell with Hatred's trade, by board * 8 + owned."""
