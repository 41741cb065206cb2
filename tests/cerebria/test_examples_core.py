"""The worked examples of the core rules (rules H.2), each under its number."""

from __future__ import annotations

from game.cerebria import actions
from game.cerebria.aspirations import statistic
from game.cerebria.board import DILIGENCE
from game.cerebria.boards import COMBOS, Row
from game.cerebria.cards import KIND_OF, VIBE
from game.cerebria.events import CardsDrawn, CommonStruck, FortressAdded, FragmentAdded, RevelationBegan
from game.cerebria.naming import upgrade_name
from game.cerebria.rules import RULES
from game.cerebria.state import Step
from tests.cerebria.builder import Position, aspiration, frontier, realm


def upgrades(boosts: int) -> list[str]:
    return [upgrade_name(each.name).key.removeprefix("cerebria-upgrade-") for each in COMBOS[boosts].upgrades]


def test_c1_frontier() -> None:
    position = Position("shapers").emotion(1, "affection", essence=2).emotion(3, "dislike")
    assert [abs(position.state.weight[slot]) for slot in (1, 3)] == [2, 1]
    assert position.state.frontier[0] == 0


def test_c3_absorb() -> None:
    position = Position("shapers", bliss=("delight",)).spirit("delight", space=realm(0), willpower=0)
    # Frontiers 4 and 0 are adjacent to the Valley; Benevolence lies in the Triad of Frontier 0.
    position.emotion(14, "brightness").emotion(2, "benevolence")
    state = position.state
    state.origin = -DILIGENCE % 5
    position.facing(r0=5).turn_of("delight")
    assert position.sphere_facing(0) == DILIGENCE
    events = position.play(actions.Absorb(DILIGENCE))
    assert position.of("delight").willpower == 8
    assert sum(isinstance(event, RevelationBegan) for event in events) == 1
    while state.stack:
        position.play(RULES.legal(state)[0])
    assert state.sphere[DILIGENCE] == 7
    assert position.sphere_facing(1) == DILIGENCE
    assert sum(isinstance(event, CardsDrawn) for event in events) == 1


def test_c4_revelation() -> None:
    position = Position("four", bliss=("delight", "love"), gloom=("hatred", "malice"))
    position.common("awareness", "liveliness").hidden("bliss", "unity").hidden("gloom", "attitude")
    # Bliss: a chain of four (1 to 4), and slot 7: Triads 0, 1, 2. Gloom: a chain of three (10 to 12), slots
    # 6 and 14: Triads 1, 3, 4.
    for slot in (1, 2, 3, 4, 7):
        position.emotion(slot, "brightness")
    for slot in (10, 11, 12, 6, 14):
        position.emotion(slot, "bleakness")
    position.fortress(0, "bliss")
    state = position.state
    assert [statistic(state, aspiration("unity"), team) for team in (0, 1)] == [4, 3]
    assert [statistic(state, aspiration("awareness"), team) for team in (0, 1)] == [3, 3]
    assert [statistic(state, aspiration("attitude"), team) for team in (0, 1)] == [2, 2]
    assert state.realm.count(-1) == 1
    position.spirit("delight", space=realm(0)).facing(r0=1).turn_of("delight")
    sphere = position.sphere_facing(0)
    events = position.play(actions.Absorb(sphere))
    if position.legal("decline"):
        events += position.play(actions.Decline())
    added = [event for event in events if isinstance(event, FragmentAdded | FortressAdded)]
    assert added == [FragmentAdded(0, 1), FortressAdded(0, 0, 1)]
    assert not any(isinstance(event, CommonStruck) for event in events)
    assert state.commons[0] == aspiration("liveliness")
    # Gloom accomplished nothing: it looks at three and picks; Bliss has taken its top card.
    assert state.stack[-1].step == Step.PICK_HIDDEN
    assert state.spirits[[each.seat for each in state.spirits].index(state.stack[-1].seat)].team == 1
    assert len(state.looked) == 3
    assert state.hidden[0] not in (-1, aspiration("liveliness"))
    position.play(position.legal("pick-hidden")[0])
    assert state.sphere[sphere] == 7


def test_c5_upgrading() -> None:
    position = Position("shapers", bliss=("delight",)).clear_board("delight").unlock("delight", Row.MOVE)
    position.spirit("delight", space=frontier(0), willpower=4, hand=["courage", "courage"]).turn_of("delight")
    position.spirit("hatred", space=frontier(3))
    position.play(actions.Declare(Row.MOVE))
    position.play(actions.Imprint(KIND_OF["courage"], 1))
    leaps = [action for action in position.legal("move") if upgrades(action.boosts) == ["haste"]]
    assert {action.space for action in leaps} == {frontier(1), frontier(4)}
    position.play(leaps[0])
    assert position.of("delight").willpower == 2
    assert position.of("delight").tokens[1] == VIBE[KIND_OF["courage"]] + 2
    # A second red token in that row is illegal.
    position.play(actions.Declare(Row.MOVE))
    assert position.legal("imprint") == []


def test_c6_empower() -> None:
    position = Position("shapers", bliss=("empathy",)).unlock("empathy", Row.EMPOWER, 1)
    position.spirit("empathy", space=realm(0), willpower=3, hand=[]).emotion(0, "kindness", essence=2)
    position.turn_of("empathy").play(actions.Declare(Row.EMPOWER))
    plain = [action for action in position.legal("empower") if not upgrades(action.boosts)]
    position.play(plain[0])
    assert (position.state.kind[0], position.state.essence[0]) == (KIND_OF["benevolence"], 2)
    assert position.of("empathy").willpower == 0


def test_c6_with_one_essence_it_needs_channeled_power() -> None:
    position = Position("shapers", bliss=("empathy",)).unlock("empathy", Row.EMPOWER, 1)
    position.spirit("empathy", space=realm(0), willpower=3, hand=[]).emotion(0, "kindness", essence=1)
    position.turn_of("empathy").ambition("bliss", 0)
    assert actions.Declare(Row.EMPOWER) not in position.legal("declare")
    position.ambition("bliss", 1).play(actions.Declare(Row.EMPOWER))
    assert [upgrades(action.boosts) for action in position.legal("empower")] == [["channeled-power"]]
    position.play(position.legal("empower")[0])
    assert (position.state.kind[0], position.state.essence[0]) == (KIND_OF["benevolence"], 2)
    assert position.state.ambition[0] == 0


def test_c7_safety_twice() -> None:
    position = Position("shapers", bliss=("delight",), gloom=("malice",)).unlock("malice", Row.QUELL)
    position.emotion(3, "safety").emotion(4, "kindness").emotion(5, "safety")
    position.spirit("delight", space=realm(3))
    position.spirit("malice", space=realm(1), willpower=6, hand=["fear"]).ambition("gloom", 1)
    position.turn_of("malice").play(actions.Declare(Row.QUELL))
    quell = next(action for action in position.legal("quell") if action.slot == 4)
    position.play(quell)
    assert (position.of("malice").willpower, position.state.ambition[1]) == (0, 0)


def test_c7_one_willpower_less_is_not_enough() -> None:
    position = Position("shapers", bliss=("delight",), gloom=("malice",)).unlock("malice", Row.QUELL)
    position.emotion(3, "safety").emotion(4, "kindness").emotion(5, "safety")
    position.spirit("delight", space=realm(3)).clear_board("malice").unlock("malice", Row.QUELL)
    position.spirit("malice", space=realm(1), willpower=5, hand=["fear", "guilt"]).ambition("gloom", 1)
    position.turn_of("malice")
    # The Safeties themselves lie next to Kindness and to nothing that guards them: they cost 2.
    position.play(actions.Declare(Row.QUELL))
    assert {action.slot for action in position.legal("quell")} == {3, 5}
