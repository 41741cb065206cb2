"""Things to set, each on one row with its name at the left: a switch, a slider, one of several values."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from scenes.control import Look
from scenes.controls.drawn import Drawn
from scenes.controls.face import Plate, draw_plate, state_of
from scenes.controls.printed import Printed, height_of
from scenes.inputs import Key, Position
from scenes.keys import Command
from scenes.skin import controls as faces
from scenes.skin import type as typesetting
from scenes.skin.colours import GOLD, GOLD_INK
from scenes.skin.icons import icon
from scenes.skin.type import Align, Token

if TYPE_CHECKING:
    from scenes.app import App

MOST_SIDE_BY_SIDE = 8
LABEL_SHARE = 0.42
"""How much of a row its name may take."""


@dataclass(slots=True, kw_only=True)
class Setting(Drawn):
    """A row with a name at the left and something to set at the right."""

    label_share: float = LABEL_SHARE

    @property
    def label_room(self) -> Rect:
        edge = self.units.px(12)
        return Rect(
            self.rect.left + edge,
            self.rect.top,
            round(self.rect.width * self.label_share) - edge,
            self.rect.height,
        )

    @property
    def field(self) -> Rect:
        """Where the thing to set stands."""
        if not self.label_share:
            return self.rect.copy()
        edge = self.units.px(10)
        left = self.rect.left + round(self.rect.width * self.label_share) + edge
        return Rect(left, self.rect.top, self.rect.right - edge - left, self.rect.height)

    def print_label(self) -> list[Printed]:
        """The name, unless the row gives it no room because it is said elsewhere."""
        if not self.label_share:
            return []
        return [Printed(self.label, Token.BODY, self.label_room, self.ink, wraps=True)]

    def lay_out(self) -> None:
        self.prints = self.print_label()

    def draw(self, app: App, surface: Surface, look: Look) -> None:
        draw_plate(surface, self.rect, Plate.ROW, look, self.units, self.theme, is_enabled=self.is_enabled)
        self.draw_field(surface, look)
        self.draw_prints(surface)

    def draw_field(self, surface: Surface, look: Look) -> None:
        """Draw the thing to set."""


def setting_height(
    app: App, label: str, width: int, label_share: float = LABEL_SHARE, values: Sequence[str] = ()
) -> int:
    """How high a row must be for its name, and for the longest of its values between two arrows."""
    units = app.units
    room = round(width * label_share) - units.px(12)
    high = [height_of(label, Token.BODY, room, units)]
    field_room = width - round(width * label_share) - units.px(2 * (10 + 30))
    high += [height_of(words, Token.LABEL, field_room, units) + units.px(4) for words in values]
    return max(units.px(36), max(high) + units.px(10))


@dataclass(slots=True, kw_only=True)
class Toggle(Setting):
    """On or off."""

    is_on: bool
    on_change: Callable[[bool], None]
    says: tuple[str, str] = ("", "")
    """The words for off and on, beside the switch."""

    def lay_out(self) -> None:
        self.prints = self.print_label()
        if words := self.says[self.is_on]:
            side = self._switch()[0] + self.units.px(10)
            room = self.field
            room.left, room.width = room.left + side, room.width - side
            self.prints.append(Printed(words, Token.LABEL, room, self.theme.muted))

    def _switch(self) -> tuple[int, int]:
        return self.units.px(44), self.units.px(24)

    def act(self) -> None:
        self.on_change(not self.is_on)

    def key(self, key: Key) -> bool:
        if key.command in (Command.LEFT, Command.RIGHT) and self.is_on != (key.command is Command.RIGHT):
            self.act()
            return True
        return False

    def draw_field(self, surface: Surface, look: Look) -> None:
        state = state_of(look._replace(is_pressed=False), is_enabled=self.is_enabled)
        sprite = faces.toggle(self._switch(), self.is_on, state, units=self.units, theme=self.theme)
        surface.blit(sprite, sprite.get_rect(midleft=self.field.midleft))


@dataclass(slots=True, kw_only=True)
class Slider(Setting):
    """A number between two others, moved by steps."""

    value: int
    on_change: Callable[[int], None]
    least: int = 0
    most: int = 100
    step: int = 5
    sign: str = " %"
    icon: str = ""

    def lay_out(self) -> None:
        room = self._track()
        number = Rect(room.right, self.rect.top, self.field.right - room.right, self.rect.height)
        shown = f"{self.value}{self.sign}"
        self.prints = [*self.print_label(), Printed(shown, Token.LABEL, number, self.ink, Align.RIGHT)]

    def _track(self) -> Rect:
        room = self.field
        widest = f"{self.most}{self.sign}"
        room.width -= typesetting.measure_line(widest, Token.LABEL, self.units)[0] + self.units.px(10)
        return room

    def _knob(self) -> int:
        """Half the width of the pearl."""
        return self.units.px(10)

    def act(self) -> None:
        """Enter or a pad's button goes on by one step, and round."""
        self._set(self.value + self.step if self.value < self.most else self.least)

    def click(self, at: Position) -> None:
        """The press and the drag have moved it already."""

    def press(self, at: Position) -> None:
        self.drag(at)

    def drag(self, at: Position) -> None:
        room, knob = self._track(), self._knob()
        share = (at[0] - room.left - knob) / max(1, room.width - 2 * knob)
        self._set(round((self.least + share * (self.most - self.least)) / self.step) * self.step)

    def key(self, key: Key) -> bool:
        steps = {Command.LEFT: -1, Command.RIGHT: 1}
        if key.command not in steps:
            return False
        self._set(self.value + steps[key.command] * self.step)
        return True

    def _set(self, value: int) -> None:
        value = max(self.least, min(self.most, value))
        if value != self.value:
            self.value = value
            self.on_change(value)

    def draw_field(self, surface: Surface, look: Look) -> None:
        room = self._track()
        share = (self.value - self.least) / max(1, self.most - self.least)
        knob = self._knob()
        state = state_of(look, is_enabled=self.is_enabled)
        groove = room.inflate(-2 * knob, 0)
        surface.blit(
            faces.slider_track(groove.size, share, state, units=self.units, theme=self.theme), groove
        )
        pearl = faces.slider_knob(2 * knob, state, units=self.units, theme=self.theme)
        surface.blit(
            pearl, pearl.get_rect(center=(groove.left + round(groove.width * share), groove.centery))
        )


@dataclass(slots=True, kw_only=True)
class Choice(Setting):
    """One of several values: side by side where they all have room, else one at a time between two arrows."""

    values: Sequence[tuple[str, str]]
    """Each value with its words."""
    value: str
    on_change: Callable[[str], None]
    places: list[Rect] = field(default_factory=list)

    def lay_out(self) -> None:
        self.places = self._side_by_side()
        self.prints = self.print_label()
        if not self.places:
            middle = Printed(self.words, Token.LABEL, self._middle(), self.ink, Align.CENTRE, wraps=True)
            self.prints.append(middle)
        for (value, words), place in zip(self.values, self.places, strict=False):
            ink = GOLD_INK if value == self.value else self.ink
            self.prints.append(Printed(words, Token.LABEL, place, ink, Align.CENTRE))

    @property
    def words(self) -> str:
        """The words of the value in force."""
        return next((words for value, words in self.values if value == self.value), self.value)

    def _field_height(self) -> int:
        """High enough for two lines, as a long value between arrows may take."""
        return min(self.rect.height - self.units.px(4), self.units.px(34 * max(1.0, self.units.text_scale)))

    def _side_by_side(self) -> list[Rect]:
        """An equal place for each value, or none when they do not fit."""
        room, pad = self.field, self.units.px(9)
        widest = max(typesetting.measure_line(words, Token.LABEL, self.units)[0] for _, words in self.values)
        count, width = len(self.values), widest + 2 * pad
        if count * width > room.width or count > MOST_SIDE_BY_SIDE:
            return []
        width = (
            min(width + self.units.px(26), room.width // count) if self.label_share else room.width // count
        )
        height = min(self._field_height(), self.units.px(28 * max(1.0, self.units.text_scale)))
        top = room.centery - height // 2
        return [Rect(room.left + place * width, top, width, height) for place in range(count)]

    def _middle(self) -> Rect:
        return self.field.inflate(-2 * self.units.px(30), 0)

    def _step(self, by: int, *, goes_round: bool) -> bool:
        order = [value for value, _ in self.values]
        place = order.index(self.value) + by if self.value in order else 0
        if not goes_round and not 0 <= place < len(order):
            return False
        self.on_change(order[place % len(order)])
        return True

    def act(self) -> None:
        self._step(1, goes_round=True)

    def click(self, at: Position) -> None:
        for (value, _), place in zip(self.values, self.places, strict=False):
            if place.collidepoint(at):
                if value != self.value:
                    self.on_change(value)
                return
        if not self.places:
            self._step(-1 if at[0] < self.field.centerx and at[0] >= self.field.left else 1, goes_round=True)

    def key(self, key: Key) -> bool:
        steps = {Command.LEFT: -1, Command.RIGHT: 1}
        return key.command in steps and self._step(steps[key.command], goes_round=False)

    def draw_field(self, surface: Surface, look: Look) -> None:
        if self.places:
            self._draw_side_by_side(surface, look)
            return
        height = self._field_height()
        whole = Rect(self.field.left, self.field.centery - height // 2, self.field.width, height)
        draw_plate(surface, whole, Plate.WELL, Look(), self.units, self.theme, is_enabled=self.is_enabled)
        side = self.units.px(15)
        tone = GOLD if self.is_enabled else self.theme.disabled_text
        for name, x in (("chevron-left", whole.left + side), ("chevron-right", whole.right - side)):
            arrow = icon(name, side, tone)
            surface.blit(arrow, arrow.get_rect(center=(x, whole.centery)))

    def _draw_side_by_side(self, surface: Surface, look: Look) -> None:
        whole = self.places[0].unionall(self.places[1:])
        chosen = [value for value, _ in self.values].index(self.value)
        state = state_of(look, is_enabled=self.is_enabled)
        blank = ("",) * len(self.places)
        ground = faces.segmented(whole.size, blank, chosen, units=self.units, theme=self.theme, state=state)
        surface.blit(ground, whole)
