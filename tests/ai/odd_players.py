"""Automata that misbehave, at a table of Lanterns: for the worker and for whoever must show a failure."""

from __future__ import annotations

import os
import time
from typing import Any

from ai.controller import Budget, Choice
from ai.players import Players
from game.action import Action
from tests.tiny.ai import PLAYERS as LANTERNS
from tests.tiny.entry import ENTRY
from tests.tiny.state import Spare


class Sleeper:
    """Thinks for longer than anybody waits."""

    def choose(self, view: Any, legal: list[Action], budget: Budget) -> Choice:
        time.sleep(600)
        return Choice(legal[0])


class Failing:
    def choose(self, view: Any, legal: list[Action], budget: Budget) -> Choice:
        raise ZeroDivisionError("no stars tonight")


class Dying:
    """Takes its process with it."""

    def choose(self, view: Any, legal: list[Action], budget: Budget) -> Choice:
        os._exit(7)


class Cheating:
    def choose(self, view: Any, legal: list[Action], budget: Budget) -> Choice:
        return Choice(Spare())


PLAYERS = LANTERNS._replace(
    automata={
        **LANTERNS.automata,
        "sleeper": lambda rules, seat: Sleeper(),
        "failing": lambda rules, seat: Failing(),
        "dying": lambda rules, seat: Dying(),
        "cheating": lambda rules, seat: Cheating(),
    }
)
ODD = ENTRY._replace(players="tests.ai.odd_players:PLAYERS")
NO_AUTOMATA = Players(LANTERNS.evaluate)
