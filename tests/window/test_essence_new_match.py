"""The page before a match of The Essence: seats, factions with all that is printed on them, house rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.essence.state import EssenceOptions
from scenes.essence.new_match import EssenceNewMatch
from scenes.new_match import new_match_page
from tests.window.driver import Driver
from tests.window.essence_table import ENTRY
from tests.window.layout import faults
from tests.window.test_table_layout import in_every_language


def open_page(driver: Driver) -> EssenceNewMatch:
    driver.go_home()
    page = new_match_page(driver.app, ENTRY)
    assert isinstance(page, EssenceNewMatch)
    driver.app.push(page)
    driver.settle()
    return page


@pytest.mark.parametrize("size", [(1024, 576), (1280, 720), (1920, 1080)])
def test_it_fits_in_every_language(tmp_path: Path, size: tuple[int, int]) -> None:
    with Driver(tmp_path, size=size, reduced_motion=True) as driver:
        page = open_page(driver)
        page._set_players("5")
        for seat, name in enumerate(("veiled_senate", "three_islands", "windsong_commune")):
            page._set_faction(seat, name)
        found = in_every_language(driver, lambda: faults(page))
        assert not found, "\n".join(found)


def test_a_faction_is_chosen_with_all_that_is_printed_on_it(tmp_path: Path) -> None:
    with Driver(tmp_path, size=(1280, 720), reduced_motion=True) as driver:
        page = open_page(driver)
        assert not driver.has("story-0")
        page._set_faction(0, "aurum_exchange")
        assert driver.says("Bankers and shipwrights")
        assert driver.says("Attack 2")
        assert driver.says("Economic Palace")
        assert driver.has("option-factions-1"), "the next seat may choose now"
        options = [value for value, _ in driver.find("option-factions-1").values]  # type: ignore[attr-defined]
        assert "aurum_exchange" not in options, "a faction is played by one seat"
        page._set_faction(1, "three_islands")
        page._set_faction(0, "")
        assert page.choice.given["factions"] == ""


def test_fewer_rulers_give_their_factions_back(tmp_path: Path) -> None:
    with Driver(tmp_path, size=(1280, 720), reduced_motion=True) as driver:
        page = open_page(driver)
        page._set_players("3")
        for seat, name in enumerate(("veiled_senate", "three_islands", "windsong_commune")):
            page._set_faction(seat, name)
        page._set_players("2")
        assert page.choice.why_not_start is None
        assert isinstance(page.choice.options, EssenceOptions)
        assert page.choice.options.factions == ("veiled_senate", "three_islands")
        page.start()
        driver.settle()
        assert [page.choice.rules.name, len(driver.app.stack) > 0] == ["essence", True]
        assert driver.scene.name in ("table", "hand-over")
