"""A Revelation counted step by step: a page over the ring on which line after line appears.

It only shows what the rules have settled. Any input completes it, the next one puts it away.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.cerebria import events as happened
from game.cerebria.telling import describe
from game.event import Event
from scenes.cerebria import geometry, trays
from scenes.cerebria.figures import SIDES
from scenes.picture import Sight
from scenes.skin.colours import BLACK, GOLD, MIND, Colour, mix
from scenes.skin.light import faded
from scenes.skin.panel import draw_dialog, rule
from scenes.skin.svg import drawn_out, paint, rounded, svg
from scenes.skin.type import Align, Token, measure_paragraph, metal, paragraph
from scenes.units import Units

EACH = 0.85
"""Seconds from one line to the next."""
STAYS = 3.0
_WIDE, _LETTERS = 560.0, 17.0
_FADE = 0.25
_TOLD = (
    happened.HiddenShown,
    happened.StatisticReduced,
    happened.AspirationJudged,
    happened.PointsScored,
    happened.FragmentAdded,
    happened.FortressAdded,
    happened.EgoWillpowerChanged,
    happened.CommonStruck,
    happened.CommonChosen,
    happened.CommonsEnded,
    happened.EndTriggered,
)
_ENDS = (happened.TurnBegan, happened.ActionDeclared)


class Row(NamedTuple):
    words: str
    colour: Colour


class RevelationShow:
    """The page. It is empty until a Revelation begins before the eyes of whoever looks."""

    z = 7_000

    def __init__(self, units: Units) -> None:
        self.units = units
        self.rows: list[Row] = []
        self.title = self.head = ""
        self._elapsed = 0.0
        self._is_open = False
        self._below: Rect | None = None
        """Where the tray of the choice that follows lies, if there is one."""
        self._drawn: tuple[object, Surface] | None = None
        """The sheet as it stands until the next line comes, with what it was drawn from."""

    @property
    def _rect(self) -> Rect:
        """As high as all that is counted needs, as far as there is room; the last lines are seen.

        It hides the tray of the choice that follows, so that nothing of that looks out around it.
        """
        units = self.units
        lines = sum(self._heights(self.rows)) / units.scale
        room = geometry.around(units, geometry.CENTRE, (_WIDE, min(430.0, max(200.0, lines + 134))))
        return room if self._below is None else room.union(self._below.inflate(units.px(4), units.px(4)))

    @property
    def _inner(self) -> int:
        return self.units.px(_WIDE - 56)

    def _heights(self, rows: Sequence[Row]) -> list[int]:
        gap = self.units.px(8)
        return [
            measure_paragraph(row.words, Token.BODY, self._inner, self.units, _LETTERS)[1] + gap
            for row in rows
        ]

    @property
    def bounds(self) -> Rect:
        return (
            self._rect.inflate(self.units.px(70), self.units.px(70))
            if self.is_open
            else Rect(self._rect.center, (1, 1))
        )

    @property
    def is_open(self) -> bool:
        return self._is_open and self._elapsed < self._end

    @property
    def _end(self) -> float:
        return EACH * (len(self.rows) + 1) + STAYS

    @property
    def is_resting(self) -> bool:
        return not self.is_open

    def follow(self, sight: Sight, events: Sequence[Event], seed: int) -> None:
        # Without a seed it is the story so far that is told, and nobody is to be shown an old Revelation.
        if not seed:
            self._is_open = False
            return
        words = sight.words
        tray = next((piece for piece in trays.pieces(sight) if piece.id == "tray"), None)
        self._below = tray.rect if tray is not None else None
        for event in events:
            if isinstance(event, happened.RevelationBegan):
                self.title, self.head = words("cerebria-table-revelation"), words.say(describe(event))
                self.rows = []
                self._elapsed, self._is_open = 0.0, True
            elif isinstance(event, _ENDS) and self._elapsed > EACH * len(self.rows) + 0.5:
                self._is_open = False
            elif self._is_open and isinstance(event, _TOLD):
                self.rows.append(Row(words.say(describe(event)), _colour(event)))

    def update(self, seconds: float) -> None:
        self._elapsed += seconds

    def settle(self) -> None:
        """First all lines at once; once they are there, away with the page."""
        if not self._is_open:
            return
        if self._elapsed < EACH * len(self.rows):
            self._elapsed = EACH * len(self.rows)
        elif self._elapsed > EACH * len(self.rows) + 0.2:
            self._is_open = False

    def draw(self, surface: Surface) -> None:
        if not self.is_open:
            return
        sheet = self._present_sheet()
        share = min(1.0, self._elapsed / _FADE, max(0.0, (self._end - self._elapsed) / _FADE))
        place = self.bounds
        surface.blit(sheet if share >= 1 else faded(sheet, share), place)

    def _present_sheet(self) -> Surface:
        """The sheet of this moment: it only changes with a line, not at every frame."""
        told = (self.title, self.head, tuple(self.rows), self._count, self._rect.size)
        if self._drawn is None or self._drawn[0] != told:
            self._drawn = told, self._sheet()
        return self._drawn[1]

    @property
    def _count(self) -> int:
        """How many lines are to be seen by now."""
        return min(len(self.rows), int(self._elapsed / EACH) + 1)

    def _sheet(self) -> Surface:
        units, bounds = self.units, self.bounds
        sheet = Surface(bounds.size, pygame.SRCALPHA)
        room = self._rect.move(-bounds.left, -bounds.top)
        corner = 16 * units.scale
        ground = paint(mix(MIND.panel, BLACK, 0.3), opacity=0.97)

        def draw(width: int) -> Surface:
            return svg(width, room.height, rounded(0, 0, width, room.height, corner, ground))

        sheet.blit(drawn_out(room.size, corner, draw), room)
        draw_dialog(sheet, room, units, MIND)
        title = metal(self.title, Token.TITLE, units)
        sheet.blit(title, title.get_rect(midtop=(room.centerx, room.top + units.px(14))))
        inner = self._inner
        told = paragraph(self.head, Token.QUOTE, MIND.muted, inner, units, Align.CENTRE)
        sheet.blit(told, told.get_rect(midtop=(room.centerx, room.top + units.px(52))))
        fine = rule(inner, units, GOLD)
        top = room.top + units.px(58) + told.get_height()
        sheet.blit(fine, (room.left + units.px(28), top))
        top += units.px(16)
        top += max(0, room.bottom - units.px(20) - top - sum(self._heights(self.rows))) // 2
        shown = self.rows[: self._count]
        heights = self._heights(shown)
        while sum(heights) > room.bottom - units.px(14) - top and shown:
            shown, heights = shown[1:], heights[1:]
        for row, high in zip(shown, heights, strict=True):
            line = paragraph(row.words, Token.BODY, row.colour, inner, units, Align.CENTRE, _LETTERS)
            sheet.blit(line, line.get_rect(midtop=(room.centerx, top)))
            top += high
        return sheet


def _colour(event: Event) -> Colour:
    match event:
        case happened.AspirationJudged(_, bliss, gloom, owner):
            winner = 0 if bliss > gloom else 1 if gloom > bliss else -1
            return SIDES[winner].text if winner >= 0 and owner in (-1, winner) else MIND.text
        case happened.FragmentAdded(team) | happened.FortressAdded(team) | happened.PointsScored(team):
            return SIDES[team].text
        case happened.CommonChosen():
            return GOLD
    return MIND.text
