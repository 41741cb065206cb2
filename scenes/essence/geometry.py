"""Where everything lies, in units of the canvas, for a number of players.

left column       the middle                                        right column
the own faction   round, order, Essence and Shards, the Threat      market
the rivals        the Prophecy track
chronicle         the Island; Advisors while they are bid for       Treaties
                  prompt, the own hand                              golden button, tools
"""

from __future__ import annotations

from functools import cache

from pygame import Rect

from scenes.picture import Form, Ground, Places, Tool
from scenes.units import Units

LEFT, LEFT_WIDTH = 14.0, 230.0
MIDDLE, MIDDLE_WIDTH = 256.0, 754.0
RIGHT, RIGHT_WIDTH = 1022.0, 244.0
TOP, LOW = 10.0, 710.0

FACTION = (LEFT, TOP, LEFT_WIDTH, 306.0)
BAR = (MIDDLE, TOP, MIDDLE_WIDTH, 60.0)
TRACK = (MIDDLE, 76.0, MIDDLE_WIDTH, 98.0)
_TREATIES_HIGH, _TREATIES_SHORT, _TREATIES_LOW = 150.0, 94.0, 542.0
SKY = (250.0, 178.0, 766.0, 358.0)
PROMPT = (282.0, 540.0, 702.0, 44.0)
CAPTION = (264.0, 182.0, 210.0, 28.0)
"""Whose Island is looked at, over the sky."""
STALL = (290.0, 182.0, 686.0, 352.0)
"""The panel of the Advisors and of whatever is chosen besides the table."""

RIVAL_HIGH = {1: 168.0, 2: 98.0, 3: 66.0, 4: 52.0}
RIVALS_TOP = 324.0
_GAP = 6.0

FRAGMENT = (107.0, 84.0)
FRAGMENT_PITCH = 112.5
FRAGMENTS_LEFT = MIDDLE + 74.0
PROPHECY_PILE = (MIDDLE + 12, 83.0, 50.0, 66.0)

CELL = 110.0
"""The pitch of the Island's cells at their largest."""
TILE_SHARE = 0.93
ROCK_BELOW = 60.0
"""How far below the sky the rock of an Island is still seen."""
ZOOMS = (1.0, 1.4, 2.0, 3.0, 4.5)
FAR = 1600.0

HAND_CARD = (126.0, 176.0)
HAND_TOP = 594.0
RAISED_CARD = (150.0, 178.0)
HAND_WIDEST = 616.0
"""So that both piles stay free."""
DRAW_PILE = (264.0, 618.0, 52.0, 72.0)
DISCARD_PILE = (950.0, 618.0, 52.0, 72.0)


def at(units: Units, place: tuple[float, float, float, float]) -> Rect:
    return units.rect(*place)


def rival_places(players: int) -> list[tuple[float, float, float, float]]:
    """The panels of the others, from the next seat on."""
    others = players - 1
    high = RIVAL_HIGH[others]
    return [(LEFT, RIVALS_TOP + (high + _GAP) * number, LEFT_WIDTH, high) for number in range(others)]


def fragment_place(space: int) -> tuple[float, float, float, float]:
    """A space of the Prophecy track, counted from 0."""
    return (FRAGMENTS_LEFT + FRAGMENT_PITCH * space, TRACK[1] + 7, *FRAGMENT)


def treaties(players: int) -> tuple[float, float, float, float]:
    """The panel of the Treaties: in two columns where three or more need much of a market."""
    high = _TREATIES_HIGH if players == 2 else _TREATIES_SHORT
    return (RIGHT, _TREATIES_LOW - high, RIGHT_WIDTH, high)


def market(players: int) -> tuple[float, float, float, float]:
    """The panel of the market, over the Treaties."""
    return (RIGHT, TOP, RIGHT_WIDTH, treaties(players)[1] - 8 - TOP)


def market_places(players: int) -> list[tuple[float, float, float, float]]:
    """Places for the cards on display: two columns, or three where four or five play."""
    count = 2 * players + 2
    columns, rows = {2: (2, 3), 3: (2, 4)}.get(players, (3, 4))
    whole = market(players)
    head = 34 if players == 2 else 32
    left, top = whole[0] + 12, whole[1] + head
    wide, high = whole[2] - 24, whole[3] - head - (10 if players == 2 else 7)
    across_gap, down_gap = (10.0 if columns == 2 else 6.0), {2: 10.0, 3: 8.0}.get(players, 5.0)
    across, down = (wide - across_gap * (columns - 1)) / columns, (high - down_gap * (rows - 1)) / rows
    return [
        (left + (across + across_gap) * (n % columns), top + (down + down_gap) * (n // columns), across, down)
        for n in range(count)
    ]


def treaty_place(number: int, players: int) -> tuple[float, float, float, float]:
    panel = treaties(players)
    left, top, wide = panel[0] + 8, panel[1] + 26, panel[2] - 16
    if players == 2:
        return (left, top + 30 * number, wide, 28.0)
    half = (wide - 6) / 2
    return (left + (half + 6) * (number % 2), top + 33 * (number // 2), half, 30.0)


@cache
def places(players: int, units: Units) -> Places:
    """Where the table's own furniture stands."""
    last = rival_places(players)[-1]
    log_top = last[1] + last[3] + _GAP
    wide = (RIGHT_WIDTH - 3 * 6) / 4
    tools = {
        name: Tool(units.rect(RIGHT + (wide + 6) * place, 664, wide, 46), Form.TILE)
        for place, name in enumerate(("undo", "hint", "rules", "menu"))
    }
    return Places(
        prompt=at(units, PROMPT),
        log=units.rect(LEFT, log_top, LEFT_WIDTH, LOW - log_top),
        end=units.rect(RIGHT, 612, RIGHT_WIDTH, 44),
        verbs=units.rect(RIGHT, 550, RIGHT_WIDTH, 54),
        tools=tools,
        inspector=None,
    )


def ground(units: Units) -> Ground:
    """The sky the Island floats in; the camera is counted from the middle of the Island."""
    return Ground(at(units, SKY), ZOOMS, (-FAR, FAR, -FAR, FAR))
