"""Constant steps for what only moves for the eye: beads in a Sphere, Fragments on the Identity.

Physics decides nothing: counts come from the view, and the same move always looks the same.
"""

from __future__ import annotations

import math
import random
from itertools import pairwise

import pymunk

STEP = 1 / 120
MOST_STEPS = 4
"""In one frame; the rest of a long frame is dropped."""
LONGEST = 3.0
"""Seconds after which anything that still moves is put to rest."""


class World:
    """A space that takes constant steps out of uneven frames and comes to rest in time."""

    def __init__(self, gravity: float, damping: float) -> None:
        self.space = pymunk.Space()
        self.space.gravity = (0, gravity)
        self.space.damping = damping
        self.space.sleep_time_threshold = 0.3
        self.bodies: list[pymunk.Body] = []
        self._owed = 0.0
        self._age = LONGEST

    @property
    def is_resting(self) -> bool:
        return self._age >= LONGEST or all(body.is_sleeping for body in self.bodies)

    def wake(self) -> None:
        self._age = 0.0

    def update(self, seconds: float) -> None:
        if self.is_resting:
            return
        self._owed += seconds
        for _ in range(min(MOST_STEPS, int(self._owed / STEP))):
            self.space.step(STEP)
        self._owed %= STEP
        self._age += seconds

    def settle(self) -> None:
        for _ in range(int(LONGEST / STEP)):
            if self.is_resting:
                break
            self.space.step(STEP)
            self._age += STEP
        self._age = LONGEST

    def add(self, body: pymunk.Body, shape: pymunk.Shape) -> None:
        self.space.add(body, shape)
        self.bodies.append(body)
        self.wake()

    def drop_last(self) -> None:
        body = self.bodies.pop()
        self.space.remove(body, *body.shapes)
        for other in self.bodies:
            if other.is_sleeping:
                other.activate()
        self.wake()


class Bowl(World):
    """The inside of one Sphere: a round glass in which beads lie, about its own middle."""

    def __init__(self, radius: float, bead: float) -> None:
        super().__init__(radius * 24, 0.88)
        self.radius, self.bead = radius, bead
        points = [
            (radius * math.cos(angle), radius * math.sin(angle))
            for angle in (math.radians(15 * step) for step in range(25))
        ]
        for start, end in pairwise(points):
            wall = pymunk.Segment(self.space.static_body, start, end, 1.2)
            wall.friction, wall.elasticity = 0.5, 0.25
            self.space.add(wall)

    def hold(self, count: int, chance: random.Random) -> None:
        """Let beads fall in or take them out until there are so many."""
        while len(self.bodies) > count:
            self.drop_last()
        while len(self.bodies) < count:
            body = pymunk.Body(1, pymunk.moment_for_circle(1, 0, self.bead))
            row = len(self.bodies)
            body.position = (
                self.radius * chance.uniform(-0.3, 0.3),
                -self.radius * 0.55 + self.bead * 0.5 * (row % 3),
            )
            shape = pymunk.Circle(body, self.bead)
            shape.friction, shape.elasticity = 0.4, 0.35
            self.add(body, shape)

    def shake(self, push: float) -> None:
        """The glass is carried along: the beads lag behind."""
        for body in self.bodies:
            body.activate()
            body.apply_impulse_at_local_point((push, -abs(push) * 0.3))
        self.wake()

    def places(self) -> list[tuple[float, float]]:
        """Where the beads lie; one that got out is shown at the bottom."""
        limit = (self.radius * 1.05) ** 2
        return [
            (body.position.x, body.position.y)
            if body.position.x**2 + body.position.y**2 <= limit
            else (0.0, self.radius - self.bead)
            for body in self.bodies
        ]


class Stack(World):
    """The Identity from the side: Fragments fall onto each other."""

    def __init__(self, width: float, height: float) -> None:
        super().__init__(height * 9, 0.9)
        self.width, self.height = width, height
        self.sizes: list[tuple[float, float]] = []
        floor = pymunk.Segment(self.space.static_body, (-width, height + 4), (width, height + 4), 4)
        floor.friction = 1.0
        self.space.add(floor)
        for side in (-1, 1):
            wall = pymunk.Segment(
                self.space.static_body, (side * width * 0.5, -height * 4), (side * width * 0.5, height), 1
            )
            self.space.add(wall)

    def put(self, size: tuple[float, float], chance: random.Random) -> None:
        body = pymunk.Body(2, pymunk.moment_for_box(2, size))
        high = sum(each[1] for each in self.sizes)
        body.position = (
            chance.uniform(-0.02, 0.02) * self.width,
            self.height - high - size[1] * 0.5 - self.height * 0.22,
        )
        shape = pymunk.Poly.create_box(body, size, 0.5)
        shape.friction, shape.elasticity = 0.95, 0.05
        self.sizes.append(size)
        self.add(body, shape)

    def clear(self) -> None:
        while self.bodies:
            self.drop_last()
        self.sizes.clear()
