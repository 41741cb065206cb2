"""A match with its players around it: the window, the command line and the arena all play through this."""

from __future__ import annotations

from enum import Enum, auto
from time import monotonic, perf_counter
from typing import NamedTuple

from ai.controller import AS_LEVELS, Budgets, Choice, Step
from ai.levels import ADVISER, CHEAT, default_budget, load_players, thinking_seed
from ai.worker import Job, Previous, Thinker, ThinkingFailed, Worker, think
from game.action import Action
from game.match import Entry, Match
from game.registry import GameEntry
from game.rules import Outcome
from game.text import text
from game.why import Why

SLOW_AFTER = 0.7
"""Seconds of thinking after which the window shows that somebody thinks."""


class Kind(Enum):
    """What sits on a seat."""

    PERSON = auto()
    COMPUTER = auto()
    AUTOMATON = auto()


class _Question(NamedTuple):
    """What is being thought about: the position, told apart by its last log entry, and who is asked."""

    step: int
    last: Entry | None
    player: str

    def is_same(self, other: _Question | None) -> bool:
        """Two visits of one step, with an undo between them, are different positions."""
        return other is not None and self[::2] == other[::2] and self.last is other.last


class Table:
    """Drives a match: asks whoever is to act, from what their seat sees, and plays what they choose.

    Headless, `play_out` or `play_one` think here and now. The window calls `poll` every frame instead, which
    thinks in the worker and never blocks, and plays the choice with `play` when it likes. A choice stays
    ready until something is played or undone; thinking about a position that was left is cancelled.
    """

    def __init__(
        self,
        match: Match,
        entry: GameEntry,
        *,
        worker: Worker | None = None,
        automata_in_worker: bool = False,
        budgets: Budgets = AS_LEVELS,
    ) -> None:
        automata = load_players(entry).automata
        self.match = match
        self.entry = entry
        self.kinds = tuple(
            Kind.PERSON
            if seat.is_person
            else Kind.AUTOMATON
            if seat.controller in automata
            else Kind.COMPUTER
            for seat in match.seats
        )
        self._worker = worker or Worker()
        self._owns_worker = worker is None
        self._automata_in_worker = automata_in_worker
        self._budgets = budgets
        self._question: _Question | None = None
        self._ready: Choice | None = None
        self._has_failed = False
        self._asked_at = 0.0
        self.spent: list[list[float]] = [[] for _ in match.seats]
        """By seat: the seconds of every decision that was thought about here and now."""
        self._thinker = Thinker()
        self._thought: _Question | None = None
        """What was thought about last: the next decision may go on from there."""

    # -- whose turn -----------------------------------------------------------------------------------------

    @property
    def waits_for_person(self) -> bool:
        """Whether a person is to act."""
        seat = self.match.to_act
        return seat is not None and self.kinds[seat] is Kind.PERSON

    # -- headless -------------------------------------------------------------------------------------------

    def play_out(self, limit: int | None = None) -> Outcome | None:
        """Play until the match is over, a person is to act, or `limit` decisions were made."""
        played = 0
        while not self.match.is_over and not self.waits_for_person and (limit is None or played < limit):
            self.play_one()
            played += 1
        return self.match.outcome

    def play_one(self, player: str | None = None) -> Entry:
        """Let the player of the seat to act, or another one in its stead, make one decision here and now."""
        seat = self._seat_to_act()
        name = player or self.match.seats[seat].controller
        job = self._job(seat, name)
        self._thought = self._question_to(name)
        began = perf_counter()
        choice = self._thinker.think(job)
        self.spent[seat].append(perf_counter() - began)
        return self.play(choice.action, choice.why)

    # -- the window -----------------------------------------------------------------------------------------

    def poll(self) -> Choice | None:
        """What the computer or automaton to act chose; None while it thinks or a person is to act.

        Raises `ThinkingFailed` once when a player failed; `cancel` lets it try again.
        """
        seat = self.match.to_act
        if seat is None or self.kinds[seat] is Kind.PERSON:
            self._cancel_if_left()
            return None
        return self._ask(self.match.seats[seat].controller)

    def hint(self, player: str = ADVISER) -> Choice | None:
        """What a computer player would do in the person's stead, once it knows; ask every frame."""
        if not self.waits_for_person:
            return None
        return self._ask(player)

    @property
    def thinking_since(self) -> float:
        """Seconds since the present thinking began, 0.0 when nobody thinks."""
        return monotonic() - self._asked_at if self._worker.is_busy and self._question else 0.0

    @property
    def is_slow(self) -> bool:
        """Whether somebody has thought for so long that the window should show it."""
        return self.thinking_since > SLOW_AFTER

    def cancel(self) -> None:
        """Stop thinking at once and forget what was chosen: the person left, or took something back."""
        if self._question is not None:
            self._worker.cancel()
        self._question, self._ready, self._has_failed = None, None, False

    def close(self) -> None:
        """Stop thinking for good."""
        self.cancel()
        if self._owns_worker:
            self._worker.close()

    # -- changes --------------------------------------------------------------------------------------------

    def play(self, action: Action, why: Why | None = None) -> Entry:
        """Play an action of the seat to act; `IllegalAction` leaves everything as it was."""
        entry = self.match.play(action, why)
        self.cancel()
        return entry

    def undo(self) -> int:
        """Take back as `Match.undo` does; whoever was thinking stops at once."""
        steps = self.match.undo()
        self.cancel()
        return steps

    def redo(self) -> int:
        """Play again as `Match.redo` does."""
        steps = self.match.redo()
        self.cancel()
        return steps

    def why(self, entry: Entry, viewer: int) -> Why | None:
        """The reason of a decision as a seat may read it now.

        A computer's reason names cards of its hand, so others read it when the match is over. An automaton
        has no secrets: it plays from a printed table.
        """
        is_open = self.match.is_over or entry.seat == viewer or self.kinds[entry.seat] is Kind.AUTOMATON
        if entry.why is None or is_open:
            return entry.why
        return Why((text("ai-why-secret"),))

    # -- thinking -------------------------------------------------------------------------------------------

    def _ask(self, player: str) -> Choice | None:
        question = self._question_to(player)
        if not question.is_same(self._question):
            self.cancel()
            self._question = question
            self._begin(player)
        if self._ready is None and not self._has_failed:
            try:
                self._ready = self._worker.poll()
            except ThinkingFailed:
                self._has_failed = True
                raise
        return self._ready

    def _begin(self, player: str) -> None:
        seat = self._seat_to_act()
        job = self._job(seat, player)
        self._asked_at = monotonic()
        if self.kinds[seat] is not Kind.AUTOMATON or self._automata_in_worker:
            self._thought = self._question
            self._worker.submit(job)
            return
        try:
            self._ready = think(job)
        except ThinkingFailed:
            self._has_failed = True
            raise

    def _question_to(self, player: str) -> _Question:
        return _Question(self.match.step, self.match.log[-1] if self.match.log else None, player)

    def _cancel_if_left(self) -> None:
        """Stop when the match moved on by itself, as after an undo on the match directly; keep a hint."""
        question = self._question
        if question and (question.step != self.match.step or not self._stands_at(question.last)):
            self.cancel()

    def _stands_at(self, last: Entry | None) -> bool:
        return (self.match.log[-1] if self.match.log else None) is last

    def _job(self, seat: int, player: str) -> Job:
        match = self.match
        view = match.rules.view(match.state, seat)
        budget = self._budgets.of(player) or default_budget(player)
        seed = thinking_seed(match.seed, seat, match.step)
        roles = match.rules.seats(match.options)
        true_state = match.state.copy() if player == CHEAT else None
        legal = match.rules.legal(match.state)
        previous = self._previous(seat, player)
        return Job(self.entry, player, seat, view, legal, budget, seed, roles, true_state, previous)

    def _previous(self, seat: int, player: str) -> Previous | None:
        """The decision just before, if it was the seat's own and the same player thought about it."""
        match, thought = self.match, self._thought
        if thought is None or not match.log or match.log[-1].seat != seat:
            return None
        before = match.log[-2] if len(match.log) > 1 else None
        if not thought.is_same(_Question(match.step - 1, before, player)):
            return None
        last = match.log[-1]
        seen = tuple(match.rules.see(event, seat) for event in last.events)
        return Previous(thinking_seed(match.seed, seat, thought.step), Step(last.action, seen))

    def _seat_to_act(self) -> int:
        seat = self.match.to_act
        if seat is None:
            raise ValueError("the match is over")
        return seat
