"""The ring of Realms and Frontiers as it lies still: shadow, bezel, sectors, and names on their arcs."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.cerebria.board import REALM_NAMES
from scenes.cerebria import geometry
from scenes.control import TextBox
from scenes.skin.cache import cached
from scenes.skin.colours import BLACK, WHITE, Cerebria, Colour, mix
from scenes.skin.light import halo, margin
from scenes.skin.noise import seed_of, textured
from scenes.skin.svg import arc, circle, linear_at, paint, path, polar, radial_at, sector, svg
from scenes.skin.type import Token, arc_text, measure_line
from scenes.units import Units

REALM_COLOURS: tuple[Colour, ...] = tuple(Cerebria.REALMS[name] for name in REALM_NAMES)
_PAD = 26.0
"""Room round the bezel for its shadow and light, in units."""
_SIZE = 13.0
_ROOM = 47.0
"""Degrees that a name may take; a little less than its Realm."""


def _side(units: Units) -> int:
    return 2 * units.px(geometry.BEZEL + _PAD)


def ring_rect(units: Units) -> Rect:
    """All that the ring covers."""
    rect = Rect(0, 0, _side(units), _side(units))
    at = units.rect(*geometry.CENTRE, 0, 0)
    rect.center = at.topleft
    return rect


@cached
def ring(units: Units) -> Surface:
    """The ring without names: `ring_rect` says where it goes."""
    side, s = _side(units), units.scale
    middle = (side / 2, side / 2)
    surface = Surface((side, side), pygame.SRCALPHA)
    disc = svg(side, side, circle(*middle, geometry.BEZEL * s, paint("#0B0720")))
    soft = 14 * s
    surface.blit(halo(disc, soft, BLACK, 0.8), (-margin(soft), -margin(soft) + round(9 * s)))
    light = svg(side, side, circle(*middle, geometry.BEZEL * s, paint("none", "#8F6BFF", 5 * s)))
    surface.blit(halo(light, soft, "#8C64FF", 0.75), (-margin(soft), -margin(soft)))
    surface.blit(_bezel(side, middle, s), (0, 0))
    face = _sectors(side, middle, s)
    textured(face, seed_of("ring"), "#1C1730", 7, 5, lighten=True)
    surface.blit(face, (0, 0))
    surface.blit(_lines(side, middle, s), (0, 0))
    return surface


def _bezel(side: int, middle: tuple[float, float], s: float) -> Surface:
    reach = geometry.BEZEL * s
    shine = linear_at(
        "z",
        ((0, "#F3D58C"), (0.35, "#8A6428"), (0.6, "#E0B762"), (1, "#5A3C14")),
        (middle[0] - reach * 0.8, middle[1] - reach),
        (middle[0] + reach * 0.8, middle[1] + reach),
    )
    body = circle(*middle, reach, paint("url(#z)", "#FBE6A8", 1.1 * s, stroke_opacity=0.9))
    body += circle(*middle, reach - 4.4 * s, paint("#150D30", BLACK, 1.4 * s, stroke_opacity=0.7))
    for angle in range(0, 360, 4):
        (x0, y0), (x1, y1) = polar(middle, reach - 4.2 * s, angle), polar(middle, reach - 0.8 * s, angle)
        body += path(
            f"M{x0:.1f} {y0:.1f} L{x1:.1f} {y1:.1f}", paint("none", "#3A2406", 0.9 * s, stroke_opacity=0.7)
        )
    body += circle(
        *middle, geometry.OUTER * s + 1.6 * s, paint("none", "#C79A48", 1.6 * s, stroke_opacity=0.7)
    )
    return svg(side, side, body, shine)


def _shades(colour: Colour) -> tuple[tuple[float, Colour], ...]:
    """A Realm darkens inwards; its name stands on a dark band at the rim."""
    return (
        (0.0, mix(colour, "#0A0620", 0.66)),
        (0.45, mix(colour, "#180A38", 0.36)),
        (0.80, mix(colour, "#180A38", 0.12)),
        (0.835, mix(colour, WHITE, 0.10)),
        (0.85, mix(colour, "#0A0620", 0.62)),
        (1.0, mix(colour, "#0A0620", 0.74)),
    )


def _sectors(side: int, middle: tuple[float, float], s: float) -> Surface:
    inner, outer = geometry.INNER * s, geometry.OUTER * s
    body = defs = ""
    for realm, colour in enumerate(REALM_COLOURS):
        between = mix(colour, REALM_COLOURS[(realm + 1) % 5], 0.5)
        dark = (
            (0.0, mix(between, "#07041A", 0.86)),
            (0.8, mix(between, "#0C0824", 0.66)),
            (1.0, mix(between, "#0C0824", 0.80)),
        )
        for name, angle, half, shades in (
            (f"r{realm}", geometry.realm_angle(realm), geometry.HALF_REALM, _shades(colour)),
            (f"f{realm}", geometry.frontier_angle(realm), geometry.HALF_FRONTIER, dark),
        ):
            share = inner / outer
            stops = [(share + (1 - share) * place, tone) for place, tone in shades]
            defs += radial_at(name, stops, middle, outer)
            body += path(
                sector(middle, inner, outer, angle - half + 0.5, angle + half - 0.5), paint(f"url(#{name})")
            )
    return svg(side, side, body, defs)


def _lines(side: int, middle: tuple[float, float], s: float) -> Surface:
    inner, outer = geometry.INNER * s, geometry.OUTER * s
    body = ""
    for number in range(5):
        for angle, half, edge, strength in (
            (geometry.realm_angle(number), geometry.HALF_REALM, "#F3D58C", 0.75),
            (geometry.frontier_angle(number), geometry.HALF_FRONTIER, "#B79BE0", 0.4),
        ):
            start, end = angle - half + 0.5, angle + half - 0.5
            outline = sector(middle, inner, outer, start, end)
            body += path(outline, paint("none", BLACK, 5.6 * s, stroke_opacity=0.20))
            body += path(outline, paint("none", BLACK, 2.4 * s, stroke_opacity=0.34))
            body += path(
                arc(middle, outer - 1.2 * s, start + 0.3, end - 0.3),
                paint("none", WHITE, 1.3 * s, stroke_opacity=0.42),
            )
            body += path(outline, paint("none", edge, 0.9 * s, stroke_opacity=strength))
        angle = geometry.realm_angle(number)
        for fan in range(3):
            body += path(
                arc(middle, (geometry.BAND - 4 - fan * 5.5) * s, angle - 20 + fan * 3, angle + 20 - fan * 3),
                paint("none", WHITE, 0.7 * s, stroke_opacity=0.16 - 0.04 * fan),
            )
        for radius, wide in ((geometry.BAND, 0.9), (geometry.BAND - 2.2, 0.4)):
            body += path(
                arc(middle, radius * s, angle - 23.2, angle + 23.2),
                paint("none", "#F3D58C", wide * s, stroke_opacity=0.55),
            )
    return svg(side, side, body)


# -- names --------------------------------------------------------------------------------------------------


def name_box(name: str, units: Units) -> TextBox:
    """A Realm's name and its room on the arc."""
    words = name.upper()
    room = (
        round(geometry.NAMES * units.scale * _ROOM * 3.14159 / 180),
        units.px(geometry.OUTER - geometry.BAND),
    )
    wide, high = measure_line(words, Token.NAME, _plain(units), _fitting(name, units)[0])
    needs = round(wide + _fitting(name, units)[1] * units.scale * (len(words) - 1))
    return TextBox(words, room, (needs, high))


def _plain(units: Units) -> Units:
    """Names on the board keep their size when texts are set larger: the arc does not grow."""
    return Units(units.size, units.scale)


def _fitting(name: str, units: Units) -> tuple[float, float]:
    """Size and spacing with which a name fits its arc."""
    words, plain = name.upper(), _plain(units)
    room = geometry.NAMES * units.scale * _ROOM * 3.14159 / 180
    for size, spacing in ((_SIZE, 2.0), (_SIZE, 1.2), (12.5, 0.8), (12.0, 0.4), (12.0, 0.0)):
        wide = measure_line(words, Token.NAME, plain, size)[0] + spacing * units.scale * (len(words) - 1)
        if wide <= room:
            break
    return size, spacing


@cached
def named_ring(names: tuple[str, ...], units: Units) -> Surface:
    """The ring with its five names on their arcs; those below read from left to right as well."""
    surface = ring(units).copy()
    middle = surface.get_width() / 2
    for realm, name in enumerate(names):
        size, spacing = _fitting(name, units)
        angle = geometry.realm_angle(realm)
        arc_text(
            surface,
            name.upper(),
            Token.NAME,
            Cerebria.REALM_INK,
            _plain(units),
            (middle, middle),
            geometry.NAMES * units.scale,
            angle,
            spacing,
            size,
            inward=90 < angle < 270,
        )
    return surface
