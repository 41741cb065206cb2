"""Why points were scored, and what ended the match."""

from __future__ import annotations

from enum import IntEnum


class PointsFor(IntEnum):
    """Why points were scored outside the Intentions."""

    BONUS_VOID = 0
    PARTIAL_FAILURE = 1
    BONUS_POINT = 2
    SECOND_DEFIANCE = 3
    INNER_FAILURE = 4
    ENDGAME_RAZE = 5
    CONSOLATION = 6
    LEFTOVER = 7
    SECOND_CAPPING = 8


class EndReason(IntEnum):
    """What brings the match to its end (E.5), and the table's own limit."""

    COMMONS = 0
    CAPPING = 1
    POINTS = 2
    TURNS = 3
