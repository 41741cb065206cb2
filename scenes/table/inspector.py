"""A thing seen close: a large picture, its figures and its whole text. Floats, or docks in a large window."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from pygame import Rect

from game.action import Ref
from scenes.control import Control
from scenes.controls import Button, Still, button_width, still_text
from scenes.inputs import KeyUp
from scenes.keys import Command
from scenes.picture import Inspection
from scenes.skin.type import Token, measure_paragraph
from scenes.table.overlay import PAD, TableOverlay

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.table.scene import TableScene

WIDTH = 340.0
DOCKED_FROM = 1920
"""Width of the window, in pixels, from which it docks beside the right column."""
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
        for (name, said, token, colour), high in zip(texts, heights, strict=True):
            room = Rect(self.frame.left + pad, top, inner, high)
            made.append(still_text(self.app, name, said, room, token, colour=colour, wraps=True))
            top += high + gap
        return made + self._answers(seen, inner, foot)

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
