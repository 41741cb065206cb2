"""The table's own furniture: the prompt, the golden button, buttons for verbs, and the tools."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from scenes.control import Look
from scenes.controls import Button, Drawn, Plate, Printed, keycap
from scenes.picture import Form
from scenes.skin import panel as skin
from scenes.skin import type as typesetting
from scenes.skin.cache import cached
from scenes.skin.colours import Colour, Theme, mix
from scenes.skin.icons import icon
from scenes.skin.light import Height, margin, outline_glow, shadow_under
from scenes.skin.marks import draw_focus, number_tag, spinner
from scenes.skin.svg import circle, linear, paint, svg
from scenes.skin.type import Align, Token
from scenes.units import Units

if TYPE_CHECKING:
    from scenes.app import App

_SIDE = 18.0
_GAP = 10.0
_LINE = 8.0
_SPINNER = 20.0


@dataclass(slots=True, kw_only=True)
class PromptBar(Drawn):
    """What is asked now, in a pill of glass as wide as its words; a wheel turns while somebody thinks."""

    backdrop: Surface
    put_back_key: str = ""
    """The key that puts the selection back, shown while there is one."""
    is_busy: bool = False
    progress: float = 0.0
    accent: Colour | None = None

    @property
    def takes_focus(self) -> bool:
        return False

    @property
    def takes_pointer(self) -> bool:
        return False

    def lay_out(self) -> None:
        units, room = self.units, self.rect
        side = units.px(_SIDE)
        left = units.px(_SPINNER + _GAP) if self.is_busy else 0
        right = self._cap_width()
        most = room.width - 2 * side - left - right
        token, size = Token.HEADING, None
        if not typesetting.fits_line(self.label, token, most, units):
            token = Token.BODY
            size = typesetting.size_that_fits(
                self.label, token, (most, room.height - 2 * units.px(4)), units, 12
            )
        width = min(most, typesetting.measure_paragraph(self.label, token, most, units, size)[0])
        high = typesetting.measure_paragraph(self.label, token, width, units, size)[1]
        bar = Rect(0, 0, width + 2 * side + left + right, max(units.px(42), high + 2 * units.px(_LINE)))
        bar.height = min(bar.height, room.height)
        bar.center = room.center
        self.rect = bar
        words = Rect(bar.left + side + left, bar.top, width, bar.height)
        self.prints = [
            Printed(
                self.label, token, words, self.accent or self.theme.text, Align.CENTRE, wraps=True, size=size
            )
        ]

    def _cap_width(self) -> int:
        if not self.put_back_key:
            return 0
        return keycap(self.put_back_key, self.units, self.theme).get_width() + self.units.px(_GAP)

    def draw(self, app: App, surface: Surface, look: Look) -> None:
        units = self.units
        corner = min(self.rect.height / 2, 18 * units.scale)
        skin.draw_panel(surface, self.rect, units, self.theme, self.backdrop, corner)
        if self.is_busy:
            wheel = spinner(units.px(_SPINNER), self.progress, self.theme.accent)
            place = wheel.get_rect(midleft=(self.rect.left + units.px(_SIDE), self.rect.centery))
            surface.blit(wheel, place)
        self.draw_prints(surface)
        if self.put_back_key:
            cap = keycap(self.put_back_key, units, self.theme)
            surface.blit(cap, cap.get_rect(midright=(self.rect.right - units.px(_SIDE), self.rect.centery)))


@dataclass(slots=True, kw_only=True)
class ChoiceButton(Button):
    """A button that stands for something of an action; its number appears once keys are used."""

    number: int = 0
    is_hinted: bool = False

    def draw(self, app: App, surface: Surface, look: Look) -> None:
        units = self.units
        if self.is_legal and self.plate is not Plate.GOLD:
            reach = 7 * units.scale
            colour = "#14A078" if self.theme.light else "#3CE6BE"
            if self.is_hinted:
                colour = "#E6A03C"
            light = outline_glow(
                self.rect.size, 12 * units.scale, reach, colour, 0.75, max(2.0, 2 * units.scale)
            )
            pad = margin(reach)
            surface.blit(light, (self.rect.left - pad, self.rect.top - pad), special_flags=1)
        Button.draw(self, app, surface, look)
        if self.number:
            tag = number_tag(self.number, units, self.theme)
            surface.blit(
                tag, tag.get_rect(center=(self.rect.right - units.px(6), self.rect.bottom - units.px(3)))
            )


@dataclass(slots=True, kw_only=True)
class ToolTile(Button):
    """A tool with icon and key above, its name below."""

    def lay_out(self) -> None:
        units, rect = self.units, self.rect
        edge = units.px(4)
        room = Rect(
            rect.left + edge,
            rect.centery - units.px(1),
            rect.width - 2 * edge,
            rect.height // 2 - edge + units.px(2),
        )
        size = typesetting.size_that_fits(self.label, Token.LABEL, room.size, units, 12)
        self.prints = [Printed(self.label, Token.LABEL, room, self.ink, Align.CENTRE, wraps=True, size=size)]

    def draw(self, app: App, surface: Surface, look: Look) -> None:
        from scenes.controls import draw_plate

        units, rect = self.units, self.rect
        draw_plate(surface, rect, self.plate, look, units, self.theme, is_enabled=self.is_enabled)
        sign = icon(self.icon, units.px(18), self.ink)
        middle = rect.top + rect.height * 2 // 7
        cap = keycap(self.key_name, units, self.theme) if self.key_name else None
        gap = units.px(6)
        whole = sign.get_width() + (gap + cap.get_width() if cap else 0)
        left = rect.centerx - whole // 2
        surface.blit(sign, sign.get_rect(midleft=(left, middle)))
        if cap:
            surface.blit(cap, cap.get_rect(midleft=(left + sign.get_width() + gap, middle)))
        self.draw_prints(surface)


@dataclass(slots=True, kw_only=True)
class ToolIcon(Button):
    """A tool as an icon in a ring with its key below; its name is in its tooltip and in the focus line."""

    def lay_out(self) -> None:
        if key := self.key_name:
            room = Rect(
                self.rect.left, self.rect.bottom - self.units.px(15), self.rect.width, self.units.px(15)
            )
            # The name of a key does not grow with the text, as a key cap does not.
            size = 12 / self.units.text_scale
            self.prints = [Printed(key, Token.LABEL, room, self.theme.muted, Align.CENTRE, size=size)]

    @property
    def _ring(self) -> Rect:
        """All rings are as large as those with a key below them."""
        side = min(self.rect.width, self.rect.height - self.units.px(15))
        ring = Rect(0, 0, side, side)
        ring.midtop = self.rect.midtop
        return ring

    def draw(self, app: App, surface: Surface, look: Look) -> None:
        ring, units = self._ring, self.units
        is_lit = self.is_enabled and (look.is_hovered or look.is_focused or look.is_pressed)
        soft, drop, strength = Height.BUTTON.value
        shade = shadow_under(ring.size, ring.width / 2, soft * units.scale, strength, self.theme.shadow)
        pad = margin(soft * units.scale)
        surface.blit(shade, (ring.left - pad, ring.top - pad + round(drop * units.scale)))
        surface.blit(_disc(ring.width, units, self.theme, is_lit), ring)
        sign = icon(
            self.icon,
            round(ring.width * 0.56),
            self.theme.text if self.is_enabled else self.theme.disabled_text,
        )
        surface.blit(sign, sign.get_rect(center=ring.center))
        self.draw_prints(surface)
        if look.is_focused:
            draw_focus(surface, ring, units, self.theme, ring.width / 2)


@cached
def _disc(side: int, units: Units, theme: Theme, is_lit: bool) -> Surface:
    stroke = max(1.0, 1.2 * units.scale)
    top = mix(theme.raised, "#FFFFFF", 0.22 if is_lit else 0.08)
    edge = theme.accent if is_lit else theme.muted
    body = circle(side / 2, side / 2, side / 2 - stroke, paint("url(#d)", edge, stroke, 0.94, 0.7))
    return svg(side, side, body, linear("d", ((0, top), (1, mix(theme.raised, "#000000", 0.25)))))


def grid(room: Rect, count: int, units: Units) -> list[Rect]:
    """Places for several buttons in a room: side by side when it is wide, one below the other when high."""
    if count == 0:
        return []
    gap = units.px(8)
    least = units.px(84)
    columns = 1 if room.height > room.width else max(1, min(count, (room.width + gap) // (least + gap)))
    rows = -(-count // columns)
    high = min(units.px(48), (room.height - gap * (rows - 1)) // rows)
    wide = (room.width - gap * (columns - 1)) // columns
    top = room.bottom - rows * high - (rows - 1) * gap
    return [
        Rect(room.left + (wide + gap) * (n % columns), top + (high + gap) * (n // columns), wide, high)
        for n in range(count)
    ]


FORMS: dict[Form, type[Button]] = {Form.BUTTON: Button, Form.TILE: ToolTile, Form.ICON: ToolIcon}
