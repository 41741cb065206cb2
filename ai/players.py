"""What a game brings for its computer players: an evaluation, and its automata by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias

from ai.controller import Controller
from game.rules import AnyRules
from game.text import Text

Evaluate: TypeAlias = Callable[[Any, int], float]
"""How good a full (possibly sampled) state is for a seat; larger is better, any scale, finite."""

MakeAutomaton: TypeAlias = Callable[[AnyRules, int], Controller]
"""Makes the automaton that plays the given seat."""


class Criterion(NamedTuple):
    """A part of the evaluation that has a name: what it is called, and how much of it a seat has."""

    label: Text
    measure: Evaluate


class Players(NamedTuple):
    """One game's entry in the opponents' room; its registry path ends in an object of this type."""

    evaluate: Evaluate
    automata: Mapping[str, MakeAutomaton] = {}
    automata_options: Mapping[str, Any] = {}
    """Options under which the automata sit at the table, where they do not by default: for measurements."""
    criteria: Mapping[str, Criterion] = {}
    """Parts of the evaluation in words, on one scale: a search tells those that its action changes most."""
