"""The flip phase (B.5) and the action of one artist: reveal, flip or copy, pay, execute."""

from __future__ import annotations

from game.opus import board
from game.opus.cards import ACCEPTS, EGO, NONE, SPECIALTY, card_kind, kind_of
from game.opus.combat import attack, pay
from game.opus.events import CopyDeclared, CostPaid, TargetShown, WorkFailed, WorkFlipped
from game.opus.play_target import may_copy, work_to_flip
from game.opus.run import FLIP_END, FLIP_START, FLIPPED, Run
from game.opus.state import (
    NO_TARGET,
    NOTHING,
    UNCHOSEN,
    Ask,
    Deed,
    Flag,
    Frame,
    FrameKind,
    Mark,
    OpusState,
    Phase,
    laid_by,
    make_mark,
)
from game.opus.statics import may_flip, work_cost

WRONG_SCHOOL, TOO_EXPENSIVE, NEGATED, WRONG_KIND, NOBODY_THERE = range(5)
"""Why a flipped work came to nothing (B.5)."""

_ACT, _EFFECT = FrameKind.ACT, FrameKind.EFFECT
_BEGIN, _FLIP, _EXECUTE, _AFTER, _OVER = range(5)
"""The steps of one artist's action."""


def go_on_flipping(run: Run) -> None:
    """The turns of the flip phase, one after another, between its two events."""
    state = run.state
    if state.step == 0:
        state.step = 1
        run.happen(FLIP_START)
        return
    state.turn += 1
    if state.turn < 4:
        _take_turn(run)
    elif state.turn == 4:
        run.happen(FLIP_END)
    else:
        state.turn, state.step = 0, 0
        has_superego = state.layout.superego != NOTHING
        state.phase = Phase.SUPEREGO if has_superego else Phase.EGOS if state.layout.egos else Phase.END


def _take_turn(run: Run) -> None:
    state = run.state
    if board.is_schism(state):
        run.push(Frame(FrameKind.TOGETHER))
        return
    place = state.order[state.turn]
    if may_act(state, place):
        run.push(new_action(state, place))


def may_act(state: OpusState, place: int) -> bool:
    return state.card[place] != NOTHING and not state.flags[place] & Flag.DORMANT


def new_action(state: OpusState, place: int) -> Frame:
    return Frame(_ACT, seat=state.layout.owner[place], me=state.card[place])


def go_on_acting(run: Run, frame: Frame) -> None:
    """B.5, steps 2 to 7, for one artist alone."""
    state, place = run.state, frame.me & 7
    match frame.step:
        case 0:
            state.acting = place
            reveal_target(run, frame)
            work = work_to_flip(state, place)
            if work == NOTHING:
                frame.step = _OVER
                if not is_negated(state, frame):
                    attack_target(run, frame)
            elif may_copy(state, place, work):
                frame.step = _FLIP
                run.ask(Ask.FLIP_OR_COPY, frame.seat)
            else:
                frame.step = _FLIP
        case 1:
            flip(run, frame, is_copy=bool(frame.n))
            frame.step = _AFTER if pay_and_judge(run, frame) else _OVER
            if frame.step == _AFTER:
                execute(run, frame)
        case 3:
            become_live(run, frame)
            frame.step = _OVER
        case _:
            state.acting = NOTHING
            finish_action(run, frame)
            state.stack.pop()


def reveal_target(run: Run, frame: Frame) -> None:
    """The card standing at the target place now is the target for the whole action."""
    state, place = run.state, frame.me & 7
    target = state.target[place]
    frame.target = state.card[target] if target < NO_TARGET else NOTHING
    frame.aim = board.target_kind(state, place, target)
    state.aimed[place] = NO_TARGET if target == UNCHOSEN else target
    if frame.aim != EGO and not state.flags[place] & Flag.TARGET_OPEN:
        run.tell(TargetShown(frame.me, board.told_target(state, state.aimed[place])))
    state.flags[place] |= Flag.TARGET_OPEN


def attack_target(run: Run, frame: Frame) -> None:
    """Without a work the artist attacks, unless there is nobody to attack.

    In Schism the other artist of the pair may have exchanged the target meanwhile (B.5 step 2).
    """
    if board.is_in_play(run.state, frame.target):
        attack(run, frame.me, frame.target, 0)


def is_negated(state: OpusState, frame: Frame) -> bool:
    return bool(state.flags[frame.me & 7] & Flag.NEGATED)


def flip(run: Run, frame: Frame, *, is_copy: bool) -> None:
    """Turn the work up, or leave it face-down as a copy of the specialty."""
    state, place = run.state, frame.me & 7
    index = board.face_down(state, place)
    work = state.attached[place][index]
    kind = SPECIALTY[card_kind(frame.me)] if is_copy else kind_of(work)
    face = Mark.FLIPPED if is_copy else Mark.FLIPPED | Mark.FACE_UP
    state.marks[place][index] = make_mark(face, laid_by(state.marks[place][index]), kind)
    state.last_flipped[place] = state.flipped_as[place] = kind
    frame.this, frame.program = work, kind
    frame.boost, state.boost[place] = state.boost[place], 0
    if is_copy:
        state.deeds[place] |= Deed.COPIED
        run.tell(CopyDeclared(frame.me, kind))
    else:
        run.tell(WorkFlipped(frame.me, work))


def pay_and_judge(run: Run, frame: Frame) -> bool:
    """Pay for the flipped work if that is possible; whether its result is executed."""
    state, place = run.state, frame.me & 7
    cost = work_cost(state, place, frame.this, frame.program)
    reason = NOTHING
    if not may_flip(state, place, frame.program):
        reason = WRONG_SCHOOL
    elif state.vital[place] < cost:
        reason = TOO_EXPENSIVE
    else:
        pay(run, place, cost)
        run.tell(CostPaid(frame.me, cost))
        reason = _hindrance(state, frame)
    if reason == NOTHING:
        return True
    state.deeds[place] |= Deed.FAILED
    run.tell(WorkFailed(frame.me, reason))
    return False


def _hindrance(state: OpusState, frame: Frame) -> int:
    """Why a paid result is not executed (B.5 step 6)."""
    if is_negated(state, frame):
        return NEGATED
    if not ACCEPTS[frame.program] & frame.aim:
        return WRONG_KIND
    if frame.aim != NONE and frame.target == NOTHING:
        return NOBODY_THERE
    return NOTHING


def execute(run: Run, frame: Frame) -> None:
    """Begin the result of the flipped work."""
    run.state.executed.append((frame.me, frame.program))
    run.push(
        Frame(
            _EFFECT,
            seat=frame.seat,
            program=frame.program,
            me=frame.me,
            target=frame.target,
            aim=frame.aim,
            this=frame.this,
            boost=frame.boost,
        )
    )


def become_live(run: Run, frame: Frame) -> None:
    """The result has been executed: the lasting text begins."""
    make_live(run.state, frame.this)
    run.happen(FLIPPED, subject=frame.me, work=frame.this)


def make_live(state: OpusState, work: int) -> None:
    place, index = board.where_attached(state, work)
    if place != NOTHING:
        state.marks[place][index] |= Mark.LIVE


def finish_action(run: Run, frame: Frame) -> None:
    """The action is over; whoever has no drive left now is retired when the table settles."""
    state, place = run.state, frame.me & 7
    if board.is_in_play(state, frame.me):
        state.flags[place] |= Flag.ACTED
        if state.vital[place] <= 0:
            state.is_dying = True
