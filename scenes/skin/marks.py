"""Marks on and round things: pips and badges, the rings of focus, legality and selection, number tags.

Form before colour: a player is a shape first. Rings are larger than the thing they surround; the `draw_…`
functions know by how much.
"""

from __future__ import annotations

from enum import StrEnum

import pygame
from pygame import Rect, Surface

from scenes.skin.cache import cached
from scenes.skin.colours import BLACK, GOLD, SHELL, WHITE, Colour, Stops, Theme, mix
from scenes.skin.icons import icon
from scenes.skin.light import Height, halo, margin, outline_glow
from scenes.skin.svg import (
    Size,
    circle,
    diamond,
    fitted,
    linear,
    paint,
    path,
    polar,
    radial,
    regular,
    ring,
    rounded,
    star,
    svg,
)
from scenes.skin.type import line
from scenes.units import Units


class Shape(StrEnum):
    """The forms that carry meaning."""

    CIRCLE = "circle"
    DIAMOND = "diamond"
    WEDGE = "wedge"
    DROP = "drop"
    HEXAGON = "hexagon"
    SQUARE = "square"
    TRIANGLE = "triangle"
    OCTAGON = "octagon"
    STAR = "star"
    HEART = "heart"


PLAYER_SHAPES = (Shape.CIRCLE, Shape.DIAMOND, Shape.WEDGE, Shape.DROP, Shape.STAR)


_DRAWN = {
    Shape.SQUARE: "M9 9 L91 9 L91 91 L9 91Z",
    Shape.TRIANGLE: "M50 6.5 L95.5 85 L4.5 85Z",
    Shape.WEDGE: "M50 93.5 L4.5 15 L95.5 15Z",
    Shape.DROP: "M50 0 C57 25 89 45 89 62 C89 83 71 100 50 100 C29 100 11 83 11 62 C11 45 43 25 50 0Z",
    Shape.HEART: "M50 24 C65 -6 106 6 99 48 C94 73 65 91 50 100 C35 91 6 73 1 48 C-6 6 35 -6 50 24Z",
}
"""Outlines in hundredths of the square a shape stands in."""


def outline(shape: Shape | str, side: float, inset: float) -> str:
    """The outline of a shape inside a square of this side."""
    middle = side / 2
    reach = middle - inset
    centre = (middle, middle)
    match Shape(shape):
        case Shape.CIRCLE:
            return ring(middle, middle, reach * 0.93)
        case Shape.DIAMOND:
            return diamond(centre, reach)
        case Shape.HEXAGON:
            return regular(centre, reach, 6)
        case Shape.OCTAGON:
            return regular(centre, reach, 8, 22.5)
        case Shape.STAR:
            return star((middle, middle + reach * 0.06), reach, reach * 0.44)
        case drawn:
            return fitted(_DRAWN[drawn], reach * 2, reach * 2, inset, inset)


@cached
def pip(
    shape: Shape | str,
    size: int,
    colour: Colour,
    filled: bool = True,
    edge: Colour | None = None,
    mark: str = "",
) -> Surface:
    """A small sign `size` pixels square: filled, or hollow for "not yet". `mark` names an icon put inside."""
    stroke = max(1.0, size * 0.09)
    rim = edge or mix(colour, WHITE, 0.65)
    if filled:
        style = paint("url(#p)", rim, stroke, stroke_opacity=0.9)
    else:
        style = paint(BLACK, rim, stroke, opacity=0.28, stroke_opacity=0.6)
    shades = radial(
        "p", ((0, mix(colour, WHITE, 0.28)), (0.7, colour), (1, mix(colour, BLACK, 0.12))), (0.4, 0.3), 0.8
    )
    surface = svg(size, size, path(outline(shape, size, stroke), style), shades)
    if mark:
        sign = icon(mark, round(size * 0.56), BLACK if filled else rim)
        surface.blit(sign, sign.get_rect(center=(size / 2, size / 2)))
    return surface


def player_mark(seat: int, size: int, theme: Theme = SHELL, filled: bool = True) -> Surface:
    """The form and colour of a seat: circle, diamond, wedge, drop, star."""
    colour = theme.players[seat % len(theme.players)]
    edge = mix(colour, BLACK, 0.35) if theme.light else None
    return pip(PLAYER_SHAPES[seat % len(PLAYER_SHAPES)], size, colour, filled, edge)


@cached
def badge(
    text: str,
    radius: int,
    units: Units,
    shape: Shape | str = Shape.CIRCLE,
    ground: Stops = ((0, "#FFF0B8"), (1, "#D0982C")),
    ink: Colour = "#3A2406",
    edge: Colour = WHITE,
    change: int = 0,
) -> Surface:
    """A number on a shape with its own small shadow; `change` adds an arrow up or down.

    Larger than the shape by `badge_margin(units)` on every side.
    """
    pad = badge_margin(units)
    side = 2 * radius
    stroke = max(1.0, radius * 0.1)
    shades = radial("b", tuple(ground), (0.38, 0.28), 0.85)
    body = path(outline(shape, side, stroke / 2), paint("url(#b)", edge, stroke, stroke_opacity=0.92))
    if shape == Shape.CIRCLE:
        body += circle(
            radius,
            radius,
            radius * 0.93 - stroke * 2.2,
            paint("none", edge, stroke * 0.5, stroke_opacity=0.4),
        )
    face = svg(side, side, body, shades)
    whole = pygame.Surface((side + 2 * pad, side + 2 * pad), pygame.SRCALPHA)
    soft, drop, strength = Height.BADGE.value
    shade = halo(face, soft * units.scale, BLACK, strength)
    reach = margin(soft * units.scale)
    whole.blit(shade, (pad - reach, pad - reach + drop * units.scale))
    whole.blit(face, (pad, pad))
    if text:
        number = line(text, "number", ink, units, max(12.0, radius * 1.22 / units.scale))
        sag = -0.06 if shape == Shape.HEART else -0.02
        whole.blit(number, number.get_rect(center=(pad + radius, pad + radius + round(radius * sag))))
    if change:
        arrow = _change_arrow(max(8, round(radius * 0.72)), change > 0)
        whole.blit(
            arrow, arrow.get_rect(center=(pad + side * 0.92, pad + side * (0.12 if change > 0 else 0.16)))
        )
    return whole


def badge_margin(units: Units) -> int:
    """The room for the shadow round a badge."""
    return max(3, round(5 * units.scale))


@cached
def _change_arrow(size: int, up: bool) -> Surface:
    colour = "#8FE6C4" if up else "#FF9A8A"
    shape = "M16 2 L30 18 H22 V30 H10 V18 H2Z" if up else "M16 30 L2 14 H10 V2 H22 V14 H30Z"
    return svg(32, 32, path(shape, paint(colour, "#10201A", 3)), "", (size, size))


# Rings --------------------------------------------------------------------------------------------


@cached
def _ring(
    size: Size, corner: float, line_width: float, gap: float, colour: Colour, fill: Colour, fill_alpha: float
) -> Surface:
    """A line round a thing of this size, `gap` outside it; larger than it by `gap + line_width` all round."""
    pad = gap + line_width
    width, height = size[0] + 2 * pad, size[1] + 2 * pad
    half = line_width / 2
    body = rounded(
        half,
        half,
        width - line_width,
        height - line_width,
        corner + gap + half,
        paint(fill if fill_alpha else "none", colour, line_width, opacity=fill_alpha),
    )
    return svg(width, height, body, "", (round(width), round(height)))


def _put_ring(target: Surface, rect: Rect, ring: Surface) -> None:
    target.blit(ring, ring.get_rect(center=rect.center))


def focus_ring(size: Size, units: Units, theme: Theme = SHELL, radius: float = 10) -> Surface:
    """The line of keyboard focus, 2.5 units wide and 2 outside: centre it on the thing."""
    return _ring(
        size, radius, max(2.0, 2.5 * units.scale), max(1.0, 2 * units.scale), theme.focus, BLACK, 0.0
    )


def draw_focus(target: Surface, rect: Rect, units: Units, theme: Theme = SHELL, radius: float = 10) -> None:
    """Show that the keyboard stands here."""
    _put_ring(target, rect, focus_ring(rect.size, units, theme, radius))


def legal_frame(
    size: Size, units: Units, theme: Theme = SHELL, radius: float = 8, empty: bool = False
) -> Surface:
    """The frame of a legal target, `size` large; an empty place is filled too and shows a plus sign."""
    return _legal(size, units.scale, theme, radius, empty)


@cached
def _legal(size: Size, scale: float, theme: Theme, radius: float, empty: bool) -> Surface:
    width, height = size
    stroke = max(2.0, 2.4 * scale)
    fill = theme.legal_fill_alpha if empty else 0.0
    if theme.light and not empty:
        fill = 0.12
    body = rounded(
        stroke / 2,
        stroke / 2,
        width - stroke,
        height - stroke,
        radius,
        paint(theme.legal_fill, theme.legal_line, stroke, opacity=fill),
    )
    surface = svg(width, height, body)
    if empty:
        sign = icon("plus", max(12, round(min(size) * 0.34)), WHITE if theme.light else theme.legal_line)
        surface.blit(sign, sign.get_rect(center=(width / 2, height / 2)))
    return surface


def draw_legal(
    target: Surface,
    rect: Rect,
    units: Units,
    theme: Theme = SHELL,
    radius: float = 8,
    empty: bool = False,
    strength: float = 1.0,
    number: int | None = None,
) -> None:
    """Light, frame and number of a legal target; `strength` comes from `light.pulse`."""
    reach = 8 * units.scale
    pad = margin(reach)
    colour = "#3CE6BE" if not theme.light else "#14A078"
    light = outline_glow(rect.size, radius, reach, colour, 0.85 * strength, max(3.0, 3 * units.scale))
    target.blit(light, (rect.left - pad, rect.top - pad), special_flags=pygame.BLEND_RGB_ADD)
    target.blit(legal_frame(rect.size, units, theme, radius, empty), rect)
    if number is not None:
        tag = number_tag(number, units, theme)
        target.blit(tag, tag.get_rect(center=(rect.right - units.px(3), rect.bottom - units.px(3))))


def selected_frame(size: Size, units: Units, radius: float = 8) -> Surface:
    """The gold line of a chosen thing; centre it on the thing."""
    return _ring(size, radius, max(2.0, 2.5 * units.scale), 0.0, GOLD, BLACK, 0.0)


def draw_selected(target: Surface, rect: Rect, units: Units, radius: float = 8) -> None:
    """Gold line and steady light."""
    reach = 9 * units.scale
    pad = margin(reach)
    light = outline_glow(rect.size, radius, reach, "#E6A03C", 0.9, max(3.0, 3 * units.scale))
    target.blit(light, (rect.left - pad, rect.top - pad), special_flags=pygame.BLEND_RGB_ADD)
    _put_ring(target, rect, selected_frame(rect.size, units, radius))


@cached
def number_tag(number: int, units: Units, theme: Theme = SHELL) -> Surface:
    """The key that touches the n-th highlighted thing: 1 to 9, then 0."""
    side = units.px(20)
    stroke = max(1.0, 1.3 * units.scale)
    ground, ink = ("#0E2A24", "#D8FFF6") if not theme.light else ("#0F4A3C", WHITE)
    face = svg(
        side,
        side,
        rounded(
            stroke / 2,
            stroke / 2,
            side - stroke,
            side - stroke,
            5 * units.scale,
            paint(ground, theme.legal_line, stroke, opacity=0.96),
        ),
    )
    digit = line(str(number % 10), "label", ink, Units(units.size, units.scale), 14)
    face.blit(digit, digit.get_rect(center=(side / 2, side / 2)))
    return face


def eye_mark(size: int, colour: Colour = GOLD) -> Surface:
    """The eye in the log: this hit you."""
    return icon("eye", size, colour)


@cached
def _spinner(size: int, step: int, colour: Colour) -> Surface:
    dots = ""
    centre = (size / 2, size / 2)
    for k in range(8):
        x, y = polar(centre, size * 0.37, 45 * k)
        age = (step - k) % 8 / 8
        dots += circle(x, y, size * (0.095 - 0.045 * age), paint(colour, opacity=1 - 0.82 * age))
    return svg(size, size, dots)


def spinner(size: int, progress: float, colour: Colour = GOLD) -> Surface:
    """Somebody is thinking: eight dots, the bright one running round once while progress goes from 0 to 1."""
    return _spinner(size, int(progress * 8) % 8, colour)


@cached
def plate(size: Size, units: Units, top: Colour, bottom: Colour, edge: Colour, radius: float) -> Surface:
    """A small two-tone plate with a light edge: chips, ribbons, flags."""
    stroke = max(1.0, units.scale)
    body = rounded(
        stroke / 2,
        stroke / 2,
        size[0] - stroke,
        size[1] - stroke,
        radius,
        paint("url(#p)", edge, stroke, stroke_opacity=0.8),
    )
    return svg(size[0], size[1], body, linear("p", ((0, top), (1, bottom))))
