"""Matches to save: the tiny game after some moves by chance, and files made from them."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from ai.table import Table
from game.chance import SeededChance
from game.match import Match, Seat
from saves.compose import Composer, Label, lay_out
from saves.schema import canonical, checksum
from tests.tiny.entry import ENTRY
from tests.tiny.rules import RULES
from tests.tiny.state import TinyOptions

PEOPLE = (Seat("person", "Ada"), Seat("person", "Bo"))
LABEL = Label("A rainy evening", datetime(2026, 3, 1, 18, 30, tzinfo=UTC))
SAVED = datetime(2026, 3, 1, 19, 5, tzinfo=UTC)


def play_on(match: Match, steps: int) -> None:
    """Make legal moves by chance, as many as there are or the match has."""
    chance = SeededChance(match.seed + match.step)
    for _ in range(steps):
        if match.is_over:
            return
        match.play(chance.pick(match.rules.legal(match.state)))


def tiny_match(steps: int = 12, seed: int = 3, **options: Any) -> Match:
    """Two people's match after some moves by chance."""
    match = Match(RULES, TinyOptions(**options), PEOPLE, seed)
    play_on(match, steps)
    return match


def reasoned_match(steps: int = 14, seed: int = 3) -> Match:
    """A match of a computer, which gives its reasons, against the Moth."""
    match = Match(RULES, TinyOptions(moth=True), (Seat("normal", "Ada"), Seat("moth")), seed)
    Table(match, ENTRY).play_out(steps)
    return match


def write(path: Path, match: Match, label: Label = LABEL) -> Path:
    """A match file at that path, without any store."""
    path.write_bytes(Composer().compose(match, label, SAVED))
    return path


def plain_of(match: Match) -> dict[str, Any]:
    """The values of a match's file, to be changed."""
    plain: dict[str, Any] = json.loads(Composer().compose(match, LABEL, SAVED))
    return plain


def write_plain(path: Path, plain: dict[str, Any]) -> Path:
    path.write_bytes(lay_out(plain))
    return path


def reseal(plain: dict[str, Any]) -> dict[str, Any]:
    """The values with checksums that fit, as somebody writes them who knows how."""
    whys = [entry.get("why") for entry in plain["log"]]
    return {
        **plain,
        "checksum": checksum(canonical(plain["state"])),
        "words_checksum": checksum(canonical([plain["headline"], plain["last_event"]])),
        "reasons_checksum": checksum(canonical(whys)),
    }


def contents(folder: Path) -> dict[str, bytes]:
    """Every file below a folder, byte by byte."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
