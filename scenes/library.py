"""The books of the table: its own guide, and the rules of every game, in the reader's language."""

from __future__ import annotations

import re
from functools import lru_cache
from importlib.resources import files
from typing import NamedTuple

from game.registry import games
from scenes.markdown import Block, Kind, Style, parse
from scenes.words import Words

GUIDE = "table"
"""The name of the table's own guide."""


class Heading(NamedTuple):
    """A place in a book: its words, how deep it lies, its anchor, and the number of its block."""

    words: str
    level: int
    anchor: str
    block: int


class Term(NamedTuple):
    """A word of a game: the sentence of its rules that explains it, and the block in which that stands."""

    words: str
    says: str
    block: int


MOST_KEYWORDS = 6
"""More underlined words than this would be ornament."""


def books() -> tuple[str, ...]:
    """The guide, then every game whose rules are written down."""
    with_rules = [entry.name for entry in games() if _exists(entry.assets, "en", entry.name)]
    return (GUIDE, *with_rules)


def book_name(words: Words, book: str) -> str:
    """What a book is called."""
    return words("reader-guide") if book == GUIDE else words(f"{book}-name")


def read(book: str, language: str) -> tuple[Block, ...]:
    """The blocks of a book, in English where the language has none."""
    package = _package_of(book)
    spoken = language if _exists(package, language, book) else "en"
    return _read(package, spoken, book)


def headings(blocks: tuple[Block, ...]) -> list[Heading]:
    """The table of contents: headings of the first three levels."""
    return [
        Heading(block.plain, block.level, block.anchor, number)
        for number, block in enumerate(blocks)
        if block.kind is Kind.HEADING and block.level <= 3
    ]


@lru_cache(maxsize=16)
def terms(book: str, language: str) -> dict[str, Term]:
    """The words that the rules of a game explain: the names they set in bold, where they say what it is.

    The first place counts; a heading is explained by the first sentence of the paragraph that follows it.
    """
    found: dict[str, Term] = {}
    blocks = read(book, language)
    for number, block in enumerate(blocks):
        if block.kind is Kind.HEADING and block.level > 1:
            below = next((each for each in blocks[number + 1 :] if each.kind in _PROSE), None)
            if (
                below is not None and below.kind is Kind.PARAGRAPH
            ):  # the first case of a list explains nothing
                _explain(found, block.plain, below.plain, number)
        for run in block.runs if block.kind in _PROSE else ():
            if run.style is Style.BOLD:
                _explain(found, run.words, block.plain, number)
    return found


@lru_cache(maxsize=256)
def keywords(book: str, language: str, said: str) -> tuple[tuple[str, Term], ...]:
    """The words of a game in a text as they stand there, each once, in reading order."""
    if book == GUIDE or not _exists(_package_of(book), "en", book):
        return ()
    known = terms(book, language)
    longest_first = sorted(known, key=len, reverse=True)
    # A plural or a case adds a letter or two, or takes the one that makes the plural away.
    stems = {each[:-1] if each.endswith("s") else each: known[each] for each in reversed(longest_first)}
    pattern = "|".join(re.escape(stem) for stem in sorted(stems, key=len, reverse=True))
    found: dict[Term, str] = {}
    for match in re.finditer(rf"(?<!\w)({pattern})\w{{0,2}}(?!\w)", said):
        found.setdefault(stems[match[1]], match[0])
    return tuple((words, term) for term, words in found.items())[:MOST_KEYWORDS]


def _explain(found: dict[str, Term], words: str, said: str, block: int) -> None:
    """Note what a name means; other words that are set in bold, as a key or a verb, are no names."""
    name = _ARTICLE.sub("", words).strip(" .:")
    if name[:1].isupper() and len(name) > 2 and not _ANY.match(words):
        sentences = _SENTENCE_END.split(said)
        place = next((number for number, each in enumerate(sentences) if words in each), 0)
        is_title = sentences[place].strip(" .:") == words.strip(" .:")  # it stands alone before its meaning
        says = " ".join(sentences[place : place + 1 + is_title])
        found.setdefault(name, Term(name, says, block))


_ARTICLE = re.compile(r"^(The|Your|Les?|La|L’|Votre|Der|Die|Das|Deine?|Eure?)(?: +|(?<=’))")
_ANY = re.compile(r"^(An?|Une?|Eine?) ")
"""How the head of a list begins that tells one case from another; it explains no word."""
_PROSE = (Kind.PARAGRAPH, Kind.ITEM)
_SENTENCE_END = re.compile(r"(?<=[.!?]) +")


def _package_of(book: str) -> str:
    return next((entry.assets for entry in games() if entry.name == book), "assets")


def _exists(package: str, language: str, book: str) -> bool:
    return (files(package) / "rules" / language / f"{book}.md").is_file()


@lru_cache(maxsize=16)
def _read(package: str, language: str, book: str) -> tuple[Block, ...]:
    return parse((files(package) / "rules" / language / f"{book}.md").read_text(encoding="utf-8"))
