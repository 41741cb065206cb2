"""The grounds of our controls: which face of the skin stands for which kind of control, by state."""

from __future__ import annotations

from enum import StrEnum

from pygame import Rect, Surface

from scenes.control import Look
from scenes.skin import controls as faces
from scenes.skin.colours import SHELL, Theme
from scenes.skin.controls import ButtonKind, State, keycap
from scenes.skin.marks import draw_focus
from scenes.units import Units

__all__ = ["Plate", "draw_focus", "draw_plate", "keycap", "state_of"]

ROW_RADIUS = 7.0


class Plate(StrEnum):
    """The grounds a control can stand on."""

    PLAIN = "plain"
    GOLD = "gold"
    """The one thing most people come to a page for."""
    DANGER = "danger"
    """Something that cannot be taken back."""
    GHOST = "ghost"
    """Nothing but its words until it is looked at."""
    MENU = "menu"
    """A line of a menu."""
    ROW = "row"
    """A row among many."""
    WELL = "well"
    """Sunk: where text is typed."""


_BUTTONS = {
    Plate.PLAIN: ButtonKind.SECONDARY,
    Plate.GOLD: ButtonKind.PRIMARY,
    Plate.DANGER: ButtonKind.DANGER,
    Plate.GHOST: ButtonKind.GHOST,
    Plate.MENU: ButtonKind.ROW,
}


def state_of(look: Look, *, is_enabled: bool = True, is_chosen: bool = False) -> State:
    """How the skin calls the way a control is being looked at; its ring of focus is drawn apart."""
    if not is_enabled:
        return State.DISABLED
    if look.is_pressed:
        return State.PRESSED
    if is_chosen:
        return State.SELECTED
    return State.HOVER if look.is_hovered or look.is_focused else State.NORMAL


def draw_plate(
    surface: Surface,
    rect: Rect,
    plate: Plate,
    look: Look,
    units: Units,
    theme: Theme = SHELL,
    *,
    is_enabled: bool = True,
    is_chosen: bool = False,
) -> None:
    """A control's ground with its shadow, its light when looked at, and the ring of focus."""
    state = state_of(look, is_enabled=is_enabled, is_chosen=is_chosen)
    if plate in _BUTTONS:
        kind = _BUTTONS[plate]
        faces.draw_button(
            surface, rect, "", state=state, kind=kind, units=units, theme=theme, focused=look.is_focused
        )
        return
    if plate is Plate.WELL:
        surface.blit(faces.text_entry(rect.size, state, units=units, theme=theme), rect)
    else:
        surface.blit(faces.list_row(rect.size, state, units=units, theme=theme), rect)
    if look.is_focused:
        draw_focus(surface, rect, units, theme, ROW_RADIUS * units.scale)
