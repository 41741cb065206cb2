"""Records: copies, plain values both ways, and the place of what does not fit."""

from __future__ import annotations

from enum import IntEnum
from typing import Any, ClassVar, NamedTuple

import pytest

from game.record import BadRecord, Record, decode, encode, record


class Mood(IntEnum):
    CALM = 0
    WILD = 3


class Draw(NamedTuple):
    seat: int
    count: int = 1


class Discard(NamedTuple):
    seat: int
    cards: tuple[int, ...] = ()


@record
class Hand(Record):
    cards: list[int]
    name: str = ""
    limit: int = 7
    deck: ClassVar[str] = "main"


@record
class LargeHand(Hand):
    spare: list[int] | None = None


@record
class Board(Record):
    hands: list[Hand]
    by_place: dict[int, list[int]]
    by_name: dict[str, int]
    pending: list[Draw | Discard]
    pair: tuple[int, str]
    mood: Mood = Mood.CALM
    guest: Hand | None = None
    ratio: float = 0.5
    is_open: bool = False
    rows: list[list[int]] | None = None


def a_board() -> Board:
    return Board(
        hands=[Hand([1, 2], "Ada"), Hand([], "Bo", 5)],
        by_place={10: [1], -2: []},
        by_name={"x": 1},
        pending=[Draw(1, 2), Discard(0, (4, 5))],
        pair=(3, "c"),
        mood=Mood.WILD,
        guest=Hand([9]),
        rows=[[1], [2, 3]],
    )


def test_copy_is_equal_and_shares_nothing_that_changes():
    board = a_board()
    copy = board.copy()
    assert copy == board
    copy.hands[0].cards.append(7)
    copy.hands.pop()
    copy.by_place[10].append(5)
    copy.by_name["y"] = 2
    copy.pending.clear()
    copy.guest.cards.clear()
    copy.rows[1].clear()
    copy.mood = Mood.CALM
    assert board == a_board()


def test_copy_of_nothing_stays_nothing():
    board = a_board()
    board.guest = board.rows = None
    assert board.copy() == board


def test_derived_record_copies_its_own_fields_whoever_is_copied_first():
    assert Hand([1]).copy() == Hand([1])
    large = LargeHand([1], spare=[2])
    copy = large.copy()
    assert type(copy) is LargeHand
    assert copy == large
    copy.spare.append(3)
    assert large.spare == [2]


def test_copy_written_by_hand_is_kept():
    @record
    class Counted(Record):
        number: int

        def copy(self) -> Counted:
            return Counted(self.number + 1)

    assert [Counted(1).copy().number for _ in range(2)] == [2, 2]


def test_class_values_are_no_fields():
    assert encode(Hand([1])) == {"cards": [1], "name": "", "limit": 7}
    assert Hand([1]).copy().deck == "main"


def test_plain_values_both_ways():
    plain = encode(a_board())
    assert plain["by_place"] == {"10": [1], "-2": []}
    assert plain["pending"] == [["Draw", 1, 2], ["Discard", 0, [4, 5]]]
    assert plain["pair"] == [3, "c"]
    assert plain["mood"] == 3
    board = decode(Board, plain)
    assert board == a_board()
    assert type(board.mood) is Mood
    assert type(board.pending[1]) is Discard


def changed(path: list[Any], value: Any) -> Any:
    plain = encode(a_board())
    holder = plain
    for step in path[:-1]:
        holder = holder[step]
    holder[path[-1]] = value
    return plain


@pytest.mark.parametrize(
    ("path", "value", "fault"),
    [
        (["hands"], {}, "state.hands: a list expected"),
        (["hands", 1], [], "state.hands[1]: an object with cards, name, limit expected"),
        (["hands", 1, "cards"], [1, "2"], "state.hands[1].cards[1]: int expected"),
        (["hands", 0, "limit"], True, "state.hands[0].limit: int expected"),
        (["hands", 0, "limit"], 7.0, "state.hands[0].limit: int expected"),
        (["by_place"], [], "state.by_place: an object expected"),
        (["by_place"], {"1": [], "01": []}, "state.by_place: a key that is no whole number"),
        (["by_place"], {"9" * 5000: []}, "state.by_place: a key that is no whole number"),
        (["by_place", "10"], ["x"], "state.by_place.10[0]: int expected"),
        (["pending", 0], ["Draw", 1], "state.pending[0]: a Draw or a Discard expected"),
        (["pending", 0], ["Steal", 1, 1], "state.pending[0]: a Draw or a Discard expected"),
        (["pending", 1], ["Discard", 0, [None]], "state.pending[1].cards[0]: int expected"),
        (["pending", 0], ["Draw", "1", 2], "state.pending[0].seat: int expected"),
        (["pair"], [3], "state.pair: a list of 2 expected"),
        (["pair", 1], 3, "state.pair[1]: str expected"),
        (["mood"], 1, "state.mood: a Mood expected"),
        (["mood"], True, "state.mood: a Mood expected"),
        (["guest"], 3, "state.guest: an object with cards, name, limit or null expected"),
        (["guest", "cards"], None, "state.guest.cards: a list expected"),
        (["ratio"], "0.5", "state.ratio: float expected"),
        (["is_open"], 1, "state.is_open: bool expected"),
        (["extra"], 1, "state: an object with hands, by_place"),
    ],
)
def test_what_does_not_fit_is_refused_with_its_place(path, value, fault):
    with pytest.raises(BadRecord) as refused:
        decode(Board, changed(path, value))
    assert str(refused.value).startswith(fault)


def test_missing_field_is_refused():
    plain = encode(a_board())
    del plain["mood"]
    with pytest.raises(BadRecord, match="state: an object with hands"):
        decode(Board, plain)


def test_whole_number_stands_for_a_float():
    assert decode(Board, changed(["ratio"], 2)).ratio == 2


@pytest.mark.parametrize("held", [set[int], Any, tuple[list[int], ...], dict[int, set[int]], object])
def test_record_cannot_hold_what_a_file_or_a_copy_would_lose(held):
    @record
    class Odd(Record):
        thing: held  # type: ignore[valid-type]

    Odd.__annotations__["thing"] = held
    with pytest.raises(TypeError, match="cannot hold"):
        Odd(None).copy()


def test_named_tuple_that_holds_a_list_is_refused():
    with pytest.raises(TypeError, match="cannot hold"):
        Leaking([]).copy()


class Loose(NamedTuple):
    cards: list[int]


@record
class Leaking(Record):
    pending: list[Loose]


def test_keys_are_numbers_or_names():
    with pytest.raises(TypeError, match="keys of a dict in a record"):
        decode(ByMood, {"moods": {"0": 1}})


@record
class ByMood(Record):
    moods: dict[Mood, int]


def test_undecorated_record_says_so():
    class Plain(Record):
        pass

    with pytest.raises(TypeError, match="Plain is no @record"):
        Plain().copy()
