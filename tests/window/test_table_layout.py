"""The table and its pages in every language, size and text size: nothing overlaps, leaves or is cut."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from pygame import Rect

from ai.table import Table
from game.action import Ref
from game.match import Match, Seat
from scenes.scene import Scene
from scenes.table import TableScene
from scenes.table.drawing import banner_sprite, title_boxes
from scenes.table.end_page import EndScene
from scenes.table.hand_over import HandOverScene
from scenes.table.inspector import InspectorScene
from scenes.table.menu_page import MatchMenuScene
from scenes.table.piece_control import PieceControl
from scenes.table.replay import ReplayScene
from scenes.table.since import SinceScene
from scenes.table.why_page import WhyScene
from scenes.words import LANGUAGES
from tests.tiny.entry import ENTRY
from tests.tiny.state import LightUp, TinyOptions
from tests.window.driver import Driver
from tests.window.layout import faults
from tests.window.playing import MOTH, sit

SIZES = ((1024, 576), (1280, 720), (1600, 900), (1920, 1080))
LONG = Seat("person", "Wilhelmina Alexandra")


def table_faults(scene: TableScene | ReplayScene) -> list[str]:
    """What is wrong with a table: its furniture like any page's, its pieces by rules of their own."""
    pieces = [control for control in scene.controls if isinstance(control, PieceControl)]
    furniture = [control for control in scene.controls if not isinstance(control, PieceControl)]
    found = faults(SimpleNamespace(units=scene.units, controls=furniture))  # type: ignore[arg-type]
    window = Rect((0, 0), scene.units.size)
    for control in pieces:
        if not window.contains(control.shown):
            found.append(f"{control.id} leaves the window")
        reach = control.shown.inflate(-control.shown.width // 2, -control.shown.height // 2)
        over = [each.id for each in furniture if each.takes_pointer and each.shown.colliderect(reach)]
        found += [f"{name} lies on {control.id}" for name in over if control.is_legal]
    for piece in scene.stage.pieces.values():
        found += [
            f"{piece.id}: {box.text!r} needs {box.needs} of {box.room}" for box in piece.texts if not box.fits
        ]
    boxes = [
        *title_boxes(scene, scene.picture.places(scene.units)),
        *scene.picture.board_texts(scene.sight()),
    ]
    found += [f"{box.text!r} needs {box.needs} of {box.room}" for box in boxes if not box.fits]
    prompt = scene.find("prompt")
    if prompt is not None:
        found += [
            f"the prompt lies on {each.id}"
            for each in pieces
            if each.is_legal and prompt.rect.colliderect(each.rect)
        ]
    return found


@pytest.fixture(scope="module")
def windows(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[tuple[int, int]], Driver]]:
    made: dict[tuple[int, int], Driver] = {}

    def window(size: tuple[int, int]) -> Driver:
        for driver in made.values():
            driver.close()
        made.clear()
        folder: Path = tmp_path_factory.mktemp("layout")
        made[size] = Driver(
            folder, size=size, reduced_motion=True, speed="instant", warn_before_ending_turn=False
        )
        return made[size]

    yield window
    for driver in made.values():
        driver.close()


def in_every_language(driver: Driver, check: Callable[[], list[str]]) -> list[str]:
    found = []
    for language in LANGUAGES:
        driver.app.change_language(language)
        found += [f"{language}: {fault}" for fault in check()]
    driver.app.change_language("en")
    return found


def advance(driver: Driver, scene: TableScene, steps: int) -> None:
    while scene.sitting.match.step < steps and not scene.sitting.match.is_over:
        assert scene.sitting.narrowing is not None
        scene.confirm(scene.sitting.narrowing.actions[0])
        driver.settle()


@pytest.mark.parametrize("text_size", [100, 130])
@pytest.mark.parametrize("size", SIZES)
def test_the_table(windows: Callable, size: tuple[int, int], text_size: int) -> None:
    if text_size > 100 and size not in SIZES[:2]:
        pytest.skip("larger windows have more room for the same letters")
    driver = windows(size)
    driver.app.settings.text_size = text_size
    driver.app.remeasure()
    scene = sit(driver, LONG, MOTH, rounds=3, hand=6)
    found = in_every_language(driver, lambda: table_faults(scene))
    driver.key("left")
    while not any(isinstance(each, LightUp) for each in scene.sitting.narrowing.actions):
        advance(driver, scene, scene.sitting.match.step + 1)
    found += in_every_language(driver, lambda: table_faults(scene))
    lights = next(each for each in scene.sitting.narrowing.actions if isinstance(each, LightUp))
    scene.touch(Ref("card", lights.card))
    found += in_every_language(driver, lambda: table_faults(scene))
    scene.touch(Ref("lantern", lights.lantern))
    found += in_every_language(driver, lambda: table_faults(scene))
    assert not found, "\n".join(found)


def _finished(driver: Driver) -> TableScene:
    """A table with a match that was played elsewhere, to its end."""
    match = Match(ENTRY.load_rules(), TinyOptions(rounds=2, moth=True), (LONG, MOTH), 7)
    table = Table(match, ENTRY)
    while not match.is_over:
        table.play_one("normal" if table.waits_for_person else None)
    driver.app.go_home()
    scene = TableScene(driver.app, Table(match, ENTRY, worker=driver.app.worker), ENTRY, is_kept=False)
    driver.app.push(scene)
    driver.settle()
    return scene


@pytest.mark.parametrize("size", SIZES)
def test_the_pages_of_a_match(windows: Callable, size: tuple[int, int]) -> None:
    driver = windows(size)
    scene = _finished(driver)
    entry = next(each for each in scene.sitting.match.log if each.why is not None)
    rows = scene.rows()[-9:]
    pages: list[Callable[[], Scene]] = [
        lambda: EndScene(driver.app, scene),
        lambda: MatchMenuScene(driver.app, scene),
        lambda: WhyScene(driver.app, scene, entry, entry.why),
        lambda: InspectorScene(driver.app, scene, Ref("card", 5), Rect(0, 0, 1, 1)),
        lambda: InspectorScene(driver.app, scene, Ref("lantern", 1), scene.find("lantern-1").rect),
        lambda: SinceScene(driver.app, scene, rows),
        lambda: ReplayScene(driver.app, scene),
    ]
    found = []
    for make in pages:
        page = make()
        driver.app.push(page)
        driver.settle()
        check = (lambda: table_faults(page)) if isinstance(page, ReplayScene) else (lambda: faults(page))  # noqa: B023
        found += [f"{page.name}: {fault}" for fault in in_every_language(driver, check)]
        window = Rect((0, 0), size)
        if hasattr(page, "frame") and not window.contains(page.frame):
            found.append(f"{page.name}: its frame leaves the window")
        driver.app.pop()
        driver.settle()
    assert not found, "\n".join(found)


@pytest.mark.parametrize("size", SIZES)
def test_the_hand_over(windows: Callable, size: tuple[int, int]) -> None:
    driver = windows(size)
    sit(driver, LONG, Seat("person", "Maximilian von und zu Hohenfels"))
    assert isinstance(driver.scene, HandOverScene)
    found = in_every_language(driver, lambda: faults(driver.scene))
    assert not found, "\n".join(found)


def test_banners_are_never_cut(windows: Callable) -> None:
    driver = windows((1280, 720))
    scene = sit(driver, LONG, MOTH)
    for words in ("Saved", "Wilhelmina Alexandra von und zu Hohenfels führt diese Runde an"):
        sprite = banner_sprite(words, driver.app.units, scene.picture.theme)
        edge = sprite.subsurface((0, 0, driver.app.units.px(8), sprite.get_height()))
        assert (
            max(edge.get_at((x, y)).a for x in range(edge.get_width()) for y in range(edge.get_height()))
            < 120
        )
