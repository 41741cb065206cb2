"""Blossoms with n-fold symmetry: the form of Bliss."""

from __future__ import annotations

import math
import random

import pygame
from pygame import Surface

from scenes.skin.cache import cached
from scenes.skin.colours import WHITE, Colour, mix
from scenes.skin.light import added_light, halo, margin
from scenes.skin.noise import gradient, seed_of, textured
from scenes.skin.svg import Point, Size, circle, paint, path, polar, radial_at, svg

TONES: dict[str, tuple[Colour, Colour]] = {
    "red": ("#FF9A5A", "#A3202E"),
    "yellow": ("#FFD84A", "#D9772B"),
    "green": ("#B8E86A", "#1F8A6A"),
    "blue": ("#9FC4FF", "#3A4FC0"),
    "wild": ("#F6E9FF", "#8A6FD0"),
}
"""The light and the deep tone of each Vibe."""


@cached
def blossom(size: Size, ident: str, light: Colour, deep: Colour, layers: int = 4) -> Surface:
    """The flower alone, transparent around; petals, rings and rotation come from the id."""
    width, height = size
    chance = random.Random(seed_of("blossom", ident))
    centre = (width / 2, height / 2)
    reach = min(width, height) * 0.46
    petals = chance.choice((5, 5, 6, 7, 8, 9, 12))
    turn = chance.uniform(0, 60)
    form = chance.choice(("round", "pointed", "notched"))
    shrink = chance.uniform(0.19, 0.28)
    twist = chance.choice((0.0, 0.0, 0.22))
    body, defs = "", ""
    for layer in range(layers):
        count = petals * (2 if layer % 2 and petals < 8 else 1)
        length = reach * (1 - shrink * layer)
        root = reach * chance.uniform(0.08, 0.16)
        half = length * math.sin(math.pi / count) * chance.uniform(0.85, 1.25)
        belly = chance.uniform(0.52, 0.78)
        offset = turn + (180 / count if layer % 2 else 0)
        name = f"p{layer}"
        defs += radial_at(
            name,
            (
                (0, mix(light, WHITE, 0.55)),
                (0.5, mix(light, deep, 0.20 + 0.20 * (layer % 2))),
                (1, mix(deep, light, 0.28 * layer / max(1, layers - 1))),
            ),
            centre,
            length,
        )
        for petal in range(count):
            angle = offset + 360 / count * petal
            outline = _petal(centre, root, length, half, belly, angle, form, twist)
            body += path(outline, paint(f"url(#{name})", WHITE, max(0.5, reach * 0.012), 0.94, 0.55))
            tip, base = polar(centre, length * 0.82, angle), polar(centre, root * 1.2, angle)
            vein = f"M{base[0]:.2f} {base[1]:.2f} L{tip[0]:.2f} {tip[1]:.2f}"
            body += path(vein, paint("none", deep, max(0.4, reach * 0.010), stroke_opacity=0.30))
            if layer == 0:
                body += circle(
                    *polar(centre, length * 1.05, angle + 180 / count),
                    reach * 0.026,
                    paint(mix(light, WHITE, 0.35), opacity=0.9),
                )
    for stamen in range(petals * 2):
        body += circle(
            *polar(centre, reach * 0.17, turn + 180 / petals * stamen),
            reach * 0.018,
            paint("#FFFBE8", opacity=0.95),
        )
    body += circle(
        *centre, reach * 0.12, paint("url(#heart)", WHITE, max(0.6, reach * 0.014), stroke_opacity=0.85)
    )
    defs += radial_at("heart", ((0, "#FFFBE8"), (1, mix(light, deep, 0.15))), centre, reach * 0.15)
    return svg(width, height, body, defs)


def _petal(
    centre: Point,
    root: float,
    length: float,
    half: float,
    belly: float,
    angle: float,
    form: str,
    twist: float,
) -> str:
    """One petal, from the root by its belly to the tip and back; a twisted one leans to the side."""
    along = math.radians(angle)
    ux, uy = math.cos(along), math.sin(along)

    def at(out: float, aside: float) -> str:
        """A place so far out from the centre and so far to the side."""
        x, y = polar(centre, out, angle)
        lean = aside + twist * half * (out - root) / length
        return f"{x + ux * lean:.2f} {y + uy * lean:.2f}"

    wide = root + (length - root) * belly
    if form == "pointed":
        return f"M{at(root, 0)} Q{at(wide, half)} {at(length, 0)} Q{at(wide, -half)} {at(root, 0)}Z"
    if form == "notched":
        dent, brim = length * 0.9, length * 1.02
        return (
            f"M{at(root, 0)} C{at(wide, half * 0.8)} {at(brim, half * 0.8)} {at(length, half * 0.34)} "
            f"Q{at(length * 0.97, half * 0.1)} {at(dent, 0)} "
            f"Q{at(length * 0.97, -half * 0.1)} {at(length, -half * 0.34)} "
            f"C{at(brim, -half * 0.8)} {at(wide, -half * 0.8)} {at(root, 0)}Z"
        )
    return (
        f"M{at(root, 0)} C{at(wide, half * 0.75)} {at(length, half * 0.62)} {at(length, 0)} "
        f"C{at(length, -half * 0.62)} {at(wide, -half * 0.75)} {at(root, 0)}Z"
    )


@cached
def blossom_picture(size: Size, ident: str, vibe: str) -> Surface:
    """A whole picture: warm paper, rays, the flower with its shadow and a breath of light."""
    light, deep = TONES[vibe]
    width, height = size
    picture = gradient(size, ((0, "#FFF0C8"), (1, "#F0B873"))).convert_alpha()
    textured(picture, seed_of("paper", ident), "#46321E", 4, 5)
    far = max(size)
    rays = "".join(
        path(_ray((width / 2, height / 2), far, 22.5 * count), paint(WHITE, opacity=0.11))
        for count in range(16)
    )
    picture.blit(svg(width, height, rays), (0, 0))
    layers = 4 if min(size) > 70 else 3
    flower = blossom(size, ident, light, deep, layers)
    reach = max(2.0, min(size) * 0.10)
    warm = added_light(flower, reach, "#FFBE5A", 0.55)
    picture.blit(warm, (-margin(reach), -margin(reach)), special_flags=pygame.BLEND_RGB_ADD)
    soft = max(1.5, min(size) * 0.035)
    picture.blit(halo(flower, soft, "#5A1E0A", 0.45), (-margin(soft), -margin(soft) + soft * 0.6))
    picture.blit(flower, (0, 0))
    return picture


def _ray(centre: Point, reach: float, angle: float) -> str:
    (x1, y1), (x2, y2) = polar(centre, reach, angle), polar(centre, reach, angle + 7)
    return f"M{centre[0]:.1f} {centre[1]:.1f} L{x1:.1f} {y1:.1f} L{x2:.1f} {y2:.1f}Z"
