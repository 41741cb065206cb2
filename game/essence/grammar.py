"""Reads the cells of the card tables (D.1) into the vocabulary; a `ValueError` names what does not fit."""

from __future__ import annotations

import re
from enum import IntEnum
from typing import TypeVar

from game.essence.vocabulary import (
    AMOUNT_OPS,
    ANY_SEGMENT,
    INT_OPS,
    NO_CAP,
    NO_COUNTER,
    Ability,
    Amount,
    Condition,
    ConditionKind,
    Counter,
    Effect,
    Effects,
    Have,
    Mode,
    Op,
    Option,
    Pattern,
    PatternCell,
    Price,
    PriceKind,
    Requirement,
    SegmentType,
    SpecialToken,
    Speed,
    Target,
    TokenKind,
    Trigger,
    TriggerEvent,
)

EnumT = TypeVar("EnumT", bound=IntEnum)

_CALL = re.compile(r"(?P<name>[a-z_]+)\((?P<arguments>[^()]*)\)")
_AMOUNT = re.compile(r"(?:(?P<plain>\d+)|(?:(?P<factor>\d+)\*)?(?P<counter>[a-z_]+)(?:\^(?P<cap>\d+))?)")
_COMPARISON = re.compile(r"(?P<counter>[a-z_]+)(?P<sign>>=|<=)(?P<value>\d+)")
_TRIGGER = re.compile(r"on\((?P<event>[a-z_]+)\) : (?P<effects>.+)")
_LETTERS = {"M": 0, "A": 1, "E": 2, "C": 3, "P": 4, "*": ANY_SEGMENT}


def parse_ability(cell: str) -> Ability:
    """An ability cell: options joined by OR, or one trigger."""
    trigger = _TRIGGER.fullmatch(cell)
    if trigger:
        event = _member(TriggerEvent, trigger["event"])
        return Ability(trigger=Trigger(event, parse_effects(trigger["effects"])))
    return Ability(tuple(_option(part) for part in cell.split(" OR ")))


def parse_effects(cell: str) -> Effects:
    """Effects joined by semicolons."""
    return tuple(_effect(part) for part in cell.split("; "))


def parse_requirement(cell: str) -> Requirement:
    """The terms of a Prophecy requirement, joined by &."""
    terms: dict[str, list[tuple[str, ...]]] = {}
    for part in cell.split(" & "):
        name, arguments = _call(part)
        terms.setdefault(name, []).append(arguments)
    unknown = terms.keys() - {"pattern", "wins", "monster", "spend", "have"}
    if unknown:
        raise ValueError(f"no requirement is called {sorted(unknown)[0]!r}")
    spend = [0, 0, 0]
    for kind, number in terms.get("spend", []):
        spend[_member(TokenKind, kind)] += _number(number)
    return Requirement(
        patterns=tuple(_pattern(rows) for (rows,) in terms.get("pattern", [])),
        wins=max((_number(least) for (least,) in terms.get("wins", [])), default=0),
        monster=max((_number(defense) for (defense,) in terms.get("monster", [])), default=0),
        spend_wealth=spend[TokenKind.WEALTH],
        spend_influence=spend[TokenKind.INFLUENCE],
        spend_any=spend[TokenKind.ANY],
        have=tuple(Have(_member(Counter, name), _number(least)) for name, least in terms.get("have", [])),
    )


def _option(part: str) -> Option:
    cost, colon, effects = part.partition(" : ")
    if not colon:
        raise ValueError(f"{part!r} has no ' : ' between cost and effects")
    speed, *prices = cost.split(" + ")
    return Option(_member(Speed, speed), tuple(_price(price) for price in prices), parse_effects(effects))


def _price(part: str) -> Price:
    name, arguments = _call(part)
    if len(arguments) != 1:
        raise ValueError(f"the price {part!r} takes one number")
    return Price(_member(PriceKind, name), _number(arguments[0]))


def _effect(part: str) -> Effect:
    call, has_condition, condition = part.partition(" if ")
    name, arguments = _call(call)
    op = _member(Op, name)
    when = _condition(condition) if has_condition else Condition()
    match op, arguments:
        case Op.ATTACK, (modifier, *rest) if len(rest) <= 2:
            target = _member(Target, rest[0]) if rest else Target.ANY
            tokens = _number(rest[1]) if len(rest) == 2 else 1
            return Effect(op, Amount(_number(modifier)), target, tokens, when)
        case Op.STEAL, (kind, number):
            return Effect(op, Amount(_number(number)), _member(TokenKind, kind), condition=when)
        case Op.RELOCATE, (mode,):
            return Effect(op, Amount(1), _member(Mode, mode), condition=when)
        case Op.TAKE_TOKEN, (token,):
            return Effect(op, Amount(1), _member(SpecialToken, token), condition=when)
        case _, (amount,) if op in AMOUNT_OPS:
            return Effect(op, _amount(amount), condition=when)
        case _, (number,) if op in INT_OPS:
            return Effect(op, Amount(_number(number)), condition=when)
    raise ValueError(f"the effect {part!r} has the wrong arguments")


def _condition(part: str) -> Condition:
    if part in ("won", "lost"):
        return Condition(_member(ConditionKind, part))
    comparison = _COMPARISON.fullmatch(part)
    if not comparison:
        raise ValueError(f"no condition is written {part!r}")
    kind = ConditionKind.AT_LEAST if comparison["sign"] == ">=" else ConditionKind.AT_MOST
    return Condition(kind, _member(Counter, comparison["counter"]), int(comparison["value"]))


def _amount(part: str) -> Amount:
    amount = _AMOUNT.fullmatch(part)
    if not amount:
        raise ValueError(f"no amount is written {part!r}")
    if amount["plain"]:
        return Amount(int(amount["plain"]), NO_COUNTER, NO_CAP)
    cap = int(amount["cap"]) if amount["cap"] else NO_CAP
    return Amount(int(amount["factor"] or 1), _member(Counter, amount["counter"]), cap)


def _pattern(rows: str) -> Pattern:
    lines = rows.split("/")
    if len({len(line) for line in lines}) != 1 or set(rows) - {*_LETTERS, ".", "/"}:
        raise ValueError(f"no pattern is written {rows!r}")
    cells = tuple(
        PatternCell(x, y, _LETTERS[letter])
        for y, line in enumerate(lines)
        for x, letter in enumerate(line)
        if letter != "."
    )
    if not any(cell.type != ANY_SEGMENT for cell in cells):
        raise ValueError(f"the pattern {rows!r} names no type")
    return cells


def _call(part: str) -> tuple[str, tuple[str, ...]]:
    call = _CALL.fullmatch(part)
    if not call:
        raise ValueError(f"{part!r} is not written as name(arguments)")
    return call["name"], tuple(call["arguments"].split(","))


def _member(enum: type[EnumT], name: str) -> EnumT:
    try:
        return enum[name.upper()]
    except KeyError:
        raise ValueError(f"no {enum.__name__} is called {name!r}") from None


def _number(digits: str) -> int:
    if not digits.isdecimal():
        raise ValueError(f"{digits!r} is no number")
    return int(digits)


def parse_type(cell: str) -> SegmentType:
    """A segment type, written out."""
    return _member(SegmentType, cell)
