"""Sentences of the rules that no worked example shows, each test by the number of its rule."""

from __future__ import annotations

from game.action import Ref
from game.chance import ScriptedChance
from game.essence.actions import (
    DECLINE,
    PASS,
    AttackMonster,
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
    Reserve,
    Sign,
    Split,
    TakeAdvisor,
    Use,
)
from game.essence.cards import FACTIONS
from game.essence.events import FragmentRevealed, Gained, ThreatStruck
from game.essence.grid import cell_at
from game.essence.rules import RULES
from game.essence.scoring import end_match, prophecy_shards, tie_break, winners
from game.essence.setup import set_up
from game.essence.state import EssenceOptions, StepKind
from game.essence.tables import LOCATION_NUMBERS, MONUMENT_NUMBERS, NOTHING, OMENS
from game.essence.vocabulary import SpecialToken
from tests.essence.builder import Table, a_turn, card, fragment, segment, treaty


def _everybody_passed(*factions: str) -> Table:
    table = Table(*factions)
    for seat in range(len(factions)):
        table.give(seat, pass_token=seat + 1)
    return table


# -- setup --------------------------------------------------------------------------------------------------


def test_b7_fragments_are_dealt_from_space_six_to_space_one() -> None:
    unshuffled = [list(range(cards)) for cards in (5, 15, 19, 21, 14, 76, 8, 8)]
    state = set_up(EssenceOptions(), ScriptedChance(*unshuffled, 0))
    # Fragments 0 to 5 of value I were removed, and the last of them lies on top.
    assert state.track == [15, 16, 17, 18, 19, 20]
    assert [OMENS[number].value for number in state.pile] == [3] * 15 + [2] * 13 + [1] * 9


# -- preparation and income ---------------------------------------------------------------------------------


def test_c2_an_empty_deck_is_made_anew_from_the_discards_of_its_kind() -> None:
    table = _everybody_passed("three_islands", "sun_university")
    state = table.state
    state.monument_discards, state.monument_deck = state.monument_deck, []
    state.location_discards, state.location_deck = state.location_deck[1:], state.location_deck[:1]
    table.next_round()
    assert sum(each in MONUMENT_NUMBERS for each in state.display) == 2
    assert sum(each in LOCATION_NUMBERS for each in state.display) == 4
    assert not state.monument_discards
    assert not state.location_discards
    assert RULES.faults(state) == []


def test_c3_income_adds_to_what_was_kept_and_sets_the_markers_anew() -> None:
    table = _everybody_passed("aurum_exchange", "sun_university")
    table.island(
        0,
        {
            (1, 0): "mon_sky_dockyards",
            (0, 1): "loc_quarry",
            (-1, 0): "mon_hall_of_songs",
            (0, -1): "mon_high_tribunal",
            (1, 1): "loc_bastion",
            (1, -1): "loc_barracks",
        },
    )
    table.give(0, wealth=5, influence=1, attack=9, defense=0, readied=0, spent=3).hand(0, "ae_broker")
    table.next_round()
    printed = FACTIONS[table.state.faction[0]]
    assert table.numbers(0, "wealth", "influence") == (5 + printed.wealth + 1, 1 + printed.influence + 2)
    assert table.numbers(0, "attack", "defense") == (printed.attack + 1, printed.defense + 2)
    assert table.numbers(0, "readied", "spent") == (printed.foundations + 2, 0)
    assert len(table.state.hands[0]) == 1 + printed.popularity + 2


def test_c2_a_round_begins_without_essence_and_without_drip() -> None:
    table = _everybody_passed("three_islands", "sun_university")
    table.give(0, essence=12, drips=3).give(1, essence=7, drips=1).next_round()
    assert (table.state.essence, table.state.drips) == ([0, 0], [0, 0])


def test_c4_the_first_player_orders_a_tie_even_when_tied() -> None:
    table = Table("three_islands", "sun_university", "veiled_senate").bidding()
    for seat in (0, 2):
        table.give(seat, wealth=2)
    table.play(Bid(2, 0), Bid(0, 0), Bid(2, 0))
    assert (table.state.stack[-1].seat, table.legal) == (0, [RankNext(0), RankNext(2)])
    table.play(RankNext(2))
    assert table.state.stack[-1] == (StepKind.TAKE_ADVISOR, 2, 0, 0, 0)
    table.play(TakeAdvisor(3))
    assert table.state.stack[-1].seat == 0


# -- player turns -------------------------------------------------------------------------------------------


def test_c6_one_time_effects_then_income_then_build_triggers() -> None:
    table = a_turn().island(0, {(1, 0): "mon_grand_bourse"}).give(0, wealth=3, readied=1)
    table.display("loc_bank").play(Build(segment("loc_bank")), Place(cell_at(-1, 0)))
    # 3 paid, 2 once, 1 income, 1 from the Bourse that stood there before.
    assert table.state.wealth[0] == 2 + 1 + 1
    assert [event.amount for event in table.events if isinstance(event, Gained)] == [2, 1, 1]


def test_c6_the_price_named_in_a_refusal_counts_the_discount() -> None:
    table = a_turn("aurum_exchange", "sun_university").hand(0, "ae_master_builder").give(0, readied=1)
    table.display("loc_tavern", "mon_sky_marshal").play(Play(card("ae_master_builder"), 0))
    refusal = RULES.why_not(table.state, Build(segment("mon_sky_marshal")))
    assert refusal is not None
    assert refusal.key == "essence-too-dear"
    assert dict(refusal.args) == {"cost": 3, "wealth": 0}


def test_c7_no_treaty_without_a_free_token() -> None:
    table = a_turn().give(0, wealth=9)
    table.state.free_tokens[0] = 0
    assert table.refuses(Sign(treaty("treaty_heralds"))) == "essence-no-token"


def test_c9_passing_ends_the_turn_whatever_main_actions_are_left() -> None:
    table = a_turn().turn(0, mains=2).hand(0, "ti_quartermaster").play(PASS, DECLINE)
    assert table.state.stack[-1] == (StepKind.TURN, 1, 0, 0, 0)
    assert table.state.hands[0] == [card("ti_quartermaster")], "what is not discarded is kept"


def test_c10_with_an_empty_pile_space_one_stays_empty() -> None:
    table = a_turn("aurum_exchange", "veiled_senate").give(0, wealth=3)
    table.track("pf1_first_stone", "pf1_offering_gold", "pf1_red_dawn")
    table.state.gone, table.state.pile = table.state.pile, []
    table.play(Read(fragment("pf1_offering_gold")))
    expected = [NOTHING, fragment("pf1_first_stone"), fragment("pf1_red_dawn")]
    assert table.state.track[:3] == expected


def test_c13_the_beaten_monster_belongs_to_the_card_and_not_to_its_space() -> None:
    table = a_turn("sun_university", "veiled_senate").hand(0, "us_sunfire_adept", "us_seer")
    table.give(0, attack=3, influence=5).track("", "pf1_ash_harpy", "pf1_first_stone")
    table.play(Play(card("us_sunfire_adept"), 1))
    table.play(Play(card("us_seer"), 0))
    table.play(table.legal[1])
    assert table.state.track[2] == fragment("pf1_ash_harpy"), "it slid to the right"
    assert Read(fragment("pf1_ash_harpy")) in table.legal


def test_c14_a_relocation_triggers_nothing_and_keeps_the_exhaustion() -> None:
    table = a_turn("sun_university", "veiled_senate").hand(0, "us_engineer")
    table.island(0, {(1, 0): "mon_grand_bourse", (0, 1): "loc_mint"})
    table.state.tired.append(segment("loc_mint"))
    table.play(Play(card("us_engineer"), 0), Lift(segment("loc_mint")), Put(cell_at(0, -1)))
    assert table.state.wealth[0] == 0
    assert table.state.tired == [segment("loc_mint")]


def test_c14_a_moved_segment_is_no_neighbour_of_itself() -> None:
    table = a_turn("sun_university", "veiled_senate").hand(0, "us_engineer")
    table.island(0, {(0, 1): "loc_barracks", (1, 0): "loc_market"})
    table.play(Play(card("us_engineer"), 0), Lift(segment("loc_barracks")), Put(cell_at(1, 1)))
    assert table.state.essence[0] == 2, "its base; the cell it left held the only other Military Segment"


def test_c19_a_treaty_attack_may_be_aimed_at_a_monster() -> None:
    table = a_turn().give(0, wealth=2, attack=9).track("", "pf1_ash_harpy")
    table.play(Sign(treaty("treaty_free_companies")))
    assert AttackMonster(fragment("pf1_ash_harpy")) in table.legal


# -- cleaning and the end -----------------------------------------------------------------------------------


def test_c17_reserving_goes_from_the_first_player_clockwise_by_seat() -> None:
    table = _everybody_passed("three_islands", "sun_university", "veiled_senate")
    table.state.order[:] = [1, 0, 2]
    table.track("", "pf1_first_stone").cleaning()
    asked = []
    while table.state.stack[-1].kind is StepKind.RESERVE:
        asked.append(table.state.stack[-1].seat)
        table.play(DECLINE)
    assert asked == [1, 2, 0]


def test_c17_empty_spaces_are_filled_from_the_right() -> None:
    table = _everybody_passed("three_islands", "sun_university").track("", "", "pf1_first_stone")
    table.cleaning().play(Reserve(fragment("pf1_first_stone")), DECLINE)
    revealed = [event.space for event in table.events if isinstance(event, FragmentRevealed)]
    assert revealed == [6, 5, 4, 3, 1], "the reserved one was packed on space 2"


def test_c12_the_threat_strikes_in_the_order_of_the_track() -> None:
    table = _everybody_passed("three_islands", "sun_university", "veiled_senate")
    table.state.order[:] = [1, 0, 2]
    table.state.threat = 5
    for seat in range(3):
        table.give(seat, defense=4, wealth=1, influence=1)
    table.cleaning()
    struck = []
    while table.state.stack[-1].kind is StepKind.PAY:
        struck.append(table.state.stack[-1].seat)
        table.play(Split(1, 0))
    assert struck == [1, 0, 2]


def test_c12_a_defense_as_high_as_the_threat_holds() -> None:
    table = _everybody_passed("three_islands", "sun_university")
    table.state.threat = 4
    table.give(0, defense=4, wealth=1).give(1, defense=3, wealth=1).cleaning()
    struck = [event.seat for event in table.events if isinstance(event, ThreatStruck)]
    assert struck == [1]


def test_c18_tied_fragment_sums_share_the_award_and_the_next_player_drops() -> None:
    table = Table("three_islands", "sun_university", "veiled_senate", "aurum_exchange")
    threes = [number for number, omen in enumerate(OMENS) if omen.value == 3]
    ones = [number for number, omen in enumerate(OMENS) if omen.value == 1]
    table.state.claimed[:] = [threes[:1], ones[:3], ones[3:5], []]
    assert prophecy_shards(table.state) == [4, 4, 1, 0]


def test_c18_equal_shards_are_decided_by_fragments_before_essence() -> None:
    table = (
        Table("three_islands", "sun_university").give(0, shards=5, essence=1).give(1, shards=7, essence=30)
    )
    table.state.claimed[:] = [[fragment("pf3_old_dragon")], [fragment("pf1_ash_harpy")]]
    table.state.stack.clear()
    end_match(table.state, [])
    assert table.state.shards == [5 + 4, 7 + 2]
    assert winners(table.state) == (0,)
    decided = tie_break(table.state)
    assert decided is not None
    assert decided.source.key == "essence-score-tie-prophecies"


def test_c18_a_victory_equal_in_everything_is_shared() -> None:
    table = Table("three_islands", "sun_university", "veiled_senate").give(2, shards=9)
    for seat in (0, 1):
        table.give(seat, shards=10, essence=20)
    assert winners(table.state) == (0, 1)
    assert tie_break(table.state) is None


# -- the vocabulary -----------------------------------------------------------------------------------------


def test_d4_wins_count_attacks_on_any_target() -> None:
    table = a_turn().turn(0, mains=2).hand(0, "ti_axe_guard", "ti_axe_guard").give(0, attack=9)
    table.track("", "pf1_ash_harpy")
    table.play(Play(card("ti_axe_guard"), 0), AttackThreat())
    table.play(Play(card("ti_axe_guard", 1), 0), AttackMonster(fragment("pf1_ash_harpy")))
    assert table.state.wins[0] == 2


def test_d7_the_embassy_does_not_help_against_the_threat() -> None:
    table = _everybody_passed("three_islands", "sun_university")
    table.state.special[SpecialToken.EMBASSY] = 0
    table.state.threat = 4
    table.give(0, defense=3, wealth=1).cleaning()
    assert table.state.wealth[0] == FACTIONS[table.state.faction[0]].wealth, "1 lost, then the next Income"


def test_d7_the_clock_gives_nothing_to_whoever_has_turned_it() -> None:
    table = a_turn().island(0, {(1, 0): "loc_hourglass_tower", (0, 1): "mon_frozen_hour"})
    table.give(0, wealth=3).turn(0)
    table.play(Use(segment("loc_hourglass_tower"), 0), Use(segment("mon_frozen_hour"), 0))
    assert table.state.mains == 2
    assert table.state.wealth[0] == 0


def test_d6_each_kind_of_requirement_must_be_met() -> None:
    table = a_turn("aurum_exchange", "veiled_senate").give(0, wealth=3, influence=1, attack=6, wins=1)
    names = ["pf1_two_banners", "pf1_red_dawn", "pf1_open_purse", "pf1_twin_coins"]
    table.track("", *names)
    banners, dawn, purse, coins = (Read(fragment(name)) for name in names)
    refused = [table.refuses(action) for action in (banners, dawn, coins)]
    assert refused == ["essence-not-fulfilled"] * 3
    assert purse in table.legal, "an offering of 4 tokens"
    table.give(0, wealth=2)
    assert table.refuses(purse) == "essence-cannot-pay"
    table.give(0, wins=2, attack=7).island(0, {(1, 0): "loc_bank"})
    assert {banners, dawn, coins} <= set(table.legal)


# -- reasons ------------------------------------------------------------------------------------------------


def test_what_cannot_be_attacked_or_chosen_is_told_why() -> None:
    table = a_turn("veiled_senate", "sun_university", "three_islands", "aurum_exchange")
    table.hand(0, "vs_spymaster", "vs_assassin").give(0, influence=2).track("", "pf1_ash_harpy")
    for seat, wealth in ((1, 1), (2, 2), (3, 0)):
        table.give(seat, wealth=wealth)
    table.state.special[SpecialToken.EMBASSY] = 1
    table.give(2, influence=1).give(3, influence=0).play(Play(card("vs_assassin"), 0))
    assert table.refuses(AttackThreat()) == "essence-no-target"
    assert _why_not(table, Ref("fragment", fragment("pf1_ash_harpy"))) == "essence-no-target"
    table.play(AttackSeat(2), DECLINE).turn(0)
    table.give(3, wealth=1).give(2, wealth=1).play(Play(card("vs_spymaster"), 0))
    assert _why_not(table, Ref("seat", 1)) == "essence-embassy-protects"
    assert _why_not(table, Ref("seat", 0)) == "essence-untouched"
    assert _why_not(table, Ref("seat", 2)) is None


def test_only_own_segments_are_lifted_and_readied() -> None:
    table = a_turn("windsong_commune", "sun_university").hand(0, "wc_envoy", "wc_gardener")
    table.give(0, influence=1).island(0, {(1, 0): "loc_mint"}).island(1, {(1, 0): "loc_brewery"})
    table.state.tired[:] = [segment("loc_mint"), segment("loc_brewery")]
    table.play(Play(card("wc_envoy"), 1))
    assert _why_not(table, Ref("segment", segment("loc_brewery"))) == "essence-not-exhausted"
    table.play(DECLINE, Play(card("wc_gardener"), 0))
    assert _why_not(table, Ref("segment", segment("loc_brewery"))) == "essence-not-your-segment"


def _why_not(table: Table, ref: Ref) -> str | None:
    reason = RULES.why_not_touch(table.state, frozenset(), ref)
    return reason.key if reason else None
