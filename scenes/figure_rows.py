"""Figures of a rules book put together from pieces: side by side with their names below, in rows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Surface

from scenes.skin.colours import SHELL
from scenes.skin.light import blank
from scenes.skin.type import Align, Token, measure_paragraph, paragraph
from scenes.units import Units

_GAP = 12.0
_NAME = 74.0
"""Units a name has below its piece."""


class Shown(NamedTuple):
    """A piece, and what it is called below it."""

    piece: Surface
    name: str = ""


def in_rows(shown: Sequence[Shown], width: int, units: Units) -> Surface:
    """Pieces side by side with their names below, in as many rows as they need."""
    gap = units.px(_GAP)
    rows: list[list[Shown]] = [[]]
    for each in shown:
        if rows[-1] and sum(_wide(one, units) + gap for one in rows[-1]) + _wide(each, units) > width:
            rows.append([])
        rows[-1].append(each)
    lines = [_line(row, gap, units) for row in rows]
    whole = blank(
        (max(line.get_width() for line in lines), sum(line.get_height() + gap for line in lines) - gap)
    )
    top = 0
    for line in lines:
        whole.blit(line, ((whole.get_width() - line.get_width()) // 2, top))
        top += line.get_height() + gap
    return whole


def _wide(shown: Shown, units: Units) -> int:
    least = units.px(_NAME * units.text_scale) if shown.name else 0
    return max(shown.piece.get_width(), least)


def _line(row: Sequence[Shown], gap: int, units: Units) -> Surface:
    """One row: pieces stand on a common line, their names hang below it."""
    wides = [_wide(each, units) for each in row]
    high = max(each.piece.get_height() for each in row)
    below = max(
        measure_paragraph(each.name, Token.LABEL, wide, units, 13)[1] if each.name else 0
        for each, wide in zip(row, wides, strict=True)
    )
    whole = blank((sum(wides) + gap * (len(row) - 1), high + units.px(2) + below))
    left = 0
    for each, wide in zip(row, wides, strict=True):
        whole.blit(each.piece, each.piece.get_rect(midbottom=(left + wide // 2, high)))
        if each.name:
            caption = paragraph(each.name, Token.LABEL, SHELL.text, wide, units, Align.CENTRE, 13)
            whole.blit(caption, (left, high + units.px(2)))
        left += wide + gap
    return whole
