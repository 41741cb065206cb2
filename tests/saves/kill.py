"""Processes killed while they save: whatever the moment, what was saved before is there and opens.

`python -m tests.saves.kill --count 300` starts that many processes, in turn, which save a match again
and again in every way there is, and ends each with SIGKILL: every other one from outside after a random time,
the others from within, at one of the calls by which a file is opened, linked, renamed or removed. Afterwards
every slot opens, no action that was on the disk is lost, and the next process goes on from there.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, NoReturn

from game.chance import SeededChance
from game.match import Match
from saves.atomic import UNFINISHED
from saves.faults import backup_of
from saves.opening import open_match
from saves.store import Store
from tests.saves.long import long_match
from tests.saves.sample import play_on

_CALLS = frozenset({"open", "os.link", "os.rename", "os.remove"})
_PICTURE = b"\x89PNG" + bytes(20_000)


class Death(NamedTuple):
    """When a process is to die: after so many seconds, or at the n-th of its calls."""

    seconds: float | None
    call: int | None


def death(number: int) -> Death:
    chance = SeededChance(number)
    if number % 2:
        return Death(chance.below(40) / 1000, None)
    return Death(None, 1 + chance.below(60))


def save_until_killed(folder: Path, match: Match, report: Callable[[int], None], when: Death) -> NoReturn:
    """The life of a process: play, save in every way, say which step is safe."""
    store = Store(folder)
    path = store.autosave(match)
    report(match.step)
    if when.call is not None:
        _die_at_call(when.call)
    while True:
        play_on(match, 1)
        store.autosave(match, thumbnail=_PICTURE)
        store.settle()
        report(match.step)
        store.save_as(match, "By hand", _PICTURE)
        store.quick_save(match)
        store.rename(store.slot(path), f"At step {match.step}")


def _die_at_call(nth: int) -> None:
    left = nth

    def hook(event: str, arguments: object) -> None:
        nonlocal left
        if event in _CALLS:
            left -= 1
            if left == 0:
                os.kill(os.getpid(), signal.SIGKILL)

    sys.addaudithook(hook)


def kill_one(folder: Path, match: Match, number: int) -> int:
    """Let a process save the match and kill it; the last step that it said was safe."""
    reading, writing = os.pipe()
    when = death(number)
    child = os.fork()
    if child == 0:
        try:
            save_until_killed(folder, match, lambda step: _tell(writing, step), when)
        finally:
            os._exit(1)  # only reached by an error, whose traceback is on standard error
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        told = [_hear(pipe.read(4))]
        if when.seconds is not None:
            time.sleep(when.seconds)
            os.kill(child, signal.SIGKILL)
        rest = pipe.read()
    _, status = os.waitpid(child, 0)
    assert os.WIFSIGNALED(status), f"the process ended by itself: {status}"
    told += [_hear(rest[place : place + 4]) for place in range(0, len(rest) - 3, 4)]
    return max(told)


def _tell(pipe: int, step: int) -> None:
    os.write(pipe, step.to_bytes(4, "big"))


def _hear(told: bytes) -> int:
    return int.from_bytes(told, "big")


def check(folder: Path, safe: int) -> Match:
    """Every file opens and none is lost; the match as its autosave tells it."""
    store = Store(folder)
    slots = store.slots()
    for slot in slots:
        assert slot.fault is None, f"{slot.path.name}: {slot.fault}"
        opened = open_match(slot.path)
        assert opened.warning is None, f"{slot.path.name}: {opened.warning}"
        if backup_of(slot.path).exists():
            assert open_match(backup_of(slot.path)).warning is None
    (autosave,) = [slot for slot in slots if slot.is_autosave]
    match = open_match(autosave.path).match
    assert match.step >= safe, f"step {safe} was on the disk, step {match.step} is"
    return match


def kill_all(count: int, first: int = 0) -> tuple[int, int]:
    """Kill that many processes; the step the match has come to, and how many files were left unfinished."""
    with tempfile.TemporaryDirectory() as folder:
        match = long_match(40, "random")
        for number in range(first, first + count):
            try:
                match = check(Path(folder), kill_one(Path(folder), match, number))
            except AssertionError as failure:
                raise AssertionError(f"kill {number} ({death(number)}): {failure}") from failure
        return match.step, len(list(Path(folder).glob(f".*{UNFINISHED}")))


def main() -> None:
    parser = argparse.ArgumentParser(description="Kill processes while they save.")
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--first", type=int, default=0, help="the number of the first kill")
    arguments = parser.parse_args()
    step, unfinished = kill_all(arguments.count, arguments.first)
    print(
        f"{arguments.count} kills, every file opens, step {step} reached, {unfinished} files left unfinished"
    )


if __name__ == "__main__":
    main()
