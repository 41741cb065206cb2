"""Cerebria through the event loop: a match taken up again, upgrades, forecasts, lesson, deck builder."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.cerebria.actions import Declare, Invoke
from game.cerebria.boards import COMBOS, Row
from game.cerebria.state import Step
from scenes.app import FRAME
from scenes.cerebria.lessons import LESSONS
from scenes.table import TableScene, begin_lesson
from tests.cerebria_table.playing import QUICK, Toucher, by_mouse, lit, sit
from tests.window.driver import Driver, QuickHands


def test_a_match_by_keys_alone_goes_on_after_a_load(driver: Driver, tmp_path: Path) -> None:
    """Focus and Enter alone to the last point; on the way the window is closed and the match continued."""
    scene = sit(driver, seed=2, side="gloom")
    toucher = Toucher(driver, scene, 2)
    for _ in range(25):
        driver.focus(toucher.choose().id)
        driver.key("Enter")
    step, before = scene.sitting.match.step, scene.sitting.rules.encode(scene.sitting.match.state)
    driver.close()
    with Driver(tmp_path, **QUICK) as again:
        again.go_home()
        again.key("Enter")
        taken_up = again.scene
        assert isinstance(taken_up, TableScene)
        assert taken_up.sitting.match.step == step
        assert taken_up.sitting.rules.encode(taken_up.sitting.match.state) == before
        Toucher(again, taken_up, 3).play(lambda choice: (again.focus(choice.id), again.key("Enter")))
        assert taken_up.sitting.match.step > step
        assert taken_up.sitting.match.is_over
        if again.scene is taken_up:
            again.key("e")
        assert again.scene.name == "end"


class Watchful(QuickHands):
    """Looks after every frame whether the window could fall asleep although nobody is asked anything."""

    frames = 0

    def frame(self, seconds: float = FRAME) -> bool:
        drew = super().frame(seconds)
        scene = self.app.scene if self.app.stack else None
        if isinstance(scene, TableScene) and not scene.sitting.match.is_over:
            self.frames += 1
            sitting = scene.sitting
            if sitting.narrowing is None:
                assert self.app.next_wake() is not None, f"asleep at step {sitting.match.step}"
            else:
                assert sitting.person_to_act == sitting.viewer
                assert sitting.narrowing.actions
        return drew


@pytest.mark.parametrize("speed", ["instant", "fourfold"])
def test_the_window_never_sleeps_before_the_ego_has_played(tmp_path: Path, speed: str) -> None:
    """The match in which a run once stood still, with "the Ego plays" and nothing to touch."""
    with Watchful(tmp_path, **{**QUICK, "speed": speed}) as driver:
        scene = sit(driver, seed=4, game="full", decks="random")
        Toucher(driver, scene, 4).play(by_mouse(driver, scene))
        assert driver.frames > 300


def _declare(driver: Driver, scene: TableScene, row: Row) -> None:
    driver.click(f"row-{row.value}")
    if scene.sitting.match.log[-1].action != Declare(row.value):
        driver.click(f"row-{row.value}")
    assert scene.sitting.match.log[-1].action == Declare(row.value)


def test_upgrades_are_switched_and_the_rest_of_the_selection_stays(driver: Driver) -> None:
    """With card and slot chosen the cheapest set is offered; a switch changes the set and nothing else."""
    scene = sit(driver, seed=7)
    driver.click("space-7")
    driver.click("space-7")
    match = scene.sitting.match
    spirit = match.state.spirits[0]
    for place in (2, 3):
        spirit.tokens[4 + place] = 1
        spirit.rows[Row.INVOKE] |= 1 << place
    scene.sitting.catch_up()
    scene.showing.restart()
    _declare(driver, scene, Row.INVOKE)
    card = next(each for each in lit(driver) if each.region == "hand")
    driver.click(card.id)
    slot = next(each for each in lit(driver) if each.id.startswith("slot-"))
    driver.click(slot.id)
    offered = scene.offered
    assert isinstance(offered, Invoke)
    assert [each.effect for each in COMBOS[offered.boosts].upgrades] == ["determination"], "the cheapest"
    driver.click("upgrade-2")
    other = scene.offered
    assert isinstance(other, Invoke)
    assert (other.card, other.slot) == (offered.card, offered.slot)
    assert {each.effect for each in COMBOS[other.boosts].upgrades} == {"inner-force", "determination"}
    driver.click("upgrade-3")
    plain = scene.offered
    assert isinstance(plain, Invoke)
    assert [each.effect for each in COMBOS[plain.boosts].upgrades] == ["inner-force"]
    willpower = match.state.spirits[0].willpower
    driver.click(slot.id)
    assert match.log[-1].action == plain, "touching a chosen thing once more plays what is offered"
    assert match.state.spirits[0].willpower == willpower - 4


def test_a_choice_says_what_it_costs_and_changes(driver: Driver) -> None:
    scene = sit(driver, seed=7)
    driver.click("space-7")
    driver.click("space-7")
    _declare(driver, scene, Row.INVOKE)
    driver.click(next(each for each in lit(driver) if each.region == "hand").id)
    driver.click(next(each for each in lit(driver) if each.id.startswith("slot-")).id)
    said = scene.prompt()
    assert "costs 2 Willpower, 1 Essence" in said
    assert "→ yours" in said, "the slot lies on a Frontier that nobody controls alone"


def test_the_lesson_can_be_followed_to_its_end(driver: Driver) -> None:
    driver.go_home()
    from game.registry import find

    scene = begin_lesson(driver.app, find("cerebria"), LESSONS[0])
    driver.settle()
    assert len(LESSONS[0].steps) <= 10
    assert scene.guide is not None
    for _ in range(80):
        step = scene.guide.step
        if step is None:
            break
        if not step.expects:
            driver.key("Enter") if scene.guide.is_reading else None
            if scene.guide.step is step:
                scene.guide.go_on()
            driver.settle()
            continue
        legal = scene.sitting.rules.legal(scene.sitting.match.state)
        action = next((each for each in legal if each in step.expects), legal[-1])
        scene.confirm(action)
        driver.settle()
    assert scene.guide.step is None


def test_the_window_sleeps_when_nothing_moves(driver: Driver) -> None:
    sit(driver, seed=7)
    driver.settle()
    drawn = driver.frames_drawn
    driver.wait(2.0)
    assert driver.frames_drawn == drawn


def test_every_decision_of_setup_has_its_place(driver: Driver) -> None:
    """The deck builder offers two kinds of each Vibe, sixteen cards in all."""
    scene = sit(driver, seed=4, game="full", decks="chosen")
    match = scene.sitting.match
    while match.state.stack[-1].step == Step.COLLECT:
        choices = [each for each in lit(driver) if each.region == "tray"]
        assert choices
        kinds = match.state.spirits[match.state.stack[-1].a].kinds
        assert f"{2 * len(kinds)} of 16 cards" in scene.prompt()
        driver.click(choices[0].id)
        driver.click(choices[0].id) if match.state.stack[-1].step == Step.COLLECT and scene.offered else None
    spirit = match.state.spirits[0]
    assert len(spirit.kinds) == 8
    assert len(spirit.deck) + len(spirit.hand) == 16
