"""The rest of a round as greedy players would play it: positions of different moments can be compared there.

In the middle of a round every artist that has got its target seems to have hit it already, and those that
come later seem to do nothing. Only when all have acted does the table show what the choices came to.
"""

from __future__ import annotations

from typing import Any

from ai.opus.evaluate import evaluate
from game.chance import Chance, SeededChance
from game.opus.apply import answer
from game.opus.legal import legal_actions
from game.opus.run import Run
from game.opus.state import Ask, OpusState, Phase

_LONGEST = 200
"""Answers after which it is left as it is, should a round not end."""

_FEW_WORKS = 2
"""Works of a hand that are considered besides none, by lot, where there is no time for all of them."""

_OPEN = frozenset({Phase.DRAW, Phase.PLAY, Phase.FLIP, Phase.END})
_ACTING = frozenset({Phase.PLAY, Phase.FLIP})


def settle(state: OpusState, chance: Chance) -> None:
    """Let everybody do what seems best one decision ahead, of few works, until the artists have acted.

    The egos are not waited for: the evaluation knows whom they threaten, and their dice would blur it.
    """
    _play_on(state, chance, _FEW_WORKS)


def settle_with_care(state: OpusState, chance: Chance) -> None:
    """The same with every work considered: almost twice as slow."""
    _play_on(state, chance, None)


def _play_on(state: OpusState, chance: Chance, works: int | None) -> None:
    run, acting_round = Run(state, chance), 0
    for _ in range(_LONGEST):
        # Schism has no egos to stop at: there the round is over as soon as the artists have acted.
        if state.phase not in _OPEN or 0 < acting_round < state.round:
            return
        if state.phase in _ACTING:
            acting_round = state.round
        legal = legal_actions(state)
        if works is not None and state.asked == Ask.PLAY:
            legal = [legal[0], *(chance.pick(legal[1:]) for _ in range(min(works, len(legal) - 1)))]
        answer(run, legal[0] if len(legal) == 1 else _greediest(state, legal))


def _greediest(state: OpusState, legal: list[Any]) -> Any:
    """The answer after which the seat that is asked stands best."""
    seat = state.asked_seat
    best, highest = legal[0], float("-inf")
    for action in dict.fromkeys(legal):
        after = state.copy()
        answer(Run(after, SeededChance(0)), action)
        value = evaluate(after, seat, is_spare=True)
        if value > highest:
            best, highest = action, value
    return best
