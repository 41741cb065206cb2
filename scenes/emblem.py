"""The table's own sign: two profiles that face each other, and the vessel between them that both make."""

from __future__ import annotations

import pygame
from pygame import Surface

from scenes.skin.cache import cached
from scenes.skin.colours import GILT
from scenes.skin.light import put_glow
from scenes.skin.noise import clouds, gradient, parted, tinted
from scenes.skin.svg import circle, linear_at, paint, path, polar, radial_at, svg

_FACE = (
    "M0 0 H96 C104 26 118 44 119 66 C120 80 110 90 112 104 C114 118 136 132 150 150 C156 158 150 164 140 166 "
    "C134 167 132 172 135 178 C138 184 144 186 141 192 C139 196 132 197 131 201 C130 206 138 209 137 217 "
    "C136 226 120 228 121 240 C122 252 126 264 112 276 C98 286 66 284 58 306 C50 330 66 350 70 400 H0Z"
)
"""A profile looking right, its face between 100 and 150 of 200, on a height of 400."""


@cached
def emblem(size: int) -> Surface:
    """The sign as a square picture for a round frame, without words."""
    ground = gradient((400, 400), ((0, "#241452"), (0.55, "#150C3A"), (1, "#090520")))
    cloud = tinted(parted(clouds((400, 400), 21, 3, 5), 96), "#6A34A8")
    ground.blit(cloud, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    vessel = svg(
        400,
        400,
        path("M0 0 H400 V400 H0Z", paint("url(#v)")),
        radial_at("v", ((0, "#FFE9B0", 0.95), (0.35, "#E9A94A", 0.75), (1, "#7A3A9A", 0.0)), (200, 190), 190),
    )
    ground.blit(vessel, (0, 0))
    shade = linear_at("f", ((0, "#0B0620"), (0.7, "#1B1046"), (1, "#34207A")), (0, 0), (150, 0))
    edge = paint("url(#f)", "#F3D58C", 2.6, stroke_opacity=0.95)
    left = path(_FACE, edge)
    right = f'<g transform="translate(400 0) scale(-1 1)">{left}</g>'
    faces = svg(400, 400, left + right, shade)
    put_glow(ground, svg(400, 400, _sparks()), (0, 0), 9, "#FFC860", 0.9)
    ground.blit(faces, (0, 0))
    ground.blit(svg(400, 400, _thoughts() + _sparks()), (0, 0))
    return pygame.transform.smoothscale(ground, (size, size)).convert_alpha()


def _thoughts() -> str:
    """Fine lines inside both heads: a mind each."""
    lines = ""
    for middle, turn in (((62, 110), 0), ((338, 110), 180)):
        for ring in range(5):
            x, y = middle
            radius = 12 + ring * 11
            start, end = (
                polar(middle, radius, turn + 20 * ring),
                polar(middle, radius, turn + 20 * ring + 210),
            )
            lines += path(
                f"M{start[0]:.1f} {start[1]:.1f} A{radius} {radius} 0 1 1 {end[0]:.1f} {end[1]:.1f}",
                paint("none", "#9F86FF", 1.8, stroke_opacity=0.75 - ring * 0.1),
            )
            lines += circle(end[0], end[1], 3.2, paint("#CBBCFF", opacity=0.9))
        lines += circle(x, y, 5, paint("#FFF6DD"))
    return lines


def _sparks() -> str:
    """What rises from the vessel between them."""
    places = ((200, 96, 7), (182, 62, 4), (222, 54, 5), (200, 30, 3), (168, 112, 3), (234, 104, 3.5))
    return "".join(circle(x, y, radius, paint(GILT[0][1])) for x, y, radius in places)
