"""The grounds of buttons: gold for the one to press, glass for the others, a breath for ghosts."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from pygame import Surface

from scenes.skin.cache import cached
from scenes.skin.colours import BLACK, GOLD, GOLD_DEEP, GOLD_LIGHT, WHITE, Colour, Theme, mix
from scenes.skin.svg import Size, linear, paint, rounded, svg
from scenes.units import Units


class State(StrEnum):
    """How a control stands."""

    NORMAL = "normal"
    HOVER = "hover"
    FOCUS = "focus"
    PRESSED = "pressed"
    SELECTED = "selected"
    DISABLED = "disabled"


class ButtonKind(StrEnum):
    """What a button is for."""

    PRIMARY = "primary"
    SECONDARY = "secondary"
    GHOST = "ghost"
    ROW = "row"
    """A line of a menu: icon, name, a word about it, key."""
    TILE = "tile"
    """Icon and key above, name below."""
    DANGER = "danger"


GHOSTLY = {State.HOVER: 0.12, State.FOCUS: 0.12, State.PRESSED: 0.20, State.SELECTED: 0.16}
"""How much of the accent a ghost shows."""


@dataclass(frozen=True, slots=True)
class Glass:
    """The tone of a glass button and of its edge, above and below."""

    tone: Colour
    alpha: float
    edge: Colour
    edge_top: float
    edge_low: float


@cached
def button_ground(
    size: Size, state: State, kind: ButtonKind, units: Units, theme: Theme, corner: float
) -> Surface:
    """A button without words."""
    stroke = max(1.0, 1.3 * units.scale)
    if kind == ButtonKind.PRIMARY and state != State.DISABLED:
        return _gold(size, state, corner, stroke, units.scale)
    if kind == ButtonKind.GHOST:
        veil = paint(theme.accent, opacity=GHOSTLY.get(state, 0.0))
        return svg(size[0], size[1], rounded(0, 0, size[0], size[1], corner, veil))
    return _glass(size, _tones(state, kind, theme), theme, corner, stroke)


def _gold(size: Size, state: State, corner: float, stroke: float, scale: float) -> Surface:
    width, height = size
    top, low = GOLD_LIGHT, GOLD_DEEP
    if state in (State.HOVER, State.FOCUS):
        top, low = mix(GOLD_LIGHT, WHITE, 0.35), mix(GOLD_DEEP, GOLD_LIGHT, 0.18)
    elif state == State.PRESSED:
        top, low = mix(GOLD_LIGHT, GOLD_DEEP, 0.45), mix(GOLD_DEEP, BLACK, 0.12)
    half, inset = stroke / 2, 3 * scale
    edged = paint("url(#b)", "url(#e)", stroke)
    body = rounded(half, half, width - stroke, height - stroke, corner, edged)
    body += rounded(inset, inset * 0.8, width - 2 * inset, height * 0.42, corner * 0.75, paint("url(#g)"))
    defs = linear("b", ((0, top), (0.52, mix(top, low, 0.42)), (1, low)))
    defs += linear("g", ((0, WHITE, 0.5), (1, WHITE, 0.03)))
    return svg(width, height, body, defs + linear("e", ((0, "#FFFBEA", 0.95), (1, "#8A5A18", 0.9))))


def _tones(state: State, kind: ButtonKind, theme: Theme) -> Glass:
    tone = theme.raised if theme.light else mix(theme.panel, theme.raised, 0.35)
    quiet = theme.edge_alpha
    look = Glass(tone, 0.74 if theme.light else 0.86, theme.edge, min(1.0, quiet * 2.4), quiet * 0.7)
    if state == State.DISABLED:
        dull = mix(tone, theme.panel_bottom, 0.6)
        return replace(look, tone=dull, alpha=look.alpha * 0.7, edge_top=quiet * 0.9, edge_low=quiet * 0.5)
    if state in (State.HOVER, State.FOCUS):
        look = replace(look, tone=theme.hovered, edge=GOLD, edge_top=1.0, edge_low=0.75)
    elif state == State.SELECTED:
        look = replace(look, tone=mix(tone, GOLD_DEEP, 0.38), edge=GOLD, edge_top=0.95, edge_low=0.7)
    elif state == State.PRESSED:
        look = replace(look, tone=mix(tone, BLACK, 0.25), edge=GOLD, edge_top=0.5, edge_low=0.9)
    if kind == ButtonKind.DANGER:
        look = replace(
            look, tone=mix(look.tone, theme.danger, 0.2), edge=theme.danger, edge_top=0.85, edge_low=0.55
        )
    return look


def _glass(size: Size, look: Glass, theme: Theme, corner: float, stroke: float) -> Surface:
    width, height = size
    half = stroke / 2
    lit = mix(look.tone, WHITE, 0.5 if theme.light else 0.10)
    deep = mix(look.tone, BLACK, 0.04 if theme.light else 0.30)
    edged = paint("url(#b)", "url(#e)", stroke)
    body = rounded(half, half, width - stroke, height - stroke, corner, edged)
    tones = linear(
        "b", ((0, lit, look.alpha), (0.3, look.tone, look.alpha), (1, deep, min(1.0, look.alpha + 0.1)))
    )
    middle = (look.edge_top + look.edge_low) / 2
    rim = linear(
        "e", ((0, look.edge, look.edge_top), (0.4, look.edge, middle), (1, look.edge, look.edge_low))
    )
    return svg(width, height, body, tones + rim)
