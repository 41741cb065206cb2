"""The worked examples of the rules (F.1 to F.5): bidding, building, attacks, moving, Prophecies."""

from __future__ import annotations

import pytest

from game.essence.actions import (
    PASS,
    AttackSeat,
    AttackThreat,
    Bid,
    Build,
    Lift,
    Place,
    Play,
    Put,
    RankNext,
    Read,
    Sign,
    Split,
    SwapWith,
    TakeAdvisor,
    Use,
)
from game.essence.cards import FACTIONS
from game.essence.gains import add_foundation, ready_foundation
from game.essence.grammar import parse_requirement
from game.essence.grid import cell_at
from game.essence.island import move_targets
from game.essence.patterns import is_laid, placements
from game.essence.tables import SEGMENT_TYPE
from tests.essence.builder import Table, card, fragment, segment, treaty

ADMIRAL, HIEROPHANT, ARCHITECT, ORACLE = 0, 1, 3, 5


# -- F.1 bidding --------------------------------------------------------------------------------------------


def test_v01_ranks_bids_by_sum_then_influence() -> None:
    magda, tomek, przemo = 0, 1, 2
    table = Table("three_islands", "sun_university", "veiled_senate").bidding()
    for seat in (magda, tomek, przemo):
        table.give(seat, wealth=4, influence=4)
    table.play(Bid(2, 1), Bid(4, 0), Bid(1, 2))
    assert table.state.ranking == [tomek, przemo, magda]
    paid = [8 - sum(table.numbers(seat, "wealth", "influence")) for seat in (magda, tomek, przemo)]
    assert paid == [3, 4, 3]
    table.play(TakeAdvisor(ADMIRAL))
    assert table.refuses(TakeAdvisor(ADMIRAL)) == "essence-no-advisor"
    assert table.legal == [TakeAdvisor(pile) for pile in range(1, 6)], "any of the other five"
    table.play(TakeAdvisor(ARCHITECT), TakeAdvisor(HIEROPHANT))
    taken = ["adv_hierophant", "adv_admiral", "adv_architect"]
    assert table.state.hands == [[card(name)] for name in taken], "of Magda, Tomek and Przemo"
    assert table.state.face_up == [False, False, True, False, True, True]
    assert table.state.advisor_wealth == [0, 0, 1, 0, 1, 1]


def test_v02_an_advisor_left_twice_carries_two_wealth() -> None:
    table = Table("three_islands", "sun_university").bidding()
    for left in (1, 2):
        table.play(Bid(0, 0), Bid(0, 0))
        assert table.state.advisor_wealth[ORACLE] == left
        table.give(0, pass_token=1).give(1, pass_token=2).next_round()
        assert table.state.advisor_wealth[ORACLE] == left, "no second Oracle was turned up"
    table.give(0, wealth=1).play(Bid(1, 0), Bid(0, 0), TakeAdvisor(ORACLE))
    assert table.state.wealth[0] == 2
    assert card("adv_oracle") in table.state.hands[0], "the first of the pile"
    assert not table.state.face_up[ORACLE]
    table.give(0, pass_token=1).give(1, pass_token=2).next_round()
    assert table.state.face_up[ORACLE]
    assert table.state.advisor_wealth[ORACLE] == 0


@pytest.mark.parametrize("first", [1, 2])
def test_v03_the_first_player_orders_tied_bidders(first: int) -> None:
    table = Table("three_islands", "sun_university", "veiled_senate").bidding()
    for seat in (1, 2):
        table.give(seat, wealth=1, influence=1)
    table.play(Bid(0, 0), Bid(1, 1), Bid(1, 1))
    assert table.state.stack[-1].seat == 0
    assert table.legal == [RankNext(1), RankNext(2)]
    table.play(RankNext(first))
    assert table.state.ranking == [first, 3 - first]
    table.play(TakeAdvisor(ADMIRAL), TakeAdvisor(HIEROPHANT))
    assert not table.state.hands[0]


# -- F.2 building -------------------------------------------------------------------------------------------


def test_v04_the_tavern() -> None:
    table = Table("veiled_senate", "sun_university").turn(0)
    table.island(0, {(1, 0): "loc_theatre", (0, 1): "loc_gardens"})
    table.give(0, wealth=2, readied=1, spent=0).hand(0, "vs_orator").display("loc_tavern")
    table.play(Build(segment("loc_tavern")), Place(cell_at(1, 1)))
    assert table.numbers(0, "essence", "wealth", "readied", "spent") == (4, 0, 0, 1)
    assert len(table.state.hands[0]) == 3


def test_v05_a_monument_counts_its_plus_neighbours_twice() -> None:
    table = Table("veiled_senate", "sun_university").turn(0)
    table.island(
        0,
        {
            (1, 0): "loc_barracks",
            (0, 1): "loc_watchtower",
            (1, -1): "loc_forum",
            (2, -1): "loc_bank",
            (2, 0): "loc_mine",
            (-1, 1): "loc_mage_tower",
            (2, 1): "loc_theatre",
        },
    )
    table.give(0, wealth=5, readied=1).display("mon_sky_marshal")
    table.play(Build(segment("mon_sky_marshal")), Place(cell_at(1, 1)))
    assert table.state.essence[0] == 7


def test_v06_placement_never_gives_less_than_nothing() -> None:
    table = Table("sun_university", "veiled_senate").turn(0)
    table.island(0, {(1, 0): "loc_bank", (1, 1): "loc_mage_tower"})
    table.give(0, wealth=1, readied=1).display("loc_dueling_pit")
    table.play(Build(segment("loc_dueling_pit")), Place(cell_at(0, 1)))
    assert table.state.essence[0] == 0


def test_v07_foundations_never_exceed_five() -> None:
    table = Table("three_islands", "sun_university").give(0, readied=4, spent=1)
    add_foundation(table.state, 0, 1, [])
    assert table.numbers(0, "readied", "spent") == (4, 1)
    ready_foundation(table.state, 0, 1, [])
    assert table.numbers(0, "readied", "spent") == (5, 0)


def test_v08_income_counts_when_built_and_in_every_later_income() -> None:
    table = Table("three_islands", "sun_university").turn(0)
    table.give(0, wealth=2, readied=1, attack=5).display("loc_barracks")
    table.play(Build(segment("loc_barracks")), Place(cell_at(1, 0)))
    assert table.state.attack[0] == 6
    table.give(0, attack=9, pass_token=1).give(1, pass_token=2).next_round()
    assert table.state.attack[0] == FACTIONS[table.state.faction[0]].attack + 1


def test_v09_a_segment_just_built_counts_itself() -> None:
    table = Table("veiled_senate", "sun_university").turn(0)
    table.island(0, {(-1, 0): "loc_theatre"})
    table.give(0, wealth=1, readied=1).display("loc_gardens")
    table.play(Build(segment("loc_gardens")), Place(cell_at(1, 0)))
    assert table.state.essence[0] == 4


# -- F.3 attack and defense ---------------------------------------------------------------------------------


def _magda_and_tomek() -> Table:
    table = Table("three_islands", "sun_university").turn(0)
    return table.give(0, attack=6, influence=2).give(1, defense=3, wealth=1)


def test_v10_magda_attacks_tomek_by_treaty() -> None:
    table = _magda_and_tomek()
    table.play(Sign(treaty("treaty_free_companies")), AttackSeat(1), Split(1, 0))
    # 3 for the difference, and 1 from the Palace that the example leaves out.
    assert table.numbers(0, "essence", "influence", "wealth") == (3 + 1, 0, 1)
    assert table.numbers(1, "wealth", "defense") == (0, 4)
    assert table.state.wins == [1, 0]


def test_v11_an_equal_attack_fails() -> None:
    table = Table("aurum_exchange", "sun_university").turn(0).hand(0, "ae_sellsword_captain")
    table.give(0, attack=1, wealth=2).give(1, defense=5, wealth=3)
    table.play(Play(card("ae_sellsword_captain"), 0), AttackSeat(1))
    assert table.numbers(0, "essence", "wins") == (0, 0)
    assert table.numbers(1, "defense", "wealth") == (5, 3)
    assert table.state.tired == []
    assert table.state.wealth[0] == 2, "the if-lost effect pays 2 Wealth"


def test_v11_if_won_effects_do_not_apply_to_a_lost_attack() -> None:
    table = Table("windsong_commune", "sun_university").turn(0).hand(0, "wc_windrider")
    table.give(0, attack=3).give(1, defense=5)
    table.play(Play(card("wc_windrider"), 0), AttackSeat(1))
    assert not table.state.hands[0]


def test_v12_the_threat_grows_with_each_attack() -> None:
    table = Table("three_islands", "sun_university").turn(0, mains=2)
    table.hand(0, "ti_axe_guard", "ti_axe_guard").give(0, attack=5)
    essence: list[int] = []
    for copy in (0, 1):
        before = table.state.essence[0]
        table.play(Play(card("ti_axe_guard", copy), 0), AttackThreat())
        essence.append(table.state.essence[0] - before)
    palace = 1
    assert essence == [6 + palace, 5 + palace]
    assert table.state.threat == 2
    assert table.numbers(0, "wins", "wealth", "influence") == (2, 0, 0)


def _adept(monster: str) -> Table:
    table = Table("sun_university", "veiled_senate").turn(0).hand(0, "us_sunfire_adept")
    table.give(0, attack=3, influence=2).track("", "", monster)
    return table


def test_v14_a_beaten_monster_can_be_read() -> None:
    table = _adept("pf2_basalt_giant")
    giant = fragment("pf2_basalt_giant")
    assert table.refuses(Read(giant)) == "essence-monster-first"
    table.play(Play(card("us_sunfire_adept"), 1))
    assert table.numbers(0, "essence", "wins") == (0, 1)
    table.play(Read(giant))
    assert table.numbers(0, "influence", "essence") == (1, 5 + 3)
    assert len(table.state.hands[0]) == 1
    assert table.state.claimed[0] == [giant]


def test_v15_a_monster_of_equal_defense_stays_unbeaten() -> None:
    table = _adept("pf2_thunder_roc")
    table.play(Play(card("us_sunfire_adept"), 1))
    assert table.numbers(0, "essence", "wins") == (0, 0)
    assert table.refuses(Read(fragment("pf2_thunder_roc"))) == "essence-monster-first"
    assert table.numbers(0, "influence") == (2,)


def test_v16_the_embassy_adds_two_to_the_defense() -> None:
    table = _magda_and_tomek()
    table.give(1, wealth=0).island(0, {})
    table.state.special[0] = 1
    table.play(Sign(treaty("treaty_free_companies")), AttackSeat(1))
    assert table.state.essence[0] == 1 + 1, "6 against 5, and 1 from the Palace"
    assert table.state.defense[1] == 4


# -- F.4 moving segments ------------------------------------------------------------------------------------


def _tomeks_island() -> Table:
    table = Table("sun_university", "veiled_senate").turn(0).hand(0, "us_engineer")
    table.island(0, {(1, 0): "loc_market", (0, 1): "loc_theatre", (0, 2): "loc_forum"})
    return table.play(Play(card("us_engineer"), 0))


def test_v17_the_engineer_moves_the_market() -> None:
    table = _tomeks_island()
    table.play(Lift(segment("loc_market")), Put(cell_at(1, 1)))
    assert table.numbers(0, "essence", "wealth") == (3, 0)
    assert table.state.islands[0][cell_at(1, 1)] == segment("loc_market")


def test_v18_a_segment_that_joins_others_must_stay() -> None:
    table = _tomeks_island()
    assert table.refuses(Lift(segment("loc_theatre"))) == "essence-would-break"
    assert cell_at(2, 0) not in move_targets(table.state.islands[0], cell_at(0, 1))
    assert Lift(segment("loc_forum")) in table.legal


def test_v20_only_the_final_arrangement_must_be_connected() -> None:
    table = Table("sun_university", "veiled_senate").turn(0).hand(0, "us_engineer")
    table.island(0, {(1, 0): "loc_market", (1, 1): "loc_theatre"})
    table.play(Play(card("us_engineer"), 0), Lift(segment("loc_market")), Put(cell_at(0, 1)))
    assert set(table.state.islands[0]) == {cell_at(0, 0), cell_at(1, 1), cell_at(0, 1)}


@pytest.mark.parametrize(
    ("swap_scores", "scored", "other", "essence"),
    [
        ("one", "loc_goldsmith", "loc_gallery", 5),
        ("one", "loc_gallery", "loc_goldsmith", 3),
        ("both", "loc_goldsmith", "loc_gallery", 8),
    ],
)
def test_v21_of_an_exchange_the_chosen_segment_scores(
    swap_scores: str, scored: str, other: str, essence: int
) -> None:
    table = Table("sun_university", "veiled_senate", swap_scores=swap_scores).turn(0)
    # At its new cell the Gallery is worth 3 + 0; the Goldsmith 4 + 1 beside the Bank.
    table.island(
        0,
        {
            (1, 0): "loc_mirror_gate",
            (-1, 0): "loc_goldsmith",
            (2, 0): "loc_gallery",
            (3, 0): "loc_bank",
        },
    )
    table.play(Use(segment("loc_mirror_gate"), 0), Lift(segment(scored)), SwapWith(segment(other)))
    assert table.state.essence[0] == essence


# -- F.5 prophecies -----------------------------------------------------------------------------------------


def _dreamer() -> Table:
    table = Table("sun_university", "veiled_senate").turn(0).give(0, influence=2)
    # E A over C, turned: the Palace is the A.
    table.island(0, {(-1, 0): "loc_market", (-1, 1): "loc_theatre"})
    return table.track("", "", "pf1_offering_words", "pf2_market_of_dreams")


def test_v22_tomek_reads_as_a_side_action() -> None:
    table = _dreamer()
    table.play(Read(fragment("pf2_market_of_dreams")))
    palace = 3
    assert table.numbers(0, "influence", "essence") == (0, 3 + palace)
    assert table.state.claimed[0] == [fragment("pf2_market_of_dreams")]
    assert PASS in table.legal, "the main action is still available"
    table.give(0, influence=9)
    assert table.refuses(Read(fragment("pf1_offering_words"))) == "essence-has-read"


def test_v23_cards_to_the_left_of_the_gap_slide_right() -> None:
    table = Table("aurum_exchange", "veiled_senate").turn(0).give(0, wealth=9, influence=9)
    names = ["pf1_offering_words", "pf1_two_banners", "pf1_red_dawn", "pf1_offering_gold"]
    names += ["pf1_ash_harpy", "pf1_cliff_wyrm"]
    table.track(*names).pile_top("pf1_open_purse")
    assert table.refuses(Read(fragment("pf1_offering_words"))) == "essence-locked", (
        "although it could be paid"
    )
    table.play(Read(fragment("pf1_offering_gold")))
    expected = ["pf1_open_purse", *names[:3], *names[4:]]
    assert table.state.track == [fragment(name) for name in expected]


@pytest.mark.parametrize(("column", "is_met"), [("MEP", True), ("MPE", False)])
def test_v26_a_star_takes_any_segment(column: str, is_met: bool) -> None:
    sample = {"M": "loc_barracks", "E": "loc_bank", "P": "loc_forum"}
    island = {cell_at(0, y): segment(sample[letter]) for y, letter in enumerate(column)}
    (pattern,) = parse_requirement("pattern(M*P)").patterns
    assert is_laid(island, SEGMENT_TYPE, placements(pattern)) is is_met


def test_v27_cost_and_offering_are_paid_together() -> None:
    table = Table("aurum_exchange", "veiled_senate").turn(0).give(0, wealth=2, influence=3)
    table.island(
        0,
        {(1, 0): "loc_barracks", (0, 1): "loc_mage_tower", (-1, 0): "loc_theatre", (0, -1): "loc_forum"},
    )
    table.track("", "pf3_five_lights")
    table.play(Read(fragment("pf3_five_lights")))
    assert table.numbers(0, "wealth", "influence", "essence") == (0, 0, 6)
