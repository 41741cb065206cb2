"""One test per primitive of the vocabulary (D.2, D.3)."""

from __future__ import annotations

from game.essence.actions import (
    DECLINE,
    END_TURN,
    PASS,
    AttackSeat,
    AttackThreat,
    Build,
    ChooseOpponent,
    Cycle,
    Discard,
    Exhaust,
    Lift,
    Place,
    Play,
    Put,
    Read,
    Ready,
    Recover,
    Sign,
    Split,
    SwapWith,
    Use,
)
from game.essence.effects import is_met
from game.essence.gains import ready_foundation
from game.essence.grid import cell_at
from game.essence.hands import ready_choices
from game.essence.state import NOT_ATTACKED, Step, StepKind
from game.essence.vocabulary import Condition, ConditionKind, SpecialToken
from tests.essence.builder import a_turn, card, fragment, segment, treaty

# -- prices (D.2) -------------------------------------------------------------------------------------------


def test_price_wealth() -> None:
    table = a_turn("aurum_exchange", "sun_university").hand(0, "ae_financier").give(0, wealth=2)
    assert table.refuses(Play(card("ae_financier"), 0)) == "essence-cannot-pay"
    table.give(0, wealth=4).play(Play(card("ae_financier"), 0))
    assert table.numbers(0, "wealth", "essence") == (1, 6)


def test_price_influence() -> None:
    table = a_turn("veiled_senate", "sun_university").hand(0, "vs_orator").give(0, influence=1, wealth=5)
    assert table.refuses(Play(card("vs_orator"), 0)) == "essence-cannot-pay"
    table.give(0, influence=2).play(Play(card("vs_orator"), 0))
    assert table.numbers(0, "influence", "essence") == (0, 6)


def test_price_any_is_a_mix_of_own_choice() -> None:
    table = a_turn().island(0, {(1, 0): "loc_hourglass_tower"}).give(0, wealth=2, influence=1)
    table.play(Use(segment("loc_hourglass_tower"), 0))
    assert table.legal == [Split(1, 1), Split(2, 0)]
    table.play(Split(1, 1))
    assert table.numbers(0, "wealth", "influence") == (1, 0)


def test_price_cards_takes_other_cards_of_own_choice() -> None:
    table = a_turn("windsong_commune", "sun_university").hand(0, "wc_dreamer")
    assert table.refuses(Play(card("wc_dreamer"), 0)) == "essence-cannot-pay"
    table.hand(0, "wc_dreamer", "wc_envoy", "wc_gardener")
    table.play(Play(card("wc_dreamer"), 0), Discard(card("wc_envoy")))
    assert table.state.hands[0] == [card("wc_gardener")]
    assert table.state.discards[0] == [card("wc_envoy"), card("wc_dreamer")]
    assert table.state.essence[0] == 3


def test_price_foundation() -> None:
    table = a_turn().island(0, {(1, 0): "loc_shipyard"}).give(0, readied=0, spent=2)
    assert table.refuses(Use(segment("loc_shipyard"), 0)) == "essence-cannot-pay"
    table.give(0, readied=1, spent=1)
    table.play(Use(segment("loc_shipyard"), 0))
    assert table.numbers(0, "readied", "spent", "wealth") == (0, 2, 2)


def test_price_attack() -> None:
    table = a_turn().island(0, {(1, 0): "loc_dueling_pit"}).give(0, attack=0)
    assert table.refuses(Use(segment("loc_dueling_pit"), 0)) == "essence-cannot-pay"
    table.give(0, attack=3).play(Use(segment("loc_dueling_pit"), 0))
    assert table.numbers(0, "attack", "essence") == (2, 2)


def test_price_defense() -> None:
    table = a_turn().hand(0, "ti_shieldbearer").give(0, attack=5, defense=1)
    assert table.refuses(Play(card("ti_shieldbearer"), 1)) == "essence-cannot-pay"
    table.give(0, defense=3)
    table.play(Play(card("ti_shieldbearer"), 1))
    assert table.numbers(0, "attack", "defense") == (7, 1)


# -- plain effects (D.3) ------------------------------------------------------------------------------------


def test_gain_wealth_and_influence() -> None:
    table = a_turn("windsong_commune", "sun_university").hand(0, "wc_envoy")
    table.play(Play(card("wc_envoy"), 0))
    assert table.numbers(0, "wealth", "influence") == (1, 1)
    assert table.state.mains == 1, "a side action leaves the main action"


def test_gain_any_is_a_mix_of_own_choice() -> None:
    table = a_turn().hand(0, "adv_treasurer")
    table.play(Play(card("adv_treasurer"), 1))
    assert table.legal == [Split(0, 2), Split(1, 1), Split(2, 0)]
    table.play(Split(0, 2))
    assert table.state.influence[0] == 2


def test_gain_essence_by_a_counter_with_a_cap() -> None:
    table = a_turn("windsong_commune", "sun_university")
    table.hand(0, "wc_choirmaster", "wc_gardener", "wc_envoy", "wc_dreamer", "wc_windrider")
    table.play(Play(card("wc_choirmaster"), 0))
    assert table.state.essence[0] == 1 + 3, "four cards are left in hand, three count"


def test_draw_raise_attack_and_raise_defense() -> None:
    table = a_turn().hand(0, "adv_warden", "ti_quartermaster")
    table.give(0, attack=5, defense=3)
    table.play(Play(card("adv_warden"), 0), Play(card("ti_quartermaster"), 1))
    assert table.numbers(0, "attack", "defense") == (6, 5)
    assert len(table.state.hands[0]) == 1


def test_add_foundation() -> None:
    table = a_turn().hand(0, "adv_architect").give(0, readied=0, spent=2)
    table.play(Play(card("adv_architect"), 1))
    assert table.numbers(0, "readied", "spent") == (1, 2)


def test_ready_foundation_when_built() -> None:
    table = a_turn().give(0, readied=1, spent=1, wealth=2).display("loc_golem_workshop")
    table.play(Build(segment("loc_golem_workshop")), Place(cell_at(0, 1)))
    assert table.numbers(0, "readied", "spent", "wealth") == (1, 1, 1)
    ready_foundation(table.state, 0, 3, [])
    assert table.numbers(0, "readied", "spent") == (2, 0), "no more than were exhausted"


# -- attack -------------------------------------------------------------------------------------------------


def test_attack_limits_its_target() -> None:
    table = a_turn("veiled_senate", "sun_university", "three_islands").hand(0, "vs_assassin")
    table.give(0, influence=2).track("", "pf1_ash_harpy").play(Play(card("vs_assassin"), 0))
    assert table.legal == [AttackSeat(1), AttackSeat(2)]


def test_attack_may_aim_at_everything_without_a_limit() -> None:
    table = a_turn().hand(0, "ti_axe_guard").track("pf1_fog_stalker", "pf1_ash_harpy", "pf1_first_stone")
    table.play(Play(card("ti_axe_guard"), 0))
    assert [action[-1] for action in table.legal] == ["attack", "attack-threat", "attack-monster"]


def test_attack_without_a_target_is_neither_won_nor_lost() -> None:
    table = a_turn("sun_university", "veiled_senate").hand(0, "us_sunfire_adept")
    table.play(Play(card("us_sunfire_adept"), 1))
    assert table.state.stack[-1].kind is StepKind.TURN
    assert table.state.wins[0] == 0
    for kind in (ConditionKind.WON, ConditionKind.LOST):
        assert not is_met(table.state, 0, Condition(kind), NOT_ATTACKED)


def test_attack_with_a_third_argument_takes_up_to_so_many_tokens() -> None:
    table = a_turn("three_islands", "sun_university").hand(0, "ti_ram_captain")
    table.give(0, attack=5, wealth=1).give(1, defense=1, wealth=2, influence=1)
    table.play(Play(card("ti_ram_captain"), 0))
    assert table.legal == [Split(2, 0), Split(1, 1), Split(1, 0), Split(0, 1), DECLINE]
    table.play(Split(1, 1))
    assert table.numbers(0, "wealth", "influence") == (1, 1)


def test_the_victor_may_exhaust_a_segment_although_tokens_lie_there() -> None:
    table = a_turn().hand(0, "ti_axe_guard").give(0, attack=9).give(1, wealth=1)
    table.island(1, {(1, 0): "loc_brewery", (0, 1): "loc_bank"})
    table.play(Play(card("ti_axe_guard"), 0), AttackSeat(1))
    assert table.legal == [Split(1, 0), Exhaust(segment("loc_brewery")), DECLINE]
    table.play(Exhaust(segment("loc_brewery")))
    assert table.state.tired == [segment("loc_brewery")]
    table.turn(1)
    assert table.refuses(Use(segment("loc_brewery"), 0)) == "essence-is-exhausted"


def test_if_won_repeats_the_attack() -> None:
    table = a_turn().hand(0, "ti_oath_thane").give(0, attack=3, influence=1)
    table.play(Play(card("ti_oath_thane"), 0), AttackThreat(), AttackThreat())
    assert table.state.threat == 2
    assert table.state.essence[0] == 3 + 2 + 2, "3, then 2, and 1 from the Palace for each"


def test_monster_essence_switch() -> None:
    table = a_turn("sun_university", "veiled_senate", monster_essence=True).hand(0, "us_sunfire_adept")
    table.give(0, attack=3).track("", "pf1_ash_harpy").play(Play(card("us_sunfire_adept"), 1))
    assert table.state.essence[0] == 7 - 4


def test_a_beaten_monster_is_forgotten_with_the_turn() -> None:
    table = a_turn("sun_university", "veiled_senate").hand(0, "us_sunfire_adept")
    table.give(0, attack=3).track("", "pf1_ash_harpy").play(Play(card("us_sunfire_adept"), 1))
    assert Read(fragment("pf1_ash_harpy")) in table.legal
    table.play(END_TURN, PASS)
    assert table.state.stack[-1].seat == 0
    assert table.refuses(Read(fragment("pf1_ash_harpy"))) == "essence-monster-first"


# -- one chosen opponent ------------------------------------------------------------------------------------


def test_steal_any_from_a_chosen_opponent() -> None:
    table = a_turn("veiled_senate", "sun_university", "three_islands").hand(0, "vs_spymaster")
    table.give(1, wealth=1, influence=2).give(2, wealth=3)
    table.play(Play(card("vs_spymaster"), 0))
    assert table.legal == [ChooseOpponent(1), ChooseOpponent(2)]
    table.play(ChooseOpponent(1))
    assert table.legal == [Split(0, 2), Split(1, 1)]
    table.play(Split(1, 1))
    assert table.numbers(0, "wealth", "influence", "essence") == (1, 1, 2)
    assert table.numbers(1, "wealth", "influence") == (0, 1)


def test_steal_of_one_kind_passes_over_those_who_have_none() -> None:
    table = a_turn("veiled_senate", "sun_university", "three_islands")
    table.island(0, {(1, 0): "loc_tax_office"}).give(1, influence=4).give(2, wealth=1)
    table.play(Use(segment("loc_tax_office"), 0))
    assert table.numbers(0, "wealth", "influence") == (1, 0)
    assert table.state.wealth[2] == 0


def test_sap_defense_stops_at_nothing() -> None:
    table = a_turn("veiled_senate", "sun_university").hand(0, "vs_saboteur").give(1, defense=1)
    table.play(Play(card("vs_saboteur"), 0))
    assert table.state.defense[1] == 0


def test_force_discard_is_the_choice_of_the_opponent() -> None:
    table = a_turn("veiled_senate", "sun_university").hand(0, "vs_saboteur")
    table.hand(1, "us_engineer", "us_seer").play(Play(card("vs_saboteur"), 1))
    assert table.state.stack[-1].seat == 1
    table.play(Discard(card("us_seer")))
    assert table.state.hands[1] == [card("us_engineer")]
    assert table.state.essence[0] == 1


def test_exhaust_segment_needs_one_with_an_option() -> None:
    table = a_turn("veiled_senate", "sun_university").hand(0, "vs_blackmailer").give(0, influence=1)
    table.island(1, {(1, 0): "loc_bank", (0, 1): "loc_brewery", (1, 1): "loc_mint"})
    table.play(Play(card("vs_blackmailer"), 0))
    assert table.legal == [Exhaust(segment("loc_mint")), Exhaust(segment("loc_brewery")), DECLINE]
    table.play(Exhaust(segment("loc_mint")))
    assert table.state.essence[0] == 2


def test_the_embassy_protects_its_holder() -> None:
    table = a_turn("veiled_senate", "sun_university").hand(0, "vs_spymaster", "vs_saboteur")
    table.give(1, wealth=3)
    table.state.special[SpecialToken.EMBASSY] = 1
    table.play(Play(card("vs_saboteur"), 0), Play(card("vs_spymaster"), 0))
    assert table.numbers(1, "wealth", "defense") == (3, 3)
    assert table.state.essence[0] == 2, "the rest of the option still resolves"


# -- cards and segments of one's own ------------------------------------------------------------------------


def test_ready_segment_wakes_segments_of_one_s_own() -> None:
    table = a_turn("windsong_commune", "sun_university").hand(0, "wc_envoy")
    table.island(0, {(1, 0): "loc_brewery", (0, 1): "loc_mint"})
    table.island(1, {(1, 0): "loc_observatory"})
    table.state.tired[:] = [segment("loc_observatory"), segment("loc_brewery"), segment("loc_mint")]
    table.play(Play(card("wc_envoy"), 1))
    assert table.legal == [Ready(segment("loc_brewery")), Ready(segment("loc_mint")), DECLINE]
    table.play(Ready(segment("loc_mint")))
    assert table.state.tired == [segment("loc_observatory"), segment("loc_brewery")]
    assert table.state.essence[0] == 1


def test_ready_segment_leaves_out_the_segment_that_produces_it() -> None:
    table = a_turn().island(0, {(1, 0): "loc_brewery", (0, 1): "loc_mint"})
    table.state.tired[:] = [segment("loc_brewery"), segment("loc_mint")]
    by_the_mint = Step(StepKind.READY, 0, segment("loc_mint"), 1)
    assert ready_choices(table.state, by_the_mint) == [Ready(segment("loc_brewery")), DECLINE]


def test_recover_takes_cards_back_before_all_eyes() -> None:
    table = a_turn("sun_university", "veiled_senate").hand(0, "us_archivist").give(0, influence=1)
    table.discarded(0, "us_engineer", "us_seer", "us_lector")
    table.play(Play(card("us_archivist"), 1), Recover(card("us_seer")), Recover(card("us_engineer")))
    assert table.state.hands[0] == table.state.shown[0] == [card("us_engineer"), card("us_seer")]
    assert table.state.discards[0] == [card("us_lector"), card("us_archivist")]


def test_relocate_any_moves_or_swaps() -> None:
    name = "mon_hanging_gardens"
    table = a_turn().give(0, wealth=5, readied=1).island(0, {(1, 0): "loc_market"}).display(name)
    table.play(Build(segment(name)), Place(cell_at(2, 0)), Lift(segment("loc_market")))
    assert SwapWith(segment(name)) in table.legal
    assert Put(cell_at(0, 0)) not in table.legal
    table.play(SwapWith(segment(name)))
    assert table.state.islands[0][cell_at(2, 0)] == segment("loc_market")


def test_relocation_may_be_declined_and_the_palace_scores_nothing() -> None:
    table = a_turn("windsong_commune", "sun_university").hand(0, "wc_gardener", "wc_envoy")
    table.give(0, influence=1).island(0, {(1, 0): "loc_market"})
    palace = table.state.faction[0]
    table.play(Use(palace, 0), Discard(card("wc_envoy")), Lift(palace), Put(cell_at(2, 0)))
    assert table.state.essence[0] == 0
    table.turn(0).give(0, influence=1).hand(0, "wc_gardener").play(Play(card("wc_gardener"), 0), DECLINE)
    assert table.state.stack[-1].kind is StepKind.TURN


def test_build_effect_is_cheaper_but_needs_a_foundation() -> None:
    table = a_turn("aurum_exchange", "sun_university").hand(0, "ae_master_builder").display("loc_bank")
    table.give(0, wealth=1, readied=1)
    table.play(Play(card("ae_master_builder"), 0), Build(segment("loc_bank")), Place(cell_at(1, 0)))
    assert table.numbers(0, "wealth", "readied") == (0 + 2 + 1, 0)
    table.turn(0).hand(0, "ae_master_builder").display("loc_mine")
    table.play(Play(card("ae_master_builder"), 0))
    assert table.state.stack[-1].kind is StepKind.TURN


def test_read_effect_does_not_use_up_the_side_action() -> None:
    table = a_turn("sun_university", "veiled_senate").hand(0, "us_lector").give(0, wealth=3, influence=3)
    table.track("", "pf1_offering_gold", "pf1_offering_words")
    table.play(Play(card("us_lector"), 0), Read(fragment("pf1_offering_gold")))
    assert Read(fragment("pf1_offering_words")) in table.legal


def test_read_effect_lowers_the_cost_and_not_the_offering() -> None:
    table = a_turn("aurum_exchange", "veiled_senate").hand(0, "adv_oracle").give(0, influence=4)
    table.track("", "pf1_offering_words")
    table.play(Play(card("adv_oracle"), 1), Read(fragment("pf1_offering_words")))
    assert table.numbers(0, "influence", "essence") == (4 - 3, 3 + 2)


def test_treaty_effect_is_cheaper() -> None:
    table = a_turn("veiled_senate", "sun_university").hand(0, "vs_jurist")
    table.play(Play(card("vs_jurist"), 0), Sign(treaty("treaty_rim_wardens")), Split(0, 1))
    assert table.state.defense[0] == 4 + 3
    assert table.numbers(0, "treaties", "essence", "influence") == (1, 2, 1), "2 Essence from the Palace"


def test_cycle_prophecy_discards_slides_and_refills() -> None:
    table = a_turn("sun_university", "veiled_senate").hand(0, "us_seer")
    table.track("pf1_first_stone", "pf1_two_banners", "pf1_red_dawn").pile_top("pf1_open_purse")
    table.play(Play(card("us_seer"), 0), Cycle(fragment("pf1_red_dawn")))
    names = ["pf1_open_purse", "pf1_first_stone", "pf1_two_banners"]
    assert table.state.track[:3] == [fragment(name) for name in names]
    assert table.state.gone == [fragment("pf1_red_dawn")]
    assert table.state.essence[0] == 1
