"""In words alone: log and reasons explain how the Ego came to any position.

A reader of nothing but the log and the answers to "why?" must learn of every step of the Ego: all that
it could have been, what told the chosen from the next best, truly, and everything that it changed.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from ai.levels import take_seats
from ai.table import Table
from game.cerebria.actions import EgoFortify, EgoIntensify, EgoInvoke, EgoQuell, EgoRaze
from game.cerebria.board import NOBODY
from game.cerebria.naming import aspiration_name, frontier_name, realm_name, slot_name, spirit_name
from game.cerebria.options import PRESETS, CerebriaOptions
from game.cerebria.rules import RULES
from game.cerebria.state import CerebriaState
from game.match import PERSON, Entry, Match
from game.registry import find
from game.text import Text
from scenes.words import LANGUAGES, Words

ENTRY = find("cerebria")
TABLES: tuple[dict[str, object], ...] = (
    {"mode": "ego-shaper", "game": "basic"},
    {"mode": "ego-shaper", "side": "gloom", "game": "full", "decks": "random"},
    {"mode": "ego-two-spirits", "game": "full", "harder": PRESETS["fierce"][0]},
    {"mode": "ego-team", "side": "gloom", "game": "full", "easier": PRESETS["gentle"][1]},
)
Step = tuple[Entry, CerebriaState, CerebriaState]
"""What was done, the position before, and the one after."""


@cache
def _match(number: int) -> Match:
    options = CerebriaOptions(**TABLES[number])  # type: ignore[arg-type]
    match = Match(RULES, options, take_seats(ENTRY, options, [PERSON]), number)
    table = Table(match, ENTRY)
    while not match.is_over:
        table.play_one("random" if table.waits_for_person else None)
    return match


def _steps(match: Match) -> Iterator[Step]:
    """Every step of the Ego."""
    for number, entry in enumerate(match.log):
        if match.roles[entry.seat].automaton:
            yield entry, match.at(number), match.at(number + 1)


def _words(match: Match, language: str) -> Words:
    return Words(language, [role.name for role in match.roles])


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_every_step_tells_all_it_could_have_been(number: int) -> None:
    """Each possibility stands among the candidates, by its own name and with its value by each criterion."""
    match, choices = _match(number), 0
    for entry, before, _ in _steps(match):
        assert entry.why is not None, entry.action
        candidates = entry.why.candidates
        legal = RULES.legal(before)
        assert len(candidates) == len(legal)
        if len(legal) < 2:
            continue
        choices += 1
        named = {tuple(each.refs): each for each in candidates}
        assert {RULES.actions.refs(action) for action in legal} == named.keys()
        assert candidates[entry.why.chosen].refs == RULES.actions.refs(entry.action)
        assert all(len(each.values) == len(entry.why.criteria) for each in candidates)
        assert candidates[entry.why.chosen].values == max(each.values for each in candidates)
        for language in LANGUAGES:
            said = [_words(match, language).say(each.name) for each in candidates]
            assert len(set(said)) == len(said), "no two are called the same"
    assert choices > 5


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(len(TABLES)))
def test_every_choice_names_the_next_best_and_what_decided(number: int, language: str) -> None:
    match = _match(number)
    words = _words(match, language)
    for entry, _, _ in _steps(match):
        why = entry.why
        assert why is not None
        said = [words.say(sentence) for sentence in why.sentences]
        assert all(said)
        if len(why.candidates) < 2:
            continue
        chosen = why.candidates[why.chosen]
        others = [each for each in why.candidates if each is not chosen]
        best = max(each.values for each in others)
        differs = [at for at in range(len(why.criteria)) if chosen.values[at] != best[at]]
        assert why.decided_by == (differs[0] if differs else -1)
        assert words.say(chosen.name) in " ".join(said), (said, chosen)


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_the_reasons_are_true(number: int) -> None:
    """What a reason says that a step would change is what it then changed."""
    match, checked = _match(number), 0
    for entry, before, after in _steps(match):
        why, ego = entry.why, before.config.ego
        assert why is not None
        if not isinstance(entry.action, EgoInvoke | EgoIntensify | EgoQuell | EgoFortify | EgoRaze):
            continue
        if not why.candidates[why.chosen].values:
            continue
        told = dict(zip((each.key for each in why.criteria), why.candidates[why.chosen].values, strict=True))
        places = {
            "cerebria-criterion-realm": (before.realm, after.realm),
            "cerebria-criterion-frontier": (before.frontier, after.frontier),
        }
        for criterion, (old, new) in places.items():
            if criterion in told:
                checked += 1
                # A place flips for the Ego when it comes to control it, or the people lose it.
                has_flipped = any(
                    was != now and ego in (now, 1 - was) for was, now in zip(old, new, strict=True)
                )
                assert bool(told[criterion]) == has_flipped, (entry.action, criterion)
    assert checked > 3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(len(TABLES)))
def test_the_log_tells_everything_that_a_step_changed(number: int, language: str) -> None:
    """Whatever looks different on the board after a step is named in the sentences of that step."""
    match, told = _match(number), 0
    words = _words(match, language)
    for entry, before, after in _steps(match):
        said = " ".join(words.say(RULES.describe(event)) for event in entry.events)
        assert said
        for name in _changed(before, after):
            told += 1
            assert words.say(name) in said, (entry.action, words.say(name), said)
    assert told > 20


def _changed(before: CerebriaState, after: CerebriaState) -> Iterator[Text]:
    """The names of all that lies otherwise on the board."""
    for slot in range(15):
        old, new = ((each.kind[slot], each.essence[slot], each.token[slot]) for each in (before, after))
        if old != new:
            yield slot_name(slot)
    for realm in range(5):
        if (before.realm[realm], before.fortress[realm]) != (after.realm[realm], after.fortress[realm]):
            yield realm_name(realm)
        if before.frontier[realm] != after.frontier[realm]:
            yield frontier_name(realm)
    for old, new in zip(before.spirits, after.spirits, strict=True):
        if old.space != new.space:
            yield spirit_name(new.kind)
    if after.target not in (before.target, NOBODY):
        yield aspiration_name(after.target)
