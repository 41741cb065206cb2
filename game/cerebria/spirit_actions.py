"""Which Spirit Actions can be declared, and the cards that may be spent on them (rules D.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.cerebria.actions import Imprint
from game.cerebria.board import (
    SIGN,
    SLOTS_OF_SPACE,
)
from game.cerebria.boards import (
    BOARDS,
    COMBOS_OF,
    HARMONY,
    HATRED,
    SPACES_PER_ROW,
    VIBE_TOKEN,
    Row,
)
from game.cerebria.cards import (
    VIBE,
)
from game.cerebria.completions import COMMON_GROUND, COMPLETE, quell_reach
from game.cerebria.state import CerebriaState, SpiritState


def completions(state: CerebriaState, spirit: SpiritState, row: int) -> list[Any]:
    """Every way to carry out an unlocked Spirit Action now."""
    owned = spirit.rows[row]
    return list(COMPLETE[row](state, spirit, owned, spirit.hand)) if owned & 1 else []


def imprints(state: CerebriaState, spirit: SpiritState, row: int) -> Iterator[Imprint]:
    """The cards that may be spent for a Vibe token on a row after which the Action can be carried out."""
    owned = spirit.rows[row]
    first = row * SPACES_PER_ROW
    places = [place for place in range(1, SPACES_PER_ROW) if not owned >> place & 1] if owned & 1 else [0]
    if not places:
        return
    in_row = spirit.tokens[first : first + SPACES_PER_ROW]
    possible: list[int] | None = None
    for card in sorted(set(spirit.hand)):
        if VIBE[card] + VIBE_TOKEN in in_row:
            continue
        # Only a Quell asks which cards remain; for the others one look is enough.
        if possible is None or row == Row.QUELL:
            possible = _places_that_help(state, spirit, row, places, card)
        for place in possible:
            yield Imprint(card, first + place)


def _places_that_help(
    state: CerebriaState, spirit: SpiritState, row: int, places: list[int], card: int
) -> list[int]:
    """The spaces of a row on which a token makes its Action possible once the card is spent."""
    hand = spirit.hand.copy()
    hand.remove(card)
    owned, complete = spirit.rows[row], COMPLETE[row]
    return [
        place for place in places if next(complete(state, spirit, owned | 1 << place, hand), None) is not None
    ]


def may_declare(state: CerebriaState, spirit: SpiritState, row: int) -> bool:
    """Whether a Spirit Action can be carried out, as it is or after spending a card on it."""
    if spirit.willpower < _LEAST_PRICE[spirit.board * 5 + row]:
        return False
    if not _has_target(state, spirit, row):
        return False
    owned = spirit.rows[row]
    if owned & 1 and next(COMPLETE[row](state, spirit, owned, spirit.hand), None) is not None:
        return True
    return bool(spirit.hand) and next(imprints(state, spirit, row), None) is not None


def _has_target(state: CerebriaState, spirit: SpiritState, row: int) -> bool:
    """A quick look that rules out most Actions that cannot be done."""
    if row == Row.INVOKE:
        near = SLOTS_OF_SPACE[spirit.space]
        return spirit.board == _RESONANT or any(state.kind[slot] < 0 for slot in near)
    if row == Row.QUELL:
        if not state.ambition[spirit.team] and spirit.kind != HATRED:
            return False
        sign = SIGN[1 - spirit.team]
        return any(state.weight[slot] * sign > 0 for slot in quell_reach(spirit))
    return True


_RESONANT = 1 + HARMONY
"""The board with Resonance, which reaches beyond the adjacent slots."""


def _least_price(board: int, row: Row) -> int:
    """No Action of a row costs less; powers make Moves cheaper, Common Ground a Fortify."""
    if row == Row.MOVE:
        return 0
    combos = COMBOS_OF[board * 5 + row][7]
    return min(combo.willpower - 2 * bool(combo.powers & COMMON_GROUND) for combo in combos)


_LEAST_PRICE = tuple(_least_price(board, row) for board in range(len(BOARDS)) for row in Row)
