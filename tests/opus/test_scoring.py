"""The score sheet: every point has a source, in every format."""

from __future__ import annotations

from typing import Any

import pytest

from ai.levels import take_seats
from ai.table import Table
from game.event import Event
from game.match import Match
from game.opus.events import PointsChanged, Source
from game.opus.rules import RULES
from game.opus.scoring import point_paths
from game.registry import find

FORMATS: list[dict[str, Any]] = [
    {"format": "duel"},
    {"format": "four"},
    {"format": "solitaire", "max_rounds": 12},
    {"format": "schism"},
    {"format": "superego"},
]


def _played(seed: int, options: dict[str, Any]) -> tuple[Match, list[Event]]:
    entry, chosen = find("opus"), RULES.options(**options)
    match = Match(RULES, chosen, take_seats(entry, chosen, ["random"]), seed)
    Table(match, entry).play_out()
    return match, [event for entry in match.log for event in entry.events]


@pytest.mark.parametrize("options", FORMATS, ids=lambda options: options["format"])
def test_the_sources_add_up_to_the_points(options: dict[str, Any]) -> None:
    match, history = _played(2, options)
    outcome = match.outcome
    assert outcome is not None
    sheet = RULES.sheet(match.state, history)
    assert any(any(line.points) for line in sheet)
    assert tuple(map(sum, zip(*(line.points for line in sheet), strict=True))) == outcome.scores
    assert "opus-score-earlier" not in [line.source.key for line in sheet]
    paths = point_paths(match.state, history)
    assert tuple(path[-1] for path in paths) == outcome.scores
    assert {len(path) for path in paths} == {match.state.round + 1}


def test_what_cannot_be_lost_is_no_source() -> None:
    """Points never fall below 0: over several matches some artist is lost by a seat that has none."""
    for seed in range(4):
        _, history = _played(seed, {})
        for event in history:
            if isinstance(event, PointsChanged):
                assert sum(amount for _, amount in event.sources) == event.amount
                assert all(amount < 0 for source, amount in event.sources if source is Source.LOST)


def test_points_older_than_the_history_have_a_line_of_their_own() -> None:
    match, history = _played(2, {"format": "duel"})
    late = [event for event in history if not isinstance(event, PointsChanged)]
    first, *rest = RULES.sheet(match.state, late)
    assert first.source.key == "opus-score-earlier"
    assert match.outcome is not None
    assert first.points == match.outcome.scores
    assert not any(any(line.points) for line in rest)
