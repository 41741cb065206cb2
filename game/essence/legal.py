"""What may be done: every decision step has its list of choices."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.essence import (
    attack,
    bidding,
    building,
    cleaning,
    hands,
    opponents,
    prophecy,
    relocate,
    tokens,
    triggers,
    turns,
)
from game.essence import treaties as treaty_signing
from game.essence.state import EssenceState, Step, StepKind

Choices = Callable[[EssenceState, Step], list[Any]]

_CHOICES: dict[StepKind, Choices] = {
    StepKind.BID: bidding.bid_choices,
    StepKind.RANK_TIED: bidding.rank_choices,
    StepKind.TAKE_ADVISOR: bidding.take_choices,
    StepKind.TURN: turns.turn_choices,
    StepKind.PLACE: building.place_choices,
    StepKind.PAY: tokens.pay_choices,
    StepKind.GAIN_MIX: tokens.gain_choices,
    StepKind.STEAL_MIX: tokens.steal_choices,
    StepKind.DISCARD: hands.discard_choices,
    StepKind.PASS_DISCARD: hands.pass_discard_choices,
    StepKind.TARGET: attack.target_choices,
    StepKind.SPOILS: attack.spoils_choices,
    StepKind.OPPONENT: opponents.opponent_choices,
    StepKind.EXHAUST: opponents.exhaust_choices,
    StepKind.READY: hands.ready_choices,
    StepKind.RECOVER: hands.recover_choices,
    StepKind.LIFT: relocate.lift_choices,
    StepKind.PUT: relocate.put_choices,
    StepKind.BUILD: building.build_choices,
    StepKind.READ: prophecy.read_choices,
    StepKind.SIGN: treaty_signing.sign_choices,
    StepKind.CYCLE: prophecy.cycle_choices,
    StepKind.TRIGGER: triggers.trigger_choices,
    StepKind.RESERVE: cleaning.reserve_choices,
    StepKind.RESHUFFLE: cleaning.reshuffle_choices,
}


def legal(state: EssenceState) -> list[Any]:
    """Every legal action of the seat to act, in a stable order."""
    if not state.stack:
        return []
    step = state.stack[-1]
    return _CHOICES[step.kind](state, step)
