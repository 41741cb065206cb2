"""Whole matches of every format through the event loop, from the first card to the score sheet.

Every other match is played by keys alone; in every third one person plays against computers, in the others
people hand the window on. Lists, seeds and the sides of Schism differ from match to match. Goals are those a
new match has, and no round is the last.
"""

from __future__ import annotations

from pathlib import Path

from tests.opus_table.playing import QUICK, Reader, by_keys, by_mouse, show_score_sheet, sit
from tests.window.driver import Driver

FORMATS = ("duel", "four", "solitaire", "schism", "superego")
MATCHES = 10
"""Of each format."""
_LISTS = ("L1", "L2", "L3", "L4", "L5")
_SIDES = ("two", "four", "solo")


def play_match(folder: Path, format_: str, number: int) -> str:
    """One whole match; what it was."""
    with Driver(folder, is_brisk=True, **QUICK) as driver:
        lists = tuple(_LISTS[(number + seat) % len(_LISTS)] for seat in range(len(_LISTS)))
        scene = sit(
            driver,
            seed=number + 1,
            people=1 if number % 3 == 2 else 8,
            format=format_,
            lists=lists,
            side_a=_SIDES[number % 3],
            side_b=_SIDES[number // 3 % 3],
        )
        uses_keys = number % 2 == 1
        touches = Reader(driver, scene, number).play((by_keys if uses_keys else by_mouse)(driver))
        show_score_sheet(driver, scene)
        match = scene.sitting.match
        hands = "keys" if uses_keys else "mouse"
        return f"{touches} touches by {hands}, {match.step} steps, {match.state.round} rounds"
