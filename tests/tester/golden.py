"""Golden playthroughs: whole matches as text that a person can read beside the rulebook.

A suite compares the file of each of its tables, `golden/<table>.txt` beside it. After a change of the rules
that is meant, look at the difference and write the files again with `python -m tests.tester GAME --golden`.
"""

from __future__ import annotations

from collections.abc import Iterator
from difflib import unified_diff
from pathlib import Path

from ai.greedy import action_name
from game.match import Entry, Match
from game.registry import GameEntry
from scenes.words import Words
from tests.tester.players import play_with_automata
from tests.tester.playing import Setting, Variant

_SHOWN = 40


def write(entry: GameEntry, variant: Variant, seed: int) -> str:
    """One match as text: who sits where, every action in words with what it did, and the score sheet."""
    setting = Setting(entry.load_rules(), variant, seed)
    match = play_with_automata(entry, setting)
    words = Words("en", [role.name for role in match.roles])
    return "\n".join([*_heading(match, variant, words), *_steps(match, words), *_ending(match, words), ""])


def _heading(match: Match, variant: Variant, words: Words) -> Iterator[str]:
    options = [f"{name}={value}" for name, value in variant.options.items()]
    yield f"{match.rules.name}, table {variant.name}, seed {match.seed}"
    yield f"options: {', '.join(options) or 'as they come'}"
    for number, seat in enumerate(match.seats):
        yield f"seat {number}: {words.seat_name(number)} ({seat.controller})"


def _steps(match: Match, words: Words) -> Iterator[str]:
    place = ""
    for step, entry in enumerate(match.log):
        now = words.say(match.rules.headline(match.at(step)))
        if now != place:
            yield f"\n== {now}"
            place = now
        yield f"{step + 1:4} {words.seat_name(entry.seat)}: {_said(match, entry, words)}"
        for event in entry.events:
            yield f"       {words.say(match.rules.describe(event))}"


def _said(match: Match, entry: Entry, words: Words) -> str:
    return words.say(action_name(match.rules, entry.action))


def _ending(match: Match, words: Words) -> Iterator[str]:
    outcome = match.outcome
    assert outcome is not None, f"the match is not over after {match.step} decisions"
    yield "\n== the end"
    for line in outcome.sheet:
        yield f"{words.say(line.source)}: {' '.join(map(str, line.points))}"
    yield f"scores: {' '.join(map(str, outcome.scores))}"
    yield f"winners: {', '.join(map(words.seat_name, outcome.winners)) or 'nobody'}"


def compare(written: str, path: Path) -> None:
    """Fail with the first differing lines when the match no longer goes as the file says."""
    command = "`python -m tests.tester GAME --golden` writes it, once the difference was looked at"
    assert path.exists(), f"there is no {path.name} yet; {command}"
    expected = path.read_text(encoding="utf-8")
    if written != expected:
        changed = list(
            unified_diff(expected.splitlines(), written.splitlines(), path.name, "now", lineterm="", n=1)
        )
        raise AssertionError("\n".join([f"the match goes differently; {command}", *changed[:_SHOWN]]))
