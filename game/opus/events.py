"""What happened, for the log and the picture.

Field names say what a number stands for: `card`, `other` are cards in play, `work` a work, `kind` a kind of
work, `seat` a seat, `place` a place on the board, `target` a place or one of the marks of `state`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import ClassVar

from game.event import Event


@dataclass(frozen=True, slots=True)
class CardEntered(Event):
    seat: int
    card: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class CardSwapped(Event):
    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class RoundBegun(Event):
    round: int


@dataclass(frozen=True, slots=True)
class WorkDrawn(Event):
    seat: int
    work: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class PortfolioShuffled(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class WorkDiscarded(Event):
    seat: int
    work: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class WorkMilled(Event):
    seat: int
    work: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class WorkLaid(Event):
    """A work was laid face-down; which one, only the action of its player tells."""

    card: int


@dataclass(frozen=True, slots=True)
class NoWorkLaid(Event):
    card: int


@dataclass(frozen=True, slots=True)
class TargetChosen(Event):
    """An ego target is open; of any other the event tells only that it is none."""

    card: int
    target: int


@dataclass(frozen=True, slots=True)
class SecretsShown(Event):
    """In Schism: both sides show what they have chosen."""

    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class TargetShown(Event):
    card: int
    target: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class WorkShown(Event):
    """An effect showed a work that stays where it is."""

    seat: int
    work: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class HandShown(Event):
    seat: int
    works: tuple[int, ...]
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class WorkFlipped(Event):
    card: int
    work: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class CopyDeclared(Event):
    card: int
    kind: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class CostPaid(Event):
    card: int
    amount: int


@dataclass(frozen=True, slots=True)
class WorkFailed(Event):
    card: int
    reason: int


@dataclass(frozen=True, slots=True)
class ResultBorrowed(Event):
    card: int
    kind: int


@dataclass(frozen=True, slots=True)
class Attacked(Event):
    card: int
    other: int
    amount: int


@dataclass(frozen=True, slots=True)
class Damaged(Event):
    card: int
    amount: int
    total: int


@dataclass(frozen=True, slots=True)
class DamagePrevented(Event):
    card: int
    amount: int


@dataclass(frozen=True, slots=True)
class Gained(Event):
    card: int
    amount: int
    total: int


@dataclass(frozen=True, slots=True)
class Lost(Event):
    card: int
    amount: int
    total: int


@dataclass(frozen=True, slots=True)
class Mixed(Event):
    card: int
    other: int
    total: int


@dataclass(frozen=True, slots=True)
class Shielded(Event):
    card: int
    amount: int


@dataclass(frozen=True, slots=True)
class AttackChanged(Event):
    card: int
    amount: int
    duration: int


@dataclass(frozen=True, slots=True)
class StrategiesTraded(Event):
    card: int


@dataclass(frozen=True, slots=True)
class SchoolNamed(Event):
    card: int
    school: int


@dataclass(frozen=True, slots=True)
class SchoolLearned(Event):
    card: int
    other: int


@dataclass(frozen=True, slots=True)
class Boosted(Event):
    card: int
    amount: int


@dataclass(frozen=True, slots=True)
class IdeasTaken(Event):
    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class IdeaAttached(Event):
    card: int
    work: int


@dataclass(frozen=True, slots=True)
class WorkFound(Event):
    """A search took a work and showed it."""

    seat: int
    work: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class WorkTaken(Event):
    """A work looked at was taken into hand; only its player sees which."""

    seat: int
    work: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class TopLookedAt(Event):
    seat: int
    amount: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class WorksExchanged(Event):
    seat: int
    other_seat: int
    amount: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class WorkMoved(Event):
    """A work went to its owner's hand, graveyard or portfolio; `knows` sees a face that others may not."""

    work: int
    to: int
    knows: int
    is_open: bool
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class WorkTransferred(Event):
    """`knows` sees the face of a copy, which stays face-down; `is_open` for a face-up work."""

    work: int
    card: int
    knows: int
    is_open: bool


@dataclass(frozen=True, slots=True)
class OrderChanged(Event):
    card: int
    position: int


@dataclass(frozen=True, slots=True)
class NextStartFixed(Event):
    card: int


@dataclass(frozen=True, slots=True)
class Retargeted(Event):
    card: int
    target: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Lured(Event):
    card: int
    other: int


@dataclass(frozen=True, slots=True)
class Skipped(Event):
    card: int


@dataclass(frozen=True, slots=True)
class Negated(Event):
    card: int


@dataclass(frozen=True, slots=True)
class Countering(Event):
    card: int


@dataclass(frozen=True, slots=True)
class AbilityUsed(Event):
    card: int


@dataclass(frozen=True, slots=True)
class Retired(Event):
    card: int
    other: int
    """The doer, or nothing."""


class Source(IntEnum):
    """What points come from."""

    EGO = 0
    """An ego that an artist of the seat retired."""
    OPPOSITE = 1
    """In Schism: an artist of the other side, retired by one of the seat."""
    PREY = 2
    """In Superego: an artist that an ego retired."""
    LOST = 3
    """An own artist that was retired."""


@dataclass(frozen=True, slots=True)
class PointsChanged(Event):
    seat: int
    amount: int
    total: int
    sources: tuple[tuple[Source, int], ...] = ()
    """What the amount is made of."""


@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    """An ego's tie: a die for each fitting artist in zone order."""

    card: int
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class EgoIdle(Event):
    """An ego does not attack: it is skipped, or nobody fits its strategies."""

    card: int


@dataclass(frozen=True, slots=True)
class EgoWorkShown(Event):
    card: int
    work: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    round: int


@dataclass(frozen=True, slots=True)
class AttemptSucceeded(Event):
    """In Solitaire: the score is the number of the round (F.2)."""

    round: int


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    winners: tuple[int, ...]
