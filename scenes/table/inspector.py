"""A thing seen close: a large picture, its figures and its whole text, and beside it what its words mean.

It floats, or docks in a large window.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from pygame import Rect, Surface

from game.action import Ref
from scenes.control import Control
from scenes.controls import Button, Printed, Still, button_width, still_text
from scenes.inputs import KeyUp
from scenes.keys import Command
from scenes.library import Term, keywords
from scenes.picture import Inspection
from scenes.skin import panel as skin
from scenes.skin.type import Token, measure_paragraph
from scenes.table.overlay import PAD, TableOverlay
from scenes.tooltip import book_of

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.table.scene import TableScene

WIDTH = 340.0
DOCKED_FROM = 1920
"""Width of the window, in pixels, from which it docks beside the right column."""
GLOSSARY = 250.0
"""Width of the column beside it that explains its words."""
MOST_EXPLAINED = 4
GLANCE = 0.4
"""Seconds after which letting go of the key closes it again."""


class InspectorScene(TableOverlay):
    """One thing, in full."""

    name: ClassVar[str] = "inspector"
    dims: ClassVar[bool] = False

    def __init__(self, app: App, table: TableScene, ref: Ref, beside: Rect) -> None:
        super().__init__(app, table)
        self.ref = ref
        self.beside = beside
        self.glossary: Rect | None = None
        """The column beside the frame that explains words, where there are any."""
        self._open_for = 0.0

    def inspection(self) -> Inspection:
        return self.table.picture.inspect(self.table.sight(), self.ref)

    @property
    def is_docked(self) -> bool:
        return self.units.size[0] >= DOCKED_FROM

    def build(self) -> list[Control]:
        units = self.units
        seen = self.inspection()
        self.topic = seen.topic or self.table.topic  # type: ignore[misc]
        pad, gap = units.px(PAD), units.px(8)
        inner = units.px(WIDTH) - 2 * pad
        card = seen.card.get_size() if seen.card is not None else (0, 0)
        texts = [("name", seen.name, Token.TITLE, self.theme.text)]
        texts += [
            (f"fact-{n}", f"{name}: {value}", Token.LABEL, self.theme.accent)
            for n, (name, value) in enumerate(seen.facts)
        ]
        texts += [(f"line-{n}", line, Token.BODY, self.theme.text) for n, line in enumerate(seen.lines)]
        heights = [measure_paragraph(said, token, inner, units)[1] for _, said, token, _ in texts]
        foot = units.px(40)
        whole = 2 * pad + card[1] + (gap if card[1] else 0) + sum(heights) + gap * len(texts) + foot + gap
        self.frame = self._place(units.px(WIDTH), whole)
        top = self.frame.top + pad
        made: list[Control] = []
        if seen.card is not None:
            place = Rect(self.frame.centerx - card[0] // 2, top, *card)
            made.append(
                Still(
                    id="card",
                    app=self.app,
                    rect=place,
                    label="",
                    theme=self.theme,
                    sprites=[(seen.card, place.topleft)],
                )
            )
            top = place.bottom + gap
        explained = keywords(book_of(self), self.words.language, "\n".join(seen.lines))[:MOST_EXPLAINED]
        underlined = tuple(words for words, _ in explained)
        for (name, said, token, colour), high in zip(texts, heights, strict=True):
            room = Rect(self.frame.left + pad, top, inner, high)
            printed = Printed(said, token, room, colour, wraps=True)
            if token is Token.BODY:
                printed = printed._replace(keywords=underlined, keyword_colour=self.theme.accent)
            made.append(Still(id=name, app=self.app, rect=room, label=said, prints=[printed]))
            top += high + gap
        made += self._explained([term for _, term in explained])
        return made + self._answers(seen, inner, foot)

    def _explained(self, terms: Sequence[Term]) -> list[Control]:
        """What the words of the text mean, in a column beside the frame that covers as little as it can."""
        units, pad, gap = self.units, self.units.px(14), self.units.px(3)
        inner = units.px(GLOSSARY) - 2 * pad
        made: list[Control] = []
        top = pad
        told: set[str] = set()
        for number, (name, says, _) in enumerate(terms):
            head = Rect(0, top, inner, measure_paragraph(name, Token.LABEL, inner, units)[1])
            body = Rect(0, head.bottom + gap, inner, measure_paragraph(says, Token.BODY, inner, units)[1])
            if says in told or body.bottom + pad > self.frame.height:
                continue
            told.add(says)  # one sentence may explain two words; once is enough
            gold, ink = self.theme.accent, self.theme.text
            made += [
                still_text(self.app, f"term-{number}", name, head, Token.LABEL, colour=gold, wraps=True),
                still_text(self.app, f"meaning-{number}", says, body, colour=ink, wraps=True),
            ]
            top = body.bottom + 3 * gap
        if not made:
            self.glossary = None
            return []
        self.glossary = self._place_glossary((units.px(GLOSSARY), made[-1].rect.bottom + pad))
        at = (self.glossary.left + pad, self.glossary.top)
        return [_moved(still, at) for still in made]

    def _place_glossary(self, size: tuple[int, int]) -> Rect:
        window = Rect((0, 0), self.units.size)
        gap = self.units.px(8)
        right = Rect((self.frame.right + gap, self.frame.top), size)
        left = Rect((self.frame.left - gap - size[0], self.frame.top), size)
        inside = [place for place in (right, left) if window.contains(place)] or [left.clamp(window)]
        return next((place for place in inside if not place.colliderect(self.beside)), inside[0])

    def _answers(self, seen: Inspection, inner: int, foot: int) -> list[Control]:
        units, words, pad = self.units, self.table_words, self.units.px(PAD)
        label = words("table-close")
        wide = min(inner, button_width(self.app, label, key=self.app.keys.name(Command.BACK)))
        close = Rect(self.frame.right - pad - wide, self.frame.bottom - pad - foot, wide, foot)
        made: list[Control] = [
            Button(
                id="close",
                app=self.app,
                theme=self.theme,
                rect=close,
                label=label,
                command=Command.BACK,
                on_act=self.close,
            )
        ]
        left = inner - wide - units.px(8)
        if seen.topic and left >= units.px(90):
            rules = Rect(self.frame.left + pad, close.top, left, foot)
            made.append(
                Button(
                    id="rules",
                    app=self.app,
                    theme=self.theme,
                    rect=rules,
                    label=words("table-rules"),
                    command=Command.RULES,
                    on_act=lambda: self.app.command(Command.RULES),
                )
            )
        return made

    def _place(self, width: int, height: int) -> Rect:
        """Beside the right column in a large window, else beside the thing, and not on it where it can be."""
        units = self.units
        window = units.frame.inflate(-2 * units.px(12), -2 * units.px(12))
        frame = Rect(0, 0, width, min(height, window.height))
        places = self.table.picture.places(units)
        if self.is_docked:
            room = places.inspector or places.log
            frame.topright = (room.left - units.px(12), room.top)
            if places.inspector is not None:
                frame.topleft = room.topleft
            return frame.clamp(window)
        gap = units.px(14)
        right, left = frame.copy(), frame.copy()
        right.midleft = (self.beside.right + gap, self.beside.centery)
        left.midright = (self.beside.left - gap, self.beside.centery)
        choices = [right.clamp(window), left.clamp(window)]
        return next((place for place in choices if not place.colliderect(self.beside)), choices[0])

    def press_nothing(self) -> None:
        if self.glossary is None or not self.glossary.collidepoint(self.app.inputs.pointer):
            super().press_nothing()

    def draw_under(self, surface: Surface) -> None:
        super().draw_under(surface)
        if self.glossary is not None:
            skin.draw_panel(surface, self.glossary, self.units, self.theme, self.table.backdrop())

    def command(self, command: Command) -> bool:
        if command is Command.INSPECT:
            self.close()
            return True
        return super().command(command)

    def inspect(self, control: Control | None) -> None:
        """The same key or button closes it again."""
        self.close()

    def key_up(self, key: KeyUp) -> None:
        if key.command is Command.INSPECT and self._open_for >= GLANCE:
            self.close()

    def update(self, seconds: float) -> None:
        self._open_for += seconds


def _moved(still: Control, at: tuple[int, int]) -> Control:
    """A text in its place."""
    assert isinstance(still, Still), "the glossary is made of texts alone"
    return replace(still, rect=still.rect.move(at), prints=[printed.moved(*at) for printed in still.prints])
