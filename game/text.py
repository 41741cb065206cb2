"""Sentences as data: a message key and its arguments, put into words only where a person reads them."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

Value: TypeAlias = "int | float | str | Text"


class Text(NamedTuple):
    """A message of the locale files with its arguments; an argument may itself be a message."""

    key: str
    args: tuple[tuple[str, Value], ...] = ()

    def encode(self) -> list[object]:
        """As plain JSON values: the key, then name and value of each argument."""
        return [
            self.key,
            [[name, value.encode() if isinstance(value, Text) else value] for name, value in self.args],
        ]

    @classmethod
    def decode(cls, plain: object) -> Text:
        """The text that `encode` wrote; `ValueError` when `plain` is anything else."""
        # Plain comparisons: a long match brings thirty thousand texts, and patterns take four times as long.
        if type(plain) is list and len(plain) == 2:
            key, args = plain
            if type(key) is str and type(args) is list:
                return cls(key, tuple([_decode_argument(argument) for argument in args]))
        raise ValueError("a text is a key and a list of arguments")


def text(key: str, /, **args: Value) -> Text:
    """Shorthand that reads like a call of the message."""
    return Text(key, tuple(args.items()))


def seat_text(seat: int) -> Text:
    """Whoever sits there: put into words as the person's name, or the seat's own name from `Rules.seats`."""
    return text("seat", seat=seat)


def _decode_argument(plain: object) -> tuple[str, Value]:
    if type(plain) is list and len(plain) == 2:
        name, value = plain
        if type(name) is str:
            if type(value) is list:
                return name, Text.decode(value)
            if type(value) in (int, str, float, bool):
                return name, value
    raise ValueError("an argument of a text is a name and a number, a string or a text")
