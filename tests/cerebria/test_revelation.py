"""Revelations, Fragments, the end of the match and its scores (rules E, G.14 to G.16)."""

from __future__ import annotations

import pytest

from game.cerebria import actions
from game.cerebria.apply import advance
from game.cerebria.board import GLOOM
from game.cerebria.causes import EndReason
from game.cerebria.events import (
    CommonStruck,
    EgoWillpowerChanged,
    EndTriggered,
    FortressAdded,
    FragmentAdded,
    HiddenDealt,
)
from game.cerebria.rules import RULES
from game.cerebria.scoring import outcome, total, winning_team
from game.cerebria.state import Frame, Step
from game.event import Event
from tests.cerebria.acting import table
from tests.cerebria.builder import Position, aspiration, frontier, realm


def reveal(position: Position, spirit: str = "delight") -> list[Event]:
    """Let a Spirit empty the Sphere before Realm 1 (Humility: no decision) and resolve what is asked."""
    position.state.origin = 0
    position.facing(r1=1).spirit(spirit, space=realm(1)).turn_of(spirit)
    events = position.play(actions.Absorb(1))
    while position.state.stack:
        action = position.ego_choice().action if position.is_egos else RULES.legal(position.state)[0]
        events += position.play(action)
    return events


def winning_both() -> Position:
    """Bliss wins Liveliness (Common) and Awareness (its Hidden) and holds nothing else of note."""
    position = table("delight").common("liveliness", "unity", "openness", "fortitude")
    position.hidden("bliss", "awareness").hidden("gloom", "fortitude")
    return position.emotion(7, "brightness").emotion(10, "brightness")


def test_both_aspirations_bring_a_major_and_the_other_team_strikes_one() -> None:
    position = winning_both()
    position.state.origin = 0
    position.facing(r1=1)
    position.play(actions.Absorb(1))
    assert position.state.majors == [1, 0]
    strikes = position.legal("strike")
    assert {action.aspiration for action in strikes} == set(position.state.commons)
    assert aspiration("liveliness") not in position.state.commons
    assert RULES.to_act(position.state) == position.of("hatred").seat
    position.play(actions.Strike(aspiration("unity")))
    assert position.state.commons[0] == aspiration("openness")


def test_a_tie_accomplishes_nothing() -> None:
    position = (
        table("delight")
        .common("fortitude", "unity")
        .hidden("bliss", "sensibility")
        .hidden("gloom", "openness")
    )
    reveal(position)
    assert position.state.minors == position.state.majors == [0, 0]


def test_a_hidden_aspiration_of_the_other_team_cannot_be_accomplished() -> None:
    position = table("delight").common("fortitude", "unity").hidden("bliss", "sensibility")
    position.hidden("gloom", "awareness").emotion(7, "brightness").emotion(8, "bleakness", essence=2)
    position.emotion(10, "brightness")
    reveal(position)
    # Bliss leads in Awareness, which is Gloom's; Gloom leads in Sensibility, which is Bliss's.
    assert position.state.minors == [0, 0]


def test_a_fortress_of_this_turn_stays_an_older_one_joins_the_identity() -> None:
    for turn, expected in ((0, 1), (None, 0)):
        position = (
            table("delight").common("unity").hidden("bliss", "sensibility").hidden("gloom", "liveliness")
        )
        position.state.origin = 0
        position.fortress(1, "gloom", 2, turn=position.state.turn if turn is None else turn)
        position.facing(r1=1)
        events = position.play(actions.Absorb(1))
        assert position.state.majors[GLOOM] == expected
        assert sum(isinstance(event, FortressAdded) for event in events) == expected


def test_without_a_fragment_left_the_team_caps_and_the_match_ends_after_the_turn() -> None:
    position = winning_both()
    position.state.majors[0] = 3
    events = reveal(position)
    assert FragmentAdded(0, 3) in events
    assert EndTriggered(EndReason.CAPPING, 0) in events
    assert not any(isinstance(event, CommonStruck) for event in events)
    assert not position.state.is_over
    position.play(actions.EndWithCards())
    assert position.state.is_over


def test_if_both_would_cap_the_one_that_triggered_it_does() -> None:
    position = winning_both().fortress(3, "gloom")
    position.state.majors[0], position.state.minors[1] = 3, 5
    events = reveal(position)
    assert FragmentAdded(0, 3) in events
    assert position.state.capping == [1, 0]
    assert position.state.points[1] == 4


def test_no_common_aspiration_left_ends_the_match() -> None:
    position = table("delight")
    position.state.commons = [aspiration("unity")]
    events = reveal(position)
    assert EndTriggered(EndReason.COMMONS, -1) in events
    assert position.state.hidden == [-1, -1]
    position.play(actions.EndWithCards())
    assert outcome(position.state) is not None


def test_a_team_that_accomplished_something_takes_its_top_card() -> None:
    position = winning_both()
    deck = position.state.hidden_deck[0]
    deck.remove(aspiration("openness"))
    deck.append(aspiration("openness"))
    position.state.origin = 0
    position.facing(r1=1)
    position.play(actions.Absorb(1))
    position.play(actions.Strike(aspiration("fortitude")))
    assert position.state.commons[0] == aspiration("unity")
    assert position.state.hidden[0] == aspiration("openness")


def test_a_team_whose_last_card_equals_the_common_has_no_hidden_aspiration() -> None:
    position = table("delight").common("fortitude", "unity").hidden("bliss", "sensibility")
    state = position.state
    state.hidden_deck[0] = [aspiration("unity")]
    events = reveal(position)
    assert state.commons[0] == aspiration("unity")
    assert (state.hidden[0], state.hidden_deck[0]) == (-1, [aspiration("unity")])
    assert HiddenDealt(0) not in events


def test_scores_and_ties() -> None:
    position = table("delight")
    state = position.state
    state.points, state.minors, state.majors = [7, 5], [1, 0], [0, 1]
    state.is_over = True
    assert (total(state, 0), total(state, 1)) == (10, 10)
    assert winning_team(state) == -1
    result = outcome(state)
    assert result is not None
    assert result.winners == (0, 1)
    assert result.tie is None
    state.points[1], state.capping[1] = 1, 1
    assert winning_team(state) == 1
    decided = outcome(state)
    assert decided is not None
    assert decided.tie is not None
    assert decided.tie.points == (0, 1)


def test_fortresses_on_the_board_score_for_the_ego_only() -> None:
    position = Position().fortress(0, "bliss", 2).fortress(1, "gloom", 2).fortress(2, "gloom")
    assert (total(position.state, 0), total(position.state, 1)) == (0, 6)
    easy = Position(easier=[3]).fortress(1, "gloom", 2).fortress(2, "gloom")
    assert total(easy.state, 1) == 3


# -- the Ego ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("options", "points"), [({}, 3), ({"easier": [2]}, 0)])
def test_leftover_willpower_becomes_points(options: dict[str, list[int]], points: int) -> None:
    position = (
        Position(**options)
        .common("unity", "openness")
        .hidden("bliss", "attitude")
        .hidden("gloom", "liveliness")
    )
    position.state.ego_willpower = 3
    reveal(position)
    assert (position.state.points[1], position.state.ego_willpower) == (points, 0)


def test_a_single_stored_willpower_is_kept() -> None:
    position = (
        Position().common("unity", "openness").hidden("bliss", "attitude").hidden("gloom", "liveliness")
    )
    position.state.ego_willpower = 1
    reveal(position)
    assert (position.state.points[1], position.state.ego_willpower) == (0, 1)


def test_the_ego_gains_willpower_for_each_fragment_of_the_people() -> None:
    position = Position().common("awareness", "openness").hidden("bliss", "attitude").hidden("gloom", "unity")
    position.emotion(7, "brightness").emotion(8, "bleakness", essence=2).fortress(1, "bliss")
    position.state.ego_willpower = 0
    position.emotion(10, "brightness")
    events = reveal(position)
    # Awareness 2 to 1 and Attitude: a Major, and the Fortress facing the Sphere.
    assert (position.state.majors[0], position.state.minors[0]) == (1, 1)
    assert EgoWillpowerChanged(2) in events


def test_harder_six_gains_willpower_after_each_revelation() -> None:
    position = (
        Position(harder=[6])
        .common("unity", "openness")
        .hidden("bliss", "attitude")
        .hidden("gloom", "liveliness")
    )
    reveal(position)
    assert position.state.ego_willpower == 1


def test_the_ego_strikes_the_leftmost_common_it_is_not_winning() -> None:
    position = Position().common("awareness", "liveliness", "openness", "unity").hidden("bliss", "attitude")
    position.hidden("gloom", "fortitude").emotion(7, "brightness").emotion(10, "brightness")
    position.emotion(8, "bleakness", essence=2).emotion(9, "bleakness", essence=2)
    position.state.origin = 0
    position.facing(r1=1).spirit("delight", space=realm(1)).turn_of("delight")
    position.fortress(2, "bliss").fortress(0, "bliss")
    position.play(actions.Absorb(1))
    position.ego_plays_until(Step.STRIKE)
    # It wins Liveliness (4 to 2) and not Openness.
    assert position.ego_choice().action == actions.Strike(aspiration("openness"))


def test_harder_three_gains_willpower_on_the_wheel() -> None:
    position = Position(harder=[3]).operations("d3", "e4")
    position.state.points[1] = 1
    position.state.target = aspiration("attitude")
    position.turn_of("influencer")
    position.state.tally = [1, 2, 0, 0, 0]
    # An ED with a bonus whose third Essence was not there: 1 point, which reaches space 2.
    position.state.stack = [Frame(Step.EGO_TURN_END, -1), Frame(Step.OPERATION_END, -1, 3, 1)]
    advance(position.state, position.chance, [])
    assert (position.state.points[1], position.state.ego_willpower) == (2, 1)


@pytest.mark.parametrize(
    ("options", "kept"),
    [({}, 1), ({"harder": [7]}, 2), ({"easier": [1]}, 0), ({"harder": [7], "easier": [1]}, 1)],
)
def test_what_the_ego_keeps_of_two(options: dict[str, list[int]], kept: int) -> None:
    position = Position(**options).common("openness", "unity").hidden("gloom", "liveliness", shown=True)
    position.emotions(s4="bleakness", s13="bleakness")
    position.emotion(10, "brightness", essence=2).emotion(11, "brightness", essence=2)
    position.spirit("gatekeeper", space=frontier(1))
    position.asks_ego("gatekeeper", Step.EGO_ABSORB)
    position.state.stack = [Frame(Step.EGO_WRAP_UP, -1), position.state.stack[-1]]
    position.ego_plays()
    assert position.state.ego_willpower == kept


def test_harder_four_looks_at_the_aspirations_to_come() -> None:
    def chosen(**options: list[int]) -> int:
        position = Position(human="gloom", gloom=("hatred",), **options).common(
            "fortitude", "unity", "openness"
        )
        position.emotions(s0="brightness", s4="brightness", s9="brightness", s5="dislike")
        position.spirit("influencer", space=realm(1))
        position.asks_ego("influencer", Step.EGO_INVOKE, 1)
        position.state.ego_drawn = [0]
        position.state.target = aspiration("fortitude")
        return position.ego_choice().action.slot

    assert chosen() == 6
    # Unity comes next: only a slot that joins 4 or 0 lengthens the chain; 3 is closest.
    assert chosen(harder=[4]) == 3
