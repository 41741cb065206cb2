"""The page before a match of Cerebria: what it offers is what is dealt."""

from __future__ import annotations

import pytest

from game.cerebria.options import MODE_OF, PRESETS, CerebriaOptions
from scenes.cerebria.new_match import CerebriaNewMatch
from scenes.table import TableScene
from tests.cerebria_table.playing import lit
from tests.window.driver import Driver
from tests.window.layout import faults


def _page(driver: Driver) -> CerebriaNewMatch:
    driver.go_home()
    driver.click("new")
    page = driver.scene
    assert isinstance(page, CerebriaNewMatch)
    return page


def _set(driver: Driver, page: CerebriaNewMatch, **options: object) -> None:
    for name, value in options.items():
        page.set_option(name, value)  # type: ignore[arg-type]
    driver.settle()


def _press(driver: Driver, name: str) -> None:
    """By keys, which scroll to what they reach."""
    driver.focus(name)
    driver.key("Enter")


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_sets_its_modifiers(driver: Driver, preset: str) -> None:
    page = _page(driver)
    driver.focus("preset")
    way = list(PRESETS).index(preset) - list(PRESETS).index("medium")
    for _ in range(abs(way)):
        driver.key("right" if way > 0 else "left")
    assert (tuple(page.options.harder), tuple(page.options.easier)) == PRESETS[preset]


def test_every_modifier_is_switched_by_itself(driver: Driver) -> None:
    page = _page(driver)
    for kind, count in (("harder", 7), ("easier", 3)):
        for number in range(1, count + 1):
            before = set(getattr(page.options, kind))
            _press(driver, f"{kind}-{number}")
            assert set(getattr(page.options, kind)) == before ^ {number}
    assert (page.options.harder, page.options.easier) == ((1, 2, 3, 4, 5, 6, 7), (1, 2, 3))


def test_what_is_chosen_is_dealt_and_the_first_match_undoes_it(driver: Driver) -> None:
    page = _page(driver)
    _set(driver, page, mode="ego-two-spirits", game="full", side="gloom", decks="chosen", spirit_boards="B")
    _press(driver, "harder-5")
    seed = page.choice.read_seed()
    _press(driver, "free-takebacks")
    driver.click("start")
    table = driver.scene
    assert isinstance(table, TableScene)
    match = table.sitting.match
    assert match.options.model_dump(include={"mode", "game", "side", "decks", "spirit_boards", "harder"}) == {
        "mode": "ego-two-spirits",
        "game": "full",
        "side": "gloom",
        "decks": "chosen",
        "spirit_boards": "B",
        "harder": (5,),
    }
    assert match.seed == seed
    assert match.free_takebacks
    assert lit(driver)
    page = _page(driver)
    _set(driver, page, mode="four", game="full")
    driver.click("first-match")
    assert page.options == CerebriaOptions()


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("mode", MODE_OF)
def test_every_way_to_play_has_its_page(driver: Driver, language: str, mode: str) -> None:
    """As many Spirits as it needs, each with its power and boards; nothing overlaps or is cut."""
    driver.app.change_language(language)
    page = _page(driver)
    _set(driver, page, mode=mode, game="full")
    for side, team in (("bliss", 0), ("gloom", 1)):
        rows = [name for name in driver.ids() if name.startswith(f"spirit-{side}-")]
        assert len(rows) == page.options.spirits_needed(team)
        for place in range(len(rows)):
            assert driver.find(f"power-{side}-{place}").label
    assert driver.has("preset") == page.options.is_against_ego
    assert not faults(driver.scene)
