"""The match file of the present version, field by field, as pydantic models (docs/match-file.md)."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Annotated, Any

from pydantic import (
    AfterValidator,
    AwareDatetime,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    FailFast,
    Field,
    ValidationError,
    model_validator,
)

from game.match import Seat
from game.text import Text
from saves.plain import LARGEST_NUMBER

FORMAT = "egotable-match"
VERSION = 2

LONGEST_TITLE = 120
LONGEST_NAME = 60
MOST_STEPS = 100_000


def canonical(plain: object) -> str:
    """The one way to write plain values, so that equal values have equal checksums."""
    return json.dumps(plain, ensure_ascii=False, allow_nan=False, sort_keys=True, separators=(",", ":"))


def checksum(written: str) -> str:
    """The checksum of values written by `canonical`."""
    return hashlib.sha256(written.encode()).hexdigest()


def tidy(name: str, longest: int) -> str:
    """A title or name as it goes into a file: one printable line of bearable length."""
    return " ".join("".join(each if each.isprintable() else " " for each in name).split())[:longest].rstrip()


def printable(value: object) -> object:
    """A text as our files hold it, for a field to be checked with before anything else."""
    if isinstance(value, str) and not value.isprintable():
        raise ValueError("printable characters expected")
    return value


def _time(value: object) -> object:
    if not isinstance(value, str):
        raise ValueError("a time in ISO 8601 expected")
    return value


def _in_utc(value: datetime) -> datetime:
    try:
        return value.astimezone(UTC)
    except OverflowError:  # the first or the last hours of the calendar
        raise ValueError("a time of this age expected") from None


def _decoded(value: object) -> object:
    return None if value is None else Text.decode(value)


def place_of(error: ValidationError) -> str:
    """The first field that does not fit, as a path; empty where it is about several."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    return ".".join(str(part) for part in first["loc"])


Time = Annotated[AwareDatetime, Field(strict=False), BeforeValidator(_time), AfterValidator(_in_utc)]
Line = Annotated[Any, BeforeValidator(_decoded)]
"""A sentence as data, or nothing."""
Checksum = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
Identifier = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_-]{0,40}$")]


class Model(BaseModel):
    """Base of what our files hold: every field checked strictly, none unknown."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class SeatEntry(Model):
    """Who plays a seat."""

    controller: Identifier
    name: Annotated[str, Field(max_length=LONGEST_NAME), BeforeValidator(printable)]


class LogEntry(Model):
    """One action: whose, which, and why where the player could tell."""

    seat: int = Field(ge=0, lt=64)
    action: list[Any]
    why: dict[str, Any] | None = None


class MatchFile(Model):
    """Everything a match file says."""

    format: str
    version: int
    program: Annotated[str, Field(max_length=40), BeforeValidator(printable)]
    game: Identifier
    rules_version: int
    options: dict[str, Any]
    seats: list[SeatEntry] = Field(min_length=1, max_length=64)
    seed: int
    free_takebacks: bool
    title: Annotated[str, Field(max_length=LONGEST_TITLE), BeforeValidator(printable)]
    created: Time
    saved: Time
    over: bool
    headline: Line
    last_event: Line
    first_step: int = Field(ge=0, le=MOST_STEPS)
    start: dict[str, Any] | None
    log: Annotated[list[LogEntry], FailFast(), Field(max_length=MOST_STEPS)]
    words_checksum: Checksum
    reasons_checksum: Checksum
    checksum: Checksum
    state: dict[str, Any]

    @model_validator(mode="after")
    def _begins_somewhere(self) -> MatchFile:
        if (self.start is None) != (self.first_step == 0):
            raise ValueError("a match has a start of its own exactly when it has a first step")
        return self


@dataclass(frozen=True, slots=True)
class Header:
    """What a file says about its match before anything is replayed: all the load screen shows.

    `headline` and `last_event` name nobody's hidden card; they are None when the file was edited.
    """

    game: str
    title: str
    created: datetime
    saved: datetime
    seats: tuple[Seat, ...]
    options: dict[str, Any]
    seed: int
    step: int
    over: bool
    program: str
    rules_version: int
    headline: Text | None
    last_event: Text | None

    @property
    def match_id(self) -> str:
        """The match behind the file."""
        return match_id(self.game, self.created, self.seed)


def match_id(game: str, created: datetime, seed: int) -> str:
    """The same for all files of one match, different for any two matches."""
    return checksum(canonical([game, created.astimezone(UTC).isoformat(), seed % LARGEST_NUMBER]))[:12]
