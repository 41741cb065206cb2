"""G.6: whom the egos attack, ties by dice, lures, skips and replacements."""

from __future__ import annotations

import pytest

from ai.controller import Budget
from ai.opus.egos import Egos
from game.opus.actions import PickArtist
from game.opus.apply import answer
from game.opus.cards import WORK_NUMBER
from game.opus.ego_phase import go_on_with_egos
from game.opus.engine import advance
from game.opus.legal import legal_actions
from game.opus.run import Run
from game.opus.state import Deed, Flag, Phase
from game.opus.strategies import look_for_victim
from scenes.words import Words
from tests.opus.builder import Table, as_if_flipped_muse


def _after_muse(*cards: str, round: int = 1) -> Table:
    table = Table(*cards, round=round, only="E1")
    as_if_flipped_muse(table)
    return table


def test_g33_snooty_takes_the_lowest_attack_when_all_played() -> None:
    cards = ("Z1 ignal_sedim", "Z2 matt_cross", "Z3 cash_money_rogadeux", "Z4 orville_mcorville")
    table = _after_muse(*cards, "E1 snooty", round=2)
    assert table.attack("Z2") == 4
    table.ego_phase()
    assert table.victims() == ["Z1"]


def test_g34_equal_attacks_are_settled_by_dice() -> None:
    cards = ("Z1 ignal_sedim", "Z2 matt_cross", "Z3 cash_money_rogadeux", "Z4 orville_mcorville")
    table = _after_muse(*cards, "E1 snooty", round=3)
    dice = table.dice(4, 2)
    table.ego_phase()
    assert table.victims() == ["Z2"]
    assert dice.is_finished


def test_g36_a_tie_safe_artist_is_left_out() -> None:
    cards = ("Z1 orville_mcorville", "Z2 cash_money_rogadeux", "Z3 the_ostentatious_rib", "Z4 janet_dosen")
    table = _after_muse(*cards, "E1 fickle")
    dice = table.dice(5, 2, 4)
    table.ego_phase()
    assert table.victims() == ["Z3"]
    assert dice.is_finished


def test_g37_nobody_fits_selfish() -> None:
    table = _after_muse("E1 selfish")
    table.ego_phase()
    assert table.victims() == []


def test_g38_a_highest_damage_of_nothing_fits_nobody() -> None:
    table = _after_muse("E1 bombastic")
    table.ego_phase()
    assert table.victims() == []


def test_g39_tuesday_is_unseen_by_the_top_strategy() -> None:
    table = _after_muse("Z1 tuesday", "Z3 cash_money_rogadeux 3", "E1 rude")
    table.ego_phase()
    assert table.victims() == ["Z3"]


def test_g41_tango_lures_the_ego() -> None:
    table = Table("Z1 matt_cross", "Z4 carrie_glifford", "E2 rude", only="E2")
    table.lay("Z1", "tango", on="E2")
    table.flip("Z1", say=(PickArtist(3),))
    assert table.vitals("Z1", "E2") == [13, 1]
    table.ego_phase()
    assert table.victims() == ["Z4"]
    assert table.vital("Z4") == 9


def test_g42_captivate_skips_the_ego() -> None:
    table = Table("Z1 matt_cross", "E1 rude", only="E1")
    table.lay("Z1", "captivate", on="E1")
    table.flip("Z1")
    table.ego_phase()
    assert table.vital("E1") == 3
    assert table.victims() == []


def test_g43_a_replacement_ego_attacks_in_the_same_round() -> None:
    table = Table("Z1 cash_money_rogadeux", "Z2 matt_cross", "E2 self_destructive", only="E2")
    table.vault(1, "stubborn")
    table.lay("Z1", on="E2")
    table.flip("Z1")
    table.ego_phase()
    assert table.name("E2") == "stubborn"
    assert table.vital("Z2") == 13


def test_g44_strategies_see_what_earlier_egos_did() -> None:
    table = Table("Z1 samuel_bristo", "Z2 matt_cross 3", "E1 rude", "E2 callous")
    for place in (6, 7):
        table.state.card[place] = -1
    table.ego_phase()
    assert table.victims() == ["Z1", "Z1"]
    assert table.vitals("Z1", "Z2") == [5, 3]


def test_equal_lowest_dice_roll_again_among_themselves() -> None:
    table = Table("E1 fickle", only="E1")
    dice = table.dice(2, 5, 2, 6, 4, 3)
    table.ego_phase()
    assert table.victims() == ["Z3"]
    assert dice.is_finished


# -- the automaton says why ---------------------------------------------------------------------------------


def _choose(table: Table) -> tuple[object, list[str]]:
    state = table.state
    state.phase, state.turn = Phase.EGOS, 0
    run = Run(state, table.chance)
    go_on_with_egos(run)
    choice = Egos().choose(state, legal_actions(state), Budget())
    assert choice.why is not None
    return choice, [Words("en").say(sentence) for sentence in choice.why.sentences]


def test_the_automaton_names_strategy_values_and_dice() -> None:
    table = Table("Z1 carrie_glifford 2", "Z2 omar_uldi 2", "E1 dismissive", only="E1")
    table.dice(3, 5)
    _, sentences = _choose(table)
    assert sentences == [
        "Dismissive, second strategy: the artist with the lowest drive. "
        "It fits Carrie Glifford 2, Omar Uldi 2."
    ]
    answer(Run(table.state, table.chance), legal_actions(table.state)[0])
    choice = Egos().choose(table.state, legal_actions(table.state), Budget())
    assert choice.action[:2] == (0, 0)
    assert choice.why is not None
    assert Words("en").say(choice.why.sentences[1]) == "The dice show 3, 5: Carrie Glifford."
    assert [candidate.values for candidate in choice.why.candidates] == [(2, 3), (2, 5)]


def test_the_automaton_says_when_nobody_fits_and_when_it_is_lured() -> None:
    table = Table("E1 selfish", only="E1")
    assert _choose(table)[1] == ["Nobody fits either strategy of Selfish."]
    table = Table("E1 selfish", "Z3 samuel_bristo", only="E1")
    table.state.lured[4] = table.card("Z3")
    assert _choose(table)[1] == ["Selfish is lured to Samuel Bristo."]


# -- every strategy word ------------------------------------------------------------------------------------


def _fitting(table: Table) -> list[str]:
    return [f"Z{place + 1}" for place in look_for_victim(table.state, 4).fitting]


@pytest.mark.parametrize(
    ("ego", "deed"),
    [
        ("disillusioned", Deed.FAILED),
        ("smug", Deed.COPIED),
        ("petty", Deed.RETIRED_ANY),
        ("arrogant", Deed.RETIRED_ANY),
        ("sleazy", Deed.DREW),
    ],
)
def test_a_deed_is_what_the_strategy_asks_for(ego: str, deed: Deed) -> None:
    table = _after_muse(f"E1 {ego}")
    table.state.deeds[2] |= deed
    assert _fitting(table) == ["Z3"]
    table.state.flags[2] |= Flag.ENTERED
    assert _fitting(table) != ["Z3"]


@pytest.mark.parametrize(
    ("ego", "field", "value"),
    [
        ("bombastic", "cost_paid", 3),
        ("passionless", "cost_paid", 2),
        ("selfish", "drive_gained", 1),
        ("callous", "damage_taken", 1),
        ("fickle", "damage_taken", 2),
        ("self_righteous", "damage_dealt", 1),
        ("jealous", "drive_gained", 2),
        ("deprecating", "attack_game", -2),
        ("self_destructive", "aimed", 4),
        ("defensive", "aimed", 4),
        ("self_righteous", "aimed", 3),
        ("vain", "aimed", 2),
    ],
)
def test_a_number_is_what_the_strategy_asks_for(ego: str, field: str, value: int) -> None:
    table = _after_muse(f"E1 {ego}")
    for place in range(4):
        table.state.aimed[place] = 5
    getattr(table.state, field)[2] = value
    assert _fitting(table) == ["Z3"]


def test_attached_works_hands_points_and_graveyards_are_compared() -> None:
    table = _after_muse("E1 sloven")
    for _ in range(3):
        table.attach("Z4", "muse")
    assert _fitting(table) == ["Z4"]
    table = _after_muse("E1 overcritical")
    table.state.damage_dealt = [1] * 8
    table.attach("Z2", "muse")
    assert _fitting(table) == ["Z2"]
    table = _after_muse("E1 elitist")
    table.state.flipped_as[:4] = [WORK_NUMBER["chisel"]] * 4
    for zone in ("Z1", "Z2", "Z4"):
        table.attach(zone, "muse")
    assert _fitting(table) == ["Z3"]
    table = _after_muse("E1 pompous")
    table.hold(1, "muse")
    assert _fitting(table) == ["Z2", "Z4"]
    table = _after_muse("E1 vain")
    table.state.aimed[:4] = [4] * 4
    table.bury(0, "muse")
    assert _fitting(table) == ["Z1", "Z3"]
    table = _after_muse("E1 jealous")
    table.state.points[:2] = [1, 2]
    assert _fitting(table) == ["Z2", "Z4"]
    table.state.points[:2] = [2, 2]
    assert _fitting(table) == []


def test_traded_strategies_are_looked_at_in_the_other_order() -> None:
    table = _after_muse("Z2 matt_cross 3", "E1 rude")
    assert _fitting(table) == ["Z1"]
    table.state.traded[4] = 2
    assert _fitting(table) == ["Z2"]
    table.end_round()
    assert table.state.traded[4] == 1
    table.end_round()
    assert table.state.traded[4] == 0


def test_a_skipped_and_an_absent_ego_are_passed_over() -> None:
    table = Table()
    table.state.flags[4] |= Flag.SKIPPED
    table.state.card[5] = -1
    run = Run(table.state, table.chance)
    table.state.phase, table.state.turn = Phase.EGOS, 0
    advance(run)
    assert table.state.turn == 2
