"""The suite itself: every check by name, and the pytest class a game subclasses."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar

from game.event import Event
from game.registry import GameEntry, register
from game.rules import AnyRules
from tests.tester import actions, chances, fields, files, golden, keeping, players, sight, telling
from tests.tester.playing import Moment, Playthrough, Variant, record_match


@dataclass(slots=True, frozen=True)
class Declared:
    """What a game declares about itself, so that a check can tell intention from accident."""

    masked: Sequence[str] = ()
    """The fields hidden from some seat at some time: `seats[].hand`."""
    ambiguous_verbs: Sequence[str] = ()
    """Verbs whose actions touching alone does not tell apart; the picture asks in another way."""
    announced_verbs: Sequence[str] = ()
    """Verbs whose choice is said aloud although the state keeps no public trace of it."""
    shown_in_passing: tuple[type[Event], ...] = ()
    """Events that show a card to everybody and put it back out of sight."""
    adds_up: bool = True
    """Whether the lines of the score sheet add up to the scores."""


Check = Callable[[GameEntry, Declared, Playthrough], None]


def _at_every_moment(check: Callable[[Moment], None]) -> Check:
    def check_all(entry: GameEntry, declared: Declared, playthrough: Playthrough) -> None:
        for moment in playthrough.moments:
            with moment.blame():
                check(moment)

    return check_all


def _in_whole(check: Callable[[Playthrough], None]) -> Check:
    return lambda entry, declared, playthrough: check(playthrough)


def _refusals(entry: GameEntry, declared: Declared, playthrough: Playthrough) -> None:
    for moment in playthrough.moments:
        actions.check_refusals(moment, actions.outside(playthrough, moment))


def _references(entry: GameEntry, declared: Declared, playthrough: Playthrough) -> None:
    for moment in playthrough.moments:
        actions.check_references(moment, declared.ambiguous_verbs)


def _fields(entry: GameEntry, declared: Declared, playthrough: Playthrough) -> None:
    for moment in playthrough.moments[:: -(max(1, len(playthrough.moments) // 4))]:
        with moment.blame():
            fields.check_fields(moment)


def _hidden_fields(entry: GameEntry, declared: Declared, playthrough: Playthrough) -> None:
    for moment in playthrough.moments:
        sight.check_masked_fields(moment, declared.masked)


def _secrets(entry: GameEntry, declared: Declared, playthrough: Playthrough) -> None:
    for moment in playthrough.moments:
        sight.check_no_card_is_betrayed(moment, declared.shown_in_passing)
        sight.check_masked_stay_masked(moment, declared.masked)
        sight.check_secret_choices(moment, declared.announced_verbs)


def _outcome(entry: GameEntry, declared: Declared, playthrough: Playthrough) -> None:
    last = playthrough.moments[-1]
    with last.blame():
        outcome = playthrough.rules.outcome(last.state)
        telling.check_outcome(outcome, len(last.seats), adds_up=declared.adds_up)


def _automata(entry: GameEntry, declared: Declared, playthrough: Playthrough) -> None:
    players.check_automata(entry, playthrough.setting)


def _levels(entry: GameEntry, declared: Declared, playthrough: Playthrough) -> None:
    for moment in playthrough.moments[-8::3]:
        with moment.blame():
            players.check_levels(entry, moment)


CHECKS: dict[str, Check] = {
    "legal": _at_every_moment(actions.check_legal),
    "refusals": _refusals,
    "references": _references,
    "copy": _at_every_moment(keeping.check_copy),
    "fields": _fields,
    "file": _at_every_moment(keeping.check_file),
    "going_on": _in_whole(keeping.check_going_on),
    "match_file": _in_whole(files.check_match_file),
    "replay": _in_whole(keeping.check_replay),
    "undo": _in_whole(keeping.check_taking_back),
    "manners": _in_whole(keeping.check_manners),
    "thinking": _in_whole(keeping.check_thinking),
    "views": _at_every_moment(sight.check_views),
    "hidden_fields": _hidden_fields,
    "secrets": _secrets,
    "events": _in_whole(sight.check_events),
    "chance": _at_every_moment(chances.check_asked_is_applied),
    "fair_take_back": _at_every_moment(chances.check_take_back_is_fair),
    "words": _in_whole(telling.check_can_be_said),
    "outcome": _outcome,
    "automata": _automata,
    "levels": _levels,
}
"""Everything that is looked at in one recorded random match; recording it checks every single step."""


@dataclass(slots=True)
class _Recorded:
    """The random matches of one game, each played once and kept for all checks."""

    rules: AnyRules
    matches: dict[tuple[str, int], Playthrough] = field(default_factory=dict)

    def find(self, variant: Variant, seed: int) -> Playthrough:
        key = (variant.name, seed)
        if key not in self.matches:
            self.matches[key] = record_match(self.rules, variant, seed)
        return self.matches[key]


class GameSuite:
    """Subclass it in `tests/<game>/test_generic.py`; see the package's docstring."""

    entry: ClassVar[GameEntry]
    tables: ClassVar[Sequence[Variant]]
    seeds: ClassVar[Sequence[int]] = range(3)
    declared: ClassVar[Declared] = Declared()
    golden_seed: ClassVar[int] = 1
    _recorded: ClassVar[_Recorded]

    def __init_subclass__(cls, **arguments: Any) -> None:
        super().__init_subclass__(**arguments)
        if "entry" in cls.__dict__:
            register(cls.entry)  # a game under test need not be shipped yet
            cls._recorded = _Recorded(cls.entry.load_rules())

    def pytest_generate_tests(self, metafunc: Any) -> None:
        names = metafunc.fixturenames
        if "table" in names:
            metafunc.parametrize("table", self.tables, ids=[each.name for each in self.tables])
        if "seed" in names:
            metafunc.parametrize("seed", self.seeds, ids=[f"seed{seed}" for seed in self.seeds])
        if "check" in names:
            metafunc.parametrize("check", list(CHECKS))

    def test_seats(self, table: Variant) -> None:
        rules = self._recorded.rules
        options = rules.options.model_validate(dict(table.options))
        assert len(rules.seats(options)) == table.seats

    def test_match(self, table: Variant, seed: int, check: str) -> None:
        CHECKS[check](self.entry, self.declared, self._recorded.find(table, seed))

    def test_hidden_fields_are_hidden_somewhere(self) -> None:
        """What is declared as masked is masked in some match, and samples of it are not always one guess."""
        every = [self._recorded.find(table, seed) for table in self.tables for seed in self.seeds]
        sight.check_masked_somewhere(every, self.declared.masked)
        sight.check_samples_vary(every)

    def test_cards(self) -> None:
        telling.check_cards(self._recorded.rules)

    def test_golden(self, table: Variant) -> None:
        golden.compare(golden.write(self.entry, table, self.golden_seed), self.golden_file(table))

    @classmethod
    def golden_file(cls, table: Variant) -> Path:
        """Where the golden playthrough of a table lies: beside the module of the suite."""
        return Path(inspect.getfile(cls)).parent / "golden" / f"{table.name}.txt"
