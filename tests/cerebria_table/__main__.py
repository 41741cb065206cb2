"""`python -m tests.cerebria_table [--games 20] [--keys]`: whole matches by real events.

The matches of `test_matches.py`, or more of them with other seeds. One line a match with its CPU time; a
failure is a traceback.
"""

from __future__ import annotations

import argparse
import os
import tempfile
import time
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from tests.cerebria_table.matches import BY_KEYS, BY_MOUSE, play_match


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.cerebria_table")
    parser.add_argument("--games", type=int)
    parser.add_argument("--keys", action="store_true", help="by keys alone instead of by mouse")
    given = parser.parse_args()
    for number in range(given.games or len(BY_KEYS if given.keys else BY_MOUSE)):
        began = time.process_time()
        with tempfile.TemporaryDirectory() as folder:
            said = play_match(Path(folder), number, with_keys=given.keys)
        print(f"{number}: {said}, {time.process_time() - began:.1f} s", flush=True)


if __name__ == "__main__":
    main()
