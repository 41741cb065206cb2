"""Chance: what was asked for is what is applied, and undo is never offered past what became known."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from game.action import Action
from game.chance import BranchedChance, Chance, SeededChance
from tests.tester.comparing import assert_same
from tests.tester.playing import Moment

_SISTERS = 6


class Witness(Chance):
    """Passes every question on to another chance and remembers the answers."""

    def __init__(self, inner: Chance) -> None:
        super().__init__(inner.draws)
        self.inner = inner
        self.answers: list[int] = []

    def below(self, limit: int) -> int:
        self.draws += 1
        self.answers.append(self.inner.below(limit))
        return self.answers[-1]


class Silence(Chance):
    """Fails the test when it is asked anything."""

    def below(self, limit: int) -> int:
        raise AssertionError(f"a number below {limit} is drawn where nothing was drawn before")


def check_asked_is_applied(moment: Moment) -> None:
    """Every outcome asked for is the one applied, and nothing is drawn from elsewhere."""
    for action in moment.some_legal(4):
        with moment.blame(action):
            witness = Witness(moment.chance())
            base = _played(moment, action, witness)
            limits = _check_repeats(moment, action, witness.answers, base)
            for answer in range(min(limits[0], _SISTERS) if limits else 0):
                _check_sister(moment, action, answer)


def _check_sister(moment: Moment, action: Action, answer: int) -> None:
    """Another answer to the first question: it is heard, leads to a sound state, and leads there again."""
    witness = Witness(BranchedChance([answer], SeededChance(moment.step)))
    result = _played(moment, action, witness)
    assert witness.answers[0] == answer
    faults = moment.rules.faults(result[0])
    assert not faults, f"when chance answers {answer}: {'; '.join(faults)}"
    _check_repeats(moment, action, witness.answers, result)


def _check_repeats(
    moment: Moment, action: Action, answers: Iterable[int], expected: tuple[Any, list[Any]]
) -> list[int]:
    """The same answers lead to the same place, with no question left over."""
    branch = BranchedChance(answers, Silence())
    state, events = _played(moment, action, branch)
    assert_same(state, expected[0], f"chance answers {list(answers)} twice and something else happens")
    assert events == expected[1], f"chance answers {list(answers)} twice and the events differ"
    return branch.limits


def _played(moment: Moment, action: Action, chance: Chance) -> tuple[Any, list[Any]]:
    state = moment.state.copy()
    return state, moment.rules.perform(state, action, chance)


def check_take_back_is_fair(moment: Moment) -> None:
    """An action that neither drew nor revealed teaches its player nothing.

    In every state that looks the same to the player it must lead to what looks the same; otherwise a
    hidden fact became known, and its event must say so with `reveals`, or undo would let people peek.
    """
    rules, state = moment.rules, moment.state
    seat = rules.to_act(state)
    if seat is None:
        return
    view = rules.view(state, seat)
    for action in moment.some_legal():
        after, events, drew = moment.after_playing(action)
        if drew or any(event.reveals for event in events):
            continue
        with moment.blame(action):
            for number in range(3):
                sampled = rules.sample(view, SeededChance(number))
                heard = rules.perform(sampled, action, Silence())
                assert_same(
                    rules.view(sampled, seat),
                    rules.view(after, seat),
                    f"seat {seat} learns a hidden fact, yet no event reveals anything",
                )
                assert [rules.see(event, seat) for event in heard] == [
                    rules.see(event, seat) for event in events
                ], f"the events tell seat {seat} a hidden fact, yet none reveals anything"
