"""D.3 to D.7 and D.11: statements, references, numbers and conditions, each with a text made for it."""

from __future__ import annotations

from game.opus.actions import ChooseOpponent, PickArtist, PickEgo, SayNo, StopPicking
from tests.opus.builder import Table
from tests.opus.conftest import Perform


def test_if_is_judged_when_it_is_reached(perform: Perform) -> None:
    table = Table()
    perform(
        table, "damage(target, 2); if(vital(target) == 10) { damage(target, 1) } else { damage(target, 5) }"
    )
    assert table.vital("E1") == 9


def test_each_passes_over_members_that_have_left(perform: Perform) -> None:
    table = Table("E1 rude 2", "E2 rude 2")
    frame = perform(table, "each(egos) { damage(it, 2) }")
    assert table.vitals("E3", "E4") == [9, 9]
    assert frame.n == 4
    assert table.state.points[0] == 4


def test_d3_a_target_that_has_left_play_is_missing(perform: Perform) -> None:
    table = Table("E1 rude 1", "E2 stubborn 12")
    table.stack(0, "muse")
    text = "damage(target, 1); if(is_ego(target) or is_mine(target)) { draw(me, 1) }; draw(owner(target), 1)"
    perform(table, text)
    assert table.name("E1") == ""
    assert table.state.hand[0] == []


def test_pick_and_upto(perform: Perform) -> None:
    table = Table()
    frame = perform(table, "pick(2, egos) { damage(it, 1) }", say=(PickEgo(3), PickEgo(1)))
    assert table.vitals("E1", "E2", "E4") == [12, 11, 10]
    assert frame.n == 2
    frame = perform(table, "upto(2, artists) { damage(it, 1) }", say=(PickArtist(2), StopPicking()))
    assert frame.n == 1
    assert table.vital("Z3") == 13


def test_may_asks(perform: Perform) -> None:
    table = Table()
    perform(table, "may { damage(target, 3) }; damage(target, 1)", say=(SayNo(),))
    assert table.vital("E1") == 11
    perform(table, "may { damage(target, 3) }; damage(target, 1)")
    assert table.vital("E1") == 7


def test_boost_raises_amounts_but_no_conditions_filters_or_divisors(perform: Perform) -> None:
    table = Table("Z1 samuel_bristo", "E1 snooty 30")
    perform(table, "damage(target, 1 + 2 * words(target))", boost=1)
    assert table.vital("E1") == 25
    perform(table, "mod(target, attack, -2, round)", boost=1)
    assert table.state.attack_round[4] == -3
    perform(table, "if(vital(target) >= 25) { damage(target, div(9, 2)) }", boost=1)
    assert table.vital("E1") == 20
    perform(table, "damage(target, count(egos[vital(it) >= 12]))", boost=5)
    assert table.vital("E1") == 18


def test_opp_is_chosen_among_several(perform: Perform) -> None:
    table = Table(format="four")
    table.stack(2, "muse")
    perform(table, "draw(opp, 1)", say=(ChooseOpponent(2),))
    assert len(table.state.hand[2]) == 1


def test_opp_is_missing_alone(perform: Perform) -> None:
    table = Table(format="solitaire")
    frame = perform(table, "draw(opp, 1); each(foes) { damage(it, 1) }")
    assert frame.n == 0


def test_other_is_chosen_among_several(perform: Perform) -> None:
    table = Table(format="solitaire")
    perform(table, "gain(other, 2)", say=(PickArtist(2),))
    assert table.vital("Z3") == 16
    table = Table()
    perform(table, "gain(other, 2)")
    assert table.vital("Z3") == 16


def test_numbers_of_every_kind(perform: Perform) -> None:
    table = Table("Z1 the_ostentatious_rib", "E1 snooty 90", round=4)
    table.hold(0, "muse", "muse")
    for text, damage in (
        ("round_no", 4),
        ("attack(self)", 5),
        ("base_attack(self)", 5),
        ("vital(self)", 14),
        ("base_vital(self)", 14),
        ("words(self)", 3),
        ("position(self)", 2),
        ("count(hand(me))", 2),
        ("min(3, 5) + max(3, 5)", 8),
        ("div(7, 2) * 2 - 1", 5),
        ("count(near(target))", 1),
        ("count(mine) + count(allies) + count(artists) + count(egos)", 11),
    ):
        before = table.vital("E1")
        perform(table, f"damage(target, {text})")
        assert before - table.vital("E1") == damage, text


def test_conditions_of_every_kind(perform: Perform) -> None:
    table = Table("Z1 samuel_bristo", "Z2 september", "E1 snooty 90")
    table.lay("Z3", "muse", on="E1")
    attached = table.attach("Z1", "chisel")
    for text in (
        "first(self) and not last(self)",
        "last(target) or is_ego(target)",
        "not acted(self)",
        "is_artist(self) and is_mine(self)",
        "not gained(self)",
        "not has_facedown(self)",
        "school(self, VIS) and not school(self, MUS) and not school(target, VIS)",
        "named(this, chisel) and faceup(this) and school(this, VIS) and cost(this) == 1",
        "odd(3) and even(0)",
        "is_opp(opp) and not is_opp(me)",
        "target != self and self == self",
        "across(self) == target",
        "across(target) == self",
        "count(allies[aim(it) == target]) == 1",
        "count(allies[has_facedown(it)]) == 1",
        "(1 + 2) * 3 >= 9 and (odd(1))",
        "count(artists[school(it, ALL)]) == 1",
        "count(foes) == 2",
    ):
        before = table.vital("E1")
        perform(table, f"if({text}) {{ damage(target, 1) }}", this=attached)
        assert before - table.vital("E1") == 1, text
