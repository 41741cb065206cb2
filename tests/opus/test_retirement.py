"""G.5: retirement, replacement, points and winning."""

from __future__ import annotations

from game.opus.actions import ReplaceArtist
from game.opus.cards import ARTIST_NUMBER, EGO_NUMBER
from game.opus.state import Deed, Flag, Phase
from tests.opus.builder import Table


def test_g22_a_retired_artist_and_its_dormant_replacement() -> None:
    table = Table("Z1 cash_money_rogadeux", "Z2 matt_cross 4", points=(3, 0))
    table.lay("Z1", on="Z2")
    table.lay("Z2", "yes_and", on="E2")
    table.flip("Z1", "Z2")
    assert table.state.points[:2] == [3, 0]
    assert table.names(table.state.graveyard[1]) == ["yes_and"]
    assert ARTIST_NUMBER["matt_cross"] in table.state.vault_artists[1]
    assert table.name("Z2") != "matt_cross"
    assert table.state.flags[1] & Flag.DORMANT
    assert table.vitals("E2", "Z1") == [12, 15]


def test_g23_a_partner_retired_costs_its_own_player() -> None:
    table = Table("Z1 cash_money_rogadeux", "Z3 samuel_bristo 4", points=(0, 2))
    table.lay("Z1", on="Z3")
    table.flip("Z1")
    assert table.name("Z3") != "samuel_bristo"
    assert table.state.points[:2] == [0, 2]


def test_g24_own_egos_give_points() -> None:
    table = Table("Z1 cash_money_rogadeux", "E1 arrogant")
    table.lay("Z1", on="E1")
    table.flip("Z1")
    assert table.state.points[:2] == [2, 0]
    assert table.state.retired_egos[0] == [EGO_NUMBER["arrogant"]]


def test_g25_the_match_stops_on_the_spot() -> None:
    table = Table("Z1 cash_money_rogadeux", "Z2 matt_cross", "E1 snooty 4", "E2 stubborn 2", points=(5, 5))
    table.lay("Z1", on="E1")
    table.lay("Z2", on="E2")
    table.flip("Z1", "Z2")
    assert table.state.phase == Phase.OVER
    assert table.state.winners == [0]
    assert table.state.points[:2] == [7, 5]
    assert table.vital("E2") == 2


def test_g27_february_costs_no_point() -> None:
    table = Table("Z1 cash_money_rogadeux", "Z2 february 4", points=(0, 3))
    table.lay("Z1", on="Z2")
    table.flip("Z1")
    assert table.name("Z2") != "february"
    assert table.state.points[:2] == [0, 3]


def test_g28_a_counterattack_can_retire_an_ego() -> None:
    table = Table("Z1 cash_money_rogadeux", "E1 rude 4", only="E1")
    table.lay("Z1", "counterattack", on="Z1")
    table.flip("Z1")
    table.ego_phase()
    assert table.name("E1") == ""
    assert table.state.points[:2] == [2, 0]
    assert table.vital("Z1") == 11


def test_g30_an_empty_row_is_a_target_without_result() -> None:
    table = Table("Z1 cash_money_rogadeux", "Z2 matt_cross", "E1 arrogant")
    table.lay("Z1", on="E1")
    table.lay("Z2", "moderate_attack", on="E1")
    table.flip("Z1", "Z2")
    assert table.state.points[:2] == [2, 0]
    assert table.name("E1") == ""
    assert table.vital("Z2") == 14
    assert table.has("Z2", Deed.FAILED)


def test_g31_portrait_exchanges_an_artist_without_loss() -> None:
    table = Table("Z1 bjonnevi_arud 4", points=(2, 0))
    table.vault(0, "janet_dosen")
    table.lay("Z1", "portrait", on="Z1")
    table.flip("Z1", say=(ReplaceArtist(ARTIST_NUMBER["janet_dosen"]),))
    assert (table.name("Z1"), table.vital("Z1")) == ("janet_dosen", 14)
    assert table.state.flags[0] & Flag.DORMANT
    assert table.state.points[:2] == [2, 0]
    assert table.names(table.state.graveyard[0]) == ["portrait"]


def test_g32_a_negated_artist_flips_and_pays_without_result() -> None:
    table = Table("Z1 cash_money_rogadeux", "Z2 samuel_bristo")
    table.stack(1, "chisel", "chisel")
    table.lay("Z1", "overshadow", on="Z2")
    table.lay("Z2", "muse")
    table.flip("Z1", "Z2")
    assert table.vital("Z2") == 14
    assert table.state.hand[1] == []
    assert table.has("Z2", Deed.FAILED)


def test_the_player_of_a_retired_artist_chooses_a_different_one() -> None:
    table = Table("Z1 cash_money_rogadeux", "Z2 matt_cross 4")
    table.lay("Z1", on="Z2")
    september = ARTIST_NUMBER["september"]
    table.flip("Z1", say=(ReplaceArtist(september),))
    assert table.name("Z2") == "september"
    assert september not in table.state.vault_artists[1]


def test_nobody_gains_when_an_ego_was_not_hurt_by_an_artist() -> None:
    table = Table("E1 rude", only="E1")
    table.state.vital[4] = 0
    table.state.is_dying = True
    table.run()
    assert table.name("E1") == ""
    assert table.state.points[:2] == [0, 0]


def test_without_any_ego_left_points_decide() -> None:
    table = Table(points=(1, 3))
    for place in range(4, 8):
        table.state.card[place] = -1
    table.end_round()
    assert table.state.phase == Phase.OVER
    assert table.state.winners == [1]
