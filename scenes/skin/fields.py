"""Toggles, sliders, choices, tabs, rows, entries, chips: one cached sprite per state."""

from __future__ import annotations

from pygame import Surface

from scenes.skin.button_ground import State
from scenes.skin.cache import cached
from scenes.skin.colours import (
    BLACK,
    GOLD,
    GOLD_DEEP,
    GOLD_INK,
    GOLD_LIGHT,
    NIGHT,
    SHELL,
    WHITE,
    Colour,
    Theme,
    mix,
)
from scenes.skin.icons import icon as draw_icon
from scenes.skin.light import blank
from scenes.skin.svg import Size, circle, linear, paint, radial, rounded, svg
from scenes.skin.type import Align, fits_line, line, paragraph
from scenes.units import Units


@cached
def toggle(
    size: Size, on: bool, state: State | str = State.NORMAL, *, units: Units, theme: Theme = SHELL
) -> Surface:
    """A switch: the knob stands right and shows a tick when on."""
    width, height = size
    stroke = max(1.0, 1.2 * units.scale)
    bright = state in (State.HOVER, State.FOCUS)
    ground = (
        (GOLD_DEEP, GOLD)
        if on
        else (mix(theme.panel_bottom, theme.muted, 0.35 if theme.light else 0.05), theme.raised)
    )
    edge = GOLD_LIGHT if on or bright else theme.muted
    body = rounded(
        stroke / 2,
        stroke / 2,
        width - stroke,
        height - stroke,
        height / 2,
        paint("url(#t)", edge, stroke, stroke_opacity=0.75),
    )
    knob = height / 2 - 3 * units.scale
    x = width - height / 2 if on else height / 2
    body += circle(x, height / 2 + units.scale, knob, paint(BLACK, opacity=0.35))
    body += circle(x, height / 2, knob, paint("url(#k)", WHITE, stroke * 0.7, stroke_opacity=0.8))
    defs = linear("t", ((0, ground[0]), (1, ground[1])))
    defs += radial("k", ((0, "#FFFFFF"), (1, "#CFC6DC" if not on else "#FFE6A3")), (0.4, 0.3), 0.8)
    face = svg(width, height, body, defs)
    sign = draw_icon("check" if on else "minus", round(knob * 1.15), GOLD_INK if on else "#5A5080", 1.2)
    face.blit(sign, sign.get_rect(center=(x, height / 2)))
    return face


@cached
def slider_track(
    size: Size, share: float, state: State | str = State.NORMAL, *, units: Units, theme: Theme = SHELL
) -> Surface:
    """A slider's groove, filled up to a share from 0 to 1."""
    width, height = size
    thick = min(height, 6 * units.scale)
    top = (height - thick) / 2
    stroke = max(1.0, 0.8 * units.scale)
    groove = mix(theme.muted, theme.panel, 0.35) if theme.light else NIGHT
    body = rounded(0, top, width, thick, thick / 2, paint(groove, theme.muted, stroke, stroke_opacity=0.35))
    if share > 0:
        filled = max(thick, width * min(1.0, share))
        body += rounded(0, top, filled, thick, thick / 2, paint("url(#f)"))
    colours = (theme.muted, theme.muted) if state == State.DISABLED else (GOLD_LIGHT, GOLD_DEEP)
    return svg(width, height, body, linear("f", ((0, colours[0]), (1, colours[1]))))


@cached
def slider_knob(
    size: int, state: State | str = State.NORMAL, *, units: Units, theme: Theme = SHELL
) -> Surface:
    """The pearl that slides."""
    middle = size / 2
    stroke = max(1.0, 1.2 * units.scale)
    bright = state in (State.HOVER, State.FOCUS, State.PRESSED)
    edge = theme.focus if state == State.FOCUS else ("#FFFBEA" if bright else "#7A5218")
    body = circle(middle, middle + stroke, middle - stroke * 1.6, paint(BLACK, opacity=0.35))
    body += circle(middle, middle, middle - stroke * 1.6, paint("url(#k)", edge, stroke))
    return svg(
        size, size, body, radial("k", ((0, "#FFFBEA"), (0.5, GOLD_LIGHT), (1, GOLD_DEEP)), (0.38, 0.3), 0.8)
    )


@cached
def segmented(
    size: Size,
    labels: tuple[str, ...],
    chosen: int,
    hovered: int = -1,
    *,
    units: Units,
    theme: Theme = SHELL,
    state: State | str = State.NORMAL,
) -> Surface:
    """Several words of which one is chosen; all parts are equally wide."""
    width, height = size
    stroke = max(1.0, units.scale)
    corner = min(8 * units.scale, height / 2)
    part = width / len(labels)
    groove = mix(theme.panel, theme.muted, 0.12) if theme.light else NIGHT
    body = rounded(
        stroke / 2,
        stroke / 2,
        width - stroke,
        height - stroke,
        corner,
        paint(groove, theme.muted, stroke, opacity=0.75, stroke_opacity=0.4),
    )
    pad = 2 * units.scale
    if 0 <= hovered < len(labels) and hovered != chosen:
        body += rounded(
            hovered * part + pad,
            pad,
            part - 2 * pad,
            height - 2 * pad,
            corner - pad,
            paint(theme.accent, opacity=0.16),
        )
    body += rounded(
        chosen * part + pad,
        pad,
        part - 2 * pad,
        height - 2 * pad,
        corner - pad,
        paint("url(#c)", "#FFFBEA", stroke * 0.8, stroke_opacity=0.7),
    )
    top, low = (
        (GOLD_LIGHT, GOLD_DEEP) if state != State.DISABLED else (theme.muted, mix(theme.muted, BLACK, 0.3))
    )
    face = svg(width, height, body, linear("c", ((0, top), (1, low))))
    for place, label in enumerate(labels):
        ink = GOLD_INK if place == chosen else theme.text
        words = _segment_words(label, round(part - 3 * pad), height, ink, units)
        face.blit(words, words.get_rect(center=((place + 0.5) * part, height / 2 - units.scale * 0.5)))
    return face


def _segment_words(label: str, room: int, height: int, ink: Colour, units: Units) -> Surface:
    plain = Units(units.size, units.scale)
    for size in (13.5, 13, 12.5, 12):
        if fits_line(label, "label", room, plain, size):
            return line(label, "label", ink, plain, size)
    return paragraph(label, "label", ink, room, plain, Align.CENTRE, 12)


@cached
def tab(
    size: Size,
    label: str,
    state: State | str = State.NORMAL,
    icon: str | None = None,
    *,
    units: Units,
    theme: Theme = SHELL,
) -> Surface:
    """A page's name; the chosen one stands on a gold line."""
    width, height = size
    chosen = state == State.SELECTED
    bright = state in (State.HOVER, State.FOCUS)
    ink = theme.accent if chosen else theme.text if bright else theme.muted
    corner = 9 * units.scale
    opacity = 0.16 if chosen else 0.09 if bright else 0.0
    body = rounded(0, 0, width, height + corner, corner, paint("url(#t)"))
    bar = max(2.0, 2.4 * units.scale)
    if chosen:
        body += rounded(width * 0.12, height - bar, width * 0.76, bar, bar / 2, paint(theme.accent))
    face = svg(
        width, height, body, linear("t", ((0, theme.accent, opacity), (1, theme.accent, opacity * 0.2)))
    )
    plain = Units(units.size, units.scale)
    sign = draw_icon(icon, units.px(17), ink) if icon else None
    room = width - units.px(14) - (sign.get_width() + units.px(6) if sign else 0)
    size_ = next((each for each in (16, 15, 14, 13) if fits_line(label, "heading", room, plain, each)), 12)
    words = (
        line(label, "heading", ink, plain, size_)
        if size_ > 12
        else paragraph(label, "heading", ink, room, plain, Align.CENTRE, 12)
    )
    used = words.get_width() + (sign.get_width() + units.px(6) if sign else 0)
    start = (width - used) / 2
    if sign:
        face.blit(sign, sign.get_rect(midleft=(start, height / 2)))
        start += sign.get_width() + units.px(6)
    face.blit(words, words.get_rect(midleft=(start, height / 2 - units.scale)))
    return face


@cached
def list_row(
    size: Size,
    state: State | str = State.NORMAL,
    *,
    units: Units,
    theme: Theme = SHELL,
    accent: Colour | None = None,
) -> Surface:
    """The ground of one row in a list or log; the selected one has a bar of its colour at the left."""
    width, height = size
    stroke = max(1.0, 0.9 * units.scale)
    tone = WHITE if not theme.light else theme.muted
    strength, edge = {
        State.HOVER: (0.09, 0.22),
        State.FOCUS: (0.09, 0.22),
        State.SELECTED: (0.12, 0.34),
        State.PRESSED: (0.15, 0.3),
    }.get(State(state), (0.035, 0.09))
    corner = 7 * units.scale
    body = rounded(
        stroke / 2,
        stroke / 2,
        width - stroke,
        height - stroke,
        corner,
        paint(tone, tone, stroke, opacity=strength, stroke_opacity=edge),
    )
    if state == State.SELECTED:
        bar = 3 * units.scale
        body += rounded(bar, height * 0.18, bar, height * 0.64, bar / 2, paint(accent or theme.accent))
    return svg(width, height, body)


@cached
def scroll_bar(
    size: Size,
    start: float,
    share: float,
    state: State | str = State.NORMAL,
    *,
    units: Units,
    theme: Theme = SHELL,
) -> Surface:
    """An upright bar: `start` and `share` of the visible part, both 0 to 1."""
    width, height = size
    groove = max(2.0, min(width, 4 * units.scale))
    left = (width - groove) / 2
    length = max(groove * 4, height * min(1.0, share))
    top = (height - length) * max(0.0, min(1.0, start / max(1e-6, 1 - share))) if share < 1 else 0.0
    bright = state in (State.HOVER, State.PRESSED, State.FOCUS)
    body = rounded(left, 0, groove, height, groove / 2, paint(theme.muted, opacity=0.16))
    grip = groove * (1.5 if bright else 1.0)
    body += rounded(
        (width - grip) / 2,
        top,
        grip,
        length,
        grip / 2,
        paint(theme.accent if bright else theme.muted, opacity=0.9 if bright else 0.7),
    )
    return svg(width, height, body)


@cached
def text_entry(
    size: Size, state: State | str = State.NORMAL, *, units: Units, theme: Theme = SHELL
) -> Surface:
    """The sunken frame in which a name is typed."""
    width, height = size
    stroke = max(1.0, 1.2 * units.scale)
    edge = theme.focus if state == State.FOCUS else GOLD if state == State.HOVER else theme.muted
    alpha = 1.0 if state == State.FOCUS else 0.7 if state == State.HOVER else 0.4
    ground = WHITE if theme.light else NIGHT
    body = rounded(
        stroke / 2,
        stroke / 2,
        width - stroke,
        height - stroke,
        8 * units.scale,
        paint("url(#e)", edge, stroke, stroke_opacity=alpha),
    )
    low = mix(ground, theme.raised, 0.35)
    return svg(
        width,
        height,
        body,
        linear(
            "e",
            ((0, mix(ground, BLACK, 0.06 if theme.light else 0.4), 0.9), (0.3, ground, 0.9), (1, low, 0.9)),
        ),
    )


@cached
def chip(
    text: str,
    units: Units,
    theme: Theme = SHELL,
    colour: Colour | None = None,
    icon: str | None = None,
    height: int | None = None,
) -> Surface:
    """A word in a small frame: a tag, an amount, a status."""
    tone = colour or theme.muted
    tall = height or units.px(24)
    words = line(text, "label", theme.text, Units(units.size, units.scale))
    sign = draw_icon(icon, round(tall * 0.62), tone) if icon else None
    gap = units.px(5)
    width = units.px(18) + words.get_width() + (sign.get_width() + gap if sign else 0)
    stroke = max(1.0, units.scale)
    ground = mix(theme.panel, tone, 0.18)
    face = blank((width, tall), ground)
    face.blit(
        svg(
            width,
            tall,
            rounded(
                stroke / 2,
                stroke / 2,
                width - stroke,
                tall - stroke,
                6 * units.scale,
                paint(ground, tone, stroke, opacity=0.9, stroke_opacity=0.75),
            ),
        ),
        (0, 0),
    )
    left = units.px(9)
    if sign:
        face.blit(sign, sign.get_rect(midleft=(left, tall / 2)))
        left += sign.get_width() + gap
    face.blit(words, words.get_rect(midleft=(left, tall / 2 - units.scale * 0.5)))
    return face
