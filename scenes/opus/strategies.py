"""The egos' strategies in as few words as the wall has room for; the inspector says them in full."""

from __future__ import annotations

from functools import reduce

from game.opus.strategytext import judged
from game.opus.syntax import Call, Node, Number, Strategy, Word
from game.text import Text, text

_COMPARED = {"==": "equal", "<=": "most", ">=": "least"}


def short_strategy(strategy: Strategy) -> Text:
    """Whom it looks for: "highest drive", "across and aimed here"."""
    if strategy.choice == "any":
        assert strategy.condition is not None, "anybody is a condition too"
        return _short(strategy.condition)
    metric = _dashed(strategy.metric)
    best = text(f"opus-short-max-{metric}" if strategy.choice == "max" else f"opus-short-min-{metric}")
    if strategy.condition is None:
        return best
    return text("opus-short-if", best=best, condition=_short(strategy.condition))


def _short(node: Node) -> Text:
    match node:
        case Word(name):
            return text(f"opus-short-{_dashed(name)}")
        case Call("or", args) if all(isinstance(each, Call) and each.name == "played" for each in args):
            return text(
                "opus-short-played-school", schools=_joined("slash", [_school(each) for each in args])
            )
        case Call("played", (Word(),)):
            return text("opus-short-played-school", schools=_school(node))
        case Call(("and" | "or") as name, args):
            return _joined(name, [_short(each) for each in args])
        case Call("aimed", (Word(what),)):
            return text(f"opus-short-aimed-{what}")
        case Call(sign, (Word(metric), Number(value))) if sign in _COMPARED:
            return text(
                f"opus-short-{_COMPARED[sign]}", value=value, metric=text(f"opus-short-of-{_dashed(metric)}")
            )
    return judged(node)


def _school(played: Node) -> Text:
    assert isinstance(played, Call), "a work of a school"
    (school,) = played.args
    assert isinstance(school, Word), "named by a word"
    return text(f"opus-short-school-{school.name.lower()}")


def _joined(word: str, parts: list[Text]) -> Text:
    return reduce(lambda left, right: text(f"opus-short-{word}", left=left, right=right), parts)


def _dashed(name: str) -> str:
    return name.replace("_", "-")
