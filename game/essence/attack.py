"""Attacks on players, on the External Threat and on monsters (C.11 to C.13)."""

from __future__ import annotations

from typing import Any

from game.chance import Chance
from game.essence.actions import (
    DECLINE,
    AttackMonster,
    AttackSeat,
    AttackThreat,
    Exhaust,
    Split,
)
from game.essence.events import (
    Gained,
    MonsterAttacked,
    SeatAttacked,
    SegmentExhausted,
    Stat,
    ThreatAttacked,
)
from game.essence.state import ATTACK_LOST, ATTACK_WON, EssenceState, Step, StepKind
from game.essence.tables import NOTHING, OMENS, SEGMENT_OPTIONS
from game.essence.tokens import take_from
from game.essence.triggers import fire
from game.essence.vocabulary import Effect, SpecialToken, Target, TriggerEvent
from game.event import Event

EMBASSY_DEFENSE = 2


def defense_of(state: EssenceState, seat: int) -> int:
    """A player's Defense against the Attack of another player."""
    held = state.special[SpecialToken.EMBASSY] == seat
    return state.defense[seat] + EMBASSY_DEFENSE if held else state.defense[seat]


def targets(state: EssenceState, seat: int, allowed: int) -> list[Any]:
    """Everything an Attack may be aimed at, hopeless or not."""
    found: list[Any] = []
    if allowed in (Target.ANY, Target.PLAYER):
        found += [AttackSeat(other) for other in range(state.seats) if other != seat]
    if allowed in (Target.ANY, Target.THREAT):
        found.append(AttackThreat())
    if allowed in (Target.ANY, Target.MONSTER):
        found += [
            AttackMonster(fragment)
            for fragment in state.track[1:]
            if fragment != NOTHING and OMENS[fragment].monster
        ]
    return found


def begin_attack(
    state: EssenceState, seat: int, effect: Effect, number: int, source: int, events: list[Event]
) -> None:
    """The effect `attack(m,t,k)`; skipped where there is no target at all."""
    found = targets(state, seat, effect.which)
    if len(found) == 1:
        _strike(state, seat, found[0], number, effect.tokens, events)
    elif found:
        state.stack.append(Step(StepKind.TARGET, seat, number, effect.which, effect.tokens))


def target_choices(state: EssenceState, step: Step) -> list[Any]:
    return targets(state, step.seat, step.b)


def target_chosen(state: EssenceState, step: Step, action: Any, events: list[Event]) -> None:
    state.stack.pop()
    _strike(state, step.seat, action, step.a, step.c, events)


def _strike(
    state: EssenceState, seat: int, action: Any, modifier: int, tokens: int, events: list[Event]
) -> None:
    """Compare A and D. The step below is the script the Attack belongs to; it learns the result."""
    attack = state.attack[seat] + modifier
    if type(action) is AttackSeat:
        defense = defense_of(state, action.seat)
        events.append(SeatAttacked(seat, action.seat, attack, defense))
        if _remember(state, attack > defense):
            _gain(state, seat, attack - defense, events)
            state.stack.append(Step(StepKind.AFTER_ATTACK, seat, action.seat))
            spoils = Step(StepKind.SPOILS, seat, action.seat, tokens)
            if len(spoils_choices(state, spoils)) > 1:
                state.stack.append(spoils)
    elif type(action) is AttackThreat:
        defense = state.threat
        events.append(ThreatAttacked(seat, attack, defense))
        if _remember(state, attack > defense):
            _gain(state, seat, attack - defense, events)
            state.threat += 1
            _count_win(state, seat)
    else:
        defense = OMENS[action.fragment].monster
        events.append(MonsterAttacked(seat, action.fragment, attack, defense))
        if _remember(state, attack > defense):
            if state.house.monsters_give_essence:
                _gain(state, seat, attack - defense, events)
            if action.fragment not in state.beaten:
                state.beaten.append(action.fragment)
            _count_win(state, seat)


def _remember(state: EssenceState, has_won: bool) -> bool:
    run = state.stack[-1]
    state.stack[-1] = Step(run.kind, run.seat, run.a, run.b, ATTACK_WON if has_won else ATTACK_LOST)
    return has_won


def _gain(state: EssenceState, seat: int, essence: int, events: list[Event]) -> None:
    state.essence[seat] += essence
    events.append(Gained(seat, Stat.ESSENCE, essence))


def _count_win(state: EssenceState, seat: int) -> None:
    state.wins[seat] += 1
    fire(state, seat, TriggerEvent.ATTACK_WON)


def exhaustible(state: EssenceState, owner: int) -> list[int]:
    """The owner's Segments with a main or side option and without an Exhaustion token."""
    tired = state.tired
    # Sorted: the order in which an Island was built is no part of the position.
    return sorted(
        segment
        for segment in state.islands[owner].values()
        if SEGMENT_OPTIONS[segment] and segment not in tired
    )


def spoils_choices(state: EssenceState, step: Step) -> list[Any]:
    """Step 6: tokens, or an Exhaustion token on a Segment, or neither."""
    defender, most = step.a, step.b
    wealth, influence = state.wealth[defender], state.influence[defender]
    found: list[Any] = [
        Split(part, other)
        for part in range(min(most, wealth), -1, -1)
        for other in range(min(most - part, influence), -1, -1)
        if part or other
    ]
    found += [Exhaust(segment) for segment in exhaustible(state, defender)]
    found.append(DECLINE)
    return found


def spoils_chosen(state: EssenceState, step: Step, action: Any, events: list[Event]) -> None:
    state.stack.pop()
    if type(action) is Split:
        take_from(state, step.seat, step.a, action.wealth, action.influence, events)
    elif type(action) is Exhaust:
        state.tired.append(action.segment)
        events.append(SegmentExhausted(step.seat, step.a, action.segment))


def after_attack(state: EssenceState, step: Step, chance: Chance, events: list[Event]) -> None:
    """Step 7: the defender learns from it, then the triggers of both, the defender's first."""
    state.defense[step.a] += 1
    events.append(Gained(step.a, Stat.DEFENSE, 1))
    _count_win(state, step.seat)
    fire(state, step.a, TriggerEvent.ATTACKED)
