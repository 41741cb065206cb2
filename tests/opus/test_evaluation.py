"""What the computer players think of a position: points, drive, threats by egos, cards."""

from __future__ import annotations

from math import isfinite

import pytest

from ai.opus.evaluate import WON, evaluate
from game.chance import SeededChance
from game.opus.actions import PickWork, StopPicking
from game.opus.flip import new_action
from game.opus.formats import OpusOptions
from game.opus.rules import RULES
from game.opus.state import Ask, Flag, Phase
from game.record import encode
from tests.opus.builder import Table

FORMATS = (
    {"format": "duel"},
    {"format": "four"},
    {"format": "solitaire"},
    {"format": "schism"},
    {"format": "schism", "side_a": "solo", "side_b": "four"},
    {"format": "superego"},
)


@pytest.mark.parametrize("options", FORMATS)
def test_every_position_of_every_format_has_a_value_and_stays_as_it_is(options: dict[str, str]) -> None:
    chance = SeededChance(4)
    state = RULES.new(OpusOptions.model_validate(options), chance)
    decisions = 0
    while RULES.to_act(state) is not None and decisions < 400:
        decisions += 1
        before = encode(state)
        # In Schism a secret flip or copy is asked for in the middle of a pair's turn.
        if decisions % 9 == 0 or state.asked == Ask.FLIP_OR_COPY:
            for seat in state.layout.numbers:
                assert isfinite(evaluate(state, seat))
            assert encode(state) == before
        RULES.perform(state, chance.pick(RULES.legal(state)), chance)


def test_points_drive_and_cards_are_good_to_have() -> None:
    plain = evaluate(Table().state, 0)
    assert evaluate(Table(points=(1, 0)).state, 0) > plain
    assert evaluate(Table(points=(0, 1)).state, 0) < plain
    assert evaluate(Table("Z1 janet_dosen 13").state, 0) < plain
    richer = Table()
    richer.hold(0, "muse")
    assert evaluate(richer.state, 0) > plain


def test_a_match_won_is_worth_more_than_anything() -> None:
    table = Table("Z1 cash_money_rogadeux", "E1 arrogant", points=(4, 0))
    table.lay("Z1", on="E1")
    table.flip("Z1")
    assert table.state.phase == Phase.OVER
    assert (evaluate(table.state, 0), evaluate(table.state, 1)) == (WON, -WON)


def test_an_artist_that_an_ego_is_about_to_retire_is_worth_less() -> None:
    threatened, skipped = (Table("Z1 janet_dosen 4", "E1 rude", only="E1") for _ in range(2))
    skipped.state.flags[4] |= Flag.SKIPPED
    assert evaluate(threatened.state, 0) < evaluate(skipped.state, 0)


def test_an_ego_that_has_attacked_this_round_is_no_threat() -> None:
    waiting, done = (Table("Z1 janet_dosen 4", "E1 rude", only="E1") for _ in range(2))
    for table, turn in ((waiting, 0), (done, 1)):
        table.state.phase, table.state.turn = Phase.EGOS, turn
    assert evaluate(waiting.state, 0) < evaluate(done.state, 0)


def test_a_pick_is_valued_by_what_the_whole_effect_does() -> None:
    # Two retired works make Finishing Touches strike hard enough for the ego; to stop at once does not.
    table = Table("Z1 melven_mondo", "E1 snooty 9")
    works = [table.attach("Z1", "idea") for _ in range(2)]
    table.lay("Z1", "finishing_touches", on="E1")
    table.state.phase, table.state.step, table.state.turn = Phase.FLIP, 1, 0
    table.state.stack.append(new_action(table.state, 0))
    assert table.until_asked() == Ask.PICK
    values = {}
    for action in (PickWork(works[0]), StopPicking()):
        after = table.state.copy()
        RULES.perform(after, action, SeededChance(1))
        values[action] = evaluate(after, 0)
    assert values[PickWork(works[0])] > values[StopPicking()]
