"""Lessons of The Essence: three short scenes, each about one part of a round."""

from __future__ import annotations

from game.action import Action, Ref
from game.essence.actions import (
    END_TURN,
    AttackThreat,
    Bid,
    Build,
    Place,
    Sign,
    TakeAdvisor,
)
from game.essence.grid import cell_at
from game.essence.tables import ADVISOR_PILES, SEGMENT_COUNT
from game.match import PERSON
from game.text import text
from scenes.lesson import Lesson, LessonStep

_OPTIONS = {"players": 2, "factions": ("windsong_commune", "three_islands")}
_SEATS = (PERSON, "easy")
_SEED = 2
"""A seed with which the learner plays first."""
_NO_BIDS: tuple[Action, ...] = (Bid(0, 0), Bid(0, 0))
_BESIDE = tuple(Place(cell_at(x, y)) for x, y in ((0, -1), (-1, 0), (1, 0), (0, 1)))
_BUILDS = tuple(Build(segment) for segment in range(SEGMENT_COUNT))
_BIDS = tuple(Bid(wealth, influence) for wealth in range(9) for influence in range(9) if wealth + influence)
_ATTACK_TREATY = 0


def _step(lesson: str, number: int, *points: Ref, expects: tuple[Action, ...] = ()) -> LessonStep:
    return LessonStep(text(f"essence-table-lesson-{lesson}-{number}"), points, expects)


def _lesson(name: str, *steps: LessonStep, opening: tuple[Action, ...] = ()) -> Lesson:
    title, about = text(f"essence-table-lesson-{name}"), text(f"essence-table-lesson-{name}-about")
    return Lesson(name, title, about, steps, _SEED, _OPTIONS, _SEATS, opening)


LESSONS = (
    _lesson(
        "island",
        _step("island", 1, Ref("seat", 0)),
        _step("island", 2, Ref("stat", "wealth"), Ref("stat", "foundations")),
        _step("island", 3, expects=_BUILDS),
        _step("island", 4, expects=_BESIDE),
        _step("island", 5, expects=(END_TURN,)),
        _step("island", 6),
        opening=_NO_BIDS,
    ),
    _lesson(
        "advisors",
        _step("advisors", 1, *(Ref("advisor", pile) for pile in range(ADVISOR_PILES))),
        _step("advisors", 2, expects=_BIDS),
        _step("advisors", 3, expects=tuple(TakeAdvisor(pile) for pile in range(ADVISOR_PILES))),
        _step("advisors", 4),
    ),
    _lesson(
        "conflict",
        _step("conflict", 1, *(Ref("treaty", number) for number in range(4))),
        _step("conflict", 2, Ref("treaty", _ATTACK_TREATY), expects=(Sign(_ATTACK_TREATY),)),
        _step("conflict", 3, Ref("verb", "attack-threat"), expects=(AttackThreat(),)),
        _step("conflict", 4, Ref("pile", "prophecies")),
        _step("conflict", 5),
        opening=_NO_BIDS,
    ),
)
