"""Ten whole matches of every format, by mouse or by keys, to the score sheet."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.registry import games
from scenes import app as app_module
from scenes import library
from tests.opus_table.matches import FORMATS, MATCHES, play_match


@pytest.mark.parametrize("number", range(MATCHES))
@pytest.mark.parametrize("format_", FORMATS)
def test_a_match_is_played_to_its_score_sheet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, format_: str, number: int
) -> None:
    # Windows of other tests in the same process may offer the tiny game alone.
    monkeypatch.setattr(app_module, "games", games)
    monkeypatch.setattr(library, "games", games)
    assert play_match(tmp_path, format_, number)
