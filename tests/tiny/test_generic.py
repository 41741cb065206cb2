"""Lanterns under the generic tester."""

from __future__ import annotations

from tests.tester import Declared, GameSuite, Variant
from tests.tiny.entry import ENTRY


class TestLanterns(GameSuite):
    entry = ENTRY
    tables = (
        Variant("standard", 2),
        Variant("moth", 2, {"moth": True}),
        Variant("short", 2, {"rounds": 1, "hand": 2}),
        Variant("long", 2, {"rounds": 8, "hand": 6}),
    )
    declared = Declared(masked=("deck", "seats[].hand", "seats[].hidden"))
