"""The palettes: one set of named colours for the shell and one for each game's world.

A colour is written "#rrggbb" everywhere: pygame and SVG both read it. The measures that keep the sets safe
for colour-blind eyes are in `scenes.skin.vision`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

Colour = str
Stops = tuple[tuple[float, Colour], ...]

WHITE: Colour = "#ffffff"
BLACK: Colour = "#000000"


def rgb(colour: Colour) -> tuple[int, int, int]:
    """Red, green and blue, 0 to 255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(first: Colour, second: Colour, share: float) -> Colour:
    """The first colour with a share of the second, 0 to 1."""
    return "#" + "".join(
        f"{round(a + (b - a) * share):02x}" for a, b in zip(rgb(first), rgb(second), strict=True)
    )


def with_alpha(colour: Colour, alpha: float) -> tuple[int, int, int, int]:
    """Four numbers for pygame; alpha from 0 to 1."""
    return (*rgb(colour), round(255 * alpha))


METAL: Stops = ((0, "#FFF6DD"), (0.50, "#F0CD7C"), (0.56, "#C7943A"), (1, "#F3D58C"))
"""The gradient of titles: bright, dark line below the middle, bright again."""
GOLD_BUTTON: Stops = ((0, "#FFE6A3"), (1, "#C98A2A"))
GILT: Stops = ((0, "#F3D58C"), (0.35, "#8A6428"), (0.6, "#E0B762"), (1, "#5A3C14"))


@dataclass(frozen=True, slots=True)
class Theme:
    """Everything a panel, a button or a line of text must know about the world it stands in."""

    name: str
    light: bool
    text: Colour
    muted: Colour
    accent: Colour
    """Section heads, rules, key caps on hover."""
    panel: Colour
    panel_alpha: float
    panel_bottom: Colour
    panel_bottom_alpha: float
    raised: Colour
    """Buttons and rows that stand on a panel."""
    hovered: Colour
    disabled_text: Colour
    edge: Colour
    edge_alpha: float
    shadow: Colour
    shadow_alpha: float
    focus: Colour
    legal_line: Colour
    legal_fill: Colour
    legal_fill_alpha: float
    danger: Colour
    success: Colour
    players: tuple[Colour, ...]
    neutral: Colour
    """Events that nobody caused: the square."""


PLAYERS_ON_DARK = ("#7CC8F4", "#F08A3C", "#FFFE0A", "#836AFB", "#B3A8A3")
PLAYERS_ON_LIGHT = ("#14507E", "#B5461A", "#3C1100", "#655C5B", "#00002C")
"""Up to five seats; the style guide names the first two, the others were chosen as far away as can be."""

SHELL = Theme(
    name="shell",
    light=False,
    text="#F4EFE6",
    muted="#BDB4CF",
    accent="#E9C46A",
    panel="#1A1630",
    panel_alpha=0.78,
    panel_bottom="#110E20",
    panel_bottom_alpha=0.90,
    raised="#241E40",
    hovered="#332A58",
    disabled_text="#8A82A0",
    edge=WHITE,
    edge_alpha=0.16,
    shadow=BLACK,
    shadow_alpha=0.50,
    focus="#7FF0D8",
    legal_line="#A8FFF0",
    legal_fill="#7FF0D8",
    legal_fill_alpha=0.15,
    danger="#FF7A6B",
    success="#8FE6C4",
    players=PLAYERS_ON_DARK,
    neutral="#8FE6C4",
)
NIGHT: Colour = "#0E0B1C"
HOVERED: Colour = SHELL.hovered
DISABLED: Colour = "#16122A"
BORDER: Colour = "#5A5080"
DISABLED_TEXT: Colour = SHELL.disabled_text
GOLD: Colour = "#E9C46A"
GOLD_DEEP: Colour = "#C98A2A"
GOLD_LIGHT: Colour = "#FFE6A3"
GOLD_INK: Colour = "#231507"

MIND = replace(
    SHELL,
    name="mind",
    text="#EFE9FF",
    muted="#C8BCE6",
    panel="#141029",
    panel_alpha=0.72,
    panel_bottom="#0D0A1B",
    panel_bottom_alpha=0.84,
)

DAWN = Theme(
    name="dawn",
    light=True,
    text="#2A2140",
    muted="#5A4A7A",
    accent="#5A4A7A",
    panel="#FFFAF2",
    panel_alpha=0.78,
    panel_bottom="#F3E6EA",
    panel_bottom_alpha=0.90,
    raised="#FFFFFF",
    hovered="#FCEFD2",
    disabled_text="#6A6280",
    edge=WHITE,
    edge_alpha=0.80,
    shadow="#321E50",
    shadow_alpha=0.38,
    focus="#0B6E5C",
    legal_line="#E8FFF6",
    legal_fill="#18B48C",
    legal_fill_alpha=0.45,
    danger="#A3201A",
    success="#0F6B4E",
    players=PLAYERS_ON_LIGHT,
    neutral="#0F6B4E",
)

GALLERY = replace(
    SHELL,
    name="gallery",
    text="#EFE6D6",
    muted="#CBB896",
    accent="#E9CF94",
    panel="#1C1712",
    panel_alpha=0.80,
    panel_bottom="#0D0A08",
    panel_bottom_alpha=0.92,
    raised="#2A231B",
    hovered="#4E3A20",
    disabled_text="#948C82",
    edge="#F6DC94",
    edge_alpha=0.35,
    shadow_alpha=0.55,
)

THEMES = {theme.name: theme for theme in (SHELL, MIND, DAWN, GALLERY)}


@dataclass(frozen=True, slots=True)
class Kind:
    """One member of a set that is told apart by colour and glyph: a Vibe, a Segment type, a school."""

    name: str
    colour: Colour
    glyph: str
    ink: Colour
    tint: Colour = WHITE
    """The pale tone of the colour."""


@dataclass(frozen=True, slots=True)
class Side:
    """One side of Cerebria: the form of its pips, the ground of its cards."""

    name: str
    fill: Colour
    text: Colour
    ground: Stops
    ink: Colour
    shape: str
    edge: Colour


class Cerebria:
    """Night inside a mind."""

    SKY: Stops = ((0, "#120B2E"), (0.5, "#1B1046"), (1, "#0A0720"))
    NEBULA_VIOLET = "#461E6E"
    NEBULA_BLUE = "#0A466E"
    FILAMENT = "#9F86FF"
    BEZEL: Stops = ((0, "#F3D58C"), (0.5, "#8A6428"), (1, "#5A3C14"))
    WILLPOWER = "#5FD0E6"
    ESSENCE = "#E0607F"
    AMBITION = "#F0A63C"
    BLISS = Side(
        "bliss", "#F4C04E", "#F4C04E", ((0, "#FFF8E6"), (1, "#E9C98C")), "#5A3510", "circle", "#F7D98B"
    )
    GLOOM = Side(
        "gloom", "#8B7BF0", "#A79BF5", ((0, "#37306F"), (1, "#171235")), "#EFEAFF", "diamond", "#9A8CF5"
    )
    VIBES: ClassVar[dict[str, Kind]] = {
        kind.name: kind
        for kind in (
            Kind("red", "#C23A22", "flame", WHITE, "#FF9A7A"),
            Kind("yellow", "#F4D83A", "sun", "#3A2A06", "#FFF6B8"),
            Kind("green", "#2FAE90", "leaf", WHITE, "#B8F5E2"),
            Kind("blue", "#2F49B4", "drop", WHITE, "#AEBCFF"),
            Kind("wild", "#EFE9FF", "spark", "#2A2140", WHITE),
        )
    }
    REALMS: ClassVar[dict[str, Colour]] = {
        "valley": "#4FC9E3",
        "willow": "#972237",
        "cradle": "#438D7B",
        "network": "#663FAC",
        "land": "#E8AB54",
    }
    REALM_DEPTH = "#0A0620"
    REALM_INK = "#FFF3D6"


class Essence:
    """Dawn above the clouds."""

    SKY: Stops = ((0, "#2F5F9E"), (0.3, "#6FA8D8"), (0.58, "#C9D6EA"), (0.76, "#FBD9C0"), (1, "#F6B8A6"))
    SUN = "#FFF3D0"
    GRASS = ("#A9D97A", "#74B85C", "#4D9450")
    ROCK = ("#B79A86", "#4A3A4E")
    COURT: Stops = ((0, "#F6ECC8"), (1, "#D8C79A"))
    PAPER: Stops = ((0, "#FFFAF0"), (1, "#EFE0C4"))
    SEGMENTS: ClassVar[dict[str, Kind]] = {
        kind.name: kind
        for kind in (
            Kind("military", "#B0341C", "rook", WHITE, "#FFD5C4"),
            Kind("magical", "#22397C", "spark", WHITE, "#CFDCFF"),
            Kind("economic", "#ECCB34", "boat", "#3A2A06", "#FFF6C4"),
            Kind("cultural", "#3AA587", "lyre", WHITE, "#CDF5E6"),
            Kind("political", "#A862DA", "crown", WHITE, "#F0DCFF"),
        )
    }


class Opus:
    """A gallery at night."""

    WALL = ("#12302A", "#173A32")
    FLOOR: Stops = ((0, "#3A2416"), (1, "#1C100A"))
    GILT: Stops = ((0, "#F6DC94"), (0.5, "#C4923A"), (1, "#7A5218"))
    IVORY: Stops = ((0, "#FFFAF0"), (1, "#EAD9BD"))
    IVORY_INK = "#241A12"
    EGO: Stops = ((0, "#5A1A2A"), (1, "#1D0A14"))
    EGO_INK = "#F6DCD6"
    LANE_EGO = "#4A1424"
    LANE_WORKS = "#1A4A3A"
    ATTACK: Stops = ((0, "#F6F0E6"), (1, "#8A8A98"))
    DRIVE: Stops = ((0, "#FFF0B8"), (1, "#D0982C"))
    HEALTH: Stops = ((0, "#F0707A"), (1, "#7A1020"))
    RAISED = "#8FE6C4"
    LOWERED = "#FF9A8A"
    EGO_MARK = "#F08A86"
    SCHOOLS: ClassVar[dict[str, Kind]] = {
        kind.name: kind
        for kind in (
            Kind("VIS", "#E8640C", "eye", WHITE),
            Kind("MUS", "#8EDCF6", "notes", "#2A1C08"),
            Kind("LIT", "#24947A", "book", WHITE),
            Kind("PFM", "#F3DB20", "mask", "#2A1C08"),
            Kind("CFT", "#194093", "hammer", WHITE),
            Kind("CUL", "#B36EBA", "bowl", WHITE),
            Kind("MRL", "#842812", "blades", WHITE),
            Kind("ALL", "#EFE2C4", "star", "#2A1C08"),
        )
    }
