"""Shadow and light: a silhouette, blurred.

Black below a thing lifts it; a colour added around it says "touch me".

Shadows are blitted, glows are *added* (`BLEND_RGB_ADD`); both are larger than their sprite by
`margin(radius)` on every side. `put_shadow` and `put_glow` do that sum.
"""

from __future__ import annotations

import math
from enum import Enum

import pygame
from pygame import SRCALPHA, Surface

from scenes.skin.cache import cached
from scenes.skin.colours import BLACK, WHITE, Colour, rgb
from scenes.skin.svg import Size, circle, drawn_out, paint, radial_at, rounded, svg

Spot = tuple[float, float]
PULSE_STEPS = 8


class Height(Enum):
    """How high a thing lies above the table: blur, drop (both in units) and strength of its shadow."""

    BADGE = (3.0, 1.5, 0.55)
    CARD = (6.0, 3.0, 0.65)
    HAND = (9.0, 5.0, 0.65)
    LIFTED = (13.0, 11.0, 0.75)
    PANEL = (14.0, 6.0, 0.50)
    BUTTON = (6.0, 4.0, 0.55)


def blank(size: Size, colour: Colour = BLACK) -> Surface:
    """A transparent surface whose hidden colour is known, so that blurring it darkens no edge."""
    surface = Surface(size, SRCALPHA)
    surface.fill((*rgb(colour), 0))
    return surface


def margin(radius: float) -> int:
    """How far a shadow or glow of this radius reaches beyond its sprite."""
    return math.ceil(radius * 2)


def blur(surface: Surface, radius: float) -> Surface:
    """A soft copy: shrink, box-blur twice, enlarge. Looks gaussian at a twenty-fifth of the price."""
    if radius < 1:
        return surface.copy()
    shrink = max(1, int(radius // 6))
    width, height = surface.get_size()
    small = surface
    if shrink > 1:
        small = pygame.transform.smoothscale(surface, (max(2, width // shrink), max(2, height // shrink)))
    for _ in range(2):
        small = pygame.transform.box_blur(small, max(1, round(radius / shrink / 1.6)))
    return pygame.transform.smoothscale(small, (width, height)) if shrink > 1 else small


def silhouette(sprite: Surface, colour: Colour, pad: int = 0) -> Surface:
    """The sprite's outline filled with one colour, with room around it."""
    shape = sprite.convert_alpha() if pygame.display.get_surface() else sprite.copy()
    shape.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    shape.fill((*rgb(colour), 0), special_flags=pygame.BLEND_RGBA_ADD)
    padded = blank((sprite.get_width() + 2 * pad, sprite.get_height() + 2 * pad), colour)
    padded.blit(shape, (pad, pad), special_flags=pygame.BLEND_RGBA_MAX)
    return padded


def faded(surface: Surface, alpha: float) -> Surface:
    """A copy at a share of its opacity, 0 to 1."""
    copy = surface.convert_alpha() if pygame.display.get_surface() else surface.copy()
    copy.fill((255, 255, 255, round(255 * max(0.0, min(1.0, alpha)))), special_flags=pygame.BLEND_RGBA_MULT)
    return copy


def masked(content: Surface, mask: Surface) -> Surface:
    """The content where the mask is opaque."""
    cut = content.convert_alpha() if pygame.display.get_surface() else content.copy()
    window = mask.copy()
    window.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    cut.blit(window, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return cut


@cached
def rounded_mask(size: Size, radius: float) -> Surface:
    """White with round corners, to cut pictures and panels."""

    def draw(width: int) -> Surface:
        return svg(width, size[1], rounded(0, 0, width, size[1], radius, paint(WHITE)))

    return drawn_out(size, radius, draw)


def halo(sprite: Surface, radius: float, colour: Colour, strength: float = 1.0) -> Surface:
    """The blurred silhouette, larger than the sprite by `margin(radius)` on every side."""
    soft = blur(silhouette(sprite, colour, margin(radius)), radius)
    return faded(soft, strength) if strength < 1 else soft


@cached
def shadow(sprite: Surface, radius: float, strength: float = 0.65, colour: Colour = BLACK) -> Surface:
    """A shadow to be blitted below the sprite."""
    return halo(sprite, radius, colour, strength)


def added_light(
    sprite: Surface, radius: float, colour: Colour, strength: float = 0.85, times: int = 1
) -> Surface:
    """A light to be added round the sprite, on black; not kept, for pictures that are drawn once."""
    soft = _on_black(halo(sprite, radius, colour, strength))
    light = soft.copy()
    for _ in range(times - 1):
        light.blit(soft, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return light


@cached
def glow(sprite: Surface, radius: float, colour: Colour, strength: float = 0.85, times: int = 1) -> Surface:
    """The same light, kept: for `BLEND_RGB_ADD` round things that are drawn again and again."""
    return added_light(sprite, radius, colour, strength, times)


def _soft_rectangle(size: Size, corner: float, radius: float, colour: Colour, line: float = 0.0) -> Surface:
    """A blurred rounded rectangle, filled or as a line, with its margin: drawn small, since blur hides it."""
    shrink = max(1, int(radius // 3))
    reach = margin(radius)
    whole = (size[0] + 2 * reach, size[1] + 2 * reach)
    small = (max(2, whole[0] // shrink), max(2, whole[1] // shrink))
    inset = line / 2
    style = paint("none", WHITE, line) if line else paint(WHITE)
    outline = rounded(reach + inset, reach + inset, size[0] - line, size[1] - line, corner - inset, style)
    soft = silhouette(svg(whole[0], whole[1], outline, "", small), colour)
    for _ in range(2):
        soft = pygame.transform.box_blur(soft, max(1, round(radius / shrink / 1.6)))
    return pygame.transform.smoothscale(soft, whole) if shrink > 1 else soft


@cached
def outline_glow(
    size: Size, corner: float, radius: float, colour: Colour, strength: float = 0.85, width: float = 3.0
) -> Surface:
    """A light along the edge of a full card, so that its picture is not washed out."""
    soft = _on_black(faded(_soft_rectangle(size, corner, radius, colour, width), strength))
    light = soft.copy()
    light.blit(soft, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return light


@cached
def shadow_under(
    size: Size, corner: float, radius: float, strength: float, colour: Colour = BLACK
) -> Surface:
    """The shadow of a plain rounded rectangle, shared by everything of that size."""
    return faded(_soft_rectangle(size, corner, radius, colour), strength)


@cached
def shadow_around(
    size: Size, corner: float, radius: float, drop: int, strength: float, colour: Colour = BLACK
) -> Surface:
    """The same without what lies under the rectangle itself, so that glass before it stays clear.

    The drop is part of the sprite: blit it `margin(radius)` left of and above the rectangle.
    """
    reach = margin(radius)
    shade = blank((size[0] + 2 * reach, size[1] + 2 * reach + drop), colour)
    under = faded(_soft_rectangle(size, corner, radius, colour), strength)
    shade.blit(under, (0, drop))
    hole = blank(shade.get_size())
    hole.blit(rounded_mask(size, corner), (reach, reach))
    hole.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    shade.blit(hole, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    return shade


@cached
def light_pool(size: Size, colour: Colour, strength: float = 0.5) -> Surface:
    """A soft ellipse of light to be added to a board or wall."""
    round_pool = svg(
        128,
        128,
        circle(64, 64, 64, paint("url(#p)")),
        radial_at("p", ((0, colour, strength), (0.5, colour, strength / 3), (1, colour, 0)), (64, 64), 64),
    )
    return _on_black(pygame.transform.smoothscale(round_pool, size))


@cached
def disabled(sprite: Surface, veil: Colour = "#0E0B1C") -> Surface:
    """The sprite at 45 % saturation under a veil, for what cannot be used now."""
    grey = pygame.transform.grayscale(sprite)
    dull = sprite.copy()
    dull.blit(faded(grey, 0.55), (0, 0))
    dull.blit(faded(silhouette(sprite, veil), 0.60), (0, 0))
    dull.blit(silhouette(sprite, WHITE), (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return dull


def pulse(progress: float) -> float:
    """How strong a legal target shines at a moment of its loop: 70 to 100 %, in few enough steps to cache."""
    wave = 0.5 + 0.5 * math.sin(progress * 2 * math.pi)
    return 0.7 + 0.3 * round(wave * PULSE_STEPS) / PULSE_STEPS


def put_shadow(
    target: Surface,
    sprite: Surface,
    at: Spot,
    radius: float,
    drop: float,
    strength: float = 0.65,
    colour: Colour = BLACK,
) -> None:
    """Blit the sprite's shadow, then nothing else: the sprite itself is the caller's."""
    reach = margin(radius)
    target.blit(shadow(sprite, radius, strength, colour), (at[0] - reach, at[1] - reach + drop))


def put_glow(
    target: Surface,
    sprite: Surface,
    at: Spot,
    radius: float,
    colour: Colour,
    strength: float = 0.85,
    times: int = 1,
) -> None:
    """Add the sprite's light round the place where the sprite stands."""
    reach = margin(radius)
    target.blit(
        glow(sprite, radius, colour, strength, times),
        (at[0] - reach, at[1] - reach),
        special_flags=pygame.BLEND_RGB_ADD,
    )


def put_lifted(target: Surface, sprite: Surface, at: Spot, height: Height, scale: float) -> None:
    """Blit a sprite with the shadow of its height; `scale` is pixels per unit."""
    radius, drop, strength = height.value
    put_shadow(target, sprite, at, radius * scale, drop * scale, strength)
    target.blit(sprite, at)


def _black(size: Size) -> Surface:
    surface = Surface(size)
    surface.fill(0)
    return surface.convert() if pygame.display.get_surface() else surface


def _on_black(sprite: Surface) -> Surface:
    surface = _black(sprite.get_size())
    surface.blit(sprite, (0, 0))
    return surface
