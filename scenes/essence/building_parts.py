"""Walls, roofs, towers: what the buildings of the Segments are put together from, on a ground of 100 x 68."""

from __future__ import annotations

from scenes.skin.colours import WHITE, Colour
from scenes.skin.svg import paint, path, rounded

FLOOR = 61.0
STONE, LINE, WARM = "#FBEEE0", "#4A2C30", "#FFCF7A"


def wall(x: float, width: float, height: float, tone: Colour = STONE) -> str:
    """A wall on the floor, its right half in shade."""
    left, top = x - width / 2, FLOOR - height
    return rounded(left, top, width, height, 0.6, paint(tone, LINE, 0.9)) + rounded(
        x, top, width / 2, height, 0, paint("#1A1030", opacity=0.14)
    )


def roof(x: float, width: float, low: float, height: float, tone: Colour) -> str:
    y = FLOOR - low
    whole = f"M{x - width / 2:.1f} {y:.1f} L{x:.1f} {y - height:.1f} L{x + width / 2:.1f} {y:.1f}Z"
    shade = f"M{x:.1f} {y - height:.1f} L{x + width / 2:.1f} {y:.1f} H{x:.1f}Z"
    return path(whole, paint(tone, LINE, 0.9)) + path(shade, paint("#1A1030", opacity=0.2))


def dome(x: float, width: float, low: float, tone: Colour, height: float | None = None) -> str:
    y, half = FLOOR - low, width / 2
    tall = half if height is None else height
    whole = f"M{x - half:.1f} {y:.1f} A{half:.1f} {tall:.1f} 0 0 1 {x + half:.1f} {y:.1f}Z"
    shade = f"M{x:.1f} {y - tall:.1f} A{half:.1f} {tall:.1f} 0 0 1 {x + half:.1f} {y:.1f} H{x:.1f}Z"
    return path(whole, paint(tone, LINE, 0.9)) + path(shade, paint("#1A1030", opacity=0.22))


def flag(x: float, foot: float, colour: Colour) -> str:
    y = FLOOR - foot
    return path(f"M{x:.1f} {y:.1f} V{y - 11:.1f}", paint("none", LINE, 1)) + path(
        f"M{x:.1f} {y - 11:.1f} L{x + 9:.1f} {y - 8:.1f} L{x:.1f} {y - 5:.1f}Z", paint(colour)
    )


def windows(x: float, low: float, count: int, pitch: float, tone: Colour = WARM) -> str:
    left = x - pitch * (count - 1) / 2
    return "".join(
        rounded(left + pitch * n - 1.7, FLOOR - low - 6, 3.4, 6, 1.6, paint(tone, LINE, 0.7))
        for n in range(count)
    )


def door(x: float, tone: Colour = "#6A3A22") -> str:
    return path(
        f"M{x - 3.4:.1f} {FLOOR} V{FLOOR - 7} A3.4 3.4 0 0 1 {x + 3.4:.1f} {FLOOR - 7} V{FLOOR}Z",
        paint(tone, LINE, 0.8),
    )


def tower(x: float, width: float, height: float, colour: Colour, tone: Colour = STONE) -> str:
    """A round tower with a battlement and a flag."""
    top, left, part = FLOOR - height, x - width / 2, width / 5
    teeth = "".join(
        rounded(left + part * 2 * n, top - 3, part, 3.4, 0, paint(tone, LINE, 0.7)) for n in range(3)
    )
    return (
        wall(x, width, height, tone)
        + teeth
        + windows(x, height * 0.5, 1, 1, LINE)
        + flag(x, height + 2, colour)
    )


def columns(x: float, width: float, low: float, height: float, count: int, tone: Colour = WHITE) -> str:
    step = width / (count - 1)
    return "".join(
        rounded(
            x - width / 2 + step * n - 1.6,
            FLOOR - low - height,
            3.2,
            height,
            0.8,
            paint(tone, "#7A6A98", 0.6),
        )
        for n in range(count)
    )
