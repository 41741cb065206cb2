"""Pictures that take long to draw and never change, kept on disk so that the menu opens at once.

What is kept is named by everything it was drawn from, the age of the drawing code included; a picture that
cannot be read or written is simply drawn.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path

import pygame
from pygame import Surface

from scenes.skin.cache import sprites

_MOST = 24
"""How many pictures stay; the ones not used for longest go."""


class KeptPictures:
    """A folder of pictures, or only the memory where there is no folder."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder

    def get(self, name: str, size: tuple[int, int], drawn_by: str, draw: Callable[[], Surface]) -> Surface:
        """The picture from memory, else from disk, else drawn; `drawn_by` is the module that draws it."""
        return sprites.get(("kept", name, size), lambda: self._from_disk(name, size, drawn_by, draw))

    def _from_disk(
        self, name: str, size: tuple[int, int], drawn_by: str, draw: Callable[[], Surface]
    ) -> Surface:
        if self.folder is None:
            return draw()
        path = self.folder / f"{name}-{size[0]}x{size[1]}-{_age(drawn_by)}.rgb"
        expected = size[0] * size[1] * 3
        try:
            pixels = path.read_bytes()
        except OSError:
            pixels = b""
        if len(pixels) == expected:
            return pygame.image.frombuffer(pixels, size, "RGB").convert()
        picture = draw()
        self._keep(path, pygame.image.tobytes(picture, "RGB"))
        return picture

    def _keep(self, path: Path, pixels: bytes) -> None:
        partial = path.with_suffix(f".{os.getpid()}.part")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            partial.write_bytes(pixels)
            os.replace(partial, path)
            kept = sorted(path.parent.glob("*.rgb"), key=lambda each: each.stat().st_atime, reverse=True)
            for old in kept[_MOST:]:
                old.unlink()
        except OSError:
            with suppress(OSError):
                partial.unlink(missing_ok=True)


def _age(module: str) -> str:
    """A few letters that change whenever the module's folder or the skin does; nothing is imported for it."""
    digest = hashlib.sha256(pygame.ver.encode())
    for name in (module, "scenes.skin.svg"):
        spec = find_spec(name)
        if spec is None or spec.origin is None:
            continue
        for file in sorted(Path(spec.origin).parent.glob("*.py")):
            digest.update(f"{file.name}{file.stat().st_mtime_ns}".encode())
    return digest.hexdigest()[:10]
