"""How the match ended: winners, the score sheet, and what to do next."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from pygame import Rect, Surface

from game.rules import Outcome, ScoreLine
from game.text import text
from scenes.control import Control, TextBox
from scenes.controls import BAR, Button, Plate, Scroll, ScrollBar, Still, button_width, cut, still_text
from scenes.keys import Command
from scenes.skin import panel as skin
from scenes.skin import type as typesetting
from scenes.skin.colours import GOLD
from scenes.skin.marks import pip
from scenes.skin.svg import paint, rounded, svg
from scenes.skin.type import Align, Token, measure_line, measure_paragraph
from scenes.table.overlay import PAD, TableOverlay

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.table.scene import TableScene

WIDTH = 620.0
_SOURCE_SHARE = 0.44


class EndScene(TableOverlay):
    """The score sheet."""

    name: ClassVar[str] = "end"

    def __init__(self, app: App, table: TableScene) -> None:
        super().__init__(app, table)
        self.scroll = Scroll()

    @property
    def outcome(self) -> Outcome:
        outcome = self.table.sitting.match.outcome
        assert outcome is not None, "shown when the match is over"
        return outcome

    def enter(self) -> None:
        super().enter()
        winners = self.outcome.winners
        people = {number for number, seat in enumerate(self.table.sitting.match.seats) if seat.is_person}
        is_won = not people or bool(people & set(winners))
        self.app.play("win" if is_won else "loss")

    # -- layout ---------------------------------------------------------------------------------------------

    def build(self) -> list[Control]:
        units, words = self.units, self.table_words
        pad, gap = units.px(PAD), units.px(10)
        width = units.px(WIDTH)
        inner = width - 2 * pad
        title = words.say(self.table.result())
        title = title[:1].upper() + title[1:]
        size = self._title_size(title, inner)
        head = typesetting.measure_line(title, Token.DISPLAY, units, size)[1] + gap
        answers = self._answers(inner)
        foot = sum(row[0][1].height + units.px(8) for row in answers)
        rows = self._rows()
        heights = [self._row_height(line, inner) for line in rows]
        heads = units.px(44)
        fixed = 2 * pad + head + heads + gap + foot + gap
        most = units.frame.height - 2 * units.px(16) - fixed
        listed = min(sum(heights), most)
        self.frame = Rect(0, 0, width, fixed + listed)
        self.frame.center = units.frame.center
        made: list[Control] = [
            self._heading(title, size, Rect(self.frame.left + pad, self.frame.top + pad, inner, head))
        ]
        made += self._memento()
        top = self.frame.top + pad + head
        made += self._seats(Rect(self.frame.left + pad, top, inner, heads))
        view = Rect(self.frame.left + pad, top + heads, inner, listed)
        made += self._sheet(view, rows, heights)
        top = self.frame.bottom - pad - foot + units.px(8)
        for row in answers:
            left = self.frame.centerx - (sum(rect.width for _, rect in row) + gap * (len(row) - 1)) // 2
            for button, rect in row:
                button.rect = Rect(left, top, rect.width, rect.height)
                button.__post_init__()
                made.append(button)
                left += rect.width + gap
            top += row[0][1].height + units.px(8)
        return made

    def _memento(self) -> list[Control]:
        """What the match leaves behind, on a panel of its own beside the scores."""
        units = self.units
        left_behind = self.table.picture.memento(self.table.sight())
        if left_behind is None:
            return []
        name, picture = self.table_words.say(left_behind[0]), left_behind[1]
        pad = units.px(20)
        head = typesetting.line(name, Token.NAME, self.theme.accent, units)
        wide = max(picture.get_width(), head.get_width()) + 2 * pad
        high = picture.get_height() + head.get_height() + 3 * pad
        rect = Rect(self.frame.left - wide - units.px(12), 0, wide, high)
        rect.centery = self.frame.centery
        corner = skin.PANEL_RADIUS * units.scale
        ground = svg(*rect.size, rounded(0, 0, *rect.size, corner, paint(self.theme.panel)))
        sprites = [
            (ground, rect.topleft),
            (skin.panel(rect.size, units, self.theme), rect.topleft),
            (head, head.get_rect(midtop=(rect.centerx, rect.top + pad)).topleft),
            (picture, picture.get_rect(midbottom=(rect.centerx, rect.bottom - pad)).topleft),
        ]
        return [Still(id="memento", app=self.app, theme=self.theme, rect=rect, label=name, sprites=sprites)]

    def _title_size(self, title: str, width: int) -> float:
        size = 32.0
        while size > 16 and measure_line(title, Token.DISPLAY, self.units, size)[0] > width:
            size -= 1
        return size

    def _heading(self, title: str, size: float, room: Rect) -> Control:
        gold = typesetting.metal(title, Token.DISPLAY, self.units, size)
        place = gold.get_rect(center=room.center)
        made = Still(
            id="title",
            app=self.app,
            theme=self.theme,
            rect=room,
            label=title,
            sprites=[(gold, place.topleft)],
        )
        needs = measure_line(title, Token.DISPLAY, self.units, size)
        made.texts = [TextBox(title, room.size, needs, room)]
        return made

    def _rows(self) -> list[ScoreLine]:
        return [*self.outcome.sheet, ScoreLine(text("table-total"), self.outcome.scores)]

    def _columns(self, width: int) -> list[tuple[int, int]]:
        """Left and width of every column of points."""
        count = max(len(line.points) for line in self._rows())
        begin = round(width * _SOURCE_SHARE)
        wide = (width - begin) // max(1, count)
        return [(begin + wide * number, wide) for number in range(count)]

    def _row_height(self, line: ScoreLine, inner: int) -> int:
        room = self._columns(inner - self.units.px(BAR))[0][0] - self.units.px(12)
        high = measure_paragraph(self.table_words.say(line.source), Token.BODY, room, self.units)[1]
        return max(self.units.px(30), high + self.units.px(8))

    def _seats(self, room: Rect) -> list[Control]:
        """The names over the columns, each with its mark; winners in gold."""
        units, match = self.units, self.table.sitting.match
        columns = self._columns(room.width - units.px(BAR))
        made: list[Control] = []
        if len(columns) != len(match.seats):
            return made  # points of sides, whose lines say whose they are
        for seat, (left, wide) in enumerate(columns):
            mark = self.table.picture.seat_mark(seat)
            side = units.px(16)
            sign = pip(mark.shape, side, mark.colour)
            place = Rect(room.left + left, room.top + side, wide, room.height - side)
            name = cut(self.table_words.seat_name(seat), Token.LABEL, wide - units.px(4), units)
            made.append(
                Still(
                    id=f"mark-{seat}",
                    app=self.app,
                    theme=self.theme,
                    rect=Rect(0, 0, 0, 0),
                    label="",
                    sprites=[(sign, sign.get_rect(midtop=(place.centerx, room.top - units.px(2))).topleft)],
                )
            )
            colour = GOLD if seat in self.outcome.winners else mark.colour
            made.append(
                still_text(
                    self.app, f"seat-{seat}", name, place, Token.LABEL, colour=colour, align=Align.CENTRE
                )
            )
        return made

    def _sheet(self, view: Rect, rows: list[ScoreLine], heights: list[int]) -> list[Control]:
        units = self.units
        self.scroll.fit(Rect(view.left, view.top, view.width - units.px(BAR), view.height), sum(heights))
        columns = self._columns(view.width - units.px(BAR))
        top = view.top - self.scroll.offset
        made: list[Control] = []
        for number, (line, high) in enumerate(zip(rows, heights, strict=True)):
            is_total = number == len(rows) - 1
            token = Token.NAME if is_total else Token.BODY
            room = Rect(view.left + units.px(6), top, columns[0][0] - units.px(12), high)
            made.append(
                still_text(
                    self.app,
                    f"source-{number}",
                    self.table_words.say(line.source),
                    room,
                    token,
                    colour=self.theme.text if is_total else self.theme.muted,
                    wraps=True,
                    clip=view,
                )
            )
            for column, (points, (left, wide)) in enumerate(zip(line.points, columns, strict=False)):
                place = Rect(view.left + left, top, wide, high)
                is_best = is_total and column in self.outcome.winners
                made.append(
                    still_text(
                        self.app,
                        f"points-{number}-{column}",
                        str(points).replace("-", "−"),
                        place,
                        Token.NUMBER,
                        colour=GOLD if is_best else self.theme.text,
                        align=Align.CENTRE,
                        clip=view,
                        size=22 if is_total else 17,
                    )
                )
            top += high
        made.append(
            ScrollBar(
                id="sheet-bar",
                app=self.app,
                theme=self.theme,
                rect=view,
                label="",
                region="sheet",
                scroll=self.scroll,
                on_scroll=self.refresh,
            )
        )
        return made

    # -- what comes next ------------------------------------------------------------------------------------

    def _answers(self, inner: int) -> list[list[tuple[Button, Rect]]]:
        """The buttons in lines that fit."""
        kinds = (
            ("again", self._again, Plate.GOLD, None),
            ("same", self._same, Plate.PLAIN, None),
            ("replay", self._replay, Plate.PLAIN, Command.REPLAY),
            ("look", self.close, Plate.PLAIN, Command.BACK),
            ("home", self.app.go_home, Plate.PLAIN, None),
        )
        high, gap = self.units.px(42), self.units.px(10)
        lines: list[list[tuple[Button, Rect]]] = [[]]
        used = 0
        for name, act, plate, command in kinds:
            label = self.table_words(f"table-end-{name}")
            key = self.app.keys.name(command) if command else ""
            wide = min(inner, button_width(self.app, label, key=key))
            if lines[-1] and used + wide > inner:
                lines.append([])
                used = 0
            button = Button(
                id=name,
                app=self.app,
                theme=self.theme,
                rect=Rect(0, 0, wide, high),
                label=label,
                plate=plate,
                command=command,
                on_act=act,
                region="answer",
                tip=self.table_words(f"table-end-{name}-tip"),
            )
            lines[-1].append((button, button.rect))
            used += wide + gap
        return lines

    def first_focus(self) -> str:
        return "again"

    def _again(self) -> None:
        self._begin(None)

    def _same(self) -> None:
        self._begin(self.table.sitting.match.seed)

    def _begin(self, seed: int | None) -> None:
        from scenes.table.opening import begin_match

        match, entry = self.table.sitting.match, self.table.sitting.entry
        begin_match(
            self.app, entry, match.options, match.seats, seed=seed, free_takebacks=match.free_takebacks
        )

    def _replay(self) -> None:
        from scenes.table.replay import ReplayScene

        self.app.pop()
        self.app.push(ReplayScene(self.app, self.table))

    def draw_under(self, surface: Surface) -> None:
        super().draw_under(surface)
        fine = skin.rule(self.frame.width - 2 * self.units.px(PAD), self.units)
        total = self.find(f"source-{len(self._rows()) - 1}")
        if total is not None and self.scroll.view.collidepoint(total.rect.midtop):
            surface.blit(fine, fine.get_rect(center=(self.frame.centerx, total.rect.top)))
