"""In words alone: log and reasons explain how the Ego came to any position."""

from __future__ import annotations

from ai.by_chance import match_by_chance
from game.cerebria.rules import RULES
from game.registry import find
from scenes.words import LANGUAGES, Words


def test_log_and_reasons_explain_every_step_of_the_ego() -> None:
    """Each has a reason; where there was a choice, the chosen is named and told from the next best."""
    match = match_by_chance(find("cerebria"), 3, 600)
    assert match.is_over
    ego = next(seat for seat, role in enumerate(match.roles) if role.automaton)
    steps = [entry for entry in match.log if entry.seat == ego]
    assert len(steps) > 40
    for language in LANGUAGES:
        words = Words(language, [role.name for role in match.roles])
        for entry in steps:
            assert entry.why is not None, entry.action
            said = " ".join(words.say(sentence) for sentence in entry.why.sentences)
            assert said
            assert all(words.say(RULES.describe(event)) for event in entry.events)
            if len(entry.why.candidates) < 2:
                continue
            chosen = entry.why.candidates[entry.why.chosen]
            assert words.say(chosen.name) in said, (said, chosen)
            assert len(chosen.values) == len(entry.why.criteria)
            best = max(each.values for each in entry.why.candidates)
            assert chosen.values == best, "the criteria in their order lead to what was done"
