"""The deck builder: every card with filters, live validation, copies of other lists, saving under a name."""

from __future__ import annotations

from typing import ClassVar

import pygame
from pygame import Rect, Surface

from game.opus.cards import ARTISTS, EGOS
from game.opus.decks import (
    ARTIST_COUNT,
    EGO_COUNT,
    MOST_COPIES,
    PORTFOLIO_SIZE,
    STARTER_LISTS,
    BadDeck,
    Deck,
    Problem,
    read_deck,
    validate,
    write_deck,
)
from game.text import Text, text
from scenes.app import App
from scenes.column import Column
from scenes.control import Control
from scenes.controls import Button, Plate, Still
from scenes.controls.choices import LABEL_SHARE
from scenes.controls.entry import Line
from scenes.opus import cards, open_card, own_lists
from scenes.opus.catalogue import ANY, Filters, Listed, open_words
from scenes.opus.gallery import put_card
from scenes.page import Page
from scenes.skin.colours import SHELL, Opus
from scenes.skin.icons import kind_disc
from scenes.skin.type import Token
from scenes.units import Units

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
        self.filters = Filters()
        self._listed: dict[str, Listed] = {}
        self.copied = "L3"
        self.said: Text | None = None
        self.is_fault = False
        """Whether what is said is a fault."""
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
        self.said, self.is_fault = None, False
        self.refresh()

    def _set(self, cards: dict[str, int], card: str, number: int) -> None:
        cards.pop(card, None)
        if number:
            cards[card] = number
        self.said, self.is_fault = None, False
        self.refresh()

    def save(self) -> None:
        self.said = own_lists.write(self.app, self._deck())
        self.refresh()

    def _deck(self) -> Deck:
        return Deck(title=self.title_line.words.strip(), portfolio=self.portfolio, vault=self.vault)

    # -- to and from others ---------------------------------------------------------------------------------

    def export(self) -> None:
        """Put the list into the clipboard as the text of its file."""
        pygame.scrap.put_text(write_deck(self._deck()))
        self.said = text("opus-lists-copied")
        self.refresh()

    def bring(self) -> None:
        """Take the list whose text is in the clipboard; one that may not be played is refused."""
        try:
            deck = read_deck(pygame.scrap.get_text())
        except BadDeck as bad:
            self.said, self.is_fault = bad.reason, True
        else:
            self.portfolio, self.vault = dict(deck.portfolio), dict(deck.vault)
            self.title_line.words = deck.title
            self.said, self.is_fault = text("opus-lists-brought"), False
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
        self.filters.rows(column, self.words, self.refresh)
        found = self.filters.found(self.words)
        self._listed = {f"card-{card.id}": card for card in found}
        for card in found:
            self._row(column, card.id, card.name, card.said)
            self._badges(column, card)
        if not found:
            column.paragraph("nothing", self.words("opus-lists-nothing"), SHELL.muted, Token.QUOTE)
        return column.done()

    def _badges(self, column: Column, card: Listed) -> None:
        """Its numbers and its school, at the end of its name."""
        units, rect = self.units, column.controls[-1].rect
        signs = [
            cards.number_badge(name, number, 0, units.px(11), units)
            for name, number in cards.tall_of(card.sort, card.kind).numbers
        ]
        if card.school != ANY:
            signs.append(kind_disc(Opus.SCHOOLS[card.school], units.px(10)))
        right = rect.left + round(rect.width * LABEL_SHARE)
        sprites = []
        for sign in reversed(signs):
            right -= units.px(26)
            middle = (right + units.px(13), rect.centery)
            sprites.append((sign, sign.get_rect(center=middle).topleft))
        column.add(Still(id=f"badges-{card.id}", label="", rect=rect, sprites=sprites, **column.shared))

    def draw_over(self, surface: Surface) -> None:
        """The card that is looked at, in what the list leaves free."""
        super().draw_over(surface)
        control = self.regarded or self.find(self.focused)
        card = self._listed.get(control.id) if control is not None else None
        units, panel = self.units, self.panels[1]
        free = self.body.bottom - panel.bottom - units.px(28)
        if card is None or free < units.px(open_card.HIGH):
            return
        words = open_words(self.words, card)
        wide = open_card.width(units, words)
        grown = min(1.3, free / units.px(open_card.HIGH), panel.width / units.px(wide + 16))
        larger = Units(units.size, units.scale * grown, units.text_scale)
        room = Rect(0, 0, larger.px(wide), larger.px(open_card.HIGH))
        room.midtop = (panel.centerx, panel.bottom + units.px(14))
        tall = cards.tall_of(card.sort, card.kind)
        put_card(surface, open_card.open_card(room.size, larger, tall, words), room, larger)

    def _row(self, column: Column, identity: str, label: str, said: str) -> None:
        """How many of a card, or whether it is taken; its whole text in the tooltip."""
        if self.filters.sort != "work":
            column.toggle(
                f"card-{identity}",
                label,
                identity in self.vault,
                lambda is_on: self._set(self.vault, identity, int(is_on)),
                said,
            )
            return
        is_idea = identity == "idea"
        pile = self.vault if is_idea else self.portfolio
        most = _MOST_IDEAS if is_idea else MOST_COPIES
        values = [(str(number), str(number)) for number in range(most + 1)]
        held = str(min(most, pile.get(identity, 0)))
        column.choice(
            f"card-{identity}",
            label,
            values,
            held,
            lambda value: self._set(pile, identity, int(value)),
            said,
        )

    def _list(self, column: Column) -> list[Control]:
        words = self.words
        column.head("list-head", words("opus-lists-own"))
        column.entry("list-name", words("opus-lists-name"), self.title_line, self.refresh)
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
            column.paragraph("said", words.say(self.said), SHELL.danger if self.is_fault else SHELL.success)
        self._exchange_buttons(column)
        column.paragraph(
            "files", words("opus-lists-files", folder=str(own_lists.folder_of(self.app))), SHELL.muted
        )
        for number, (file, reason) in enumerate(faults):
            column.paragraph(f"fault-{number}", f"{file}: {words.say(reason)}", SHELL.danger)
        return column.done()

    def _save_button(self, column: Column) -> None:
        column.take(0, 6)
        place = column.place(self.units.px(44), 11)
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

    def _exchange_buttons(self, column: Column) -> None:
        """Side by side: the list to others, and theirs to here."""
        units = self.units
        place = column.place(units.px(38))
        half = (column.width - units.px(8)) // 2
        for number, (name, sign, act) in enumerate(
            (("export", "export", self.export), ("import", "import", self.bring))
        ):
            rect = place["rect"].move(number * (half + units.px(8)), 0)
            rect.width = half
            label = self.words(f"opus-lists-{name}")
            tip = self.words(f"opus-lists-{name}-tip")
            column.add(
                Button(
                    id=name, label=label, tip=tip, icon=sign, on_act=act, size=15, **{**place, "rect": rect}
                )
            )
