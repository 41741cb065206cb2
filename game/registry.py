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


SHIPPED: tuple[GameEntry, ...] = (
    GameEntry(
        "cerebria",
        "game.cerebria.rules:RULES",
        "ai.cerebria.players:PLAYERS",
        "scenes.cerebria.picture:PICTURE",
    ),
    GameEntry(
        "essence", "game.essence.rules:RULES", "ai.essence.evaluate:PLAYERS", "scenes.essence.picture:PICTURE"
    ),
    GameEntry("opus", "game.opus.rules:RULES", "ai.opus.players:PLAYERS", "scenes.opus.picture:PICTURE"),
)
"""The games the table comes with, in the order of the menu. To add a game is to add its entry here."""

_games: dict[str, GameEntry] = {entry.name: entry for entry in SHIPPED}


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
