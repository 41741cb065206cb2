"""The registry entry of Lanterns, for the tests and for `python -m tests.tiny`."""

from __future__ import annotations

from game.registry import GameEntry

ENTRY = GameEntry(
    "tiny",
    rules="tests.tiny.rules:RULES",
    players="tests.tiny.ai:PLAYERS",
    picture="tests.tiny.picture:PICTURE",
    assets="tests.tiny.assets",
)
