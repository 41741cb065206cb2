"""The load and save page: every match file with its picture, and what can be done with each."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from pygame import Rect, Surface

from game.match import Match
from game.text import Text, text
from saves.faults import BadFile
from saves.schema import LONGEST_TITLE
from saves.store import Slot
from scenes.column import Column
from scenes.control import Control
from scenes.controls import Button, Plate, Printed, Row, Still, height_of
from scenes.dialog import AskScene, ConfirmScene
from scenes.open_file import open_file
from scenes.page import GAP, Page
from scenes.skin.colours import GOLD, SHELL
from scenes.skin.icons import icon
from scenes.skin.type import Align, Token
from scenes.slots import game_name, said, thumbnail, title_of, when

if TYPE_CHECKING:
    from scenes.app import App

THUMBNAIL = (160.0, 90.0)
_SIDE = 300.0
_LONGEST_PATH = 400


class LoadScene(Page):
    """Match files; at a table also the place to save the match under a title."""

    name: ClassVar[str] = "load"
    topic: ClassVar[str] = "table#saving"

    def __init__(self, app: App, match: Match | None = None, picture: bytes | None = None) -> None:
        super().__init__(app)
        self.match = match
        """The match at the table behind this page, which can be saved here."""
        self.picture = picture
        self.chosen: Path | None = None
        self.slots: list[Slot] = []
        self.fault: Text | None = None

    @property
    def title(self) -> str:
        return self.words("load-title-save" if self.match is not None else "shell-load")

    def enter(self) -> None:
        self._look()
        super().enter()

    def _look(self) -> None:
        """Read the folder again; one that cannot be read says so in the place of its matches."""
        try:
            self.slots, self.fault = self.app.store.slots(), None
        except BadFile as bad:
            self.slots, self.fault = [], bad.reason
        paths = [slot.path for slot in self._in_order()]
        if self.chosen not in paths:
            self.chosen = paths[0] if paths else None

    def _in_order(self) -> list[Slot]:
        """As the page lists them: what people saved, then what saved itself."""
        return sorted(self.slots, key=lambda slot: slot.is_autosave)

    @property
    def slot(self) -> Slot | None:
        return next((slot for slot in self.slots if slot.path == self.chosen), None)

    # -- layout ---------------------------------------------------------------------------------------------

    def contents(self) -> list[Control]:
        units = self.units
        body = self.body
        side = min(units.px(_SIDE), body.width * 2 // 5)
        left = Rect(body.left, body.top, body.width - side - units.px(GAP), body.height)
        right = Rect(left.right + units.px(GAP), body.top, side, body.height)
        self.panels = [left, right]
        return [*self._list(left), *self._actions(right)]

    def _list(self, panel: Rect) -> list[Control]:
        column = Column(self, "slots", panel)
        if not self.slots:
            self._nothing(column)
        for is_autosave, head in ((False, "load-matches"), (True, "load-autosaves")):
            slots = [slot for slot in self._in_order() if slot.is_autosave is is_autosave]
            if slots:
                column.head(f"{head}-head", self.words(head))
            for slot in slots:
                column.add(self._row(column, slot))
        return column.done()

    def _nothing(self, column: Column) -> None:
        """What stands in the place of matches: that there are none, or that they cannot be read."""
        is_bad = self.fault is not None
        words = self.words.say(self.fault) if self.fault is not None else self.words("load-empty")
        side = self.units.px(64)
        place = column.place(side + self.units.px(40), 0)
        sign = icon("warning" if is_bad else "folder", side, SHELL.danger if is_bad else SHELL.accent)
        at = sign.get_rect(midbottom=place["rect"].midbottom).topleft
        column.add(Still(id="empty-sign", label="", sprites=[(sign, at)], **place))
        high = height_of(words, Token.BODY, column.width, self.units, 17)
        place = column.place(high + self.units.px(48))
        printed = Printed(words, Token.BODY, place["rect"], SHELL.text, Align.CENTRE, wraps=True, size=17)
        column.add(Still(id="empty", label=words, prints=[printed], **place))

    def _row(self, column: Column, slot: Slot) -> Row:
        units = self.units
        width = units.px(THUMBNAIL[0])
        picture = (width, width * 9 // 16)
        pad = units.px(8)
        room = column.width - width - 3 * pad - units.px(4)
        lines = self._lines(slot)
        heights = [height_of(words, token, room, units) + units.px(2) for words, token, _ in lines]
        place = column.place(max(picture[1] + units.px(8), sum(heights) + units.px(10)))
        rect: Rect = place["rect"]
        top = rect.centery - sum(heights) // 2
        words = []
        for (line, token, colour), high in zip(lines, heights, strict=True):
            left = rect.left + width + 2 * pad + units.px(4)
            words.append(Printed(line, token, Rect(left, top, room, high), colour, wraps=True))
            top += high
        at = (rect.left + pad + units.px(2), rect.centery - picture[1] // 2)
        return Row(
            id=f"slot-{slot.path.stem}",
            label=lines[0][0],
            tip=self.words("load-row-tip", title=lines[0][0]),
            words=words,
            sprites=self._sprites(slot, at, picture),
            is_chosen=slot.path == self.chosen,
            on_act=lambda: self._touch(slot),
            **place,
        )

    def _sprites(
        self, slot: Slot, at: tuple[int, int], size: tuple[int, int]
    ) -> list[tuple[Surface, tuple[int, int]]]:
        sprites = [(thumbnail(self.app, slot, size, 6 * self.units.scale), at)]
        if slot.header is None:
            side = self.units.px(34)
            sign = icon("warning", side, SHELL.danger)
            sprites = [(sign, (at[0] + (size[0] - side) // 2, at[1] + (size[1] - side) // 2))]
        return sprites

    def _lines(self, slot: Slot) -> list[tuple[str, Token, str]]:
        """What a row says: title, game and headline, date, what happened last; or what is wrong."""
        if slot.header is None:
            reason = self.words.say(slot.fault) if slot.fault is not None else ""
            return [(slot.path.name, Token.NAME, SHELL.text), (reason, Token.BODY, SHELL.danger)]
        words, header = self.words, slot.header
        where = said(words, header.headline)
        state = [game_name(words, header.game), words("load-over") if header.over else where]
        date = when(words, header.saved)
        if slot.is_quick_save:
            date = words("load-quick-saved", date=date)
        lines = [
            (title_of(words, header), Token.NAME, SHELL.text),
            (" · ".join(part for part in state if part), Token.BODY, GOLD),
            (date, Token.LABEL, SHELL.muted),
        ]
        if last := said(words, header.last_event):
            lines.append((last, Token.BODY, SHELL.muted))
        return lines

    def _actions(self, panel: Rect) -> list[Control]:
        column = Column(self, "actions", panel)
        slot = self.slot
        if slot is not None:
            self._picture(column, slot)
        is_bad = slot is None or slot.header is None
        why_bad = self.words("load-choose") if slot is None else self.words("load-broken")
        why_none = self.words("load-choose") if slot is None else ""
        if slot is not None and slot.backup is not None:
            self._action(column, "backup", "replay", self._open_backup, "", Plate.GOLD)
        else:
            self._action(column, "open", "play", self._open, why_bad if is_bad else "", Plate.GOLD)
        self._action(column, "rename", "pencil", self._ask_title, why_bad if is_bad else "")
        self._action(column, "export", "export", self._ask_export, why_none)
        self._action(column, "delete", "trash", self._ask_delete, why_none, Plate.DANGER)
        column.head("other-head", self.words("load-other"))
        self._action(column, "import", "import", self._ask_import, "")
        if self.match is not None:
            self._action(column, "save", "save", self._ask_save, "")
        return column.done()

    def _picture(self, column: Column, slot: Slot) -> None:
        wide = column.width
        if slot.header is None or column.view.height < wide * 9 // 16 + self.units.px(330):
            return
        size = (wide, wide * 9 // 16)
        place = column.place(size[1], 10)
        sprite = thumbnail(self.app, slot, size, 10 * self.units.scale)
        column.add(Still(id="picture", label="", sprites=[(sprite, place["rect"].topleft)], **place))

    def _action(
        self,
        column: Column,
        name: str,
        sign: str,
        act: Callable[[], None],
        why_not: str,
        plate: Plate = Plate.PLAIN,
    ) -> None:
        column.add(
            Button(
                id=name,
                label=self.words(f"load-{name}"),
                tip=self.words(f"load-{name}-tip"),
                icon=sign,
                plate=plate,
                why_not=why_not,
                on_act=act,
                **column.place(self.units.px(42), 8),
            )
        )

    def first_focus(self) -> str:
        return f"slot-{self.chosen.stem}" if self.chosen is not None else "import"

    # -- choosing -------------------------------------------------------------------------------------------

    def move_focus(self, name: str) -> None:
        """With keys the choice follows the focus; with the mouse a second click opens."""
        super().move_focus(name)
        for slot in self.slots:
            if name == f"slot-{slot.path.stem}" and slot.path != self.chosen:
                self.chosen = slot.path
                self.refresh()

    def _touch(self, slot: Slot) -> None:
        if slot.path != self.chosen:
            self.chosen = slot.path
            self.refresh()
        elif slot.backup is not None:
            self._open_backup()
        else:
            self._open()

    def _chosen(self) -> Slot:
        slot = self.slot
        assert slot is not None, "the button is greyed without a choice"
        return slot

    # -- doing ----------------------------------------------------------------------------------------------

    def _open(self) -> None:
        open_file(self.app, self._chosen().path)

    def _open_backup(self) -> None:
        backup = self._chosen().backup
        assert backup is not None, "the button is there only with a backup"
        open_file(self.app, backup)

    def _ask_title(self) -> None:
        slot = self._chosen()
        assert slot.header is not None, "the button is greyed without a header"

        def rename(title: str) -> None:
            self.app.store.rename(slot, title)
            self._again()

        self.app.push(
            AskScene(
                self.app,
                text("load-ask-title"),
                rename,
                words=slot.header.title or title_of(self.words, slot.header),
                yes_key="load-rename",
                longest=LONGEST_TITLE,
            )
        )

    def _ask_delete(self) -> None:
        slot = self._chosen()
        label = self._lines(slot)[0][0]

        def delete() -> None:
            self.app.store.delete(slot)
            self.chosen = None
            self._again()

        self.app.push(
            ConfirmScene(self.app, text("load-ask-delete", title=label), delete, yes_key="load-delete")
        )

    def _ask_export(self) -> None:
        slot = self._chosen()

        def export(written: str) -> None:
            path = Path(written).expanduser()
            target = path / slot.path.name if path.is_dir() else path
            self.app.store.export(slot, target)
            self.app.tell(text("load-exported", file=str(target)), sign="success")

        self.app.push(
            AskScene(
                self.app,
                text("load-ask-export"),
                export,
                words=str(Path.home() / slot.path.name),
                yes_key="load-export",
                longest=_LONGEST_PATH,
            )
        )

    def _ask_import(self) -> None:
        def take(written: str) -> None:
            self.chosen = self.app.store.import_file(Path(written).expanduser()).path
            self._again()

        self.app.push(
            AskScene(self.app, text("load-ask-import"), take, yes_key="load-import", longest=_LONGEST_PATH)
        )

    def _ask_save(self) -> None:
        match = self.match
        assert match is not None, "the button is there only with a match"

        def save(title: str) -> None:
            self.chosen = self.app.store.save_as(match, title, self.picture)
            self._again()

        title = match.label.title if match.label is not None else ""
        self.app.push(
            AskScene(
                self.app, text("load-ask-save"), save, words=title, yes_key="load-save", longest=LONGEST_TITLE
            )
        )

    def _again(self) -> None:
        """Show the folder as it is now."""
        self._look()
        self.focused = self.first_focus()
        self.refresh()
        self.reveal(self.focused)
