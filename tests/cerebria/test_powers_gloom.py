"""The powers of every Gloom Emotion (rules F.2.3, F.2.4), one test at least per kind."""

from __future__ import annotations

import pytest

from game.cerebria import actions
from game.cerebria.boards import Row
from game.cerebria.cards import EMOTIONS, KIND_OF, VOID_AGAINST_EGO
from game.cerebria.taxes import invoke_tax, spirit_tax
from tests.cerebria.acting import act, empower, invoke, table
from tests.cerebria.builder import Position, frontier, realm


def gloom() -> Position:
    return table("hatred")


def token(position: Position, slot: int = 3) -> int:
    return position.state.token[slot]


def intensity(position: Position, slot: int = 3) -> int:
    return abs(position.state.weight[slot])


def quell_of(position: Position, slot: int) -> None:
    """Delight quells an Emotion with a matching card."""
    position.play(actions.Declare(Row.QUELL))
    position.play(next(action for action in position.legal("quell") if action.slot == slot))


# -- Mild ---------------------------------------------------------------------------------------------------


def test_anger_weakens_a_neighbour_with_two_essence() -> None:
    position = gloom().emotion(2, "brightness", essence=2).emotion(4, "brightness", essence=1)
    invoke(position, "hatred", "anger")
    assert (position.state.essence[2], position.state.essence[4]) == (1, 1)


def test_jealousy_takes_willpower() -> None:
    position = gloom()
    invoke(position, "hatred", "jealousy")
    assert (position.of("hatred").willpower, position.of("delight").willpower) == (12, 3)


def test_selfishness_brings_willpower() -> None:
    position = gloom()
    invoke(position, "hatred", "selfishness")
    assert position.of("hatred").willpower == 12


def test_cynicism_grows_where_bliss_held_the_frontier() -> None:
    position = gloom().emotion(2, "brightness")
    invoke(position, "hatred", "cynicism")
    assert token(position) == 1
    free = gloom()
    invoke(free, "hatred", "cynicism")
    assert token(free) == 0


def test_pessimism_grows_when_bliss_has_more_essence() -> None:
    position = gloom().emotion(9, "brightness", essence=2)
    invoke(position, "hatred", "pessimism")
    assert token(position) == 1


def test_bitterness_grows_beside_a_bliss_fortress() -> None:
    position = gloom().fortress(1, "bliss")
    invoke(position, "hatred", "bitterness")
    assert token(position) == 1


def test_sadness_draws() -> None:
    position = gloom()
    invoke(position, "hatred", "sadness")
    assert position.of("hatred").hand == [KIND_OF["anger"]]


def test_insecurity_taxes_an_adjacent_spirit() -> None:
    position = table("delight").emotion(3, "insecurity")
    assert spirit_tax(position.state, position.of("delight")) == 1
    position.spirit("delight", space=frontier(0))
    assert spirit_tax(position.state, position.of("delight")) == 0


def test_dislike_gains_for_opposing_neighbours() -> None:
    position = gloom().emotion(2, "brightness").emotion(4, "brightness")
    invoke(position, "hatred", "dislike")
    assert position.of("hatred").willpower == 12 - 2 + 2


def test_mistrust_takes_from_a_sphere_but_never_the_last() -> None:
    position = gloom()
    position.state.sphere = [1, 2, 7, 1, 1]
    invoke(position, "hatred", "mistrust")
    assert set(position.legal("drain")) == {actions.Drain(1), actions.Drain(2)}
    position.play(actions.Drain(1))
    assert (position.state.sphere[1], position.of("hatred").willpower) == (1, 11)


def test_craving_gives_an_action_without_ambition() -> None:
    position = gloom().ambition("gloom", 0)
    invoke(position, "hatred", "craving")
    assert position.state.actions_left == 3
    rich = gloom()
    invoke(rich, "hatred", "craving")
    assert rich.state.actions_left == 2


def test_fear_asks_essence_for_an_invoke_beside_it() -> None:
    position = table("delight").emotion(2, "fear").spirit("delight", essence=1)
    assert [invoke_tax(position.state, position.of("delight"), slot) for slot in (3, 4)] == [1, 0]
    position.spirit("delight", hand=["trust"]).play(actions.Declare(Row.INVOKE))
    assert {action.slot for action in position.legal("invoke")} == {4}


def test_embarrassment_gains_when_another_leaves() -> None:
    position = (
        table("delight")
        .emotion(9, "embarrassment")
        .emotion(3, "dislike")
        .spirit("delight", hand=["kindness"])
    )
    quell_of(position, 3)
    assert position.of("hatred").willpower == 6


def test_loneliness_grows_alone() -> None:
    position = gloom()
    invoke(position, "hatred", "loneliness")
    assert token(position) == 1
    crowded = gloom().emotion(2, "brightness")
    invoke(crowded, "hatred", "loneliness")
    assert token(crowded) == 0


def test_guilt_costs_a_card_when_it_or_a_neighbour_is_quelled() -> None:
    position = table("delight").emotion(3, "dislike").emotion(2, "guilt", essence=2)
    position.spirit("delight", hand=["kindness"])
    quell_of(position, 3)
    assert position.of("delight").hand == []


def test_boredom_gains_when_a_move_is_upgraded() -> None:
    position = table("delight").emotion(9, "boredom").unlock("delight", Row.MOVE, 1)
    act(position, Row.MOVE, "haste", space=realm(2))
    assert position.of("hatred").willpower == 6
    act(position, Row.MOVE, space=frontier(2))
    assert position.of("hatred").willpower == 6


# -- Strong -------------------------------------------------------------------------------------------------


def test_rage_weakens_every_neighbour_and_may_remove_it() -> None:
    position = gloom().emotion(2, "brightness", essence=2).emotion(4, "brightness")
    empower(position, "anger")
    assert (position.state.essence[2], position.state.kind[4]) == (1, -1)


def test_envy_takes_willpower_and_essence() -> None:
    position = gloom()
    empower(position, "jealousy")
    assert (position.of("delight").willpower, position.of("delight").essence) == (3, 4)
    assert (position.of("hatred").willpower, position.of("hatred").essence) == (11, 6)


def test_narcissism_grows_alone_in_its_triad() -> None:
    position = gloom().emotion(3, "narcissism")
    assert intensity(position) == 3
    assert intensity(position.emotion(1, "bleakness")) == 1


def test_contempt_grows_by_two_where_bliss_held_the_frontier() -> None:
    position = gloom().emotion(2, "brightness", essence=2).emotion(1, "brightness", essence=2)
    empower(position, "cynicism")
    assert token(position) == 2


def test_despair_grows_by_the_difference_up_to_three() -> None:
    position = gloom()
    for slot in (8, 9, 10, 11):
        position.emotion(slot, "brightness", essence=2)
    empower(position, "pessimism")
    assert token(position) == 3


@pytest.mark.parametrize(("before", "after"), [(1, 0), (2, 1)])
def test_lethargy_lowers_a_fortress(before: int, after: int) -> None:
    position = gloom().fortress(1, "bliss", before)
    empower(position, "bitterness")
    assert position.state.fortress[1] == after


def test_lethargy_removes_a_major_fortress_without_a_minor_to_replace_it() -> None:
    position = gloom().fortress(1, "bliss", 2)
    position.state.minors[0] = 6
    empower(position, "bitterness")
    assert position.state.fortress[1] == 0


def test_grief_gains_essence_but_not_for_an_empower() -> None:
    position = table("delight").emotion(9, "grief").emotion(3, "dislike").spirit("delight", hand=["kindness"])
    quell_of(position, 3)
    assert position.of("hatred").essence == 6
    own = gloom().emotion(9, "grief")
    empower(own, "dislike")
    assert own.of("hatred").essence == 5


def test_doubt_taxes_spirits_within_one_space() -> None:
    position = table("delight").emotion(3, "doubt")
    taxes = []
    for space in (frontier(4), realm(0), frontier(0), realm(1), frontier(1), realm(2)):
        position.spirit("delight", space=space)
        taxes.append(spirit_tax(position.state, position.of("delight")))
    assert taxes == [0, 0, 1, 1, 1, 0]


def test_loathing_gains_for_every_opponent_up_to_five() -> None:
    position = gloom()
    for slot in range(7, 14):
        position.emotion(slot, "brightness")
    empower(position, "dislike")
    assert position.of("hatred").willpower == 12 - 3 + 5


def test_paranoia_drains_up_to_three_spheres() -> None:
    position = gloom()
    empower(position, "mistrust")
    for sphere in (0, 2, 4):
        position.play(actions.Drain(sphere))
    assert position.state.sphere == [6, 7, 6, 7, 6]
    assert position.of("hatred").willpower == 12 - 3 + 3
    assert not position.state.stack


@pytest.mark.parametrize(("before", "after"), [(0, 2), (1, 2)])
def test_greed_brings_two_ambition_to_a_team_without(before: int, after: int) -> None:
    position = gloom().ambition("gloom", before)
    empower(position, "craving")
    assert position.state.ambition[1] == after


def test_panic_asks_essence_for_every_invoke() -> None:
    position = table("delight").emotion(9, "panic")
    assert [invoke_tax(position.state, position.of("delight"), slot) for slot in (3, 4)] == [1, 1]
    position.spirit("delight", essence=1, hand=["trust"])
    assert actions.Declare(Row.INVOKE) not in position.legal("declare")


def test_shame_lets_the_team_choose() -> None:
    position = gloom().emotion(9, "shame").emotion(3, "brightness").spirit("hatred", hand=["fear"])
    quell_of(position, 3)
    figure = position.of("hatred").kind
    assert position.legal("take-essence") == [actions.TakeEssence(figure)]
    assert position.legal("take-card") == [actions.TakeCard(figure)]
    assert position.legal("decline")
    before = position.of("hatred").willpower
    position.play(actions.TakeWillpower(figure))
    assert position.of("hatred").willpower == before + 2


def test_isolation_counts_empty_neighbours() -> None:
    position = gloom().emotion(3, "isolation")
    assert intensity(position) == 4
    assert intensity(position.emotion(2, "brightness")) == 3


def test_remorse_costs_a_card_after_any_quell() -> None:
    position = (
        table("delight")
        .emotion(3, "dislike")
        .emotion(12, "remorse")
        .spirit("delight", hand=["kindness", "trust"])
    )
    quell_of(position, 3)
    position.play(actions.Discard(KIND_OF["trust"]))
    assert position.of("delight").hand == [KIND_OF["kindness"]]
    assert position.of("delight").deck[0] == KIND_OF["trust"]


def test_indifference_gains_for_an_upgrade_with_any_action() -> None:
    position = table("delight").emotion(9, "indifference").unlock("delight", Row.INVOKE, 3)
    invoke(position, "delight", "courage", 3, "determination")
    assert position.of("hatred").willpower == 6


def test_bleakness_goes_back_to_the_box() -> None:
    position = table("delight").emotion(3, "bleakness").spirit("delight", hand=["kindness"])
    decks = [list(each.deck) for each in position.state.spirits]
    quell_of(position, 3)
    assert position.state.kind[3] == -1
    assert [list(each.deck) for each in position.state.spirits] == decks


# -- against the Ego (G.12) ---------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [n for n, void in enumerate(VOID_AGAINST_EGO) if void and n < 32])
def test_a_void_power_brings_two_willpower_against_the_ego(kind: int) -> None:
    position = Position(human="gloom", gloom=("hatred",)).unlock("hatred", Row.INVOKE)
    position.spirit("hatred", space=realm(1), willpower=5, essence=2).turn_of("hatred")
    invoke(position, "hatred", EMOTIONS[kind].id)
    assert position.of("hatred").willpower == 5 - 2 + 2


def test_exactly_five_pairs_are_void_against_the_ego() -> None:
    void = {emotion.id for emotion in EMOTIONS if emotion.void_against_ego}
    pairs = "jealousy envy insecurity doubt boredom indifference guilt remorse fear panic"
    assert void == set(pairs.split())


def test_powers_of_the_egos_emotions_are_ignored() -> None:
    position = (
        Position(bliss=("delight",)).emotion(3, "insecurity").emotion(9, "isolation").emotion(6, "narcissism")
    )
    position.spirit("delight", space=realm(1))
    assert spirit_tax(position.state, position.of("delight")) == 0
    assert intensity(position, 9) == 2
    assert intensity(position, 6) == 1
