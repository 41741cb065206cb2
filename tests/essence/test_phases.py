"""The phases around the primitives: Treaties, passing, Cleaning, the end, and the Advisors that run out."""

from __future__ import annotations

import pytest

from game.essence.actions import (
    DECLINE,
    END_TURN,
    PASS,
    AttackSeat,
    Bid,
    Play,
    Read,
    Reserve,
    Reshuffle,
    Sign,
    Split,
    TakeAdvisor,
)
from game.essence.events import MatchEnded
from game.essence.rules import RULES
from game.essence.scoring import end_match, tie_break, winners
from game.essence.state import Phase, StepKind
from game.essence.tables import NOTHING, OMENS
from game.essence.vocabulary import SpecialToken
from game.rules import ScoreLine
from game.text import text
from tests.essence.builder import Table, a_turn, card, fragment, segment, treaty

# -- treaties, passing, turns -------------------------------------------------------------------------------


def test_a_treaty_takes_the_cheapest_empty_space() -> None:
    table = a_turn().give(0, wealth=8).hand(0)
    table.play(Sign(treaty("treaty_masons")))
    assert table.state.wealth[0] == 3
    table.state.mains = 1
    assert table.refuses(Sign(treaty("treaty_masons"))) == "essence-treaty-too-dear"
    table.give(0, wealth=16)
    for price in (7, 9):
        table.state.mains = 1
        before = table.state.wealth[0]
        table.play(Sign(treaty("treaty_masons")))
        assert before - table.state.wealth[0] == price
    table.state.mains = 1
    assert table.refuses(Sign(treaty("treaty_masons"))) == "essence-treaty-full"


def test_the_main_action_is_compulsory_and_single() -> None:
    table = a_turn().hand(0, "ti_runesmith", "ti_axe_guard")
    assert table.refuses(END_TURN) == "essence-main-due"
    table.play(Play(card("ti_runesmith"), 0))
    assert table.refuses(Play(card("ti_axe_guard"), 0)) == "essence-main-done"
    assert table.refuses(PASS) == "essence-main-done"
    table.play(END_TURN)
    assert table.state.stack[-1].seat == 1


def test_the_drip_rises_to_three_and_ends_with_the_last_pass() -> None:
    table = a_turn().hand(1, "us_heliologist").track("", "pf1_first_stone").play(PASS)
    gained = []
    for _ in range(4):
        before = table.state.essence[0]
        table.state.mains = 0
        table.play(END_TURN)
        gained.append(table.state.essence[0] - before)
    assert gained == [1, 2, 3, 3]
    before = table.state.essence[0]
    table.play(PASS, DECLINE)
    assert table.state.essence[0] == before
    assert table.state.phase is Phase.CLEANING


def test_a_passed_player_is_attacked_like_any_other() -> None:
    table = a_turn().give(1, pass_token=1, defense=2).hand(0, "ti_axe_guard").give(0, attack=4)
    table.play(Play(card("ti_axe_guard"), 0), AttackSeat(1))
    assert table.state.defense[1] == 3


def test_reading_as_a_main_action() -> None:
    table = a_turn("aurum_exchange", "veiled_senate", read_action="main").give(0, wealth=9)
    table.track("", "pf1_offering_gold").play(Read(fragment("pf1_offering_gold")))
    assert table.state.mains == 0
    assert END_TURN in table.legal


# -- cleaning -----------------------------------------------------------------------------------------------


def _cleaning(**options: str | bool) -> Table:
    table = Table("three_islands", "sun_university", **options)
    table.give(0, pass_token=1).give(1, pass_token=2)
    return table.track("pf1_first_stone", "pf1_two_banners", "pf1_red_dawn", "pf1_ash_harpy")


@pytest.mark.parametrize(
    ("packing", "places"), [("left_from_2", (2, 3)), ("left_from_1", (1, 2)), ("right", (5, 6))]
)
def test_reserved_fragments_are_packed(packing: str, places: tuple[int, int]) -> None:
    table = _cleaning(reserve_pack=packing).cleaning()
    table.play(Reserve(fragment("pf1_ash_harpy")), Reserve(fragment("pf1_two_banners")))
    kept = [table.state.track[place - 1] for place in places]
    assert kept == [fragment("pf1_two_banners"), fragment("pf1_ash_harpy")]
    assert NOTHING not in table.state.track
    assert set(table.state.gone) == {fragment("pf1_first_stone"), fragment("pf1_red_dawn")}
    assert table.state.free_tokens == [7, 7]


def test_two_reservations_on_one_fragment_are_allowed() -> None:
    table = _cleaning().cleaning()
    table.play(Reserve(fragment("pf1_ash_harpy")), Reserve(fragment("pf1_ash_harpy")))
    assert table.state.track[1] == fragment("pf1_ash_harpy")


def test_reshuffling_is_a_choice_and_leaves_the_hand() -> None:
    table = _cleaning().hand(0, "ti_runesmith").discarded(0, "ti_axe_guard", "ti_war_drummer")
    table.discarded(1, "us_seer").cleaning().play(DECLINE, DECLINE)
    assert table.legal == [Reshuffle(), DECLINE]
    table.play(Reshuffle())
    assert table.state.discards[0] == []
    assert len(table.state.draw_piles[0]) == 7
    table.play(DECLINE)
    assert card("us_seer") in [*table.state.discards[1], *table.state.hands[1], *table.state.draw_piles[1]]


def test_the_threat_strikes_those_it_is_stronger_than() -> None:
    table = _cleaning().give(0, defense=3, wealth=1, influence=2).give(1, defense=6, wealth=4)
    table.state.threat = 5
    table.cleaning().play(DECLINE, DECLINE)
    assert table.state.stack[-1].kind is StepKind.PAY
    assert table.legal == [Split(0, 2), Split(1, 1)]
    table.play(Split(1, 1))
    income = {0: (3, 2), 1: (2, 4)}
    assert table.numbers(0, "wealth", "influence") == (income[0][0], income[0][1] + 1)
    assert table.state.wealth[1] == 4 + income[1][0]


def test_cleaning_returns_tokens_and_resets_the_round() -> None:
    table = a_turn().give(0, wealth=3, pass_token=0).give(1, pass_token=1)
    table.play(Sign(treaty("treaty_rim_wardens")), END_TURN)
    table.state.special[SpecialToken.EMBASSY] = 1
    table.give(0, wins=2).island(1, {(1, 0): "loc_brewery"}).state.tired.append(segment("loc_brewery"))
    table.play(PASS)
    assert table.state.free_tokens == [7, 7]
    assert table.state.treaty_tokens == [[], [], [], []]
    assert (table.state.treaties, table.state.wins) == ([0, 0], [0, 0])
    assert table.state.tired == []
    assert table.state.special == [NOTHING] * 3


def test_treaty_spaces_may_stay_taken_as_a_house_rule() -> None:
    table = Table("three_islands", "sun_university", treaty_reset=False).turn(0)
    table.give(0, wealth=1).give(1, pass_token=1)
    table.play(Sign(treaty("treaty_rim_wardens")), END_TURN, PASS)
    assert table.state.treaty_tokens[treaty("treaty_rim_wardens")] == [0]
    assert table.state.free_tokens == [6, 7]


def test_revenge_is_used_by_the_first_and_taken_by_those_without_shards() -> None:
    table = Table("three_islands", "sun_university", "veiled_senate", "aurum_exchange")
    for seat, essence in enumerate((9, 7, 5, 3)):
        table.give(seat, essence=essence, pass_token=seat + 1, revenge=1)
    table.cleaning()
    assert table.state.shards == [4, 2, 1, 0]
    assert table.state.revenge == [0, 1, 1, 2]
    assert table.state.revenge_shards == [1, 0, 0, 0]


def test_revenge_tokens_run_out_for_the_higher_essence() -> None:
    table = Table("three_islands", "sun_university", "veiled_senate", "aurum_exchange", "windsong_commune")
    for seat, essence in enumerate((9, 7, 5, 3, 1)):
        table.give(seat, essence=essence, pass_token=seat + 1)
    table.give(1, revenge=4).cleaning()
    assert table.state.revenge == [0, 4, 0, 0, 1]


# -- the end ------------------------------------------------------------------------------------------------


def test_final_prophecy_awards_and_tie_breaks() -> None:
    table = Table("three_islands", "sun_university", "veiled_senate")
    state = table.state
    threes = [number for number, omen in enumerate(OMENS) if omen.value == 3]
    state.claimed[0], state.claimed[1] = threes[:2], threes[2:4]
    state.shards[:] = [5, 5, 8]
    state.essence[:] = [4, 9, 1]
    events: list[object] = []
    end_match(state, events)  # type: ignore[arg-type]
    assert state.shards == [9, 9, 8], "the tied both get 4, who has none gets none"
    assert winners(state) == (1,), "equal Shards and fragments: more Essence in the last round"
    assert tie_break(state) == ScoreLine(text("essence-score-tie-essence"), (4, 9, 1))
    assert events[-1] == MatchEnded((1,))


def test_bidders_without_an_advisor_get_their_bid_back() -> None:
    table = Table("three_islands", "sun_university").bidding().give(0, wealth=2).give(1, wealth=1)
    state = table.state
    state.advisor_owner[:] = [9] * 29 + [NOTHING]
    state.face_up[:] = [False] * 5 + [True]
    for action in (Bid(2, 0), Bid(1, 0)):
        RULES.apply(state, action, table.chance)
    assert state.advisor_owner[29] == 0
    assert (state.wealth[0], state.wealth[1]) == (0, 1)


def test_an_advisor_must_be_taken_by_whoever_bid() -> None:
    table = Table("three_islands", "sun_university").bidding().give(0, wealth=1)
    table.play(Bid(1, 0), Bid(0, 0))
    assert all(type(action) is TakeAdvisor for action in table.legal)
