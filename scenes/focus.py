"""Moving the focus with arrow keys or a stick: to the nearest thing in that direction."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeVar

from pygame import Rect

Name = TypeVar("Name")

DIRECTIONS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


def nearest(rects: Mapping[Name, Rect], start: Rect, direction: str) -> Name | None:
    """The thing whose centre lies nearest in the direction; sideways distance counts double."""
    dx, dy = DIRECTIONS[direction]
    best: tuple[float, Name] | None = None
    for name, rect in rects.items():
        across, down = rect.centerx - start.centerx, rect.centery - start.centery
        ahead = across * dx + down * dy
        aside = abs(across * dy) + abs(down * dx)
        if ahead <= 0 or aside > 3 * ahead:
            continue
        distance = ahead + 2 * aside
        if best is None or distance < best[0]:
            best = (distance, name)
    return best[1] if best else None


def reading_order(rects: Mapping[Name, Rect]) -> list[Name]:
    """The things line by line from the top, each line from the left."""
    lines: list[list[tuple[Rect, Name]]] = []
    for name, rect in sorted(rects.items(), key=lambda item: item[1].centery):
        line = lines[-1] if lines else None
        if line and abs(line[0][0].centery - rect.centery) <= max(line[0][0].height, rect.height) / 2:
            line.append((rect, name))
        else:
            lines.append([(rect, name)])
    return [name for line in lines for _, name in sorted(line, key=lambda item: item[0].x)]


def following(names: Iterable[Name], current: Name | None, step: int = 1) -> Name | None:
    """The next (or, with -1, the previous) name, going round."""
    order = list(names)
    if not order:
        return None
    if current not in order:
        return order[0 if step > 0 else -1]
    return order[(order.index(current) + step) % len(order)]
