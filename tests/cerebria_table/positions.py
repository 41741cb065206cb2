"""Positions for layout tests: one of every kind of decision a person can face, found by chance."""

from __future__ import annotations

import random
from functools import cache
from typing import NamedTuple

from game.action import Ref, verb_ref
from game.cerebria.options import CerebriaOptions
from game.cerebria.rules import RULES
from game.cerebria.state import CerebriaState, Frame, Step
from game.chance import SeededChance

TURN = "turn"
SETTINGS: tuple[dict[str, object], ...] = (
    {
        "mode": "ego-two-spirits",
        "game": "full",
        "spirit_boards": "B",
        "decks": "chosen",
        "bliss": ("empathy", "love"),
    },
    {"mode": "ego-shaper", "side": "gloom", "game": "full", "gloom": ("hatred", "anxiety")},
    {
        "mode": "pairs",
        "game": "full",
        "decks": "random",
        "gloom": ("misery", "anxiety"),
        "bliss": ("harmony", "love"),
    },
    {"mode": "four", "game": "full", "decks": "random", "team_boards": "B"},
    {"mode": "shapers", "game": "full", "decks": "random", "gloom": ("malice", "misery")},
    {"mode": "pairs", "game": "full", "decks": "spirit", "gloom": ("hatred", "malice")},
    {"mode": "shaper-team", "game": "basic"},
    {"mode": "ego-shaper", "game": "basic"},
)
_MATCHES, _MOVES = 6, 900


class Position(NamedTuple):
    """A decision of a person: the view of whoever decides, and what can be touched."""

    kind: str
    options: CerebriaOptions
    view: CerebriaState
    seat: int
    touchable: frozenset[Ref]


def _kind(state: CerebriaState) -> str:
    return Step(state.stack[-1].step).name if state.stack else TURN


def _walk(options: CerebriaOptions, seed: int, found: dict[str, Position]) -> None:
    chance, choose = SeededChance(seed), random.Random(seed)
    state = RULES.new(options, chance)
    automata = [bool(role.automaton) for role in RULES.seats(options)]
    for _ in range(_MOVES):
        seat = RULES.to_act(state)
        if seat is None:
            return
        actions = RULES.legal(state)
        kind = f"{options.mode}: {_kind(state)}" if not state.stack else _kind(state)
        if not automata[seat] and kind not in found:
            refs = frozenset(ref for action in actions for ref in RULES.actions.refs(action))
            found[kind] = Position(kind, options, RULES.view(state, seat), seat, refs)
        # Ending the turn at once would leave most of the game unseen.
        busy = [each for each in actions if not each[-1].startswith("end-")] if choose.random() < 0.8 else []
        RULES.perform(state, choose.choice(busy or actions), chance)


def _laid_out(step: Step, turn: Position, found: dict[str, Position]) -> None:
    """A decision that chance seldom leads to, put on the stack of a turn: what it asks for is known."""
    view = turn.view.copy()
    spirit = view.spirits[view.active]
    view.stack.append(Frame(step, turn.seat, view.active))
    full = [Ref("slot", slot) for slot, kind in enumerate(view.kind) if kind >= 0]
    empty = [Ref("slot", slot) for slot, kind in enumerate(view.kind) if kind < 0]
    refs = {
        Step.DISCARD: [Ref("card", card) for card in spirit.hand],
        Step.WEAKEN: full,
        Step.PROVOKE: full,
        Step.GATHER: full + empty + [verb_ref("decline")],
        Step.TURN_ORIGIN: [verb_ref("turn-clockwise"), verb_ref("turn-back"), verb_ref("decline")],
        Step.REACH_END: [verb_ref("accept"), verb_ref("decline")],
    }[step]
    found[step.name] = Position(step.name, turn.options, view, turn.seat, frozenset(refs))


RARE = (Step.DISCARD, Step.WEAKEN, Step.PROVOKE, Step.GATHER, Step.TURN_ORIGIN, Step.REACH_END)


@cache
def positions() -> tuple[Position, ...]:
    """One position of every kind of decision, in every way to play."""
    found: dict[str, Position] = {}
    for settings in SETTINGS:
        for seed in range(_MATCHES):
            _walk(CerebriaOptions(**settings), seed, found)  # type: ignore[arg-type]
    turn = found["pairs: turn"]
    for step in RARE:
        if step.name not in found:
            _laid_out(step, turn, found)
    return tuple(found.values())
