"""The phrases that card texts consist of: things, sets, numbers and conditions in words."""

from __future__ import annotations

from typing import NamedTuple

from game.opus.decks import card_name
from game.opus.strategytext import OPERATORS, OPPOSITE, dashed, joined
from game.opus.syntax import Call, Filtered, Node, Number, Word
from game.text import Text, Value, text


class Known(NamedTuple):
    """What a reader knows at this place of a text, so that it need not be said, or can be said in short."""

    target: str = "card"
    """The kind of the target: artist, ego, or either (card)."""
    it: str = "card"
    """The kind of what is just handled: artist, ego, work."""
    subject: str = "card"
    doer: str = "card"
    bearer: str = "self"
    """`holder` in the lasting text of a work, which speaks of the artist it is attached to."""
    counted: str = "number"
    """What `n` counts."""
    unacted: bool = False
    """That the target has not acted was said before."""


_VITALS = {"artist": "drive", "ego": "health"}

# -- things -------------------------------------------------------------------------------------------------


def kind_of_thing(node: Node, known: Known) -> str:
    """Artist, ego, work, or card where the text leaves it open."""
    match node:
        case Word("self" | "other"):
            return "artist"
        case Word("target"):
            return known.target
        case Word("it"):
            return known.it
        case Word("subject"):
            return known.subject
        case Word("doer"):
            return known.doer
    return "card"


def vital_word(node: Node, known: Known) -> str:
    """Whether one speaks of drive, of health, or of either."""
    return _VITALS.get(kind_of_thing(node, known), "both")


def thing_text(node: Node, case: str, known: Known, of: Node | None = None) -> Text:
    """A card or a work; `of` is the card just named, whose own target is called just that."""
    if isinstance(node, Call):
        is_own = "yes" if node.name == "aim" and node.args[0] == of else "no"
        return text(f"opus-ref-{node.name}", case=case, own=is_own, **_inner(node.args[0], known))
    assert isinstance(node, Word), "the grammar allows nothing else"
    return text(f"opus-ref-{node.name}", case=case, kind=kind_of_thing(node, known))


def _inner(node: Node, known: Known) -> dict[str, Value]:
    """A card inside the name of another thing: "the target of this artist"."""
    return {f"card_{case}": thing_text(node, case, known) for case in ("nom", "acc", "dat", "gen")}


def cases_of(name: str, node: Node, known: Known, of: Node | None = None) -> dict[str, Value]:
    """A card or work in every case a sentence may need."""
    said: dict[str, Value] = {name: thing_text(node, "acc", known, of)}
    for case in ("start", "nom", "dat", "gen"):
        said[f"{name}_{case}"] = thing_text(node, case, known, of)
    if name == "card":
        said["vital"] = vital_word(node, known)
    return said


def player_said(name: str, node: Node, known: Known) -> dict[str, Value]:
    """A player: `who` tells "you" from others, whose name follows in the cases a sentence may need."""
    said: dict[str, Value] = {name: "me" if node == Word("me") else "other"}
    for case in ("start", "nom", "gen", "dat"):
        said[f"{name}_{case}"] = _player_text(node, case, known)
    return said


def _player_text(node: Node, case: str, known: Known) -> Text:
    if isinstance(node, Call):
        return text("opus-player-owner", case=case, **_inner(node.args[0], known))
    assert isinstance(node, Word), "the grammar allows nothing else"
    return text(f"opus-player-{node.name}", case=case)


# -- sets ---------------------------------------------------------------------------------------------------

_NOT_THIS = Call("differs", (Word("it"), Word("this")))


def members_text(node: Node, form: str, known: Known, *, are_others: bool = False) -> Text:
    """A set, as `each` member, as `of` whom to choose, or as `many` to count."""
    if isinstance(node, Filtered):
        if node.condition == _NOT_THIS:
            return members_text(node.members, form, known, are_others=True)
        members = members_text(node.members, form, known)
        name = node.members.name if isinstance(node.members, Word | Call) else ""
        kind = "work" if name in ("attached", "hand", "graveyard") else "card"
        traits = traits_text(
            conjuncts(node.condition), Word("it"), kind if form == "each" else f"{kind}s", known
        )
        if traits is not None:
            return text(f"opus-set-that-{kind if form == 'each' else 'many'}", members=members, traits=traits)
        condition = condition_text(node.condition, known._replace(it=kind))
        return text("opus-set-only", form=form, members=members, condition=condition)
    if isinstance(node, Word):
        return text(f"opus-set-{node.name}", form=form)
    assert isinstance(node, Call), "the grammar allows nothing else"
    inner = node.args[0]
    said: dict[str, Value] = {"form": form, "others": "yes" if are_others else "no"}
    if node.name in ("hand", "graveyard"):
        said |= {"who": "me" if inner == Word("me") else "other", "player": _player_text(inner, "gen", known)}
    else:
        said |= _inner(inner, known)
    return text(f"opus-set-{node.name}", **said)


def conjuncts(condition: Node) -> list[Node]:
    """The parts of a condition that must all hold."""
    if isinstance(condition, Call) and condition.name == "and":
        return [part for arg in condition.args for part in conjuncts(arg)]
    return [condition]


def traits_text(parts: list[Node], about: Word, form: str, known: Known) -> Text | None:
    """What is said about a thing, as a relative clause; nothing if there are no words for some part."""
    traits = [_trait(part, about, form, known, is_denied=False) for part in parts]
    said = [trait for trait in traits if trait is not None]
    return joined("and", said) if len(said) == len(traits) else None


def _trait(node: Node, about: Word, form: str, known: Known, *, is_denied: bool) -> Text | None:
    said = {"form": form, "denied": "yes" if is_denied else "no"}
    match node:
        case Call("not", (inner,)):
            return _trait(inner, about, form, known, is_denied=not is_denied)
        case Call("school", (thing, Word(school))) if thing == about:
            return text("opus-trait-school", school=text(f"opus-school-{school.lower()}"), **said)
        case Call("named", (thing, Word(work))) if thing == about:
            return text("opus-trait-named", work=card_name(work), **said)
        case Call("faceup", (thing,)) if thing == about:
            return text("opus-trait-faceup", **said)
        case Call("same", (Call("aim", (thing,)), Word("target"))) if thing == about:
            return text("opus-trait-same-target", **said)
        case Call(sign, (Call(("cost" | "words") as what, (thing,)), Number(value))) if thing == about:
            if sign in OPERATORS:
                how = OPERATORS[OPPOSITE[sign] if is_denied else sign]
                bound = text(f"opus-bound-{how}", value=value)
                return text(f"opus-trait-{what}", bound=bound, value=value, how=how, form=form)
    return None


# -- numbers ------------------------------------------------------------------------------------------------


def amount_said(node: Node, known: Known, *, is_signed: bool = False) -> dict[str, Value]:
    """An amount: a plain number, so that languages can count with it, or a number in words."""
    value = _literal(node)
    if value is None:
        return {"amount": number_text(node, known), "plain": "no", "sign": ""}
    if is_signed:
        is_less = value < 0
        sign, grows = ("−", "no") if is_less else ("+", "yes")
        return {"amount": abs(value), "plain": "yes", "sign": sign, "grows": grows}
    return {"amount": value, "plain": "yes", "sign": ""}


def _literal(node: Node) -> int | None:
    if isinstance(node, Number):
        return node.value
    if isinstance(node, Call) and node.name == "negative" and isinstance(node.args[0], Number):
        return -node.args[0].value
    return None


def number_text(node: Node, known: Known) -> Value:
    match node:
        case Number(value):
            return value
        case Word("n"):
            return text("opus-value-n", count=known.counted)
        case Word(name):
            return text(f"opus-value-{dashed(name)}")
        case Call("count", (members,)):
            return text("opus-value-count", cards=members_text(members, "many", known))
        case Call("negative", (inner,)):
            return text("opus-value-negative", amount=number_text(inner, known))
        case Call("min", (Number(limit), inner)):
            return text("opus-value-at-most", number=number_text(inner, known), limit=limit)
        case Call(name, (left, right)):
            return text(f"opus-value-{name}", left=number_text(left, known), right=number_text(right, known))
        case Call(name, (thing,)):
            vital = vital_word(thing, known)
            return text(f"opus-value-{dashed(name)}", card=thing_text(thing, "gen", known), vital=vital)
    raise TypeError(f"no number: {node!r}")


# -- conditions ---------------------------------------------------------------------------------------------


def condition_text(node: Node, known: Known, *, is_denied: bool = False) -> Text:
    assert isinstance(node, Call), "the grammar allows nothing else"
    name, args = node.name, node.args
    denied = "yes" if is_denied else "no"
    if name == "not":
        return condition_text(args[0], known, is_denied=not is_denied)
    if name in ("and", "or"):
        word = {"and": "or", "or": "and"}[name] if is_denied else name
        return joined(word, [condition_text(arg, known, is_denied=is_denied) for arg in args])
    if name in OPERATORS:
        return _comparison(OPPOSITE[name] if is_denied else name, args[0], args[1], known)
    if name in ("same", "differs"):
        denied = "yes" if is_denied != (name == "differs") else "no"
        left, right = (thing_text(arg, "nom", known) for arg in args)
        return text("opus-cond-same", denied=denied, left=left, right=right)
    if name in ("odd", "even"):
        word = {"odd": "even", "even": "odd"}[name] if is_denied else name
        return text(f"opus-cond-{word}", left=number_text(args[0], known))
    if name == "is_opp":
        return text("opus-cond-is-opp", denied=denied, player=_player_text(args[0], "nom", known))
    said: dict[str, Value] = {"denied": denied, "card": thing_text(args[0], "nom", known)}
    said["vital"] = vital_word(args[0], known)
    if name == "named":
        said["work"] = card_name(_name(args[1]))
    elif name == "school":
        said["school"] = text(f"opus-school-{_name(args[1]).lower()}")
    return text(f"opus-cond-{dashed(name)}", **said)


def _comparison(sign: str, left: Node, right: Node, known: Known) -> Text:
    """A comparison of numbers; what was just done, shown or lies somewhere is told more plainly."""
    how = OPERATORS[sign]
    match (sign, left, right):
        case (">=", Word("n"), Number(1)) if known.counted == "did":
            return text("opus-cond-did")
        case (_, Word("n"), Number(value)) if known.counted == "shown":
            return text("opus-cond-shown", bound=text(f"opus-bound-{how}", value=value))
        case (">=", Call("count", (members,)), Number(value)):
            has_traits = "yes" if isinstance(members, Filtered) else "no"
            return text(
                "opus-cond-count",
                value=value,
                some=members_text(members, "many", known),
                has_traits=has_traits,
            )
    return text(f"opus-cond-{how}", left=number_text(left, known), right=number_text(right, known))


def _name(node: Node) -> str:
    assert isinstance(node, Word), "the grammar allows nothing else"
    return node.name
