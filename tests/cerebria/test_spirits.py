"""The powers of the eight Spirits and both sides of their boards (rules D.4, F.3, F.4)."""

from __future__ import annotations

import pytest

from game.cerebria import actions
from game.cerebria.board import GLOOM
from game.cerebria.boards import BOARDS, COMBOS, HATRED, SPIRITS, Row, combo_id
from game.cerebria.cards import KIND_OF
from game.cerebria.events import CardsDrawn, FortressAdded
from game.cerebria.naming import FIGURES
from game.cerebria.taxes import is_protected
from tests.cerebria.acting import act, invoke, table, ways
from tests.cerebria.builder import Position, frontier, realm


def side_b(active: str, *, other: str | None = None) -> Position:
    """The active Spirit's own board, with every token of it placed."""
    bliss = active if FIGURES.index(active) < 4 else other or "delight"
    gloom = active if FIGURES.index(active) >= 4 else other or "hatred"
    position = table(active, bliss, gloom, spirit_boards="B")
    for row in Row:
        position.unlock(active, row, 1, 2, 3)
    return position


# -- Spirit powers ------------------------------------------------------------------------------------------


def test_delight_draws_after_a_rich_absorb() -> None:
    position = table("delight").emotion(2, "brightness").emotion(5, "brightness")
    position.state.origin = 0
    events = position.play(actions.Absorb(1))
    assert any(isinstance(event, CardsDrawn) for event in events)
    poor = table("delight")
    poor.state.origin = 0
    assert not any(isinstance(event, CardsDrawn) for event in poor.play(actions.Absorb(1)))


@pytest.mark.parametrize(("space", "slots"), [(realm(1), {2, 3, 4, 5}), (frontier(1), {4, 5, 6})])
def test_empathy_shelters_what_is_near(space: int, slots: set[int]) -> None:
    position = table("empathy", bliss="empathy").spirit("empathy", space=space)
    for slot in range(15):
        position.emotion(slot, "brightness")
    assert {slot for slot in range(15) if is_protected(position.state, slot)} == slots


def test_empathy_shelters_from_the_ego_too() -> None:
    position = Position(bliss=("empathy",)).spirit("empathy", space=frontier(1)).emotion(4, "brightness")
    position.spirit("influencer", space=realm(1)).operations("e4", "d2")
    position.begin_ego_turn("influencer")
    position.ego_turn()
    assert position.state.kind[4] == KIND_OF["brightness"]


def test_harmony_wins_a_tie_where_it_stands() -> None:
    position = table("harmony", bliss="harmony").emotion(3, "brightness").emotion(4, "bleakness")
    assert position.state.realm[1] == 0
    act(position, Row.MOVE, space=frontier(1))
    assert position.state.realm[1] == -1
    # A tie without a Bliss Emotion stays a tie.
    assert position.state.frontier[1] == GLOOM


def test_love_nurtures_once_a_turn() -> None:
    position = table("love", bliss="love").emotion(2, "brightness").emotion(5, "brightness")
    invoke(position, "love", "gratitude", 3)
    position.play(actions.Enrich(2))
    assert position.state.essence[2] == 2
    invoke(position, "love", "gratitude", 4)
    assert not position.state.stack


def test_anxiety_invokes_a_bleakness_up_to_six() -> None:
    position = table("anxiety", gloom="anxiety")
    act(position, Row.INVOKE, slot=3, card=KIND_OF["bleakness"])
    assert position.state.kind[3] == KIND_OF["bleakness"]
    for slot in (6, 7, 8, 9, 10):
        position.emotion(slot, "bleakness")
    assert actions.Declare(Row.INVOKE) not in position.legal("declare")


def test_hatred_pays_willpower_instead_of_ambition_once_a_turn() -> None:
    position = table("hatred").ambition("gloom", 0).emotion(3, "kindness", essence=3)
    position.spirit("hatred", hand=["fear"])
    position.play(actions.Declare(Row.QUELL))
    quell = position.legal("quell")[0]
    assert COMBOS[quell.boosts].has_trade
    position.play(quell)
    assert position.of("hatred").willpower == 12 - 4
    assert actions.Declare(Row.QUELL) not in position.legal("declare")


@pytest.mark.parametrize(("space", "slots"), [(realm(1), {2, 3, 4, 5}), (frontier(1), {4, 5, 6})])
def test_malice_quells_further(space: int, slots: set[int]) -> None:
    position = table("malice", gloom="malice").spirit("malice", space=space, hand=["fear"])
    for slot in range(15):
        position.emotion(slot, "brightness")
    position.play(actions.Declare(Row.QUELL))
    assert {action.slot for action in position.legal("quell")} == slots


def test_misery_absorbs_from_afar_without_adding_a_fortress() -> None:
    position = table("misery", gloom="misery").fortress(2, "gloom").facing(r2=1)
    position.state.origin = 0
    position.facing(r0=7, r1=7, r2=1)
    assert {action.sphere for action in position.legal("absorb")} == {0, 1, 2}
    events = position.play(actions.Absorb(2))
    assert not any(isinstance(event, FortressAdded) for event in events)
    assert position.state.fortress[2] == -1


# -- side A -------------------------------------------------------------------------------------------------


def test_surmount_is_needed_to_end_beside_an_opponent() -> None:
    position = table("delight").spirit("hatred", space=frontier(1)).unlock("delight", Row.MOVE, 2)
    position.play(actions.Declare(Row.MOVE))
    assert not ways(position, space=frontier(1))
    assert ways(position, "surmount", space=frontier(1))


def test_determination_lowers_the_price() -> None:
    position = table("delight").unlock("delight", Row.MOVE, 3)
    act(position, Row.MOVE, "determination", space=frontier(1))
    assert position.of("delight").willpower == 12


def test_bolster_and_inner_force() -> None:
    position = table("delight").unlock("delight", Row.INVOKE, 1, 2)
    invoke(position, "delight", "gratitude", 3, "bolster", "inner-force")
    assert (position.state.essence[3], position.of("delight").essence) == (2, 5)
    assert (position.state.ambition[0], position.of("delight").willpower) == (1, 12 - 4 + 2)


def test_subdue_and_extinguish() -> None:
    position = table("hatred").emotion(3, "kindness", essence=3).unlock("hatred", Row.QUELL, 1, 2)
    act(position, Row.QUELL, "subdue", "extinguish", slot=3)
    assert (position.state.essence[3], position.of("hatred").willpower) == (1, 12 - 5)


def test_fortify_exalt_and_raze() -> None:
    position = table("delight").unlock("delight", Row.FORTIFY, 1, 2).fortress(2, "gloom")
    position.state.actions_left = 4
    act(position, Row.FORTIFY, realm=1)
    act(position, Row.FORTIFY, "exalt", realm=1)
    assert (position.state.fortress[1], position.state.ambition[0]) == (2, 1)
    position.spirit("delight", space=frontier(1), willpower=4)
    act(position, Row.FORTIFY, "raze", realm=2)
    assert (position.state.fortress[2], position.state.ambition[0], position.of("delight").willpower) == (
        0,
        0,
        0,
    )


def test_no_fortress_in_a_realm_of_the_opponents() -> None:
    position = table("delight").emotion(3, "bleakness")
    assert actions.Declare(Row.FORTIFY) not in position.legal("declare")


def test_emotional_outburst_reaches_anywhere() -> None:
    position = table("delight").emotion(9, "kindness", essence=2).unlock("delight", Row.EMPOWER, 2)
    act(position, Row.EMPOWER, "emotional-outburst", slot=9)
    assert position.state.kind[9] == KIND_OF["benevolence"]


def test_no_third_copy_of_a_strong_emotion() -> None:
    position = table("delight").emotion(9, "benevolence").emotion(10, "benevolence")
    position.emotion(3, "kindness", essence=2)
    assert actions.Declare(Row.EMPOWER) not in position.legal("declare")


# -- side B -------------------------------------------------------------------------------------------------


def test_boards_of_the_data_match_the_spirits() -> None:
    assert [board.id for board in BOARDS] == ["a", *(spirit.id for spirit in SPIRITS)]


def price(spirit: str, row: Row, mask: int) -> tuple[int, int, int]:
    combo = COMBOS[combo_id(1 + FIGURES.index(spirit), row, mask)]
    return combo.willpower, combo.ambition, combo.essence


@pytest.mark.parametrize(
    ("spirit", "row", "mask", "expected"),
    [
        ("empathy", Row.MOVE, 0b010, (1, 0, 0)),
        ("empathy", Row.MOVE, 0b100, (2, 0, 0)),
        ("empathy", Row.INVOKE, 0b001, (4, 0, 1)),
        ("empathy", Row.INVOKE, 0b010, (5, 0, 0)),
        ("empathy", Row.EMPOWER, 0b010, (3, 0, 0)),
        ("delight", Row.MOVE, 0b001, (1, 0, 0)),
        ("delight", Row.EMPOWER, 0b001, (5, 0, 0)),
        ("hatred", Row.QUELL, 0b001, (3, 1, 0)),
        ("hatred", Row.FORTIFY, 0b010, (3, 1, 0)),
        ("malice", Row.QUELL, 0b010, (2, 1, 0)),
        ("misery", Row.MOVE, 0b001, (1, 0, 1)),
        ("misery", Row.INVOKE, 0b010, (3, 0, 0)),
        ("misery", Row.EMPOWER, 0b001, (3, 0, 1)),
    ],
)
def test_changed_prices(spirit: str, row: Row, mask: int, expected: tuple[int, int, int]) -> None:
    assert price(spirit, row, mask) == expected


def test_empathy_switcheroo() -> None:
    position = side_b("empathy")
    act(position, Row.MOVE, "switcheroo", spirit=HATRED)
    assert (position.of("empathy").space, position.of("hatred").space) == (realm(3), realm(1))


def test_empathy_motivation_and_sharing() -> None:
    position = side_b("empathy").ambition("bliss", 0)
    invoke(position, "empathy", "gratitude", 3, "sharing-is-caring", "motivation")
    assert (position.state.essence[3], position.of("empathy").essence, position.state.ambition[0]) == (
        2,
        3,
        1,
    )


def test_empathy_conversion() -> None:
    position = side_b("empathy").emotion(3, "bleakness").spirit("empathy", hand=["trust"])
    act(position, Row.QUELL, "conversion", slot=3)
    assert position.of("empathy").essence == 6


def test_empathy_feeling_safe() -> None:
    position = side_b("empathy")
    act(position, Row.FORTIFY, "feeling-safe", realm=1)
    assert position.of("empathy").essence == 6


def test_delight_spontaneity_and_playground() -> None:
    position = side_b("delight")
    invoke(position, "delight", "gratitude", 3, "spontaneity")
    act(position, Row.FORTIFY, "playground", realm=1)
    assert len(position.of("delight").hand) == 2


def test_delight_laughs_it_off() -> None:
    position = side_b("delight").emotion(3, "bleakness").spirit("delight", hand=["trust"])
    act(position, Row.QUELL, "laugh-it-off", slot=3)
    assert position.of("delight").willpower == 12 - 2 + 2


def test_harmony_settles_where_bliss_controls() -> None:
    position = side_b("harmony").emotion(5, "brightness").spirit("hatred", space=frontier(1))
    act(position, Row.MOVE, "settle", space=frontier(1))
    assert position.of("harmony").space == frontier(1)


def test_harmony_resonance_and_soothe() -> None:
    position = side_b("harmony").spirit("harmony", hand=["gratitude"])
    position.play(actions.Declare(Row.INVOKE))
    assert {action.slot for action in ways(position, "resonance")} == {2, 5}
    position = side_b("harmony").emotion(3, "bleakness", essence=2).spirit("harmony", hand=["trust"])
    act(position, Row.QUELL, "soothe", slot=3)
    assert (position.state.kind[3], position.of("harmony").willpower) == (-1, 12 - 3 + 1)


def test_harmony_common_ground() -> None:
    position = side_b("harmony")
    act(position, Row.FORTIFY, "common-ground", realm=1)
    assert position.of("harmony").willpower == 12 - 1


def test_love_hearts_pull_and_tenderness() -> None:
    position = side_b("love").emotion(9, "brightness")
    position.spirit("hatred", space=frontier(4))
    act(position, Row.MOVE, "hearts-pull", space=realm(3))
    assert position.of("love").space == realm(3)
    invoke(position, "love", "gratitude", 10, "tenderness")
    assert position.state.essence[9] == 2


def test_love_tenderness_without_room_leaves_the_essence_on_the_board() -> None:
    # Affection fills the only Emotion beside it, so nothing is left for Tenderness to do.
    position = side_b("love").emotion(3, "brightness")
    invoke(position, "love", "affection", 4, "tenderness")
    assert position.state.essence[3] == 2
    assert position.of("love").essence == 5 - 1


def test_love_embrace_and_blossom() -> None:
    position = side_b("love").emotion(3, "brightness")
    act(position, Row.FORTIFY, "embrace", realm=1)
    assert position.state.essence[3] == 2
    position.emotion(4, "kindness", essence=2)
    act(position, Row.EMPOWER, "blossom", slot=4)
    assert position.state.essence[4] == 3


def test_anxiety_lurk_and_dark_seed() -> None:
    position = side_b("anxiety").spirit("delight", space=frontier(1))
    act(position, Row.MOVE, "lurk", space=frontier(1))
    act(position, Row.INVOKE, "dark-seed", card=KIND_OF["bleakness"], slot=5)
    assert (position.of("anxiety").space, position.of("anxiety").essence) == (frontier(1), 5)


def test_anxiety_gnaw() -> None:
    position = side_b("anxiety").emotion(3, "kindness", essence=3).emotion(2, "bleakness")
    position.spirit("anxiety", hand=["fear"])
    act(position, Row.QUELL, "gnaw", slot=3)
    assert position.state.essence[3] == 1


def test_anxiety_watchtower() -> None:
    position = side_b("anxiety")
    act(position, Row.FORTIFY, "watchtower", realm=1)
    assert position.of("anxiety").hand == [KIND_OF["anger"]]


def test_hatred_provoke_and_fury() -> None:
    position = side_b("hatred").emotion(2, "brightness", token=2)
    invoke(position, "hatred", "anger", 3, "provoke")
    assert position.state.token[2] == 0
    position = side_b("hatred").ambition("gloom", 0).emotion(3, "anger", essence=2)
    act(position, Row.EMPOWER, "fury", slot=3)
    assert position.state.ambition[1] == 1


def test_malice_self_serving_and_opportunist() -> None:
    position = side_b("malice").fortress(1, "bliss")
    invoke(position, "malice", "anger", 3, "self-serving")
    assert position.of("malice").willpower == 12 - 2 + 1
    act(position, Row.FORTIFY, "raze", "opportunist", realm=1)
    assert position.of("malice").essence == 5 - 1 + 1


def test_malice_vainglory() -> None:
    position = side_b("malice").emotion(4, "anger", essence=2).emotion(9, "rage")
    act(position, Row.EMPOWER, "vainglory", slot=4)
    assert position.of("malice").willpower == 12 - 3 + 2


def test_misery_drain_and_weather() -> None:
    position = side_b("misery").emotion(3, "kindness", essence=3).spirit("misery", hand=["fear"])
    act(position, Row.QUELL, "subdue", "drain", slot=3)
    assert position.of("misery").willpower == 12 - 4 + 2
    position = side_b("misery").emotion(2, "bleakness").emotion(5, "bleakness")
    act(position, Row.FORTIFY, "weather", realm=1)
    assert position.of("misery").willpower == 12 - 3 + 2
    # Without a Frontier of Gloom beside it there is nothing to gain, so Weather is not offered.
    position = side_b("misery")
    position.play(actions.Declare(Row.FORTIFY))
    assert not ways(position, "weather", realm=1)
    assert ways(position, realm=1)
