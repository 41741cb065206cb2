"""Fonts, sizes and measures: what a text will look like, before anything is drawn.

Body, label and name grow with the text-size setting, nothing is set smaller than 12 units, and what does not
fit on a line wraps.
"""

from __future__ import annotations

import functools
import re
from dataclasses import dataclass
from enum import StrEnum
from importlib.util import find_spec
from pathlib import Path

import pygame

from scenes.units import Units

SMALLEST = 12.0


class Token(StrEnum):
    """The voices of the interface."""

    DISPLAY = "display"
    TITLE = "title"
    HEADING = "heading"
    NAME = "name"
    NUMBER = "number"
    BODY = "body"
    LABEL = "label"
    CAPS = "caps"
    QUOTE = "quote"


class Align(StrEnum):
    LEFT = "left"
    CENTRE = "centre"
    RIGHT = "right"


@dataclass(frozen=True, slots=True)
class Voice:
    """One token: a font file, its size and line in units, the space between letters, whether it grows."""

    file: str
    size: float
    line: float
    spacing: float = 0.0
    grows: bool = False


VOICES: dict[Token, Voice] = {
    Token.DISPLAY: Voice("SourceSerifPro-Semibold.ttf", 28, 34, spacing=5),
    Token.TITLE: Voice("SourceSerifPro-Bold.ttf", 22, 26),
    Token.HEADING: Voice("SourceSerifPro-Bold.ttf", 18, 22),
    Token.NAME: Voice("SourceSerifPro-Bold.ttf", 15, 17, grows=True),
    Token.NUMBER: Voice("SourceSerifPro-Bold.ttf", 17, 20),
    Token.BODY: Voice("SourceSansPro-Regular.ttf", 14, 16, grows=True),
    Token.LABEL: Voice("SourceSansPro-Semibold.ttf", 13, 16, grows=True),
    Token.CAPS: Voice("SourceSansPro-Semibold.ttf", 12, 16, spacing=2.5),
    Token.QUOTE: Voice("SourceSerifPro-LightIt.ttf", 14, 18),
}


# Fonts --------------------------------------------------------------------------------------------


def voice(token: Token | str) -> Voice:
    return VOICES[Token(token)]


def pixels(token: Token | str, units: Units, size: float | None = None) -> int:
    """The height of the letters in pixels, never below twelve units."""
    spoken = voice(token)
    wanted = size if size is not None else spoken.size
    if spoken.grows:
        wanted *= units.text_scale
    return max(6, round(max(SMALLEST, wanted) * units.scale))


def font(token: Token | str, units: Units, size: float | None = None) -> pygame.font.Font:
    """The font of a token at this scale; `size` in units replaces the token's own."""
    return font_of(voice(token).file, pixels(token, units, size))


def font_path(file: str) -> str:
    """Where a font file of the two families lies."""
    package = "font_source_serif_pro" if file.startswith("SourceSerif") else "font_source_sans_pro"
    # Not importlib.resources: that loads the machinery for archives, a dear guest at every start.
    found = find_spec(package)
    if found is None or found.origin is None:
        raise FileNotFoundError(f"the package {package} is not installed")
    return str(Path(found.origin).parent / "files" / file)


@functools.lru_cache(maxsize=64)
def font_of(file: str, height: int) -> pygame.font.Font:
    if not pygame.font.get_init():
        pygame.font.init()
    return pygame.font.Font(font_path(file), height)


def line_height(token: Token | str, units: Units, size: float | None = None) -> int:
    """Distance between two lines in pixels."""
    spoken = voice(token)
    return max(1, round(pixels(token, units, size) * spoken.line / spoken.size))


# Measuring ----------------------------------------------------------------------------------------

_MEASURES = 4096
"""Measures that are kept: a table measures the same words at every step."""


@functools.lru_cache(maxsize=_MEASURES)
def measure_line(text: str, token: Token | str, units: Units, size: float | None = None) -> tuple[int, int]:
    """Width and height of `line` with the same arguments."""
    spoken = voice(token)
    spoken_text = text.upper() if token == Token.CAPS else text
    width, height = font(token, units, size).size(spoken_text)
    if spoken.spacing and spoken_text:
        width += round(letter_spacing(token, units) * (len(spoken_text) - 1))
    return width, height


@functools.lru_cache(maxsize=_MEASURES)
def measure_paragraph(
    text: str, token: Token | str, width: int, units: Units, size: float | None = None, picture: bool = False
) -> tuple[int, int]:
    """Width of the longest line and height of `paragraph` with the same arguments."""
    lines = wrapped(text, Token(token), width, units, size, picture)
    letters = font(token, units, size)
    leading = line_height(token, units, size)
    longest = max((text_width(each, letters, picture) for each in lines), default=0)
    return longest, leading * len(lines)


def line_count(text: str, token: Token | str, width: int, units: Units, size: float | None = None) -> int:
    """How many lines a paragraph takes."""
    return len(wrapped(text, Token(token), width, units, size, False))


def fits_line(text: str, token: Token | str, width: int, units: Units, size: float | None = None) -> bool:
    """Whether one line of text is no wider than this."""
    return measure_line(text, token, units, size)[0] <= width


@functools.lru_cache(maxsize=_MEASURES)
def fits(
    text: str, token: Token | str, box: tuple[int, int], units: Units, size: float | None = None
) -> bool:
    """Whether a wrapped paragraph stays inside a box and no single word sticks out of it."""
    wide, high = measure_paragraph(text, token, box[0], units, size)
    return wide <= box[0] and high <= box[1] and not _has_broken_word(text, token, box[0], units, size)


def size_that_fits(
    text: str, token: Token | str, box: tuple[int, int], units: Units, smallest: float = SMALLEST
) -> float:
    """The largest size in units, from the token's own downwards, at which the box holds the text."""
    size = voice(token).size
    while size > smallest and not fits(text, token, box, units, size):
        size -= 0.5
    return max(size, smallest)


# Wrapping -------------------------------------------------------------------------------------------

_MARK = re.compile(r"(\{[^{}\s]+\})")


def is_mark(piece: str) -> bool:
    return bool(_MARK.fullmatch(piece))


def pieces(words: str) -> list[str]:
    return [piece for piece in _MARK.split(words) if piece]


def mark_height(face: pygame.font.Font) -> int:
    return round(face.get_ascent() * 1.06)


def mark_width(face: pygame.font.Font) -> int:
    return round(mark_height(face) * 1.1)


def text_width(words: str, face: pygame.font.Font, marks: bool) -> int:
    if not marks:
        return face.size(words)[0]
    return sum(mark_width(face) if is_mark(piece) else face.size(piece)[0] for piece in pieces(words))


@functools.lru_cache(maxsize=4096)
def wrapped(
    text: str, token: Token, width: int, units: Units, size: float | None, marks: bool
) -> tuple[str, ...]:
    """The lines of a paragraph.

    They break at spaces, after hyphens and at soft hyphens, never at a no-break space, and inside a word only
    when the word alone is wider than the line.
    """
    face = font(token, units, size)
    lines: list[str] = []
    for block in text.split("\n"):
        current = ""
        for word in _breakable(block):
            trial = current + word
            if text_width(_plain(trial), face, marks) <= width or not current:
                current = trial
            else:
                lines.append(_closed(current))
                current = word.lstrip(" ")
            while (
                text_width(_plain(current), face, marks) > width and len(current) > 1 and not is_mark(current)
            ):
                head = _longest_head(current, face, width)
                lines.append(head + "-")
                current = current[len(head) :]
        lines.append(_plain(current))
    return tuple(lines)


def _breakable(block: str) -> list[str]:
    """The pieces between which a line may break; each keeps its leading space."""
    return [piece for piece in re.findall(r" *[^ \-\u00ad–]*(?:[\-\u00ad–]+|(?= |$))", block) if piece]


def _plain(words: str) -> str:
    return words.replace("\u00ad", "").rstrip(" ")


def _closed(words: str) -> str:
    """A line as it is shown: a soft hyphen at its end becomes a real one."""
    return _plain(words[:-1]) + "-" if words.endswith("\u00ad") else _plain(words)


def _longest_head(word: str, face: pygame.font.Font, width: int) -> str:
    """As much of a word as stands on a line with a hyphen behind it."""
    cut = len(word) - 1
    while cut > 1 and face.size(word[:cut] + "-")[0] > width:
        cut -= 1
    return word[:cut]


def _has_broken_word(text: str, token: Token | str, width: int, units: Units, size: float | None) -> bool:
    face = font(token, units, size)
    return any(
        face.size(_closed(piece.strip()))[0] > width
        for block in text.split("\n")
        for piece in _breakable(block)
    )


def letter_spacing(token: Token | str, units: Units) -> float:
    return voice(token).spacing * units.scale
