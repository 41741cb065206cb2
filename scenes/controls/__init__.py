"""Our standard controls: each is reached by mouse, keys and pad, describes itself, and says why not."""

from scenes.controls.buttons import Button, Row, button_width
from scenes.controls.choices import Choice, Setting, Slider, Toggle, setting_height
from scenes.controls.drawn import Drawn, Still, still_text
from scenes.controls.entry import Line, TextEntry, entry_height
from scenes.controls.face import Plate, draw_focus, draw_plate, keycap
from scenes.controls.printed import Printed, cut, height_of
from scenes.controls.scrolling import BAR, Scroll, ScrollBar

__all__ = [
    "BAR",
    "Button",
    "Choice",
    "Drawn",
    "Line",
    "Plate",
    "Printed",
    "Row",
    "Scroll",
    "ScrollBar",
    "Setting",
    "Slider",
    "Still",
    "TextEntry",
    "Toggle",
    "button_width",
    "cut",
    "draw_focus",
    "draw_plate",
    "entry_height",
    "height_of",
    "keycap",
    "setting_height",
    "still_text",
]
