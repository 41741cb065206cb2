"""Who can play a seat: the computer's levels, in one table, and the automata a game brings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

from ai.controller import AS_LEVELS, Budget, Budgets, Choice, Controller
from ai.greedy import Greedy
from ai.players import Players
from ai.search.player import Search
from game.chance import Chance, SeededChance, scramble
from game.match import PERSON, Seat
from game.registry import GameEntry, load
from game.rules import AnyRules, Options, SeatRole
from game.text import Text, text
from game.why import Why

Roles: TypeAlias = tuple[SeatRole, ...]

MakeController = Callable[[AnyRules, Players, int, Chance, Roles], Controller]
"""Makes a computer player for a seat, with a chance of its own; the roles say who else sits at the table."""


class Level(NamedTuple):
    """One level of computer player: how it is made and how long it thinks unless told otherwise."""

    make: MakeController
    budget: Budget = Budget()


class RandomPlayer:
    """Plays any legal action, each equally likely."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance

    def choose(self, view: Any, legal: list[Any], budget: Budget) -> Choice:
        return Choice(self._chance.pick(legal), _BY_CHANCE)


_BY_CHANCE = Why((text("ai-why-random"),))


def _random(rules: AnyRules, players: Players, seat: int, chance: Chance, roles: Roles) -> Controller:
    return RandomPlayer(chance)


def _easy(rules: AnyRules, players: Players, seat: int, chance: Chance, roles: Roles) -> Controller:
    return Greedy(rules, players.evaluate, seat, chance, worlds=1, oversights=6)


def _normal(rules: AnyRules, players: Players, seat: int, chance: Chance, roles: Roles) -> Controller:
    return Greedy(rules, players.evaluate, seat, chance, worlds=4)


def _hard(
    rules: AnyRules, players: Players, seat: int, chance: Chance, roles: Roles, true_state: Any = None
) -> Controller:
    return Search(rules, players.plain, seat, roles, chance, trust=_LITTLE, true_state=true_state)


def _master(rules: AnyRules, players: Players, seat: int, chance: Chance, roles: Roles) -> Controller:
    return Search(rules, players.careful, seat, roles, chance)


_LITTLE = 0.2
"""How far hard trusts in what it sees coming, where rounds are played on: less than would be good for it.

With as much trust as master it wins nearly as often as master, for more looks teach little.
"""


LEVELS: dict[str, Level] = {
    "random": Level(_random),
    "easy": Level(_easy),
    "normal": Level(_normal),
    "hard": Level(_hard, Budget(seconds=1.0)),
    "master": Level(_master, Budget(seconds=4.0)),
}
"""Every level, weakest first. A new one is one line here, and its name `level-<name>` in the locale files."""

CHEAT = "cheat"
"""Searches as hard does, but in the true state: the arena's measure of what hidden facts are worth.

It is no level: nobody can choose it for a match of people, and only whoever plays the match can give it what
it sees.
"""

ADVISER = "adviser"
"""Whom a hint comes from: knows what master knows, thinks no longer than hard, and takes no seat."""


class BadSeats(ValueError):
    """Seats that cannot be taken as asked; the reason says why."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason.key)
        self.reason = reason


def load_players(entry: GameEntry) -> Players:
    """What the game brings for its computer players."""
    players: Players = load(entry.players)
    return players


def player_names(entry: GameEntry) -> tuple[str, ...]:
    """Everything that can be asked to play a seat of the game: a person, the levels, its automata."""
    return (PERSON, *LEVELS, *load_players(entry).automata)


def take_seats(
    entry: GameEntry, options: Options, names: Sequence[str], *, with_cheat: bool = False
) -> tuple[Seat, ...]:
    """The seats of a match, from names for all of them, for those no automaton must play, or one for all.

    `BadSeats` when a name is unknown, the number does not fit, or an automaton and its seat do not agree.
    """
    roles = entry.load_rules().seats(options)
    yardsticks = (CHEAT,) if with_cheat else ()
    known = (*player_names(entry), *yardsticks)
    for name in names:
        if name not in known:
            raise BadSeats(text("ai-no-such-player", name=name, game=entry.name, players=", ".join(known)))
    free = [number for number, role in enumerate(roles) if not role.automaton]
    if len(names) == len(roles):
        taken = tuple(names)
    elif len(names) in (1, len(free)):
        of_free = iter(names if len(names) == len(free) else list(names) * len(free))
        taken = tuple(role.automaton or next(of_free) for role in roles)
    else:
        raise BadSeats(text("ai-wrong-number-of-seats", game=entry.name, seats=len(free), given=len(names)))
    for number, (name, role) in enumerate(zip(taken, roles, strict=True), start=1):
        if role.automaton and name != role.automaton:
            raise BadSeats(text("ai-seat-of-automaton", number=number, automaton=role.automaton))
        if name not in (PERSON, *LEVELS, *yardsticks, role.automaton):
            raise BadSeats(text("ai-not-a-seat-of-automaton", number=number, automaton=name))
    return tuple(Seat(name) for name in taken)


def make_controller(
    entry: GameEntry, name: str, seat: int, seed: int, roles: Roles = (), true_state: Any = None
) -> Controller:
    """The computer player or automaton of that name for a seat; equal seeds make equal players.

    A level that searches must know the `roles` at the table. Only the cheat is given the true state.
    """
    rules, players = entry.load_rules(), load_players(entry)
    if name in players.automata:
        return players.automata[name](rules, seat)
    level = LEVELS.get("master" if name == ADVISER else name)
    if level is not None:
        return level.make(rules, players, seat, SeededChance(seed), roles)
    if name == CHEAT and true_state is not None:
        return _hard(rules, players, seat, SeededChance(seed), roles, true_state)
    raise BadSeats(
        text("ai-no-such-player", name=name, game=entry.name, players=", ".join(player_names(entry)))
    )


def default_budget(name: str) -> Budget:
    """How long a player of that name thinks unless told otherwise."""
    if name in (ADVISER, CHEAT):
        return LEVELS["hard"].budget
    return LEVELS[name].budget if name in LEVELS else Budget()


def share_budgets(names: Sequence[str], iterations: Sequence[int] | None) -> Budgets:
    """Budgets from one number of iterations for all, or one for each of the players; `BadSeats` otherwise."""
    if iterations is None:
        return AS_LEVELS
    if len(iterations) == 1:
        return Budgets(Budget(iterations=iterations[0]))
    by_player = dict(zip(names, iterations, strict=False))
    if len(iterations) != len(names) or [by_player[name] for name in names] != list(iterations):
        raise BadSeats(text("ai-bad-iterations", given=len(iterations), players=len(names)))
    return Budgets(by_player=tuple((name, Budget(iterations=each)) for name, each in by_player.items()))


_MASK = (1 << 64) - 1
_SALT = 0x7468696E6B696E67
"""Keeps the seeds of thinking away from those of matches."""


def thinking_seed(match_seed: int, seat: int, step: int) -> int:
    """The seed for one decision: the same match, seat and step always give the same, whatever was drawn."""
    seed = scramble((match_seed ^ _SALT) & _MASK)
    for part in (seat, step):
        seed = scramble((seed + part + 1) & _MASK)
    return seed
