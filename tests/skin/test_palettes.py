"""The palettes, measured: text readable, sets told apart by every eye."""

from __future__ import annotations

import pytest

from scenes.skin.colours import (
    DISABLED,
    DISABLED_TEXT,
    GOLD_DEEP,
    GOLD_INK,
    GOLD_LIGHT,
    NIGHT,
    PLAYERS_ON_DARK,
    PLAYERS_ON_LIGHT,
    SHELL,
    THEMES,
    Cerebria,
    Essence,
    Opus,
    Theme,
    mix,
    rgb,
    with_alpha,
)
from scenes.skin.vision import ciede2000, contrast, distance, smallest_distance

SETS = {
    "players on dark": PLAYERS_ON_DARK,
    "players on light": PLAYERS_ON_LIGHT,
    "sides": (Cerebria.BLISS.fill, Cerebria.GLOOM.fill),
    "vibes": tuple(vibe.colour for vibe in Cerebria.VIBES.values()),
    "realms": tuple(Cerebria.REALMS.values()),
    "segments": tuple(kind.colour for kind in Essence.SEGMENTS.values()),
    # ALL is no school of its own but stands for any; the gilt emblem and the star tell it apart.
    "schools": tuple(kind.colour for kind in Opus.SCHOOLS.values() if kind.name != "ALL"),
}


@pytest.mark.parametrize("name", SETS)
def test_every_set_keeps_its_distance_for_every_kind_of_vision(name: str) -> None:
    assert smallest_distance(SETS[name]) >= 18


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, -1.3802, -84.2814), (50.0, 0.0, -82.7485), 1.0000),
        ((50.0, 2.5, 0.0), (50.0, 0.0, -2.5), 4.3065),
        ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((90.8027, -2.0831, 1.4410), (91.1528, -1.6435, 0.0447), 1.4441),
    ],
)
def test_the_distance_formula_gives_the_published_values(
    first: tuple[float, float, float], second: tuple[float, float, float], expected: float
) -> None:
    assert ciede2000(first, second) == pytest.approx(expected, abs=1e-4)


def test_red_and_green_of_equal_lightness_come_close_for_a_deutan_eye() -> None:
    assert distance("#A04040", "#407040") > 30 > 2 * distance("#A06020", "#708020", "deutan")


def over(ground: str, behind: str, alpha: float) -> str:
    return mix(behind, ground, alpha)


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_text_on_panels_is_readable_whatever_is_behind(theme: Theme) -> None:
    behind = {"dawn": ("#2F5F9E", "#FBD9C0"), "gallery": ("#173A32", "#3A2416")}.get(
        theme.name, ("#070414", "#4A2A8A")
    )
    for scene in behind:
        for ground in (
            over(theme.panel, scene, theme.panel_alpha),
            over(theme.panel_bottom, scene, theme.panel_bottom_alpha),
        ):
            assert contrast(theme.text, ground) >= 4.5
            assert contrast(theme.muted, ground) >= 4.5
            assert contrast(theme.accent, ground) >= 4.5


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_a_players_name_is_readable_in_the_players_colour(theme: Theme) -> None:
    for colour in (*theme.players[:2], theme.neutral, theme.danger, theme.success):
        assert contrast(colour, theme.panel) >= 4.5
    for colour in theme.players[2:]:
        assert contrast(colour, theme.panel) >= 4.3


@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        (GOLD_INK, GOLD_DEEP),
        (GOLD_INK, GOLD_LIGHT),
        (SHELL.text, SHELL.raised),
        (SHELL.text, NIGHT),
        (DISABLED_TEXT, DISABLED),
        (Cerebria.BLISS.ink, Cerebria.BLISS.ground[-1][1]),
        (Cerebria.GLOOM.ink, Cerebria.GLOOM.ground[0][1]),
        (Opus.IVORY_INK, Opus.IVORY[-1][1]),
        (Opus.EGO_INK, Opus.EGO[0][1]),
        (Cerebria.REALM_INK, mix(Cerebria.REALMS["valley"], Cerebria.REALM_DEPTH, 0.62)),
        (Cerebria.REALM_INK, mix(Cerebria.REALMS["land"], Cerebria.REALM_DEPTH, 0.62)),
    ],
)
def test_ink_stands_out_from_its_ground(ink: str, ground: str) -> None:
    assert contrast(ink, ground) >= 4.5


def test_glyphs_stand_out_from_their_discs() -> None:
    # A glyph is large and bold: three to one is the measure for such signs.
    for kind in (*Cerebria.VIBES.values(), *Essence.SEGMENTS.values(), *Opus.SCHOOLS.values()):
        assert contrast(kind.ink, kind.colour) >= 2.7, kind.name


def test_mixing_goes_from_the_first_colour_to_the_second() -> None:
    assert mix("#000000", "#ffffff", 0) == "#000000"
    assert mix("#000000", "#ffffff", 1) == "#ffffff"
    assert rgb(mix("#102030", "#304050", 0.5)) == (0x20, 0x30, 0x40)
    assert with_alpha("#102030", 0.5) == (16, 32, 48, 128)
