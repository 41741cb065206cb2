"""G.3: the order of the round, ranges, targets and what is seen of them."""

from __future__ import annotations

from game.opus import board
from game.opus.ordering import set_order
from game.opus.play_target import targets
from game.opus.run import FLIP_START
from game.opus.state import NO_TARGET, NOT_AN_EGO, NOTHING, Deed
from game.opus.view import view_of
from tests.opus.builder import Table


def _orders(table: Table, count: int) -> list[list[int]]:
    found = []
    for _ in range(count):
        found.append([row + 1 for row in table.state.order])
        table.end_round()
    return found


def test_g01_orders_of_six_rounds() -> None:
    assert _orders(Table(), 6) == [
        [1, 2, 3, 4],
        [2, 3, 4, 1],
        [3, 4, 1, 2],
        [4, 1, 2, 3],
        [1, 2, 3, 4],
        [2, 3, 4, 1],
    ]


def test_g02_spotlight_starts_the_next_round_only() -> None:
    table = Table("Z1 matt_cross", round=2)
    table.lay("Z1", "spotlight", on="E1")
    table.flip("Z2", "Z3", "Z4", "Z1")
    assert table.vital("E1") == 9
    table.end_round()
    assert _orders(table, 2) == [[1, 2, 3, 4], [4, 1, 2, 3]]


def test_g04_ego_rows_in_range() -> None:
    table = Table()
    ranges = [[ego - 3 for ego in board.egos_in_range(table.state, zone)] for zone in range(4)]
    assert ranges == [[1, 2], [1, 2, 3], [2, 3, 4], [3, 4]]


def test_g05_legal_targets() -> None:
    table = Table("Z1 ignal_sedim")
    usual = [4, 5, 1, 2, 3]
    assert targets(table.state, 0, NOTHING) == usual
    assert targets(table.state, 0, table.work("defense", 0)) == [*usual, 0]
    assert targets(table.state, 0, table.work("muse", 0)) == [*usual, NO_TARGET]


def test_g06_what_opponents_see_of_targets() -> None:
    table = Table()
    table.lay("Z1", "muse", on="Z2")
    table.lay("Z2", on="E1")
    table.lay("Z3", "muse")
    seen = view_of(table.state, 1)
    assert (seen.target[0], seen.target[2]) == (NOT_AN_EGO, NOT_AN_EGO)
    assert [len(seen.attached[zone]) for zone in (0, 2)] == [1, 1]
    assert all(seen.attached[zone][0] < 0 for zone in (0, 2))
    assert view_of(table.state, 0).target[1] == table.place("E1")
    assert view_of(table.state, 0).target[0] == table.place("Z2")


def test_g07_whoever_stands_at_the_place_is_hit() -> None:
    table = Table("Z1 cash_money_rogadeux", "Z2 ignal_sedim", "E2 self_destructive")
    table.vault(1, "stubborn")
    table.lay("Z1", on="E2")
    table.lay("Z2", on="E2")
    table.flip("Z1", "Z2")
    assert table.state.points[:2] == [2, 0]
    assert table.vital("Z1") == 15
    assert (table.name("E2"), table.vital("E2")) == ("stubborn", 10)


def test_g08_a_kind_of_target_the_result_does_not_accept() -> None:
    table = Table("Z1 samuel_bristo")
    table.lay("Z1", "captivate", on="Z2")
    before = table.vital("Z2")
    table.flip("Z1")
    assert (table.vital("Z1"), table.vital("Z2")) == (14, before)
    assert table.has("Z1", Deed.FAILED)
    assert not table.has("Z1", Deed.MADE_ATTACK)


def test_g09_slapstick_turns_its_target_to_the_ego_across() -> None:
    table = Table("Z1 orville_mcorville", "Z2 samuel_bristo")
    table.lay("Z1", "slapstick", on="Z2")
    table.lay("Z2", on="Z1")
    table.flip("Z1", "Z2")
    assert table.vitals("Z1", "Z2", "E2") == [13, 12, 10]


def test_waimlyn_moves_to_the_front_before_the_first_turn() -> None:
    table = Table("Z3 waimlyn_wohwa", "Z4 matt_cross")
    table.flip()
    table.state.turn = NOTHING
    table.happen(FLIP_START)
    assert table.state.order == [2, 0, 1, 3]


def test_an_order_fixed_for_one_round_is_used_up() -> None:
    table = Table(round=3)
    table.state.starts_next = 1
    set_order(table.state)
    assert table.state.order == [1, 2, 3, 0]
    set_order(table.state)
    assert table.state.order == [2, 3, 0, 1]
