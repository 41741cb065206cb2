"""Gliding as a function of time alone, and the figures of style section 7."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect

from scenes import glide
from scenes.glide import DRAW, FADE_OUT, MOVE, POP, REDUCED, SETTLE, STAGGER, Glider, Spot
from scenes.picture import Piece

SLACK = 1e-6


def piece(name: str, x: int = 0, y: int = 0, **more: object) -> Piece:
    return Piece(name, "card", (name,), Rect(x, y, 60, 90), **more)


def pose(glider: Glider, name: str):  # type: ignore[no-untyped-def]
    return next(each for each in glider.poses() if each.piece.id == name)


def test_a_piece_glides_in_an_arc_and_settles() -> None:
    glider = Glider()
    glider.jump([piece("a")])
    glider.aim([piece("a", 400, 0)])
    assert pose(glider, "a").spot == Spot.of(piece("a"))
    glider.update(MOVE / 2)
    half = pose(glider, "a")
    assert half.spot.x == pytest.approx(30 + 200)
    assert half.spot.y == pytest.approx(45 - glide.ARC)
    assert half.is_moving
    glider.update(MOVE / 2 + SETTLE / 4)
    over = pose(glider, "a").spot.x - 430
    assert 0 < over <= 0.04 * 400, "it overshoots by at most four percent"
    glider.update(SETTLE)
    assert not glider.is_moving
    assert pose(glider, "a").spot == Spot.of(piece("a", 400, 0))


def test_a_short_shift_has_no_arc() -> None:
    glider = Glider()
    glider.jump([piece("a")])
    glider.aim([piece("a", 40, 0)])
    glider.update(MOVE / 2)
    assert pose(glider, "a").spot.y == pytest.approx(45)


def test_cards_come_out_of_their_source_one_after_the_other_and_turn_over() -> None:
    glider = Glider()
    deck = piece("deck", 300, 300, is_open=False)
    glider.jump([deck])
    drawn = [piece(name, 50 * number, 0, source="deck") for number, name in enumerate("abc")]
    glider.aim([deck, *drawn])
    assert all(pose(glider, name).spot == Spot.of(deck) for name in "abc")
    assert not pose(glider, "a").piece.is_open, "before the turn its back is shown"
    glider.update(STAGGER)
    assert pose(glider, "a").spot != Spot.of(deck)
    assert pose(glider, "c").spot == Spot.of(deck)
    glider.update(0.22)
    assert pose(glider, "a").piece.is_open
    glider.update(2 * STAGGER + DRAW)
    assert not glider.is_moving


def test_what_leaves_goes_into_its_sink_or_fades() -> None:
    glider = Glider()
    pile = piece("pile", 500, 0)
    glider.jump([pile, piece("a", sink="pile"), piece("b")])
    glider.aim([pile])
    glider.update(FADE_OUT + SLACK)
    assert {each.piece.id for each in glider.poses()} == {"pile", "a"}
    assert pose(glider, "a").spot.x > 30
    glider.update(MOVE)
    assert {each.piece.id for each in glider.poses()} == {"pile"}


def test_a_number_counts_and_pops() -> None:
    glider = Glider()
    glider.jump([piece("points", number=2)])
    glider.aim([piece("points", number=10)])
    seen = []
    for _ in range(12):
        shown = pose(glider, "points")
        seen.append(shown.piece.number)
        assert 1.0 <= shown.growth <= POP + SLACK
        glider.update(0.025)
    assert seen[0] == 2
    assert seen == sorted(seen)
    glider.update(0.1)
    assert pose(glider, "points").piece.number == 10


def test_turning_over_squeezes_and_changes_face_at_half() -> None:
    glider = Glider()
    glider.jump([piece("a", is_open=False)])
    glider.aim([piece("a", is_open=True)])
    glider.update(glide.FLIP * 0.49)
    assert not pose(glider, "a").piece.is_open
    assert pose(glider, "a").squeeze < 0.1
    glider.update(glide.FLIP * 0.02)
    assert pose(glider, "a").piece.is_open
    glider.update(glide.FLIP)
    assert pose(glider, "a").squeeze == 1.0


def test_reduced_motion_is_a_fade_in_place() -> None:
    glider = Glider(is_reduced=True)
    glider.jump([piece("a")])
    glider.aim([piece("a", 400, 300)])
    assert pose(glider, "a").spot == Spot.of(piece("a", 400, 300))
    assert pose(glider, "a").alpha == 0.0
    glider.update(REDUCED + SLACK)
    assert not glider.is_moving


def test_a_new_aim_begins_where_the_piece_is_seen() -> None:
    glider = Glider()
    glider.jump([piece("a")])
    glider.aim([piece("a", 400, 0)])
    glider.update(MOVE / 2)
    halfway = pose(glider, "a").spot
    glider.aim([piece("a", 0, 300)])
    assert pose(glider, "a").spot == halfway


def test_aiming_at_the_same_layout_again_keeps_the_way() -> None:
    glider = Glider()
    glider.jump([piece("a")])
    target = [piece("a", 400, 0)]
    glider.aim(target)
    glider.update(MOVE / 2)
    before = pose(glider, "a")
    glider.aim(target)
    assert pose(glider, "a") == before


layouts = st.lists(
    st.dictionaries(
        st.sampled_from("abcde"),
        st.tuples(
            st.integers(-50, 900), st.integers(-50, 700), st.booleans(), st.sampled_from(["", "a", "b"])
        ),
        max_size=5,
    ),
    min_size=1,
    max_size=5,
)


@given(layouts, st.lists(st.floats(0, 0.3), min_size=1, max_size=6), st.booleans())
def test_whatever_happens_everything_arrives(layouts_: list, waits: list[float], is_reduced: bool) -> None:
    glider = Glider(is_reduced)
    target: dict[str, Piece] = {}
    for layout in layouts_:
        target = {
            name: piece(name, x, y, is_open=is_open, source=link if link != name else "", sink=link)
            for name, (x, y, is_open, link) in layout.items()
        }
        glider.aim(list(target.values()))
        for wait in waits:
            glider.update(wait)
            for each in glider.poses():
                assert all(math.isfinite(value) for value in each.spot)
                assert 0 <= each.alpha <= 1
                assert 0 <= each.squeeze <= 1
            assert target.keys() <= {each.piece.id for each in glider.poses()}
    glider.update(5.0)
    assert not glider.is_moving
    assert {each.piece.id: each.piece for each in glider.poses()} == target
    assert all(each.spot == Spot.of(target[each.piece.id]) for each in glider.poses())


@given(st.floats(0, 1))
def test_every_easing_begins_and_ends_where_it_should(t: float) -> None:
    eases = (glide.out_cubic, glide.in_cubic, glide.in_out_cubic, glide.in_out_sine, glide.out_quart)
    for ease in eases:
        assert ease(0) == pytest.approx(0)
        assert ease(1) == pytest.approx(1)
        assert -SLACK <= ease(t) <= 1 + SLACK
    assert 1 <= glide.settling(t) <= 1 + glide.OVERSHOOT
