"""What one action sets off is told part by part: the same events, the same end, one thing after the other."""

from __future__ import annotations

import random

import pytest

from game.chance import SeededChance
from game.opus.events import Attacked, Retired, WorkFailed, WorkFlipped
from game.opus.formats import OpusOptions
from game.opus.rules import RULES

ONCE = (WorkFlipped, WorkFailed, Attacked, Retired)
"""Of each of these a part tells one at most."""


@pytest.mark.parametrize("format_", ["duel", "four", "solitaire", "schism", "superego"])
def test_parts_are_the_same_action_bit_by_bit(format_: str) -> None:
    chance, choose = SeededChance(3), random.Random(3)
    state = RULES.new(OpusOptions(format=format_), chance)
    most = 0
    for _ in range(150):
        if RULES.to_act(state) is None:
            break
        action = choose.choice(RULES.legal(state))
        draws = SeededChance(9, state.draws)
        other = state.copy()
        parts = RULES.parts(other, action, SeededChance(9, state.draws))
        events = RULES.perform(state, action, draws)
        assert [event for _, part in parts for event in part] == events
        assert parts[-1][0] is other
        assert RULES.encode(other) == RULES.encode(state)
        for table, part in parts:
            assert not [kind for kind in ONCE if sum(isinstance(event, kind) for event in part) > 1]
            for seat in range(-1, len(table.hand)):
                RULES.headline(RULES.view(table, seat))
        most = max(most, len(parts))
        state.draws = draws.draws
    assert most > 3, "something was told in several parts"
