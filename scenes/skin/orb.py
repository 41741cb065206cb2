"""Glass and gilt: orbs, beads, resources with a number, medallions."""

from __future__ import annotations

import pygame
from pygame import Surface

from scenes.skin.cache import cached
from scenes.skin.colours import BLACK, GILT, WHITE, Colour, mix
from scenes.skin.light import added_light, blank, halo, margin, masked
from scenes.skin.svg import (
    circle,
    ellipse,
    linear,
    linear_at,
    paint,
    radial,
    radial_at,
    sheen,
    sheen_gradient,
    svg,
)
from scenes.skin.type import line
from scenes.units import Units


def _glass_defs(bright: Colour, body: Colour, deep: Colour) -> str:
    defs = radial("b", ((0, bright), (0.4, body), (1, deep)), (0.38, 0.31), 0.70)
    defs += linear("r", ((0, WHITE, 0.9), (0.4, WHITE, 0.15), (1, WHITE, 0.42)))
    defs += sheen_gradient("h", WHITE, 0.95)
    return defs + sheen_gradient("c", WHITE, 0.32)


@cached
def orb(radius: int, colour: Colour, deep: Colour | None = None) -> Surface:
    """A glass ball; its side is `2 * radius + 2`."""
    side = 2 * radius + 2
    c = side / 2
    rim = max(1.0, radius * 0.05)
    body = circle(c, c, radius, paint("url(#b)"))
    body += sheen(c + radius * 0.12, c + radius * 0.58, radius * 0.58, radius * 0.30, "c")
    body += circle(c, c, radius - rim / 2, paint("none", "url(#r)", rim))
    body += sheen(c - radius * 0.3, c - radius * 0.45, radius * 0.46, radius * 0.28, "h", -24)
    dark = deep or mix(colour, "#05030F", 0.68)
    return svg(side, side, body, _glass_defs(mix(colour, WHITE, 0.62), colour, dark))


def empty_orb(radius: int, colour: Colour) -> Surface:
    """A hollow glass sphere for beads to lie in: dark inside, its colour at the rim."""
    return orb(radius, mix(colour, "#0B0720", 0.35), mix(colour, "#05030F", 0.74))


@cached
def glass_front(radius: int) -> Surface:
    """The reflexes in front of the beads: blit it over them, same side as the orb."""
    side = 2 * radius + 2
    c = side / 2
    body = sheen(c - radius * 0.28, c - radius * 0.46, radius * 0.48, radius * 0.27, "h", -20)
    body += circle(c, c, radius - 1, paint("none", "url(#r)", max(1.0, radius * 0.05)))
    defs = sheen_gradient("h", WHITE, 0.85)
    return svg(side, side, body, defs + linear("r", ((0, WHITE, 0.8), (0.5, WHITE, 0.12), (1, WHITE, 0.45))))


@cached
def bead(radius: int, colour: Colour = "#5FD0E6") -> Surface:
    """A small glass bead, the same as an orb but simple enough to stay clear at a few pixels."""
    side = 2 * radius + 2
    c = side / 2
    body = circle(
        c, c, radius, paint("url(#b)", mix(colour, WHITE, 0.7), max(0.6, radius * 0.1), stroke_opacity=0.6)
    )
    body += ellipse(
        c - radius * 0.3, c - radius * 0.38, radius * 0.32, radius * 0.22, paint(WHITE, opacity=0.9), -24
    )
    defs = radial(
        "b", ((0, mix(colour, WHITE, 0.75)), (0.5, colour), (1, mix(colour, BLACK, 0.5))), (0.4, 0.34), 0.75
    )
    return svg(side, side, body, defs)


@cached
def resource_orb(number: str, radius: int, colour: Colour, units: Units, lit: bool = True) -> Surface:
    """An orb with an amount in it and a breath of its own light round it.

    Larger than the orb by `orb_margin(radius)` on every side.
    """
    pad = orb_margin(radius)
    ball = orb(radius, colour)
    whole = blank((ball.get_width() + 2 * pad, ball.get_height() + 2 * pad), colour)
    if lit:
        soft = halo(ball, pad / 2, colour, 0.55)
        whole.blit(soft, soft.get_rect(center=(whole.get_width() / 2, whole.get_height() / 2)))
    whole.blit(ball, (pad, pad))
    middle = (whole.get_width() / 2, whole.get_height() / 2)
    digits = line(
        number, "number", WHITE, units, max(12.0, radius * 1.15 / units.scale), mix(colour, BLACK, 0.78)
    )
    whole.blit(digits, digits.get_rect(center=middle))
    return whole


def orb_margin(radius: int) -> int:
    """The room for the light round a resource orb."""
    return max(4, round(radius * 0.5))


@cached
def medallion(
    size: int, picture: Surface, accent: Colour = "#966EFF", lit: bool = False, dim: float = 0.0
) -> Surface:
    """A picture in a round gilt frame under glass: `size` pixels square, the frame included.

    The light in the accent colour is a sprite of its own, see `medallion_light`; `dim` darkens the picture.
    """
    ring = max(3.0, size * 0.026)
    radius = size / 2 - ring - 2
    inner = round(radius * 2)
    picture = (
        pygame.transform.smoothscale(picture, (inner, inner))
        if picture.get_size() != (inner, inner)
        else picture
    )
    disc = svg(inner, inner, circle(inner / 2, inner / 2, inner / 2, paint(WHITE)))
    whole = blank((size, size))
    whole.blit(masked(picture, disc), ((size - inner) // 2, (size - inner) // 2))
    c = size / 2
    body = circle(c, c, radius, paint("url(#s)"))
    if dim:
        body += circle(c, c, radius, paint("#0A0620", opacity=dim))
    body += circle(c, c, radius + ring / 2, paint("none", "url(#g)", ring))
    body += circle(
        c, c, radius + ring - 0.4, paint("none", "#FFF6DD", max(0.8, ring * 0.17), stroke_opacity=0.85)
    )
    body += circle(c, c, radius + 0.3, paint("none", "#1A0E04", max(1.0, ring * 0.26), stroke_opacity=0.75))
    if lit:
        body += circle(
            c,
            c,
            radius - ring * 0.4,
            paint("none", mix(accent, WHITE, 0.5), max(1.0, ring * 0.3), stroke_opacity=0.7),
        )
    body += sheen(c - radius * 0.34, c - radius * 0.60, radius * 0.52, radius * 0.24, "h", -28)
    defs = radial_at("s", ((0, BLACK, 0), (0.72, BLACK, 0), (1, "#05030F", 0.62)), (c, c), radius)
    defs += linear_at("g", GILT, (size * 0.1, size * 0.05), (size * 0.9, size * 0.95))
    defs += sheen_gradient("h", WHITE, 0.34)
    whole.blit(svg(size, size, body, defs), (0, 0))
    return whole


@cached
def medallion_light(size: int, accent: Colour, strength: float = 1.0) -> Surface:
    """The light round a medallion, to be *added*; larger by `margin(medallion_reach(size))` on every side."""
    ring = svg(
        size, size, circle(size / 2, size / 2, size / 2 - size * 0.02, paint("none", accent, size * 0.03))
    )
    return added_light(ring, medallion_reach(size), accent, min(1.0, strength), 2)


def medallion_reach(size: int) -> float:
    """The blur of a medallion's light."""
    return max(4.0, size * 0.055)


def draw_medallion(
    target: Surface,
    centre: tuple[int, int],
    size: int,
    picture: Surface,
    accent: Colour,
    hot: bool = False,
    dim: float = 0.0,
) -> None:
    """Shadow, light and frame; a hot one (hovered or focused) shines brighter."""
    reach = margin(medallion_reach(size))
    corner = (centre[0] - size // 2, centre[1] - size // 2)
    shade = _medallion_shadow(size)
    pad = (shade.get_width() - size) // 2
    target.blit(shade, (corner[0] - pad, corner[1] - pad + round(size * 0.04)))
    light = medallion_light(size, accent, 1.0 if hot else 0.62)
    target.blit(light, (corner[0] - reach, corner[1] - reach), special_flags=pygame.BLEND_RGB_ADD)
    target.blit(medallion(size, picture, accent, hot, dim), corner)


@cached
def _medallion_shadow(size: int) -> Surface:
    disc = svg(size, size, circle(size / 2, size / 2, size / 2, paint(WHITE)))
    return halo(disc, size * 0.06, BLACK, 0.7)
