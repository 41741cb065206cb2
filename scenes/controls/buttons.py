"""Things to press: a button, an icon alone, a row of a list."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from scenes.control import Look
from scenes.controls.drawn import Drawn
from scenes.controls.face import Plate, draw_plate, keycap
from scenes.controls.printed import Printed
from scenes.inputs import Key
from scenes.skin import type as typesetting
from scenes.skin.colours import GOLD_INK, Colour
from scenes.skin.icons import icon
from scenes.skin.type import Align, Token

if TYPE_CHECKING:
    from scenes.app import App

_EDGE = 12.0
_GAP = 8.0
_ICON = 20.0


@dataclass(slots=True, kw_only=True)
class Button(Drawn):
    """A button: an icon, its name, and the key that does the same, each where it has one."""

    icon: str = ""
    plate: Plate = Plate.PLAIN
    shows_label: bool = True
    shows_key: bool = True
    is_chosen: bool = False
    token: Token = Token.HEADING
    size: float | None = None

    def lay_out(self) -> None:
        if self.shows_label:
            room = self._label_room()
            size = self.size or _largest_on_one_line(self.label, self.token, room.width, self)
            self.prints = [
                Printed(self.label, self.token, room, self.ink, Align.CENTRE, wraps=True, size=size)
            ]

    @property
    def ink(self) -> Colour:
        if not self.is_enabled:
            return self.theme.disabled_text
        return GOLD_INK if self.plate is Plate.GOLD else self.theme.text

    @property
    def key_name(self) -> str:
        """The key that does the same, as its cap says it."""
        return self.app.keys.name(self.command) if self.command is not None and self.shows_key else ""

    def _cap(self) -> Surface | None:
        colour = self.ink if self.plate is Plate.GOLD else None
        return keycap(self.key_name, self.units, self.theme, colour) if self.key_name else None

    def _icon_side(self) -> int:
        return min(self.units.px(_ICON), self.rect.height - self.units.px(_GAP)) if self.icon else 0

    def _label_room(self) -> Rect:
        """What lies between the icon and the key."""
        gap = self.units.px(_GAP)
        room = self.rect.inflate(-2 * self.units.px(_EDGE), 0)
        if side := self._icon_side():
            room.left += side + gap
            room.width -= side + gap
        if cap := self._cap():
            room.width -= cap.get_width() + gap
        return room

    def draw(self, app: App, surface: Surface, look: Look) -> None:
        draw_plate(
            surface,
            self.rect,
            self.plate,
            look,
            self.units,
            self.theme,
            is_enabled=self.is_enabled,
            is_chosen=self.is_chosen,
        )
        if self.icon:
            sprite = icon(self.icon, self._icon_side(), self._icon_tone())
            place = sprite.get_rect(center=self.rect.center)
            if self.shows_label:
                place.left = self._icon_left(place.width)
            surface.blit(sprite, place)
        self.draw_prints(surface)
        if cap := self._cap():
            place = cap.get_rect(midright=(self.rect.right - self.units.px(_EDGE), self.rect.centery))
            surface.blit(cap, place)

    def _icon_tone(self) -> Colour:
        if self.plate is Plate.DANGER and self.is_enabled:
            return self.theme.danger
        return self.ink if self.plate is Plate.GOLD or not self.is_enabled else self.theme.accent

    def _icon_left(self, side: int) -> int:
        """Just before the word, which stands in the middle of its room."""
        room = self.prints[0].room
        wide = self.prints[0].needs(self.units)[0]
        return max(
            self.rect.left + self.units.px(_EDGE), room.centerx - wide // 2 - side - self.units.px(_GAP)
        )


def _largest_on_one_line(label: str, token: Token, width: int, drawn: Drawn) -> float | None:
    """The size at which a button's name stands on one line; at 14 units it wraps instead."""
    own = typesetting.voice(token).size
    size = own
    while size > 14 and not typesetting.fits_line(label, token, width, drawn.units, size):
        size -= 1
    return None if size == own else size


def button_width(app: App, label: str, *, icon: str = "", key: str = "", token: Token = Token.HEADING) -> int:
    """How wide a button must be so that its name stands on one line."""
    units = app.units
    wide = typesetting.measure_line(label, token, units)[0] + 2 * units.px(_EDGE + 4)
    if icon:
        wide += units.px(_ICON + _GAP)
    if key:
        wide += keycap(key, units).get_width() + units.px(_GAP)
    return max(units.px(96), wide)


@dataclass(slots=True, kw_only=True)
class Row(Drawn):
    """A row of a list: texts and pictures that the page lays out, on a ground that shows where one is."""

    words: list[Printed] = field(default_factory=list)
    sprites: list[tuple[Surface, tuple[int, int]]] = field(default_factory=list)
    plate: Plate = Plate.ROW
    is_chosen: bool = False
    on_key: Callable[[Key], bool] | None = None
    """What the row does with a key of its own; True when it used it."""

    def lay_out(self) -> None:
        self.prints = self.words

    def draw(self, app: App, surface: Surface, look: Look) -> None:
        draw_plate(
            surface,
            self.rect,
            self.plate,
            look,
            self.units,
            self.theme,
            is_enabled=self.is_enabled,
            is_chosen=self.is_chosen,
        )
        for sprite, place in self.sprites:
            surface.blit(sprite, place)
        self.draw_prints(surface)

    def key(self, key: Key) -> bool:
        return self.on_key is not None and self.on_key(key)
