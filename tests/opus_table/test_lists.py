"""Before a match: formats and lists on the page, a list built, saved and played."""

from __future__ import annotations

from game.opus.decks import STARTER_LISTS, Deck, read_deck, write_deck
from game.opus.formats import OpusOptions, deck_of
from game.registry import find
from scenes.opus import own_lists
from scenes.opus.builder import DeckBuilder
from scenes.opus.new_match import OpusNewMatch
from tests.window.driver import Driver
from tests.window.layout import faults


def test_a_list_is_built_saved_and_brought_to_a_match(driver: Driver) -> None:
    driver.go_home()
    builder = DeckBuilder(driver.app)
    driver.app.push(builder)
    driver.settle()
    assert builder.why_not_save, "a list needs a name"
    builder.title_line.words = "Plain Blows"
    first = next(iter(builder.portfolio))
    builder._set(builder.portfolio, first, 0)
    assert any(problem.code == "portfolio_size" for problem in builder.problems)
    builder._copy_and_show("L3")
    driver.settle()
    assert not builder.why_not_save
    assert driver.find("save").is_enabled
    driver.click("save")
    file = own_lists.folder_of(driver.app) / "plain-blows.json"
    assert read_deck(file.read_text(encoding="utf-8")).portfolio == STARTER_LISTS["L3"].portfolio
    page = OpusNewMatch(driver.app, find("opus"))
    driver.app.push(page)
    driver.settle()
    page._setter(page._chosen(), 1, own_lists.read_all(driver.app)[0])("plain-blows")
    driver.settle()
    assert page.choice.fault is None
    options = page.choice.options
    assert isinstance(options, OpusOptions)
    assert deck_of(options, 1).title == "Plain Blows"
    assert deck_of(options, 0) == STARTER_LISTS["L1"]


def test_a_bad_file_is_told_in_one_sentence_and_harms_nothing(driver: Driver) -> None:
    folder = own_lists.folder_of(driver.app)
    folder.mkdir(parents=True)
    (folder / "broken.json").write_text("{", encoding="utf-8")
    (folder / "good.json").write_text(write_deck(STARTER_LISTS["L2"]), encoding="utf-8")
    found, bad = own_lists.read_all(driver.app)
    assert list(found) == ["good"]
    assert isinstance(found["good"], Deck)
    assert [name for name, _ in bad] == ["broken.json"]


def test_filters_narrow_the_cards_and_nothing_overlaps(driver: Driver) -> None:
    builder = DeckBuilder(driver.app)
    driver.go_home()
    driver.app.push(builder)
    driver.settle()
    every = sum(control.id.startswith("card-") for control in builder.controls)
    builder.filters.school = "VIS"
    builder.refresh()
    driver.settle()
    fewer = sum(control.id.startswith("card-") for control in builder.controls)
    assert 0 < fewer < every
    assert not faults(builder)


def test_every_format_can_be_chosen_and_said(driver: Driver) -> None:
    driver.go_home()
    for language in ("en", "fr", "de"):
        driver.app.change_language(language)
        page = OpusNewMatch(driver.app, find("opus"))
        driver.app.push(page)
        for format_ in ("duel", "four", "solitaire", "schism", "superego"):
            page.set_option("format", format_)
            driver.settle()
            assert page.choice.fault is None
            assert not faults(page), (language, format_)
