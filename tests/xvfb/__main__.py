"""`python -m tests.xvfb [--pictures FOLDER]`: the window opens and is played under Xvfb.

First from outside, as `make play` starts it: it opens, answers keys and closes cleanly. Then an evening with
the tiny game. Prints one line a part; a failure is a traceback.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.xvfb.screen import virtual_screen, xdotool

_PATIENCE = 30.0


def open_and_close(folder: Path) -> None:
    """Start the program as people do, wait for its window, look into two pages, quit by key."""
    program = subprocess.Popen([sys.executable, "-m", "egotable", "--saves-dir", str(folder)])
    window = _window_of(program)
    xdotool("windowfocus", "--sync", window)
    time.sleep(1.0)
    for key in ("F10", "Escape", "F2", "Escape", "Escape"):
        xdotool("key", key)
        time.sleep(0.5)
    end = time.monotonic() + _PATIENCE
    while program.poll() is None and time.monotonic() < end:
        time.sleep(0.2)
    if program.poll() is None:
        program.kill()
        raise AssertionError("Escape on the menu does not close the window")
    assert program.returncode == 0, f"the window closed with {program.returncode}"


def _window_of(program: subprocess.Popen[bytes]) -> str:
    end = time.monotonic() + _PATIENCE
    while time.monotonic() < end:
        assert program.poll() is None, f"the program ended with {program.returncode}"
        found = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--pid", str(program.pid)], capture_output=True, text=True
        )
        if found.stdout.strip():
            return found.stdout.split()[0]
        time.sleep(0.1)
    program.kill()
    raise AssertionError("no window appeared")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.xvfb")
    parser.add_argument("--pictures", type=Path, help="a folder for pictures of what was seen")
    pictures = parser.parse_args().pictures
    with tempfile.TemporaryDirectory() as made, virtual_screen():
        folder = Path(made)
        open_and_close(folder / "outside")
        print("opened and closed")
        # Only now: SDL takes the driver of the environment when it is first imported.
        import pygame

        from game.registry import register
        from tests.tiny.entry import ENTRY
        from tests.xvfb.evening import Album, continue_and_end, play_alone, play_together

        register(ENTRY)
        album = Album(pictures)
        play_alone(folder / "alone", album)
        print("played, saved, resized, spoke three languages")
        continue_and_end(folder / "alone", album)
        print("continued, ended, replayed")
        play_together(folder / "together", album)
        print("handed over")
        pygame.quit()  # before its screen is gone


if __name__ == "__main__":
    main()
