"""Words of several styles in one paragraph: broken into lines once, drawn as one sprite."""

from __future__ import annotations

import functools
from typing import NamedTuple

import pygame
from pygame import Surface

from scenes.markdown import Runs, Style
from scenes.skin import type as typesetting
from scenes.skin.cache import cached
from scenes.skin.colours import GOLD, GOLD_DEEP, SHELL, Colour, rgb, with_alpha
from scenes.skin.light import blank
from scenes.skin.type import Token
from scenes.units import Units

BODY_SIZE = 15.0
_LEADING = 1.42


class Word(NamedTuple):
    """A word with its style and whether a space stands before it."""

    letters: str
    style: Style
    follows_space: bool


def font_of(style: Style, units: Units, size: float) -> pygame.font.Font:
    """The font of a style at a size in units; all of them grow with the text size."""
    match style:
        case Style.BOLD:
            return typesetting.font(Token.LABEL, units, size)
        case Style.ITALIC:
            return typesetting.font(Token.QUOTE, units, size * units.text_scale)
    return typesetting.font(Token.BODY, units, size)


def leading(units: Units, size: float = BODY_SIZE) -> int:
    """Distance between two lines."""
    return round(typesetting.pixels(Token.BODY, units, size) * _LEADING)


@functools.lru_cache(maxsize=2048)
def lines_of(runs: Runs, width: int, units: Units, size: float = BODY_SIZE) -> tuple[tuple[Word, ...], ...]:
    """The words broken into lines no wider than `width`."""
    lines: list[list[Word]] = [[]]
    used = 0
    for word in _words(runs):
        wide = _width(word, units, size)
        gap = _space(word, units, size) if lines[-1] and word.follows_space else 0
        if lines[-1] and word.follows_space and used + gap + wide > width:
            lines.append([])
            used = gap = 0
        lines[-1].append(word)
        used += gap + wide
    return tuple(tuple(line) for line in lines)


def measure(runs: Runs, width: int, units: Units, size: float = BODY_SIZE) -> tuple[int, int]:
    """Width of the longest line and height of all."""
    lines = lines_of(runs, width, units, size)
    widest = max(
        (sum(_step(word, place, units, size) for place, word in enumerate(line)) for line in lines), default=0
    )
    return widest, len(lines) * leading(units, size)


@cached
def rich(
    runs: Runs,
    width: int,
    units: Units,
    colour: Colour = SHELL.text,
    size: float = BODY_SIZE,
    sought: tuple[str, ...] = (),
) -> Surface:
    """The words as a sprite; those that contain something sought are marked."""
    high = leading(units, size)
    lines = lines_of(runs, width, units, size)
    sprite = blank((max(1, width), max(1, high * len(lines))), colour)
    for row, line in enumerate(lines):
        left = 0
        for place, word in enumerate(line):
            face = font_of(word.style, units, size)
            left += _space(word, units, size) if place and word.follows_space else 0
            wide = face.size(word.letters)[0]
            top = row * high + (high - face.get_height()) // 2
            if any(part in word.letters.lower() for part in sought):
                sprite.fill(with_alpha(GOLD_DEEP, 0.6), (left - 1, row * high + 2, wide + 2, high - 4))
            ink = GOLD if word.style is Style.BOLD else colour
            sprite.blit(face.render(word.letters, True, rgb(ink)), (left, top))
            left += wide
    return sprite


def _words(runs: Runs) -> list[Word]:
    words: list[Word] = []
    spaced = False
    for run in runs:
        parts = run.words.split(" ")
        for place, part in enumerate(parts):
            spaced |= place > 0
            if part:
                words.append(Word(part, run.style, spaced))
                spaced = False
    return words


def _width(word: Word, units: Units, size: float) -> int:
    return font_of(word.style, units, size).size(word.letters)[0]


def _space(word: Word, units: Units, size: float) -> int:
    return font_of(Style.PLAIN, units, size).size(" ")[0]


def _step(word: Word, place: int, units: Units, size: float) -> int:
    return _width(word, units, size) + (_space(word, units, size) if place and word.follows_space else 0)
