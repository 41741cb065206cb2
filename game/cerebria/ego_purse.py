"""The Ego's Willpower and points (rules G.2, G.11, G.16)."""

from __future__ import annotations

from game.cerebria.causes import PointsFor
from game.cerebria.events import EgoWillpowerChanged, PointsScored
from game.cerebria.intentions import wheel_spaces_passed
from game.cerebria.state import CerebriaState
from game.event import Event


def ego_seat(state: CerebriaState) -> int:
    """The Ego has the last seat."""
    return state.spirits[-1].seat


def change_ego_willpower(state: CerebriaState, amount: int, events: list[Event]) -> None:
    if amount:
        state.ego_willpower += amount
        events.append(EgoWillpowerChanged(amount))


def score_for_ego(state: CerebriaState, points: int, reason: PointsFor, events: list[Event]) -> None:
    """Points on the Ego's Wheel; with harder 3 it gains 1 Willpower at each reward space."""
    ego = state.config.ego
    before = state.points[ego]
    state.points[ego] = before + points
    events.append(PointsScored(ego, points, reason))
    if state.config.is_harder(3):
        change_ego_willpower(state, len(wheel_spaces_passed(before, before + points)), events)
