"""The Ego's turn from the first card to the wrap-up, and its Absorb (rules G.4, G.13)."""

from __future__ import annotations

from typing import Any

from game.cerebria import actions
from game.cerebria.aspirations import is_winning
from game.cerebria.board import NOBODY, REALMS_OF_SPACE, sphere_facing
from game.cerebria.ego_operations import turn_up_operation
from game.cerebria.ego_procedures import acting
from game.cerebria.ego_purse import change_ego_willpower, ego_seat
from game.cerebria.ego_reach import neighbour
from game.cerebria.ego_target import reveal_if_winning
from game.cerebria.events import EgoMoved, SphereAbsorbed
from game.cerebria.revelation import begin_revelation
from game.cerebria.state import CerebriaState, Frame, Step
from game.chance import Chance
from game.event import Event


def begin_ego_turn(state: CerebriaState) -> None:
    state.has_moved_this_turn = False
    state.arrow = 0
    state.stack.append(Frame(Step.EGO_TURN_END, NOBODY))
    state.stack.append(Frame(Step.TURN_UP, ego_seat(state)))


def turn_up(state: CerebriaState, chance: Chance, events: list[Event]) -> None:
    """Start of the turn: reveal the Hidden Aspiration if it is time, then turn up the second card."""
    state.stack.pop()
    reveal_if_winning(state, chance, events)
    second = turn_up_operation(state, chance, events)
    state.stack.append(Frame(Step.OPERATION, NOBODY, state.operations_open[0], second))


def end_ego_turn(state: CerebriaState, chance: Chance, events: list[Event]) -> None:
    """End of the turn: the arrow, the Absorb, the wrap-up."""
    reveal_if_winning(state, chance, events)
    seat = ego_seat(state)
    state.stack.append(Frame(Step.EGO_WRAP_UP, NOBODY))
    state.stack.append(Frame(Step.EGO_ABSORB, seat))
    if state.arrow and not state.has_moved_this_turn:
        state.stack.append(Frame(Step.DRIFT, seat))


def drift(state: CerebriaState, events: list[Event]) -> None:
    """Move as the arrow on the second card shows."""
    state.stack.pop()
    spirit = acting(state)
    origin = spirit.space
    spirit.space = neighbour(origin, state.arrow)
    state.has_moved_this_turn = True
    events.append(EgoMoved(spirit.kind, origin, spirit.space))


def legal_absorbs(state: CerebriaState, frame: Frame) -> list[Any]:
    realms = REALMS_OF_SPACE[acting(state).space]
    return [actions.EgoAbsorb(sphere_facing(realm, state.origin)) for realm in realms]


def standing(state: CerebriaState) -> int:
    """How many of its two Aspirations the Ego is winning, the Common first (G.13)."""
    ego = state.config.ego
    if not is_winning(state, state.commons[0], ego):
        return 0
    hidden = state.hidden[ego]
    has_both = state.hidden_shown[ego] and hidden != NOBODY and is_winning(state, hidden, ego)
    return 2 if has_both else 1


def absorb(state: CerebriaState, action: actions.EgoAbsorb, chance: Chance, events: list[Event]) -> None:
    """Take 1 and keep it; or 2, keeping 1; or 3, keeping none."""
    state.stack.pop()
    sphere, winning = action.sphere, standing(state)
    taken = min(winning + 1, state.sphere[sphere])
    state.sphere[sphere] -= taken
    events.append(SphereAbsorbed(acting(state).kind, sphere, taken))
    change_ego_willpower(state, _kept(state, winning, taken), events)
    state.stack.append(Frame(Step.TURN_ON, NOBODY))
    if not state.sphere[sphere]:
        begin_revelation(state, sphere, True, chance, events)


def _kept(state: CerebriaState, winning: int, taken: int) -> int:
    if winning == 0:
        return taken
    if winning == 2:
        return 0
    # Harder 7 keeps both, easier 1 discards both; together they leave it as it is.
    keeps = state.config.is_harder(7) - state.config.is_easier(1)
    if keeps:
        return taken if keeps > 0 else 0
    return taken - 1


def wrap_up(state: CerebriaState, chance: Chance, events: list[Event]) -> None:
    """Discard the Operation cards and turn up the first one of the next turn."""
    state.operations_used += state.operations_open
    state.operations_open = []
    turn_up_operation(state, chance, events)
