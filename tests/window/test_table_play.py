"""Whole matches of Lanterns through the event loop: by mouse, by keys, by digits, by pad, by dragging."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from scenes.table import TableScene
from tests.tiny.state import Hide, LightUp
from tests.window.driver import Driver
from tests.window.playing import ADA, BO, MOTH, QUICK, SMALL, beside, lit, pass_on, sit


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    with Driver(tmp_path, **QUICK) as driver:
        yield driver


def _play_by_mouse(driver: Driver, scene: TableScene) -> None:
    """Click only what is highlighted, a different thing each time, until the match is over."""
    for number in range(200):
        pass_on(driver)
        if driver.scene.name == "end":
            return
        assert driver.scene is scene
        choices = lit(driver)
        assert choices, "somebody is to act, so something can be touched"
        driver.click(choices[number % len(choices)].id)
    raise AssertionError("the match never ends")


@pytest.mark.parametrize("seats", [(ADA, MOTH), (ADA, BO), (ADA, ADA)])
def test_a_match_by_mouse_alone(driver: Driver, seats: tuple) -> None:
    scene = sit(driver, *seats)
    _play_by_mouse(driver, scene)
    assert scene.sitting.match.is_over
    outcome = scene.sitting.match.outcome
    assert outcome is not None
    for points in outcome.scores:
        assert str(points) in driver.texts()


def test_a_match_by_keys_alone(driver: Driver) -> None:
    scene = sit(driver, ADA, MOTH)
    for _ in range(200):
        if driver.scene.name == "end":
            break
        assert scene.sitting.narrowing is not None
        target = lit(driver)[0]
        driver.focus(target.id)
        driver.key("Enter")
    assert scene.sitting.match.is_over
    driver.focus("home")
    driver.key("Enter")
    assert driver.scene.name == "menu"


def test_a_match_by_digits(driver: Driver) -> None:
    scene = sit(driver, ADA, MOTH)
    driver.key("right")
    for number in range(200):
        if driver.scene.name == "end":
            break
        narrowing = scene.sitting.narrowing
        assert narrowing is not None
        count = len(scene.numbers)
        if count == 0:
            driver.key("E")
            continue
        driver.key(str(number % count + 1))
        if scene.sitting.narrowing is narrowing and narrowing.offered is not None:
            driver.key("Enter")
    assert scene.sitting.match.is_over


def test_a_match_by_pad(driver: Driver) -> None:
    scene = sit(driver, ADA, MOTH)
    buttons = (
        pygame.CONTROLLER_BUTTON_A,
        pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
        pygame.CONTROLLER_BUTTON_A,
        pygame.CONTROLLER_BUTTON_A,
        pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
        pygame.CONTROLLER_BUTTON_START,
    )
    for number in range(300):
        if driver.scene.name == "end":
            break
        if driver.scene is not scene:
            driver.pad(pygame.CONTROLLER_BUTTON_B)
            continue
        driver.pad(buttons[number % len(buttons)])
    assert scene.sitting.match.is_over


def test_touching_offers_before_it_plays(driver: Driver) -> None:
    scene = sit(driver, ADA, MOTH)
    card = lit(driver)[0]
    driver.click(card.id)
    offered = scene.offered
    assert isinstance(offered, Hide)
    assert f"card-{offered.card}" == card.id
    assert not scene.sitting.match.log, "one touch only offers"
    assert driver.says("Hide"), "the prompt says what is offered"
    driver.click(card.id)
    assert scene.sitting.match.log[0].action == offered


def test_escape_and_a_click_beside_put_back(driver: Driver) -> None:
    scene = sit(driver, ADA, MOTH)
    for put_back in (lambda: driver.key("Escape"), lambda: driver.click_at(beside(scene))):
        driver.click(lit(driver)[0].id)
        assert scene.sitting.narrowing is not None
        assert scene.sitting.narrowing.selection
        put_back()
        assert scene.sitting.narrowing.selection == ()
        assert driver.scene is scene
    driver.key("Escape")
    assert driver.scene.name == "match-menu", "with nothing to put back, Escape is the menu"


def test_a_drag_is_two_touches(driver: Driver) -> None:
    scene = sit(driver, ADA, ADA, seed=7)
    for _ in range(2):
        driver.click(lit(driver)[0].id)
        driver.click(scene.focused)
    action = next(
        each for each in scene.sitting.rules.legal(scene.sitting.match.state) if isinstance(each, LightUp)
    )
    card, lantern = driver.find(f"card-{action.card}"), driver.find(f"lantern-{action.lantern}")
    driver.drag(card.rect.center, lantern.rect.center)
    assert scene.sitting.match.log[-1].action == action
    step = scene.sitting.match.step
    if driver.scene is scene and (cards := [each for each in lit(driver) if each.region == "hand"]):
        driver.drag(cards[0].rect.center, beside(scene))
        assert scene.sitting.match.step == step, "dropped beside everything it goes back"
        assert scene.sitting.narrowing is not None
        assert scene.sitting.narrowing.selection == ()


def test_what_cannot_be_touched_says_why(driver: Driver) -> None:
    scene = sit(driver, ADA, ADA)
    driver.click("lantern-0")
    assert scene.shows_tooltip
    assert scene.tooltip.startswith("The ember lantern")
    assert scene.tooltip.endswith("That cannot be done now.")
    for _ in range(2):
        driver.click(lit(driver)[0].id)
        driver.click(scene.focused)
    dim = next(each for each in scene.sitting.narrowing.actions if isinstance(each, LightUp))
    driver.click(f"card-{dim.card}")
    wrong = next(number for number in range(3) if number != dim.lantern)
    driver.click(f"lantern-{wrong}")
    assert "too dim" in scene.tooltip, "the rules' own reason"
    assert not driver.find("end").is_enabled or driver.find("end").is_legal


def test_ending_a_turn_warns_once_when_something_else_could_be_done(tmp_path: Path) -> None:
    with Driver(tmp_path, size=SMALL, reduced_motion=True, speed="instant") as driver:
        scene = sit(driver, ADA, ADA, rounds=3)
        warned = 0
        for _ in range(40):
            if driver.scene.name == "end":
                break
            if driver.scene.name == "confirm":
                warned += 1
                step = scene.sitting.match.step
                driver.click("yes")
                assert scene.sitting.match.step == step + 1
                continue
            if driver.find("end").is_enabled and driver.find("end").is_legal:
                driver.click("end")
            else:
                driver.click(lit(driver)[0].id)
        assert warned == 1
        assert scene.sitting.match.is_over


def test_previews_show_what_a_lantern_would_give(driver: Driver) -> None:
    scene = sit(driver, ADA, ADA)
    for _ in range(2):
        driver.click(lit(driver)[0].id)
        driver.click(scene.focused)
    cards = [each for each in lit(driver) if each.region == "hand"]
    driver.click(cards[0].id)
    value = scene.stage.pieces[cards[0].id].face[1]
    previews = scene.stage.emphasis.previews
    assert set(previews.values()) == {f"+{value}"}
    assert all(name.startswith("lantern-") for name in previews)


def test_number_tags_appear_once_keys_are_used(driver: Driver) -> None:
    scene = sit(driver, ADA, MOTH)
    driver.hover("lantern-0")
    assert not scene.stage.emphasis.tags
    driver.key("left")
    tags = scene.stage.emphasis.tags
    assert sorted(tags.values()) == list(range(1, len(tags) + 1))
    assert set(tags) == {each.id for each in lit(driver)}
    driver.hover("lantern-1")
    assert not scene.stage.emphasis.tags


def test_enter_plays_what_is_offered_from_a_piece_that_cannot_be_used(driver: Driver) -> None:
    scene = sit(driver, ADA, MOTH)
    driver.click(lit(driver)[0].id)
    assert scene.offered is not None
    greyed = next(each for each in driver.describe() if each.region == "board" and not each.is_enabled)
    driver.focus(greyed.id)
    assert not scene.sitting.match.log
    driver.key("Enter")
    assert scene.sitting.match.log, "the golden button shows Enter, so Enter is its key"
