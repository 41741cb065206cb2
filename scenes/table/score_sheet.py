"""The score sheet: a line for every source of points, a column for everybody who has any, and the total."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.rules import Outcome, ScoreLine
from game.text import text
from scenes.control import Control
from scenes.controls import BAR, Scroll, ScrollBar, Still, cut, still_text
from scenes.skin.colours import GOLD, Colour
from scenes.skin.icons import icon
from scenes.skin.marks import pip
from scenes.skin.type import Align, Token, fits, measure_paragraph

if TYPE_CHECKING:
    from scenes.scene import Scene
    from scenes.table.scene import TableScene

SOURCE, COLUMN = 196.0, 92.0
"""Width of the sources, and of everybody's points, in units."""
_HEAD, _ROW = 50.0, 30.0
_GILT = "#8A5A10"
"""The gold of letters on a light ground."""


class ScoreSheet:
    """The sheet of a match that is over, as controls of the page it stands on."""

    def __init__(self, page: Scene, table: TableScene, outcome: Outcome, scroll: Scroll) -> None:
        self._page = page
        self._table = table
        self._outcome = outcome
        self._scroll = scroll
        match = table.sitting.match
        history = [event for entry in match.log for event in entry.events]
        self._total = ScoreLine(text("table-total"), outcome.scores)
        self.lines = [*match.rules.sheet(match.state, history), self._total]
        if outcome.tie is not None:
            self.lines.append(outcome.tie)
        counts = [
            match.rules.standing(match.options, match.state, seat) is not None
            for seat in range(len(match.seats))
        ]
        self.seats = [seat for seat, has_points in enumerate(counts) if has_points]

    # -- measures -------------------------------------------------------------------------------------------

    @property
    def width(self) -> int:
        """How wide the sheet likes to be."""
        return self._px(SOURCE + COLUMN * max(2, len(self.seats)) + BAR)

    @property
    def head(self) -> int:
        return self._px(_HEAD)

    def heights(self, width: int) -> list[int]:
        """The height of every line in a sheet of that width."""
        room = self._columns(width)[0][0] - self._px(12)
        return [
            max(
                self._px(_ROW),
                measure_paragraph(self._say(line), self._token(line), room, self._page.units)[1]
                + self._px(8),
            )
            for line in self.lines
        ]

    def _px(self, units: float) -> int:
        return self._page.units.px(units)

    def _say(self, line: ScoreLine) -> str:
        return self._table.table_words.say(line.source)

    def _token(self, line: ScoreLine) -> Token:
        return Token.NAME if line is self._total else Token.BODY

    def _columns(self, width: int) -> list[tuple[int, int]]:
        """Left and width of every column of points."""
        inner = width - self._px(BAR)
        begin = max(round(inner * 0.3), min(self._px(SOURCE), inner - self._px(COLUMN) * len(self.seats)))
        wide = (inner - begin) // len(self.seats)
        return [(begin + wide * number, wide) for number in range(len(self.seats))]

    @property
    def _gold(self) -> Colour:
        return _GILT if self._table.picture.theme.light else GOLD

    # -- controls -------------------------------------------------------------------------------------------

    def names(self, room: Rect) -> list[Control]:
        """Everybody over their points, with their mark, and a crown for those who won."""
        made: list[Control] = []
        for seat, (left, wide) in zip(self.seats, self._columns(room.width), strict=True):
            place = Rect(room.left + left, room.top, wide, room.height)
            made.append(self._mark(seat, place))
            has_won = seat in self._outcome.winners
            colour = self._gold if has_won else self._table.picture.seat_mark(seat).colour
            below = Rect(place.left, place.top + self._px(16), wide, place.height - self._px(16))
            made.append(self._name(seat, below, colour))
        return made

    def _name(self, seat: int, room: Rect, colour: Colour) -> Still:
        """A name on one line or two; one that is longer still is cut."""
        units, name = self._page.units, self._table.table_words.seat_name(seat)
        has_room = fits(name, Token.LABEL, (room.width - self._px(4), room.height), units, 13.0)
        label = name if has_room else cut(name, Token.LABEL, room.width - self._px(4), units)
        return still_text(
            self._page.app,
            f"seat-{seat}",
            label,
            room,
            Token.LABEL,
            colour=colour,
            align=Align.CENTRE,
            wraps=has_room,
        )

    def _mark(self, seat: int, place: Rect) -> Still:
        mark, side = self._table.picture.seat_mark(seat), self._px(16)
        signs: list[Surface] = [pip(mark.shape, side, mark.colour)]
        if seat in self._outcome.winners:
            signs.append(icon("crown", self._px(18), self._gold))
        gap = self._px(6)
        left = place.centerx - (sum(sign.get_width() for sign in signs) + gap * (len(signs) - 1)) // 2
        sprites = []
        for sign in signs:
            sprites.append((sign, (left, place.top - self._px(2) + (side - sign.get_height()) // 2)))
            left += sign.get_width() + gap
        return Still(id=f"mark-{seat}", app=self._page.app, rect=Rect(0, 0, 0, 0), label="", sprites=sprites)

    def rows(self, view: Rect) -> list[Control]:
        """The lines, which scroll where there is not room for all of them."""
        heights = self.heights(view.width)
        self._scroll.fit(Rect(view.topleft, (view.width - self._px(BAR), view.height)), sum(heights))
        top = view.top - self._scroll.offset
        made: list[Control] = []
        for number, high in enumerate(heights):
            made += self._row(number, Rect(view.left, top, view.width, high), view)
            top += high
        made.append(
            ScrollBar(
                id="sheet-bar",
                app=self._page.app,
                theme=self._table.picture.theme,
                rect=view,
                label="",
                region="sheet",
                scroll=self._scroll,
                on_scroll=self._page.refresh,
            )
        )
        return made

    def _row(self, number: int, rect: Rect, view: Rect) -> list[Control]:
        line, theme, app = self.lines[number], self._table.picture.theme, self._page.app
        columns = self._columns(rect.width)
        is_total = line is self._total
        room = Rect(rect.left + self._px(6), rect.top, columns[0][0] - self._px(12), rect.height)
        made: list[Control] = [
            still_text(
                app,
                "total" if is_total else f"source-{number}",
                self._say(line),
                room,
                self._token(line),
                colour=theme.text if is_total else theme.muted,
                wraps=True,
                clip=view,
            )
        ]
        for seat, (left, wide) in zip(self.seats, columns, strict=True):
            points = line.points[seat]
            is_best = is_total and seat in self._outcome.winners
            made.append(
                still_text(
                    app,
                    f"points-{number}-{seat}",
                    str(points).replace("-", "−"),
                    Rect(rect.left + left, rect.top, wide, rect.height),
                    Token.NUMBER,
                    colour=self._gold if is_best else theme.text if points or is_total else theme.muted,
                    align=Align.CENTRE,
                    clip=view,
                    size=22 if is_total else 17,
                )
            )
        return made
