"""Vector drawing: a few words of SVG, rasterised by SDL at the final size.

What the parser wants: gradients relative to a shape's box take percentages (a bare .4 is read as pixels),
radial gradients stay circular, and there is no text, filter, clip path or pattern.
"""

from __future__ import annotations

import io
import math
import re
from collections.abc import Callable, Iterable, Sequence

import pygame
from pygame import Surface

from scenes.skin.colours import Colour

Stop = tuple[float, Colour] | tuple[float, Colour, float]
Size = tuple[int, int]
Point = tuple[float, float]


def svg(width: float, height: float, body: str, defs: str = "", size: Size | None = None) -> Surface:
    """Draw a body of `width` x `height` user units as a surface of `size` pixels (by default as many)."""
    pixels = size or (max(1, round(width)), max(1, round(height)))
    document = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{pixels[0]}" height="{pixels[1]}" '
        f'viewBox="0 0 {width:g} {height:g}" preserveAspectRatio="none"><defs>{defs}</defs>{body}</svg>'
    )
    surface = pygame.image.load_sized_svg(io.BytesIO(document.encode()), pixels)
    return displayed(surface)


def drawn_out(size: Size, corner: float, draw: Callable[[int], Surface]) -> Surface:
    """A thing that looks the same all the way across between its corners: drawn narrow, then drawn out.

    Rasterising a wide panel takes ten times as long.
    """
    width, height = size
    side = math.ceil(corner) + 2
    if width <= 3 * side:
        return draw(width)
    narrow = draw(2 * side + 1)
    whole = displayed(Surface(size, pygame.SRCALPHA))
    middle = narrow.subsurface((side, 0, 1, height))
    whole.blit(pygame.transform.scale(middle, (width - 2 * side, height)), (side, 0))
    whole.blit(narrow, (0, 0), (0, 0, side, height))
    whole.blit(narrow, (width - side, 0), (side + 1, 0, side, height))
    return whole


def displayed(surface: Surface) -> Surface:
    """The surface in the screen's own pixel format, with alpha, so that blitting it is quick."""
    return surface.convert_alpha() if pygame.display.get_surface() else surface


# Gradients ----------------------------------------------------------------------------------------


def stops(pairs: Iterable[Stop]) -> str:
    """Gradient stops from (offset, colour) or (offset, colour, opacity)."""
    return "".join(
        f'<stop offset="{each[0]:g}" stop-color="{each[1]}" '
        f'stop-opacity="{each[2] if len(each) > 2 else 1:g}"/>'
        for each in pairs
    )


def linear(name: str, pairs: Iterable[Stop], start: Point = (0, 0), end: Point = (0, 1)) -> str:
    """A gradient along a line given in fractions of the painted shape's box; top to bottom by default."""
    (x1, y1), (x2, y2) = start, end
    return (
        f'<linearGradient id="{name}" x1="{x1 * 100:g}%" y1="{y1 * 100:g}%" x2="{x2 * 100:g}%" '
        f'y2="{y2 * 100:g}%">{stops(pairs)}</linearGradient>'
    )


def linear_at(name: str, pairs: Iterable[Stop], start: Point, end: Point) -> str:
    """A gradient along a line in user units."""
    (x1, y1), (x2, y2) = start, end
    return (
        f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="{x1:.2f}" y1="{y1:.2f}" '
        f'x2="{x2:.2f}" y2="{y2:.2f}">{stops(pairs)}</linearGradient>'
    )


def radial(name: str, pairs: Iterable[Stop], centre: Point = (0.5, 0.5), radius: float = 0.5) -> str:
    """A round gradient in fractions of the painted shape's box."""
    x, y = centre[0] * 100, centre[1] * 100
    return (
        f'<radialGradient id="{name}" cx="{x:g}%" cy="{y:g}%" fx="{x:g}%" fy="{y:g}%" '
        f'r="{radius * 100:g}%">{stops(pairs)}</radialGradient>'
    )


def radial_at(name: str, pairs: Iterable[Stop], centre: Point, radius: float) -> str:
    """A round gradient in user units."""
    return (
        f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="{centre[0]:.2f}" '
        f'cy="{centre[1]:.2f}" r="{radius:.2f}">{stops(pairs)}</radialGradient>'
    )


# Shapes -------------------------------------------------------------------------------------------


def paint(
    fill: str = "none",
    stroke: str | None = None,
    width: float = 1.0,
    opacity: float = 1.0,
    stroke_opacity: float = 1.0,
) -> str:
    """The attributes every shape shares."""
    line = ""
    if stroke:
        line = (
            f' stroke="{stroke}" stroke-width="{width:g}" stroke-opacity="{stroke_opacity:g}" '
            'stroke-linecap="round" stroke-linejoin="round"'
        )
    return f'fill="{fill}" fill-opacity="{opacity:g}"{line}'


def rounded(x: float, y: float, width: float, height: float, radius: float, paint_: str) -> str:
    """A rectangle with round corners."""
    radius = max(0.0, min(radius, width / 2, height / 2))
    return (
        f'<rect x="{x:.2f}" y="{y:.2f}" width="{width:.2f}" height="{height:.2f}" rx="{radius:.2f}" '
        f'ry="{radius:.2f}" {paint_}/>'
    )


def circle(x: float, y: float, radius: float, paint_: str) -> str:
    return f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{max(0.0, radius):.2f}" {paint_}/>'


def ellipse(x: float, y: float, radius_x: float, radius_y: float, paint_: str, turn: float = 0) -> str:
    turned = f' transform="rotate({turn:g} {x:.2f} {y:.2f})"' if turn else ""
    return f'<ellipse cx="{x:.2f}" cy="{y:.2f}" rx="{radius_x:.2f}" ry="{radius_y:.2f}" {paint_}{turned}/>'


def sheen(x: float, y: float, radius_x: float, radius_y: float, gradient: str, turn: float = 0) -> str:
    """A soft ellipse in `sheen_gradient`: a circle, stretched together with its gradient."""
    moved = f"translate({x:.2f} {y:.2f}) rotate({turn:g}) scale({radius_x:.3f} {radius_y:.3f})"
    return group(circle(0, 0, 1, paint(f"url(#{gradient})")), moved)


def sheen_gradient(name: str, colour: Colour, strength: float) -> str:
    """The light of a `sheen`: full in the middle, nothing at the rim."""
    return radial_at(
        name, ((0, colour, strength), (0.55, colour, strength * 0.55), (1, colour, 0)), (0, 0), 1
    )


def path(outline: str, paint_: str) -> str:
    return f'<path d="{outline}" {paint_}/>'


def group(body: str, transform: str) -> str:
    """Several shapes moved, turned or scaled together."""
    return f'<g transform="{transform}">{body}</g>'


# Outlines -----------------------------------------------------------------------------------------


def polar(centre: Point, radius: float, degrees: float) -> Point:
    """The point at an angle: 0 is up, clockwise."""
    angle = math.radians(degrees - 90)
    return centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle)


def polygon(points: Sequence[Point]) -> str:
    """A closed outline through points."""
    return "M" + " L".join(f"{x:.2f} {y:.2f}" for x, y in points) + "Z"


def regular(centre: Point, radius: float, corners: int, turn: float = 0) -> str:
    """A regular polygon, its first corner up unless turned."""
    return polygon([polar(centre, radius, turn + 360 / corners * k) for k in range(corners)])


def star(centre: Point, outer: float, inner: float, points: int = 5, turn: float = 0) -> str:
    """A star with straight edges."""
    step = 180 / points
    return polygon(
        [polar(centre, outer if k % 2 == 0 else inner, turn + step * k) for k in range(points * 2)]
    )


def diamond(centre: Point, half_width: float, half_height: float | None = None) -> str:
    x, y = centre
    tall = half_height if half_height is not None else half_width
    return polygon([(x, y - tall), (x + half_width, y), (x, y + tall), (x - half_width, y)])


def ring(x: float, y: float, radius: float) -> str:
    """A circle as an outline."""
    return (
        f"M{x - radius:.2f} {y:.2f} A{radius:.2f} {radius:.2f} 0 1 1 {x + radius:.2f} {y:.2f} "
        f"A{radius:.2f} {radius:.2f} 0 1 1 {x - radius:.2f} {y:.2f}Z"
    )


def toothed(centre: Point, outer: float, inner: float, teeth: int) -> str:
    """A gear wheel with flat teeth."""
    step = 360 / teeth
    profile = ((-0.27, inner), (-0.17, outer), (0.17, outer), (0.27, inner))
    return polygon([polar(centre, out, step * (tooth + at)) for tooth in range(teeth) for at, out in profile])


_PAIR = re.compile(r"(-?\d*\.?\d+) (-?\d*\.?\d+)")


def fitted(outline: str, width: float, height: float, x: float = 0, y: float = 0) -> str:
    """An outline written in hundredths, as absolute points (M, L, C, Q, T), stretched over a box."""
    return _PAIR.sub(
        lambda pair: f"{x + float(pair[1]) * width / 100:.2f} {y + float(pair[2]) * height / 100:.2f}",
        outline,
    )


def sector(centre: Point, inner: float, outer: float, start: float, end: float) -> str:
    """A piece of a ring between two angles."""
    large = 1 if end - start > 180 else 0
    (x0, y0), (x1, y1) = polar(centre, outer, start), polar(centre, outer, end)
    (x2, y2), (x3, y3) = polar(centre, inner, end), polar(centre, inner, start)
    return (
        f"M{x0:.2f} {y0:.2f} A{outer:.2f} {outer:.2f} 0 {large} 1 {x1:.2f} {y1:.2f} "
        f"L{x2:.2f} {y2:.2f} A{inner:.2f} {inner:.2f} 0 {large} 0 {x3:.2f} {y3:.2f} Z"
    )


def arc(centre: Point, radius: float, start: float, end: float) -> str:
    """An open piece of a circle, clockwise from start to end."""
    large = 1 if end - start > 180 else 0
    (x0, y0), (x1, y1) = polar(centre, radius, start), polar(centre, radius, end)
    return f"M{x0:.2f} {y0:.2f} A{radius:.2f} {radius:.2f} 0 {large} 1 {x1:.2f} {y1:.2f}"
