"""Time at the table: thinking aside, opponents shown step by step, nothing drawn when nothing moves."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from ai.controller import Choice
from ai.worker import ThinkingFailed
from game.rules import SPECTATOR
from scenes.table import begin_match
from scenes.table.showing import HOLD, OTHERS_MOVE, POINT_OUT, Phase
from scenes.table.stage import RESTFUL
from tests.tiny.entry import ENTRY
from tests.tiny.state import TinyOptions
from tests.window.driver import Driver
from tests.window.playing import ADA, BO, MOTH, NORMAL, SMALL, beside, lit, pass_on, sit, until


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    with Driver(tmp_path, size=SMALL, warn_before_ending_turn=False) as driver:
        yield driver


def _play_first(driver: Driver, scene) -> None:  # type: ignore[no-untyped-def]
    scene.confirm(scene.sitting.narrowing.actions[0])


def test_computers_think_aside_while_frames_go_on(driver: Driver) -> None:
    scene = sit(driver, ADA, NORMAL)
    _play_first(driver, scene)
    pid = None
    frames = 0
    while len(scene.sitting.match.log) < 2:
        driver.frame()
        frames += 1
        pid = pid or driver.app.worker.pid
        time.sleep(0.001)
        assert frames < 20_000
    assert pid is not None, "another process thinks"
    assert frames > 5, "and the window went on meanwhile"


def test_undo_while_somebody_thinks_cancels_it(driver: Driver) -> None:
    scene = sit(driver, ADA, NORMAL)
    _play_first(driver, scene)
    until(driver, lambda: driver.app.worker.is_busy)
    driver.key_down("U")
    assert not scene.sitting.match.log
    assert not driver.app.worker.is_busy
    assert scene.sitting.narrowing is not None
    for _ in range(30):
        driver.frame()
        time.sleep(0.002)
    assert not scene.sitting.match.log, "what was thought before does not come late"


def test_a_busy_sign_appears_only_after_a_while(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = sit(driver, ADA, MOTH)
    table = scene.sitting.table
    monkeypatch.setattr(table, "poll", lambda: None)
    _play_first(driver, scene)
    driver.wait(1.5)
    assert driver.find("prompt").label == "Dusk plays"
    assert not driver.find("prompt").is_busy
    monkeypatch.setattr(type(table), "is_slow", property(lambda self: True))
    driver.wait(0.3)
    assert driver.find("prompt").label == "Dusk is thinking …"
    assert driver.find("prompt").is_busy


def test_a_player_that_fails_is_said_and_may_try_again(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = sit(driver, ADA, MOTH)
    table = scene.sitting.table
    good = table.poll
    failures = [ThinkingFailed("moth", "ValueError: lost", "")]

    def poll() -> Choice | None:
        if failures:
            raise failures.pop()
        return good()

    monkeypatch.setattr(table, "poll", poll)
    _play_first(driver, scene)
    driver.settle()
    assert driver.scene.name == "failure"
    assert driver.says("ValueError: lost")
    driver.click("again")
    assert driver.scene is scene
    assert len(scene.sitting.match.log) > 1


def test_what_a_click_begins_is_shown_whole_after_a_long_sleep(driver: Driver) -> None:
    """The window sleeps while somebody ponders: the seconds of that sleep are not those of their move."""
    scene = sit(driver, ADA, BO)
    pass_on(driver)
    choice = lit(driver)[0]
    driver.point(driver.find(choice.id).shown.center)
    driver.post(pygame.KEYDOWN, key=pygame.K_F10, mod=0, unicode="", scancode=0)
    driver.app.frame(pygame.event.get(), 30.0, slept=29.9)
    assert driver.scene.name == "settings"
    assert driver.app.curtain.is_fading, "the page fades in as it does at any other time"
    driver.key("Escape")
    driver.hover("menu")
    driver.post(pygame.MOUSEMOTION, pos=driver.find(choice.id).shown.center, rel=(1, 1), buttons=(0, 0, 0))
    driver.app.frame(pygame.event.get(), 30.0, slept=29.9)
    assert scene.hovered == choice.id
    assert not scene.shows_tooltip, "nobody has rested on it for more than a moment"


def test_opponents_are_pointed_out_moved_and_held(driver: Driver) -> None:
    scene = sit(driver, ADA, MOTH)
    _play_first(driver, scene)
    seen: dict[Phase, float] = dict.fromkeys(Phase, 0.0)
    until(driver, lambda: scene.showing.actor is not None)
    step = scene.sitting.shown
    assert scene.sitting.match.step == step + 1, "the match is ahead of what is shown"
    while not (seen[Phase.HOLDING] and scene.showing.phase is not Phase.HOLDING):
        seen[scene.showing.phase] += 1 / 60
        driver.frame()
    assert seen[Phase.POINTING] == pytest.approx(POINT_OUT, abs=0.04)
    assert seen[Phase.MOVING] >= OTHERS_MOVE - 0.05
    assert seen[Phase.HOLDING] == pytest.approx(HOLD, abs=0.05)


def test_the_turn_of_others_begins_with_one_muted_note(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(driver.app, "play", heard.append)
    scene = sit(driver, ADA, MOTH)
    _play_first(driver, scene)
    driver.settle()
    log = scene.sitting.match.log
    runs = sum(entry.seat == 1 and before.seat != 1 for before, entry in pairwise(log))
    assert sum(entry.seat == 1 for entry in log) > 0
    assert heard.count("other-turn") == runs
    assert "your-turn" in heard


@pytest.mark.parametrize(("speed", "factor"), [("half", 0.5), ("double", 2.0), ("fourfold", 4.0)])
def test_speeds(driver: Driver, speed: str, factor: float) -> None:
    driver.app.settings.speed = speed  # type: ignore[assignment]
    scene = sit(driver, ADA, MOTH)
    _play_first(driver, scene)
    until(driver, lambda: scene.showing.phase is Phase.POINTING)
    frames = until(driver, lambda: scene.showing.phase is not Phase.POINTING)
    assert frames / 60 == pytest.approx(POINT_OUT / factor, abs=0.04)


def test_instant_still_points_out_what_changes(driver: Driver) -> None:
    driver.app.settings.speed = "instant"
    scene = sit(driver, ADA, MOTH)
    _play_first(driver, scene)
    until(driver, lambda: scene.showing.phase is Phase.POINTING)
    frames = until(driver, lambda: scene.showing.phase is not Phase.POINTING)
    assert frames / 60 == pytest.approx(POINT_OUT, abs=0.04)
    assert not scene.stage.is_gliding


def test_space_held_goes_faster_and_any_other_input_completes(driver: Driver) -> None:
    scene = sit(driver, ADA, MOTH)
    _play_first(driver, scene)
    until(driver, lambda: scene.showing.phase is Phase.POINTING)
    driver.key_down("space")
    assert scene.showing.is_fast
    assert scene.showing.pace == 4.0
    driver.key_up("space")
    assert not scene.showing.is_fast
    until(driver, lambda: scene.showing.phase is Phase.MOVING)
    driver.press(beside(scene))
    assert not scene.stage.is_gliding
    assert scene.sitting.narrowing is None or not scene.sitting.narrowing.selection


def test_an_input_during_ones_own_glide_completes_it_and_counts(driver: Driver) -> None:
    scene = sit(driver, ADA, ADA)
    _play_first(driver, scene)
    driver.frame()
    assert scene.stage.is_gliding
    card = lit(driver)[0]
    at = driver.find(card.id).rect.center
    driver.point(at)
    driver.press(at)
    assert not scene.stage.is_gliding
    driver.release(at)
    assert scene.sitting.narrowing.selection == (scene.stage.pieces[card.id].ref,)


def test_nothing_moves_so_nothing_is_drawn(driver: Driver) -> None:
    scene = sit(driver, ADA, MOTH)
    driver.point(beside(scene))
    driver.wait(RESTFUL + 1)
    assert driver.app.next_wake() is None, "only an event can change anything"
    before = driver.frames_drawn
    driver.wait(1)
    assert driver.frames_drawn == before
    driver.point(driver.find("lantern-0").rect.center)
    assert driver.frames_drawn > before
    assert scene.stage.emphasis.looked_at == "lantern-0"


def test_legal_targets_pulse_in_a_few_steps_not_in_every_frame(driver: Driver) -> None:
    sit(driver, ADA, MOTH)
    driver.key_down("left")
    driver.wait(0.6)
    before = driver.frames_drawn
    driver.wait(1.6)
    assert 8 <= driver.frames_drawn - before <= 20


def test_reduced_motion_never_pulses(tmp_path: Path) -> None:
    with Driver(tmp_path, size=SMALL, reduced_motion=True) as driver:
        sit(driver, ADA, MOTH)
        driver.wait(1.0)
        before = driver.frames_drawn
        driver.wait(1.6)
        assert driver.frames_drawn == before


def test_a_match_of_computers_is_watched_paused_and_seen_from_every_side(driver: Driver) -> None:
    driver.app.settings.speed = "fourfold"
    driver.app.settings.reduced_motion = True
    driver.app.go_home()
    scene = begin_match(driver.app, ENTRY, TinyOptions(rounds=1), (NORMAL, NORMAL), seed=7)
    assert scene.sitting.viewer == SPECTATOR
    assert not any(name.startswith("card-") for name in scene.stage.pieces)
    until(driver, lambda: scene.sitting.match.step >= 1)
    driver.key_down("E")
    driver.key_up("E")
    assert scene.is_paused
    step = scene.sitting.match.step
    for _ in range(60):
        driver.frame()
        time.sleep(0.001)
    assert scene.sitting.match.step <= step + 1
    driver.key_down("V")
    assert scene.sitting.viewer == 0
    driver.key_up("V")
    driver.key_down("E")
    until(driver, lambda: driver.scene.name == "end")
    assert scene.sitting.match.is_over


def test_changing_language_and_size_in_the_middle_of_a_move(driver: Driver) -> None:
    scene = sit(driver, ADA, MOTH)
    _play_first(driver, scene)
    until(driver, lambda: scene.showing.phase is Phase.MOVING)
    driver.app.change_language("fr")
    driver.resize((1600, 900))
    until(driver, lambda: scene.sitting.narrowing is not None and not scene.showing.is_busy)
    driver.settle()
    assert scene.units.size == (1600, 900)
    assert driver.find("undo").label == "Annuler"
    assert any("cache" in row.words for row in scene.rows())
    for piece in scene.stage.pieces.values():
        assert piece.rect.left < 1600
        assert piece.rect.top < 900
    step = scene.sitting.match.step
    driver.click(lit(driver)[0].id)
    assert scene.sitting.match.step == step
    assert scene.sitting.narrowing.selection


def test_a_sight_is_laid_out_once(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    """Showing a step takes several phases, and each builds the controls; the pieces stay."""
    scene = sit(driver, ADA, MOTH)
    picture, laid = scene.picture, []
    layout = picture.layout
    monkeypatch.setattr(picture, "layout", lambda sight: laid.append(sight) or layout(sight))
    _play_first(driver, scene)
    driver.settle()
    scene.refresh()
    shown = {(id(sight.view), sight.selection, sight.touchable, bool(sight.why)) for sight in laid}
    at_this_stage = [sight for sight in laid if sight.viewer != SPECTATOR]
    assert len(at_this_stage) <= len(shown)
    scene.app.settings.marks = not scene.app.settings.marks
    scene.refresh()
    assert laid[-1].shows_marks == scene.app.settings.marks, "what changed is laid out again"
