"""The first round, alone with the egos: nine short scenes."""

from __future__ import annotations

from game.action import Action, Ref
from game.chance import SeededChance
from game.opus.actions import (
    PlaceArtist,
    PlaceEgo,
    PlayNoWork,
    PlayWork,
    TargetArtist,
    TargetEgo,
    TargetNothing,
)
from game.opus.cards import ARTIST_NUMBER, EGO_NUMBER
from game.opus.formats import OpusOptions, make_layout
from game.text import text
from scenes.lesson import Lesson, LessonStep

SEED = 5
LIST = "L3"
_ARTISTS = ("samuel_bristo", "matt_cross", "carrie_glifford", "orville_mcorville")
_EGOS = ("apathetic", "arrogant", "bombastic", "unimpressed")

OPENING: tuple[Action, ...] = tuple(
    action
    for row, (artist, ego) in enumerate(zip(_ARTISTS, _EGOS, strict=True))
    for action in (PlaceArtist(ARTIST_NUMBER[artist], row), PlaceEgo(EGO_NUMBER[ego], row))
)
_OPTIONS = {"format": "solitaire", "lists": (LIST,)}
_WORKS = make_layout(OpusOptions(**_OPTIONS), SeededChance(SEED)).works[0]

ANY_WORK: tuple[Action, ...] = (PlayNoWork(), *map(PlayWork, _WORKS))
ANY_TARGET: tuple[Action, ...] = (
    *map(TargetEgo, range(4)),
    *map(TargetArtist, range(4)),
    TargetNothing(),
)


def _step(number: int, *points: Ref, expects: tuple[Action, ...] = ()) -> LessonStep:
    return LessonStep(text(f"opus-lesson-{number}"), points, expects)


LESSONS = (
    Lesson(
        "first-round",
        text("opus-lesson-title"),
        text("opus-lesson-about"),
        (
            _step(1, *(Ref("row", row) for row in range(4))),
            _step(2, Ref("zone", 0)),
            _step(3, Ref("row", 0)),
            _step(4, Ref("zone", 0), expects=ANY_WORK),
            _step(5, Ref("row", 0), Ref("row", 1), expects=ANY_TARGET),
            _step(6, Ref("zone", 1), expects=ANY_WORK),
            _step(7, expects=ANY_TARGET),
            _step(8, Ref("zone", 2), Ref("zone", 3)),
            _step(9, *(Ref("row", row) for row in range(4))),
        ),
        seed=SEED,
        options=_OPTIONS,
        opening=OPENING,
    ),
)
