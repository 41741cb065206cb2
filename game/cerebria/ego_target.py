"""The Target Aspiration of an Operation (rules G.5)."""

from __future__ import annotations

from typing import Any

from game.cerebria import actions
from game.cerebria.aspirations import is_winning
from game.cerebria.board import NOBODY
from game.cerebria.ego_purse import ego_seat
from game.cerebria.events import TargetFixed
from game.cerebria.revelation import reveal_ego_hidden
from game.cerebria.state import CerebriaState, Frame, Step
from game.chance import Chance
from game.event import Event


def reveal_if_winning(state: CerebriaState, chance: Chance, events: list[Event]) -> None:
    """Once the Ego is winning the Common Aspiration its Hidden one is turned up."""
    if is_winning(state, state.commons[0], state.config.ego):
        reveal_ego_hidden(state, chance, events)


def ask_target(state: CerebriaState, chance: Chance, events: list[Event]) -> None:
    """Begin an Operation: a fresh move, a fresh tally, and a target of its own."""
    state.has_moved = False
    state.hit = 0
    state.tally = [0] * 5
    reveal_if_winning(state, chance, events)
    state.stack.append(Frame(Step.AIM, ego_seat(state)))


def legal_targets(state: CerebriaState, frame: Frame) -> list[Any]:
    """The Common, or while the Ego is winning it also its revealed Hidden Aspiration."""
    common, hidden = state.commons[0], state.hidden[state.config.ego]
    found = [actions.Aim(common)]
    is_known = hidden != NOBODY and state.hidden_shown[state.config.ego]
    if is_known and is_winning(state, common, state.config.ego):
        found.append(actions.Aim(hidden))
    return found


def fix_target(state: CerebriaState, action: actions.Aim, events: list[Event]) -> None:
    state.stack.pop()
    state.target = action.aspiration
    events.append(TargetFixed(action.aspiration))
