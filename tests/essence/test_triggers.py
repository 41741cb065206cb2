"""Triggers of Segments (D.5), in their order, and the three special tokens (D.7)."""

from __future__ import annotations

from game.essence.actions import (
    PASS,
    AttackSeat,
    Build,
    Place,
    Play,
    Read,
    Resolve,
    Sign,
    Split,
    Use,
)
from game.essence.grid import cell_at
from game.essence.state import StepKind
from game.essence.vocabulary import SpecialToken
from tests.essence.builder import a_turn, card, fragment, segment, treaty


def test_attacked_triggers_before_attack_won() -> None:
    table = a_turn().hand(0, "ti_axe_guard").give(0, attack=9)
    table.island(1, {(1, 0): "mon_last_wall"}).play(Play(card("ti_axe_guard"), 0), AttackSeat(1))
    assert table.state.stack[-1].seat == 1, "the defender takes two tokens"
    assert table.state.essence[0] == 10 - 3
    table.play(Split(2, 0))
    assert table.state.essence[0] == 10 - 3 + 1
    assert table.state.wealth[1] == 2


def test_read_triggers_after_the_bonus() -> None:
    table = a_turn("sun_university", "veiled_senate").track("", "pf1_crooked_stair")
    table.island(0, {(-1, 0): "loc_forum", (-1, 1): "loc_theatre"}).play(Read(fragment("pf1_crooked_stair")))
    assert table.state.stack[-1].kind is StepKind.GAIN_MIX
    assert table.state.essence[0] == 1, "the Palace waits until the bonus is received"
    table.play(Split(1, 0))
    assert table.state.essence[0] == 1 + 3


def test_the_trade_agreement_pays_after_the_triggers_of_the_signer() -> None:
    table = a_turn("veiled_senate", "sun_university").give(0, wealth=1)
    table.state.special[SpecialToken.TRADE] = 1
    table.play(Sign(treaty("treaty_rim_wardens")))
    assert table.state.stack[-1].kind is StepKind.GAIN_MIX
    assert table.state.wealth[1] == 0
    table.play(Split(0, 1))
    assert table.state.wealth[1] == 1


def test_several_triggers_resolve_in_the_order_of_their_owner() -> None:
    table = a_turn("sun_university", "veiled_senate").give(0, wealth=3)
    table.island(0, {(1, 0): "mon_great_orrery"}).track("", "pf1_offering_gold")
    table.play(Read(fragment("pf1_offering_gold")))
    palace = table.state.faction[0]
    assert table.legal == [Resolve(palace), Resolve(segment("mon_great_orrery"))]
    table.play(Resolve(segment("mon_great_orrery")))
    assert table.state.essence[0] == 3 + 2 + 3


def test_build_triggers_only_for_other_segments() -> None:
    table = a_turn().give(0, wealth=6, readied=2).display("mon_grand_bourse", "loc_mine")
    table.play(Build(segment("mon_grand_bourse")), Place(cell_at(1, 0)), Split(0, 1))
    assert table.state.wealth[0] == 1 + 1, "income when built, no trigger for itself"
    table.turn(0).play(Build(segment("loc_mine")), Place(cell_at(2, 0)))
    assert table.state.wealth[0] == 2 - 1 + 2 + 1


def test_pass_triggers_before_the_discards() -> None:
    table = a_turn("windsong_commune", "sun_university").hand(0, "wc_envoy", "wc_gardener")
    table.island(0, {(1, 0): "mon_thousand_masks"}).play(PASS)
    assert table.state.essence[0] == 2


def test_trade_agreement_lowers_prices_and_pays_its_holder() -> None:
    table = a_turn().island(0, {(1, 0): "loc_trade_house"}).play(Use(segment("loc_trade_house"), 0))
    assert table.state.special[SpecialToken.TRADE] == 0
    table.play(Sign(treaty("treaty_rim_wardens")))
    assert table.state.wealth[0] == 1, "the first space costs 1 less, the holder is not paid for itself"
    table.turn(1).give(1, influence=2).play(Sign(treaty("treaty_rim_wardens")))
    assert table.state.wealth[0] == 2


def test_take_token_takes_the_embassy_from_its_holder() -> None:
    table = a_turn("veiled_senate", "sun_university").hand(0, "vs_diplomat").give(0, influence=1)
    table.state.special[SpecialToken.EMBASSY] = 1
    table.play(Play(card("vs_diplomat"), 1))
    assert table.state.special[SpecialToken.EMBASSY] == 0
    assert table.state.essence[0] == 1
