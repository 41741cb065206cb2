"""`python -m tests.xvfb.thinking [GAME …]`: the window while `hard` thinks, on a virtual screen.

For each game a person sits against computers that search. While one of them thinks in its process, the
frames of some seconds are counted as the window's own loop paces them: once with something that moves all the
time and a window that draws what changed, once with everything drawn anew at every frame, as when all pieces
move. Then the person takes a move back in the middle of a thought, by key, and the time until the table is as
before is taken. The time a frame costs the window's own processor does not depend on what else the machine
does.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from tests.xvfb.screen import virtual_screen

if TYPE_CHECKING:
    from scenes.table import TableScene
    from tests.window.driver import Driver

_SECONDS = 6.0
_PATIENCE = 60.0
_SIZE = (1600, 900)


class Run(NamedTuple):
    """Frames of some seconds."""

    frames_a_second: float
    longest_ms: float
    """From the beginning of a frame to that of the next."""
    late: float
    """The share of frames that began a quarter of a frame too late."""
    cost_ms: float


class Seen(NamedTuple):
    """What a window did while somebody thought."""

    at_rest: Run
    """Drawn in whole, before anybody thought."""
    usual: Run
    """Something moves, and what changed is drawn."""
    whole: Run
    """Everything is drawn anew."""
    undo_ms: float


def watch(game: str, folder: Path) -> Seen:
    """Open a match against `hard`, count frames while it thinks, and take a move back meanwhile."""
    from tests.window.driver import Driver

    with Driver(folder, size=_SIZE, speed="instant") as driver:
        driver.app.pace.hurry()
        table = _sit_down(driver, game)
        table.toggle_pause()
        at_rest = _frames(driver, table, is_thinking=False, is_whole=True)
        table.toggle_pause()
        # Each in a match of its own: one may be over before somebody has thought for long enough.
        usual = _frames(driver, table, is_thinking=True, is_whole=False)
        table = _sit_down(driver, game)
        whole = _frames(driver, table, is_thinking=True, is_whole=True)
        table = _sit_down(driver, game)
        return Seen(at_rest, usual, whole, 1000 * _take_back(driver, table))


def _sit_down(driver: Driver, game: str) -> TableScene:
    from ai.table import Table
    from game.match import PERSON, Match, Seat
    from game.registry import find
    from scenes.table import TableScene

    entry = find(game)
    rules = entry.load_rules()
    options = rules.options(**({"mode": "shapers"} if game == "cerebria" else {}))
    roles = rules.seats(options)
    free = [number for number, role in enumerate(roles) if not role.automaton]
    seats = tuple(
        Seat(role.automaton or (PERSON if number == free[0] else "hard")) for number, role in enumerate(roles)
    )
    match = Match(rules, options, seats, 1, free_takebacks=True)
    table = Table(match, entry, worker=driver.app.worker)
    driver.app.go_home()
    scene = TableScene(driver.app, table, entry, is_kept=False)
    driver.app.push(scene)
    return scene


def _until_thinking(driver: Driver, table: TableScene) -> None:
    """Let the person play the first legal action until a computer is thinking about a choice."""
    sitting = table.sitting
    end = time.monotonic() + _PATIENCE
    while time.monotonic() < end:
        if sitting.table.waits_for_person:
            sitting.play(sitting.rules.legal(sitting.match.state)[0], None)
        driver.frame()
        time.sleep(0.002)
        if sitting.table.thinking_since > 0.05:
            return
    raise AssertionError("nobody ever thinks")


def _frames(driver: Driver, table: TableScene, *, is_thinking: bool, is_whole: bool) -> Run:
    """Count frames while a thought goes on or none; between two thoughts nothing is counted."""
    import pygame

    from scenes.pace import FRAME, Beat

    gaps: list[float] = []
    cost = 0.0
    while sum(gaps) < _SECONDS:
        if is_thinking:
            _until_thinking(driver, table)
        beat = Beat()
        while (table.sitting.table.thinking_since > 0.0) == is_thinking and sum(gaps) < _SECONDS:
            _move_something(table, is_whole=is_whole)
            began = time.process_time()
            driver.app.frame(pygame.event.get(), gaps[-1] if gaps else 0.0)
            cost += time.process_time() - began
            gaps.append(beat.wait())
    late = sum(gap > 1.25 * FRAME for gap in gaps) / len(gaps)
    return Run(len(gaps) / sum(gaps), 1000 * max(gaps), late, 1000 * cost / len(gaps))


def _move_something(table: TableScene, *, is_whole: bool) -> None:
    """Give the window something to draw: one thing after the other is looked at, rises and sinks."""
    stage = table.stage
    if is_whole:
        stage.draw_anew()
    elif not stage.is_moving:
        names = sorted(name for name, piece in stage.pieces.items() if piece.ref is not None)
        place = names.index(stage.emphasis.looked_at) if stage.emphasis.looked_at in names else -1
        stage.emphasis.looked_at = names[(place + 1) % len(names)]
    table.is_dirty = True


def _take_back(driver: Driver, table: TableScene) -> float:
    """Seconds from the key for undo, pressed in the middle of a thought, until the match stands as before."""
    match = table.sitting.match
    _until_thinking(driver, table)
    while match.why_not_undo() is not None:
        driver.frame()
        _until_thinking(driver, table)
    before = match.step
    began = time.perf_counter()
    driver.key_down("u")
    taken = time.perf_counter() - began
    assert match.step < before, "nothing was taken back"
    assert not table.sitting.table.thinking_since or table.sitting.table.waits_for_person
    return taken


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.xvfb.thinking")
    parser.add_argument("games", nargs="*", default=["cerebria", "essence", "opus"])
    with tempfile.TemporaryDirectory() as folder, virtual_screen():
        for game in parser.parse_args().games:
            seen = watch(game, Path(folder) / game)
            told = (
                ("hard thinks, something moves", seen.usual),
                ("hard thinks, all is drawn anew", seen.whole),
                ("nobody thinks, all is drawn anew", seen.at_rest),
            )
            for name, run in told:
                print(
                    f"{game}: {name}: {run.frames_a_second:.1f} frames a second, the longest took "
                    f"{run.longest_ms:.0f} ms, {100 * run.late:.1f} % came late, "
                    f"each {run.cost_ms:.1f} ms of processor time"
                )
            print(f"{game}: undo in mid-thought took {seen.undo_ms:.0f} ms")
        import pygame

        pygame.quit()


if __name__ == "__main__":
    main()
