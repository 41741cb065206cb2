"""Positions for layout tests: every kind of decision a person can face, found by chance, in every format."""

from __future__ import annotations

import random
from functools import cache
from typing import NamedTuple

from game.action import Ref
from game.chance import SeededChance
from game.opus.cards import ARTISTS, EGOS, WORKS, owner_of
from game.opus.decks import Deck
from game.opus.formats import OpusOptions
from game.opus.rules import RULES
from game.opus.state import Ask, Mark, OpusState, make_mark


def _deck(*schools: str) -> Deck:
    """A legal list with every work and as many artists of these schools as it can hold."""
    works = [work.id for work in WORKS if work.school in schools]
    works += [work.id for work in WORKS if work.school == "ALL" and work.id != "idea"]
    portfolio = dict.fromkeys(works[:25], 1)
    for number in range(25 - len(portfolio)):
        portfolio[works[number]] += 1
    artists = sorted(ARTISTS, key=lambda artist: artist.school not in schools)[:6]
    vault = {card.id: 1 for card in (*artists, *EGOS[:8])}
    return Deck(portfolio=portfolio, vault={**vault, "idea": 8})


DECKS = (
    _deck("VIS", "MUS"),
    _deck("LIT", "MUS"),
    _deck("PFM", "CFT"),
    _deck("CUL", "MRL"),
    _deck("LIT", "PFM"),
)
FORMATS: tuple[dict[str, object], ...] = (
    *({"format": "solitaire", "lists": (deck,)} for deck in DECKS),
    *({"format": "superego", "lists": (DECKS[0], DECKS[1], deck)} for deck in DECKS[2:]),
    *({"format": "duel", "lists": (deck, DECKS[0])} for deck in DECKS[1:]),
    *({"format": "four", "lists": (deck, *DECKS[:3])} for deck in DECKS[3:]),
    {"format": "four", "lists": DECKS[:4]},
    {"format": "four", "lists": DECKS[1:]},
    {"format": "superego", "lists": (DECKS[2], DECKS[4], DECKS[0])},
    *({"format": "schism", "lists": (deck, *DECKS[:3])} for deck in DECKS),
    {"format": "duel", "lists": ("L1", "L2")},
    {"format": "duel", "lists": ("L3", "L4")},
    {"format": "duel", "lists": ("L5", "L1")},
    {"format": "four"},
    {"format": "solitaire", "lists": ("L4",)},
    {"format": "solitaire", "lists": ("L5",)},
    {"format": "schism", "side_a": "four", "side_b": "four"},
    {"format": "schism"},
    {"format": "superego"},
)
_SEEDS, _MOVES = 8, 260
MANY = 8
"""Works on one artist that must still be told apart."""


class Position(NamedTuple):
    """A decision of a person: the view of whoever decides, and what can be touched."""

    kind: str
    options: OpusOptions
    view: OpusState
    seat: int
    touchable: frozenset[Ref]


def _walk(options: OpusOptions, seed: int, found: dict[str, Position]) -> None:
    chance, choose = SeededChance(seed), random.Random(seed)
    state = RULES.new(options, chance)
    automata = [bool(role.automaton) for role in RULES.seats(options)]
    for _ in range(_MOVES):
        seat = RULES.to_act(state)
        if seat is None:
            return
        actions = RULES.legal(state)
        if not automata[seat]:
            kind = f"{options.format}: {Ask(state.asked).name}"
            if kind not in found:
                found[kind] = _position(kind, options, state, seat)
            if max(map(len, state.attached)) >= MANY and f"{options.format}: full" not in found:
                found[f"{options.format}: full"] = _position(f"{options.format}: full", options, state, seat)
        busy = [each for each in actions if each[-1] != "play_no_work"]
        RULES.perform(state, choose.choice(busy or actions), chance)


def _position(kind: str, options: OpusOptions, state: OpusState, seat: int) -> Position:
    refs = frozenset(ref for action in RULES.legal(state) for ref in RULES.actions.refs(action))
    return Position(kind, options, RULES.view(state, seat), seat, refs)


def _crowd(position: Position) -> Position:
    """The same decision with eight works on the first artist of every wall, as long matches bring them."""
    view = position.view.copy()
    flags = Mark.FACE_UP | Mark.FLIPPED | Mark.LIVE
    for place in view.layout.artists[::4]:
        piles = (*view.hand, *view.graveyard, *view.attached)
        lying = {work for pile in piles for work in pile}
        own = [work for work in view.layout.works[view.layout.owner[place]] if work not in lying][:MANY]
        view.attached[place] = own
        view.marks[place] = [make_mark(flags, owner_of(work), work >> 10 & 255) for work in own]
    return position._replace(kind=f"{position.kind}, crowded", view=view)


def _other(position: Position) -> Position:
    """The same effect, if its text spoke of "your other artist" (D.3); so far no printed card does."""
    state = position.view.copy()
    state.asked = Ask.OTHER
    return _position("solitaire: OTHER", position.options, state, position.seat)


@cache
def positions() -> tuple[Position, ...]:
    found: dict[str, Position] = {}
    for setting in FORMATS:
        for seed in range(_SEEDS):
            _walk(OpusOptions(**setting), seed, found)
    crowded = [
        _crowd(each) for name, each in found.items() if name.endswith((": TARGET", ": PLAY", ": PICK"))
    ]
    return (*found.values(), *crowded, _other(found["solitaire: PICK"]))
