"""E.1: every work is flipped and does what it says."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from game.action import Action
from game.opus.actions import PickArtist, PickWork, PutBack, StopPicking, TakeWork, TargetArtist
from game.opus.cards import EGO_NUMBER, SCHOOL_BIT, WORKS
from game.opus.state import Deed, Flag, Phase
from game.opus.statics import work_cost
from tests.opus.builder import Table

# One artist of each school in zone 1; its signature does nothing in these tables.
ARTIST_OF = {
    "ALL": "ignal_sedim",
    "VIS": "ignal_sedim",
    "MUS": "beatrix_ohm",
    "LIT": "janet_dosen",
    "PFM": "orville_mcorville",
    "CFT": "gerald_busch",
    "CUL": "basil_ochre",
    "MRL": "ippo_varnadoe",
}
CALM = "pizantz_swirne"
"""Drive 15; it gains only at the end of a flip phase."""


def _table(work: str, on: str, setup: Callable[[Table], object] | None = None) -> Table:
    card = next(each for each in WORKS if each.id == work)
    table = Table(f"Z1 {ARTIST_OF[card.school]}", f"Z2 {CALM}", f"Z3 {CALM}", f"Z4 {CALM}", "E1 snooty 30")
    table.stack(0, "tango", "sting", "mix", "muse", "herkie", "chisel")
    if setup is not None:
        setup(table)
    table.lay("Z1", work, on=on)
    return table


def _play(
    work: str, on: str = "", say: Sequence[Action] = (), setup: Callable[[Table], object] | None = None
) -> Table:
    table = _table(work, on, setup)
    before = table.vital("Z1")
    table.flip("Z1", say=say)
    assert not table.has("Z1", Deed.FAILED)
    card = next(each for each in WORKS if each.id == work)
    assert table.state.cost_paid[0] == card.cost <= before
    return table


def _hurt(table: Table) -> int:
    return 30 - table.vital("E1")


# -- damage and attacks, by the numbers ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("work", "damage"),
    [
        ("captivate", 2),
        ("criticize", 2),
        ("undermine", 1),
        ("broad_stroke", 3),
        ("diss_track", 1 + 2),
        ("leitmotif", 1 + 2),
        ("sting", 4),
        ("counterpoint", 3),
        ("unabridged", 0),
        ("slapstick", 3),
        ("prototype", 3),
        ("ghost_pepper", 6 - 1),
    ],
)
def test_damage_to_an_ego(work: str, damage: int) -> None:
    assert _hurt(_play(work, "E1")) == damage


@pytest.mark.parametrize(
    ("work", "bonus"),
    [
        ("moderate_attack", 2),
        ("primary_attack", 5),
        ("strong_attack", 5),
        ("action_scene", 0),
        ("crescendo", 1),
        ("foreshadow", 1),
        ("tango", 0),
        ("yes_and", 1),
        ("spotlight", 1),
        ("finishing_touches", 3),
        ("serrated_blade", 0),
        ("cripple", 0),
        ("flanking", 1),
        ("grapple", 0),
        ("roundhouse", 0),
        ("tag_team", 0),
    ],
)
def test_attacks_on_an_ego(work: str, bonus: int) -> None:
    table = _table(work, "E1")
    attack = table.attack("Z1")
    table.flip("Z1")
    assert _hurt(table) == attack + bonus


def test_glissando_strikes_with_the_attack_of_its_target() -> None:
    assert _hurt(_play("glissando", "E1")) == 2


@pytest.mark.parametrize(
    ("work", "damage"),
    [
        ("overshadow", 2),
        ("brilliant_satire", 0),
        ("dramatic_irony", 3),
        ("expose", 3),
        ("plot_twist", 3),
        ("disassemble", 2),
        ("lead_weight", 1),
        ("hypnotic_trance", 5),
    ],
)
def test_damage_to_an_artist_that_has_acted(work: str, damage: int) -> None:
    table = _play(work, "Z2", setup=lambda table: table.flip("Z2"))
    assert 15 - table.vital("Z2") == damage


# -- works with conditions ----------------------------------------------------------------------------------


def test_works_that_depend_on_the_table() -> None:
    table = _play("unabridged", "E1", setup=lambda table: table.hold(0, *["muse"] * 9))
    assert _hurt(table) == 8
    table = _play("sting", "E1", setup=lambda table: table.stand(4, "snooty", 29))
    assert table.vital("E1") == 23
    table = _play("brilliant_satire", "Z2", setup=lambda table: table.hold(1, *["muse"] * 8))
    assert table.vital("Z2") == 15 - 6
    table = _play("dramatic_irony", "Z2", setup=lambda table: table.lay("Z2", "strong_attack", on="E1"))
    assert table.vital("Z2") == 15 - 9
    table = _play("disassemble", "Z2", setup=lambda table: table.attach("Z2", "muse"))
    assert table.vital("Z2") == 15 - 3
    assert table.state.attached[1] == []


@pytest.mark.parametrize(
    ("work", "bonus", "setup"),
    [
        ("action_scene", 5, lambda table: table.bury(0, *["muse"] * 7)),
        ("crescendo", 6, lambda table: setattr(table.state, "round", 9)),
        ("flanking", 4, lambda table: table.lay("Z3", on="E1")),
        ("tag_team", 5, lambda table: table.stand(2, "omar_uldi")),
        ("yes_and", 4, lambda table: setattr(table.state, "order", [1, 2, 3, 0])),
        ("primary_attack", 2, lambda table: setattr(table.state, "order", [1, 2, 3, 0])),
        ("finishing_touches", 7, lambda table: [table.attach("Z1", "muse") for _ in range(2)]),
    ],
)
def test_attacks_that_depend_on_the_table(work: str, bonus: int, setup: Callable[[Table], object]) -> None:
    table = _table(work, "E1", setup)
    attack = table.attack("Z1")
    table.flip("Z1")
    assert _hurt(table) == attack + bonus


@pytest.mark.parametrize(
    ("work", "on", "change", "drive"),
    [
        ("build_confidence", "Z2", 2, 16),
        ("criticize", "Z2", -2, 13),
        ("encourage", "Z2", 3, 17),
        ("lead_weight", "Z2", -2, 14),
        ("share_knowledge", "Z2", 2, 15),
    ],
)
def test_works_that_change_the_attack_of_an_artist(work: str, on: str, change: int, drive: int) -> None:
    table = _table(work, on)
    before = table.attack(on)
    table.flip("Z1")
    assert (table.attack(on) - before, table.vital(on)) == (change, drive)


def test_works_that_change_attacks() -> None:
    assert _play("undermine", "E1").attack("E1") == 0
    assert _play("cripple", "E1").attack("E1") == 0
    table = _table("serrated_blade", "E1")
    before = table.attack("Z1")
    table.flip("Z1")
    assert table.attack("Z1") == before + 2
    table = _play("blackwork_tattoo", "Z1", setup=lambda table: table.hold(0, "muse"))
    assert (table.attack("Z1"), len(table.state.graveyard[0])) == (5, 1)
    assert _play("lead_weight", "Z2").state.attached[0] == []
    table = _play("hyeong")
    assert (table.attack("Z1"), table.vital("Z1")) == (4, 12)
    table = _play("war_cry", setup=lambda table: table.stand(2, "omar_uldi"))
    assert table.vitals("Z1", "Z3") == [13, 14]
    assert table.attack("Z1") == 5
    table = _table("herkie", "Z4")
    before = table.attack("Z4")
    table.flip("Z1")
    assert table.attack("Z4") == before + 3
    assert table.state.order == [0, 3, 1, 2]


def test_works_that_give_drive_or_health() -> None:
    assert _play("chocolate_drizzle", "Z2").vital("Z2") == 18
    table = _play(
        "chocolate_drizzle", "Z2", setup=lambda table: table.state.flags.__setitem__(1, Flag.GAINED)
    )
    assert table.vital("Z2") == 20
    assert _play("gluten_free_bread", "E1").vital("E1") == 36
    assert _play("mix", "E1").vitals("Z1", "E1") == [22, 22]
    assert _play("pure_vanilla_scoop", "Z2").vital("Z2") == 19
    table = _play("pure_vanilla_scoop", "Z2", setup=lambda table: table.state.attack_game.__setitem__(1, 1))
    assert table.vital("Z2") == 17
    table = _play("red_wine", "E1")
    assert (table.vital("E1"), table.attack("E1")) == (34, 1)
    table = _play("smorgasbord")
    assert table.vitals("Z1", "Z3", "E1", "E2", "Z2") == [15, 18, 31, 13, 15]
    table = _play("food_coma", "E1")
    assert (table.vital("E1"), table.attack("E1")) == (32, 1)
    assert table.state.flags[4] & Flag.SKIPPED
    assert _play("patchwork", "Z1").vital("Z1") == 15
    assert _play("negative_space").vital("Z1") == 15
    table = _play("wooden_chest", setup=lambda table: table.attach("Z1", "muse"))
    assert len(table.state.hand[0]) == 1
    assert table.vital("Z1") == 15 - 1 + 1 + 2


def test_works_that_shield_and_counter() -> None:
    assert _play("defense", "Z2").state.shield[1] == 5
    table = _play("death_defying_stunt")
    assert table.state.shield[0] == 8
    assert table.state.lured[4:] == [table.card("Z1")] * 4
    table = _play("counterattack", "Z1")
    assert table.state.shield[0] == 2
    assert table.state.flags[0] & Flag.COUNTERING


def test_works_that_draw_and_find() -> None:
    assert len(_play("muse").state.hand[0]) == 2
    assert len(_play("idea").state.hand[0]) == 1
    table = _play("branch_out")
    assert table.names(table.state.hand[0]) == ["chisel"]
    table = _play("draft", setup=lambda table: table.vault(0, "idea", "idea", "idea"))
    assert sorted(table.names(table.state.hand[0])) == ["idea", "idea", "tango"]
    table = _play("share_knowledge", "Z2")
    assert table.state.learned_game[1] == SCHOOL_BIT["VIS"]
    assert len(table.state.hand[0]) == 1
    table = _play("tune_up", "Z2")
    assert (table.state.boost[1], len(table.state.hand[0])) == (1, 1)
    table = _play("encyclopedia")
    assert (len(table.state.hand[0]), table.vital("Z1")) == (2, 13)
    table = _play("proofread", setup=lambda table: table.hold(0, "mix", "mix"))
    assert len(table.state.hand[0]) == 2 - 2 + 3
    table = _play("curtain_call", "Z2")
    assert table.state.order == [0, 2, 3, 1]
    assert len(table.state.hand[0]) == 1
    table = _play("blueprints", "Z2", setup=lambda table: table.vault(0, "idea", "idea"))
    assert (len(table.state.attached[1]), len(table.state.hand[0])) == (2, 1)
    table = _play("key_change", "Z2")
    assert len(table.state.hand[0]) == 1
    table = _play("foreshadow", "E1", say=[])
    assert table.names(table.state.portfolio[0][::-1])[:3] == ["tango", "sting", "mix"]


def test_works_that_move_works() -> None:
    table = _table("scrapbook", "", lambda table: table.bury(0, "muse", "sting", "mix"))
    buried = list(table.state.graveyard[0])
    table.flip("Z1", say=(PickWork(buried[2]), PickWork(buried[0])))
    assert len(table.state.hand[0]) == 1
    assert len(table.state.graveyard[0]) == 2
    table = _table("chisel", "E1", lambda table: table.hold(0, "muse"))
    table.flip("Z1", say=(PickWork(table.state.hand[0][0]),))
    assert _hurt(table) == 6
    table = _table("chisel", "E1", lambda table: table.hold(0, "muse"))
    table.flip("Z1", say=(StopPicking(),))
    assert _hurt(table) == 3
    table = _table("expose", "Z2", lambda table: table.hold(1, "muse", "sting"))
    table.flip("Z1", say=(PickWork(table.state.hand[1][1]),))
    assert table.names(table.state.graveyard[1]) == ["sting"]
    table = _play("capture_the_moment", "E1", setup=lambda table: table.bury(0, "captivate", "strong_attack"))
    assert _hurt(table) == 2
    table = _play("prototype", "E1", setup=lambda table: table.attach("Z1", "idea"))
    assert _hurt(table) == 7
    table = _play("plot_twist", "Z2", setup=lambda table: [table.hold(0, "mix"), table.hold(1, "sting")])
    assert [table.names(hand) for hand in table.state.hand] == [["sting"], ["mix"]]


def test_works_that_steer_others() -> None:
    table = _play("overshadow", "Z2", setup=lambda table: table.state.attack_game.__setitem__(1, -5))
    assert table.state.flags[1] & Flag.NEGATED
    table = _play("hypnotic_trance", "Z2", say=(TargetArtist(3),))
    assert table.state.target[1] == 3
    table = _play("tango", "E1", say=(PickArtist(3),))
    assert table.state.lured[4] == table.card("Z4")
    table = _play("counterpoint", "E1")
    assert table.state.traded[4] == 2
    table = _play("grapple", "E1")
    assert table.state.lured[4] == table.card("Z1")
    assert _play("grapple", "Z2").state.order == [0, 2, 3, 1]
    assert _play("encore", "Z4").state.order == [0, 3, 1, 2]
    table = _table("encore", "Z2", lambda table: table.lay("Z2", on="E1"))
    attack = table.attack("Z2")
    table.flip("Z2", "Z1")
    assert _hurt(table) == 2 * attack + 2
    assert _play("spotlight", "E1").state.starts_next == 0
    assert _play("captivate", "E1").state.flags[4] & Flag.SKIPPED
    assert _play("homage", "E1").vital("E1") == 30


def test_works_that_exchange_cards() -> None:
    table = _play("portrait", "Z3", setup=lambda table: table.vault(0, "samuel_bristo"))
    assert table.name("Z3") != CALM
    assert table.state.flags[2] & Flag.DORMANT
    assert _play("portrait", "Z2").name("Z2") == CALM
    table = _play("still_life", "E1", setup=lambda table: table.vault(0, "rude"))
    assert table.name("E1") == "rude"
    assert EGO_NUMBER["snooty"] in table.state.vault_egos[0]
    assert table.state.points[0] == 0


def test_broad_stroke_and_roundhouse_reach_the_neighbours() -> None:
    assert _play("broad_stroke", "E1").vital("E2") == 10
    assert _play("roundhouse", "E1").vital("E2") == 10


def test_every_work_is_played_in_this_file() -> None:
    """The names of the works stand in the source of these tests."""
    with open(__file__, encoding="utf-8") as source:
        text = source.read()
    assert [work.id for work in WORKS if f'"{work.id}"' not in text] == []


def test_what_the_choices_of_a_work_are_called() -> None:
    table = _table("foreshadow", "E1")
    table.state.phase, table.state.step, table.state.turn = Phase.FLIP, 1, 0
    looked_at = table.state.portfolio[0][::-1][:3]
    table.flip("Z1", say=(PutBack(looked_at[2]), PutBack(looked_at[1])))
    assert table.state.portfolio[0][::-1][:3] == [looked_at[2], looked_at[1], looked_at[0]]
    table = _table("encyclopedia", "")
    top = table.state.portfolio[0][::-1]
    table.flip("Z1", say=(TakeWork(top[4]), TakeWork(top[0])))
    assert table.state.hand[0] == [top[4], top[0]]


def test_costs_are_the_printed_ones_without_signatures() -> None:
    for kind, work in enumerate(WORKS):
        table = Table(f"Z1 {ARTIST_OF[work.school]}")
        assert work_cost(table.state, 0, table.work(work.id, 0), kind) == work.cost
