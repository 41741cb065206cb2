"""The command line called in this process, as a person in a bare room would find it."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

import egotable


class Answer(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Answer]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """Run `egotable` with arguments; `language` is that of the machine."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    for name in ("LC_ALL", "LC_MESSAGES", "EGOTABLE_TRACEBACK"):
        monkeypatch.delenv(name, raising=False)

    def call(*arguments: object, language: str = "en") -> Answer:
        monkeypatch.setenv("LANG", language)
        monkeypatch.setattr(sys, "argv", ["egotable", *map(str, arguments)])
        egotable._words.cache_clear()
        capsys.readouterr()
        with pytest.raises(SystemExit) as ended:
            egotable.main()
        captured = capsys.readouterr()
        assert isinstance(ended.value.code, int)
        return Answer(ended.value.code, captured.out, captured.err)

    yield call
    egotable._words.cache_clear()
