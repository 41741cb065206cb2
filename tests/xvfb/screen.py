"""A virtual screen, and the hands of a person in front of it."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pygame

from tests.window.driver import Driver

SCREEN = (1920, 1080)
_NAMES = {"Enter": "Return", "Esc": "Escape", "left": "Left", "right": "Right", "up": "Up", "down": "Down"}
_NAMES |= {"PageUp": "Prior", "PageDown": "Next"}
_ARRIVES = 2.0
"""Seconds in which a new size must have come through the X server."""
_COMES_SOON = 0.1
"""Seconds to wait for an event that may not come, as when the pointer is there already."""


@contextmanager
def virtual_screen() -> Iterator[str]:
    """A running Xvfb; `DISPLAY` names it inside."""
    reader, writer = os.pipe()
    size = f"{SCREEN[0]}x{SCREEN[1]}x24"
    arguments = ["Xvfb", "-displayfd", str(writer), "-screen", "0", size, "-nolisten", "tcp"]
    server = subprocess.Popen(arguments, pass_fds=(writer,), stderr=subprocess.DEVNULL)
    os.close(writer)
    before = {name: os.environ.get(name) for name in ("DISPLAY", "SDL_VIDEODRIVER", "SDL_AUDIODRIVER")}
    try:
        with os.fdopen(reader) as told:
            number = told.readline().strip()
        if not number:
            raise RuntimeError("Xvfb did not start")
        os.environ.update(DISPLAY=f":{number}", SDL_VIDEODRIVER="x11", SDL_AUDIODRIVER="dummy")
        yield os.environ["DISPLAY"]
    finally:
        for name, value in before.items():
            if value is None:
                os.environ.pop(name, None)
            else:
                os.environ[name] = value
        server.terminate()
        server.wait()


def xdotool(*arguments: object) -> str:
    done = subprocess.run(["xdotool", *map(str, arguments)], check=True, capture_output=True, text=True)
    assert not done.stderr, done.stderr  # a key it does not know is only complained about
    return done.stdout.strip()


class RealHands(Driver):
    """A driver that never posts an event: mouse and keys go through the X server."""

    def take(self) -> None:
        """Give the window the keyboard; without a window manager nobody else does."""
        self._window = pygame.display.get_wm_info()["window"]
        self._focus()

    def _focus(self) -> None:
        xdotool("windowfocus", "--sync", self._window)
        self._arrive()

    def point(self, at: tuple[int, int]) -> None:
        xdotool("mousemove", "--window", self._window, *at)
        self._arrive()

    def press(self, at: tuple[int, int], button: int = 1) -> None:
        xdotool("mousedown", button)
        self._arrive()

    def release(self, at: tuple[int, int], button: int = 1) -> None:
        xdotool("mouseup", button)
        self._arrive()

    def key(self, *written: str) -> None:
        for each in written:
            xdotool("key", "--window", "0", "+".join(_NAMES.get(part, part) for part in each.split("+")))
            self._arrive()
            self.settle()

    def type(self, letters: str) -> None:
        xdotool("type", "--delay", "5", letters)
        self._arrive()
        self.settle()

    def resize(self, size: tuple[int, int]) -> None:
        xdotool("windowsize", "--sync", self._window, *size)
        end = time.monotonic() + _ARRIVES
        while self.app.screen.size != size and time.monotonic() < end:
            self._arrive()
        assert self.app.screen.size == size, f"the window is {self.app.screen.size}, not {size}"
        self.settle()
        self._focus()

    def _arrive(self) -> None:
        """Wait for the event to come through the server, then give it to the window."""
        end = time.monotonic() + _COMES_SOON
        while not pygame.event.peek() and time.monotonic() < end:
            time.sleep(0.002)
        self.frame()
