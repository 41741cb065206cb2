"""The rules of The Essence in the reader: one book in every language, true to the data, with its figures."""

from __future__ import annotations

import pytest

from game.action import Ref
from game.essence.scoring import SHARD_TARGET
from scenes import app as app_module
from scenes import library
from scenes.essence.illustrations import FIGURES, illustrate
from scenes.essence.topics import topic_now, topic_of
from scenes.library import read
from scenes.markdown import Block, Kind
from scenes.reader import ReaderScene
from scenes.units import Units
from scenes.words import LANGUAGES, Words
from tests.window.driver import Driver
from tests.window.essence_table import ENTRY, match_at, new_match, positions
from tests.window.layout import faults


@pytest.fixture(autouse=True)
def with_the_essence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app_module, "games", lambda: (ENTRY,))
    monkeypatch.setattr(library, "games", lambda: (ENTRY,))


def shape(blocks: tuple[Block, ...]) -> list[tuple[object, ...]]:
    """What a book is made of, without its words."""
    named = (Kind.HEADING, Kind.FIGURE)
    return [
        (block.kind, block.level, block.mark, block.anchor if block.kind in named else "", len(block.rows))
        for block in blocks
    ]


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_the_book_is_the_same_in_every_language(language: str) -> None:
    assert shape(read("essence", language)) == shape(read("essence", "en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_table_of_players_is_that_of_the_rules(language: str) -> None:
    table = next(block for block in read("essence", language) if block.kind is Kind.TABLE)
    for row in table.rows[1:]:
        cells = ["".join(run.words for run in cell) for cell in row]
        players = int(cells[0])
        assert int(cells[1].split()[0]) == len(new_match(players, 1).state.display)
        assert [int(word) for word in cells[2].split() if word.isdigit()] == [2 * players, 2]
        assert int(cells[3]) == SHARD_TARGET[players]


def test_every_topic_is_a_chapter() -> None:
    """What the inspector and F1 open is there: about every thing, and at every decision."""
    chapters = {f"essence#{each.anchor}" for each in library.headings(read("essence", "en"))}
    kinds = ("segment", "character", "advisor", "fragment", "treaty", "seat", "pile", "cell", "wealth")
    stats = ("wealth", "attack", "defense", "foundations", "fragment", "token", "revenge")
    things = [Ref(kind, 0) for kind in kinds] + [Ref("stat", stat) for stat in stats]
    told = {topic_of(each) for each in (*things, Ref("verb", "attack-threat"), Ref("pile", "prophecies"))}
    told |= {topic_now(match_at(position).state) for position in positions().values()}
    assert told <= chapters
    assert len(told) > 10


def test_every_figure_is_used_once() -> None:
    used = [block.anchor for block in read("essence", "en") if block.kind is Kind.FIGURE]
    assert sorted(used) == sorted(FIGURES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_keep_to_their_column_in_large_letters(driver: Driver, language: str) -> None:
    words = Words(language)
    units = Units((1280, 720), 1.0, 1.5)
    for name in FIGURES:
        drawn = illustrate(name, 700, units, words)
        assert drawn.get_width() <= 700, f"{name} is too wide in {language}"


def test_a_figure_that_does_not_exist_is_no_picture() -> None:
    with pytest.raises(LookupError):
        illustrate("nothing", 700, Units((1280, 720), 1.0), Words("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_book_can_be_read(driver: Driver, language: str) -> None:
    """Page by page to its end: nothing overlaps or is cut."""
    driver.app.change_language(language)
    reader = ReaderScene(driver.app, "essence")
    driver.app.push(reader)
    driver.settle()
    seen: set[str] = set()
    for _ in range(60):
        assert not faults(reader)
        seen |= {control.id for control in reader.controls if control.id.startswith("block-")}
        before = reader.scroll("text").offset
        driver.key("PageDown")
        if reader.scroll("text").offset == before:
            break
    assert len(seen) == len(reader.blocks)
