"""Rendered sounds on disk: made once on a machine, read back at every later start.

A file is named by recipe version and sound, is written whole or not at all, and is made again when it
cannot be read. Where nothing can be written, sounds are rendered anew in each run.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from platformdirs import user_cache_path

from scenes.sound.recipes import VERSION


def sound_folder() -> Path:
    """Where the platform keeps what can be made again."""
    return user_cache_path("egotable", appauthor=False) / "sound"


class SoundStore:
    """WAV bytes by name, rendered when the disk does not have them."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or sound_folder()

    def path(self, name: str) -> Path:
        return self.folder / f"v{VERSION}-{name}.wav"

    def get(self, name: str, render: Callable[[], bytes]) -> bytes:
        """The sound's bytes, from disk or from the recipe."""
        path = self.path(name)
        try:
            stored = path.read_bytes()
        except OSError:
            stored = b""
        if is_whole(stored):
            return stored
        rendered = render()
        self._write(path, rendered)
        return rendered

    def has(self, name: str) -> bool:
        return self.path(name).is_file()

    def _write(self, path: Path, content: bytes) -> None:
        partial = path.with_name(f"{path.name}.{os.getpid()}-{threading.get_ident()}.part")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            partial.write_bytes(content)
            os.replace(partial, path)
        except OSError:
            with suppress(OSError):
                partial.unlink(missing_ok=True)


def is_whole(content: bytes) -> bool:
    """Whether these are WAV bytes of the length they claim."""
    return (
        len(content) > 44
        and content[:4] == b"RIFF"
        and content[8:12] == b"WAVE"
        and int.from_bytes(content[4:8], "little") + 8 == len(content)
    )
