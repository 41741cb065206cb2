"""A mask in a cracked mirror: the manner of the egos."""

from __future__ import annotations

import random
from itertools import pairwise

from pygame import Surface

from scenes.skin.cache import cached
from scenes.skin.colours import BLACK, WHITE, Colour, mix
from scenes.skin.noise import seed_of, textured
from scenes.skin.svg import (
    Point,
    Size,
    circle,
    diamond,
    ellipse,
    group,
    linear_at,
    paint,
    path,
    polar,
    polygon,
    radial_at,
    rounded,
    svg,
)


@cached
def cracked_mask(size: Size, ident: str, glass: Colour = "#B8404F") -> Surface:
    """The picture of an ego: shards round the point of the blow, a porcelain mask in one of its moods."""
    width, height = size
    chance = random.Random(seed_of("mirror", ident))
    body = rounded(0, 0, width, height, 0, paint("#120D14"))
    body += _shards(chance, size, glass)
    body += _mask(chance, width, height)
    defs = radial_at(
        "m", ((0, "#FFF6F0"), (0.62, "#E6C4BE"), (1, "#8A4A58")), (width * 0.40, height * 0.32), height * 0.62
    )
    defs += linear_at(
        "d",
        ((0, "#3A0A1A", 0.0), (0.45, "#3A0A1A", 0.12), (1, "#3A0A1A", 0.62)),
        (width * 0.3, 0),
        (width * 0.78, 0),
    )
    picture = svg(width, height, body, defs)
    textured(picture, seed_of("dust", ident), "#241F24", 7, 5)
    return picture


def _shards(chance: random.Random, size: Size, glass: Colour) -> str:
    """Three rings of splinters, each its own tone of the glass, with a bright edge towards the light."""
    width, height = size
    blow = (width * chance.uniform(0.38, 0.62), height * chance.uniform(0.32, 0.55))
    reach = max(width, height)
    angles, angle = [], chance.uniform(0, 20)
    start = angle
    while angle < start + 340:
        angles.append(angle)
        angle += chance.uniform(18, 38)
    angles.append(start + 360)
    rings = (0.0, 0.20, 0.46, 1.2)
    pieces = ""
    for first, second in pairwise(angles):
        for inner, outer in pairwise(rings):
            bend = chance.uniform(-0.035, 0.035)
            corners: list[Point] = [
                polar(blow, reach * (inner + (bend if inner else 0)), first),
                polar(blow, reach * (outer + bend), first),
                polar(blow, reach * (outer + bend * 0.4), second),
                polar(blow, reach * (inner + (bend * 0.4 if inner else 0)), second),
            ]
            tone = mix(mix("#2A1420", glass, chance.random() ** 2), "#E8E0EA", chance.random() ** 3 * 0.75)
            pieces += path(polygon(corners), paint(tone, "#0A060A", max(0.8, reach * 0.010)))
            (ax, ay), (bx, by) = corners[0], corners[1]
            pieces += path(
                f"M{ax:.1f} {ay:.1f} L{bx:.1f} {by:.1f}",
                paint("none", mix(tone, WHITE, 0.6), max(0.4, reach * 0.004), stroke_opacity=0.6),
            )
    return pieces


def _mask(chance: random.Random, width: float, height: float) -> str:
    face = _outline(width, height)
    mood = chance.randrange(4)
    lean = chance.choice((-1, 1))
    body = group(path(face, paint(BLACK, opacity=0.45)), f"translate({width * 0.02:.1f} {height * 0.03:.1f})")
    body += path(face, paint("url(#m)", "#FFF6EE", max(1.0, width * 0.014), stroke_opacity=0.9))
    body += path(face, paint("url(#d)"))
    for side in (-1, 1):
        raised = (mood + (side == lean)) % 3
        body += _eye(width, height, side, raised)
    middle = width * 0.5
    body += path(
        (
            f"M{middle - width * 0.01:.1f} {height * 0.42:.1f} "
            f"Q{middle - width * 0.05:.1f} {height * 0.56:.1f} "
            f"{middle - width * 0.035:.1f} {height * 0.60:.1f} Q{middle:.1f} "
            f"{height * 0.625:.1f} {middle + width * 0.04:.1f} {height * 0.60:.1f}"
        ),
        paint("none", "#8A4A50", max(0.8, width * 0.014), stroke_opacity=0.75),
    )
    body += _face_paint(chance, width, height)
    curve = (0.79, 0.655, 0.735, 0.70)[mood]
    lip = (0.745, 0.70, 0.70, 0.72)[mood]
    tilt = lean * (0.018 if mood > 1 else 0.0)
    body += path(
        f"M{width * 0.36:.1f} {height * (0.71 + tilt):.1f} Q{middle:.1f} "
        f"{height * curve:.1f} {width * 0.64:.1f} {height * (0.71 - tilt):.1f} "
        f"Q{middle:.1f} {height * lip:.1f} {width * 0.36:.1f} {height * (0.71 + tilt):.1f}Z",
        paint("#8A1424", "#4A0A18", max(0.6, width * 0.008)),
    )
    body += ellipse(
        width * 0.30, height * 0.58, width * 0.055, height * 0.035, paint("#D8707A", opacity=0.35)
    )
    body += ellipse(
        width * 0.69, height * 0.58, width * 0.055, height * 0.035, paint("#D8707A", opacity=0.25)
    )
    x = width * (0.5 + lean * 0.12)
    crack = (
        f"M{x:.1f} {height * 0.14:.1f} l{-lean * width * 0.06:.1f} {height * 0.15:.1f} "
        f"l{lean * width * 0.07:.1f} {height * 0.09:.1f} l{-lean * width * 0.05:.1f} "
        f"{height * 0.15:.1f} l{lean * width * 0.03:.1f} {height * 0.08:.1f}"
    )
    body += path(crack, paint("none", "#120810", max(1.0, width * 0.018)))
    return body + path(
        f"M{x - lean * width * 0.06:.1f} {height * 0.29:.1f} l{-lean * width * 0.09:.1f} {height * 0.03:.1f}",
        paint("none", "#120810", max(0.7, width * 0.011)),
    )


def _face_paint(chance: random.Random, width: float, height: float) -> str:
    """What one mask wears and another does not: a jewel, a tear, stripes, a gilded brow, or nothing."""
    tone = chance.choice(("#8A1424", "#2A3A7A", "#B8862A", "#3A1A4A"))
    form = chance.randrange(6)
    if form == 0:
        return path(
            diamond((width * 0.5, height * 0.235), width * 0.045, height * 0.06),
            paint(tone, "#FFE9C0", max(0.6, width * 0.01)),
        )
    if form == 1:
        side = chance.choice((-1, 1))
        x, y = width * (0.5 + side * 0.17), height * 0.50
        drop = (
            f"M{x:.1f} {y:.1f} q{width * 0.05:.1f} {height * 0.09:.1f} 0 "
            f"{height * 0.11:.1f} q{-width * 0.05:.1f} {-height * 0.02:.1f} 0 "
            f"{-height * 0.11:.1f}Z"
        )
        return path(drop, paint(tone))
    if form == 2:
        side = chance.choice((-1, 1))
        return "".join(
            path(
                (
                    f"M{width * (0.5 + side * 0.27):.1f} {height * (0.55 + 0.045 * k):.1f} "
                    f"l{-side * width * 0.11:.1f} {height * 0.012:.1f}"
                ),
                paint("none", tone, max(1.0, width * 0.022)),
            )
            for k in range(3)
        )
    if form == 3:
        gold = paint("none", "#D9A53A", max(1.0, width * 0.018))
        curl = (
            f"M{width * 0.34:.1f} {height * 0.22:.1f} Q{width * 0.5:.1f} "
            f"{height * 0.15:.1f} {width * 0.66:.1f} {height * 0.22:.1f}"
        )
        return path(curl, gold) + circle(
            width * 0.5, height * 0.20, width * 0.024, paint(tone, "#D9A53A", max(0.6, width * 0.01))
        )
    return ""


def _outline(width: float, height: float) -> str:
    points = (
        (0.5, 0.13),
        (0.80, 0.13),
        (0.83, 0.44),
        (0.73, 0.66),
        (0.66, 0.84),
        (0.57, 0.91),
        (0.5, 0.91),
        (0.43, 0.91),
        (0.34, 0.84),
        (0.27, 0.66),
        (0.17, 0.44),
        (0.20, 0.13),
        (0.5, 0.13),
    )
    placed = [f"{x * width:.1f} {y * height:.1f}" for x, y in points]
    curves = " ".join(f"C{placed[k]} {placed[k + 1]} {placed[k + 2]}" for k in range(1, 13, 3))
    return f"M{placed[0]} {curves}Z"


def _eye(width: float, height: float, side: int, raised: int) -> str:
    """An almond hole and a brow: raised, level or frowning."""
    inner, middle, outer = (width * (0.5 + side * part) for part in (0.08, 0.17, 0.26))
    drop = ((0.43, 0.36, 0.41), (0.42, 0.385, 0.42), (0.44, 0.40, 0.37))[raised]
    brow = ((0.345, 0.26, 0.34), (0.33, 0.295, 0.32), (0.37, 0.31, 0.27))[raised]
    eye = path(
        f"M{inner:.1f} {height * drop[0]:.1f} Q{middle:.1f} {height * drop[1]:.1f} "
        f"{outer:.1f} {height * drop[2]:.1f} "
        f"Q{middle:.1f} {height * 0.485:.1f} {inner:.1f} {height * drop[0]:.1f}Z",
        paint("#120810", "#5A2A38", max(0.5, width * 0.008)),
    )
    return eye + path(
        (
            f"M{inner:.1f} {height * brow[0]:.1f} Q{middle:.1f} {height * brow[1]:.1f} "
            f"{outer:.1f} {height * brow[2]:.1f}"
        ),
        paint("none", "#3A1020", max(1.0, width * 0.026)),
    )
