"""Hands for the tests of The Essence in the window: positions of every kind, people who sit down."""

from __future__ import annotations

import random
from functools import cache

from ai.table import Table
from game.action import Action
from game.essence.grid import cell_at
from game.essence.state import EssenceState, StepKind
from game.essence.tables import LOCATION_NUMBERS, SEGMENT_TYPE
from game.match import Match, Seat
from game.registry import find
from scenes.table import TableScene
from tests.window.driver import Driver

ENTRY = find("essence")
RULES = ENTRY.load_rules()
DECISIONS = tuple(kind for kind in StepKind if kind < StepKind.RUN)
NAMES = ("Wilhelmina Alexandra", "Bo", "Maximilian von Hohenfels", "Dörte", "Ève-Marie")

Position = tuple[int, int, tuple[Action, ...]]
"""How many people play, the seed, and what was played."""


def people(players: int) -> tuple[Seat, ...]:
    return tuple(Seat("person", name) for name in NAMES[:players])


def new_match(players: int, seed: int, seats: tuple[Seat, ...] | None = None) -> Match:
    return Match(RULES, RULES.options(players=players), seats or people(players), seed)


@cache
def positions() -> dict[StepKind, Position]:
    """For every kind of decision one position in which it waits, from matches of chance."""
    found: dict[StepKind, Position] = {}
    for seed in range(60):
        players = (2, 4, 5, 3)[seed % 4]
        match = new_match(players, seed)
        chance = random.Random(seed)
        while not match.is_over and match.step < 1500:
            kind = match.state.stack[-1].kind
            if kind not in found:
                found[kind] = (players, seed, tuple(entry.action for entry in match.log))
                if len(found) == len(DECISIONS):
                    return found
            match.play(chance.choice(RULES.legal(match.state)))
    raise AssertionError(f"never met: {set(DECISIONS) - found.keys()}")


def match_at(position: Position) -> Match:
    """The match of a position; one person leads every seat, so that nothing is handed over."""
    players, seed, actions = position
    match = new_match(players, seed, tuple(Seat("person", NAMES[0]) for _ in range(players)))
    for action in actions:
        match.play(action)
    return match


def open_table(driver: Driver, match: Match) -> TableScene:
    """Sit down at a match in the driver's window, without keeping it."""
    if not driver.app.stack:
        driver.go_home()
    scene = TableScene(driver.app, Table(match, ENTRY, worker=driver.app.worker), ENTRY, is_kept=False)
    driver.app.push(scene)
    return scene


def extreme_islands() -> dict[str, list[tuple[int, int]]]:
    """Twenty-five cells each: a row, a column, an angle, a stair, a spiral, a plus and a block."""
    stair = [(n // 2 + n % 2, n // 2) for n in range(25)]
    spiral = [
        *((x, 0) for x in range(7)),
        *((6, y) for y in range(1, 7)),
        *((x, 6) for x in range(5, -1, -1)),
    ]
    spiral += [*((0, y) for y in range(5, 1, -1)), (1, 2), (2, 2)]
    arms = [(step * x, step * y) for step in range(1, 7) for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1))]
    block = [(n % 5, n // 5) for n in range(25)]
    return {
        "row": [(n, 0) for n in range(25)],
        "column": [(0, n) for n in range(25)],
        "angle": [*((0, n) for n in range(13)), *((n, 12) for n in range(1, 13))],
        "stair": stair,
        "spiral": spiral,
        "plus": [(0, 0), *arms],
        "block": block,
    }


def lay_island(state: EssenceState, seat: int, cells: list[tuple[int, int]]) -> None:
    """Give a seat an Island of this shape: its Palace first, then Locations nobody has."""
    palace = next(iter(state.islands[seat].values()))
    free = [segment for segment in LOCATION_NUMBERS if segment not in state.display]
    segments = [palace, *free[: len(cells) - 1]]
    state.islands[seat] = {cell_at(x, y): segment for (x, y), segment in zip(cells, segments, strict=True)}
    state.types[seat] = [sum(SEGMENT_TYPE[each] == kind for each in segments) for kind in range(5)]
