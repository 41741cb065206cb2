"""Positions for tests: one of every kind of decision a match of Cerebria can wait in, found by chance."""

from __future__ import annotations

import random
from functools import cache
from typing import NamedTuple

from game.action import Action, Ref
from game.cerebria.boards import Row
from game.cerebria.options import CerebriaOptions
from game.cerebria.rules import RULES
from game.cerebria.state import CerebriaState, Frame, Step
from game.chance import SeededChance
from game.match import Match, Seat
from tests.cerebria.builder import Position as Built

TURN = "turn"
SETTINGS: tuple[dict[str, object], ...] = (
    {
        "mode": "ego-two-spirits",
        "game": "full",
        "spirit_boards": "B",
        "decks": "chosen",
        "bliss": ("empathy", "love"),
    },
    {
        "mode": "ego-shaper",
        "side": "gloom",
        "game": "full",
        "spirit_boards": "B",
        "gloom": ("hatred", "anxiety"),
    },
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
    {"mode": "ego-team", "game": "full", "decks": "random", "bliss": ("harmony", "delight")},
    {"mode": "ego-shaper", "game": "basic"},
)
_MATCHES, _MOVES = 6, 900
_SELDOM = ((1, 22), (5, 72))
"""Further walks, as settings and seeds, for decisions that chance seldom leads to."""
_EAGER = (Row.INVOKE, Row.EMPOWER)
"""Actions that bring Emotions into play, whose effects ask for most."""


class Position(NamedTuple):
    """A decision: what whoever looks then sees and can touch, and how the match came to it."""

    kind: str
    options: CerebriaOptions
    view: CerebriaState
    seat: int
    touchable: frozenset[Ref]
    seed: int
    played: tuple[Action, ...]
    laid: CerebriaState | None = None
    """What the match begins with instead of a deal."""
    is_automaton: bool = False

    def match(self, *names: str) -> Match:
        """The match in that position; people by name, or one person on every seat."""
        roles = RULES.seats(self.options)
        people = names or ("Ada",) * len(roles)
        seats = [
            Seat(role.automaton) if role.automaton else Seat("person", name)
            for role, name in zip(roles, people, strict=False)
        ]
        match = Match(RULES, self.options, tuple(seats), self.seed)
        if self.laid is not None:
            match = Match(
                RULES, self.options, tuple(seats), self.seed, snapshot=self.laid.copy(), first_step=1
            )
        for action in self.played:
            match.play(action)
        return match


def _position(
    state: CerebriaState,
    options: CerebriaOptions,
    seat: int,
    seed: int = 0,
    played: tuple[Action, ...] = (),
    laid: CerebriaState | None = None,
) -> Position:
    refs = frozenset(ref for action in RULES.legal(state) for ref in RULES.actions.refs(action))
    return Position(_kind(state), options, RULES.view(state, seat), seat, refs, seed, played, laid)


def _kind(state: CerebriaState) -> str:
    return Step(state.stack[-1].step).name if state.stack else TURN


def _choose(state: CerebriaState, actions: list[Action], choose: random.Random) -> Action:
    """Mostly not the end of a turn, which would leave most of the game unseen; often a new Emotion."""
    busy = [each for each in actions if not each[-1].startswith("end-")] if choose.random() < 0.8 else []
    new = [each for each in actions if each[-1] in ("invoke", "empower")]
    new += [each for each in actions if each[-1] == "declare" and each[0] in _EAGER]
    if new and choose.random() < 0.5:
        busy = new
    return choose.choice(busy or actions)


def _walk(options: CerebriaOptions, seed: int, found: dict[str, Position]) -> None:
    chance, choose = SeededChance(seed), random.Random(seed)
    state = RULES.new(options, chance)
    automata = [bool(role.automaton) for role in RULES.seats(options)]
    played: list[Action] = []
    for _ in range(_MOVES):
        seat = RULES.to_act(state)
        if seat is None:
            return
        actions = RULES.legal(state)
        kind = f"{options.mode}: {_kind(state)}" if not state.stack else _kind(state)
        if kind not in found:
            position = _position(state, options, seat, seed=seed, played=tuple(played))
            if automata[seat]:
                # People watch the Ego: they see what they may, and nothing can be touched.
                person = automata.index(False)
                position = position._replace(
                    view=RULES.view(state, person), seat=person, touchable=frozenset(), is_automaton=True
                )
            found[kind] = position._replace(kind=kind)
        played.append(_choose(state, actions, choose))
        RULES.perform(state, played[-1], chance)


def _provoked() -> Position:
    """Hatred's Provoke asks only where two Emotions of Bliss beside the new one bear a +1: built by hand."""
    built = Built("pairs", spirit_boards="B", gloom=("hatred", "malice"))
    built.emotion(2, "brightness", token=1).emotion(4, "brightness", token=1).emotion(3, "bleakness")
    state = built.state
    hatred = built.of("hatred")
    state.active = state.spirits.index(hatred)
    state.stack.append(Frame(Step.PROVOKE, hatred.seat, 3))
    options = CerebriaOptions(mode="pairs", game="full", spirit_boards="B", gloom=("hatred", "malice"))
    return _position(state, options, hatred.seat, laid=state)


@cache
def positions() -> tuple[Position, ...]:
    """One position of every kind of decision, of people and of the Ego; turns in every way to play."""
    found: dict[str, Position] = {}
    for settings in SETTINGS:
        for seed in range(_MATCHES):
            _walk(CerebriaOptions(**settings), seed, found)  # type: ignore[arg-type]
    for number, seed in _SELDOM:
        _walk(CerebriaOptions(**SETTINGS[number]), seed, found)  # type: ignore[arg-type]
    return (*found.values(), _provoked())
