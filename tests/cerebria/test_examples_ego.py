"""The worked examples of the Ego sheets (rules H.1), each under its number; T9 to T12 stand apart."""

from __future__ import annotations

from itertools import permutations

import pytest

from game.cerebria import actions
from game.cerebria.apply import advance
from game.cerebria.aspirations import statistic
from game.cerebria.cards import KIND_OF
from game.cerebria.causes import PointsFor
from game.cerebria.ego_reach import half_offset
from game.cerebria.events import (
    EgoDrew,
    EgoMoved,
    EmotionInvoked,
    FortressRazed,
    OperationBegan,
    PointsScored,
    RevelationBegan,
    SpecialBegan,
    SphereAbsorbed,
    TargetFixed,
)
from game.cerebria.scoring import total
from game.cerebria.setup import all_layouts, place_layout
from game.cerebria.state import Frame, Step
from game.event import Event
from tests.cerebria.acting import count, one
from tests.cerebria.builder import Position, aspiration, frontier, operation, realm

# -- T1: reading a pair -------------------------------------------------------------------------------------


def test_t1_endeavor_and_judgment_with_bonus() -> None:
    position = Position().emotion(0, "brightness").operations("e4", "j2").ego_deck("anger", "fear", "dislike")
    position.spirit("influencer", space=realm(1))
    position.begin_ego_turn("influencer")
    events = position.ego_plays_until(Step.DRIFT, Step.EGO_ABSORB)
    assert one(events, EgoDrew) == EgoDrew((KIND_OF["anger"], KIND_OF["fear"], KIND_OF["dislike"]))
    invoked = one(events, EmotionInvoked)
    # All three bring a new Vibe; Fear and Dislike both reach 3, and Fear was drawn earlier.
    assert (invoked.card, invoked.essence) == (KIND_OF["fear"], 3)
    assert set(position.state.ego_deck[:2]) == {KIND_OF["anger"], KIND_OF["dislike"]}
    assert position.state.points == [0, 0]


def test_t1b_a_card_with_two_spaces_makes_the_bonus_void() -> None:
    position = Position().emotion(0, "brightness").operations("e4", "j2").ego_deck("bleakness", only=True)
    position.spirit("influencer", space=realm(1))
    position.begin_ego_turn("influencer")
    events = position.ego_plays_until(Step.DRIFT, Step.EGO_ABSORB)
    assert one(events, EmotionInvoked).essence == 2
    assert position.state.points[1] == 1


# -- T2 to T6: Impact and distance --------------------------------------------------------------------------


def willow_board(target: str) -> Position:
    """The board of T3: the Ego is Bliss, its Influencer stands in the Willow."""
    position = Position(human="gloom", gloom=("hatred",))
    position.emotions(s0="brightness", s4="brightness", s9="brightness", s5="dislike")
    position.spirit("influencer", space=realm(1))
    position.asks_ego("influencer", Step.EGO_INVOKE, 1)
    position.state.ego_drawn = [KIND_OF["courage"]]
    position.state.ego_deck.remove(KIND_OF["courage"])
    position.state.target = aspiration(target)
    return position


def values_of(position: Position) -> dict[int, tuple[float, ...]]:
    why = position.ego_choice().why
    assert why is not None
    return {int(candidate.refs[1].id): candidate.values for candidate in why.candidates}


def test_t2_impact_without_a_way_to_touch_the_target() -> None:
    position = willow_board("fortitude")
    values = values_of(position)
    assert {value[0] for value in values.values()} == {0}
    chosen = position.ego_choice().action.slot
    assert values[chosen][1] == 1


def test_t3_priority_example_one() -> None:
    position = willow_board("fortitude")
    state = position.state
    assert state.realm == [0, 0, 1, 0, -1]
    assert state.frontier == [-1, -1, 0, -1, 0]
    values = values_of(position)
    assert {value[0] for value in values.values()} == {0}
    winning_a_realm = {slot for slot, value in values.items() if value[1]}
    assert winning_a_realm == {6, 7, 8, 14}
    assert {slot for slot in winning_a_realm if values[slot][2]} == {6}
    choice = position.ego_choice()
    assert choice.action == actions.EgoInvoke(6)
    assert choice.why is not None
    assert choice.why.criteria[choice.why.decided_by].key == "cerebria-criterion-frontier"
    position.play(choice.action)
    assert position.of("influencer").space == realm(2)
    assert state.realm[2] == 0


def test_t4_priority_example_two() -> None:
    position = willow_board("awareness")
    assert statistic(position.state, aspiration("awareness"), 0) == 3
    values = values_of(position)
    assert {slot for slot, value in values.items() if value[0] == 1} == {1, 2, 3}
    assert len({values[slot][1:3] for slot in (1, 2, 3)}) == 1
    assert position.ego_choice().action == actions.EgoInvoke(3)
    position.ego_plays()
    assert position.of("influencer").space == realm(1)
    assert statistic(position.state, aspiration("awareness"), 0) == 4


@pytest.mark.parametrize("place", range(5))
def test_t6_influencer_distances(place: int) -> None:
    halves = {slot: abs(half_offset(realm(place), slot)) for slot in range(15)}
    first = 3 * place
    assert {slot for slot, half in halves.items() if half == 1} == {first, first + 1}
    assert {slot for slot, half in halves.items() if half == 3} == {(first - 1) % 15, first + 2}
    assert all(
        half >= 5
        for slot, half in halves.items()
        if slot not in {first, first + 1, (first - 1) % 15, first + 2}
    )


def test_t6_of_two_equal_slots_the_clockwise_one_wins() -> None:
    position = Position(human="gloom", gloom=("hatred",)).emotions(s9="brightness")
    position.spirit("influencer", space=realm(1))
    position.asks_ego("influencer", Step.EGO_INVOKE, 1)
    position.state.ego_drawn = [KIND_OF["courage"]]
    position.state.target = aspiration("fortitude")
    values = values_of(position)
    assert values[3][:-1] == values[4][:-1]
    assert position.ego_choice().action == actions.EgoInvoke(4)


# -- T7, T8: Intensify and Special Operations ---------------------------------------------------------------


def test_t7_partial_failure_of_intensify() -> None:
    position = Position().emotion(3, "anger", essence=2).emotion(9, "brightness").operations("e4", "e2")
    position.spirit("influencer", space=realm(1))
    position.begin_ego_turn("influencer")
    position.ego_plays_until(Step.DRIFT, Step.EGO_ABSORB)
    assert (position.state.essence[3], position.state.token[3]) == (3, 1)
    assert position.state.points[1] == 1


def openness(position: Position) -> tuple[list[Event], int]:
    before = position.state.points[1]
    position.spirit("influencer", space=realm(1))
    position.special("influencer", "openness")
    events = position.ego_plays()
    events += position.ego_plays_until(Step.DRIFT, Step.EGO_ABSORB)
    return events, position.state.points[1] - before


def test_t8a_special_operation_intensifies_what_rises_most() -> None:
    # Dislike 1 -> 2 rises; Selfishness 1 -> 1 does not. Frontier 0 turns, so there is no consolation.
    position = Position().emotion(3, "dislike").emotion(4, "selfishness").emotion(2, "brightness")
    events, points = openness(position)
    assert (position.state.essence[3], position.state.essence[4]) == (2, 1)
    assert not count(events, EgoDrew)
    assert points == 0


def test_t8b_else_it_draws_two_and_invokes_the_better() -> None:
    position = Position().emotion(4, "selfishness").ego_deck("anger", "fear")
    events, points = openness(position)
    assert one(events, EgoDrew) == EgoDrew((KIND_OF["anger"], KIND_OF["fear"]))
    invoked = one(events, EmotionInvoked)
    assert (invoked.card, invoked.essence) == (KIND_OF["fear"], 1)
    # It won a second Frontier, so there is no consolation.
    assert statistic(position.state, aspiration("openness"), 1) == 2
    assert (points, position.state.ego_willpower) == (0, 0)


def test_t8c_else_it_quells_and_is_consoled() -> None:
    position = Position(mode="ego-two-spirits", bliss=("delight", "love"))
    # Every slot in reach of Realm 1 is full, and nothing of the Ego there can rise.
    for slot in (14, 0, 1, 2, 3, 4, 5, 6, 7, 8):
        position.emotion(slot, "brightness", essence=2)
    position.state.ego_willpower = 0
    events, points = openness(position)
    assert not count(events, EgoDrew)
    # Only without slot 8 or slot 14 do the people lose a Realm (3 or 4); equally far, the clockwise one wins.
    assert position.state.kind[8] == -1
    assert sum(position.state.essence) == 20 - 2
    # No Frontier could be won from so far behind: a point and a Willpower.
    assert points == 1
    assert position.state.ego_willpower == 1


# -- T13, T14: two Operations, the setup --------------------------------------------------------------------


def test_t13_two_operations() -> None:
    position = Position().emotion(3, "brightness", essence=2).emotion(9, "bleakness")
    position.operations("d3", "d2", "e4", "d1", "j4", "e2")
    position.spirit("influencer", space=realm(1))
    position.begin_ego_turn("influencer")
    events = position.ego_plays_until(Step.DRIFT, Step.EGO_ABSORB)
    began = [event for event in events if isinstance(event, OperationBegan)]
    assert [(event.first, event.second) for event in began] == [
        (operation("d3"), operation("d2")),
        (operation("e4"), operation("d1")),
        (operation("j4"), operation("e2")),
    ]
    # ED had a bonus (third Essence) that found only two: 1 point. Nothing failed.
    assert position.state.kind[3] != KIND_OF["brightness"]
    assert position.state.points[1] == 1
    assert position.state.arrow == 1
    assert count(events, TargetFixed) == 2


def test_t13_each_operation_has_a_move_of_its_own() -> None:
    # The only Emotion to quell needs a move to Realm 2, whose slots are then all taken: JE must move again.
    position = Position().emotion(8, "safety", essence=4).emotions(s5="bleakness", s6="bleakness")
    position.emotion(7, "bleakness").operations("d3", "d2", "e4", "d1", "j4", "e2")
    position.spirit("influencer", space=realm(1))
    position.begin_ego_turn("influencer")
    events = position.ego_plays_until(Step.DRIFT, Step.EGO_ABSORB)
    moves = [event for event in events if isinstance(event, EgoMoved)]
    assert [event.origin for event in moves] == [realm(1), realm(2)]
    assert position.state.essence[8] == 1
    assert count(events, EmotionInvoked) == 2
    assert position.state.points[1] == 0


def test_t13_bonus_and_failure_score_a_point_each() -> None:
    # Nothing to quell: ED with D2 (no bonus) fails and becomes a Special Operation.
    position = Position().emotion(9, "bleakness").operations("d3", "d1", "e4", "d2", "j4", "e2")
    position.spirit("influencer", space=realm(1))
    position.begin_ego_turn("influencer")
    events = position.ego_plays_until(Step.DRIFT, Step.EGO_ABSORB)
    assert count(events, SpecialBegan) == 1
    reasons = [event.reason for event in events if isinstance(event, PointsScored)]
    assert reasons.count(PointsFor.BONUS_POINT) == 1
    assert reasons.count(PointsFor.INNER_FAILURE) == 1


def test_t13b_a_second_defiance_pair_scores_two() -> None:
    # Three Defiance cards cannot make two such pairs by themselves, so the inner pair is laid out.
    position = Position()
    position.turn_of("influencer")
    inner = Frame(Step.OPERATION, -1, operation("d1"), operation("d2"), 1)
    position.state.stack = [Frame(Step.EGO_TURN_END, -1), inner]
    advance(position.state, position.chance, [])
    assert position.state.points[1] == 2
    assert position.state.stack[-1].step == Step.EGO_ABSORB


def test_t14_setup_check_of_all_layouts() -> None:
    layouts = all_layouts()
    realms = {tuple(slot // 3 for slot in (layout.shared[0], *layout.alone)) for layout in layouts}
    assert realms == set(permutations(range(5), 3))
    assert len(layouts) == len(set(layouts)) == 200
    for layout in layouts:
        position = Position()
        place_layout(position.state, layout)
        state = position.state
        assert [state.realm.count(team) for team in (0, 1)] == [1, 1]
        assert [state.frontier.count(team) for team in (0, 1)] == [2, 2]


# -- T15: Absorb --------------------------------------------------------------------------------------------


def absorbing(winning: int, **spheres: int) -> Position:
    """The Gatekeeper on F1, the Ego winning none, the Common or both of its Aspirations."""
    position = Position().common("openness", "unity").hidden("gloom", "liveliness", shown=winning > 0)
    if winning == 0:
        position.emotions(s7="brightness", s13="bleakness")
    elif winning == 1:
        position.emotions(s4="bleakness", s13="bleakness")
        position.emotion(10, "brightness", essence=2).emotion(11, "brightness", essence=2)
    else:
        position.emotions(s7="bleakness", s13="bleakness")
    position.spirit("gatekeeper", space=frontier(1)).facing(**spheres)
    position.asks_ego("gatekeeper", Step.EGO_ABSORB)
    position.state.stack = [Frame(Step.EGO_WRAP_UP, -1), position.state.stack[-1]]
    return position


def test_t15a_not_winning_takes_one_from_the_fullest() -> None:
    position = absorbing(0, r1=3, r2=5)
    sphere = position.sphere_facing(2)
    position.ego_plays()
    assert (position.state.sphere[sphere], position.state.ego_willpower) == (4, 1)


def test_t15b_winning_the_common_keeps_one_of_two() -> None:
    position = absorbing(1, r1=3, r2=5)
    sphere = position.sphere_facing(1)
    position.ego_plays()
    assert (position.state.sphere[sphere], position.state.ego_willpower) == (1, 1)


def test_t15c_winning_both_takes_three_and_keeps_none() -> None:
    position = absorbing(2, r1=3, r2=5)
    events = position.ego_plays()
    events += position.ego_plays_until(Step.TURN_UP)
    assert one(events, RevelationBegan).realm == 1
    assert position.state.ego_willpower == 0


def test_t15d_a_single_willpower_is_discarded() -> None:
    position = absorbing(1, r1=1, r2=5)
    events = position.ego_plays()
    assert count(events, RevelationBegan) == 1
    assert position.state.ego_willpower == 0


@pytest.mark.parametrize(("realms", "expected"), [((1,), 1), ((1, 2), 2), ((), 2), ((2,), 2)])
def test_t15e_equal_spheres_are_told_apart_by_fortress_then_clockwise(
    realms: tuple[int, ...], expected: int
) -> None:
    position = absorbing(0, r1=4, r2=4)
    for number in realms:
        position.fortress(number, "gloom")
    # The Fortresses do not touch Openness, so the Ego is still not winning.
    assert position.ego_choice().action == actions.EgoAbsorb(position.sphere_facing(expected))


# -- T17 to T21 ---------------------------------------------------------------------------------------------


def test_t17_safety_makes_a_neighbour_the_last_choice() -> None:
    # Without Kindness (X) the people lose Realm 2; without Brightness (Y) their Fortress still holds Realm 0.
    position = Position(bliss=("delight",)).emotion(8, "kindness").emotion(0, "brightness")
    position.fortress(0, "bliss").spirit("influencer", space=realm(1))
    position.state.ego_willpower = 5
    position.state.target = aspiration("attitude")
    position.asks_ego("influencer", Step.EGO_QUELL, 1)
    assert position.ego_choice().action == actions.EgoQuell(8)
    # Safety lies out of reach.
    position.emotion(9, "safety")
    assert position.ego_choice().action == actions.EgoQuell(0)
    position.ego_plays()
    assert (position.state.kind[0], position.state.ego_willpower) == (-1, 5)


def only_guarded(ego_willpower: int) -> Position:
    """Two Safeties side by side guard each other, and nothing else of the people is in reach."""
    position = Position(bliss=("delight",)).emotion(4, "safety").emotion(5, "safety")
    position.spirit("influencer", space=realm(1)).operations("e4", "d2")
    position.state.ego_willpower = ego_willpower
    position.begin_ego_turn("influencer")
    return position


def test_t17_safety_costs_two_stored_willpower() -> None:
    position = only_guarded(2)
    position.ego_plays_until(Step.EGO_QUELL)
    position.ego_plays()
    assert position.state.ego_willpower == 0
    assert sorted(position.state.kind)[-1] == KIND_OF["safety"]
    assert position.state.kind.count(KIND_OF["safety"]) == 1


def test_t17_with_less_willpower_there_is_no_target_and_the_operation_fails() -> None:
    position = only_guarded(1)
    events = position.ego_plays_until(Step.DRIFT, Step.EGO_ABSORB)
    assert count(events, SpecialBegan) == 1
    assert position.state.kind.count(KIND_OF["safety"]) == 2


def test_t18_endgame_raze() -> None:
    position = Position().fortress(1, "bliss").emotion(9, "bleakness")
    position.state.minors[0] = 5
    position.spirit("influencer", space=realm(1))
    position.special("influencer", "liveliness")
    position.ego_plays()
    events = position.ego_plays_until(Step.DRIFT, Step.EGO_ABSORB)
    assert one(events, FortressRazed).realm == 1
    # One point and nothing else: no line for Liveliness is performed, and there is no consolation.
    assert [event.reason for event in events if isinstance(event, PointsScored)] == [PointsFor.ENDGAME_RAZE]
    assert position.state.points[1] == 1
    assert position.state.ego_willpower == 0
    assert position.state.essence[9] == 1
    assert not count(events, EgoDrew)


@pytest.mark.parametrize(("slot", "expected"), [(0, 4), (4, 1)])
def test_t20_end_of_turn_move(slot: int, expected: int) -> None:
    # EE with E1, which shows counter-clockwise: Anger on slot 0 needs no move, on slot 4 one to Realm 1.
    position = Position().emotion(slot, "anger").operations("e4", "e1")
    position.spirit("influencer", space=realm(0))
    position.begin_ego_turn("influencer")
    events = position.ego_plays_until(Step.EGO_ABSORB)
    assert count(events, EgoMoved) == 1
    assert position.of("influencer").space == realm(expected)
    sphere = position.sphere_facing(expected)
    assert one(position.ego_plays(), SphereAbsorbed).sphere == sphere


def test_t21_final_score() -> None:
    position = Position().fortress(0, "gloom").fortress(3, "gloom", 2)
    state = position.state
    state.points[1], state.minors[1], state.majors[1] = 6, 2, 1
    assert total(state, 1) == 23
