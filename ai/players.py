"""What a game brings for its computer players: an evaluation, and its automata by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, NamedTuple, TypeAlias

from ai.controller import Controller
from ai.weights import Weighing
from game.chance import Chance
from game.rules import AnyRules
from game.text import Text

Evaluate: TypeAlias = Callable[..., float]
"""How good a full (possibly sampled) state is for a seat; larger is better, any scale, finite."""

Settle: TypeAlias = Callable[[Any, Chance], None]
"""Plays a state on, by plain choices of everybody, to a moment at which evaluations can be compared."""

MakeAutomaton: TypeAlias = Callable[[AnyRules, int], Controller]
"""Makes the automaton that plays the given seat."""


class Criterion(NamedTuple):
    """A part of the evaluation that has a name: what it is called, and how much of it a seat has."""

    label: Text
    measure: Evaluate


class Players(NamedTuple):
    """One game's entry in the opponents' room; its registry path ends in an object of this type."""

    evaluate: Evaluate
    """With the plain weights; where there are others, it takes them as `weights`."""
    automata: Mapping[str, MakeAutomaton] = {}
    automata_options: Mapping[str, Any] = {}
    """Options under which the automata sit at the table, where they do not by default: for measurements."""
    settle: Settle | None = None
    """For games in whose evaluation much hangs in the air between one decision and the next."""
    settle_with_care: Settle | None = None
    """The same, slower and nearer to how people would play on; for master."""
    criteria: Mapping[str, Criterion] = {}
    """Parts of the evaluation in words, on one scale: a search tells those that its action changes most."""
    weighing: Weighing[Any] | None = None

    @property
    def judge(self) -> Evaluate:
        """The evaluation for players that search: with the weights that self-play has found, if any."""
        if self.weighing is None or self.weighing.tuned == self.weighing.plain:
            return self.evaluate
        return partial(self.evaluate, weights=self.weighing.tuned)

    @property
    def plain(self) -> Players:
        """The same without what self-play has found: only master knows that."""
        return self._replace(weighing=None)

    @property
    def careful(self) -> Players:
        """The same, with more care where a position is first played on."""
        return self._replace(settle=self.settle_with_care or self.settle)
