"""What powers add to the price of Spirit Actions, and what they protect from Quell (rules F.2, F.3)."""

from __future__ import annotations

from game.cerebria.board import (
    BLISS,
    NEIGHBOURS,
    SLOTS_OF_SPACE,
    SPACES,
    STEPS,
    WIDE_SLOTS_OF_SPACE,
)
from game.cerebria.boards import (
    EMPATHY,
    Combo,
)
from game.cerebria.cards import (
    INVOKE_TAXES_ANYWHERE,
    IS_UNQUELLABLE,
    MOVE_DISCOUNTS,
    QUELL_TAX,
    SIDE,
    TAXES_ADJACENT_INVOKE,
    TAXES_ADJACENT_SPIRITS,
    TAXES_NEAR_SPIRITS,
    kinds_with,
)
from game.cerebria.emotions import is_own
from game.cerebria.state import CerebriaState, SpiritState

_SLOTS_NEAR_SPACE = tuple(
    tuple(slot for near in (space, *STEPS[space]) for slot in SLOTS_OF_SPACE[near]) for space in range(SPACES)
)


_TAXING = kinds_with(TAXES_ADJACENT_SPIRITS) + kinds_with(TAXES_NEAR_SPIRITS)


def spirit_tax(state: CerebriaState, spirit: SpiritState) -> int:
    """Willpower opposing Insecurity and Doubt add to every Spirit Action here (F.2.3, F.2.4)."""
    kinds, opponent = state.kind, 1 - spirit.team
    if opponent == state.config.ego or not any(kind in kinds for kind in _TAXING):
        return 0
    tax = 0
    for slot in _SLOTS_NEAR_SPACE[spirit.space]:
        kind = kinds[slot]
        if kind >= 0 and SIDE[kind] == opponent and TAXES_NEAR_SPIRITS[kind]:
            tax += 1
    for slot in SLOTS_OF_SPACE[spirit.space]:
        kind = kinds[slot]
        if kind >= 0 and SIDE[kind] == opponent and TAXES_ADJACENT_SPIRITS[kind]:
            tax += 1
    return tax


def move_tax(state: CerebriaState, spirit: SpiritState) -> int:
    """What powers add to or take from the price of a Move."""
    tax = spirit_tax(state, spirit)
    if spirit.team != state.config.ego:
        for kind in MOVE_DISCOUNTS:
            if SIDE[kind] == spirit.team:
                tax -= state.kind.count(kind)
    return tax


def invoke_tax(state: CerebriaState, spirit: SpiritState, slot: int) -> int:
    """Essence that opposing Fear and Panic ask for an Emotion invoked on a slot."""
    opponent = 1 - spirit.team
    if opponent == state.config.ego:
        return 0
    tax = 0
    for kind in INVOKE_TAXES_ANYWHERE:
        if SIDE[kind] == opponent:
            tax += state.kind.count(kind)
    for near in NEIGHBOURS[slot]:
        kind = state.kind[near]
        if kind >= 0 and SIDE[kind] == opponent and TAXES_ADJACENT_INVOKE[kind]:
            tax += 1
    return tax


def is_protected(state: CerebriaState, slot: int) -> bool:
    """Whether Empathy or a power of its own keeps an Emotion from being quelled (F.2.2, F.3)."""
    kind = state.kind[slot]
    team = SIDE[kind]
    if team == state.config.ego:
        return False
    if IS_UNQUELLABLE[kind] and any(is_own(state, near, team) for near in NEIGHBOURS[slot]):
        return True
    return any(
        spirit.kind == EMPATHY and team == BLISS and slot in WIDE_SLOTS_OF_SPACE[spirit.space]
        for spirit in state.spirits
    )


def quell_tax(state: CerebriaState, slot: int) -> int:
    """Willpower that Safeties next to an Emotion add to quelling it."""
    side = SIDE[state.kind[slot]]
    if side == state.config.ego:
        return 0
    tax = 0
    for near in NEIGHBOURS[slot]:
        kind = state.kind[near]
        if kind >= 0 and SIDE[kind] == side:
            tax += QUELL_TAX[kind]
    return tax


def combo_price(combo: Combo, tax: int) -> int:
    """The Willpower an Action with these upgrades costs (D.3)."""
    price = combo.willpower + tax
    return price if price > 0 else 0
