"""Turns of people's Spirits, from the reset of the tracker to the end-of-turn choice (rules D.1)."""

from __future__ import annotations

from game.cerebria.board import BLISS, GLOOM, NOBODY
from game.cerebria.boards import GATEKEEPER
from game.cerebria.causes import EndReason
from game.cerebria.economy import draw, gain_ambition, gain_willpower
from game.cerebria.ego_turn import begin_ego_turn
from game.cerebria.events import MatchEnded, TurnBegan
from game.cerebria.revelation import end_after_turn
from game.cerebria.scoring import total
from game.cerebria.state import CerebriaState
from game.event import Event

ACTIONS_PER_TURN = 3
CARDS_AT_END = 2
MOST_TURNS = 300
"""Nobody is forced to absorb, so the table ends a match by itself after this many turns."""


def begin_turn(state: CerebriaState, events: list[Event]) -> None:
    order = state.config.order
    state.active = order[state.turn % len(order)]
    spirit = state.spirits[state.active]
    events.append(TurnBegan(spirit.kind, state.turn))
    state.actions_left = ACTIONS_PER_TURN
    # C.1 step 12: the starting player's tracker begins on its inactive side.
    state.may_absorb = state.turn > 0
    state.abilities = 0
    state.intentions = 0
    state.deeds = 0
    state.has_transferred_free = False
    state.has_nurtured = False
    state.has_traded = False
    if spirit.kind >= GATEKEEPER:
        begin_ego_turn(state)


def end_turn(state: CerebriaState, takes_ambition: bool, events: list[Event]) -> None:
    """Ambition or two cards, then 1 Willpower for a Spirit that has none."""
    spirit = state.spirits[state.active]
    if takes_ambition:
        gain_ambition(state, spirit.team, 1, events)
    else:
        draw(state, spirit, CARDS_AT_END, events)
    if not spirit.willpower:
        gain_willpower(spirit, 1, events)
    pass_on(state, events)


def pass_on(state: CerebriaState, events: list[Event]) -> None:
    """The next turn, or the end of the match."""
    if state.turn + 1 >= MOST_TURNS:
        end_after_turn(state, EndReason.TURNS, NOBODY, events)
    if state.is_ending:
        state.is_over = True
        events.append(MatchEnded(total(state, BLISS), total(state, GLOOM)))
        return
    state.turn += 1
    begin_turn(state, events)
