"""Windows for the tests: small ones, without movement, so that many of them stay cheap."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from scenes import app as app_module
from scenes import library
from tests.tiny.entry import ENTRY
from tests.window.driver import Driver


@pytest.fixture(autouse=True, scope="session")
def only_the_tiny_game() -> Iterator[None]:
    """The windows of these tests offer Lanterns alone, whatever games the table comes with."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app_module, "games", lambda: (ENTRY,))
        patch.setattr(library, "games", lambda: (ENTRY,))
        yield


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    """A window on the menu, in an empty folder."""
    with Driver(tmp_path, size=(1024, 576), reduced_motion=True) as made:
        made.go_home()
        yield made
