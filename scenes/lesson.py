"""Lessons as data: a short guided match, one thing at a time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from game.action import Action, Ref
from game.match import PERSON
from game.text import Text


class LessonStep(NamedTuple):
    """One thing to learn: at most three sentences, things to point at, and what the learner does.

    Without `expects` the learner reads and goes on. With it the step is done when one of these actions was
    played; everything else stays possible, and the lesson waits.
    """

    says: Text
    points: tuple[Ref, ...] = ()
    expects: tuple[Action, ...] = ()
    awaits: str = ""
    """The key of the prompt with which the step is over, where it lasts until the learner is asked that."""


class Lesson(NamedTuple):
    """A match with a fixed seed, its opening moves, and the steps that lead through it."""

    id: str
    title: Text
    about: Text
    steps: tuple[LessonStep, ...]
    seed: int = 1
    options: Mapping[str, Any] = {}
    seats: tuple[str, ...] = (PERSON,)
    """Controllers, seat by seat or one for all, as `ai.levels.take_seats` reads them."""
    opening: tuple[Action, ...] = ()
    """Actions played before the learner takes over."""
