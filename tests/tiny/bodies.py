"""What only moves for the eye at Lanterns: sparks that fall into a bowl, a die that tumbles on its felt.

Physics decides nothing: the number of sparks comes from the view, the number on the die from the event. Steps
are constant and seeded by the move, so the same move always looks the same.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from itertools import pairwise

import pygame
import pymunk
from pygame import Rect, Surface

from game.event import Event
from scenes.picture import Sight
from scenes.skin.icons import die as die_face
from scenes.skin.light import put_shadow
from scenes.skin.orb import bead
from tests.tiny.drawing import bowl
from tests.tiny.state import Shaken

STEP = 1 / 120
MOST_STEPS = 4
"""In one frame; the rest of a long frame is dropped."""
LONGEST = 3.0
"""Seconds after which anything that still moves is put to rest."""


class _World:
    """Constant steps from uneven frames."""

    def __init__(self) -> None:
        self.space = pymunk.Space()
        self._owed = 0.0
        self.age = 0.0

    def pass_time(self, seconds: float) -> None:
        self._owed += seconds
        for _ in range(min(MOST_STEPS, int(self._owed / STEP))):
            self.space.step(STEP)
        self.age += seconds
        self._owed %= STEP

    def run_out(self) -> None:
        for _ in range(int(LONGEST / STEP)):
            self.space.step(STEP)
        self.age = LONGEST


class Sparks:
    """The sparks of a seat in their bowl."""

    z = 40

    def __init__(self, seat: int, rect: Rect) -> None:
        self.seat = seat
        self._rect = rect
        self._radius = max(3.0, rect.width * 0.052)
        self._world = self._bowl()
        self._bodies: list[pymunk.Body] = []

    @property
    def bounds(self) -> Rect:
        return self._rect.inflate(self._radius * 2, 0).move(0, -self._rect.height).union(self._rect)

    def _bowl(self) -> _World:
        world = _World()
        world.space.gravity = (0, 14 * self._rect.height)
        world.space.damping = 0.90
        world.space.sleep_time_threshold = 0.4
        width, height = self._rect.size
        # The inside of the drawn bowl, a little narrower than its glass; it goes on above the rim.
        points = [
            (width * 0.5 - width * 0.47 * math.cos(a), height * 0.10 + height * 0.82 * math.sin(a) ** 0.8)
            for a in (math.pi * k / 18 for k in range(19))
        ]
        points = [(points[0][0], -3 * height), *points, (points[-1][0], -3 * height)]
        for start, end in pairwise(points):
            wall = pymunk.Segment(world.space.static_body, start, end, 1.5)
            wall.friction, wall.elasticity = 0.5, 0.3
            world.space.add(wall)
        return world

    def follow(self, sight: Sight, events: Sequence[Event], seed: int) -> None:
        wanted = sight.view.seats[self.seat].sparks
        while len(self._bodies) > wanted:
            body = self._bodies.pop()
            self._world.space.remove(body, *body.shapes)
        chance = random.Random(seed * 31 + self.seat)
        for number in range(wanted - len(self._bodies)):
            body = pymunk.Body(1, pymunk.moment_for_circle(1, 0, self._radius))
            body.position = (self._rect.width * chance.uniform(0.3, 0.7), -self._radius * (2 + 2.6 * number))
            shape = pymunk.Circle(body, self._radius)
            shape.friction, shape.elasticity = 0.4, 0.4
            self._world.space.add(body, shape)
            self._bodies.append(body)
            self._world.age = 0.0

    def update(self, seconds: float) -> None:
        self._world.pass_time(seconds)

    def settle(self) -> None:
        if not self.is_resting:
            self._world.run_out()

    @property
    def is_resting(self) -> bool:
        return self._world.age >= LONGEST or all(body.is_sleeping for body in self._bodies)

    def draw(self, surface: Surface) -> None:
        sprite = bead(round(self._radius), "#FFC857")
        for body in self._bodies:
            place = (self._rect.x + round(body.position.x), self._rect.y + round(body.position.y))
            surface.blit(sprite, sprite.get_rect(center=place))
        surface.blit(bowl(self._rect.size), self._rect)


class Die:
    """The die: it rolls over its felt and comes to lie with the number that the rules drew."""

    z = 45

    def __init__(self, rect: Rect) -> None:
        self._rect = rect
        self._side = round(min(rect.size) * 0.34)
        self._number = 1
        self._world = _World()
        self._world.age = LONGEST
        self._body = pymunk.Body(1, pymunk.moment_for_box(1, (self._side, self._side)))
        self._body.position = (rect.width * 0.5, rect.height * 0.5)
        self._body.angle = 0.25
        box = pymunk.Poly.create_box(self._body, (self._side, self._side), 2)
        box.elasticity, box.friction = 0.55, 0.3
        self._world.space.damping = 0.16
        self._world.space.add(self._body, box)
        inset = self._side * 0.18
        corners = [
            (inset, inset),
            (rect.width - inset, inset),
            (rect.width - inset, rect.height - inset),
            (inset, rect.height - inset),
        ]
        for start, end in zip(corners, [*corners[1:], corners[0]], strict=True):
            wall = pymunk.Segment(self._world.space.static_body, start, end, 4)
            wall.elasticity = 0.7
            self._world.space.add(wall)

    @property
    def bounds(self) -> Rect:
        return self._rect.inflate(self._side, self._side)

    def follow(self, sight: Sight, events: Sequence[Event], seed: int) -> None:
        rolls = [event for event in events if isinstance(event, Shaken)]
        if not rolls:
            return
        self._number = rolls[-1].die
        chance = random.Random(seed)
        self._body.position = (self._rect.width * 0.5, self._rect.height * chance.uniform(0.7, 0.8))
        angle = -math.pi / 2 + chance.uniform(-0.9, 0.9)
        pace = self._rect.width * chance.uniform(4.2, 5.2)
        self._body.velocity = (math.cos(angle) * pace, math.sin(angle) * pace)
        self._body.angular_velocity = chance.choice((-1, 1)) * chance.uniform(16, 24)
        self._world.age = 0.0

    def update(self, seconds: float) -> None:
        self._world.pass_time(seconds)

    def settle(self) -> None:
        if not self.is_resting:
            self._world.run_out()

    @property
    def is_resting(self) -> bool:
        return self._world.age >= LONGEST or (self._world.age > 0.3 and self._pace < 3)

    @property
    def _pace(self) -> float:
        return float(self._body.velocity.length) / max(1, self._rect.width) * 100

    @property
    def shown(self) -> int:
        """The side that is up: others while it rolls fast, at last the one that was drawn."""
        if self.is_resting or self._pace < 90:
            return self._number
        return (int(self._world.age * 18) + self._number) % 6 + 1

    def draw(self, surface: Surface) -> None:
        face = die_face(self.shown, self._side)
        angle = round(math.degrees(-self._body.angle) / 3) * 3
        seen = pygame.transform.rotozoom(face, angle, 1.0)
        place = seen.get_rect(
            center=(self._rect.x + self._body.position.x, self._rect.y + self._body.position.y)
        )
        before = surface.get_clip()
        surface.set_clip(self.bounds.clip(before))
        put_shadow(
            surface, face, face.get_rect(center=place.center).topleft, self._side * 0.14, self._side * 0.10
        )
        surface.blit(seen, place)
        surface.set_clip(before)
