"""Typing: caret, selection, clipboard, input methods; and that letters typed are never commands."""

from __future__ import annotations

import pygame
import pytest

from game.text import text
from scenes.controls import Line, TextEntry
from scenes.dialog import AskScene
from tests.window.driver import Driver


@pytest.fixture
def typing(driver: Driver) -> Driver:
    """A dialog that asks for a name, with nothing in it."""
    driver.said = []  # type: ignore[attr-defined]
    driver.app.push(
        AskScene(driver.app, text("load-ask-title"), driver.said.append, yes_key="load-rename", longest=12)  # type: ignore[attr-defined]
    )
    driver.settle()
    return driver


def entry(driver: Driver) -> TextEntry:
    control = driver.find("entry")
    assert isinstance(control, TextEntry)
    return control


def line(driver: Driver) -> Line:
    return entry(driver).line


def test_letters_are_typed_and_mean_nothing_else(typing: Driver) -> None:
    typing.type("m n éß+-")
    assert line(typing).words == "m n éß+-"
    assert typing.app.settings.text_size == 100
    assert typing.scene.name == "ask"
    typing.key("Enter")
    assert typing.said == ["m n éß+-"]  # type: ignore[attr-defined]
    assert typing.scene.name == "menu"


def test_the_caret_moves_and_erases(typing: Driver) -> None:
    typing.type("lantern")
    typing.key("left", "left", "backspace", "delete")
    assert line(typing).words == "lantn"
    typing.key("Home")
    typing.type("a ")
    typing.key("End", "Ctrl+backspace")
    assert line(typing).words == "a "
    typing.type("b")
    typing.key("Ctrl+left")
    assert line(typing).caret == 2


def test_a_selection_is_replaced_copied_and_pasted(typing: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    clipboard: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", clipboard.append)
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: clipboard[-1])
    typing.type("day night")
    typing.key("Home", "Shift+right", "Shift+right", "Shift+right", "Ctrl+c")
    assert clipboard == ["day"]
    typing.type("by")
    assert line(typing).words == "by night"
    typing.key("End", "Ctrl+v")
    assert line(typing).words == "by nightday"
    typing.key("Ctrl+a", "Ctrl+x")
    assert line(typing).words == ""
    assert clipboard[-1] == "by nightday"


def test_what_is_pasted_stays_one_line_and_no_longer_than_allowed(
    typing: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: "one\ntwo\tthree four")
    typing.key("Ctrl+v")
    assert line(typing).words == "one two thre"


def test_the_mouse_sets_the_caret_and_selects(typing: Driver) -> None:
    typing.type("lantern")
    room = entry(typing).text_room
    typing.drag((room.left, room.centery), (room.right - 2, room.centery))
    assert line(typing).selected == (0, 7)
    typing.type("x")
    assert line(typing).words == "x"


def test_an_input_method_shows_its_draft_before_it_is_text(typing: Driver) -> None:
    typing.post(pygame.TEXTEDITING, text="に", start=0, length=1)
    typing.settle()
    assert (line(typing).words, line(typing).draft) == ("", "に")
    typing.key("Enter")
    assert typing.scene.name == "ask", "the input method has the keyboard while it composes"
    typing.post(pygame.TEXTINPUT, text="日")
    typing.settle()
    assert (line(typing).words, line(typing).draft) == ("日", "")


def test_letters_are_asked_for_only_while_something_is_typed(typing: Driver) -> None:
    assert typing.app._types_into == tuple(entry(typing).rect)
    typing.key("down")
    assert typing.app._types_into is None


def test_keys_lead_out_of_an_entry(typing: Driver) -> None:
    typing.type("a")
    typing.focus("no")
    assert typing.scene.focused == "no"
    typing.key("Enter")
    assert typing.scene.name == "menu"
