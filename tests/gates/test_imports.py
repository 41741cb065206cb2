"""Imports go one way: scenes -> ai, saves -> game; and the rules need neither a window nor a clock."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Callable, Iterator

import pytest

from tests.gates.sources import GAMES, ROOT, Source, shipped

MAY_IMPORT = {
    "game": {"game"},
    "ai": {"ai", "game"},
    "saves": {"saves", "game"},
    "scenes": {"scenes", "ai", "saves", "game"},
    "assets": set(),
    "egotable": {"scenes", "ai", "saves", "game"},
}
OURS = {*MAY_IMPORT, "tests"}
LIBRARIES = {
    "game": {"pydantic"},
    "ai": {"pydantic"},
    "saves": {"pydantic", "pydantic_core", "platformdirs"},
}
"""What the headless rooms need besides the standard library."""

IMPURE = {
    "random", "secrets", "uuid", "time", "datetime", "os", "sys", "socket", "threading", "multiprocessing",
    "subprocess", "tempfile", "pathlib", "io", "logging",
}  # fmt: skip
"""Modules of the standard library that know chance, clocks, files or the machine."""

IMPURE_CALLS = {"print", "open", "input", "hash", "id", "eval"}
"""Builtins with no place in the rules; `hash` of a string and `id` differ from run to run."""


def imported(source: Source) -> Iterator[tuple[str, int]]:
    """Every module a file imports, wherever in it, with the line."""
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Import):
            yield from ((alias.name, node.lineno) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{source.path}:{node.lineno}: write imports in full"
            yield node.module or "", node.lineno
            # `from ai import essence` names a package too.
            yield from ((f"{node.module}.{alias.name}", node.lineno) for alias in node.names)


def first(module: str) -> str:
    return module.partition(".")[0]


def upward(source: Source) -> list[str]:
    """Imports of a room that does not lie below."""
    return [
        f"{source.path}:{line} imports {module}"
        for module, line in imported(source)
        if first(module) in OURS and first(module) not in MAY_IMPORT[source.room]
    ]


def of_other_games(source: Source) -> list[str]:
    """Imports of a game's package from outside of that game."""
    return [
        f"{source.path}:{line} imports {module}"
        for module, line in imported(source)
        if first(module) in MAY_IMPORT and _game_of(module) not in ("", source.game)
    ]


def _game_of(module: str) -> str:
    second = (*module.split("."), "")[1]
    return second if second in GAMES else ""


def unneeded(source: Source) -> list[str]:
    """Imports of libraries that a headless room does without."""
    allowed = {*sys.stdlib_module_names, *OURS, *LIBRARIES[source.room]}
    return [
        f"{source.path}:{line} imports {module}"
        for module, line in imported(source)
        if first(module) not in allowed
    ]


def impure(source: Source) -> list[str]:
    """Chance, clocks, files and the machine."""
    calls = [
        f"{source.path}:{node.lineno} calls {node.func.id}"
        for node in ast.walk(source.tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in IMPURE_CALLS
    ]
    modules = [
        f"{source.path}:{line} imports {module}"
        for module, line in imported(source)
        if first(module) in IMPURE
    ]
    return modules + calls


def of_all(gate: Callable[[Source], list[str]], *rooms: str) -> list[str]:
    return [fault for source in shipped() if not rooms or source.room in rooms for fault in gate(source)]


def test_rooms_import_only_what_lies_below_them():
    faults = of_all(upward)
    assert not faults, "\n".join(faults)


def test_games_do_not_know_each_other_and_the_shared_ground_knows_none():
    faults = of_all(of_other_games)
    assert not faults, "\n".join(faults)


def test_headless_rooms_need_few_libraries():
    faults = of_all(unneeded, *LIBRARIES)
    assert not faults, "\n".join(faults)


def test_rules_know_neither_chance_nor_clocks_nor_files():
    faults = of_all(impure, "game")
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(
    ("gate", "path", "code", "is_right"),
    [
        (upward, "game/x.py", "from game.rules import Rules", True),
        (upward, "game/x.py", "import scenes.words", False),
        (upward, "game/x.py", "def f():\n    from ai import levels", False),
        (upward, "ai/x.py", "from saves.store import Store", False),
        (upward, "saves/x.py", "import ai.table", False),
        (upward, "scenes/x.py", "import ai.table, saves.store, game.match", True),
        (upward, "scenes/x.py", "from tests.tiny import rules", False),
        (of_other_games, "game/essence/x.py", "from game.essence.state import State", True),
        (of_other_games, "game/essence/x.py", "from game.opus import state", False),
        (of_other_games, "game/essence/x.py", "from game import opus", False),
        (of_other_games, "ai/table.py", "import ai.cerebria.ego", False),
        (of_other_games, "scenes/opus/x.py", "from game.opus.state import State", True),
        (unneeded, "game/x.py", "import dataclasses, pydantic", True),
        (unneeded, "ai/x.py", "import pygame", False),
        (unneeded, "saves/x.py", "from rich import print", False),
        (impure, "game/x.py", "from enum import IntEnum", True),
        (impure, "game/x.py", "import random", False),
        (impure, "game/x.py", "from time import monotonic", False),
        (impure, "game/x.py", "print(1)", False),
        (impure, "game/x.py", "order = hash('x')", False),
        (impure, "game/x.py", "self.print(1)", True),
    ],
)
def test_gates_tell_right_from_wrong(gate, path, code, is_right):
    assert (gate(Source(path, 1, ast.parse(code))) == []) == is_right


def test_headless_rooms_import_without_a_window():
    """Every module of game, ai and saves, and the words, with pygame and its friends out of reach."""
    script = """
import importlib, pkgutil, sys
for blocked in ("pygame", "pymunk"):
    sys.modules[blocked] = None
count = 0
for room in ("game", "ai", "saves"):
    package = importlib.import_module(room)
    for module in pkgutil.walk_packages(package.__path__, room + "."):
        importlib.import_module(module.name)
        count += 1
importlib.import_module("scenes.words")
importlib.import_module("egotable")
print(count)
"""
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 20
