"""For whom a card's text is read, and the small functions that its parts are compiled into."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from game.opus.state import NOTHING, Frame, OpusState


class Bearer:
    """The card a static text belongs to, and what it is about: as much of a frame as such a text asks for."""

    __slots__ = ("doer", "it", "me", "seat", "work")

    target = this = subject = actor = opponent = other = NOTHING
    n = boost = 0

    def __init__(self, seat: int, me: int, work: int = NOTHING, doer: int = NOTHING) -> None:
        self.seat = seat
        self.me = me
        self.work = work
        self.doer = doer
        self.it = NOTHING


Reader: TypeAlias = Frame | Bearer
"""Whoever a text is read for."""
Reading: TypeAlias = Callable[[OpusState, Reader], int]
"""A number, or the number of a card, a work or a seat; `NOTHING` where there is none."""
Test: TypeAlias = Callable[[OpusState, Reader], bool]
Members: TypeAlias = Callable[[OpusState, Reader], list[int]]
