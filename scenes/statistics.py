"""The statistics: what finished matches come to, for every game and everybody who played."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from pygame import Rect, Surface

from game.text import Text, text
from saves.statistics import Book
from saves.tally import Heading, Part, Tally, add_up, parts, people, tallies
from scenes.column import Column
from scenes.control import Control
from scenes.controls import Button, Plate, Printed, Row, Still, height_of
from scenes.counted import against, result, summed_up
from scenes.dialog import ConfirmScene
from scenes.page import GAP, Page
from scenes.skin.cache import cached
from scenes.skin.colours import GOLD, SHELL
from scenes.skin.icons import icon
from scenes.skin.orb import medallion
from scenes.skin.svg import arc, linear, paint, path, rounded, svg
from scenes.skin.type import SMALLEST, Align, Token, fits_line
from scenes.slots import day, game_name, portrait_of, said, when

if TYPE_CHECKING:
    from scenes.app import App

_SIDE = 292.0
_RING = 92.0
_EVERYBODY = None
"""Chosen where the matches of all people are looked at together."""


class StatisticsScene(Page):
    """Games and people at the left; what their matches come to at the right."""

    name: ClassVar[str] = "statistics"
    title_key: ClassVar[str] = "statistics-title"
    topic: ClassVar[str] = "table#statistics"

    def __init__(self, app: App, game: str = "", person: str | None = _EVERYBODY) -> None:
        super().__init__(app)
        self.game = game
        self.person = person
        self.book = Book()
        self.fault: Text | None = None
        self.look()

    def look(self) -> None:
        """Read the file again; the first game somebody has played is shown unless another was asked for."""
        self.book, self.fault = self.app.store.statistics.look()
        games = [entry.name for entry in self.app.playable]
        played = [game for game in games if self.parts_of(game)]
        if self.game not in games:
            self.game = next(iter(played or games), "")
        if self.person not in self.people:
            self.person = _EVERYBODY

    def parts_of(self, game: str) -> list[Part]:
        return list(parts(self.book.results, game))

    @property
    def people(self) -> list[str | None]:
        """Who can be chosen; everybody together first where there are several."""
        return [_EVERYBODY, *people(self.book.results, self.game)]

    @property
    def shown_parts(self) -> list[Part]:
        """What the right side adds up; of everybody together each side of a match counts once."""
        found = self.parts_of(self.game)
        if self.person is not _EVERYBODY:
            return [part for part in found if part.name == self.person]
        return list({(part.result.match, part.team): part for part in reversed(found)}.values())[::-1]

    # -- layout ---------------------------------------------------------------------------------------------

    def contents(self) -> list[Control]:
        units, body = self.units, self.body
        side = min(units.px(_SIDE), body.width * 2 // 5)
        left = Rect(body.left, body.top, side, body.height)
        right = Rect(left.right + units.px(GAP), body.top, body.width - side - units.px(GAP), body.height)
        self.panels = [left, right]
        return [*self._choices(left), *self._figures(right)]

    def _choices(self, panel: Rect) -> list[Control]:
        column = Column(self, "choices", panel)
        column.head("games-head", self.words("statistics-games"))
        for entry in self.app.playable:
            self._game_row(column, entry.name)
        if len(self.people) > 2:
            column.head("people-head", self.words("statistics-people"))
            for person in self.people:
                self._person_row(column, person)
        column.take(self.units.px(6))
        why_not = "" if self.parts_of(self.game) else self.words("statistics-nothing-to-clear")
        column.add(
            Button(
                id="clear",
                label=self.words("statistics-clear"),
                tip=self.words("statistics-clear-tip", game=game_name(self.words, self.game)),
                icon="trash",
                plate=Plate.DANGER,
                why_not=why_not,
                on_act=self._ask_clear,
                **column.place(self.units.px(40)),
            )
        )
        return column.done()

    def _game_row(self, column: Column, game: str) -> None:
        units = self.units
        side = units.px(40)
        sign = medallion(side, portrait_of(self.app, game, side * 2))
        found = self.parts_of(game)
        matches = len({part.result.match for part in found})
        about = self.words("statistics-matches", count=matches)
        self._choice_row(
            column,
            f"game-{game}",
            game_name(self.words, game),
            about,
            sign,
            game == self.game,
            lambda: self._choose(game, _EVERYBODY),
        )

    def _person_row(self, column: Column, person: str | None) -> None:
        side = self.units.px(22)
        sign = icon("people" if person is _EVERYBODY else "person", side, SHELL.accent)
        self._choice_row(
            column,
            f"person-{self.people.index(person)}",
            self._person_name(person),
            "",
            sign,
            person == self.person,
            lambda: self._choose(self.game, person),
        )

    def _person_name(self, person: str | None) -> str:
        if person is _EVERYBODY:
            return self.words("statistics-everybody")
        return person or self.words("statistics-nameless")

    def _choice_row(
        self,
        column: Column,
        name: str,
        label: str,
        about: str,
        sign: Surface,
        is_chosen: bool,
        choose: Callable[[], None],
    ) -> None:
        units = self.units
        indent = units.px(60 if about else 42)
        room = column.width - indent - units.px(8)
        high = height_of(label, Token.NAME, room, units)
        below = height_of(about, Token.BODY, room, units) if about else 0
        place = column.place(max(sign.get_height() + units.px(12), high + below + units.px(12)))
        rect: Rect = place["rect"]
        top = rect.centery - (high + below) // 2
        left = rect.left + indent
        words = [Printed(label, Token.NAME, Rect(left, top, room, high), SHELL.text, wraps=True)]
        if about:
            words.append(
                Printed(about, Token.BODY, Rect(left, top + high, room, below), SHELL.muted, wraps=True)
            )
        at = sign.get_rect(center=(rect.left + indent // 2 + units.px(2), rect.centery)).topleft
        column.add(
            Row(
                id=name,
                label=label,
                tip=self.words("statistics-choose-tip", name=label),
                words=words,
                sprites=[(sign, at)],
                is_chosen=is_chosen,
                on_act=choose,
                **place,
            )
        )

    # -- the figures ----------------------------------------------------------------------------------------

    def _figures(self, panel: Rect) -> list[Control]:
        column = Column(self, "figures", panel)
        if self.fault is not None:
            self._warning(column, self.fault)
        shown = self.shown_parts
        if not shown:
            self._nothing(column)
            return column.done()
        self._whole(column, add_up(shown))
        way: Text | None = None
        for number, (heading, tally) in enumerate(_by_way(tallies(shown))):
            if heading.way != way:
                way = heading.way
                column.head(f"way-{number}", said(self.words, way))
            self._row(column, f"row-{number}", heading, tally)
        return column.done()

    def _warning(self, column: Column, fault: Text) -> None:
        """What is wrong with the file, and that nothing of it is lost."""
        words = f"{self.words.say(fault)} {self.words('statistics-kept')}"
        side, indent = self.units.px(26), self.units.px(40)
        high = max(side, height_of(words, Token.BODY, column.width - indent, self.units))
        place = column.place(high, 12)
        room = Rect(place["rect"].left + indent, place["rect"].top, column.width - indent, high)
        sign = icon("warning", side, SHELL.danger)
        printed = Printed(words, Token.BODY, room, SHELL.danger, wraps=True)
        column.add(
            Still(id="fault", label=words, prints=[printed], sprites=[(sign, place["rect"].topleft)], **place)
        )

    def _nothing(self, column: Column) -> None:
        """No match was finished yet: what will stand here, and the way to it."""
        units = self.units
        side = units.px(150)
        place = column.place(side + units.px(44), 14)
        sign = medallion(side, portrait_of(self.app, self.game, side))
        at = sign.get_rect(midbottom=place["rect"].midbottom).topleft
        column.add(Still(id="empty-sign", label="", sprites=[(sign, at)], **place))
        narrow = (column.width - min(column.width, units.px(560))) // 2
        for name, token, colour, size in (
            ("statistics-empty", Token.HEADING, SHELL.text, 20.0),
            ("statistics-empty-about", Token.BODY, SHELL.muted, 15.0),
        ):
            words = self.words(name, game=game_name(self.words, self.game))
            high = height_of(words, token, column.width - 2 * narrow, units, size)
            room = column.place(high, 8)
            room["rect"] = room["rect"].inflate(-2 * narrow, 0)
            printed = Printed(words, token, room["rect"], colour, Align.CENTRE, wraps=True, size=size)
            column.add(Still(id=name, label=words, prints=[printed], **room))
        place = column.place(units.px(58))
        button = Rect(0, 0, min(column.width, units.px(230)), units.px(44))
        button.midbottom = place["rect"].midbottom
        column.add(
            Button(
                id="new",
                label=self.words("shell-new"),
                icon="plus",
                plate=Plate.GOLD,
                on_act=self._begin,
                **{**place, "rect": button},
            )
        )

    def _whole(self, column: Column, tally: Tally) -> None:
        """All matches of the game together: the share that was won as a ring, and the plain numbers."""
        units = self.units
        side = units.px(_RING)
        place = column.place(side + units.px(4), 4)
        rect: Rect = place["rect"]
        ring = _share_ring(side, tally.won / tally.played, tally.shared / tally.played, units.scale)
        percent = self.words("statistics-percent", share=round(100 * tally.won / tally.played))
        at = (rect.left + units.px(8), rect.top)
        words = [Printed(percent, Token.NUMBER, Rect(at, (side, side)), SHELL.text, Align.CENTRE, size=22)]
        facts = [
            (str(tally.played), self.words("statistics-played")),
            (str(tally.won), self.words("statistics-won")),
            (str(tally.shared), self.words("statistics-shared")),
            (day(self.words, tally.last), self.words("statistics-last")),
        ]
        left = at[0] + side + units.px(18)
        wide = (rect.right - left) // len(facts)
        for number, (figure, caption) in enumerate(facts):
            room = Rect(left + number * wide, rect.top, wide, side)
            words += self._figure(room, figure, caption, 20.0 if number == len(facts) - 1 else 30.0)
        column.add(Still(id="whole", label=percent, prints=words, sprites=[(ring, at)], **place))

    def _figure(self, room: Rect, figure: str, caption: str, size: float) -> list[Printed]:
        """A number with what it counts below it."""
        units = self.units
        inner = room.inflate(-units.px(6), 0)
        while size > SMALLEST and not fits_line(figure, Token.NUMBER, inner.width, units, size):
            size -= 1
        high = height_of(caption, Token.LABEL, inner.width, units)
        tall = height_of("0", Token.NUMBER, inner.width, units, max(size, 24.0))
        top = room.centery - (high + tall) // 2
        return [
            Printed(
                figure,
                Token.NUMBER,
                Rect(inner.left, top, inner.width, tall),
                SHELL.text,
                Align.CENTRE,
                size=size,
            ),
            Printed(
                caption,
                Token.LABEL,
                Rect(inner.left, top + tall, inner.width, high),
                SHELL.muted,
                Align.CENTRE,
                wraps=True,
            ),
        ]

    def _row(self, column: Column, name: str, heading: Heading, tally: Tally) -> None:
        """One kind of match: side and opposition, the share that was won, the best and the quickest."""
        units = self.units
        pad = units.px(12)
        shares = [round(column.width * share) for share in (0.37, 0.27, 0.18, 0.18)]
        side, met = said(self.words, heading.side), said(self.words, against(heading.against))
        met = self.words("statistics-against", name=met)
        room = shares[0] - 2 * pad
        high = height_of(side, Token.NAME, room, units)
        below = height_of(met, Token.BODY, room, units)
        captions = (self.words("statistics-best"), self.words("statistics-quickest"))
        caption = max(height_of(each, Token.LABEL, shares[2] - units.px(12), units) for each in captions)
        place = column.place(max(high + below, caption + units.px(26)) + units.px(14))
        rect: Rect = place["rect"]
        top = rect.centery - (high + below) // 2
        left = rect.left + pad
        words = [
            Printed(side, Token.NAME, Rect(left, top, room, high), SHELL.text, wraps=True),
            Printed(met, Token.BODY, Rect(left, top + high, room, below), SHELL.muted, wraps=True),
        ]
        left = rect.left + shares[0]
        bar = _share_bar(
            (shares[1] - pad, units.px(10)), tally.won / tally.played, tally.shared / tally.played
        )
        count = self.words("statistics-won-of", won=tally.won, played=tally.played)
        line = height_of("0", Token.LABEL, shares[1], units)
        words.append(
            Printed(
                count,
                Token.LABEL,
                Rect(left, rect.centery - line - units.px(1), shares[1] - pad, line),
                SHELL.text,
            )
        )
        left += shares[1]
        quickest = str(tally.quickest) if tally.quickest is not None else "–"
        for wide, figure, says in zip(
            shares[2:], (self.words.say(result(tally.best)), quickest), captions, strict=True
        ):
            words += self._figure(Rect(left, rect.top, wide, rect.height), figure, says, 17.0)
            left += wide
        sentence = said(self.words, summed_up(heading, tally))
        at = (rect.left + shares[0], rect.centery + units.px(4))
        column.add(
            Row(
                id=name,
                label=sentence,
                tip=sentence,
                words=words,
                sprites=[(bar, at)],
                on_act=lambda: self._tell(heading, tally),
                **place,
            )
        )

    # -- doing ----------------------------------------------------------------------------------------------

    def _tell(self, heading: Heading, tally: Tally) -> None:
        """One kind of match in whole sentences."""
        best = when(self.words, tally.best.result.ended)
        last = when(self.words, tally.last)
        self.app.tell(
            text("statistics-about-row", line=summed_up(heading, tally), best=best, last=last), sign="chart"
        )

    def _choose(self, game: str, person: str | None) -> None:
        self.game, self.person = game, person
        self.scroll("figures").to(0)
        self.refresh()

    def move_focus(self, name: str) -> None:
        """With keys the choice follows the focus."""
        super().move_focus(name)
        control = self.find(name)
        if control is not None and control.region == "choices" and isinstance(control, Row):
            control.act()

    def first_focus(self) -> str:
        return f"game-{self.game}"

    def _begin(self) -> None:
        from game.registry import find
        from scenes.new_match import new_match_page

        self.app.push(new_match_page(self.app, find(self.game)))

    def _ask_clear(self) -> None:
        def clear() -> None:
            self.app.store.statistics.clear(self.game)
            self.look()
            self.refresh()

        question = text("statistics-ask-clear", game=game_name(self.words, self.game))
        self.app.push(ConfirmScene(self.app, question, clear, yes_key="statistics-clear-yes"))


def _by_way(found: dict[Heading, Tally]) -> list[tuple[Heading, Tally]]:
    """Kinds of matches with those of one way together, in the order of what was played last."""
    ways = list(dict.fromkeys(heading.way for heading in found))
    return sorted(found.items(), key=lambda item: ways.index(item[0].way))


@cached
def _share_ring(side: int, won: float, shared: float, scale: float) -> Surface:
    """A ring that is golden as far as matches were won, and pale as far as wins were shared."""
    middle, width = side / 2, 9 * scale
    radius = middle - width / 2 - scale
    tone = linear("g", ((0, "#FFE6A3"), (1, "#C98A2A")))
    body = path(_arc(middle, radius, 0, 1), paint("none", SHELL.hovered, width))
    if shared:
        body += path(_arc(middle, radius, won, won + shared), paint("none", SHELL.muted, width))
    if won:
        body += path(_arc(middle, radius, 0, won), paint("none", "url(#g)", width))
    return svg(side, side, body, tone)


def _arc(middle: float, radius: float, start: float, end: float) -> str:
    """A part of a circle from the top clockwise, in shares of it; SVG cannot draw one that is closed."""
    return arc((middle, middle), radius, 360 * start, 360 * min(end, start + 0.9999))


@cached
def _share_bar(size: tuple[int, int], won: float, shared: float) -> Surface:
    wide, high = size
    tone = linear("g", ((0, "#FFE6A3"), (1, "#C98A2A")))
    body = rounded(0, 0, wide, high, high / 2, paint(SHELL.hovered, GOLD, 1, stroke_opacity=0.25))
    if shared:
        body += rounded(0, 0, max(high, wide * (won + shared)), high, high / 2, paint(SHELL.muted))
    if won:
        body += rounded(0, 0, max(high, wide * won), high, high / 2, paint("url(#g)"))
    return svg(wide, high, body, tone)
