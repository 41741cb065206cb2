"""G.4: paying, schools, specialties and copies."""

from __future__ import annotations

from game.opus.actions import DeclareCopy, FlipUp, ReplaceArtist
from game.opus.cards import ARTIST_NUMBER, WORK_NUMBER
from game.opus.flip import new_action
from game.opus.play_target import may_copy
from game.opus.state import NOTHING, Ask, Deed, Flag, Mark
from game.opus.statics import work_cost
from tests.opus.builder import Table


def test_g10_too_expensive() -> None:
    table = Table("Z1 ignal_sedim 2")
    work = table.lay("Z1", "strong_attack", on="E1")
    table.flip("Z1")
    assert table.vitals("Z1", "E1") == [2, 12]
    assert table.state.attached[0] == [work]
    assert table.state.marks[0][0] & Mark.FACE_UP
    assert table.has("Z1", Deed.FAILED)
    assert table.state.cost_paid[0] == 0
    assert table.state.last_flipped[0] == WORK_NUMBER["strong_attack"]


def test_g11_wrong_school() -> None:
    table = Table("Z1 adrian_oright")
    table.lay("Z1", "chisel", on="E1")
    table.flip("Z1")
    assert table.vitals("Z1", "E1") == [15, 12]
    assert table.has("Z1", Deed.FAILED)
    assert not table.has("Z1", Deed.MADE_ATTACK)


def test_g13_the_last_drive_may_be_paid_and_regained() -> None:
    table = Table("Z1 crimette_raquet 1")
    table.lay("Z1", "red_wine", on="Z1")
    table.flip("Z1")
    assert (table.name("Z1"), table.vital("Z1"), table.attack("Z1")) == ("crimette_raquet", 4, 1)


def test_g14_one_word_works_cost_amavelli_less() -> None:
    table = Table("Z1 amavelli_tutlio")
    costs = [
        work_cost(table.state, 0, table.work(name, 0), WORK_NUMBER[name])
        for name in ("leitmotif", "diss_track", "encyclopedia")
    ]
    assert costs == [0, 2, 1]


def test_g15_an_all_artist_plays_every_school_for_one_more() -> None:
    table = Table("Z2 september")
    table.lay("Z2", "slapstick", on="E2")
    table.flip("Z2")
    assert table.vitals("Z2", "E2") == [12, 9]
    attack = table.work("moderate_attack", 1)
    assert work_cost(table.state, 1, attack, WORK_NUMBER["moderate_attack"]) == 1


def _leitmotif_three_times() -> Table:
    table = Table("Z1 amavelli_tutlio", "E1 snooty 50")
    for work, say in (("leitmotif", ()), ("defense", (DeclareCopy(),)), ("chisel", (DeclareCopy(),))):
        table.state.vital[4] = 50
        table.state.flags[0] = 0
        table.lay("Z1", work, on="E1")
        table.flip("Z1", say=say)
    return table


def test_g16_copies_count_as_the_specialty() -> None:
    table = Table("Z1 amavelli_tutlio", "E1 snooty 50")
    damage = []
    for work, say in (("leitmotif", ()), ("defense", (DeclareCopy(),)), ("chisel", (DeclareCopy(),))):
        table.state.vital[4] = 50
        table.lay("Z1", work, on="E1")
        table.flip("Z1", say=say)
        damage.append(50 - table.vital("E1"))
    assert damage == [3, 5, 7]
    assert table.vital("Z1") == 14
    assert [bool(mark & Mark.FACE_UP) for mark in table.state.marks[0]] == [True, False, False]
    assert all(mark & Mark.FLIPPED for mark in table.state.marks[0])


def test_g17_another_flip_ends_the_chain_of_copies() -> None:
    table = _leitmotif_three_times()
    table.lay("Z1", "muse")
    table.flip("Z1", say=(FlipUp(),))
    table.lay("Z1", "defense", on="Z1")
    table.state.stack.append(new_action(table.state, 0))
    assert table.until_asked() == Ask.NOTHING
    assert table.state.last_flipped[0] == WORK_NUMBER["defense"]
    assert table.state.shield[0] == 5


def test_g18_rounds_without_a_work_do_not_matter() -> None:
    table = Table("Z1 amavelli_tutlio")
    table.lay("Z1", "leitmotif", on="E1")
    table.flip("Z1")
    table.end_round()
    table.lay("Z1", on="E1")
    table.flip("Z1")
    table.end_round()
    work = table.lay("Z1", "muse", on="E1")
    assert may_copy(table.state, 0, work)
    table.flip("Z1", say=(DeclareCopy(),))
    assert table.state.last_flipped[0] == WORK_NUMBER["leitmotif"]


def test_g19_the_memory_ends_when_the_artist_leaves_play() -> None:
    table = Table("Z1 amavelli_tutlio")
    table.lay("Z1", "leitmotif", on="E1")
    table.flip("Z1")
    assert table.state.last_flipped[0] == WORK_NUMBER["leitmotif"]
    for newcomer in ("september", "amavelli_tutlio"):
        table.state.vital[0] = 1
        table.lay("Z2", on="Z1")
        table.flip("Z2", say=(ReplaceArtist(ARTIST_NUMBER[newcomer]),))
        assert table.name("Z1") == newcomer
    assert table.state.last_flipped[0] == NOTHING
    assert not may_copy(table.state, 0, table.lay("Z1", "defense", on="Z1"))


def test_g21_a_failed_flip_counts_as_a_flip() -> None:
    table = Table("Z1 melven_mondo 1")
    table.lay("Z1", "serrated_blade", on="E1")
    table.flip("Z1")
    assert table.has("Z1", Deed.FAILED)
    assert table.attack("Z1") == 2
    assert not table.state.marks[0][0] & Mark.LIVE
    table.state.vital[0] = 5
    table.lay("Z1", "chisel", on="E1")
    table.flip("Z1", say=(DeclareCopy(),))
    assert table.vitals("Z1", "E1") == [3, 9]
    assert table.attack("Z1") == 5


def test_a_copy_is_offered_and_may_be_refused() -> None:
    table = Table("Z1 amavelli_tutlio")
    table.lay("Z1", "leitmotif", on="E1")
    table.flip("Z1")
    table.state.flags[0] &= ~Flag.ACTED
    table.lay("Z1", "sting", on="E1")
    table.flip("Z1", say=(FlipUp(),))
    assert table.state.asked == Ask.NOTHING
    assert table.state.last_flipped[0] == WORK_NUMBER["sting"]
    assert not table.has("Z1", Deed.COPIED)
