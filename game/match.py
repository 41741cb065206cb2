"""A match: rules, options, seats, seed, the log of everything that happened, and the state it led to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from game.action import Action
from game.chance import SeededChance
from game.event import Event
from game.rules import AnyRules, Options, Outcome
from game.text import Text, text
from game.why import Why

PERSON = "person"

_CHECKPOINT_EVERY = 16


class Seat(NamedTuple):
    """Who plays a seat: a person by name, a computer of a level, or the game's automaton."""

    controller: str = PERSON
    name: str = ""

    @property
    def is_person(self) -> bool:
        return self.controller == PERSON


@dataclass(slots=True, frozen=True)
class Entry:
    """One action in the log, with what it did."""

    seat: int
    action: Action
    events: tuple[Event, ...]
    drew: bool
    why: Why | None = None

    @property
    def reveals(self) -> bool:
        return any(event.reveals for event in self.events)


class CannotUndo(Exception):
    """The table's manners forbid this take-back; the reason says why."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason.key)
        self.reason = reason


class Match:
    """One match from its first deal on. Every change goes through `play`, `undo` and `redo`.

    A match opened from a snapshot whose log no longer replays begins at that snapshot: `first_step`
    is then the number of log entries that cannot be gone back to.
    """

    def __init__(
        self,
        rules: AnyRules,
        options: Options,
        seats: tuple[Seat, ...],
        seed: int,
        *,
        free_takebacks: bool = False,
        snapshot: Any = None,
        first_step: int = 0,
    ) -> None:
        roles = rules.seats(options)
        if len(seats) != len(roles):
            raise ValueError(f"{rules.name} has {len(roles)} seats under these options, not {len(seats)}")
        self.rules = rules
        self.options = options
        self.roles = roles
        self.seats = seats
        self.seed = seed
        self.free_takebacks = free_takebacks
        self.first_step = first_step
        self.label: Any = None
        """What the keeper of match files notes on a match, as its title; the rules never look at it."""
        self.log: list[Entry] = []
        self._undone: list[Entry] = []
        if snapshot is None:
            chance = SeededChance(seed)
            snapshot = rules.new(options, chance)
            snapshot.draws = chance.draws
        self.state = snapshot
        self._checkpoints = [snapshot.copy()]

    # -- where the match stands -----------------------------------------------------------------------------

    @property
    def step(self) -> int:
        """How many actions were played since the first deal."""
        return self.first_step + len(self.log)

    @property
    def to_act(self) -> int | None:
        return self.rules.to_act(self.state)

    @property
    def outcome(self) -> Outcome | None:
        return self.rules.outcome(self.state)

    @property
    def is_over(self) -> bool:
        return self.to_act is None

    def is_same_person(self, one: int, other: int) -> bool:
        """Whether two seats are played by the same person: one may lead several, under one name."""
        seat = self.seats[one]
        return seat.is_person and (one == other or (seat == self.seats[other] and seat.name != ""))

    # -- playing --------------------------------------------------------------------------------------------

    def play(self, action: Action, why: Why | None = None) -> Entry:
        """Apply a legal action and log it; `IllegalAction` leaves everything as it was."""
        entry = self._perform(action, why)
        if self._undone and (self._undone[-1].seat, self._undone[-1].action) == (entry.seat, action):
            self._undone.pop()
        else:
            self._undone.clear()
        return entry

    def _perform(self, action: Action, why: Why | None) -> Entry:
        seat = self.to_act
        draws = self.state.draws
        events = self.rules.apply(self.state, action, SeededChance(self.seed, draws))
        assert seat is not None, "apply refuses every action when nobody is to act"
        entry = Entry(seat, action, tuple(events), self.state.draws != draws, why)
        self.log.append(entry)
        if len(self.log) % _CHECKPOINT_EVERY == 0:
            self._checkpoints.append(self.state.copy())
        return entry

    def at(self, step: int) -> Any:
        """A copy of the state as it was after `step` actions."""
        played = step - self.first_step
        if not 0 <= played <= len(self.log):
            raise IndexError(f"step {step} is not between {self.first_step} and {self.step}")
        number = played // _CHECKPOINT_EVERY
        state = self._checkpoints[number].copy()
        for entry in self.log[number * _CHECKPOINT_EVERY : played]:
            chance = SeededChance(self.seed, state.draws)
            self.rules.perform(state, entry.action, chance)
            state.draws = chance.draws
        return state

    # -- taking back ----------------------------------------------------------------------------------------

    def undo(self) -> int:
        """Take back the last decision of a person and all that followed it; the number of steps undone."""
        reason = self.why_not_undo()
        if reason is not None:
            raise CannotUndo(reason)
        last = self._last_decision_of_a_person()
        assert last is not None, "why_not_undo refuses when no person has decided"
        steps = len(self.log) - last
        self.state = self.at(self.first_step + last)
        self._undone.extend(reversed(self.log[last:]))
        del self.log[last:]
        del self._checkpoints[last // _CHECKPOINT_EVERY + 1 :]
        return steps

    def why_not_undo(self) -> Text | None:
        """None when the last decision may be taken back, else the manner that forbids it."""
        last = self._last_decision_of_a_person()
        if last is None:
            return text("undo-nothing" if not self.first_step else "undo-before-snapshot")
        if self.free_takebacks:
            return None
        now = self.to_act
        if (
            now is not None
            and self.seats[now].is_person
            and not self.is_same_person(now, self.log[last].seat)
        ):
            return text("undo-other-person", name=self._name_of(self.log[last].seat))
        for entry in reversed(self.log[last:]):
            if entry.reveals:
                return text("undo-revealed")
            if entry.drew:
                return text("undo-drawn")
        return None

    def redo(self) -> int:
        """Play again what the last undo took back; the number of steps, 0 when there is nothing to redo."""
        steps = 0
        while self._undone:
            entry = self._undone.pop()
            self._perform(entry.action, entry.why)
            steps += 1
            if not self._undone or self.seats[self._undone[-1].seat].is_person:
                break
        return steps

    @property
    def may_redo(self) -> bool:
        return bool(self._undone)

    def _last_decision_of_a_person(self) -> int | None:
        for number in range(len(self.log) - 1, -1, -1):
            if self.seats[self.log[number].seat].is_person:
                return number
        return None

    def _name_of(self, seat: int) -> str | Text:
        return self.seats[seat].name or self.roles[seat].name
