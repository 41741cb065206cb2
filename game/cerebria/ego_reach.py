"""Where the Ego's Spirits can act and how they get there (rules G.6, G.8)."""

from __future__ import annotations

from game.cerebria.board import REALMS_OF_SPACE, SLOTS, SPACES, WIDE_SLOTS_OF_SPACE, is_frontier
from game.cerebria.events import EgoMoved
from game.cerebria.state import CerebriaState, SpiritState
from game.event import Event

STEP = 2
"""An Ego Spirit goes from Realm to Realm or from Frontier to Frontier."""

CLOCKWISE, BACK = 1, -1


def neighbour(space: int, direction: int) -> int:
    return (space + STEP * direction) % SPACES


def _ways(reached_from: tuple[tuple[int, ...], ...]) -> tuple[dict[int, int], ...]:
    """By space: each thing in reach with the move it needs: 0 none, 1 clockwise, -1 back."""
    ways = []
    for space in range(SPACES):
        way = dict.fromkeys(reached_from[space], 0)
        for direction in (CLOCKWISE, BACK):
            for thing in reached_from[neighbour(space, direction)]:
                way.setdefault(thing, direction)
        ways.append(way)
    return tuple(ways)


WAY_TO_SLOT = _ways(WIDE_SLOTS_OF_SPACE)
WAY_TO_REALM = _ways(REALMS_OF_SPACE)


def slots_in_reach(state: CerebriaState, spirit: SpiritState) -> list[int]:
    """The slots the Spirit can act on, with the Operation's move if it is unused."""
    ways = WAY_TO_SLOT[spirit.space]
    return sorted(slot for slot, way in ways.items() if not (way and state.has_moved))


def realms_in_reach(state: CerebriaState, spirit: SpiritState) -> list[int]:
    ways = WAY_TO_REALM[spirit.space]
    return sorted(realm for realm, way in ways.items() if not (way and state.has_moved))


def half_offset(space: int, slot: int) -> int:
    """Twice the signed ring distance from a Spirit to a slot, clockwise above zero (G.8)."""
    position = 6 * (space // 2) + (4 if is_frontier(space) else 1)
    return (2 * slot - position + SLOTS) % (2 * SLOTS) - SLOTS


def move_towards(state: CerebriaState, spirit: SpiritState, way: int, events: list[Event]) -> None:
    """Use the Operation's move, if the target needs it."""
    if way:
        origin = spirit.space
        spirit.space = neighbour(origin, way)
        state.has_moved = state.has_moved_this_turn = True
        events.append(EgoMoved(spirit.kind, origin, spirit.space))
