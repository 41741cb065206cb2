"""`python -m tests.tiny`: the command line with the tiny game on the table."""

from __future__ import annotations

from egotable import main
from game.registry import register
from tests.tiny.entry import ENTRY

register(ENTRY)

if __name__ == "__main__":
    main()
