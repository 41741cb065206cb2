"""The shape of the code: files one can read in one sitting, and words that belong in it."""

from __future__ import annotations

import re

from tests.gates.sources import ROOT, sources

LONGEST = 450


def test_files_are_short_enough_to_read():
    long = [f"{source.path}: {source.lines} lines" for source in sources() if source.lines > LONGEST]
    assert not long, "\n".join(long)


def test_no_drawer_for_odds_and_ends():
    odd = re.compile(r"(^|/)(utils?|helpers?|misc|common)(\.py|/)")
    assert not [source.path for source in sources() if odd.search(source.path)]


def test_nothing_is_left_for_later():
    """Marks of unfinished work; the words themselves are allowed in this file only."""
    unfinished = re.compile(r"\b(TODO|FIXME|XXX|HACK)\b|raise NotImplementedError")
    found = [
        f"{source.path}:{number}: {line.strip()}"
        for source in sources()
        if source.path != "tests/gates/test_shape.py"
        for number, line in enumerate((ROOT / source.path).read_text(encoding="utf-8").splitlines(), 1)
        if unfinished.search(line)
    ]
    assert not found, "\n".join(found)
