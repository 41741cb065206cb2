"""G.9, the formats: four players, Solitaire, Schism and Superego."""

from __future__ import annotations

import pytest

from game.opus import board
from game.opus.actions import ReplaceArtist
from game.opus.cards import ARTIST, ARTIST_NUMBER, NONE, SELF, WORK_NUMBER
from game.opus.events import AttemptSucceeded
from game.opus.state import NOTHING, UNKNOWN_NAME, Flag, Mark, Phase, make_mark
from tests.opus.builder import Table

CASH, OMAR, MALANEY, WENDOLYN = "cash_money_rogadeux", "omar_uldi", "sergeant_malaney", "wendolyn_smith"


def _lay_at_ego(table: Table, row: str, work: str, mode: int) -> int:
    state, place = table.state, table.place(row)
    laid = table.work(work, 2)
    state.attached[place].append(laid)
    state.marks[place].append(make_mark(0, 2, UNKNOWN_NAME))
    state.mode[place] = mode
    return laid


def _superego(*cards: str, shared: int = 0, third: int = 0, only: str = "E1") -> Table:
    table = Table(*cards, format="superego", team_goal=6, superego_goal=6, only=only)
    table.state.points[0], table.state.points[2] = shared, third
    return table


# -- four players -------------------------------------------------------------------------------------------


def test_g65_with_four_players_every_ego_is_in_range() -> None:
    table = Table(format="four")
    assert [ego - 3 for ego in board.egos_in_range(table.state, 0)] == [1, 2, 3, 4]


def test_g66_with_four_players_nobody_has_another_artist() -> None:
    table = Table(f"Z1 {CASH}", f"Z2 {OMAR}", f"Z3 {MALANEY}", format="four")
    assert (table.attack("Z2"), table.attack("Z1")) == (3, 4)


def test_g67_with_four_players_four_points_win() -> None:
    table = Table(f"Z1 {CASH}", "E4 passionless 4", format="four", points=(2,))
    table.lay("Z1", on="E4")
    table.flip("Z1")
    assert table.state.phase == Phase.OVER
    assert table.state.winners == [0]
    assert table.state.points[0] == 4


# -- Solitaire ----------------------------------------------------------------------------------------------


def _alone() -> Table:
    cards = (f"Z1 {OMAR}", f"Z2 {MALANEY}", f"Z3 {CASH}", f"Z4 {WENDOLYN}")
    return Table(*cards, format="solitaire")


def test_g68_alone_all_other_artists_are_yours() -> None:
    table = _alone()
    assert [table.attack(zone) for zone in ("Z1", "Z2", "Z3", "Z4")] == [7, 3, 6, 2]


def test_g69_alone_wendolyn_shares_with_all_three() -> None:
    table = _alone()
    table.lay("Z4", "chocolate_drizzle", on="Z4")
    table.flip("Z4")
    assert table.vitals("Z1", "Z2", "Z3", "Z4") == [14, 15, 13, 17]


def test_g70_alone_the_attempt_fails_without_egos() -> None:
    table = _alone()
    table.state.points[0] = 4
    for place in range(4, 8):
        table.state.card[place] = NOTHING
    table.end_round()
    assert table.state.phase == Phase.OVER
    assert table.state.winners == [table.state.layout.egos_seat]


def test_f2_the_score_of_an_attempt_is_its_round() -> None:
    table = Table(f"Z1 {CASH}", "E1 arrogant", format="solitaire", round=5, points=(4,))
    table.lay("Z1", on="E1")
    table.flip("Z1")
    assert table.state.winners == [0]
    assert AttemptSucceeded(5) in table.events


# -- Schism -------------------------------------------------------------------------------------------------


def _pair_of_attackers(points: tuple[int, ...]) -> Table:
    table = Table(f"A1 {CASH} 3", f"B1 {OMAR} 4", format="schism", points=points)
    table.lay("A1", on="B1")
    table.lay("B1", on="A1")
    return table


def test_g71_both_of_a_pair_can_retire_each_other() -> None:
    table = _pair_of_attackers((1, 0, 0, 0))
    table.flip("A1")
    assert table.name("A1") != CASH
    assert table.name("B1") != OMAR
    assert table.state.points == [2, 0, 1, 0]


@pytest.mark.parametrize("number", [1, 2])
def test_g72_damage_and_gain_of_a_pair_add_up(number: int) -> None:
    table = Table("A1 crimette_raquet", "A3 samuel_bristo 3", f"B1 {CASH}", format="schism", round=number)
    table.lay("A1", "gluten_free_bread", on="A3")
    table.lay("B1", on="A3")
    table.flip("A1")
    assert (table.name("A3"), table.vital("A3")) == ("samuel_bristo", 6)


def test_g74_attack_changes_wait_until_both_have_acted() -> None:
    table = Table(f"A1 {CASH}", f"B1 {OMAR}", format="schism")
    table.lay("A1", "criticize", on="B1")
    table.lay("B1", on="A1")
    table.flip("A1")
    assert table.vitals("A1", "B1") == [8, 11]
    assert table.attack("B1") == 1


@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("work", ["", "moderate_attack"])
def test_f3_whether_one_is_negated_is_judged_before_both_act(number: int, work: str) -> None:
    table = Table(f"A1 {CASH}", "B1 samuel_bristo", format="schism", round=number)
    table.lay("A1", "overshadow", on="B1")
    table.lay("B1", work, on="A1")
    table.flip("A1")
    # Cash pays 2 and is still struck with 2, or with 2 and 2 more.
    assert table.vital("A1") == 12 - 2 - (4 if work else 2)


def test_f3_an_attack_lowered_below_nothing_also_waits() -> None:
    table = Table(f"A1 {CASH}", "B1 tuesday", format="schism")
    table.lay("A1", "criticize", on="B1")
    table.lay("B1", on="A1")
    table.flip("A1")
    # Tuesday still hits with 1, though 2 are taken from her.
    assert table.vital("A1") == 12 - 1 - 1
    assert table.attack("B1") == 0


@pytest.mark.parametrize("number", [1, 2])
def test_f3_a_target_exchanged_by_the_other_of_the_pair_is_gone(number: int) -> None:
    table = Table("A1 bjonnevi_arud", "A3 samuel_bristo", f"B1 {CASH}", format="schism", round=number)
    table.lay("A1", "portrait", on="A3")
    table.lay("B1", on="A3")
    table.flip("A1", say=(ReplaceArtist(ARTIST_NUMBER["amavelli_tutlio"]),))
    assert (table.name("A3"), table.vital("A3")) == ("amavelli_tutlio", 14)


def test_g75_a_shared_win() -> None:
    table = _pair_of_attackers((5, 0, 5, 0))
    table.flip("A1")
    assert table.state.phase == Phase.OVER
    assert table.state.winners == [0, 2]
    assert table.state.points == [6, 0, 6, 0]


def test_g76_the_goal_of_the_four_side() -> None:
    table = Table("A2 samuel_bristo 3", f"B1 {OMAR}", format="schism", side_a="solo", side_b="four")
    scorer = table.state.layout.owner[table.place("B1")]
    table.state.points[scorer] = 2
    table.lay("A1", on="B1")
    table.lay("B1", on="A2")
    table.flip("A1")
    assert table.state.winners == [scorer]
    assert table.state.points[scorer] == 4


def test_g77_an_artist_of_the_own_side_gives_nothing() -> None:
    table = Table(f"A1 {CASH}", "A2 samuel_bristo 4", format="schism", points=(0, 2))
    table.lay("A1", on="A2")
    table.state.flags[4] |= Flag.DORMANT
    table.flip("A1")
    assert table.name("A2") != "samuel_bristo"
    assert table.state.points == [0, 1, 0, 0]


def test_in_schism_no_one_aims_at_egos_and_across_is_the_mirror() -> None:
    table = Table("A1 matt_cross", "B1 orville_mcorville", format="schism")
    table.lay("A1", "slapstick", on="B2")
    table.lay("B1", on="A3")
    table.flip("A1")
    assert table.state.target[table.place("B2")] == table.place("A2")
    assert board.egos_in_range(table.state, 0) == []


# -- Superego -----------------------------------------------------------------------------------------------


def test_g78_an_ego_retires_an_artist_with_a_work() -> None:
    table = _superego("Z1 matt_cross 7", "E1 rude", shared=3, third=2)
    _lay_at_ego(table, "E1", "moderate_attack", ARTIST)
    table.ego_phase()
    assert table.name("Z1") != "matt_cross"
    assert (table.state.points[0], table.state.points[2]) == (2, 3)
    assert table.vital("E1") == 5
    assert table.state.flags[0] & Flag.DORMANT


def test_g79_a_work_on_the_ego_itself() -> None:
    table = _superego("E1 rude")
    _lay_at_ego(table, "E1", "gluten_free_bread", SELF)
    table.ego_phase()
    assert table.vital("E1") == 11
    assert table.victims() == []


def test_g80_own_spending_gives_the_superego_nothing() -> None:
    table = _superego("Z1 matt_cross 1", "E1 rude", shared=3, third=2)
    table.lay("Z1", "slapstick", on="E1")
    table.flip("Z1")
    assert table.name("Z1") != "matt_cross"
    assert (table.state.points[0], table.state.points[2]) == (2, 2)


def test_g81_the_partners_share_their_total() -> None:
    table = _superego(f"Z2 {CASH}", "E1 arrogant", shared=4)
    table.lay("Z2", on="E1")
    table.flip("Z2")
    assert table.state.phase == Phase.OVER
    assert table.state.winners == [0, 1]
    assert board.points_of(table.state, 0) == board.points_of(table.state, 1) == 6


def test_a_work_at_a_skipped_ego_is_turned_up_without_result() -> None:
    table = _superego("E1 rude")
    _lay_at_ego(table, "E1", "gluten_free_bread", SELF)
    table.state.flags[4] |= Flag.SKIPPED
    table.ego_phase()
    assert table.vital("E1") == 5
    assert table.state.marks[4][0] & Mark.FACE_UP


def test_a_work_laid_at_an_ego_can_be_borrowed_and_draws_for_the_superego() -> None:
    table = _superego("E1 rude")
    table.stack(2, "chisel", "sting")
    _lay_at_ego(table, "E1", "muse", NONE)
    table.ego_phase()
    assert len(table.state.hand[2]) == 2
    assert table.state.executed[-1][1] == WORK_NUMBER["muse"]


def test_without_egos_the_partners_win() -> None:
    table = _superego()
    for place in range(4, 8):
        table.state.card[place] = NOTHING
    table.end_round()
    assert table.state.winners == [0, 1]
