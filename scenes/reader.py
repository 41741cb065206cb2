"""The rules reader: an index at the left, the book at the right, a search through all of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from pygame import Rect, Surface

from game.registry import load
from scenes.column import Column
from scenes.control import Control, Look
from scenes.controls import Choice, Line, Printed, Row, Still, TextEntry, height_of, still_text
from scenes.library import GUIDE, Heading, book_name, books, headings, read
from scenes.markdown import Block, Kind
from scenes.page import GAP, Page
from scenes.picture import Picture
from scenes.reader_text import TextView, block_height, draw_block
from scenes.skin import type as typesetting
from scenes.skin.colours import GOLD, SHELL
from scenes.skin.type import Token

if TYPE_CHECKING:
    from scenes.app import App

_INDEX = 300.0
_WIDEST_LINE = 760.0
"""Longer lines are hard to read."""


class Laid(NamedTuple):
    """A block where it stands in the whole text."""

    block: Block
    top: int
    height: int
    figure: Surface | None = None


class ReaderScene(Page):
    """A book, open at a topic."""

    name: ClassVar[str] = "rules"
    title_key: ClassVar[str] = "reader-title"

    def __init__(self, app: App, book: str = GUIDE, anchor: str = "") -> None:
        super().__init__(app)
        self.book = book if book in books() else GUIDE
        self.search = Line("", 40)
        self.found: list[int] = []
        """The blocks that contain what is sought."""
        self.at = 0
        """Which of them was gone to last."""
        self._anchor = anchor
        self._laid: tuple[object, list[Laid], int] | None = None

    @classmethod
    def at_topic(cls, app: App, topic: str) -> ReaderScene:
        """Open at a topic of a page: a book, or a book and an anchor."""
        book, _, anchor = topic.partition("#")
        return cls(app, book or GUIDE, anchor)

    @property
    def blocks(self) -> tuple[Block, ...]:
        return read(self.book, self.words.language)

    @property
    def title(self) -> str:
        return book_name(self.words, self.book)

    def enter(self) -> None:
        super().enter()
        if self._anchor:
            self.jump(self._anchor)
            self._anchor = ""

    # -- going about ----------------------------------------------------------------------------------------

    def jump(self, anchor: str) -> None:
        """Show a heading at the top."""
        place = next((each.block for each in headings(self.blocks) if each.anchor == anchor), None)
        if place is not None:
            self.show_block(place)

    def show_block(self, number: int) -> None:
        laid = self._lay()[0]
        self.scroll("text").to(laid[number].top - self.units.px(6) if number else 0)
        self.refresh()

    def open_book(self, book: str) -> None:
        self.book = book
        self.found, self.at = [], 0
        self.scroll("text").to(0)
        self.scroll("index").to(0)
        self._seek()

    def _seek(self) -> None:
        """Find every block with all the sought words, and go to the first one."""
        sought = self.sought
        self.found = [
            number
            for number, block in enumerate(self.blocks)
            if sought and all(part in block.plain.lower() for part in sought)
        ]
        self.at = 0
        if self.found:
            self.show_block(self.found[0])
        else:
            self.refresh()

    def _next_found(self) -> None:
        if self.found:
            self.at = (self.at + 1) % len(self.found)
            self.show_block(self.found[self.at])
        else:
            self.app.play_refusal()

    @property
    def sought(self) -> tuple[str, ...]:
        return tuple(self.search.words.lower().split())

    @property
    def here(self) -> Heading | None:
        """The heading under which the top of the view lies."""
        laid = self._lay()[0]
        top = self.scroll("text").offset + self.units.px(20)
        before = [each for each in headings(self.blocks) if laid[each.block].top <= top]
        return before[-1] if before else next(iter(headings(self.blocks)), None)

    # -- layout ---------------------------------------------------------------------------------------------

    def contents(self) -> list[Control]:
        units = self.units
        body = self.body
        index = Rect(body.left, body.top, min(units.px(_INDEX), body.width * 2 // 5), body.height)
        text = Rect(
            index.right + units.px(GAP), body.top, body.right - index.right - units.px(GAP), body.height
        )
        self.panels = [index, text]
        return [*self._index(index), *self._text(text)]

    @property
    def _text_view(self) -> Rect:
        units = self.units
        body = self.body
        index = min(units.px(_INDEX), body.width * 2 // 5)
        room = Rect(
            body.left + index + units.px(GAP), body.top, body.width - index - units.px(GAP), body.height
        )
        view = room.inflate(-2 * units.px(24), -2 * units.px(16))
        spare = max(0, view.width - units.px(_WIDEST_LINE * max(1.0, units.text_scale)))
        return view.inflate(-spare, 0)

    def _lay(self) -> tuple[list[Laid], int]:
        """Where every block stands, and how long the whole is; measured once per book, size and language."""
        width = self._text_view.width
        key = (self.book, self.words.language, width, self.units)
        if self._laid is None or self._laid[0] != key:
            laid, top = [], 0
            for block in self.blocks:
                figure = self._figure(block, width)
                height = block_height(block, width, self.units, figure)
                laid.append(Laid(block, top, height, figure))
                top += height
            self._laid = (key, laid, top)
        return self._laid[1], self._laid[2]

    def _figure(self, block: Block, width: int) -> Surface | None:
        if block.kind is not Kind.FIGURE:
            return None
        entry = next(each for each in self.app.playable if each.name == self.book)
        picture: Picture = load(entry.picture)
        return picture.figure(block.anchor, width, self.units, self.words)

    def _index(self, panel: Rect) -> list[Control]:
        units = self.units
        pad = units.px(16)
        top = panel.top + units.px(12)
        controls: list[Control] = []
        wide = panel.width - 2 * pad
        names = [(book, book_name(self.words, book)) for book in books()]
        shared = {"app": self.app, "region": "search"}
        if len(names) > 1:
            high = units.px(40)
            controls.append(
                Choice(
                    id="book",
                    rect=Rect(panel.left + pad, top, wide, high),
                    label=self.words("reader-book"),
                    tip=self.words("reader-book-tip"),
                    values=names,
                    value=self.book,
                    on_change=self.open_book,
                    label_share=0,
                    **shared,
                )
            )
            top += high + units.px(6)
        high = units.px(16) + typesetting.line_height(Token.BODY, units)
        entry = TextEntry(
            id="search",
            rect=Rect(panel.left + pad, top, wide, high),
            label=self.words("reader-search"),
            tip=self.words("reader-search-tip"),
            hint=self.words("reader-search"),
            line=self.search,
            label_share=0,
            on_change=self._seek,
            on_enter=self._next_found,
            **shared,
        )
        top += high + units.px(2)
        count = self._count_words()
        room = Rect(panel.left + pad, top, wide, height_of(count, Token.LABEL, wide, units))
        controls += [
            entry,
            still_text(self.app, "found", count, room, Token.LABEL, colour=SHELL.muted, wraps=True),
        ]
        rows = Rect(panel.left, room.bottom, panel.width, panel.bottom - room.bottom)
        column = Column(self, "index", rows)
        here = self.here
        for heading in headings(self.blocks):
            column.add(self._index_row(column, heading, heading == here))
        listed = column.done()
        panel.height = max(panel.height, rows.bottom - panel.top)
        return [*controls, *listed]

    def _count_words(self) -> str:
        if not self.sought:
            return self.words("reader-contents")
        if not self.found:
            return self.words("reader-nothing-found")
        return self.words("reader-found", number=self.at + 1, count=len(self.found))

    def _index_row(self, column: Column, heading: Heading, is_here: bool) -> Row:
        units = self.units
        indent = units.px(10 + 12 * (heading.level - 1))
        token = Token.NAME if heading.level == 1 else Token.BODY
        room_wide = column.width - indent - units.px(8)
        high = max(units.px(32), height_of(heading.words, token, room_wide, units) + units.px(8))
        place = column.place(high, 2)
        rect: Rect = place["rect"]
        room = Rect(rect.left + indent, rect.top, room_wide, rect.height)
        ink = GOLD if is_here else SHELL.text if heading.level < 3 else SHELL.muted
        return Row(
            id=f"to-{heading.anchor}",
            label=heading.words,
            tip=self.words("reader-jump-tip", heading=heading.words),
            words=[Printed(heading.words, token, room, ink, wraps=True)],
            is_chosen=is_here,
            on_act=lambda: self.jump(heading.anchor),
            **place,
        )

    def _text(self, panel: Rect) -> list[Control]:
        scroll = self.scroll("text")
        laid, whole = self._lay()
        view = self._text_view
        last = headings(self.blocks)[-1].block
        # Long enough for the last heading to stand at the top.
        scroll.fit(view, max(whole + self.units.px(24), laid[last].top + view.height - self.units.px(6)))
        controls: list[Control] = [
            TextView(
                id="text",
                app=self.app,
                rect=panel.inflate(-self.units.px(8), -self.units.px(8)),
                label=self.title,
                tip=self.words("reader-text-tip"),
                region="text",
                scroll=scroll,
                on_scroll=self.refresh,
            )
        ]
        controls += [
            self._block(number, each, view)
            for number, each in enumerate(laid)
            if each.top + each.height > scroll.offset and each.top < scroll.offset + view.height
        ]
        return [*controls, self.scroll_bar("text")]

    def _block(self, number: int, laid: Laid, view: Rect) -> Control:
        rect = Rect(view.left, view.top + laid.top - self.scroll("text").offset, view.width, laid.height)
        return BookBlock(
            id=f"block-{number}",
            app=self.app,
            rect=rect,
            label=laid.block.plain,
            region="text",
            clip=view.inflate(2 * self.units.px(14), 0),
            block=laid.block,
            figure=laid.figure,
            sought=self.sought if number in self.found else (),
        )

    def first_focus(self) -> str:
        return "text"


@dataclass(slots=True, kw_only=True)
class BookBlock(Still):
    """A block of the book, drawn when it comes into view."""

    block: Block
    sought: tuple[str, ...] = ()
    figure: Surface | None = None

    def draw(self, app: App, surface: Surface, look: Look) -> None:
        draw_block(surface, self.rect, self.block, self.units, self.sought, self.figure)
