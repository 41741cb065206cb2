"""A panel filled from the top, row by row: headings, texts, things to set."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from pygame import Rect

from scenes.control import Control, TextBox
from scenes.controls import (
    Choice,
    Line,
    Printed,
    Slider,
    Still,
    TextEntry,
    Toggle,
    entry_height,
    height_of,
    setting_height,
)
from scenes.skin import panel as skin
from scenes.skin import type as typesetting
from scenes.skin.colours import SHELL, Colour
from scenes.skin.type import Token

if TYPE_CHECKING:
    from scenes.page import Page


class Column:
    """Fills a panel from the top, row by row; what is longer than the panel scrolls in it."""

    def __init__(self, page: Page, region: str, panel: Rect) -> None:
        units = page.units
        self.page = page
        self.region = region
        self.scroll = page.scroll(region)
        self.panel = panel
        self._pad = units.px(16)
        self.view = panel.inflate(-2 * self._pad, -2 * self._pad)
        self.controls: list[Control] = []
        self._top = self.view.top
        self._offset = self.scroll.offset

    @property
    def width(self) -> int:
        return self.view.width

    def take(self, height: int, gap: float = 5.0) -> Rect:
        """The place of the next row, in the window as it is scrolled now."""
        rect = Rect(self.view.left, self._top - self._offset, self.view.width, height)
        self._top += height + self.page.units.px(gap)
        return rect

    def place(self, height: int, gap: float = 5.0) -> dict[str, Any]:
        """The next row as a control takes it: its place, what may show of it, and where it belongs."""
        return {"rect": self.take(height, gap), **self.shared}

    @property
    def shared(self) -> dict[str, Any]:
        reach = self.page.units.px(6)
        return {"app": self.page.app, "clip": self.view.inflate(2 * reach, 2 * reach), "region": self.region}

    def add(self, *controls: Control) -> None:
        self.controls += controls

    def head(self, name: str, words: str) -> None:
        """A section head: spaced capitals and the small rule."""
        units = self.page.units
        if self.controls:
            self._top += units.px(8)
        sprite = skin.header(words, self.width, units)
        place = self.place(sprite.get_height(), 8)
        head = Still(id=name, label=words, sprites=[(sprite, place["rect"].topleft)], **place)
        wide = typesetting.measure_paragraph(words.upper(), Token.CAPS, self.width, units)
        head.texts = [TextBox(words, place["rect"].size, wide)]
        self.add(head)

    def paragraph(
        self, name: str, words: str, colour: Colour = SHELL.text, token: Token = Token.BODY
    ) -> None:
        """A text as wide as the column."""
        place = self.place(height_of(words, token, self.width, self.page.units))
        printed = Printed(words, token, place["rect"], colour, wraps=True, from_top=True)
        self.add(Still(id=name, label=words, prints=[printed], **place))

    # -- rows to set things in ------------------------------------------------------------------------------

    def toggle(
        self, name: str, label: str, is_on: bool, on_change: Callable[[bool], None], tip: str = ""
    ) -> None:
        says = (self.page.words("settings-off"), self.page.words("settings-on"))
        place = self.place(setting_height(self.page.app, label, self.width))
        self.add(Toggle(id=name, label=label, tip=tip, is_on=is_on, on_change=on_change, says=says, **place))

    def choice(
        self,
        name: str,
        label: str,
        values: Sequence[tuple[str, str]],
        value: str,
        on_change: Callable[[str], None],
        tip: str = "",
    ) -> None:
        high = setting_height(self.page.app, label, self.width, values=[words for _, words in values])
        place = self.place(high)
        self.add(
            Choice(id=name, label=label, tip=tip, values=values, value=value, on_change=on_change, **place)
        )

    def slider(
        self,
        name: str,
        label: str,
        value: int,
        on_change: Callable[[int], None],
        tip: str = "",
        **limits: Any,
    ) -> None:
        place = self.place(setting_height(self.page.app, label, self.width))
        self.add(Slider(id=name, label=label, tip=tip, value=value, on_change=on_change, **limits, **place))

    def entry(self, name: str, label: str, line: Line, on_change: Callable[[], None], tip: str = "") -> None:
        high = max(setting_height(self.page.app, label, self.width), entry_height(self.page.app))
        self.add(TextEntry(id=name, label=label, tip=tip, line=line, on_change=on_change, **self.place(high)))

    def done(self) -> list[Control]:
        """Everything in it, the scroll bar last; a panel that is not filled becomes as high as needed."""
        content = self._top - self.view.top
        self.panel.height = min(self.panel.height, content + 2 * self._pad)
        self.scroll.fit(self.view, content)
        return [*self.controls, self.page.scroll_bar(self.region)]
