"""The folder of matches: slots, autosave, quick save, titles, import and export."""

from __future__ import annotations

import json
import os
import threading
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from game.match import Match
from game.text import text
from saves import atomic
from saves import store as store_module
from saves.faults import BadFile, CannotWrite, backup_of
from saves.opening import open_match
from saves.store import Store, default_folder
from tests.saves.sample import contents, play_on, tiny_match, write

PICTURE = b"\x89PNG a picture"


class Clock:
    """A minute passes whenever somebody asks."""

    def __init__(self) -> None:
        self.time = datetime(2026, 3, 1, 12, 0, tzinfo=UTC)

    def __call__(self) -> datetime:
        self.time += timedelta(minutes=1)
        return self.time


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path / "matches", Clock())


def titles(store: Store) -> list[str | None]:
    return [slot.header and slot.header.title for slot in store.slots()]


# -- autosave -----------------------------------------------------------------------------------------------


def test_an_empty_folder_has_no_slots(store: Store) -> None:
    assert store.slots() == []
    assert store.newest() is None
    assert not store.folder.exists(), "looking makes nothing"


def test_autosave_keeps_one_file_a_match_with_the_previous_as_backup(store: Store) -> None:
    match, other = tiny_match(3), tiny_match(5, seed=8)
    path = store.autosave(match)
    store.autosave(other)
    for _ in range(4):
        play_on(match, 1)
        assert store.autosave(match) == path
    store.settle()
    assert open_match(path).match.log == match.log
    assert len(store.slots()) == 2
    assert all(slot.is_autosave for slot in store.slots())
    store.autosave(match)
    store.settle()
    assert open_match(backup_of(path)).match.step == match.step


def test_two_matches_of_one_seed_do_not_share_a_file(store: Store) -> None:
    assert store.autosave(tiny_match(4)) != store.autosave(tiny_match(4))


def test_a_match_that_was_opened_goes_on_in_its_own_file(store: Store) -> None:
    path = store.autosave(tiny_match(4), title="Rain")
    match = open_match(path).match
    play_on(match, 2)
    again = Store(store.folder, Clock())
    assert again.autosave(match) == path
    again.settle()
    assert open_match(path).match.step == 6
    assert titles(again) == ["Rain"]


def test_of_several_autosaves_that_wait_the_newest_is_written(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = tiny_match(1)
    path = store.autosave(match)
    may_write = threading.Event()
    written: list[int] = []
    really = atomic.replace

    def slow(path: Path, data: bytes, *, keep_previous: bool = True) -> None:
        assert may_write.wait(10)
        written.append(len(json.loads(data)["log"]))
        really(path, data, keep_previous=keep_previous)

    monkeypatch.setattr(atomic, "replace", slow)
    for _ in range(6):
        play_on(match, 1)
        store.autosave(match)
    may_write.set()
    store.settle()
    assert written[-1] == 7
    assert len(written) <= 2, "the one being written when the others came, and the last"
    assert open_match(path).match.step == 7


def test_what_an_autosave_could_not_write_is_told_once(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    match = tiny_match(2)
    path = store.autosave(match)
    before = path.read_bytes()
    refusal = CannotWrite(path, text("saves-cannot-write", file=path.name, reason=text("saves-system-full")))

    def refuse(*args: object, **named: object) -> None:
        raise refusal

    with monkeypatch.context() as patched:
        patched.setattr(atomic, "replace", refuse)
        store.autosave(match)
        assert len(store.slots()) == 1, "the load screen opens all the same"
        with pytest.raises(CannotWrite) as failed:
            store.settle()
    assert failed.value is refusal
    assert path.read_bytes() == before
    store.settle()
    play_on(match, 1)
    store.autosave(match)
    assert store.slots()[0].header.step == 3  # type: ignore[union-attr]


def test_a_folder_that_cannot_be_written_is_told_at_the_first_autosave(tmp_path: Path) -> None:
    (tmp_path / "matches").write_bytes(b"a file in the way")
    with pytest.raises(CannotWrite):
        Store(tmp_path / "matches").autosave(tiny_match(1))


# -- slots --------------------------------------------------------------------------------------------------


def test_slots_are_newest_first_with_those_that_cannot_be_opened_among_them(store: Store) -> None:
    for title in ("first", "second", "third"):
        store.save_as(tiny_match(3), title)
    assert titles(store) == ["third", "second", "first"]
    broken = next(slot for slot in store.slots() if slot.header and slot.header.title == "second").path
    broken.write_bytes(b'{"format": "egotable-match", ')
    fault = next(slot for slot in store.slots() if slot.path == broken)
    assert fault.header is None
    assert fault.fault == text("saves-bad-truncated", file=broken.name, line="1", column="29")
    assert fault.backup is None
    assert len(store.slots()) == 3


def test_a_broken_slot_offers_its_backup(store: Store) -> None:
    match = tiny_match(3)
    path = store.save_as(match, "Rain")
    play_on(match, 1)
    store.save_as(match, "Rain")
    path.write_bytes(path.read_bytes()[:100])
    slot = store.slots()[0]
    assert slot.fault is not None
    assert slot.backup is not None
    assert open_match(slot.backup).match.step == 3


def test_files_that_are_no_matches_are_left_out(store: Store) -> None:
    store.save_as(tiny_match(3), "Rain", PICTURE)
    for name in ("settings.json", "notes.txt", ".a.json.7-1.tmp", ".hidden.json"):
        (store.folder / name).write_text("{}")
    assert titles(store) == ["Rain"]


def test_a_file_put_there_by_hand_is_listed(store: Store) -> None:
    store.folder.mkdir()
    write(store.folder / "from a friend.json", tiny_match(4))
    assert titles(store) == ["A rainy evening"]


def test_a_changed_file_is_read_again_and_an_unchanged_one_is_not(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = store.save_as(tiny_match(3), "a"), store.save_as(tiny_match(3), "b")
    store.slots()
    read: list[Path] = []
    really = store_module.read_header
    monkeypatch.setattr(store_module, "read_header", lambda path: (read.append(path), really(path))[1])
    store.slots()
    assert read == []
    write(second, tiny_match(5))
    store.slots()
    assert read == [second]
    assert first.exists()


def test_newest_is_the_latest_that_opens_and_is_not_over(store: Store) -> None:
    old = store.save_as(tiny_match(3), "old")
    good = store.save_as(tiny_match(4), "good")
    edited = store.save_as(tiny_match(5), "edited")
    plain = json.loads(edited.read_bytes())
    plain["state"]["round"] += 1
    edited.write_text(json.dumps(plain))
    store.save_as(tiny_match(60), "over")
    (store.folder / "broken.json").write_bytes(b"{")
    for path in (old, good):  # whatever a synchronised folder did to the times of the files
        os.utime(path)
    newest = store.newest()
    assert newest is not None
    assert newest.path == good
    store.delete(newest)
    newest = store.newest()
    assert newest is not None
    assert newest.path == old


def test_unfinished_files_are_cleared_away_when_they_belong_to_nobody(store: Store) -> None:
    store.folder.mkdir()
    fresh, stale = store.folder / ".a.json.1-1.tmp", store.folder / ".b.json.2-2.tmp"
    for path in (fresh, stale):
        path.write_bytes(b"half a ma")
    two_hours_ago = time.time() - 7200
    os.utime(stale, (two_hours_ago, two_hours_ago))
    assert store.slots() == []
    assert fresh.exists(), "another window may be writing it"
    assert not stale.exists()


# -- saving under a title -----------------------------------------------------------------------------------


def test_the_same_title_replaces_only_the_same_match(store: Store) -> None:
    match, other = tiny_match(3), tiny_match(9, seed=4)
    path = store.save_as(match, "Rain")
    play_on(match, 1)
    assert store.save_as(match, " Rain\n") == path
    assert store.save_as(other, "Rain") != path
    assert store.save_as(match, "Sun") != path
    assert open_match(path).match.step == 4
    assert open_match(backup_of(path)).match.step == 3
    assert sorted(str(title) for title in titles(store)) == ["Rain", "Rain", "Sun"]


@pytest.mark.parametrize("title", ["", "…", "con", "../../etc/passwd", "ÄÖß ~ Œuvre", "x" * 300, "雨"])
def test_any_title_makes_a_file_in_the_folder(store: Store, title: str) -> None:
    path = store.save_as(tiny_match(3), title)
    assert path.parent == store.folder
    assert path.name.isascii()
    assert open_match(path).header.title == title[:120]


def test_a_free_name_is_taken_even_when_another_window_is_quicker(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = store.save_as(tiny_match(3), "Rain")
    really = os.path.exists
    monkeypatch.setattr(os.path, "exists", lambda path: path != first and really(path))
    second = store.save_as(tiny_match(5, seed=8), "Rain")
    monkeypatch.undo()
    assert second != first
    assert [open_match(path).match.step for path in (first, second)] == [3, 5]


def test_quick_save_keeps_one_file_a_match(store: Store) -> None:
    match = tiny_match(3)
    path = store.quick_save(match)
    play_on(match, 2)
    assert store.quick_save(match) == path
    assert store.quick_save(tiny_match(3)) != path
    assert open_match(path).match.step == 5
    assert [(slot.is_quick_save, slot.is_autosave) for slot in store.slots()] == [(True, False)] * 2


def test_the_thumbnail_lies_beside_the_file_and_stays_when_none_is_given(store: Store) -> None:
    match = tiny_match(3)
    for save in (store.autosave, store.quick_save):
        path = save(match, thumbnail=PICTURE)
        save(match)
        slot = next(slot for slot in store.slots() if slot.path == path)
        assert slot.thumbnail is not None
        assert slot.thumbnail.read_bytes() == PICTURE
        assert b"PNG" not in path.read_bytes()
    bare = store.save_as(match, "bare")
    assert store.slot(bare).thumbnail is None


# -- rename, delete, import, export -------------------------------------------------------------------------


def test_rename_changes_the_title_alone(store: Store) -> None:
    match = tiny_match(3)
    path = store.save_as(match, "Rain")
    play_on(match, 1)
    store.save_as(match, "Rain")
    backup = backup_of(path).read_bytes()
    store.rename(store.slots()[0], "Sun\tand wind")
    opened = open_match(path)
    assert opened.header.title == "Sun and wind"
    assert opened.warning is None
    assert opened.match.log == match.log
    assert opened.header.headline is not None
    assert backup_of(path).read_bytes() == backup


def test_a_renamed_autosave_keeps_its_title_while_the_match_goes_on(store: Store) -> None:
    match = tiny_match(3)
    store.autosave(match)
    store.rename(store.slots()[0], "Sun")
    for _ in range(2):
        play_on(match, 1)
        store.autosave(match)
        assert titles(store) == ["Sun"]
    store.autosave(match, title="Wind")
    store.autosave(match)
    assert titles(store) == ["Wind"]


def test_a_broken_file_cannot_be_renamed_and_stays_as_it_is(store: Store) -> None:
    path = store.save_as(tiny_match(3), "Rain")
    path.write_bytes(path.read_bytes()[:200])
    before = contents(store.folder)
    with pytest.raises(BadFile):
        store.rename(store.slots()[0], "Sun")
    assert contents(store.folder) == before


def test_delete_takes_backup_and_thumbnail_along_and_nothing_else(store: Store) -> None:
    match = tiny_match(3)
    kept = store.save_as(match, "kept", PICTURE)
    for _ in range(2):
        gone = store.save_as(match, "gone", PICTURE)
    assert backup_of(gone).exists()
    store.delete(next(slot for slot in store.slots() if slot.path == gone))
    assert set(contents(store.folder)) == {kept.name, kept.with_suffix(".thumb").name}


def test_a_broken_file_can_be_deleted(store: Store) -> None:
    store.folder.mkdir()
    (store.folder / "broken.json").write_bytes(b"{")
    store.delete(store.slots()[0])
    assert store.slots() == []


def test_export_and_import_carry_a_match_from_folder_to_folder(store: Store, tmp_path: Path) -> None:
    match = tiny_match(7)
    store.autosave(match, title="Rain")
    parcel = tmp_path / "parcel.json"
    store.export(store.slots()[0], parcel)
    other = Store(tmp_path / "elsewhere")
    slots = [other.import_file(parcel), other.import_file(parcel)]
    assert slots[0].path != slots[1].path
    assert not any(slot.is_autosave for slot in slots)
    for slot in slots:
        assert slot.header is not None
        assert slot.header.title == "Rain"
        assert open_match(slot.path).match.log == match.log


def test_export_keeps_what_lay_there(store: Store, tmp_path: Path) -> None:
    store.save_as(tiny_match(7), "Rain")
    slot = store.slots()[0]
    target = tmp_path / "parcel.json"
    target.write_bytes(b"a diary")
    store.export(slot, target)
    assert target.read_bytes() == slot.path.read_bytes()
    assert backup_of(target).read_bytes() == b"a diary"
    before = contents(store.folder)
    store.export(slot, slot.path)
    assert contents(store.folder) == before, "a file is its own copy already"


def test_a_bad_file_is_not_imported(store: Store, tmp_path: Path) -> None:
    (tmp_path / "diary.json").write_text('{"dear": "diary"}')
    with pytest.raises(BadFile) as refused:
        store.import_file(tmp_path / "diary.json")
    assert refused.value.reason == text("saves-bad-foreign", file="diary.json")
    assert not store.folder.exists()


# -- two windows --------------------------------------------------------------------------------------------


def test_two_windows_that_save_one_match_leave_a_whole_file(tmp_path: Path) -> None:
    first = Store(tmp_path)
    match = tiny_match(2)
    path = first.autosave(match)
    failures: list[BaseException] = []

    def window() -> None:
        try:
            store, mine = Store(tmp_path), open_match(path).match
            for _ in range(15):
                play_on(mine, 1)
                assert store.autosave(mine) == path
                store.settle()
                store.save_as(mine, "Rain")
                assert all(slot.fault is None for slot in store.slots())
        except BaseException as failure:
            failures.append(failure)
            raise

    windows = [threading.Thread(target=window) for _ in range(3)]
    for each in windows:
        each.start()
    for each in windows:
        each.join()
    assert failures == []
    assert open_match(path).match.step >= 3
    assert open_match(backup_of(path)).warning is None
    assert not [each for each in tmp_path.iterdir() if each.name.endswith(atomic.UNFINISHED)]


def test_without_a_folder_of_their_own_matches_lie_where_the_platform_keeps_data() -> None:
    assert Store(None).folder == default_folder()
    assert default_folder().name == "matches"
    assert "egotable" in str(default_folder())


def test_saving_leaves_the_match_as_it_is(store: Store) -> None:
    match, same = tiny_match(6), tiny_match(6)
    store.autosave(match)
    store.save_as(match, "Rain")
    assert isinstance(match, Match)
    assert (match.state, match.log, match.step) == (same.state, same.log, same.step)
