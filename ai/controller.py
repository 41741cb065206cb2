"""The contract of everything that plays a seat in a person's stead."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol, runtime_checkable

from game.action import Action
from game.chance import Chance
from game.event import Event
from game.why import Why


class Budget(NamedTuple):
    """How long a controller may think: seconds, or iterations where the same move must come every time."""

    seconds: float | None = None
    iterations: int | None = None


class Budgets(NamedTuple):
    """How long the players of a match may think, where it is not as long as their level does."""

    for_all: Budget | None = None
    by_player: tuple[tuple[str, Budget], ...] = ()

    def of(self, player: str) -> Budget | None:
        """The budget of a player by its name, if it has one here."""
        return dict(self.by_player).get(player, self.for_all)


AS_LEVELS = Budgets()
"""Everybody thinks as long as their level does."""


class Choice(NamedTuple):
    """The chosen action and, where the controller can tell, why."""

    action: Action
    why: Why | None = None


class Controller(Protocol):
    """Chooses one of the legal actions from what its seat may see; never touches the match."""

    def choose(self, view: Any, legal: list[Any], budget: Budget) -> Choice: ...


class Step(NamedTuple):
    """What a seat did last, nobody having acted since, with what the seat saw of what happened."""

    action: Action
    seen: tuple[Event | None, ...]


@runtime_checkable
class Follower(Controller, Protocol):
    """A controller that, asked again right after its seat's own step, goes on with its thoughts."""

    def follow(self, step: Step, chance: Chance, true_state: Any) -> None: ...
