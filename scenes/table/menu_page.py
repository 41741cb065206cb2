"""The match's own menu: resume, save, load, replay, begin anew, settings, rules, leave."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from pygame import Rect

from scenes.control import Control
from scenes.controls import Button, Plate, still_text
from scenes.keys import Command
from scenes.skin.type import Align, Token, measure_paragraph
from scenes.table.overlay import PAD, TableOverlay

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.table.scene import TableScene

WIDTH = 400.0
_ROW = 42.0


class _Line(NamedTuple):
    """One line of the menu."""

    name: str
    icon: str
    act: Callable[[], None]
    command: Command | None = None
    why_not: str = ""


class MatchMenuScene(TableOverlay):
    """What can be done with the match besides playing it. Shows nothing that only one person may see."""

    name: ClassVar[str] = "match-menu"

    def __init__(self, app: App, table: TableScene) -> None:
        super().__init__(app, table)
        self.is_over_hand_over = table.sitting.is_veiled

    def _lines(self) -> list[_Line]:
        table = self.table
        not_veiled = self.table_words("table-not-your-turn") if table.sitting.is_veiled else ""
        no_steps = "" if table.sitting.match.log else self.table_words("table-nothing-played")
        return [
            _Line("resume", "play", self.close, Command.BACK),
            _Line("save", "save", self._save),
            _Line("load", "folder", self._load),
            _Line("replay", "replay", self._replay, None, not_veiled or no_steps),
            _Line("redo", "redo", self._redo, Command.REDO, table.why_not_tool("redo")),
            _Line("new", "plus", self._new, Command.NEW_MATCH),
            _Line("settings", "sliders", lambda: self.app.command(Command.SETTINGS), Command.SETTINGS),
            _Line("rules", "book", lambda: self.app.command(Command.RULES), Command.RULES),
            _Line("leave", "quit", self.app.go_home),
        ]

    def build(self) -> list[Control]:
        units, words = self.units, self.table_words
        lines = self._lines()
        pad, gap, high = units.px(PAD), units.px(8), units.px(_ROW)
        width = units.px(WIDTH)
        inner = width - 2 * pad
        title = self._title()
        head = measure_paragraph(title, Token.TITLE, inner, units)[1]
        stands = words.say(self.table.sitting.rules.headline(self.table.sitting.view))
        below = measure_paragraph(stands, Token.BODY, inner, units)[1]
        self.frame = Rect(0, 0, width, 2 * pad + head + below + 2 * gap + (high + gap) * len(lines))
        self.frame.center = units.frame.center
        room = Rect(self.frame.left + pad, self.frame.top + pad, inner, head)
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
            ),
            still_text(
                self.app,
                "headline",
                stands,
                Rect(room.left, room.bottom, inner, below),
                Token.BODY,
                colour=self.theme.muted,
                align=Align.CENTRE,
                wraps=True,
            ),
        ]
        top = room.bottom + below + 2 * gap
        for line in lines:
            made.append(
                Button(
                    id=line.name,
                    app=self.app,
                    theme=self.theme,
                    rect=Rect(room.left, top, inner, high),
                    label=words(f"table-menu-{line.name}"),
                    icon=line.icon,
                    command=line.command,
                    why_not=line.why_not,
                    on_act=line.act,
                    plate=Plate.GOLD if line.name == "resume" else Plate.PLAIN,
                )
            )
            top += high + gap
        return made

    def _title(self) -> str:
        label = self.table.sitting.match.label
        return (label.title if label else "") or self.table_words(f"{self.table.sitting.entry.name}-name")

    # -- what the lines do ----------------------------------------------------------------------------------

    def _save(self) -> None:
        from scenes.load import LoadScene

        self.app.push(LoadScene(self.app, self.table.sitting.match, self.table.keeping.thumbnail()))

    def _load(self) -> None:
        from scenes.load import LoadScene

        self.table.keeping.finish()
        self.app.push(LoadScene(self.app))

    def _replay(self) -> None:
        from scenes.table.replay import ReplayScene

        self.app.pop()
        self.app.push(ReplayScene(self.app, self.table))

    def _redo(self) -> None:
        self.app.pop()
        self.table.redo()

    def _new(self) -> None:
        from scenes.new_match import new_match_page

        self.table.keeping.finish()
        self.app.push(new_match_page(self.app, self.table.sitting.entry))
