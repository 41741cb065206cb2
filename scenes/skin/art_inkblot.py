"""Mirrored inkblots: the form of Gloom.

Metaballs, blurred and cut at a threshold, like ink between two pages.
"""

from __future__ import annotations

import math
import random

import pygame
from pygame import Surface

from scenes.skin.cache import cached
from scenes.skin.colours import WHITE, Colour, Stops, mix
from scenes.skin.light import added_light, blank, blur, faded, margin, masked
from scenes.skin.noise import gradient, seed_of, textured
from scenes.skin.svg import Size

TONES: dict[str, Stops] = {
    "red": ((0, "#FFB0A0"), (0.5, "#D8543F"), (1, "#6A1030")),
    "yellow": ((0, "#FFF0A8"), (0.5, "#D9A53A"), (1, "#7A4A20")),
    "green": ((0, "#B8F5E2"), (0.5, "#2FAE90"), (1, "#14506A")),
    "blue": ((0, "#B9C4FF"), (0.5, "#6F8CF5"), (1, "#3A48C0")),
    "wild": ((0, "#FFFFFF"), (0.5, "#C9B8F5"), (1, "#5A4A9A")),
}
_OPAQUE = (255, 255, 255, 255)


@cached
def inkblot(size: Size, ident: str, tones: Stops) -> Surface:
    """The figure alone, transparent around: a body, a paler inner figure, drops."""
    chance = random.Random(seed_of("inkblot", ident))
    figure = _layer(size, chance, 15, (0.05, 0.15), 0.10, 112)
    figure.blit(_drops(size, chance), (0, 0))
    figure.blit(gradient(size, tones).convert_alpha(), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    inner = _layer(size, chance, 7, (0.03, 0.09), 0.07, 120)
    pale: Stops = ((0, mix(tones[0][1], WHITE, 0.55)), (1, mix(tones[-1][1], WHITE, 0.35)))
    inner.blit(gradient(size, pale).convert_alpha(), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    figure.blit(faded(masked(inner, figure), 0.5), (0, 0))
    return figure


def _layer(
    size: Size, chance: random.Random, count: int, radii: tuple[float, float], spread: float, threshold: int
) -> Surface:
    """Balls wandering away from the fold, tendrils on some, run together and mirrored."""
    sharp = 2
    width, height = size[0] * sharp, size[1] * sharp
    unit = min(width, height)
    canvas = blank((width, height), WHITE)
    x, y = 0.0, chance.uniform(0.3, 0.7)
    # A spine along the fold holds the two halves together.
    for step in range(4):
        _mirrored(
            canvas,
            chance.uniform(0, 0.05) * width,
            height * (0.30 + 0.13 * step),
            chance.uniform(*radii) * unit * 0.8,
        )
    for _ in range(count):
        away = chance.random() < 0.75
        x = (
            min(0.40 * width, abs(x + chance.gauss(0.05, spread) * width))
            if away
            else abs(chance.gauss(0, 0.06)) * width
        )
        y = min(0.84, max(0.16, y + chance.gauss(0, 0.17)))
        radius = chance.uniform(*radii) * unit * (1 - 0.5 * x / (0.5 * width))
        _mirrored(canvas, x, y * height, radius)
        if chance.random() < 0.6:
            angle, length = chance.uniform(-1.2, 1.2), chance.uniform(0.10, 0.26) * unit
            for step in range(9):
                share = step / 8
                _mirrored(
                    canvas,
                    x + math.cos(angle) * length * share,
                    y * height + math.sin(angle) * length * share + math.sin(share * 3) * unit * 0.02,
                    max(1.0, radius * 0.5 * (1 - share * 0.75)),
                )
    soft = blur(canvas, max(2.0, unit * 0.028))
    shape = pygame.mask.from_surface(soft, threshold).to_surface(
        setcolor=_OPAQUE, unsetcolor=(255, 255, 255, 0)
    )
    return pygame.transform.smoothscale(shape.convert_alpha(), size)


def _drops(size: Size, chance: random.Random) -> Surface:
    sharp = 2
    width, height = size[0] * sharp, size[1] * sharp
    canvas = blank((width, height), WHITE)
    for _ in range(10):
        x = abs(chance.gauss(0.22, 0.12)) * width
        _mirrored(
            canvas, x, chance.uniform(0.1, 0.9) * height, chance.uniform(0.006, 0.018) * min(width, height)
        )
    return pygame.transform.smoothscale(canvas, size)


def _mirrored(canvas: Surface, x: float, y: float, radius: float) -> None:
    middle = canvas.get_width() / 2
    for side in (1, -1):
        pygame.draw.circle(canvas, _OPAQUE, (middle + side * x, y), radius)


@cached
def inkblot_picture(size: Size, ident: str, vibe: str) -> Surface:
    """A whole picture: a dark violet page, the blot and the light it gives off."""
    tones = TONES[vibe]
    picture = gradient(size, ((0, "#2A2570"), (1, "#0F0A2C"))).convert_alpha()
    textured(picture, seed_of("page", ident), "#34286A", 4, 5, lighten=True)
    figure = inkblot(size, ident, tones)
    reach = max(2.0, min(size) * 0.10)
    light: Colour = mix(tones[1][1], "#5A50C8", 0.6)
    picture.blit(
        added_light(figure, reach, light, 0.7),
        (-margin(reach), -margin(reach)),
        special_flags=pygame.BLEND_RGB_ADD,
    )
    picture.blit(figure, (0, 0))
    return picture
