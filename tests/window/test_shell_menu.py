"""The menu: what it offers, how it is used with mouse, keys and pad, and that it rests when nothing moves."""

from __future__ import annotations

import pygame
import pytest

from ai.by_chance import match_by_chance
from game.registry import find
from scenes import app as app_module
from scenes.slots import _plain_line
from scenes.words import LANGUAGES, Words
from tests.window.driver import Driver

LINES = {"new": "new-match", "load": "load", "learn": "learn", "settings": "settings"}
KEYS = {"n": "new-match", "F9": "load", "F1": "learn", "F10": "settings", "F2": "keys"}


@pytest.mark.parametrize(("line", "page"), LINES.items())
def test_every_line_opens_its_page_with_the_mouse_and_goes_back(driver: Driver, line: str, page: str) -> None:
    driver.click(line)
    assert driver.scene.name == page
    driver.click("back")
    assert driver.scene.name == "menu"


@pytest.mark.parametrize(("line", "page"), LINES.items())
def test_every_line_opens_its_page_with_keys_alone(driver: Driver, line: str, page: str) -> None:
    driver.focus(line)
    driver.key("Enter")
    assert driver.scene.name == page
    driver.key("Escape")
    assert driver.scene.name == "menu"
    assert driver.scene.focused == line


@pytest.mark.parametrize(("key", "page"), KEYS.items())
def test_every_line_has_a_key_of_its_own(driver: Driver, key: str, page: str) -> None:
    driver.key(key)
    assert driver.scene.name == page


def test_a_pad_moves_and_acts(driver: Driver) -> None:
    assert driver.scene.focused == "new"
    driver.pad(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    assert driver.scene.focused == "load"
    driver.stick(pygame.CONTROLLER_AXIS_LEFTY, 30_000)
    assert driver.scene.focused == "learn"
    driver.pad(pygame.CONTROLLER_BUTTON_A)
    assert driver.scene.name == "learn"
    driver.pad(pygame.CONTROLLER_BUTTON_B)
    assert driver.scene.name == "menu"


def test_escape_and_the_last_line_close_the_window(driver: Driver) -> None:
    driver.click("quit")
    assert not driver.app.is_open


def test_without_a_match_to_continue_the_great_card_begins_one(driver: Driver) -> None:
    assert "continue" not in driver.ids()
    assert driver.ids().count("new") == 1, "the card takes the place of the line"
    assert driver.find("new").rect.height > driver.find("load").rect.height
    assert driver.scene.focused == "new"
    driver.key("Enter")
    assert driver.scene.name == "new-match"


def test_the_newest_unfinished_match_is_told_and_opened(driver: Driver) -> None:
    match = match_by_chance(find("tiny"), 5, 7)
    driver.app.store.save_as(match, "")
    driver.go_home()
    headline = driver.app.words.say(match.rules.headline(match.state))
    assert driver.find("continue").is_enabled
    assert driver.scene.focused == "continue"
    assert driver.says(headline)
    assert driver.says("Lanterns")
    driver.key("Enter")
    assert driver.scene.name in ("table", "hand-over")
    assert driver.app.stack[0].name == "menu"


def test_a_finished_match_is_not_continued(driver: Driver) -> None:
    driver.app.store.save_as(match_by_chance(find("tiny"), 5, 1000), "over")
    driver.go_home()
    assert "continue" not in driver.ids()


def test_a_game_is_a_medallion_that_begins_a_match_of_it(driver: Driver) -> None:
    medallion = driver.find("game-tiny")
    assert [box.text for box in medallion.texts] == ["Lanterns", "a tiny game of light"]
    corner = medallion.rect.topleft
    assert not medallion.hits((corner[0] + 2, corner[1] + 2)), "round things are not hit beside their circle"
    driver.click("game-tiny")
    assert driver.scene.name == "new-match"


def test_the_language_changes_at_once_and_is_kept(driver: Driver) -> None:
    driver.click("language")
    assert driver.says("Nouvelle partie")
    driver.click("language")
    assert driver.says("Neue Partie")
    with Driver(driver.folder) as again:
        again.go_home()
        assert again.says("Neue Partie")


def test_nothing_is_drawn_while_nothing_moves(driver: Driver) -> None:
    driver.point((2, 2))
    driver.settle()
    assert driver.app.next_wake() is None, "only an event can change anything, so the loop sleeps"
    assert not any(driver.frame(10.0) for _ in range(3))
    driver.hover("learn")
    assert driver.frames_drawn > 0


def test_a_held_key_moves_on_but_acts_once(driver: Driver) -> None:
    driver.key_down("down")
    driver.key_down("down")
    assert driver.scene.focused == "learn"
    driver.key_up("down")
    driver.key_down("Enter")
    driver.key_down("Enter")
    driver.settle()
    assert [scene.name for scene in driver.app.stack] == ["menu", "learn"], (
        "the repeated Enter opened no book"
    )


def test_without_any_game_the_menu_still_stands(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app_module, "games", tuple)
    driver.go_home()
    assert driver.find("emblem").label == "Egotable"
    assert not driver.find("new").is_enabled
    assert driver.find("new").why_not == "No game has been put on this table yet."
    driver.key("n")
    assert driver.scene.name == "menu"
    driver.click("learn")
    assert driver.scene.name == "learn"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_menu_knows_games_by_name_without_reading_all_their_words(language: str) -> None:
    words = Words(language)
    for part in ("name", "tagline"):
        assert _plain_line(language, "tiny", f"tiny-{part}") == words(f"tiny-{part}")
    assert _plain_line(language, "tiny", "tiny-headline") == "", "a message with arguments is no plain line"
