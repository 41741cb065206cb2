"""Hands for the tests of Cerebria in the window: sit down, and play by what is highlighted alone."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from game.cerebria.options import CerebriaOptions
from game.match import Seat
from game.registry import find
from scenes.control import Description
from scenes.table import TableScene, begin_match
from tests.window.driver import Driver
from tests.window.playing import open_score_sheet

ADA, BO = Seat("person", "Ada"), Seat("person", "Bo")
QUICK: dict[str, Any] = {
    "size": (1024, 576),
    "reduced_motion": True,
    "speed": "instant",
    "warn_before_ending_turn": False,
}
MOST_TOUCHES = 6_000
"""More touches than any match of these tests needs."""
Use = Callable[[Description], None]
"""How a person uses a control."""


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


def by_mouse(driver: Driver, scene: TableScene) -> Use:
    return lambda choice: driver.click(choice.id)


def by_keys(driver: Driver, scene: TableScene) -> Use:
    """The number beside a thing where it has one, else the way to it by Tab, arrows and Enter."""

    def use(choice: Description) -> None:
        if choice.id == "end" and scene.offered is not None and scene.offered[-1] in scene.picture.end_verbs:
            driver.key("E")
            return
        ref = getattr(scene.find(choice.id), "ref", None)
        number = scene.numbers.get(ref) if ref is not None else None
        if number is not None:
            driver.key(str(number % 10))
            return
        driver.focus(choice.id)
        driver.key("Enter")

    return use


def show_score_sheet(driver: Driver, scene: TableScene) -> None:
    """The score sheet comes by itself, or is opened; it says what the rules counted, source by source."""
    open_score_sheet(driver, scene)
    outcome = scene.sitting.match.outcome
    assert outcome is not None, "a match that is over has a result"
    lines = [*(line.points for line in outcome.sheet), outcome.scores]
    if outcome.tie is not None:
        lines.append(outcome.tie.points)
    assert [sum(points) for points in zip(*lines[: len(outcome.sheet)], strict=True)] == [*outcome.scores]
    for number, points in enumerate(lines):
        shown = [driver.find(f"points-{number}-{seat}").label for seat in range(len(points))]
        assert shown == [str(each).replace("-", "−") for each in points]
    assert driver.find("memento").label == "The Identity", "as it was built"


class Toucher:
    """Touches highlighted things by chance, a little more eager to finish an action than to begin another."""

    def __init__(self, driver: Driver, scene: TableScene, seed: int, thirst: float = 0.0) -> None:
        self.driver, self.scene, self.thirst = driver, scene, thirst
        self.chance = random.Random(seed)

    def choose(self) -> Description:
        choices = lit(self.driver)
        assert choices, f"somebody is to act, so something can be touched: {self.scene.prompt()}"
        golden = next((each for each in choices if each.id == "end"), None)
        if golden is not None and self.scene.offered is not None and self.chance.random() < 0.7:
            return golden
        spheres = [each for each in choices if each.id.startswith("sphere-")]
        # A match is over when the Spheres have been emptied often enough; chance alone takes its time.
        return self.chance.choice(spheres if spheres and self.chance.random() < self.thirst else choices)

    def play(self, act: Use) -> int:
        """Touch until the match is over; how many touches it took."""
        for touches in range(MOST_TOUCHES):
            pass_on(self.driver)
            if self.driver.scene.name == "end" or self.scene.sitting.match.is_over:
                return touches
            assert self.driver.scene is self.scene, self.driver.scene.name
            act(self.choose())
        raise AssertionError("the match never ends")
