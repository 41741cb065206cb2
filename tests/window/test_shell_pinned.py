"""The tooltip that stays: pinned with a key, its words walked, explained and looked up in the rules."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from pygame import Rect

from scenes.library import keywords, terms
from scenes.words import LANGUAGES
from tests.window.driver import Driver
from tests.window.playing import ADA, MOTH, QUICK, sit

CARD = "Shake the die, or Light a lantern."
TIPS = {
    "en": CARD + " " + "And so it goes on for a while. " * 6,
    "fr": "La fin\u202f: Allumer, Secouer, Se reposer. " + "Et cela continue ainsi un moment. " * 6,
    "de": "Anzünden, Schütteln, Ausruhen. " + "Und so geht es noch eine Weile weiter. " * 6,
}


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    with Driver(tmp_path, **QUICK) as driver:
        yield driver


@pytest.fixture
def pinned(driver: Driver) -> Driver:
    """A table whose focused card speaks of two things that the rules explain."""
    scene = sit(driver, ADA, MOTH)
    driver.key("Right")
    control = driver.find(scene.focused)
    control.tip = CARD
    driver.key("t")
    assert driver.scene.name == "pinned"
    return driver


def test_names_in_bold_and_headings_are_explained_where_the_rules_first_speak_of_them() -> None:
    known = terms("tiny", "en")
    assert known["Shake"].says == "Shake the die and gain half as many sparks, rounded up."
    assert known["Light"].says == "Light a lantern with a card."
    assert "hide" not in known, "what is no name is not explained"
    assert terms("cerebria", "en")["Emotions"].says.startswith("An Emotion has a Vibe")
    assert "Ambition" in terms("cerebria", "fr"), "a name has no article"
    assert "Esprits" not in terms("cerebria", "fr"), "a list of cases explains no word"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", ["cerebria", "essence", "opus"])
def test_every_game_explains_its_words_in_every_language(book: str, language: str) -> None:
    known = terms(book, language)
    assert len(known) > 12
    for term in known.values():
        assert 8 < len(term.says) < 400, f"{term.words} is not explained: {term.says!r}"


def test_words_are_found_in_other_forms_once_each_and_never_within_others() -> None:
    said = "Two Frontiers, a Realm, Realms; a Realmless one."
    assert [words for words, _ in keywords("cerebria", "en", said)] == ["Frontiers", "Realm"]
    assert keywords("table", "en", "Continue") == (), "the guide explains no game"
    assert keywords("nothing", "en", "Continue") == ()


def test_a_pinned_tooltip_stays_and_its_words_are_walked_and_explained(pinned: Driver) -> None:
    scene = pinned.scene
    assert pinned.says(CARD)
    words = [each.text for each in pinned.describe() if each.region == "keywords"]
    assert words == ["Shake", "Light"]
    assert scene.focused == "keyword-0"
    assert pinned.says(terms("tiny", "en")["Shake"].says)
    before = scene.frame.copy()
    pinned.key("Right")
    assert pinned.says(terms("tiny", "en")["Light"].says)
    assert scene.frame == before, "nothing jumps"
    pinned.key("Right")
    assert scene.focused == "keyword-0", "it goes round"
    target = scene.beneath.find(scene.control)
    assert not scene.frame.colliderect(target.shown)
    pinned.wait(2.0)
    assert pinned.scene is scene


def test_enter_opens_the_rules_at_the_word_and_back_returns(pinned: Driver) -> None:
    scene = pinned.scene
    pinned.key("Enter")
    assert pinned.scene.name == "rules"
    assert pinned.scene.book == "tiny"
    pinned.key("Escape")
    assert pinned.scene is scene


def test_the_same_key_escape_a_click_beside_and_the_stick_close_it(driver: Driver) -> None:
    scene = sit(driver, ADA, MOTH)
    driver.key("Right")
    for close in (
        lambda: driver.key("t"),
        lambda: driver.key("Escape"),
        lambda: driver.click_at((2, 2)),
        lambda: driver.pad(pygame.CONTROLLER_BUTTON_RIGHTSTICK),
    ):
        driver.key("Right", "t")
        assert driver.scene.name == "pinned"
        close()
        assert driver.scene is scene


def test_where_there_is_nothing_to_pin_nothing_happens(driver: Driver) -> None:
    driver.go_home()
    driver.key("t")
    assert driver.scene.name == "menu"


def test_with_the_mouse_a_word_is_hovered_and_clicked(pinned: Driver) -> None:
    pinned.hover("keyword-1")
    assert pinned.says(terms("tiny", "en")["Light"].says)
    pinned.click("keyword-1")
    assert pinned.scene.name == "rules"


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits_the_smallest_window_with_the_largest_letters(pinned: Driver, language: str) -> None:
    pinned.app.settings.text_size = 130
    pinned.app.change_language(language)
    pinned.app.remeasure()
    page = pinned.scene
    page.beneath.find(page.control).tip = TIPS[language]
    page.refresh()
    assert Rect((0, 0), pinned.app.units.size).contains(page.frame)
    assert all(page.frame.contains(control.rect) for control in page.controls)
    cut = [box.text for control in page.controls for box in control.texts if not box.fits]
    assert not cut
    assert any(control.region == "keywords" for control in page.controls)
