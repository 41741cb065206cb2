"""The chronicle as controls: rows in a frame of glass, newest first, that point at what they speak of."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from scenes.control import Control, Look
from scenes.controls import BAR, Drawn, Plate, Printed, Scroll, cut, draw_plate
from scenes.picture import Picture
from scenes.skin import type as typesetting
from scenes.skin.colours import Theme
from scenes.skin.marks import Shape, eye_mark, pip
from scenes.skin.panel import header_height
from scenes.skin.type import Token
from scenes.table.chronicle import NOBODY, LogRow
from scenes.units import Units

if TYPE_CHECKING:
    from scenes.app import App

_MARK = 12.0
_LEFT = 22.0
_EDGE = 6.0
_GAP = 2.0
_EYE = 16.0
_SIGNED = 13.5
"""Letters of a row that runs on."""
PLAIN_HEAD = 18.0
"""Height of the head of a chronicle that runs on: capitals at the left, the key that leads there."""
RING = 5.0
"""Room round a row for the ring of focus, which stands outside it."""


@dataclass(slots=True, kw_only=True)
class RowControl(Drawn):
    """One row of the chronicle."""

    row: LogRow
    picture: Picture
    is_new: bool = False
    """Whether it tells of the present step."""
    why_label: str = ""
    """The word for "why?", where the row has a reason."""
    is_seen: bool = False
    """Whether it was looked at: the eye of what was done to somebody shines until then."""

    def lay_out(self) -> None:
        units = self.units
        left = self.rect.left + units.px(_LEFT)
        signs = signs_width(self.row, self.why_label, units)
        width = text_width(self.row, self.rect.width, signs, units)
        top = self.rect.top + units.px(_EDGE) // 2
        self.prints = []
        if self.row.title:
            high = typesetting.line_height(Token.LABEL, units)
            room = Rect(left, top, width - signs, high)
            colour = self.picture.seat_mark(self.row.seat).colour
            title = cut(self.row.title, Token.LABEL, room.width, units)
            self.prints.append(Printed(title, Token.LABEL, room, colour))
            top += high
        marks = self.picture.log_signs if self.row.signed else None
        for said, high in paragraphs(self.row, width, units):
            room = Rect(left, top, width, high)
            printed = Printed(said, Token.BODY, room, self.theme.text, wraps=True, from_top=True)
            self.prints.append(printed._replace(marks=marks, size=_SIGNED if marks else None))
            top += high

    def draw(self, app: App, surface: Surface, look: Look) -> None:
        units = self.units
        if look.is_hovered or look.is_focused or look.is_pressed or self.is_new:
            draw_plate(surface, self.rect, Plate.ROW, look, units, self.theme, is_chosen=False)
        side = units.px(_MARK)
        high = typesetting.line_height(Token.LABEL, units)
        middle = self.rect.top + units.px(_EDGE) // 2 + high // 2
        surface.blit(self._mark(side), (self.rect.left + units.px(5), middle - side // 2))
        right = self.rect.right - units.px(6)
        if self.row.is_hit:
            eye = eye_mark(units.px(_EYE), self.theme.muted if self.is_seen else self.theme.accent)
            surface.blit(eye, eye.get_rect(midright=(right, middle)))
            right -= units.px(_EYE + 4)
        if self.why_label:
            words = typesetting.line(self.why_label, Token.LABEL, self.theme.muted, units, 12)
            surface.blit(words, words.get_rect(midright=(right, middle)))
        self.draw_prints(surface)

    def _mark(self, side: int) -> Surface:
        if self.row.seat == NOBODY:
            return pip(Shape.SQUARE, side, self.theme.neutral)
        mark = self.picture.seat_mark(self.row.seat)
        return pip(mark.shape, side, mark.colour)


def signs_width(row: LogRow, why_label: str, units: Units) -> int:
    """How much room the eye and the word for "why?" take at the right of a row's first line."""
    signs = units.px(_EYE + 4) if row.is_hit else 0
    if why_label and row.has_why:
        signs += typesetting.measure_line(why_label, Token.LABEL, units, 12)[0] + units.px(12)
    return signs


def text_width(row: LogRow, width: int, signs: int, units: Units) -> int:
    """How wide the sentences of a row may be: beside its signs, where no name stands above them."""
    inside = width - units.px(_LEFT) - units.px(6)
    return inside if row.title else inside - signs


def paragraphs(row: LogRow, width: int, units: Units) -> list[tuple[str, int]]:
    """What a row says, with the height of each part: every event on its own, or all in one with signs."""
    if row.signed:
        high = typesetting.measure_paragraph(row.signed, Token.BODY, width, units, _SIGNED, True)[1]
        return [(row.signed, high)]
    return [(line, typesetting.measure_paragraph(line, Token.BODY, width, units)[1]) for line in row.lines]


@functools.lru_cache(maxsize=4096)
def row_height(row: LogRow, width: int, why_label: str, units: Units) -> int:
    """How high a row stands; measured once, for a long match has hundreds of them."""
    inside = text_width(row, width, signs_width(row, why_label, units), units)
    high = typesetting.line_height(Token.LABEL, units) if row.title else 0
    high += sum(high for _, high in paragraphs(row, inside, units))
    return high + units.px(_EDGE)


def list_height(heights: Sequence[int], units: Units) -> int:
    """How high rows of these heights stand together, with room for the ring of focus."""
    return sum(heights) + units.px(_GAP) * max(0, len(heights) - 1) + 2 * units.px(RING)


def log_view(frame: Rect, units: Units, foot: int, *, is_plain: bool = False) -> Rect:
    """Where the rows show inside the chronicle's frame; `foot` pixels below them are for a button."""
    pad = units.px(8)
    top = frame.top + units.px(12) + header_height(units) + units.px(4)
    if is_plain:
        top = frame.top + units.px(7 + PLAIN_HEAD)
    return Rect(
        frame.left + pad, top, frame.width - pad - units.px(BAR + 6), frame.bottom - foot - units.px(10) - top
    )


def log_controls(
    app: App,
    rows: Sequence[LogRow],
    view: Rect,
    scroll: Scroll,
    picture: Picture,
    theme: Theme,
    *,
    newest: int,
    why_label: str,
    on_use: Callable[[LogRow], None],
    tip: str,
) -> list[Control]:
    """The rows that can be seen, and those a page above and below, newest first."""
    units = app.units
    gap = units.px(_GAP)
    edge = units.px(RING)
    width = view.width - 2 * edge
    heights = [row_height(row, width, why_label, units) for row in rows]
    scroll.fit(view, list_height(heights, units))
    top = view.top + edge - scroll.offset
    made: list[Control] = []
    for number in range(len(rows) - 1, -1, -1):
        row = rows[number]
        rect = Rect(view.left + edge, top, width, heights[number])
        top = rect.bottom + gap
        if rect.bottom < view.top - view.height or rect.top > view.bottom + view.height:
            continue
        made.append(
            RowControl(
                id=f"log-{number}",
                app=app,
                theme=theme,
                rect=rect,
                label=row.words,
                region="log",
                clip=view,
                row=row,
                picture=picture,
                is_new=row.step == newest,
                why_label=why_label if row.has_why else "",
                on_act=lambda row=row: on_use(row),
                tip=tip if row.has_why else "",  # type: ignore[misc]
            )
        )
    return made
