"""The sky over which the table lies: dawn, and other Islands far away."""

from __future__ import annotations

from pygame import Surface

from scenes.essence.ground import Cells, ground
from scenes.skin import backdrop
from scenes.skin.cache import cached
from scenes.skin.light import faded
from scenes.skin.svg import Size

_FAR: tuple[tuple[float, float, float, Cells, float], ...] = (
    (0.235, 0.60, 0.030, ((0, 0), (1, 0), (2, 0)), 0.62),
    (0.762, 0.33, 0.020, ((0, 0), (1, 0)), 0.5),
    (0.775, 0.66, 0.024, ((0, 0), (1, 0), (1, 1)), 0.58),
    (0.315, 0.335, 0.012, ((0, 0), (1, 0)), 0.4),
)
"""The middle of each Island and the size of its cells, in parts of the window; its cells; how clear it is."""


@cached
def sky(size: Size) -> Surface:
    """The whole backdrop; what is farther away is smaller and paler."""
    whole = backdrop.dawn_sky(size).copy()
    for seed, (x, y, pitch, cells, clear) in enumerate(_FAR, 31):
        land = faded(ground(cells, max(4, round(size[1] * pitch * 1.6)), seed, is_small=True), clear)
        whole.blit(land, land.get_rect(center=(round(size[0] * x), round(size[1] * y))))
    return whole
