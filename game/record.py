"""Live state as slotted dataclasses, with `copy`, and plain JSON both ways, made from the annotations.

    @record
    class Player(Record):
        hand: list[int]
        sparks: int = 0

gives `Player.copy()`, as fast as written by hand, and `encode(player)` / `decode(Player, plain)`. Fields
may be bool, int, float, str, None, int-valued enums, tuples and NamedTuples of those, lists, dicts with int
or str keys, other records, and unions of these in which NamedTuples are told apart by their names.
"""

from __future__ import annotations

import dataclasses
import re
import types
from collections.abc import Callable
from enum import IntEnum
from functools import cache
from typing import Any, Self, TypeVar, Union, dataclass_transform, get_args, get_origin, get_type_hints

_WHOLE_NUMBER = re.compile(r"0|-?[1-9][0-9]{0,17}")

R = TypeVar("R")
Decoder = Callable[[Any, str], Any]


class BadRecord(ValueError):
    """Plain values that do not fit a record; the message begins with the place."""


class Record:
    """Base of every record, so that `copy` is known to type checkers."""

    __slots__ = ()

    def copy(self) -> Self:
        """A copy that shares nothing with the original that can change."""
        raise TypeError(f"{type(self).__name__} is no @record")


@dataclass_transform()
def record(cls: type[R]) -> type[R]:
    """Make a slotted dataclass of a class that inherits from `Record`, with `copy` unless it has its own."""
    made = dataclasses.dataclass(slots=True)(cls)
    if "copy" not in vars(made):
        setattr(made, "copy", _copy_on_first_use(made))  # noqa: B010 - a method mypy need not compare
    return made


def _copy_on_first_use(cls: Any) -> Callable[[Any], Any]:
    """Write the class's real `copy` when it is first called: only then every annotation can be resolved."""

    def copy(old: Any) -> Any:
        cls.copy = _write_copy(cls)
        return cls.copy(old)

    return copy


def _write_copy(cls: Any) -> Callable[[Any], Any]:
    hints = get_type_hints(cls)
    lines = [f"    new.{name} = {_copied(f'old.{name}', hints[name])}" for name in _names(cls)]
    source = "\n".join(["def copy(old):", "    new = make(old.__class__)", *lines, "    return new"])
    space: dict[str, Any] = {"make": object.__new__, "copy_list": list.copy}
    exec(source, space)
    copy: Callable[[Any], Any] = space["copy"]
    return copy


def _copied(expression: str, hint: Any, depth: int = 0) -> str:
    """Source code that copies a value of the hinted type."""
    if _is_frozen(hint):
        return expression
    origin, args = get_origin(hint), get_args(hint)
    each = f"each{depth}"
    if origin is list:
        if _is_frozen(args[0]):
            return f"[*{expression}]"
        if get_origin(args[0]) is list and _is_frozen(get_args(args[0])[0]):
            return f"list(map(copy_list, {expression}))"
        return f"[{_copied(each, args[0], depth + 1)} for {each} in {expression}]"
    if origin is dict:
        if _is_frozen(args[1]):
            return f"{expression}.copy()"
        key = f"key{depth}"
        return f"{{{key}: {_copied(each, args[1], depth + 1)} for {key}, {each} in {expression}.items()}}"
    if origin in (Union, types.UnionType) and types.NoneType in args and len(args) == 2:
        inner = next(arg for arg in args if arg is not types.NoneType)
        return f"(None if {expression} is None else {_copied(expression, inner, depth)})"
    if dataclasses.is_dataclass(hint):
        return f"{expression}.copy()"
    raise TypeError(f"a record cannot hold {hint}")


def _is_frozen(hint: Any) -> bool:
    """Whether values of this type never change, so that copies may share them."""
    if hint in (bool, int, float, str, types.NoneType, ...):
        return True
    if get_origin(hint) in (Union, types.UnionType, tuple):
        return all(_is_frozen(arg) for arg in get_args(hint))
    if isinstance(hint, type) and issubclass(hint, tuple):
        return all(_is_frozen(each) for each in get_type_hints(hint).values())
    return isinstance(hint, type) and issubclass(hint, IntEnum)


def encode(value: Any) -> Any:
    """The value as plain JSON values."""
    if value is None or type(value) in (bool, int, float, str):
        return value
    if isinstance(value, IntEnum):
        return int(value)
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return [type(value).__name__, *map(encode, value)]
    if isinstance(value, list | tuple):
        return [encode(each) for each in value]
    if isinstance(value, dict):
        return {str(key): encode(each) for key, each in value.items()}
    cls: Any = type(value)
    return {name: encode(getattr(value, name)) for name in _names(cls)}


def decode(cls: type[R], plain: object, place: str = "state") -> R:
    """The record that `encode` wrote; `BadRecord` names the place of the first value that does not fit."""
    hint: Any = cls
    made: R = _decoder(hint)(plain, place)
    return made


@cache
def _names(cls: Any) -> tuple[str, ...]:
    return tuple(field.name for field in dataclasses.fields(cls))


@cache
def _decoder(hint: Any) -> Decoder:
    if hint in (bool, int, float, str, types.NoneType):
        return _plain_decoder(hint)
    origin, args = get_origin(hint), get_args(hint)
    if origin is list:
        return _list_decoder(_decoder(args[0]))
    if origin is tuple:
        return _tuple_decoder(args)
    if origin is dict:
        return _dict_decoder(args[0], _decoder(args[1]))
    if origin in (Union, types.UnionType):
        return _union_decoder(args)
    if isinstance(hint, type) and issubclass(hint, IntEnum):
        return _enum_decoder(hint)
    if isinstance(hint, type) and issubclass(hint, tuple):
        return _named_tuple_decoder(hint)
    if dataclasses.is_dataclass(hint):
        return _record_decoder(hint)
    raise TypeError(f"a record cannot hold {hint}")


def _plain_decoder(hint: type[Any]) -> Decoder:
    name = "null" if hint is types.NoneType else hint.__name__

    def decode_plain(plain: Any, place: str) -> Any:
        if type(plain) is not hint and not (hint is float and type(plain) is int):
            raise BadRecord(f"{place}: {name} expected")
        return plain

    return decode_plain


def _list_decoder(decode_each: Decoder) -> Decoder:
    def decode_list(plain: Any, place: str) -> list[Any]:
        if not isinstance(plain, list):
            raise BadRecord(f"{place}: a list expected")
        return [decode_each(each, f"{place}[{number}]") for number, each in enumerate(plain)]

    return decode_list


def _tuple_decoder(args: tuple[Any, ...]) -> Decoder:
    if len(args) == 2 and args[1] is ...:
        decode_any_length = _list_decoder(_decoder(args[0]))
        return lambda plain, place: tuple(decode_any_length(plain, place))
    decoders = [_decoder(arg) for arg in args]

    def decode_tuple(plain: Any, place: str) -> tuple[Any, ...]:
        if not isinstance(plain, list) or len(plain) != len(decoders):
            raise BadRecord(f"{place}: a list of {len(decoders)} expected")
        return tuple(
            decode_each(each, f"{place}[{number}]")
            for number, (decode_each, each) in enumerate(zip(decoders, plain, strict=True))
        )

    return decode_tuple


def _dict_decoder(key_type: type[Any], decode_each: Decoder) -> Decoder:
    if key_type not in (int, str):
        raise TypeError(f"the keys of a dict in a record are int or str, not {key_type}")

    def decode_dict(plain: Any, place: str) -> dict[Any, Any]:
        if not isinstance(plain, dict):
            raise BadRecord(f"{place}: an object expected")
        return {
            _key(key_type, key, place): decode_each(each, f"{place}.{key}") for key, each in plain.items()
        }

    return decode_dict


def _key(key_type: type[Any], written: str, place: str) -> int | str:
    """The key that was written, and only in the way we write it: two spellings would be one key."""
    if key_type is str:
        return written
    if not _WHOLE_NUMBER.fullmatch(written):
        raise BadRecord(f"{place}: a key that is no whole number")
    return int(written)


def _union_decoder(args: tuple[Any, ...]) -> Decoder:
    decoders = [_decoder(arg) for arg in args]

    def decode_union(plain: Any, place: str) -> Any:
        faults = []
        for decode_one in decoders:
            try:
                return decode_one(plain, place)
            except BadRecord as fault:
                faults.append(str(fault))
        # A kind that fits but for something within it says more than all that do not fit.
        within = [fault for fault in faults if not fault.startswith(f"{place}: ")]
        if within:
            raise BadRecord(within[0])
        kinds = [fault.removeprefix(f"{place}: ").removesuffix(" expected") for fault in faults]
        raise BadRecord(f"{place}: {' or '.join(kinds)} expected")

    return decode_union


def _enum_decoder(hint: type[IntEnum]) -> Decoder:
    def decode_enum(plain: Any, place: str) -> IntEnum:
        if type(plain) is not int or plain not in hint._value2member_map_:
            raise BadRecord(f"{place}: a {hint.__name__} expected")
        return hint(plain)

    return decode_enum


def _named_tuple_decoder(hint: type[Any]) -> Decoder:
    hints = get_type_hints(hint)
    decoders = [(name, _decoder(hints[name])) for name in hint._fields]

    def decode_named_tuple(plain: Any, place: str) -> Any:
        if not isinstance(plain, list) or plain[:1] != [hint.__name__] or len(plain) != len(decoders) + 1:
            raise BadRecord(f"{place}: a {hint.__name__} expected")
        return hint(
            *(
                decode_each(each, f"{place}.{name}")
                for (name, decode_each), each in zip(decoders, plain[1:], strict=True)
            )
        )

    return decode_named_tuple


def _record_decoder(hint: Any) -> Decoder:
    hints = get_type_hints(hint)
    decoders = {name: _decoder(hints[name]) for name in _names(hint)}

    def decode_record(plain: Any, place: str) -> Any:
        if not isinstance(plain, dict) or plain.keys() != decoders.keys():
            raise BadRecord(f"{place}: an object with {', '.join(decoders)} expected")
        return hint(
            **{name: decode_each(plain[name], f"{place}.{name}") for name, decode_each in decoders.items()}
        )

    return decode_record
