"""`egotable bench`, the window's part: what a frame costs, how soon the menu is there, how soon a match."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any

from game.registry import games

SIZE = (1600, 900)
_FRAMES = 60
_LONG_MATCH = 500
_STARTS = 3

_START = """
import sys, time
import egotable
from game.registry import GameEntry, register
for entry in {entries!r}:
    register(GameEntry(*entry))
from pathlib import Path
from scenes.app import make_app
app = make_app(size={size!r}, saves_dir=Path({folder!r}), language="en")
app.go_home()
app.frame([], 0.0)
print(time.process_time())
"""
"""What a start does until the menu can be used, in a process of its own."""


def measure_window() -> dict[str, Any]:
    """CPU milliseconds a frame for each scene, seconds to the menu, milliseconds to a match, memory."""
    with tempfile.TemporaryDirectory() as folder:
        return {
            "window": measure_scenes(Path(folder)),
            "startup_s": round(measure_start(Path(folder)), 2),
            "load_ms": round(measure_load(Path(folder)), 1),
            "memory_mb": round(memory(), 1),
        }


def measure_scenes(folder: Path) -> dict[str, dict[str, float]]:
    """A frame at rest, which is a whole drawing from cached sprites, and a frame in motion."""
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    if "SDL_VIDEODRIVER" not in os.environ and not os.environ.get("DISPLAY"):
        os.environ["SDL_VIDEODRIVER"] = "dummy"
    import pygame

    from saves.store import Store
    from scenes.app import FRAME, App
    from scenes.settings import Settings
    from scenes.shot import SCENES, Request

    pygame.display.init()
    pygame.font.init()
    settings = Settings(language="en", muted=True)
    app = App(settings=settings, settings_file=None, store=Store(folder), size=SIZE, is_strict=True)
    names = ["menu", "settings", "keys", "rules", "learn", "load"]
    if app.playable:
        names += ["new-match", "table"]
    figures = {}
    for name in names:
        SCENES[name](Request(app, None, 1, 6 if name == "table" else 0, None))
        app.remeasure()
        app.draw(app.screen)
        steady = _milliseconds(lambda: app.draw(app.screen))
        moving = _milliseconds(lambda: _moving_frame(app, FRAME))
        figures[name] = {"steady_ms": round(steady, 2), "moving_ms": round(moving, 2)}
    app.close()
    return figures


def _moving_frame(app: Any, seconds: float) -> None:
    """A frame in which everything is drawn and time passes, as while pieces glide."""
    app.scene.is_dirty = True
    app.frame([], seconds)


def _milliseconds(act: Callable[[], object]) -> float:
    """The usual CPU time of a frame, without the first ones that fill caches."""
    for _ in range(3):
        act()
    spent = []
    for _ in range(_FRAMES):
        before = process_time()
        act()
        spent.append(process_time() - before)
    return statistics.median(spent) * 1000


def measure_start(folder: Path) -> float:
    """Process time from the start of Python to a menu that can be used, once its caches are on disk."""
    entries = [tuple(entry) for entry in games()]
    script = _START.format(entries=entries, size=SIZE, folder=str(folder))
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    environment["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
    seconds = []
    for _ in range(_STARTS):
        ran = subprocess.run(
            [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True
        )
        seconds.append(float(ran.stdout.split()[-1]))
    return min(seconds[1:])


def measure_load(folder: Path) -> float:
    """Milliseconds to open a match of 500 actions, or of as many as the longest game has; 0 with none."""
    from ai.by_chance import match_by_chance
    from saves.opening import open_match
    from saves.store import Store

    longest = [match_by_chance(entry, 1, _LONG_MATCH) for entry in games()]
    if not longest:
        return 0.0
    path = Store(folder).save_as(max(longest, key=lambda match: match.step), "bench")
    return _milliseconds_of_few(lambda: open_match(path))


def _milliseconds_of_few(act: Callable[[], object]) -> float:
    spent = []
    for _ in range(5):
        before = process_time()
        act()
        spent.append(process_time() - before)
    return min(spent) * 1000


def memory() -> float:
    """Megabytes this process has used at most, window and caches included."""
    try:
        import resource
    except ImportError:  # not on Windows
        return 0.0
    used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return used / 1024 if sys.platform != "darwin" else used / 1024 / 1024
