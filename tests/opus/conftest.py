"""Executes texts that no card has, for the tests of the vocabulary (D)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from game.action import Action
from game.opus import programs
from game.opus.cards import ARTIST, EGO
from game.opus.grammar import parse_result
from game.opus.state import NOTHING, Frame, FrameKind
from tests.opus.builder import Table

Perform = Callable[..., Frame]


@pytest.fixture
def perform(monkeypatch: pytest.MonkeyPatch) -> Perform:
    """Executes a text for the artist in zone 1, as if a work had brought it, and answers its decisions."""

    def perform_text(
        table: Table,
        text: str,
        target: str = "E1",
        say: Sequence[Action] = (),
        boost: int = 0,
        this: int = NOTHING,
    ) -> Frame:
        compiled = programs.compile_program(parse_result(text))
        monkeypatch.setattr(programs, "PROGRAMS", (*programs.PROGRAMS, compiled))
        state = table.state
        frame = Frame(
            FrameKind.EFFECT,
            seat=state.layout.owner[0],
            program=len(programs.PROGRAMS) - 1,
            me=state.card[0],
            target=state.card[table.place(target)] if target else NOTHING,
            aim=EGO if target.startswith("E") else ARTIST,
            boost=boost,
            this=this,
        )
        state.stack.append(frame)
        table.run(say)
        return frame

    return perform_text
