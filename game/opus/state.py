"""Everything that changes during a match of Ego & Opus, as flat lists of ints.

Lists with one entry per *place* (see `cards.PLACES`) are marked "by place", with one per seat "by seat".
"""

from __future__ import annotations

from dataclasses import field
from enum import IntEnum
from typing import Final, NamedTuple

from game.opus.cards import PLACES
from game.record import Record, record

NOTHING = -1
"""No card, no work, no seat."""

NO_TARGET = 8
"""The target of an artist that aims at nothing (kind N)."""
UNCHOSEN = 9
"""The target of an artist that has not chosen yet."""
NOT_AN_EGO = 10
"""In a view: the target is fixed and no ego, and that is all that may be known."""


class Code(IntEnum):
    """A number with a name. It is hashed as a number, because tables are looked up by it all the time.

    For the same reason busy modules name the members that they compare with once: to look one up in its
    class costs more than the comparison.
    """

    __hash__ = int.__hash__


class Format(Code):
    """The five ways to play (B and F)."""

    DUEL = 0
    FOUR = 1
    SOLITAIRE = 2
    SCHISM = 3
    SUPEREGO = 4


class Phase(Code):
    SETUP = 0
    DRAW = 1
    PLAY = 2
    FLIP = 3
    SUPEREGO = 4
    EGOS = 5
    END = 6
    OVER = 7


class Ask(Code):
    """The decisions of B.14, and the steps of the egos."""

    NOTHING = 0
    PLACE = 1
    PLAY = 2
    TARGET = 3
    DISCARD = 4
    FLIP_OR_COPY = 5
    PICK = 6
    MAY = 7
    SEARCH = 8
    SCRY = 9
    ORDER_TOP = 10
    SCHOOL = 11
    RETARGET = 12
    REPLACE = 13
    OPPONENT = 14
    OTHER = 15
    SUPEREGO_PLAY = 16
    SUPEREGO_MODE = 17
    EGO = 18


class Flag:
    """What is remembered about a card in play until the end of the round (A.6), as bits.

    Bits are plain numbers: they are asked for all the time, and members of an enum are slow to look up.
    """

    DORMANT: Final = 1
    ENTERED: Final = 2
    ACTED: Final = 4
    COUNTERING: Final = 8
    NEGATED: Final = 16
    SKIPPED: Final = 32
    GAINED: Final = 64
    TARGET_OPEN: Final = 128
    """Everybody knows the target: the artist has acted, or an effect has shown or chosen it."""
    WORK_OPEN: Final = 256
    """Everybody has seen the unflipped work."""


class Deed:
    """The yes-or-no entries of an artist's record of the round (B.11), as bits."""

    PLAYED: Final = 1
    FAILED: Final = 2
    COPIED: Final = 4
    MADE_ATTACK: Final = 8
    RETIRED_ANY: Final = 16
    DREW: Final = 32


class Mark:
    """The state of an attached work, as bits; the seat that laid it and the name it counts as follow."""

    FACE_UP: Final = 1
    FLIPPED: Final = 2
    """No longer an unflipped work: turned up, declared a copy (which stays face-down), or attached open."""
    LIVE: Final = 4


LAID_SHIFT, COUNTS_SHIFT = 4, 8
UNKNOWN_NAME = 255
"""An unflipped work counts as nothing yet."""


def make_mark(flags: int, laid_by: int, counts_as: int) -> int:
    return flags | laid_by << LAID_SHIFT | counts_as << COUNTS_SHIFT


def laid_by(mark: int) -> int:
    """The seat that put the work there and knows its face."""
    return mark >> LAID_SHIFT & 15


def counts_as(mark: int) -> int:
    """The kind of work it counts as: its own, or the specialty it copies."""
    return mark >> COUNTS_SHIFT


class FrameKind(Code):
    """What is going on, on the stack of things that can be interrupted by a decision."""

    EFFECT = 0
    SETTLE = 1
    DRAW = 2
    DISCARD = 3
    LIMIT = 4
    SEARCH = 5
    ORDER = 6
    REPLACE = 7
    ACT = 8
    TOGETHER = 9
    EGO_WORK = 10
    IDEAS = 11
    SCRY = 12
    NAME = 13
    RETARGET = 14


class Happening(NamedTuple):
    """An event of D.8 that abilities may answer: its name's number and what it is about."""

    event: int
    subject: int = NOTHING
    doer: int = NOTHING
    actor: int = NOTHING
    work: int = NOTHING


class Triggered(NamedTuple):
    """An ability that waits to be resolved: whose it is, its program, and what it answers."""

    source: int
    program: int
    happening: Happening


@record
class Frame(Record):
    """One thing going on. An EFFECT runs a program for the card `me`; others use the fields they need."""

    kind: FrameKind
    seat: int = NOTHING
    step: int = 0
    program: int = NOTHING
    me: int = NOTHING
    """The card on whose behalf a text is executed: `self` in D.1."""
    target: int = NOTHING
    aim: int = 0
    """The kind of the target, one bit of `cards.EGO` to `cards.NONE`."""
    this: int = NOTHING
    source: int = NOTHING
    """The card or work whose ability this is; it cannot trigger again meanwhile (H.21)."""
    subject: int = NOTHING
    doer: int = NOTHING
    actor: int = NOTHING
    work: int = NOTHING
    it: int = NOTHING
    opponent: int = NOTHING
    other: int = NOTHING
    n: int = 0
    boost: int = 0
    is_borrowed: bool = False
    left: int = 0
    """How many are still to be drawn, discarded, picked or put back."""
    picked: tuple[int, ...] = ()
    loops: tuple[tuple[int, ...], ...] = ()
    """Each loop: the outer `it`, how many were handled, then the members still to come, last first."""
    triggers: tuple[Triggered, ...] = ()


class Layout(NamedTuple):
    """What the format, the lists and the numbering of the players fix for the whole match."""

    format: Format
    owner: tuple[int, ...]
    """By place: the seat that owns the zone or supplies the ego."""
    artists: tuple[int, ...]
    """The places of artists in board order."""
    egos: tuple[int, ...]
    numbers: tuple[int, ...]
    """The seats in the order of their player numbers."""
    opponents: tuple[tuple[int, ...], ...]
    """By seat: the opponents, in player order."""
    purse: tuple[int, ...]
    """By seat: whose points are its points (partners of a superego share one purse)."""
    goals: tuple[int, ...]
    """By seat."""
    egos_seat: int
    """The seat of the automaton that carries out the egos' strategies, or nobody in Schism."""
    superego: int
    """The seat of player 3 in Superego, or nobody."""
    max_rounds: int
    works: tuple[tuple[int, ...], ...]
    """By seat: every work of the deck, the Ideas last."""
    deck_artists: tuple[tuple[int, ...], ...]
    deck_egos: tuple[tuple[int, ...], ...]


def _zeros() -> list[int]:
    return [0] * PLACES


def _nothings() -> list[int]:
    return [NOTHING] * PLACES


def _unchosen() -> list[int]:
    return [UNCHOSEN] * PLACES


def _empty_lists() -> list[list[int]]:
    return [[] for _ in range(PLACES)]


@record
class OpusState(Record):
    layout: Layout
    # -- by seat --------------------------------------------------------------------------------------------
    portfolio: list[list[int]]
    """Ordered, the top last."""
    hand: list[list[int]]
    graveyard: list[list[int]]
    retired_egos: list[list[int]]
    vault_artists: list[list[int]]
    vault_egos: list[list[int]]
    vault_ideas: list[list[int]]
    points: list[int]
    earned: list[int]
    """In Schism: points won and lost in this pair."""
    # -- by place -------------------------------------------------------------------------------------------
    card: list[int] = field(default_factory=_nothings)
    vital: list[int] = field(default_factory=_zeros)
    attached: list[list[int]] = field(default_factory=_empty_lists)
    """Works, the oldest first."""
    marks: list[list[int]] = field(default_factory=_empty_lists)
    flags: list[int] = field(default_factory=_zeros)
    shield: list[int] = field(default_factory=_zeros)
    hurt_by: list[int] = field(default_factory=_nothings)
    lured: list[int] = field(default_factory=_nothings)
    attack_round: list[int] = field(default_factory=_zeros)
    attack_next: list[int] = field(default_factory=_zeros)
    attack_game: list[int] = field(default_factory=_zeros)
    traded: list[int] = field(default_factory=_zeros)
    """Until when an ego's strategies have traded places: a duration from 1 to 3, or 0."""
    named_school: list[int] = field(default_factory=_zeros)
    named_until: list[int] = field(default_factory=_zeros)
    learned_round: list[int] = field(default_factory=_zeros)
    learned_next: list[int] = field(default_factory=_zeros)
    learned_game: list[int] = field(default_factory=_zeros)
    last_flipped: list[int] = field(default_factory=_nothings)
    boost: list[int] = field(default_factory=_zeros)
    target: list[int] = field(default_factory=_unchosen)
    mode: list[int] = field(default_factory=_zeros)
    """The kind of target fixed for a work laid at an ego (F.4)."""
    # -- the record of the round, by place (B.11) -----------------------------------------------------------
    deeds: list[int] = field(default_factory=_zeros)
    flipped_as: list[int] = field(default_factory=_nothings)
    aimed: list[int] = field(default_factory=_unchosen)
    """The place aimed at when it acted, `NO_TARGET`, or `UNCHOSEN` when it did not act."""
    cost_paid: list[int] = field(default_factory=_zeros)
    damage_dealt: list[int] = field(default_factory=_zeros)
    damage_taken: list[int] = field(default_factory=_zeros)
    drive_gained: list[int] = field(default_factory=_zeros)
    # -- the round ------------------------------------------------------------------------------------------
    order: list[int] = field(default_factory=lambda: [0, 1, 2, 3])
    """Rows in the order of their turns."""
    order_b: list[int] = field(default_factory=list)
    """The same for side B in Schism."""
    executed: list[tuple[int, int]] = field(default_factory=list)
    """The results executed this round: the card and the kind of work, the latest last."""
    # -- what is going on -----------------------------------------------------------------------------------
    stack: list[Frame] = field(default_factory=list)
    happened: list[Happening] = field(default_factory=list)
    secret: list[int] = field(default_factory=list)
    """Choices of Schism that are not shown yet."""
    dice: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    """By zone: the last roll of an ego's tie, 0 where none was rolled."""
    winners: list[int] = field(default_factory=list)
    hurt_together: list[int] = field(default_factory=_zeros)
    """By place, in Schism: which sides' acting artists have hurt it in this pair, as bits."""
    round: int = 0
    phase: Phase = Phase.SETUP
    turn: int = NOTHING
    """Which entry of the order is dealt with in this phase."""
    step: int = 0
    asked: Ask = Ask.NOTHING
    asked_seat: int = NOTHING
    victim: int = NOTHING
    """The zone that an ego's dice have chosen."""
    starts_next: int = NOTHING
    """The row at which the next round's order starts, if an effect said so."""
    acting: int = NOTHING
    """The place whose action is not over (in Schism: on side A)."""
    acting_b: int = NOTHING
    """In Schism: the place on side B whose action is not over."""
    is_dying: bool = False
    """Some vital has fallen to 0 since the table was settled."""
    # -- acting together (F.3) ------------------------------------------------------------------------------
    is_together: bool = False
    frozen_place: int = NOTHING
    frozen_attack: int = 0
    held_place: int = NOTHING
    held_attack: int = 0
    entries: int = 0
    """How many cards have come into play."""
    draws: int = 0
