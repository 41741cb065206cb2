"""Ego & Opus in the generic tester: every format, with starter lists and with random legal decks."""

from __future__ import annotations

from game.opus.events import HandShown, WorkFound, WorkShown
from game.registry import find
from tests.opus.random_decks import random_deck
from tests.tester import Declared, GameSuite, Variant


class TestOpus(GameSuite):
    entry = find("opus")
    tables = (
        Variant("duel", 3, {"lists": ["L1", "L4"], "max_rounds": 8}),
        Variant("duel_random", 3, {"lists": [random_deck(1), random_deck(2)], "max_rounds": 8}),
        Variant("four", 5, {"format": "four", "lists": ["L5", "L2", "L3", "L4"], "max_rounds": 6}),
        Variant(
            "four_random",
            5,
            {"format": "four", "lists": [random_deck(n) for n in range(3, 7)], "max_rounds": 6},
        ),
        Variant("solitaire", 2, {"format": "solitaire", "lists": ["L3"], "max_rounds": 8}),
        Variant("schism", 4, {"format": "schism", "lists": ["L1", "L2", "L4", "L5"], "max_rounds": 6}),
        Variant(
            "schism_solo_four",
            5,
            {
                "format": "schism",
                "side_a": "solo",
                "side_b": "four",
                "lists": [random_deck(n) for n in range(7, 12)],
                "max_rounds": 6,
            },
        ),
        Variant(
            "superego",
            4,
            {
                "format": "superego",
                "team_goal": 6,
                "superego_goal": 6,
                "lists": ["L3", "L4", random_deck(12)],
                "max_rounds": 8,
            },
        ),
    )
    seeds = (1,)
    declared = Declared(
        masked=(
            "portfolio",
            "hand",
            "vault_artists",
            "vault_egos",
            "attached",
            "target",
            "mode",
            "secret",
        ),
        announced_verbs=("yes", "no", "choose_opponent"),
        shown_in_passing=(HandShown, WorkShown, WorkFound),
    )
