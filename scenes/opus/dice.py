"""The dice of an ego's tie: they tumble over their tray and come to lie with what the rules drew.

Physics decides nothing: numbers come from the event, steps are constant and seeded by the move.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import pygame
import pymunk
from pygame import Rect, Surface

from game.event import Event
from game.opus.events import DiceRolled, RoundBegun
from scenes.picture import Sight
from scenes.skin.icons import die as die_face
from scenes.skin.light import put_shadow

STEP = 1 / 120
MOST_STEPS = 4
"""In one frame; the rest of a long frame is dropped."""
LONGEST = 2.4
"""Seconds after which anything that still moves is put to rest."""


class Dice:
    """The last dice that were rolled; none lie there when a round has begun without a tie."""

    z = 45

    def __init__(self, rect: Rect) -> None:
        self._rect = rect
        self._side = round(rect.width * 0.32)
        self._space = pymunk.Space()
        self._bodies: list[pymunk.Body] = []
        self._numbers: tuple[int, ...] = ()
        self._age = LONGEST
        self._owed = 0.0

    @property
    def bounds(self) -> Rect:
        return self._rect.inflate(self._side // 2, self._side // 2)

    @property
    def numbers(self) -> tuple[int, ...]:
        """What the dice show when they lie still."""
        return self._numbers

    def follow(self, sight: Sight, events: Sequence[Event], seed: int) -> None:
        last = next((each for each in reversed(events) if isinstance(each, (RoundBegun, DiceRolled))), None)
        if isinstance(last, RoundBegun):
            self._clear()
        elif last is not None:
            self._throw(last.dice, random.Random(seed))

    def _clear(self) -> None:
        self._bodies, self._numbers, self._age = [], (), LONGEST

    def _throw(self, dice: tuple[int, ...], chance: random.Random) -> None:
        self._numbers = dice[:4]
        self._space = pymunk.Space()
        self._space.damping = 0.14
        wide, high = self._rect.size
        inset = self._side * 0.15
        corners = [(inset, inset), (wide - inset, inset), (wide - inset, high - inset), (inset, high - inset)]
        for start, end in zip(corners, [*corners[1:], corners[0]], strict=True):
            wall = pymunk.Segment(self._space.static_body, start, end, 4)
            wall.elasticity = 0.6
            self._space.add(wall)
        self._bodies = []
        for number in range(len(self._numbers)):
            body = pymunk.Body(1, pymunk.moment_for_box(1, (self._side, self._side)))
            body.position = (wide * (0.28 + 0.44 * (number % 2)), high * (0.82 - 0.34 * (number // 2)))
            angle = -math.pi / 2 + chance.uniform(-0.7, 0.7)
            pace = high * chance.uniform(3.4, 4.6)
            body.velocity = (math.cos(angle) * pace, math.sin(angle) * pace)
            body.angular_velocity = chance.choice((-1, 1)) * chance.uniform(14, 22)
            box = pymunk.Poly.create_box(body, (self._side * 0.9, self._side * 0.9), 2)
            box.elasticity, box.friction = 0.5, 0.3
            self._space.add(body, box)
            self._bodies.append(body)
        self._age = 0.0

    def update(self, seconds: float) -> None:
        if self.is_resting:
            return
        self._owed += seconds
        for _ in range(min(MOST_STEPS, int(self._owed / STEP))):
            self._space.step(STEP)
        self._owed %= STEP
        self._age += seconds

    def settle(self) -> None:
        while self._age < LONGEST:
            self._space.step(STEP)
            self._age += STEP

    @property
    def is_resting(self) -> bool:
        return self._age >= LONGEST or (self._age > 0.4 and self._pace < 4)

    @property
    def _pace(self) -> float:
        fastest = max((float(body.velocity.length) for body in self._bodies), default=0.0)
        return fastest / max(1, self._rect.width) * 100

    def _shown(self, number: int) -> int:
        drawn = self._numbers[number]
        if self.is_resting or self._pace < 80:
            return drawn
        return (int(self._age * 16) + drawn + number) % 6 + 1

    def draw(self, surface: Surface) -> None:
        before = surface.get_clip()
        surface.set_clip(self.bounds.clip(before))
        for number, body in enumerate(self._bodies):
            face = die_face(self._shown(number), self._side)
            seen = pygame.transform.rotozoom(face, round(math.degrees(-body.angle) / 3) * 3, 1.0)
            middle = (self._rect.x + round(body.position.x), self._rect.y + round(body.position.y))
            flat = face.get_rect(center=middle).topleft
            put_shadow(surface, face, flat, self._side * 0.14, self._side * 0.10)
            surface.blit(seen, seen.get_rect(center=middle))
        surface.set_clip(before)
