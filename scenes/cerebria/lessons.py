"""The first match against the Ego, led by the hand: ten short scenes."""

from __future__ import annotations

from itertools import product

from game.action import Action, Ref
from game.cerebria.actions import Absorb, Declare, EndWithAmbition, EndWithCards, Invoke, Settle, Visit
from game.cerebria.board import SLOTS, VALLEY
from game.cerebria.boards import SIDE_A, STARTER_DECKS, Row, combo_id
from game.text import text
from scenes.lesson import Lesson, LessonStep

SEED = 7
_SETS = range(8)
"""Every set of three upgrades."""

ANY_INVOKE: tuple[Action, ...] = tuple(
    Invoke(card, slot, combo_id(SIDE_A, Row.INVOKE, mask))
    for card, slot, mask in product(STARTER_DECKS[0], range(SLOTS), _SETS)
)
ANY_END: tuple[Action, ...] = (EndWithCards(), EndWithAmbition())
ANY_ABSORB: tuple[Action, ...] = tuple(Absorb(sphere) for sphere in range(5))
_FRONTIERS = tuple(Ref("frontier", number) for number in range(5))
_SPHERES = tuple(Ref("sphere", number) for number in range(5))


def _step(number: int, *points: Ref, expects: tuple[Action, ...] = ()) -> LessonStep:
    return LessonStep(text(f"cerebria-lesson-{number}"), points, expects)


LESSONS = (
    Lesson(
        "first-match",
        text("cerebria-lesson-title"),
        text("cerebria-lesson-about"),
        (
            _step(1, Ref("identity", 0)),
            _step(2, Ref("resource", "willpower"), Ref("resource", "essence"), Ref("resource", "ambition")),
            _step(3, Ref("row", Row.INVOKE.value), expects=(Declare(Row.INVOKE.value),)),
            _step(4, expects=ANY_INVOKE),
            _step(5, *_FRONTIERS),
            _step(6, Ref("realm", VALLEY), expects=(Visit(VALLEY),)),
            _step(7, Ref("verb", "end-ambition"), expects=ANY_END),
            _step(8, Ref("pile", "operations")),
            _step(9, *_SPHERES, expects=ANY_ABSORB),
            _step(10, Ref("hidden", "theirs")),
        ),
        seed=SEED,
        opening=(Settle(7),),
    ),
)
