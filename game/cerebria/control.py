"""Intensity and control, a pure function of the board, kept up to date slot by slot (rules B.6 to B.8)."""

from __future__ import annotations

from game.cerebria.board import (
    BLISS,
    DYNAMIC_REACH,
    GLOOM,
    MOST_TOKENS,
    NEIGHBOURS,
    NOBODY,
    REALM_GUARDS,
    REALMS_OF,
    SIGN,
    TRIAD_OF,
    TRIADS,
    is_frontier,
)
from game.cerebria.cards import DYNAMIC, SIDE, TRACK, Dynamic
from game.cerebria.state import CerebriaState


def refresh(state: CerebriaState, slot: int) -> None:
    """Bring Intensity and control up to date after a change on a slot."""
    kinds = state.kind
    _weigh(state, slot)
    frontier = TRIAD_OF[slot]
    for near in DYNAMIC_REACH[slot]:
        if near != slot and kinds[near] >= 0 and DYNAMIC[kinds[near]] is not None:
            before = state.weight[near]
            _weigh(state, near)
            if state.weight[near] != before:
                if TRIAD_OF[near] != frontier:
                    settle_frontier(state, TRIAD_OF[near])
                for realm in REALMS_OF[near]:
                    settle_realm(state, realm)
    settle_frontier(state, frontier)
    for realm in REALMS_OF[slot]:
        settle_realm(state, realm)


def refresh_all(state: CerebriaState) -> None:
    """Recompute everything from the cards, Essence, tokens, Fortresses and Spirits on the board."""
    for slot in range(15):
        _weigh(state, slot)
    for place in range(5):
        settle_frontier(state, place)
        settle_realm(state, place)


def refresh_space(state: CerebriaState, space: int) -> None:
    """Bring up to date the control of the place of a Spirit space, which Harmony left or entered."""
    if is_frontier(space):
        settle_frontier(state, space // 2)
    else:
        settle_realm(state, space // 2)


def _weigh(state: CerebriaState, slot: int) -> None:
    kind = state.kind[slot]
    if kind < 0:
        state.weight[slot] = 0
        return
    side = SIDE[kind]
    token = state.token[slot]
    dynamic = DYNAMIC[kind]
    # G.12: powers of the Ego's Emotions are ignored.
    if dynamic is not None and side != state.config.ego:
        token = min(MOST_TOKENS, token + _dynamic_value(state, slot, kind, side, dynamic))
    state.weight[slot] = SIGN[side] * (TRACK[kind][state.essence[slot] - 1] + token)


def _dynamic_value(state: CerebriaState, slot: int, kind: int, side: int, power: Dynamic) -> int:
    kinds = state.kind
    if power.per == "full":
        count = int(state.essence[slot] == len(TRACK[kind]))
    elif power.per == "alone-in-triad":
        others = (kinds[near] for near in TRIADS[TRIAD_OF[slot]] if near != slot)
        count = int(not any(other >= 0 and SIDE[other] == side for other in others))
    else:
        around = [kinds[near] for near in NEIGHBOURS[slot]]
        if power.per == "empty-adjacent":
            count = around.count(NOBODY)
        else:
            wanted = side if power.per == "own-adjacent" else 1 - side
            count = sum(1 for other in around if other >= 0 and SIDE[other] == wanted)
    return count * power.amount


def settle_frontier(state: CerebriaState, frontier: int) -> None:
    """B.7: the higher total of the Triad controls."""
    weight = state.weight
    one, two, three = TRIADS[frontier]
    lead = weight[one] + weight[two] + weight[three]
    if lead:
        state.frontier[frontier] = BLISS if lead > 0 else GLOOM
    else:
        state.frontier[frontier] = NOBODY
        if state.config.harmony >= 0:
            _harmonise(state, state.frontier, frontier, 2 * frontier + 1, TRIADS[frontier])


def settle_realm(state: CerebriaState, realm: int) -> None:
    """B.8: four slots and the Fortress; a Frontier Emotion does not count past an opposing guard."""
    weight = state.weight
    left, right, left_front, right_front = REALM_GUARDS[realm]
    lead = weight[left] + weight[right] + state.fortress[realm]
    if weight[left] * weight[left_front] >= 0:
        lead += weight[left_front]
    if weight[right] * weight[right_front] >= 0:
        lead += weight[right_front]
    if lead:
        state.realm[realm] = BLISS if lead > 0 else GLOOM
    else:
        state.realm[realm] = NOBODY
        if state.config.harmony >= 0:
            counting = [left, right]
            if weight[left] * weight[left_front] >= 0:
                counting.append(left_front)
            if weight[right] * weight[right_front] >= 0:
                counting.append(right_front)
            _harmonise(state, state.realm, realm, 2 * realm, counting)


def _harmonise(
    state: CerebriaState, control: list[int], place: int, space: int, slots: list[int] | tuple[int, ...]
) -> None:
    """F.3: Harmony wins a tie where it stands, if a Bliss Emotion counts there."""
    is_there = state.spirits[state.config.harmony].space == space
    if is_there and any(state.weight[slot] > 0 for slot in slots):
        control[place] = BLISS
