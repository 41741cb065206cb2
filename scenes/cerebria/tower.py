"""The Identity: Fragments as they were added, from the side in a glass, and from above in the Origin."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import TypeAlias

import pygame
from pygame import Rect, Surface

from game.cerebria.events import FortressAdded, FragmentAdded
from game.cerebria.revelation import CAPPING, MAJOR, MINOR
from game.event import Event
from scenes.cerebria import geometry
from scenes.cerebria.figures import SIDES
from scenes.cerebria.physics import Stack
from scenes.picture import Sight
from scenes.skin.cache import cached
from scenes.skin.colours import BLACK, WHITE, mix
from scenes.skin.svg import Size, linear, linear_at, paint, path, polar, polygon, rounded, svg
from scenes.units import Units

Fragment: TypeAlias = tuple[int, int]
"""Whose it is, and its kind."""

_WIDTHS = {MINOR: 44.0, MAJOR: 58.0, CAPPING: 32.0}
_HEIGHTS = {MINOR: 7.0, MAJOR: 9.0, CAPPING: 12.0}


def built(view: object, events: Sequence[Event]) -> list[Fragment]:
    """The Fragments in the order in which they were added; those nobody saw being added lie lowest."""
    told: list[Fragment] = []
    for event in events:
        if isinstance(event, FragmentAdded):
            told.append((event.team, event.kind))
        elif isinstance(event, FortressAdded):
            told.append((event.team, event.intensity))
    return _missing(view, told) + told


def _missing(view: object, told: list[Fragment]) -> list[Fragment]:
    lowest: list[Fragment] = []
    for team in (0, 1):
        counts = ((MINOR, view.minors[team]), (MAJOR, view.majors[team]), (CAPPING, view.capping[team]))  # type: ignore[attr-defined]
        for kind, count in counts:
            lowest += [(team, kind)] * max(0, count - told.count((team, kind)))
    return lowest


class Tower:
    """The Identity from the side."""

    z = 2

    def __init__(self, units: Units) -> None:
        self.units = units
        self._rect = units.rect(*geometry.TOWER)
        self._inside = self._rect.inflate(-units.px(10), -units.px(16))
        self._stack = Stack(self._inside.width, self._inside.height)
        self.fragments: list[Fragment] = []
        self._history: list[Event] = []

    @property
    def bounds(self) -> Rect:
        return self._rect

    @property
    def is_resting(self) -> bool:
        return self._stack.is_resting

    def follow(self, sight: Sight, events: Sequence[Event], seed: int) -> None:
        wanted = len(sight.view.minors) and _count(sight.view)
        self._history += [each for each in events if isinstance(each, FragmentAdded | FortressAdded)]
        fragments = built(sight.view, self._history)
        if len(fragments) != wanted:
            self._history = []
            fragments = built(sight.view, [])
        if fragments[: len(self.fragments)] != self.fragments:
            self._stack.clear()
            self.fragments = []
        for number, fragment in enumerate(fragments[len(self.fragments) :]):
            self._stack.put(self._size(fragment), random.Random(seed * 13 + number))
        self.fragments = fragments

    def _size(self, fragment: Fragment) -> tuple[float, float]:
        s = self.units.scale
        return _WIDTHS[fragment[1]] * s, _HEIGHTS[fragment[1]] * s

    def update(self, seconds: float) -> None:
        self._stack.update(seconds)

    def settle(self) -> None:
        self._stack.settle()

    def draw(self, surface: Surface) -> None:
        surface.blit(_dome(self._rect.size, self.units.scale), self._rect)
        before = surface.get_clip()
        surface.set_clip(self._rect.clip(before))
        for body, fragment in zip(self._stack.bodies, self.fragments, strict=True):
            width, height = self._size(fragment)
            sprite = slab((round(width), round(height)), *fragment)
            angle = round(math.degrees(-body.angle), 1)
            seen = pygame.transform.rotozoom(sprite, angle, 1.0) if abs(angle) > 0.4 else sprite
            place = (self._inside.centerx + body.position.x, self._inside.top + body.position.y)
            surface.blit(seen, seen.get_rect(center=place))
        surface.set_clip(before)


def _count(view: object) -> int:
    return sum(view.minors) + sum(view.majors) + sum(view.capping)  # type: ignore[attr-defined]


@cached
def _dome(size: Size, s: float) -> Surface:
    width, height = float(size[0]), float(size[1])
    top = width * 0.5
    reach, foot = width / 2 - 2, height - 6 * s
    outline = (
        f"M2 {foot:.1f} V{top:.1f} A{reach:.1f} {reach:.1f} 0 0 1 {width - 2:.1f} {top:.1f} V{foot:.1f}Z"
    )
    body = path(outline, paint("url(#d)", WHITE, 1.0 * s, stroke_opacity=0.35))
    body += path(
        f"M{width * 0.2:.1f} {height * 0.7:.1f} V{top:.1f} "
        f"Q{width * 0.22:.1f} {top * 0.5:.1f} {width * 0.4:.1f} {top * 0.32:.1f}",
        paint("none", WHITE, 2.0 * s, stroke_opacity=0.22),
    )
    body += rounded(0.5, height - 8 * s, width - 1, 7.5 * s, 3.5 * s, paint("url(#b)", "#5A3C14", 0.8 * s))
    defs = linear("d", ((0, "#8F7CFF", 0.16), (1, "#0A0620", 0.55))) + linear(
        "b", ((0, "#F3D58C"), (0.5, "#8A6428"), (1, "#5A3C14"))
    )
    return svg(width, height, body, defs)


@cached
def slab(size: Size, team: int, kind: int) -> Surface:
    """A Fragment from the side; a Capping one is a crystal."""
    width, height = float(size[0]), float(size[1])
    colour = SIDES[team].fill
    cut = min(width * 0.14, height)
    if kind == CAPPING:
        corners = [
            (0, height),
            (width * 0.2, height * 0.35),
            (width * 0.5, 0),
            (width * 0.8, height * 0.35),
            (width, height),
        ]
    else:
        corners = [(0, height), (cut * 0.4, 0), (width - cut * 0.4, 0), (width, height)]
    body = path(
        polygon(corners),
        paint("url(#s)", mix(colour, WHITE, 0.55), max(0.7, height * 0.09), stroke_opacity=0.8),
    )
    for share in (0.25, 0.5, 0.75):
        body += path(
            f"M{width * share:.1f} {height * 0.14:.1f} V{height:.1f}",
            paint("none", BLACK, 0.8, stroke_opacity=0.22),
        )
    if kind == MAJOR:
        body += path(
            f"M{width * 0.1:.1f} {height * 0.5:.1f} H{width * 0.9:.1f}",
            paint("none", "#FFF6D8", max(0.8, height * 0.12), stroke_opacity=0.7),
        )
    shades = linear("s", ((0, mix(colour, WHITE, 0.45)), (0.5, colour), (1, mix(colour, BLACK, 0.4))))
    return svg(width, height, body, shades)


@cached
def from_above(side: int, fragments: tuple[Fragment, ...], s: float) -> Surface:
    """The Identity in the middle of the Origin: octagons, each a little smaller and higher."""
    c = side / 2
    body = defs = ""
    count = len(fragments)
    for number, (team, kind) in enumerate(fragments):
        reach = (26.0 - 14.0 * number / max(6, count)) * s * (0.94 if kind == MINOR else 1.0)
        lift = min(2.6, 22 / max(1, count)) * s * number
        colour = SIDES[team].fill
        low = [polar((c, c - lift + 3 * s), reach, 22.5 + 45 * k) for k in range(8)]
        top = [polar((c, c - lift), reach, 22.5 + 45 * k) for k in range(8)]
        body += path(polygon(low), paint(mix(colour, BLACK, 0.6)))
        body += path(polygon(top), paint(f"url(#i{number})", WHITE, 0.8 * s, stroke_opacity=0.6))
        defs += linear_at(
            f"i{number}",
            ((0, mix(colour, WHITE, 0.55)), (1, mix(colour, BLACK, 0.25))),
            (c - reach, c - reach),
            (c + reach, c + reach),
        )
    if not count:
        corners = [polar((c, c), 20 * s, 22.5 + 45 * k) for k in range(8)]
        body += path(polygon(corners), paint(BLACK, "#F3D58C", 0.9 * s, 0.3, 0.5))
    return svg(side, side, body, defs)


def profile(units: Units, fragments: tuple[Fragment, ...]) -> Surface:
    """The Identity from the side, at rest, large."""
    s = units.scale * 2
    height = sum(_HEIGHTS[kind] for _, kind in fragments) * s + units.px(12)
    whole = Surface((units.px(150), max(units.px(24), round(height))), pygame.SRCALPHA)
    top = float(whole.get_height() - units.px(4))
    pygame.draw.line(whole, "#E9C46A", (units.px(10), top), (units.px(140), top), max(1, units.px(2)))
    for team, kind in fragments:
        size = (round(_WIDTHS[kind] * s), round(_HEIGHTS[kind] * s))
        sprite = slab(size, team, kind)
        whole.blit(sprite, sprite.get_rect(midbottom=(whole.get_width() // 2, round(top))))
        top -= size[1]
    return whole
