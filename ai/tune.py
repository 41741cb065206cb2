"""Self-play that looks for better weights of an evaluation, and checks whether it has found any.

The weights are changed all at once, each a little up or down by lot, and the greedy player with these plays
the one with the opposite change, the same deals from both sides. Whoever wins, the weights take a step that
way (Spall's simultaneous perturbation). What comes out is then played against the plain weights in new deals;
only when the whole 95 % interval of its win rate lies above one half is it kept.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import date
from functools import partial
from importlib.resources import files
from math import exp
from pathlib import Path
from typing import Any

from ai.arena import wilson
from ai.controller import Budget, Controller
from ai.greedy import Greedy
from ai.levels import load_players
from ai.options import read_options
from ai.players import Players
from ai.simulate import Tick
from ai.weights import Gain, Weights, read_weights
from game.chance import SeededChance
from game.registry import GameEntry
from game.rules import AnyRules, Options
from game.text import Text, text

_CHANGE = 0.25
"""How far a weight is changed to try it: to about five quarters or four fifths."""

_STRIDE = 1.0
"""How far the first step goes after a clear win; later ones are shorter."""

_CALM_AFTER = 8
_SLOWING = 0.6

DEALS_A_STEP = 6
"""Each played from both sides."""

_FRESH = 1_000_003
"""Between the seeds of the deals that are tuned in and those that check."""

_THINKING = 77


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
        roles = self._rules.seats(options)
        if len({role.team for role in roles if not role.automaton}) != 2:
            raise CannotTune(text("ai-tune-two-sides", game=entry.name))
        self.plain: Weights = self._players.weighing.plain

    def steps(self, count: int) -> Weights:
        """Weights after so many steps: the mean of the later half, which is calmer than the last."""
        names = list(type(self.plain).model_fields)
        chance = SeededChance(self._seed)
        place = dict.fromkeys(names, 0.0)
        mean = dict.fromkeys(names, 0.0)
        for step in range(count):
            change = {name: _CHANGE * (2 * chance.below(2) - 1) for name in names}
            up = self._weights({name: place[name] + change[name] for name in names})
            down = self._weights({name: place[name] - change[name] for name in names})
            won = self.win_rate(up, down, range(step * DEALS_A_STEP, (step + 1) * DEALS_A_STEP))
            stride = _STRIDE * (_CALM_AFTER / (_CALM_AFTER + step)) ** _SLOWING
            for name in names:
                place[name] += stride * (2 * won - 1) * change[name]
            if step >= count // 2:
                for name in names:
                    mean[name] += place[name] / (count - count // 2)
        return self._weights(mean)

    def check(self, weights: Weights, deals: int) -> float:
        """The win rate of weights against the plain ones in deals that were not tuned in."""
        return self.win_rate(weights, self.plain, range(_FRESH, _FRESH + deals))

    def _weights(self, logarithms: dict[str, float]) -> Weights:
        """The plain weights, each times e to its logarithm."""
        values = {name: round(getattr(self.plain, name) * exp(by), 4) for name, by in logarithms.items()}
        return type(self.plain)(**values)

    def win_rate(self, one: Weights, other: Weights, deals: Sequence[int]) -> float:
        """How much of its matches a greedy player wins with one set of weights against another."""
        won = 0.0
        for deal in deals:
            for side in (0, 1):
                won += _won(self._rules, self._players, self._options, (one, other), side, self._seed + deal)
                self._tick(1)
        return won / (2 * len(deals))


def _won(
    rules: AnyRules, players: Players, options: Options, weights: tuple[Weights, ...], side: int, seed: int
) -> float:
    """The part of a match that the first weights win on the given side of the table."""
    roles = rules.seats(options)
    first_team = next(role.team for role in roles if not role.automaton)
    thinking, chance = SeededChance(seed * _THINKING + side), SeededChance(seed)
    plays_first = [(role.team == first_team) != bool(side) for role in roles]
    seats: list[Controller] = []
    for number, role in enumerate(roles):
        if role.automaton:
            seats.append(players.automata[role.automaton](rules, number))
        else:
            evaluate = partial(players.evaluate, weights=weights[0 if plays_first[number] else 1])
            seats.append(Greedy(rules, evaluate, number, thinking, worlds=1))
    state = rules.new(options, chance)
    for _ in range(rules.longest):
        seat = rules.to_act(state)
        if seat is None:
            break
        choice = seats[seat].choose(rules.view(state, seat), rules.legal(state), Budget())
        rules.perform(state, choice.action, chance)
    outcome = rules.outcome(state)
    winners = outcome.winners if outcome else ()
    return sum(plays_first[winner] for winner in winners) / len(winners) if winners else 0.5


def matches(steps: int, games: int) -> int:
    """How many matches a tuning plays."""
    return 2 * (steps * DEALS_A_STEP + _deals(games))


def _deals(games: int) -> int:
    return (games + 1) // 2


def tune(
    entry: GameEntry, given: Sequence[str], *, steps: int, games: int, seed: int, tick: Tick
) -> dict[str, Any]:
    """Look for better weights under the given options, check them, and say what they gained."""
    tuning = Tuning(entry, read_options(entry, given), seed, tick)
    found = tuning.steps(steps)
    played = 2 * _deals(games)
    rate = tuning.check(found, _deals(games))
    low, high = wilson(rate * played, played)
    chosen = "".join(f" --option {each}" for each in given)
    gain = Gain(
        on=date.today(),
        command=f"egotable tune {entry.name} --steps {steps} --games {games} --seed {seed}{chosen}",
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
    entry: GameEntry, given: Sequence[str], steps: int, games: int, seed: int, path: Path | None, tick: Tick
) -> dict[str, Any]:
    """Tune, and write the record among the assets or elsewhere, with the weights if they won."""
    result = tune(entry, given, steps=steps, games=games, seed=seed, tick=tick)
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
