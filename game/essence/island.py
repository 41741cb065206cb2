"""An Island: cells of the grid with Segments on them, as a dict from cell to Segment."""

from __future__ import annotations

from game.essence.grid import NEIGHBOURS, WIDTH
from game.essence.tables import BASE, MINUS, PLUS, PLUS_STEP, SEGMENT_TYPE

Island = dict[int, int]


def placement_essence(island: Island, segment: int, cell: int) -> int:
    """C.6 step 4: the Essence of a Segment on this cell with these neighbours."""
    total = BASE[segment]
    plus, minus = PLUS[segment], MINUS[segment]
    get = island.get
    for step in NEIGHBOURS:
        neighbour = get(cell + step)
        if neighbour is not None:
            neighbour_type = SEGMENT_TYPE[neighbour]
            if neighbour_type == plus:
                total += PLUS_STEP[segment]
            if neighbour_type == minus:
                total -= 1
    return total if total > 0 else 0


def open_cells(island: Island) -> list[int]:
    """The empty cells beside the Island, in the order of rows."""
    found = set()
    for cell in island:
        found.add(cell - WIDTH)
        found.add(cell - 1)
        found.add(cell + 1)
        found.add(cell + WIDTH)
    return sorted(found.difference(island))


def groups(cells: set[int]) -> list[set[int]]:
    """The connected groups of a set of cells."""
    rest = set(cells)
    found = []
    while rest:
        frontier = [rest.pop()]
        group = set(frontier)
        while frontier:
            cell = frontier.pop()
            for step in NEIGHBOURS:
                if cell + step in rest:
                    rest.remove(cell + step)
                    group.add(cell + step)
                    frontier.append(cell + step)
        found.append(group)
    return found


def is_connected(island: Island) -> bool:
    """Whether the Island is one group."""
    return len(groups(set(island))) == 1


def move_targets(island: Island, origin: int) -> list[int]:
    """Where the Segment on `origin` may move: the final arrangement is one group (C.14)."""
    if len(island) == 1:
        return []
    others = set(island)
    others.remove(origin)
    parts = groups(others)
    beside: set[int] | None = None
    for part in parts:
        edge = {cell + step for cell in part for step in NEIGHBOURS}
        beside = edge if beside is None else beside & edge
    assert beside is not None, "an island of two Segments or more leaves a group behind"
    return sorted(beside - others - {origin})


def has_move(island: Island, origin: int) -> bool:
    """Whether `move_targets` finds a cell, found out quickly: a Segment that joins nothing is free to go."""
    around = sum(origin + step in island for step in NEIGHBOURS)
    return len(island) > 1 if around == 1 else bool(move_targets(island, origin))


def cell_of(island: Island, segment: int) -> int:
    """Where a Segment stands."""
    for cell, standing in island.items():
        if standing == segment:
            return cell
    raise LookupError(f"segment {segment} is not on this island")
