"""`python -m tests.opus_table [--games 10] [--formats duel,four]`: whole matches by real events.

The matches of `test_matches.py`, or more of them. One line a match with its CPU time; a failure is a
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

from tests.opus_table.matches import FORMATS, MATCHES, play_match


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.opus_table")
    parser.add_argument("--games", type=int, default=MATCHES)
    parser.add_argument("--formats", default=",".join(FORMATS))
    given = parser.parse_args()
    for format_ in given.formats.split(","):
        for number in range(given.games):
            begun = time.process_time()
            with tempfile.TemporaryDirectory() as folder:
                said = play_match(Path(folder), format_, number)
            print(f"{format_} {number + 1}: {said}, {time.process_time() - begun:.1f} s", flush=True)


if __name__ == "__main__":
    main()
