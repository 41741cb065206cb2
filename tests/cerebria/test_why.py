"""Why the Ego does what it does, as data and as sentences in three languages."""

from __future__ import annotations

import pytest

from ai.cerebria.ranking import Criterion
from ai.table import Table
from game.cerebria.cards import KIND_OF
from game.cerebria.options import CerebriaOptions
from game.cerebria.revelation import COMMON
from game.cerebria.rules import RULES
from game.cerebria.state import Frame, Step
from game.match import Match, Seat
from game.registry import find
from game.text import text
from game.why import Why
from scenes.words import LANGUAGES, Words
from tests.cerebria.builder import Position, aspiration, realm


def priority_example(target: str = "fortitude") -> Why:
    """The decision of T3, or with another target that of T4."""
    position = Position(human="gloom", gloom=("hatred",))
    position.emotions(s0="brightness", s4="brightness", s9="brightness", s5="dislike")
    position.spirit("influencer", space=realm(1))
    position.asks_ego("influencer", Step.EGO_INVOKE, 1)
    position.state.ego_drawn = [KIND_OF["courage"]]
    position.state.target = aspiration(target)
    why = position.ego_choice().why
    assert why is not None
    return why


def test_the_deciding_criterion_is_told_with_what_was_equal() -> None:
    why = priority_example()
    assert Words("en").say(why.sentences[-1]) == (
        "Slot 6 (Cradle) over slot 7 (Cradle): both flip a Realm, only slot 6 flips a Frontier."
    )
    assert "beide kippen ein Reich, nur Platz 6 kippt eine Grenze" in Words("de").say(why.sentences[-1])
    assert "6 est le seul choix qui retourne une Frontière" in Words("fr").say(why.sentences[-1])


def test_a_change_of_the_target_is_told_in_figures() -> None:
    # Slots 1, 2 and 3 bring a fourth Triad; slot 3 is the closest of them.
    said = Words("en").say(priority_example("awareness").sentences[-1])
    assert said.endswith("both gain 1 in Awareness, both flip a Frontier, the way there is shorter.")
    target = Criterion("target", text("cerebria-aspiration-unity"))
    slots = [text("cerebria-why-slot-short", number=number) for number in (3, 8)]
    assert {
        (mine, theirs): Words("en").say(target.reason(*slots, mine, theirs))
        for mine, theirs in ((2, 1), (2, 0), (0, -1))
    } == {
        (2, 1): "slot 3 gains 2 in Unity, slot 8 only 1",
        (2, 0): "only slot 3 gains in Unity (by 2)",
        (0, -1): "slot 8 would lose 1 in Unity",
    }


def test_a_payment_is_chosen_among_all_that_can_be_paid() -> None:
    # The people lead Openness 2 : 1, and the Ego has 4 Willpower: it pays nothing, 2 for a tie or 3 to win.
    position = Position().common("openness").emotion(1, "brightness").emotion(7, "bleakness")
    position.emotion(4, "brightness")
    position.state.ego_willpower = 4
    position.turn_of("influencer")
    position.state.stack = [Frame(Step.REDUCE, position.of("influencer").seat, COMMON)]
    choice = position.ego_choice()
    assert choice.why is not None
    assert choice.action.amount == 2
    assert [candidate.values for candidate in choice.why.candidates] == [(0, 0), (1, -2), (2, -3)]
    assert Words("en").say(choice.why.sentences[0]) == (
        "Openness, 1 against 2: 3 Willpower lower the people’s figure by 2, and the Ego wins."
    )


def test_candidates_carry_their_values_by_the_printed_criteria() -> None:
    why = priority_example()
    names = [criterion.key.removeprefix("cerebria-criterion-") for criterion in why.criteria]
    assert names == ["target", "realm", "frontier", "closest", "clockwise"]
    assert why.candidates[why.chosen].refs[1].id == 6
    assert why.candidates[why.chosen].values == (0, 1, 1, -5, 1)
    best = max(candidate.values for candidate in why.candidates)
    assert why.candidates[why.chosen].values == best


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_step_of_the_ego_has_a_reason_that_can_be_said(seed: int) -> None:
    options = CerebriaOptions(game="full", harder=(1, 2, 3, 4, 5, 6, 7))
    match = Match(RULES, options, (Seat("random"), Seat("ego")), seed)
    Table(match, find("cerebria")).play_out(RULES.longest)
    steps = [entry for entry in match.log if entry.seat == 1]
    assert steps
    for language in LANGUAGES:
        words = Words(language)
        for entry in steps:
            assert entry.why is not None
            for sentence in (*entry.why.sentences, *entry.why.criteria):
                assert words.say(sentence)
            assert all(words.say(candidate.name) for candidate in entry.why.candidates)
