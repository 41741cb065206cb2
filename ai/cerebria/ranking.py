"""Choosing by printed priorities: the best candidate, and why it was better than the next best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from ai.controller import Choice
from game.cerebria.actions import ACTIONS
from game.text import Text, text
from game.why import Candidate, Why

CHANGES = frozenset({"target", "next"})
"""The criteria that measure a change of an Aspiration, which can also be one for the worse."""


class Criterion(NamedTuple):
    """One printed priority; bigger values are better. `about` is the Aspiration it speaks of, if any."""

    name: str
    about: Text | None = None

    @property
    def title(self) -> Text:
        return text(f"cerebria-criterion-{self.name}", **self._about)

    def reason(self, chosen: Text, other: Text, mine: int, theirs: int) -> Text:
        """What the criterion says when it decides."""
        key = f"cerebria-because-{self.name}"
        if self.name in CHANGES and theirs <= 0:
            key = f"cerebria-because-{self.name}-{'loss' if theirs else 'only'}"
        return text(key, chosen=chosen, other=other, mine=abs(mine), theirs=abs(theirs), **self._about)

    def both(self, value: int) -> Text:
        """What it says when both candidates have the same value."""
        key = f"cerebria-both-{self.name}" if value > 0 else f"cerebria-both-{self.name}-loss"
        return text(key, value=abs(value), **self._about)

    @property
    def _about(self) -> dict[str, Text]:
        return {} if self.about is None else {"about": self.about}


class Ranked(NamedTuple):
    """A candidate: the action that takes it, its name, and its value by each criterion."""

    action: Any
    name: Text
    values: tuple[int, ...]
    within: Text | None = None
    """The name inside a sentence, where it differs from the name at its beginning."""
    short: Text | None = None
    """The name once it has been said in full."""

    @property
    def as_other(self) -> Text:
        return self.within or self.name

    @property
    def again(self) -> Text:
        return self.short or self.name


TOLD_WHEN_EQUAL = frozenset({"target", "realm", "frontier"})
"""The criteria worth a word when they did not decide: those of Impact as it is printed on the sheet."""


def choose(candidates: Sequence[Ranked], criteria: Sequence[Criterion], *context: Text) -> Choice:
    """The candidate with the best values in the printed order; of equals the first."""
    best = max(range(len(candidates)), key=lambda number: candidates[number].values)
    others = [number for number in range(len(candidates)) if number != best]
    chosen = candidates[best]
    decided_by = -1
    sentence = text("cerebria-why-only", chosen=chosen.name)
    if others:
        other = candidates[max(others, key=lambda number: candidates[number].values)]
        decided_by = next((n for n in range(len(criteria)) if chosen.values[n] != other.values[n]), -1)
        sentence = _comparison(chosen, other, criteria, decided_by)
    why = Why(
        (*context, sentence),
        tuple(criterion.title for criterion in criteria),
        tuple(Candidate(ACTIONS.refs(each.action), each.name, each.values) for each in candidates),
        best,
        decided_by,
    )
    return Choice(chosen.action, why)


def _comparison(chosen: Ranked, other: Ranked, criteria: Sequence[Criterion], decided_by: int) -> Text:
    """Slot 6 over slot 8: both win a Realm, only slot 6 wins a Frontier."""
    if decided_by < 0:
        return text("cerebria-why-equal", chosen=chosen.name, other=other.as_other)
    reason = criteria[decided_by].reason(
        chosen.again, other.again, chosen.values[decided_by], other.values[decided_by]
    )
    shared = [
        criterion.both(value)
        for criterion, value in zip(criteria[:decided_by], chosen.values, strict=False)
        if criterion.name in TOLD_WHEN_EQUAL and value
    ]
    if not shared:
        return text("cerebria-why-over", chosen=chosen.name, other=other.as_other, reason=reason)
    equal = shared[0]
    for more in shared[1:]:
        equal = text("cerebria-comma", before=equal, name=more)
    return text(
        "cerebria-why-over-equal", chosen=chosen.name, other=other.as_other, equal=equal, reason=reason
    )


def only(action: Any, name: Text, *context: Text) -> Choice:
    """A step in which nothing is to be chosen."""
    return Choice(action, Why(context, (), (Candidate(ACTIONS.refs(action), name),)))
