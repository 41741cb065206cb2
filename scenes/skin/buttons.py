"""Buttons and key caps: one cached sprite per size, words and state."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from scenes.skin.button_ground import ButtonKind, State, button_ground
from scenes.skin.cache import cached
from scenes.skin.colours import (
    GOLD_INK,
    SHELL,
    Colour,
    Theme,
)
from scenes.skin.icons import icon as draw_icon
from scenes.skin.light import Height, faded, margin, outline_glow, shadow_around
from scenes.skin.marks import draw_focus
from scenes.skin.svg import Size, paint, rounded, svg
from scenes.skin.type import SMALLEST, Align, fits, fits_line, line, measure_line, paragraph, size_that_fits
from scenes.units import Units

BUTTON_RADIUS = 13
SIDE = 11
"""Empty units at either end of a button."""


# Key caps -----------------------------------------------------------------------------------------


@cached
def keycap(label: str, units: Units, theme: Theme = SHELL, colour: Colour | None = None) -> Surface:
    """A printed key, at least as wide as high."""
    ink = colour or theme.muted
    words = line(label, "label", ink, Units(units.size, units.scale), 12)
    height = units.px(19)
    width = max(height, words.get_width() + units.px(11))
    stroke = max(1.0, units.scale)
    body = rounded(
        stroke / 2,
        stroke / 2,
        width - stroke,
        height - stroke,
        4.5 * units.scale,
        paint(ink, ink, stroke, opacity=0.10, stroke_opacity=0.62),
    )
    body += rounded(
        stroke * 1.5, height - stroke * 2.4, width - stroke * 3, stroke, stroke / 2, paint(ink, opacity=0.28)
    )
    cap = svg(width, height, body)
    cap.blit(words, words.get_rect(center=(width / 2, height / 2 - units.scale * 0.5)))
    return cap


# Buttons ------------------------------------------------------------------------------------------


@cached
def button(
    size: Size,
    label: str,
    icon: str | None = None,
    key: str | None = None,
    state: State | str = State.NORMAL,
    kind: ButtonKind | str = ButtonKind.SECONDARY,
    *,
    units: Units,
    theme: Theme = SHELL,
    detail: str = "",
) -> Surface:
    """A button's face, exactly `size` large. `draw_button` adds shadow, light and the ring of focus."""
    face = button_ground(size, State(state), ButtonKind(kind), units, theme, _corner(size, units)).copy()
    ink = _ink(State(state), ButtonKind(kind), theme)
    if kind == ButtonKind.ROW:
        _fill_row(face, label, icon, key, detail, ink, State(state), units, theme)
    elif kind == ButtonKind.TILE:
        _fill_tile(face, label, icon, key, ink, units, theme)
    else:
        _fill_plain(face, label, icon, key, ink, ButtonKind(kind), units, theme)
    return face


def draw_button(
    target: Surface,
    rect: Rect,
    label: str,
    icon: str | None = None,
    key: str | None = None,
    state: State | str = State.NORMAL,
    kind: ButtonKind | str = ButtonKind.SECONDARY,
    *,
    units: Units,
    theme: Theme = SHELL,
    detail: str = "",
    focused: bool = False,
) -> None:
    """A whole button: shadow, light when it is the one to press or hovered, face, ring of focus."""
    corner = _corner(rect.size, units)
    scale = units.scale
    if kind != ButtonKind.GHOST and state != State.DISABLED:
        soft, drop, strength = Height.BUTTON.value
        reach = margin(soft * scale)
        shade = shadow_around(rect.size, corner, soft * scale, round(drop * scale), strength, theme.shadow)
        target.blit(shade, (rect.left - reach, rect.top - reach))
    lit = state in (State.HOVER, State.FOCUS) and kind != ButtonKind.GHOST
    if (kind == ButtonKind.PRIMARY and state != State.DISABLED) or lit:
        reach_px = (11 if kind == ButtonKind.PRIMARY else 8) * scale
        pad = margin(reach_px)
        gain = (0.75 if state == State.NORMAL else 1.0) if kind == ButtonKind.PRIMARY else 0.55
        if theme.light:
            gain *= 0.5
        glow = outline_glow(rect.size, corner, reach_px, "#E6A03C", gain, max(3.0, 3 * scale))
        target.blit(glow, (rect.left - pad, rect.top - pad), special_flags=pygame.BLEND_RGB_ADD)
    sunk = 1 if state == State.PRESSED else 0
    target.blit(
        button(rect.size, label, icon, key, state, kind, units=units, theme=theme, detail=detail),
        (rect.left, rect.top + sunk),
    )
    if focused or state == State.FOCUS:
        draw_focus(target, rect, units, theme, corner)


def _corner(size: Size, units: Units) -> float:
    return min(BUTTON_RADIUS * units.scale, size[1] * 0.34)


def _ink(state: State, kind: ButtonKind, theme: Theme) -> Colour:
    if state == State.DISABLED:
        return theme.disabled_text
    return GOLD_INK if kind == ButtonKind.PRIMARY else theme.text


def _fill_plain(
    face: Surface,
    label: str,
    icon: str | None,
    key: str | None,
    ink: Colour,
    kind: ButtonKind,
    units: Units,
    theme: Theme,
) -> None:
    width, height = face.get_size()
    middle = height / 2 - units.scale * 0.5
    place = _room((width, height), icon, key, units)
    if key:
        cap = keycap(key, units, theme, ink if kind == ButtonKind.PRIMARY else None)
        face.blit(cap, cap.get_rect(midright=(width - units.px(SIDE), height / 2)))
    sign = draw_icon(icon, _icon_size(height, units), ink) if icon else None
    if not label:
        if sign:
            face.blit(sign, sign.get_rect(midleft=(units.px(SIDE) + place.width / 2, height / 2)))
        return
    words = _label(label, place.width, place.height, ink, units)
    start = place.left + (place.width - words.get_width()) / 2
    if sign:
        # Icon and words stand in the middle together.
        gap = place.left - units.px(SIDE)
        start = units.px(SIDE) + (place.width - words.get_width()) / 2
        face.blit(sign, sign.get_rect(midleft=(start, height / 2)))
        start += gap
    if kind == ButtonKind.PRIMARY and ink == GOLD_INK:
        shine = faded(_label(label, place.width, place.height, "#FFF3CF", units), 0.43)
        face.blit(shine, shine.get_rect(midleft=(start, middle + units.scale)))
    face.blit(words, words.get_rect(midleft=(start, middle)))


def _icon_size(height: int, units: Units) -> int:
    return min(units.px(20), round(height * 0.56))


def _room(size: Size, icon: str | None, key: str | None, units: Units) -> Rect:
    """The part of a plain button that its words may fill."""
    width, height = size
    left, right = units.px(SIDE), width - units.px(SIDE)
    if key:
        right -= keycap(key, units).get_width() + units.px(6)
    if icon:
        left += _icon_size(height, units) + units.px(8)
    return Rect(left, units.px(3), max(1, right - left), max(1, height - units.px(6)))


def button_fits(
    size: Size, label: str, units: Units, icon: str | None = None, key: str | None = None
) -> bool:
    """Whether a plain button can show its words whole, in one line or two, unbroken; for layout tests."""
    place = _room(size, icon, key, units)
    plain = Units(units.size, units.scale)
    return fits_line(label, "heading", place.width, plain, 14) or fits(
        label, "heading", place.size, plain, SMALLEST
    )


def _label(label: str, room: int, height: int, ink: Colour, units: Units) -> Surface:
    """A button's words: one line of the heading's size, a little smaller if need be, else two lines."""
    plain = Units(units.size, units.scale)
    for size in (18, 17, 16, 15, 14):
        if fits_line(label, "heading", room, plain, size):
            return line(label, "heading", ink, plain, size)
    smaller = min(14.0, size_that_fits(label, "heading", (room, height), plain))
    return paragraph(label, "heading", ink, room, plain, Align.CENTRE, smaller)


def _fill_row(
    face: Surface,
    label: str,
    icon: str | None,
    key: str | None,
    detail: str,
    ink: Colour,
    state: State,
    units: Units,
    theme: Theme,
) -> None:
    width, height = face.get_size()
    left = units.px(16)
    right = width - units.px(13)
    if icon:
        sign = draw_icon(icon, units.px(21), theme.accent if state != State.DISABLED else ink)
        face.blit(sign, sign.get_rect(center=(left + units.px(8), height / 2)))
        left += units.px(30)
    if key:
        cap = keycap(key, units, theme)
        face.blit(cap, cap.get_rect(midright=(right, height / 2)))
        right -= cap.get_width() + units.px(10)
    name_width = measure_line(label, "heading", units)[0]
    column = max(units.px(106), name_width + units.px(14)) if detail else right - left
    words = (
        line(label, "heading", ink, units)
        if name_width <= column
        else _label(label, column, height, ink, units)
    )
    face.blit(words, words.get_rect(midleft=(left, height / 2 - units.scale)))
    if detail:
        room = right - left - column
        about = paragraph(detail, "body", theme.muted if state != State.DISABLED else ink, room, units)
        if about.get_height() <= height:
            face.blit(about, about.get_rect(midleft=(left + column, height / 2 + units.scale * 0.5)))


def _fill_tile(
    face: Surface, label: str, icon: str | None, key: str | None, ink: Colour, units: Units, theme: Theme
) -> None:
    width, height = face.get_size()
    top = height * 0.34
    if icon:
        sign = draw_icon(icon, units.px(20), ink)
        place = width * (0.34 if key else 0.5)
        face.blit(sign, sign.get_rect(center=(place, top)))
    if key:
        mark = line(key, "label", theme.muted, Units(units.size, units.scale), 12)
        face.blit(mark, mark.get_rect(center=(width * 0.72, top)))
    plain = Units(units.size, units.scale)
    words = paragraph(label, "label", ink, width - units.px(6), plain, Align.CENTRE, 12.5)
    face.blit(words, words.get_rect(center=(width / 2, height * 0.74)))
