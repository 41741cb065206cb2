"""Order-free narrowing: from touches to actions, for any set of legal actions."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from game.action import Action, Ref, verb_ref
from scenes.narrowing import Narrowing


def refs_of(action: Action) -> tuple[Ref, ...]:
    """Actions of these tests are tuples of names ending in their verb: ("a1", "b2", "move")."""
    return (verb_ref(action[-1]), *(Ref(name[0], name) for name in action[:-1]))


def narrowing(actions: Iterable[Action]) -> Narrowing:
    return Narrowing(tuple(actions), refs_of)


A1, A2, B1, B2 = (Ref(name[0], name) for name in ("a1", "a2", "b1", "b2"))
MOVES = (("a1", "b1", "move"), ("a1", "b2", "move"), ("a2", "b2", "move"), ("rest",))


def test_touching_narrows_in_any_order_and_offers_the_last_one() -> None:
    for order in permutations((A1, B2)):
        hand = narrowing(MOVES)
        assert hand.highlighted == {A1, A2, B1, B2, verb_ref("move"), verb_ref("rest")}
        assert hand.offered is None
        assert hand.touch(order[0]) is None
        assert hand.touch(order[1]) is None
        assert hand.offered == ("a1", "b2", "move")
        assert hand.touch(order[0]) == ("a1", "b2", "move"), "touching again plays"


def test_one_action_left_is_offered_and_any_of_its_things_plays_it() -> None:
    hand = narrowing(MOVES)
    assert hand.touch(A2) is None
    assert hand.offered == ("a2", "b2", "move")
    assert hand.highlighted == {B2, verb_ref("move")}
    assert hand.touch(B2) == ("a2", "b2", "move")


def test_a_verb_that_says_everything_plays_at_once() -> None:
    assert narrowing(MOVES).touch(verb_ref("rest")) == ("rest",)
    several = narrowing((("a1", "lift"), ("a1", "drop"), ("a2", "lift")))
    assert several.touch(A1) is None
    assert several.offered is None
    assert several.touch(verb_ref("drop")) == ("a1", "drop")


def test_a_verb_can_be_chosen_first() -> None:
    hand = narrowing(MOVES)
    assert hand.touch(verb_ref("move")) is None
    assert hand.selection == (verb_ref("move"),)
    assert hand.highlighted == {A1, A2, B1, B2}


def test_a_thing_of_another_action_begins_again() -> None:
    hand = narrowing(MOVES)
    hand.touch(A1)
    hand.touch(B1)
    assert hand.touch(A2) is None
    assert hand.selection == (A2,)
    assert hand.touch(Ref("z", "z9")) is None, "a thing of no action changes nothing"
    assert hand.selection == (A2,)


def test_putting_back() -> None:
    hand = narrowing(MOVES)
    assert not hand.put_back()
    hand.touch(A1)
    assert hand.offered is None
    assert hand.touch(A1) is None, "with several left, touching again puts back"
    assert hand.selection == ()
    hand.touch(A1)
    assert hand.put_back()
    assert hand.selection == ()


def test_the_only_action_of_a_decision_is_offered_without_a_touch() -> None:
    hand = narrowing((("a1", "move"),))
    assert hand.offered == ("a1", "move")
    assert hand.touch(A1) == ("a1", "move")


names = st.tuples(st.sampled_from("abc"), st.integers(0, 3)).map(lambda pair: f"{pair[0]}{pair[1]}")
actions = st.lists(
    st.tuples(st.lists(names, max_size=3, unique=True), st.sampled_from(["go", "do", "end"])).map(
        lambda parts: (*parts[0], parts[1])
    ),
    min_size=1,
    max_size=14,
    unique_by=lambda action: frozenset(action),
)


@given(actions, st.randoms(use_true_random=False))
def test_every_action_can_be_reached_by_touching_its_things_in_any_order(legal: list, chance: object) -> None:
    for action in legal:
        hand = narrowing(legal)
        things = [ref for ref in refs_of(action) if ref.kind != "verb"]
        chance.shuffle(things)  # type: ignore[attr-defined]
        for thing in [*things, verb_ref(action[-1])]:
            if thing in hand.selection:
                continue
            played = hand.touch(thing)
            assert played is None or played == action
            if played is not None:
                break
        else:
            assert hand.offered == action
            assert hand.touch(things[0] if things else verb_ref(action[-1])) == action


@given(actions, st.lists(st.integers(0, 40), max_size=12))
def test_nothing_but_legal_actions_is_ever_played(legal: list, touches: list[int]) -> None:
    hand = narrowing(legal)
    everything = sorted({ref for action in legal for ref in refs_of(action)})
    for number in touches:
        ref = everything[number % len(everything)]
        was_lit = ref in hand.highlighted
        played = hand.touch(ref)
        assert hand.possible, "what is selected always belongs to some action"
        assert not set(hand.selection) & hand.highlighted
        if played is not None:
            assert played in legal
            assert ref in refs_of(played)
            return
        if was_lit:
            assert ref in hand.selection
