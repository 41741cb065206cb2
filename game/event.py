"""What happened, as frozen records of references and numbers; sentences come from the locale files."""

from __future__ import annotations

from typing import ClassVar


class Event:
    """Base of all events; a game writes its own as frozen, slotted dataclasses of ints and tuples."""

    __slots__ = ()

    reveals: ClassVar[bool] = False
    """Whether a hidden fact became known to somebody: undo does not go past such an event."""
