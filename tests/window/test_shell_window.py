"""The window itself: sizes, faults in one sentence, screenshots, shots, figures."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.rules import IllegalAction
from game.text import text
from scenes import screenshot
from scenes.dialog import ConfirmScene
from scenes.shot import SCENES, NoSuchShot, draw_shot
from scenes.tooltip import tooltip_rect
from scenes.units import SMALLEST_WINDOW, Units
from tests.tiny.entry import ENTRY
from tests.window.driver import Driver
from tests.window.layout import faults

PAGES: dict[str, Callable[[Driver], None]] = {
    "menu": lambda driver: None,
    "settings": lambda driver: driver.key("F10"),
    "keys": lambda driver: driver.key("F2"),
    "load": lambda driver: driver.key("F9"),
    "learn": lambda driver: driver.key("F1"),
    "new-match": lambda driver: driver.key("n"),
}


@pytest.mark.parametrize("page", PAGES)
def test_every_page_follows_another_size_and_language(driver: Driver, page: str) -> None:
    PAGES[page](driver)
    driver.resize((1280, 800))
    assert driver.app.screen.size == driver.app.units.size == (1280, 800)
    assert driver.scene.name == page
    assert not faults(driver.scene)
    before = driver.texts()
    driver.app.change_language("fr")
    driver.settle()
    assert driver.texts() != before
    driver.app.change_language("en")
    driver.settle()
    assert driver.texts() == before


@pytest.mark.parametrize("page", PAGES)
def test_every_page_rests(driver: Driver, page: str) -> None:
    PAGES[page](driver)
    driver.settle()
    drawn = driver.frames_drawn
    for _ in range(20):
        driver.frame(0.5)
    assert driver.frames_drawn == drawn


def test_while_the_edge_is_dragged_the_old_picture_is_stretched(driver: Driver) -> None:
    before = driver.app.units
    pygame.display.set_mode((1300, 700), pygame.RESIZABLE)
    driver.post(pygame.VIDEORESIZE, w=1300, h=700, size=(1300, 700))
    driver.frame()
    assert driver.app.units == before
    driver.settle()
    assert driver.app.units.size == (1300, 700)


def test_a_window_is_never_smaller_than_the_smallest(driver: Driver) -> None:
    driver.resize((300, 200))
    assert driver.app.screen.size == SMALLEST_WINDOW


def test_the_size_of_the_window_is_kept(driver: Driver) -> None:
    driver.resize((1280, 720))
    driver.close()
    kept = json.loads((driver.folder / "settings.json").read_text())
    assert kept["window_size"] == [1280, 720]


def test_a_page_fades_into_the_next_and_any_second_ends_it(tmp_path: Path) -> None:
    with Driver(tmp_path, size=(1024, 576)) as driver:
        driver.go_home()
        driver.key_down("F10")
        assert driver.app.next_wake() == 0.0, "the fade is on its way"
        driver.frame(0.25)
        driver.settle()
        assert driver.app.next_wake() is None


# -- what goes wrong ----------------------------------------------------------------------------------------


def test_a_refusal_is_one_sentence_in_a_dialog(driver: Driver) -> None:
    def refuse() -> None:
        raise IllegalAction(text("undo-drawn"))

    driver.find("load").on_act = refuse
    driver.click("load")
    assert driver.scene.name == "message"
    assert driver.texts()[0] == "Chance has spoken; that cannot be taken back."
    driver.key("Enter")
    assert driver.scene.name == "menu"


def test_an_unexpected_error_is_one_sentence_and_its_details_a_file(driver: Driver) -> None:
    def fail() -> None:
        raise ZeroDivisionError("division by zero")

    driver.key("F10")
    driver.app.is_strict = False
    driver.find("back").on_act = fail
    driver.post(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="", scancode=0)
    driver.app._guarded_frame(pygame.event.get(), 0.02)
    driver.settle()
    assert [scene.name for scene in driver.app.stack] == ["menu", "message"]
    assert "ZeroDivisionError: division by zero" in driver.texts()[0]
    assert "Traceback" not in driver.texts()[0]
    assert "Traceback" in (driver.folder / "last-error.txt").read_text()


def test_a_folder_that_cannot_be_used_is_said_once_and_settings_last_for_this_run(
    tmp_path: Path,
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no folder")
    with Driver(blocked / "inside", size=(1024, 576), reduced_motion=True) as driver:
        driver.go_home()
        assert driver.texts()[0].startswith("inside cannot be read")
        driver.key("Enter")
        assert driver.scene.name == "menu"
        driver.key("F9")
        assert driver.says("inside cannot be read")
        driver.key("Escape", "F10")
        driver.focus("marks")
        driver.key("Enter")
        assert driver.app.settings.marks


def test_a_question_is_answered_with_keys_and_harmless_by_default(driver: Driver) -> None:
    done: list[str] = []
    driver.app.push(
        ConfirmScene(
            driver.app, text("load-ask-delete", title="x"), lambda: done.append("x"), yes_key="load-delete"
        )
    )
    driver.settle()
    driver.key("Enter")
    assert (driver.scene.name, done) == ("menu", [])
    driver.app.push(
        ConfirmScene(
            driver.app, text("load-ask-delete", title="x"), lambda: done.append("x"), yes_key="load-delete"
        )
    )
    driver.settle()
    driver.key("left", "Enter")
    assert (driver.scene.name, done) == ("menu", ["x"])


def test_a_page_is_not_opened_twice(driver: Driver) -> None:
    driver.key("F10", "F2", "F10")
    assert [scene.name for scene in driver.app.stack] == ["menu", "settings", "keys"]


# -- pictures -----------------------------------------------------------------------------------------------


def test_a_screenshot_is_written_and_said(driver: Driver) -> None:
    driver.key("F12")
    written = list((driver.folder / "screenshots").glob("*.png"))
    assert len(written) == 1
    assert str(written[0]) in driver.texts()[0]


def test_a_screenshot_that_cannot_be_written_is_one_sentence(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "no space")

    monkeypatch.setattr(screenshot.pygame.image, "save", full)
    driver.key("F12")
    assert driver.texts()[0] == "The picture could not be written: there is no room left."


@pytest.mark.parametrize("name", ["menu", "new-match", "load", "learn", "settings", "keys", "rules"])
def test_a_scene_is_drawn_into_a_file(tmp_path: Path, name: str) -> None:
    out = tmp_path / "shot.png"
    draw_shot(name, game=None, seed=1, moves=3, load=None, size=(512, 288), language="de", out=out)
    picture = pygame.image.load(out)
    assert picture.size == (512, 288)
    assert len({tuple(picture.get_at((x, 140))) for x in range(0, 512, 4)}) > 20, "something is drawn"


def test_a_scene_that_is_none_is_refused_with_a_list(tmp_path: Path) -> None:
    with pytest.raises(NoSuchShot) as refused:
        draw_shot("x", game=None, seed=1, moves=0, load=None, size=(512, 288), language="en", out=tmp_path)
    assert refused.value.reason == text("shot-no-such-scene", name="x", scenes=", ".join(SCENES))


def test_a_tooltip_never_covers_its_target_nor_leaves_the_window() -> None:
    units = Units.of((1280, 720))
    words = "A sentence about a thing that is long enough to take several lines in the bubble. " * 2
    window = pygame.Rect(0, 0, 1280, 720)
    for x in range(0, 1280, 160):
        for y in range(0, 720, 90):
            target = pygame.Rect(x, y, 60, 40)
            bubble = tooltip_rect(words, target, units)
            assert window.contains(bubble)
            assert not bubble.colliderect(target)


def test_the_window_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    from scenes import bench

    monkeypatch.setattr(bench, "games", lambda: (ENTRY,))
    monkeypatch.setattr(bench, "_STARTS", 2)
    monkeypatch.setattr(bench, "_FRAMES", 2)
    monkeypatch.setattr(bench, "_MOVES", 2)
    monkeypatch.setattr(bench, "SIZE", (1024, 576))
    figures = bench.measure_window()
    assert set(figures) == {"window", "startup_s", "load_ms", "memory_mb"}
    assert set(figures["window"]) >= {"menu", "settings", "new-match", "table-tiny"}
    for each in figures["window"].values():
        assert set(each) == {"first_ms", "steady_ms", "moving_ms", "moving_p99_ms", "slowest_ms"}
        assert each["steady_ms"] > 0
        assert 0 < each["moving_ms"] <= each["moving_p99_ms"] <= each["slowest_ms"]
    assert figures["startup_s"] > 0
    assert figures["load_ms"] > 0
    assert figures["memory_mb"] > 20


def test_costly_pictures_are_kept_on_disk(tmp_path: Path) -> None:
    from scenes.kept import KeptPictures
    from scenes.skin.cache import sprites

    drawn: list[int] = []

    def draw() -> pygame.Surface:
        drawn.append(1)
        picture = pygame.Surface((8, 4))
        picture.fill("#123456")
        return picture

    kept = KeptPictures(tmp_path)
    for _ in range(2):
        sprites.clear()
        picture = kept.get("test", (8, 4), "scenes.emblem", draw)
        assert tuple(picture.get_at((3, 3)))[:3] == (0x12, 0x34, 0x56)
    assert len(drawn) == 1
    next(tmp_path.glob("*.rgb")).write_bytes(b"short")
    sprites.clear()
    kept.get("test", (8, 4), "scenes.emblem", draw)
    assert len(drawn) == 2, "a damaged picture is drawn again"
