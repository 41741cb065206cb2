"""The books of the table: its own guide, and the rules of every game, in the reader's language."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import NamedTuple

from game.registry import games
from scenes.markdown import Block, Kind, parse
from scenes.words import Words

GUIDE = "table"
"""The name of the table's own guide."""


class Heading(NamedTuple):
    """A place in a book: its words, how deep it lies, its anchor, and the number of its block."""

    words: str
    level: int
    anchor: str
    block: int


def books() -> tuple[str, ...]:
    """The guide, then every game whose rules are written down."""
    with_rules = [entry.name for entry in games() if _exists(entry.assets, "en", entry.name)]
    return (GUIDE, *with_rules)


def book_name(words: Words, book: str) -> str:
    """What a book is called."""
    return words("reader-guide") if book == GUIDE else words(f"{book}-name")


def read(book: str, language: str) -> tuple[Block, ...]:
    """The blocks of a book, in English where the language has none."""
    package = next((entry.assets for entry in games() if entry.name == book), "assets")
    spoken = language if _exists(package, language, book) else "en"
    return _read(package, spoken, book)


def headings(blocks: tuple[Block, ...]) -> list[Heading]:
    """The table of contents: headings of the first three levels."""
    return [
        Heading(block.plain, block.level, block.anchor, number)
        for number, block in enumerate(blocks)
        if block.kind is Kind.HEADING and block.level <= 3
    ]


def _exists(package: str, language: str, book: str) -> bool:
    return (files(package) / "rules" / language / f"{book}.md").is_file()


@lru_cache(maxsize=16)
def _read(package: str, language: str, book: str) -> tuple[Block, ...]:
    return parse((files(package) / "rules" / language / f"{book}.md").read_text(encoding="utf-8"))
