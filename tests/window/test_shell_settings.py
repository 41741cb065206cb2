"""Settings: every one of them with mouse and keys, with effect at once, kept between runs."""

from __future__ import annotations

import pytest

from scenes.settings import load_settings, settings_path
from tests.window.driver import Driver

FIELDS = {
    "language": "language",
    "speed": "speed",
    "text-size": "text_size",
    "ui-scale": "ui_scale",
    "muted": "muted",
    "reduced-motion": "reduced_motion",
    "warn": "warn_before_ending_turn",
    "marks": "marks",
    "full-screen": "full_screen",
}


@pytest.fixture
def page(driver: Driver) -> Driver:
    driver.key("F10")
    return driver


def stored(driver: Driver, name: str) -> object:
    return getattr(load_settings(settings_path(driver.folder)), name)


@pytest.mark.parametrize(("control", "field"), FIELDS.items())
def test_every_setting_is_changed_by_keys_alone_and_kept(page: Driver, control: str, field: str) -> None:
    before = getattr(page.app.settings, field)
    page.focus(control)
    page.key("Enter")
    after = getattr(page.app.settings, field)
    assert after != before
    assert stored(page, field) == after
    assert page.scene.focused == control, "the focus stays where it was"


def test_a_value_is_chosen_with_the_mouse(page: Driver) -> None:
    choice = page.find("speed")
    page.click_at(choice.places[3].center)  # type: ignore[attr-defined]
    assert page.app.settings.speed == "fourfold"
    assert stored(page, "speed") == "fourfold"


def test_arrows_step_through_values_and_stop_at_the_last(page: Driver) -> None:
    page.focus("speed")
    page.key("right", "right", "right")
    assert page.app.settings.speed == "instant"
    page.key("right")
    assert page.app.settings.speed == "instant"


def test_a_volume_follows_the_mouse_and_the_arrows(page: Driver) -> None:
    slider = page.find("music")
    field = slider.field  # type: ignore[attr-defined]
    page.drag((field.left + 12, field.centery), (field.left + 4, field.centery))
    assert page.app.settings.volumes.music == 0
    page.focus("music")
    page.key("right", "right")
    assert page.app.settings.volumes.music == 10
    kept = load_settings(settings_path(page.folder))
    assert kept.volumes.music == 10


def test_text_size_and_interface_size_are_felt_at_once(page: Driver) -> None:
    before = page.app.units
    page.focus("text-size")
    page.key("right", "right")
    assert page.app.units.text_scale == 1.3
    page.focus("ui-scale")
    page.key("right")
    assert page.app.units.scale == pytest.approx(before.scale * 1.15)


def test_the_language_changes_at_once_on_every_page_beneath(page: Driver) -> None:
    page.focus("language")
    page.key("right")
    assert page.says("Réglages") or page.find("title").label == "Réglages"
    page.key("Escape")
    assert page.says("Nouvelle partie")


def test_plus_and_minus_change_the_text_size_everywhere(driver: Driver) -> None:
    driver.key("+")
    assert driver.app.settings.text_size == 115
    driver.key("-", "-")
    assert driver.app.settings.text_size == 100


def test_the_line_below_describes_what_has_the_focus(page: Driver) -> None:
    page.focus("marks")
    line = page.scene.focus_line()  # type: ignore[attr-defined]
    assert line.words == page.find("marks").tip


def test_damaged_settings_fall_back_one_by_one(driver: Driver) -> None:
    settings_path(driver.folder).write_text('{"language": "de", "speed": "warp", "text_size": 130}')
    with Driver(driver.folder) as again:
        assert again.app.settings.language == "de"
        assert again.app.settings.speed == "normal"
        assert again.app.settings.text_size == 130
