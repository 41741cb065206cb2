"""Plays whole matches of Cerebria through the window: `python -m tests.cerebria_table [matches]`.

Every way to play in turn, touching only what is highlighted; the first fault ends it with its seed.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from tests.cerebria_table.playing import QUICK, Toucher, sit
from tests.cerebria_table.positions import SETTINGS
from tests.window.driver import Driver


def main(matches: int) -> None:
    for seed in range(matches):
        settings = SETTINGS[seed % len(SETTINGS)]
        began = time.process_time()
        with tempfile.TemporaryDirectory() as folder, Driver(Path(folder), **QUICK) as driver:
            scene = sit(driver, seed=seed, **settings)
            touches = Toucher(driver, scene, seed).play(lambda choice: driver.click(choice.id))
            outcome = scene.sitting.match.outcome
            assert outcome is not None, "the match is over"
            spent = time.process_time() - began
            print(
                f"seed {seed}, {settings['mode']}: {touches} touches, {outcome.scores}, {spent:.0f} s",
                flush=True,
            )


main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
