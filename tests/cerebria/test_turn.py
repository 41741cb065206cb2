"""Turns, Realm Actions, Absorb, Abilities and Intentions (rules D)."""

from __future__ import annotations

import pytest

from game.cerebria import actions
from game.cerebria.board import (
    COMMITMENT,
    CRADLE,
    CREATIVITY,
    HUMILITY,
    KNOWLEDGE,
    LAND,
    NETWORK,
    VALLEY,
    WILLOW,
)
from game.cerebria.boards import Row
from game.cerebria.intentions import Intention, wheel_spaces_passed
from game.cerebria.rules import RULES
from game.rules import IllegalAction
from tests.cerebria.acting import act, invoke, table
from tests.cerebria.builder import Position, frontier, realm


def scoring(active: str = "delight", **options: object) -> Position:
    """A table on which Intentions count."""
    position = table(active, **options)  # type: ignore[arg-type]
    position.state.intentions = 0
    return position


# -- Realm Actions ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("is_held", "expected"), [(False, 15), (True, 16)])
def test_valley_gains_willpower(is_held: bool, expected: int) -> None:
    position = table("delight")
    if is_held:
        position.emotion(0, "brightness")
    position.play(actions.Visit(VALLEY))
    assert position.of("delight").willpower == expected


def test_valley_without_control_needs_a_willpower_first() -> None:
    position = table("delight").spirit("delight", willpower=0)
    assert actions.Visit(VALLEY) not in RULES.legal(position.state)
    with pytest.raises(IllegalAction) as refused:
        position.play(actions.Visit(VALLEY))
    assert refused.value.reason.key == "cerebria-too-little-willpower"


def test_willow_swaps_willpower_for_essence() -> None:
    position = table("delight").spirit("delight", willpower=4, essence=0)
    position.play(actions.Visit(WILLOW))
    assert [action.amount for action in position.legal("harvest")] == [0, 1, 2, 3]
    position.play(actions.Harvest(2))
    assert (position.of("delight").willpower, position.of("delight").essence) == (1, 2)


def test_land_intensifies_one_emotion() -> None:
    position = table("delight").emotion(3, "kindness").spirit("delight", willpower=2, essence=5)
    position.play(actions.Visit(LAND))
    assert position.legal("intensify") == [actions.Intensify(3, 1), actions.Intensify(3, 2)]
    position.play(actions.Intensify(3, 2))
    assert (position.state.essence[3], position.of("delight").willpower, position.of("delight").essence) == (
        3,
        0,
        3,
    )


def test_network_carries_an_emotion_with_its_token() -> None:
    position = table("delight").emotion(12, "courage", essence=2, token=1)
    position.play(actions.Visit(NETWORK))
    position.play(actions.Transfer(12, 4))
    assert (position.state.kind[12], position.state.essence[4], position.state.token[4]) == (-1, 2, 1)
    assert position.of("delight").willpower == 10


def test_cradle_draws_two() -> None:
    position = table("delight")
    position.play(actions.Visit(CRADLE))
    assert len(position.of("delight").hand) == 2


# -- Absorb and Abilities -----------------------------------------------------------------------------------


def absorb(position: Position, sphere: int) -> Position:
    """Turn the Origin so that the Sphere faces Delight in Realm 1, and absorb from it."""
    position.state.origin = (1 - sphere) % 5
    position.play(actions.Absorb(sphere))
    return position


def test_commitment_sells_ambition() -> None:
    position = absorb(table("delight"), COMMITMENT)
    position.play(actions.Accept())
    assert (position.state.ambition[0], position.of("delight").willpower) == (3, 12 + 2 - 1)


def test_humility_gives_essence_and_creativity_a_card() -> None:
    assert absorb(table("delight"), HUMILITY).of("delight").essence == 6
    assert len(absorb(table("delight"), CREATIVITY).of("delight").hand) == 1


def test_knowledge_places_a_token_of_any_other_vibe() -> None:
    position = table("delight").vibe_token("delight", Row.MOVE, 1, 0)
    absorb(position, KNOWLEDGE)
    assert position.legal("decline")
    position.play(actions.PlaceToken(2))
    assert position.legal("tint") == [actions.Tint(1), actions.Tint(2), actions.Tint(3)]
    position.play(actions.Tint(3))
    assert position.of("delight").tokens[:3] == [1, 2, 5]
    assert position.state.origin == (1 - KNOWLEDGE + 1) % 5


def test_a_frontier_spirit_chooses_between_two_spheres_once_a_turn() -> None:
    position = table("delight").spirit("delight", space=frontier(1)).emotion(5, "brightness")
    position.state.origin = 0
    assert {action.sphere for action in position.legal("absorb")} == {1, 2}
    position.play(actions.Absorb(1))
    # 2, and 1 for the Frontier it controls; the Frontier spirit touches one Frontier only.
    assert position.state.sphere[1] == 4
    assert position.legal("absorb") == []


def test_ambition_abilities_once_each() -> None:
    position = table("delight").ambition("bliss", 3)
    position.play(actions.Impulse())
    position.play(actions.Surge())
    assert (position.state.actions_left, position.of("delight").willpower) == (4, 15)
    assert not position.legal("impulse")
    assert not position.legal("surge")
    position.play(actions.Insight())
    position.play(actions.PlaceToken(1))
    position.play(actions.Tint(0))
    assert position.state.ambition[0] == 0


def test_end_of_turn_gives_ambition_or_cards_and_a_first_willpower() -> None:
    position = table("delight").spirit("delight", willpower=0).ambition("bliss", 0)
    position.play(actions.EndWithAmbition())
    assert (position.state.ambition[0], position.of("delight").willpower) == (1, 1)
    other = table("delight").ambition("bliss", 3)
    assert not other.legal("end-ambition")
    other.play(actions.EndWithCards())
    assert len(other.of("delight").hand) == 2


def test_a_locked_action_opens_with_a_card() -> None:
    position = table("delight").clear_board("delight").spirit("delight", hand=["courage", "trust"])
    assert {action.row for action in position.legal("declare")} == {Row.MOVE, Row.INVOKE, Row.FORTIFY}
    position.play(actions.Declare(Row.INVOKE))
    assert not position.legal("invoke")
    position.play(position.legal("imprint")[0])
    assert {action.card for action in position.legal("invoke")} == {2}


# -- Intentions ---------------------------------------------------------------------------------------------


def test_the_first_intention_scores_one_and_the_next_two() -> None:
    position = scoring()
    act(position, Row.FORTIFY, realm=1)
    # Entrench and Prevail: 1 + 2, and space 2 of the Wheel brings an Essence.
    assert position.state.points[0] == 3
    assert position.of("delight").essence == 6
    position.unlock("delight", Row.FORTIFY, 1)
    act(position, Row.FORTIFY, "exalt", realm=1)
    assert position.state.points[0] == 3


def deed(position: Position, intention: Intention) -> bool:
    return bool(position.state.intentions >> intention & 1)


def test_side_a_intentions() -> None:
    position = scoring("hatred").emotion(3, "brightness").spirit("hatred", hand=["fear"])
    act(position, Row.QUELL, slot=3)
    assert deed(position, Intention.OVERCOME)
    position = scoring().emotion(3, "kindness", essence=2)
    act(position, Row.EMPOWER, slot=3)
    assert deed(position, Intention.ELEVATE)
    position = scoring().emotion(3, "kindness", essence=2)
    position.play(actions.Visit(LAND))
    position.play(actions.Intensify(3, 1))
    assert deed(position, Intention.FULFIL)
    position = scoring().emotion(2, "brightness").emotion(5, "brightness")
    absorb(position, HUMILITY)
    assert deed(position, Intention.CONVERGE)


def test_side_b_intentions() -> None:
    position = scoring(team_boards="B").fortress(1, "gloom").unlock("delight", Row.FORTIFY, 2)
    act(position, Row.FORTIFY, "raze", realm=1)
    assert deed(position, Intention.TOPPLE)
    position = scoring(team_boards="B").emotion(9, "innocence").emotion(10, "kindness").emotion(11, "safety")
    invoke(position, "delight", "gratitude", 3)
    assert deed(position, Intention.DIVERSIFY)
    assert not deed(position, Intention.LINK)
    position = scoring(team_boards="B").emotion(4, "kindness").emotion(5, "safety").emotion(6, "safety")
    position.unlock("delight", Row.INVOKE, 1)
    invoke(position, "delight", "gratitude", 3, "bolster")
    assert deed(position, Intention.LINK)
    assert deed(position, Intention.FLOURISH)
    position = scoring(team_boards="B").emotion(2, "bleakness")
    position.emotion(1, "brightness")
    invoke(position, "delight", "gratitude", 3)
    assert not deed(position, Intention.BREACH)
    position = scoring(team_boards="B").emotion(2, "bleakness").unlock("delight", Row.INVOKE, 1)
    invoke(position, "delight", "courage", 3, "bolster")
    assert deed(position, Intention.BREACH)
    position = scoring(team_boards="B").unlock("delight", Row.MOVE, 1, 2).spirit("delight", hand=["courage"])
    position.play(actions.Declare(Row.MOVE))
    position.play(actions.Imprint(0, 3))
    position.play(position.legal("move")[0])
    assert deed(position, Intention.MASTER)


def test_the_basic_game_scores_no_intentions() -> None:
    position = Position("shapers", game="basic", bliss=("delight",), gloom=("hatred",))
    position.spirit("delight", space=realm(1), willpower=9).turn_of("delight")
    act(position, Row.FORTIFY, realm=1)
    assert position.state.points == [0, 0]


def test_twenty_points_end_the_match_only_if_the_team_wants() -> None:
    position = scoring()
    position.state.points[0] = 18
    act(position, Row.FORTIFY, realm=1)
    assert position.legal("accept")
    other = position.state.copy()
    position.play(actions.Decline())
    assert (position.state.points[0], position.state.is_ending) == (18, False)
    position.state = other
    position.play(actions.Accept())
    assert (position.state.points[0], position.state.is_ending) == (21, True)
    position.play(actions.EndWithCards())
    assert position.state.is_over


@pytest.mark.parametrize(
    ("before", "after", "spaces"), [(0, 1, []), (1, 2, [2]), (2, 5, [4]), (3, 8, [4, 6, 8]), (17, 21, [18])]
)
def test_marked_spaces_of_the_wheel(before: int, after: int, spaces: list[int]) -> None:
    assert list(wheel_spaces_passed(before, after)) == spaces
