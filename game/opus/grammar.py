"""The grammar of D.9: effect strings are read once, when the cards are loaded, into the parts of `syntax`."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeAlias, TypeVar

from game.opus.syntax import (
    ACTIONS,
    AIMS,
    ALL_SCHOOLS,
    CARD_NUMBERS,
    CARD_PREDICATES,
    CARD_SETS,
    DEED_METRICS,
    DEED_WORDS,
    DURATIONS,
    EVENTS,
    PLACES,
    PLAIN_STATICS,
    PLAYERS,
    REFERENCE_CALLS,
    REFERENCES,
    SCHOOLS,
    STATE_METRICS,
    STATE_WORDS,
    VALUED_STATICS,
    WORK_REFERENCES,
    Ability,
    Aura,
    Call,
    Each,
    Filtered,
    If,
    May,
    Node,
    Number,
    Pick,
    Sequence,
    Static,
    Strategy,
    Trigger,
    Word,
)

_TOKEN = re.compile(r"\s*(?:(\d+)|([A-Za-z_][A-Za-z_0-9]*)|(==|!=|<=|>=|[-+*<>(){}\[\],;]))")
_COMPARISONS = ("==", "!=", "<=", ">=", "<", ">")
_T = TypeVar("_T")
_Rule: TypeAlias = Callable[[], Node]
_THINGS = (*REFERENCES, *WORK_REFERENCES, *REFERENCE_CALLS, "facedown")


class BadEffect(ValueError):
    """An effect string that the grammar does not allow; the message says where it stops making sense."""


def parse_result(source: str) -> Sequence:
    """The statements of a work's result; none for `-`."""
    if source.strip() == "-":
        return ()
    reader = _Reader(source)
    return reader.finished(reader.sequence())


def parse_lasting(source: str) -> tuple[Ability, ...]:
    """The abilities of a work that stays attached; none for `-`."""
    return () if source.strip() == "-" else parse_signature(source)


def parse_signature(source: str) -> tuple[Ability, ...]:
    """The abilities of an artist."""
    reader = _Reader(source)
    abilities = [reader.ability()]
    while reader.takes(";"):
        abilities.append(reader.ability())
    return reader.finished(tuple(abilities))


def parse_strategy(source: str) -> Strategy:
    """One strategy of an ego."""
    reader = _Reader(source)
    return reader.finished(reader.strategy())


def _tokens(source: str) -> list[str]:
    found, place = [], 0
    while source[place:].strip():
        match = _TOKEN.match(source, place)
        if match is None:
            raise BadEffect(f"{source!r}: no word of the vocabulary at {source[place:].strip()[:12]!r}")
        found.append(match.group().strip())
        place = match.end()
    return found


class _Reader:
    """Reads one effect string from left to right, one method for each rule of the grammar."""

    def __init__(self, source: str) -> None:
        self._source = source
        self._all = _tokens(source)
        self._at = 0

    def finished(self, made: _T) -> _T:
        """What was read, if nothing is left over."""
        if self._at < len(self._all):
            raise self._fault("the end")
        return made

    # -- tokens ---------------------------------------------------------------------------------------------

    @property
    def _next(self) -> str:
        return self._all[self._at] if self._at < len(self._all) else ""

    def takes(self, token: str) -> bool:
        """Go past the token if it is the next one."""
        if self._next == token:
            self._at += 1
            return True
        return False

    def _expect(self, token: str) -> None:
        if not self.takes(token):
            raise self._fault(repr(token))

    def _one_of(self, *words: str) -> str:
        if self._next not in words:
            raise self._fault(" or ".join(words))
        self._at += 1
        return self._all[self._at - 1]

    def _integer(self) -> int:
        if not self._next.isdecimal():
            raise self._fault("a number")
        self._at += 1
        return int(self._all[self._at - 1])

    def _fault(self, expected: str) -> BadEffect:
        return BadEffect(f"{self._source!r}: {expected} expected where {self._next or 'the end'!r} stands")

    # -- abilities ------------------------------------------------------------------------------------------

    def ability(self) -> Ability:
        kind = self._one_of("static", "aura", "on")
        self._expect("(")
        if kind == "static":
            return self._static()
        if kind == "aura":
            members = self._cards()
            self._expect(",")
            self._expect("attack")
            self._expect(",")
            amount = self._expr()
            self._expect(")")
            return Aura(members, amount, self._guard())
        event = self._one_of(*EVENTS)
        condition = self._cond() if self.takes(",") else None
        self._expect(")")
        is_optional = self.takes("may")
        return Trigger(event, condition, is_optional, self._block())

    def _static(self) -> Static:
        kind = self._one_of(*PLAIN_STATICS, *VALUED_STATICS)
        amount: Node | None = None
        if kind in VALUED_STATICS:
            self._expect(",")
            amount = self._expr()
        self._expect(")")
        return Static(kind, amount, self._guard())

    def _guard(self) -> Node | None:
        if not self.takes("if"):
            return None
        self._expect("(")
        condition = self._cond()
        self._expect(")")
        return condition

    # -- statements -----------------------------------------------------------------------------------------

    def sequence(self) -> Sequence:
        statements = [self._statement()]
        while self.takes(";"):
            statements.append(self._statement())
        return tuple(statements)

    def _block(self) -> Sequence:
        self._expect("{")
        statements = self.sequence()
        self._expect("}")
        return statements

    def _statement(self) -> Node:
        if self.takes("if"):
            self._expect("(")
            condition = self._cond()
            self._expect(")")
            then = self._block()
            return If(condition, then, self._block() if self.takes("else") else ())
        if self.takes("each"):
            self._expect("(")
            members = self._set()
            self._expect(")")
            return Each(members, self._block())
        if self._next in ("pick", "upto"):
            may_stop = self._one_of("pick", "upto") == "upto"
            self._expect("(")
            count = self._integer()
            self._expect(",")
            members = self._set()
            self._expect(")")
            return Pick(count, members, self._block(), may_stop)
        if self.takes("may"):
            return May(self._block())
        return self._action()

    def _action(self) -> Call:
        name = self._one_of(*ACTIONS)
        self._expect("(")
        args = []
        for number, kind in enumerate(ACTIONS[name]):
            if number:
                self._expect(",")
            args.append(self._argument(kind))
        self._expect(")")
        return Call(name, tuple(args))

    def _argument(self, kind: str) -> Node:
        match kind:
            case "ref":
                return self._ref()
            case "workref":
                return self._workref()
            case "player":
                return self._player()
            case "expr":
                return self._expr()
            case "cond":
                return self._cond()
            case "duration":
                return Word(self._one_of(*DURATIONS))
            case "place":
                return Word(self._one_of(*PLACES))
        return Word(self._one_of("attack"))

    # -- references and sets --------------------------------------------------------------------------------

    def _ref(self) -> Node:
        name = self._one_of(*REFERENCES, *REFERENCE_CALLS)
        return self._call_on(name, self._ref) if name in REFERENCE_CALLS else Word(name)

    def _workref(self) -> Node:
        name = self._one_of(*WORK_REFERENCES, "facedown")
        return self._call_on(name, self._ref) if name == "facedown" else Word(name)

    def _thing(self) -> Node:
        return self._ref() if self._next in (*REFERENCES, *REFERENCE_CALLS) else self._workref()

    def _player(self) -> Node:
        name = self._one_of(*PLAYERS, "owner")
        return self._call_on(name, self._ref) if name == "owner" else Word(name)

    def _set(self) -> Node:
        if self._next not in ("attached", "hand", "graveyard"):
            return self._cards()
        name = self._one_of("attached", "hand", "graveyard")
        return self._filtered(self._call_on(name, self._ref if name == "attached" else self._player))

    def _cards(self) -> Node:
        name = self._one_of(*CARD_SETS, "near")
        return self._filtered(self._call_on(name, self._ref) if name == "near" else Word(name))

    def _filtered(self, members: Node) -> Node:
        if not self.takes("["):
            return members
        condition = self._cond()
        self._expect("]")
        return Filtered(members, condition)

    def _call_on(self, name: str, argument: _Rule) -> Call:
        self._expect("(")
        inner = argument()
        self._expect(")")
        return Call(name, (inner,))

    # -- numbers --------------------------------------------------------------------------------------------

    def _expr(self) -> Node:
        made: Node = Call("negative", (self._term(),)) if self.takes("-") else self._term()
        while self._next in ("+", "-"):
            operation = "plus" if self._one_of("+", "-") == "+" else "minus"
            made = Call(operation, (made, self._term()))
        return made

    def _term(self) -> Node:
        made = self._factor()
        while self.takes("*"):
            made = Call("times", (made, self._factor()))
        return made

    def _factor(self) -> Node:
        if self._next.isdecimal():
            return Number(self._integer())
        if self.takes("("):
            inner = self._expr()
            self._expect(")")
            return inner
        name = self._one_of("n", "round_no", *CARD_NUMBERS, "words", "cost", "count", "min", "max", "div")
        if name in ("n", "round_no"):
            return Word(name)
        self._expect("(")
        args: tuple[Node, ...]
        if name in CARD_NUMBERS:
            args = (self._ref(),)
        elif name == "words":
            args = (self._thing(),)
        elif name == "cost":
            args = (self._workref(),)
        elif name == "count":
            args = (self._set(),)
        else:
            left = self._expr()
            self._expect(",")
            args = (left, Number(self._integer()) if name == "div" else self._expr())
        self._expect(")")
        return Call(name, args)

    # -- conditions -----------------------------------------------------------------------------------------

    def _cond(self) -> Node:
        return self._joined("or", self._conj)

    def _conj(self) -> Node:
        return self._joined("and", self._neg)

    def _joined(self, word: str, part: _Rule) -> Node:
        parts = [part()]
        while self.takes(word):
            parts.append(part())
        return parts[0] if len(parts) == 1 else Call(word, tuple(parts))

    def _neg(self) -> Node:
        return Call("not", (self._neg(),)) if self.takes("not") else self._atom()

    def _atom(self) -> Node:
        name = self._next
        if name == "(":
            return self._bracket()
        if name in CARD_PREDICATES:
            return self._call_on(self._one_of(name), self._ref)
        if name == "is_opp":
            return self._call_on(self._one_of(name), self._player)
        if name == "faceup":
            return self._call_on(self._one_of(name), self._workref)
        if name in ("odd", "even"):
            return self._call_on(self._one_of(name), self._expr)
        if name in ("school", "named"):
            self._one_of(name)
            self._expect("(")
            subject = self._thing() if name == "school" else self._workref()
            self._expect(",")
            word = Word(self._one_of(*SCHOOLS, ALL_SCHOOLS) if name == "school" else self._work_id())
            self._expect(")")
            return Call(name, (subject, word))
        if name in _THINGS:
            left = self._thing()
            operation = self._one_of("==", "!=")
            return Call("same" if operation == "==" else "differs", (left, self._thing()))
        left = self._expr()
        return Call(self._one_of(*_COMPARISONS), (left, self._expr()))

    def _bracket(self) -> Node:
        """A bracket holds a condition, or it begins a number that is compared."""
        start = self._at
        try:
            self._expect("(")
            inner = self._cond()
            self._expect(")")
        except BadEffect:
            self._at = start
            left = self._expr()
            return Call(self._one_of(*_COMPARISONS), (left, self._expr()))
        return inner

    def _work_id(self) -> str:
        if not self._next.isidentifier():
            raise self._fault("the id of a work")
        self._at += 1
        return self._all[self._at - 1]

    # -- strategies -----------------------------------------------------------------------------------------

    def strategy(self) -> Strategy:
        choice = self._one_of("any", "min", "max")
        metric = ""
        if choice != "any":
            self._expect("(")
            metric = self._one_of(*STATE_METRICS, *DEED_METRICS)
            self._expect(")")
            if self._next != "[":
                return Strategy(choice, metric, None)
        self._expect("[")
        condition = self._scond()
        self._expect("]")
        return Strategy(choice, metric, condition)

    def _scond(self) -> Node:
        return self._joined("or", lambda: self._joined("and", self._sneg))

    def _sneg(self) -> Node:
        return Call("not", (self._sneg(),)) if self.takes("not") else self._satom()

    def _satom(self) -> Node:
        if self.takes("("):
            inner = self._scond()
            self._expect(")")
            return inner
        if self._next in (*STATE_METRICS, *DEED_METRICS):
            metric = Word(self._one_of(self._next))
            return Call(self._one_of(*_COMPARISONS), (metric, Number(self._integer())))
        if self.takes("played"):
            return self._call_on("played", self._school) if self._next == "(" else Word("played")
        if self.takes("aimed"):
            return self._call_on("aimed", lambda: Word(self._one_of(*AIMS)))
        if self.takes("school"):
            return self._call_on("school", self._school)
        return Word(self._one_of(*DEED_WORDS, *STATE_WORDS))

    def _school(self) -> Word:
        return Word(self._one_of(*SCHOOLS, ALL_SCHOOLS))
