"""All controls under one name: buttons and key caps, and what is switched, slid, chosen or typed into."""

from scenes.skin.button_ground import ButtonKind, State
from scenes.skin.buttons import BUTTON_RADIUS, button, button_fits, draw_button, keycap
from scenes.skin.fields import (
    chip,
    list_row,
    scroll_bar,
    segmented,
    slider_knob,
    slider_track,
    tab,
    text_entry,
    toggle,
)

__all__ = [
    "BUTTON_RADIUS",
    "ButtonKind",
    "State",
    "button",
    "button_fits",
    "chip",
    "draw_button",
    "keycap",
    "list_row",
    "scroll_bar",
    "segmented",
    "slider_knob",
    "slider_track",
    "tab",
    "text_entry",
    "toggle",
]
