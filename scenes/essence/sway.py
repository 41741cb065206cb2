"""Crystals that hang below the Island on chains and sway when something is built, moved or struck.

Decoration only: constant steps, seeded by the move, at rest after a few seconds or at once when asked.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from itertools import pairwise

import pygame
import pymunk
from pygame import Rect, Surface

from game.essence.events import SeatAttacked, SegmentMoved, SegmentPlaced, SegmentsSwapped, ThreatStruck
from game.event import Event
from scenes.essence import geometry, island, stall
from scenes.essence.ground import crystal
from scenes.essence.reading import shown_seat, span, state_of
from scenes.picture import Sight
from scenes.skin.noise import seed_of

STEP = 1 / 120
MOST_STEPS = 4
LONGEST = 4.0
"""Seconds after which whatever still moves is put to rest."""
LINKS = 3
_QUIET = 3.0
_TONES = ("#7FE0F0", "#B79AF0", "#F0A0D0", "#8FE6C4")
_MOVING = (SegmentPlaced, SegmentMoved, SegmentsSwapped, SeatAttacked, ThreatStruck)


class _Pendant:
    """A chain of light links with a crystal at its end; places in pixels from where it hangs."""

    def __init__(self, space: pymunk.Space, link: float, number: int) -> None:
        self.bodies: list[pymunk.Body] = []
        self.tone = _TONES[number % len(_TONES)]
        self.link = link
        above = space.static_body
        hang = (number * 1000.0, 0.0)
        self.hang = hang
        for place in range(LINKS):
            body = pymunk.Body(1.0 if place < LINKS - 1 else 3.0, 10.0)
            body.position = (hang[0], hang[1] + link * (place + 1))
            anchor = hang if place == 0 else (0, 0)
            space.add(body, pymunk.PinJoint(above, body, anchor, (0, 0)))
            self.bodies.append(body)
            above = body

    def rest(self) -> None:
        for place, body in enumerate(self.bodies):
            body.position = (self.hang[0], self.hang[1] + self.link * (place + 1))
            body.velocity = (0, 0)

    @property
    def points(self) -> list[tuple[float, float]]:
        return [
            (0.0, 0.0),
            *((body.position.x - self.hang[0], body.position.y - self.hang[1]) for body in self.bodies),
        ]

    @property
    def speed(self) -> float:
        return max(body.velocity.length for body in self.bodies)


class Pendants:
    """All chains below the Island that is shown."""

    z = 1

    def __init__(self, sight: Sight) -> None:
        self._scale = sight.units.scale
        self._space = pymunk.Space()
        self._space.gravity = (0, 900 * self._scale)
        self._space.damping = 0.35
        self._pendants = [_Pendant(self._space, (6 + 4 * (n % 3)) * self._scale, n) for n in range(4)]
        self._hooks: list[tuple[int, int]] = []
        self._tall = 30
        self._left = 0.0
        self._owed = 0.0
        self.look(sight)

    @property
    def bounds(self) -> Rect:
        if not self._hooks:
            return Rect(0, 0, 0, 0)
        reach = round(90 * self._scale)
        rects = [Rect(x - reach // 2, y - 4, reach, reach * 2) for x, y in self._hooks]
        return rects[0].unionall(rects[1:]).clip(self._window)

    def follow(self, sight: Sight, events: Sequence[Event], seed: int) -> None:
        self.look(sight)
        if any(isinstance(event, _MOVING) for event in events):
            chance = random.Random(seed_of("sway", seed))
            for pendant in self._pendants:
                push = chance.choice((-1, 1)) * chance.uniform(120, 240) * self._scale
                for body in pendant.bodies:
                    body.velocity = (push, 0)
            self._left = LONGEST

    def look(self, sight: Sight) -> None:
        """Hang below the rock of the Island that is shown, where the camera sees it."""
        self._window = geometry.ground(sight.units).window
        self._hooks = []
        if stall.middle(sight) != stall.ISLAND:
            return
        shown = state_of(sight).islands[shown_seat(sight)]
        view = island.view_of(sight)
        left, _, top, _ = span(shown)
        below = [(x, y) for x, y in island.cells_of(shown) if (x, y + 1) not in island.cells_of(shown)]
        for number, (x, y) in enumerate(
            below[:: max(1, len(below) // len(self._pendants))][: len(self._pendants)]
        ):
            at = view.place(
                left - view.left + x + 0.25 + 0.17 * (number % 4), top - view.top + y + 1.16, 0, 0
            )
            self._hooks.append(at.topleft)
        self._tall = max(8, round(view.place(0, 0, 1, 1).width * 0.26))

    def update(self, seconds: float) -> None:
        self._left -= seconds
        self._owed = min(self._owed + seconds, MOST_STEPS * STEP)
        while self._owed >= STEP:
            self._space.step(STEP)
            self._owed -= STEP
        if (
            self._left < LONGEST - 0.5 and max(each.speed for each in self._pendants) < _QUIET * self._scale
        ) or self._left <= 0:
            self.settle()

    def settle(self) -> None:
        self._left = self._owed = 0.0
        for pendant in self._pendants:
            pendant.rest()

    @property
    def is_resting(self) -> bool:
        return self._left <= 0

    def draw(self, surface: Surface) -> None:
        clip = surface.get_clip()
        surface.set_clip(clip.clip(self._window))
        for (x, y), pendant in zip(self._hooks, self._pendants, strict=False):
            points = [(x + across, y + down) for across, down in pendant.points]
            for one, two in pairwise(points):
                pygame.draw.aaline(surface, "#6A5A6E", one, two)
            sprite = crystal(self._tall, pendant.tone)
            (ax, ay), (bx, by) = points[-2], points[-1]
            lean = math.degrees(math.atan2(bx - ax, max(1.0, by - ay)))
            seen = sprite if abs(lean) < 0.5 else pygame.transform.rotozoom(sprite, lean, 1.0)
            surface.blit(seen, seen.get_rect(midtop=(round(bx), round(by))))
        surface.set_clip(clip)
