"""What happened since a person's last turn, told when the window has come to them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from pygame import Rect

from scenes.control import Control
from scenes.controls import BAR, Button, Plate, Scroll, ScrollBar, button_width, still_text
from scenes.keys import Command
from scenes.skin.type import Align, Token, measure_paragraph
from scenes.table.chronicle import LogRow
from scenes.table.log_rows import RING, RowControl, list_height, log_controls, row_height
from scenes.table.overlay import PAD, TableOverlay

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.table.scene import TableScene

WIDTH = 460.0


class SinceScene(TableOverlay):
    """The rows of the chronicle that a person has not read yet."""

    name: ClassVar[str] = "since"

    def __init__(self, app: App, table: TableScene, rows: Sequence[LogRow]) -> None:
        super().__init__(app, table)
        self.rows = rows
        self.scroll = Scroll()

    def build(self) -> list[Control]:
        units, words = self.units, self.table_words
        # In the language of the moment: the rows were handed over as steps, and are told again.
        since = min(row.step for row in self.rows) - 1
        rows = self.table.chronicle.rows(words, since=since)
        pad, width = units.px(PAD), units.px(WIDTH)
        inner = width - 2 * pad
        title = words("table-since")
        head = measure_paragraph(title, Token.TITLE, inner, units)[1]
        foot = units.px(46)
        room_of_row = inner - units.px(BAR) - 2 * units.px(RING)
        listed = list_height([row_height(row, room_of_row, "", units) for row in rows], units)
        most = units.frame.height - 2 * units.px(40) - head - foot - 4 * pad
        high = min(listed, most)
        self.frame = Rect(0, 0, width, head + high + foot + 4 * pad)
        self.frame.center = units.frame.center
        top = self.frame.top + pad
        room = Rect(self.frame.left + pad, top, inner, head)
        made: list[Control] = [
            still_text(
                self.app,
                "title",
                title,
                room,
                Token.TITLE,
                colour=self.theme.text,
                align=Align.CENTRE,
                wraps=True,
            )
        ]
        view = Rect(self.frame.left + pad, room.bottom + pad // 2, inner - units.px(BAR), high)
        made += log_controls(
            self.app,
            rows,
            view,
            self.scroll,
            self.table.picture,
            self.theme,
            newest=-1,
            why_label="",
            on_use=lambda row: None,
            tip="",
        )
        made.append(
            ScrollBar(
                id="since-bar",
                app=self.app,
                theme=self.theme,
                rect=view,
                label="",
                region="log",
                scroll=self.scroll,
                on_scroll=self.refresh,
            )
        )
        label = words("table-go-on")
        wide = max(units.px(160), button_width(self.app, label, key=self.app.keys.name(Command.BACK)))
        rect = Rect(0, 0, wide, foot)
        rect.midbottom = (self.frame.centerx, self.frame.bottom - pad)
        made.append(
            Button(
                id="go-on",
                app=self.app,
                theme=self.theme,
                rect=rect,
                label=label,
                plate=Plate.GOLD,
                command=Command.BACK,
                on_act=self.close,
                region="answer",
            )
        )
        return made

    def first_focus(self) -> str:
        return "go-on"

    def move_focus(self, name: str) -> None:
        super().move_focus(name)
        control = self.find(name)
        if isinstance(control, RowControl) and self.scroll.reveal(control.rect, self.units.px(4)):
            self.refresh()
