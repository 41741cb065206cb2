"""Keeping a match: autosave, Continue, quick save, failures; replaying it; the result."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.rules import SPECTATOR
from game.text import text
from saves.faults import CannotWrite
from saves.opening import open_match
from scenes.table import TableScene, open_table
from tests.window.driver import Driver
from tests.window.playing import ADA, BO, MOTH, QUICK, lit, pass_on, sit


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    with Driver(tmp_path, **QUICK) as driver:
        yield driver


def play(driver: Driver, scene: TableScene, steps: int) -> None:
    """Let the person make decisions, the first legal one each time, until the match has so many steps."""
    while scene.sitting.match.step < steps and not scene.sitting.match.is_over:
        pass_on(driver)
        scene.confirm(scene.sitting.narrowing.actions[0])
        driver.settle()


def test_every_action_is_saved_and_continue_goes_on_the_same(tmp_path: Path) -> None:
    with Driver(tmp_path, **QUICK) as driver:
        scene = sit(driver, ADA, MOTH, rounds=3)
        play(driver, scene, 5)
        before = scene.sitting.rules.encode(scene.sitting.match.state)
        steps = scene.sitting.match.step
    with Driver(tmp_path, **QUICK) as driver:
        driver.go_home()
        driver.click("continue")
        again = driver.scene
        assert isinstance(again, TableScene)
        assert again.sitting.match.step == steps
        assert again.sitting.rules.encode(again.sitting.match.state) == before
        play(driver, again, 99)
        after = again.sitting.rules.encode(again.sitting.match.state)
    with Driver(tmp_path / "other", **QUICK) as driver:
        whole = sit(driver, ADA, MOTH, rounds=3)
        play(driver, whole, 99)
        assert whole.sitting.rules.encode(whole.sitting.match.state) == after, "as if nobody had left"


def test_a_thumbnail_lies_beside_the_autosave_once_nothing_moves(driver: Driver) -> None:
    scene = sit(driver, ADA, MOTH)
    play(driver, scene, 1)
    driver.app.store.settle()
    slot = driver.app.store.newest()
    assert slot is not None
    assert slot.thumbnail is not None


def test_quick_save_and_quick_load(driver: Driver) -> None:
    scene = sit(driver, ADA, MOTH, rounds=3)
    play(driver, scene, 2)
    saved = scene.sitting.rules.encode(scene.sitting.match.state)
    driver.key("F5")
    assert driver.scene is scene
    play(driver, scene, 5)
    driver.key("F9")
    back = driver.scene
    assert isinstance(back, TableScene)
    assert back is not scene
    assert back.sitting.rules.encode(back.sitting.match.state) == saved
    assert len(driver.app.stack) == 2, "one table over the menu"


def test_without_a_quick_save_a_sentence_says_so(driver: Driver) -> None:
    sit(driver, ADA, MOTH)
    driver.key("F9")
    assert driver.scene.name == "message"
    assert driver.says("There is no quick save to go back to.")


def test_a_full_disk_is_said_once_and_the_match_goes_on(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = sit(driver, ADA, ADA)

    def fail(*args: object, **named: object) -> None:
        raise CannotWrite(Path("full"), text("saves-system-full"))

    monkeypatch.setattr(driver.app.store, "autosave", fail)
    driver.click(lit(driver)[0].id)
    driver.click(scene.focused)
    assert driver.scene.name == "message"
    driver.key("Escape")
    play(driver, scene, 3)
    assert driver.scene is scene
    assert scene.sitting.match.step == 3


def test_a_match_whose_log_leads_elsewhere_opens_from_its_snapshot_with_a_warning(driver: Driver) -> None:
    scene = sit(driver, ADA, ADA)
    play(driver, scene, 4)
    path = driver.app.store.save_as(scene.sitting.match, "Elsewhere")
    edited = path.read_text(encoding="utf-8").replace('"seed": 7', '"seed": 8')
    path.write_text(edited, encoding="utf-8")
    opened = open_match(path)
    assert opened.warning is not None, "the file was edited so that it must not replay"
    open_table(driver.app, opened)
    driver.settle()
    assert driver.scene.name == "message"
    driver.key("Escape")
    again = driver.scene
    assert isinstance(again, TableScene)
    assert again.sitting.match.first_step > 0
    assert driver.find("undo").why_not
    play(driver, again, again.sitting.match.step + 1)


# -- replay --------------------------------------------------------------------------------------------------


def finished(driver: Driver, *seats: object) -> TableScene:
    scene = sit(driver, *seats)
    play(driver, scene, 99)
    assert driver.scene.name == "end"
    return scene


def test_replay_steps_plays_jumps_and_shows_every_position(driver: Driver) -> None:
    scene = finished(driver, ADA, MOTH)
    match = scene.sitting.match
    driver.click("replay")
    replay = driver.scene
    assert replay.name == "replay"
    assert replay.sitting.shown == 0
    for step in range(1, 4):
        driver.click("forward")
        assert replay.sitting.shown == step
        assert replay.sitting.view == match.rules.view(match.at(step), replay.sitting.viewer)
    driver.click("back")
    assert replay.sitting.shown == 2
    driver.click("to-end")
    assert replay.sitting.shown == match.step
    assert not driver.find("forward").is_enabled
    driver.click("to-start")
    driver.click("play")
    assert replay.sitting.shown == match.step, "it played by itself to the end"
    assert not replay.is_playing
    slider = driver.find("timeline")
    driver.focus("timeline")
    driver.key("left")
    assert replay.sitting.shown == match.step - 1
    assert driver.find("timeline").value == match.step - 1
    assert slider is not driver.find("timeline")
    driver.key("Escape")
    assert driver.scene is scene


def test_after_the_end_every_sight_is_open_and_before_it_only_ones_own(driver: Driver) -> None:
    finished(driver, ADA, MOTH)
    driver.click("replay")
    seen = [driver.scene.sitting.viewer]
    for _ in range(2):
        driver.key("V")
        seen.append(driver.scene.sitting.viewer)
    assert sorted(seen) == [SPECTATOR, 0, 1]
    scene = sit(driver, ADA, MOTH)
    play(driver, scene, 2)
    driver.click("menu")
    driver.click("replay")
    assert not driver.find("sight").is_enabled
    assert driver.scene.viewers == [0]
    driver.key("V")
    assert driver.scene.sitting.viewer == 0
    assert not driver.find("play-on").is_enabled, "that would be a take-back"


def test_during_a_replay_nobody_sees_more_than_then(driver: Driver) -> None:
    scene = sit(driver, ADA, BO)
    play(driver, scene, 3)
    pass_on(driver)
    driver.click("menu")
    driver.click("replay")
    replay = driver.scene
    viewer = replay.sitting.viewer
    for step in range(scene.sitting.match.step + 1):
        replay.go_to(step)
        other = scene.sitting.match.at(step).seats[1 - viewer]
        hidden = {f"card-{card}" for card in [*other.hand, other.hidden]}
        assert not hidden & set(replay.stage.pieces)


def test_playing_on_from_the_middle_is_a_match_of_its_own(driver: Driver) -> None:
    scene = finished(driver, ADA, MOTH)
    match = scene.sitting.match
    driver.click("replay")
    replay = driver.scene
    replay.go_to(3)
    driver.settle()
    expected = match.rules.encode(match.at(3))
    driver.click("play-on")
    begun = driver.scene
    assert isinstance(begun, TableScene)
    assert begun.sitting.match is not match
    assert begun.sitting.match.step >= 3
    assert begun.sitting.rules.encode(begun.sitting.match.at(3)) == expected
    driver.app.store.settle()
    assert len(list(driver.folder.glob("autosave-*.json"))) == 2, "the finished match is still there"


# -- the result ----------------------------------------------------------------------------------------------


def test_the_score_sheet_and_what_comes_next(driver: Driver) -> None:
    scene = finished(driver, ADA, MOTH)
    match = scene.sitting.match
    outcome = match.outcome
    sheet = [driver.find(f"points-{row}-{seat}").label for row in range(3) for seat in range(2)]
    wanted = [*outcome.sheet[0].points, *outcome.sheet[1].points, *outcome.scores]
    assert sheet == [str(points).replace("-", "−") for points in wanted]
    driver.key("Escape")
    assert driver.scene is scene, "the table can be looked at"
    driver.key("E")
    driver.click("same")
    again = driver.scene
    assert isinstance(again, TableScene)
    assert again.sitting.match.seed == match.seed
    assert again.sitting.match.step == 0
    play(driver, again, 99)
    driver.click("again")
    assert driver.scene.sitting.match.seats == match.seats
    assert driver.scene.sitting.match.options == match.options
