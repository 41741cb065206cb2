"""Short runs of the two harnesses; alone, `tests.saves.mutate` and `tests.saves.kill` run long."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.text import text
from saves.faults import BadFile
from tests.saves import mutate


def test_mutated_files_give_a_sentence_or_a_match_and_touch_nothing() -> None:
    fates, failures = mutate.try_out_all(600)
    assert failures == []
    assert sum(fates.values()) == 600
    assert fates["opens"] > 20
    assert fates["opens from its position"] > 20
    assert len(fates) > 8, "the mutants go wrong in many ways"


def test_the_mutation_harness_notices_a_traceback_and_a_touched_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    yard = mutate.Yard(tmp_path)

    def careless(path: Path) -> None:
        raise IndexError("list index out of range")

    def meddling(path: Path) -> None:
        path.write_bytes(b"{}")
        raise BadFile(path, text("saves-bad-missing", file=path.name))

    for way_to_fail, sign in ((careless, "IndexError"), (meddling, "a file was touched")):
        monkeypatch.setattr(mutate, "open_match", way_to_fail)
        failure = yard.try_out(0)
        assert isinstance(failure, mutate.Failure)
        assert sign in failure.details


@pytest.mark.skipif(not hasattr(os, "fork"), reason="the harness forks")
def test_processes_killed_while_they_save_lose_nothing() -> None:
    # In a process of its own: forking wants a parent without threads.
    run = subprocess.run(
        [sys.executable, "-m", "tests.saves.kill", "--count", "12"],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout.startswith("12 kills, every file opens")
