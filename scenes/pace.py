"""The pace of the window: sixty pictures a second, none so full that the next one is late."""

from __future__ import annotations

import math
import time

FRAME = 1 / 60
PATIENCE = 0.004
"""Seconds of a picture for sprites that were never drawn before; with more of them it takes several."""
LATE = 0.006
"""Seconds of events and rules after which the drawing is left to the next frame."""


class Pace:
    """How much one frame does. At first everything at once: a single picture or a test waits for nothing."""

    def __init__(self) -> None:
        self.patience = math.inf
        self._late = math.inf
        self._began = 0.0
        self._has_left_out = False

    def hurry(self) -> None:
        """Spread what takes long over several frames from now on: somebody looks at a running window."""
        self.patience, self._late = PATIENCE, LATE

    def begin(self) -> None:
        """A frame begins."""
        self._began = time.perf_counter()

    def leaves_out_drawing(self) -> bool:
        """Whether this frame has done enough already and the next one draws; never twice in a row."""
        is_late = time.perf_counter() - self._began > self._late
        self._has_left_out = is_late and not self._has_left_out
        return self._has_left_out


class Beat:
    """The clock of a window in motion. Every frame has its own time, so that a late one delays no other."""

    def __init__(self) -> None:
        self._last = self._due = time.perf_counter()

    def wait(self) -> float:
        """Sleep until the next frame is due; the seconds since the last one began."""
        now = time.perf_counter()
        self._due += FRAME
        if self._due > now:
            time.sleep(self._due - now)
            now = time.perf_counter()
        elif now - self._due > 2 * FRAME:
            self._due = now  # what was missed is not made up for by a rush
        passed, self._last = now - self._last, now
        return passed
