"""The statistics: one file with the result of every match that people played to its end.

A match counts once, by its first end: whoever saw an end and takes it back, loads an earlier save or plays on
from the replay has no second try. So a result is kept under the match's own id, and a match that was taken up
from another one's replay stands for that one.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Annotated

from pydantic import BeforeValidator, Field, ValidationError

from game.match import Match
from game.text import Text, text
from saves import atomic
from saves.compose import lay_out, program_version
from saves.faults import BadFile, backup_of, name_of
from saves.plain import parse, read_bytes, short
from saves.schema import LONGEST_NAME, Identifier, Line, Model, Time, place_of, printable, tidy

FORMAT = "egotable-statistics"
VERSION = 1
FILE = "statistics.json"

MOST_RESULTS = 10_000
"""More than an evening a day for a life; beyond it the oldest go, so that the file stays readable."""

UNCOUNTED = ""
"""What a match stands for that was taken up from something which never counts, as a lesson."""

MatchId = Annotated[str, Field(pattern=r"^[0-9a-f]{12}$")]
Number = Annotated[int, Field(gt=-1_000_000, lt=1_000_000)]


class SeatResult(Model):
    """How a match ended for one seat; without a side for a seat that has no points of its own."""

    controller: Identifier
    name: Annotated[str, Field(max_length=LONGEST_NAME), BeforeValidator(printable)]
    team: Number
    side: Line
    way: Line
    challenge: Line
    score: Number
    won: bool

    @property
    def is_person(self) -> bool:
        return self.controller == "person"


class Result(Model):
    """One match that was played to its end."""

    match: MatchId
    game: Identifier
    ended: Time
    rounds: Number
    seats: Annotated[list[SeatResult], Field(min_length=1, max_length=64)]


class Book(Model):
    """Everything the file says."""

    format: str = FORMAT
    version: int = VERSION
    program: Annotated[str, Field(max_length=40), BeforeValidator(printable)] = ""
    taken_up: dict[MatchId, Annotated[str, Field(pattern=r"^([0-9a-f]{12})?$")]] = Field(default_factory=dict)
    """Matches that began in the middle of another one, with the id of that."""
    results: Annotated[list[Result], Field(max_length=MOST_RESULTS)] = Field(default_factory=list)

    def root(self, match: str) -> str:
        """The match that this one stands for: itself, or what it was taken up from."""
        return self.taken_up.get(match, match)

    def find(self, match: str) -> Result | None:
        """How a match ended first, if it did."""
        root = self.root(match)
        return next((each for each in self.results if each.match == root), None)


class NewerStatistics(BadFile):
    """Statistics of a later program, which this one must leave alone."""

    def __init__(self, path: Path, version: int) -> None:
        super().__init__(
            path, text("saves-bad-newer", file=name_of(path), version=str(version), known=str(VERSION))
        )


class Statistics:
    """The statistics of one folder. Whatever fails is a `BadFile` or a `CannotWrite` with one sentence."""

    def __init__(self, folder: Path, now: Callable[[], datetime]) -> None:
        self.path = folder / FILE
        self._now = now

    def look(self) -> tuple[Book, Text | None]:
        """The book, and what is wrong with its file; then it is the previous version, or empty."""
        try:
            return self._read(self.path), None
        except BadFile as bad:
            try:
                return self._read(backup_of(self.path)), bad.reason
            except BadFile:
                return Book(), bad.reason

    # -- counting -------------------------------------------------------------------------------------------

    def count(self, match: Match, match_id: str) -> None:
        """Count a match that is over, unless it has counted already or only computers played."""
        if not any(seat.is_person for seat in match.seats):
            return
        book, _ = self.look()
        root = book.root(match_id)
        if root == UNCOUNTED or book.find(root) is not None:
            return
        result = _result_of(match, root, self._now())
        self._write(book.model_copy(update={"results": [*book.results, result][-MOST_RESULTS:]}))

    def take_up(self, match_id: str, original: str) -> None:
        """Remember that a match goes on from the middle of another one."""
        book, _ = self.look()
        root = book.root(original) if original else UNCOUNTED
        self._write(book.model_copy(update={"taken_up": {**book.taken_up, match_id: root}}))

    def clear(self, game: str) -> None:
        """Forget the results of a game; the version before stays as the file's backup."""
        book, _ = self.look()
        kept = [each for each in book.results if each.game != game]
        self._write(book.model_copy(update={"results": kept}))

    # -- the file -------------------------------------------------------------------------------------------

    def _read(self, path: Path) -> Book:
        if not os.path.lexists(path):
            return Book()
        plain = parse(path, read_bytes(path))
        if plain.get("format") != FORMAT:
            raise BadFile(path, text("statistics-bad-foreign", file=name_of(path)))
        version = plain.get("version")
        if type(version) is not int or version < 1:
            raise _bad_field(path, "version")
        if version > VERSION:
            raise NewerStatistics(path, version)
        try:
            return Book.model_validate(plain)
        except ValidationError as error:
            raise _bad_field(path, place_of(error)) from None

    def _write(self, book: Book) -> None:
        """Put the book in place; a file that cannot be read keeps all it holds under a name of its own."""
        try:
            self._read(self.path)
        except NewerStatistics:
            raise
        except BadFile:
            self._set_aside()
        plain = book.model_copy(update={"program": program_version()}).model_dump(mode="json")
        atomic.replace(self.path, lay_out(plain, "results"))

    def _set_aside(self) -> None:
        for number in count(1):
            aside = self.path.with_name(f"{FILE}.damaged-{number}")
            if not os.path.lexists(aside):
                atomic.move(self.path, aside)
                return


def _bad_field(path: Path, place: str) -> BadFile:
    return BadFile(path, text("statistics-bad-field", file=name_of(path), field=short(place)))


def _result_of(match: Match, match_id: str, ended: datetime) -> Result:
    outcome = match.outcome
    assert outcome is not None, "counted when it is over"
    return Result(
        match=match_id,
        game=match.rules.name,
        ended=ended.isoformat(),  # type: ignore[arg-type]
        rounds=match.rules.round(match.state),
        seats=[
            _seat_result(match, seat, score, seat in outcome.winners)
            for seat, score in enumerate(outcome.scores)
        ],
    )


def _seat_result(match: Match, seat: int, score: int, won: bool) -> SeatResult:
    standing = match.rules.standing(match.options, match.state, seat)
    side, way, challenge = standing or (None, None, None)
    return SeatResult(
        controller=match.seats[seat].controller,
        name=tidy(match.seats[seat].name, LONGEST_NAME),
        team=match.roles[seat].team,
        side=side and side.encode(),
        way=way and way.encode(),
        challenge=challenge and challenge.encode(),
        score=score,
        won=won,
    )
