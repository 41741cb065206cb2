"""Ego & Opus through the event loop: whole matches of every format, by mouse and by keys."""

from __future__ import annotations

import pytest

from game.opus.events import DiceRolled
from game.opus.state import NO_TARGET, Format
from scenes.opus.dice import Dice
from scenes.opus.lessons import LESSONS
from scenes.opus.picture import PICTURE
from scenes.table import TableScene, begin_lesson
from tests.opus_table.playing import Toucher, sit
from tests.window.driver import Driver

FORMATS = ("duel", "four", "solitaire", "schism", "superego")


@pytest.mark.parametrize("format_", FORMATS)
def test_a_match_by_mouse_alone(driver: Driver, format_: str) -> None:
    """People at one window; only what is highlighted is clicked, until the last round is over."""
    rounds = 2 if format_ in ("duel", "solitaire") else 1
    scene = sit(driver, seed=3, format=format_, max_rounds=rounds, side_a="solo", side_b="solo")
    Toucher(driver, scene, 1).play(lambda choice: driver.click(choice.id))
    outcome = scene.sitting.match.outcome
    assert outcome is not None
    driver.settle()
    if driver.scene is scene:
        driver.click("end")
    assert driver.scene.name == "end"
    for points in outcome.scores:
        assert str(points) in driver.texts()


def test_a_match_by_keys_alone(driver: Driver) -> None:
    """Focus and Enter alone."""
    scene = sit(driver, seed=2, people=1, format="solitaire")
    toucher = Toucher(driver, scene, 2)

    def act(choice) -> None:
        driver.focus(choice.id)
        driver.key("Enter")

    toucher.play(act, 30)
    assert scene.sitting.match.step >= 12


# -- dice and lessons ---------------------------------------------------------------------------------------


def test_the_dice_come_to_lie_as_the_rules_drew_them(driver: Driver) -> None:
    scene = sit(driver, seed=6)
    sight = scene.sight()
    dice = next(each for each in PICTURE.ornaments(sight) if isinstance(each, Dice))
    dice.follow(sight, (DiceRolled(0, (4, 2, 6)),), 11)
    assert not dice.is_resting
    for _ in range(600):
        dice.update(1 / 60)
    assert dice.is_resting
    assert dice.numbers == (4, 2, 6)


def test_the_lesson_waits_for_what_it_asks_and_leads_to_its_end(driver: Driver) -> None:
    driver.go_home()
    lesson = LESSONS[0]
    begin_lesson(driver.app, next(e for e in driver.app.playable if e.name == "opus"), lesson)
    driver.settle()
    scene = driver.scene
    assert isinstance(scene, TableScene)
    assert scene.sitting.match.state.layout.format == Format.SOLITAIRE
    toucher = Toucher(driver, scene, 1)
    for _ in range(60):
        guide = scene.guide
        if guide is None or guide.step is None:
            break
        if guide.step.expects:
            driver.click(toucher.choose().id)
        else:
            driver.click("end")
    assert scene.guide is None or scene.guide.step is None
    assert scene.sitting.match.state.target[0] <= NO_TARGET
