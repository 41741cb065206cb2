"""Matches of computers alone, watched in the window to the end, while the window waits for no thought."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import monotonic, process_time, sleep
from typing import Any

import pytest

from game.match import Seat
from game.registry import find
from game.rules import SPECTATOR
from scenes.table import TableScene, begin_match
from tests.window.driver import PATIENCE, Driver
from tests.window.playing import SMALL, until

GAMES: dict[str, dict[str, object]] = {
    "cerebria": {"mode": "shapers"},
    "essence": {"players": 2},
    "opus": {},
}
_BEAT = 0.2
"""Seconds that a frame passes while somebody watches."""


def watch(driver: Driver, game: str, level: str) -> TableScene:
    """Sit everybody but people down, and look on."""
    entry = find(game)
    rules = entry.load_rules()
    options = rules.options(**GAMES[game])
    seats = tuple(Seat(role.automaton or level) for role in rules.seats(options))
    driver.go_home()
    return begin_match(driver.app, entry, options, seats, seed=5)


def opened(folder: Path, speed: str) -> Driver:
    settings: dict[str, Any] = {"size": SMALL, "reduced_motion": True}
    return Driver(folder, speed=speed, is_brisk=True, **settings)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_of_computers_goes_on_by_itself_to_its_score_sheet(tmp_path: Path, game: str) -> None:
    with opened(tmp_path, "instant") as driver:
        scene = watch(driver, game, "easy")
        assert scene.sitting.viewer == SPECTATOR
        until_over(driver, scene)
        assert driver.scene.name == "end"
        outcome = scene.sitting.match.outcome
        assert outcome is not None
        assert str(max(outcome.scores)) in " ".join(driver.texts())


def look_on(driver: Driver, holds: Callable[[], bool]) -> None:
    """Let time pass in long frames until something holds; who thinks meanwhile gets real time for it."""
    end = monotonic() + PATIENCE
    while not holds():
        assert monotonic() < end, "it never happens"
        driver.frame(_BEAT)
        sleep(0.01)


def press(driver: Driver, key: str) -> None:
    """One key, without waiting for what it leads to."""
    driver.key_down(key)
    driver.key_up(key)
    driver.frame()


def until_over(driver: Driver, scene: TableScene) -> None:
    for _ in range(20):
        driver.settle()
        if driver.scene.name == "end":
            return
    raise AssertionError(f"the match rests at step {scene.sitting.match.step}: {scene.prompt()}")


@pytest.mark.parametrize("game", GAMES)
def test_who_watches_can_pause_and_take_nothing_back(tmp_path: Path, game: str) -> None:
    with opened(tmp_path, "fourfold") as driver:
        scene = watch(driver, game, "easy")
        match = scene.sitting.match
        look_on(driver, lambda: match.step >= 2)
        press(driver, "E")
        assert scene.is_paused
        step = match.step
        for _ in range(20):
            driver.frame(_BEAT)
        assert match.step <= step + 1, "what had begun is shown to its end, and no more"
        undo = driver.find("undo")
        assert not undo.is_enabled
        assert undo.why_not == "There is nothing to take back."
        step = match.step
        press(driver, "U")
        assert match.step == step
        press(driver, "E")
        assert not scene.is_paused
        look_on(driver, lambda: match.step > step)


@pytest.mark.parametrize("game", GAMES)
def test_thinking_for_a_second_holds_no_frame_up(tmp_path: Path, game: str) -> None:
    """Whoever searches does so in a process of its own: no frame costs what a thought does."""
    with opened(tmp_path, "instant") as driver:
        scene = watch(driver, game, "hard")
        until(driver, lambda: scene.sitting.table.is_slow)
        costs = []
        while scene.sitting.table.is_slow and len(costs) < 60:
            began = process_time()
            driver.frame()
            costs.append(process_time() - began)
        assert costs
        assert max(costs) < 0.5
