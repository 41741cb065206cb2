"""Where everything hangs and lies, in units of the canvas."""

from __future__ import annotations

from pygame import Rect

from game.opus.state import Format, Layout
from scenes.units import Units

LANE_LEFT, LANE_TOP, LANE_STEP = 19.0, 14.0, 134.0
LANE = (997.0, 128.0)
EGO = (197.0, 110.0)
ARTIST = (181.0, 110.0)
WORK = (80.0, 104.0)
WORK_PITCH = 86.0
HAND = (126.0, 181.0)
SIDE = 67.0
"""The part of a lane that says whose it is and when it acts."""
AIM = 56.0
SLIDE = 14.0
"""How far an artist that aims at no ego is pushed in."""
EGO_WORKS = 120.0
"""Room for the works of a superego, left of its egos."""
COLUMN, COLUMN_WIDE = 1032.0, 229.0
FLOOR = 546.0
"""Below it lies the hand."""
HAND_LEFT, HAND_RIGHT = 124.0, 1012.0
NOTE = 214.0
"""How wide the text stands that asks something."""
MIDDLE, GAP = 517.0, 36.0
"""Where the two walls of Schism meet, and how far from there their artists hang."""


def lane(units: Units, row: int) -> Rect:
    return units.rect(LANE_LEFT, LANE_TOP + LANE_STEP * row, *LANE)


def _top(row: int, height: float) -> float:
    return LANE_TOP + LANE_STEP * row + (LANE[1] - height) / 2


def _shift(layout: Layout) -> float:
    return EGO_WORKS if layout.format == Format.SUPEREGO else 0.0


def is_mirrored(layout: Layout, place: int) -> bool:
    """Whether a place hangs on the second wall of Schism."""
    return layout.format == Format.SCHISM and place > 3


def wall_name(place: int) -> str:
    """A zone of Schism: its wall and its row."""
    return ("A", "B")[place > 3] + str(place % 4 + 1)


def ego(units: Units, layout: Layout, row: int) -> Rect:
    return units.card(LANE_LEFT + SIDE + _shift(layout), _top(row, EGO[1]), *EGO)


def artist(units: Units, layout: Layout, place: int, *, slid: bool = False) -> Rect:
    row = place & 3
    if layout.format == Format.SCHISM:
        left = MIDDLE - GAP - ARTIST[0] if place > 3 else MIDDLE + GAP
        return units.card(left, _top(row, ARTIST[1]), *ARTIST)
    left = LANE_LEFT + SIDE + EGO[0] + AIM + _shift(layout)
    return units.card(left - (SLIDE if slid else 0.0), _top(row, ARTIST[1]), *ARTIST)


def aim(units: Units, layout: Layout, place: int) -> Rect:
    """The small sign beside an artist that aims at no ego."""
    beside = artist(units, layout, place, slid=True)
    sign = units.rect(0, 0, 26, 42)
    if layout.format == Format.SCHISM:
        inner = beside.right + units.px(18) if place > 3 else beside.left - units.px(18)
        sign.center = (inner, beside.centery)
    else:
        # In the middle between the ego and the badges of the artist, which stand over its edge.
        sign.center = ((ego(units, layout, place & 3).right + beside.left - units.px(6)) // 2, beside.centery)
    return sign


def side(units: Units, layout: Layout, place: int) -> Rect:
    """Where the order and the owner of a lane are told."""
    row = place & 3
    left = LANE_LEFT + 4
    if layout.format == Format.SCHISM and place < 4:
        left = LANE_LEFT + LANE[0] - SIDE + 2
    return units.rect(left, LANE_TOP + LANE_STEP * row, SIDE - 6, LANE[1])


def works(units: Units, layout: Layout, place: int, count: int) -> list[Rect]:
    """The attached works of a place, the oldest first; when there are too many they move together."""
    row = place & 3
    if layout.format == Format.SCHISM:
        room = MIDDLE - GAP - ARTIST[0] - 14 - (LANE_LEFT + SIDE)
        start = MIDDLE + GAP + ARTIST[0] + 14
        pitch = _pitch(room, count)
        lefts = [start + pitch * index for index in range(count)]
        if place > 3:
            lefts = [2 * MIDDLE - left - WORK[0] for left in lefts]
    elif place > 3:
        start = LANE_LEFT + SIDE + EGO_WORKS - 4 - WORK[0]
        pitch = min(18.0, (EGO_WORKS - 8 - WORK[0]) / max(1, count - 1))
        lefts = [start - pitch * index for index in range(count)]
    else:
        start = LANE_LEFT + SIDE + EGO[0] + AIM + ARTIST[0] + 16 + _shift(layout)
        pitch = _pitch(LANE_LEFT + LANE[0] - 10 - start, count)
        lefts = [start + pitch * index for index in range(count)]
    return [units.card(left, _top(row, WORK[1]), *WORK) for left in lefts]


def _pitch(room: float, count: int) -> float:
    return min(WORK_PITCH, (room - WORK[0]) / max(1, count - 1))


def status_panel(units: Units) -> Rect:
    return units.rect(COLUMN, 14, COLUMN_WIDE, 222)


def piles(units: Units, number: int) -> Rect:
    """Portfolio, graveyard, vault and hand of the seat that is looked at."""
    return units.rect(COLUMN + 8 + 54 * number, 188, 51, 44)


def dice_tray(units: Units) -> Rect:
    return units.rect(19, 584, 92, 122)


def note(units: Units) -> Rect:
    """Where the text that asks stands, at the right of the hand."""
    return units.rect(HAND_RIGHT - NOTE, 556, NOTE, 156)


def fan(units: Units, place: int, count: int, spare: float = 0.0) -> tuple[Rect, Rect, float]:
    """A card of the fan: where it lies, where it stands when it is looked at, and how it is turned.

    `spare` units at its right are for something else.
    """
    left, right = HAND_LEFT, HAND_RIGHT - spare
    step = min(132.0, (right - left - HAND[0]) / max(1, count - 1))
    aside = place - (count - 1) / 2
    x = (left + right) / 2 + aside * step - HAND[0] / 2
    bow = aside / max(1.0, (count - 1) / 2)
    rect = units.card(x, 588 + 12 * bow * bow, *HAND)
    raised = units.card(x, FLOOR + 1, HAND[0], 720 - FLOOR - 4)
    return rect, raised, -5.0 * bow if count > 2 else -1.5 * aside


def opened(units: Units, raised: Rect, wide: float, spare: float = 0.0) -> Rect:
    """A card of the fan opened beside its picture, no further than the hand goes."""
    whole = Rect(raised.left, raised.top, units.px(wide), raised.height)
    whole.right = min(whole.right, units.rect(0, 0, HAND_RIGHT - spare, 1).right)
    return whole


def option(units: Units, place: int, count: int, spare: float = 0.0) -> Rect:
    """A choice that is no card: a school, a player, a way to use a work."""
    wide = min(170.0 if count < 5 else 118.0, (HAND_RIGHT - HAND_LEFT - spare + 8) / count - 8)
    step = wide + 8
    left = (HAND_LEFT + HAND_RIGHT - spare) / 2 - (step * count - 8) / 2
    return units.rect(left + step * place, 600, wide, 84)
