"""Texts and reasons as data, card files, and the registry."""

from __future__ import annotations

import pytest
from pydantic import BaseModel, ConfigDict

from game.action import Ref
from game.cards import BadCards, load_cards
from game.registry import GameEntry, UnknownGame, find, games, load, register
from game.rules import IllegalAction
from game.text import Text, seat_text, text
from game.why import Candidate, Why
from tests.tiny.entry import ENTRY
from tests.tiny.rules import RULES
from tests.tiny.state import Light

SENTENCE = text("lit", seat=seat_text(1), card=text("card", value=3), rate=0.5)


def test_text_reads_like_a_call():
    assert text("lit", seat=1) == Text("lit", (("seat", 1),))
    assert seat_text(2) == Text("seat", (("seat", 2),))


def test_text_both_ways():
    plain = SENTENCE.encode()
    assert plain == [
        "lit",
        [["seat", ["seat", [["seat", 1]]]], ["card", ["card", [["value", 3]]]], ["rate", 0.5]],
    ]
    assert Text.decode(plain) == SENTENCE


@pytest.mark.parametrize(
    "plain",
    [
        None,
        "lit",
        [],
        ["lit"],
        [1, []],
        ["lit", {}],
        ["lit", [["seat"]]],
        ["lit", [[1, 2]]],
        ["lit", [["a", None]]],
    ],
)
def test_plain_values_that_are_no_text(plain):
    with pytest.raises(ValueError, match="text"):
        Text.decode(plain)


WHY = Why(
    (SENTENCE,),
    (text("brightness"), text("nearness")),
    (
        Candidate((Ref("card", 3), Ref("verb", "light")), text("card", value=3), (3, 0.25)),
        Candidate((), text("card", value=1), (1, 2)),
    ),
    chosen=1,
    decided_by=0,
)


def test_reason_both_ways():
    assert Why.decode(WHY.encode()) == WHY
    bare = Why((text("only"),))
    assert Why.decode(bare.encode()) == bare
    assert bare.decided_by == -1


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("sentences", None),
        ("sentences", [3]),
        ("criteria", "brightness"),
        ("candidates", [[]]),
        ("candidates", [[[], ["card", []], ["3"]]]),
        ("candidates", [[[["card"]], ["card", []], []]]),
        ("candidates", [[[["card", None]], ["card", []], []]]),
        ("chosen", "1"),
        ("decided_by", None),
    ],
)
def test_plain_values_that_are_no_reason(name, value):
    with pytest.raises(ValueError, match=" "):
        Why.decode({**WHY.encode(), name: value})


def test_reason_needs_all_its_parts():
    plain = WHY.encode()
    del plain["chosen"]
    with pytest.raises(ValueError, match="sentences, criteria, candidates"):
        Why.decode(plain)


def test_cards_are_loaded_in_their_order():
    lights = load_cards("tiny", "lights", Light, "tests.tiny.assets")
    assert [(light.colour, light.value) for light in lights] == [
        (colour, value) for colour in range(3) for value in range(1, 7)
    ]


def test_bad_card_is_named_with_its_place():
    class Strict(BaseModel):
        model_config = ConfigDict(extra="forbid")
        id: str
        colour: int

    with pytest.raises(BadCards, match=r"^tiny/lights\.json, 0\.value: Extra inputs"):
        load_cards("tiny", "lights", Strict, "tests.tiny.assets")


def test_card_file_that_is_no_json(tmp_path, monkeypatch):
    folder = tmp_path / "broken_assets" / "cards" / "tiny"
    folder.mkdir(parents=True)
    (tmp_path / "broken_assets" / "__init__.py").write_text("")
    (folder / "lights.json").write_text("[{")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(BadCards, match=r"^tiny/lights\.json: Invalid JSON"):
        load_cards("tiny", "lights", Light, "broken_assets")


def test_game_is_found_by_its_name():
    assert find("tiny") is ENTRY
    assert ENTRY in games()
    assert ENTRY.load_rules() is RULES


def test_unknown_game():
    with pytest.raises(UnknownGame, match="chess"):
        find("chess")


def test_later_entry_of_a_name_replaces_the_earlier():
    other = GameEntry("tiny", rules="tests.tiny.rules:RULES", players="", picture="other:PICTURE")
    before = [entry.name for entry in games()]
    register(other)
    try:
        assert find("tiny") is other
        assert [entry.name for entry in games()] == before
    finally:
        register(ENTRY)


def test_rooms_are_loaded_by_their_path():
    assert load("game.rules:IllegalAction") is IllegalAction
