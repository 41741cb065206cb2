"""Sentences in the player's language, from the Fluent files. This module needs no pygame.

Shared words live in `assets/locales/<language>/*.ftl`; a game's own words in a file of the game's name, which
is read only when one of its messages is first needed, so that the menu opens quickly. The keys of a game
begin with the game's name and a dash.
"""

from __future__ import annotations

import locale
import os
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from game.registry import games
from game.text import Text, Value, text

LANGUAGES = ("en", "fr", "de")
LANGUAGE_NAMES = {"en": "English", "fr": "Français", "de": "Deutsch"}
"""Each language calls itself by its own name, in every language."""


class Words:
    """Puts texts into the words of one language; `seat_names` says who sits where."""

    def __init__(self, language: str, seat_names: Sequence[str | Text] = ()) -> None:
        if language not in LANGUAGES:
            raise LookupError(f"no language {language!r}")
        self.language = language
        self.seat_names = tuple(seat_names)

    def say(self, message: Text) -> str:
        """The message in words."""
        if message.key == "seat":
            return self.seat_name(int(dict(message.args)["seat"]))  # type: ignore[arg-type]
        args = {name: self.say(value) if isinstance(value, Text) else value for name, value in message.args}
        for language in (self.language, "en"):
            bundle = _bundle(language)
            if _has_message(bundle, message.key, language):
                pattern = bundle.get_message(message.key).value
                words, faults = bundle.format_pattern(pattern, args)
                if faults:
                    raise ValueError(f"{message.key} ({language}): {faults[0]}")
                return str(words)
        raise LookupError(f"no message {message.key!r}")

    def knows(self, key: str) -> bool:
        """Whether this language itself has the message, not only the English one it falls back to."""
        return _has_message(_bundle(self.language), key, self.language)

    def __call__(self, key: str, /, **args: Value) -> str:
        """Shorthand for a message of the shell."""
        return self.say(text(key, **args))

    def seat_name(self, seat: int) -> str:
        """The name of whoever sits there, or the number of the seat where nobody is named."""
        if seat < len(self.seat_names):
            name = self.seat_names[seat]
            return self.say(name) if isinstance(name, Text) else name
        return self("seat-number", number=seat + 1)

    def at_table(self, seat_names: Sequence[str | Text]) -> Words:
        """The same language with these people around the table."""
        return Words(self.language, seat_names)

    @classmethod
    def for_command_line(cls, language: str | None = None) -> Words:
        """The words of the command line: the given language, else that of the system, else English."""
        return cls(language if language in LANGUAGES else system_language())


def system_language() -> str:
    """The language of the machine, if we speak it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name, "")[:2] in LANGUAGES:
            return os.environ[name][:2]
    with_region = locale.getlocale()[0] or ""
    return with_region[:2] if with_region[:2] in LANGUAGES else "en"


def locale_files(language: str) -> Iterator[tuple[str, Traversable]]:
    """Every Fluent file of a language with its name, the shared ones and those of every game."""
    folders = dict.fromkeys(["assets", *(entry.assets for entry in games())])
    for package in folders:
        folder = files(package) / "locales" / language
        for file in sorted(folder.iterdir(), key=lambda each: each.name):
            if file.name.endswith(".ftl"):
                yield file.name.removesuffix(".ftl"), file


@cache
def _bundle(language: str) -> Any:
    # Without isolation marks: they would sit in every width test and string comparison.
    bundle = FluentBundle([language], use_isolating=False)
    of_games = {entry.name for entry in games()}
    for name, file in locale_files(language):
        if _game_of(name) not in of_games:
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _game_of(file: str) -> str:
    """The game a file belongs to: `<game>.ftl`, or `<game>_<part>.ftl` where one file would grow too long."""
    return file.partition("_")[0]


_games_read: set[tuple[str, str]] = set()


def _has_message(bundle: Any, key: str, language: str) -> bool:
    """Whether the bundle knows the message, after reading the file of the game it may belong to."""
    game = key.partition("-")[0]
    if (language, game) not in _games_read and any(entry.name == game for entry in games()):
        _games_read.add((language, game))
        for name, file in locale_files(language):
            if _game_of(name) == game:
                bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bool(bundle.has_message(key))
