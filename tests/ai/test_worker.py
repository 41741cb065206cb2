"""Thinking in a real process: answers, cancelling, failures, and a process that dies."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator

import pytest

from ai.controller import Budget, Choice
from ai.worker import Job, ThinkingFailed, Worker, ignored_interrupt, think
from game.match import Match, Seat
from tests.ai.odd_players import ODD
from tests.tiny.rules import RULES
from tests.tiny.state import TinyOptions

_LONGEST = 30.0
"""Seconds after which a test gives up; far more than a process takes to start on a busy machine."""


def a_job(player: str) -> Job:
    match = Match(RULES, TinyOptions(), (Seat(), Seat()), 1)
    return Job(ODD, player, 0, RULES.view(match.state, 0), RULES.legal(match.state), Budget(), 7)


def wait_for(worker: Worker) -> Choice:
    end = time.monotonic() + _LONGEST
    while time.monotonic() < end:
        choice = worker.poll()
        if choice is not None:
            return choice
        time.sleep(0.005)
    raise TimeoutError("the worker never answered")


def wait_until_sent(worker: Worker) -> None:
    end = time.monotonic() + _LONGEST
    while not worker._is_sent and time.monotonic() < end:
        assert worker.poll() is None
        time.sleep(0.005)
    assert worker._is_sent


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.fixture
def worker() -> Iterator[Worker]:
    worker = Worker()
    yield worker
    worker.close()


def test_idle_worker_has_no_process(worker):
    assert (worker.pid, worker.is_busy, worker.poll()) == (None, False, None)


def test_answers_one_job_after_another_in_one_process_and_goes_when_closed(worker):
    worker.warm_up()
    first_pid = worker.pid
    for player in ("normal", "easy", "moth"):
        worker.submit(a_job(player))
        assert worker.is_busy
        assert wait_for(worker) == think(a_job(player))
        assert not worker.is_busy
    assert worker.pid == first_pid
    worker.close()
    assert worker.pid is None
    assert not is_running(first_pid)


def test_failure_is_raised_where_the_answer_is_awaited_and_the_process_lives_on(worker):
    worker.submit(a_job("failing"))
    with pytest.raises(ThinkingFailed) as failed:
        wait_for(worker)
    assert failed.value.summary == "ZeroDivisionError: no stars tonight"
    assert "Traceback" in failed.value.details
    assert failed.value.reason.key == "ai-thinking-failed"
    assert dict(failed.value.reason.args)["player"] == "failing"
    pid = worker.pid
    worker.submit(a_job("easy"))
    assert wait_for(worker) == think(a_job("easy"))
    assert worker.pid == pid


def test_death_is_raised_and_the_next_job_gets_a_new_process(worker):
    worker.submit(a_job("dying"))
    pid = worker.pid
    with pytest.raises(ThinkingFailed) as failed:
        wait_for(worker)
    assert failed.value.summary == "exit code 7"
    assert not worker.is_busy
    worker.submit(a_job("easy"))
    assert wait_for(worker) == think(a_job("easy"))
    assert worker.pid != pid


def test_cancelled_thinking_stops(worker):
    """The sleeper would sleep for ten minutes; neither the cancelling nor the next job waits for it."""
    worker.submit(a_job("sleeper"))
    wait_until_sent(worker)
    pid = worker.pid
    worker.cancel()
    assert (worker.is_busy, worker.pid) == (False, None)
    worker.submit(a_job("easy"))
    assert wait_for(worker) == think(a_job("easy"))
    assert not is_running(pid)


def test_new_job_takes_the_place_of_a_running_one(worker):
    worker.submit(a_job("sleeper"))
    wait_until_sent(worker)
    worker.submit(a_job("easy"))
    assert wait_for(worker) == think(a_job("easy"))


def test_job_cancelled_before_it_was_sent_keeps_the_process(worker):
    worker.submit(a_job("easy"))
    pid = worker.pid
    worker.cancel()
    assert worker.pid == pid
    assert worker.poll() is None


def test_thinking_here_and_now_fails_in_the_same_words():
    with pytest.raises(ThinkingFailed) as failed:
        think(a_job("failing"))
    assert failed.value.summary == "ZeroDivisionError: no stars tonight"


def test_illegal_choice_is_a_failure_of_the_player():
    with pytest.raises(ThinkingFailed) as failed:
        think(a_job("cheating"))
    assert failed.value.summary == "ValueError: Spare(verb='spare') is not legal"


def test_unknown_player_is_a_failure():
    with pytest.raises(ThinkingFailed) as failed:
        think(a_job("wizard"))
    assert failed.value.summary == "BadSeats: ai-no-such-player"


def test_interrupt_is_heard_again_after_a_process_was_born():
    before = signal.getsignal(signal.SIGINT)
    with ignored_interrupt():
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    assert signal.getsignal(signal.SIGINT) is before


def test_interrupt_is_left_alone_outside_the_main_thread():
    before = signal.getsignal(signal.SIGINT)
    seen = []

    def look() -> None:
        with ignored_interrupt():
            seen.append(signal.getsignal(signal.SIGINT))

    thread = threading.Thread(target=look)
    thread.start()
    thread.join()
    assert seen == [before]
