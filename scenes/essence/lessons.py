"""Lessons of The Essence: short scenes that together lead once through a round."""

from __future__ import annotations

from game.action import Action, Ref
from game.essence.actions import (
    DECLINE,
    END_TURN,
    PASS,
    AttackThreat,
    Bid,
    Build,
    Place,
    Play,
    Read,
    Reserve,
    Sign,
    TakeAdvisor,
)
from game.essence.cards import FRAGMENTS
from game.essence.grid import cell_at
from game.essence.tables import ADVISOR_PILES, CHARACTERS, SEGMENT_COUNT, SEGMENT_IDS
from game.essence.vocabulary import Speed
from game.match import PERSON
from game.text import text
from scenes.lesson import Lesson, LessonStep

_OPTIONS = {"players": 2, "factions": ("windsong_commune", "three_islands")}
_SEATS = (PERSON, "easy")
_SEED = 2
"""The learner plays first, has a Storyteller, and can read the Twin Masks with an Opera House."""
_NO_BIDS: tuple[Action, ...] = (Bid(0, 0), Bid(0, 0))
_BESIDE = tuple(Place(cell_at(x, y)) for x, y in ((0, -1), (-1, 0), (1, 0), (0, 1)))
_BUILDS = tuple(Build(segment) for segment in range(SEGMENT_COUNT))
_BIDS = tuple(Bid(wealth, influence) for wealth in range(9) for influence in range(9) if wealth + influence)
_ATTACK_TREATY = 0
_OPERA = SEGMENT_IDS.index("loc_opera_house")
_MASKS = next(number for number, each in enumerate(FRAGMENTS) if each.id == "pf1_twin_masks")
_STORYTELLER = next(number for number, each in enumerate(CHARACTERS) if each.id == "wc_storyteller")
_CARDS = tuple(range(len(CHARACTERS)))
_MAIN_PLAYS = tuple(
    Play(card, number)
    for card in _CARDS
    for number, option in enumerate(CHARACTERS[card].ability.options)
    if option.speed is Speed.MAIN
)


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
        "cards",
        _step("cards", 1, *(Ref("character", card) for card in _CARDS)),
        _step("cards", 2, Ref("character", _STORYTELLER), expects=(Play(_STORYTELLER, 0),)),
        _step("cards", 3, expects=_MAIN_PLAYS),
        _step("cards", 4, Ref("pile", "discard")),
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
        _step("conflict", 4, Ref("seat", 1)),
        _step("conflict", 5, Ref("stat", "defense")),
        opening=_NO_BIDS,
    ),
    _lesson(
        "prophecy",
        _step("prophecy", 1, *(Ref("fragment", number) for number in range(len(FRAGMENTS)))),
        _step("prophecy", 2, Ref("fragment", _MASKS)),
        _step("prophecy", 3, Ref("segment", _OPERA), expects=(Build(_OPERA),)),
        _step("prophecy", 4, expects=_BESIDE),
        _step("prophecy", 5, Ref("fragment", _MASKS), expects=(Read(_MASKS),)),
        _step("prophecy", 6, Ref("stat", "fragment")),
        opening=_NO_BIDS,
    ),
    _lesson(
        "cleaning",
        _step("cleaning", 1),
        _step("cleaning", 2, Ref("verb", "pass"), expects=(PASS,)),
        _step("cleaning", 3)._replace(awaits="essence-prompt-reserve"),
        _step("cleaning", 4, expects=(*(Reserve(number) for number in range(len(FRAGMENTS))), DECLINE)),
        _step("cleaning", 5),
        _step("cleaning", 6),
        opening=_NO_BIDS,
    ),
)
