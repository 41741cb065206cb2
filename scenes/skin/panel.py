"""What everything stands on: frosted panels, heads with a small rule, dialogs, tooltips, the prompt bar.

Controls and marks live in their own modules and are importable from here as well.
"""

from __future__ import annotations

import math

import pygame
from pygame import Rect, Surface

from scenes.skin.cache import cached
from scenes.skin.colours import BLACK, GOLD, NIGHT, SHELL, WHITE, Colour, Theme, mix
from scenes.skin.controls import (
    ButtonKind,
    State,
    button,
    button_fits,
    chip,
    draw_button,
    keycap,
    list_row,
    scroll_bar,
    segmented,
    slider_knob,
    slider_track,
    tab,
    text_entry,
    toggle,
)
from scenes.skin.light import (
    Height,
    blank,
    margin,
    masked,
    outline_glow,
    rounded_mask,
    shadow_around,
    shadow_under,
)
from scenes.skin.marks import (
    PLAYER_SHAPES,
    Shape,
    badge,
    draw_focus,
    draw_legal,
    draw_selected,
    eye_mark,
    focus_ring,
    legal_frame,
    number_tag,
    pip,
    player_mark,
    selected_frame,
    spinner,
)
from scenes.skin.svg import Size, diamond, drawn_out, linear, linear_at, paint, path, rounded, svg
from scenes.skin.type import Align, line, measure_line, paragraph
from scenes.units import Units

__all__ = [
    "PLAYER_SHAPES",
    "ButtonKind",
    "Shape",
    "State",
    "badge",
    "button",
    "button_fits",
    "chip",
    "draw_button",
    "draw_dialog",
    "draw_focus",
    "draw_legal",
    "draw_panel",
    "draw_prompt",
    "draw_selected",
    "draw_tooltip",
    "eye_mark",
    "focus_ring",
    "frosted",
    "header",
    "header_height",
    "keycap",
    "legal_frame",
    "list_row",
    "number_tag",
    "panel",
    "pip",
    "player_mark",
    "rule",
    "scroll_bar",
    "segmented",
    "selected_frame",
    "slider_knob",
    "slider_track",
    "softened",
    "spinner",
    "tab",
    "text_entry",
    "toggle",
    "tooltip_frame",
    "veil",
]

PANEL_RADIUS = 13
BLUR_RADIUS = 11


@cached
def panel(size: Size, units: Units, theme: Theme = SHELL, radius: float | None = None) -> Surface:
    """A panel's tint and edge light alone, transparent where the theme is: lay it over anything."""
    height = size[1]
    corner = (PANEL_RADIUS * units.scale) if radius is None else radius
    stroke = max(1.0, 1.2 * units.scale)
    half = stroke / 2
    lit = mix(theme.panel, WHITE, 0.09)
    top, low = theme.panel_alpha, theme.panel_bottom_alpha
    tint = linear("t", ((0, lit, top), (0.125, theme.panel, top), (1, theme.panel_bottom, low)))
    edge = min(1.0, theme.edge_alpha * 2.2)
    rim = linear("e", ((0, theme.edge, edge), (0.25, theme.edge, edge * 0.3), (1, theme.edge, edge * 0.28)))

    def draw(width: int) -> Surface:
        body = rounded(0, 0, width, height, corner, paint("url(#t)"))
        body += rounded(
            half, half, width - stroke, height - stroke, corner - half, paint("none", "url(#e)", stroke)
        )
        return svg(width, height, body, tint + rim)

    return drawn_out(size, corner, draw)


_COARSE = 4
"""How many times smaller what is out of focus is kept: nobody sees it, and it is quicker by far."""


@cached
def softened(backdrop: Surface, scale: float = 1.0) -> Surface:
    """The whole backdrop out of focus, small, once for all the panels before it."""
    width, height = backdrop.get_size()
    size = (max(2, math.ceil(width / _COARSE)), max(2, math.ceil(height / _COARSE)))
    small = pygame.transform.smoothscale(backdrop, size)
    for _ in range(2):
        small = pygame.transform.box_blur(small, max(1, round(BLUR_RADIUS * scale / _COARSE / 1.6)))
    return small


def _out_of_focus(backdrop: Surface, rect: Rect, scale: float) -> Surface:
    """What lies behind a panel, out of focus: enlarged with what is next to it, as part of the whole."""
    small = softened(backdrop, scale)
    left, top = max(0, rect.left // _COARSE - 1), max(0, rect.top // _COARSE - 1)
    part = Rect(left, top, rect.right // _COARSE + 2 - left, rect.bottom // _COARSE + 2 - top)
    part = part.clip(small.get_rect())
    behind = Surface(rect.size)
    if part.width and part.height:
        large = pygame.transform.smoothscale_by(small.subsurface(part), _COARSE)
        behind.blit(large, (part.left * _COARSE - rect.left, part.top * _COARSE - rect.top))
    return behind


@cached
def _frosted(
    backdrop: Surface, place: tuple[int, int, int, int], units: Units, theme: Theme, corner: float
) -> Surface:
    rect = Rect(place)
    behind = blank(rect.size, theme.panel)
    behind.blit(_out_of_focus(backdrop, rect, units.scale), (0, 0))
    glass = masked(behind, rounded_mask(rect.size, corner))
    glass.blit(panel(rect.size, units, theme, corner), (0, 0))
    return glass


def frosted(
    backdrop: Surface, rect: Rect, units: Units, theme: Theme = SHELL, radius: float | None = None
) -> Surface:
    """A panel of frosted glass before a backdrop that fills the window: blurred, tinted, edged."""
    corner = (PANEL_RADIUS * units.scale) if radius is None else radius
    return _frosted(backdrop, (rect.left, rect.top, rect.width, rect.height), units, theme, corner)


def draw_panel(
    target: Surface,
    rect: Rect,
    units: Units,
    theme: Theme = SHELL,
    backdrop: Surface | None = None,
    radius: float | None = None,
) -> None:
    """Shadow and panel; frosted when the backdrop is given, plainly translucent without."""
    corner = (PANEL_RADIUS * units.scale) if radius is None else radius
    blur_, drop, _ = Height.PANEL.value
    soft = blur_ * units.scale
    reach = margin(soft)
    shade = shadow_around(
        rect.size, corner, soft, round(drop * units.scale), theme.shadow_alpha, theme.shadow
    )
    target.blit(shade, (rect.left - reach, rect.top - reach))
    glass = (
        frosted(backdrop, rect, units, theme, corner) if backdrop else panel(rect.size, units, theme, corner)
    )
    target.blit(glass, rect)


@cached
def rule(width: int, units: Units, colour: Colour = GOLD, strength: float = 0.7) -> Surface:
    """A fine line that fades out at both ends, a diamond in its middle."""
    scale = units.scale
    height = max(7, round(7 * scale))
    middle, half = width / 2, height / 2
    gap = 7 * scale
    fade = linear_at("l", ((0, colour, 0), (0.5, colour, strength), (1, colour, 0)), (0, 0), (width, 0))
    body = path(
        f"M0 {half} H{middle - gap} M{middle + gap} {half} H{width}",
        paint("none", "url(#l)", max(1.0, scale * 0.8)),
    )
    body += path(diamond((middle, half), 2.7 * scale), paint(colour, opacity=strength))
    return svg(width, height, body, fade)


def header_height(units: Units) -> int:
    """How much room `header` takes."""
    return units.px(30)


@cached
def header(
    text: str, width: int, units: Units, theme: Theme = SHELL, colour: Colour | None = None
) -> Surface:
    """A section head: spaced capitals over the small rule with a diamond. Wraps to two lines if it must."""
    ink = colour or theme.accent
    surface = blank((width, header_height(units)), ink)
    words = line(text, "caps", ink, units)
    if words.get_width() > width:
        words = paragraph(text.upper(), "caps", ink, width, units, Align.CENTRE)
        surface = blank((width, header_height(units) + words.get_height() // 2), ink)
    surface.blit(words, ((width - words.get_width()) // 2, 0))
    fine = rule(width, units, ink)
    surface.blit(fine, (0, surface.get_height() - fine.get_height()))
    return surface


@cached
def veil(size: Size, strength: float = 0.62, colour: Colour = NIGHT) -> Surface:
    """Darkness over the whole scene behind a dialog."""
    dark = Surface(size)
    dark.fill(colour)
    dark.set_alpha(round(255 * strength))
    return dark


@cached
def _gold_edge(size: Size, corner: float, stroke: float) -> Surface:
    height = size[1]
    shine = linear("g", ((0, "#FFE6A3"), (0.45, "#C98A2A", 0.8), (1, "#E9C46A", 0.7)))
    half = stroke / 2
    fine = stroke * 2.6

    def draw(width: int) -> Surface:
        body = rounded(
            half, half, width - stroke, height - stroke, corner - half, paint("none", "url(#g)", stroke)
        )
        body += rounded(
            fine,
            fine,
            width - 2 * fine,
            height - 2 * fine,
            corner - fine,
            paint("none", "#E9C46A", stroke * 0.4, stroke_opacity=0.35),
        )
        return svg(width, height, body, shine)

    return drawn_out(size, corner, draw)


def draw_dialog(
    target: Surface, rect: Rect, units: Units, theme: Theme = SHELL, backdrop: Surface | None = None
) -> None:
    """A dialog or the first card of a menu: panel, gold edge, inner hairline, a quiet warm light round it."""
    corner = (PANEL_RADIUS + 3) * units.scale
    reach = 9 * units.scale
    light = outline_glow(rect.size, corner, reach, "#C98A2A", 0.5, max(2.0, 2 * units.scale))
    draw_panel(target, rect, units, theme, backdrop, corner)
    pad = margin(reach)
    target.blit(light, (rect.left - pad, rect.top - pad), special_flags=pygame.BLEND_RGB_ADD)
    target.blit(_gold_edge(rect.size, corner, max(1.5, 1.8 * units.scale)), rect)


@cached
def tooltip_frame(size: Size, units: Units, theme: Theme = SHELL, pinned: bool = False) -> Surface:
    """The bubble of a tooltip, nearly opaque so that it reads over anything; a pinned one has a gold edge."""
    width, height = size
    ground = theme.panel if theme.light else mix(theme.panel, BLACK, 0.12)
    edge = GOLD if pinned else (theme.muted if theme.light else mix(theme.edge, theme.panel, 0.25))
    stroke = max(1.0, units.scale * (1.6 if pinned else 1.0))
    half = stroke / 2
    body = rounded(
        half,
        half,
        width - stroke,
        height - stroke,
        9 * units.scale,
        paint("url(#b)", edge, stroke, stroke_opacity=0.95 if pinned else 0.45),
    )
    shades = linear("b", ((0, mix(ground, WHITE, 0.07), 0.97), (1, ground, 0.97)))
    return svg(width, height, body, shades)


def draw_tooltip(
    target: Surface, rect: Rect, units: Units, theme: Theme = SHELL, pinned: bool = False
) -> None:
    """A tooltip's shadow and bubble."""
    soft = 9 * units.scale
    reach = margin(soft)
    shade = shadow_under(rect.size, 9 * units.scale, soft, 0.6, theme.shadow)
    target.blit(shade, (rect.left - reach, rect.top - reach + 4 * units.scale))
    target.blit(tooltip_frame(rect.size, units, theme, pinned), rect)


def draw_prompt(
    target: Surface,
    rect: Rect,
    text: str,
    units: Units,
    theme: Theme = SHELL,
    key: str | None = None,
    backdrop: Surface | None = None,
    mark: Surface | None = None,
) -> None:
    """The bar that says what is expected now: a pill of glass, the sentence, the key that puts it back."""
    corner = min(rect.height / 2, 18 * units.scale)
    draw_panel(target, rect, units, theme, backdrop, corner)
    side = units.px(18)
    left, right = rect.left + side, rect.right - side
    if mark:
        target.blit(mark, mark.get_rect(midleft=(left, rect.centery)))
        left += mark.get_width() + units.px(10)
    if key:
        cap = keycap(key, units, theme)
        target.blit(cap, cap.get_rect(midright=(right, rect.centery)))
        right -= cap.get_width() + units.px(10)
    token = "heading" if measure_line(text, "heading", units)[0] <= right - left else "body"
    words = paragraph(text, token, theme.text, right - left, units, Align.CENTRE)
    target.blit(words, words.get_rect(center=((left + right) // 2, rect.centery)))
