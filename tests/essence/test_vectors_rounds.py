"""The worked examples of the rules (F.6 to F.8): passing, order, display, Shards, tokens."""

from __future__ import annotations

from typing import Any

import pytest

from game.chance import SeededChance
from game.essence.actions import (
    DECLINE,
    END_TURN,
    PASS,
    Discard,
    Play,
    Sign,
    Use,
)
from game.essence.income import draw_with_reshuffle
from game.essence.rules import RULES
from game.essence.scoring import score_round
from game.essence.setup import set_up
from game.essence.state import EssenceOptions, StepKind
from game.essence.tables import LOCATION_NUMBERS
from tests.essence.builder import Table, card, segment, treaty

# -- F.6 passing, order, display ----------------------------------------------------------------------------


def test_v29_passing_sells_cards() -> None:
    table = Table("windsong_commune", "sun_university").turn(0)
    table.hand(0, "wc_gardener", "wc_storyteller", "wc_windrider", "wc_envoy", "wc_dreamer")
    table.play(PASS, Discard(card("wc_windrider")), Discard(card("wc_envoy")), DECLINE)
    assert table.state.wealth[0] == 2
    assert len(table.state.hands[0]) == 3
    assert table.state.discards[0] == [card("wc_windrider"), card("wc_envoy")]


def test_v30_the_order_of_passing_is_the_next_order() -> None:
    table = Table("three_islands", "sun_university", "veiled_senate")
    table.turn(2).play(PASS, PASS, PASS)
    assert table.state.round == 2
    assert table.state.order == [2, 0, 1]
    assert table.state.pass_token == [0, 0, 0], "the Pass tokens are returned"


def test_v31_starting_wealth_by_order_space() -> None:
    for seed in range(5):
        state = set_up(EssenceOptions(players=5), SeededChance(seed))
        assert [state.wealth[seat] for seat in state.order] == [0, 1, 2, 3, 4]


def test_v32_the_display_of_four_players() -> None:
    state = RULES.new(EssenceOptions(players=4), SeededChance(3))
    assert [each in LOCATION_NUMBERS for each in state.display] == [True] * 10
    table = Table("three_islands", "sun_university", "veiled_senate", "aurum_exchange")
    for seat in range(4):
        table.give(seat, pass_token=seat + 1)
    table.next_round()
    assert sum(each in LOCATION_NUMBERS for each in table.state.display) == 8
    assert len(table.state.display) == 10


def test_v33_only_income_reshuffles() -> None:
    table = Table("three_islands", "sun_university").turn(0).piles(0, draw=1, discard=5)
    held = len(table.state.hands[0])
    table.give(0, wealth=2).play(Sign(treaty("treaty_heralds")))
    assert len(table.state.hands[0]) == held + 1
    assert (len(table.state.draw_piles[0]), len(table.state.discards[0])) == (0, 5)
    table = Table("three_islands", "sun_university").piles(0, draw=1, discard=5)
    draw_with_reshuffle(table.state, 0, 2, table.chance, [])
    assert len(table.state.hands[0]) == held + 2
    assert (len(table.state.draw_piles[0]), len(table.state.discards[0])) == (4, 0)


# -- F.7 shards and end -------------------------------------------------------------------------------------


def _scored(*essence: int) -> Any:
    names = ("three_islands", "sun_university", "veiled_senate", "aurum_exchange", "windsong_commune")
    table = Table(*names[: len(essence)])
    table.state.essence[:] = essence
    score_round(table.state, [])
    return table.state


def test_v34_tied_players_share_the_better_place() -> None:
    state = _scored(31, 31, 29, 22)
    assert state.shards == [3, 3, 1, 0]
    assert state.revenge == [0, 0, 0, 1]


def test_v36_three_equals_are_all_first() -> None:
    state = _scored(20, 20, 20)
    assert state.shards == [3, 3, 3]
    assert state.revenge == [0, 0, 0]


@pytest.mark.parametrize(("shards", "ends"), [(10 - 3, False), (11 - 3, True)])
def test_v38_the_target_is_checked_after_everything_else(shards: int, ends: bool) -> None:
    table = Table("three_islands", "sun_university", "veiled_senate", "aurum_exchange", "windsong_commune")
    for seat in range(5):
        table.give(seat, pass_token=seat + 1)
    table.give(0, essence=9, shards=shards).track("", "pf1_first_stone").cleaning()
    # Step 5, the reservations, comes before the end check even when the target is reached.
    assert max(table.state.shards) == shards + 3
    assert table.state.stack[-1].kind is StepKind.RESERVE
    while table.state.stack and table.state.stack[-1].kind is not StepKind.BID:
        table.play(DECLINE)
    assert (not table.state.stack) is ends


# -- F.8 special tokens -------------------------------------------------------------------------------------


def test_v39_the_sand_clock_gives_one_more_main_action_once_a_round() -> None:
    table = Table("three_islands", "sun_university")
    table.island(0, {(1, 0): "loc_hourglass_tower"}).island(1, {(1, 0): "mon_frozen_hour"})
    table.give(0, wealth=2).give(1, wealth=1).turn(0, mains=0).hand(0, "ti_runesmith", "ti_axe_guard")
    table.play(Use(segment("loc_hourglass_tower"), 0))
    assert table.state.wealth[0] == 0
    assert table.state.mains == 1
    assert table.refuses(END_TURN) == "essence-main-due"
    table.play(Play(card("ti_runesmith"), 0))
    assert table.refuses(Play(card("ti_axe_guard"), 0)) == "essence-main-done"
    assert END_TURN in table.legal
    table.turn(1, mains=0).play(Use(segment("mon_frozen_hour"), 0))
    assert table.state.wealth[1] == 0
    assert table.state.mains == 0
    assert END_TURN in table.legal
