"""Memory: given back to the system when a table is put away, and left alone while pieces move."""

from __future__ import annotations

import gc
import sys
from contextlib import suppress


def give_back() -> None:
    """Let go of pages that were left, which know each other in circles, and of their pictures.

    The C library of Linux keeps that memory otherwise: after three tables it is half of all the window uses.
    """
    gc.unfreeze()
    gc.collect()
    if sys.platform == "linux":
        import ctypes

        with suppress(OSError, AttributeError):  # another C library than the usual one
            ctypes.CDLL(None).malloc_trim(0)


_MANY = 3
"""Young generations of objects that were looked through since all of them were."""


def tidy() -> bool:
    """Look through what is new before the collector does so in the middle of a move; whether it was time."""
    if gc.get_count()[2] < _MANY:
        return False
    gc.collect()
    gc.freeze()
    return True


def leave_alone() -> None:
    """Let the collector of garbage pass over everything there is now: all of it stays as long as the table.

    Looking through it would take a tenth of a second, again and again, in the middle of a move.
    """
    gc.unfreeze()
    gc.collect()
    gc.freeze()
