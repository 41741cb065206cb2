"""Building a Segment (C.6)."""

from __future__ import annotations

from typing import Any

from game.essence.actions import BUILDS, DECLINE, Build, Place
from game.essence.events import SegmentBought, SegmentPlaced
from game.essence.island import open_cells, placement_essence
from game.essence.state import EssenceState, Step, StepKind
from game.essence.tables import COST, INCOME, NOTHING, ONCE, SEGMENT_TYPE
from game.essence.triggers import fire
from game.essence.vocabulary import Effect, TriggerEvent
from game.event import Event


def builds(state: EssenceState, seat: int, discount: int) -> list[Any]:
    """The display cards the seat can build now."""
    if not state.readied[seat]:
        return []
    purse = state.wealth[seat] + discount
    return [BUILDS[segment] for segment in state.display if COST[segment] <= purse]


def begin_build(
    state: EssenceState, seat: int, effect: Effect, number: int, source: int, events: list[Event]
) -> None:
    """The effect `build(n)`; it may be declined."""
    if builds(state, seat, number):
        state.stack.append(Step(StepKind.BUILD, seat, number))


def build_choices(state: EssenceState, step: Step) -> list[Any]:
    return [*builds(state, step.seat, step.a), DECLINE]


def build_chosen(state: EssenceState, step: Step, action: Any, events: list[Event]) -> None:
    state.stack.pop()
    if type(action) is Build:
        buy(state, step.seat, action.segment, step.a, events)


def buy(state: EssenceState, seat: int, segment: int, discount: int, events: list[Event]) -> None:
    """Steps 1 and 2: a Foundation and the price; then the player chooses the cell."""
    price = max(0, COST[segment] - discount)
    state.readied[seat] -= 1
    state.spent[seat] += 1
    state.wealth[seat] -= price
    state.display.remove(segment)
    events.append(SegmentBought(seat, segment, price))
    state.stack.append(Step(StepKind.PLACE, seat, segment))


def place_choices(state: EssenceState, step: Step) -> list[Any]:
    return [Place(cell) for cell in open_cells(state.islands[step.seat])]


def place_chosen(state: EssenceState, step: Step, action: Place, events: list[Event]) -> None:
    """Steps 3 to 7."""
    seat, segment = step.seat, step.a
    state.stack.pop()
    # The triggers of the Segments that stood there before: pushed first, resolved last.
    fire(state, seat, TriggerEvent.BUILD)
    island = state.islands[seat]
    essence = placement_essence(island, segment, action.cell)
    island[action.cell] = segment
    state.types[seat][SEGMENT_TYPE[segment]] += 1
    state.essence[seat] += essence
    events.append(SegmentPlaced(seat, segment, action.cell, essence))
    if INCOME[segment] != NOTHING:
        state.stack.append(Step(StepKind.RUN, seat, INCOME[segment]))
    if ONCE[segment] != NOTHING:
        state.stack.append(Step(StepKind.RUN, seat, ONCE[segment]))
