"""One checksum for every kind of generated picture: `python -m tests.skin.artworks` prints them.

The test runs it in two processes with different hash seeds and compares.
"""

from __future__ import annotations

import os
import zlib
from collections.abc import Callable

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame
from pygame import Surface

from scenes.skin import backdrop
from scenes.skin.art_blossom import blossom_picture
from scenes.skin.art_inkblot import inkblot_picture
from scenes.skin.art_landscape import landscape
from scenes.skin.art_lights import lantern_picture, light_picture
from scenes.skin.art_mirror import cracked_mask
from scenes.skin.art_painting import MANNERS, painting
from scenes.skin.art_portrait import portrait

SIZE = (48, 40)

ARTS: dict[str, Callable[[str], Surface]] = {
    "blossom": lambda ident: blossom_picture(SIZE, ident, "red"),
    "inkblot": lambda ident: inkblot_picture(SIZE, ident, "blue"),
    "landscape": lambda ident: landscape(SIZE, ident, "dawn"),
    "lantern": lambda ident: lantern_picture(SIZE, ident, "#F0A63C", 2),
    "light": lambda ident: light_picture(SIZE, ident, "#5FD0E6"),
    "mask": lambda ident: cracked_mask(SIZE, ident),
    "portrait": lambda ident: portrait(SIZE, ident, "#E8640C"),
    **{
        f"painting {school}": lambda ident, school=school: painting(SIZE, ident, school) for school in MANNERS
    },
}
BACKDROPS: dict[str, Callable[[], Surface]] = {
    "night": lambda: backdrop.night_mind((160, 90)),
    "dawn": lambda: backdrop.dawn_sky((160, 90)),
    "gallery": lambda: backdrop.gallery_wall((160, 90)),
}


def checksum(picture: Surface) -> int:
    """A number for the picture's pixels."""
    return zlib.crc32(pygame.image.tobytes(picture, "RGBA"))


def checksums() -> dict[str, int]:
    """All kinds of art for two ids, and the backdrops."""
    found = {
        f"{name} {ident}": checksum(draw(ident)) for name, draw in ARTS.items() for ident in ("fear", "joy")
    }
    return found | {name: checksum(draw()) for name, draw in BACKDROPS.items()}


if __name__ == "__main__":
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    for name, number in checksums().items():
        print(name, number)
