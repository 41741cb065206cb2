"""The contract of everything that plays a seat in a person's stead."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from game.action import Action
from game.why import Why


class Budget(NamedTuple):
    """How long a controller may think: seconds, or iterations where the same move must come every time."""

    seconds: float | None = None
    iterations: int | None = None


class Choice(NamedTuple):
    """The chosen action and, where the controller can tell, why."""

    action: Action
    why: Why | None = None


class Controller(Protocol):
    """Chooses one of the legal actions from what its seat may see; never touches the match."""

    def choose(self, view: Any, legal: list[Any], budget: Budget) -> Choice: ...
