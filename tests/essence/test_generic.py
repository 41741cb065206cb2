"""The generic tester on The Essence, for two to five seats and the switches of section G."""

from __future__ import annotations

from game.registry import find
from tests.tester import Declared, GameSuite, Variant


class TestEssence(GameSuite):
    entry = find("essence")
    tables = (
        Variant("two", 2),
        Variant("three", 3, {"players": 3}),
        Variant("four", 4, {"players": 4}),
        Variant("five", 5, {"players": 5}),
    )
    seeds = range(1)
    declared = Declared(
        masked=(
            "hands",
            "draw_piles",
            "bids",
            "monument_deck",
            "location_deck",
            "pile",
            "removed",
        ),
    )


class TestHouseRules(GameSuite):
    entry = find("essence")
    tables = (
        Variant(
            "house",
            3,
            {
                "players": 3,
                "factions": ("veiled_senate", "windsong_commune"),
                "swap_scores": "both",
                "read_action": "main",
                "reserve_pack": "right",
                "treaty_reset": False,
                "monster_essence": True,
                "mirror": True,
            },
        ),
    )
    seeds = range(1)
    declared = TestEssence.declared
