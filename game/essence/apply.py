"""What an action does, and everything that follows from it by itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.chance import Chance
from game.essence import (
    attack,
    bidding,
    building,
    cleaning,
    effects,
    hands,
    income,
    opponents,
    prophecy,
    relocate,
    tokens,
    treaties,
    triggers,
    turns,
)
from game.essence.state import FIRST_AUTOMATIC, EssenceState, Step, StepKind
from game.event import Event

Chosen = Callable[[EssenceState, Step, Any, list[Event]], None]
Automatic = Callable[[EssenceState, Step, Chance, list[Event]], None]

_CHOSEN: dict[StepKind, Chosen] = {
    StepKind.BID: bidding.bid_chosen,
    StepKind.RANK_TIED: bidding.rank_chosen,
    StepKind.TAKE_ADVISOR: bidding.take_chosen,
    StepKind.TURN: turns.turn_chosen,
    StepKind.PLACE: building.place_chosen,
    StepKind.PAY: tokens.pay_chosen,
    StepKind.GAIN_MIX: tokens.gain_chosen,
    StepKind.STEAL_MIX: tokens.steal_chosen,
    StepKind.DISCARD: hands.discard_chosen,
    StepKind.PASS_DISCARD: hands.pass_discard_chosen,
    StepKind.TARGET: attack.target_chosen,
    StepKind.SPOILS: attack.spoils_chosen,
    StepKind.OPPONENT: opponents.opponent_chosen,
    StepKind.EXHAUST: opponents.exhaust_chosen,
    StepKind.READY: hands.ready_chosen,
    StepKind.RECOVER: hands.recover_chosen,
    StepKind.LIFT: relocate.lift_chosen,
    StepKind.PUT: relocate.put_chosen,
    StepKind.BUILD: building.build_chosen,
    StepKind.READ: prophecy.read_chosen,
    StepKind.SIGN: treaties.sign_chosen,
    StepKind.CYCLE: prophecy.cycle_chosen,
    StepKind.TRIGGER: triggers.trigger_chosen,
    StepKind.RESERVE: cleaning.reserve_chosen,
}

_AUTOMATIC: dict[StepKind, Automatic] = {
    StepKind.RUN: effects.run,
    StepKind.FIRE: triggers.fire_next,
    StepKind.DISCARD_PLAYED: hands.discard_played,
    StepKind.TAKE_FRAGMENT: prophecy.take_fragment,
    StepKind.AFTER_ATTACK: attack.after_attack,
    StepKind.AFTER_TREATY: treaties.after_treaty,
    StepKind.TRADE: treaties.pay_trade,
    StepKind.BEGIN_ROUND: income.begin_round,
    StepKind.REVEAL_BIDS: bidding.reveal_bids,
    StepKind.PICK_ADVISORS: bidding.pick_advisors,
    StepKind.BEGIN_TURNS: turns.begin_turns,
    StepKind.PASS_DISCARDS: turns.offer_discards,
    StepKind.NEXT_TURN: turns.next_turn,
    StepKind.CLEAN: cleaning.clean,
    StepKind.RESERVING: cleaning.reserve_next,
    StepKind.PACK: cleaning.pack,
    StepKind.RESHUFFLING: cleaning.reshuffle_next,
    StepKind.COUNTER_ATTACK: cleaning.counter_attack,
    StepKind.END_CHECK: cleaning.check_end,
}


def perform(state: EssenceState, action: Any, chance: Chance) -> list[Event]:
    """Change the state as a legal action does."""
    events: list[Event] = []
    step = state.stack[-1]
    if step.kind is StepKind.RESHUFFLE:
        cleaning.reshuffle_chosen(state, step, action, chance, events)
    else:
        _CHOSEN[step.kind](state, step, action, events)
    proceed(state, chance, events)
    return events


def proceed(state: EssenceState, chance: Chance, events: list[Event]) -> None:
    """Carry out the automatic steps on top of the stack, until somebody decides or nothing is left."""
    stack = state.stack
    while stack and stack[-1].kind >= FIRST_AUTOMATIC:
        step = stack.pop()
        _AUTOMATIC[step.kind](state, step, chance, events)
