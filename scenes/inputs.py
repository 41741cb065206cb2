"""From raw events to what a person means: a pointer on the window, a command, a digit, typed letters.

Keys, pad buttons and sticks all become the same commands, so that no scene knows which device was used.
Positions come from the events themselves, never from the device's present state: posted events count too.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

import pygame

from scenes.keys import PAD_BUTTONS, Chord, Command, KeyMap, chord_of, digit_of

Position: TypeAlias = tuple[int, int]

_STICK_FIRM = 18_000
_STICK_LOOSE = 9_000
"""A stick counts as pushed beyond the first value, and as let go only below the second."""

_STICK_COMMANDS = {
    (pygame.CONTROLLER_AXIS_LEFTX, -1): Command.LEFT,
    (pygame.CONTROLLER_AXIS_LEFTX, 1): Command.RIGHT,
    (pygame.CONTROLLER_AXIS_LEFTY, -1): Command.UP,
    (pygame.CONTROLLER_AXIS_LEFTY, 1): Command.DOWN,
}


class Point(NamedTuple):
    """The pointer is here now."""

    at: Position


class Press(NamedTuple):
    """A mouse button went down; `inspects` for the right one."""

    at: Position
    inspects: bool = False


class Release(NamedTuple):
    """The mouse button was let go."""

    at: Position
    inspects: bool = False


class Wheel(NamedTuple):
    """The wheel turned; positive is away from the person, towards the top."""

    at: Position
    steps: float


class Key(NamedTuple):
    """A key or pad button went down: its command, a digit key's place, and the key itself if it was one."""

    command: Command | None
    digit: int | None = None
    chord: Chord | None = None
    is_repeat: bool = False


class KeyUp(NamedTuple):
    """A key or pad button was let go."""

    command: Command | None


class Typed(NamedTuple):
    """Letters for a text entry; while `is_draft` an input method is still composing them."""

    letters: str
    is_draft: bool = False


Input: TypeAlias = Point | Press | Release | Wheel | Key | KeyUp | Typed


class Inputs:
    """Translates events by the keys in force and remembers where pointer, keys and sticks are."""

    def __init__(self, keys: KeyMap) -> None:
        self.keys = keys
        self.pointer: Position = (-1, -1)
        self._pushed: dict[int, int] = {}
        self._held: set[int] = set()

    def forget_pointer(self) -> None:
        """The window changed under the pointer: nothing is hovered until it moves."""
        self.pointer = (-1, -1)

    def translate(self, event: pygame.Event) -> Input | None:
        """What the person meant by an event, if it was meant for a scene."""
        match event.type:
            case pygame.MOUSEMOTION:
                self.pointer = event.pos
                return Point(event.pos)
            case pygame.MOUSEBUTTONDOWN if event.button in (1, 3):
                self.pointer = event.pos
                return Press(event.pos, event.button == 3)
            case pygame.MOUSEBUTTONUP if event.button in (1, 3):
                self.pointer = event.pos
                return Release(event.pos, event.button == 3)
            case pygame.MOUSEWHEEL:
                return Wheel(self.pointer, getattr(event, "precise_y", event.y))
            case pygame.KEYDOWN:
                is_repeat = event.key in self._held
                self._held.add(event.key)
                return Key(self.keys.command(event), digit_of(event), chord_of(event), is_repeat)
            case pygame.KEYUP:
                self._held.discard(event.key)
                return KeyUp(self.keys.command(event))
            case pygame.TEXTINPUT:
                return Typed(event.text)
            case pygame.TEXTEDITING:
                return Typed(event.text, is_draft=True)
            case pygame.WINDOWFOCUSLOST:
                self._held.clear()
            case pygame.CONTROLLERBUTTONDOWN if event.button in PAD_BUTTONS:
                return Key(PAD_BUTTONS[event.button])
            case pygame.CONTROLLERBUTTONUP if event.button in PAD_BUTTONS:
                return KeyUp(PAD_BUTTONS[event.button])
            case pygame.CONTROLLERAXISMOTION:
                return self._pushed_stick(event.axis, event.value)
        return None

    def _pushed_stick(self, axis: int, value: int) -> Key | None:
        """A stick asks once per push, however far it is held."""
        before = self._pushed.get(axis, 0)
        if abs(value) < _STICK_LOOSE:
            self._pushed[axis] = 0
            return None
        side = 1 if value > 0 else -1
        if abs(value) < _STICK_FIRM or before == side:
            return None
        self._pushed[axis] = side
        command = _STICK_COMMANDS.get((axis, side))
        return Key(command) if command is not None else None
