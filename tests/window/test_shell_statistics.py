"""The statistics in the window: counted at the table, shown, led through by mouse, keys and pad, cleared."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pygame
import pytest

from ai.by_chance import match_by_chance
from game.match import Match, Seat
from game.registry import find
from saves.statistics import Result
from scenes.statistics import StatisticsScene
from scenes.table.opening import begin_match, play_on
from scenes.table.replay import ReplayScene
from scenes.words import LANGUAGES
from tests.tiny.entry import ENTRY
from tests.window.driver import Driver
from tests.window.layout import faults
from tests.window.test_shell_layout import measured

PEOPLE = (Seat("person", "Ada"), Seat("person", "Bo"))


def _results(driver: Driver) -> list[Result]:
    return driver.app.store.statistics.look()[0].results


def _begin(driver: Driver, seats: tuple[Seat, ...] = PEOPLE, *, free_takebacks: bool = False):
    options = ENTRY.load_rules().options(rounds=1)
    return begin_match(driver.app, ENTRY, options, seats, seed=5, free_takebacks=free_takebacks)


def _play_out(table) -> None:
    """Play the rest of a match as the table itself does: every action is kept."""
    sitting = table.sitting
    while not sitting.match.is_over:
        sitting.play(sitting.rules.legal(sitting.match.state)[0])
        table.keeping.autosave()
    sitting.catch_up()


def _fill(driver: Driver) -> None:
    """Results of everybody: two people against each other, and one with a very long name alone."""
    store = driver.app.store
    long = Seat("person", "Maximiliana Theodora von und zu Hohenburg-Langenfels")
    for seed, seats in enumerate(
        [PEOPLE, PEOPLE[::-1], (long, Seat("normal")), (Seat("person"), Seat("hard"))]
    ):
        dealt = match_by_chance(find("tiny"), seed, 0)
        match = Match(dealt.rules, dealt.options, seats, seed)
        store.autosave(match)
        while not match.is_over:
            match.play(match.rules.legal(match.state)[-1])
        store.count(match)


# -- counting -----------------------------------------------------------------------------------------------


def test_a_match_counts_once_however_often_it_ends(driver: Driver) -> None:
    """Taken back and ended again, loaded and ended again, and taken up from its replay."""
    table = _begin(driver, free_takebacks=True)
    _play_out(table)
    (first,) = _results(driver)
    table.undo()
    table.redo()
    table.undo()
    _play_out(table)
    assert _results(driver) == [first]
    again = play_on(driver.app, ENTRY, table.sitting.match, 2)
    _play_out(again)
    assert _results(driver) == [first]
    _play_out(_begin(driver))
    assert len(_results(driver)) == 2, "the same deal from the start is another match"


def test_a_finished_match_that_is_opened_counts_no_more(driver: Driver) -> None:
    _play_out(_begin(driver))
    driver.app.store.settle()
    first = _results(driver)
    driver.go_home()
    driver.key("F9")
    driver.key("Enter")
    driver.settle()
    assert driver.scene.name in ("table", "end")
    assert _results(driver) == first


def test_only_people_count(driver: Driver) -> None:
    table = _begin(driver, (Seat("random"), Seat("random")))
    _play_out(table)
    assert not _results(driver)


def test_statistics_that_cannot_be_written_are_said_and_the_match_is_saved_all_the_same(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    from game.text import text
    from saves.faults import CannotWrite

    def refuse(*_: object) -> None:
        raise CannotWrite(Path("statistics.json"), text("saves-cannot-write", file="x", reason="y"))

    table = _begin(driver)
    monkeypatch.setattr(driver.app.store.statistics, "_write", refuse)
    with pytest.raises(CannotWrite):
        _play_out(table)
    driver.app.store.settle()
    (slot,) = driver.app.store.slots()
    assert slot.header is not None
    assert slot.header.over


# -- the page -----------------------------------------------------------------------------------------------


def test_the_first_evening_says_what_will_stand_here_and_leads_on(driver: Driver) -> None:
    driver.click("statistics")
    assert driver.scene.name == "statistics"
    assert "Lanterns" in driver.find("statistics-empty").label
    assert not driver.find("clear").is_enabled
    driver.click("new")
    assert driver.scene.name == "new-match"


def test_mouse_keys_and_pad_lead_through_games_people_and_rows(driver: Driver) -> None:
    _fill(driver)
    driver.key("s")
    page = driver.scene
    assert isinstance(page, StatisticsScene)
    assert page.person is None
    everybody = len(page.shown_parts)
    ada = page.people.index("Ada")
    driver.click(f"person-{ada}")
    assert page.person == "Ada"
    assert 0 < len(page.shown_parts) < everybody
    driver.key("down")
    assert page.person != "Ada", "with keys the choice follows the focus"
    driver.pad(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    assert driver.find(page.focused).region == "figures"
    driver.pad(pygame.CONTROLLER_BUTTON_A)
    assert driver.scene.name == "message"
    driver.pad(pygame.CONTROLLER_BUTTON_B, pygame.CONTROLLER_BUTTON_B)
    assert driver.scene.name == "menu"


def test_clearing_asks_first(driver: Driver) -> None:
    _fill(driver)
    driver.key("s")
    driver.click("clear")
    driver.key("Escape")
    assert _results(driver)
    driver.click("clear")
    driver.click("yes")
    assert not _results(driver)
    assert driver.find("statistics-empty")


def test_a_damaged_file_is_said_on_the_page(driver: Driver) -> None:
    _fill(driver)
    path = driver.app.store.statistics.path
    path.write_bytes(path.read_bytes()[:100])
    driver.key("s")
    assert path.name in driver.find("fault").label
    assert driver.find("row-0")


def test_the_statistics_open_from_the_table_with_its_game(driver: Driver) -> None:
    table = _begin(driver)
    _play_out(table)
    driver.app.push(ReplayScene(driver.app, table))
    driver.key("s")
    assert isinstance(driver.scene, StatisticsScene)
    assert driver.scene.game == "tiny"


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Driver]:
    with Driver(tmp_path_factory.mktemp("statistics")) as driver:
        _fill(driver)
        path = driver.app.store.statistics.path
        path.with_name(path.name + ".bak").write_bytes(path.read_bytes())
        yield driver


@pytest.mark.parametrize("size", [(1024, 576), (1280, 720), (1920, 1080)], ids=str)
@pytest.mark.parametrize("is_damaged", [False, True], ids=["whole", "damaged"])
def test_the_page_holds_in_every_language_and_size(
    filled: Driver, size: tuple[int, int], is_damaged: bool
) -> None:
    path = filled.app.store.statistics.path
    whole = path.with_name(path.name + ".bak").read_bytes()
    path.write_bytes(whole[:99] if is_damaged else whole)
    found = []
    for language, (text_size, scale) in product(LANGUAGES, [(100, 100), (130, 100), (100, 150)]):
        measured(filled.app, size, language, text_size=text_size, ui_scale=scale)
        page = StatisticsScene(filled.app)
        page.enter()
        found += [f"{language} {text_size} {scale}: {fault}" for fault in faults(page)]
    assert not found, "\n".join(found)
