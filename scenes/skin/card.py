"""The common card: two-stop ground, light edge, inner hairline, a dark line round the picture, grain."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from scenes.skin.cache import cached
from scenes.skin.colours import BLACK, MIND, WHITE, Colour, Stops, Theme, mix
from scenes.skin.light import blank, masked, rounded_mask
from scenes.skin.noise import grain, seed_of, textured
from scenes.skin.svg import Size, circle, diamond, linear, paint, path, polar, radial, rounded, svg
from scenes.units import Units

CARD_RADIUS = 9


def card_corner(size: Size, units: Units) -> float:
    """The corner of a card: nine units, less on a small one."""
    return min(CARD_RADIUS * units.scale, size[0] * 0.13)


@cached
def card_face(
    size: Size,
    units: Units,
    ground: Stops,
    edge: Colour,
    art: Surface | None = None,
    art_box: tuple[int, int, int, int] | None = None,
    seed: int = 1,
    radius: float | None = None,
) -> Surface:
    """A card's face without words: ground, texture, the art in its box, frame, grain; `size` large."""
    width, height = size
    corner = card_corner(size, units) if radius is None else radius
    face = svg(width, height, rounded(0, 0, width, height, corner, paint("url(#g)")), linear("g", ground))
    dark = _is_dark(ground)
    textured(face, seed, "#241E2E" if dark else "#1E1A12", 6, 4, lighten=dark)
    if art is not None and art_box is not None:
        box = Rect(art_box)
        window = rounded_mask(box.size, corner * 0.6)
        face.blit(masked(art, window), box)
    face.blit(_frame(size, units, edge, art_box, corner, dark), (0, 0))
    grain(face, 5)
    return masked(face, rounded_mask(size, corner))


@cached
def _frame(
    size: Size,
    units: Units,
    edge: Colour,
    art_box: tuple[int, int, int, int] | None,
    corner: float,
    dark: bool,
) -> Surface:
    width, height = size
    line = max(1.0, 1.5 * units.scale)
    hair = max(0.6, 0.7 * units.scale)
    inset = max(2.0, min(3.4 * units.scale, width * 0.03))
    body = ""
    if art_box:
        x, y, w, h = art_box
        thin = max(1.0, units.scale)
        body += rounded(x, y, w, h, corner * 0.6, paint("none", BLACK, thin, stroke_opacity=0.5))
        body += rounded(
            x - thin,
            y - thin,
            w + 2 * thin,
            h + 2 * thin,
            corner * 0.66,
            paint("none", WHITE, thin * 0.6, stroke_opacity=0.22 if dark else 0.6),
        )
    body += rounded(
        inset,
        inset,
        width - 2 * inset,
        height - 2 * inset,
        corner - inset * 0.6,
        paint("none", edge, hair, stroke_opacity=0.35),
    )
    body += rounded(
        line / 2, line / 2, width - line, height - line, corner - line / 2, paint("none", "url(#e)", line)
    )
    return svg(width, height, body, linear("e", ((0, WHITE, 0.95), (0.4, edge, 0.9), (1, edge, 0.5))))


def _is_dark(ground: Stops) -> bool:
    return sum(int(ground[0][1][index : index + 2], 16) for index in (1, 3, 5)) < 380


@cached
def card_back(size: Size, units: Units, theme: Theme = MIND) -> Surface:
    """The back of a card in the manner of its world."""
    width, height = size
    top, low, line_colour = {
        "gallery": ("#1F4A40", "#0C221C", "#E9CF94"),
        "dawn": ("#3D3A86", "#1B184A", "#FFE6A3"),
        "shell": ("#3A2F66", "#17122E", "#E9C46A"),
    }.get(theme.name, ("#37306F", "#141030", "#A79BF5"))
    corner = card_corner(size, units)
    middle = (width / 2, height / 2)
    reach = min(width * 0.30, height * 0.26)
    body = rounded(0, 0, width, height, corner, paint("url(#g)"))
    gap = max(6.0, 9 * units.scale)
    for k in range(-int(height / gap), int(width / gap) + 1):
        body += path(
            f"M{k * gap:.1f} {height} L{k * gap + height * 0.5:.1f} 0",
            paint("none", line_colour, 0.5 * units.scale, stroke_opacity=0.13),
        )
    for ring in (1.0, 0.82):
        body += path(
            diamond(middle, reach * ring, reach * ring * 1.35),
            paint(
                mix(low, BLACK, 0.25) if ring == 1 else "none",
                line_colour,
                1.1 * units.scale * ring,
                opacity=0.85,
                stroke_opacity=0.85,
            ),
        )
    for k in range(8):
        x, y = polar(middle, reach * 0.42, 45 * k)
        body += circle(x, y, reach * 0.035, paint(line_colour, opacity=0.8))
    body += circle(*middle, reach * 0.24, paint("url(#o)"))
    inset = max(3.0, 4 * units.scale)
    body += rounded(
        inset,
        inset,
        width - 2 * inset,
        height - 2 * inset,
        corner * 0.7,
        paint("none", line_colour, 0.8 * units.scale, stroke_opacity=0.6),
    )
    stroke = max(1.0, 1.5 * units.scale)
    body += rounded(
        stroke / 2, stroke / 2, width - stroke, height - stroke, corner, paint("none", "url(#e)", stroke)
    )
    defs = linear("g", ((0, top), (1, low))) + linear(
        "e", ((0, WHITE, 0.9), (0.4, line_colour, 0.85), (1, line_colour, 0.45))
    )
    defs += radial("o", ((0, WHITE, 0.95), (0.4, line_colour, 0.9), (1, line_colour, 0)))
    face = svg(width, height, body, defs)
    textured(face, seed_of(theme.name), "#120F18", 6, 4, lighten=True)
    grain(face, 5)
    return masked(face, rounded_mask(size, corner))


@cached
def empty_slot(size: Size, units: Units, theme: Theme = MIND) -> Surface:
    """A place where a card may lie."""
    width, height = size
    corner = card_corner(size, units)
    tone = WHITE if not theme.light else "#2A2140"
    stroke = max(1.0, units.scale)
    body = rounded(
        stroke / 2,
        stroke / 2,
        width - stroke,
        height - stroke,
        corner,
        paint(BLACK, tone, stroke, opacity=0.28 if not theme.light else 0.08, stroke_opacity=0.28),
    )
    inset = 4 * units.scale
    body += rounded(
        inset,
        inset,
        width - 2 * inset,
        height - 2 * inset,
        corner * 0.7,
        paint("none", tone, stroke * 0.7, stroke_opacity=0.14),
    )
    small = min(width, height) * 0.10
    body += path(diamond((width / 2, height / 2), small, small * 1.3), paint(tone, opacity=0.16))
    return svg(width, height, body)


@cached
def gilt_frame(size: Size, picture: Surface, border: int) -> Surface:
    """A picture in a gilt frame with mitred corners; the picture is scaled to the opening when it differs."""
    width, height = size
    opening = (max(1, width - 2 * border), max(1, height - 2 * border))
    whole = blank(size)
    b = border
    body = rounded(0, 0, width, height, 2, paint("url(#f)"))
    body += path(f"M0 0 L{b} {b} H{width - b} L{width} 0Z", paint("#FFF6D0", opacity=0.45))
    body += path(f"M0 0 L{b} {b} V{height - b} L0 {height}Z", paint("#FFF6D0", opacity=0.2))
    body += path(
        f"M{width} 0 L{width - b} {b} V{height - b} L{width} {height}Z", paint("#2A1604", opacity=0.3)
    )
    body += path(
        f"M0 {height} L{b} {height - b} H{width - b} L{width} {height}Z", paint("#2A1604", opacity=0.42)
    )
    mid = b / 2
    body += rounded(
        mid, mid, width - b, height - b, 1, paint("none", "#FFF3C4", max(0.5, b * 0.1), stroke_opacity=0.5)
    )
    whole.blit(
        svg(width, height, body, linear("f", ((0, "#F6DC94"), (0.5, "#C4923A"), (1, "#7A5218")))), (0, 0)
    )
    if picture.get_size() != opening:
        picture = pygame.transform.smoothscale(picture, opening)
    whole.blit(picture, (b, b))
    front = rounded(
        b, b, opening[0], opening[1], 0, paint("none", BLACK, max(1.0, b * 0.2), stroke_opacity=0.55)
    )
    front += path(f"M{b} {b} H{width * 0.55:.1f} L{b} {height * 0.6:.1f}Z", paint(WHITE, opacity=0.08))
    whole.blit(svg(width, height, front), (0, 0))
    return whole
