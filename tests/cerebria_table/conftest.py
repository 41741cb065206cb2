"""A window for each test, with the games that the table comes with."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.registry import games
from scenes import app as app_module
from scenes import library
from tests.cerebria_table.playing import QUICK
from tests.window.driver import Driver


@pytest.fixture(autouse=True)
def every_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows of other tests in the same process may offer the tiny game alone."""
    monkeypatch.setattr(app_module, "games", games)
    monkeypatch.setattr(library, "games", games)


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    with Driver(tmp_path, **QUICK) as made:
        yield made
