"""The main menu: the match to continue, then everything else; at the right the games in their medallions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from pygame import Rect, Surface

from game.registry import GameEntry
from game.text import Text
from saves.faults import BadFile
from saves.store import Slot
from scenes.control import Control
from scenes.controls import Button, Plate, Printed, Still, height_of
from scenes.keys import Command
from scenes.menu_parts import GreatCard, Medallion, MenuRow
from scenes.night import night
from scenes.scene import Scene
from scenes.skin import panel as skin
from scenes.skin import type as typesetting
from scenes.skin.colours import SHELL
from scenes.skin.type import Token
from scenes.slots import game_name, title_words
from scenes.words import LANGUAGE_NAMES, LANGUAGES

if TYPE_CHECKING:
    from scenes.app import App

LEFT = 67.0
COLUMN = 394.0
ROW = 42.0
_ROW_GAP = 6.0
_CARD_LEAST = 100.0
_CARD_MOST = 253.0

_PLACES: dict[int, tuple[tuple[float, float, float], ...]] = {
    1: ((0.5, 0.46, 0.31),),
    2: ((0.29, 0.36, 0.225), (0.72, 0.62, 0.225)),
    3: ((0.245, 0.35, 0.19), (0.755, 0.285, 0.18), (0.52, 0.74, 0.175)),
    4: ((0.22, 0.35, 0.19), (0.70, 0.27, 0.18), (0.40, 0.75, 0.165), (0.83, 0.70, 0.16)),
}
"""Middles of the medallions as shares of the room at the right, radii as shares of the window's height."""


class _Line(NamedTuple):
    """A line of the menu: its name, what it does, and a few words about it."""

    name: str
    icon: str
    command: Command
    act: Callable[[], None]
    about: str


class MenuScene(Scene):
    """The first page."""

    name: ClassVar[str] = "menu"
    topic: ClassVar[str] = "table"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._newest: Slot | None = None
        self._saved = 0
        self._has_told = False
        self._panels: list[Rect] = []
        self._ground: tuple[object, Surface] | None = None

    def enter(self) -> None:
        fault = self._look()
        super().enter()
        if fault is not None and not self._has_told:
            self._has_told = True
            self.app.tell(fault, sign="warning")

    def _look(self) -> Text | None:
        """Find the match to continue; where the folder cannot be read there is none, and a reason."""
        try:
            self._newest = self.app.store.newest()
            self._saved = self.app.store.file_count()
        except BadFile as bad:
            self._newest, self._saved = None, 0
            return bad.reason
        return None

    # -- what can be done -----------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Open the newest match that is not over."""
        from scenes.open_file import open_file

        assert self._newest is not None, "without a match the card begins a new one"
        open_file(self.app, self._newest.path)

    def begin(self, entry: GameEntry | None = None) -> None:
        from scenes.new_match import new_match_page

        self.app.push(new_match_page(self.app, entry))

    def open_files(self) -> None:
        from scenes.load import LoadScene

        self.app.push(LoadScene(self.app))

    def learn(self) -> None:
        from scenes.learn import LearnScene

        self.app.push(LearnScene(self.app))

    def settings(self) -> None:
        self.app.command(Command.SETTINGS)

    def next_language(self) -> None:
        place = LANGUAGES.index(self.app.settings.language)
        self.app.change_language(LANGUAGES[(place + 1) % len(LANGUAGES)])

    # -- building -------------------------------------------------------------------------------------------

    def build(self) -> list[Control]:
        units = self.units
        self._panels = []
        title = self._title()
        row = self._row_height()
        lines = self._lines()
        rows_high = len(lines) * (row + _ROW_GAP) - _ROW_GAP
        top = (title[-1].rect.bottom - units.frame.top) / units.scale + 12
        bottom = units.height - 34
        card_high = min(_CARD_MOST, max(_CARD_LEAST, bottom - top - rows_high - 14))
        spare = max(0.0, bottom - top - rows_high - 14 - card_high)
        card = units.rect(LEFT, top + spare * 0.2, COLUMN, card_high)
        rows_top = top + spare * 0.2 + card_high + 14
        return [
            *title,
            self._great_card(card),
            *self._rows(lines, rows_top, row),
            *self._medallions(),
            *self._foot(),
        ]

    def _row_height(self) -> float:
        """High enough for two lines of text, but no higher than five of them have room for."""
        lines = 2 * typesetting.line_height(Token.BODY, self.units) / self.units.scale
        return max(36.0 if self.units.height < 640 else ROW, lines + 2)

    def _title(self) -> list[Control]:
        units = self.units
        is_low = units.height < 640
        size = 40.0 if is_low else 73.0
        top = 10.0 if is_low else 26.0
        sprite = typesetting.metal("EGOTABLE", Token.DISPLAY, units, size)
        reach = typesetting.metal_margin(units)
        place = units.rect(LEFT, top, 0, 0).topleft
        rect = Rect(place, (sprite.get_width() - 2 * reach, sprite.get_height() - 2 * reach))
        title = Still(
            id="title",
            app=self.app,
            rect=rect,
            label="Egotable",
            sprites=[(sprite, (rect.left - reach, rect.top - reach))],
        )
        words = self.words("shell-motto")
        quote = 15.0 if is_low else 19.0
        wide, high = typesetting.measure_line(words, Token.QUOTE, units, quote)
        room = Rect(rect.left + units.px(2), rect.bottom - units.px(6), max(wide, units.px(COLUMN)), high)
        motto = Still(
            id="motto",
            app=self.app,
            rect=room,
            label=words,
            prints=[Printed(words, Token.QUOTE, room, "#D8CCF6", size=quote)],
        )
        return [title, motto]

    def _great_card(self, rect: Rect) -> Control:
        """The match to continue; without one a new match, so that the largest thing always leads on."""
        self._panels.append(rect)
        if self._newest is not None:
            return GreatCard(
                id="continue",
                app=self.app,
                rect=rect,
                label=self.words("shell-continue"),
                slot=self._newest,
                region="menu",
                on_act=self.go_on,
            )
        return GreatCard(
            id="new",
            app=self.app,
            rect=rect,
            label=self.words("shell-new"),
            slot=None,
            about=self.words("shell-new-first"),
            why_not=self._why_not_new(),
            command=Command.NEW_MATCH,
            region="menu",
            on_act=self.begin,
        )

    def _lines(self) -> list[_Line]:
        """What stands below the card, from top to bottom."""
        words = self.words
        new = _Line("new", "plus", Command.NEW_MATCH, self.begin, words("shell-new-about"))
        rest = [
            _Line(
                "load",
                "folder",
                Command.QUICK_LOAD,
                self.open_files,
                words("shell-load-about", count=self._saved),
            ),
            _Line("learn", "book", Command.RULES, self.learn, words("shell-learn-about")),
            _Line("settings", "sliders", Command.SETTINGS, self.settings, words("shell-settings-about")),
            _Line("quit", "quit", Command.BACK, self.app.quit, words("shell-quit-about")),
        ]
        return rest if self._newest is None else [new, *rest]

    def _rows(self, lines: Sequence[_Line], top: float, high: float) -> list[Control]:
        labels = [self.words(f"shell-{line.name}") for line in lines]
        widest = max(typesetting.measure_line(label, Token.HEADING, self.units)[0] for label in labels)
        return [
            MenuRow(
                id=line.name,
                app=self.app,
                rect=self.units.rect(LEFT, top + place * (high + _ROW_GAP), COLUMN, high),
                label=label,
                about=line.about,
                icon=line.icon,
                name_width=widest,
                command=line.command,
                region="menu",
                on_act=line.act,
                why_not=self._why_not_new() if line.name == "new" else "",
            )
            for place, (line, label) in enumerate(zip(lines, labels, strict=True))
        ]

    def _why_not_new(self) -> str:
        return "" if self.app.playable else self.words("shell-no-games")

    def _medallions(self) -> list[Control]:
        games = self.app.playable
        places = self._places(max(1, len(games)))
        if not games:
            rect, radius = places[0]
            words = ("Egotable", self.words("shell-no-games"))
            return [Medallion.of(self.app, "emblem", rect, radius, None, *words)]
        return [
            Medallion.of(
                self.app,
                f"game-{entry.name}",
                rect,
                radius,
                entry,
                game_name(self.words, entry.name),
                title_words(self.words, entry.name, "tagline"),
                self.begin,
            )
            for entry, (rect, radius) in zip(games, places, strict=True)
        ]

    def _places(self, count: int) -> list[tuple[tuple[int, int], int]]:
        """Middle and radius of each medallion."""
        units = self.units
        frame = units.frame
        left = units.rect(LEFT + COLUMN + 28, 0, 0, 0).left
        room = Rect(left, frame.top, frame.right - left - units.px(12), frame.height - units.px(30))
        most = min(room.width, room.height)
        if count in _PLACES:
            shares = _PLACES[count]
        else:
            across = 3
            down = -(-count // across)
            shares = tuple(
                ((place % across + 0.5) / across, (place // across + 0.42) / down, 0.36 / max(across, down))
                for place in range(count)
            )
        return [
            (
                (room.left + round(x * room.width), room.top + round(y * room.height)),
                round(min(radius * frame.height, most * radius * 1.4)),
            )
            for x, y, radius in shares
        ]

    def _foot(self) -> list[Control]:
        """Statistics, keys, full screen and language, at the lower right."""
        units, words = self.units, self.words
        parts: tuple[tuple[str, str, Command | None, Callable[[], None], str], ...] = (
            ("language", LANGUAGE_NAMES[self.app.settings.language], None, self.next_language, "language"),
            ("full-screen", words("shell-full-screen"), Command.FULL_SCREEN, self.app.toggle_full_screen, ""),
            ("keys", words("shell-keys"), Command.KEY_MAP, lambda: self.app.command(Command.KEY_MAP), ""),
            (
                "statistics",
                words("shell-statistics"),
                Command.STATISTICS,
                lambda: self.app.command(Command.STATISTICS),
                "chart",
            ),
        )
        right, high = (
            units.frame.right - units.px(20),
            max(units.px(32), height_of("X", Token.LABEL, 999, units) + units.px(10)),
        )
        top = units.frame.bottom - high - units.px(2)
        controls: list[Control] = []
        for name, label, command, act, icon in parts:
            wide = typesetting.measure_line(label, Token.LABEL, units)[0] + units.px(28)
            if command is not None:
                wide += skin.keycap(self.app.keys.name(command), units).get_width() + units.px(8)
            if icon:
                wide += units.px(28)
            right -= wide
            button = Button(
                id=name,
                app=self.app,
                rect=Rect(right, top, wide, high),
                label=label,
                command=command,
                icon=icon,
                on_act=act,
                plate=Plate.GHOST,
                token=Token.LABEL,
                region="foot",
                tip=words(f"shell-{name}-tip"),
            )
            controls.insert(0, button)
        return controls

    # -- drawing --------------------------------------------------------------------------------------------

    def draw_under(self, surface: Surface) -> None:
        key = (self.units, tuple(map(tuple, self._panels)))
        if self._ground is None or self._ground[0] != key:
            ground = night(self.app).copy()
            for rect in self._panels:
                skin.draw_panel(ground, rect, self.units, SHELL, night(self.app))
            self._ground = (key, ground)
        surface.blit(self._ground[1], (0, 0))
