"""A window for each test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.opus_table.playing import QUICK
from tests.window.driver import Driver


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    with Driver(tmp_path, **QUICK) as made:
        yield made
