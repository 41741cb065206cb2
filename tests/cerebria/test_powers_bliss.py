"""The powers of every Bliss Emotion (rules F.2.1, F.2.2), one test at least per kind."""

from __future__ import annotations

from game.cerebria import actions
from game.cerebria.board import NETWORK
from game.cerebria.boards import Row
from game.cerebria.cards import KIND_OF
from game.cerebria.realm_actions import visit_cost
from game.cerebria.taxes import is_protected, quell_tax
from tests.cerebria.acting import act, empower, invoke, table, upgrades
from tests.cerebria.builder import Position, frontier, realm


def bliss() -> Position:
    return table("delight")


def token(position: Position, slot: int = 3) -> int:
    return position.state.token[slot]


def intensity(position: Position, slot: int = 3) -> int:
    return abs(position.state.weight[slot])


# -- Mild ---------------------------------------------------------------------------------------------------


def test_courage_grows_beside_an_opponent() -> None:
    position = bliss().emotion(2, "bleakness")
    invoke(position, "delight", "courage")
    assert token(position) == 1
    alone = bliss()
    invoke(alone, "delight", "courage")
    assert token(alone) == 0


def test_sociability_grows_beside_a_friend() -> None:
    position = bliss().emotion(4, "brightness")
    invoke(position, "delight", "sociability")
    assert token(position) == 1


def test_trust_may_add_own_essence_anywhere() -> None:
    position = bliss().emotion(9, "brightness")
    invoke(position, "delight", "trust")
    assert {action.slot for action in position.legal("enrich")} == {3, 9}
    assert position.legal("decline")
    position.play(actions.Enrich(9))
    assert position.state.essence[9] == 2
    assert position.of("delight").essence == 5 - 1 - 1


def test_gratitude_brings_willpower() -> None:
    position = bliss()
    invoke(position, "delight", "gratitude")
    assert position.of("delight").willpower == 12 - 2 + 2


def test_cheerfulness_draws() -> None:
    position = bliss()
    invoke(position, "delight", "cheerfulness")
    assert position.of("delight").hand == [KIND_OF["courage"]]


def test_excitement_moves_for_free() -> None:
    position = bliss()
    invoke(position, "delight", "excitement")
    assert {action.space for action in position.legal("wander")} == {frontier(0), frontier(1)}
    position.play(actions.Wander(frontier(1)))
    assert (position.of("delight").space, position.of("delight").willpower) == (frontier(1), 10)


def test_innocence_loses_one_at_most() -> None:
    position = table("hatred").emotion(3, "innocence", essence=3).unlock("hatred", Row.QUELL, 1, 2)
    position.play(actions.Declare(Row.QUELL))
    assert not any("subdue" in upgrades(action.boosts) for action in position.legal("quell-unseen"))
    position.play(position.legal("quell-unseen")[0])
    assert position.state.essence[3] == 2


def test_contentment_brings_essence() -> None:
    position = bliss()
    invoke(position, "delight", "contentment")
    assert position.of("delight").essence == 5 - 1 + 1


def test_kindness_adds_willpower_after_an_absorb() -> None:
    position = bliss().emotion(4, "kindness")
    plain = bliss().emotion(4, "brightness")
    for each in (position, plain):
        each.state.origin = 0
        each.play(actions.Absorb(1))
    assert position.of("delight").willpower == plain.of("delight").willpower + 1


def test_desire_sells_ambition_for_willpower() -> None:
    position = bliss()
    invoke(position, "delight", "desire")
    position.play(actions.Accept())
    assert position.state.ambition[0] == 3
    assert position.of("delight").willpower == 12 - 2 - 1


def test_affection_enriches_a_neighbour() -> None:
    position = bliss().emotion(4, "brightness").emotion(9, "brightness")
    invoke(position, "delight", "affection")
    assert (position.state.essence[4], position.state.essence[9]) == (2, 1)


def test_intimacy_gathers_one() -> None:
    position = bliss().emotion(9, "brightness", essence=2)
    invoke(position, "delight", "intimacy")
    position.play(actions.Transfer(9, 2))
    assert (position.state.kind[9], position.state.essence[2]) == (-1, 2)
    assert not position.state.stack


def test_optimism_grows_when_gloom_has_more_essence() -> None:
    position = bliss().emotion(9, "bleakness", essence=2)
    invoke(position, "delight", "optimism")
    assert token(position) == 1
    even = bliss().emotion(9, "bleakness")
    invoke(even, "delight", "optimism")
    assert token(even) == 0


def test_self_esteem_grows_while_full() -> None:
    assert intensity(bliss().emotion(3, "self-esteem", essence=3)) == 4
    assert intensity(bliss().emotion(3, "self-esteem", essence=2)) == 2


def test_safety_taxes_a_quell_beside_it() -> None:
    position = bliss().emotion(3, "safety").emotion(4, "kindness").emotion(5, "safety")
    assert [quell_tax(position.state, slot) for slot in (3, 4, 5)] == [0, 4, 0]


def test_calmness_fills_a_sphere() -> None:
    position = bliss()
    position.state.sphere = [6, 3, 7, 7, 7]
    invoke(position, "delight", "calmness")
    assert set(position.legal("fill")) == {actions.Fill(0, 1), actions.Fill(1, 1), actions.Fill(1, 2)}
    position.play(actions.Fill(1, 2))
    assert position.state.sphere[1] == 5


# -- Strong -------------------------------------------------------------------------------------------------


def test_heroism_counts_opposing_neighbours() -> None:
    position = bliss().emotion(3, "heroism").emotion(2, "bleakness")
    assert intensity(position) == 3
    assert intensity(position.emotion(4, "bleakness")) == 4


def test_friendship_counts_own_neighbours() -> None:
    position = bliss().emotion(3, "friendship").emotion(2, "brightness").emotion(4, "brightness")
    assert intensity(position) == 3


def test_faith_gives_an_action_after_an_empower() -> None:
    position = bliss()
    empower(position, "trust")
    assert position.state.kind[3] == KIND_OF["faith"]
    assert position.state.actions_left == 3


def test_generosity_gives_to_every_spirit() -> None:
    position = Position("four", bliss=("delight", "love")).unlock("delight", Row.EMPOWER)
    position.spirit("delight", space=realm(1), willpower=5).spirit("love", willpower=1).turn_of("delight")
    empower(position, "gratitude")
    assert (position.of("delight").willpower, position.of("love").willpower) == (4, 3)


def test_joy_lets_every_spirit_draw() -> None:
    position = Position("four", bliss=("delight", "love")).unlock("delight", Row.EMPOWER)
    position.spirit("delight", space=realm(1), willpower=5, hand=[], deck=["courage"])
    position.spirit("love", hand=[], deck=["trust"]).turn_of("delight")
    empower(position, "cheerfulness")
    assert (len(position.of("delight").hand), len(position.of("love").hand)) == (1, 1)


def test_euphoria_makes_moves_cheaper() -> None:
    position = bliss().emotion(9, "euphoria")
    act(position, Row.MOVE, space=frontier(1))
    assert position.of("delight").willpower == 12


def test_purity_is_safe_beside_a_friend() -> None:
    position = table("hatred").emotion(3, "purity")
    assert not is_protected(position.state, 3)
    position.emotion(4, "brightness")
    assert is_protected(position.state, 3)


def test_fulfillment_brings_two_essence() -> None:
    position = bliss()
    empower(position, "contentment")
    assert position.of("delight").essence == 7


def test_benevolence_takes_more_and_gains_afterwards() -> None:
    position = bliss().emotion(4, "benevolence")
    plain = bliss().emotion(4, "brightness")
    for each in (position, plain):
        each.state.origin = 0
        each.play(actions.Absorb(1))
    assert position.state.sphere[1] == plain.state.sphere[1] - 1
    assert position.of("delight").willpower == plain.of("delight").willpower + 2


def test_passion_brings_ambition() -> None:
    position = bliss()
    empower(position, "desire")
    assert position.state.ambition[0] == 3


def test_devotion_enriches_every_neighbour() -> None:
    position = bliss().emotion(2, "brightness").emotion(4, "brightness").emotion(5, "brightness")
    empower(position, "affection")
    assert [position.state.essence[slot] for slot in (2, 4, 5)] == [2, 2, 1]


def test_oneness_gathers_two() -> None:
    position = bliss().emotion(9, "brightness").emotion(11, "brightness")
    empower(position, "intimacy")
    position.play(actions.Transfer(9, 2))
    assert {action.origin for action in position.legal("transfer")} == {11}
    position.play(actions.Transfer(11, 4))
    assert position.state.kind[2] == position.state.kind[4] == KIND_OF["brightness"]


def test_hope_grows_by_the_difference() -> None:
    position = bliss().emotion(9, "bleakness", essence=2).emotion(10, "bleakness", essence=2)
    empower(position, "optimism", essence=2)
    assert token(position) == 2


def test_pride_grows_by_two_while_full() -> None:
    assert intensity(bliss().emotion(3, "pride", essence=3)) == 6
    assert intensity(bliss().emotion(3, "pride", essence=2)) == 3


def test_freedom_makes_the_network_free_once_a_turn() -> None:
    position = bliss().emotion(9, "freedom")
    spirit = position.of("delight")
    assert visit_cost(position.state, spirit, NETWORK) == 0
    position.play(actions.Visit(NETWORK))
    position.play(actions.Transfer(9, 3))
    assert visit_cost(position.state, spirit, NETWORK) == 2
    assert spirit.willpower == 12


def test_serenity_fills_a_sphere_and_turns_the_origin() -> None:
    position = bliss()
    position.state.sphere[2] = 2
    position.state.origin = 0
    empower(position, "calmness")
    position.play(actions.Fill(2, 3))
    position.play(actions.TurnBack())
    assert (position.state.sphere[2], position.state.origin) == (5, 4)


def test_brightness_matches_any_card_and_cannot_be_empowered() -> None:
    position = table("hatred").emotion(3, "brightness", essence=2).spirit("hatred", hand=["fear", "guilt"])
    position.play(actions.Declare(Row.QUELL))
    assert {action.card for action in position.legal("quell")} == {KIND_OF["fear"], KIND_OF["guilt"]}
    own = bliss().emotion(3, "brightness", essence=2)
    assert actions.Declare(Row.EMPOWER) not in own.legal("declare")
