"""Figures of one core in CPU time: decisions a second, a copy, an automaton's turn, the search."""

from __future__ import annotations

from collections.abc import Iterator
from time import process_time
from typing import Any

from ai.controller import Budget
from ai.levels import load_players
from ai.search.player import Search
from game.chance import SeededChance
from game.match import Match, Seat
from game.registry import GameEntry
from game.rules import AnyRules, Options

_SECONDS = 1.0
"""How long each figure is measured."""

_SEARCHES = 10
"""Decisions among which the time for measuring the search is shared out."""


def measure_engine(entry: GameEntry, seconds: float = _SECONDS) -> dict[str, float]:
    """Random legal play through `legal` and `perform`, and copies of the states met on the way."""
    rules = entry.load_rules()
    options = rules.options()
    states = [state.copy() for state in _random_match(rules, options, 0)]
    decisions = seed = 0
    began = process_time()
    while process_time() - began < seconds:
        seed += 1
        decisions += sum(1 for _ in _random_match(rules, options, seed))
    played = process_time() - began
    copies = 0
    began = process_time()
    while process_time() - began < seconds / 2:
        for state in states:
            state.copy()
        copies += len(states)
    copied = process_time() - began
    return {
        "decisions_per_second": round(decisions / played),
        "copy_us": round(copied / copies * 1e6, 2),
    }


def measure_automata(entry: GameEntry, seconds: float = _SECONDS) -> dict[str, float] | None:
    """Milliseconds an automaton takes for a whole turn, thinking and playing; None where there is none."""
    rules = entry.load_rules()
    players = load_players(entry)
    options = rules.options.model_validate(dict(players.automata_options))
    roles = rules.seats(options)
    if not any(role.automaton for role in roles):
        return None
    spent, turns, seed = 0.0, 0, 0
    began = process_time()
    while process_time() - began < seconds:
        seed += 1
        chance = SeededChance(seed)
        match = Match(rules, options, tuple(Seat(role.automaton or "random") for role in roles), seed)
        last = -1
        while (seat := match.to_act) is not None and match.step < rules.longest:
            legal = rules.legal(match.state)
            if not roles[seat].automaton:
                match.play(chance.pick(legal))
            else:
                turns += seat != last
                start = process_time()
                automaton = players.automata[roles[seat].automaton](rules, seat)
                match.play(automaton.choose(rules.view(match.state, seat), legal, Budget()).action)
                spent += process_time() - start
            last = seat
    return {"turn_ms": round(spent / turns * 1e3, 3)} if turns else None


def measure_search(entry: GameEntry, seconds: float = _SECONDS) -> dict[str, float]:
    """How often a second the tree of the searching player grows, at decisions spread over a random match."""
    rules, players = entry.load_rules(), load_players(entry)
    options = rules.options()
    roles = rules.seats(options)
    decisions = [
        (state.copy(), seat)
        for state in _random_match(rules, options, 0)
        if (seat := rules.to_act(state)) is not None and not roles[seat].automaton
        if len(rules.legal(state)) > 1
    ]
    iterations, spent = 0, 0.0
    for state, seat in decisions[:: max(1, len(decisions) // _SEARCHES)]:
        player = Search(rules, players, seat, roles, SeededChance(1))
        began = process_time()
        player.choose(rules.view(state, seat), rules.legal(state), Budget(seconds=seconds / _SEARCHES))
        spent += process_time() - began
        iterations += player.iterations
    return {"iterations_per_second": round(iterations / spent)}


def _random_match(rules: AnyRules, options: Options, seed: int) -> Iterator[Any]:
    """The states of one match of random legal play, each before its decision; they change as it goes on."""
    chance = SeededChance(seed)
    state = rules.new(options, chance)
    while rules.to_act(state) is not None:
        yield state
        rules.perform(state, chance.pick(rules.legal(state)), chance)
