"""Triggers of Segments (D.5): compulsory, free, and in the owner's order where several answer one event."""

from __future__ import annotations

from typing import Any

from game.chance import Chance
from game.essence.actions import Resolve
from game.essence.events import SegmentTriggered
from game.essence.state import EssenceState, Step, StepKind
from game.essence.tables import TRIGGER_EVENT, TRIGGER_SCRIPT
from game.event import Event


def fire(state: EssenceState, seat: int, event: int) -> None:
    """Put the triggers of the Segments that stand on the Island now on the stack."""
    answering = 0
    for segment in state.islands[seat].values():
        if TRIGGER_EVENT[segment] == event:
            answering |= 1 << segment
    if answering:
        state.stack.append(Step(StepKind.FIRE, seat, event, answering))


def fire_next(state: EssenceState, step: Step, chance: Chance, events: list[Event]) -> None:
    """One trigger resolves; of several the owner chooses which."""
    if step.b & (step.b - 1):
        state.stack.append(Step(StepKind.TRIGGER, step.seat, step.a, step.b))
    else:
        _resolve(state, step.seat, step.b.bit_length() - 1, events)


def trigger_choices(state: EssenceState, step: Step) -> list[Any]:
    return [Resolve(segment) for segment in range(len(TRIGGER_EVENT)) if step.b >> segment & 1]


def trigger_chosen(state: EssenceState, step: Step, action: Resolve, events: list[Event]) -> None:
    state.stack.pop()
    state.stack.append(Step(StepKind.FIRE, step.seat, step.a, step.b & ~(1 << action.segment)))
    _resolve(state, step.seat, action.segment, events)


def _resolve(state: EssenceState, seat: int, segment: int, events: list[Event]) -> None:
    events.append(SegmentTriggered(seat, segment))
    state.stack.append(Step(StepKind.RUN, seat, TRIGGER_SCRIPT[segment]))
