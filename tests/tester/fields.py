"""Field completeness: whatever a field holds, copies and files carry it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import IntEnum
from typing import Any, get_args, get_origin, get_type_hints

from game.rules import AnyRules
from tests.tester.comparing import assert_same, differences, from_file
from tests.tester.playing import Moment, fingerprint


def check_fields(moment: Moment) -> None:
    """Change every field of the state in turn: copy, equality, encode and decode all follow the change."""
    rules, state = moment.rules, moment.state
    before = fingerprint(rules, state)
    original = from_file(rules, state)
    for place, steps, changed in _changes(state):
        other = state.copy()
        holder = other
        for step in steps[:-1]:
            holder = getattr(holder, step) if isinstance(step, str) else holder[step]
        setattr(holder, steps[-1], changed)
        assert fingerprint(rules, state) == before, f"a change of {place} in a copy changed the original"
        _check_carried(rules, state, original, other, place)


def _check_carried(rules: AnyRules, state: Any, original: Any, other: Any, place: str) -> None:
    assert other != state, f"states that differ in {place} are equal"
    assert_same(other.copy(), other, f"copy forgets {place}")
    written = from_file(rules, other)
    places = [found for found, _, _ in differences(original, written)]
    assert places, f"encode forgets {place}"
    assert all(_lies_in(found, place) for found in places), f"{place} is written as {places}"
    assert_same(rules.decode(written), other, f"decode forgets {place}")


def _lies_in(found: str, place: str) -> bool:
    return found == place or found.startswith((f"{place}.", f"{place}["))


def _changes(record: Any, place: str = "", steps: tuple[Any, ...] = ()) -> Iterator[tuple[str, Any, Any]]:
    """Every field with another value of its type, and the way to it; of a list of records the last one."""
    hints = get_type_hints(type(record))
    for each in fields(record):
        value = getattr(record, each.name)
        here, way = (f"{place}.{each.name}" if place else each.name), (*steps, each.name)
        other = another(value, hints[each.name])
        if other is not None:
            yield here, way, other
        if is_dataclass(value):
            yield from _changes(value, here, way)
        elif isinstance(value, list) and value and is_dataclass(value[-1]):
            last = len(value) - 1
            yield from _changes(value[last], f"{here}[{last}]", (*way, last))


def another(value: Any, hint: Any) -> Any:
    """A value of the same type that is not equal, or None where none can be made without knowing the game."""
    match value:
        case bool():
            return not value
        case IntEnum():
            return next((member for member in type(value) if member != value), None)
        case int() | float():
            return value + 1
        case str():
            return f"{value}x"
        case None:
            return 1 if int in get_args(hint) else None
        case list() if value:
            return value[:-1]
        case list() if get_origin(hint) is list and get_args(hint)[0] is int:
            return [7]
        case dict() if value:
            return dict(list(value.items())[:-1])
    return None
