"""Every game by pad alone: shoulders and cross lead to what shines, A touches it, Start ends."""

from __future__ import annotations

import random
from pathlib import Path

import pygame
import pytest
from pygame import Rect

from game.match import Seat
from game.registry import find, games
from scenes import app as app_module
from scenes import library
from scenes.focus import DIRECTIONS, nearest
from scenes.table import TableScene, begin_match
from tests.window.driver import QuickHands

BUTTONS = {
    "act": pygame.CONTROLLER_BUTTON_A,
    "back": pygame.CONTROLLER_BUTTON_B,
    "end": pygame.CONTROLLER_BUTTON_START,
    "region": pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
    "left": pygame.CONTROLLER_BUTTON_DPAD_LEFT,
    "right": pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
    "up": pygame.CONTROLLER_BUTTON_DPAD_UP,
    "down": pygame.CONTROLLER_BUTTON_DPAD_DOWN,
}
DECISIONS = 30
MOST_TOUCHES = 400
QUICK = {
    "size": (1024, 576),
    "reduced_motion": True,
    "speed": "instant",
    "warn_before_ending_turn": False,
}


@pytest.mark.parametrize("game", ["cerebria", "essence", "opus"])
def test_thirty_decisions_by_pad(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    # Windows of other tests in the same process may offer the tiny game alone.
    monkeypatch.setattr(app_module, "games", games)
    monkeypatch.setattr(library, "games", games)
    entry = find(game)
    rules = entry.load_rules()
    options = rules.options()
    people = (Seat("person", name) for name in ("Ada", "Bo"))
    seats = tuple(Seat(role.automaton) if role.automaton else next(people) for role in rules.seats(options))
    with QuickHands(tmp_path, **QUICK) as driver:  # type: ignore[arg-type]
        driver.go_home()
        scene = begin_match(driver.app, entry, options, seats, seed=5)
        driver.settle()
        chance = random.Random(5)
        for _ in range(MOST_TOUCHES):
            if decisions(scene) >= DECISIONS:
                return
            if driver.scene.name == "hand-over":
                driver.wait(0.5)
                press(driver, "act")
            elif driver.scene is scene:
                touch(driver, scene, chance)
            else:
                press(driver, "back")
        raise AssertionError(f"only {decisions(scene)} decisions: {scene.prompt()}")


def decisions(scene: TableScene) -> int:
    """How many decisions people have made."""
    match = scene.sitting.match
    return sum(match.seats[entry.seat].controller == "person" for entry in match.log)


def press(driver: QuickHands, name: str) -> None:
    driver.pad(BUTTONS[name])


def touch(driver: QuickHands, scene: TableScene, chance: random.Random) -> None:
    """Walk to something that shines and touch it; what is offered is taken."""
    if scene.offered is not None and scene.offered[-1] in scene.picture.end_verbs:
        press(driver, "end")
        return
    lit = [each for each in scene.reachable() if each.is_legal and each.is_enabled]
    assert lit, f"nothing can be touched: {scene.prompt()}"
    offered = [each for each in lit if each.id == "end" and scene.offered is not None]
    walk(driver, scene, chance.choice(offered or lit).id)
    press(driver, "act")


def walk(driver: QuickHands, scene: TableScene, name: str) -> None:
    for _ in range(80):
        here, target = scene.find(scene.focused), scene.find(name)
        assert target is not None
        if here is target:
            return
        if here is None or here.region != target.region:
            press(driver, "region")
            continue
        places = {each.id: each.rect for each in scene.reachable() if each.region == here.region}
        press(driver, first_step(places, here.id, name))
    raise AssertionError(f"the pad does not lead to {name}, only to {scene.focused}")


def first_step(places: dict[str, Rect], begin: str, end: str) -> str:
    """The direction in which the shortest way begins."""
    seen, ahead = {begin}, [(begin, "")]
    for here, first in ahead:
        others = {name: rect for name, rect in places.items() if name != here}
        for direction in DIRECTIONS:
            found = nearest(others, places[here], direction)
            if found == end:
                return first or direction
            if found is not None and found not in seen:
                seen.add(found)
                ahead.append((found, first or direction))
    raise AssertionError(f"no way leads from {begin} to {end}")
