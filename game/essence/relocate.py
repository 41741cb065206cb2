"""Moving and exchanging Segments (C.14): first the Segment that is to score, then where it goes."""

from __future__ import annotations

from typing import Any

from game.essence.actions import DECLINE, Lift, Put, SwapWith
from game.essence.events import SegmentMoved, SegmentsSwapped
from game.essence.island import cell_of, has_move, move_targets, placement_essence
from game.essence.state import EssenceState, Step, StepKind
from game.essence.vocabulary import Effect, Mode
from game.event import Event


def begin_relocate(
    state: EssenceState, seat: int, effect: Effect, number: int, source: int, events: list[Event]
) -> None:
    """The effect `relocate(mode)`; with one Segment there is nothing to move."""
    if len(state.islands[seat]) > 1:
        state.stack.append(Step(StepKind.LIFT, seat, effect.which))


def lift_choices(state: EssenceState, step: Step) -> list[Any]:
    """The Segments that can go somewhere; every one of them where exchanges are allowed."""
    island = state.islands[step.seat]
    is_move = step.a == Mode.MOVE
    found: list[Any] = [
        Lift(segment) for cell, segment in sorted(island.items()) if not is_move or has_move(island, cell)
    ]
    found.append(DECLINE)
    return found


def lift_chosen(state: EssenceState, step: Step, action: Any, events: list[Event]) -> None:
    state.stack.pop()
    if type(action) is Lift:
        state.stack.append(Step(StepKind.PUT, step.seat, step.a, action.segment))


def put_choices(state: EssenceState, step: Step) -> list[Any]:
    island = state.islands[step.seat]
    found: list[Any] = []
    if step.a != Mode.SWAP:
        found += [Put(cell) for cell in move_targets(island, cell_of(island, step.b))]
    if step.a != Mode.MOVE:
        found += [SwapWith(segment) for _, segment in sorted(island.items()) if segment != step.b]
    return found


def put_chosen(state: EssenceState, step: Step, action: Any, events: list[Event]) -> None:
    """Essence as when building, in the final arrangement; no other effect."""
    seat, segment = step.seat, step.b
    state.stack.pop()
    island = state.islands[seat]
    origin = cell_of(island, segment)
    if type(action) is Put:
        del island[origin]
        essence = placement_essence(island, segment, action.cell)
        island[action.cell] = segment
        events.append(SegmentMoved(seat, segment, action.cell, essence))
    else:
        other = action.segment
        cell = cell_of(island, other)
        island[cell], island[origin] = segment, other
        essence = placement_essence(island, segment, cell)
        if state.house.both_swapped_score:
            essence += placement_essence(island, other, origin)
        events.append(SegmentsSwapped(seat, segment, other, essence))
    state.essence[seat] += essence
