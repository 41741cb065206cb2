"""Hands for the tests of Cerebria in the window: sit down, and play by what is highlighted alone."""

from __future__ import annotations

import random
from typing import Any

from game.cerebria.options import CerebriaOptions
from game.match import Seat
from game.registry import find
from scenes.control import Description
from scenes.table import TableScene, begin_match
from tests.window.driver import Driver

ADA, BO = Seat("person", "Ada"), Seat("person", "Bo")
QUICK: dict[str, Any] = {"reduced_motion": True, "speed": "instant", "warn_before_ending_turn": False}
MOST_TOUCHES = 6_000
"""More touches than any match of these tests needs."""


def sit(driver: Driver, *, seed: int = 7, person: Seat = ADA, other: Seat = BO, **options: Any) -> TableScene:
    """Deal a match in the driver's window: the first seat is Ada's, further ones Bo's, the Ego its own."""
    entry = find("cerebria")
    chosen = CerebriaOptions(**options)
    roles = entry.load_rules().seats(chosen)
    seats = [
        Seat(role.automaton) if role.automaton else (person if number == 0 else other)
        for number, role in enumerate(roles)
    ]
    driver.go_home()
    scene = begin_match(driver.app, entry, chosen, tuple(seats), seed=seed)
    driver.settle()
    return scene


def lit(driver: Driver) -> list[Description]:
    """What the page shows as legal."""
    return [each for each in driver.describe() if each.is_legal and each.is_enabled]


def pass_on(driver: Driver) -> None:
    """Take the window when it is handed over, read what happened, confirm."""
    if driver.scene.name == "hand-over":
        driver.key("Enter")
    if driver.scene.name == "since":
        driver.key("Escape")
    if driver.scene.name == "confirm":
        driver.key("Tab", "Enter")


class Toucher:
    """Touches highlighted things by chance, a little more eager to finish an action than to begin another."""

    def __init__(self, driver: Driver, scene: TableScene, seed: int) -> None:
        self.driver, self.scene = driver, scene
        self.chance = random.Random(seed)

    def choose(self) -> Description:
        choices = lit(self.driver)
        assert choices, f"somebody is to act, so something can be touched: {self.scene.prompt()}"
        offered = next((each for each in choices if each.id == "end"), None)
        is_offer = self.scene.offered is not None
        if offered is not None and is_offer and self.chance.random() < 0.7:
            return offered
        return self.chance.choice(choices)

    def play(self, act: Any) -> int:
        """Touch until the match is over; how many touches it took."""
        for touches in range(MOST_TOUCHES):
            pass_on(self.driver)
            if self.driver.scene.name == "end" or self.scene.sitting.match.is_over:
                return touches
            assert self.driver.scene is self.scene, self.driver.scene.name
            act(self.choose())
        raise AssertionError("the match never ends")
