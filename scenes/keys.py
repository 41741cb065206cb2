"""What keys and pad buttons mean: commands, their first keys, changed keys, and how a key is called.

Letters follow the printed key, digits the key's place, so that AZERTY needs no Shift.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

import pygame


class Command(StrEnum):
    """Everything a key can ask for; the values are also the keys of the locale files (`command-...`)."""

    LEFT = "left"
    RIGHT = "right"
    UP = "up"
    DOWN = "down"
    NEXT_REGION = "next-region"
    PREVIOUS_REGION = "previous-region"
    ACT = "act"
    BACK = "back"
    END_TURN = "end-turn"
    UNDO = "undo"
    REDO = "redo"
    INSPECT = "inspect"
    HINT = "hint"
    WHY = "why"
    REPLAY = "replay"
    LOG = "log"
    VIEW_OTHER = "view-other"
    NEARER = "nearer"
    FARTHER = "farther"
    PIN = "pin"
    RULES = "rules"
    KEY_MAP = "key-map"
    QUICK_SAVE = "quick-save"
    QUICK_LOAD = "quick-load"
    SETTINGS = "settings"
    FULL_SCREEN = "full-screen"
    SCREENSHOT = "screenshot"
    LARGER_TEXT = "larger-text"
    SMALLER_TEXT = "smaller-text"
    MUTE = "mute"
    NEW_MATCH = "new-match"
    STATISTICS = "statistics"
    PAGE_UP = "page-up"
    PAGE_DOWN = "page-down"


class Chord(NamedTuple):
    """A key with its modifiers."""

    key: int
    ctrl: bool = False
    shift: bool = False


FIRST_KEYS: dict[Command, tuple[Chord, ...]] = {
    Command.LEFT: (Chord(pygame.K_LEFT),),
    Command.RIGHT: (Chord(pygame.K_RIGHT),),
    Command.UP: (Chord(pygame.K_UP),),
    Command.DOWN: (Chord(pygame.K_DOWN),),
    Command.NEXT_REGION: (Chord(pygame.K_TAB),),
    Command.PREVIOUS_REGION: (Chord(pygame.K_TAB, shift=True),),
    Command.ACT: (Chord(pygame.K_RETURN), Chord(pygame.K_SPACE), Chord(pygame.K_KP_ENTER)),
    Command.BACK: (Chord(pygame.K_ESCAPE),),
    Command.END_TURN: (Chord(pygame.K_e),),
    Command.UNDO: (Chord(pygame.K_u), Chord(pygame.K_z, ctrl=True)),
    Command.REDO: (Chord(pygame.K_u, shift=True), Chord(pygame.K_y, ctrl=True)),
    Command.INSPECT: (Chord(pygame.K_i),),
    Command.HINT: (Chord(pygame.K_h),),
    Command.WHY: (Chord(pygame.K_w),),
    Command.REPLAY: (Chord(pygame.K_r),),
    Command.LOG: (Chord(pygame.K_l),),
    Command.VIEW_OTHER: (Chord(pygame.K_v),),
    Command.NEARER: (Chord(pygame.K_z),),
    Command.FARTHER: (Chord(pygame.K_z, shift=True),),
    Command.PIN: (Chord(pygame.K_t),),
    Command.RULES: (Chord(pygame.K_F1),),
    Command.KEY_MAP: (Chord(pygame.K_F2),),
    Command.QUICK_SAVE: (Chord(pygame.K_F5),),
    Command.QUICK_LOAD: (Chord(pygame.K_F9),),
    Command.SETTINGS: (Chord(pygame.K_F10),),
    Command.FULL_SCREEN: (Chord(pygame.K_F11),),
    Command.SCREENSHOT: (Chord(pygame.K_F12),),
    Command.LARGER_TEXT: (Chord(pygame.K_PLUS), Chord(pygame.K_KP_PLUS), Chord(pygame.K_EQUALS, shift=True)),
    Command.SMALLER_TEXT: (Chord(pygame.K_MINUS), Chord(pygame.K_KP_MINUS)),
    Command.MUTE: (Chord(pygame.K_m),),
    Command.NEW_MATCH: (Chord(pygame.K_n),),
    Command.STATISTICS: (Chord(pygame.K_s),),
    Command.PAGE_UP: (Chord(pygame.K_PAGEUP),),
    Command.PAGE_DOWN: (Chord(pygame.K_PAGEDOWN),),
}

FIXED = frozenset(
    {Command.LEFT, Command.RIGHT, Command.UP, Command.DOWN, Command.ACT, Command.BACK, Command.NEXT_REGION}
)
"""Commands whose keys cannot be changed, so that nobody can lock themselves out."""

PAD_BUTTONS: dict[int, Command] = {
    pygame.CONTROLLER_BUTTON_A: Command.ACT,
    pygame.CONTROLLER_BUTTON_B: Command.BACK,
    pygame.CONTROLLER_BUTTON_X: Command.UNDO,
    pygame.CONTROLLER_BUTTON_Y: Command.INSPECT,
    pygame.CONTROLLER_BUTTON_START: Command.END_TURN,
    pygame.CONTROLLER_BUTTON_BACK: Command.LOG,
    pygame.CONTROLLER_BUTTON_LEFTSTICK: Command.NEARER,
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: Command.PIN,
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: Command.PREVIOUS_REGION,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: Command.NEXT_REGION,
    pygame.CONTROLLER_BUTTON_DPAD_UP: Command.UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: Command.DOWN,
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: Command.LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Command.RIGHT,
}

MODIFIER_KEYS = {
    pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT, pygame.K_RALT,
    pygame.K_LMETA, pygame.K_RMETA, pygame.K_CAPSLOCK, pygame.K_NUMLOCK, pygame.K_MODE,
}  # fmt: skip

_DIGIT_PLACES = {pygame.KSCAN_1 + place: place + 1 for place in range(9)} | {pygame.KSCAN_0: 10}
_DIGIT_KEYS = {pygame.K_1 + place: place + 1 for place in range(9)} | {pygame.K_0: 10}


class KeyMap:
    """The keys in force: the first keys with the player's changes."""

    def __init__(self, changes: Mapping[str, str] = {}) -> None:
        self._chords = dict(FIRST_KEYS)
        for name, written in changes.items():
            chord = parse_chord(written)
            if name in Command._value2member_map_ and Command(name) not in FIXED and chord is not None:
                self._chords[Command(name)] = (chord,)
        self._commands: dict[Chord, Command] = {}
        for command, chords in self._chords.items():
            for chord in chords:
                self._commands.setdefault(chord, command)

    def command(self, event: pygame.Event) -> Command | None:
        """What a key press asks for."""
        if event.key in MODIFIER_KEYS:
            return None
        return self._commands.get(chord_of(event))

    def chord(self, command: Command) -> Chord:
        return self._chords[command][0]

    def chords(self, command: Command) -> tuple[Chord, ...]:
        """Every key of a command; a changed one has a single key."""
        return self._chords[command]

    def name(self, command: Command) -> str:
        """The name on the keycap of a command."""
        return chord_name(self.chord(command))

    def owner(self, chord: Chord) -> Command | None:
        """The command that has this key now."""
        return self._commands.get(chord)


def chord_of(event: pygame.Event) -> Chord:
    """The key of an event with its modifiers."""
    return Chord(event.key, bool(event.mod & pygame.KMOD_CTRL), bool(event.mod & pygame.KMOD_SHIFT))


def digit_of(event: pygame.Event) -> int | None:
    """1 to 10 for the digit keys by their place, 0 being the tenth."""
    place = _DIGIT_PLACES.get(getattr(event, "scancode", -1))
    return place if place is not None else _DIGIT_KEYS.get(event.key)


def chord_name(chord: Chord) -> str:
    """How a key is printed on its cap; languages share these names."""
    short = {"return": "Enter", "escape": "Esc", "space": "Space", "tab": "Tab", "page up": "PgUp"}
    short |= {"page down": "PgDn", "left": "←", "right": "→", "up": "↑", "down": "↓"}
    name = pygame.key.name(chord.key)
    name = short.get(name, name.upper() if len(name) <= 3 else name.capitalize())
    return "Ctrl+" * chord.ctrl + "Shift+" * chord.shift + name


def write_chord(chord: Chord) -> str:
    """A key as the settings keep it."""
    return "ctrl+" * chord.ctrl + "shift+" * chord.shift + pygame.key.name(chord.key)


def parse_chord(written: str) -> Chord | None:
    """The key that `write_chord` wrote, or None when there is no such key."""
    name, ctrl, shift = written, False, False
    if name.startswith("ctrl+"):
        name, ctrl = name.removeprefix("ctrl+"), True
    if name.startswith("shift+"):
        name, shift = name.removeprefix("shift+"), True
    try:
        return Chord(pygame.key.key_code(name), ctrl, shift)
    except ValueError:
        return None
