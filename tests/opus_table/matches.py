"""Whole matches of every format through the event loop, from the first card to the score sheet.

Every other match is played by keys alone, walking to what is lit or by its number; in every third one person
plays against computers, in the others people hand the window on. Lists, seeds and the sides of Schism differ
from match to match. Goals are those a new match has, and no round is the last.
"""

from __future__ import annotations

from pathlib import Path

from tests.opus_table.playing import QUICK, Reader, by_keys, by_mouse, by_numbers, show_score_sheet, sit
from tests.window.driver import QuickHands

FORMATS = ("duel", "four", "solitaire", "schism", "superego")
MATCHES = 10
"""Of each format."""
_LISTS = ("L1", "L2", "L3", "L4", "L5")
_HANDS = ("mouse", "focus", "mouse", "numbers")
_SIDES = ("two", "four", "solo")


def play_match(folder: Path, format_: str, number: int) -> str:
    """One whole match; what it was."""
    with QuickHands(folder, **QUICK) as driver:
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
        hands = _HANDS[number % len(_HANDS)]
        uses = {"mouse": by_mouse(driver), "focus": by_keys(driver), "numbers": by_numbers(driver, scene)}
        touches = Reader(driver, scene, number).play(uses[hands])
        show_score_sheet(driver, scene)
        match = scene.sitting.match
        return f"{touches} touches by {hands}, {match.step} steps, {match.state.round} rounds"
