"""The twelve Operation cards of the Ego (rules A.2, G.7.2)."""

from __future__ import annotations

from enum import IntEnum
from typing import Literal

from game.cards import load_cards
from game.cerebria.cards import Card


class OperationCard(Card):
    id: str
    kind: Literal["defiance", "endeavor", "judgment"]
    arrow: Literal[-1, 0, 1]
    """Clockwise is 1."""
    bonus: bool


class Pair(IntEnum):
    """What two Operation cards ask for together: the first gives the row, the second the column (G.7)."""

    DD = 0
    DE = 1
    DJ = 2
    ED = 3
    EE = 4
    EJ = 5
    JD = 6
    JE = 7
    JJ = 8


OPERATION_CARDS = load_cards("cerebria", "operations", OperationCard)
KIND = tuple(("defiance", "endeavor", "judgment").index(card.kind) for card in OPERATION_CARDS)
ARROW = tuple(card.arrow for card in OPERATION_CARDS)
BONUS = tuple(card.bonus for card in OPERATION_CARDS)


def pair_of(first: int, second: int) -> Pair:
    return Pair(KIND[first] * 3 + KIND[second])
