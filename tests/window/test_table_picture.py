"""What a picture may bring besides pieces: a ground that pans and zooms, outlooks, arrows, lessons."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from pygame import Rect

from game.action import Ref
from scenes.picture import Camera, Ground
from scenes.table import TableScene, begin_lesson, begin_match
from scenes.units import Units
from tests.tiny.state import LightUp, TinyOptions
from tests.window.driver import Driver
from tests.window.playing import ADA, lit
from tests.window.roaming import PICTURE, ROAMING

UNITS = Units.of((1280, 720))


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    with Driver(tmp_path, reduced_motion=True, speed="instant", warn_before_ending_turn=False) as driver:
        yield driver


@pytest.fixture
def scene(driver: Driver) -> TableScene:
    driver.app.go_home()
    made = begin_match(driver.app, ROAMING, TinyOptions(rounds=2), (ADA, ADA), seed=7)
    driver.settle()
    return made


def place(scene: TableScene, number: int) -> Rect:
    return scene.stage.pieces[f"lantern-{number}"].rect


def test_dragging_the_ground_moves_everything_on_it_and_stops_at_its_bounds(
    driver: Driver, scene: TableScene
) -> None:
    before, hand = place(scene, 1), scene.stage.pieces["deck"].rect
    driver.drag((480, 200), (580, 200))
    assert place(scene, 1).x - before.x == pytest.approx(100, abs=1)
    assert scene.stage.pieces["deck"].rect == hand, "what does not lie on the ground stays"
    for _ in range(8):
        driver.drag((480, 350), (900, 350))
    assert scene.camera.x == -400


def test_the_wheel_zooms_and_keeps_what_lies_under_the_pointer(driver: Driver, scene: TableScene) -> None:
    at = place(scene, 1).center
    wide = place(scene, 1).width
    driver.point(at)
    driver.wheel(1)
    assert place(scene, 1).width > wide
    assert place(scene, 1).center == pytest.approx(at, abs=2)
    for _ in range(4):
        driver.wheel(-1)
    assert scene.camera.zoom == 0


def test_keys_zoom_as_the_wheel_does_and_go_round(driver: Driver, scene: TableScene) -> None:
    zooms = len(PICTURE.ground(UNITS).zooms)
    begun = scene.camera.zoom
    seen = []
    for _ in range(zooms):
        driver.key("z")
        seen.append(scene.camera.zoom)
    assert sorted(seen) == list(range(zooms))
    assert seen[-1] == begun
    driver.key("Shift+z")
    assert scene.camera.zoom == (begun - 1) % zooms


def test_focus_brings_a_piece_into_the_window_of_its_ground(driver: Driver, scene: TableScene) -> None:
    driver.drag((480, 200), (120, 200))
    control = driver.find("lantern-2")
    window = PICTURE.ground(UNITS).window
    assert not window.contains(place(scene, 0))
    assert window.contains(control.shown)
    driver.focus("lantern-1")
    driver.key("left")
    if scene.focused == "lantern-0":
        assert window.contains(place(scene, 0))
    assert window.contains(place(scene, 1))


def test_what_lies_outside_its_clip_cannot_be_touched(driver: Driver, scene: TableScene) -> None:
    window = PICTURE.ground(UNITS).window
    for name in ("lantern-0", "lantern-2"):
        control = scene.find(name)
        if control is not None:
            assert window.contains(control.shown)
            assert not control.hits((window.left - 5, control.rect.centery))


@pytest.mark.parametrize("camera", [Camera(), Camera(50, -20, 1), Camera(-90, 30, 2)])
def test_a_ground_places_and_clamps(camera: Camera) -> None:
    ground = Ground(Rect(100, 100, 400, 300), (0.5, 1.0, 2.0), (-60, 60, -40, 40))
    allowed = ground.clamp(camera)
    assert -60 <= allowed.x <= 60
    middle = ground.place(allowed, UNITS, allowed.x - 10, allowed.y - 10, 20, 20)
    assert middle.center == ground.window.center
    assert middle.width == round(20 * ground.zooms[allowed.zoom])


def test_outlooks_go_round_with_v(driver: Driver, scene: TableScene) -> None:
    assert "lantern-0" in scene.stage.pieces
    driver.key("V")
    assert scene.outlook == "night"
    assert "lantern-0" not in scene.stage.pieces
    driver.key("V")
    assert scene.outlook == ""
    assert "lantern-0" in scene.stage.pieces


def test_arrows_lead_to_what_can_be_aimed_at(driver: Driver, scene: TableScene) -> None:
    for _ in range(2):
        driver.click(lit(driver)[0].id)
        driver.click(scene.focused)
    action = next(each for each in scene.sitting.narrowing.actions if isinstance(each, LightUp))
    scene.touch(Ref("card", action.card))
    arrows = PICTURE.arrows(scene.sight())
    assert arrows
    before = scene.stage._canvas
    driver.frame()
    where = pygame.Rect(0, 0, 8, 8)
    where.center = arrows[0].start
    shown = [
        before.get_at((x, y))[:3]
        for x in range(where.left, where.right)
        for y in range(where.top, where.bottom)
    ]
    line = pygame.Color(scene.picture.theme.legal_line)[:3]
    assert any(sum(abs(a - b) for a, b in zip(tone, line, strict=True)) < 60 for tone in shown)


def test_a_lesson_reads_waits_and_goes_on(driver: Driver) -> None:
    driver.app.go_home()
    lesson = PICTURE.lessons()[0]
    scene = begin_lesson(driver.app, ROAMING, lesson)
    driver.settle()
    guide = scene.guide
    assert driver.find("prompt").label == "Both draw from it at the end of a round."
    assert set(scene.stage.emphasis.pointed) == {"lantern-0"}
    driver.key("E")
    assert guide.number == 1
    assert not scene.stage.emphasis.pointed
    driver.click(lit(driver)[0].id)
    assert guide.number == 1, "it waits for the deed"
    driver.click(scene.focused)
    assert guide.number == 2
    driver.click("end")
    assert guide.step is None
    assert not list(driver.folder.glob("autosave-*.json")), "a lesson is not kept"
