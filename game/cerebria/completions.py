"""Every complete way to carry out each of the five Spirit Actions now (rules D.3, D.4, F.4).

Each row has a generator of complete actions with every useful set of upgrades. An upgrade that could do
nothing is not offered.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from game.cerebria.actions import Empower, Exalt, Fortify, Invoke, Move, Quell, QuellUnseen, Raze, Switch
from game.cerebria.board import (
    BLISS,
    FRONTIERS_OF_SPACE,
    GLOOM,
    LEAPS,
    MOST_AMBITION,
    NEIGHBOURS,
    NOBODY,
    REALMS_OF_SPACE,
    SIGN,
    SLOTS_OF_SPACE,
    SPACES,
    STEPS,
    WIDE_SLOTS_OF_SPACE,
    is_frontier,
)
from game.cerebria.boards import (
    ANXIETY,
    COMBOS_OF,
    HATRED,
    INFLUENCER,
    MALICE,
    TRADES_OF,
    Combo,
    Power,
    Row,
)
from game.cerebria.cards import (
    BLEAKNESS,
    IS_MILD,
    SIDE,
    STARTING_COPIES,
    STRONG_COPIES,
    STRONG_STEP,
    THRESHOLD,
    VIBE,
)
from game.cerebria.economy import unused_majors, unused_minors
from game.cerebria.emotions import is_own, removable, room
from game.cerebria.state import CerebriaState, SpiritState
from game.cerebria.taxes import invoke_tax, is_protected, move_tax, quell_tax, spirit_tax

# Short names: these are asked for in the innermost loops.
DETERMINATION = Power.DETERMINATION
HASTE = Power.HASTE
SURMOUNT = Power.SURMOUNT
SURMOUNT_IF_CONTROLLED = Power.SURMOUNT_IF_CONTROLLED
SURMOUNT_ON_FRONTIER = Power.SURMOUNT_ON_FRONTIER
SWITCHEROO = Power.SWITCHEROO
HEARTS_PULL = Power.HEARTS_PULL
INNER_FORCE = Power.INNER_FORCE
DARK_SEED = Power.DARK_SEED
FURTHER_SLOT = Power.FURTHER_SLOT
TENDERNESS = Power.TENDERNESS
PROVOKE = Power.PROVOKE
DRAW_AFTERWARDS = Power.DRAW_AFTERWARDS
AMBITION_AFTERWARDS = Power.AMBITION_AFTERWARDS
MORE_ESSENCE = Power.SUBDUE | Power.SOOTHE
GNAW = Power.GNAW
EXTINGUISH = Power.EXTINGUISH
IF_GONE = Power.WILLPOWER_IF_GONE | Power.ESSENCE_IF_GONE
EXALT = Power.EXALT
RAZE = Power.RAZE
AFTER_RAZE = Power.ESSENCE_AFTER_RAZE
DRAW_AFTER_BUILDING = Power.DRAW_AFTER_BUILDING
AFTER_BUILDING = Power.DRAW_AFTER_BUILDING | Power.ESSENCE_AFTER_BUILDING | Power.EMBRACE | Power.WEATHER
EMBRACE = Power.EMBRACE
WEATHER = Power.WEATHER
COMMON_GROUND = Power.COMMON_GROUND
CHANNELED_POWER = Power.CHANNELED_POWER
OUTBURST = Power.EMOTIONAL_OUTBURST
BLOSSOM = Power.BLOSSOM
FURY = Power.FURY


def _combos(state: CerebriaState, spirit: SpiritState, row: int, owned: int) -> tuple[Combo, ...]:
    return COMBOS_OF[spirit.board * 5 + row][owned >> 1]


def _is_affordable(state: CerebriaState, spirit: SpiritState, combo: Combo, tax: int) -> bool:
    price = combo.willpower + tax
    if price < 0:
        if combo.powers & DETERMINATION:
            return False
        price = 0
    return (
        price <= spirit.willpower
        and combo.ambition <= state.ambition[spirit.team]
        and combo.essence <= spirit.essence
    )


# -- Move ---------------------------------------------------------------------------------------------------


def opposed_spaces(state: CerebriaState, team: int) -> int:
    """The spaces that hold a Spirit of the other team, as bits."""
    spaces = 0
    for spirit in state.spirits:
        if spirit.team != team and spirit.space >= 0:
            spaces |= 1 << spirit.space
    return spaces


def _moves(state: CerebriaState, spirit: SpiritState, owned: int, hand: list[int]) -> Iterator[Any]:
    tax = move_tax(state, spirit)
    opposed = opposed_spaces(state, spirit.team)
    for combo in _combos(state, spirit, Row.MOVE, owned):
        if not _is_affordable(state, spirit, combo, tax):
            continue
        powers = combo.powers
        if powers & SWITCHEROO:
            if not powers & HASTE:
                yield from _switches(state, spirit, combo)
            continue
        if powers & HASTE:
            targets: tuple[int, ...] | list[int] = LEAPS[spirit.space]
        elif powers & HEARTS_PULL:
            targets = [
                space
                for space in range(SPACES)
                if space != spirit.space and any(is_own(state, slot, BLISS) for slot in SLOTS_OF_SPACE[space])
            ]
        else:
            targets = STEPS[spirit.space]
        for space in targets:
            if _may_end_on(state, spirit, space, powers, opposed):
                yield Move(space, combo.id)


_WAYS_PAST = SURMOUNT | SURMOUNT_IF_CONTROLLED | SURMOUNT_ON_FRONTIER


def _may_end_on(state: CerebriaState, spirit: SpiritState, space: int, powers: int, opposed: int) -> bool:
    """Whether a Move may end here, with an upgrade that lifts the limit used only where it is needed."""
    if not opposed >> space & 1:
        return not powers & _WAYS_PAST
    if powers & SURMOUNT:
        return True
    if powers & SURMOUNT_ON_FRONTIER:
        return is_frontier(space)
    if powers & SURMOUNT_IF_CONTROLLED:
        control = state.frontier if is_frontier(space) else state.realm
        return control[space // 2] == spirit.team
    return False


def _switches(state: CerebriaState, spirit: SpiritState, combo: Combo) -> Iterator[Any]:
    for other in state.spirits:
        if other is spirit or other.space == spirit.space:
            continue
        # G.6: a figure of the Ego never changes between Realms and Frontiers.
        if other.team == state.config.ego and is_frontier(spirit.space) == (other.kind == INFLUENCER):
            continue
        is_opposed = any(
            each is not other and each.team != spirit.team and each.space == other.space
            for each in state.spirits
        )
        if bool(combo.powers & SURMOUNT) == is_opposed:
            yield Switch(other.kind, combo.id)


# -- Invoke -------------------------------------------------------------------------------------------------


def invokable(state: CerebriaState, spirit: SpiritState, hand: list[int]) -> list[int]:
    """The kinds a Spirit could invoke: those in hand, and Anxiety's Bleakness from the box."""
    cards = sorted(set(hand))
    if spirit.kind == ANXIETY and state.kind.count(BLEAKNESS) < STARTING_COPIES[SIDE[BLEAKNESS]]:
        cards.append(BLEAKNESS)
    return cards


def _invokes(state: CerebriaState, spirit: SpiritState, owned: int, hand: list[int]) -> Iterator[Any]:
    kinds = state.kind
    near = SLOTS_OF_SPACE[spirit.space]
    cards = invokable(state, spirit, hand)
    if not cards:
        return
    tax = spirit_tax(state, spirit)
    for combo in _combos(state, spirit, Row.INVOKE, owned):
        if not _is_affordable(state, spirit, combo, tax):
            continue
        powers = combo.powers
        if powers & DRAW_AFTERWARDS and not spirit.deck:
            continue
        if powers & AMBITION_AFTERWARDS and state.ambition[spirit.team] - combo.ambition >= MOST_AMBITION:
            continue
        for slot in _slots_beyond(near) if powers & FURTHER_SLOT else near:
            if kinds[slot] >= 0:
                continue
            if powers & PROVOKE and not provocable(state, slot, spirit.team):
                continue
            if powers & TENDERNESS and not nurturable(state, slot, spirit.team):
                continue
            spare = spirit.essence - combo.essence - invoke_tax(state, spirit, slot)
            for card in cards:
                if powers & DARK_SEED and card != BLEAKNESS:
                    continue
                if spare >= (0 if powers & (INNER_FORCE | DARK_SEED) else 1):
                    yield Invoke(card, slot, combo.id)


def _slots_beyond(near: tuple[int, ...]) -> list[int]:
    return sorted({beyond for slot in near for beyond in NEIGHBOURS[slot]} - set(near))


def nurturable(state: CerebriaState, slot: int, team: int) -> list[int]:
    """Own Emotions next to a slot that have room for Essence."""
    return [near for near in NEIGHBOURS[slot] if is_own(state, near, team) and room(state, near)]


def provocable(state: CerebriaState, slot: int, team: int) -> list[int]:
    """Opposing Emotions next to a slot that carry an Intensity token."""
    return [near for near in NEIGHBOURS[slot] if is_own(state, near, 1 - team) and state.token[near]]


# -- Quell --------------------------------------------------------------------------------------------------


def quell_strength(state: CerebriaState, slot: int, powers: int) -> int:
    """How much Essence a Quell with these upgrades would remove."""
    return removable(state, slot, 2 if powers & (MORE_ESSENCE | GNAW) else 1)


def quell_reach(spirit: SpiritState) -> tuple[int, ...]:
    """The slots a Spirit can quell on; Malice reaches further (F.3)."""
    return (WIDE_SLOTS_OF_SPACE if spirit.kind == MALICE else SLOTS_OF_SPACE)[spirit.space]


def _quells(state: CerebriaState, spirit: SpiritState, owned: int, hand: list[int]) -> Iterator[Any]:
    sign = SIGN[1 - spirit.team]
    targets = [
        slot
        for slot in quell_reach(spirit)
        if state.weight[slot] * sign > 0 and not is_protected(state, slot)
    ]
    if not targets:
        return
    combos = _combos(state, spirit, Row.QUELL, owned)
    if spirit.kind == HATRED and not state.has_traded:
        combos += TRADES_OF[spirit.board * 8 + (owned >> 1)]
    tax = spirit_tax(state, spirit)
    for slot in targets:
        kind = state.kind[slot]
        whole_tax = tax + quell_tax(state, slot)
        vibe = VIBE[kind]
        matching = sorted({card for card in hand if vibe < 0 or VIBE[card] == vibe})
        for combo in combos:
            if not _is_affordable(state, spirit, combo, whole_tax):
                continue
            powers = combo.powers
            if not _is_quell_useful(state, slot, powers):
                continue
            if powers & EXTINGUISH:
                yield QuellUnseen(slot, combo.id)
            else:
                for card in matching:
                    yield Quell(slot, card, combo.id)


def _is_quell_useful(state: CerebriaState, slot: int, powers: int) -> bool:
    if powers & GNAW and not any(state.kind[near] == BLEAKNESS for near in NEIGHBOURS[slot]):
        return False
    removed = quell_strength(state, slot, powers)
    if powers & (MORE_ESSENCE | GNAW) and removed < 2:
        return False
    return not powers & IF_GONE or removed == state.essence[slot]


# -- Fortify ------------------------------------------------------------------------------------------------


def _fortifications(state: CerebriaState, spirit: SpiritState, owned: int, hand: list[int]) -> Iterator[Any]:
    tax = spirit_tax(state, spirit)
    team, sign = spirit.team, SIGN[spirit.team]
    combos = _combos(state, spirit, Row.FORTIFY, owned)
    for realm in REALMS_OF_SPACE[spirit.space]:
        fortress = state.fortress[realm] * sign
        is_free = state.realm[realm] != 1 - team
        for combo in combos:
            powers = combo.powers
            is_neutral = bool(powers & COMMON_GROUND)
            if is_neutral and state.realm[realm] != NOBODY:
                continue
            if not _is_affordable(state, spirit, combo, tax - (2 if is_neutral else 0)):
                continue
            if powers & RAZE:
                if fortress < 0 and not powers & (EXALT | AFTER_BUILDING):
                    yield Raze(realm, combo.id)
                continue
            if powers & AFTER_RAZE or not is_free or not _is_building_useful(state, spirit, realm, powers):
                continue
            if powers & EXALT:
                if fortress == 1 and unused_majors(state, team) > 0:
                    yield Exalt(realm, combo.id)
            elif not fortress and unused_minors(state, team) > 0:
                yield Fortify(realm, combo.id)


def _is_building_useful(state: CerebriaState, spirit: SpiritState, realm: int, powers: int) -> bool:
    if powers & DRAW_AFTER_BUILDING and not spirit.deck:
        return False
    if powers & WEATHER and not weathered(state, spirit):
        return False
    return not powers & EMBRACE or bool(embraceable(state, realm))


def weathered(state: CerebriaState, spirit: SpiritState) -> int:
    """The Frontiers beside the Spirit that Gloom controls."""
    return sum(1 for frontier in FRONTIERS_OF_SPACE[spirit.space] if state.frontier[frontier] == GLOOM)


def embraceable(state: CerebriaState, realm: int) -> list[int]:
    """Bliss Emotions of a Realm that have room for Essence."""
    return [slot for slot in (3 * realm, 3 * realm + 1) if is_own(state, slot, BLISS) and room(state, slot)]


# -- Empower ------------------------------------------------------------------------------------------------


def _empowerments(state: CerebriaState, spirit: SpiritState, owned: int, hand: list[int]) -> Iterator[Any]:
    targets = [
        slot
        for slot, kind in enumerate(state.kind)
        if kind >= 0
        and IS_MILD[kind]
        and SIDE[kind] == spirit.team
        and state.essence[slot] >= THRESHOLD[kind] - 1
        and state.kind.count(kind + STRONG_STEP) < STRONG_COPIES
    ]
    if not targets:
        return
    tax = spirit_tax(state, spirit)
    near = SLOTS_OF_SPACE[spirit.space]
    for combo in _combos(state, spirit, Row.EMPOWER, owned):
        if not _is_affordable(state, spirit, combo, tax):
            continue
        powers = combo.powers
        if powers & FURY and state.ambition[spirit.team] > combo.ambition:
            continue
        for slot in targets:
            if (slot in near) == bool(powers & OUTBURST):
                continue
            essence, free = state.essence[slot], room(state, slot)
            if powers & CHANNELED_POWER:
                essence, free = essence + 1, free - 1
            if free < bool(powers & BLOSSOM):
                continue
            if essence >= THRESHOLD[state.kind[slot]]:
                yield Empower(slot, combo.id)


Complete = Callable[[CerebriaState, SpiritState, int, list[int]], Iterator[Any]]

COMPLETE: tuple[Complete, ...] = (_moves, _invokes, _quells, _fortifications, _empowerments)
"""By row: the ways with certain board spaces filled and certain cards in hand."""
