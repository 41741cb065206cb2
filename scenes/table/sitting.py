"""A match at this window: who looks, what they may see and touch, and what is yet to be shown to them.

Nothing here draws. The stage shows the step that this says is shown; the match may be ahead of it, while the
moves of others are shown one after the other.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any, NamedTuple

from ai.table import Kind, Table
from game.action import Action, Ref
from game.chance import SeededChance
from game.event import Event
from game.match import Entry, Match
from game.registry import GameEntry, load
from game.rules import SPECTATOR, AnyRules
from game.text import Text
from game.why import Why
from scenes.narrowing import Narrowing
from scenes.picture import Picture
from scenes.words import Words


class Midway(NamedTuple):
    """A position between two steps: after which step, for whose eyes, and how they see it."""

    shown: int
    seat: int
    view: Any


class Sitting:
    """One match with the people before this window."""

    def __init__(self, table: Table, entry: GameEntry) -> None:
        self.table = table
        self.entry = entry
        self.picture: Picture = load(entry.picture).of_match(table.match.options)
        self.viewer = self._first_viewer()
        self.is_veiled = self.is_shared
        """Whether nobody's hand may be shown: the window is on its way from one person to another."""
        self.shown = self.match.step
        self.waiting: deque[int] = deque()
        """Steps that are yet to be shown, in order."""
        self.narrowing: Narrowing | None = None
        self._read: dict[int, int] = dict.fromkeys(self.people, self.match.step)
        self.midway: Midway | None = None
        """Where the step that is shown next has come to, while it is told part by part."""
        self._view: Any = None
        self._view_of: tuple[int, int, Entry | None] | None = None
        self._history: list[Event] = []
        self._history_of: tuple[int, int, Entry | None] | None = None
        self.look_up()

    # -- who sits here --------------------------------------------------------------------------------------

    @property
    def match(self) -> Match:
        return self.table.match

    @property
    def rules(self) -> AnyRules:
        return self.table.match.rules

    @property
    def people(self) -> list[int]:
        """The different people at the table, each by the first seat that is theirs."""
        seats = [number for number, seat in enumerate(self.match.seats) if seat.is_person]
        return [number for number in seats if self.person_of(number) == number]

    def person_of(self, seat: int) -> int:
        """The first seat of the person who leads this one; people without a name lead one seat each."""
        return next(number for number in range(seat + 1) if self.match.is_same_person(number, seat))

    @property
    def is_shared(self) -> bool:
        """Whether several people share the window, so that hands must be hidden from each other."""
        return len(self.people) > 1

    @property
    def is_watched(self) -> bool:
        """Whether only computers and automata play."""
        return not self.people

    def _first_viewer(self) -> int:
        people = self.people
        if len(people) != 1:
            return SPECTATOR
        now = self.match.to_act
        if now is not None and self.match.seats[now].is_person:
            return now
        return people[0]

    def words(self, words: Words) -> Words:
        """The language with the people of this table."""
        names: list[str | Text] = [
            seat.name or role.name for seat, role in zip(self.match.seats, self.match.roles, strict=True)
        ]
        return words.at_table(names)

    @property
    def seat_looking(self) -> int:
        """The seat whose sight is shown: nobody's while the window changes hands."""
        return SPECTATOR if self.is_veiled else self.viewer

    # -- whose turn -----------------------------------------------------------------------------------------

    @property
    def person_to_act(self) -> int | None:
        """The seat of the person who must decide now."""
        return self.match.to_act if self.table.waits_for_person else None

    @property
    def is_live(self) -> bool:
        """Whether the present position is shown and nothing is yet to be."""
        return self.shown == self.match.step and not self.waiting

    @property
    def needs_hand_over(self) -> bool:
        """Whether the person to act is another one than the person who looks."""
        seat = self.person_to_act
        if seat is None or not self.is_shared:
            return False
        return self.is_veiled or self.viewer == SPECTATOR or not self.match.is_same_person(self.viewer, seat)

    def veil(self) -> None:
        """Hide everybody's hand, what was selected, and what could be."""
        self.is_veiled = True
        self.narrowing = None
        self.waiting.clear()
        self.shown = self.match.step

    def hand_over(self) -> int:
        """The person to act looks from now on; the step since which they have not looked."""
        seat = self.person_to_act
        assert seat is not None, "handed over to a person who is to act"
        unread = min(self._read[self.person_of(seat)], self.match.step)
        self.viewer, self.is_veiled = seat, False
        self.look_up()
        return unread

    def look_up(self) -> None:
        """Prepare what can be touched in the position that is shown, if it is this person's to decide."""
        seat = self.person_to_act
        if seat is not None and self._leads(seat):
            self.viewer = seat
        may = seat is not None and not self.is_veiled and self.is_live and seat == self.viewer
        actions = tuple(self.rules.legal(self.match.state)) if may else ()
        self.narrowing = Narrowing(actions, self.rules.actions.refs) if may else None

    def _leads(self, seat: int) -> bool:
        """Whether whoever looks now also leads that seat."""
        if self.is_veiled:
            return False
        return self.viewer != SPECTATOR and self.match.is_same_person(self.viewer, seat)

    # -- what is seen ---------------------------------------------------------------------------------------

    @property
    def view(self) -> Any:
        """The shown position as whoever looks may see it."""
        if self.midway is not None and self.midway[:2] == (self.shown, self.seat_looking):
            return self.midway.view
        if self._is_other(self._view_of):
            now = self.match.state if self.shown == self.match.step else self.match.at(self.shown)
            self._view, self._view_of = self.rules.view(now, self.seat_looking), self._seen_now
        return self._view

    @property
    def _seen_now(self) -> tuple[int, int, Entry | None]:
        """What is shown, to whom; the entry tells apart two visits of a step with a take-back between."""
        entry = self.entry_of(self.shown) if self.shown > self.match.first_step else None
        return self.shown, self.seat_looking, entry

    def _is_other(self, kept: tuple[int, int, Entry | None] | None) -> bool:
        """Whether what was kept belongs to another position or to somebody else's eyes."""
        now = self._seen_now
        return kept is None or kept[:2] != now[:2] or kept[2] is not now[2]

    def view_at(self, step: int) -> Any:
        """An earlier position as whoever looks may see it."""
        return self.rules.view(self.match.at(step), self.seat_looking)

    def next_parts(self) -> list[tuple[Midway, list[Event]]]:
        """What the next step that waits sets off, part by part, as whoever looks may know it."""
        if not self.rules.tells_parts:
            return []
        step, looker = self.waiting[0], self.seat_looking
        before = self.match.at(step - 1)
        chance = SeededChance(self.match.seed, before.draws)
        parts = self.rules.parts(before, self.entry_of(step).action, chance)
        return [
            (
                Midway(self.shown, looker, self.rules.view(state, looker)),
                [event for event in (self.rules.see(each, looker) for each in events) if event is not None],
            )
            for state, events in parts
        ]

    def entry_of(self, step: int) -> Entry:
        """The action that led to a step."""
        return self.match.log[step - 1 - self.match.first_step]

    def seen(self, entry: Entry) -> list[Event]:
        """What happened, as whoever looks may know it."""
        found = (self.rules.see(event, self.seat_looking) for event in entry.events)
        return [event for event in found if event is not None]

    def history(self) -> list[Event]:
        """Everything up to the shown position, as whoever looks may know it; every layout asks for it."""
        if self._is_other(self._history_of):
            log = self.match.log[: self.shown - self.match.first_step]
            self._history = [event for entry in log for event in self.seen(entry)]
            self._history_of = self._seen_now
        return self._history

    def why(self, entry: Entry) -> Why | None:
        """The reason of a decision as whoever looks may read it."""
        return self.table.why(entry, self.seat_looking)

    @property
    def last_reason(self) -> tuple[Entry, Why] | None:
        """The reason of the latest run of decisions, up to the shown position, that no person made.

        It is that of the last step which is more than an aftermath, where the run has such a step.
        """
        found = None
        for entry in reversed(self.match.log[: self.shown - self.match.first_step]):
            if self.match.seats[entry.seat].is_person:
                if found is not None:
                    break
            elif (why := self.why(entry)) is not None:
                found = found or (entry, why)
                if not self.picture.is_aftermath(entry.action):
                    return entry, why
        return found

    # -- what happens ---------------------------------------------------------------------------------------

    def play(self, action: Action, why: Why | None = None) -> Entry:
        """Play an action; it is yet to be shown."""
        entry = self.table.play(action, why)
        self.waiting.append(self.match.step)
        self.narrowing = None
        return entry

    def show_next(self) -> Entry:
        """Go on to the next step that is yet to be shown."""
        self.shown = self.waiting.popleft()
        self.look_up()
        if not self.is_veiled and self.viewer != SPECTATOR and self.match.seats[self.viewer].is_person:
            self._read[self.person_of(self.viewer)] = self.shown
        return self.entry_of(self.shown)

    def catch_up(self) -> None:
        """Show the present position: something was taken back, or nobody wants to see the way there."""
        self.waiting.clear()
        self.shown = self.match.step
        self.look_up()

    def others_last_turn(self) -> Sequence[int]:
        """The steps of the latest run of decisions by others than whoever looks."""
        log, first = self.match.log, self.match.first_step
        last = len(log)
        while last and self._is_mine(log[last - 1]):
            last -= 1
        begin = last
        while begin and not self._is_mine(log[begin - 1]):
            begin -= 1
        return range(first + begin + 1, first + last + 1)

    def _is_mine(self, entry: Entry) -> bool:
        looking = self.seat_looking
        return looking != SPECTATOR and (
            entry.seat == looking or self.match.is_same_person(entry.seat, looking)
        )

    def replay(self, steps: Sequence[int]) -> None:
        """Go back and show these steps and all after them again."""
        if steps:
            self.shown = steps[0] - 1
            self.waiting = deque(range(steps[0], self.match.step + 1))
            self.narrowing = None

    def is_opponent(self, entry: Entry) -> bool:
        """Whether a decision was not made by whoever looks."""
        return self.table.kinds[entry.seat] is not Kind.PERSON or not self._is_mine(entry)

    def why_not_touch(self, ref: Ref) -> Text | None:
        """Why nothing can be done with a thing now, where the rules can tell."""
        if self.narrowing is None:
            return None
        return self.rules.why_not_touch(self.match.state, frozenset(self.narrowing.selection), ref)
