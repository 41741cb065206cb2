"""The Origin: a disc that turns, its five Spheres of glass, and their Willpower as beads."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from game.event import Event
from scenes.cerebria import geometry
from scenes.cerebria.physics import Bowl
from scenes.glide import in_out_cubic
from scenes.picture import Sight
from scenes.skin.cache import cached, sprites
from scenes.skin.colours import BLACK, WHITE, Cerebria, Colour, mix
from scenes.skin.light import glow, halo, margin
from scenes.skin.orb import bead, empty_orb, glass_front
from scenes.skin.svg import circle, linear_at, paint, path, polar, radial_at, rounded, svg
from scenes.skin.type import Token, line
from scenes.units import Units

SPHERE_COLOURS: tuple[Colour, ...] = (
    Cerebria.AMBITION,
    Cerebria.ESSENCE,
    Cerebria.WILLPOWER,
    "#4FC98F",
    "#A98CFF",
)
"""What a Sphere gives besides Willpower colours it: Ambition, Essence, Willpower, a token, a card."""
TURN = 0.7
"""Seconds of one step of the Origin."""
_PAD = 12.0


class Origin:
    """The turning disc. It follows the view; nothing reads it."""

    z = 3

    def __init__(self, units: Units) -> None:
        self.units = units
        reach = 2 * (geometry.DISC + _PAD)
        self._rect = geometry.around(units, geometry.CENTRE, (reach, reach))
        inside = (geometry.SPHERE - 1.5) * units.scale
        self._bowls = [Bowl(inside, 5.0 * units.scale) for _ in range(5)]
        self._from = self._to = self._shown = 0.0
        """The turn of the disc in steps, clockwise."""
        self._elapsed = TURN
        self._is_new = True

    @property
    def bounds(self) -> Rect:
        return self._rect

    @property
    def is_resting(self) -> bool:
        return self._elapsed >= TURN and all(bowl.is_resting for bowl in self._bowls)

    def follow(self, sight: Sight, events: Sequence[Event], seed: int) -> None:
        view = sight.view
        chance = random.Random(seed * 31 + 7)
        for bowl, count in zip(self._bowls, view.sphere, strict=True):
            bowl.hold(count, chance)
        step = (view.origin - round(self._to)) % 5
        if self._is_new:
            self._from = self._to = self._shown = float(view.origin)
            self._is_new = False
        elif step:
            self._from, self._to = self._shown, self._to + (step if step < 3 else step - 5)
            self._elapsed = 0.0
            for sphere, bowl in enumerate(self._bowls):
                way = polar((0.0, 0.0), 1.0, 72 * (sphere + self._from) + 90)
                bowl.shake(-way[0] * bowl.radius * 3.4)

    def update(self, seconds: float) -> None:
        if self._elapsed < TURN:
            self._elapsed = min(TURN, self._elapsed + seconds)
            self._shown = self._from + (self._to - self._from) * in_out_cubic(self._elapsed / TURN)
        for bowl in self._bowls:
            bowl.update(seconds)

    def settle(self) -> None:
        self._elapsed, self._shown = TURN, self._to
        for bowl in self._bowls:
            bowl.settle()

    def draw(self, surface: Surface) -> None:
        units, middle = self.units, self._rect.center
        disc = _turned(units, self._shown)
        surface.blit(disc, disc.get_rect(center=middle))
        radius = units.px(geometry.SPHERE)
        small = bead(max(3, round(5.0 * units.scale)), Cerebria.WILLPOWER)
        for sphere, bowl in enumerate(self._bowls):
            x, y = geometry.sphere_middle(sphere + self._shown)
            at = units.rect(x, y, 0, 0).topleft
            light = _sphere_light(radius, SPHERE_COLOURS[sphere])
            surface.blit(light, light.get_rect(center=at), special_flags=pygame.BLEND_RGB_ADD)
            ball = empty_orb(radius, SPHERE_COLOURS[sphere])
            surface.blit(ball, ball.get_rect(center=at))
            for dx, dy in bowl.places():
                surface.blit(small, small.get_rect(center=(at[0] + round(dx), at[1] + round(dy))))
            front = glass_front(radius)
            surface.blit(front, front.get_rect(center=at))

    def draw_counts(self, surface: Surface) -> None:
        units = self.units
        for sphere, bowl in enumerate(self._bowls):
            x, y = geometry.sphere_middle(sphere + self._shown)
            pill = sphere_pill(units, sphere, len(bowl.bodies))
            below = y + geometry.SPHERE * 0.92
            surface.blit(pill, pill.get_rect(center=units.rect(x, below, 0, 0).topleft))


class SphereCounts:
    """The numbers on the Spheres, over the lights and rings round them; they move with the Origin."""

    z = 6

    def __init__(self, origin: Origin) -> None:
        self._origin = origin

    @property
    def bounds(self) -> Rect:
        return self._origin.bounds

    @property
    def is_resting(self) -> bool:
        return self._origin.is_resting

    def follow(self, sight: Sight, events: Sequence[Event], seed: int) -> None:
        """The Origin follows for both."""

    def update(self, seconds: float) -> None:
        """The Origin moves for both."""

    def settle(self) -> None:
        """The Origin comes to rest for both."""

    def draw(self, surface: Surface) -> None:
        self._origin.draw_counts(surface)


@cached
def _sphere_light(radius: int, colour: Colour) -> Surface:
    return glow.__wrapped__(empty_orb(radius, colour), radius * 0.22, mix(colour, WHITE, 0.2), 0.6)  # type: ignore[attr-defined]


def _turned(units: Units, turn: float) -> Surface:
    whole = _disc(units)
    rest = round(turn)
    if abs(turn - rest) < 1e-6:
        angle = -72 * (rest % 5)
        return sprites.get(("origin", whole, angle), lambda: pygame.transform.rotozoom(whole, angle, 1.0))
    return pygame.transform.rotozoom(whole, -72 * turn, 1.0)


@cached
def _disc(units: Units) -> Surface:
    """The disc with its spokes and rim, the first Sphere up."""
    s = units.scale
    side = 2 * units.px(geometry.DISC + _PAD)
    c = side / 2
    reach = geometry.DISC * s
    body = circle(c, c, reach, paint("url(#o)"))
    body += circle(c, c, reach - 1.2 * s, paint("none", "url(#g)", 2.6 * s))
    body += circle(c, c, reach - 5.6 * s, paint("none", "#F3D58C", 0.7 * s, stroke_opacity=0.5))
    for step in range(60):
        (x0, y0), (x1, y1) = (
            polar((c, c), reach - 5.6 * s, 6 * step),
            polar((c, c), reach - 3.4 * s, 6 * step),
        )
        body += path(
            f"M{x0:.1f} {y0:.1f} L{x1:.1f} {y1:.1f}", paint("none", "#F3D58C", 0.6 * s, stroke_opacity=0.4)
        )
    for spoke in range(5):
        (x0, y0), (x1, y1) = (
            polar((c, c), 36 * s, 72 * spoke + 36),
            polar((c, c), reach - 7 * s, 72 * spoke + 36),
        )
        body += path(
            f"M{x0:.1f} {y0:.1f} L{x1:.1f} {y1:.1f}", paint("none", "#F3D58C", 0.9 * s, stroke_opacity=0.36)
        )
        x, y = polar((c, c), geometry.SPHERE_WAY * s, 72 * spoke)
        body += circle(x, y, (geometry.SPHERE + 2.2) * s, paint(BLACK, "#F3D58C", 0.8 * s, 0.28, 0.35))
    body += circle(c, c, 34 * s, paint("#0A0620", "#F3D58C", 1.2 * s, 0.8, 0.8))
    defs = radial_at("o", ((0, "#3A2A86"), (0.55, "#1D1450"), (1, "#0C0728")), (c, c), reach)
    defs += linear_at(
        "g",
        ((0, "#FFF1C4"), (0.5, "#8A6428"), (1, "#F3D58C")),
        (c - reach, c - reach),
        (c + reach, c + reach),
    )
    face = svg(side, side, body, defs)
    whole = Surface((side, side), pygame.SRCALPHA)
    soft = 5 * s
    whole.blit(halo(face, soft, BLACK, 0.7), (-margin(soft), -margin(soft)))
    whole.blit(face, (0, 0))
    return whole


@cached
def sphere_pill(units: Units, sphere: int, count: int) -> Surface:
    """How much Willpower a Sphere holds, and the sign of what it gives besides."""
    digits = line(str(count), Token.NUMBER, "#E9FBFF", Units(units.size, units.scale), 13)
    high = units.px(17)
    sign = sphere_sign(sphere, units.px(11))
    wide = digits.get_width() + sign.get_width() + units.px(11)
    stroke = max(1.0, 1.1 * units.scale)
    face = svg(
        wide,
        high,
        rounded(
            stroke / 2,
            stroke / 2,
            wide - stroke,
            high - stroke,
            high / 2,
            paint("#0A0620", WHITE, stroke, 0.92, 0.55),
        ),
    )
    face.blit(sign, sign.get_rect(midleft=(units.px(4), high // 2)))
    face.blit(digits, digits.get_rect(midright=(wide - units.px(5), high // 2 - 1)))
    return face


@cached
def sphere_sign(sphere: int, size: int) -> Surface:
    """Ambition, Essence, Willpower, a Vibe token, a card."""
    colour = mix(SPHERE_COLOURS[sphere], WHITE, 0.25)
    match sphere:
        case 0:
            body = path("M16 2 L20 12 L31 12 L22 19 L26 30 L16 23 L6 30 L10 19 L1 12 L12 12Z", paint(colour))
        case 1:
            body = path("M16 2 C23 12 27 16 27 21 A11 10 0 0 1 5 21 C5 16 9 12 16 2Z", paint(colour))
        case 2:
            body = (
                circle(9, 22, 7, paint(colour))
                + circle(23, 22, 7, paint(colour))
                + circle(16, 9, 7, paint(colour))
            )
        case 3:
            body = circle(16, 16, 11, paint("none", colour, 5)) + circle(16, 16, 4, paint(colour))
        case _:
            body = rounded(7, 3, 18, 26, 3, paint("none", colour, 4)) + path(
                "M12 16 H20", paint("none", colour, 3)
            )
    return svg(32, 32, body, "", (size, size))


@cached
def still(units: Units) -> Surface:
    """The Origin at rest with full Spheres, for the menu."""
    whole = _disc(units).copy()
    c = whole.get_width() / 2
    radius = max(4, units.px(geometry.SPHERE))
    small = bead(max(2, round(5.0 * units.scale)), Cerebria.WILLPOWER)
    for sphere in range(5):
        x, y = polar((c, c), geometry.SPHERE_WAY * units.scale, 72 * sphere)
        ball = empty_orb(radius, SPHERE_COLOURS[sphere])
        whole.blit(ball, ball.get_rect(center=(round(x), round(y))))
        for dx, dy in ((-0.45, 0.45), (0, 0.6), (0.45, 0.45), (-0.22, 0.1), (0.24, 0.1)):
            whole.blit(small, small.get_rect(center=(round(x + dx * radius), round(y + dy * radius))))
        front = glass_front(radius)
        whole.blit(front, front.get_rect(center=(round(x), round(y))))
    return whole
