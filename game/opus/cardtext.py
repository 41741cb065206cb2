"""The printed texts of the cards, composed from the same data that the interpreter runs.

Every part of the vocabulary has its message; `case` and `form` tell a language how a word is used there:
`start` at the beginning of a sentence, `nom`, `acc`, `dat` and `gen` inside it; `each`, `many` and `of`
for sets. Conditions are told in the order of a subordinate clause, with their denial (`game.opus.phrases`).
"""

from __future__ import annotations

from functools import cache

from game.opus.cards import ARTISTS, EGOS, WORKS
from game.opus.decks import card_name
from game.opus.phrases import (
    Known,
    amount_said,
    cases_of,
    condition_text,
    conjuncts,
    members_text,
    number_text,
    player_said,
    traits_text,
)
from game.opus.strategytext import dashed, joined, strategy_text
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
    Trigger,
    Word,
)
from game.text import Text, Value, text


@cache
def work_lines(kind: int) -> tuple[Text, ...]:
    """The text of a work: its targets, its result, and what holds while it is attached."""
    work = WORKS[kind]
    lines = [text("opus-line-targets", targets=joined("comma", [_target(each) for each in work.targets]))]
    if work.result:
        lines.append(sentences(work.result, Known(target=_aimed_kind(work.targets))))
    lines += [
        text("opus-line-lasting", text=_ability(ability, Known(bearer="holder"))) for ability in work.lasting
    ]
    return tuple(lines)


@cache
def artist_lines(kind: int) -> tuple[Text, ...]:
    """The text of an artist: its signature, and the specialty it may copy."""
    artist = ARTISTS[kind]
    specialty = text("opus-line-specialty", work=card_name(artist.specialty))
    return (*[_ability(ability, Known()) for ability in artist.signature], specialty)


@cache
def ego_lines(kind: int) -> tuple[Text, ...]:
    """The two strategies of an ego."""
    ego = EGOS[kind]
    return (
        text("opus-line-top", strategy=strategy_text(ego.top)),
        text("opus-line-bottom", strategy=strategy_text(ego.bottom)),
    )


def _target(letter: str) -> Text:
    return text(f"opus-target-{letter.lower()}")


def _aimed_kind(letters: str) -> str:
    """What kind of card the target of a work is, as far as its letters tell."""
    if "E" not in letters:
        return "artist"
    return "card" if "A" in letters or "S" in letters else "ego"


# -- abilities ----------------------------------------------------------------------------------------------


def _ability(ability: Ability, known: Known) -> Text:
    match ability:
        case Static("cost", amount, guard) if amount is not None:
            return _cost(amount, guard, known)
        case Static(kind, amount, guard):
            said: dict[str, Value] = {} if amount is None else amount_said(amount, known, is_signed=True)
            for case in ("start", "nom", "acc", "dat"):
                said[f"card_{case}"] = text(f"opus-ref-{known.bearer}", case=case)
            place = "start" if guard is None else "inside"
            return _guarded(text(f"opus-static-{dashed(kind)}", place=place, **said), guard, known)
        case Aura(members, amount, guard):
            whom = members_text(members, "each", known)
            told = text("opus-aura", cards=whom, **amount_said(amount, known, is_signed=True))
            return _guarded(told, guard, known)
        case Trigger():
            return _trigger(ability, known)


def _guarded(told: Text, guard: Node | None, known: Known) -> Text:
    if guard is None:
        return told
    return text("opus-while", condition=condition_text(guard, known), text=told)


def _cost(amount: Node, guard: Node | None, known: Known) -> Text:
    """Which works cost more or less: those with some trait, or all while something holds."""
    parts = [] if guard is None else conjuncts(guard)
    traits = traits_text(parts, Word("work"), "works", known) if parts else None
    said = amount_said(amount, known, is_signed=True)
    if traits is not None:
        return text("opus-static-cost-of", traits=traits, **said)
    place = "start" if guard is None else "inside"
    return _guarded(text("opus-static-cost", place=place, **said), guard, known)


_NOUNS: tuple[tuple[str, str, Node], ...] = (
    ("subject", "mine", Call("is_mine", (Word("subject"),))),
    ("subject", "ego", Call("is_ego", (Word("subject"),))),
    ("subject", "artist", Call("is_artist", (Word("subject"),))),
    ("subject", "self", Call("same", (Word("subject"), Word("self")))),
    ("subject", "another", Call("differs", (Word("subject"), Word("self")))),
    ("doer", "self", Call("same", (Word("doer"), Word("self")))),
    ("doer", "ego", Call("is_ego", (Word("doer"),))),
    ("actor", "opponent", Call("is_opp", (Word("actor"),))),
)
"""Conditions that say who an event is about: they become a noun of its sentence."""

_ALWAYS_ARTISTS = frozenset(("flipped", "detached"))


def _trigger(ability: Trigger, known: Known) -> Text:
    """When it happens, with the nouns that its condition tells, and what is done then."""
    usual = "artist" if ability.event in _ALWAYS_ARTISTS else "card"
    nouns = {"subject": usual, "doer": "card", "actor": "player"}
    others = [] if ability.condition is None else conjuncts(ability.condition)
    is_artist = usual == "artist" or Call("is_artist", (Word("subject"),)) in others
    for name, noun, condition in _NOUNS:
        if condition in others and (is_artist or noun != "mine"):
            others.remove(condition)
            if nouns[name] != "mine":
                nouns[name] = noun
    kinds = {"mine": "artist", "another": "artist", "self": "artist"}
    known = known._replace(
        subject=kinds.get(nouns["subject"], nouns["subject"]), doer=kinds.get(nouns["doer"], nouns["doer"])
    )
    said: dict[str, Value] = {name: text("opus-noun-nom", kind=noun) for name, noun in nouns.items()}
    said |= {
        f"{name}_{case}": text(f"opus-noun-{case}", kind=noun)
        for name, noun in nouns.items()
        for case in ("acc", "dat")
    }
    said |= {"is_doer": nouns["doer"], "is_subject": nouns["subject"]}
    traits = traits_text(others, Word("work"), "work", known) if others else None
    if traits is not None:
        others = []
        said["traits"] = traits
    when = text(f"opus-when-{dashed(ability.event)}", has_traits="yes" if traits else "no", **said)
    if others:
        told = joined("and", [condition_text(each, known) for each in others])
        when = text("opus-when-if", when=when, condition=told)
    key = "opus-trigger-may" if ability.is_optional else "opus-trigger"
    return text(key, when=when, text=sentences(ability.body, known))


# -- statements ---------------------------------------------------------------------------------------------


def sentences(body: Sequence, known: Known) -> Text:
    """Statements one after another; what one of them counts, the next ones call `n`."""
    told = []
    for statement in body:
        told.append(_statement(statement, known))
        known = known._replace(counted=_counted(statement, known.counted))
    return joined("sentences", told)


def _counted(node: Node, before: str) -> str:
    """What `n` stands for after a statement."""
    match node:
        case Pick(1, _, _, True) | Call("discard", (_, Number(1))):
            return "did"
        case Pick() | Each():
            return "chosen" if isinstance(node, Pick) else "each"
        case Call("reveal_random"):
            return "shown"
        case Call("draw" | "discard" | "mill" | "idea"):
            return "number"
    return before


def _statement(node: Node, known: Known) -> Text:
    match node:
        case If(condition, then, otherwise):
            said: dict[str, Value] = {"condition": condition_text(condition, known)}
            parts = conjuncts(condition)
            said["text"] = sentences(then, known._replace(unacted=_denies_acted(parts)))
            if not otherwise:
                return text("opus-if", **said)
            is_acted = isinstance(condition, Call) and condition.name == "acted"
            said["otherwise"] = sentences(otherwise, known._replace(unacted=is_acted))
            return text("opus-if-else", **said)
        case Each(members, body):
            inside = known._replace(it=_member_kind(members))
            return text("opus-each", cards=members_text(members, "each", known), text=sentences(body, inside))
        case Pick(number, Call("hand", (Word("me"),)), (Call("move", (_, Word("graveyard"))),), True):
            return text("opus-discard-upto", number=number)
        case Pick(number, members, body, may_stop):
            key = "opus-upto" if may_stop else "opus-pick"
            kind = _member_kind(members)
            told = sentences(body, known._replace(it=kind))
            return text(key, number=number, cards=members_text(members, "of", known), text=told)
        case May(body):
            return text("opus-may", text=sentences(body, known))
        case Call(name, args) if known.counted == "did" and Word("n") in args:
            once = tuple(Number(1) if arg == Word("n") else arg for arg in args)
            return text("opus-if", condition=text("opus-cond-did"), text=_action(name, once, known))
        case Call(name, args):
            return _action(name, args, known)
    raise TypeError(f"no statement: {node!r}")


def _denies_acted(parts: list[Node]) -> bool:
    """Whether a condition makes sure that the target has not acted."""
    return Call("not", (Call("acted", (Word("target"),)),)) in parts


def _member_kind(members: Node) -> str:
    if isinstance(members, Filtered):
        return _member_kind(members.members)
    name = members.name if isinstance(members, Word | Call) else ""
    if name in ("attached", "hand", "graveyard"):
        return "work"
    return "ego" if name in ("egos", "near") else "artist"


def _action(name: str, args: tuple[Node, ...], known: Known) -> Text:
    """An action: its arguments become `card`, `other`, `who`, `work`, `amount`, `duration` and so on."""
    said: dict[str, Value] = {"unacted": "yes" if known.unacted else "no"}
    for kind, arg in zip(ACTIONS[name], args, strict=True):
        match kind:
            case "ref":
                said |= cases_of("other" if "card" in said else "card", arg, known, args[0])
            case "workref":
                said |= cases_of("work", arg, known)
            case "player":
                said |= player_said("other_player" if "who" in said else "who", arg, known)
            case "expr":
                is_second = "amount" in said
                said |= (
                    {"second": number_text(arg, known)}
                    if is_second
                    else amount_said(arg, known, is_signed=name == "mod")
                )
            case "cond":
                said |= _sought(arg, known)
            case "duration":
                said["duration"] = text(f"opus-duration-{_name(arg)}")
            case "place":
                said["place"] = text(f"opus-to-{_name(arg)}")
    return text(f"opus-do-{dashed(name)}", **said)


def _sought(condition: Node, known: Known) -> dict[str, Value]:
    """What a search looks for: a work with traits or, where there are no words for those, a condition."""
    traits = traits_text(conjuncts(condition), Word("it"), "work", known)
    if traits is not None:
        return {"has_traits": "yes", "traits": traits}
    return {"has_traits": "no", "condition": condition_text(condition, known._replace(it="work"))}


def _name(node: Node) -> str:
    assert isinstance(node, Word), "the grammar allows nothing else"
    return node.name
