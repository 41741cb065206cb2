"""Match files: saved early, halfway and at the end, a match opens as it was and goes on to the same end."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from game.match import PERSON, Match, Seat
from saves.compose import Composer, Label
from saves.opening import open_bytes
from tests.tester.comparing import assert_same
from tests.tester.playing import Playthrough, fingerprint

_LABEL = Label("A random match", datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC))
_SAVED = datetime(2026, 1, 2, 4, 5, 6, tzinfo=UTC)


def check_match_file(playthrough: Playthrough) -> None:
    """Save, open, save again: the same bytes; going on from there: the same end."""
    log, setting = playthrough.log, playthrough.setting
    roles = setting.rules.seats(setting.options)
    match = setting.start(tuple(Seat(role.automaton or PERSON, "Ada") for role in roles))
    composer = Composer()
    for stop in sorted({1, len(log) // 2, len(log)}):
        for entry in log[match.step : stop]:
            match.play(entry.action)
        with setting.blame(stop):
            _check_opens_the_same(playthrough, match, composer.compose(match, _LABEL, _SAVED))


def _check_opens_the_same(playthrough: Playthrough, match: Match, data: bytes) -> None:
    opened = open_bytes(Path("random.json"), data)
    assert opened.warning is None, f"opens with a warning: {opened.warning}"
    assert_same(opened.match.state, match.state, "a match opens in another state")
    assert opened.match.log == match.log, "a match opens with another log"
    assert Composer().compose(opened.match, opened.label, _SAVED) == data, "saved again, the file differs"
    for entry in playthrough.log[match.step :]:
        assert opened.match.play(entry.action) == entry, "an opened match goes on differently"
    end = fingerprint(playthrough.rules, opened.match.state)
    assert end == playthrough.fingerprints[-1], "an opened match ends differently"
