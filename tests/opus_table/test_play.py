"""Ego & Opus through the event loop: what moves while it is played, and the lesson."""

from __future__ import annotations

import pytest

from game.chance import SeededChance
from game.match import Entry
from game.opus.events import Attacked, CopyDeclared, DiceRolled, WorkFailed, WorkFlipped
from game.opus.state import NO_TARGET, Ask, Format
from scenes.opus.dice import Dice
from scenes.opus.lessons import LESSONS
from scenes.opus.picture import PICTURE
from scenes.table import TableScene, begin_lesson
from tests.opus_table.playing import Toucher, by_mouse, sit
from tests.window.driver import Driver

# -- a step that sets off much ------------------------------------------------------------------------------

TOLD = (WorkFlipped, CopyDeclared, WorkFailed, Attacked)


def _aim_for_the_last(driver: Driver) -> TableScene:
    """One person has chosen the last target of a round, and is yet to confirm it: much follows from it."""
    scene = sit(driver, seed=11, people=1)
    toucher, match = Toucher(driver, scene, 4), scene.sitting.match
    for _ in range(600):
        toucher.touch(by_mouse(driver), 1)
        if match.state.asked != Ask.TARGET or scene.offered is None:
            continue
        chance = SeededChance(match.seed, match.state.draws)
        follows = match.rules.perform(match.state.copy(), scene.offered, chance)
        if sum(isinstance(event, TOLD) for event in follows) > 4:
            driver.app.settings.speed = "normal"
            return scene
    raise AssertionError("no round comes to its last target")


def _sentences(scene: TableScene, entry: Entry) -> list[str]:
    rules = scene.sitting.rules
    return [scene.table_words.say(rules.describe(each)) for each in entry.events if isinstance(each, TOLD)]


def _tell(driver: Driver, scene: TableScene, *, presses: bool = False) -> tuple[list[str], Entry]:
    """Play what is offered and follow what is told of it; the banners, and the step."""
    sitting, said = scene.sitting, []
    step = sitting.match.step + 1
    driver.key_down("Enter")
    driver.key_up("Enter")
    assert sitting.match.step >= step
    for _ in range(2400):
        if sitting.shown >= step:
            break
        driver.frame()
        banner = scene.showing.banner
        words = scene.table_words.say(banner) if banner is not None else ""
        if words and words not in said[-1:]:
            said.append(words)
            is_ahead = sitting.shown < step and any(row.step >= step for row in scene.rows())
            assert not is_ahead, "the chronicle does not run ahead"
            if presses:
                driver.key_down("Enter")
                driver.key_up("Enter")
    assert sitting.shown >= step
    driver.frame()
    if scene.showing.banner is not None:
        said.append(scene.table_words.say(scene.showing.banner))
    return said, sitting.entry_of(step)


@pytest.mark.parametrize("presses", [False, True])
def test_works_are_turned_up_one_after_the_other(driver: Driver, presses: bool) -> None:
    """What each did, and why it came to nothing, is told in its order; a key goes on to the next part."""
    scene = _aim_for_the_last(driver)
    said, entry = _tell(driver, scene, presses=presses)
    told = _sentences(scene, entry)
    assert len(told) > 4, "one action set off much"
    assert [each for each in said if each in told] == told


def test_between_two_parts_the_table_stands_as_it_was_then(driver: Driver) -> None:
    """A work that is not told of yet still shows its back; what is looked at meanwhile changes nothing."""
    scene = _aim_for_the_last(driver)
    match, before = scene.sitting.match, scene.sitting.view
    driver.key_down("Enter")
    driver.key_up("Enter")
    while scene.sitting.midway is None:
        driver.frame()
    midway = scene.sitting.view
    assert midway != before
    assert midway != scene.sitting.rules.view(match.state, scene.sitting.seat_looking)
    driver.point((200, 200))
    driver.frame()
    assert scene.sitting.view is midway
    driver.settle()
    assert scene.sitting.midway is None


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
