"""What every test stands on: the tiny game on the table, no screen, no sound, the same examples each time."""

from __future__ import annotations

import os

# Before anything imports pygame: tests draw off-screen unless somebody chose a driver, as the Xvfb run does.
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from hypothesis import settings

from game.registry import register
from tests.tiny.entry import ENTRY

settings.register_profile("fixed", derandomize=True, deadline=None)
settings.load_profile("fixed")

register(ENTRY)
