"""Ego & Opus through the event loop: what moves while it is played, and the lesson."""

from __future__ import annotations

from game.opus.events import DiceRolled
from game.opus.state import NO_TARGET, Format
from scenes.opus.dice import Dice
from scenes.opus.lessons import LESSONS
from scenes.opus.picture import PICTURE
from scenes.table import TableScene, begin_lesson
from tests.opus_table.playing import Toucher, sit
from tests.window.driver import Driver

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
