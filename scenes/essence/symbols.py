"""The signs of The Essence: one outline for every token, track and effect, on a grid of 32."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Surface

from game.essence.vocabulary import SegmentType
from scenes.skin.cache import cached
from scenes.skin.colours import WHITE, Colour, Essence, Kind, mix
from scenes.skin.icons import icon, kind_disc
from scenes.skin.svg import circle, linear, paint, path, radial, ring, rounded, star, svg, toothed
from scenes.skin.type import Token, line
from scenes.units import Units

GRID = 32
INK = "#2A2140"
GOLD_STOPS = ((0, "#FFF6C8"), (0.6, "#F0C040"), (1, "#C98A1A"))


class Sign(NamedTuple):
    """A drawing and the gradients it is painted with."""

    body: str
    defs: str = ""


def kind_of(segment_type: int) -> Kind:
    """Colour and glyph of a Segment type."""
    return Essence.SEGMENTS[SegmentType(segment_type).name.lower()]


def _shaded(stops: tuple[tuple[float, Colour], ...]) -> str:
    return radial("g", stops, (0.4, 0.3), 0.8)


def _block(top: Colour, left: Colour, right: Colour, line: Colour) -> str:
    style = {"width": 1.5}
    return (
        path("M3 11 L16 4 L29 11 L16 18Z", paint(top, line, **style))
        + path("M3 11 V23.5 L16 30 V18Z", paint(left, line, **style))
        + path("M29 11 V23.5 L16 30 V18Z", paint(right, line, **style))
    )


_HOURGLASS = (
    "M9 5 H23 C23 11 17.5 13 17.5 16 C17.5 19 23 21 23 27 H9 C9 21 14.5 19 14.5 16 C14.5 13 9 11 9 5Z"
)
_FLAME = "M16 2 C18.5 9 27 13.5 27 21 A11 10 0 0 1 5 21 C5 13.5 13.5 9 16 2Z"
_SHIELD = "M16 1.5 L28.5 5.5 V15 C28.5 23.5 22 28.5 16 31 C10 28.5 3.5 23.5 3.5 15 V5.5Z"
_HEXAGON = "M16 1.5 L28.6 8.7 V23.3 L16 30.5 L3.4 23.3 V8.7Z"
_SPARK = (
    "M16 8 C16.7 13.6 18.4 15.3 24 16 C18.4 16.7 16.7 18.4 16 24 "
    "C15.3 18.4 13.6 16.7 8 16 C13.6 15.3 15.3 13.6 16 8Z"
)
_CARD = rounded(7, 3, 18, 26, 3, paint(WHITE, "#4A3F7A", 1.8))

SIGNS: dict[str, Sign] = {
    "wealth": Sign(
        circle(16, 16, 14, paint("url(#g)", "#7A5210", 1.8))
        + circle(16, 16, 9.8, paint("none", "#8A5F14", 1.5, stroke_opacity=0.8))
        + path(
            "M16 10 V22 M12.4 13 C14 10.8 18 10.8 19.6 13 M12.4 19 C14 21.2 18 21.2 19.6 19",
            paint("none", "#7A5210", 2.2),
        ),
        _shaded(GOLD_STOPS),
    ),
    "influence": Sign(
        path(toothed((16, 16), 15, 12.4, 11), paint("url(#g)", "#1A2F6A", 1.5))
        + circle(16, 16, 8.8, paint("none", "#E6EFFF", 1.5, stroke_opacity=0.9))
        + path("M12 21.5 C12.6 14 16 11.4 21 10.4 C20.6 17 17.6 20.6 12 21.5Z", paint(WHITE)),
        _shaded(((0, "#B8D0FF"), (0.6, "#4F78D8"), (1, "#2A4AA8"))),
    ),
    "essence": Sign(
        path(_FLAME, paint("url(#g)", "#7A1046", 1.6))
        + path("M10 20.5 C10 16 13 13 14.6 10", paint("none", WHITE, 2.3, stroke_opacity=0.9))
        + circle(20, 23, 2.5, paint(WHITE, opacity=0.5)),
        radial("g", ((0, "#FFD0E6"), (0.5, "#F0569A"), (1, "#B01A62")), (0.4, 0.4), 0.8),
    ),
    "attack": Sign(
        path(
            "M16 .8 L19.4 5.4 V19 H26 V23 H19.2 V28.6 A3.2 3.2 0 0 1 12.8 28.6 V23 H6 V19 H12.6 V5.4Z",
            paint("url(#g)", "#3A3E52", 1.6),
        )
        + path("M16 4 V18.6", paint("none", "#5A6078", 1.4)),
        linear("g", ((0, WHITE), (0.6, "#C8CCD8"), (1, "#8A8EA2"))),
    ),
    "defense": Sign(
        path(_SHIELD, paint("url(#g)", "#26405A", 1.8))
        + path("M16 8.5 V24 M10 14.2 H22", paint("none", WHITE, 2.6, stroke_opacity=0.92)),
        linear("g", ((0, "#A8D4EE"), (1, "#3F7EA8"))),
    ),
    "card": Sign(
        path("M4 7.5 L18.5 3.5 L24.5 25 L10 29Z", paint("#B9AEE0", "#4A3F7A", 1.6))
        + rounded(11, 4, 17, 24, 3, paint(WHITE, "#4A3F7A", 1.8))
        + path("M19.5 10 L24 16 L19.5 22 L15 16Z", paint("#8A78D0"))
    ),
    "discard": Sign(
        rounded(7, 3.5, 18, 25, 3, paint("#D8D0E4", "#6A6084", 1.7))
        + path("M11 10 H21 M11 16 H21 M11 22 H17", paint("none", "#6A6084", 1.8))
    ),
    "foundation": Sign(_block("#FFF0C4", "#E0B45A", "#B0803A", "#6A4A18")),
    "spent": Sign(
        _block("#D8D4DE", "#B4AFBE", "#948EA0", "#6A6478")
        + path("M10 8 L14 14 L11 19 L15 26", paint("none", "#4A4458", 1.8))
    ),
    "shard": Sign(
        path("M16 .6 L24 9 L21 31.4 H11 L8 9Z", paint("url(#g)", "#1F5F86", 1.4))
        + path("M16 .6 L24 9 L21 31.4 H16Z", paint("#1F5F9A", opacity=0.42))
        + path("M16 .6 L8 9 L16 12 L24 9Z", paint(WHITE, opacity=0.8)),
        linear("g", ((0, "#E6FBFF"), (1, "#58C4E4"))),
    ),
    "threat": Sign(
        path(
            "M2 17 C6 7 11 4.4 16 4 C21 4.4 26 7 30 17 C26 26 21 28.6 16 29 C11 28.6 6 26 2 17Z",
            paint("#2A1A38", "#F0A08A", 1.6),
        )
        + path("M16 8 C20 13 20 21 16 26 C12 21 12 13 16 8Z", paint("#FF9A6B"))
        + path("M3 14 L1 6 L9 8 M29 14 L31 6 L23 8", paint("none", "#2A1A38", 2.4))
    ),
    "token": Sign(path(star((16, 17), 15, 6.6), paint("#7CC8F4", "#14507E", 1.8))),
    "fragment": Sign(
        path(_HEXAGON, paint("url(#g)", "#E9C46A", 2)) + path(_SPARK, paint("#FFE6A3")),
        linear("g", ((0, "#4A3F8C"), (1, "#1C1748"))),
    ),
    "lock": Sign(
        path("M9.5 15 V10.5 A6.5 6.5 0 0 1 22.5 10.5 V15", paint("none", "#E6DCFF", 3))
        + rounded(5, 14, 22, 16, 4, paint("#E6DCFF"))
        + circle(16, 20.5, 2.5, paint("#2A2350"))
        + path("M16 21 V25.6", paint("none", "#2A2350", 2.5))
    ),
    "monster": Sign(
        path(
            "M4 3 L10 9 C14 7 18 7 22 9 L28 3 L29 15 C28.4 24 22 28.6 16 31 C10 28.6 3.6 24 3 15Z",
            paint("#D8506A", "#FFD8D0", 1.6),
        )
        + path("M8 15 L14 18 L9 20Z M24 15 L18 18 L23 20Z", paint("#FFF3CF"))
        + path("M11 25 L13 22 L15 25 L17 22 L19 25 L21 22", paint("none", "#FFF3CF", 1.8))
    ),
    "exhausted": Sign(
        circle(16, 16, 15, paint("#FFFDF6", "#5A4A7A", 1.8))
        + path(_HOURGLASS, paint("#C99A4A", "#3A2A50", 1.6))
    ),
    "ready": Sign(
        circle(16, 16, 14.5, paint("#2A2140", "#FFE27A", 2))
        + path("M16 8.5 V23.5 M8.5 16 H23.5", paint("none", "#FFE27A", 3.2))
    ),
    "income": Sign(
        path("M26 16 A10 10 0 1 1 22.4 8.3 M17.6 7.6 L22.9 8.6 L22.4 3.2", paint("none", "#5A3C08", 3.2))
    ),
    "any": Sign(
        circle(11.5, 16, 10, paint("url(#g)", "#7A5210", 1.6))
        + path(toothed((21, 16), 10.4, 8.4, 9), paint("#4F78D8", "#1A2F6A", 1.4))
        + circle(21, 16, 5.2, paint("none", "#E6EFFF", 1.4)),
        _shaded(GOLD_STOPS),
    ),
    "kinds": Sign(
        "".join(
            circle(x, y, 5.4, paint(kind_of(number).colour, WHITE, 1.2))
            for number, (x, y) in enumerate(((16, 6.5), (25.5, 13), (22, 25), (10, 25), (6.5, 13)))
        )
    ),
    "monument": Sign(
        path("M6 29 H26 V25 H23 L21 11 H11 L9 25 H6Z", paint("#E0AC3C", "#6A4410", 1.6))
        + path("M9.5 11 L16 2.5 L22.5 11Z", paint("#FFF0B8", "#6A4410", 1.6))
    ),
    "treaty": Sign(
        path("M7 3.5 H25 V25 C25 28 21 28.5 20 25.6 H4 C4 29 7 29 9 29 H22", paint("#FFF6E0", "#6A4A18", 1.7))
        + path("M11 10 H21 M11 15 H21", paint("none", "#6A4A18", 1.8))
        + circle(20.5, 22, 3.6, paint("#B0341C"))
    ),
    "person": Sign(
        circle(16, 10, 6.4, paint("#F2CFAE", "#4A3020", 1.6))
        + path("M4.5 29 C4.5 21.4 9.6 18 16 18 C22.4 18 27.5 21.4 27.5 29Z", paint("#7A5AA8", "#2A2140", 1.6))
    ),
    "move": Sign(path("M3 16 H29 M23 9.6 L29.4 16 L23 22.4 M9 9.6 L2.6 16 L9 22.4", paint("none", INK, 3.2))),
    "swap": Sign(
        path(
            "M4 11 H27 M21.6 5.4 L27.6 11 L21.6 16.6 M28 21.5 H5 M10.4 16 L4.4 21.5 L10.4 27",
            paint("none", INK, 3),
        )
    ),
    "won": Sign(
        circle(16, 16, 14.4, paint("#0F6A54"))
        + path("M8.6 16.6 L13.8 21.8 L23.6 10.4", paint("none", WHITE, 3.4))
    ),
    "lost": Sign(
        circle(16, 16, 14.4, paint("#8A1F30"))
        + path("M10 10 L22 22 M22 10 L10 22", paint("none", WHITE, 3.4))
    ),
    "revenge": Sign(
        circle(16, 16, 14, paint("#5A1A2A", "#FFD8D0", 1.6))
        + path("M9 8 L21 20 M23 8 L11 20 M19 22 L24 17 M13 22 L8 17", paint("none", "#FFE6D8", 2.4))
    ),
    "embassy": Sign(path("M8 30 V3 H27 L22.5 9 L27 15 H8", paint("#A862DA", "#3A1A5A", 1.8))),
    "trade": Sign(
        path("M2 13 L9 8 L16 12 L23 8 L30 13 V20 L20 26 H12 L2 20Z", paint("#ECCB34", "#5A4208", 1.8))
        + path("M10 17 L16 21 L22 17", paint("none", "#5A4208", 2))
    ),
    "clock": Sign(
        path(_HOURGLASS, paint("#FFE6A3", "#5A4208", 1.8))
        + path("M7 4.5 H25 M7 27.5 H25", paint("none", "#5A4208", 3))
    ),
    "first": Sign(
        circle(16, 16, 14, paint("url(#g)", "#7A5210", 1.8))
        + path(star((16, 17), 10, 4.2), paint("#7A4A12")),
        _shaded(GOLD_STOPS),
    ),
    "pass": Sign(
        rounded(4, 4, 24, 24, 7, paint("#655C7B", WHITE, 1.6))
        + path("M11 9.5 V22.5 M17 9.5 L23 16 L17 22.5Z", paint(WHITE, WHITE, 2.4))
    ),
    "hand": Sign(
        _CARD
        + path("M11 9 H21 M11 14 H21", paint("none", "#8A78D0", 2))
        + circle(16, 22, 3, paint("#8A78D0"))
    ),
    "recover": Sign(_CARD + path("M16 25 V12 M10.6 16.6 L16 11 L21.4 16.6", paint("none", "#0F6A54", 3))),
    "build": Sign(
        _block("#CDF5E6", "#3AA587", "#1F7A62", "#0C4A3C")
        + path("M16 6.4 V15.6 M11.4 11 H20.6", paint("none", "#0C4A3C", 2.6))
    ),
    "empty": Sign(
        path("M3 11 L16 4 L29 11 V23.5 L16 30 L3 23.5Z", paint("none", "#5A4A7A", 1.5, stroke_opacity=0.5))
    ),
}
"""What stands for what, besides the types of Segments. No name has a hyphen: texts would break there."""


@cached
def sign(name: str, size: int) -> Surface:
    """A sign, `size` pixels square; `military` and the like are the badges of the Segment types."""
    size = max(1, size)
    if name in Essence.SEGMENTS:
        badge = kind_disc(Essence.SEGMENTS[name], max(3, size // 2 - 1))
        whole = svg(size, size, "")
        whole.blit(badge, badge.get_rect(center=(size / 2, size / 2)))
        return whole
    if name in SIGNS:
        return svg(GRID, GRID, SIGNS[name].body, SIGNS[name].defs, (size, size))
    return icon(name, size, INK)


@cached
def type_cell(segment_type: int, side: int, is_met: bool = True) -> Surface:
    """One cell of a pattern: the colour and glyph of its type; any Segment is a pale square with a dot."""
    if segment_type < 0:
        body = rounded(1, 1, side - 2, side - 2, side * 0.2, paint(WHITE, WHITE, 1.4, 0.14, 0.85))
        return svg(side, side, body + circle(side / 2, side / 2, side * 0.13, paint(WHITE)))
    kind = kind_of(segment_type)
    edge = "#FFF3CF" if is_met else WHITE
    body = rounded(
        0.8, 0.8, side - 1.6, side - 1.6, side * 0.2, paint("url(#b)", edge, 1.4, 1.0, 1.0 if is_met else 0.7)
    )
    face = svg(
        side,
        side,
        body,
        linear("b", ((0, mix(kind.colour, WHITE, 0.22)), (1, mix(kind.colour, "#000000", 0.15)))),
    )
    glyph = icon(kind.glyph, round(side * 0.68), kind.ink)
    face.blit(glyph, glyph.get_rect(center=(side / 2, side / 2)))
    return face


@cached
def coin(number: str, size: int, units_scale: float) -> Surface:
    """The gold disc with a price."""
    body = circle(size / 2, size / 2, size / 2 - 1, paint("url(#g)", "#FFFBE8", max(1.0, size * 0.06)))
    body += path(
        ring(size / 2, size / 2, size * 0.37),
        paint("none", "#8A5F14", max(0.7, size * 0.03), stroke_opacity=0.6),
    )
    face = svg(size, size, body, _shaded(GOLD_STOPS))
    letters = line(
        number, Token.NUMBER, "#3A2606", Units((1280, 720), units_scale), max(12.0, size * 0.58 / units_scale)
    )
    face.blit(letters, letters.get_rect(center=(size / 2, size / 2 - 1)))
    return face
