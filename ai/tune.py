"""Self-play that looks for better weights of an evaluation, and checks whether it has found any.

The greedy player plays itself, and the weights are fitted to who won from the positions on the way. Nobody
wins just by having what winners have, though: so the fit says only in which direction to go, and matches
against the plain weights say how far. What comes out is for the players that search. So these play it against
the plain weights in new deals, with seats swapped; only when the whole 95 % interval of its win rate lies
above one half is it kept.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from datetime import date
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeAlias

from ai.arena import wilson
from ai.controller import Budget, Controller
from ai.fitting import Seen, fit
from ai.greedy import Greedy
from ai.levels import load_players
from ai.options import read_options
from ai.search.player import Search
from ai.simulate import Tick
from ai.weights import Gain, Weighing, Weights, read_weights
from game.chance import Chance, SeededChance
from game.registry import GameEntry
from game.rules import Options
from game.text import Text, text

_POSITIONS = 12
"""How many positions of a match are looked at: those next to each other hardly differ."""

_WAYS = (0.25, 0.5, 1.0)
"""The parts of the way to the fitted weights that are tried."""

_TRIALS = 50
"""Deals, each played from both sides, in which each of them is tried."""

_WORLDS = 4
"""As many as the greedy player of the level `normal` looks into."""

_THOUGHT = Budget(iterations=10)
"""How long the searching players think that check what was found; greedy ones know no clock."""

_FRESH = 1_000_003
"""Between the seeds of the deals that are tuned in and those that check."""

_THINKING = 77
_LOT = 0x6C6F74
"""Keeps the lots by which positions are chosen away from the luck of the matches."""


MakePlayer: TypeAlias = Callable[[Weights, int, Chance], Controller]
"""Makes a player with weights for a seat."""

Watch: TypeAlias = Callable[[Any], None]
"""Sees every state of a match before its decision."""


class CannotTune(ValueError):
    """A game or a table whose weights cannot be tuned; the reason says why."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason.key)
        self.reason = reason


class Tuning:
    """One search for better weights in a game."""

    def __init__(self, entry: GameEntry, options: Options, seed: int, tick: Tick) -> None:
        self._rules = entry.load_rules()
        self._players = load_players(entry)
        self._options = options
        self._seed = seed
        self._tick = tick
        if self._players.weighing is None:
            raise CannotTune(text("ai-no-weights", game=entry.name))
        self._roles = self._rules.seats(options)
        people = [(number, role.team) for number, role in enumerate(self._roles) if not role.automaton]
        self._sides = [
            [seat for seat, of in people if of == team] for team in dict.fromkeys(team for _, team in people)
        ]
        if len(self._sides) != 2:
            raise CannotTune(text("ai-tune-two-sides", game=entry.name))
        self.plain: Weights = self._players.weighing.plain

    def learn(self, matches: int) -> Weights:
        """Weights fitted to so many matches of the greedy player with itself."""
        seen: list[Seen] = []
        for number in range(matches):
            seen += self._positions(self._seed + number)
            self._tick(1)
        return fit(self._players.evaluate, self.plain, seen)

    def approach(self, fitted: Weights) -> Weights:
        """The weights on the way from the plain to the fitted ones that win most."""
        tried = [self._on_the_way(fitted, part) for part in _WAYS]
        rates = [self.win_rate(each, self.plain, range(_TRIALS)) for each in tried]
        return tried[rates.index(max(rates))]

    def _on_the_way(self, fitted: Weights, part: float) -> Weights:
        """Every weight changed by a part of its factor."""
        there = fitted.model_dump()
        here = self.plain.model_dump()
        between = {
            name: round(value * (there[name] / value) ** part, 4) if value > 0 else value
            for name, value in here.items()
        }
        return type(self.plain)(**between)

    def check(self, weights: Weights, deals: int) -> float:
        """The win rate of searching with weights in deals that were not tuned in, against the plain ones."""
        return self.win_rate(weights, self.plain, range(_FRESH, _FRESH + deals), self._searching)

    def win_rate(
        self, one: Weights, other: Weights, deals: Sequence[int], make: MakePlayer | None = None
    ) -> float:
        """How much of its matches a player, the greedy one, wins with one set of weights against another."""
        won = 0.0
        for deal in deals:
            for side in (0, 1):
                of_sides = (other, one) if side else (one, other)
                won += self._play(of_sides, self._seed + deal, make or self._greedy)[side]
                self._tick(1)
        return won / (2 * len(deals))

    def _positions(self, seed: int) -> list[Seen]:
        """Some positions of one match that can be judged as they are, from either side."""
        states: list[Any] = []
        won = self._play(
            (self.plain, self.plain), seed, self._greedy, lambda state: states.append(state.copy())
        )
        found = self._come_to_rest(states)
        SeededChance(seed ^ _LOT).shuffle(found)
        return [
            Seen(state, seats[0], part)
            for state in found[:_POSITIONS]
            for seats, part in zip(self._sides, won, strict=True)
        ]

    def _come_to_rest(self, states: list[Any]) -> list[Any]:
        """The states that a search would value as they are; all, unless it first plays rounds on."""
        settle = self._players.settle
        if settle is None:
            return states
        at_rest = [True]
        for state in states:
            settled = state.copy()
            settle(settled, SeededChance(0))
            at_rest.append(settled == state)
        return [
            state
            for state, before, now in zip(states, at_rest, at_rest[1:], strict=False)
            if now and not before
        ]

    def _play(
        self, of_sides: Sequence[Weights], seed: int, make: MakePlayer, watch: Watch | None = None
    ) -> list[float]:
        """The part of a match that either side wins, each with its weights; who watches sees every state."""
        rules, chance, thinking = self._rules, SeededChance(seed), SeededChance(seed * _THINKING)
        seats = [
            self._players.automata[role.automaton](rules, number)
            if role.automaton
            else make(of_sides[0 if number in self._sides[0] else 1], number, thinking)
            for number, role in enumerate(self._roles)
        ]
        state = rules.new(self._options, chance)
        for _ in range(rules.longest):
            seat = rules.to_act(state)
            if seat is None:
                break
            if watch is not None:
                watch(state)
            choice = seats[seat].choose(rules.view(state, seat), rules.legal(state), _THOUGHT)
            rules.perform(state, choice.action, chance)
        outcome = rules.outcome(state)
        if outcome is None or not outcome.winners:
            return [0.5, 0.5]
        return [sum(seat in side for seat in outcome.winners) / len(outcome.winners) for side in self._sides]

    def _greedy(self, weights: Weights, seat: int, chance: Chance) -> Controller:
        evaluate = partial(self._players.evaluate, weights=weights)
        return Greedy(self._rules, evaluate, seat, chance, worlds=_WORLDS)

    def _searching(self, weights: Weights, seat: int, chance: Chance) -> Controller:
        players = self._players._replace(weighing=Weighing(self.plain, weights))
        return Search(self._rules, players, seat, self._roles, chance)


def matches_to_play(matches: int, games: int) -> int:
    """How many matches a tuning plays in all."""
    return matches + 2 * (len(_WAYS) * _TRIALS + _deals(games))


def _deals(games: int) -> int:
    return (games + 1) // 2


def tune(
    entry: GameEntry, given: Sequence[str], *, matches: int, games: int, seed: int, tick: Tick
) -> dict[str, Any]:
    """Look for better weights under the given options, check them, and say what they gained."""
    tuning = Tuning(entry, read_options(entry, given), seed, tick)
    found = tuning.approach(tuning.learn(matches))
    played = 2 * _deals(games)
    rate = tuning.check(found, _deals(games))
    low, high = wilson(rate * played, played)
    chosen = "".join(f" --option {each}" for each in given)
    gain = Gain(
        on=date.today(),
        command=f"egotable tune {entry.name} --matches {matches} --games {games} --seed {seed}{chosen}",
        games=played,
        win_rate=round(rate, 4),
        interval=(round(low, 4), round(high, 4)),
        is_kept=low > 0.5,
    )
    return {
        "game": entry.name,
        "plain": tuning.plain.model_dump(),
        "found": found.model_dump(),
        "gain": gain.model_dump(mode="json"),
    }


def tune_and_keep(
    entry: GameEntry, given: Sequence[str], matches: int, games: int, seed: int, path: Path | None, tick: Tick
) -> dict[str, Any]:
    """Tune, and write the record among the assets or elsewhere, with the weights if they won."""
    result = tune(entry, given, matches=matches, games=games, seed=seed, tick=tick)
    keep(entry, result, path or Path(str(files(entry.assets))) / "weights" / f"{entry.name}.json")
    return result


def keep(entry: GameEntry, result: dict[str, Any], path: Path) -> None:
    """Write the record of a tuning, and its weights if they won."""
    players = load_players(entry)
    assert players.weighing is not None, "the weights were tuned"
    before = read_weights(entry.name, type(players.weighing.plain), entry.assets)
    gain = Gain.model_validate(result["gain"])
    tuned = result["found"] if gain.is_kept else before.tuned and before.tuned.model_dump()
    written = {
        "plain": before.plain.model_dump(),
        **({"tuned": tuned} if tuned else {}),
        "record": [each.model_dump(mode="json") for each in (*before.record, gain)],
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(written, indent=2) + "\n", encoding="utf-8")
