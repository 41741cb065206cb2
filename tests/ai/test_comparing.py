"""Games that are valued at quiet moments: actions are compared in the same worlds with the same luck."""

from __future__ import annotations

import pytest

from ai.controller import Budget
from ai.search.player import Search
from game.chance import SeededChance
from tests.tiny.ai import PLAYERS
from tests.tiny.rules import RULES
from tests.tiny.state import Hide, TinyOptions
from tests.tiny.test_rules import EMBER, MOSS, TIDE, a_state

ROLES = RULES.seats(TinyOptions())
DULL, MIDDLING, BRIGHT = EMBER, TIDE + 3, MOSS + 5
GAIN, LUCK = 4, 1000


def sparks(state, seat):
    return float(state.seats[seat].sparks)


def end_of_round(state, chance):
    """Luck brings up to a thousand sparks, and to have hidden the bright card four more."""
    state.seats[0].sparks += chance.below(LUCK) + GAIN * (BRIGHT not in state.seats[0].hand)


def chosen(seed, budget):
    players = PLAYERS._replace(evaluate=sparks, settle=end_of_round)
    state = a_state([DULL, MIDDLING, BRIGHT], [EMBER + 1, TIDE + 1, MOSS + 1])
    player = Search(RULES, players, 0, ROLES, SeededChance(seed))
    choice = player.choose(RULES.view(state, 0), RULES.legal(state), budget)
    return choice, player


@pytest.mark.parametrize("seed", range(8))
def test_a_small_gain_shows_through_great_luck(seed):
    """In worlds of their own sixty looks would not tell a gain of four from luck of up to a thousand."""
    choice, _ = chosen(seed, Budget(iterations=60))
    assert choice.action == Hide(BRIGHT)


def test_what_is_hardest_to_tell_apart_is_compared_most_often():
    choice, player = chosen(1, Budget(iterations=60))
    visits = [candidate.values[1] for candidate in choice.why.candidates]
    assert visits[0] == visits[1] > visits[2] > 0
    assert sum(visits) == player.iterations <= 60


@pytest.mark.parametrize("budget", [Budget(iterations=1), Budget(seconds=0.0)])
def test_every_action_is_looked_at_once_however_short_the_time(budget):
    choice, player = chosen(1, budget)
    assert player.iterations == 3
    assert [candidate.values[1] for candidate in choice.why.candidates] == [1, 1, 1]


def eager(state, seat):
    """To have hidden the dull card is worth two sparks at once, and no more at the end of the round."""
    return sparks(state, seat) + 2 * (seat == 0 and DULL not in state.seats[0].hand)


def four_more_for_the_bright(state, chance):
    state.seats[0].sparks += GAIN * (BRIGHT not in state.seats[0].hand)


@pytest.mark.parametrize(("trust", "hidden"), [(0.1, DULL), (0.9, BRIGHT)])
def test_what_is_foreseen_is_trusted_in_part(trust, hidden):
    players = PLAYERS._replace(evaluate=eager, settle=four_more_for_the_bright)
    state = a_state([DULL, MIDDLING, BRIGHT], [EMBER + 1, TIDE + 1, MOSS + 1])
    player = Search(RULES, players, 0, ROLES, SeededChance(1), trust=trust)
    choice = player.choose(RULES.view(state, 0), RULES.legal(state), Budget(iterations=60))
    assert choice.action == Hide(hidden)
