"""From bytes that anybody may have written to plain JSON values, or the place where they go wrong."""

from __future__ import annotations

import math
import re
import stat
from pathlib import Path
from typing import Any

from pydantic_core import from_json

from game.text import Text, text
from saves.faults import BadFile, name_of, system_reason

LARGEST_FILE = 8 * 1024 * 1024
"""Far above any match: five hundred actions with their reasons take less than one mebibyte."""

LARGEST_NUMBER = 1 << 64
"""No number in a match file reaches this; the largest is a seed of 64 bits."""

_PLACE = re.compile(r" at line (\d+) column (\d+)$")


def read_bytes(path: Path) -> bytes:
    """The bytes of a file of a bearable size."""
    name = name_of(path)
    try:
        found = path.stat()
        if stat.S_ISDIR(found.st_mode):
            raise BadFile(path, text("saves-bad-folder", file=name))
        # A pipe or device could keep us waiting for ever.
        if not stat.S_ISREG(found.st_mode):
            raise BadFile(path, text("saves-bad-no-file", file=name))
        if found.st_size > LARGEST_FILE:
            raise BadFile(path, _huge(name, found.st_size))
        with path.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
    except (FileNotFoundError, NotADirectoryError):
        raise BadFile(path, text("saves-bad-missing", file=name)) from None
    except OSError as error:
        raise BadFile(path, text("saves-bad-unreadable", file=name, reason=system_reason(error))) from error
    except ValueError as error:  # a NUL character in the path
        raise BadFile(path, text("saves-bad-missing", file=name)) from error
    if len(data) > LARGEST_FILE:  # it grew while we looked
        raise BadFile(path, _huge(name, len(data)))
    return data


def parse(path: Path, data: bytes) -> dict[str, Any]:
    """The JSON object that the bytes of a file hold, free of absurd numbers.

    The parser itself refuses lists in one another beyond two hundred, so whatever follows may recurse.
    """
    if not data.strip(b" \t\r\n\0"):
        raise BadFile(path, text("saves-bad-empty", file=name_of(path)))
    try:
        data.decode()
    except UnicodeDecodeError as error:
        line, column = _line_and_column(data, error.start)
        raise BadFile(path, _at("saves-bad-encoding", name_of(path), line, column)) from error
    try:
        plain = from_json(data.removeprefix(b"\xef\xbb\xbf"), allow_inf_nan=False)
    except ValueError as error:
        raise BadFile(path, _broken_json(name_of(path), str(error))) from error
    if not isinstance(plain, dict):
        raise BadFile(path, text("saves-bad-foreign", file=name_of(path)))
    _check_numbers(path, plain)
    return plain


def _broken_json(name: str, message: str) -> Text:
    place = _PLACE.search(message)
    line, column = (int(place[1]), int(place[2])) if place else (1, 1)
    if message.startswith("EOF"):
        return _at("saves-bad-truncated", name, line, column)
    if message.startswith("recursion"):
        return _at("saves-bad-nested", name, line, column)
    return _at("saves-bad-json", name, line, column)


def _at(key: str, name: str, line: int, column: int) -> Text:
    """A fault with its place; as strings, since line 1234 is not line 1,234."""
    return text(key, file=name, line=str(line), column=str(column))


def _check_numbers(path: Path, plain: dict[str, Any]) -> None:
    """Refuse numbers that no match has, before any rules meet them.

    Reasons are left out: no rules meet them, and they make most of a file.
    """
    log = plain.get("log")
    entries = log if isinstance(log, list) else []
    rest = {name: value for name, value in plain.items() if value is not entries}
    acts = [
        {name: value for name, value in each.items() if name != "why"} if isinstance(each, dict) else each
        for each in entries
    ]
    absurd = _absurd_place(rest) or _absurd_place({"log": acts})
    if absurd is not None:
        raise BadFile(path, text("saves-bad-number", file=name_of(path), field=short(absurd)))


def _absurd_place(value: Any) -> str | None:
    """The place of the first number that is far too large, if there is one."""
    kind = type(value)
    if kind is int:
        return None if -LARGEST_NUMBER < value < LARGEST_NUMBER else ""
    if kind is float:
        return None if math.isfinite(value) else ""
    if kind is not dict and kind is not list:
        return None
    for key, child in value.items() if kind is dict else enumerate(value):
        below = _absurd_place(child)
        if below is not None:
            return f"{key}.{below}" if below else str(key)
    return None


def short(place: str) -> str:
    """A place that fits into a sentence: a file may call its fields anything."""
    shown = "".join(letter for letter in place if letter.isprintable())
    return shown if len(shown) <= 60 else shown[:59] + "…"


def _huge(name: str, size: int) -> Text:
    mebibytes = max(1, round(size / 1048576))
    return text("saves-bad-huge", file=name, size=mebibytes, limit=LARGEST_FILE // 1048576)


def _line_and_column(data: bytes, position: int) -> tuple[int, int]:
    return data.count(b"\n", 0, position) + 1, position - data.rfind(b"\n", 0, position)
