"""`python -m tests.xvfb.thinking [GAME …]`: the window while `hard` thinks, on a virtual screen.

For each game a person sits against computers that search. While one of them thinks in its process, everything
is drawn anew at every frame, as when all pieces move, and the frames of some seconds are counted; then the
person takes a move back in the middle of a thought, by key, and the time until the table stands as before is
taken. The time a frame costs the window's own processor does not depend on what else the machine does.
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


class Seen(NamedTuple):
    """What a window did while somebody thought."""

    at_rest: float
    """Frames a second before anybody thought, drawn in the same way."""
    frames_a_second: float
    longest_ms: float
    cost_ms: float
    undo_ms: float


def watch(game: str, folder: Path) -> Seen:
    """Open a match against `hard`, count frames while it thinks, and take a move back meanwhile."""
    from tests.window.driver import Driver

    with Driver(folder, size=_SIZE, speed="instant") as driver:
        table = _sit_down(driver, game)
        table.toggle_pause()
        at_rest = _frames(driver, table, is_thinking=False)[0]
        table.toggle_pause()
        frames, longest, cost = _frames(driver, table, is_thinking=True)
        return Seen(at_rest, frames, 1000 * longest, 1000 * cost, 1000 * _take_back(driver, table))


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


def _frames(driver: Driver, table: TableScene, *, is_thinking: bool) -> tuple[float, float, float]:
    """Frames a second, the longest of them and the processor time of one, while a thought goes on or none."""
    import pygame

    clock = pygame.time.Clock()
    count, spent, longest, cost = 0, 0.0, 0.0, 0.0
    while spent < _SECONDS:
        if is_thinking:
            _until_thinking(driver, table)
        clock.tick()
        while (table.sitting.table.thinking_since > 0.0) == is_thinking and spent < _SECONDS:
            table.is_dirty = True
            began = time.process_time()
            driver.app.frame(pygame.event.get(), clock.tick(60) / 1000)
            cost += time.process_time() - began
            took = clock.get_time() / 1000
            count, spent, longest = count + 1, spent + took, max(longest, took)
    return count / spent, longest, cost / count


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
            print(
                f"{game}: {seen.frames_a_second:.1f} frames a second while hard thinks "
                f"({seen.at_rest:.1f} while nobody does), the longest took {seen.longest_ms:.0f} ms, "
                f"each {seen.cost_ms:.1f} ms of processor time; "
                f"undo took {seen.undo_ms:.0f} ms"
            )
        import pygame

        pygame.quit()


if __name__ == "__main__":
    main()
