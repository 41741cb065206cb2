"""Intentions: what fulfils them, what they score, and the Wheel (rules D.8 and F.5)."""

from __future__ import annotations

from enum import IntEnum

from game.cerebria.aspirations import unity, versatility
from game.cerebria.board import WHEEL_END
from game.cerebria.causes import EndReason
from game.cerebria.economy import draw, gain_ambition, gain_essence
from game.cerebria.events import EndTriggered, IntentionForgone, IntentionFulfilled, WheelPassed
from game.cerebria.state import CerebriaState, Frame, Step
from game.event import Event


class Intention(IntEnum):
    """The six of side A of the Team board, then the six of side B."""

    OVERCOME = 0
    ELEVATE = 1
    ENTRENCH = 2
    PREVAIL = 3
    FULFIL = 4
    CONVERGE = 5
    TOPPLE = 6
    DIVERSIFY = 7
    LINK = 8
    BREACH = 9
    FLOURISH = 10
    MASTER = 11


SIDE_A_BITS = 0b111111
SIDE_B_BITS = 0b111111000000
LINK_LENGTH = 4
ALL_VIBES = 4


def begin_deed(state: CerebriaState) -> None:
    """Note what an Action or Ability may change, right before it begins."""
    state.deeds = 0
    config = state.config
    if config.basic:
        return
    team = state.spirits[state.active].team
    if config.team_board_b:
        state.before_frontiers = _bits(state.frontier, 1 - team)
        state.before_vibes = versatility(state, team)
        state.before_chain = unity(state, team)
    else:
        state.before_realms = _bits(state.realm, team)


def _bits(control: list[int], team: int) -> int:
    found = 0
    for place, holder in enumerate(control):
        if holder == team:
            found |= 1 << place
    return found


def score_intentions(state: CerebriaState, events: list[Event]) -> None:
    """Score what the Action or Ability just ended has fulfilled; ask first if that would end the match."""
    fulfilled = _fulfilled(state)
    state.deeds = 0
    if not fulfilled:
        return
    spirit = state.spirits[state.active]
    points = state.points[spirit.team]
    gain = sum(2 if state.intentions or number else 1 for number in range(fulfilled.bit_count()))
    if points < WHEEL_END <= points + gain:
        state.stack.append(Frame(Step.REACH_END, spirit.seat, fulfilled))
    else:
        take_points(state, fulfilled, events)


def _fulfilled(state: CerebriaState) -> int:
    config = state.config
    if config.basic:
        return 0
    deeds = state.deeds
    team = state.spirits[state.active].team
    if not config.team_board_b:
        if _bits(state.realm, team) & ~state.before_realms:
            deeds |= 1 << Intention.PREVAIL
        return deeds & SIDE_A_BITS & ~state.intentions
    if _bits(state.frontier, team) & state.before_frontiers:
        deeds |= 1 << Intention.BREACH
    if state.before_vibes < ALL_VIBES == versatility(state, team):
        deeds |= 1 << Intention.DIVERSIFY
    if max(state.before_chain, LINK_LENGTH - 1) < unity(state, team):
        deeds |= 1 << Intention.LINK
    return deeds & SIDE_B_BITS & ~state.intentions


def take_points(state: CerebriaState, fulfilled: int, events: list[Event]) -> None:
    """The first Intention of a turn is worth 1 point, each further one 2."""
    team = state.spirits[state.active].team
    for intention in Intention:
        if fulfilled >> intention & 1:
            points = 2 if state.intentions else 1
            state.intentions |= 1 << intention
            events.append(IntentionFulfilled(team, intention, points))
            _advance(state, points, events)


def forgo_points(state: CerebriaState, events: list[Event]) -> None:
    """Let Intentions go rather than end the match; they may be fulfilled again this turn."""
    events.append(IntentionForgone(state.spirits[state.active].team))


def wheel_spaces_passed(before: int, after: int) -> range:
    """The marked spaces of the Wheel between two numbers of points: 2, 4, … 18."""
    return range(before // 2 * 2 + 2, min(after, WHEEL_END - 2) + 1, 2)


def _advance(state: CerebriaState, points: int, events: list[Event]) -> None:
    spirit = state.spirits[state.active]
    team = spirit.team
    before = state.points[team]
    state.points[team] = after = before + points
    for space in wheel_spaces_passed(before, after):
        events.append(WheelPassed(spirit.kind, space))
        match space // 2 % 3:
            case 1:
                gain_essence(spirit, 1, events)
            case 2:
                draw(state, spirit, 1, events)
            case _:
                gain_ambition(state, team, 1, events)
    if before < WHEEL_END <= after and not state.is_ending:
        state.is_ending = True
        events.append(EndTriggered(EndReason.POINTS, team))
