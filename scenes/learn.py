"""Learn: the guide to the table, and for every game its rules and its lessons."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from pygame import Rect, Surface

from game.registry import GameEntry, load
from scenes.column import Column
from scenes.control import Control
from scenes.controls import Printed, Row, height_of
from scenes.lesson import Lesson
from scenes.library import GUIDE, books, headings, read
from scenes.page import Page
from scenes.picture import Picture
from scenes.reader import ReaderScene
from scenes.skin.colours import SHELL
from scenes.skin.icons import icon
from scenes.skin.orb import medallion
from scenes.skin.type import Token
from scenes.slots import portrait_of

if TYPE_CHECKING:
    from scenes.app import App

_WIDEST = 860.0


class LearnScene(Page):
    """Everything there is to read and to try."""

    name: ClassVar[str] = "learn"
    title_key: ClassVar[str] = "shell-learn"
    topic: ClassVar[str] = "table"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._column: Column

    def contents(self) -> list[Control]:
        body = self.body
        wide = min(body.width, self.units.px(_WIDEST * max(1.0, self.units.text_scale)))
        panel = Rect(body.centerx - wide // 2, body.top, wide, body.height)
        self.panels = [panel]
        self._column = Column(self, "learn", panel)
        self._column.head("guide-head", self.words("learn-table"))
        self._row(
            f"book-{GUIDE}",
            self.words("learn-guide"),
            self.words("learn-guide-about"),
            icon("book", self.units.px(30), SHELL.accent),
            lambda: self._read(GUIDE),
        )
        for entry in self.app.playable:
            self._game(entry)
        return self._column.done()

    def _game(self, entry: GameEntry) -> None:
        name = self.words(f"{entry.name}-name")
        picture: Picture = load(entry.picture)
        lessons = picture.lessons()
        gallery = picture.gallery_page(self.app)
        if entry.name not in books() and not lessons and gallery is None:
            return
        self._column.head(f"{entry.name}-head", name)
        side = self.units.px(44)
        for lesson in lessons:
            self._row(
                f"lesson-{entry.name}-{lesson.id}",
                self.words.say(lesson.title),
                self.words.say(lesson.about),
                icon("play", self.units.px(26), SHELL.accent),
                self._begin(entry, lesson),
            )
        if entry.name in books():
            self._row(
                f"book-{entry.name}",
                self.words("learn-rules", game=name),
                self._contents_of(entry.name),
                medallion(side, portrait_of(self.app, entry.name, side * 2)),
                lambda: self._read(entry.name),
            )
        if gallery is not None:
            self._row(
                f"gallery-{entry.name}",
                self.words("learn-gallery"),
                self.words(f"{entry.name}-gallery-about"),
                icon("eye", self.units.px(28), SHELL.accent),
                lambda: self.app.push(gallery),
            )

    def _contents_of(self, book: str) -> str:
        """The main chapters of a book."""
        chapters = [each.words for each in headings(read(book, self.words.language)) if each.level == 2]
        return " · ".join(chapters)

    def _row(self, name: str, label: str, about: str, sign: Surface, act: Callable[[], None]) -> None:
        units = self.units
        left = units.px(66)
        room_wide = self._column.width - left - units.px(12)
        label_high = height_of(label, Token.HEADING, room_wide, units)
        about_high = height_of(about, Token.BODY, room_wide, units) if about else 0
        place = self._column.place(max(units.px(56), label_high + about_high + units.px(16)))
        rect: Rect = place["rect"]
        top = rect.centery - (label_high + about_high) // 2
        words = [
            Printed(
                label,
                Token.HEADING,
                Rect(rect.left + left, top, room_wide, label_high),
                SHELL.text,
                wraps=True,
            )
        ]
        if about:
            room = Rect(rect.left + left, top + label_high, room_wide, about_high)
            words.append(Printed(about, Token.BODY, room, SHELL.muted, wraps=True))
        at = sign.get_rect(center=(rect.left + units.px(34), rect.centery)).topleft
        self._column.add(
            Row(id=name, label=label, tip=about, words=words, sprites=[(sign, at)], on_act=act, **place)
        )

    def _read(self, book: str) -> None:
        self.app.push(ReaderScene(self.app, book))

    def _begin(self, entry: GameEntry, lesson: Lesson) -> Callable[[], None]:
        def begin() -> None:
            from scenes.table import begin_lesson

            begin_lesson(self.app, entry, lesson)

        return begin
