"""Writing a file so that a crash at any moment leaves either the old one or the new one, whole."""

from __future__ import annotations

import contextlib
import errno
import os
import shutil
import threading
from collections.abc import Iterator
from pathlib import Path

from game.text import text
from saves.faults import CannotWrite, backup_of, name_of, system_reason

UNFINISHED = ".tmp"
"""How the names of files end that a killed process may leave behind; they also begin with a dot."""


def replace(path: Path, data: bytes, *, keep_previous: bool = True) -> None:
    """Put `data` where `path` is; the version that was there before becomes the backup."""
    with _explained(path), _written_aside(path, data) as aside:
        if keep_previous:
            _back_up(path)
        os.replace(aside, path)
        _sync_folder(path.parent)


def put_new(path: Path, data: bytes) -> None:
    """Put `data` at a path where nothing lies yet; never over another file, not even in a race."""
    with _explained(path), _written_aside(path, data) as aside:
        try:
            os.link(aside, path)  # unlike a rename, this fails when the name is taken
        except FileExistsError:
            raise
        except OSError:  # a file system without links
            if path.exists():
                raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path)) from None
            os.rename(aside, path)
        _sync_folder(path.parent)


def move(path: Path, target: Path) -> None:
    """Give a file another name."""
    with _explained(path):
        os.rename(path, target)
        _sync_folder(path.parent)


def remove(path: Path) -> None:
    """Delete a file if it is there."""
    with _explained(path):
        path.unlink(missing_ok=True)


@contextlib.contextmanager
def _explained(path: Path) -> Iterator[None]:
    """Turn the system's refusals into one sentence."""
    try:
        yield
    except (OSError, ValueError) as error:
        # A ValueError is a path without a name, or with characters that no name can have.
        reason = system_reason(error) if isinstance(error, OSError) else text("saves-system-no-name")
        whole = text("saves-cannot-write", file=name_of(path), reason=reason)
        raise CannotWrite(path, whole) from error


@contextlib.contextmanager
def _written_aside(path: Path, data: bytes) -> Iterator[Path]:
    """A finished file with the data beside the path, gone again afterwards unless it was moved away."""
    path.parent.mkdir(parents=True, exist_ok=True)
    aside = _aside(path)
    try:
        with aside.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        yield aside
    finally:
        with contextlib.suppress(OSError):
            aside.unlink()


def _aside(path: Path) -> Path:
    """A name of our own: two windows, or threads, that save one match stay out of each other's way."""
    return path.with_name(f".{path.name}.{os.getpid()}-{threading.get_ident()}{UNFINISHED}")


def _back_up(path: Path) -> None:
    """Let the backup name the present file too, without a moment in which `path` names nothing."""
    if not path.exists():
        return
    backup = backup_of(path)
    link = _aside(backup)
    try:
        with contextlib.suppress(FileNotFoundError):
            link.unlink()
        try:
            os.link(path, link)
        except OSError:  # a file system without links
            _copy(path, link)
        os.replace(link, backup)
    finally:
        # Renaming between two names of one file does nothing and leaves both.
        with contextlib.suppress(OSError):
            link.unlink()


def _copy(source: Path, target: Path) -> None:
    with source.open("rb") as old, target.open("wb") as new:
        shutil.copyfileobj(old, new)
        new.flush()
        os.fsync(new.fileno())


def _sync_folder(folder: Path) -> None:
    """Make the new name itself last through a power cut, where the system lets us."""
    if os.name != "posix":
        return
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
