"""Before a match of Cerebria: who plays, sides and Spirits, what the boards do, how hard the Ego is."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from game.cerebria.boards import BOARDS, SPIRITS, Row
from game.cerebria.faces import upgrade_text
from game.cerebria.naming import row_name
from game.cerebria.options import OWN, PRESETS, CerebriaOptions, preset_of
from scenes.controls import Button, button_width
from scenes.match_choice import MatchChoice
from scenes.new_match import NewMatchScene
from scenes.skin.colours import SHELL
from scenes.skin.type import Token

if TYPE_CHECKING:
    from game.registry import GameEntry
    from scenes.app import App

RANDOM = "random"
HARDER, EASIER = range(1, 8), range(1, 4)


class CerebriaNewMatch(NewMatchScene):
    """The options of Cerebria in the order in which a table decides them."""

    topic: ClassVar[str] = "cerebria#setup"

    def __init__(self, app: App, entry: GameEntry) -> None:
        super().__init__(app, entry)
        self.has_random_side = False

    @property
    def options(self) -> CerebriaOptions:
        options = self.choice.options
        assert isinstance(options, CerebriaOptions), "the options of this game"
        return options

    def start(self) -> None:
        """With a side left to chance it is drawn now."""
        if self.has_random_side:
            self.choice.set_option("side", secrets.choice(("bliss", "gloom")))
        super().start()

    # -- rows -----------------------------------------------------------------------------------------------

    def _option_rows(self) -> None:
        self._column.head("play-head", self.words("cerebria-new-play"))
        self._first_match()
        self._plain("mode")
        self._side()
        self._plain("game")
        self._spirit_rows()
        self._board_rows()
        if self.options.is_against_ego:
            self._difficulty()

    def _first_match(self) -> None:
        """What the rules recommend for the first time, with one touch."""
        label = self.words("cerebria-new-first")
        place = self._column.place(self.units.px(38))
        wide = min(self._column.width, button_width(self.app, label, icon="star"))
        rect = place["rect"].copy()
        rect.width = wide
        self._column.add(
            Button(
                id="first-match",
                label=label,
                icon="star",
                tip=self.words("cerebria-new-first-tip"),
                on_act=self._take_first_match,
                **{**place, "rect": rect},
            )
        )

    def _take_first_match(self) -> None:
        names = self.choice.names
        self.choice = MatchChoice(self.entry, [line.words for line in names])
        self.has_random_side = False
        self.refresh()

    def _plain(self, name: str) -> None:
        field = next(each for each in self.choice.fields if each.name == name)
        values = [(value, self.words(f"cerebria-option-{name}-{value}")) for value in field.values]
        self._choose(name, values, self.choice.given[name], lambda value: self.set_option(name, value))

    def _choose(
        self, name: str, values: list[tuple[str, str]], value: str, change: Callable[[str], None]
    ) -> None:
        label = self.words(f"cerebria-option-{name}")
        self._column.choice(f"option-{name}", label, values, value, change)

    def _side(self) -> None:
        values = [(side, self.words(f"cerebria-option-side-{side}")) for side in ("bliss", "gloom")]
        values.append((RANDOM, self.words("new-by-lot")))
        value = RANDOM if self.has_random_side else self.choice.given["side"]
        self._choose("side", values, value, self._set_side)

    def _set_side(self, value: str) -> None:
        self.has_random_side = value == RANDOM
        if not self.has_random_side:
            self.choice.set_option("side", value)
        self.refresh()

    # -- Spirits --------------------------------------------------------------------------------------------

    def _spirit_rows(self) -> None:
        self._column.head("spirits-head", self.words("cerebria-new-spirits"))
        for team, side in enumerate(("bliss", "gloom")):
            needed = self.options.spirits_needed(team)
            if self.has_random_side and self.options.is_against_ego:
                needed = max(self.options.spirits_needed(0), self.options.spirits_needed(1))
            for place in range(needed):
                self._spirit_row(side, place)

    def _spirit_row(self, side: str, place: int) -> None:
        kinds = [spirit for spirit in SPIRITS if spirit.side == side]
        values = [(spirit.id, self.words(f"cerebria-spirit-{spirit.id}")) for spirit in kinds]
        chosen = self.choice.given[side].split(",")
        value = chosen[place] if place < len(chosen) else kinds[0].id
        label = self.words("new-list-place", name=self.words(f"cerebria-option-{side}"), number=place + 1)
        self._column.choice(f"spirit-{side}-{place}", label, values, value, self._setter(side, place))
        power = self.words(f"cerebria-spirit-power-{value}")
        self._column.paragraph(f"power-{side}-{place}", power, SHELL.muted, Token.QUOTE)
        for line in self._board_lines(value):
            self._column.paragraph(f"board-{value}-{line[0]}", line[1], SHELL.text)

    def _setter(self, side: str, place: int) -> Callable[[str], None]:
        def change(value: str) -> None:
            """Whoever is chosen twice trades places."""
            chosen = self.choice.given[side].split(",")
            if value in chosen:
                other = chosen.index(value)
                chosen[other], chosen[place] = chosen[place], value
            else:
                chosen[place] = value
            self.set_option(side, ",".join(chosen))

        return change

    def _board_lines(self, spirit: str) -> list[tuple[int, str]]:
        """What side B of a Spirit's board changes; side A is the same for all."""
        if self.choice.given["spirit_boards"] != "B" or self.choice.given["game"] != "full":
            return []
        plain = BOARDS[0]
        own = next(board for board in BOARDS if board.id == spirit)
        lines = []
        for row in Row:
            for place, upgrade in enumerate(own.row(row)):
                if upgrade != plain.row(row)[place]:
                    said = f"{self.words.say(row_name(row))} · {self.words.say(upgrade_text(upgrade))}"
                    lines.append((row * 4 + place, said))
        return lines

    def _board_rows(self) -> None:
        """Boards and decks; the basic game decides them itself."""
        if self.choice.given["game"] == "basic":
            self._column.paragraph("basic-about", self.words("cerebria-new-basic"), SHELL.muted, Token.QUOTE)
            return
        self._plain("spirit_boards")
        self._plain("team_boards")
        self._plain("decks")
        if self.choice.given["decks"] == "chosen":
            self._column.paragraph("deck-about", self.words("cerebria-new-decks"), SHELL.muted, Token.QUOTE)
        self._plain("reflection")

    # -- the Ego --------------------------------------------------------------------------------------------

    def _difficulty(self) -> None:
        self._column.head("ego-head", self.words("cerebria-new-ego"))
        now = preset_of(self.options.harder, self.options.easier)
        names = [*PRESETS, OWN] if now == OWN else list(PRESETS)
        values = [(name, self.words(f"cerebria-new-preset-{name}")) for name in names]
        self._column.choice("preset", self.words("cerebria-new-preset"), values, now, self._set_preset)
        for kind, numbers in (("harder", HARDER), ("easier", EASIER)):
            for number in numbers:
                self._modifier(kind, number)

    def _set_preset(self, name: str) -> None:
        if name in PRESETS:
            for kind, numbers in zip(("harder", "easier"), PRESETS[name], strict=True):
                self.choice.set_option(kind, ",".join(map(str, numbers)))
        self.refresh()

    def _modifier(self, kind: str, number: int) -> None:
        chosen = self.options.harder if kind == "harder" else self.options.easier
        what = self.words(f"cerebria-option-{kind}-{number}")
        label = self.words(f"cerebria-new-{kind}", number=number, what=what)

        def change(is_on: bool) -> None:
            kept = {*chosen, number} if is_on else set(chosen) - {number}
            self.set_option(kind, ",".join(map(str, sorted(kept))))

        self._column.toggle(f"{kind}-{number}", label, number in chosen, change)
