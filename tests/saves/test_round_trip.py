"""A match goes into a file and comes back the same."""

from __future__ import annotations

import json
from datetime import datetime
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as some

from game.match import CannotUndo, Match, Seat
from game.text import text
from saves import compose
from saves.compose import Composer, Label
from saves.opening import open_bytes, open_match, read_header
from saves.schema import LONGEST_TITLE
from tests.saves.sample import (
    LABEL,
    PEOPLE,
    SAVED,
    plain_of,
    play_on,
    reasoned_match,
    reseal,
    tiny_match,
    write,
    write_plain,
)
from tests.tiny.rules import RULES
from tests.tiny.state import TinyOptions

HERE = Path("evening.json")


@given(
    seed=some.integers(-(2**70), 2**70),
    steps=some.integers(0, 40),
    rounds=some.integers(1, 8),
    hand=some.integers(2, 6),
)
def test_a_match_comes_back_as_it_was(seed: int, steps: int, rounds: int, hand: int) -> None:
    match = tiny_match(steps, seed, rounds=rounds, hand=hand)
    data = Composer().compose(match, LABEL, SAVED)
    opened = open_bytes(HERE, data)
    assert opened.warning is None
    assert opened.match.state == match.state
    assert opened.match.log == match.log
    assert (opened.match.options, opened.match.seats) == (match.options, match.seats)
    assert Composer().compose(opened.match, opened.label, SAVED) == data, "saved again, the file is the same"


@given(steps=some.integers(0, 20), more=some.integers(1, 20))
def test_a_match_goes_on_after_a_load_as_it_would_have_without(steps: int, more: int) -> None:
    match = tiny_match(steps)
    opened = open_bytes(HERE, Composer().compose(match, LABEL, SAVED)).match
    play_on(match, more)
    play_on(opened, more)
    assert (opened.state, opened.log) == (match.state, match.log)


def test_reasons_come_back(tmp_path: Path) -> None:
    match = reasoned_match()
    assert all(entry.why for entry in match.log)
    assert [entry.why for entry in open_match(write(tmp_path / "a.json", match)).match.log] == [
        entry.why for entry in match.log
    ]


def test_the_header_tells_what_the_load_screen_shows(tmp_path: Path) -> None:
    match = tiny_match(13)
    header = read_header(write(tmp_path / "a.json", match))
    assert (header.game, header.title, header.created, header.saved) == ("tiny", *LABEL, SAVED)
    assert (header.seats, header.step, header.over) == (PEOPLE, 13, False)
    assert header.headline == RULES.headline(match.state)
    assert read_header(write(tmp_path / "b.json", tiny_match(60))).over


def test_the_last_event_names_people_and_no_hidden_card(tmp_path: Path) -> None:
    hiding = tiny_match(0)
    hiding.play(RULES.legal(hiding.state)[0])
    assert read_header(write(tmp_path / "a.json", hiding)).last_event is None, (
        "a hidden card is nobody's news"
    )
    hiding.play(RULES.legal(hiding.state)[0])
    shown = read_header(write(tmp_path / "b.json", hiding)).last_event
    assert shown is not None
    assert shown.key == "tiny-event-shown"
    assert dict(shown.args)["leader"] in ("Ada", "Bo")


def test_names_and_titles_are_tidied(tmp_path: Path) -> None:
    match = Match(RULES, TinyOptions(), (Seat("person", "A\nda\x00 "), Seat("person", "\ud800Bo")), 1)
    header = read_header(
        write(tmp_path / "a.json", match, Label("  two\tlines\n" + "x" * 500, LABEL.created))
    )
    assert [seat.name for seat in header.seats] == ["A da", "Bo"]
    assert header.title.startswith("two lines xxx")
    assert len(header.title) == LONGEST_TITLE


def test_the_composer_follows_undo_and_other_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    composer = Composer()
    match = tiny_match(10, seed=5)
    match.free_takebacks = True
    composer.compose(match, LABEL, SAVED)
    match.undo()
    match.undo()
    match.play(RULES.legal(match.state)[-1])
    assert composer.compose(match, LABEL, SAVED) == Composer().compose(match, LABEL, SAVED)
    lines: list[object] = []
    really = compose._line
    monkeypatch.setattr(compose, "_line", lambda match, entry: lines.append(entry) or really(match, entry))
    match.play(RULES.legal(match.state)[0])
    composer.compose(match, LABEL, SAVED)
    assert lines == match.log[-1:], "autosave encodes what is new, not the whole log"
    other = tiny_match(6, seed=9)
    assert composer.compose(other, LABEL, SAVED) == Composer().compose(other, LABEL, SAVED)


# -- a log that leads elsewhere -----------------------------------------------------------------------------


def test_a_log_that_leads_elsewhere_opens_from_the_snapshot_and_says_so(tmp_path: Path) -> None:
    match = tiny_match(12)
    plain = plain_of(match)
    plain["log"][4]["seat"] ^= 1
    opened = open_match(write_plain(tmp_path / "a.json", plain))
    assert opened.warning == text("saves-warning-differs", file="a.json", step=5)
    assert opened.differs_at == 5
    assert opened.match.state == match.state
    assert (opened.match.step, opened.match.first_step, opened.match.log) == (12, 12, [])
    assert opened.replayed.log == match.log[:4], "as far as the log leads"
    with pytest.raises(CannotUndo) as refused:
        opened.match.undo()
    assert refused.value.reason == text("undo-before-snapshot")


@pytest.mark.parametrize(
    ("field", "value"), [("seed", 99), ("options", {"rounds": 6, "hand": 4, "moth": False})]
)
def test_another_seed_or_option_leads_elsewhere(tmp_path: Path, field: str, value: object) -> None:
    match = tiny_match(12)
    opened = open_match(write_plain(tmp_path / "a.json", {**plain_of(match), field: value}))
    assert opened.warning is not None
    assert opened.match.state == match.state


def test_a_match_from_a_snapshot_is_saved_and_opened_with_what_was_played_since(tmp_path: Path) -> None:
    plain = plain_of(tiny_match(8))
    plain["log"][2]["action"] = ["rest"]
    path = write_plain(tmp_path / "a.json", plain)
    match = open_match(path).match
    play_on(match, 3)
    write(path, match)
    again = open_match(path)
    assert again.warning is None
    assert (again.match.first_step, again.match.step) == (8, 11)
    assert again.match.state == match.state
    assert again.match.log == match.log


def test_before_the_first_action_a_match_can_begin_from_its_snapshot_too(tmp_path: Path) -> None:
    path = write_plain(tmp_path / "a.json", {**plain_of(tiny_match(0)), "seed": 4})
    match = open_match(path).match
    play_on(match, 2)
    again = open_match(write(path, match))
    assert again.warning is None
    assert again.match.state == match.state


def test_older_rules_that_lead_elsewhere_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = plain_of(tiny_match(8))
    plain["log"][7]["action"] = ["spare"]
    path = write_plain(tmp_path / "a.json", plain)
    monkeypatch.setattr(type(RULES), "version", 2)
    assert open_match(path).warning == text("saves-warning-older-rules", file="a.json", step=8)


def test_changed_words_are_left_out(tmp_path: Path) -> None:
    match = reasoned_match()
    plain = plain_of(match)
    plain["headline"] = ["no-such-message", []]
    plain["log"][0]["why"]["sentences"] = []
    path = write_plain(tmp_path / "a.json", plain)
    opened = open_match(path)
    assert opened.header.headline is None
    assert opened.match.state == match.state
    assert not any(entry.why for entry in opened.match.log)


def test_reasons_that_point_nowhere_are_refused_even_when_sealed(tmp_path: Path) -> None:
    from saves.faults import BadFile

    plain = plain_of(reasoned_match())
    plain["log"][1]["why"]["chosen"] = 70
    path = write_plain(tmp_path / "a.json", reseal(plain))
    with pytest.raises(BadFile) as refused:
        open_match(path)
    assert refused.value.reason == text("saves-bad-field", file="a.json", field="log.1.why")


def test_the_file_reads_line_by_line() -> None:
    data = Composer().compose(tiny_match(5), LABEL, SAVED)
    lines = data.decode().splitlines()
    assert sum(line.startswith('{"seat"') for line in lines) == 5
    assert json.loads(data)["title"] == LABEL.title
    assert datetime.fromisoformat(json.loads(data)["saved"]) == SAVED
