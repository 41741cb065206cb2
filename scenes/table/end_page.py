"""How the match ended: winners, the score sheet, what the match leaves behind, and what to do next."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from pygame import Rect, Surface

from game.rules import Outcome
from saves.tally import add_up, parts
from scenes.control import Control, TextBox
from scenes.controls import Button, Plate, Printed, Scroll, Still, button_width, height_of, still_text
from scenes.counted import summed_up
from scenes.keys import Command
from scenes.skin import panel as skin
from scenes.skin import type as typesetting
from scenes.skin.icons import icon
from scenes.skin.type import Align, Token, measure_line
from scenes.slots import said
from scenes.table.overlay import PAD, TableOverlay
from scenes.table.score_sheet import ScoreSheet

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.table.scene import TableScene

LEAST_WIDTH = 620.0
_MARGIN = 16.0
_APART = 28.0
"""Between the sheet and what the match leaves behind."""
_LEAST_SHEET = 96.0
"""Units of the sheet that are always seen; the rest of it scrolls."""


class EndScene(TableOverlay):
    """The end of a match."""

    name: ClassVar[str] = "end"

    def __init__(self, app: App, table: TableScene) -> None:
        super().__init__(app, table)
        self.scroll = Scroll()
        self.foot = Rect(0, 0, 0, 0)

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
        """From top to bottom: the title, sheet and memento side by side, statistics, buttons, their tips."""
        units = self.units
        pad, gap = units.px(PAD), units.px(10)
        sheet = ScoreSheet(self, self.table, self.outcome, self.scroll)
        most_wide = units.frame.width - 2 * units.px(_MARGIN) - 2 * pad
        memento = self._memento(most_wide - sheet.width)
        beside = memento.rect.width + units.px(_APART) if memento is not None else 0
        inner = min(most_wide, max(units.px(LEAST_WIDTH) - 2 * pad, sheet.width + beside))
        left_wide = inner - beside
        title = self._title()
        size = self._title_size(title, inner)
        head = measure_line(title, Token.DISPLAY, units, size)[1] + gap
        answers = self._answers(inner)
        foot = sum(row[0].rect.height + units.px(8) for row in answers)
        tips = [button.tip for row in answers for button in row]
        tip = max(height_of(each, Token.BODY, inner, units) for each in tips)
        fixed = 2 * pad + head + gap + foot + tip
        most_high = units.frame.height - 2 * units.px(_MARGIN) - fixed
        lines = self._counted(inner, most_high - sheet.head - units.px(_LEAST_SHEET))
        stands = sum(line.rect.height for line in lines) + (gap if lines else 0)
        listed = min(sum(sheet.heights(left_wide)), most_high - stands - sheet.head)
        middle = max(sheet.head + listed, min(memento.rect.height if memento else 0, most_high - stands))
        self.frame = Rect(0, 0, inner + 2 * pad, fixed + stands + middle)
        self.frame.center = units.frame.center
        left, top = self.frame.left + pad, self.frame.top + pad
        made: list[Control] = [self._heading(title, size, Rect(left, top, inner, head))]
        top += head
        names = Rect(left, top + (middle - sheet.head - listed) // 2, left_wide, sheet.head)
        made += [*sheet.names(names), *sheet.rows(Rect(left, names.bottom, left_wide, listed))]
        if memento is not None:
            made.append(
                _moved(
                    memento, left + left_wide + units.px(_APART), top + (middle - memento.rect.height) // 2
                )
            )
        top += middle + (gap if lines else 0)
        for line in lines:
            made.append(_moved(line, left, top))
            top += line.rect.height
        top += gap
        for row in answers:
            made += self._in_the_middle(row, top)
            top += row[0].rect.height + units.px(8)
        self.foot = Rect(left, top, inner, tip)
        return made

    def _in_the_middle(self, row: list[Button], top: int) -> list[Control]:
        gap = self.units.px(10)
        left = self.frame.centerx - (sum(each.rect.width for each in row) + gap * (len(row) - 1)) // 2
        for button in row:
            button.rect.topleft = (left, top)
            button.__post_init__()
            left += button.rect.width + gap
        return list(row)

    def _memento(self, room: int) -> Still | None:
        """What the match leaves behind, under its name, if there is room beside the sheet."""
        units = self.units
        left_behind = self.table.picture.memento(self.table.sight())
        if left_behind is None:
            return None
        name, picture = self.table_words.say(left_behind[0]), left_behind[1]
        wide = max(picture.get_width(), measure_line(name, Token.CAPS, units)[0] + units.px(40))
        if wide + units.px(_APART) > room:
            return None
        head = skin.header(name, wide, units, self.theme)
        gap = units.px(12)
        rect = Rect(0, 0, wide, head.get_height() + gap + picture.get_height())
        sprites = [
            (head, (0, 0)),
            (picture, ((wide - picture.get_width()) // 2, head.get_height() + gap)),
        ]
        return Still(id="memento", app=self.app, theme=self.theme, rect=rect, label=name, sprites=sprites)

    def _title(self) -> str:
        title = self.table_words.say(self.table.result())
        return title[:1].upper() + title[1:]

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

    # -- the statistics -------------------------------------------------------------------------------------

    def _counted(self, width: int, room: int) -> list[Still]:
        """What this match adds to everybody's statistics, as many lines as there is room for."""
        made: list[Still] = []
        for number, words in enumerate(self._sentences()):
            line = self._line(f"counted-{number}", words, width)
            room -= line.rect.height
            if room < 0:
                break
            made.append(line)
        return made

    def _line(self, name: str, words: str, width: int) -> Still:
        units = self.units
        side = units.px(16)
        needs = min(width, side + units.px(10) + measure_line(words, Token.BODY, units)[0])
        text_wide = needs - side - units.px(10)
        high = height_of(words, Token.BODY, text_wide, units) + units.px(6)
        left = (width - needs) // 2
        room = Rect(left + side + units.px(10), 0, text_wide, high)
        sign = icon("chart", side, self.theme.accent)
        line = still_text(self.app, name, words, room, colour=self.theme.muted, wraps=True)
        line.rect = Rect(0, 0, width, high)
        line.sprites = [(sign, (left, (high - side) // 2))]
        return line

    def _sentences(self) -> list[str]:
        """A sentence for every person at the table, or why this match does not count."""
        words, match = self.table_words, self.table.sitting.match
        if self.table.sitting.is_watched:
            return [words("statistics-watched")]
        if match.label is None or not self.table.keeping.is_kept:
            return []
        book, fault = self.app.store.statistics.look()
        result = self.app.store.first_end(match, book)
        if result is None:
            return [words.say(fault)] if fault is not None else []
        everything = list(parts(book.results, match.rules.name))
        found = []
        for own in parts([result], match.rules.name):
            same = [part for part in everything if (part.name, part.heading) == (own.name, own.heading)]
            line = said(words, summed_up(own.heading, add_up(same)))
            found.append(words("statistics-of", name=own.name, line=line) if own.name else line)
        if tuple(seat.score for seat in result.seats) != self.outcome.scores:
            found.append(words("statistics-first-end"))
        return found

    # -- what comes next ------------------------------------------------------------------------------------

    def _answers(self, inner: int) -> list[list[Button]]:
        """The buttons in lines that fit, yet without a place."""
        kinds = (
            ("again", self._again, Plate.GOLD, None),
            ("same", self._same, Plate.PLAIN, None),
            ("replay", self._replay, Plate.PLAIN, Command.REPLAY),
            ("statistics", self._statistics, Plate.PLAIN, Command.STATISTICS),
            ("look", self.close, Plate.PLAIN, Command.BACK),
            ("home", self.app.go_home, Plate.PLAIN, None),
        )
        made = []
        for name, act, plate, command in kinds:
            label = self.table_words(f"table-end-{name}")
            key = self.app.keys.name(command) if command else ""
            wide = min(inner, button_width(self.app, label, key=key))
            made.append(
                Button(
                    id=name,
                    app=self.app,
                    theme=self.theme,
                    rect=Rect(0, 0, wide, self.units.px(42)),
                    label=label,
                    plate=plate,
                    command=command,
                    on_act=act,
                    region="answer",
                    tip=self.table_words(f"table-end-{name}-tip"),
                )
            )
        return self._shared_out(made, inner)

    def _shared_out(self, buttons: list[Button], inner: int) -> list[list[Button]]:
        """As few lines as they fit into, each with about as many."""
        gap = self.units.px(10)
        for count in range(1, len(buttons) + 1):
            each = -(-len(buttons) // count)
            lines = [buttons[start : start + each] for start in range(0, len(buttons), each)]
            if all(sum(button.rect.width + gap for button in line) - gap <= inner for line in lines):
                break
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

    def _statistics(self) -> None:
        from scenes.statistics import StatisticsScene

        self.app.push(StatisticsScene(self.app, self.table.sitting.entry.name))

    # -- drawing --------------------------------------------------------------------------------------------

    def tooltip_of(self, control: Control) -> str:
        """What a button does stands below: a bubble would cover the scores."""
        return control.why_not

    def draw_under(self, surface: Surface) -> None:
        super().draw_under(surface)
        sheet = self.scroll.view
        total = self.find("total")
        if total is not None and sheet.collidepoint(total.rect.midtop):
            fine = skin.rule(sheet.width, self.units, self.theme.accent)
            surface.blit(fine, fine.get_rect(center=(sheet.centerx, total.rect.top)))

    def draw_over(self, surface: Surface) -> None:
        control = self.regarded or self.find(self.focused)
        if control is not None and control.tip:
            said_of = Printed(control.tip, Token.BODY, self.foot, self.theme.muted, Align.CENTRE, wraps=True)
            said_of.draw(surface, self.units)


def _moved(still: Still, left: int, top: int) -> Still:
    """Something laid out at the corner of the window, in its place."""
    still.rect = still.rect.move(left, top)
    still.sprites = [(sprite, (x + left, y + top)) for sprite, (x, y) in still.sprites]
    still.prints = [printed.moved(left, top) for printed in still.prints]
    still.__post_init__()
    return still
