"""Paintings in seven manners and an emblem, one for each school of Ego & Opus.

The motif, like everything else, comes from the id.
"""

from __future__ import annotations

import random
from collections.abc import Callable

from pygame import Surface

from scenes.skin.art_painting_craft import blueprint, emblem, ink_strokes, still_life
from scenes.skin.art_painting_light import dabs_of_light, page_and_quill, rings_and_staves, stage
from scenes.skin.cache import cached
from scenes.skin.noise import seed_of, textured
from scenes.skin.svg import Size

MANNERS: dict[str, Callable[[Size, random.Random], Surface]] = {
    "VIS": dabs_of_light,
    "MUS": rings_and_staves,
    "LIT": page_and_quill,
    "PFM": stage,
    "CFT": blueprint,
    "CUL": still_life,
    "MRL": ink_strokes,
    "ALL": emblem,
}


@cached
def painting(size: Size, ident: str, school: str) -> Surface:
    """The picture of a work: the manner is the school's, the motif the id's."""
    picture = MANNERS[school](size, random.Random(seed_of("painting", school, ident)))
    textured(picture, seed_of("canvas", ident), "#1E1E1E", 12, 4)
    return picture
