"""Sentences in the player's language, from the Fluent files. This module needs no pygame.

Shared words live in `assets/locales/<language>/*.ftl`; a game's own words in a file of the game's name, which
is read only when one of its messages is first needed, so that the menu opens quickly. The keys of a game
begin with the game's name and a dash.
"""

from __future__ import annotations

import locale
import os
import re
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from game.registry import games
from game.text import Text, Value, text
from scenes import french

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
        """The message in words; formed once, for a table says the same things again and again."""
        return _said(self.language, self.seat_names, message)

    def form(self, message: Text) -> str:
        """The message in words, formed anew."""
        if message.key == "seat":
            return self.seat_name(int(dict(message.args)["seat"]))  # type: ignore[arg-type]
        joint = french.JOINT if self.language == "fr" else ""
        args = {
            name: joint + self.say(value) if isinstance(value, Text) else value
            for name, value in message.args
        }
        for language in (self.language, "en"):
            messages = _messages(language)
            if message.key in messages:
                words = messages.format(message.key, args)
                return french.draw_together(words) if joint else words
        raise LookupError(f"no message {message.key!r}")

    def knows(self, key: str) -> bool:
        """Whether this language itself has the message, not only the English one it falls back to."""
        return key in _messages(self.language)

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


@lru_cache(maxsize=8192)
def _said(language: str, seat_names: tuple[str | Text, ...], message: Text) -> str:
    return Words(language, seat_names).form(message)


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


class _Messages:
    """The messages of one language, each parsed when it is first said: a run says few of them."""

    def __init__(self, language: str) -> None:
        self._language = language
        # Without isolation marks: they would sit in every width test and string comparison.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._sources: dict[str, str] = {}
        self._games_read: set[str] = set()
        of_games = {entry.name for entry in games()}
        for name, file in locale_files(language):
            if _game_of(name) not in of_games:
                self._read(file)

    def __contains__(self, key: str) -> bool:
        game = key.partition("-")[0]
        if game not in self._games_read and any(entry.name == game for entry in games()):
            self._games_read.add(game)
            for name, file in locale_files(self._language):
                if _game_of(name) == game:
                    self._read(file)
        self._parse(key)
        return bool(self._bundle.has_message(key))

    def format(self, key: str, args: dict[str, Any]) -> str:
        """The words of a message that there is; `ValueError` when an argument is missing."""
        words, faults = self._bundle.format_pattern(self._bundle.get_message(key).value, args)
        if faults:
            raise ValueError(f"{key} ({self._language}): {faults[0]}")
        return str(words)

    def _read(self, file: Traversable) -> None:
        source = file.read_text(encoding="utf-8")
        starts = list(_ENTRY.finditer(source))
        ends = [*(start.start() for start in starts[1:]), len(source)]
        for start, end in zip(starts, ends, strict=True):
            self._sources.setdefault(start[1], source[start.start() : end])

    def _parse(self, key: str) -> None:
        """Parse a message, and those that it is made of."""
        source = self._sources.pop(key, None)
        if source is not None:
            self._bundle.add_resource(FluentResource(source))
            for reference in _REFERENCE.findall(source):
                self._parse(reference)


_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.M)
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")

_messages = cache(_Messages)


def _game_of(file: str) -> str:
    """The game a file belongs to: `<game>.ftl`, or `<game>_<part>.ftl` where one file would grow too long."""
    return file.partition("_")[0]
