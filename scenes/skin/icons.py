"""Our own icons and the badges made of them. Symbols are never typed as characters."""

from __future__ import annotations

import math

from pygame import Surface

from scenes.skin.cache import cached
from scenes.skin.colours import BLACK, WHITE, Colour, Kind, mix
from scenes.skin.icon_drawings import DIE_OUTLINE, GRID, ICONS
from scenes.skin.svg import circle, paint, path, radial, regular, svg

__all__ = ["ICONS", "die", "glyph_disc", "icon", "kind_disc", "octagon"]


@cached
def icon(name: str, size: int, colour: Colour, weight: float = 1.0) -> Surface:
    """An icon, `size` pixels square; `weight` thickens or thins its lines."""
    drawing = ICONS[name]
    body = ""
    if drawing.soft:
        body += path(drawing.soft, paint(colour, opacity=0.24))
    if drawing.fill:
        body += path(drawing.fill, paint(colour))
    if drawing.line:
        body += path(drawing.line, paint("none", colour, drawing.width * weight))
    return svg(GRID, GRID, body, "", (max(1, size), max(1, size)))


@cached
def glyph_disc(glyph: str, radius: int, colour: Colour, ink: Colour = WHITE, edge: Colour = WHITE) -> Surface:
    """A round badge with an icon: light from the upper left, a pale edge. Its side is `2 * radius + 2`."""
    side = 2 * radius + 2
    middle = side / 2
    rim = max(1.0, radius * 0.1)
    surface = svg(
        side,
        side,
        circle(middle, middle, radius - rim / 2, paint("url(#b)", edge, rim, stroke_opacity=0.92)),
        radial(
            "b",
            ((0, mix(colour, WHITE, 0.30)), (0.6, colour), (1, mix(colour, BLACK, 0.24))),
            (0.38, 0.3),
            0.8,
        ),
    )
    mark = icon(glyph, round(radius * 1.24), ink)
    surface.blit(mark, mark.get_rect(center=(middle, middle)))
    return surface


def kind_disc(kind: Kind, radius: int) -> Surface:
    """The badge of a Vibe, a Segment type or a school."""
    return glyph_disc(kind.glyph, radius, kind.colour, kind.ink)


@cached
def die(face: int, size: int, colour: Colour = "#F6EDDA", ink: Colour = "#2A1C12") -> Surface:
    """A real die seen from above: rounded, lit, with drilled pips."""
    body = path(DIE_OUTLINE, paint("url(#d)", mix(colour, BLACK, 0.45), 1.0, stroke_opacity=0.8))
    body += path("M9 5.2 H23 A4 4 0 0 1 26.8 9", paint("none", WHITE, 1.4, stroke_opacity=0.7))
    shade = radial(
        "d", ((0, mix(colour, WHITE, 0.6)), (0.6, colour), (1, mix(colour, BLACK, 0.28))), (0.35, 0.28), 0.9
    )
    pips = ICONS[f"dice-{face}"].fill
    body += (
        path(pips, paint(ink))
        + f'<g transform="translate(.5 .7)">{path(pips, paint("none", WHITE, 0.5, stroke_opacity=0.35))}</g>'
    )
    return svg(GRID, GRID, body, shade, (size, size))


def octagon(size: float) -> str:
    """The outline of a base plate."""
    return regular((size / 2, size / 2), size / 2 / math.cos(math.pi / 8) * 0.92, 8, 22.5)
