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


def every(words: Words, sort: str) -> list[Listed]:
    """All cards of a sort."""
    say = words.say
    if sort == "work":
        made = [(card.id, card.school, work_lines(kind)) for kind, card in enumerate(WORKS)]
    elif sort == "artist":
        made = [(card.id, card.school, artist_lines(kind)) for kind, card in enumerate(ARTISTS)]
    else:
        made = [(card.id, ANY, ego_lines(kind)) for kind, card in enumerate(EGOS)]
    return [
        Listed(sort, kind, identity, school, say(card_name(identity)), tuple(map(say, lines)))
        for kind, (identity, school, lines) in enumerate(made)
    ]


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
