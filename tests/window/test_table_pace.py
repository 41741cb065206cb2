"""A window in a hurry: what takes long is spread over frames, and nothing is lost or shown to other eyes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface

from scenes import pace
from scenes.pace import FRAME, LATE, Beat, Pace
from scenes.picture import Piece
from scenes.skin.cache import sprites
from scenes.table import TableScene
from scenes.table.stage import Stage
from tests.window.driver import Driver
from tests.window.playing import ADA, BO, SMALL, pass_on, sit


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    with Driver(tmp_path, size=SMALL, warn_before_ending_turn=False) as driver:
        yield driver


class Time:
    """A clock that only sleep and work move on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 100.0
        monkeypatch.setattr(pace.time, "perf_counter", lambda: self.now)
        monkeypatch.setattr(pace.time, "sleep", self.work)

    def work(self, seconds: float) -> None:
        self.now += seconds


def _picture(driver: Driver) -> bytes:
    return pygame.image.tobytes(driver.app.screen, "RGB")


def test_a_late_frame_delays_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Time(monkeypatch)
    beat = Beat()
    passed = []
    for work in (0.002, 0.012, 0.020, 0.001, 0.003):
        clock.work(work)
        passed.append(beat.wait())
    assert clock.now == pytest.approx(100 + 5 * FRAME)
    assert max(passed) == pytest.approx(0.020, abs=0.001), "the frame after the late one comes early"


def test_what_was_missed_in_a_long_sleep_is_not_made_up_for(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Time(monkeypatch)
    beat = Beat()
    clock.work(5.0)
    assert beat.wait() == pytest.approx(5.0)
    assert [beat.wait() for _ in range(3)] == pytest.approx([FRAME] * 3)


def test_drawing_is_left_to_the_next_frame_but_never_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Time(monkeypatch)
    paced = Pace()
    left_out = []
    for is_hurried, work in ((False, 1.0), (True, LATE / 2), (True, LATE * 2), (True, LATE * 2)):
        if is_hurried:
            paced.hurry()
        paced.begin()
        clock.work(work)
        left_out.append(paced.leaves_out_drawing())
    assert left_out == [False, False, True, False]


def _play_in_a_hurry(driver: Driver) -> tuple[TableScene, int]:
    """Play a move with no patience at all; in how many frames something was put off."""
    scene = sit(driver, ADA, ADA)
    driver.settle()
    sprites.clear()
    driver.app.pace.patience = 0.0
    scene.confirm(scene.sitting.narrowing.actions[0])
    behind = 0
    for _ in range(600):
        driver.frame()
        behind += not scene.stage.is_whole
    return scene, behind


def test_a_hurried_table_comes_to_the_same_picture(driver: Driver) -> None:
    scene, behind = _play_in_a_hurry(driver)
    assert behind, "not all could be drawn in one frame"
    assert not scene.stage.is_gliding
    hurried = _picture(driver)
    driver.app.pace.patience = float("inf")
    driver.app.remeasure()
    driver.frame(0.0)
    assert _picture(driver) == hurried


def test_a_table_is_completed_below_a_dialog(driver: Driver) -> None:
    scene = sit(driver, ADA, ADA)
    driver.settle()
    sprites.clear()
    driver.app.pace.patience = 0.0
    scene.confirm(scene.sitting.narrowing.actions[0])
    driver.frame()
    assert not scene.stage.is_whole
    scene.open_menu()
    driver.settle()
    assert driver.scene is not scene
    assert scene.stage.is_whole


def test_in_a_hurry_nobodys_cards_stay_for_the_next_person(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = sit(driver, ADA, BO)
    pass_on(driver)
    held = {name for name in scene.stage.painted if name.startswith("card-")}
    assert held, "Ada sees her cards"
    hand_over = scene.begin_hand_over

    def hand_over_in_a_hurry() -> None:
        driver.app.pace.patience = -1.0  # nothing new is drawn at all
        hand_over()

    monkeypatch.setattr(scene, "begin_hand_over", hand_over_in_a_hurry)
    for _ in range(40):
        scene.confirm(scene.sitting.narrowing.actions[0])
        for _ in range(300):
            driver.frame()
            if driver.scene is not scene or (scene.sitting.narrowing and not scene.showing.is_busy):
                break
        if driver.scene is not scene:
            break
    assert scene.sitting.is_veiled
    state = scene.sitting.match.state
    hidden = {f"card-{card}" for seat in state.seats for card in [*seat.hand, seat.hidden]}
    assert hidden & held, "some of them are still in her hand"
    assert not scene.stage.is_whole
    assert hidden.isdisjoint(scene.stage.painted), "and in no picture any more"


def test_in_a_hurry_a_piece_does_not_keep_the_face_that_others_saw(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = sit(driver, ADA, ADA)
    picture = scene.picture
    monkeypatch.setattr(
        picture, "layout", lambda sight: [Piece("secret", "x", (sight.viewer,), Rect(9, 9, 60, 90))]
    )
    monkeypatch.setattr(picture, "sprite", lambda piece, sight, *, is_raised=False: Surface((60, 90)))
    stage, sight = Stage(picture), scene.sight()
    stage.show(sight._replace(viewer=0))
    stage.draw(driver.app.screen)
    assert "secret" in stage.painted
    stage.show(sight._replace(viewer=1), jump=True)
    stage.draw(driver.app.screen, -1.0)
    assert "secret" not in stage.painted
    stage.draw(driver.app.screen)
    assert "secret" in stage.painted


def test_a_thumbnail_drawn_step_by_step_is_the_same(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = sit(driver, ADA, ADA)
    whole = scene.keeping.thumbnail()
    kept: list[bytes | None] = []
    monkeypatch.setattr(driver.app.store, "autosave", lambda match, thumbnail=None: kept.append(thumbnail))
    driver.app.pace.hurry()
    scene.keeping.autosave()
    frames = 0
    while len(kept) < 2:
        scene.keeping.pass_time(0.1, is_idle=True)
        frames += 1
        assert frames < 500
    assert frames > 7, "it takes several frames besides the idle ones"
    assert kept == [None, whole]
