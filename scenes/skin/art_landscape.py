"""Landscapes: sky, a sun or moon, three ranges of hills, trees or towers. The palette gives the hour."""

from __future__ import annotations

import random
from dataclasses import dataclass

from pygame import Surface

from scenes.skin.cache import cached
from scenes.skin.colours import WHITE, Colour, mix
from scenes.skin.noise import seed_of, textured
from scenes.skin.svg import Size, circle, linear, paint, path, radial_at, rounded, svg


@dataclass(frozen=True, slots=True)
class Hour:
    """The light over a landscape."""

    sky: Colour
    horizon: Colour
    land: Colour
    starry: bool = False


HOURS: dict[str, Hour] = {
    "military": Hour("#FFD6A8", "#FF9474", "#B0341C"),
    "magical": Hour("#27307A", "#B08AE6", "#22397C", starry=True),
    "economic": Hour("#A0DCF4", "#FFF2C8", "#C9A92A"),
    "cultural": Hour("#BDEEE0", "#FFF4D0", "#3AA587"),
    "political": Hour("#C8AEF6", "#FFDCEA", "#A862DA"),
    "night": Hour("#0E0B2C", "#4A3A8A", "#241E50", starry=True),
    "dawn": Hour("#6FA8D8", "#FBD9C0", "#5A9A60"),
}


@cached
def landscape(size: Size, ident: str, hour: str = "dawn", trees: bool = True) -> Surface:
    """Hills under a sky; places and forms come from the id. Games draw their own buildings on top."""
    width, height = size
    light = HOURS[hour]
    chance = random.Random(seed_of("landscape", ident))
    sun = (width * chance.uniform(0.16, 0.84), height * chance.uniform(0.16, 0.30))
    body = rounded(0, 0, width, height, 0, paint("url(#k)"))
    defs = linear("k", ((0, light.sky), (1, light.horizon)))
    if light.starry:
        body += "".join(
            circle(
                chance.uniform(0, width),
                chance.uniform(0, height * 0.55),
                chance.uniform(0.4, 1.1) * height / 90,
                paint(WHITE, opacity=0.8),
            )
            for _ in range(20)
        )
    body += circle(*sun, width * 0.34, paint("url(#s)"))
    body += circle(*sun, height * 0.085, paint(WHITE, opacity=0.92))
    defs += radial_at("s", ((0, WHITE, 0.8), (1, WHITE, 0)), sun, width * 0.34)
    far, middle, near = (
        mix(light.land, light.sky, 0.58),
        mix(light.land, light.horizon, 0.34),
        mix(light.land, "#10241C", 0.15),
    )
    for number, (level, swing, tone) in enumerate(
        ((0.60, 0.20, far), (0.75, 0.13, middle), (0.87, 0.07, near))
    ):
        defs += linear(f"h{number}", ((0, mix(tone, WHITE, 0.16)), (1, mix(tone, "#0A1020", 0.12))))
        body += path(_hills(chance, width, height, height * level, height * swing), paint(f"url(#h{number})"))
    if trees:
        dark = mix(light.land, "#0A1020", 0.5)
        for _ in range(chance.randint(3, 6)):
            x = width * chance.choice((chance.uniform(0.03, 0.28), chance.uniform(0.72, 0.97)))
            body += _tree(x, height * chance.uniform(0.86, 0.95), height * chance.uniform(0.10, 0.19), dark)
    picture = svg(width, height, body, defs)
    textured(picture, seed_of("land", ident), "#1C1A1E", 8, 4)
    return picture


def _hills(chance: random.Random, width: float, height: float, level: float, swing: float) -> str:
    x = -width * 0.1
    outline = f"M{x:.1f} {height:.1f} L{x:.1f} {level:.1f}"
    while x < width * 1.1:
        step = width / 3 * chance.uniform(0.8, 1.3)
        top = level - swing * chance.uniform(0.4, 1.2)
        outline += (
            f" Q{x + step / 2:.1f} {top:.1f} {x + step:.1f} {level + chance.uniform(-0.2, 0.2) * swing:.1f}"
        )
        x += step
    return outline + f" L{x:.1f} {height:.1f}Z"


def _tree(x: float, foot: float, tall: float, colour: Colour) -> str:
    """A fir: three tiers, light from the left."""
    trunk = path(f"M{x:.1f} {foot:.1f} v{-tall * 0.3:.1f}", paint("none", "#4A3520", max(0.8, tall * 0.07)))
    tiers = ""
    for low, wide, pale in ((0.12, 0.36, 0.0), (0.36, 0.29, 0.1), (0.58, 0.21, 0.2)):
        y = foot - tall * low
        tiers += path(
            f"M{x:.1f} {y - tall * 0.42:.1f} L{x + tall * wide:.1f} {y:.1f} H{x - tall * wide:.1f}Z",
            paint(mix(colour, WHITE, pale)),
        )
        tiers += path(
            f"M{x:.1f} {y - tall * 0.42:.1f} L{x + tall * wide:.1f} {y:.1f} H{x:.1f}Z",
            paint("#0A2A20", opacity=0.25),
        )
    return trunk + tiers
