"""Control and statistics as properties: what is kept up to date equals what is recomputed (rules B, E.2)."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from game.cerebria.aspirations import Aspiration, statistic, unity
from game.cerebria.board import NEIGHBOURS, REALMS_OF, SIGN, TRIAD_OF, TRIADS
from game.cerebria.cards import KINDS, ROOM, SIDE, TRACK
from game.cerebria.control import refresh, refresh_all, settle_realm
from game.cerebria.emotions import clear, place
from game.cerebria.state import CerebriaState
from tests.cerebria.builder import Position

slots = st.integers(0, 14)
changes = st.lists(
    st.tuples(slots, st.integers(-1, KINDS - 1), st.integers(1, 4), st.integers(0, 6)), max_size=40
)


def changed(position: Position, steps: list[tuple[int, int, int, int]]) -> CerebriaState:
    """Put down and take off Emotions one after another, as play does."""
    state = position.state
    for slot, kind, essence, token in steps:
        clear(state, slot)
        if kind >= 0:
            place(state, slot, kind, min(essence, ROOM[kind]), -1)
            state.token[slot] = token
            refresh(state, slot)
    return state


@given(changes, st.lists(st.integers(-2, 2), min_size=5, max_size=5), st.integers(0, 9))
def test_control_kept_up_to_date_equals_recomputation(
    steps: list[tuple[int, int, int, int]], fortresses: list[int], space: int
) -> None:
    position = Position("shapers", bliss=("harmony",)).spirit("harmony", space=space)
    for place_number, fortress in enumerate(fortresses):
        position.state.fortress[place_number] = fortress
        settle_realm(position.state, place_number)
    state = changed(position, steps)
    fresh = state.copy()
    refresh_all(fresh)
    assert (state.weight, state.realm, state.frontier) == (fresh.weight, fresh.realm, fresh.frontier)


def slow_realm_total(state: CerebriaState, number: int, team: int) -> int:
    """B.8 word for word."""
    own = [abs(weight) if weight * SIGN[team] > 0 else 0 for weight in state.weight]
    opposed = [weight * SIGN[team] < 0 for weight in state.weight]
    total = own[3 * number] + own[3 * number + 1]
    for front, guard in (((3 * number - 1) % 15, 3 * number), (3 * number + 2, 3 * number + 1)):
        if not opposed[guard]:
            total += own[front]
    return total + max(0, state.fortress[number] * SIGN[team])


@given(changes, st.lists(st.integers(-2, 2), min_size=5, max_size=5))
def test_realm_and_frontier_control_follow_the_totals(
    steps: list[tuple[int, int, int, int]], fortresses: list[int]
) -> None:
    position = Position("shapers", bliss=("delight",))
    position.state.fortress = list(fortresses)
    state = changed(position, steps)
    refresh_all(state)
    for number in range(5):
        bliss, gloom = (slow_realm_total(state, number, team) for team in (0, 1))
        assert state.realm[number] == (-1 if bliss == gloom else int(gloom > bliss))
        lead = sum(state.weight[slot] for slot in TRIADS[number])
        assert state.frontier[number] == (-1 if not lead else int(lead < 0))


@given(changes)
def test_statistics_agree_with_their_definitions(steps: list[tuple[int, int, int, int]]) -> None:
    state = changed(Position("shapers", bliss=("delight",)), steps)
    for team in (0, 1):
        own = [slot for slot in range(15) if state.kind[slot] >= 0 and SIDE[state.kind[slot]] == team]
        expected_awareness = len({TRIAD_OF[slot] for slot in own})
        assert statistic(state, Aspiration.AWARENESS, team) == expected_awareness
        assert statistic(state, Aspiration.LIVELINESS, team) == sum(state.essence[slot] for slot in own)
        runs = [
            length
            for slot in own
            for length in range(1, 16)
            if all((slot + step) % 15 in own for step in range(length))
        ]
        assert unity(state, team) == max(runs, default=0)


def test_topology() -> None:
    assert sorted(slot for triad in TRIADS for slot in triad) == list(range(15))
    assert [TRIAD_OF[slot] for slot in (0, 1, 2, 3, 14)] == [4, 0, 0, 0, 4]
    assert NEIGHBOURS[0] == (14, 1)
    assert REALMS_OF[5] == (1, 2)
    assert REALMS_OF[14] == (4, 0)


def test_a_blocked_emotion_counts_for_its_frontier_and_the_other_realm() -> None:
    position = Position("shapers").emotion(4, "brightness").emotion(5, "dislike", essence=2)
    state = position.state
    assert (state.realm[1], state.realm[2], state.frontier[1]) == (0, 1, 1)


def test_a_fortress_in_an_empty_realm_controls_it_and_breaks_a_tie() -> None:
    position = Position("shapers").fortress(0, "gloom").emotion(3, "brightness").emotion(4, "bleakness")
    assert (position.state.realm[0], position.state.realm[1]) == (1, -1)
    assert position.fortress(1, "bliss").state.realm[1] == 0


def test_intensity_follows_the_track_and_tokens() -> None:
    position = Position("shapers").emotion(3, "safety", essence=3, token=2)
    assert position.state.weight[3] == TRACK[14][2] + 2 == 4
