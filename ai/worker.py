"""Thinking in a process of its own, so that the window never waits for it.

There is one process and one pipe, and at most one job. Whoever awaits the answer asks with `poll`, which
never blocks. To cancel is to end the process: whatever a player is doing, it stops at once, and the next
job starts a fresh one with a fresh pipe, so no half-written answer and no held lock can be left behind.
"""

from __future__ import annotations

import signal
import threading
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, NamedTuple

from ai.controller import Budget, Choice, Controller, Follower, Step
from ai.levels import make_controller
from game.chance import SeededChance
from game.registry import GameEntry
from game.rules import SeatRole
from game.text import Text, text

_READY = "ready"
_SPAWN = get_context("spawn")
_PATIENCE = 1.0
"""Seconds a process that was told to end is given, when the program itself ends."""


class Previous(NamedTuple):
    """The same seat's decision just before, about which the same player was asked, nobody acting since."""

    seed: int
    step: Step


class Job(NamedTuple):
    """One decision to think about: all a player may know, and nothing of the match itself.

    `true_state` is for the cheat alone, by which the arena measures what hidden facts are worth.
    """

    entry: GameEntry
    player: str
    seat: int
    view: Any
    legal: list[Any]
    budget: Budget
    seed: int
    roles: tuple[SeatRole, ...] = ()
    true_state: Any = None
    previous: Previous | None = None


class ThinkingFailed(Exception):
    """A player failed instead of choosing; `details` is the traceback, for the log."""

    def __init__(self, player: str, summary: str, details: str) -> None:
        super().__init__(player, summary, details)
        self.summary = summary
        self.details = details
        self.reason: Text = text("ai-thinking-failed", player=player, summary=summary)


class Thinker:
    """Does jobs here and now, and lets a player go on with its thoughts at its next decision.

    Only the last player is remembered, and only by whoever runs it: when its process ends, its thoughts do.
    """

    def __init__(self) -> None:
        self._last: tuple[str, int, Follower] | None = None

    def think(self, job: Job) -> Choice:
        """The player's choice; a failure of the player is raised as `ThinkingFailed`."""
        try:
            controller = self._controller(job)
            choice = controller.choose(job.view, job.legal, job.budget)
            if choice.action not in job.legal:
                raise ValueError(f"{choice.action} is not legal")
        except Exception as error:
            self._last = None
            raise ThinkingFailed(job.player, summary_of(error), traceback.format_exc()) from error
        self._last = (job.player, job.seed, controller) if isinstance(controller, Follower) else None
        return choice

    def _controller(self, job: Job) -> Controller:
        """The player as it was after the decision just before, or a new one."""
        if self._last is not None and job.previous is not None:
            player, seed, controller = self._last
            if (player, seed) == (job.player, job.previous.seed):
                controller.follow(job.previous.step, SeededChance(job.seed), job.true_state)
                return controller
        return make_controller(job.entry, job.player, job.seat, job.seed, job.roles, job.true_state)


def think(job: Job) -> Choice:
    """Do one job here and now, and remember nothing of it."""
    return Thinker().think(job)


class Worker:
    """Thinks about one job at a time in a spawned process, which is started when first needed."""

    def __init__(self) -> None:
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._is_ready = False
        self._job: Job | None = None
        self._is_sent = False
        self._ending: list[SpawnProcess] = []

    @property
    def is_busy(self) -> bool:
        """Whether a job was given whose answer was not fetched yet."""
        return self._job is not None

    @property
    def pid(self) -> int | None:
        """The id of the running process, if there is one."""
        return self._process.pid if self._process else None

    def warm_up(self) -> None:
        """Start the process, so that the first job need not wait for it; returns at once."""
        if self._process is not None:
            return
        here, there = _SPAWN.Pipe()
        process = _SPAWN.Process(target=_serve, args=(there,), name="egotable-thinking", daemon=True)
        with ignored_interrupt():
            process.start()
        there.close()
        self._process, self._pipe, self._is_ready = process, here, False

    def submit(self, job: Job) -> None:
        """Begin to think about a job; one that is still running is cancelled."""
        self.cancel()
        self.warm_up()
        self._job, self._is_sent = job, False

    def poll(self) -> Choice | None:
        """The choice when it is there, None while thinking goes on or nothing is asked; never blocks.

        Raises `ThinkingFailed` when the player failed or its process died.
        """
        self._reap()
        if self._job is None or self._pipe is None:
            return None
        try:
            return self._advance(self._job, self._pipe)
        except (EOFError, OSError):
            raise self._death(self._job) from None

    def _advance(self, job: Job, pipe: Connection) -> Choice | None:
        if not self._is_ready and pipe.poll():
            self._is_ready = pipe.recv() == _READY
        # Only a process that reads can be sent a large view without waiting for it.
        if self._is_ready and not self._is_sent:
            pipe.send(job)
            self._is_sent = True
        if not self._is_sent or not pipe.poll():
            return None
        answer: Choice | ThinkingFailed = pipe.recv()
        self._job = None
        if isinstance(answer, ThinkingFailed):
            raise answer
        return answer

    def cancel(self) -> None:
        """Forget the job; if the process is at it, end the process."""
        was_sent = self._job is not None and self._is_sent
        self._job = None
        if was_sent:
            self._drop_process()

    def close(self) -> None:
        """End the process and wait until it is gone."""
        self._job = None
        self._drop_process()
        for process in self._ending:
            process.join(_PATIENCE)
            if process.is_alive():
                process.kill()
                process.join()
            process.close()
        self._ending.clear()

    def _drop_process(self) -> None:
        if self._process is not None and self._pipe is not None:
            self._process.terminate()
            self._pipe.close()
            self._ending.append(self._process)
        self._process = self._pipe = None

    def _reap(self) -> None:
        """Take leave of processes that have ended, so that none stays as a zombie."""
        gone = [process for process in self._ending if not process.is_alive()]
        self._ending = [process for process in self._ending if process not in gone]
        for process in gone:
            process.close()

    def _death(self, job: Job) -> ThinkingFailed:
        """The failure to report when the process died under a job."""
        assert self._process is not None, "a job has a process"
        self._process.join(_PATIENCE)
        summary = f"exit code {self._process.exitcode}"
        self._job = None
        self._drop_process()
        return ThinkingFailed(job.player, summary, summary)


def _serve(pipe: Connection) -> None:
    """The life of the process: say ready, then think job by job until the window is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    thinker = Thinker()
    try:
        pipe.send(_READY)
        while True:
            pipe.send(_answer(thinker, pipe.recv()))
    except (EOFError, OSError):
        pipe.close()


def _answer(thinker: Thinker, job: Job) -> Choice | ThinkingFailed:
    try:
        return thinker.think(job)
    except ThinkingFailed as failure:
        return failure


def summary_of(error: Exception) -> str:
    """A failure in a few words: its type and message."""
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__


@contextmanager
def ignored_interrupt() -> Iterator[None]:
    """Let a process be born deaf to Ctrl+C, which is for its parent alone; it would die with a traceback."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
