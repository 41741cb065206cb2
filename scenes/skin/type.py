"""Type: lines, paragraphs, metal titles, text on an arc. Everything is a sprite, drawn once.

Nine tokens, two families, real weights; `scenes.skin.fonts` measures without drawing. Symbols are drawn (see
`scenes.skin.icons`), never typed.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Sequence

import pygame
from pygame import Rect, Surface

from scenes.skin.cache import cached
from scenes.skin.colours import METAL, WHITE, Colour, Stops, rgb
from scenes.skin.fonts import (
    SMALLEST,
    VOICES,
    Align,
    Token,
    Voice,
    fits,
    fits_line,
    font,
    font_of,
    font_path,
    is_mark,
    letter_spacing,
    line_count,
    line_height,
    mark_height,
    mark_width,
    measure_line,
    measure_paragraph,
    pieces,
    pixels,
    size_that_fits,
    text_width,
    voice,
    wrapped,
)
from scenes.skin.light import blank, halo
from scenes.skin.noise import gradient
from scenes.skin.svg import Point, displayed, polar
from scenes.units import Units

__all__ = [
    "SMALLEST",
    "VOICES",
    "Align",
    "Token",
    "Voice",
    "arc_text",
    "fits",
    "fits_line",
    "font",
    "font_path",
    "keyword_rects",
    "line",
    "line_count",
    "line_height",
    "measure_line",
    "measure_paragraph",
    "metal",
    "metal_margin",
    "paragraph",
    "pixels",
    "size_that_fits",
    "voice",
]

Picture = Callable[[str, int], Surface]
"""Draws a `{name}` mark inside a text, at a height in pixels."""


# Drawing ------------------------------------------------------------------------------------------


@cached
def line(
    text: str,
    token: Token | str,
    colour: Colour,
    units: Units,
    size: float | None = None,
    shade: Colour | None = None,
) -> Surface:
    """One line of text; `shade` sets a soft edge below it, for text on a picture."""
    letters = _letters(text, token, colour, units, size)
    if not shade:
        return letters
    radius = max(1.5, units.scale * 2)
    soft = halo(letters, radius, shade, 0.9)
    reach = (soft.get_width() - letters.get_width()) // 2
    under = blank(letters.get_size(), shade)
    under.blit(soft, (-reach, -reach + max(1, round(units.scale))))
    under.blit(letters, (0, 0))
    return under


@cached
def paragraph(
    text: str,
    token: Token | str,
    colour: Colour,
    width: int,
    units: Units,
    align: Align | str = Align.LEFT,
    size: float | None = None,
    keywords: Sequence[str] = (),
    keyword_colour: Colour | None = None,
    picture: Picture | None = None,
) -> Surface:
    """Wrapped text as wide as `width`. Keywords are underlined; `{name}` marks are drawn by `picture`."""
    letters = font(token, units, size)
    leading = line_height(token, units, size)
    lines = wrapped(text, Token(token), width, units, size, picture is not None)
    surface = blank((max(1, width), max(1, leading * len(lines))), colour)
    for row, words in enumerate(lines):
        left = _start(align, width, text_width(words, letters, picture is not None))
        top = row * leading + (leading - letters.get_height()) // 2
        if picture is None:
            if words:
                surface.blit(letters.render(words, True, rgb(colour)), (left, top))
            continue
        for piece in pieces(words):
            sprite = picture(piece[1:-1], mark_height(letters)) if is_mark(piece) else None
            if sprite is None:
                surface.blit(letters.render(piece, True, rgb(colour)), (left, top))
                left += letters.size(piece)[0]
            else:
                place = sprite.get_rect(midleft=(left, row * leading + leading // 2))
                surface.blit(sprite, place)
                left += mark_width(letters)
    for _, place in keyword_rects(text, token, width, units, keywords, align, size):
        _underline(surface, place, keyword_colour or colour, units)
    return surface


def keyword_rects(
    text: str,
    token: Token | str,
    width: int,
    units: Units,
    keywords: Sequence[str],
    align: Align | str = Align.LEFT,
    size: float | None = None,
) -> list[tuple[str, Rect]]:
    """Where the keywords stand in a paragraph, in reading order, each as its own rectangle."""
    if not keywords:
        return []
    letters = font(token, units, size)
    leading = line_height(token, units, size)
    pattern = re.compile(
        r"(?<!\w)("
        + "|".join(re.escape(each) for each in sorted(keywords, key=len, reverse=True))
        + r")(?!\w)",
        re.IGNORECASE,
    )
    found = []
    for row, words in enumerate(wrapped(text, Token(token), width, units, size, False)):
        left = _start(align, width, letters.size(words)[0])
        for match in pattern.finditer(words):
            start = letters.size(words[: match.start()])[0]
            end = letters.size(words[: match.end()])[0]
            found.append((match.group(0), Rect(left + start, row * leading, end - start, leading)))
    return found


@cached
def metal(
    text: str,
    token: Token | str,
    units: Units,
    size: float | None = None,
    stops: Stops = METAL,
    shaded: bool = True,
) -> Surface:
    """A title in gold: a gradient between the top of the capitals and the base line, and a soft shadow.

    The surface is a little larger than the letters, the same on all sides.
    """
    letters = _letters(text, token, WHITE, units, size)
    face = font(token, units, size)
    capitals = face.render("H", True, WHITE).get_bounding_rect()
    sheen = Surface(letters.get_size())
    sheen.fill(rgb(stops[-1][1]))
    sheen.fill(rgb(stops[0][1]), (0, 0, letters.get_width(), capitals.top))
    sheen.blit(gradient((letters.get_width(), max(2, capitals.height)), stops), (0, capitals.top))
    letters = letters.copy()
    letters.blit(displayed(sheen.convert_alpha()), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    reach = metal_margin(units)
    whole = blank((letters.get_width() + 2 * reach, letters.get_height() + 2 * reach))
    if shaded:
        radius = reach / 2
        whole.blit(halo(letters, radius, "#000000", 0.9), (0, max(1, round(units.scale * 1.5))))
    whole.blit(letters, (reach, reach))
    return whole


def metal_margin(units: Units) -> int:
    """The empty border round a metal title."""
    return max(2, round(units.scale * 4))


def arc_text(
    target: Surface,
    text: str,
    token: Token | str,
    colour: Colour,
    units: Units,
    centre: Point,
    radius: float,
    middle: float,
    spacing: float = 2.0,
    size: float | None = None,
    inward: bool = False,
) -> None:
    """Set text on a circle, its middle at an angle (0 up, clockwise); `inward` letters face the centre.

    For layers that are drawn once: every letter is turned on its own.
    """
    sharp = 3
    face = font_of(voice(token).file, pixels(token, units, size) * sharp)
    gap = spacing * units.scale
    starts = [face.size(text[:index])[0] / sharp + index * gap for index in range(len(text) + 1)]
    whole = starts[-1] - gap
    for index, letter in enumerate(text):
        offset = (starts[index] + starts[index + 1] - gap) / 2 - whole / 2
        turn = math.degrees(offset / radius)
        angle = middle - turn if inward else middle + turn
        glyph = face.render(letter, True, rgb(colour))
        glyph = pygame.transform.rotozoom(displayed(glyph), -(angle + (180 if inward else 0)), 1 / sharp)
        target.blit(glyph, glyph.get_rect(center=polar(centre, radius, angle)))


def _letters(text: str, token: Token | str, colour: Colour, units: Units, size: float | None) -> Surface:
    spoken = voice(token)
    face = font(token, units, size)
    if token == Token.CAPS:
        text = text.upper()
    if not spoken.spacing or not text:
        return displayed(face.render(text, True, rgb(colour)))
    width, height = measure_line(text, token, units, size)
    spaced = blank((width + 1, height), colour)
    gap = letter_spacing(token, units)
    for index, letter in enumerate(text):
        # Measured from the start of the line, so that kerning is kept under the spacing.
        left = face.size(text[: index + 1])[0] - face.size(letter)[0] + gap * index
        spaced.blit(face.render(letter, True, rgb(colour)), (round(left), 0))
    return spaced


def _underline(surface: Surface, place: Rect, colour: Colour, units: Units) -> None:
    thick = max(1, round(units.scale))
    bottom = place.bottom - max(2, round(units.scale * 1.5))
    for left in range(place.left, place.right, thick * 3):
        surface.fill((*rgb(colour), 200), (left, bottom, min(thick * 2, place.right - left), thick))


def _start(align: Align | str, width: int, used: int) -> int:
    if align == Align.CENTRE:
        return (width - used) // 2
    return width - used if align == Align.RIGHT else 0
