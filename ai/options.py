"""A game's options written as `key=value`, and what each of them allows: for the command line."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, NamedTuple

from pydantic import ValidationError

from game.registry import GameEntry
from game.rules import Options
from game.text import Text, text


class BadOption(ValueError):
    """An option that the game does not have or a value that it does not take; the reason says which."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason.key)
        self.reason = reason


class Allowed(NamedTuple):
    """One option of a game: its name, the values it takes, its default, and the model's own description."""

    name: str
    values: str
    default: str
    description: str


def read_options(entry: GameEntry, pairs: Sequence[str]) -> Options:
    """The options of a match from `key=value` pairs; lists are written with commas or as JSON."""
    model = entry.load_rules().options
    schema = model.model_json_schema()
    properties = schema["properties"]
    given: dict[str, Any] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadOption(text("ai-option-without-value", given=pair))
        if name not in properties:
            known = ", ".join(properties)
            raise BadOption(text("ai-no-such-option", game=entry.name, option=name, known=known))
        given[name] = _typed(_split(value, properties[name]), properties[name], schema)
    try:
        return model.model_validate(given)
    except ValidationError as error:
        raise BadOption(_reason(entry, given, error)) from None


def allowed_options(entry: GameEntry) -> tuple[Allowed, ...]:
    """Every option of the game, in the order of its model."""
    schema = entry.load_rules().options.model_json_schema()
    return tuple(
        Allowed(name, _values(spec, schema), _shown(spec.get("default")), spec.get("description", ""))
        for name, spec in schema["properties"].items()
    )


def _split(value: str, spec: dict[str, Any]) -> Any:
    if value[:1] in ("[", "{"):
        try:
            return json.loads(value, parse_int=str, parse_float=str)
        except ValueError:
            return value
    if any(each.get("type") == "array" for each in (spec, *spec.get("anyOf", ()))):
        return [part.strip() for part in value.split(",") if part.strip()]
    return value


def _typed(value: Any, spec: dict[str, Any], schema: dict[str, Any]) -> Any:
    """The value with every word that stands for one of a fixed set replaced by it: `2` is a number there."""
    if "$ref" in spec:
        spec = schema["$defs"][spec["$ref"].rpartition("/")[2]]
    if isinstance(value, list):
        return [_typed(each, spec.get("items", {}), schema) for each in value]
    fixed = spec.get("enum", [spec["const"]] if "const" in spec else [])
    return next((each for each in fixed if _shown(each) == value), value)


def _reason(entry: GameEntry, given: dict[str, Any], error: ValidationError) -> Text:
    first = error.errors()[0]
    if not first["loc"]:
        # A validator of the whole model: its error may bring its own words.
        fault = first.get("ctx", {}).get("error", first["msg"])
        return text("ai-options-do-not-fit", game=entry.name, fault=getattr(fault, "reason", str(fault)))
    name = str(first["loc"][0])
    values = next((each.values for each in allowed_options(entry) if each.name == name), "")
    return text("ai-bad-option", option=name, value=_shown(given.get(name)), allowed=values)


def _values(spec: dict[str, Any], schema: dict[str, Any]) -> str:
    """What a field takes, short enough for a line: `1..8`, `true|false`, `basic|full`."""
    if "$ref" in spec:
        return _values(schema["$defs"][spec["$ref"].rpartition("/")[2]], schema)
    if "const" in spec:
        return _shown(spec["const"])
    if "enum" in spec:
        return "|".join(_shown(value) for value in spec["enum"])
    for combined in ("anyOf", "oneOf", "allOf"):
        if combined in spec:
            return "|".join(_values(each, schema) for each in spec[combined] if each.get("type") != "null")
    match spec.get("type"):
        case "boolean":
            return "true|false"
        case "integer" | "number" if "minimum" in spec or "maximum" in spec:
            return f"{spec.get('minimum', '')}..{spec.get('maximum', '')}"
        case "array" if isinstance(spec.get("items"), dict):
            return f"{_values(spec['items'], schema)},…"
        case kind:
            return str(kind or "…")


def _shown(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list | tuple):
        return ",".join(_shown(each) for each in value)
    return "" if value is None else str(value)
