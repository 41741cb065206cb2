"""Hands for the tests of Ego & Opus in the window: sit down, and play by what is highlighted alone."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from game.match import Seat
from game.opus.formats import OpusOptions
from game.registry import find
from scenes.control import Description
from scenes.table import TableScene, begin_match
from tests.window.driver import Driver

QUICK: dict[str, Any] = {
    "size": (1024, 576),
    "reduced_motion": True,
    "speed": "instant",
    "warn_before_ending_turn": False,
}
NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Fo", "Gil", "Hal")
MOST_TOUCHES = 3_000
"""More touches than any match of these tests needs."""


def sit(driver: Driver, *, seed: int = 7, people: int = 8, **options: Any) -> TableScene:
    """Deal a match in the driver's window: so many people, computers that choose by chance, and the egos."""
    entry = find("opus")
    chosen = OpusOptions(**options)
    seats = [
        Seat(role.automaton)
        if role.automaton
        else Seat("person", NAMES[number])
        if number < people
        else Seat("random")
        for number, role in enumerate(entry.load_rules().seats(chosen))
    ]
    driver.go_home()
    scene = begin_match(driver.app, entry, chosen, tuple(seats), seed=seed)
    driver.settle()
    return scene


def lit(driver: Driver) -> list[Description]:
    """What the page shows as legal."""
    return [each for each in driver.describe() if each.is_legal and each.is_enabled]


def pass_on(driver: Driver) -> None:
    """Take the window when it is handed over, and read what happened."""
    if driver.scene.name == "hand-over":
        driver.key("Enter")
    if driver.scene.name == "since":
        driver.key("Escape")


class Toucher:
    """Touches highlighted things by chance, a little more eager to finish an action than to begin another."""

    def __init__(self, driver: Driver, scene: TableScene, seed: int) -> None:
        self.driver, self.scene = driver, scene
        self.chance = random.Random(seed)

    def choose(self) -> Description:
        choices = lit(self.driver)
        assert choices, f"somebody is to act, so something can be touched: {self.scene.prompt()}"
        golden = next((each for each in choices if each.id == "end"), None)
        if golden is not None and self.scene.offered is not None and self.chance.random() < 0.8:
            return golden
        # Idle artists make long matches: golden passing is the last choice.
        busy = [each for each in choices if each is not golden]
        return self.chance.choice(busy if busy and self.chance.random() < 0.8 else choices)

    def play(self, act: Callable[[Description], None], most: int = MOST_TOUCHES) -> int:
        """Touch until the match is over, or so many times; how many touches it took."""
        for touches in range(most):
            pass_on(self.driver)
            if self.driver.scene.name == "end" or self.scene.sitting.match.is_over:
                return touches
            assert self.driver.scene is self.scene, self.driver.scene.name
            act(self.choose())
        return most
