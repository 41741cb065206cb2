"""Marks on pieces: light, frames, tags and previews, turned with the piece, as sprites with their places."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TypeAlias

import pygame
from pygame import Rect, Surface

from scenes.glide import Spot
from scenes.picture import Arrow, Piece
from scenes.skin import light, marks
from scenes.skin import type as typesetting
from scenes.skin.cache import SpriteCache, cached, passing, sprites
from scenes.skin.colours import GOLD, Colour, Theme, mix
from scenes.skin.svg import paint, path, polygon, rounded, svg
from scenes.units import Units

Blit: TypeAlias = tuple[Surface, tuple[int, int], int]
"""A sprite, where its upper left corner goes, and how it is blended."""

ADD = pygame.BLEND_RGB_ADD
FLASH_STEPS = 10


def half_degrees(angle: float) -> float:
    """The angle as lights and moving things are turned: each new one costs a turned sprite."""
    return round(angle * 2) / 2


def turned(sprite: Surface, angle: float, kept_in: SpriteCache) -> Surface:
    """A sprite turned about its middle."""
    key = ("turned", sprite, angle)
    return kept_in.get(key, lambda: pygame.transform.rotozoom(sprite, angle, 1.0), (sprite,))


@dataclass(frozen=True, slots=True)
class Marker:
    """Makes the marks of one window."""

    units: Units
    theme: Theme

    def at(
        self, spot: Spot, piece: Piece, sprite: Surface | None = None, *, is_on_its_way: bool = False
    ) -> Place:
        """The marks of a piece shown at a spot; `sprite` is upright, for a piece whose outline counts."""
        size = (round(spot.width), round(spot.height))
        corner = min(size) / 2 if piece.is_round else piece.corner * self.units.scale
        shape = sprite if piece.is_shaped else None
        return Place(self, spot, size, corner, piece.is_empty, piece.preview_at, shape, is_on_its_way)

    def arrow(self, arrow: Arrow, *, is_lit: bool) -> Blit:
        """A bent line with a head."""
        colour = arrow.colour or (self.theme.legal_line if is_lit else self.theme.muted)
        sprite, pad = _arrow(
            arrow.end[0] - arrow.start[0], arrow.end[1] - arrow.start[1], colour, self.units.scale, is_lit
        )
        left, top = min(arrow.start[0], arrow.end[0]), min(arrow.start[1], arrow.end[1])
        return sprite, (left - pad, top - pad), 0


@dataclass(frozen=True, slots=True)
class Place:
    """The marks of one piece where it is shown now."""

    marker: Marker
    spot: Spot
    size: tuple[int, int]
    corner: float
    is_empty: bool
    preview_at: tuple[float, float] = (0.5, 0.0)
    """Where on the piece its preview lies, in shares of its size."""
    shape: Surface | None = None
    """The sprite whose outline its light and frame follow, if they do."""
    is_on_its_way: bool = False

    @property
    def rect(self) -> Rect:
        rect = Rect((0, 0), self.size)
        rect.center = round(self.spot.x), round(self.spot.y)
        return rect

    def _centred(self, sprite: Surface, flags: int = 0) -> Blit:
        seen = sprite
        if angle := half_degrees(self.spot.angle):
            seen = turned(sprite, angle, passing if self.is_on_its_way else sprites)
        return seen, seen.get_rect(center=(round(self.spot.x), round(self.spot.y))).topleft, flags

    def _light(self, radius: float, colour: Colour, strength: float) -> Blit:
        scale = self.marker.units.scale
        if self.shape is not None:
            return self._centred(light.glow(self.shape, radius * scale, colour, strength), ADD)
        glow = light.outline_glow(
            self.size, self.corner, radius * scale, colour, strength, max(3.0, 3 * scale)
        )
        return self._centred(glow, ADD)

    def _line(self, colour: Colour, gap: float, *, is_dashed: bool = False, is_cased: bool = False) -> Blit:
        """A line round the thing, `gap` units outside it; round a shape it is always whole and close."""
        scale = self.marker.units.scale
        if self.shape is not None:
            return self._centred(_outlined(self.shape, colour, max(2, round(2.5 * scale))))
        return self._centred(_ring(self.size, self.corner, scale, colour, gap, is_dashed, is_cased))

    def shadow(self, height: light.Height) -> Blit:
        """The shadow of a thing at a height."""
        radius, drop, strength = height.value
        scale = self.marker.units.scale
        shade = light.shadow_under(self.size, self.corner, radius * scale, strength, self.marker.theme.shadow)
        sprite, (x, y), _ = self._centred(shade)
        return sprite, (x, y + round(drop * scale)), 0

    def legal_light(self, strength: float) -> Blit:
        """The light round what can be touched."""
        colour = "#14A078" if self.marker.theme.light else "#3CE6BE"
        return self._light(8, colour, 0.85 * strength)

    def legal_frame(self) -> Blit:
        """The line of what can be touched. It lies under a card, whose badges stand over its edge."""
        units, theme = self.marker.units, self.marker.theme
        if self.is_empty:
            return self._centred(marks.legal_frame(self.size, units, theme, self.corner, True))
        return self._line(theme.legal_line, 0.0)

    def selected_light(self) -> Blit:
        return self._light(10, "#E6A03C", 0.95)

    def selected_frame(self) -> Blit:
        if self.shape is not None:
            return self._line(GOLD, 0.0)
        return self._centred(marks.selected_frame(self.size, self.marker.units, self.corner))

    def hint(self) -> Blit:
        """The gold outline of the move a hint speaks of."""
        return self._line(GOLD, 3.0, is_dashed=True)

    def hint_light(self) -> Blit:
        return self._light(12, "#C98A2A", 0.8)

    def pointed(self, colour: Colour) -> Blit:
        """The ring of whoever acts, or of a row of the log that is looked at."""
        return self._line(colour, 3.0, is_cased=True)

    def pointed_light(self, colour: Colour) -> Blit:
        return self._light(9, colour, 0.75)

    def flash(self, colour: Colour, strength: float) -> Blit:
        """A light that fades, in steps: something was done to it."""
        return self._light(14, colour, strength)

    def focus(self) -> Blit:
        return self._centred(marks.focus_ring(self.size, self.marker.units, self.marker.theme, self.corner))

    def tag(self, number: int) -> Blit:
        """The key that touches it."""
        sprite = marks.number_tag(number, self.marker.units, self.marker.theme)
        inset = self.marker.units.px(3)
        window = Rect((0, 0), self.marker.units.size)
        place = sprite.get_rect(center=(self.rect.right - inset, self.rect.bottom - inset))
        return sprite, place.clamp(window.inflate(-2 * inset, -2 * inset)).topleft, 0

    def preview(self, words: str) -> Blit:
        """A few signs, what touching it would give: inside an empty place, else where the piece has room."""
        sprite = _pill(words, self.marker.units, self.marker.theme)
        across, down = (0.5, 0.5) if self.is_empty else self.preview_at
        from_middle = pygame.Vector2((across - 0.5) * self.size[0], (down - 0.5) * self.size[1])
        middle = from_middle.rotate(-self.spot.angle) + pygame.Vector2(self.spot.x, self.spot.y)
        window = Rect((0, 0), self.marker.units.size)
        return sprite, sprite.get_rect(center=middle).clamp(window).topleft, 0


@cached
def _pill(words: str, units: Units, theme: Theme) -> Surface:
    ground, ink = ("#0F4A3C", "#FFFFFF") if theme.light else ("#0E2A24", "#D8FFF6")
    letters = typesetting.line(words, typesetting.Token.NUMBER, ink, units, 15)
    width, height = letters.get_width() + units.px(18), max(units.px(24), letters.get_height())
    stroke = max(1.0, 1.4 * units.scale)
    face = svg(
        width,
        height,
        rounded(
            stroke / 2,
            stroke / 2,
            width - stroke,
            height - stroke,
            height / 2,
            paint(ground, theme.legal_line, stroke, opacity=0.95),
        ),
    )
    face.blit(letters, letters.get_rect(center=(width / 2, height / 2)))
    return face


@cached
def _ring(
    size: tuple[int, int],
    corner: float,
    scale: float,
    colour: Colour,
    gap: float,
    is_dashed: bool,
    is_cased: bool,
) -> Surface:
    """A line round a thing, `gap` units outside it; a dark casing parts it from lines of the thing itself."""
    stroke, gap = max(2.0, 2.5 * scale), gap * scale
    casing = 2 * scale if is_cased else 0.0
    pad = gap + stroke + casing
    width, height = size[0] + 2 * pad, size[1] + 2 * pad
    dashes = f' stroke-dasharray="{8 * scale:.1f} {5 * scale:.1f}"' if is_dashed else ""
    edge = stroke / 2 + casing
    place = (edge, edge, width - 2 * edge, height - 2 * edge, corner + gap)
    dark = paint("none", "#0A0620", stroke + 2 * casing, stroke_opacity=0.8)
    body = rounded(*place, dark) if is_cased else ""
    body += rounded(*place, paint("none", colour, stroke) + dashes)
    return svg(width, height, body, "", (round(width), round(height)))


@cached
def _outlined(shape: Surface, colour: Colour, width: int) -> Surface:
    """A line along the outline of a sprite; hollow, so that it can lie over the sprite too."""
    solid = light.silhouette(shape, colour, width)
    line = light.blank(solid.get_size(), colour)
    for step in range(16):
        angle = math.tau * step / 16
        offset = (round(width * math.cos(angle)), round(width * math.sin(angle)))
        line.blit(solid, offset, special_flags=pygame.BLEND_RGBA_MAX)
    inside = light.silhouette(shape, "#000000", width)
    line.blit(inside, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    return line


def _arrow(across: int, down: int, colour: Colour, scale: float, is_lit: bool) -> tuple[Surface, int]:
    pad = round(22 * scale)
    sprite = sprites.get(
        ("arrow", across, down, colour, scale, is_lit),
        lambda: _drawn_arrow(across, down, colour, scale, is_lit, pad),
    )
    return sprite, pad


def _drawn_arrow(across: int, down: int, colour: Colour, scale: float, is_lit: bool, pad: int) -> Surface:
    width, height = abs(across) + 2 * pad, abs(down) + 2 * pad
    start = (pad + max(0, -across), pad + max(0, -down))
    end = (start[0] + across, start[1] + down)
    bend = (start[0] + across * 0.5, start[1])
    turn = (start[0] + across * 0.5, end[1])
    angle = math.atan2(end[1] - turn[1], end[0] - turn[0]) if end != turn else math.atan2(down, across)
    head = [
        (end[0] + 13 * scale * math.cos(angle + side), end[1] + 13 * scale * math.sin(angle + side))
        for side in (2.6, -2.6)
    ]
    curve = (
        f"M{start[0]} {start[1]} C{bend[0]:.1f} {bend[1]:.1f} {turn[0]:.1f} {turn[1]:.1f} {end[0]} {end[1]}"
    )
    stroke = (3.2 if is_lit else 2.4) * scale
    dark = path(curve, paint("none", mix(colour, "#000000", 0.75), stroke + 3 * scale, stroke_opacity=0.55))
    body = dark + path(curve, paint("none", colour, stroke))
    body += path(polygon([head[0], (float(end[0]), float(end[1])), head[1]]), paint(colour, colour, scale))
    return svg(width, height, body)
