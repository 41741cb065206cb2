"""What is chosen before a match: the game, its options, who sits where, and the seed of its chance."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from ai.options import BadOption, read_options
from game.match import PERSON, Seat
from game.registry import GameEntry
from game.rules import Options, SeatRole
from game.text import Text, text
from saves.schema import LONGEST_NAME
from scenes.controls import Line
from scenes.option_fields import Kind, OptionField, option_fields

MOST_SEED = 2**63


class MatchChoice:
    """Everything a match is dealt from; each choice is checked as soon as it is made."""

    def __init__(self, entry: GameEntry, names: Sequence[str] = ()) -> None:
        self.names = [Line(name, LONGEST_NAME) for name in names]
        self.seed = Line(chance_seed(), 19)
        self.free_takebacks = False
        self.controllers: list[str] = []
        self.take(entry)

    def take(self, entry: GameEntry) -> None:
        """Another game: its options begin as they are by default."""
        self.entry = entry
        self.rules = entry.load_rules()
        self.fields = option_fields(self.rules.options)
        self.given = {field.name: field.default for field in self.fields}
        self.lines = {
            field.name: Line(field.default, 200) for field in self.fields if field.kind is Kind.TEXT
        }
        self.controllers = []
        self.fault: Text | None = None
        self.check()

    def set_option(self, name: str, value: str) -> None:
        self.given[name] = value
        self.check()

    def check(self) -> None:
        """Read the options as they stand; a fault keeps the last seats that were possible."""
        changed = [f"{each.name}={self.given[each.name]}" for each in self.fields if self._is_changed(each)]
        try:
            self.options: Options = read_options(self.entry, changed)
        except BadOption as bad:
            self.fault = bad.reason
        else:
            self.fault = None
            self.roles: tuple[SeatRole, ...] = self.rules.seats(self.options)
        while len(self.controllers) < len(self.roles):
            self.controllers.append("normal" if PERSON in self._taken() else PERSON)
        while len(self.names) < len(self.roles):
            self.names.append(Line("", LONGEST_NAME))

    def _is_changed(self, field: OptionField) -> bool:
        return self.given[field.name] != field.default

    def _taken(self) -> list[str]:
        return [name for name, role in zip(self.controllers, self.roles, strict=False) if not role.automaton]

    @property
    def why_not_start(self) -> Text | None:
        """What still keeps the match from beginning."""
        if self.fault is not None:
            return self.fault
        return None if self.read_seed() is not None else text("new-bad-seed", most=str(MOST_SEED))

    def read_seed(self) -> int | None:
        """The seed as a number, or nothing when it is none."""
        written = self.seed.words.strip()
        is_number = written.isascii() and written.isdecimal()
        return int(written) if is_number and int(written) <= MOST_SEED else None

    def seats(self) -> tuple[Seat, ...]:
        """Who sits where; a person without a name is called like the seat, in whatever language is spoken."""
        return tuple(
            self._seat(role, name, line.words.strip())
            for role, name, line in zip(self.roles, self.controllers, self.names, strict=False)
        )

    def _seat(self, role: SeatRole, controller: str, name: str) -> Seat:
        if role.automaton:
            return Seat(role.automaton)
        return Seat(PERSON, name) if controller == PERSON else Seat(controller)


def chance_seed() -> str:
    """A seed nobody chose, short enough to be told to a friend."""
    return str(secrets.randbelow(900_000) + 100_000)
