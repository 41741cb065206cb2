"""Match files on their page: shown, opened, renamed, deleted, copied in and out, and said to be broken."""

from __future__ import annotations

from pathlib import Path

import pytest

from ai.by_chance import match_by_chance
from game.registry import find
from scenes.load import LoadScene
from tests.window.driver import Driver


@pytest.fixture
def page(driver: Driver) -> Driver:
    """The page with one saved match, one autosave, and nothing else."""
    store = driver.app.store
    store.autosave(match_by_chance(find("tiny"), 2, 4))
    store.save_as(match_by_chance(find("tiny"), 1, 9), "Evening")
    store.settle()
    driver.go_home()
    driver.click("load")
    return driver


def rows(driver: Driver) -> list[str]:
    return [control.id for control in driver.scene.controls if control.id.startswith("slot-")]


def titles(driver: Driver) -> list[str]:
    return [slot.header.title for slot in driver.app.store.slots() if slot.header is not None]


def test_what_people_saved_stands_before_what_saved_itself(page: Driver) -> None:
    assert rows(page)[0] == "slot-tiny-evening"
    assert rows(page)[1].startswith("slot-autosave-tiny-")
    for words in ("Evening", "Matches", "Autosaves"):
        assert page.says(words) or any(control.label == words for control in page.scene.controls)


def test_dates_are_written_as_the_language_does(page: Driver) -> None:
    from scenes.slots import when

    saved = page.app.store.slots()[0].header.saved  # type: ignore[union-attr]
    assert page.says(when(page.app.words, saved))
    page.app.change_language("de")
    page.settle()
    assert page.says(when(page.app.words, saved))


def test_with_keys_the_choice_follows_the_focus_and_enter_opens(page: Driver) -> None:
    page.key("down")
    scene = page.scene
    assert isinstance(scene, LoadScene)
    assert scene.chosen is not None
    assert scene.chosen.name.startswith("autosave-")
    page.key("Enter")
    assert page.app.stack[1].name == "table"


def test_with_the_mouse_a_click_chooses_and_a_second_one_opens(page: Driver) -> None:
    other = rows(page)[1]
    page.click(other)
    assert page.scene.name == "load"
    page.click(other)
    assert page.app.stack[1].name == "table"


def test_a_match_is_renamed_in_words_of_any_language(page: Driver) -> None:
    page.click("rename")
    page.type("Soirée ß")
    page.click("yes")
    assert "Soirée ß" in titles(page)
    assert page.says("Soirée ß")


def test_deleting_asks_first_and_escape_keeps_the_match(page: Driver) -> None:
    page.focus("delete")
    page.key("Enter")
    assert "Evening" in page.texts()[0]
    assert page.scene.focused == "no", "Enter alone deletes nothing"
    page.key("Escape")
    assert "Evening" in titles(page)
    page.key("Enter")
    page.click("yes")
    assert "Evening" not in titles(page)
    assert "slot-tiny-evening" not in rows(page)


def test_a_match_goes_out_and_comes_in_again(page: Driver, tmp_path: Path) -> None:
    target = tmp_path / "elsewhere"
    target.mkdir()
    page.click("export")
    page.key("Ctrl+a")
    page.type(str(target))
    page.key("Enter")
    copy = target / "tiny-evening.json"
    assert copy.exists()
    assert page.says(str(copy))
    page.key("Enter")
    page.click("import")
    page.type(str(copy))
    page.key("Enter")
    assert rows(page).count("slot-tiny-evening-2") == 1


def test_importing_something_else_is_one_sentence(page: Driver, tmp_path: Path) -> None:
    foreign = tmp_path / "foreign.txt"
    foreign.write_text("{}")
    page.click("import")
    page.type(str(foreign))
    page.key("Enter")
    assert page.texts()[0] == "foreign.txt is not a match file."
    page.key("Enter")
    assert page.scene.name == "load"


def test_a_broken_file_says_where_and_offers_its_backup(page: Driver) -> None:
    path = page.folder / "tiny-evening.json"
    path.with_name(path.name + ".bak").write_bytes(path.read_bytes())
    path.write_bytes(path.read_bytes()[:200])
    page.key("Escape")
    page.click("load")
    assert page.says("tiny-evening.json breaks off at line")
    assert not page.has("open")
    page.click("backup")
    assert page.app.stack[1].name == "table"


def test_a_broken_file_without_a_backup_cannot_be_opened_and_says_so(page: Driver) -> None:
    path = page.folder / "tiny-evening.json"
    path.write_bytes(path.read_bytes()[:200])
    page.key("Escape")
    page.click("load")
    page.click("slot-tiny-evening")
    assert page.scene.name == "message"
    assert page.texts()[0].startswith("tiny-evening.json breaks off at line")
    page.key("Enter")
    assert page.find("open").why_not == "This file cannot be read."
    assert page.find("delete").is_enabled


def test_a_match_at_the_table_is_kept_under_a_title(driver: Driver) -> None:
    match = match_by_chance(find("tiny"), 3, 5)
    driver.app.push(LoadScene(driver.app, match))
    driver.settle()
    driver.focus("save")
    driver.key("Enter")
    driver.type("By the lake")
    driver.key("Enter")
    assert titles(driver) == ["By the lake"]


def test_an_empty_folder_says_so(driver: Driver) -> None:
    driver.click("load")
    assert driver.says("No match has been saved yet.")
    assert driver.find("open").why_not == "There is no match to choose."
    assert driver.scene.focused == "import"


def test_a_name_of_nothing_is_not_taken(page: Driver) -> None:
    page.click("rename")
    page.key("Ctrl+a", "delete", "Enter")
    assert page.scene.name == "ask"
    page.key("Escape")
    assert "Evening" in titles(page)
