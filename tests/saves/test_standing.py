"""Under what a match of each game counts: side, way and challenge, in words of every language."""

from __future__ import annotations

from typing import Any

import pytest

from game.chance import SeededChance
from game.opus.decks import STARTER_LISTS, Deck
from game.registry import find
from game.rules import Standing
from scenes.words import LANGUAGES, Words


def _standings(game: str, /, **options: Any) -> list[Standing | None]:
    rules = find(game).load_rules()
    chosen = rules.options(**options)
    state = rules.new(chosen, SeededChance(4))
    return [rules.standing(chosen, state, seat) for seat in range(len(rules.seats(chosen)))]


def _said(standing: Standing | None) -> list[str]:
    assert standing is not None
    return [Words("en").say(each) for each in standing if each is not None]


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({}, ["Bliss", "One Spirit against the Ego · basic game", "the Ego (Medium)"]),
        (
            {"side": "gloom", "game": "full", "harder": (1, 2, 3)},
            ["Gloom", "One Spirit against the Ego · full game", "the Ego (Hard)"],
        ),
        (
            {"harder": (4, 1), "easier": (2,)},
            ["Bliss", "One Spirit against the Ego · basic game", "the Ego (harder: 1, 4; easier: 2)"],
        ),
        ({"mode": "pairs"}, ["Bliss", "Two people with two Spirits each · basic game"]),
    ],
)
def test_cerebria_counts_by_side_and_by_how_hard_the_ego_is(options: dict[str, Any], expected: list[str]):
    assert _said(_standings("cerebria", **options)[0]) == expected


def test_the_essence_counts_by_faction_and_number_of_players() -> None:
    standings = _standings("essence", players=3, factions=("veiled_senate",))
    assert _said(standings[0]) == ["Veiled Senate", "3 players"]
    assert len({each.side for each in standings if each is not None}) == 3


def test_ego_and_opus_counts_by_format_and_list() -> None:
    own = Deck(title="Sundays", **STARTER_LISTS["L2"].model_dump(include={"portfolio", "vault"}))
    duel = _standings("opus", lists=("L3", own))
    assert [_said(each) for each in duel[:2]] == [["Sight Gags", "Duel"], ["“Sundays”", "Duel"]]
    assert duel[2] is None, "the egos have no points"
    assert _said(_standings("opus", format="solitaire", lists=("L3",))[0])[2] == "the egos"
    assert _said(_standings("opus", format="superego")[2])[0] == "the Superego with Sight Gags"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["cerebria", "essence", "opus"])
def test_every_standing_can_be_said(game: str, language: str) -> None:
    for standing in _standings(game):
        assert standing is None or all(Words(language).say(each) for each in standing if each is not None)
