"""The one source of randomness: seeded in play, scripted in tests, branched in search.

Every random question is asked of a `Chance`. Answers depend only on the seed and on how many
questions were asked before, never on `hash()` or the standard generator, so a match is the same
on every machine and every version of Python.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


def scramble(number: int) -> int:
    """Spread the bits of a 64-bit number (the finaliser of SplitMix64)."""
    number = ((number ^ (number >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    number = ((number ^ (number >> 27)) * 0x94D049BB133111EB) & _MASK
    return number ^ (number >> 31)


class Chance(ABC):
    """Answers random questions and counts them."""

    __slots__ = ("draws",)

    def __init__(self, draws: int = 0) -> None:
        self.draws = draws

    @abstractmethod
    def below(self, limit: int) -> int:
        """A whole number from 0 to `limit` - 1, each equally likely."""

    def die(self, sides: int = 6) -> int:
        """The number a fair die shows."""
        return self.below(sides) + 1

    def pick(self, things: Sequence[T]) -> T:
        """One of the things, each equally likely."""
        return things[self.below(len(things))]

    def shuffle(self, things: list[T]) -> None:
        """Put the list in a random order, in place."""
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]


class SeededChance(Chance):
    """The chance of a match: a pure function of the seed and the number of questions so far."""

    __slots__ = ("_base",)

    def __init__(self, seed: int, draws: int = 0) -> None:
        self.draws = draws
        self._base = scramble((seed & _MASK) ^ _STEP)

    def below(self, limit: int) -> int:
        if limit < 1:
            raise ValueError(f"no number lies from 0 to below {limit}")
        self.draws += 1
        return (scramble((self._base + self.draws * _STEP) & _MASK) * limit) >> 64

    def shuffle(self, things: list[T]) -> None:
        """The same questions and answers as one by one, faster: sampled worlds shuffle whole decks."""
        number = self._base + self.draws * _STEP
        for last in range(len(things) - 1, 0, -1):
            number += _STEP
            # What `scramble` does, written out.
            bits = number & _MASK
            bits = ((bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
            bits = ((bits ^ (bits >> 27)) * 0x94D049BB133111EB) & _MASK
            other = ((bits ^ (bits >> 31)) * (last + 1)) >> 64
            things[last], things[other] = things[other], things[last]
        self.draws += max(0, len(things) - 1)


class ScriptEnded(Exception):
    """A scripted chance was asked one question more than its script answers."""


class ScriptedChance(Chance):
    """Answers with what a test wrote down: numbers for questions, orders for shuffles.

    `ScriptedChance(2, [1, 0, 2])` answers the first question with 2 and arranges the next shuffled
    list as its second, first and third thing. `die` answers are written from 0 like all others.
    """

    __slots__ = ("_script",)

    def __init__(self, *script: int | list[int]) -> None:
        super().__init__()
        self._script = list(script)

    def below(self, limit: int) -> int:
        self.draws += 1
        answer = self._next(f"a number below {limit}")
        if not isinstance(answer, int) or not 0 <= answer < limit:
            raise ValueError(f"the script answers {answer!r} where a number below {limit} is asked")
        return answer

    def shuffle(self, things: list[T]) -> None:
        self.draws += 1
        order = self._next(f"an order of {len(things)} things")
        if not isinstance(order, list) or sorted(order) != list(range(len(things))):
            raise ValueError(f"the script answers {order!r} where an order of {len(things)} things is asked")
        things[:] = [things[place] for place in order]

    @property
    def is_finished(self) -> bool:
        """Whether every scripted answer was asked for."""
        return not self._script

    def _next(self, question: str) -> int | list[int]:
        if not self._script:
            raise ScriptEnded(f"the script has no answer left for {question}")
        return self._script.pop(0)


class BranchedChance(Chance):
    """Gives chosen answers to the first questions and takes the rest from another chance.

    A search asks for a certain outcome with `answers` and reads in `limits` how many outcomes each
    question had, to visit the sisters of a branch.
    """

    __slots__ = ("_answers", "_rest", "limits")

    def __init__(self, answers: Iterable[int], rest: Chance) -> None:
        super().__init__()
        self._answers = tuple(answers)
        self._rest = rest
        self.limits: list[int] = []

    def below(self, limit: int) -> int:
        asked = self.draws
        self.draws += 1
        self.limits.append(limit)
        if asked < len(self._answers):
            answer = self._answers[asked]
            if not 0 <= answer < limit:
                raise ValueError(f"branch {answer} does not exist among {limit} outcomes")
            return answer
        return self._rest.below(limit)
