"""Where everything of the ring lies, in units of the 1280x720 canvas: a function of numbers alone.

Angles are degrees, 0 up, clockwise. Realm r is centred on 72 r, Frontier f on 72 f + 36.
"""

from __future__ import annotations

import math

from pygame import Rect

from game.cerebria.board import is_frontier
from scenes.skin.svg import Point, polar
from scenes.units import Units

CENTRE: Point = (640.0, 322.0)
OUTER = 258.0
INNER = 102.0
BEZEL = 276.0
NAMES = 245.5
"""The circle on which the Realms' names stand."""
BAND = 233.0
"""Where the dark band of the names begins."""
HALF_REALM, HALF_FRONTIER = 24.0, 12.0

CARD = (53.0, 74.0)
FORTRESS = (28.0, 40.0)
FIGURE = (27.0, 43.0)
STAND = 34.0
"""Side of a Spirit space while it can be chosen."""
MEDALLION = 32.0
CONTROL = 19.0

DISC = 98.0
"""Radius of the Origin."""
SPHERE_WAY = 66.0
SPHERE = 26.0
IDENTITY = 30.0
TURN = 36.0
"""Side of an arrow that turns the Origin."""

_ASIDE = (30.0, 41.0, 36.0, 36.0, 41.0)
"""How far the two slots of each Realm lie from its middle, along the ring: cards stand upright everywhere."""
_REALM_SLOT = (187.0, 192.0, 190.0, 190.0, 192.0)
_FRONTIER_SLOT = (187.0, 187.0, 175.5, 187.0, 187.0)
_FRONTIER_STAND = (117.0, 122.0, 116.0, 122.0, 117.0)
_INSIDE = (127.0, 130.0, 125.0, 125.0, 130.0)
"""Where Fortress and Spirit stand in each Realm."""
_CONTROL = (114.0, 112.0, 113.0, 113.0, 112.0)
"""Where the sign of who controls a Realm lies."""
_APART = (25.0, 24.0, 26.0, 26.0, 24.0)


def realm_angle(realm: int) -> float:
    return 72.0 * realm


def frontier_angle(frontier: int) -> float:
    return 72.0 * frontier + 36.0


def _along(angle: float, radius: float, aside: float) -> Point:
    """A point at a radius, moved along the ring."""
    x, y = polar(CENTRE, radius, angle)
    turn = math.radians(angle)
    return x + aside * math.cos(turn), y + aside * math.sin(turn)


def slot_middle(slot: int) -> Point:
    place, number = divmod(slot, 3)
    if number == 2:
        return _along(frontier_angle(place), _FRONTIER_SLOT[place], 0)
    aside = _ASIDE[place] * (1 if number else -1)
    return _along(realm_angle(place), _REALM_SLOT[place], aside)


def space_middle(space: int) -> Point:
    place = space // 2
    if is_frontier(space):
        return _along(frontier_angle(place), _FRONTIER_STAND[place], 0)
    return _along(realm_angle(place), _INSIDE[place], _APART[place])


def fortress_middle(realm: int) -> Point:
    return _along(realm_angle(realm), _INSIDE[realm], -_APART[realm])


def realm_control(realm: int) -> Point:
    """Between Fortress and Spirit, clear of the Spheres and their numbers."""
    return polar(CENTRE, _CONTROL[realm], realm_angle(realm))


def frontier_control(frontier: int) -> Point:
    return polar(CENTRE, NAMES, frontier_angle(frontier))


def medallion_middle(realm: int) -> Point:
    """The Realm's Action, set in the bezel."""
    return polar(CENTRE, BEZEL - 8, realm_angle(realm))


def sphere_middle(facing: float) -> Point:
    """Of the Sphere that faces a Realm, or the way between two."""
    return polar(CENTRE, SPHERE_WAY, 72.0 * facing)


def around(units: Units, middle: Point, size: tuple[float, float]) -> Rect:
    """A rectangle round a point of the canvas, in pixels."""
    return units.rect(middle[0] - size[0] / 2, middle[1] - size[1] / 2, *size)


def slot_rect(units: Units, slot: int) -> Rect:
    return around(units, slot_middle(slot), CARD)


# -- the columns and corners --------------------------------------------------------------------------------

COLUMN = 228.0
LEFT, RIGHT = 16.0, 1036.0


def opponent_panel(units: Units) -> Rect:
    return units.rect(LEFT, 68, COLUMN, 316)


def spirit_panel(units: Units) -> Rect:
    return units.rect(LEFT, 390, COLUMN, 316)


def aspiration_panel(units: Units) -> Rect:
    return units.rect(RIGHT, 14, COLUMN, 262)


WHEEL = 44.0
"""Radius of a Wheel of Intentions."""
WHEELS: tuple[Point, Point] = ((326.0, 132.0), (326.0, 524.0))
"""The other side's above, the viewer's below."""
WHEEL_NAMES = ((256.0, 178.0, 140.0, 34.0), (252.0, 570.0, 148.0, 34.0))
"""What each of them is, below it."""
INTENTIONS = (256.0, 384.0, 112.0, 15.5)
"""The first line of the Intentions; the others follow below."""

TOWER = (942.0, 76.0, 78.0, 132.0)
"""The glass in which the Identity stands, seen from the side."""
TOWER_NAME = (920.0, 210.0, 112.0, 18.0)
TOWER_POINTS = (936.0, 228.0, 90.0, 20.0)
"""What its Fragments are worth to each side."""
DECK = (914.0, 468.0, 106.0, 122.0)
