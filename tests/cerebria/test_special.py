"""Special Operations by Target Aspiration, failures for lack of Fragments, and the clash of G.5 (rules G)."""

from __future__ import annotations

import pytest

from game.cerebria.events import EgoDrew, EmotionInvoked, FortressBuilt, FortressRazed, PointsScored
from game.cerebria.revelation import reveal_ego_hidden
from game.cerebria.state import Step
from game.event import Event
from tests.cerebria.builder import Position, aspiration, realm


def special(position: Position, target: str) -> list[Event]:
    """Let the Influencer in Realm 1 perform a Special Operation for a target."""
    position.spirit("influencer", space=realm(1)).special("influencer", target)
    return position.ego_plays() + position.ego_plays_until(Step.DRIFT, Step.EGO_ABSORB)


def of(events: list[Event], kind: type) -> list[Event]:
    return [event for event in events if isinstance(event, kind)]


def test_fortitude_razes_else_fortifies() -> None:
    assert len(of(special(Position().fortress(2, "bliss"), "fortitude"), FortressRazed)) == 1
    built = of(special(Position(), "fortitude"), FortressBuilt)
    # Nothing has Impact beyond the Fortress itself: Realm 1 needs no move.
    assert [(event.realm, event.intensity) for event in built] == [(1, 1)]


def test_versatility_quells_only_what_removes_a_vibe() -> None:
    # Trust and Courage are both red, so only Kindness takes a Vibe away.
    position = Position().emotions(s3="trust", s4="courage", s6="kindness")
    special(position, "versatility")
    assert [position.state.kind[slot] >= 0 for slot in (3, 4, 6)] == [True, True, False]
    position = Position().emotions(s3="trust", s4="courage").ego_deck("anger", "fear", "guilt")
    events = special(position, "versatility")
    assert [len(event.cards) for event in of(events, EgoDrew)] == [3]
    assert [event.essence for event in of(events, EmotionInvoked)] == [1]


def test_sensibility_fills_one_emotion_else_quells() -> None:
    position = Position().emotion(3, "fear").emotion(4, "anger")
    special(position, "sensibility")
    # Fear would rise by 2 to its maximum, Anger by 1.
    assert (position.state.essence[3], position.state.essence[4]) == (4, 1)
    position = Position().emotion(3, "brightness", essence=2)
    special(position, "sensibility")
    assert position.state.kind[3] < 0


def test_liveliness_intensifies_three_different_emotions() -> None:
    position = Position().emotions(s2="bleakness", s3="anger", s4="fear", s5="guilt")
    special(position, "liveliness")
    assert sorted(position.state.essence[slot] for slot in (2, 3, 4, 5)) == [1, 2, 2, 2]
    events = special(Position().ego_deck("fear"), "liveliness")
    assert [event.essence for event in of(events, EmotionInvoked)] == [3]


def test_unity_lengthens_the_chain_else_quells_in_the_longest() -> None:
    position = Position().emotions(s6="bleakness", s7="bleakness", s1="bleakness")
    events = special(position, "unity")
    assert [(event.slot in (5, 8), event.essence) for event in of(events, EmotionInvoked)] == [(True, 2)]
    # The Ego's chain of two lies out of reach; of the people's Emotions only slots 3 and 4 make a chain.
    position = Position().emotions(s10="bleakness", s11="bleakness", s3="brightness", s4="brightness")
    position.emotion(1, "courage")
    special(position, "unity")
    assert position.state.kind[1] >= 0
    assert [position.state.kind[slot] >= 0 for slot in (3, 4)].count(False) == 1


def test_awareness_invokes_in_a_new_triad_else_quells_what_leaves_play() -> None:
    position = Position().emotions(s2="bleakness", s5="bleakness", s14="bleakness")
    events = special(position, "awareness")
    assert [(event.slot in (7, 8), event.essence) for event in of(events, EmotionInvoked)] == [(True, 2)]
    # Only Triad 3, out of reach, is new; of the people's Emotions in reach Brightness alone would leave play.
    position = Position().emotions(s2="bleakness", s5="bleakness", s8="bleakness", s14="bleakness")
    position.emotions(s9="courage", s12="courage", s13="courage")
    position.emotion(3, "courage", essence=3).emotion(4, "brightness", essence=2)
    special(position, "awareness")
    assert (position.state.essence[3], position.state.kind[4]) == (3, -1)


@pytest.mark.parametrize(
    ("second", "minors", "majors", "intensity", "points"),
    # J5 has the bonus, J1 has none: no Minor left; a Major by the bonus; none left for it.
    [("j1", 6, 0, 2, 0), ("j5", 0, 0, 2, 0), ("j5", 0, 3, 1, 1)],
)
def test_g11_lack_of_fragments(second: str, minors: int, majors: int, intensity: int, points: int) -> None:
    position = Position().operations("d3", second).spirit("influencer", space=realm(1))
    position.state.minors[1], position.state.majors[1] = minors, majors
    position.begin_ego_turn("influencer")
    events = position.ego_plays_until(Step.DRIFT, Step.EGO_ABSORB)
    assert [event.intensity for event in of(events, FortressBuilt)] == [intensity]
    assert sum(event.points for event in of(events, PointsScored)) == points


def test_g5_a_hidden_aspiration_equal_to_the_common_makes_way_for_the_next() -> None:
    position = Position().common("unity").hidden("gloom", "unity")
    state = position.state
    following = state.hidden_deck[1][-1]
    reveal_ego_hidden(state, position.chance, [])
    assert (state.hidden[1], state.hidden_shown[1]) == (following, True)
    assert aspiration("unity") in state.hidden_deck[1]


def test_g5_without_another_card_the_ego_has_no_hidden_aspiration() -> None:
    position = Position().common("unity").hidden("gloom", "unity")
    position.state.hidden_deck[1] = []
    reveal_ego_hidden(position.state, position.chance, [])
    assert position.state.hidden[1] == -1
    assert position.state.hidden_deck[1] == [aspiration("unity")]
