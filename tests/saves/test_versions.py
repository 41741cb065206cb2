"""A stored file of every version of the format still opens.

The files are never written again: whoever raises the version adds one and leaves the others alone. All hold
the same match, fifteen actions of a computer against the Moth.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.match import Seat
from game.text import text
from saves.faults import BadFile
from saves.migrate import UPGRADES
from saves.opening import open_match, read_header
from saves.schema import VERSION
from saves.store import Store
from tests.saves.sample import LABEL, SAVED, contents

STORED = Path(__file__).parent / "versions"


def test_every_version_is_stored_and_has_its_upgrade() -> None:
    assert {path.stem for path in STORED.iterdir()} == {str(each) for each in range(1, VERSION + 1)}
    assert set(UPGRADES) == set(range(1, VERSION))


@pytest.mark.parametrize("version", range(1, VERSION + 1))
def test_a_file_of_this_version_opens(version: int) -> None:
    path = STORED / f"{version}.json"
    stored = json.loads(path.read_bytes())
    assert stored["version"] == version
    opened = open_match(path)
    match = opened.match
    assert opened.warning is None
    assert match.rules.encode(match.state) == stored["state"]
    assert [match.rules.actions.encode(entry.action) for entry in match.log] == [
        entry["action"] for entry in stored["log"]
    ]
    assert match.step == 15
    assert all(entry.why and entry.why.sentences for entry in match.log)
    assert opened.match.seats == (Seat("normal", "Ada"), Seat("moth"))
    assert not opened.match.free_takebacks
    assert opened.label == LABEL
    assert read_header(path).saved == SAVED


@pytest.mark.parametrize("version", range(1, VERSION + 1))
def test_a_file_of_this_version_can_be_imported_renamed_and_saved_in_the_present_one(
    version: int, tmp_path: Path
) -> None:
    before = contents(STORED)
    store = Store(tmp_path)
    slot = store.import_file(STORED / f"{version}.json")
    store.rename(slot, "An old friend")
    opened = open_match(slot.path)
    assert opened.header.title == "An old friend"
    path = store.save_as(opened.match, "An old friend")
    assert path == slot.path
    assert json.loads(path.read_bytes())["version"] == VERSION
    assert open_match(path).match.log == opened.match.log
    assert contents(STORED) == before


def test_what_an_old_file_lacks_is_named(tmp_path: Path) -> None:
    plain = json.loads((STORED / "1.json").read_bytes())
    for field, value in {"seats": ["Ada"], "log": 4, "title": None}.items():
        path = tmp_path / f"{field}.json"
        path.write_text(json.dumps({**plain, field: value}))
        with pytest.raises(BadFile) as refused:
            open_match(path)
        key, args = refused.value.reason
        assert key == "saves-bad-field"
        assert str(dict(args)["field"]).startswith(field)


def test_a_newer_file_is_refused_by_its_version(tmp_path: Path) -> None:
    plain = json.loads((STORED / f"{VERSION}.json").read_bytes())
    path = tmp_path / "future.json"
    path.write_text(json.dumps({**plain, "version": VERSION + 1, "soul": "new field"}))
    with pytest.raises(BadFile) as refused:
        open_match(path)
    expected = text("saves-bad-newer", file="future.json", version=str(VERSION + 1), known=str(VERSION))
    assert refused.value.reason == expected
