"""The table: whose turn, thinking aside, hints, taking back while somebody thinks, and who may read why."""

from __future__ import annotations

import time

import pytest

from ai.controller import Budget, Budgets, Choice
from ai.levels import ADVISER, thinking_seed
from ai.table import SLOW_AFTER, Kind, Table
from ai.worker import Job, Thinker, ThinkingFailed, think
from game.match import CannotUndo, Match, Seat
from game.rules import IllegalAction
from game.text import text
from tests.ai.odd_players import ODD
from tests.tiny.entry import ENTRY
from tests.tiny.rules import RULES
from tests.tiny.state import Rest, TinyOptions

ADA = Seat(name="Ada")


class SlowWorker:
    """Thinks only when told to, in this process: what a table asks of its worker can be looked at."""

    def __init__(self) -> None:
        self.jobs: list[Job] = []
        self.is_busy = False
        self.may_answer = False
        self.cancelled = 0
        self.thinker = Thinker()

    def submit(self, job: Job) -> None:
        self.jobs.append(job)
        self.is_busy = True

    def poll(self) -> Choice | None:
        if not (self.is_busy and self.may_answer):
            return None
        self.is_busy = False
        return self.thinker.think(self.jobs[-1])

    def cancel(self) -> None:
        self.cancelled += self.is_busy
        self.is_busy = False

    def close(self) -> None:
        raise AssertionError("a worker that was lent is not closed")


def a_table(*seats: Seat, entry=ENTRY, free_takebacks: bool = False, **arguments) -> tuple[Table, SlowWorker]:
    worker = SlowWorker()
    options = TinyOptions(moth=any(seat.controller == "moth" for seat in seats))
    match = Match(RULES, options, seats, 1, free_takebacks=free_takebacks)
    return Table(match, entry, worker=worker, **arguments), worker


def play_first(table: Table) -> None:
    table.play(RULES.legal(table.match.state)[0])


# -- headless -----------------------------------------------------------------------------------------------


def test_kinds_of_seats():
    table, _ = a_table(ADA, Seat("moth"))
    assert table.kinds == (Kind.PERSON, Kind.AUTOMATON)
    assert a_table(Seat("easy"), ADA)[0].kinds == (Kind.COMPUTER, Kind.PERSON)


def test_plays_out_to_the_end():
    table, _ = a_table(Seat("easy"), Seat("moth"))
    outcome = table.play_out()
    assert outcome is not None
    assert outcome == table.match.outcome
    assert all(entry.why is not None for entry in table.match.log)


def test_stops_where_a_person_is_to_act():
    table, _ = a_table(Seat("easy"), ADA)
    assert table.play_out() is None
    assert (table.match.step, table.waits_for_person) == (1, True)


def test_stops_after_a_number_of_decisions():
    table, _ = a_table(Seat("random"), Seat("random"))
    table.play_out(3)
    assert table.match.step == 3


def test_somebody_may_decide_in_anothers_stead():
    table, _ = a_table(ADA, ADA)
    entry = table.play_one("moth")
    assert entry.why.sentences == (text("tiny-why-moth"),)


def test_nobody_decides_when_the_match_is_over():
    table, _ = a_table(Seat("random"), Seat("random"))
    table.play_out()
    with pytest.raises(ValueError, match="the match is over"):
        table.play_one()
    assert table.poll() is None


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_same_match_is_played_however_it_is_driven(level):
    budget = Budget(iterations=16)
    one, _ = a_table(Seat(level), Seat("moth"), budgets=Budgets(budget))
    one.play_out()
    other, worker = a_table(Seat(level), Seat("moth"), budgets=Budgets(budget))
    worker.may_answer = True
    while not other.match.is_over:
        choice = other.poll()
        other.play(choice.action, choice.why)
    assert other.match.log == one.match.log


# -- the window ---------------------------------------------------------------------------------------------


def test_computer_is_asked_once_and_its_choice_stays_ready():
    table, worker = a_table(Seat("easy"), ADA)
    assert [table.poll() for _ in range(3)] == [None] * 3
    assert len(worker.jobs) == 1
    worker.may_answer = True
    choice = table.poll()
    assert choice is not None
    assert table.poll() is choice
    assert len(worker.jobs) == 1


def test_job_holds_what_the_seat_sees_and_nothing_else():
    table, worker = a_table(Seat("easy"), ADA, budgets=Budgets(Budget(iterations=5)))
    table.poll()
    job = worker.jobs[0]
    state = table.match.state
    assert (job.player, job.seat, job.budget) == ("easy", 0, Budget(iterations=5))
    assert job.view == RULES.view(state, 0) != state
    assert job.legal == RULES.legal(state)
    assert job.seed == thinking_seed(1, 0, 0)


def test_person_is_not_asked():
    table, worker = a_table(ADA, Seat("easy"))
    assert table.waits_for_person
    assert table.poll() is None
    assert worker.jobs == []


def test_automaton_thinks_here_and_now_unless_told_otherwise():
    table, worker = a_table(ADA, Seat("moth"))
    play_first(table)
    assert table.poll() is not None
    assert worker.jobs == []
    aside, worker = a_table(ADA, Seat("moth"), automata_in_worker=True)
    play_first(aside)
    assert aside.poll() is None
    assert [job.player for job in worker.jobs] == ["moth"]


def test_taking_back_while_the_computer_thinks_cancels_it():
    table, worker = a_table(ADA, Seat("easy"))
    play_first(table)
    table.poll()
    assert table.undo() == 1
    assert worker.cancelled == 1
    assert table.poll() is None
    play_first(table)
    table.poll()
    assert len(worker.jobs) == 2


def test_ready_choice_is_forgotten_when_something_is_taken_back():
    table, worker = a_table(ADA, Seat("easy"))
    worker.may_answer = True
    play_first(table)
    assert table.poll() is not None
    table.undo()
    table.play(RULES.legal(table.match.state)[1])
    table.poll()
    assert len(worker.jobs) == 2


def test_refused_take_back_lets_the_computer_think_on():
    table, worker = a_table(Seat("easy"), ADA)
    table.poll()
    with pytest.raises(CannotUndo):
        table.undo()
    assert worker.cancelled == 0
    assert worker.is_busy


def test_position_left_behind_the_tables_back_is_noticed():
    table, worker = a_table(ADA, Seat("easy"))
    play_first(table)
    table.poll()
    table.match.undo()
    assert table.poll() is None
    assert worker.cancelled == 1


def test_same_position_reached_anew_is_another_question():
    table, worker = a_table(ADA, Seat("easy"))
    play_first(table)
    table.poll()
    table.match.undo()
    table.match.redo()
    table.poll()
    assert len(worker.jobs) == 2


def test_redo_plays_again_and_stops_a_hint():
    table, worker = a_table(ADA, ADA)
    play_first(table)
    table.undo()
    table.hint()
    assert table.redo() == 1
    assert worker.cancelled == 1


def test_illegal_action_disturbs_nobody():
    table, worker = a_table(Seat("easy"), ADA)
    table.poll()
    with pytest.raises(IllegalAction):
        table.play(Rest())
    assert worker.is_busy


def test_leaving_cancels():
    table, worker = a_table(Seat("easy"), ADA)
    table.poll()
    table.close()
    assert worker.cancelled == 1


def test_own_worker_is_closed_with_the_table():
    match = Match(RULES, TinyOptions(), (ADA, ADA), 1)
    table = Table(match, ENTRY)
    table._worker.warm_up()
    table.close()
    assert table._worker.pid is None


# -- hints --------------------------------------------------------------------------------------------------


def test_hint_is_what_the_adviser_would_do_in_the_persons_stead():
    table, worker = a_table(ADA, Seat("easy"))
    assert table.hint() is None
    worker.may_answer = True
    hint = table.hint()
    assert hint.action in RULES.legal(table.match.state)
    assert table.poll() is None, "a hint is nobody's choice"
    assert table.hint() is hint
    assert [job.player for job in worker.jobs] == [ADVISER]
    table.hint("easy")
    assert [job.player for job in worker.jobs] == [ADVISER, "easy"]


def test_no_hint_for_a_computer():
    table, worker = a_table(Seat("easy"), ADA)
    assert table.hint() is None
    assert worker.jobs == []


# -- failures -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("in_worker", [False, True])
def test_failure_is_raised_once_until_it_is_tried_again(in_worker):
    table, worker = a_table(Seat("failing"), ADA, entry=ODD, automata_in_worker=in_worker)
    worker.may_answer = True
    with pytest.raises(ThinkingFailed) as failed:
        table.poll()
    assert failed.value.summary == "ZeroDivisionError: no stars tonight"
    assert table.poll() is None
    assert table.poll() is None
    table.cancel()
    with pytest.raises(ThinkingFailed):
        table.poll()


# -- how long -----------------------------------------------------------------------------------------------


def test_thinking_becomes_slow_after_a_while(monkeypatch):
    now = 100.0
    monkeypatch.setattr("ai.table.monotonic", lambda: now)
    table, worker = a_table(Seat("easy"), ADA)
    assert table.thinking_since == 0.0
    table.poll()
    now += SLOW_AFTER - 0.1
    assert not table.is_slow
    now += 0.2
    assert table.is_slow
    assert table.thinking_since == pytest.approx(SLOW_AFTER + 0.1)
    worker.may_answer = True
    table.poll()
    assert (table.thinking_since, table.is_slow) == (0.0, False)


# -- why ----------------------------------------------------------------------------------------------------


def test_reasons_of_a_computer_are_secret_until_the_end():
    table, worker = a_table(Seat("easy"), ADA)
    worker.may_answer = True
    choice = table.poll()
    entry = table.play(choice.action, choice.why)
    assert table.why(entry, 0) == choice.why
    assert table.why(entry, 1).sentences == (text("ai-why-secret"),)
    while not table.match.is_over:
        table.play_one("random")
    assert table.why(entry, 1) == choice.why


def test_automaton_has_no_secrets():
    table, _ = a_table(ADA, Seat("moth"))
    play_first(table)
    choice = table.poll()
    entry = table.play(choice.action, choice.why)
    assert table.why(entry, 0) == choice.why


def test_decision_without_a_reason_has_none():
    table, _ = a_table(ADA, Seat("easy"))
    play_first(table)
    assert table.why(table.match.log[0], 1) is None


# -- with a real process ------------------------------------------------------------------------------------


def test_window_polls_a_real_process_and_never_waits():
    match = Match(RULES, TinyOptions(), (Seat("easy"), ADA), 1)
    table = Table(match, ENTRY)
    try:
        end = time.monotonic() + 30
        while (choice := table.poll()) is None and time.monotonic() < end:
            time.sleep(0.005)
        assert choice == think(table._job(0, "easy"))
        table.play(choice.action, choice.why)
        assert table.waits_for_person
    finally:
        table.close()
