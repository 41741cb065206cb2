"""The games on the table. A game is one entry; its rooms are named here and imported only when entered."""

from __future__ import annotations

from importlib import import_module
from typing import Any, NamedTuple

from game.rules import AnyRules


class GameEntry(NamedTuple):
    """One game: its name and, as `module:object`, what each room holds of it.

    `rules` is a `Rules` object. `players` is the game's `ai.players.Players`. `picture` is the game's
    `scenes.picture.Picture` for the window; a game without one is played headless only. `assets` is the
    package with `cards/<game>/`, `locales/<language>/<game>.ftl` and `rules/<language>/<game>.md`.
    """

    name: str
    rules: str
    players: str
    picture: str = ""
    assets: str = "assets"

    def load_rules(self) -> AnyRules:
        rules: AnyRules = load(self.rules)
        return rules


class UnknownGame(LookupError):
    """No game of that name is on the table."""


_games: dict[str, GameEntry] = {}


def register(entry: GameEntry) -> None:
    """Put a game on the table; a later entry of the same name replaces the earlier one."""
    _games[entry.name] = entry


def games() -> tuple[GameEntry, ...]:
    """All games, in the order of their registration."""
    return tuple(_games.values())


def find(name: str) -> GameEntry:
    """The game of that name, or `UnknownGame`."""
    try:
        return _games[name]
    except KeyError:
        raise UnknownGame(name) from None


def load(path: str) -> Any:
    """The object a `module:object` path names."""
    module, _, attribute = path.partition(":")
    return getattr(import_module(module), attribute)
