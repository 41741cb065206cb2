"""The printed texts of the cards, composed from the same data that the interpreter runs.

Every part of the vocabulary has its message; `case` and `form` tell a language how a word is used there:
`start` at the beginning of a sentence, `nom`, `acc`, `dat` and `gen` inside it; `each`, `many` and `of`
for sets. Conditions are told in the order of a subordinate clause, with their denial.
"""

from __future__ import annotations

from functools import reduce
from typing import Any

from game.opus.cards import ARTISTS, EGOS, WORKS
from game.opus.decks import card_name
from game.opus.syntax import (
    ACTIONS,
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
from game.text import Text, Value, text

_OPERATORS = {"==": "equal", "!=": "unequal", "<=": "most", ">=": "least", "<": "less", ">": "more"}
_OPPOSITE = {"==": "!=", "!=": "==", "<=": ">", ">=": "<", "<": ">=", ">": "<="}


def work_lines(kind: int) -> tuple[Text, ...]:
    """The text of a work: its targets, its result, and what holds while it is attached."""
    work = WORKS[kind]
    lines = [text("opus-line-targets", targets=_joined("comma", [_target(each) for each in work.targets]))]
    if work.result:
        lines.append(sentences(work.result))
    lines += [text("opus-line-lasting", text=_ability(ability)) for ability in work.lasting]
    return tuple(lines)


def artist_lines(kind: int) -> tuple[Text, ...]:
    """The text of an artist: its signature, and the specialty it may copy."""
    artist = ARTISTS[kind]
    specialty = text("opus-line-specialty", work=card_name(artist.specialty))
    return (*map(_ability, artist.signature), specialty)


def ego_lines(kind: int) -> tuple[Text, ...]:
    """The two strategies of an ego."""
    ego = EGOS[kind]
    return (
        text("opus-line-top", strategy=strategy_text(ego.top)),
        text("opus-line-bottom", strategy=strategy_text(ego.bottom)),
    )


def _target(letter: str) -> Text:
    return text(f"opus-target-{letter.lower()}")


def _joined(word: str, parts: list[Text]) -> Text:
    return reduce(lambda left, right: text(f"opus-join-{word}", left=left, right=right), parts)


# -- abilities ----------------------------------------------------------------------------------------------


def _ability(ability: Ability) -> Text:
    match ability:
        case Static(kind, amount, guard):
            args: dict[str, Value] = {} if amount is None else _amount(amount, is_signed=True)
            return _guarded(text(f"opus-static-{_dashed(kind)}", **args), guard)
        case Aura(members, amount, guard):
            whom = _members(members, "each")
            return _guarded(text("opus-aura", cards=whom, **_amount(amount, is_signed=True)), guard)
        case Trigger(event, condition, is_optional, body):
            when = text(f"opus-when-{_dashed(event)}")
            if condition is not None:
                when = text("opus-when-if", when=when, condition=_condition(condition))
            return text(
                "opus-trigger-may" if is_optional else "opus-trigger", when=when, text=sentences(body)
            )


def _guarded(told: Text, guard: Node | None) -> Text:
    if guard is None:
        return text("opus-always", text=told)
    return text("opus-while", condition=_condition(guard), text=told)


# -- statements ---------------------------------------------------------------------------------------------


def sentences(body: Sequence) -> Text:
    """Statements one after another."""
    return _joined("sentences", [_statement(statement) for statement in body])


def _statement(node: Node) -> Text:
    match node:
        case If(condition, then, otherwise):
            args: dict[str, Value] = {"condition": _condition(condition), "text": sentences(then)}
            if not otherwise:
                return text("opus-if", **args)
            return text("opus-if-else", otherwise=sentences(otherwise), **args)
        case Each(members, body):
            return text("opus-each", cards=_members(members, "each"), text=sentences(body))
        case Pick(number, members, body, may_stop):
            key = "opus-upto" if may_stop else "opus-pick"
            return text(key, number=number, cards=_members(members, "of"), text=sentences(body))
        case May(body):
            return text("opus-may", text=sentences(body))
        case Call(name, args_):
            return _action(name, args_)
    raise TypeError(f"no statement: {node!r}")


def _action(name: str, args: tuple[Node, ...]) -> Text:
    """An action: its arguments become `card`, `other`, `who`, `work`, `amount`, `duration` and so on."""
    said: dict[str, Value] = {}
    for kind, arg in zip(ACTIONS[name], args, strict=True):
        match kind:
            case "ref":
                said |= _cases("other" if "card" in said else "card", arg)
            case "workref":
                said |= _cases("work", arg)
            case "player":
                said |= _player("other_player" if "who" in said else "who", arg)
            case "expr":
                is_second = "amount" in said
                said |= {"second": _number(arg)} if is_second else _amount(arg, is_signed=name == "mod")
            case "cond":
                said["condition"] = _condition(arg)
            case "duration":
                said["duration"] = text(f"opus-duration-{_name(arg)}")
            case "place":
                said["place"] = text(f"opus-to-{_name(arg)}")
    return text(f"opus-do-{_dashed(name)}", **said)


def _cases(name: str, node: Node) -> dict[str, Value]:
    """A card or work in every case a sentence may need."""
    return {
        name: _thing(node, "acc"),
        f"{name}_start": _thing(node, "start"),
        f"{name}_nom": _thing(node, "nom"),
        f"{name}_dat": _thing(node, "dat"),
        f"{name}_gen": _thing(node, "gen"),
    }


def _player(name: str, node: Node) -> dict[str, Value]:
    """A player: `who` tells "you" from others, whose name follows in the cases a sentence may need."""
    return {
        name: "me" if node == Word("me") else "other",
        f"{name}_start": _player_text(node, "start"),
        f"{name}_nom": _player_text(node, "nom"),
        f"{name}_gen": _player_text(node, "gen"),
        f"{name}_dat": _player_text(node, "dat"),
    }


def _player_text(node: Node, case: str) -> Text:
    if isinstance(node, Call):
        return text("opus-player-owner", case=case, **_inner(node.args[0]))
    return text(f"opus-player-{_name(node)}", case=case)


# -- things and sets ----------------------------------------------------------------------------------------


def _thing(node: Node, case: str) -> Text:
    if isinstance(node, Call):
        return text(f"opus-ref-{node.name}", case=case, **_inner(node.args[0]))
    return text(f"opus-ref-{_name(node)}", case=case)


def _inner(node: Node) -> dict[str, Value]:
    """A card inside the name of another thing: "the target of this artist"."""
    return {f"card_{case}": _thing(node, case) for case in ("nom", "acc", "dat", "gen")}


def _members(node: Node, form: str) -> Text:
    if isinstance(node, Filtered):
        members = _members(node.members, form)
        return text("opus-set-only", form=form, members=members, condition=_condition(node.condition))
    if isinstance(node, Word):
        return text(f"opus-set-{node.name}", form=form)
    assert isinstance(node, Call), "the grammar allows nothing else"
    inner = node.args[0]
    if node.name in ("hand", "graveyard"):
        who = "me" if inner == Word("me") else "other"
        return text(f"opus-set-{node.name}", form=form, who=who, player=_player_text(inner, "gen"))
    return text(f"opus-set-{node.name}", form=form, **_inner(inner))


# -- numbers ------------------------------------------------------------------------------------------------


def _amount(node: Node, *, is_signed: bool = False) -> dict[str, Value]:
    """An amount: a plain number, so that languages can count with it, or a number in words."""
    value = _literal(node)
    if value is None:
        return {"amount": _number(node), "plain": "no", "sign": ""}
    if is_signed:
        return {"amount": abs(value), "plain": "yes", "sign": "−" if value < 0 else "+"}
    return {"amount": value, "plain": "yes", "sign": ""}


def _literal(node: Node) -> int | None:
    if isinstance(node, Number):
        return node.value
    if isinstance(node, Call) and node.name == "negative" and isinstance(node.args[0], Number):
        return -node.args[0].value
    return None


def _number(node: Node) -> Value:
    match node:
        case Number(value):
            return value
        case Word(name):
            return text(f"opus-value-{_dashed(name)}")
        case Call("count", (members,)):
            return text("opus-value-count", cards=_members(members, "many"))
        case Call("negative", (inner,)):
            return text("opus-value-negative", amount=_number(inner))
        case Call("min", (Number(limit), inner)):
            return text("opus-value-at-most", number=_number(inner), limit=limit)
        case Call(name, (left, right)):
            return text(f"opus-value-{name}", left=_number(left), right=_number(right))
        case Call(name, (thing,)):
            return text(f"opus-value-{_dashed(name)}", card=_thing(thing, "gen"))
    raise TypeError(f"no number: {node!r}")


# -- conditions ---------------------------------------------------------------------------------------------


def _condition(node: Node, *, is_denied: bool = False) -> Text:
    assert isinstance(node, Call), "the grammar allows nothing else"
    name, args = node.name, node.args
    denied = "yes" if is_denied else "no"
    if name == "not":
        return _condition(args[0], is_denied=not is_denied)
    if name in ("and", "or"):
        word = {"and": "or", "or": "and"}[name] if is_denied else name
        return _joined(word, [_condition(arg, is_denied=is_denied) for arg in args])
    if name in _OPERATORS:
        operation = _OPERATORS[_OPPOSITE[name] if is_denied else name]
        return text(f"opus-cond-{operation}", left=_number(args[0]), right=_number(args[1]))
    if name in ("same", "differs"):
        denied = "yes" if is_denied != (name == "differs") else "no"
        return text(
            "opus-cond-same", denied=denied, left=_thing(args[0], "nom"), right=_thing(args[1], "nom")
        )
    if name in ("odd", "even"):
        word = {"odd": "even", "even": "odd"}[name] if is_denied else name
        return text(f"opus-cond-{word}", left=_number(args[0]))
    if name == "is_opp":
        return text("opus-cond-is-opp", denied=denied, player=_player_text(args[0], "nom"))
    said: dict[str, Value] = {"denied": denied, "card": _thing(args[0], "nom")}
    if name == "named":
        said["work"] = card_name(_name(args[1]))
    elif name == "school":
        said["school"] = text(f"opus-school-{_name(args[1]).lower()}")
    return text(f"opus-cond-{_dashed(name)}", **said)


def _name(node: Any) -> str:
    assert isinstance(node, Word), "the grammar allows nothing else"
    return node.name


def _dashed(name: str) -> str:
    return name.replace("_", "-")


# -- strategies ---------------------------------------------------------------------------------------------


def strategy_text(strategy: Strategy) -> Text:
    """Whom an ego looks for."""
    if strategy.choice == "any":
        assert strategy.condition is not None, "the grammar asks for one"
        return text("opus-strategy-any", condition=judged(strategy.condition))
    metric = metric_text(strategy.metric)
    if strategy.condition is None:
        return text(f"opus-strategy-{strategy.choice}", metric=metric)
    condition = judged(strategy.condition)
    return text(f"opus-strategy-{strategy.choice}-if", metric=metric, condition=condition)


def metric_text(metric: str) -> Text:
    return text(f"opus-metric-{_dashed(metric)}")


def judged(node: Node, *, is_denied: bool = False) -> Text:
    """A condition of a strategy as a relative clause about an artist: "that played no work"."""
    denied = "yes" if is_denied else "no"
    match node:
        case Word(name):
            return text(f"opus-judge-{_dashed(name)}", denied=denied)
        case Call("not", (inner,)):
            return judged(inner, is_denied=not is_denied)
        case Call(("and" | "or") as name, args):
            word = {"and": "or", "or": "and"}[name] if is_denied else name
            return _joined(word, [judged(arg, is_denied=is_denied) for arg in args])
        case Call(("played" | "school") as name, (Word(school),)):
            return text(
                f"opus-judge-{name}-school", denied=denied, school=text(f"opus-school-{school.lower()}")
            )
        case Call("aimed", (Word(what),)):
            return text(f"opus-judge-aimed-{what}", denied=denied)
        case Call(operation, (Word(metric), Number(value))):
            word = _OPERATORS[_OPPOSITE[operation] if is_denied else operation]
            return text(f"opus-judge-{word}", metric=metric_text(metric), value=value)
    raise TypeError(f"no condition of a strategy: {node!r}")
