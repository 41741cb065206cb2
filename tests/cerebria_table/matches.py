"""Whole matches of Cerebria through the event loop, from the set-up to the score sheet.

Every way to play, the basic and the full game, every kind of deck, both sides of the boards, Bliss and Gloom,
every Spirit, and the Ego at every difficulty.
"""

from __future__ import annotations

from pathlib import Path

from game.cerebria.options import PRESETS
from tests.cerebria_table.playing import QUICK, Toucher, by_keys, by_mouse, show_score_sheet, sit
from tests.window.driver import QuickHands

THIRST = 0.6
"""How often a Sphere is touched where one can be."""
Setting = dict[str, object]
"""Options of a match by their names."""


def _against_ego(mode: str, side: str, preset: str, *spirits: str, **options: object) -> Setting:
    harder, easier = PRESETS[preset]
    return {"mode": mode, "side": side, side: spirits, "harder": harder, "easier": easier, **options}


FULL_B: Setting = {"game": "full", "spirit_boards": "B", "team_boards": "B"}
BY_MOUSE: tuple[Setting, ...] = (
    # One person, one Spirit
    _against_ego("ego-shaper", "bliss", "gentle", "delight", game="basic"),
    _against_ego("ego-shaper", "gloom", "medium", "hatred", game="basic"),
    _against_ego("ego-shaper", "bliss", "mild", "love", game="full", decks="spirit"),
    _against_ego("ego-shaper", "gloom", "hard", "misery", game="full", decks="random"),
    _against_ego("ego-shaper", "bliss", "fierce", "harmony", **FULL_B, decks="chosen"),
    _against_ego("ego-shaper", "gloom", "gentle", "malice", **FULL_B, decks="random", reflection="total"),
    # One person, two Spirits
    _against_ego("ego-two-spirits", "bliss", "medium", "empathy", "love", game="basic"),
    _against_ego("ego-two-spirits", "gloom", "fierce", "anxiety", "malice", game="full", decks="spirit"),
    _against_ego("ego-two-spirits", "bliss", "hard", "delight", "harmony", **FULL_B, decks="chosen"),
    # Two people together
    _against_ego("ego-team", "bliss", "mild", "harmony", "empathy", game="basic"),
    _against_ego("ego-team", "gloom", "hard", "misery", "hatred", game="full", decks="random"),
    _against_ego("ego-team", "bliss", "medium", "love", "delight", **FULL_B, decks="spirit"),
    # People without the Ego
    {"mode": "pairs", "game": "basic"},
    {
        "mode": "pairs",
        **FULL_B,
        "decks": "random",
        "bliss": ("love", "empathy"),
        "gloom": ("misery", "malice"),
    },
    {"mode": "four", "game": "basic"},
    {"mode": "four", "game": "full", "decks": "chosen", "bliss": ("harmony", "delight")},
    {"mode": "shaper-team", "side": "bliss", "game": "basic"},
    {"mode": "shaper-team", "side": "gloom", **FULL_B, "decks": "spirit", "gloom": ("malice", "misery")},
    {"mode": "shapers", "game": "basic"},
    {"mode": "shapers", "game": "full", "decks": "random", "bliss": ("empathy",), "gloom": ("anxiety",)},
)
BY_KEYS: tuple[Setting, ...] = (
    _against_ego("ego-shaper", "gloom", "gentle", "anxiety", game="basic"),
    _against_ego("ego-shaper", "bliss", "fierce", "empathy", **FULL_B, decks="random"),
    _against_ego("ego-two-spirits", "gloom", "mild", "hatred", "misery", game="full", decks="chosen"),
    _against_ego("ego-team", "bliss", "hard", "love", "harmony", game="full", decks="spirit"),
    {"mode": "pairs", "game": "full", "decks": "spirit", "bliss": ("delight", "harmony")},
    {"mode": "four", **FULL_B, "decks": "random", "gloom": ("hatred", "malice")},
    {"mode": "shaper-team", "side": "gloom", "game": "full", "decks": "random"},
    {"mode": "shapers", **FULL_B, "decks": "spirit", "bliss": ("love",), "gloom": ("malice",)},
)


def play_match(folder: Path, number: int, *, with_keys: bool = False) -> str:
    """One whole match; what it was. From the first repetition of a setting on, seeds differ."""
    settings = BY_KEYS if with_keys else BY_MOUSE
    setting = settings[number % len(settings)]
    with QuickHands(folder, **QUICK) as driver:
        scene = sit(driver, seed=number, **setting)
        touches = Toucher(driver, scene, number, THIRST).play(
            (by_keys if with_keys else by_mouse)(driver, scene)
        )
        show_score_sheet(driver, scene)
        match = scene.sitting.match
        said = f"{setting['mode']}, {setting['game']}, {'keys' if with_keys else 'mouse'}"
        return f"{said}: {touches} touches, {match.step} steps, {match.outcome.scores}"
