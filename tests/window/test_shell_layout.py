"""Every page of the shell in every language and size: nothing overlaps, leaves the window or is cut."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path

import pytest

from ai.by_chance import match_by_chance
from game.registry import find
from game.text import text
from scenes.app import App
from scenes.dialog import AskScene, ConfirmScene, MessageScene
from scenes.key_map import KeyMapScene
from scenes.learn import LearnScene
from scenes.load import LoadScene
from scenes.menu import MenuScene
from scenes.new_match import NewMatchScene
from scenes.reader import ReaderScene
from scenes.scene import Scene
from scenes.settings_page import SettingsScene
from scenes.statistics import StatisticsScene
from scenes.words import LANGUAGES
from tests.window.driver import Driver
from tests.window.layout import faults


class FirstMenu(MenuScene):
    """The menu of the first evening: there is no match to continue."""

    def _look(self) -> None:
        return None


SIZES = ((1024, 576), (1280, 720), (1600, 900), (1920, 1080))
PAGES: dict[str, Callable[[App], Scene]] = {
    "menu": MenuScene,
    "first-menu": FirstMenu,
    "settings": SettingsScene,
    "keys": KeyMapScene,
    "new-match": lambda app: NewMatchScene(app, find("tiny")),
    "load": lambda app: LoadScene(app, match_by_chance(find("tiny"), 1, 3)),
    "learn": LearnScene,
    "statistics": StatisticsScene,
    "rules": lambda app: ReaderScene(app, "tiny"),
    "guide": lambda app: ReaderScene(app, "table"),
    "message": lambda app: MessageScene(app, text("shell-new-first")),
    "confirm": lambda app: ConfirmScene(
        app,
        text("load-ask-delete", title="A title as long as people write them"),
        app.pop,
        yes_key="load-delete",
    ),
    "ask": lambda app: AskScene(app, text("load-ask-export"), print, words="/home", yes_key="load-export"),
}


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[App]:
    """A window with matches of every kind in its folder: saved, autosaved, finished, and broken."""
    folder: Path = tmp_path_factory.mktemp("layout")
    with Driver(folder) as driver:
        store, entry = driver.app.store, find("tiny")
        store.save_as(match_by_chance(entry, 1, 9), "A quiet evening by the lake, with a rather long title")
        store.autosave(match_by_chance(entry, 2, 4))
        store.autosave(match_by_chance(entry, 3, 1000))
        broken = store.save_as(match_by_chance(entry, 4, 5), "Broken")
        store.settle()
        broken.write_bytes(broken.read_bytes()[:300])
        yield driver.app


def measured(app: App, size: tuple[int, int], language: str, **settings: int) -> None:
    app.settings.text_size = settings.get("text_size", 100)  # type: ignore[assignment]
    app.settings.ui_scale = settings.get("ui_scale", 100)  # type: ignore[assignment]
    app.screen = app._make_screen(size)
    app.change_language(language)
    app.remeasure()


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_nothing_overlaps_leaves_the_window_or_is_cut(app: App, page: str, size: tuple[int, int]) -> None:
    found = []
    for language, text_size in product(LANGUAGES, (100, 130)):
        measured(app, size, language, text_size=text_size)
        scene = PAGES[page](app)
        scene.enter()
        found += [f"{language} {text_size} %: {fault}" for fault in faults(scene)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("ui_scale", [85, 115, 150])
def test_pages_hold_when_everything_is_drawn_smaller_or_larger(app: App, page: str, ui_scale: int) -> None:
    found = []
    for language in LANGUAGES:
        measured(app, (1280, 720), language, ui_scale=ui_scale)
        scene = PAGES[page](app)
        scene.enter()
        found += [f"{language}: {fault}" for fault in faults(scene)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("size", [(1024, 900), (2400, 900)], ids=["tall", "wide"])
def test_pages_hold_in_windows_of_other_proportions(app: App, size: tuple[int, int]) -> None:
    measured(app, size, "de")
    found = []
    for page, make in PAGES.items():
        scene = make(app)
        scene.enter()
        found += [f"{page}: {fault}" for fault in faults(scene)]
    assert not found, "\n".join(found)
