"""Putting a match on the table: a new one, one from a file, a lesson, or one that goes on from a replay."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ai.levels import take_seats
from ai.table import Table
from game.match import Match, Seat
from game.registry import GameEntry
from game.rules import Options
from saves.opening import Opened
from scenes.lesson import Lesson
from scenes.memory import leave_alone
from scenes.table.scene import TableScene

if TYPE_CHECKING:
    from scenes.app import App

LARGEST_SEED = 2**31


def open_table(app: App, opened: Opened) -> TableScene:
    """Put a match from a file on the table, and say what was wrong with the file, if anything was."""
    scene = _sit_down(app, opened.match, opened.entry)
    if opened.match.label is None:  # dealt just now, and in no file yet
        scene.keeping.autosave()
    if opened.warning is not None:
        app.tell(opened.warning, sign="warning")
    return scene


def begin_match(
    app: App,
    entry: GameEntry,
    options: Options,
    seats: Sequence[Seat],
    *,
    seed: int | None = None,
    free_takebacks: bool = False,
) -> TableScene:
    """Deal a new match; without a seed it is dealt by chance."""
    dealt = random.randrange(LARGEST_SEED) if seed is None else seed
    match = Match(entry.load_rules(), options, tuple(seats), dealt, free_takebacks=free_takebacks)
    scene = _sit_down(app, match, entry)
    scene.keeping.autosave()
    return scene


def begin_lesson(app: App, entry: GameEntry, lesson: Lesson) -> TableScene:
    """Lead through a lesson; it is not kept among the matches."""
    from scenes.table.guide import Guide

    rules = entry.load_rules()
    options = rules.options(**lesson.options)
    match = Match(rules, options, take_seats(entry, options, lesson.seats), lesson.seed, free_takebacks=True)
    for action in lesson.opening:
        match.play(action)
    scene = _sit_down(app, match, entry, is_kept=False)
    scene.guide = Guide(scene, lesson)
    scene.refresh()
    return scene


def play_on(app: App, entry: GameEntry, match: Match, step: int) -> TableScene:
    """Begin a new match that stands where another one stood after some steps."""
    begun = match.first_step
    again = Match(
        match.rules,
        match.options,
        match.seats,
        match.seed,
        free_takebacks=match.free_takebacks,
        snapshot=match.at(begun) if begun else None,
        first_step=begun,
    )
    for past in match.log[: step - begun]:
        again.play(past.action, past.why)
    scene = _sit_down(app, again, entry)
    scene.keeping.autosave()
    if step:  # from the very first deal it is the same deal again, a match of its own
        app.store.take_up(again, match)
    return scene


def _sit_down(app: App, match: Match, entry: GameEntry, *, is_kept: bool = True) -> TableScene:
    """The table takes the place of whatever lies on the menu, another match included."""
    app.clear_to_menu()
    scene = TableScene(app, Table(match, entry, worker=app.worker), entry, is_kept=is_kept)
    app.push(scene)
    leave_alone()
    return scene
