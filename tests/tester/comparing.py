"""Telling two states apart, and saying in which places they differ."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from game.record import encode
from game.rules import AnyRules

_SHOWN = 8


def from_file(rules: AnyRules, state: Any) -> Any:
    """The plain values of a state as they come back from a file: encoded, written and read again.

    The match file sorts the keys of objects, so no rule may depend on the order in which a dict was filled.
    """
    return json.loads(json.dumps(rules.encode(state), allow_nan=False, sort_keys=True))


def differences(one: Any, other: Any, place: str = "") -> Iterator[tuple[str, Any, Any]]:
    """Every place in which two encoded values differ: `seats[1].hand`, with both values."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        for name in one:
            yield from differences(one[name], other[name], f"{place}.{name}" if place else name)
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for number, (left, right) in enumerate(zip(one, other, strict=True)):
            yield from differences(left, right, f"{place}[{number}]")
    elif type(one) is not type(other) or one != other:
        yield place, one, other


def assert_same(one: Any, other: Any, what: str) -> None:
    """Fail with the places in which two states differ."""
    if one == other:
        return
    places = differences(encode(one), encode(other))
    found = [f"{place}: {left!r} / {right!r}" for place, left, right in places]
    more = [f"and {len(found) - _SHOWN} more"] if len(found) > _SHOWN else []
    raise AssertionError("\n  ".join([what, *found[:_SHOWN], *more]))


def field_of(place: str) -> str:
    """The field a place lies in, for every number: `seats[1].hand[0]` lies in `seats[].hand`."""
    return re.sub(r"(\[\])+$", "", re.sub(r"\[\d+\]", "[]", place))


def masked_places(state: Any, view: Any) -> dict[str, Any]:
    """The places a view does not show as they are, each with the true value."""
    return {place: true for place, true, _ in differences(encode(state), encode(view))}


def leaves(value: Any, place: str = "") -> Iterator[tuple[str, Any]]:
    """Every single value within an encoded one, with its place."""
    if isinstance(value, dict):
        for name, each in value.items():
            yield from leaves(each, f"{place}.{name}" if place else name)
    elif isinstance(value, list):
        for number, each in enumerate(value):
            yield from leaves(each, f"{place}[{number}]")
    else:
        yield place, value


def numbers_in(value: Any) -> set[int]:
    """Every whole number anywhere in an encoded value."""
    return {each for _, each in leaves(value) if type(each) is int}


def shared_places(one: Any, other: Any, place: str = "state") -> Iterator[str]:
    """The places where two records hold the very same changeable thing."""
    if one is other and (isinstance(one, list | dict | set) or is_dataclass(one)):
        yield place
    elif is_dataclass(one) and is_dataclass(other):
        for each in fields(one):
            left, right = getattr(one, each.name), getattr(other, each.name)
            yield from shared_places(left, right, f"{place}.{each.name}")
    elif isinstance(one, list | tuple) and isinstance(other, list | tuple):
        for number, (left, right) in enumerate(zip(one, other, strict=False)):
            yield from shared_places(left, right, f"{place}[{number}]")
    elif isinstance(one, dict) and isinstance(other, dict):
        for key in one.keys() & other.keys():
            yield from shared_places(one[key], other[key], f"{place}[{key!r}]")
