"""Our own source files, read once, for the gates."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
ROOMS = ("game", "ai", "saves", "scenes", "assets")
GAMES = ("cerebria", "essence", "opus", "unconscious")
"""The names a game's package may have in every room."""


class Source(NamedTuple):
    """A Python file of ours."""

    path: str
    """From the root, with slashes: `game/rules.py`."""
    lines: int
    tree: ast.Module

    @property
    def room(self) -> str:
        """The first folder, or the module itself for a file at the top."""
        return self.path.partition("/")[0].removesuffix(".py")

    @property
    def game(self) -> str:
        """The game whose package the file lies in, if any."""
        parts = self.path.split("/")
        return parts[1] if len(parts) > 2 and parts[1] in GAMES else ""


@cache
def sources() -> tuple[Source, ...]:
    """Every Python file of the rooms, the tests and the top level."""
    return tuple(_read(path) for path in _python_files())


def shipped() -> Iterator[Source]:
    """The files that are installed: all but the tests."""
    return (source for source in sources() if source.room != "tests")


def _python_files() -> Iterator[Path]:
    yield from sorted(ROOT.glob("*.py"))
    for room in (*ROOMS, "tests"):
        yield from sorted((ROOT / room).rglob("*.py"))


def _read(path: Path) -> Source:
    written = path.read_text(encoding="utf-8")
    tree = ast.parse(written, filename=str(path))
    return Source(path.relative_to(ROOT).as_posix(), written.count("\n") + 1, tree)
