"""Why the Ego does what it does, as data and as sentences in three languages."""

from __future__ import annotations

import pytest

from ai.table import Table
from game.cerebria.cards import KIND_OF
from game.cerebria.options import CerebriaOptions
from game.cerebria.rules import RULES
from game.cerebria.state import Step
from game.match import Match, Seat
from game.registry import find
from game.why import Why
from scenes.words import LANGUAGES, Words
from tests.cerebria.builder import Position, aspiration, realm


def priority_example() -> Why:
    """The decision of T3."""
    position = Position(human="gloom", gloom=("hatred",))
    position.emotions(s0="brightness", s4="brightness", s9="brightness", s5="dislike")
    position.spirit("influencer", space=realm(1))
    position.asks_ego("influencer", Step.EGO_INVOKE, 1)
    position.state.ego_drawn = [KIND_OF["courage"]]
    position.state.target = aspiration("fortitude")
    why = position.ego_choice().why
    assert why is not None
    return why


def test_the_deciding_criterion_is_told_with_what_was_equal() -> None:
    why = priority_example()
    assert Words("en").say(why.sentences[-1]) == (
        "slot 6 (Cradle of Senses) over slot 7 (Cradle of Senses): "
        "both win a Realm, only slot 6 (Cradle of Senses) wins a Frontier."
    )
    assert "nur Platz 6" in Words("de").say(why.sentences[-1])
    assert "seul emplacement 6" in Words("fr").say(why.sentences[-1])


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
