"""The greedy player: the best action over sampled worlds, with its reasons."""

from __future__ import annotations

from collections import Counter

import pytest

from ai.controller import Budget
from ai.greedy import Greedy, action_name
from game.chance import SeededChance
from game.text import text
from tests.tiny.ai import evaluate
from tests.tiny.rules import RULES
from tests.tiny.state import Hide, LightUp, Phase, Rest, Shake, SnuffOut, Spare
from tests.tiny.test_rules import EMBER, MOSS, TIDE, a_state


def greedy(seed: int = 1, worlds: int = 2, oversights: int = 0, judge=evaluate) -> Greedy:
    return Greedy(RULES, judge, 0, SeededChance(seed), worlds=worlds, oversights=oversights)


def chosen(player: Greedy, state):
    return player.choose(RULES.view(state, 0), RULES.legal(state), Budget())


def test_plays_what_the_evaluation_likes_best():
    state = a_state([EMBER + 5, TIDE + 4], [MOSS], phase=Phase.TURN)
    assert chosen(greedy(), state).action == LightUp(EMBER + 5, 0)


def test_says_what_it_compared():
    state = a_state([EMBER + 5, TIDE + 4], [MOSS], phase=Phase.TURN)
    action, why = chosen(greedy(), state)
    assert why.chosen == 0
    assert why.decided_by == 0
    assert [candidate.values for candidate in why.candidates[:2]] == [(6.5,), (5.6,)]
    assert why.candidates[0].refs == RULES.actions.refs(action)
    assert why.sentences == (
        text(
            "ai-why-best",
            name=action_name(RULES, LightUp(EMBER + 5, 0)),
            next=action_name(RULES, LightUp(TIDE + 4, 1)),
        ),
    )


def test_lists_a_handful_of_candidates_only():
    state = a_state([0, 1, 2, 3, 4, 5, 6, 7], [MOSS])
    why = chosen(greedy(), state).why
    assert len(RULES.legal(state)) == 8
    assert len(why.candidates) == 6


def test_only_action_needs_no_thought():
    state = a_state([EMBER], [TIDE])
    action, why = chosen(greedy(judge=None), state)
    assert action == Hide(EMBER)
    assert why.sentences == (text("ai-why-only"),)


def test_equal_actions_are_chosen_by_chance():
    state = a_state([EMBER, TIDE], [MOSS])
    choices = [chosen(greedy(seed, judge=lambda state, seat: 0.0), state) for seed in range(40)]
    counts = Counter(choice.action for choice in choices)
    assert set(counts) == {Hide(EMBER), Hide(TIDE)}
    assert min(counts.values()) > 8
    assert {choice.why.decided_by for choice in choices} == {-1}
    assert {choice.why.sentences[0].key for choice in choices} == {"ai-why-equal"}


def test_same_seed_chooses_the_same():
    state = a_state([0, 3, 7, 12], [1, 2, 4, 5])
    assert chosen(greedy(5), state) == chosen(greedy(5), state)


def test_every_action_meets_the_same_luck():
    """Two dice that differ only in name would be worth the same: here Shake is compared with itself."""
    seen = []

    def judge(state, seat):
        seen.append(state.seats[0].sparks)
        return 0.0

    state = a_state([], [TIDE], phase=Phase.TURN)
    view = RULES.view(state, 0)
    Greedy(RULES, judge, 0, SeededChance(3), worlds=5).choose(view, [Shake(), Shake(), Rest()], Budget())
    assert seen[0::3] == seen[1::3]
    assert len(set(seen[0::3])) > 1
    assert set(seen[2::3]) == {0}


def test_judges_worlds_that_fit_the_view_only():
    """The other hand is guessed: the true one is not always among the worlds that are judged."""
    hands = set()

    def judge(state, seat):
        hands.add(tuple(state.seats[1].hand))
        assert RULES.faults(state) == []
        return 0.0

    state = a_state([0, 1], [16, 17])
    chosen(greedy(worlds=12, judge=judge), state)
    assert len(hands) > 6


@pytest.mark.parametrize(("oversights", "expected"), [(0, {0}), (10, {2}), (4, {0, 1, 2})])
def test_beginner_overlooks_up_to_two_better_actions(oversights, expected):
    state = a_state([EMBER + 5, TIDE + 4, MOSS + 3], [0], phase=Phase.TURN)
    choices = [chosen(greedy(seed, 1, oversights), state) for seed in range(30)]
    assert {choice.why.chosen for choice in choices} == expected
    for choice in choices:
        overlooked = choice.why.chosen > 0
        assert (choice.why.sentences[0].key == "ai-why-overlooked") == overlooked
        assert choice.why.candidates[choice.why.chosen].refs == RULES.actions.refs(choice.action)


def test_beginner_with_two_choices_overlooks_one_at_most():
    lanterns = a_state([], []).lanterns
    lanterns[1].card, lanterns[1].holder = TIDE, 1
    state = a_state([EMBER + 5], [MOSS], lanterns=lanterns, phase=Phase.TURN)
    RULES.apply(state, LightUp(EMBER + 5, 0), SeededChance(1))
    assert RULES.legal(state) == [SnuffOut(1), Spare()]
    assert {chosen(greedy(seed, 1, 10), state).action for seed in range(5)} == {Spare()}


def test_action_in_words():
    lit = action_name(RULES, LightUp(EMBER, 2))
    assert lit.key == "ai-action"
    assert dict(lit.args)["verb"] == text("tiny-verb-light")
    assert dict(lit.args)["things"].key == "ai-things"
    assert action_name(RULES, Rest()) == text("tiny-verb-rest")
