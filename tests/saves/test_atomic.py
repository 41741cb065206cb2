"""Whatever fails while a file is written, the old one or the new one is there, whole."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Any

import pytest

from game.text import text
from saves import atomic
from saves.faults import CannotWrite, backup_of

OLD, NEW = b"old" * 1000, b"new" * 1000

STEPS = ("fsync", "link", "replace")
"""The calls of the system on the way of a file to its place."""


class Failing:
    """Lets a call of the system fail on its n-th use."""

    def __init__(self, name: str, nth: int, error: int) -> None:
        self.real: Any = getattr(os, name)
        self.left = nth
        self.error = error

    def __call__(self, *args: Any, **named: Any) -> Any:
        self.left -= 1
        if self.left == 0:
            raise OSError(self.error, os.strerror(self.error))
        return self.real(*args, **named)


def failure_of(path: Path, data: bytes) -> CannotWrite | None:
    try:
        atomic.replace(path, data)
    except CannotWrite as failure:
        return failure
    return None


def leftovers(folder: Path) -> list[str]:
    return [path.name for path in folder.iterdir() if path.name.endswith(atomic.UNFINISHED)]


def test_the_previous_version_becomes_the_backup(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "folder" / "a.json"
    atomic.replace(path, b"1")
    assert not backup_of(path).exists()
    for version in (b"2", b"3"):
        atomic.replace(path, version)
    assert (path.read_bytes(), backup_of(path).read_bytes()) == (b"3", b"2")
    atomic.replace(path, b"4", keep_previous=False)
    assert (path.read_bytes(), backup_of(path).read_bytes()) == (b"4", b"2")
    assert sorted(each.name for each in path.parent.iterdir()) == ["a.json", "a.json.bak"]


@pytest.mark.parametrize("name", STEPS)
@pytest.mark.parametrize("nth", [1, 2])
@pytest.mark.parametrize("error", [errno.ENOSPC, errno.EIO, errno.EPERM])
def test_a_failure_at_any_step_leaves_a_whole_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, nth: int, error: int
) -> None:
    path = tmp_path / "a.json"
    atomic.replace(path, b"older")
    atomic.replace(path, OLD)
    with monkeypatch.context() as patched:
        patched.setattr(os, name, Failing(name, nth, error))
        failure = failure_of(path, NEW)
    assert path.read_bytes() == (OLD if failure else NEW)
    assert failure is None or failure.reason.key == "saves-cannot-write"
    assert backup_of(path).read_bytes() in (b"older", OLD)
    assert not leftovers(tmp_path)


def test_without_links_the_backup_is_a_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.json"
    atomic.replace(path, OLD)

    def refuse(*args: object) -> None:
        raise OSError(errno.EPERM, "no links here")

    monkeypatch.setattr(os, "link", refuse)
    atomic.replace(path, NEW)
    assert (path.read_bytes(), backup_of(path).read_bytes()) == (NEW, OLD)
    other = tmp_path / "b.json"
    atomic.put_new(other, NEW)
    assert other.read_bytes() == NEW
    with pytest.raises(CannotWrite):
        atomic.put_new(other, OLD)
    assert other.read_bytes() == NEW
    assert not leftovers(tmp_path)


def test_a_full_disk_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "fsync", Failing("fsync", 1, errno.ENOSPC))
    with pytest.raises(CannotWrite) as failed:
        atomic.replace(tmp_path / "a.json", NEW)
    assert failed.value.reason == text("saves-cannot-write", file="a.json", reason=text("saves-system-full"))
    assert list(tmp_path.iterdir()) == []


def test_a_new_file_never_lies_over_another(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    atomic.put_new(path, OLD)
    with pytest.raises(CannotWrite) as failed:
        atomic.put_new(path, NEW)
    assert dict(failed.value.reason.args)["reason"] == text("saves-system-exists")
    assert path.read_bytes() == OLD
    assert not leftovers(tmp_path)


@pytest.mark.parametrize("name", ["/", "a\0b.json"])
def test_impossible_paths_get_a_sentence(tmp_path: Path, name: str) -> None:
    with pytest.raises(CannotWrite) as failed:
        atomic.replace(tmp_path / name, NEW)
    assert dict(failed.value.reason.args)["reason"] == text("saves-system-no-name")


def test_folders_and_files_in_the_way_get_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").write_bytes(OLD)
    with pytest.raises(CannotWrite):
        atomic.replace(tmp_path / "folder", NEW)
    with pytest.raises(CannotWrite):
        atomic.replace(tmp_path / "file" / "a.json", NEW)
    with pytest.raises(CannotWrite) as failed:
        atomic.replace(tmp_path / ("x" * 400), NEW)
    assert dict(failed.value.reason.args)["reason"] == text("saves-system-long-name")
    assert (tmp_path / "file").read_bytes() == OLD
