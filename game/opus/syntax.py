"""The vocabulary of the cards (D.1 to D.10) as data: the parts a card's text is made of, and its words.

The parser builds these parts once, when the cards are loaded; the interpreter runs what is compiled from
them, and the printed texts in every language are composed from them.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

SCHOOLS = ("VIS", "MUS", "LIT", "PFM", "CFT", "CUL", "MRL")
ALL_SCHOOLS = "ALL"
EVENTS = (
    "round_start",
    "flip_start",
    "flip_end",
    "round_end",
    "flipped",
    "attack_made",
    "retired",
    "entered",
    "gained",
    "drew",
    "discarded",
    "detached",
)
DURATIONS = ("round", "next", "game")
PLACES = ("hand", "graveyard", "top", "bottom")
PLAIN_STATICS = ("tie_safe", "unseen", "no_point_loss", "see_targets")
VALUED_STATICS = ("attack", "armor", "cost", "give")

REFERENCES = ("self", "target", "it", "other", "subject", "doer")
REFERENCE_CALLS = ("across", "aim")
WORK_REFERENCES = ("it", "this", "work")
PLAYERS = ("me", "opp", "actor")
CARD_SETS = ("egos", "artists", "mine", "allies", "foes")
WORK_SETS = ("attached", "hand", "graveyard")

CARD_NUMBERS = ("attack", "base_attack", "vital", "base_vital", "position")
CARD_PREDICATES = ("first", "last", "acted", "is_ego", "is_artist", "is_mine", "gained", "has_facedown")

ACTIONS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("damage", "gain", "lose", "shield", "boost", "attach_idea"), ("ref", "expr")),
    "attack": ("ref", "ref", "expr"),
    **dict.fromkeys(("mix", "retarget", "lure"), ("ref", "ref")),
    "mod": ("ref", "attack_word", "expr", "duration"),
    **dict.fromkeys(("swap_attack", "learn"), ("ref", "ref", "duration")),
    **dict.fromkeys(("swap_strategy", "set_school"), ("ref", "duration")),
    **dict.fromkeys(("draw", "discard", "mill", "idea", "peek_top"), ("player", "expr")),
    "search": ("player", "cond"),
    "scry": ("player", "expr", "expr"),
    **dict.fromkeys(("reveal_hand", "reveal_random"), ("player",)),
    "swap_cards": ("player", "player", "expr"),
    "move": ("workref", "place"),
    **dict.fromkeys(("retire_work", "exec"), ("workref",)),
    "transfer": ("workref", "ref"),
    "copy_last": (),
    "swap_vault": ("ref", "player"),
    **dict.fromkeys(
        (
            "reveal",
            "act_first",
            "act_next",
            "act_last",
            "start_next",
            "retarget_pick",
            "skip",
            "negate",
            "counter",
        ),
        ("ref",),
    ),
}
"""Every primitive with the kinds of its arguments, as in D.9."""

STATE_METRICS = ("drive", "attack", "attached", "hand", "points", "graveyard")
DEED_METRICS = ("cost_paid", "damage_dealt", "damage_taken", "drive_gained")
AIMS = ("this", "ego", "artist", "self", "none")
STATE_WORDS = ("across", "near", "lead", "trail", "true")
DEED_WORDS = (
    "no_work",
    "failed",
    "copied",
    "made_attack",
    "retired_any",
    "hurt",
    "gained",
    "drew",
    "first",
    "last",
)


class Number(NamedTuple):
    """A number written on the card."""

    value: int


class Word(NamedTuple):
    """A word that stands alone: a reference, a player, a set, a school, a duration, the id of a work."""

    name: str


class Call(NamedTuple):
    """A word with arguments: a primitive, a number, a predicate, an operation."""

    name: str
    args: tuple[Node, ...] = ()


class Filtered(NamedTuple):
    """A set of which only the members stay for which the condition holds, with `it` set to the member."""

    members: Node
    condition: Node


class If(NamedTuple):
    condition: Node
    then: tuple[Node, ...]
    otherwise: tuple[Node, ...]


class Each(NamedTuple):
    members: Node
    body: tuple[Node, ...]


class Pick(NamedTuple):
    """`pick` or, where the controller may stop early, `upto`."""

    number: int
    members: Node
    body: tuple[Node, ...]
    may_stop: bool


class May(NamedTuple):
    body: tuple[Node, ...]


Node: TypeAlias = "Number | Word | Call | Filtered | If | Each | Pick | May"
Sequence: TypeAlias = "tuple[Node, ...]"


class Static(NamedTuple):
    kind: str
    amount: Node | None
    guard: Node | None


class Aura(NamedTuple):
    members: Node
    amount: Node
    guard: Node | None


class Trigger(NamedTuple):
    event: str
    condition: Node | None
    is_optional: bool
    body: Sequence


Ability: TypeAlias = "Static | Aura | Trigger"


class Strategy(NamedTuple):
    """Whom an ego attacks: `any`, `min` or `max` of a metric, among the artists that fit the condition."""

    choice: str
    metric: str
    condition: Node | None
