"""Undo, redo, hint, why, the chronicle, the inspector, the menu, speeds, and what moves by itself."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from ai.controller import Choice
from game.text import text
from game.why import Why
from scenes.picture import Inspection
from scenes.table import TableScene
from scenes.table.log_rows import RowControl
from tests.tiny.state import LIGHTS, Hide, LightUp, SnuffOut
from tests.window.driver import Driver
from tests.window.playing import ADA, BO, MOTH, NORMAL, QUICK, beside, lit, pass_on, sit, until


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    with Driver(tmp_path, **QUICK) as driver:
        yield driver


def _hide(driver: Driver, scene: TableScene) -> None:
    driver.click(lit(driver)[0].id)
    driver.click(scene.focused)


def test_undo_and_redo(driver: Driver) -> None:
    scene = sit(driver, ADA, ADA)
    before = scene.sitting.rules.encode(scene.sitting.match.state)
    assert driver.find("undo").why_not == "There is nothing to take back."
    _hide(driver, scene)
    after = scene.sitting.rules.encode(scene.sitting.match.state)
    driver.click("undo")
    assert scene.sitting.rules.encode(scene.sitting.match.state) == before
    assert scene.sitting.narrowing is not None
    driver.key("Shift+u")
    assert scene.sitting.rules.encode(scene.sitting.match.state) == after
    driver.key("Ctrl+z", "Ctrl+y")
    assert scene.sitting.rules.encode(scene.sitting.match.state) == after


def test_undo_is_barred_after_something_was_shown_and_says_so(driver: Driver) -> None:
    scene = sit(driver, ADA, ADA)
    _hide(driver, scene)
    _hide(driver, scene)
    assert driver.find("undo").why_not == "Something hidden was shown; that cannot be taken back."
    driver.key("U")
    assert len(scene.sitting.match.log) == 2


def test_a_hint_in_three_presses(driver: Driver) -> None:
    scene = sit(driver, ADA, MOTH)
    driver.key_down("H")
    driver.key_up("H")
    until(driver, lambda: scene.hint.choice is not None)
    driver.settle()
    assert driver.says("look at your hand")
    assert not scene.stage.emphasis.hinted, "the first press tells the area only"
    driver.key("H")
    action = scene.hint.choice.action
    assert action in scene.sitting.narrowing.actions
    assert scene.stage.emphasis.hinted == {f"card-{action.card}"}
    assert driver.says("Hide")
    driver.key("H")
    assert scene.table_words.say(scene.hint.choice.why.sentences[0]) in driver.find("prompt").label
    driver.key("Escape")
    assert not scene.stage.emphasis.hinted
    assert scene.hint.level == 0
    assert not scene.sitting.match.log, "a hint plays nothing"


def test_a_hint_that_only_gives_something_up_says_first_how_it_held_up(driver: Driver) -> None:
    scene = sit(driver, ADA, MOTH)
    action = scene.sitting.narrowing.actions[0]
    held_up = text("ai-why-searched", name="this", next="that", lines=5)
    for sentence, says in (("ai-why-costs", True), ("ai-why-gains", False)):
        why = Why((held_up, text(sentence, criterion="warmth")))
        scene.hint.level, scene.hint.choice = 3, Choice(action, why)
        scene.refresh()
        assert driver.says("warmth")
        assert driver.says("Looked 5 lines ahead") == says


def test_why_shows_candidates_criteria_and_points_at_them(driver: Driver) -> None:
    scene = sit(driver, ADA, MOTH)
    _hide(driver, scene)
    row = next(each for each in reversed(scene.rows()) if each.has_why)
    assert row.title == "Dusk"
    driver.key("W")
    assert driver.scene.name == "why"
    assert driver.says("The Moth flies to the brightest light it can reach.")
    assert driver.says("brightness of the card")
    entry = scene.sitting.entry_of(row.step)
    shown = [each for each in driver.describe() if each.id.startswith("candidate-")]
    assert len(shown) == len(entry.why.candidates)
    driver.key("Escape")
    assert driver.scene is scene
    assert not scene.pointed_from_afar
    shown = next(c for c in scene.controls if isinstance(c, RowControl) and c.row.has_why)
    driver.click(shown.id)
    assert driver.scene.name == "why"


def test_a_computers_reasons_stay_secret_until_the_end(driver: Driver) -> None:
    scene = sit(driver, ADA, NORMAL)
    _hide_and_wait(driver, scene)
    driver.key("W")
    assert driver.says("Its reasons would show its hand; they can be read when the match is over.")
    assert not any(each.id.startswith("candidate-") for each in driver.describe())


def _hide_and_wait(driver: Driver, scene: TableScene) -> None:
    at = driver.find(lit(driver)[0].id).rect.center
    for _ in range(2):
        driver.point(at)
        driver.press(at)
        driver.release(at)
    until(driver, lambda: len(scene.sitting.match.log) > 1 and not scene.showing.is_busy)


def test_a_row_of_the_chronicle_points_and_inspects(driver: Driver) -> None:
    scene = sit(driver, ADA, ADA)
    _hide(driver, scene)
    _hide(driver, scene)
    row = next(c for c in scene.controls if isinstance(c, RowControl) and len(c.row.refs) == 2)
    driver.hover(row.id)
    pointed = {int(name.removeprefix("card-")) for name in scene.stage.emphasis.pointed}
    assert pointed == {ref.id for ref in row.row.refs}
    driver.click(row.id)
    assert driver.scene.name == "inspector"
    driver.key("Escape")
    assert isinstance(scene.find(scene.focused), RowControl)
    driver.key("L")
    assert scene.find(scene.focused).is_legal
    driver.key("L")
    assert scene.find(scene.focused).row == scene.rows()[-1], "the newest row"


def test_the_eye_marks_what_was_done_to_you(driver: Driver) -> None:
    scene = sit(driver, ADA, BO, rounds=8, seed=1)
    match = scene.sitting.match
    while not any(isinstance(entry.action, SnuffOut) for entry in match.log):
        pass_on(driver)
        assert not match.is_over, "with this seed somebody snuffs a lantern"
        scene.confirm(max(scene.sitting.narrowing.actions, key=_eager))
        driver.settle()
    while driver.scene is not scene or scene.sitting.viewer == match.log[-1].seat:
        pass_on(driver)
        if driver.scene is scene and scene.sitting.viewer == match.log[-1].seat:
            scene.confirm(max(scene.sitting.narrowing.actions, key=_eager))
            driver.settle()
    hits = [row for row in scene.rows() if row.is_hit]
    assert [row.step for row in hits] == [
        step for step, entry in enumerate(match.log, start=1) if isinstance(entry.action, SnuffOut)
    ]
    row = next(each for each in scene.controls if isinstance(each, RowControl) and each.row == hits[-1])
    assert not row.is_seen
    driver.hover(row.id)
    driver.point(beside(scene))
    scene.refresh()
    assert driver.find(row.id).is_seen, "the eye shines until somebody has looked"


def _eager(action: tuple) -> int:
    """Whoever can snuffs; else lights with the brightest card, and hides the dimmest."""
    match action:
        case SnuffOut():
            return 100
        case LightUp(card):
            return LIGHTS[card].value
        case Hide(card):
            return -LIGHTS[card].value
    return -50


@pytest.mark.parametrize("way", ["right click", "key", "hold", "pad"])
def test_every_way_to_inspect(driver: Driver, way: str) -> None:
    sit(driver, ADA, MOTH)
    card = lit(driver)[0]
    if way == "right click":
        driver.click(card.id, button=3)
    elif way == "key":
        driver.focus(card.id)
        driver.key("I")
    elif way == "pad":
        driver.focus(card.id)
        driver.pad(pygame.CONTROLLER_BUTTON_Y)
    else:
        driver.hover(card.id)
        driver.press(driver.find(card.id).rect.center)
        driver.wait(0.7)
    assert driver.scene.name == "inspector"
    assert driver.says(card.text)
    assert driver.says("Brightness: ")
    driver.key("Escape")
    assert driver.scene.name == "table"


def test_the_inspector_docks_in_a_large_window_and_never_covers_its_card_else(tmp_path: Path) -> None:
    for size in ((1280, 720), (1920, 1080)):
        with Driver(tmp_path, size=size, reduced_motion=True) as driver:
            scene = sit(driver, ADA, MOTH)
            card = lit(driver)[0]
            driver.click(card.id, button=3)
            frame = driver.scene.frame
            if size[0] >= 1920:
                assert frame.right <= scene.picture.places(scene.units).log.left
            else:
                assert not frame.colliderect(card.rect)


def test_the_inspector_explains_the_words_of_the_rules_beside_it(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = sit(driver, ADA, MOTH)
    seen = Inspection("A thing", lines=("Light it, then Shake, or Light it again.",))
    monkeypatch.setattr(scene.picture, "inspect", lambda sight, ref: seen)
    driver.key("i")
    page = driver.scene
    assert [each.text for each in driver.describe() if each.id.startswith("term")] == ["Light", "Shake"]
    assert driver.says("Shake the die and gain half as many sparks, rounded up.")
    assert not page.glossary.colliderect(page.frame)
    assert not page.glossary.colliderect(page.beside)
    assert pygame.Rect((0, 0), page.units.size).contains(page.glossary)
    driver.click_at(page.glossary.center)
    assert driver.scene is page
    assert not any(fault for control in page.controls for fault in control.texts if not fault.fits)


def test_the_menu_of_the_match_leads_everywhere_and_back(driver: Driver) -> None:
    scene = sit(driver, ADA, MOTH)
    _hide(driver, scene)
    for line, page in (("save", "load"), ("load", "load"), ("new", "new-match"), ("settings", "settings")):
        driver.click("menu")
        driver.click(line)
        assert driver.scene.name == page, line
        driver.key("Escape", "Escape")
        assert driver.scene is scene
    driver.click("menu")
    driver.click("resume")
    assert driver.scene is scene
    driver.click("menu")
    driver.click("leave")
    assert driver.scene.name == "menu"


def test_speed_goes_round_and_is_kept(driver: Driver) -> None:
    sit(driver, ADA, MOTH)
    seen = []
    for _ in range(5):
        driver.click("speed")
        seen.append(driver.app.settings.speed)
    assert seen == ["half", "normal", "double", "fourfold", "instant"]


def test_the_turn_of_the_others_can_be_seen_again(driver: Driver) -> None:
    driver.app.settings.speed = "normal"
    scene = sit(driver, ADA, MOTH)
    _hide(driver, scene)
    step = scene.sitting.match.step
    driver.key_down("R")
    assert scene.sitting.shown < step
    assert scene.sitting.narrowing is None, "the past cannot be touched"
    driver.settle()
    assert scene.sitting.shown == step == scene.sitting.match.step
    assert scene.sitting.narrowing is not None
