"""From a file that anybody may have written to a match at the table, or one sentence that says why not.

Opening never changes a file. It replays the log from the seed and compares the end with the stored
position; where the two differ the match opens from the stored position, and says so.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from pydantic import ValidationError

from game.chance import SeededChance
from game.match import Match, Seat
from game.record import BadRecord
from game.registry import GameEntry, UnknownGame, find
from game.rules import AnyRules, Options
from game.text import Text, text
from game.why import Why
from saves.compose import Label
from saves.faults import BadFile, name_of
from saves.migrate import upgrade
from saves.plain import parse, read_bytes, short
from saves.schema import FORMAT, VERSION, Header, MatchFile, canonical, checksum, place_of


class Opened(NamedTuple):
    """A match as its file told it.

    `replayed` is the match as far as the log leads: the same match, unless the log leads elsewhere than
    to the stored position. `differs_at` is then the step by which it does, and `warning` says so.
    """

    match: Match
    entry: GameEntry
    header: Header
    warning: Text | None
    replayed: Match
    differs_at: int | None

    @property
    def label(self) -> Label:
        return Label(self.header.title, self.header.created)


def open_match(path: Path) -> Opened:
    """The match a file holds; `BadFile` says in one sentence why there is none."""
    return open_bytes(path, read_bytes(path))


def open_bytes(path: Path, data: bytes) -> Opened:
    """The match that the bytes of a file hold; the path only gives the file its name."""
    with _undisturbed():
        return _Reader(path, data).open()


def opens(path: Path) -> bool:
    """Whether a file can be opened as a match."""
    try:
        open_match(path)
    except BadFile:
        return False
    return True


def read_header(path: Path) -> Header:
    """What a file says about its match, without replaying it: all the load screen shows."""
    return header_of(path, read_bytes(path))


def header_of(path: Path, data: bytes) -> Header:
    """What the bytes of a file say about its match."""
    with _undisturbed():
        return _Reader(path, data).header


class _Reader:
    """One file on its way to the table, checked from the outside in."""

    def __init__(self, path: Path, data: bytes) -> None:
        self._path = path
        self._file = self._validated(self._present_version(parse(path, data)))
        try:
            self._entry = find(self._file.game)
        except UnknownGame:
            raise self._bad("saves-bad-game", game=self._file.game) from None

    def _bad(self, key: str, **args: str | int) -> BadFile:
        return BadFile(self._path, text(key, file=name_of(self._path), **args))

    def _bad_field(self, place: str) -> BadFile:
        return self._bad("saves-bad-field", field=short(place))

    # -- the envelope ---------------------------------------------------------------------------------------

    def _present_version(self, plain: dict[str, Any]) -> dict[str, Any]:
        if plain.get("format") != FORMAT:
            raise self._bad("saves-bad-foreign")
        version = plain.get("version")
        if type(version) is not int or version < 1:
            raise self._bad_field("version")
        if version > VERSION:
            raise self._bad("saves-bad-newer", version=str(version), known=str(VERSION))
        return upgrade(plain, version)

    def _validated(self, plain: dict[str, Any]) -> MatchFile:
        try:
            return MatchFile.model_validate(plain)
        except ValidationError as error:
            # What concerns no single field is the only rule about two of them.
            raise self._bad_field(place_of(error) or "start") from None

    @property
    def header(self) -> Header:
        file = self._file
        words = _agrees([_plain(file.headline), _plain(file.last_event)], file.words_checksum)
        return Header(
            game=file.game,
            title=file.title,
            created=file.created,
            saved=file.saved,
            seats=self._seats(),
            options=file.options,
            seed=file.seed,
            step=file.first_step + len(file.log),
            over=file.over,
            program=file.program,
            rules_version=file.rules_version,
            headline=file.headline if words else None,
            last_event=file.last_event if words else None,
        )

    def _seats(self) -> tuple[Seat, ...]:
        return tuple(Seat(seat.controller, seat.name) for seat in self._file.seats)

    # -- the match ------------------------------------------------------------------------------------------

    def open(self) -> Opened:
        """The match, replayed and compared."""
        file, rules = self._file, self._entry.load_rules()
        if file.rules_version > rules.version:
            raise self._bad("saves-bad-newer-rules", game=file.game)
        if file.rules_version < 1:
            raise self._bad_field("rules_version")
        options = self._options(rules)
        if not _agrees(file.state, file.checksum):
            raise self._bad("saves-bad-edited", field="state")
        state = self._state(rules, "state", file.state)
        start = None if file.start is None else self._state(rules, "start", file.start)
        replayed = self._new_match(rules, options, start, file.first_step)
        reasons = self._reasons()
        differs_at = self._replay(replayed, reasons)
        match, warning = replayed, None
        if differs_at is not None:
            # Before the first action there is nothing to begin after; such a match counts one.
            step = max(1, file.first_step + len(file.log))
            match = self._new_match(rules, options, state, step)
            if not _is_playable(match):
                raise self._bad("saves-bad-position")
            is_older = file.rules_version < rules.version
            key = "saves-warning-older-rules" if is_older else "saves-warning-differs"
            warning = text(key, file=name_of(self._path), step=differs_at)
        if match.is_over != file.over:
            raise self._bad("saves-bad-edited", field="over")
        opened = Opened(match, self._entry, self.header, warning, replayed, differs_at)
        match.label = opened.label
        return opened

    def _options(self, rules: AnyRules) -> Options:
        try:
            return rules.options.model_validate_json(canonical(self._file.options), strict=True)
        except ValidationError as error:
            place = place_of(error)
            raise self._bad_field(f"options.{place}" if place else "options") from None

    def _state(self, rules: AnyRules, place: str, plain: dict[str, Any]) -> Any:
        try:
            return rules.decode(plain)
        except BadRecord as error:
            within = str(error).partition(":")[0].removeprefix("state")
            raise self._bad_field(place + within) from None

    def _new_match(self, rules: AnyRules, options: Options, snapshot: Any, first_step: int) -> Match:
        seats = self._seats()
        roles = rules.seats(options)
        if len(seats) != len(roles):
            raise self._bad("saves-bad-seats", game=rules.name, seats=len(roles), given=len(seats))
        for number, (seat, role) in enumerate(zip(seats, roles, strict=True)):
            if role.automaton and seat.controller != role.automaton:
                raise self._bad_field(f"seats.{number}.controller")
        return Match(
            rules,
            options,
            seats,
            self._file.seed,
            free_takebacks=self._file.free_takebacks,
            snapshot=snapshot,
            first_step=first_step,
        )

    def _reasons(self) -> list[Why | None]:
        """Why each action was chosen; none at all when somebody changed them, for a sentence must be ours."""
        plain = [entry.why for entry in self._file.log]
        if not _agrees(plain, self._file.reasons_checksum):
            return [None] * len(plain)
        return [self._reason(number, each) for number, each in enumerate(plain)]

    def _reason(self, number: int, plain: dict[str, Any] | None) -> Why | None:
        if plain is None:
            return None
        try:
            why = Why.decode(plain)
        except ValueError:
            raise self._bad_field(f"log.{number}.why") from None
        if not (0 <= why.chosen < max(1, len(why.candidates)) and -1 <= why.decided_by < len(why.criteria)):
            raise self._bad_field(f"log.{number}.why")
        return why

    def _replay(self, match: Match, reasons: list[Why | None]) -> int | None:
        """Play the log; the step by which it leads elsewhere than the file says, if it does."""
        rules, file = match.rules, self._file
        for entry, why in zip(file.log, reasons, strict=True):
            try:
                if match.to_act != entry.seat:
                    return match.step + 1
                match.play(rules.actions.decode(entry.action), why)
            except Exception:  # noqa: BLE001 - an edited log may lead rules where they never go
                return match.step + 1
        return None if rules.encode(match.state) == file.state else match.step


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Keep the collector of garbage away from a hundred thousand small values that all stay."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


def _agrees(plain: object, expected: str) -> bool:
    """Whether the values are those whose checksum was written."""
    try:
        return checksum(canonical(plain)) == expected
    except ValueError:  # a number that is none, or half a character
        return False


def _plain(line: Text | None) -> object:
    return line and line.encode()


_TRIALS, _PLIES = 4, 8
"""How often and how far a stored position is played on to see that the rules bear it."""


def _goes_on(match: Match, chance: SeededChance) -> bool:
    """Whether some moves by chance can be made from the position, or it is an end with a result."""
    rules, state = match.rules, match.state.copy()
    for _ in range(_PLIES):
        seat = rules.to_act(state)
        if seat is None:
            outcome = rules.outcome(state)
            return outcome is not None and len(outcome.scores) == len(match.seats)
        legal = rules.legal(state)
        if seat not in range(len(match.seats)) or not legal:
            return False
        rules.perform(state, chance.pick(legal), chance)
    return not rules.faults(state)


def _is_playable(match: Match) -> bool:
    """Whether a stored position is one the rules can go on from, under these options and for every seat."""
    rules, state = match.rules, match.state
    try:
        if rules.faults(state):
            return False
        for seat in range(len(match.seats)):
            rules.view(state, seat)
        rules.headline(state)
        rules.prompt(state)
        return all(_goes_on(match, SeededChance(trial)) for trial in range(_TRIALS))
    except Exception:  # noqa: BLE001 - rules that meet an impossible position may fail in any way
        return False
