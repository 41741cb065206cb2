"""Many random matches with nothing but the invariants: fast, for long runs and for rare faults."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from ai.controller import Budget
from ai.levels import make_controller
from game.chance import SeededChance
from game.registry import GameEntry
from game.rules import AnyRules, Outcome
from tests.tester.playing import Setting, Variant, check_step, deciding

Invariant = Callable[[Any], Iterable[str] | None]
"""Looks at a full state; asserts, or answers with the faults it found."""

Choose = Callable[[Any], Any]
"""The action that is played in a state."""


class Run(NamedTuple):
    """One random match that ended."""

    decisions: int
    rounds: int
    outcome: Outcome


def run_matches(
    rules: AnyRules,
    variant: Variant,
    seeds: Iterable[int],
    invariant: Invariant | None = None,
    automata: GameEntry | None = None,
) -> Iterator[Run]:
    """Play a random match per seed to its end, with `faults` and the invariant after every step.

    With `automata`, those of this game play the seats that are theirs. Nothing is copied or logged, so
    thousands of random matches take seconds.
    """
    for seed in seeds:
        setting = Setting(rules, variant, seed)
        yield _run(setting, _at_random(setting, automata), invariant)


def _at_random(setting: Setting, automata: GameEntry | None) -> Choose:
    """Whoever is to act plays at random, but for the automata."""
    rules, decide = setting.rules, deciding(setting.seed)
    roles = rules.seats(setting.options)
    controllers = {
        seat: make_controller(automata, role.automaton, seat, setting.seed)
        for seat, role in enumerate(roles)
        if automata is not None and role.automaton
    }

    def choose(state: Any) -> Any:
        seat, legal = rules.to_act(state), rules.legal(state)
        if seat in controllers:
            return controllers[seat].choose(rules.view(state, seat), legal, Budget()).action
        return decide.pick(legal)

    return choose


def _run(setting: Setting, choose: Choose, invariant: Invariant | None) -> Run:
    rules, seats = setting.rules, setting.variant.seats
    chance = SeededChance(setting.seed)
    with setting.blame(0):
        state = rules.new(setting.options, chance)
    step, action = 0, None
    while True:
        with setting.blame(step, action):
            state.draws = chance.draws
            check_step(rules, state, step, seats)
            found = list(invariant(state) or ()) if invariant else []
            assert not found, f"the invariant is broken: {'; '.join(found)}"
            outcome = rules.outcome(state)
        if outcome is not None:
            return Run(step, rules.round(state), outcome)
        with setting.blame(step, action):
            action = choose(state)
        with setting.blame(step, action):
            rules.apply(state, action, chance)
        step += 1


def summary(runs: list[Run]) -> list[str]:
    """How long the matches were and who won, in a few lines."""
    decisions = sorted(run.decisions for run in runs)
    rounds = Counter(run.rounds for run in runs)
    winners = Counter(run.outcome.winners for run in runs)
    quarters = [decisions[(len(decisions) - 1) * part // 4] for part in range(5)]
    return [
        f"{len(runs)} matches, {sum(decisions)} decisions",
        f"decisions (least, quartiles, most): {' '.join(map(str, quarters))}",
        f"rounds: {_counted(rounds)}",
        f"winners: {_counted(winners)}",
    ]


def _counted(counts: Counter[Any]) -> str:
    return ", ".join(f"{thing}: {count}" for thing, count in sorted(counts.items()))
