"""Who sees what, and what the evaluation looks at."""

from __future__ import annotations

from ai.cerebria.evaluate import WEIGHTS, evaluate
from game.cerebria.rules import RULES
from game.rules import HIDDEN, SPECTATOR
from tests.cerebria.acting import table
from tests.cerebria.builder import Position, realm


def test_teammates_see_each_others_hands_and_opponents_do_not() -> None:
    state = Position("four", bliss=("delight", "love"), gloom=("hatred", "malice")).state
    for seat in range(4):
        view = RULES.view(state, seat)
        for true, seen in zip(state.spirits, view.spirits, strict=True):
            is_teammate = true.team == state.spirits[seat].team
            assert seen.hand == (true.hand if is_teammate else [HIDDEN] * len(true.hand))


def test_the_top_card_of_every_deck_is_public_and_no_other() -> None:
    state = Position("four").state
    for true, seen in zip(state.spirits, RULES.view(state, SPECTATOR).spirits, strict=True):
        assert seen.deck[-1] == true.deck[-1]
        assert set(seen.deck[:-1]) == {HIDDEN}


def test_the_egos_hidden_aspiration_is_nobodys_until_it_is_shown() -> None:
    position = Position().hidden("gloom", "unity").hidden("bliss", "openness")
    for seat in (0, 1, SPECTATOR):
        assert RULES.view(position.state, seat).hidden[1] == HIDDEN
    position.hidden("gloom", "unity", shown=True)
    for seat in (0, 1, SPECTATOR):
        assert RULES.view(position.state, seat).hidden[1] == position.state.hidden[1]
    assert RULES.view(position.state, 0).hidden[0] == position.state.hidden[0]
    assert RULES.view(position.state, 1).hidden[0] == HIDDEN


def test_the_evaluation_likes_control_fragments_and_points() -> None:
    plain = table("delight")
    base = evaluate(plain.state, 0)
    assert evaluate(table("delight").emotion(3, "brightness").state, 0) > base
    assert evaluate(table("delight").emotion(3, "bleakness").state, 0) < base
    richer = table("delight")
    richer.state.majors[0] = 1
    assert evaluate(richer.state, 0) > base
    assert evaluate(richer.state, 1) < evaluate(plain.state, 1)


def test_the_evaluation_sees_what_could_be_done_where_a_spirit_stands() -> None:
    def worth(space: int, **means: object) -> float:
        # Frontier 0 is tied; one more Emotion of Bliss in Realm 1 would win it. Realm 2 is full.
        position = table("delight").emotions(s1="brightness", s2="bleakness")
        position.emotion(6, "brightness", essence=2).emotion(7, "brightness", essence=2)
        position.spirit("delight", space=space, hand=["courage"]).spirit("delight", **means)
        return evaluate(position.state, 0)

    assert worth(realm(1)) > worth(realm(2)) + WEIGHTS.plain.frontier
    # Without a card there is nothing to do in either place.
    assert worth(realm(1), hand=[]) < worth(realm(2), hand=[]) + WEIGHTS.plain.frontier
