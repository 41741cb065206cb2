"""The Fluent files, parsed, and the keys that the code speaks of."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, TypeGuard

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Junk,
    Message,
    MessageReference,
    Pattern,
    Placeable,
    SelectExpression,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from game.registry import find, games
from tests.gates.sources import ROOT, Source, sources

FOLDERS = ("assets/locales", "tests/tiny/assets/locales")
SPEAKING = {"text", "Text", "words", "_words", "words_or", "Refused", "knows"}
"""Calls whose first arguments are, or hold, the key of a message."""
KEY = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9_]+)+")


class Entry(NamedTuple):
    """One message of one language."""

    language: str
    file: str
    key: str
    message: Message

    @property
    def place(self) -> str:
        return f"{self.language}/{self.file}: {self.key}"


class Fault(NamedTuple):
    """What the parser could not read."""

    place: str
    content: str


@cache
def parsed() -> tuple[tuple[Entry, ...], tuple[Fault, ...]]:
    """Every message of every language, and what is no message."""
    entries: list[Entry] = []
    faults: list[Fault] = []
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).glob("*/*.ftl")):
            _parse(path, entries, faults)
    return tuple(entries), tuple(faults)


def _parse(path: Path, entries: list[Entry], faults: list[Fault]) -> None:
    language = path.parent.name
    for each in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(each, Message):
            entries.append(Entry(language, path.name, each.id.name, each))
        elif isinstance(each, Junk):
            faults.append(Fault(f"{language}/{path.name}", (each.content or "").strip()[:80]))


def keys(language: str) -> set[str]:
    return {entry.key for entry in parsed()[0] if entry.language == language}


class _Names(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.messages.add(node.id.name)


def variables(message: Message) -> set[str]:
    """The arguments a message takes."""
    names = _Names()
    names.visit(message)
    return names.variables


def mentioned(message: Message) -> set[str]:
    """The other messages it speaks of."""
    names = _Names()
    names.visit(message)
    return names.messages


def readings(pattern: Pattern) -> Iterator[str]:
    """The words of a pattern with a capital letter for each argument, one reading per variant.

    Of several choices in one sentence each is varied alone; that is enough to meet every neighbourhood.
    """
    choices = [
        element.expression
        for element in pattern.elements
        if isinstance(element, Placeable) and isinstance(element.expression, SelectExpression)
    ]
    if not choices:
        yield _joined(pattern, {})
    for choice in choices:
        for variant in choice.variants:
            for reading in readings(variant.value):
                yield _joined(pattern, {id(choice): reading})


def _joined(pattern: Pattern, chosen: dict[int, str]) -> str:
    parts = []
    for element in pattern.elements:
        if isinstance(element, TextElement):
            parts.append(element.value)
        elif isinstance(element.expression, SelectExpression):
            first = element.expression.variants[0].value
            parts.append(chosen.get(id(element.expression)) or next(readings(first)))
        else:
            parts.append("X")
    return "".join(parts)


def said(language: str) -> Iterator[tuple[Entry, str]]:
    """Every reading of every message of a language."""
    for entry in parsed()[0]:
        if entry.language == language and entry.message.value is not None:
            for reading in readings(entry.message.value):
                yield entry, reading


# -- what the code speaks of --------------------------------------------------------------------------------


class Spoken(NamedTuple):
    """A message that a line of code says by its whole key, with its arguments where they are all written."""

    place: str
    key: str
    arguments: frozenset[str] | None


def speaking_sources() -> Iterator[Source]:
    """The shipped files and the tiny game, without its tests."""
    for source in sources():
        is_tiny = source.path.startswith("tests/tiny/") and "/test_" not in source.path
        if source.room != "tests" or is_tiny:
            yield source


def spoken() -> Iterator[Spoken]:
    """Every whole key in a call that speaks."""
    for source in speaking_sources():
        for node in ast.walk(source.tree):
            if isinstance(node, ast.Call) and _called(node) in SPEAKING and node.args:
                named = [keyword.arg for keyword in node.keywords]
                plain = _called(node) in ("text", "words") and None not in named
                arguments = frozenset(filter(None, named)) if plain else None
                for key in _whole_keys(node.args[0]):
                    yield Spoken(f"{source.path}:{node.lineno}", key, arguments)


def _called(node: ast.Call) -> str:
    function = node.func
    if isinstance(function, ast.Call):
        function = function.func
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _whole_keys(node: ast.expr) -> Iterator[str]:
    """The keys an argument may be: one, or one of two."""
    if isinstance(node, ast.IfExp):
        yield from _whole_keys(node.body)
        yield from _whole_keys(node.orelse)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str) and KEY.fullmatch(node.value):
        yield node.value


@cache
def literals() -> frozenset[str]:
    """Every string that stands in the code."""
    return frozenset(
        node.value
        for source in speaking_sources()
        for node in ast.walk(source.tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


@cache
def families() -> tuple[re.Pattern[str], ...]:
    """The patterns of keys that the code puts together: `f"command-{name}"` is `command-(.+)`.

    Where the first word is put in as well, only what stands in a call that speaks is a key.
    """
    found = set()
    for source in speaking_sources():
        for node in ast.walk(source.tree):
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                found.add(_pattern(node))
            elif isinstance(node, ast.Call) and _called(node) in SPEAKING:
                found |= {_pattern(each) for arg in node.args for each in ast.walk(arg) if _is_joined(each)}
    is_key = re.compile(r"([a-z][a-z0-9]*|\(\.\+\))\\-")
    return tuple(re.compile(pattern) for pattern in sorted(found) if is_key.match(pattern))


def _is_joined(node: ast.AST) -> TypeGuard[ast.JoinedStr]:
    return isinstance(node, ast.JoinedStr)


def _pattern(node: ast.JoinedStr) -> str:
    return "".join(
        re.escape(str(part.value)) if isinstance(part, ast.Constant) else "(.+)" for part in node.values
    )


@cache
def known_words() -> frozenset[str]:
    """What may be put into a family: names and strings of the code, and all strings of the card files.

    Each as it stands and as keys are written: `branch_out` and `BranchOut` as `branch-out`.
    """
    words = set(literals())
    for source in speaking_sources():
        for node in ast.walk(source.tree):
            for field in ("id", "attr", "name", "arg"):
                name = getattr(node, field, None)
                if isinstance(name, str):
                    words |= {name, name.lower(), re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()}
    for path in [*ROOT.glob("assets/cards/*/*.json"), *ROOT.glob("tests/tiny/assets/cards/*/*.json")]:
        words |= set(_strings(json.loads(path.read_text(encoding="utf-8"))))
    return frozenset(words | {word.lower().replace("_", "-") for word in words})


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        yield from value
        for each in value.values():
            yield from _strings(each)
    elif isinstance(value, list):
        for each in value:
            yield from _strings(each)
    elif isinstance(value, str):
        yield value


def is_used(key: str) -> bool:
    """Whether some line of code says the key, or puts it together from words that exist."""
    if key in literals() or _is_of_option(key):
        return True
    return any(_is_put_together(family, key) for family in families())


def _is_of_option(key: str) -> bool:
    """Whether it names an option of a game, or a value of one: pages are made from the options models."""
    found = re.fullmatch(r"([a-z]+)-option-([a-z_]+)(?:-(.+))?", key)
    if found is None or found[1] not in (entry.name for entry in games()):
        return False
    fields = find(found[1]).load_rules().options.model_fields
    return found[2] in fields and (found[3] is None or found[3].isdecimal() or found[3] in known_words())


def _is_put_together(family: re.Pattern[str], key: str) -> bool:
    found = family.fullmatch(key)
    if found is None or not all(word.isdecimal() or word in known_words() for word in found.groups()):
        return False
    # Where nothing but the dash is written, the first part is itself the beginning of a key.
    return any(letter.isalpha() for letter in family.pattern) or KEY.fullmatch(found[1]) is not None
