"""How far apart colours are: contrast, CIEDE2000, and what colour-blind eyes see.

Used by the palette tests: every set that carries meaning keeps a distance of 18 for normal, protan, deutan
and tritan vision, and text keeps a contrast of 4.5.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from itertools import combinations

from scenes.skin.colours import Colour, rgb

Triple = tuple[float, float, float]

# Machado, Oliveira and Fernandes (2009), severity 1.0, applied to linear light.
SIMULATION: dict[str, tuple[Triple, Triple, Triple]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def linear_light(colour: Colour) -> Triple:
    """Red, green and blue as amounts of light, 0 to 1."""
    red, green, blue = (
        c / 255 / 12.92 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in rgb(colour)
    )
    return red, green, blue


def simulated(colour: Colour, vision: str) -> Triple:
    """The light that an eye of this kind tells apart."""
    light = linear_light(colour)
    red, green, blue = (
        min(1.0, max(0.0, sum(weight * part for weight, part in zip(row, light, strict=True))))
        for row in SIMULATION[vision]
    )
    return red, green, blue


def lightness(colour: Colour) -> float:
    """Relative luminance, 0 to 1."""
    red, green, blue = linear_light(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: Colour, second: Colour) -> float:
    """Contrast ratio from 1 to 21; text needs 4.5."""
    bright, dark = sorted((lightness(first), lightness(second)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def lab(light: Triple) -> Triple:
    """CIELAB under daylight D65."""
    red, green, blue = light
    white = (0.95047, 1.0, 1.08883)
    axes = (
        0.4124564 * red + 0.3575761 * green + 0.1804375 * blue,
        0.2126729 * red + 0.7151522 * green + 0.0721750 * blue,
        0.0193339 * red + 0.1191920 * green + 0.9503041 * blue,
    )
    x, y, z = (
        t ** (1 / 3) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116
        for t in (axis / full for axis, full in zip(axes, white, strict=True))
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def ciede2000(first: Triple, second: Triple) -> float:
    """Perceived distance of two CIELAB colours (Sharma, Wu and Dalal 2005)."""
    l1, a1, b1 = first
    l2, a2, b2 = second
    mean_chroma = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    stretch = 0.5 * (1 - math.sqrt(mean_chroma**7 / (mean_chroma**7 + 25**7)))
    a1, a2 = a1 * (1 + stretch), a2 * (1 + stretch)
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = math.degrees(math.atan2(b1, a1)) % 360, math.degrees(math.atan2(b2, a2)) % 360
    turn, mean_hue = h2 - h1, (h1 + h2) / 2
    if c1 * c2 == 0:
        turn, mean_hue = 0.0, h1 + h2
    elif abs(turn) > 180:
        turn -= math.copysign(360, turn)
        mean_hue += 180 if h1 + h2 < 360 else -180
    mean_l, mean_c = (l1 + l2) / 2, (c1 + c2) / 2
    hue_difference = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2))
    weight = (
        1
        - 0.17 * math.cos(math.radians(mean_hue - 30))
        + 0.24 * math.cos(math.radians(2 * mean_hue))
        + 0.32 * math.cos(math.radians(3 * mean_hue + 6))
        - 0.20 * math.cos(math.radians(4 * mean_hue - 63))
    )
    scale_l = 1 + 0.015 * (mean_l - 50) ** 2 / math.sqrt(20 + (mean_l - 50) ** 2)
    scale_c, scale_h = 1 + 0.045 * mean_c, 1 + 0.015 * mean_c * weight
    rotation = (
        -2
        * math.sqrt(mean_c**7 / (mean_c**7 + 25**7))
        * math.sin(math.radians(60 * math.exp(-(((mean_hue - 275) / 25) ** 2))))
    )
    parts = (l2 - l1) / scale_l, (c2 - c1) / scale_c, hue_difference / scale_h
    return math.sqrt(sum(part**2 for part in parts) + rotation * parts[1] * parts[2])


def distance(first: Colour, second: Colour, vision: str = "normal") -> float:
    """CIEDE2000 between two colours as an eye of this kind sees them."""
    return ciede2000(lab(simulated(first, vision)), lab(simulated(second, vision)))


def smallest_distance(colours: Iterable[Colour]) -> float:
    """The smallest distance inside a set, over all four kinds of vision."""
    return min(distance(one, two, vision) for one, two in combinations(colours, 2) for vision in SIMULATION)
