"""Lanterns and lights in the dark: for small games about light, and for anything that floats and glows."""

from __future__ import annotations

import random

import pygame
from pygame import Surface

from scenes.skin.cache import cached
from scenes.skin.colours import BLACK, WHITE, Colour, mix
from scenes.skin.light import added_light, margin
from scenes.skin.noise import gradient, seed_of, textured
from scenes.skin.svg import Size, circle, ellipse, linear, paint, path, radial_at, rounded, svg


@cached
def lantern_picture(size: Size, ident: str, colour: Colour, lights: int = 1) -> Surface:
    """Paper lanterns over dark water, one for each light; forms and places come from the id."""
    width, height = size
    chance = random.Random(seed_of("lantern", ident))
    dusk = mix(colour, "#0C0A24", 0.80)
    picture = gradient(
        size, ((0, "#0C0A24"), (0.62, dusk), (0.63, mix(dusk, BLACK, 0.35)), (1, "#05040F"))
    ).convert_alpha()
    textured(picture, seed_of("dusk", ident), mix(colour, "#140F2E", 0.55), 4, 5, lighten=True)
    shore = height * 0.63
    ridge = f"M0 {shore:.1f} "
    x = 0.0
    while x < width:
        step = width * chance.uniform(0.12, 0.28)
        ridge += (
            f"Q{x + step / 2:.1f} {shore - height * chance.uniform(0.04, 0.16):.1f} "
            f"{x + step:.1f} {shore:.1f} "
        )
        x += step
    stars = "".join(
        circle(
            chance.uniform(0, width),
            chance.uniform(0, shore * 0.8),
            chance.uniform(0.3, 0.9) * height / 90,
            paint(WHITE, opacity=chance.uniform(0.3, 0.9)),
        )
        for _ in range(24)
    )
    picture.blit(svg(width, height, stars + path(ridge + "Z", paint(mix(dusk, BLACK, 0.55)))), (0, 0))
    count = max(1, min(lights, 7))
    for index in range(count):
        share = (index + 0.5) / count
        tall = height * (0.50 if count == 1 else 0.40 if count < 4 else 0.30) * chance.uniform(0.88, 1.08)
        middle = (width * (0.5 + (share - 0.5) * 0.82), height * (0.40 + chance.uniform(-0.07, 0.07)))
        _hang(picture, middle, tall, colour, chance)
    return picture


def _hang(
    picture: Surface, middle: tuple[float, float], tall: float, colour: Colour, chance: random.Random
) -> None:
    lamp = lantern(max(6, round(tall)), colour, chance.randrange(3))
    corner = (round(middle[0] - lamp.get_width() / 2), round(middle[1] - lamp.get_height() / 2))
    reach = max(3.0, tall * 0.22)
    light = added_light(lamp, reach, colour, 0.9)
    picture.blit(
        light, (corner[0] - margin(reach), corner[1] - margin(reach)), special_flags=pygame.BLEND_RGB_ADD
    )
    wide = max(4, round(tall * 0.8))
    deep = max(2, round(tall * 0.5))
    gleam = svg(
        100,
        60,
        "".join(
            ellipse(
                50 + chance.uniform(-9, 9),
                8 + 9 * k,
                34 - 5 * k,
                2.1,
                paint(mix(colour, WHITE, 0.35), opacity=0.5 - 0.08 * k),
            )
            for k in range(6)
        ),
        "",
        (wide, deep),
    )
    picture.blit(gleam, (round(middle[0] - wide / 2), round(picture.get_height() * 0.68)))
    picture.blit(lamp, corner)


@cached
def lantern(height: int, colour: Colour, form: int = 0) -> Surface:
    """One lit lantern of three forms: round, long, six-sided."""
    body = path("M50 2 V14", paint("none", "#E9CF94", 1.6))
    if form == 0:
        body += ellipse(50, 58, 37, 36, paint("url(#l)", mix(colour, BLACK, 0.3), 1.4))
        ribs = (10, 22, 32)
    elif form == 1:
        body += rounded(22, 20, 56, 78, 26, paint("url(#l)", mix(colour, BLACK, 0.3), 1.4))
        ribs = (8, 17, 25)
    else:
        body += path("M32 20 H68 L84 58 L68 96 H32 L16 58Z", paint("url(#l)", mix(colour, BLACK, 0.3), 1.4))
        ribs = (9, 19, 29)
    low = {0: 94, 1: 98, 2: 96}[form]
    high = {0: 22, 1: 20, 2: 20}[form]
    for rib in ribs:
        for side in (-1, 1):
            body += path(
                f"M{50 + side * rib * 0.5} {high} Q{50 + side * rib * 1.25} 58 {50 + side * rib * 0.5} {low}",
                paint("none", mix(colour, "#5A1E0A", 0.35), 1.1, stroke_opacity=0.5),
            )
    body += rounded(33, high - 6, 34, 7, 2.5, paint("url(#c)", "#4A2E10", 0.8))
    body += rounded(35, low - 2, 30, 7, 2.5, paint("url(#c)", "#4A2E10", 0.8))
    for strand in (44, 50, 56):
        body += path(
            f"M{strand} {low + 5} q{(strand - 50) * 0.3} 8 0 15",
            paint("none", mix(colour, WHITE, 0.25), 1.5, stroke_opacity=0.9),
        )
    body += ellipse(50, 62, 14, 18, paint("url(#f)"))
    defs = radial_at(
        "l",
        ((0, "#FFF8E0"), (0.35, mix(colour, WHITE, 0.5)), (0.8, colour), (1, mix(colour, BLACK, 0.3))),
        (48, 62),
        46,
    )
    defs += linear("c", ((0, "#F6DC94"), (1, "#8A6428")))
    defs += radial_at("f", ((0, WHITE, 0.95), (1, WHITE, 0)), (50, 62), 18)
    return svg(100, 120, body, defs, (max(1, round(height * 100 / 120)), height))


@cached
def light_picture(size: Size, ident: str, colour: Colour) -> Surface:
    """One great light in fog: rings, rays and motes."""
    width, height = size
    chance = random.Random(seed_of("light", ident))
    middle = (width * chance.uniform(0.42, 0.58), height * chance.uniform(0.42, 0.55))
    unit = min(size)
    picture = gradient(
        size, ((0, mix(colour, "#0A0820", 0.82)), (1, mix(colour, "#04030C", 0.90)))
    ).convert_alpha()
    textured(picture, seed_of("fog", ident), mix(colour, "#0E0A24", 0.72), 3, 5, lighten=True)
    body = circle(*middle, unit * 0.62, paint("url(#g)"))
    for ring in range(3):
        body += circle(
            *middle,
            unit * (0.20 + 0.10 * ring),
            paint("none", mix(colour, WHITE, 0.6), unit * 0.008, stroke_opacity=0.5 - 0.13 * ring),
        )
    for _ in range(18):
        spot = (chance.uniform(0, width), chance.uniform(0, height))
        body += circle(
            *spot,
            unit * chance.uniform(0.004, 0.016),
            paint(mix(colour, WHITE, 0.7), opacity=chance.uniform(0.3, 0.9)),
        )
    body += circle(*middle, unit * 0.10, paint("url(#h)"))
    defs = radial_at(
        "g", ((0, mix(colour, WHITE, 0.6), 0.95), (0.25, colour, 0.55), (1, colour, 0)), middle, unit * 0.62
    )
    defs += radial_at(
        "h", ((0, WHITE), (0.6, mix(colour, WHITE, 0.7)), (1, mix(colour, WHITE, 0.4))), middle, unit * 0.10
    )
    picture.blit(svg(width, height, body, defs), (0, 0))
    return picture
