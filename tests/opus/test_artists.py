"""E.2: every artist stands on the table and its signature does what it says."""

from __future__ import annotations

from pathlib import Path

from game.opus.actions import ChooseOpponent, PickWork, SayNo, SayYes
from game.opus.cards import ARTISTS, WORK_NUMBER
from game.opus.entering import put_into_play
from game.opus.run import ENTERED, FLIP_END, FLIP_START, ROUND_END, Run
from game.opus.state import NOT_AN_EGO, Flag
from game.opus.statics import work_cost
from game.opus.view import view_of
from tests.opus.builder import Table


def _ended(table: Table) -> Table:
    table.end_round()
    return table


def test_visual_artists() -> None:
    table = Table("Z1 bjonnevi_arud", "Z2 cash_money_rogadeux", "E1 snooty 1")
    table.vault(0, "rude")
    table.lay("Z2", on="E1")
    table.flip("Z2")
    assert table.vital("E1") == 3
    table = Table("Z1 ignal_sedim", "Z3 february 1", "Z4 cash_money_rogadeux")
    table.lay("Z4", on="Z3")
    table.flip("Z4")
    assert table.vital("Z3") == ARTISTS[table.card("Z3") >> 3 & 63].drive + 4
    table = Table("Z1 lumnum_chickeroo", "E1 snooty 3")
    buried = table.bury(0, "muse", "sting")
    table.lay("Z1", on="E1")
    table.flip("Z1", say=(PickWork(buried[1]),))
    assert table.state.hand[0] == [buried[1]]
    table = Table("Z1 samuel_bristo")
    assert table.attack("Z1") == 2
    table.bury(0, "muse", "muse", "muse", "muse")
    assert table.attack("Z1") == 4


def test_carrie_may_discard_for_drive() -> None:
    for word, drive in ((SayYes(), 16), (SayNo(), 14)):
        table = Table("Z1 carrie_glifford")
        table.hold(0, "muse")
        run = Run(table.state, table.chance)
        run.happen(ROUND_END)
        table.run([word])
        assert table.vital("Z1") == drive


def test_musical_artists() -> None:
    table = Table("Z1 ottawa_stephane 14")
    assert table.attack("Z1") == 3
    table.state.vital[0] = 13
    assert table.attack("Z1") == 2
    table = Table("Z1 the_ostentatious_rib", "Z2 matt_cross")
    table.lay("Z2", "tango", on="E2")
    table.flip("Z2")
    assert table.vital("Z1") == 15
    table = Table("Z1 beatrix_ohm", "E1 rude", "E2 haughty", only="E1")
    table.ego_phase()
    assert table.vital("Z1") == 14 - 3


def test_literary_artists() -> None:
    table = Table("Z2 fuego_zipper_saddle", format="four")
    table.hold(2, "strong_attack")
    run = Run(table.state, table.chance)
    run.happen(FLIP_START)
    table.run([ChooseOpponent(2)])
    assert table.attack("Z2") == 4
    table = Table("Z1 janet_dosen")
    [held] = table.hold(0, "muse")
    [drawn] = table.stack(0, "sting")
    run = Run(table.state, table.chance)
    run.happen(ROUND_END)
    table.run([SayYes(), PickWork(held)])
    assert table.state.hand[0] == [drawn]
    assert table.state.portfolio[0] == [held]
    table = Table("Z1 quill_abernathy")
    assert table.attack("Z1") == 3
    table.hold(0, "muse")
    assert table.attack("Z1") == 2
    table.lay("Z2", on="Z1")
    assert view_of(table.state, 0).target[1] == 0
    table.stand(0, "samuel_bristo")
    assert view_of(table.state, 0).target[1] == NOT_AN_EGO
    table = Table("Z2 hegemony_hark", "Z1 ignal_sedim")
    table.stack(0, "sting")
    table.stack(1, "sting")
    table.lay("Z1", "idea")
    table.flip("Z1", say=(SayNo(),))
    assert table.state.hand[1] == []


def test_performing_artists() -> None:
    table = Table("Z1 matt_cross")
    assert table.attack("Z1") == 4
    table = Table("Z4 pizantz_swirne", "Z3 pizantz_swirne")
    table.happen(FLIP_END)
    assert table.vitals("Z3", "Z4") == [15, 18]


def test_crafting_artists() -> None:
    table = Table("Z1 adrian_oright")
    table.vault(0, "idea")
    assert len(_ended(table).state.attached[0]) == 1
    table = Table("Z1 gerald_busch", "Z3 melven_mondo")
    for _ in range(2):
        table.attach("Z3", "muse")
    assert table.attack("Z3") == 3
    table.lay("Z1", "wooden_chest")
    table.attach("Z1", "muse")
    table.flip("Z1")
    assert table.vital("Z1") == 15 - 1 + 1 + 2
    table = Table("Z1 tamsin_thimble")
    defense = table.work("defense", 0)
    assert work_cost(table.state, 0, defense, WORK_NUMBER["defense"]) == 1
    for _ in range(3):
        table.attach("Z1", "muse")
    assert work_cost(table.state, 0, defense, WORK_NUMBER["defense"]) == 0


def test_culinary_artists() -> None:
    table = Table("Z1 crimette_raquet")
    table.lay("Z1", "gluten_free_bread", on="Z2")
    before = table.vital("Z2")
    table.flip("Z1")
    assert table.vital("Z2") == before + 7
    assert _ended(Table("Z1 reed_whinchester")).vital("Z1") == 15
    table = Table("Z1 basil_ochre", "Z2 matt_cross", "E1 snooty 1")
    table.lay("Z2", on="E1")
    table.flip("Z2")
    assert table.vital("Z1") == 17
    table = Table("Z1 wendolyn_smith", "Z3 reed_whinchester")
    table.lay("Z1", "patchwork", on="Z1")
    assert table.vital("Z3") == 14


def test_martial_artists() -> None:
    table = Table("Z1 omar_uldi", "Z3 sergeant_malaney")
    assert (table.attack("Z1"), table.attack("Z3")) == (7, 3)
    table.state.flags[2] |= Flag.DORMANT
    assert table.attack("Z1") == 5
    table = Table("Z1 ippo_varnadoe", "E1 rude", only="E1")
    table.ego_phase()
    assert table.vitals("Z1", "E1") == [8, 4]


def test_artists_of_every_school() -> None:
    table = Table("Z2 noon", "Z1 tuesday", "Z3 september", "Z4 february")
    assert table.attack("Z2") == 3
    table.state.order = [1, 0, 2, 3]
    assert table.attack("Z2") == 2
    for place in range(4):
        chisel, muse = table.work("chisel", 0), table.work("muse", 0)
        assert work_cost(table.state, place, chisel, WORK_NUMBER["chisel"]) == 2
        assert work_cost(table.state, place, muse, WORK_NUMBER["muse"]) == 1


def test_an_artist_that_enters_is_greeted_by_its_partner_alone() -> None:
    table = Table("Z1 ignal_sedim", "Z2 ignal_sedim")
    state = table.state
    state.card[2] = -1
    card = put_into_play(Run(state, table.chance), 2, state.vault_artists[0][0])
    run = Run(state, table.chance)
    run.happen(ENTERED, subject=card)
    table.run()
    assert table.vital("Z3") == ARTISTS[card >> 3 & 63].drive + 4


def test_every_artist_stands_in_some_test() -> None:
    """The names of the artists stand in the sources of the tests of this folder."""
    sources = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    assert [artist.id for artist in ARTISTS if artist.id not in sources] == []
