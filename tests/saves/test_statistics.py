"""The statistics: a match counts once, nothing that was counted is lost, and what is wrong is said."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from game.match import Match, Seat
from saves import atomic, statistics
from saves.faults import CannotWrite
from saves.statistics import FILE, Book, NewerStatistics
from saves.store import Store
from saves.tally import add_up, parts, people, tallies
from tests.saves.sample import LABEL, contents, play_on, tiny_match
from tests.tiny.rules import RULES
from tests.tiny.state import TinyOptions

LONG = 10_000
START = datetime(2026, 3, 1, 18, 30, tzinfo=UTC)


class Clock:
    """A minute passes whenever somebody looks."""

    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> datetime:
        self.now += timedelta(minutes=1)
        return self.now


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path, Clock())


def _ended(store: Store, seed: int = 3, seats: tuple[Seat, ...] | None = None) -> Match:
    """A match of two people that was saved when it began, and played to its end."""
    match = Match(RULES, TinyOptions(), seats or tiny_match(0).seats, seed)
    store.autosave(match)
    play_on(match, LONG)
    assert match.is_over
    return match


def _book(store: Store) -> Book:
    book, fault = store.statistics.look()
    assert fault is None
    return book


# -- once ---------------------------------------------------------------------------------------------------


def test_a_match_that_ends_is_counted_with_all_its_seats(store: Store) -> None:
    match = _ended(store)
    store.count(match)
    (result,) = _book(store).results
    outcome = match.outcome
    assert outcome is not None
    assert (result.game, result.rounds) == ("tiny", RULES.round(match.state))
    assert [seat.name for seat in result.seats] == ["Ada", "Bo"]
    assert tuple(seat.score for seat in result.seats) == outcome.scores
    assert tuple(number for number, seat in enumerate(result.seats) if seat.won) == outcome.winners


def test_a_match_counts_once_and_by_its_first_end(store: Store) -> None:
    """Also after it was taken back and ended otherwise: whoever saw the end has no second try."""
    match = _ended(store)
    store.count(match)
    first = _book(store).results
    other = Match(match.rules, match.options, match.seats, match.seed, free_takebacks=True)
    other.label = match.label
    for seed in range(50):
        while other.log:
            other.undo()
        other.seed = match.seed + seed  # other draws, so that the same match ends otherwise
        play_on(other, LONG)
        if other.outcome != match.outcome:
            break
    assert other.outcome != match.outcome
    other.seed = match.seed
    store.count(other)
    store.count(match)
    assert _book(store).results == first


def test_the_same_deal_again_is_another_match(store: Store) -> None:
    for _ in range(2):
        store.count(_ended(store))
    assert len(_book(store).results) == 2


def test_a_match_taken_up_from_a_replay_stands_for_the_first_one(store: Store) -> None:
    original, again, once_more = _ended(store), _ended(store), _ended(store)
    store.take_up(again, original)
    store.take_up(once_more, again)
    for match in (once_more, original, again):
        store.count(match)
    (result,) = _book(store).results
    assert store.first_end(original, _book(store)) == result
    assert store.first_end(once_more, _book(store)) == result


def test_what_goes_on_from_a_lesson_never_counts(store: Store) -> None:
    lesson = tiny_match(4)
    match = _ended(store)
    store.take_up(match, lesson)
    store.count(match)
    assert not _book(store).results


def test_matches_of_computers_alone_do_not_count(store: Store) -> None:
    store.count(_ended(store, seats=(Seat("random"), Seat("random"))))
    assert not store.statistics.path.exists()


# -- the file -----------------------------------------------------------------------------------------------


def test_the_file_is_no_match_file(store: Store) -> None:
    store.count(_ended(store))
    store.settle()
    assert store.statistics.path.name == FILE
    assert [slot.path.name for slot in store.slots()] == [
        path.name for path in store.folder.glob("autosave-*.json")
    ]
    assert store.file_count() == 1


@pytest.mark.parametrize(
    ("damage", "key"),
    [
        (lambda data: data[: len(data) // 2], "saves-bad-truncated"),
        (lambda data: b"", "saves-bad-empty"),
        (lambda data: b"\xff" + data, "saves-bad-encoding"),
        (lambda data: b"[]", "saves-bad-foreign"),
        (lambda data: b"{}", "statistics-bad-foreign"),
        (lambda data: data.replace(b'"version": 1', b'"version": true'), "statistics-bad-field"),
        (lambda data: data.replace(b'"won"', b'"win"'), "statistics-bad-field"),
        (lambda data: data.replace(b'"rounds":', b'"rounds":1e400,"x":'), "saves-bad-number"),
    ],
)
def test_a_damaged_file_is_said_and_nothing_of_it_is_lost(store: Store, damage, key: str) -> None:
    """The previous version is shown; the next result is added to it, and the damaged file stays as it was."""
    for seed in (1, 2):
        store.count(_ended(store, seed))
    path = store.statistics.path
    path.write_bytes(damage(path.read_bytes()))
    damaged = path.read_bytes()
    book, fault = store.statistics.look()
    assert fault is not None
    assert fault.key == key
    assert dict(fault.args)["file"] == FILE
    assert len(book.results) == 1
    before = contents(store.folder)
    store.statistics.look()
    assert contents(store.folder) == before, "looking changes nothing"
    store.count(_ended(store, 3))
    assert len(_book(store).results) == 2
    assert path.with_name(f"{FILE}.damaged-1").read_bytes() == damaged
    path.write_bytes(b"{}")
    store.count(_ended(store, 4))
    assert path.with_name(f"{FILE}.damaged-2").read_bytes() == b"{}"


def test_statistics_of_a_later_program_are_left_alone(store: Store) -> None:
    store.count(_ended(store, 1))
    path = store.statistics.path
    path.write_bytes(path.read_bytes().replace(b'"version": 1', b'"version": 2'))
    written = path.read_bytes()
    with pytest.raises(NewerStatistics) as refused:
        store.count(_ended(store, 2))
    assert refused.value.reason.key == "saves-bad-newer"
    assert path.read_bytes() == written


def test_a_folder_in_the_place_of_the_file_is_said(store: Store) -> None:
    store.statistics.path.mkdir(parents=True)
    _, fault = store.statistics.look()
    assert fault is not None
    assert fault.key == "saves-bad-folder"


def test_writing_is_all_or_nothing(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    store.count(_ended(store, 1))
    before = store.statistics.path.read_bytes()

    def fail(*_: object) -> None:
        raise OSError(28, "no room")

    monkeypatch.setattr(atomic.os, "replace", fail)
    match = tiny_match(LONG, 2)
    match.label = LABEL
    with pytest.raises(CannotWrite):
        store.count(match)
    monkeypatch.undo()
    assert store.statistics.path.read_bytes() == before
    assert [path.name for path in store.folder.glob(".*")] == []


def test_the_oldest_go_when_there_are_far_too_many(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(statistics, "MOST_RESULTS", 2)
    matches = [_ended(store, seed) for seed in range(3)]
    for match in matches:
        store.count(match)
    kept = {result.match for result in _book(store).results}
    assert store.first_end(matches[0], _book(store)) is None
    assert len(kept) == 2


def test_clearing_forgets_one_game_and_keeps_a_backup(store: Store) -> None:
    store.count(_ended(store))
    path = store.statistics.path
    plain = json.loads(path.read_bytes())
    plain["results"].append({**plain["results"][0], "match": "0" * 12, "game": "other"})
    path.write_text(json.dumps(plain))
    store.statistics.clear("tiny")
    assert [result.game for result in _book(store).results] == ["other"]
    assert len(json.loads(path.with_name(f"{FILE}.bak").read_bytes())["results"]) == 2


# -- what it comes to ---------------------------------------------------------------------------------------


def test_results_are_added_up_for_every_person_and_opposition(store: Store) -> None:
    ada, bo = Seat("person", "Ada"), Seat("person", "Bo")
    for seed, seats in enumerate([(ada, bo), (ada, bo), (bo, ada), (ada, Seat("normal"))]):
        store.count(_ended(store, seed, seats))
    results = _book(store).results
    everybody = list(parts(results, "tiny"))
    assert people(results, "tiny") == ["Ada", "Bo"]
    assert add_up(everybody).played == 7
    of_ada = tallies(part for part in everybody if part.name == "Ada")
    assert sum(tally.played for tally in of_ada.values()) == 4
    latest, *rest = of_ada
    assert latest.against.levels == {"normal"}
    assert not latest.against.has_people
    assert all(heading.against.has_people for heading in rest)
    for heading, tally in of_ada.items():
        same = [part for part in everybody if part.name == "Ada" and part.heading == heading]
        assert tally.best.score == max(part.score for part in same)
        assert tally.won == sum(part.won for part in same)


def test_who_leads_two_seats_of_a_side_has_one_part(store: Store) -> None:
    store.count(_ended(store))
    path = store.statistics.path
    plain = json.loads(path.read_bytes())
    seats = plain["results"][0]["seats"]
    plain["results"][0]["seats"] = [seats[0], seats[0], seats[1]]
    path.write_text(json.dumps(plain))
    assert [part.name for part in parts(_book(store).results, "tiny")] == ["Ada", "Bo"]
