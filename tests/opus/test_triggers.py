"""G.8: triggers, their order, and effects that meet."""

from __future__ import annotations

from game.opus.actions import NameSchool
from game.opus.run import FLIP_START
from game.opus.state import NOTHING, Deed
from game.opus.syntax import SCHOOLS
from tests.opus.builder import Table


def test_g52_columns_before_rows() -> None:
    table = Table("Z1 tamsin_thimble", "Z4 fuego_zipper_saddle")
    table.attach("Z1", "patchwork")
    table.hold(0, "strong_attack")
    table.happen(FLIP_START)
    assert table.attack("Z4") == 4
    assert table.state.shield[0] == 2
    used = [type(event).__name__ for event in table.events]
    assert used.index("AttackChanged") < used.index("Shielded")


def test_g53_wendolyn_shares_what_she_gains() -> None:
    table = Table("Z1 wendolyn_smith", "Z3 reed_whinchester")
    table.lay("Z1", "chocolate_drizzle", on="Z1")
    table.flip("Z1")
    assert table.vitals("Z1", "Z3") == [17, 15]


def test_g54_one_trigger_for_one_draw_effect() -> None:
    table = Table("Z1 carrie_glifford", "Z2 hegemony_hark")
    table.stack(0, "sting", "tango")
    table.stack(1, "sting", "tango")
    table.lay("Z1", "muse")
    table.flip("Z1")
    assert [len(hand) for hand in table.state.hand] == [2, 1]


def test_g55_glissando_trades_attacks() -> None:
    table = Table("Z1 ottawa_stephane", "E1 arrogant")
    table.lay("Z1", "glissando", on="E1")
    table.flip("Z1")
    assert table.vital("Z1") == 13
    assert table.attack("Z1") == 6
    assert table.name("E1") == ""
    assert table.state.points[0] == 2


def test_g57_armor_before_shield() -> None:
    table = Table("Z1 ottawa_stephane 15", "Z2 cash_money_rogadeux")
    table.state.shield[0] = 2
    table.lay("Z2", on="Z1")
    table.flip("Z2")
    assert table.vital("Z1") == 14
    assert table.state.shield[0] == 0
    assert table.state.damage_dealt[1] == 1


def test_g58_a_boost_raises_every_number_of_the_next_result() -> None:
    table = Table("Z1 the_ostentatious_rib", "Z3 ottawa_stephane")
    table.stack(0, "muse")
    table.lay("Z1", "tune_up", on="Z3")
    table.lay("Z2", on="E1")
    table.lay("Z3", "diss_track", on="E2")
    before = table.vital("E1")
    table.flip("Z1", "Z2", "Z3")
    assert len(table.state.hand[0]) == 1
    assert table.vital("E2") == 7
    assert table.state.boost[2] == 0
    assert table.vital("E1") < before


def test_g59_homage_borrows_the_latest_result() -> None:
    table = Table("Z1 matt_cross", "Z2 samuel_bristo", "Z3 reed_whinchester")
    table.lay("Z1", "slapstick", on="E1")
    table.lay("Z2", "homage", on="Z3")
    table.lay("Z3", "muse")
    table.flip("Z1", "Z2")
    assert table.vitals("E1", "Z2", "Z3") == [9, 14, 11]
    assert table.state.target[2] == table.place("E3")


def test_g60_homage_with_nothing_to_copy() -> None:
    table = Table("Z1 samuel_bristo")
    table.lay("Z1", "homage", on="E1")
    table.flip("Z1")
    assert table.vitals("Z1", "E1") == [14, 12]
    assert not table.has("Z1", Deed.FAILED)


def test_g61_key_change_makes_a_work_the_wrong_school() -> None:
    table = Table("Z1 beatrix_ohm", "Z2 samuel_bristo")
    table.lay("Z1", "key_change", on="Z2")
    table.lay("Z2", "broad_stroke", on="E2")
    table.flip("Z1", "Z2", say=(NameSchool(SCHOOLS.index("LIT")),))
    assert table.vitals("Z2", "E2") == [15, 12]
    assert table.has("Z2", Deed.FAILED)


def test_g63_death_defying_stunt_draws_every_ego() -> None:
    table = Table("Z1 matt_cross", "E1 rude", "E2 snooty", "E3 haughty", "E4 elitist")
    table.lay("Z1", "death_defying_stunt")
    before = table.vitals("Z2", "Z3", "Z4")
    table.flip("Z1")
    table.ego_phase()
    assert table.vital("Z1") == 6
    assert table.vitals("Z2", "Z3", "Z4") == before


def test_g64_an_attack_never_falls_below_nothing() -> None:
    table = Table("Z1 samuel_bristo", "E1 apathetic", only="E1")
    table.lay("Z1", "undermine", on="E1")
    table.flip("Z1")
    assert (table.vital("E1"), table.attack("E1")) == (12, 0)
    before = table.vitals("Z1", "Z2", "Z3", "Z4")
    table.ego_phase()
    assert len(table.victims()) == 1
    assert table.vitals("Z1", "Z2", "Z3", "Z4") == before


def test_an_ability_does_not_trigger_while_it_is_resolved() -> None:
    table = Table("Z1 wendolyn_smith", "Z3 wendolyn_smith")
    table.lay("Z1", "chocolate_drizzle", on="Z1")
    table.flip("Z1")
    assert table.vitals("Z1", "Z3") == [18, 16]


def test_a_dormant_artist_is_silent() -> None:
    table = Table("Z1 reed_whinchester", "Z3 adrian_oright")
    table.state.flags[0] |= 1
    table.vault(0, "idea")
    table.end_round()
    assert table.vital("Z1") == 14
    assert len(table.state.attached[2]) == 1
    assert NOTHING not in table.state.attached[2]
