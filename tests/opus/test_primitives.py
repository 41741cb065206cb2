"""D.7: every primitive, each with a text made for it."""

from __future__ import annotations

from game.opus.actions import (
    Discard,
    NameSchool,
    PickWork,
    PutBack,
    ReplaceEgo,
    TakeWork,
    TargetArtist,
)
from game.opus.cards import EGO_NUMBER, SCHOOL_BIT, WORK_NUMBER
from game.opus.events import HandShown, TargetShown, WorkShown
from game.opus.state import NOTHING, Flag, Phase
from game.opus.syntax import ACTIONS, SCHOOLS
from tests.opus.builder import Table
from tests.opus.conftest import Perform


def test_every_primitive_is_tested_here() -> None:
    """The tests below are named after the primitives of D.9."""
    tested = {name.removeprefix("test_do_") for name in globals() if name.startswith("test_do_")}
    assert tested == set(ACTIONS)


# -- numbers on cards ---------------------------------------------------------------------------------------


def test_do_attack(perform: Perform) -> None:
    table = Table("Z1 samuel_bristo")
    perform(table, "attack(self, target, 3)")
    assert table.vital("E1") == 7
    perform(table, "attack(self, target, -9)")
    assert table.vital("E1") == 7


def test_do_damage(perform: Perform) -> None:
    table = Table()
    perform(table, "damage(target, 4)")
    assert table.vital("E1") == 8
    assert table.state.hurt_by[4] == table.card("Z1")


def test_do_gain(perform: Perform) -> None:
    table = Table("Z1 crimette_raquet")
    perform(table, "gain(target, 2); gain(self, 2); gain(target, 0)")
    assert table.vitals("E1", "Z1") == [15, 17]
    assert table.state.flags[4] & Flag.GAINED


def test_do_lose(perform: Perform) -> None:
    table = Table("Z2 ottawa_stephane 15")
    table.state.shield[1] = 5
    perform(table, "lose(target, 3)", "Z2")
    assert table.vital("Z2") == 12
    assert table.state.damage_taken[1] == 0


def test_do_shield(perform: Perform) -> None:
    table = Table()
    perform(table, "shield(target, 2); shield(target, 1); damage(target, 5)")
    assert table.vital("E1") == 10
    assert table.state.shield[4] == 0


def test_do_boost(perform: Perform) -> None:
    table = Table()
    perform(table, "boost(self, 2); boost(target, 1)")
    assert table.state.boost[0] == 2
    assert table.state.boost[4] == 0


def test_do_mix(perform: Perform) -> None:
    table = Table("Z1 samuel_bristo 4", "E1 snooty 9")
    perform(table, "mix(self, target)")
    assert table.vitals("Z1", "E1") == [7, 7]


def test_do_mod(perform: Perform) -> None:
    table = Table("Z1 samuel_bristo", "E1 rude")
    perform(table, "mod(target, attack, -2, round); mod(self, attack, 1, next); mod(self, attack, 3, game)")
    assert (table.attack("E1"), table.attack("Z1")) == (3, 6)
    table.end_round()
    assert (table.attack("E1"), table.attack("Z1")) == (5, 6)
    table.end_round()
    assert table.attack("Z1") == 5


def test_do_swap_attack(perform: Perform) -> None:
    table = Table("Z1 samuel_bristo", "E1 rude")
    perform(table, "swap_attack(self, target, round)")
    assert (table.attack("Z1"), table.attack("E1")) == (5, 2)


def test_do_counter(perform: Perform) -> None:
    table = Table("Z1 samuel_bristo", "Z2 matt_cross")
    perform(table, "counter(self)")
    table.lay("Z2", on="Z1")
    table.flip("Z2")
    assert table.vitals("Z1", "Z2") == [13, 13]


# -- works --------------------------------------------------------------------------------------------------


def test_do_draw(perform: Perform) -> None:
    table = Table()
    table.stack(0, "muse", "sting")
    frame = perform(table, "draw(me, 5)")
    assert table.names(table.state.hand[0]) == ["muse", "sting"]
    assert frame.n == 2


def test_do_discard(perform: Perform) -> None:
    table = Table()
    held = table.hold(0, "muse", "sting", "tango")
    frame = perform(table, "discard(me, 2)", say=(Discard(held[1]), Discard(held[0])))
    assert table.state.hand[0] == [held[2]]
    assert frame.n == 2
    frame = perform(table, "discard(me, 2)")
    assert table.state.hand[0] == []
    assert frame.n == 1


def test_do_mill(perform: Perform) -> None:
    table = Table()
    table.stack(0, "muse", "sting")
    frame = perform(table, "mill(me, 3); damage(target, n)")
    assert table.names(table.state.graveyard[0]) == ["muse", "sting"]
    assert frame.n == 2
    assert table.vital("E1") == 10


def test_do_idea(perform: Perform) -> None:
    table = Table()
    table.vault(0, "idea", "idea")
    frame = perform(table, "idea(me, 3)")
    assert table.names(table.state.hand[0]) == ["idea", "idea"]
    assert frame.n == 2


def test_do_attach_idea(perform: Perform) -> None:
    table = Table()
    table.vault(0, "idea", "idea", "idea")
    perform(table, "attach_idea(target, 2); attach_idea(self, 9)", "Z2")
    assert [len(table.state.attached[zone]) for zone in (0, 1)] == [1, 2]
    perform(table, "attach_idea(target, 1)", "E1")
    assert table.state.attached[4] == []


def test_do_search(perform: Perform) -> None:
    table = Table()
    found = table.stack(0, "muse", "sting", "tango", "sting")
    perform(table, "search(me, not school(it, ALL))", say=(TakeWork(found[2]),))
    assert table.state.hand[0] == [found[2]]
    assert len(table.state.portfolio[0]) == 3
    perform(table, "search(me, school(it, CUL))")
    assert len(table.state.hand[0]) == 1


def test_do_scry(perform: Perform) -> None:
    table = Table()
    works = table.stack(0, "muse", "sting", "tango", "chisel", "mix")
    perform(table, "scry(me, 4, 2)", say=(TakeWork(works[1]), TakeWork(works[3])))
    assert table.state.hand[0] == [works[1], works[3]]
    assert table.state.portfolio[0][::-1] == [works[4], works[0], works[2]]


def test_do_peek_top(perform: Perform) -> None:
    table = Table()
    works = table.stack(0, "muse", "sting", "tango", "chisel")
    perform(table, "peek_top(me, 3)", say=(PutBack(works[2]), PutBack(works[0])))
    assert table.state.portfolio[0][::-1] == [works[2], works[0], works[1], works[3]]


def test_do_reveal_hand(perform: Perform) -> None:
    table = Table()
    held = table.hold(1, "muse", "sting")
    perform(table, "reveal_hand(owner(target))", "Z2")
    assert HandShown(1, tuple(held)) in table.events


def test_do_reveal_random(perform: Perform) -> None:
    table = Table()
    [held] = table.hold(1, "strong_attack")
    frame = perform(table, "reveal_random(opp)")
    assert WorkShown(1, held) in table.events
    assert frame.n == 3


def test_do_reveal(perform: Perform) -> None:
    table = Table()
    work = table.lay("Z2", "muse", on="Z3")
    perform(table, "reveal(target)", "Z2")
    assert WorkShown(1, work) in table.events
    assert TargetShown(table.card("Z2"), table.place("Z3")) in table.events
    assert table.state.flags[1] & Flag.TARGET_OPEN


def test_do_swap_cards(perform: Perform) -> None:
    table = Table()
    mine, theirs = table.hold(0, "muse", "sting"), table.hold(1, "tango")
    perform(table, "swap_cards(me, owner(target), 2)", "Z2")
    assert theirs[0] in table.state.hand[0]
    assert len(set(mine) & set(table.state.hand[1])) == 1
    hands = [list(hand) for hand in table.state.hand]
    perform(table, "swap_cards(me, me, 2)")
    assert table.state.hand == hands


def test_do_move(perform: Perform) -> None:
    table = Table("Z3 gerald_busch")
    held = table.hold(0, "muse", "sting")
    table.stack(0, "tango")
    perform(table, "pick(1, hand(me)) { move(it, bottom) }", say=(PickWork(held[0]),))
    assert table.state.portfolio[0][0] == held[0]
    perform(table, "each(hand(me)) { move(it, top) }")
    assert table.state.portfolio[0][-1] == held[1]
    attached = table.attach("Z1", "chisel")
    perform(table, "each(attached(self)) { move(it, hand) }")
    assert table.state.hand[0] == [attached]
    assert table.vital("Z3") == 16


def test_do_retire_work(perform: Perform) -> None:
    table = Table()
    work = table.attach("Z2", "chisel")
    perform(table, "each(attached(target)) { retire_work(it) }", "Z2")
    assert table.state.graveyard[1] == [work]
    perform(table, "each(graveyard(owner(target))) { retire_work(it) }", "Z2")
    assert table.state.graveyard[1] == [work]


def test_do_exec(perform: Perform) -> None:
    table = Table()
    [work] = table.bury(0, "captivate")
    perform(table, "each(graveyard(me)) { exec(it) }")
    assert table.vital("E1") == 10
    perform(table, "each(graveyard(me)) { exec(it) }", "Z2")
    assert work in table.state.graveyard[0]


def test_do_transfer(perform: Perform) -> None:
    table = Table()
    before = table.attack("Z2")
    work = table.attach("Z1", "lead_weight")
    perform(table, "transfer(this, target)", "E1", this=work)
    assert table.state.attached[0] == [work]
    perform(table, "transfer(this, target)", "Z2", this=work)
    assert table.state.attached[:2] == [[], [work]]
    assert table.attack("Z2") == before - 2


def test_do_copy_last(perform: Perform) -> None:
    table = Table()
    own, other = table.card("Z1"), table.card("Z2")
    table.state.executed += [(other, WORK_NUMBER["captivate"]), (other, WORK_NUMBER["homage"])]
    table.state.executed.append((own, WORK_NUMBER["chisel"]))
    perform(table, "copy_last()")
    assert table.vital("E1") == 10


def test_do_swap_vault(perform: Perform) -> None:
    table = Table()
    perform(table, "swap_vault(target, me)")
    assert table.name("E1") == "snooty"
    table.vault(0, "vain", "rude")
    perform(table, "swap_vault(target, me)", say=(ReplaceEgo(EGO_NUMBER["rude"]),))
    assert table.name("E1") == "rude"
    assert EGO_NUMBER["snooty"] in table.state.vault_egos[0]


# -- order and targets --------------------------------------------------------------------------------------


def _flipping(*cards: str) -> Table:
    table = Table(*cards)
    table.state.phase, table.state.turn, table.state.acting = Phase.FLIP, 0, 0
    return table


def test_do_act_first(perform: Perform) -> None:
    table = _flipping()
    table.state.turn, table.state.acting = NOTHING, NOTHING
    perform(table, "act_first(target)", "Z4")
    assert table.state.order == [3, 0, 1, 2]


def test_do_act_next(perform: Perform) -> None:
    table = _flipping()
    perform(table, "act_next(target)", "Z4")
    assert table.state.order == [0, 3, 1, 2]
    table.state.flags[2] |= Flag.DORMANT
    perform(table, "act_next(target); act_next(self)", "Z3")
    assert table.state.order == [0, 3, 1, 2]


def test_do_act_last(perform: Perform) -> None:
    table = _flipping()
    perform(table, "act_last(target)", "Z2")
    assert table.state.order == [0, 2, 3, 1]
    table.state.phase = Phase.EGOS
    perform(table, "act_last(target)", "Z3")
    assert table.state.order == [0, 2, 3, 1]


def test_do_start_next(perform: Perform) -> None:
    table = Table()
    perform(table, "start_next(target); start_next(self)", "Z3")
    assert table.state.starts_next == 0


def test_do_retarget(perform: Perform) -> None:
    table = Table()
    table.lay("Z2", on="Z1")
    perform(table, "retarget(target, across(target))", "Z2")
    assert table.state.target[1] == table.place("E2")
    table.state.flags[1] |= Flag.ACTED
    perform(table, "retarget(target, self)", "Z2")
    assert table.state.target[1] == table.place("E2")


def test_do_retarget_pick(perform: Perform) -> None:
    table = Table()
    table.lay("Z2", on="Z1")
    perform(table, "retarget_pick(target)", "Z2", say=(TargetArtist(3),))
    assert table.state.target[1] == 3


def test_do_lure(perform: Perform) -> None:
    table = Table()
    perform(table, "lure(target, self)")
    assert table.state.lured[4] == table.card("Z1")


def test_do_skip(perform: Perform) -> None:
    table = Table()
    perform(table, "skip(target)")
    assert table.state.flags[4] & Flag.SKIPPED


def test_do_negate(perform: Perform) -> None:
    table = Table()
    perform(table, "negate(target)", "Z2")
    assert table.state.flags[1] & Flag.NEGATED
    before = table.vital("E1")
    table.lay("Z2", on="E1")
    table.flip("Z2")
    assert table.vital("E1") == before


def test_do_swap_strategy(perform: Perform) -> None:
    table = Table()
    perform(table, "swap_strategy(target, next)")
    assert table.state.traded[4] == 2
    perform(table, "swap_strategy(target, round)")
    assert table.state.traded[4] == 0


def test_do_set_school(perform: Perform) -> None:
    table = Table("Z2 september")
    perform(table, "set_school(target, round)", "Z2", say=(NameSchool(SCHOOLS.index("MUS")),))
    assert table.state.named_school[1] == SCHOOL_BIT["MUS"]
    table.end_round()
    assert table.state.named_until[1] == 0


def test_do_learn(perform: Perform) -> None:
    table = Table("Z1 samuel_bristo", "Z2 omar_uldi")
    perform(table, "learn(target, self, next)", "Z2")
    assert table.state.learned_next[1] == SCHOOL_BIT["VIS"]
    table.end_round()
    assert table.state.learned_round[1] == SCHOOL_BIT["VIS"]
