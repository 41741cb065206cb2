"""A new match of any game: its options, who sits where, and the seed of its chance."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from pygame import Rect

from ai.levels import LEVELS
from game.match import PERSON
from game.registry import GameEntry, load
from game.rules import SeatRole
from scenes.column import Column
from scenes.control import Control
from scenes.controls import (
    Button,
    Choice,
    Plate,
    Printed,
    Row,
    Still,
    TextEntry,
    button_width,
    entry_height,
    height_of,
    setting_height,
)
from scenes.match_choice import MatchChoice, chance_seed
from scenes.option_rows import add_option_rows
from scenes.page import GAP, Page
from scenes.scene import Scene
from scenes.skin.colours import GOLD, SHELL
from scenes.skin.marks import player_mark
from scenes.skin.orb import medallion
from scenes.skin.type import Align, Token
from scenes.slots import game_name, portrait_of

if TYPE_CHECKING:
    from scenes.app import App

_LIST_WIDTH = 268.0
_MARK = 24.0
"""The room of a seat's mark at the left of its row, in units."""
_SEAT_SHARE = 0.34


def new_match_page(app: App, entry: GameEntry | None = None) -> Scene:
    """The page on which a match of a game begins: the game's own, where it has one."""
    entry = entry or app.playable[0]
    own: Scene | None = load(entry.picture).new_match_page(app, entry)
    return own or NewMatchScene(app, entry)


class NewMatchScene(Page):
    """Made from the game's options model; every choice is checked as soon as it is made."""

    name: ClassVar[str] = "new-match"
    title_key: ClassVar[str] = "shell-new"
    topic: ClassVar[str] = "table#new-match"

    def __init__(self, app: App, entry: GameEntry | None = None) -> None:
        super().__init__(app)
        self.choice = MatchChoice(entry or app.playable[0], app.settings.player_names)
        self._column: Column

    @property
    def entry(self) -> GameEntry:
        return self.choice.entry

    # -- beginning ------------------------------------------------------------------------------------------

    def set_option(self, name: str, value: str) -> None:
        self.choice.set_option(name, value)
        self.refresh()

    def start(self) -> None:
        """Deal, and sit down at the table."""
        from scenes.table import begin_match

        choice = self.choice
        self.app.settings.player_names = [line.words.strip() for line in choice.names][:8]
        self.app.keep_settings()
        begin_match(
            self.app,
            choice.entry,
            choice.options,
            choice.seats(),
            seed=choice.read_seed(),
            free_takebacks=choice.free_takebacks,
        )

    # -- layout ---------------------------------------------------------------------------------------------

    def contents(self) -> list[Control]:
        units = self.units
        body = self.body
        body.height -= units.px(52)
        left = Rect(body.left, body.top, min(units.px(_LIST_WIDTH), body.width // 3), body.height)
        right = Rect(
            left.right + units.px(GAP), body.top, body.right - left.right - units.px(GAP), body.height
        )
        self.panels = [left, right]
        self._column = Column(self, "match", right)
        self._seat_rows()
        self._option_rows()
        self._chance_rows()
        return [*self._game_list(left), *self._column.done(), self._start_button(body)]

    def _option_rows(self) -> None:
        """A row for every option; a game's own page arranges them in its own way."""
        add_option_rows(self._column, self.choice, self.set_option)

    def _game_list(self, panel: Rect) -> list[Control]:
        column = Column(self, "games", panel)
        games = self.app.playable
        units = self.units
        side = min(column.width - units.px(24), units.px(190))
        if panel.height > side + units.px(150) + len(games) * units.px(64):
            self._portrait(column, side)
        name, about = self.words(f"{self.entry.name}-name"), self.words(f"{self.entry.name}-tagline")
        if len(games) == 1:
            self._centred(column, "game-name", name, Token.TITLE, GOLD)
            self._centred(column, "game-about", about, Token.QUOTE, SHELL.muted)
        for entry in games if len(games) > 1 else ():
            column.add(self._game_row(column, entry))
        return column.done()

    def _portrait(self, column: Column, side: int) -> None:
        place = column.place(side, 10)
        sprite = medallion(side, portrait_of(self.app, self.entry.name, side))
        at = (place["rect"].centerx - side // 2, place["rect"].top)
        column.add(Still(id="portrait", label="", sprites=[(sprite, at)], **place))

    def _centred(self, column: Column, name: str, words: str, token: Token, colour: str) -> None:
        place = column.place(height_of(words, token, column.width, self.units))
        printed = Printed(words, token, place["rect"], colour, Align.CENTRE, wraps=True)
        column.add(Still(id=name, label=words, prints=[printed], **place))

    def _game_row(self, column: Column, entry: GameEntry) -> Row:
        units = self.units
        name, about = self.words(f"{entry.name}-name"), self.words(f"{entry.name}-tagline")
        side = units.px(44)
        room_wide = column.width - side - 3 * units.px(8)
        name_high = height_of(name, Token.NAME, room_wide, units)
        about_high = height_of(about, Token.QUOTE, room_wide, units)
        place = column.place(max(side + units.px(10), name_high + about_high + units.px(10)))
        rect: Rect = place["rect"]
        left, top = rect.left + side + 2 * units.px(8), rect.centery - (name_high + about_high) // 2
        words = [
            Printed(name, Token.NAME, Rect(left, top, room_wide, name_high), SHELL.text, wraps=True),
            Printed(
                about,
                Token.QUOTE,
                Rect(left, top + name_high, room_wide, about_high),
                SHELL.muted,
                wraps=True,
            ),
        ]
        disc = medallion(side, portrait_of(self.app, entry.name, side * 2))
        return Row(
            id=f"game-{entry.name}",
            label=name,
            tip=self.words("new-game-tip", game=name),
            words=words,
            sprites=[(disc, (rect.left + units.px(8), rect.centery - side // 2))],
            is_chosen=entry is self.entry,
            on_act=lambda: self._switch(entry),
            **place,
        )

    def _switch(self, entry: GameEntry) -> None:
        own: Scene | None = load(entry.picture).new_match_page(self.app, entry)
        if own is not None:
            self.app.replace(own)
        elif entry is not self.entry:
            self.choice.take(entry)
            self.scroll("match").to(0)
            self.refresh()

    # -- seats ----------------------------------------------------------------------------------------------

    def _seat_rows(self) -> None:
        self._column.head("seats-head", self.words("new-seats"))
        for seat, role in enumerate(self.choice.roles):
            if role.automaton:
                self._automaton_row(seat, role)
            else:
                self._free_row(seat, role)

    def _free_row(self, seat: int, role: SeatRole) -> None:
        label = self.words.say(role.name)
        values = [(name, self.words(f"level-{name}")) for name in (PERSON, *LEVELS)]
        wide = self._column.width - self.units.px(_MARK)
        place = self._column.place(
            setting_height(self.app, label, wide, _SEAT_SHARE, [words for _, words in values])
        )
        self._mark(seat, place)
        self._column.add(
            Choice(
                id=f"seat-{seat}",
                label=label,
                tip=self.words("new-seat-tip", seat=label),
                values=values,
                value=self.choice.controllers[seat],
                on_change=lambda value: self._sit(seat, value),
                label_share=_SEAT_SHARE,
                **self._beside_mark(place),
            )
        )
        if self.choice.controllers[seat] == PERSON:
            self._name_row(seat, label)

    def _name_row(self, seat: int, role: str) -> None:
        label = self.words("new-name")
        wide = self._column.width - self.units.px(_MARK)
        high = max(entry_height(self.app), setting_height(self.app, label, wide, _SEAT_SHARE))
        self._column.add(
            TextEntry(
                id=f"name-{seat}",
                label=label,
                tip=self.words("new-name-tip"),
                line=self.choice.names[seat],
                hint=role,
                label_share=_SEAT_SHARE,
                **self._beside_mark(self._column.place(high)),
            )
        )

    def _beside_mark(self, place: dict[str, Any]) -> dict[str, Any]:
        rect: Rect = place["rect"]
        indent = self.units.px(_MARK)
        return {**place, "rect": Rect(rect.left + indent, rect.top, rect.width - indent, rect.height)}

    def _mark(self, seat: int, place: dict[str, Any]) -> None:
        """The form of the seat, in its colour."""
        row: Rect = place["rect"]
        mark = player_mark(seat, self.units.px(15))
        at = mark.get_rect(center=(row.left + self.units.px(11), row.centery)).topleft
        self._column.add(Still(id=f"mark-{seat}", label="", sprites=[(mark, at)], **place))

    def _sit(self, seat: int, controller: str) -> None:
        self.choice.controllers[seat] = controller
        self.refresh()

    def _automaton_row(self, seat: int, role: SeatRole) -> None:
        units = self.units
        label = self.words.say(role.name)
        sentence = self.words("new-automaton")
        wide = self._column.width - units.px(_MARK)
        name_wide = round(wide * _SEAT_SHARE) - units.px(12)
        said_wide = wide - name_wide - units.px(34)
        heights = (
            height_of(label, Token.BODY, name_wide, units),
            height_of(sentence, Token.LABEL, said_wide, units),
        )
        place = self._column.place(max(units.px(36), max(heights) + units.px(10)))
        self._mark(seat, place)
        row: Rect = self._beside_mark(place)["rect"]
        left = row.left + units.px(12)
        name = Rect(left, row.top, name_wide, row.height)
        said = Rect(name.right + units.px(10), row.top, said_wide, row.height)
        words = [
            Printed(label, Token.BODY, name, SHELL.text, wraps=True),
            Printed(sentence, Token.LABEL, said, SHELL.muted, wraps=True),
        ]
        self._column.add(Still(id=f"seat-{seat}", label=label, prints=words, **{**place, "rect": row}))

    # -- chance ---------------------------------------------------------------------------------------------

    def _chance_rows(self) -> None:
        self._column.head("match-head", self.words("new-manners"))
        self._column.toggle(
            "free-takebacks",
            self.words("new-takebacks"),
            self.choice.free_takebacks,
            self._set_takebacks,
            self.words("new-takebacks-tip"),
        )
        self._column.entry(
            "seed", self.words("new-seed"), self.choice.seed, self.refresh, self.words("new-seed-tip")
        )
        other = self.words("new-another-seed")
        place = self._column.place(self.units.px(38))
        wide = min(self._column.width, button_width(self.app, other, icon="dice-5"))
        right: Rect = place["rect"]
        self._column.add(
            Button(
                id="another-seed",
                label=other,
                icon="dice-5",
                on_act=self._another_seed,
                **{**place, "rect": Rect(right.right - wide, right.top, wide, right.height)},
            )
        )

    def _set_takebacks(self, is_on: bool) -> None:
        self.choice.free_takebacks = is_on
        self.refresh()

    def _another_seed(self) -> None:
        self.choice.seed.set(chance_seed())
        self.refresh()

    def _start_button(self, body: Rect) -> Button:
        label = self.words("new-start")
        reason = self.choice.why_not_start
        wide, high = max(self.units.px(190), button_width(self.app, label, icon="play")), self.units.px(44)
        return Button(
            id="start",
            app=self.app,
            rect=Rect(body.right - wide, body.bottom + self.units.px(8), wide, high),
            label=label,
            icon="play",
            plate=Plate.GOLD,
            tip=self.words("new-start-tip", game=game_name(self.words, self.entry.name)),
            why_not=self.words.say(reason) if reason is not None else "",
            region="start",
            on_act=self.start,
        )

    def first_focus(self) -> str:
        """On the button that begins: everything else has a sensible value already."""
        return "start" if self.choice.why_not_start is None else super().first_focus()
