"""Every card in words, and the filters by which one looks for some: shared by the builder and the gallery."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.opus.cards import ARTISTS, EGOS, WORKS
from game.opus.cardtext import artist_lines, ego_lines, work_lines
from game.opus.decks import card_name
from game.opus.syntax import SCHOOLS
from scenes.column import Column
from scenes.controls.entry import Line
from scenes.opus.lettering import breakable
from scenes.opus.open_card import OpenWords
from scenes.words import Words

SORTS = ("work", "artist", "ego")
ANY = "any"


class Listed(NamedTuple):
    """A card as it is listed: its sort, its number in it, its id, school, name and sentences."""

    sort: str
    kind: int
    id: str
    school: str
    name: str
    lines: tuple[str, ...]

    @property
    def said(self) -> str:
        return " ".join(self.lines)


def lines_of(words: Words, sort: str, kind: int) -> tuple[str, ...]:
    """Every sentence of a card: targets or specialty, and what it does."""
    told = {"work": work_lines, "artist": artist_lines, "ego": ego_lines}[sort](kind)
    return tuple(words.say(each) for each in told)


def listed(words: Words, sort: str, kind: int) -> Listed:
    card = {"work": WORKS, "artist": ARTISTS, "ego": EGOS}[sort][kind]
    school = getattr(card, "school", ANY)
    return Listed(sort, kind, card.id, school, words.say(card_name(card.id)), lines_of(words, sort, kind))


def every(words: Words, sort: str) -> list[Listed]:
    """All cards of a sort."""
    count = len({"work": WORKS, "artist": ARTISTS, "ego": EGOS}[sort])
    return [listed(words, sort, kind) for kind in range(count)]


def open_words(words: Words, card: Listed) -> OpenWords:
    """A card as it stands open: a work's targets and an artist's specialty are said below the picture."""
    name = breakable(words, card.name)
    if card.sort == "ego":
        return OpenWords(name, "\n".join(card.lines))
    school = words(f"opus-school-name-{card.school.lower()}")
    if card.sort == "work":
        return OpenWords(name, " ".join(card.lines[1:]), school, card.lines[0])
    return OpenWords(name, " ".join(card.lines[:-1]), school, card.lines[-1])


class Filters:
    """What a person looks for; it outlives the controls in which it is set."""

    def __init__(self) -> None:
        self.sort = SORTS[0]
        self.school = ANY
        self.search = Line("", 40)

    def found(self, words: Words) -> list[Listed]:
        sought = self.search.words.strip().casefold()
        return [
            card
            for card in every(words, self.sort)
            if (self.sort == "ego" or self.school in (ANY, card.school))
            and sought in f"{card.name} {card.said}".casefold()
        ]

    def rows(self, column: Column, words: Words, on_change: Callable[[], None]) -> None:
        """The rows in which they are set."""

        def set_sort(value: str) -> None:
            self.sort = value
            on_change()

        def set_school(value: str) -> None:
            self.school = value
            on_change()

        sorts = [(sort, words(f"opus-lists-{sort}s")) for sort in SORTS]
        column.choice("sort", words("opus-lists-sort"), sorts, self.sort, set_sort)
        if self.sort != "ego":
            schools = [(ANY, words("opus-lists-any-school"))]
            schools += [(each, words(f"opus-school-name-{each.lower()}")) for each in (*SCHOOLS, "ALL")]
            column.choice("school", words("opus-lists-school"), schools, self.school, set_school)
        column.entry("search", words("opus-lists-search"), self.search, on_change)
