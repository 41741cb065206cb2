"""Texture without pictures: noise for sky, paper and paint; grain and vignette for the last layer."""

from __future__ import annotations

import functools
import random
from itertools import pairwise

import pygame
from pygame import Surface

from scenes.skin.colours import BLACK, Colour, rgb
from scenes.skin.svg import Size, paint, radial_at, svg

GRAIN_TILE = 256
_GREYS = [(value, value, value) for value in range(256)]


def seed_of(*parts: object) -> int:
    """A number from words and numbers, the same in every run (unlike `hash`)."""
    number = 0xCBF29CE484222325
    for byte in "\x1f".join(str(part) for part in parts).encode():
        number = (number ^ byte) * 0x100000001B3 % (1 << 64)
    return number


def grey_bytes(raw: bytes, size: Size) -> Surface:
    """A grey picture from one byte a pixel."""
    indexed = pygame.image.frombytes(raw, size, "P")
    indexed.set_palette(_GREYS)
    return _as_screen(indexed)


def octaves(size: Size, seed: int, base: int = 5, count: int = 5) -> Surface:
    """Cloudy grey, dark to bright: summed noise, each octave twice as fine and half as strong."""
    width, height = size
    chance = random.Random(seed)
    total = _as_screen(Surface(size))
    total.fill(0)
    strength = 0.5
    for octave in range(count):
        across = base * 2**octave
        down = max(2, round(across * height / width))
        layer = grey_bytes(chance.randbytes(across * down), (across, down))
        layer = pygame.transform.smoothscale(layer, size)
        if across < 40 and width // across > 3:
            layer = pygame.transform.box_blur(layer, max(1, width // across // 3))
        level = round(255 * strength)
        layer.fill((level, level, level), special_flags=pygame.BLEND_RGB_MULT)
        total.blit(layer, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        strength *= 0.55
    return total


def clouds(size: Size, seed: int, base: int = 4, count: int = 5, shrink: int = 4) -> Surface:
    """Octaves made at a fraction of the size and enlarged: for anything soft and large."""
    small = (max(8, size[0] // shrink), max(8, size[1] // shrink))
    return pygame.transform.smoothscale(octaves(small, seed, base, count), size)


def tinted(grey: Surface, colour: Colour) -> Surface:
    """Grey noise in one colour."""
    copy = grey.copy()
    copy.fill(rgb(colour), special_flags=pygame.BLEND_RGB_MULT)
    return copy


def parted(grey: Surface, floor: int) -> Surface:
    """Clouds pushed apart: what is darker than the floor becomes black, the rest twice as bright."""
    copy = grey.copy()
    copy.fill((floor, floor, floor), special_flags=pygame.BLEND_RGB_SUB)
    copy.blit(copy, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return copy


def textured(
    target: Surface, seed: int, depth: Colour, base: int = 6, count: int = 5, lighten: bool = False
) -> None:
    """Work noise into a drawn surface: subtracted as on paper and stone, or added as in a sky."""
    size = target.get_size()
    shrink = 2 if size[0] > 60 else 1
    texture = tinted(clouds(size, seed, base, count, shrink), depth)
    target.blit(texture, (0, 0), special_flags=pygame.BLEND_RGB_ADD if lighten else pygame.BLEND_RGB_SUB)


@functools.lru_cache(maxsize=8)
def _grain_tiles(amplitude: int, seed: int) -> tuple[Surface, Surface]:
    noise = grey_bytes(random.Random(seed).randbytes(GRAIN_TILE**2), (GRAIN_TILE, GRAIN_TILE))
    lighter, darker = noise.copy(), _as_screen(Surface(noise.get_size()))
    lighter.fill((128, 128, 128), special_flags=pygame.BLEND_RGB_SUB)
    darker.fill((128, 128, 128))
    darker.blit(noise, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    level = min(255, round(255 * amplitude / 128))
    for tile in (lighter, darker):
        tile.fill((level, level, level), special_flags=pygame.BLEND_RGB_MULT)
    return lighter, darker


def grain(target: Surface, amplitude: int = 5, seed: int = 3) -> Surface:
    """Film grain over a background layer or a card, never over text. Changes the surface, keeps its alpha."""
    lighter, darker = _grain_tiles(amplitude, seed)
    width, height = target.get_size()
    for top in range(0, height, GRAIN_TILE):
        for left in range(0, width, GRAIN_TILE):
            target.blit(lighter, (left, top), special_flags=pygame.BLEND_RGB_ADD)
            target.blit(darker, (left, top), special_flags=pygame.BLEND_RGB_SUB)
    return target


def vignette(target: Surface, strength: float = 0.55, colour: Colour = BLACK, hold: float = 0.55) -> Surface:
    """Darken towards the corners; `hold` is the share of the radius that stays clear. Changes the surface."""
    width, height = target.get_size()
    small = (max(16, width // 6), max(9, height // 6))
    shade = svg(
        160,
        90,
        f'<rect width="160" height="90" {paint("url(#v)")}/>',
        radial_at("v", ((0, colour, 0), (hold, colour, 0), (1, colour, strength)), (80, 45), 98),
        small,
    )
    target.blit(pygame.transform.smoothscale(shade, (width, height)), (0, 0))
    return target


def gradient(size: Size, stops: tuple[tuple[float, Colour], ...], sideways: bool = False) -> Surface:
    """An opaque gradient, top to bottom or left to right."""
    steps = 128
    column = Surface((1, steps))
    for step in range(steps):
        column.set_at((0, step), _between(stops, step / (steps - 1)))
    if sideways:
        column = pygame.transform.rotate(column, 90)
        return _as_screen(
            pygame.transform.smoothscale(pygame.transform.smoothscale(column, (size[0], 2)), size)
        )
    return _as_screen(pygame.transform.smoothscale(pygame.transform.smoothscale(column, (2, size[1])), size))


def _between(stops: tuple[tuple[float, Colour], ...], place: float) -> tuple[int, ...]:
    for (low, first), (high, second) in pairwise(stops):
        if place <= high:
            share = max(0.0, (place - low) / max(1e-6, high - low))
            return tuple(round(a + (b - a) * share) for a, b in zip(rgb(first), rgb(second), strict=True))
    return rgb(stops[-1][1])


def _as_screen(surface: Surface) -> Surface:
    """Opaque, in the screen's format when there is a screen, else 32 bits."""
    if pygame.display.get_surface():
        return surface.convert()
    opaque = Surface(surface.get_size(), 0, 32)
    opaque.blit(surface, (0, 0))
    return opaque
