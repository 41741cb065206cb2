"""Options of a game as key=value."""

from __future__ import annotations

from enum import IntEnum
from typing import Literal

import pytest
from pydantic import Field, model_validator

from ai.options import Allowed, BadOption, allowed_options, read_options
from game.registry import GameEntry
from game.rules import Options
from game.text import text
from scenes.words import LANGUAGES, Words
from tests.tiny.entry import ENTRY
from tests.tiny.state import TinyOptions


class Mood(IntEnum):
    CALM = 1
    WILD = 2


class WideOptions(Options):
    """Every kind of field a game may have."""

    set: Literal["basic", "full"] = "basic"
    expansions: tuple[Literal["forces", "origins"], ...] = ()
    seats: int = Field(default=2, ge=1, le=4)
    pace: float | None = None
    rivals: list[int] = Field(default=[])
    rounds: Literal[3, 5] = 5
    mood: Mood = Mood.CALM

    @model_validator(mode="after")
    def _enough_seats(self) -> WideOptions:
        if len(self.rivals) > self.seats:
            raise ValueError("more rivals than seats")
        return self


class WideRules:
    options = WideOptions


WIDE = GameEntry("wide", rules="tests.ai.test_options:RULES", players="")
RULES = WideRules()


def test_options_are_read():
    assert read_options(ENTRY, []) == TinyOptions()
    assert read_options(ENTRY, ["rounds=3", "moth=true"]) == TinyOptions(rounds=3, moth=True)


def test_words_stand_for_the_fixed_values_of_a_field():
    assert read_options(WIDE, ["rounds=3", "mood=2", "pace=0.5"]) == WideOptions(
        rounds=3, mood=Mood.WILD, pace=0.5
    )
    with pytest.raises(BadOption) as refused:
        read_options(WIDE, ["rounds=4"])
    assert dict(refused.value.reason.args)["allowed"] == "3|5"


def test_lists_are_written_with_commas_or_as_json():
    expected = WideOptions(expansions=("forces", "origins"), rivals=[3, 1])
    assert read_options(WIDE, ["expansions=forces, origins", "rivals=3,1"]) == expected
    assert read_options(WIDE, ['expansions=["forces","origins"]', "rivals=[3, 1]"]) == expected
    assert read_options(WIDE, ["expansions="]) == WideOptions()


@pytest.mark.parametrize(
    ("entry", "pair", "reason"),
    [
        (ENTRY, "rounds", text("ai-option-without-value", given="rounds")),
        (
            ENTRY,
            "speed=3",
            text("ai-no-such-option", game="tiny", option="speed", known="rounds, hand, moth"),
        ),
        (ENTRY, "rounds=9", text("ai-bad-option", option="rounds", value="9", allowed="1..8")),
        (ENTRY, "rounds=", text("ai-bad-option", option="rounds", value="", allowed="1..8")),
        (ENTRY, "rounds=3.5", text("ai-bad-option", option="rounds", value="3.5", allowed="1..8")),
        (ENTRY, "moth=perhaps", text("ai-bad-option", option="moth", value="perhaps", allowed="true|false")),
        (WIDE, "set=huge", text("ai-bad-option", option="set", value="huge", allowed="basic|full")),
        (
            WIDE,
            "expansions=war",
            text("ai-bad-option", option="expansions", value="war", allowed="forces|origins,…"),
        ),
        (WIDE, "rivals=[1,", text("ai-bad-option", option="rivals", value="[1,", allowed="integer,…")),
        (WIDE, "rivals=1,2,3", text("ai-options-do-not-fit", game="wide", fault="more rivals than seats")),
    ],
)
def test_bad_option_gets_one_sentence(entry, pair, reason):
    with pytest.raises(BadOption) as refused:
        read_options(entry, [pair])
    assert refused.value.reason == reason
    for language in LANGUAGES:
        assert Words(language).say(reason)


def test_allowed_values_are_listed():
    assert allowed_options(ENTRY)[0] == Allowed("rounds", "1..8", "5", "rounds a match lasts")
    assert [each.values for each in allowed_options(WIDE)] == [
        "basic|full",
        "forces|origins,…",
        "1..4",
        "number",
        "integer,…",
        "3|5",
        "1|2",
    ]
    assert [each.default for each in allowed_options(WIDE)] == ["basic", "", "2", "", "", "5", "1"]
