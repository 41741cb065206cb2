"""A row for every option of a game, each as its kind is set."""

from __future__ import annotations

from collections.abc import Callable

from scenes.column import Column
from scenes.match_choice import MatchChoice
from scenes.option_fields import Kind, OptionField
from scenes.usage import words_or

_FEW = 8
"""Numbers of which there are so few stand side by side or between arrows; more are on a slider."""

Set = Callable[[str, str], None]


def add_option_rows(column: Column, choice: MatchChoice, set_option: Set) -> None:
    """The options of the chosen game under a head of their own; `set_option` takes a name and a value."""
    if choice.fields:
        column.head("options-head", column.page.words("new-options"))
    for field in choice.fields:
        _Row(column, choice, set_option, field).add()


class _Row:
    """One option on its way to the page."""

    def __init__(self, column: Column, choice: MatchChoice, set_option: Set, field: OptionField) -> None:
        self.column = column
        self.choice = choice
        self.field = field
        self.words = column.page.words
        self.set = lambda value: set_option(field.name, value)
        self.key = f"{choice.entry.name}-option-{field.name}"
        self.name = f"option-{field.name}"
        self.label = words_or(self.words, self.key, field.description or field.name)

    @property
    def value(self) -> str:
        return self.choice.given[self.field.name]

    def add(self) -> None:
        match self.field.kind:
            case Kind.TOGGLE:
                self.column.toggle(self.name, self.label, self.value == "true", self._switch)
            case Kind.CHOICE:
                values = [(value, self._said(value)) for value in self.field.values]
                self.column.choice(self.name, self.label, values, self.value, self.set)
            case Kind.NUMBER:
                self._number()
            case Kind.LIST:
                self._list()
            case Kind.TEXT:
                line = self.choice.lines[self.field.name]
                self.column.entry(self.name, self.label, line, lambda: self.set(line.words))

    def _switch(self, is_on: bool) -> None:
        self.set("true" if is_on else "false")

    def _said(self, value: str) -> str:
        """A value in words, where the game has any for it."""
        return words_or(self.words, f"{self.key}-{value}", value) if value else self.words("new-by-lot")

    def _number(self) -> None:
        least, most = self.field.least, self.field.most
        if most - least < _FEW:
            values = [(str(each), str(each)) for each in range(least, most + 1)]
            self.column.choice(self.name, self.label, values, self.value, self.set)
        else:
            limits = {"least": least, "most": most, "step": 1, "sign": ""}
            number = int(self.value or least)
            self.column.slider(self.name, self.label, number, lambda to: self.set(str(to)), **limits)

    def _list(self) -> None:
        """A choice for each place; places left open are decided by the game."""
        chosen = [value for value in self.value.split(",") if value]
        values = [(value, self._said(value)) for value in ("", *self.field.values)]
        for place in range(min(self.field.places, max(len(self.choice.roles), len(chosen)))):
            label = self.words("new-list-place", name=self.label, number=place + 1)
            value = chosen[place] if place < len(chosen) else ""
            self.column.choice(f"{self.name}-{place}", label, values, value, self._setter(chosen, place))

    def _setter(self, chosen: list[str], place: int) -> Callable[[str], None]:
        def change(value: str) -> None:
            longer = [*chosen, *[""] * (place + 1 - len(chosen))]
            longer[place] = value
            self.set(",".join(each for each in longer if each))

        return change
