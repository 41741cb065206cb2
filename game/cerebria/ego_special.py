"""Special Operations: endgame raze, the lines by Target Aspiration, consolation (rules G.11.1)."""

from __future__ import annotations

from typing import NamedTuple

from game.cerebria.aspirations import Aspiration, lead
from game.cerebria.board import NOBODY
from game.cerebria.causes import PointsFor
from game.cerebria.economy import unused_majors, unused_minors
from game.cerebria.ego_procedures import (
    TO_THE_BRIM,
    FortressKind,
    Only,
    ask_invoke,
    fortify_realms,
    intensify_slots,
    may_invoke,
    quell_slots,
    raze_realms,
)
from game.cerebria.ego_purse import change_ego_willpower, ego_seat, score_for_ego
from game.cerebria.ego_target import ask_target
from game.cerebria.events import SpecialBegan
from game.cerebria.state import CerebriaState, Frame, Step
from game.chance import Chance
from game.event import Event


class Line(NamedTuple):
    """One line of the table: a procedure with its amounts, condition and repetitions."""

    step: Step
    essence: int = 0
    cards: int = 0
    only: Only = Only.ANY
    times: int = 1


_RAZE = Line(Step.EGO_RAZE)
_FORTIFY = Line(Step.EGO_FORTIFY)
_QUELL = Line(Step.EGO_QUELL, essence=2)
_CONTROL_LINES = (
    Line(Step.EGO_INTENSIFY, essence=1, only=Only.RAISES_INTENSITY),
    Line(Step.EGO_INVOKE, essence=1, cards=2),
    _QUELL,
)

LINES: dict[Aspiration, tuple[Line, ...]] = {
    Aspiration.FORTITUDE: (_RAZE, _FORTIFY),
    Aspiration.VERSATILITY: (
        Line(Step.EGO_QUELL, essence=2, only=Only.REMOVES_VIBE),
        Line(Step.EGO_INVOKE, essence=1, cards=3),
    ),
    Aspiration.SENSIBILITY: (Line(Step.EGO_INTENSIFY, essence=TO_THE_BRIM), _QUELL),
    Aspiration.LIVELINESS: (
        Line(Step.EGO_INTENSIFY, essence=1, times=3),
        Line(Step.EGO_INVOKE, essence=3, cards=1),
    ),
    Aspiration.UNITY: (
        Line(Step.EGO_INVOKE, essence=2, cards=1, only=Only.LENGTHENS_CHAIN),
        Line(Step.EGO_QUELL, essence=2, only=Only.OF_LONGEST_CHAIN),
    ),
    Aspiration.AWARENESS: (
        Line(Step.EGO_INVOKE, essence=2, cards=1, only=Only.IN_NEW_TRIAD),
        Line(Step.EGO_QUELL, essence=2, only=Only.LEAVES_PLAY),
    ),
    Aspiration.OPENNESS: _CONTROL_LINES,
    Aspiration.ATTITUDE: _CONTROL_LINES,
    Aspiration.REFLECTION: _CONTROL_LINES,
}


def begin_special(state: CerebriaState, frame: Frame, chance: Chance, events: list[Event]) -> None:
    """`frame.a` tells a Special Operation with a target and move of its own from a failed Operation."""
    if frame.a:
        state.stack.append(Frame(Step.SPECIAL, NOBODY))
        ask_target(state, chance, events)
        return
    events.append(SpecialBegan(state.target))
    before = lead(state, state.target, state.config.ego)
    kind = _endgame_raze(state)
    state.stack.append(Frame(Step.SPECIAL_END, NOBODY, before, int(kind is not None)))
    if kind is not None:
        state.stack.append(Frame(Step.EGO_RAZE, ego_seat(state), kind))
    else:
        _perform_first_line(state, events)


def _endgame_raze(state: CerebriaState) -> FortressKind | None:
    """Step 1: the kind of Fortress to raze where the people have no unused Fragment of that kind."""
    people = 1 - state.config.ego
    if not unused_minors(state, people) and raze_realms(state, FortressKind.MINOR):
        return FortressKind.MINOR
    if not unused_majors(state, people) and raze_realms(state, FortressKind.MAJOR):
        return FortressKind.MAJOR
    return None


def _perform_first_line(state: CerebriaState, events: list[Event]) -> None:
    """Step 2: the first line with a legal target in reach."""
    seat = ego_seat(state)
    for line in LINES[Aspiration(state.target)]:
        if not _is_possible(state, line):
            continue
        match line.step:
            case Step.EGO_INVOKE:
                ask_invoke(state, line.cards, line.essence, events, only=line.only)
            case Step.EGO_INTENSIFY:
                if line.times > 1:
                    state.stack.append(Frame(Step.SPECIAL_LINE, NOBODY, line.times - 1))
                state.stack.append(Frame(line.step, seat, line.essence, 0, line.only))
            case Step.EGO_QUELL:
                state.stack.append(Frame(line.step, seat, line.essence, line.only))
            case _:
                state.stack.append(Frame(line.step, seat))
        return


def _is_possible(state: CerebriaState, line: Line) -> bool:
    match line.step:
        case Step.EGO_INVOKE:
            return may_invoke(state, line.only)
        case Step.EGO_INTENSIFY:
            return bool(intensify_slots(state, line.essence, 0, line.only))
        case Step.EGO_QUELL:
            return bool(quell_slots(state, line.essence, line.only))
        case Step.EGO_FORTIFY:
            return bool(fortify_realms(state))
        case _:
            return bool(raze_realms(state))


def repeat_line(state: CerebriaState, frame: Frame) -> None:
    """Liveliness: intensify up to three different Emotions."""
    if intensify_slots(state, 1, 0):
        if frame.a > 1:
            state.stack.append(frame._replace(a=frame.a - 1))
        state.stack.append(Frame(Step.EGO_INTENSIFY, ego_seat(state), 1))


def end_special(state: CerebriaState, frame: Frame, events: list[Event]) -> None:
    """A point for an endgame raze; consolation if the target did not come nearer (step 3)."""
    if frame.b:
        score_for_ego(state, 1, PointsFor.ENDGAME_RAZE, events)
    elif lead(state, state.target, state.config.ego) <= frame.a:
        score_for_ego(state, 1, PointsFor.CONSOLATION, events)
        change_ego_willpower(state, 1, events)
