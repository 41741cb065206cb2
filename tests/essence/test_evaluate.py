"""The evaluation knows Essence this round, Shards, Prophecy value and tempo."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ai.essence.evaluate import evaluate
from game.essence.actions import Build, Lift
from game.essence.rules import RULES
from game.essence.scoring import end_match
from game.essence.tables import OMENS
from tests.essence.builder import Table, a_turn, fragment, segment


def _better(change: Callable[[Table], object], seat: int = 0) -> float:
    """How much better seat 0 likes a turn after the change than before it."""
    before = a_turn().hand(0, "ti_runesmith").give(0, wealth=4, influence=2, readied=2)
    after = a_turn().hand(0, "ti_runesmith").give(0, wealth=4, influence=2, readied=2)
    change(after)
    return evaluate(after.state, seat) - evaluate(before.state, seat)


@pytest.mark.parametrize(
    "change",
    [
        lambda table: table.give(0, essence=3),
        lambda table: table.give(0, shards=1),
        lambda table: table.give(0, wealth=6),
        lambda table: table.give(0, influence=4),
        lambda table: table.give(0, attack=7),
        lambda table: table.hand(0, "ti_runesmith", "ti_quartermaster"),
        lambda table: table.state.claimed[0].append(fragment("pf3_old_dragon")),
        lambda table: table.give(1, readied=0),
    ],
    ids=["essence", "shards", "wealth", "influence", "attack", "cards", "fragments", "a rival's tempo"],
)
def test_what_is_good_for_a_seat_is_seen(change: Callable[[Table], object]) -> None:
    assert _better(change) > 0
    assert _better(change, seat=1) < 0


def test_a_shard_is_worth_more_than_a_little_essence() -> None:
    assert _better(lambda table: table.give(0, shards=1)) > _better(lambda table: table.give(0, essence=3))


def test_a_fragment_of_value_three_is_worth_more_than_one_of_value_one() -> None:
    three = _better(lambda table: table.state.claimed[0].append(fragment("pf3_old_dragon")))
    one = _better(lambda table: table.state.claimed[0].append(fragment("pf1_ash_harpy")))
    assert three > one


def test_passing_first_is_better_while_others_play_on() -> None:
    """The drip: the longer the rival will play, the more a passed seat expects."""
    idle = a_turn().give(0, pass_token=1)
    busy = a_turn().give(0, pass_token=1).hand(1, "us_lector", "us_engineer", "us_astral_scholar")
    drip = evaluate(busy.state, 0) - evaluate(idle.state, 0)
    hand = evaluate(a_turn().hand(1, "us_lector", "us_engineer", "us_astral_scholar").state, 0)
    assert drip > hand - evaluate(a_turn().state, 0)


def test_a_bought_segment_is_judged_by_its_best_cell() -> None:
    table = a_turn("windsong_commune", "sun_university").give(0, wealth=3, readied=1).display("loc_tavern")
    before = evaluate(table.state, 0)
    RULES.apply(table.state, Build(segment("loc_tavern")), table.chance)
    assert evaluate(table.state, 0) > before


def test_a_lifted_segment_is_judged_by_where_it_can_go() -> None:
    table = a_turn("sun_university", "veiled_senate").hand(0, "us_engineer")
    table.island(0, {(1, 0): "loc_market", (0, 1): "loc_theatre", (-1, 0): "loc_essence_well"})
    RULES.apply(table.state, RULES.legal(table.state)[0], table.chance)
    values = {}
    for name in ("loc_market", "loc_essence_well"):
        lifted = table.state.copy()
        RULES.apply(lifted, Lift(segment(name)), table.chance)
        values[name] = evaluate(lifted, 0)
    # The Market is worth 2 + 1 beside the Theatre, the Essence Well 3 + 1 beside the Palace.
    assert values["loc_essence_well"] - values["loc_market"] == pytest.approx(1)


def test_a_won_match_is_worth_more_than_any_position() -> None:
    table = Table("three_islands", "sun_university").give(0, shards=12).give(1, shards=9)
    table.state.stack.clear()
    end_match(table.state, [])
    assert evaluate(table.state, 0) > 500
    assert evaluate(table.state, 1) <= 0


def test_a_beaten_monster_is_worth_reading() -> None:
    table = a_turn("sun_university", "veiled_senate").track("", "pf3_old_dragon")
    before = evaluate(table.state, 0)
    table.state.beaten.append(fragment("pf3_old_dragon"))
    assert evaluate(table.state, 0) - before > OMENS[fragment("pf3_old_dragon")].value
