"""`python -m tests.opus_table [--games 10] [--rounds 8]`: whole matches of every format, by real events.

Every other match is played by keys alone; in every third somebody plays against computers. Whatever glows is
touched by chance until the match is over and its score sheet is shown. One line a match; a failure is a
traceback.
"""

from __future__ import annotations

import argparse
import os
import tempfile
import time
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from scenes.control import Description
from tests.opus_table.playing import QUICK, Toucher, sit
from tests.window.driver import Driver

FORMATS = ("duel", "four", "solitaire", "schism", "superego")
SIDES = ("two", "four", "solo")
LISTS = ("L1", "L2", "L3", "L4", "L5")


def play(folder: Path, format_: str, number: int, rounds: int) -> str:
    """One whole match; what it was."""
    with Driver(folder, **QUICK) as driver:
        people = 1 if number % 3 == 2 else 8
        lists = tuple(LISTS[(number + seat) % len(LISTS)] for seat in range(len(LISTS)))
        sides = {"side_a": SIDES[number % 3], "side_b": SIDES[number // 3 % 3]}
        scene = sit(
            driver, seed=number + 1, people=people, format=format_, lists=lists, max_rounds=rounds, **sides
        )
        by_keys = number % 2 == 1

        def act(choice: Description) -> None:
            if by_keys:
                driver.focus(choice.id)
                driver.key("Enter")
            else:
                driver.click(choice.id)

        touches = Toucher(driver, scene, number).play(act, 20_000)
        match = scene.sitting.match
        assert match.outcome is not None, "the match never ends"
        driver.settle()
        if driver.scene is scene:
            driver.click("end")
        assert driver.scene.name == "end"
        for points in match.outcome.scores:
            assert str(points) in driver.texts(), "the score sheet says the points"
        hands = "keys" if by_keys else "mouse"
        return f"{touches} touches by {hands}, {match.step} steps, {match.state.round} rounds"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.opus_table")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--formats", default=",".join(FORMATS))
    parser.add_argument(
        "--rounds", type=int, default=8, help="after so many points decide; chance rarely wins"
    )
    given = parser.parse_args()
    for format_ in given.formats.split(","):
        for number in range(given.games):
            begun = time.process_time()
            with tempfile.TemporaryDirectory() as folder:
                said = play(Path(folder), format_, number, given.rounds)
            print(f"{format_} {number + 1}: {said}, {time.process_time() - begun:.0f} s", flush=True)


if __name__ == "__main__":
    main()
