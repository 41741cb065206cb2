"""Hands for the table tests: sit down at Lanterns and play it by what the window shows, with real events."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from game.match import Seat
from scenes.control import Description
from scenes.table import TableScene, begin_match
from tests.tiny.entry import ENTRY
from tests.tiny.state import TinyOptions
from tests.window.driver import PATIENCE, Driver

ADA, BO = Seat("person", "Ada"), Seat("person", "Bo")
MOTH = Seat("moth")
NORMAL = Seat("normal")
SMALL = (1024, 576)
"""The smallest window: the cheapest to draw, and the hardest to find room in."""
QUICK = {"size": SMALL, "reduced_motion": True, "speed": "instant", "warn_before_ending_turn": False}
"""A window in which nothing takes its time."""


def sit(driver: Driver, *seats: Seat, seed: int = 7, takebacks: bool = False, **options: Any) -> TableScene:
    """Deal a match of Lanterns in the driver's window."""
    driver.app.go_home()
    options.setdefault("rounds", 2)
    if MOTH in seats:
        options["moth"] = True
    scene = begin_match(driver.app, ENTRY, TinyOptions(**options), seats, seed=seed, free_takebacks=takebacks)
    driver.settle()
    return scene


def beside(scene: TableScene) -> tuple[int, int]:
    """A place where nothing lies: left of the hand, below the panels."""
    return scene.units.rect(282, 620, 0, 0).topleft


def lit(driver: Driver) -> list[Description]:
    """What the page shows as legal."""
    return [each for each in driver.describe() if each.is_legal and each.is_enabled]


def until(driver: Driver, holds: Callable[[], bool]) -> int:
    """Run frames until something holds, giving other processes time to think; the number of frames."""
    end = time.monotonic() + PATIENCE
    frames = 0
    while not holds():
        assert time.monotonic() < end, "it never happens"
        driver.frame()
        frames += 1
        time.sleep(0.001)
    return frames


def pass_on(driver: Driver) -> None:
    """Take the window when it is handed over, and read what happened."""
    if driver.scene.name == "hand-over":
        driver.key("Enter")
    if driver.scene.name == "since":
        driver.key("Escape")
    if driver.scene.name == "confirm":
        driver.key("Tab", "Enter")


def open_score_sheet(driver: Driver, scene: TableScene) -> None:
    """The score sheet of a match that is over comes by itself, or is opened."""
    driver.wait(2.0)
    driver.settle()
    if driver.scene is scene:
        driver.click("end")
    assert driver.scene.name == "end"
