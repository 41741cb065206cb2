"""`egotable bench`, the window's part: what a frame costs, how soon the menu is there, how soon a match.

Every figure is CPU time, so that a busy machine does not change it. The window runs in processes of its own:
what the rest of the program has loaded counts neither for its start nor for its memory.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from time import process_time
from typing import TYPE_CHECKING, Any

from game.chance import SeededChance
from game.match import Seat
from game.registry import GameEntry, games

if TYPE_CHECKING:
    from saves.store import Store
    from scenes.app import App
    from scenes.settings import Settings
    from scenes.table import TableScene

SIZE = (1600, 900)
_FRAMES = 60
_LONG_MATCH = 500
_STARTS = 3
_MOVES = 60
"""Decisions that are shown at each table; what comes of them at the others is shown as well."""
_PONDER = 30
"""Frames in which a person thinks before each decision; the window prepares what it can meanwhile."""
_DECISION = 0x9000
"""An event that no window knows: what a person decides."""
_HASTE = 0.2
"""Seconds of a frame of a match that is hurried to its end."""
_IS_WHOLE = True
"""Whether every match is then played to its end, for the memory that a whole evening takes."""

_REGISTER = """
from pathlib import Path
from game.registry import GameEntry, register
for entry in {entries!r}:
    register(GameEntry(*entry))
folder, size = Path({folder!r}), {size!r}
"""

_START = (
    "import sys, time\nimport egotable"
    + _REGISTER
    + """
from scenes.opening import make_app
app = make_app(size=size, saves_dir=folder, language="en")
app.go_home()
app.frame([], 0.0)
print(time.process_time())
"""
)
"""What a start does until the menu can be used."""

_SCENES = (
    _REGISTER
    + """
import json
from scenes import bench
bench._FRAMES, bench._MOVES, bench._IS_WHOLE = {frames}, {moves}, {is_whole}
names = [entry[0] for entry in {entries!r}]
print(json.dumps([bench.measure_scenes(folder, size, names), bench.memory()]))
"""
)
"""Every scene and a match of every game in one window, one after the other, and the memory that took."""


def measure_window() -> dict[str, Any]:
    """CPU milliseconds a frame for each scene, seconds to the menu, milliseconds to a match, memory."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        scenes, megabytes = json.loads(_in_a_process(_SCENES, folder))
        return {
            "window": scenes,
            "startup_s": round(measure_start(folder), 2),
            "load_ms": round(measure_load(folder), 1),
            "memory_mb": round(megabytes, 1),
        }


def _in_a_process(script: str, folder: Path) -> str:
    """The last line that a script prints."""
    entries = [tuple(entry) for entry in games()]
    environment = {**os.environ, "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    environment["SDL_VIDEODRIVER"] = "dummy"
    environment["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
    # After the first start a player has every module compiled.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    filled = script.format(
        entries=entries, folder=str(folder), size=SIZE, frames=_FRAMES, moves=_MOVES, is_whole=_IS_WHOLE
    )
    ran = subprocess.run(
        [sys.executable, "-c", filled],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return ran.stdout.splitlines()[-1]


# -- frames -------------------------------------------------------------------------------------------------


def measure_scenes(folder: Path, size: tuple[int, int], names: Sequence[str]) -> dict[str, dict[str, float]]:
    """A frame at rest, drawn in whole from cached sprites, and the frames in motion, of every page and game.

    Pages move while one fades into the next. On a table moves are played and shown, at the usual speed; all
    that is drawn for the first time on the way is counted. The frames in which a person ponders are neither
    moving nor steady; they may be the slowest.
    """
    import pygame

    from saves.store import Store
    from scenes.pace import FRAME
    from scenes.settings import Settings
    from scenes.shot import SCENES, Request

    pygame.display.init()
    pygame.font.init()
    settings = Settings(language="en", muted=True, warn_before_ending_turn=False)
    app = _window(settings, Store(folder), size)
    figures = {}
    pages = ["menu", "settings", "keys", "rules", "learn", "load"]
    for name in [*pages, "new-match"] if app.playable else pages:
        first = _first(app, lambda name=name: SCENES[name](Request(app, None, 1, 0, None)))  # type: ignore[misc]
        figures[name] = {"first_ms": first, "steady_ms": _steady(app), **_figures(_fading(app))}
    for entry in (each for each in app.playable if each.name in names):
        first = _first(app, lambda entry=entry: _sit_down(app, entry))  # type: ignore[misc]
        table: TableScene = app.scene  # type: ignore[assignment]
        moving = _figures(_moves_by_chance(app, table, FRAME, _MOVES, _PONDER))
        figures[f"table-{entry.name}"] = {"first_ms": first, "steady_ms": _steady(app), **moving}
        if _IS_WHOLE:
            _play_to_the_end(app, table)
    app.close()
    return figures


def _first(app: App, open_page: Callable[[], object]) -> float:
    """The time in which a page opens and draws its first picture; it is in no other figure."""

    def draw() -> None:
        open_page()
        while not app.frame([], 0.0):
            pass

    return round(_milliseconds(draw), 1)


def _steady(app: App) -> float:
    """The usual time of a whole drawing of a page on which nothing moves."""
    for _ in range(3):
        app.frame([], 10.0)

    def draw() -> None:
        app.scene.is_dirty = True
        app.frame([], 0.0)

    return round(sorted(_milliseconds(draw) for _ in range(_FRAMES))[_FRAMES // 2], 2)


def _window(settings: Settings, store: Store, size: tuple[int, int]) -> App:
    """A window in which a decision is an event: its frame includes the rules, as after a click."""
    from pygame import Event

    from scenes.app import App

    class Window(App):
        def handle(self, event: Event) -> None:
            if event.type == _DECISION:
                self.scene.confirm(event.action)  # type: ignore[attr-defined]
            else:
                super().handle(event)

    window = Window(settings=settings, settings_file=None, store=store, size=size, is_strict=True)
    window.pace.hurry()
    return window


def _figures(frames: Iterable[tuple[float, bool]]) -> dict[str, float]:
    """The mean of the moving frames, the time that one of a hundred exceeds, and the slowest of all."""
    every = list(frames)
    moving = sorted(spent for spent, is_moving in every if is_moving)
    return {
        "moving_ms": round(sum(moving) / len(moving), 2),
        "moving_p99_ms": round(moving[len(moving) * 99 // 100], 2),
        "slowest_ms": round(max(spent for spent, _ in every), 2),
    }


def _fading(app: App) -> Iterator[tuple[float, bool]]:
    """The frames in which a page fades in."""
    from scenes.pace import FRAME

    app.curtain.fade_from(app.screen, is_reduced=False)
    while app.curtain.is_fading:
        yield _milliseconds(lambda: app.frame([], FRAME)), True


def _sit_down(app: App, entry: GameEntry) -> TableScene:
    """A match in which one person leads every seat, so that the window is never handed over."""
    from scenes.table import begin_match

    rules = entry.load_rules()
    options = rules.options()
    seats = [Seat(role.automaton) if role.automaton else Seat(name="Ada") for role in rules.seats(options)]
    return begin_match(app, entry, options, seats, seed=1)


def _play_to_the_end(app: App, table: TableScene) -> None:
    """Play on in great haste until the result is on the table."""
    usual, app.settings.speed = app.settings.speed, "instant"
    for _ in _moves_by_chance(app, table, _HASTE, sys.maxsize, 0):
        pass
    while app.scene is table:
        app.frame([], _HASTE)
    app.settings.speed = usual


def _moves_by_chance(
    app: App, table: TableScene, seconds: float, most: int, ponder: int
) -> Iterator[tuple[float, bool]]:
    """Play moves, each shown to its end in frames of so many seconds; the milliseconds of every frame.

    With them stands whether anything moved: in `ponder` frames before each move a person thinks.
    """
    from pygame import Event

    chance, sitting = SeededChance(1), table.sitting
    moves, pondered = 0, 0
    while moves < most and not sitting.match.is_over:
        if app.scene is not table:
            app.pop()  # a page that the game opened over its table
        elif sitting.narrowing is None or table.showing.is_busy or table.stage.is_gliding:
            yield _milliseconds(lambda: app.frame([], seconds)), True
        elif pondered < ponder:
            pondered += 1
            yield _milliseconds(lambda: _rest(app, seconds)), False
        else:
            decision = Event(_DECISION, action=chance.pick(sitting.narrowing.actions))
            yield _milliseconds(lambda: app.frame([decision], seconds)), True  # noqa: B023
            moves, pondered = moves + 1, 0


def _rest(app: App, seconds: float) -> None:
    """A frame as in the window's own loop, which prepares what it can when nothing moves."""
    wait = app.next_wake()
    if wait is None or wait > seconds:
        app.prepare()
    app.frame([], seconds)


def _milliseconds(act: Callable[[], object]) -> float:
    before = process_time()
    act()
    return (process_time() - before) * 1000


# -- start, load, memory ------------------------------------------------------------------------------------


def measure_start(folder: Path) -> float:
    """Process time from the start of Python to a menu that can be used, once its caches are on disk.

    There is a match to continue, as there is after the first evening.
    """
    return min([float(_in_a_process(_START, folder)) for _ in range(_STARTS)][1:])


def measure_load(folder: Path) -> float:
    """Milliseconds to open a match of 500 actions, or of as many as there are, of the slowest game."""
    from ai.by_chance import match_by_chance
    from saves.opening import open_match
    from saves.store import Store

    slowest = 0.0
    for entry in games():
        path = Store(folder).save_as(match_by_chance(entry, 1, _LONG_MATCH), "bench")
        slowest = max(slowest, min(_milliseconds(lambda path=path: open_match(path)) for _ in range(5)))
    return slowest


def memory() -> float:
    """Megabytes this process has used at most, window and caches included."""
    try:
        import resource
    except ImportError:  # not on Windows
        return 0.0
    used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return used / 1024 if sys.platform != "darwin" else used / 1024 / 1024
