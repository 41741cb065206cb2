"""The rules reader: what its Markdown means, how one goes about in a book, and that F1 opens at the topic."""

from __future__ import annotations

import pytest

from game.registry import GameEntry, games, load
from scenes.library import books, headings, read
from scenes.markdown import Block, Kind, Run, Style, parse
from scenes.reader import BookBlock, ReaderScene
from scenes.units import Units
from scenes.words import LANGUAGES, Words
from tests.window.driver import Driver


def test_the_small_part_of_markdown() -> None:
    source = """# One {#first}

Two **bold** and
*leaning* words.

- a
  goes on
  - deeper
2. b

![A *lit* lantern](lantern)

| x | y |
|---|---|
| 1 |
"""
    assert parse(source) == (
        Block(Kind.HEADING, (Run("One"),), 1, "first"),
        Block(
            Kind.PARAGRAPH,
            (
                Run("Two "),
                Run("bold", Style.BOLD),
                Run(" and "),
                Run("leaning", Style.ITALIC),
                Run(" words."),
            ),
        ),
        Block(Kind.ITEM, (Run("a goes on"),)),
        Block(Kind.ITEM, (Run("deeper"),), 1),
        Block(Kind.ITEM, (Run("b"),), mark="2."),
        Block(Kind.FIGURE, (Run("A "), Run("lit", Style.ITALIC), Run(" lantern")), anchor="lantern"),
        Block(Kind.TABLE, rows=(((Run("x"),), (Run("y"),)), ((Run("1"),), ()))),
    )


def test_a_heading_without_an_anchor_is_named_by_its_words() -> None:
    assert parse("## Größe & Maß")[0].anchor == "größe-maß"


@pytest.mark.parametrize("book", ["table", "tiny"])
def test_a_book_has_the_same_places_in_every_language(book: str) -> None:
    anchors = {language: [each.anchor for each in headings(read(book, language))] for language in LANGUAGES}
    assert anchors["en"] == anchors["fr"] == anchors["de"]
    assert len(set(anchors["en"])) == len(anchors["en"]) > 5


@pytest.mark.parametrize("entry", [entry for entry in games() if entry.picture], ids=lambda entry: entry.name)
def test_every_figure_of_a_book_is_drawn_in_every_language(driver: Driver, entry: GameEntry) -> None:
    """The driver's window is needed to draw; a figure that is wider than the text would be cut."""
    units = Units.of((1280, 720))
    named = {
        language: [each.anchor for each in read(entry.name, language) if each.kind is Kind.FIGURE]
        for language in LANGUAGES
    }
    assert named["en"] == named["fr"] == named["de"]
    for language, names in named.items():
        for name in names:
            drawn = load(entry.picture).figure(name, 700, units, Words(language))
            assert 100 < drawn.get_width() <= 700, name


def test_a_figure_stands_in_the_text_above_its_caption(reader: Driver) -> None:
    reader.click("to-round")
    figure = next(
        control for control in reader.scene.controls if isinstance(control, BookBlock) and control.figure
    )
    assert figure.label
    assert figure.figure is not None
    assert figure.rect.height > figure.figure.get_height()


def test_the_guide_is_always_there() -> None:
    assert books()[0] == "table"


@pytest.fixture
def reader(driver: Driver) -> Driver:
    driver.key("F1")
    driver.click("book-tiny")
    return driver


def scene(driver: Driver) -> ReaderScene:
    assert isinstance(driver.scene, ReaderScene)
    return driver.scene


def here(driver: Driver) -> str:
    """The anchor of the heading at the top."""
    heading = scene(driver).here
    return heading.anchor if heading is not None else ""


def shown(driver: Driver) -> list[str]:
    return [control.label for control in driver.scene.controls if control.id.startswith("block-")]


def test_a_book_opens_at_its_beginning(reader: Driver) -> None:
    assert shown(reader)[0] == "Lanterns"


def test_the_index_jumps(reader: Driver) -> None:
    reader.click("to-end")
    assert here(reader) == "end"
    reader.focus("to-round")
    reader.key("Enter")
    assert here(reader) == "round"
    assert "A round" in shown(reader)


def test_arrows_and_page_keys_scroll(reader: Driver) -> None:
    before = scene(reader).scroll("text").offset
    assert reader.scene.focused == "text"
    reader.key("down")
    step = scene(reader).scroll("text").offset
    assert step > before
    reader.key("PageDown")
    assert scene(reader).scroll("text").offset > step
    reader.key("PageUp", "PageUp", "PageUp")
    assert scene(reader).scroll("text").offset == 0


def test_the_wheel_and_the_bar_scroll(reader: Driver) -> None:
    reader.wheel(-2, over="text")
    moved = scene(reader).scroll("text").offset
    assert moved > 0
    bar = reader.find("text-bar")
    thumb = bar.thumb  # type: ignore[attr-defined]
    reader.drag(thumb.center, (thumb.centerx, thumb.centery + 60))
    assert scene(reader).scroll("text").offset > moved


def test_a_search_finds_goes_on_and_says_how_many(reader: Driver) -> None:
    reader.click("search")
    reader.type("MOTH")
    found = scene(reader).found
    assert len(found) >= 2
    assert all("moth" in scene(reader).blocks[number].plain.lower() for number in found)
    assert reader.says(f"1 of {len(found)}")
    reader.key("Enter")
    assert reader.says(f"2 of {len(found)}")
    reader.type("xyz")
    assert reader.says("Not found")


def test_another_book_is_opened_from_the_same_page(reader: Driver) -> None:
    reader.focus("book")
    reader.key("left")
    assert scene(reader).book == "table"
    assert "How to use the table" in shown(reader)


def test_f1_opens_at_the_topic_of_the_page(driver: Driver) -> None:
    driver.key("F10", "F1")
    assert scene(driver).book == "table"
    assert here(driver) == "settings"


def test_a_book_that_nobody_wrote_opens_the_guide(driver: Driver) -> None:
    assert ReaderScene.at_topic(driver.app, "nothing#here").book == "table"


def test_the_language_of_an_open_book_changes_at_once(reader: Driver) -> None:
    reader.app.change_language("de")
    reader.settle()
    assert shown(reader)[0] == "Laternen"


def test_learn_lists_the_guide_and_every_game(driver: Driver) -> None:
    driver.key("F1")
    assert driver.says("How to use the table")
    assert driver.says("The rules of Lanterns")
