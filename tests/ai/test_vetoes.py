"""Positions in which a beginner would laugh at the wrong move: hard must not make it.

Some are built by hand; the others are found in random matches with fixed seeds, near their end: there one
action wins on the spot and another does not, or one throws the match away and another does not.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from ai.controller import Budget
from ai.levels import load_players, make_controller
from game.action import Action
from game.chance import SeededChance
from game.registry import find
from game.rules import Options
from tests.tiny.rules import RULES as TINY
from tests.tiny.state import Lantern, LightUp, Phase, SnuffOut, TinyOptions
from tests.tiny.test_rules import EMBER, MOSS, TIDE, a_state

_ITERATIONS = int(os.environ.get("EGOTABLE_VETO_ITERATIONS", "60"))
"""So few in the usual run of the tests; in a second `hard` has 1,200, 600 and 190 (see docs/opponents.md)."""
_LUCKS = range(5)
_NEAR_THE_END = 30


def hard(game: str, options: Options, state: Any) -> Action:
    entry = find(game)
    rules = entry.load_rules()
    seat = rules.to_act(state)
    player = make_controller(entry, "hard", seat, 1, rules.seats(options))
    view = rules.view(state, seat)
    return player.choose(view, rules.legal(state), Budget(iterations=_ITERATIONS)).action


# -- found in matches ---------------------------------------------------------------------------------------


class Position(NamedTuple):
    state: Any
    winning: list[Action]
    losing: list[Action]


def decisive_positions(game: str, options: Options, seeds: range) -> Iterator[Position]:
    """Where some actions end the match for certain, and others do not end it the same way."""
    rules = find(game).load_rules()
    roles = rules.seats(options)
    for seed in seeds:
        for state in decisions_of(game, options, seed)[-_NEAR_THE_END:]:
            seat, legal = rules.to_act(state), rules.legal(state)
            ends = {action: ends_of(rules, roles, state, seat, action) for action in legal}
            winning = [action for action in legal if ends[action] == {"won"}]
            losing = [action for action in legal if ends[action] == {"lost"}]
            if 0 < len(winning) < len(legal) or 0 < len(losing) < len(legal):
                yield Position(state, winning, losing)


def decisions_of(game: str, options: Options, seed: int) -> list[Any]:
    """The states before every choice of a person in a random match."""
    entry = find(game)
    rules, automata = entry.load_rules(), load_players(entry).automata
    roles, chance = rules.seats(options), SeededChance(seed)
    state, states = rules.new(options, chance), []
    while (seat := rules.to_act(state)) is not None:
        legal = rules.legal(state)
        if roles[seat].automaton:
            automaton = automata[roles[seat].automaton](rules, seat)
            action = automaton.choose(rules.view(state, seat), legal, Budget()).action
        else:
            if len(legal) > 1:
                states.append(state.copy())
            action = chance.pick(legal)
        rules.perform(state, action, chance)
    return states


def ends_of(rules, roles, state: Any, seat: int, action: Action) -> set[str]:
    """How the match stands for the seat right after the action, in worlds it may believe in."""
    found = set()
    for luck in _LUCKS:
        world = rules.sample(rules.view(state, seat), SeededChance(luck))
        rules.perform(world, action, SeededChance(luck))
        outcome = rules.outcome(world)
        if outcome is None:
            found.add("open")
        elif seat not in outcome.winners:
            found.add("lost")
        else:
            found.add("won" if len({roles[winner].team for winner in outcome.winners}) == 1 else "shared")
    return found


@pytest.mark.parametrize(
    ("game", "last_seed", "least"), [("tiny", 30, 4), ("opus", 12, 2), ("cerebria", 36, 2)]
)
def test_takes_a_win_and_throws_no_match_away(game, last_seed, least):
    options = find(game).load_rules().options()
    met = 0
    for position in decisive_positions(game, options, range(1, last_seed + 1)):
        action = hard(game, options, position.state)
        if position.winning:
            assert action in position.winning
        assert action not in position.losing
        met += 1
    assert met >= least, "the seeds no longer lead to such positions"


# -- built by hand ------------------------------------------------------------------------------------------


def test_tiny_lights_the_lantern_that_wins():
    state = a_state([EMBER + 4, MOSS], [TIDE], lanterns=[Lantern(EMBER + 2, 1), Lantern(), Lantern()],
                    phase=Phase.TURN, rounds=1, leader=1)  # fmt: skip
    state.seats[1].has_acted = True
    assert hard("tiny", TinyOptions(rounds=1), state) == LightUp(EMBER + 4, 0)


def test_tiny_snuffs_the_brighter_lantern():
    lanterns = [Lantern(), Lantern(TIDE + 4, 1), Lantern(MOSS, 1)]
    state = a_state([EMBER + 5], [TIDE], lanterns=lanterns, phase=Phase.TURN)
    TINY.apply(state, LightUp(EMBER + 5, 0), SeededChance(1))
    assert hard("tiny", TinyOptions(), state) == SnuffOut(1)
