"""From a match to the bytes of its file."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from typing import Any, NamedTuple

from game.event import Event
from game.match import Entry, Match
from game.text import Text
from saves.plain import LARGEST_NUMBER
from saves.schema import (
    FORMAT,
    LONGEST_NAME,
    LONGEST_TITLE,
    VERSION,
    canonical,
    checksum,
    tidy,
)


class Label(NamedTuple):
    """What a file says about a match that the match does not know itself: its title, and when it began."""

    title: str
    created: datetime


class _Line(NamedTuple):
    """A log entry as it is written: the whole line, and its reason alone for the checksum."""

    entry: Entry
    written: str
    why: str


class Composer:
    """Writes matches as text and remembers the lines of the last log, for autosave after every action."""

    def __init__(self) -> None:
        self._lines: list[_Line] = []

    def compose(self, match: Match, label: Label, saved: datetime) -> bytes:
        """The match file: one field a line, one action a line."""
        self._follow(match)
        rules = match.rules
        state = canonical(rules.encode(match.state))
        headline = canonical(_with_names(rules.headline(match.state), match).encode())
        last_event = _last_public_event(match)
        last = canonical(last_event and _with_names(rules.describe(last_event), match).encode())
        reasons = ",".join(line.why for line in self._lines)
        fields = {
            "format": _dumps(FORMAT),
            "version": str(VERSION),
            "program": _dumps(program_version()),
            "game": _dumps(rules.name),
            "rules_version": str(rules.version),
            "options": _dumps(match.options.model_dump(mode="json")),
            "seats": _dumps([{"controller": c, "name": tidy(name, LONGEST_NAME)} for c, name in match.seats]),
            "seed": str(_bounded(match.seed)),
            "free_takebacks": _dumps(match.free_takebacks),
            "title": _dumps(tidy(label.title, LONGEST_TITLE)),
            "created": _dumps(_written_time(label.created)),
            "saved": _dumps(_written_time(saved)),
            "over": _dumps(match.is_over),
            "headline": headline,
            "last_event": last,
            "first_step": str(match.first_step),
            "start": canonical(rules.encode(match.at(match.first_step)) if match.first_step else None),
            "log": _lines_of_list([line.written for line in self._lines]),
            "words_checksum": _dumps(checksum(f"[{headline},{last}]")),
            "reasons_checksum": _dumps(checksum(f"[{reasons}]")),
            "checksum": _dumps(checksum(state)),
            "state": state,
        }
        return _lay_out(fields)

    def _follow(self, match: Match) -> None:
        """Keep the lines of entries that are still in the log, write those of the others."""
        lines = self._lines
        del lines[len(match.log) :]
        while lines and lines[-1].entry is not match.log[len(lines) - 1]:
            lines.pop()
        lines += [_line(match, entry) for entry in match.log[len(lines) :]]


def lay_out(plain: dict[str, Any], listed: str = "log") -> bytes:
    """Plain values of any version, laid out as `Composer` does: one field is listed line by line."""
    fields = {name: canonical(value) for name, value in plain.items()}
    if isinstance(plain.get(listed), list):
        fields[listed] = _lines_of_list([canonical(entry) for entry in plain[listed]])
    return _lay_out(fields)


def _lay_out(fields: dict[str, str]) -> bytes:
    lines = ",\n".join(f"{_dumps(name)}: {written}" for name, written in fields.items())
    return f"{{\n{lines}\n}}\n".encode()


def _lines_of_list(lines: list[str]) -> str:
    return "[\n" + ",\n".join(lines) + "\n]" if lines else "[]"


def _line(match: Match, entry: Entry) -> _Line:
    plain: dict[str, Any] = {"seat": entry.seat, "action": match.rules.actions.encode(entry.action)}
    if entry.why is not None:
        try:
            why = canonical(entry.why.encode())
        except ValueError:  # a value that is no finite number: the action matters, its reason may go
            return _Line(entry, _dumps(plain), "null")
        return _Line(entry, f'{_dumps(plain)[:-1]}, "why": {why}}}', why)
    return _Line(entry, _dumps(plain), "null")


def _last_public_event(match: Match) -> Event | None:
    """The latest event that every seat saw alike and in full: it gives nobody's hidden card away."""
    rules, seats = match.rules, range(len(match.seats))
    for entry in reversed(match.log):
        for event in reversed(entry.events):
            if all(rules.see(event, seat) == event for seat in seats):
                return event
    return None


def _with_names(message: Text, match: Match) -> Text:
    """The message with every seat replaced by its name, so that it can be read away from the table."""
    return Text(
        message.key,
        tuple(
            (name, _name_of(value, match) if isinstance(value, Text) else value)
            for name, value in message.args
        ),
    )


def _name_of(value: Text, match: Match) -> str | Text:
    match value:
        case Text("seat", (("seat", int(seat)),)):
            return tidy(match.seats[seat].name, LONGEST_NAME) or match.roles[seat].name
    return _with_names(value, match)


def _bounded(seed: int) -> int:
    """The seed, or the one below 2^64 that deals the same (`SeededChance` looks at 64 bits)."""
    return seed if abs(seed) < LARGEST_NUMBER else seed % LARGEST_NUMBER


def _written_time(time: datetime) -> str:
    return time.astimezone(UTC).isoformat().replace("+00:00", "Z")


def _dumps(plain: object) -> str:
    return json.dumps(plain, ensure_ascii=False, allow_nan=False)


@cache
def program_version() -> str:
    """The version of the installed program, or "source" where it runs without being installed."""
    try:
        return version("egotable")
    except PackageNotFoundError:
        return "source"
