"""The menu's own controls: the card of the match to continue, a line of the menu, a game in its medallion."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.registry import GameEntry
from saves.store import Slot
from scenes.control import Look
from scenes.controls import Drawn, Plate, Printed, cut, draw_plate, height_of, keycap
from scenes.emblem import emblem
from scenes.inputs import Position
from scenes.keys import Command
from scenes.skin import panel as skin
from scenes.skin import type as typesetting
from scenes.skin.cache import cached
from scenes.skin.colours import DISABLED_TEXT, GOLD, SHELL, Colour
from scenes.skin.icons import icon
from scenes.skin.light import Height, margin, outline_glow, put_lifted
from scenes.skin.marks import draw_focus
from scenes.skin.orb import medallion, medallion_light, medallion_reach
from scenes.skin.svg import linear, paint, rounded, svg
from scenes.skin.type import Align, Token
from scenes.slots import filling, game_name, portrait_of, said, thumbnail

if TYPE_CHECKING:
    from scenes.app import App

_WARM = "#FFF3D6"


@dataclass(slots=True, kw_only=True)
class GreatCard(Drawn):
    """The largest thing of the menu: the match to continue, its picture, where it stands, what happened last.

    Without one it is a new match, under the table's own sign.
    """

    slot: Slot | None
    about: str = ""
    """A few words about a new match."""

    def lay_out(self) -> None:
        units = self.units
        pad = units.px(18)
        left, width = self.rect.left + pad, self.rect.width - 2 * pad
        title = typesetting.line_height(Token.TITLE, units, 26)
        lines = self._about_match() if self.slot is not None else self._about_new(width)
        top = self.rect.bottom - units.px(12) - sum(line.room.height for line in lines) - title - units.px(4)
        room = Rect(left, top, width - self._cap_width() - units.px(8), title)
        self.prints = [
            Printed(self.label, Token.TITLE, room, _WARM if self.is_enabled else DISABLED_TEXT, size=26)
        ]
        top += title + units.px(4)
        for line in lines:
            place = Rect(left, top, width, line.room.height)
            self.prints.append(line._replace(words=self._one_line(line, width), room=place))
            top = place.bottom

    def _about_match(self) -> list[Printed]:
        """The game, where the match stands, what happened last: a line each, yet without a place."""
        if self.slot is None or self.slot.header is None:
            return []
        words, header = self.app.words, self.slot.header
        small = max(typesetting.line_height(token, self.units) for token in (Token.NAME, Token.BODY))
        room = Rect(0, 0, 0, small)
        lines = [Printed(game_name(words, header.game), Token.NAME, room, GOLD)]
        for message in (header.headline, header.last_event):
            if sentence := said(words, message):
                lines.append(Printed(sentence, Token.BODY, room, self.theme.text))
        return lines

    def _about_new(self, width: int) -> list[Printed]:
        words = self.why_not or self.about
        room = Rect(0, 0, width, height_of(words, Token.BODY, width, self.units))
        return [Printed(words, Token.BODY, room, self.theme.muted, wraps=True)]

    def _one_line(self, line: Printed, width: int) -> str:
        """What tells of a match may be as long as a player's name allows; our own words wrap."""
        return line.words if line.wraps else cut(line.words, line.token, width, self.units)

    def _cap_width(self) -> int:
        return keycap(self.app.keys.name(Command.ACT), self.units).get_width()

    @property
    def picture_rect(self) -> Rect:
        """The picture above the words, where there is room for one."""
        edge = self.units.px(7)
        bottom = self.prints[0].room.top - self.units.px(4)
        return Rect(
            self.rect.left + edge,
            self.rect.top + edge,
            self.rect.width - 2 * edge,
            bottom - self.rect.top - edge,
        )

    def draw(self, app: App, surface: Surface, look: Look) -> None:
        units = self.units
        corner = 16 * units.scale
        is_lit = self.is_enabled and (look.is_hovered or look.is_focused)
        radius = (13 if is_lit else 9) * units.scale
        light = outline_glow(
            self.rect.size, corner, radius, "#C98A2A", 0.9 if is_lit else 0.55, 2 * units.scale
        )
        reach = margin(radius)
        surface.blit(
            light, (self.rect.left - reach, self.rect.top - reach), special_flags=pygame.BLEND_RGB_ADD
        )
        surface.blit(_gilt_edge(self.rect.size, corner, units.scale, self.is_enabled), self.rect)
        if (place := self.picture_rect).height >= units.px(44):
            surface.blit(self._picture(place.size), place)
            surface.blit(_glazing(place.size, 10 * units.scale, units.scale), place)
        self.draw_prints(surface)
        if self.is_enabled:
            cap = keycap(app.keys.name(Command.ACT), units, SHELL, GOLD)
            surface.blit(
                cap, cap.get_rect(midright=(self.rect.right - units.px(18), self.prints[0].room.centery))
            )
        if look.is_focused:
            draw_focus(surface, self.rect, units, self.theme, corner)

    def _picture(self, size: tuple[int, int]) -> Surface:
        corner = 10 * self.units.scale
        if self.slot is not None:
            return thumbnail(self.app, self.slot, size, corner)
        return _sign(size, corner)


@cached
def _sign(size: tuple[int, int], corner: float) -> Surface:
    from scenes.skin.light import masked, rounded_mask

    return masked(filling(emblem(size[0]), size), rounded_mask(size, corner))


@cached
def _gilt_edge(size: tuple[int, int], corner: float, scale: float, is_enabled: bool) -> Surface:
    line = 1.8 * scale
    tone = linear("e", ((0, "#FFE6A3"), (0.5, "#C98A2A", 0.9), (1, "#E9C46A", 0.8)))
    edge = paint("none", "url(#e)" if is_enabled else "#8A82A0", line)
    return svg(*size, rounded(line / 2, line / 2, size[0] - line, size[1] - line, corner, edge), tone)


@cached
def _glazing(size: tuple[int, int], corner: float, scale: float) -> Surface:
    """The shade at the lower edge of a picture and its fine gold line."""
    shade = linear("s", ((0, "#0E0B1C", 0), (0.6, "#0E0B1C", 0), (1, "#0E0B1C", 0.6)))
    line = max(1.0, 1.2 * scale)
    edge = paint("url(#s)", GOLD, line, stroke_opacity=0.75)
    return svg(*size, rounded(line / 2, line / 2, size[0] - line, size[1] - line, corner, edge), shade)


@dataclass(slots=True, kw_only=True)
class MenuRow(Drawn):
    """A line of the menu: icon, name, a few words about it, key."""

    icon: str
    about: str
    name_width: int

    def lay_out(self) -> None:
        units = self.units
        left = self.rect.left + units.px(48)
        right = self.rect.right - units.px(14) - self._cap().get_width() - units.px(10)
        name = Rect(left, self.rect.top, self.name_width, self.rect.height)
        about_left = max(left + units.px(96), name.right + units.px(14))
        about = Rect(about_left, self.rect.top, right - about_left, self.rect.height)
        self.prints = [
            Printed(self.label, Token.HEADING, name, self.ink),
            Printed(
                self.about,
                Token.BODY,
                about,
                self.theme.muted if self.is_enabled else DISABLED_TEXT,
                wraps=True,
            ),
        ]

    def _cap(self) -> Surface:
        assert self.command is not None, "every line of the menu has a key"
        return keycap(self.app.keys.name(self.command), self.units)

    def draw(self, app: App, surface: Surface, look: Look) -> None:
        units = self.units
        draw_plate(surface, self.rect, Plate.MENU, look, units, self.theme, is_enabled=self.is_enabled)
        sign = icon(self.icon, units.px(20), self.theme.accent if self.is_enabled else DISABLED_TEXT)
        surface.blit(sign, sign.get_rect(center=(self.rect.left + units.px(25), self.rect.centery)))
        self.draw_prints(surface)
        cap = self._cap()
        surface.blit(cap, cap.get_rect(midright=(self.rect.right - units.px(14), self.rect.centery)))


ACCENTS = ("#966EFF", "#78C8FF", "#FFBE5A", "#F078BE")


@dataclass(slots=True, kw_only=True)
class Medallion(Drawn):
    """A game's portrait in a round gilt frame, its name on a small banner over the lower rim."""

    centre: tuple[int, int]
    radius: int
    entry: GameEntry | None
    tagline: str
    banner: Rect
    accent: Colour

    @classmethod
    def of(
        cls,
        app: App,
        name: str,
        centre: tuple[int, int],
        radius: int,
        entry: GameEntry | None,
        label: str,
        tagline: str,
        begin: Callable[[GameEntry], None] | None = None,
    ) -> Medallion:
        units = app.units
        title = typesetting.measure_line(label, Token.TITLE, units, 20)
        under = typesetting.measure_line(tagline, Token.QUOTE, units, 14)
        widest = max(2 * radius + units.px(20), units.px(170))
        wide = min(widest, max(title[0], under[0]) + 2 * units.px(22))
        inner = wide - 2 * units.px(16)
        lines = typesetting.measure_paragraph(tagline, Token.QUOTE, inner, units, 14)[1]
        high = title[1] + lines + units.px(8)
        banner = Rect(0, 0, wide, high)
        banner.midtop = (centre[0], centre[1] + radius - units.px(22))
        disc = Rect(0, 0, 2 * radius, 2 * radius)
        disc.center = centre
        place = [each.name for each in app.playable].index(entry.name) if entry else 0
        return cls(
            id=name,
            app=app,
            rect=disc.union(banner),
            label=label,
            centre=centre,
            radius=radius,
            entry=entry,
            tagline=tagline,
            banner=banner,
            accent=ACCENTS[place % len(ACCENTS)],
            region="games",
            tip=app.words("shell-game-tip", game=label) if entry else "",
            on_act=(lambda: begin(entry)) if begin and entry else None,
        )

    @property
    def takes_focus(self) -> bool:
        return self.entry is not None

    def lay_out(self) -> None:
        units = self.units
        pad = units.px(16)
        high = typesetting.measure_line(self.label, Token.TITLE, units, 20)[1]
        name = Rect(self.banner.left + pad, self.banner.top + units.px(2), self.banner.width - 2 * pad, high)
        under = Rect(name.left, name.bottom, name.width, self.banner.bottom - name.bottom - units.px(4))
        self.prints = [
            Printed(self.label, Token.TITLE, name, _WARM, Align.CENTRE, size=20),
            Printed(self.tagline, Token.QUOTE, under, "#D2C6EE", Align.CENTRE, wraps=True, size=14),
        ]

    def hits(self, at: Position) -> bool:
        across, down = at[0] - self.centre[0], at[1] - self.centre[1]
        return across**2 + down**2 <= self.radius**2 or bool(self.banner.collidepoint(at))

    def draw(self, app: App, surface: Surface, look: Look) -> None:
        side = 2 * self.radius
        is_lit = look.is_hovered or look.is_focused
        corner = (self.centre[0] - self.radius, self.centre[1] - self.radius)
        light = medallion_light(side, self.accent, 1.0 if is_lit else 0.6)
        reach = margin(medallion_reach(side))
        surface.blit(light, (corner[0] - reach, corner[1] - reach), special_flags=pygame.BLEND_RGB_ADD)
        sprite = medallion(
            side, portrait_of(app, self.entry.name if self.entry else "", side), self.accent, is_lit
        )
        put_lifted(surface, sprite, corner, Height.PANEL, self.units.scale)
        plate = _banner(self.banner.size, self.units.scale, is_lit)
        put_lifted(surface, plate, self.banner.topleft, Height.CARD, self.units.scale)
        self.draw_prints(surface)
        if look.is_focused:
            disc = Rect(corner, (side, side))
            skin.draw_focus(surface, disc, self.units, self.theme, self.radius)


@cached
def _banner(size: tuple[int, int], scale: float, is_lit: bool) -> Surface:
    line = max(1.0, (1.6 if is_lit else 1.3) * scale)
    edge = linear("e", ((0, "#FFE6A3" if is_lit else "#F3D58C"), (1, "#C98A2A" if is_lit else "#6A4A1E")))
    body = paint("#120C28", "url(#e)", line, opacity=0.93)
    return svg(*size, rounded(line / 2, line / 2, size[0] - line, size[1] - line, 14 * scale, body), edge)
