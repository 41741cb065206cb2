"""Every level at every game: what a seat cannot see changes nothing, and secret choices stay secret."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from ai.controller import Budget, Choice
from ai.levels import make_controller
from game.chance import SeededChance
from game.opus.cards import hidden_work
from game.registry import find
from game.rules import Options
from tests.ai.test_vetoes import decisions_of

_ITERATIONS = 8
_SEED = 5
_TABLES: dict[str, tuple[dict[str, object], tuple[str, ...]]] = {
    "essence": ({"players": 2}, ("bid", "play", "split")),
    "opus": ({}, ("play", "target_artist", "target_ego")),
    "cerebria": ({"mode": "shapers", "game": "full"}, ("declare", "end-cards")),
}
"""For each game the options, and verbs of decisions in which something is hidden from the seat to act."""

_SECRETS: dict[str, tuple[str, Callable[[Any], object]]] = {
    "essence": ("bid", lambda bid: None),
    "opus": ("play", lambda played: hidden_work(played.work)),
}
"""Verbs of choices that lie face down at first, and what of them everybody sees: in Ego & Opus a back."""

LEVELS = ("easy", "normal", "hard", "master")


def options_of(game: str) -> Options:
    return find(game).load_rules().options(**_TABLES[game][0])


@cache
def positions(game: str) -> list[Any]:
    """For each of the game's verbs two decisions of a random match in which it can be chosen."""
    rules, found = find(game).load_rules(), []
    states = decisions_of(game, options_of(game), 3)
    for verb in _TABLES[game][1]:
        offering = [state for state in states if verb in {action[-1] for action in rules.legal(state)}]
        assert len(offering) > 2, f"no {verb} in this match"
        found += [offering[0], offering[len(offering) // 2]]
    return found


def chosen(game: str, level: str, state: Any) -> Choice:
    entry = find(game)
    rules = entry.load_rules()
    seat = rules.to_act(state)
    player = make_controller(entry, level, seat, _SEED, rules.seats(options_of(game)))
    return player.choose(rules.view(state, seat), rules.legal(state), Budget(iterations=_ITERATIONS))


def with_other_secrets(game: str, state: Any) -> Any:
    """A state in which the seat to act sees the same, and what it does not see is otherwise."""
    rules = find(game).load_rules()
    seat = rules.to_act(state)
    view = rules.view(state, seat)
    for luck in range(20):
        other = rules.sample(view, SeededChance(luck))
        if rules.encode(other) != rules.encode(state):
            return other
    raise AssertionError("nothing is hidden here")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", _TABLES)
def test_hidden_facts_change_no_choice_and_no_reason(game: str, level: str) -> None:
    for state in positions(game):
        other = with_other_secrets(game, state)
        assert chosen(game, level, state) == chosen(game, level, other)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", _TABLES)
def test_same_seed_and_iterations_choose_the_same(game: str, level: str) -> None:
    """The other way round the second time: nothing is remembered from one player to the next."""
    states = positions(game)
    once = [chosen(game, level, state) for state in states]
    again = [chosen(game, level, state) for state in reversed(states)]
    assert once == again[::-1]


@pytest.mark.parametrize("game", _SECRETS)
def test_nobody_in_the_tree_sees_a_choice_made_in_secret(game: str) -> None:
    """Choices that look alike lead everybody else to the same place of the tree, whichever was made."""
    rules = find(game).load_rules()
    verb, looks = _SECRETS[game]
    alike = 0
    for state in decisions_of(game, options_of(game), 3):
        seat = rules.to_act(state)
        others = [number for number in range(len(rules.seats(options_of(game)))) if number != seat]
        seen: dict[object, set[object]] = {}
        for action in rules.legal(state):
            if action[-1] != verb:
                continue
            events = rules.perform(state.copy(), action, SeededChance(1))
            if any(event.reveals for event in events):
                break  # The last bid: all are turned up, as the tree knows too.
            what = tuple(rules.see(event, other) for event in events for other in others)
            alike += looks(action) in seen
            seen.setdefault(looks(action), set()).add(what)
        assert all(len(whats) == 1 for whats in seen.values())
    assert alike > 10
