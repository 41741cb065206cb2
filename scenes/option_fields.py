"""A game's options as things to set: what kind of control each field of its options model needs."""

from __future__ import annotations

from enum import Enum, auto
from typing import Any, NamedTuple

from game.rules import Options

_LONGEST_LIST = 8


class Kind(Enum):
    """How an option is set."""

    TOGGLE = auto()
    CHOICE = auto()
    NUMBER = auto()
    LIST = auto()
    """Several choices, one after the other."""
    TEXT = auto()


class OptionField(NamedTuple):
    """One option: its name, how it is set, the values it takes as written, and the one it has by default."""

    name: str
    kind: Kind
    values: tuple[str, ...]
    default: str
    description: str
    least: int = 0
    most: int = 0
    places: int = 0
    """How many values a list may have."""


def option_fields(model: type[Options]) -> tuple[OptionField, ...]:
    """Every option of a game, in the order of its model."""
    schema = model.model_json_schema()
    return tuple(_field(name, spec, schema) for name, spec in schema.get("properties", {}).items())


def _field(name: str, spec: dict[str, Any], schema: dict[str, Any]) -> OptionField:
    default = _written(spec.get("default"))
    about = spec.get("description", "")
    parts = [part for part in _parts(spec, schema) if part.get("type") != "null"]
    has_null = len(parts) < len(_parts(spec, schema))
    if (array := next((part for part in parts if part.get("type") == "array"), None)) is not None:
        items = _values(_parts(array.get("items", {}), schema))
        if items:
            places = min(array.get("maxItems", _LONGEST_LIST), _LONGEST_LIST)
            return OptionField(name, Kind.LIST, items, default, about, places=places)
        return OptionField(name, Kind.TEXT, (), default, about)
    if values := _values(parts):
        return OptionField(name, Kind.CHOICE, ("", *values) if has_null else values, default, about)
    part = parts[0] if parts else {}
    if part.get("type") == "boolean":
        return OptionField(name, Kind.TOGGLE, ("false", "true"), default, about)
    if part.get("type") == "integer" and "minimum" in part and "maximum" in part and not has_null:
        return OptionField(name, Kind.NUMBER, (), default, about, part["minimum"], part["maximum"])
    return OptionField(name, Kind.TEXT, (), default, about)


def _parts(spec: dict[str, Any], schema: dict[str, Any]) -> list[dict[str, Any]]:
    """The alternatives of a field, references followed."""
    if "$ref" in spec:
        return _parts(schema["$defs"][spec["$ref"].rpartition("/")[2]], schema)
    for combined in ("anyOf", "oneOf", "allOf"):
        if combined in spec:
            return [part for each in spec[combined] for part in _parts(each, schema)]
    return [spec]


def _values(parts: list[dict[str, Any]]) -> tuple[str, ...]:
    """The closed set of values that the alternatives allow, or nothing."""
    found = [
        value for part in parts for value in part.get("enum", [part["const"]] if "const" in part else [])
    ]
    return tuple(dict.fromkeys(_written(value) for value in found))


def _written(value: Any) -> str:
    """A value as `ai.options.read_options` reads it."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list | tuple):
        return ",".join(_written(each) for each in value)
    return "" if value is None else str(value)
