"""Portraits: a head and shoulders before rays in the sitter's colour.

Face, hair and dress come from the id.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

from pygame import Surface

from scenes.skin.cache import cached
from scenes.skin.colours import BLACK, WHITE, Colour, mix
from scenes.skin.noise import seed_of, textured
from scenes.skin.svg import Size, circle, ellipse, linear, paint, path, polar, radial_at, rounded, svg

SKINS = ("#F6DCC8", "#F2CFAE", "#E0A882", "#C68A60", "#9A6440", "#6E442C")
HAIRS = ("#1A1A24", "#2A1A14", "#5A341C", "#8A5A2A", "#A0522D", "#B8B0A8", "#D8B878")
CLOTHS = ("#101828", "#2A1010", "#102418", "#241430")


@dataclass(frozen=True, slots=True)
class Sitter:
    """What chance decided about one face."""

    skin: Colour
    hair: Colour
    cloth: Colour
    long_hair: bool
    parting: float
    headgear: str
    beard: str
    collar: str
    glasses: bool
    smile: float
    brow: float
    width: float


def sitter(ident: str, accent: Colour) -> Sitter:
    """The face that belongs to an id."""
    chance = random.Random(seed_of("sitter", ident))
    long_hair = chance.random() < 0.5
    return Sitter(
        skin=chance.choice(SKINS),
        hair=chance.choice(HAIRS),
        cloth=mix(accent, chance.choice(CLOTHS), 0.58),
        long_hair=long_hair,
        parting=chance.choice((-0.45, -0.2, 0.15, 0.4)),
        headgear=chance.choice(("none", "none", "none", "beret", "hat", "scarf")),
        beard="none" if long_hair else chance.choice(("none", "none", "full", "moustache", "goatee")),
        collar=chance.choice(("shirt", "scarf", "turtleneck", "cravat")),
        glasses=chance.random() < 0.2,
        smile=chance.uniform(-0.006, 0.03),
        brow=chance.uniform(-0.012, 0.012),
        width=chance.uniform(0.195, 0.225),
    )


@cached
def portrait(size: Size, ident: str, accent: Colour) -> Surface:
    """A bust on colour."""
    width, height = size
    who = sitter(ident, accent)
    chance = random.Random(seed_of("rays", ident))
    # Faces keep their proportions: everything is measured in a square as high as the picture is, or as wide.
    unit = min(width * 1.08, height)
    left, top = (width - unit) / 2, height - unit
    body = rounded(0, 0, width, height, 0, paint("url(#g)"))
    turn = chance.uniform(0, 25)
    centre = (width / 2, top + unit * 0.42)
    for count in range(14):
        (x1, y1), (x2, y2) = (
            polar(centre, height + width, turn + count * 360 / 14),
            polar(centre, height + width, turn + count * 360 / 14 + 9),
        )
        body += path(
            f"M{centre[0]:.1f} {centre[1]:.1f} L{x1:.1f} {y1:.1f} L{x2:.1f} {y2:.1f}Z",
            paint(WHITE, opacity=0.10),
        )
    body += (
        f'<g transform="translate({left:.2f} {top:.2f}) scale({unit / 100:.4f})">{_figure(who, accent)}</g>'
    )
    defs = radial_at(
        "g",
        ((0, mix(accent, WHITE, 0.66)), (0.6, mix(accent, WHITE, 0.22)), (1, mix(accent, BLACK, 0.34))),
        centre,
        max(size) * 0.72,
    )
    defs += linear(
        "skin",
        ((0, mix(who.skin, WHITE, 0.14)), (0.55, who.skin), (1, mix(who.skin, "#5A2A1A", 0.32))),
        (0.1, 0),
        (1, 0.25),
    )
    defs += linear(
        "hair",
        ((0, mix(who.hair, WHITE, 0.22)), (0.5, who.hair), (1, mix(who.hair, BLACK, 0.35))),
        (0, 0),
        (1, 0.4),
    )
    defs += linear(
        "cloth", ((0, mix(who.cloth, WHITE, 0.16)), (1, mix(who.cloth, BLACK, 0.35))), (0, 0), (1, 0.6)
    )
    defs += linear("gear", ((0, mix(accent, WHITE, 0.35)), (1, mix(accent, BLACK, 0.35))), (0, 0), (1, 0.7))
    picture = svg(width, height, body, defs)
    textured(picture, seed_of("paint", ident), "#221E1C", 7, 5)
    return picture


def _figure(who: Sitter, accent: Colour) -> str:
    """The sitter on a grid of 100: hair behind, shoulders, neck, face, features, hair, what is worn."""
    half = who.width * 100
    body = ""
    if who.long_hair:
        body += path(
            (
                f"M{50 - half * 1.3} 90 Q{50 - half * 1.75} 20 50 12 Q{50 + half * 1.75} 20 "
                f"{50 + half * 1.3} 90Z"
            ),
            paint("url(#hair)"),
        )
    body += path("M4 101 Q6 76 36 71 L50 80 L64 71 Q94 76 96 101Z", paint("url(#cloth)"))
    body += path("M50 80 L64 71 Q94 76 96 101 H50Z", paint(BLACK, opacity=0.14))
    body += _collar(who, accent)
    body += path(
        f"M{50 - half * 0.38} 58 V73 Q50 81 {50 + half * 0.38} 73 V58Z", paint(mix(who.skin, "#5A2A1A", 0.30))
    )
    for side in (-1, 1):
        body += ellipse(50 + side * half * 1.0, 46, 2.6, 4.6, paint(mix(who.skin, "#8A4A30", 0.22)))
    chin = 70.5
    body += path(
        f"M{50 - half} 40 C{50 - half} 20 {50 + half} 20 {50 + half} 40 C{50 + half} "
        f"54 {50 + half * 0.62} {chin} 50 {chin} "
        f"C{50 - half * 0.62} {chin} {50 - half} 54 {50 - half} 40Z",
        paint("url(#skin)"),
    )
    for side in (-1, 1):
        body += ellipse(50 + side * half * 0.55, 55, half * 0.24, 2.6, paint("#D8605A", opacity=0.20))
    body += _features(who, half)
    body += _beard(who, half)
    body += path(
        f"M{50 - half * 1.09} 46 Q{50 - half * 1.25} 14 50 13 Q{50 + half * 1.25} 14 {50 + half * 1.09} 46 "
        f"Q{50 + half * 0.95} 29 {50 + half * who.parting} 27 Q{50 - half * 0.85} 29 {50 - half * 1.09} 46Z",
        paint("url(#hair)"),
    )
    body += path(
        f"M{50 - half * 0.7} 22 Q{50 - half * 0.2} 15.5 {50 + half * 0.3} 17",
        paint("none", WHITE, 1.2, stroke_opacity=0.22),
    )
    return body + _headgear(who, half)


def _collar(who: Sitter, accent: Colour) -> str:
    if who.collar == "shirt":
        return path("M39 71 L50 97 L61 71 L50 78Z", paint("#FBF4E6")) + path(
            "M39 71 L44 84 L50 78Z M61 71 L56 84 L50 78Z", paint("#E6D8C0")
        )
    if who.collar == "scarf":
        return path(
            "M35 70 Q50 84 65 70 L67 78 Q50 92 33 78Z",
            paint(mix(accent, WHITE, 0.45), mix(accent, BLACK, 0.3), 0.6),
        ) + path("M57 83 l7 17 h-9 l-4 -15Z", paint(mix(accent, WHITE, 0.3)))
    if who.collar == "turtleneck":
        return path(
            "M40 66 Q50 73 60 66 L63 79 Q50 86 37 79Z",
            paint(mix(who.cloth, WHITE, 0.18), mix(who.cloth, BLACK, 0.4), 0.6),
        )
    return path("M40 71 Q50 80 60 71 L57 82 L50 78 L43 82Z", paint("#FBF4E6")) + path(
        "M50 79 l6 5 l-6 14 l-6 -14Z", paint(mix(accent, "#7A1424", 0.5), BLACK, 0.5, stroke_opacity=0.4)
    )


def _features(who: Sitter, half: float) -> str:
    body = ""
    for side in (-1, 1):
        x = 50 + side * half * 0.44
        body += (
            ellipse(x, 45, half * 0.20, 2.1, paint("#FBF4EE"))
            + circle(x, 45, 1.75, paint("#2A1A14"))
            + circle(x - 0.6, 44.4, 0.5, paint(WHITE))
        )
        body += path(
            f"M{x - half * 0.23} 43.8 Q{x} 41.4 {x + half * 0.23} 43.9", paint("none", "#3A1E14", 0.9)
        )
        lift = who.brow * 100 * side
        body += path(
            (
                f"M{x - half * 0.30} {39.6 + lift} Q{x} {37.2 + lift * 0.4} {x + half * 0.30} "
                f"{39.8 - lift * 0.2}"
            ),
            paint("none", mix(who.hair, BLACK, 0.2), 1.7),
        )
    body += path(
        f"M50.5 45 Q{50 - half * 0.16} 53 {50 - half * 0.14} 54.4 Q50 56 {50 + half * 0.16} 54.4",
        paint("none", mix(who.skin, "#6A2A1A", 0.6), 1.2, stroke_opacity=0.85),
    )
    drop = who.smile * 100
    lips = mix(who.skin, "#A02A30", 0.62)
    body += path(
        (
            f"M{50 - half * 0.30} {61 - drop * 0.3} Q50 {61.2 + drop} {50 + half * 0.30} "
            f"{61 - drop * 0.3} Q50 {63.6 + drop} {50 - half * 0.30} {61 - drop * 0.3}Z"
        ),
        paint(lips, mix(lips, BLACK, 0.3), 0.6),
    )
    if who.glasses:
        for side in (-1, 1):
            body += circle(
                50 + side * half * 0.45, 45.4, half * 0.33, paint(WHITE, "#2A1A14", 1.1, opacity=0.16)
            )
        body += path(f"M{50 - half * 0.12} 45 Q50 43.6 {50 + half * 0.12} 45", paint("none", "#2A1A14", 1.1))
    return body


def _beard(who: Sitter, half: float) -> str:
    if who.beard == "full":
        return path(
            f"M{50 - half * 0.98} 46 Q{50 - half * 0.86} 56 {50 - half * 0.42} 57.4 Q50 "
            f"55.6 {50 + half * 0.42} 57.4 Q{50 + half * 0.86} 56 {50 + half * 0.98} 46 "
            f"Q{50 + half * 1.0} 74 50 80 Q{50 - half * 1.0} 74 {50 - half * 0.98} 46Z",
            paint("url(#hair)"),
        ) + path(
            f"M{50 - half * 0.24} 61.6 Q50 {63.6} {50 + half * 0.24} 61.6", paint("none", "#C0645A", 1.7)
        )
    if who.beard == "moustache":
        return path(
            (
                f"M50 57.6 Q{50 - half * 0.4} 56.4 {50 - half * 0.62} 60.4 Q{50 - half * 0.25} "
                f"61.4 50 59.6 Q{50 + half * 0.25} 61.4 {50 + half * 0.62} 60.4 "
                f"Q{50 + half * 0.4} 56.4 50 57.6Z"
            ),
            paint("url(#hair)"),
        )
    if who.beard == "goatee":
        return path(
            (
                f"M{50 - half * 0.3} 65 Q50 63.6 {50 + half * 0.3} 65 Q{50 + half * 0.22} 76 "
                f"50 77 Q{50 - half * 0.22} 76 {50 - half * 0.3} 65Z"
            ),
            paint("url(#hair)"),
        )
    return ""


def _headgear(who: Sitter, half: float) -> str:
    edge = paint("url(#gear)", BLACK, 0.8, stroke_opacity=0.4)
    if who.headgear == "beret":
        return path(
            (
                f"M{50 - half * 1.3} 26 Q{50 - half * 0.9} 3 {50 + half * 0.5} 6 "
                f"Q{50 + half * 1.75} 10 {50 + half * 1.15} 26 Q50 18 {50 - half * 1.3} 26Z"
            ),
            edge,
        )
    if who.headgear == "hat":
        brim = ellipse(50, 25, half * 1.75, 4.6, edge)
        return (
            path(
                (
                    f"M{50 - half * 0.95} 25 L{50 - half * 0.8} 6 Q50 1 {50 + half * 0.8} 6 "
                    f"L{50 + half * 0.95} 25Z"
                ),
                edge,
            )
            + brim
            + path(
                f"M{50 - half * 0.93} 20 Q50 25 {50 + half * 0.93} 20",
                paint("none", "#2A1A14", 2.4, stroke_opacity=0.75),
            )
        )
    if who.headgear == "scarf":
        return path(
            (
                f"M{50 - half * 1.12} 33 Q{50 - half * 1.1} 9 50 9 Q{50 + half * 1.1} 9 "
                f"{50 + half * 1.12} 33 Q50 22 {50 - half * 1.12} 33Z"
            ),
            edge,
        ) + path(
            f"M{50 - half * 1.05} 31 Q50 20 {50 + half * 1.05} 31",
            paint("none", WHITE, 1.0, stroke_opacity=0.5),
        )
    return ""
