"""The egos' strategies in words, composed from the same data that chooses their victims."""

from __future__ import annotations

from functools import reduce

from game.opus.syntax import Call, Node, Number, Strategy, Word
from game.text import Text, text

OPERATORS = {"==": "equal", "!=": "unequal", "<=": "most", ">=": "least", "<": "less", ">": "more"}
OPPOSITE = {"==": "!=", "!=": "==", "<=": ">", ">=": "<", "<": ">=", ">": "<="}

_UNIQUE = frozenset(("first", "last", "across"))
"""What can hold for one artist only: it is "the artist", not "an artist"."""


def strategy_text(strategy: Strategy) -> Text:
    """Whom an ego looks for."""
    if strategy.choice == "any":
        assert strategy.condition is not None, "the grammar asks for one"
        if strategy.condition == Word("true"):
            return text("opus-strategy-anybody")
        which = "one" if _is_unique(strategy.condition) else "some"
        return text("opus-strategy-any", which=which, condition=judged(strategy.condition))
    metric = text(f"opus-best-{dashed(strategy.metric)}", choice=strategy.choice)
    if strategy.condition is None:
        return text("opus-strategy-best", metric=metric)
    return text("opus-strategy-best-if", metric=metric, condition=judged(strategy.condition))


def _is_unique(condition: Node) -> bool:
    if isinstance(condition, Call) and condition.name == "and":
        return any(map(_is_unique, condition.args))
    return isinstance(condition, Word) and condition.name in _UNIQUE


def metric_text(metric: str) -> Text:
    """The name of what is compared."""
    return text(f"opus-metric-{dashed(metric)}")


def judged(node: Node, *, is_denied: bool = False) -> Text:
    """A condition of a strategy as a relative clause about an artist: "that played no work"."""
    denied = "yes" if is_denied else "no"
    match node:
        case Word(name):
            return text(f"opus-judge-{dashed(name)}", denied=denied)
        case Call("not", (inner,)):
            return judged(inner, is_denied=not is_denied)
        case Call("or", args) if not is_denied and _are_schools(args):
            *others, last = [_school(arg) for arg in args]
            schools = joined("or", [joined("comma", others), last])
            return text("opus-judge-played-school", school=schools, denied=denied)
        case Call(("and" | "or") as name, args):
            word = {"and": "or", "or": "and"}[name] if is_denied else name
            return joined(word, [judged(arg, is_denied=is_denied) for arg in args])
        case Call(("played" | "school") as name, _):
            return text(f"opus-judge-{name}-school", school=_school(node), denied=denied)
        case Call("aimed", (Word(what),)):
            return text(f"opus-judge-aimed-{what}", denied=denied)
        case Call(operation, (Word(metric), Number(value))):
            how = OPERATORS[OPPOSITE[operation] if is_denied else operation]
            is_none = how == "equal" and value == 0
            bound = text(f"opus-bound-{how}", value=value)
            return text(f"opus-has-{dashed(metric)}", bound=bound, none="yes" if is_none else "no")
    raise TypeError(f"no condition of a strategy: {node!r}")


def _are_schools(nodes: tuple[Node, ...]) -> bool:
    return all(isinstance(node, Call) and node.name == "played" for node in nodes)


def _school(node: Node) -> Text:
    assert isinstance(node, Call), "a word with the name of a school"
    (school,) = node.args
    assert isinstance(school, Word), "the grammar allows nothing else"
    return text(f"opus-school-{school.name.lower()}")


def joined(word: str, parts: list[Text]) -> Text:
    return reduce(lambda left, right: text(f"opus-join-{word}", left=left, right=right), parts)


def dashed(name: str) -> str:
    return name.replace("_", "-")
