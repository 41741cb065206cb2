"""Before a match of Ego & Opus: the format and what it means, who brings which list, and how it is played."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from game.opus.decks import STARTER_LISTS, Deck
from game.opus.formats import OpusOptions, player_count
from scenes.controls import Button, button_width
from scenes.new_match import NewMatchScene
from scenes.opus import own_lists
from scenes.opus.builder import DeckBuilder
from scenes.skin.colours import SHELL
from scenes.skin.type import Token

if TYPE_CHECKING:
    from game.registry import GameEntry
    from scenes.app import App

_LONGEST = 999


class OpusNewMatch(NewMatchScene):
    """Options in the order in which a table decides them; only those that count for the format."""

    topic: ClassVar[str] = "opus#formats"

    def __init__(self, app: App, entry: GameEntry) -> None:
        super().__init__(app, entry)
        self.lists = [each for each in self.choice.given["lists"].split(",") if each]

    @property
    def options(self) -> OpusOptions:
        options = self.choice.options
        assert isinstance(options, OpusOptions), "the options of this game"
        return options

    def _option_rows(self) -> None:
        chosen = self.options.format
        self._column.head("play-head", self.words("new-options"))
        self._plain("format")
        self._column.paragraph(
            "format-about", self.words(f"opus-table-format-{chosen}"), SHELL.muted, Token.QUOTE
        )
        if chosen == "schism":
            self._plain("side_a")
            self._plain("side_b")
        if chosen == "superego":
            self._number("team_goal", 12)
            self._number("superego_goal", 12)
        self._list_rows()
        self._number("max_rounds", _LONGEST)

    def _plain(self, name: str) -> None:
        field = next(each for each in self.choice.fields if each.name == name)
        values = [(value, self.words(f"opus-option-{name}-{value}")) for value in field.values]
        self._column.choice(
            f"option-{name}",
            self.words(f"opus-option-{name}"),
            values,
            self.choice.given[name],
            lambda value: self.set_option(name, value),
        )

    def _number(self, name: str, most: int) -> None:
        field = next(each for each in self.choice.fields if each.name == name)
        limits = {"least": field.least, "most": most, "step": 1, "sign": ""}
        self._column.slider(
            f"option-{name}",
            self.words(f"opus-option-{name}"),
            int(self.choice.given[name]),
            lambda value: self.set_option(name, str(value)),
            **limits,
        )

    # -- lists ----------------------------------------------------------------------------------------------

    def _chosen(self) -> list[str]:
        """A list for each seat; given fewer, they go round."""
        return [self.lists[seat % len(self.lists)] for seat in range(player_count(self.options))]

    def _list_rows(self) -> None:
        self._column.head("lists-head", self.words("opus-table-new-lists"))
        own, _ = own_lists.read_all(self.app)
        chosen = self._chosen()
        values = [(name, self.words(f"opus-list-{name.lower()}")) for name in STARTER_LISTS]
        values += [(stem, deck.title or stem) for stem, deck in own.items()]
        for seat, value in enumerate(chosen):
            role = self.words.say(self.choice.roles[seat].name)
            label = self.words("opus-table-new-list", seat=role)
            self._column.choice(f"list-{seat}", label, values, value, self._setter(chosen, seat, own))
            if value in STARTER_LISTS:
                style = self.words(f"opus-table-style-{value}")
                self._column.paragraph(f"style-{seat}", style, SHELL.muted, Token.QUOTE)
        self._builder_button()

    def _setter(self, chosen: list[str], seat: int, own: dict[str, Deck]) -> Callable[[str], None]:
        def change(value: str) -> None:
            self.lists = [*chosen]
            self.lists[seat] = value
            if all(name in STARTER_LISTS for name in self.lists):
                self.set_option("lists", ",".join(self.lists))
                return
            brought = [name if name in STARTER_LISTS else own[name].model_dump() for name in self.lists]
            self.set_option("lists", json.dumps(brought))

        return change

    def _builder_button(self) -> None:
        label = self.words("opus-lists-title")
        place = self._column.place(self.units.px(38))
        rect = place["rect"].copy()
        rect.width = min(self._column.width, button_width(self.app, label, icon="star"))
        self._column.add(
            Button(
                id="builder",
                label=label,
                icon="star",
                on_act=lambda: self.app.push(DeckBuilder(self.app)),
                **{**place, "rect": rect},
            )
        )
