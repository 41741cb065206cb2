"""The window goes from one person to the next: a page that hides everything until only they are looking."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import pygame
from pygame import Rect, Surface

from scenes.control import Control
from scenes.controls import Button, Plate, button_width, still_text
from scenes.keys import Command
from scenes.scene import Scene
from scenes.skin import type as typesetting
from scenes.skin.cache import cached
from scenes.skin.colours import GILT, WHITE, Colour, Theme, mix
from scenes.skin.light import light_pool
from scenes.skin.marks import Shape, outline
from scenes.skin.noise import clouds, gradient, grain, tinted, vignette
from scenes.skin.svg import linear, paint, path, radial, svg
from scenes.skin.type import Align, Token

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.table.scene import TableScene

_SIGN = 150.0
DEAF = 0.4
"""Seconds in which nobody can say that they are here: what the last person pressed twice is no answer."""


class HandOverScene(Scene):
    """Fully opaque, in the next person's colour and form. Knows nothing of the match but whose turn it is."""

    name: ClassVar[str] = "hand-over"

    def __init__(self, app: App, table: TableScene) -> None:
        super().__init__(app)
        self.table = table
        self.topic = table.topic  # type: ignore[misc]
        self._deaf_for = DEAF

    # -- time -----------------------------------------------------------------------------------------------

    def update(self, seconds: float) -> None:
        self._deaf_for = max(0.0, self._deaf_for - seconds)

    def wakes_in(self) -> float | None:
        return self._deaf_for or None

    def _be_here(self) -> None:
        if not self._deaf_for:
            self.table.end_hand_over()

    # -- the page -------------------------------------------------------------------------------------------

    @property
    def _seat(self) -> int:
        seat = self.table.sitting.person_to_act
        assert seat is not None, "handed over to a person who is to act"
        return seat

    def build(self) -> list[Control]:
        units, words = self.units, self.table.table_words
        frame = units.frame
        width = min(frame.width - units.px(80), units.px(820))
        name = words.seat_name(self._seat)
        lines = [
            ("name", name, Token.TITLE, _largest(name, width, self), self._ink),
            ("turn", words("table-your-turn"), Token.HEADING, 24.0, self.table.picture.theme.text),
            (
                "alone",
                words("table-alone", key=self.app.keys.name(Command.ACT)),
                Token.BODY,
                17.0,
                self.table.picture.theme.muted,
            ),
        ]
        top = frame.top + round(frame.height * 0.46)
        made: list[Control] = []
        for name_, said, token, large, colour in lines:
            high = typesetting.measure_paragraph(said, token, width, units, large)[1]
            room = Rect(frame.centerx - width // 2, top, width, high)
            made.append(
                still_text(
                    self.app,
                    name_,
                    said,
                    room,
                    token,
                    colour=colour,
                    align=Align.CENTRE,
                    wraps=True,
                    size=large,
                )
            )
            top += high + units.px(10)
        label = words("table-i-am-here")
        wide = max(units.px(220), button_width(self.app, label, key=self.app.keys.name(Command.ACT)))
        here = Rect(0, 0, wide, units.px(50))
        here.midtop = (frame.centerx, top + units.px(18))
        made.append(
            Button(
                id="here",
                app=self.app,
                rect=here,
                label=label,
                plate=Plate.GOLD,
                command=Command.ACT,
                on_act=self._be_here,
                theme=self.table.picture.theme,
            )
        )
        menu = words("table-menu")
        wide = button_width(self.app, menu, key=self.app.keys.name(Command.BACK))
        rest = Rect(0, 0, wide, units.px(40))
        rest.midtop = (frame.centerx, here.bottom + units.px(16))
        made.append(
            Button(
                id="menu",
                app=self.app,
                rect=rest,
                label=menu,
                command=Command.BACK,
                theme=self.table.picture.theme,
                on_act=self.table.open_menu,
            )
        )
        return made

    @property
    def _ink(self) -> Colour:
        return self.table.picture.seat_mark(self._seat).colour

    def draw_under(self, surface: Surface) -> None:
        mark = self.table.picture.seat_mark(self._seat)
        surface.blit(curtain(surface.get_size(), mark.colour, self.table.picture.theme), (0, 0))
        side = self.units.px(_SIGN)
        sign = great_sign(mark.shape, side, mark.colour)
        centre = (self.units.frame.centerx, self.units.frame.top + round(self.units.frame.height * 0.28))
        glow = light_pool((side * 4, side * 3), mark.colour, 0.42)
        surface.blit(glow, glow.get_rect(center=centre), special_flags=pygame.BLEND_RGB_ADD)
        surface.blit(sign, sign.get_rect(center=centre))


def _largest(name: str, width: int, scene: Scene) -> float:
    """The size at which a name stands on one line, from 44 units down."""
    size = 44.0
    while size > 18 and not typesetting.fits_line(name, Token.TITLE, width, scene.units, size):
        size -= 2
    return size


@cached
def great_sign(shape: Shape, side: int, colour: Colour) -> Surface:
    """A person's form, large: a gem in a thin gilt rim."""
    rim = max(2.0, side * 0.028)
    form = path(outline(shape, side, rim * 2.4), paint("url(#g)", mix(colour, WHITE, 0.6), rim * 0.5))
    gilt = path(outline(shape, side, rim), paint("none", "url(#r)", rim))
    shades = radial(
        "g",
        ((0, mix(colour, WHITE, 0.55)), (0.55, colour), (1, mix(colour, "#05030F", 0.5))),
        (0.38, 0.3),
        0.8,
    )
    return svg(side, side, form + gilt, shades + linear("r", tuple(GILT)))


@cached
def curtain(size: tuple[int, int], colour: Colour, theme: Theme) -> Surface:
    """A cloth in a person's colour that lets nothing through."""
    ground = "#F6EFF4" if theme.light else "#0C0A1C"
    edge, middle = mix(ground, colour, 0.10), mix(ground, colour, 0.22)
    cloth = gradient(size, ((0, edge), (0.45, middle), (1, mix(edge, "#000000", 0.25))))
    folds = tinted(clouds(size, 77, 3, 4), mix("#000000", colour, 0.18))
    cloth.blit(folds, (0, 0), special_flags=pygame.BLEND_RGB_SUB if theme.light else pygame.BLEND_RGB_ADD)
    vignette(cloth, 0.25 if theme.light else 0.6)
    return grain(cloth, 4)
