"""Keeps the match going: whatever is on the stack first, then the phase, until somebody must decide."""

from __future__ import annotations

from collections.abc import Callable

from game.opus.ego_phase import go_on_after_work, go_on_laying, go_on_with_egos
from game.opus.entering import go_on_replacing
from game.opus.flip import go_on_acting, go_on_flipping
from game.opus.moving import go_on_discarding, go_on_drawing, go_on_taking_ideas
from game.opus.ordering import go_on_naming, go_on_retargeting
from game.opus.play_target import go_on_playing
from game.opus.programs import go_on_searching, steps_of
from game.opus.rounds import go_on_drawing_works, go_on_ending
from game.opus.run import Run, is_unsettled
from game.opus.settling import go_on_settling, start_settling
from game.opus.state import Ask, Frame, FrameKind, Phase
from game.opus.together import go_on_together
from game.opus.working import go_on_ordering, go_on_scrying


def _go_on_with_text(run: Run, frame: Frame) -> None:
    """Run the steps of a text until it ends, asks or starts something, or the table must settle."""
    state = run.state
    steps = steps_of(frame.program)
    depth = len(state.stack)
    while frame.step < len(steps):
        steps[frame.step].do(run, frame)
        if state.asked or len(state.stack) != depth or is_unsettled(state):
            return
    state.stack.pop()


def _ask_for_discard(run: Run, frame: Frame) -> None:
    run.ask(Ask.DISCARD, frame.seat)


_FRAMES: dict[FrameKind, Callable[[Run, Frame], None]] = {
    FrameKind.EFFECT: _go_on_with_text,
    FrameKind.SETTLE: go_on_settling,
    FrameKind.DRAW: go_on_drawing,
    FrameKind.DISCARD: go_on_discarding,
    FrameKind.LIMIT: _ask_for_discard,
    FrameKind.SEARCH: go_on_searching,
    FrameKind.SCRY: go_on_scrying,
    FrameKind.ORDER: go_on_ordering,
    FrameKind.REPLACE: go_on_replacing,
    FrameKind.ACT: go_on_acting,
    FrameKind.TOGETHER: go_on_together,
    FrameKind.EGO_WORK: go_on_after_work,
    FrameKind.IDEAS: go_on_taking_ideas,
    FrameKind.NAME: go_on_naming,
    FrameKind.RETARGET: go_on_retargeting,
}

_SETTLES_FIRST = frozenset((FrameKind.EFFECT, FrameKind.ACT, FrameKind.EGO_WORK))
"""What waits for the table to settle (B.9) before its next step; all others are parts of one primitive."""

_OVER = Phase.OVER
_PHASES: dict[Phase, Callable[[Run], None]] = {
    Phase.DRAW: go_on_drawing_works,
    Phase.PLAY: go_on_playing,
    Phase.FLIP: go_on_flipping,
    Phase.SUPEREGO: go_on_laying,
    Phase.EGOS: go_on_with_egos,
    Phase.END: go_on_ending,
}


def advance(run: Run, *, only_stack: bool = False) -> None:
    """Go on until a decision is asked for or the match is over, or only until the stack is done."""
    state = run.state
    stack = state.stack
    while not state.asked and state.phase != _OVER:
        if stack:
            frame = stack[-1]
            if frame.kind in _SETTLES_FIRST and is_unsettled(state):
                start_settling(run)
            else:
                _FRAMES[frame.kind](run, frame)
        elif is_unsettled(state):
            start_settling(run)
        elif only_stack:
            return
        else:
            _PHASES[state.phase](run)
