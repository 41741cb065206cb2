"""Why a computer or an automaton chose what it chose: sentences, candidates, criteria, and what decided.

The page stands at the side, so that the candidate that is looked at can be seen on the table behind it.
"""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING, ClassVar

from pygame import Rect, Surface

from game.match import Entry
from game.why import Candidate, Why
from scenes.control import Control
from scenes.controls import BAR, Button, Plate, Printed, Row, Scroll, ScrollBar, button_width, still_text
from scenes.keys import Command
from scenes.skin.colours import GOLD
from scenes.skin.icons import icon
from scenes.skin.type import Align, Token, measure_line, measure_paragraph
from scenes.table.log_rows import RING
from scenes.table.overlay import PAD, TableOverlay

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.table.scene import TableScene

WIDTH = 404.0
_NAME_SHARE, _LEAST_NAME_SHARE = 0.6, 0.4


class WhyScene(TableOverlay):
    """One decision and its reason."""

    name: ClassVar[str] = "why"
    dims: ClassVar[bool] = False

    def __init__(self, app: App, table: TableScene, entry: Entry, why: Why) -> None:
        super().__init__(app, table)
        self.entry = entry
        self.why = why
        self.scroll = Scroll()

    # -- layout ---------------------------------------------------------------------------------------------

    def build(self) -> list[Control]:
        units, words, why = self.units, self.table_words, self.why
        pad, gap, foot = units.px(PAD), units.px(10), units.px(40)
        width = units.px(WIDTH)
        inner = width - 2 * pad
        title = words("table-why-title", seat=words.seat_name(self.entry.seat))
        said = " ".join(words.say(sentence) for sentence in why.sentences)
        head = measure_paragraph(title, Token.TITLE, inner, units)[1]
        reason = measure_paragraph(said, Token.BODY, inner, units)[1]
        narrow = inner - units.px(BAR) - 2 * units.px(RING)
        rows = [self._row_height(candidate, narrow) for candidate in why.candidates]
        criteria = self._criteria_height(inner) if rows else 0
        fixed = 2 * pad + head + gap + reason + gap + foot + gap + criteria
        most = units.frame.height - 2 * units.px(24) - fixed
        listed = min(self._list_height(rows), max(units.px(60), most)) if rows else 0
        self.frame = Rect(0, 0, width, fixed + listed)
        self._stand_aside()
        room = Rect(self.frame.left + pad, self.frame.top + pad, inner, head)
        made: list[Control] = [
            still_text(self.app, "title", title, room, Token.TITLE, colour=self.theme.text, wraps=True)
        ]
        room = Rect(room.left, room.bottom + gap, inner, reason)
        made.append(
            still_text(self.app, "reason", said, room, Token.BODY, colour=self.theme.text, wraps=True)
        )
        if rows:
            made += self._criteria(Rect(room.left, room.bottom + gap, inner, criteria))
            view = Rect(room.left, room.bottom + gap + criteria, inner - units.px(BAR), listed)
            made += self._candidates(view, rows)
        label = words("table-close")
        wide = button_width(self.app, label, key=self.app.keys.name(Command.BACK))
        close = Rect(self.frame.right - pad - wide, self.frame.bottom - pad - foot, wide, foot)
        made.append(
            Button(
                id="close",
                app=self.app,
                theme=self.theme,
                rect=close,
                label=label,
                command=Command.BACK,
                on_act=self.close,
                region="answer",
            )
        )
        return made

    def _stand_aside(self) -> None:
        """Stand on the left, or on the right where that hides fewer of the things it points at."""
        edge = self.units.px(24)
        window = self.units.frame
        left, right = self.frame.copy(), self.frame.copy()
        left.midleft = (window.left + edge, window.centery)
        right.midright = (window.right - edge, window.centery)
        refs = {ref for candidate in self.why.candidates for ref in candidate.refs}
        things = [piece.rect for piece in self.table.stage.pieces_of(refs)]
        self.frame = min((left, right), key=lambda place: len(place.collidelistall(things)))

    def _columns(self, inner: int) -> list[tuple[int, int]]:
        """Left and width of each criterion's column, from the left edge of the list.

        Each is as wide as its longest word, as long as the names keep their least share.
        """
        gap = self.units.px(12)
        words = [self.table_words.say(criterion).split() for criterion in self.why.criteria] or [[""]]
        widths = [
            max(measure_line(word, Token.LABEL, self.units, 12)[0] for word in each or [""]) + gap
            for each in words
        ]
        most = round(inner * (1 - _LEAST_NAME_SHARE))
        least = round(inner * (1 - _NAME_SHARE))
        total = min(most, max(least, sum(widths)))
        widths = [total * wide // sum(widths) for wide in widths]
        lefts = accumulate(widths[:-1], initial=inner - sum(widths))
        return list(zip(lefts, widths, strict=True))

    def _criteria_height(self, inner: int) -> int:
        columns = self._columns(inner - self.units.px(BAR))
        heights = [
            measure_paragraph(
                self.table_words.say(criterion), Token.LABEL, wide - self.units.px(4), self.units, 12
            )[1]
            for criterion, (_, wide) in zip(self.why.criteria, columns, strict=False)
        ]
        return max(heights, default=0) + self.units.px(6)

    def _criteria(self, room: Rect) -> list[Control]:
        made: list[Control] = []
        columns = self._columns(room.width - self.units.px(BAR))
        for number, (criterion, (left, wide)) in enumerate(zip(self.why.criteria, columns, strict=False)):
            decided = number == self.why.decided_by
            place = Rect(room.left + left, room.top, wide - self.units.px(4), room.height)
            made.append(
                still_text(
                    self.app,
                    f"criterion-{number}",
                    self.table_words.say(criterion),
                    place,
                    Token.LABEL,
                    size=12,
                    colour=GOLD if decided else self.theme.muted,
                    align=Align.RIGHT,
                    wraps=True,
                )
            )
        return made

    def _row_height(self, candidate: Candidate, inner: int) -> int:
        room = self._columns(inner)[0][0] - self.units.px(30)
        name = self.table_words.say(candidate.name)
        return max(
            self.units.px(32), measure_paragraph(name, Token.BODY, room, self.units)[1] + self.units.px(10)
        )

    def _list_height(self, heights: list[int]) -> int:
        return sum(heights) + self.units.px(4) * len(heights) + 2 * self.units.px(RING)

    def _candidates(self, view: Rect, heights: list[int]) -> list[Control]:
        units = self.units
        self.scroll.fit(view, self._list_height(heights))
        edge = units.px(RING)
        top = view.top + edge - self.scroll.offset
        made: list[Control] = []
        for number, (candidate, high) in enumerate(zip(self.why.candidates, heights, strict=True)):
            rect = Rect(view.left + edge, top, view.width - 2 * edge, high)
            made.append(self._candidate(number, candidate, rect, view))
            top = rect.bottom + units.px(4)
        made.append(
            ScrollBar(
                id="why-bar",
                app=self.app,
                theme=self.theme,
                rect=view,
                label="",
                region="candidates",
                scroll=self.scroll,
                on_scroll=self.refresh,
            )
        )
        return made

    def _candidate(self, number: int, candidate: Candidate, rect: Rect, view: Rect) -> Row:
        units, is_chosen = self.units, number == self.why.chosen
        name = self.table_words.say(candidate.name)
        columns = self._columns(rect.width)
        room = Rect(rect.left + units.px(26), rect.top, columns[0][0] - units.px(30), rect.height)
        ink = GOLD if is_chosen else self.theme.text
        prints = [Printed(name, Token.BODY, room, ink, wraps=True)]
        for criterion, (value, (left, wide)) in enumerate(zip(candidate.values, columns, strict=False)):
            place = Rect(rect.left + left, rect.top, wide - units.px(6), rect.height)
            tone = GOLD if criterion == self.why.decided_by and is_chosen else self.theme.text
            prints.append(
                Printed(f"{value:g}".replace("-", "−"), Token.NUMBER, place, tone, Align.RIGHT, size=15)
            )
        sprites: list[tuple[Surface, tuple[int, int]]] = []
        if is_chosen:
            tick = icon("check", units.px(16), GOLD)
            sprites.append((tick, tick.get_rect(midleft=(rect.left + units.px(5), rect.centery)).topleft))
        return Row(
            id=f"candidate-{number}",
            app=self.app,
            theme=self.theme,
            rect=rect,
            label=name,
            region="candidates",
            clip=view,
            words=prints,
            sprites=sprites,
            plate=Plate.ROW,
            is_chosen=is_chosen,
            on_act=lambda: None,
        )

    # -- pointing at the table ------------------------------------------------------------------------------

    def first_focus(self) -> str:
        return f"candidate-{self.why.chosen}" if self.why.candidates else "close"

    def enter(self) -> None:
        super().enter()
        self.table.is_explaining = True
        self._point()

    def leave(self) -> None:
        self.table.is_explaining = False
        self.table.pointed_from_afar = {}
        self.table.emphasise()

    def _look_elsewhere(self) -> None:
        super()._look_elsewhere()
        self._point()

    def move_focus(self, name: str) -> None:
        super().move_focus(name)
        control = self.find(name)
        if (
            control is not None
            and control.clip is not None
            and self.scroll.reveal(control.rect, self.units.px(4))
        ):
            self.refresh()

    def _point(self) -> None:
        """Point at the things of the candidate that is looked at, else of the chosen one."""
        regarded = self.regarded
        number = self.why.chosen
        if regarded is not None and regarded.id.startswith("candidate-"):
            number = int(regarded.id.removeprefix("candidate-"))
        if not self.why.candidates:
            return
        colour = self.table.picture.seat_mark(self.entry.seat).colour
        pieces = self.table.stage.pieces_of(self.why.candidates[number].refs)
        self.table.pointed_from_afar = {piece.id: colour for piece in pieces}
        self.table.emphasise()
