"""The cells of the unbounded grid: one number each, so that a neighbour is an addition away.

The grid is wider than any match can build.
"""

from __future__ import annotations

WIDTH = 1024
_HALF = WIDTH // 2
NEIGHBOURS = (-WIDTH, -1, 1, WIDTH)


def cell_at(x: int, y: int) -> int:
    """The number of a cell; x grows to the right and y down."""
    return (y + _HALF) * WIDTH + x + _HALF


def position_of(cell: int) -> tuple[int, int]:
    """The x and y of a cell."""
    return cell % WIDTH - _HALF, cell // WIDTH - _HALF


CENTRE = cell_at(0, 0)
