"""A file that cannot be opened gives one sentence with its place, is left alone, and offers its backup."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.registry import GameEntry
from game.text import Text, text
from saves.faults import BadFile, backup_of, system_reason
from saves.opening import open_match, opens, read_header
from saves.plain import LARGEST_FILE
from scenes.words import LANGUAGES, Words
from tests.saves.sample import contents, plain_of, reseal, tiny_match, write, write_plain
from tests.tiny.rules import RULES

Change = Callable[[dict[str, Any]], Any]


def refusal(path: Path) -> Text:
    """The sentence the file gets; it touches nothing and can be said in every language, in one line."""
    before = contents(path.parent)
    with pytest.raises(BadFile) as refused:
        open_match(path)
    assert contents(path.parent) == before
    for language in LANGUAGES:
        said = Words(language).say(refused.value.reason)
        assert path.name in said
        assert "\n" not in said
    return refused.value.reason


def test_missing_folder_and_device(tmp_path: Path) -> None:
    assert refusal(tmp_path / "none.json") == text("saves-bad-missing", file="none.json")
    (tmp_path / "folder.json").mkdir()
    assert refusal(tmp_path / "folder.json") == text("saves-bad-folder", file="folder.json")
    write(tmp_path / "a.json", tiny_match())
    assert refusal(tmp_path / "a.json" / "b.json") == text("saves-bad-missing", file="b.json")
    with pytest.raises(BadFile):
        open_match(Path("a\0b.json"))


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes in this system's folders")
def test_a_pipe_keeps_nobody_waiting(tmp_path: Path) -> None:
    path = tmp_path / "pipe.json"
    os.mkfifo(path)
    with pytest.raises(BadFile) as refused:
        open_match(path)
    assert refused.value.reason == text("saves-bad-no-file", file="pipe.json")


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (b"", "saves-bad-empty"),
        (b"\0\0\0\0", "saves-bad-empty"),
        (b"[1, 2]", "saves-bad-foreign"),
        (b'{"name": "a save of something else"}', "saves-bad-foreign"),
        (b"\x89PNG\r\n\x1a\n", "saves-bad-encoding"),
        (b"{\n\n  nonsense }", "saves-bad-json"),
        (b'{"format": NaN}', "saves-bad-json"),
        (b"[" * 100_000, "saves-bad-nested"),
    ],
)
def test_foreign_bytes(tmp_path: Path, data: bytes, key: str) -> None:
    path = tmp_path / "foreign.json"
    path.write_bytes(data)
    assert refusal(path).key == key


def test_the_place_of_broken_text_is_told_by_line_and_column(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_bytes(b'{\n"format": "egotable-match",\n"version" 2\n}')
    assert refusal(path) == text("saves-bad-json", file="a.json", line="3", column="11")
    path.write_bytes(b'{\n"title": "\xff"\n}')
    assert refusal(path) == text("saves-bad-encoding", file="a.json", line="2", column="11")


def test_a_truncated_file_says_where_it_breaks_off(tmp_path: Path) -> None:
    path = write(tmp_path / "a.json", tiny_match())
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 2])
    lines = path.read_text().count("\n") + 1
    reason = refusal(path)
    assert reason.key == "saves-bad-truncated"
    assert dict(reason.args)["line"] == str(lines)


def test_a_huge_file_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    with path.open("wb") as file:
        file.truncate(LARGEST_FILE * 5)
    with pytest.raises(BadFile) as refused:
        read_header(path)
    assert refused.value.reason == text("saves-bad-huge", file="a.json", size=40, limit=8)


def put(field: str, value: object) -> Change:
    return lambda plain: plain.update({field: value})


@pytest.mark.parametrize(
    ("change", "field"),
    [
        (put("version", "2"), "version"),
        (put("version", 0), "version"),
        (put("version", True), "version"),
        (put("rules_version", 0), "rules_version"),
        (put("options", {"rounds": "five"}), "options.rounds"),
        (put("options", {"rounds": 900}), "options.rounds"),
        (put("options", {"colour": 3}), "options.colour"),
        (put("seats", []), "seats"),
        (put("title", "two\nlines"), "title"),
        (put("title", "x" * 5000), "title"),
        (put("created", "yesterday"), "created"),
        (put("created", "0001-01-01T00:00:00+09:00"), "created"),
        (put("saved", 1700000000), "saved"),
        (put("over", "no"), "over"),
        (put("headline", ["key"]), "headline"),
        (put("first_step", 4), "start"),
        (put("extra", 1), "extra"),
        (lambda plain: plain.pop("seed"), "seed"),
        (lambda plain: plain["log"][3].pop("action"), "log.3.action"),
        (lambda plain: plain["log"][3].update(seat="0"), "log.3.seat"),
        (lambda plain: plain["seats"][1].update(controller="A Person"), "seats.1.controller"),
    ],
)
def test_a_field_that_does_not_fit_is_named(tmp_path: Path, change: Change, field: str) -> None:
    plain = plain_of(tiny_match())
    change(plain)
    path = write_plain(tmp_path / "a.json", plain)
    assert refusal(path) == text("saves-bad-field", file="a.json", field=field)


def test_absurd_numbers_are_named(tmp_path: Path) -> None:
    plain = plain_of(tiny_match())
    path = write_plain(tmp_path / "a.json", {**plain, "seed": 1 << 64})
    assert refusal(path) == text("saves-bad-number", file="a.json", field="seed")
    plain["log"][2]["action"] = ["hide", -(10**4000)]
    write_plain(path, plain)
    assert refusal(path) == text("saves-bad-number", file="a.json", field="log.2.action.1")
    path.write_text(path.read_text().replace('"seed":', '"speed": 1e999, "seed":'))
    assert refusal(path) == text("saves-bad-number", file="a.json", field="speed")


def test_a_changed_position_is_noticed(tmp_path: Path) -> None:
    plain = plain_of(tiny_match())
    plain["state"]["seats"][0]["sparks"] += 1
    path = write_plain(tmp_path / "a.json", plain)
    assert refusal(path) == text("saves-bad-edited", file="a.json", field="state")


def test_a_changed_end_is_noticed(tmp_path: Path) -> None:
    path = write_plain(tmp_path / "a.json", {**plain_of(tiny_match()), "over": True})
    assert refusal(path) == text("saves-bad-edited", file="a.json", field="over")


def test_a_sealed_position_of_the_wrong_shape_is_named(tmp_path: Path) -> None:
    plain = plain_of(tiny_match())
    plain["state"]["seats"][0]["hand"] = "all of them"
    path = write_plain(tmp_path / "a.json", reseal(plain))
    assert refusal(path) == text("saves-bad-field", file="a.json", field="state.seats[0].hand")
    plain = {**plain_of(tiny_match()), "first_step": 4, "start": {"deck": []}}
    write_plain(path, plain)
    assert refusal(path) == text("saves-bad-field", file="a.json", field="start")


@pytest.mark.parametrize(
    "change",
    [
        lambda state: state["seats"][0].update(hand=[0, 0, 0, 0]),
        lambda state: state["lanterns"].pop(),
        lambda state: state["seats"].pop(),
        lambda state: state["deck"].append(700),
    ],
)
def test_a_sealed_position_that_cannot_be_is_refused(tmp_path: Path, change: Change) -> None:
    plain = plain_of(tiny_match())
    change(plain["state"])
    path = write_plain(tmp_path / "a.json", reseal(plain))
    assert refusal(path) == text("saves-bad-position", file="a.json")


def test_seats_must_be_those_of_the_game(tmp_path: Path) -> None:
    plain = plain_of(tiny_match())
    path = write_plain(tmp_path / "a.json", {**plain, "seats": plain["seats"] * 2})
    assert refusal(path) == text("saves-bad-seats", file="a.json", game="tiny", seats=2, given=4)
    write_plain(path, {**plain, "options": {"rounds": 5, "hand": 4, "moth": True}})
    assert refusal(path) == text("saves-bad-field", file="a.json", field="seats.1.controller")


def test_a_game_that_is_not_on_the_table(tmp_path: Path) -> None:
    path = write_plain(tmp_path / "a.json", {**plain_of(tiny_match()), "game": "mahjong"})
    assert refusal(path) == text("saves-bad-game", file="a.json", game="mahjong")


def test_newer_rules(tmp_path: Path) -> None:
    path = write_plain(tmp_path / "a.json", {**plain_of(tiny_match()), "rules_version": RULES.version + 1})
    assert refusal(path) == text("saves-bad-newer-rules", file="a.json", game="tiny")


def test_the_header_alone_needs_no_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = write(tmp_path / "a.json", tiny_match())
    monkeypatch.setattr(GameEntry, "load_rules", lambda entry: pytest.fail("the rules were loaded"))
    assert read_header(path).step == 12


def test_the_backup_is_offered_when_it_opens(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_bytes(b"{")
    with pytest.raises(BadFile) as refused:
        open_match(path)
    assert not refused.value.offers_backup, "there is none"
    write(backup_of(path), tiny_match(11))
    assert refused.value.offers_backup
    assert open_match(refused.value.backup).match.step == 11
    refused.value.backup.write_bytes(b"{")
    assert not refused.value.offers_backup, "it does not open"
    with pytest.raises(BadFile) as refused:
        open_match(backup_of(path))
    assert not refused.value.offers_backup, "a backup has no backup"


def test_every_word_of_the_system_can_be_said() -> None:
    import errno

    for number in (*errno.errorcode, 99999):
        for language in LANGUAGES:
            assert Words(language).say(system_reason(OSError(number, "")))


def test_opens(tmp_path: Path) -> None:
    path = write(tmp_path / "a.json", tiny_match())
    assert opens(path)
    path.write_bytes(path.read_bytes()[:-40])
    assert not opens(path)
