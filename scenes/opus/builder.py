"""The deck builder: every card with filters, live validation, copies of other lists, saving under a name."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from pygame import Rect

from game.opus.cards import ARTISTS, EGOS, WORKS
from game.opus.cardtext import artist_lines, ego_lines, work_lines
from game.opus.decks import (
    ARTIST_COUNT,
    EGO_COUNT,
    MOST_COPIES,
    PORTFOLIO_SIZE,
    STARTER_LISTS,
    Deck,
    Problem,
    card_name,
    validate,
)
from game.opus.syntax import SCHOOLS
from game.text import Text
from scenes.app import App
from scenes.column import Column
from scenes.control import Control
from scenes.controls import Button, Plate
from scenes.controls.entry import Line
from scenes.opus import own_lists
from scenes.page import Page
from scenes.skin.colours import SHELL
from scenes.skin.type import Token

SORTS = ("works", "artists", "egos")
_ANY = "any"
_MOST_IDEAS = 12
_GAP = 12


class DeckBuilder(Page):
    """Cards at the left, the list and what is wrong with it at the right."""

    name: ClassVar[str] = "opus-lists"
    title_key: ClassVar[str] = "opus-lists-title"
    topic: ClassVar[str] = "opus#lists"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.title_line = Line("", 40)
        self.search = Line("", 40)
        self.sort = SORTS[0]
        self.school = _ANY
        self.copied = "L3"
        self.said: Text | None = None
        self.portfolio: dict[str, int] = {}
        self.vault: dict[str, int] = {}
        self._copy(self.copied)

    # -- the list -------------------------------------------------------------------------------------------

    @property
    def problems(self) -> list[Problem]:
        return validate({"portfolio": self.portfolio, "vault": self.vault})

    def _copy(self, name: str) -> None:
        source = STARTER_LISTS.get(name) or own_lists.read_all(self.app)[0][name]
        self.copied = name
        self.portfolio, self.vault = dict(source.portfolio), dict(source.vault)

    def _copy_and_show(self, name: str) -> None:
        self._copy(name)
        self.said = None
        self.refresh()

    def _set(self, cards: dict[str, int], card: str, number: int) -> None:
        cards.pop(card, None)
        if number:
            cards[card] = number
        self.said = None
        self.refresh()

    def save(self) -> None:
        deck = Deck(title=self.title_line.words.strip(), portfolio=self.portfolio, vault=self.vault)
        self.said = own_lists.write(self.app, deck)
        self.refresh()

    @property
    def why_not_save(self) -> str:
        fault = next((each for each in self.problems if each.is_error), None)
        if fault is not None:
            return self.words.say(fault.sentence)
        return "" if own_lists.file_name(self.title_line.words) else self.words("opus-lists-needs-name")

    # -- the page -------------------------------------------------------------------------------------------

    def contents(self) -> list[Control]:
        units, body = self.units, self.body
        wide = round(body.width * 0.58)
        left = Rect(body.left, body.top, wide, body.height)
        right = Rect(
            left.right + units.px(_GAP), body.top, body.right - left.right - units.px(_GAP), body.height
        )
        self.panels = [left, right]
        return [*self._cards(Column(self, "cards", left)), *self._list(Column(self, "list", right))]

    def _cards(self, column: Column) -> list[Control]:
        words = self.words
        sorts = [(sort, words(f"opus-lists-{sort}")) for sort in SORTS]
        column.choice("sort", words("opus-lists-sort"), sorts, self.sort, self._setter("sort"))
        if self.sort != "egos":
            schools = [(_ANY, words("opus-lists-any-school"))]
            schools += [(each, words(f"opus-school-name-{each.lower()}")) for each in (*SCHOOLS, "ALL")]
            column.choice("school", words("opus-lists-school"), schools, self.school, self._setter("school"))
        column.entry("search", words("opus-lists-search"), self.search, self.refresh)
        shown = 0
        for identity, school, label, text_ in self._all():
            if not self._matches(school, f"{label} {text_}"):
                continue
            shown += 1
            self._row(column, identity, label, text_)
        if not shown:
            column.paragraph("nothing", words("opus-lists-nothing"), SHELL.muted, Token.QUOTE)
        return column.done()

    def _setter(self, name: str) -> Callable[[str], None]:
        def change(value: str) -> None:
            setattr(self, name, value)
            self.refresh()

        return change

    def _all(self) -> list[tuple[str, str, str, str]]:
        """Id, school, name and text of every card of the chosen sort."""
        say = self.words.say
        if self.sort == "works":
            made = [(work.id, work.school, work_lines(kind)) for kind, work in enumerate(WORKS)]
        elif self.sort == "artists":
            made = [(artist.id, artist.school, artist_lines(kind)) for kind, artist in enumerate(ARTISTS)]
        else:
            made = [(ego.id, _ANY, ego_lines(kind)) for kind, ego in enumerate(EGOS)]
        return [
            (identity, school, say(card_name(identity)), " ".join(map(say, lines)))
            for identity, school, lines in made
        ]

    def _matches(self, school: str, said: str) -> bool:
        is_of_school = self.sort == "egos" or self.school in (_ANY, school)
        return is_of_school and self.search.words.strip().casefold() in said.casefold()

    def _row(self, column: Column, identity: str, label: str, said: str) -> None:
        """How many of a card, or whether it is taken; its whole text in the tooltip."""
        if self.sort != "works":
            column.toggle(
                f"card-{identity}",
                label,
                identity in self.vault,
                lambda is_on: self._set(self.vault, identity, int(is_on)),
                said,
            )
            return
        is_idea = identity == "idea"
        cards = self.vault if is_idea else self.portfolio
        most = _MOST_IDEAS if is_idea else MOST_COPIES
        values = [(str(number), str(number)) for number in range(most + 1)]
        held = str(min(most, cards.get(identity, 0)))
        column.choice(
            f"card-{identity}",
            label,
            values,
            held,
            lambda value: self._set(cards, identity, int(value)),
            said,
        )

    def _list(self, column: Column) -> list[Control]:
        words = self.words
        column.head("list-head", words("opus-lists-own"))
        column.entry("title", words("opus-lists-name"), self.title_line, self.refresh)
        mine, faults = own_lists.read_all(self.app)
        names = [(name, words(f"opus-list-{name.lower()}")) for name in STARTER_LISTS]
        names += [(stem, deck.title or stem) for stem, deck in mine.items()]
        column.choice("copy", words("opus-lists-copy"), names, self.copied, self._copy_and_show)
        counts = words(
            "opus-lists-counts",
            works=sum(self.portfolio.values()),
            of_works=PORTFOLIO_SIZE,
            artists=sum(artist.id in self.vault for artist in ARTISTS),
            of_artists=ARTIST_COUNT,
            egos=sum(ego.id in self.vault for ego in EGOS),
            of_egos=EGO_COUNT,
        )
        column.paragraph("counts", counts)
        for number, problem in enumerate(self.problems[:8]):
            colour = SHELL.danger if problem.is_error else SHELL.muted
            column.paragraph(f"problem-{number}", words.say(problem.sentence), colour)
        self._save_button(column)
        if self.said is not None:
            column.paragraph("said", words.say(self.said), SHELL.success)
        column.paragraph(
            "files", words("opus-lists-files", folder=str(own_lists.folder_of(self.app))), SHELL.muted
        )
        for number, (file, reason) in enumerate(faults):
            column.paragraph(f"fault-{number}", f"{file}: {words.say(reason)}", SHELL.danger)
        return column.done()

    def _save_button(self, column: Column) -> None:
        place = column.place(self.units.px(44))
        column.add(
            Button(
                id="save",
                label=self.words("opus-lists-save"),
                plate=Plate.GOLD,
                why_not=self.why_not_save,
                on_act=self.save,
                **place,
            )
        )
