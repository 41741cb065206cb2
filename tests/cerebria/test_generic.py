"""Everything the contract asks of a game, over every mode of Cerebria, with golden playthroughs."""

from __future__ import annotations

from game.cerebria.events import CardShown, EgoDrew, HiddenShown, OperationTurnedUp
from game.registry import find
from tests.tester import Declared, GameSuite, Variant

_ALL_MODIFIERS = {"harder": [1, 2, 3, 4, 5, 6, 7], "easier": [1, 2, 3]}


class TestCerebria(GameSuite):
    entry = find("cerebria")
    tables = (
        Variant("shaper-ego-basic", 2),
        Variant(
            "shaper-ego-full", 2, {"game": "full", "side": "gloom", "gloom": ["anxiety"], "decks": "random"}
        ),
        Variant(
            "two-spirits-ego",
            2,
            {"mode": "ego-two-spirits", "game": "full", "spirit_boards": "B", **_ALL_MODIFIERS},
        ),
        Variant(
            "team-ego",
            3,
            {"mode": "ego-team", "game": "full", "team_boards": "B", "bliss": ["harmony", "love"]},
        ),
        Variant("four-basic", 4, {"mode": "four"}),
        Variant(
            "four-full",
            4,
            {"mode": "four", "game": "full", "spirit_boards": "B", "gloom": ["misery", "malice"]},
        ),
        Variant("pairs", 2, {"mode": "pairs", "game": "full", "decks": "random", "team_boards": "B"}),
        Variant("shaper-team", 3, {"mode": "shaper-team", "game": "full", "decks": "chosen"}),
        Variant("shapers", 2, {"mode": "shapers", "game": "full", "spirit_boards": "B", "decks": "random"}),
    )
    seeds = (1,)
    declared = Declared(
        masked=(
            "spirits[].hand",
            "spirits[].deck",
            "hidden",
            "hidden_deck",
            "looked",
            "ego_deck",
            "operations",
        ),
        announced_verbs=("quell", "imprint", "discard"),
        shown_in_passing=(CardShown, EgoDrew, HiddenShown, OperationTurnedUp),
    )
