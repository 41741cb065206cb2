"""The worked examples of Revelations with the Ego (rules H.1, T9 to T12), each under its number."""

from __future__ import annotations

from game.cerebria import actions
from game.cerebria.aspirations import statistic
from game.cerebria.events import CommonStruck, FragmentAdded, StatisticReduced
from game.event import Event
from tests.cerebria.acting import count, one
from tests.cerebria.builder import Position, aspiration, realm


def begin_revelation(position: Position, ego_willpower: int) -> list[Event]:
    """Let Delight empty the Sphere before Realm 0."""
    position.spirit("delight", space=realm(0)).facing(r0=1).turn_of("delight")
    position.state.ego_willpower = ego_willpower
    events = position.play(actions.Absorb(position.sphere_facing(0)))
    while is_offered_a_bonus(position):
        events += position.play(actions.Decline())
    return events


def is_offered_a_bonus(position: Position) -> bool:
    """Whether a Sphere's bonus is being offered."""
    return bool(position.legal("decline"))


def fortitude_revelation(fortresses: int, ego_willpower: int) -> list[Event]:
    position = Position().common("fortitude", "unity")
    position.hidden("bliss", "liveliness").hidden("gloom", "openness")
    for number in range(fortresses):
        position.fortress(2 + number, "bliss")
    events = begin_revelation(position, ego_willpower)
    return events + position.ego_plays_until()


def test_t9_fortitude_spending_ties_with_one_reduction() -> None:
    events = fortitude_revelation(fortresses=1, ego_willpower=4)
    assert one(events, StatisticReduced) == StatisticReduced(aspiration("fortitude"), 1, 2)
    assert not count(events, FragmentAdded)


def test_t10_fortitude_spending_pays_nothing_it_cannot_use() -> None:
    events = fortitude_revelation(fortresses=2, ego_willpower=2)
    assert not count(events, StatisticReduced)
    assert one(events, FragmentAdded) == FragmentAdded(0, 1)


def test_t12_revelation() -> None:
    position = Position().common("openness", "unity").hidden("bliss", "attitude").hidden("gloom", "fortitude")
    # Bliss holds Realms 0, 1, 2 and Frontiers 0, 1; Gloom Realms 3, 4 and Frontiers 2, 3, 4.
    position.emotion(1, "brightness", essence=2).emotion(4, "brightness", essence=2)
    position.emotion(7, "bleakness").emotion(6, "brightness")
    position.emotions(s10="bleakness", s13="bleakness")
    position.emotion(5, "brightness")
    state = position.state
    figures = [
        statistic(state, aspiration(name), team) for name in ("openness", "attitude") for team in (1, 0)
    ]
    assert figures == [3, 2, 2, 3]
    events = begin_revelation(position, ego_willpower=4)
    events += position.ego_plays_until()
    assert one(events, StatisticReduced) == StatisticReduced(aspiration("attitude"), 1, 2)
    assert state.points[1] == 2
    assert state.ego_willpower == 0
    assert one(events, FragmentAdded) == FragmentAdded(1, 1)
    assert not count(events, CommonStruck)
    assert state.commons[0] == aspiration("unity")
