"""Prophecy patterns laid on an Island in every rotation (C.10), as offsets worked out beforehand."""

from __future__ import annotations

from collections.abc import Sequence

from game.essence.grid import WIDTH
from game.essence.vocabulary import ANY_SEGMENT, Pattern, PatternCell

Placement = tuple[int, tuple[tuple[int, int], ...]]
"""The type of the anchor cell, and for every other cell its offset from the anchor and its type."""


def placements(pattern: Pattern, may_mirror: bool = False) -> tuple[Placement, ...]:
    """The pattern in its four rotations, without repetitions; with its mirror image if that is allowed."""
    shapes = [list(pattern)]
    if may_mirror:
        shapes.append([PatternCell(-cell.x, cell.y, cell.type) for cell in pattern])
    found: dict[Placement, None] = {}
    for shape in shapes:
        turned = shape
        for _ in range(4):
            turned = [PatternCell(-cell.y, cell.x, cell.type) for cell in turned]
            found[_placement(turned)] = None
    return tuple(found)


def _placement(cells: Sequence[PatternCell]) -> Placement:
    anchor = min((cell for cell in cells if cell.type != ANY_SEGMENT), key=lambda cell: (cell.y, cell.x))
    rest = sorted(
        ((cell.y - anchor.y) * WIDTH + cell.x - anchor.x, int(cell.type)) for cell in cells if cell != anchor
    )
    # Typed cells first: they rule a place out sooner than a cell that takes anything.
    rest.sort(key=lambda part: part[1] == ANY_SEGMENT)
    return int(anchor.type), tuple(rest)


def is_laid(island: dict[int, int], types: Sequence[int], ways: tuple[Placement, ...]) -> bool:
    """Whether one of the placements fits the Island; `types` gives the type of each Segment."""
    get = island.get
    for anchor, rest in ways:
        for cell, segment in island.items():
            if types[segment] != anchor:
                continue
            for offset, wanted in rest:
                other = get(cell + offset)
                if other is None or (types[other] != wanted and wanted != ANY_SEGMENT):
                    break
            else:
                return True
    return False
