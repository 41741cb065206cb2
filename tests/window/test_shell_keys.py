"""The key map: keys are changed, refused with a sentence, kept, and given back."""

from __future__ import annotations

import pytest

from scenes.key_map import SECTIONS, KeyMapScene
from scenes.keys import FIXED, Command
from scenes.settings import load_settings, settings_path
from tests.window.driver import Driver


@pytest.fixture
def page(driver: Driver) -> Driver:
    driver.key("F2")
    return driver


def remark(driver: Driver) -> str:
    scene = driver.scene
    assert isinstance(scene, KeyMapScene)
    return scene.remark


def test_every_command_stands_on_the_page_once() -> None:
    listed = [command for commands in SECTIONS.values() for command in commands]
    assert sorted(listed) == sorted(Command)


def test_a_key_is_changed_works_at_once_and_is_kept(page: Driver) -> None:
    page.focus("key-mute")
    page.key("Enter")
    assert "Mute" in remark(page)
    page.key("k")
    assert remark(page) == "“Mute” is on K now."
    was_muted = page.app.settings.muted
    page.key("m")
    assert page.app.settings.muted is was_muted, "the old key means nothing any more"
    page.key("k")
    assert page.app.settings.muted is not was_muted
    assert load_settings(settings_path(page.folder)).keys == {"mute": "k"}


def test_with_the_mouse_a_row_is_clicked_and_a_click_beside_leaves_it(page: Driver) -> None:
    page.click("key-hint")
    page.click_at((2, 570))
    page.key("k")
    assert page.app.keys.name(Command.HINT) == "H"


def test_a_key_that_is_taken_is_refused_in_a_sentence(page: Driver) -> None:
    page.focus("key-hint")
    page.key("Enter", "u")
    assert remark(page).startswith("U belongs to “Undo” already")
    assert page.app.keys.name(Command.HINT) == "H"


def test_digits_belong_to_highlighted_things(page: Driver) -> None:
    page.focus("key-hint")
    page.key("Enter", "3")
    assert remark(page).startswith("The digits choose highlighted things")
    assert page.app.keys.name(Command.HINT) == "H"


def test_escape_leaves_the_key_as_it_is(page: Driver) -> None:
    page.focus("key-hint")
    page.key("Enter", "Escape")
    assert page.scene.name == "keys"
    assert page.app.keys.name(Command.HINT) == "H"


@pytest.mark.parametrize("command", sorted(FIXED))
def test_keys_nobody_can_do_without_stay(page: Driver, command: Command) -> None:
    row = page.find(f"key-{command}")
    assert not row.is_enabled
    assert row.why_not.endswith("so that nobody can be locked out.")


def test_all_first_keys_come_back(page: Driver) -> None:
    assert page.find("reset").why_not == "Every command has the key it came with."
    page.focus("key-hint")
    page.key("Enter", "k")
    page.click("reset")
    assert page.app.keys.name(Command.HINT) == "H"
    assert load_settings(settings_path(page.folder)).keys == {}


def test_a_changed_key_with_modifiers_is_kept(page: Driver) -> None:
    page.focus("key-log")
    page.key("Enter", "Ctrl+l")
    assert page.app.keys.name(Command.LOG) == "Ctrl+L"
    with Driver(page.folder) as again:
        assert again.app.keys.name(Command.LOG) == "Ctrl+L"
