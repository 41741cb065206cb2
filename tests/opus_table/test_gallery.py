"""Every card can be looked at, from Learn, with filters, in every language; lists go to others and back."""

from __future__ import annotations

import pytest

from game.opus.cards import ARTISTS, EGOS, WORKS
from game.opus.decks import STARTER_LISTS, read_deck
from scenes.opus.builder import DeckBuilder
from scenes.opus.gallery import CardGallery
from scenes.words import LANGUAGES
from tests.window.driver import Driver
from tests.window.layout import faults


def _cards(page: CardGallery | DeckBuilder) -> set[str]:
    return {control.id.removeprefix("card-") for control in page.controls if control.id.startswith("card-")}


@pytest.fixture
def gallery(driver: Driver) -> CardGallery:
    driver.go_home()
    driver.click("learn")
    driver.scene.reveal("gallery-opus")  # type: ignore[attr-defined]
    driver.settle()
    driver.click("gallery-opus")
    assert isinstance(driver.scene, CardGallery)
    return driver.scene


def test_every_work_artist_and_ego_hangs_there(driver: Driver, gallery: CardGallery) -> None:
    seen = set()
    for _ in range(3):
        seen |= _cards(gallery)
        driver.focus("sort")
        driver.key("right")
    assert seen == {card.id for card in (*WORKS, *ARTISTS, *EGOS)}


def test_words_and_school_narrow_the_wall(driver: Driver, gallery: CardGallery) -> None:
    driver.click("search")
    driver.type("mUSe")
    assert "muse" in _cards(gallery)
    assert len(_cards(gallery)) < 8
    driver.key("Ctrl+a")
    driver.type("zzz")
    assert not _cards(gallery)
    assert driver.says("No card fits.")


def test_a_chosen_card_is_shown_with_all_its_words(driver: Driver, gallery: CardGallery) -> None:
    driver.click("card-muse")
    assert gallery.chosen == "muse"
    assert driver.says("Draw 2 works.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_overlaps_or_is_cut(driver: Driver, language: str) -> None:
    driver.app.change_language(language)
    driver.go_home()
    page = CardGallery(driver.app)
    driver.app.push(page)
    for sort in ("work", "artist", "ego"):
        page.filters.sort = sort
        page.refresh()
        driver.settle()
        assert not faults(page), sort


def test_a_list_goes_to_others_as_text_and_back(driver: Driver) -> None:
    driver.go_home()
    builder = DeckBuilder(driver.app)
    driver.app.push(builder)
    driver.settle()
    driver.focus("copy")
    driver.key("right")
    brought = STARTER_LISTS[builder.copied]
    driver.click("export")
    driver.key("left")
    driver.focus("copy")
    driver.key("left", "left")
    assert builder.portfolio != brought.portfolio
    driver.click("import")
    assert (builder.portfolio, builder.vault) == (brought.portfolio, brought.vault)


def test_a_text_that_is_no_list_is_refused_in_one_sentence(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver.go_home()
    builder = DeckBuilder(driver.app)
    driver.app.push(builder)
    driver.settle()
    before = dict(builder.portfolio)
    monkeypatch.setattr("pygame.scrap.get_text", lambda: "{")
    driver.click("import")
    assert builder.said is not None
    assert builder.is_fault
    assert builder.portfolio == before
    assert driver.says(builder.words.say(builder.said))


def test_a_list_is_built_by_hand_and_saved(driver: Driver) -> None:
    """By keys and mouse alone: a name, one work exchanged for another, refused until it is whole again."""
    driver.go_home()
    builder = DeckBuilder(driver.app)
    driver.app.push(builder)
    driver.settle()
    driver.click("list-name")
    driver.type("By Hand")
    taken = next(name for name, number in builder.portfolio.items() if number == 1)
    added = next(work.id for work in WORKS if work.id not in builder.portfolio and work.id != "idea")
    driver.focus(f"card-{taken}")
    driver.key("left")
    assert not driver.find("save").is_enabled, "24 works are too few"
    driver.focus(f"card-{added}")
    driver.key("right")
    driver.focus("save")
    driver.key("Enter")
    files = list((driver.app.store.folder / "opus-lists").glob("*.json"))
    assert [file.name for file in files] == ["by-hand.json"]
    saved = read_deck(files[0].read_text(encoding="utf-8"))
    assert saved.title == "By Hand"
    assert added in saved.portfolio
    assert taken not in saved.portfolio
