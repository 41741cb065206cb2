"""What one action sets off, part by part: a work turned up, what it did, a blow, a retirement."""

from __future__ import annotations

from game.action import Action
from game.chance import Chance
from game.event import Event
from game.opus.apply import answer
from game.opus.events import (
    Attacked,
    CopyDeclared,
    CostPaid,
    NoWorkLaid,
    PointsChanged,
    Retired,
    RoundBegun,
    RoundEnded,
    TargetChosen,
    TargetShown,
    WorkFailed,
    WorkFlipped,
    WorkLaid,
)
from game.opus.run import Run
from game.opus.state import Frame, FrameKind, OpusState

_BEGINS = (
    WorkFlipped,
    CopyDeclared,
    WorkFailed,
    Attacked,
    Retired,
    PointsChanged,
    RoundEnded,
    RoundBegun,
)
"""With each of these something new begins."""
_TURNED_UP = (WorkFlipped, CopyDeclared, CostPaid)
"""What comes before the result of a work."""
_QUIET = (WorkLaid, NoWorkLaid, TargetChosen, TargetShown)
"""Nothing that would be shown by itself."""


def parts_of(state: OpusState, action: Action, chance: Chance) -> list[tuple[OpusState, list[Event]]]:
    """Carry an action out: the table after each part of it, with what happened in that part."""
    run = _Telling(state, chance)
    answer(run, action)
    return [*run.parts, (state, run.events[run.begun :])]


class _Telling(Run):
    """Keeps a copy of the table whenever something new begins."""

    __slots__ = ("begun", "parts")

    def __init__(self, state: OpusState, chance: Chance) -> None:
        super().__init__(state, chance)
        self.parts: list[tuple[OpusState, list[Event]]] = []
        self.begun = 0

    def tell(self, event: Event) -> None:
        if isinstance(event, _BEGINS):
            self._cut()
        super().tell(event)

    def push(self, frame: Frame) -> None:
        is_turn = frame.kind in (FrameKind.ACT, FrameKind.TOGETHER)
        is_result = frame.kind == FrameKind.EFFECT and bool(self.events)
        if is_turn or (is_result and isinstance(self.events[-1], _TURNED_UP)):
            self._cut()
        super().push(frame)

    def _cut(self) -> None:
        happened = self.events[self.begun :]
        if any(not isinstance(event, _QUIET) for event in happened):
            self.parts.append((self.state.copy(), happened))
            self.begun = len(self.events)
