"""The key map: every command with its key. Act on a row, press a key, and the command has it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import pygame
from pygame import Rect, Surface

from game.text import text
from scenes.column import Column
from scenes.control import Control
from scenes.controls import Button, Printed, Row, button_width, height_of, keycap
from scenes.inputs import Input, Key
from scenes.keys import (
    FIRST_KEYS,
    FIXED,
    MODIFIER_KEYS,
    PAD_BUTTONS,
    Chord,
    Command,
    chord_name,
    write_chord,
)
from scenes.page import GAP, Page
from scenes.skin.colours import GOLD, SHELL
from scenes.skin.type import Token

if TYPE_CHECKING:
    from scenes.app import App

SECTIONS: dict[str, tuple[Command, ...]] = {
    "moving": (
        Command.LEFT, Command.RIGHT, Command.UP, Command.DOWN, Command.NEXT_REGION, Command.PREVIOUS_REGION,
        Command.PAGE_UP, Command.PAGE_DOWN, Command.ACT, Command.BACK,
    ),
    "playing": (
        Command.END_TURN, Command.UNDO, Command.REDO, Command.INSPECT, Command.HINT, Command.WHY,
        Command.REPLAY, Command.LOG, Command.VIEW_OTHER, Command.NEARER, Command.FARTHER, Command.PIN,
    ),
    "table": (
        Command.RULES, Command.KEY_MAP, Command.QUICK_SAVE, Command.QUICK_LOAD, Command.SETTINGS,
        Command.FULL_SCREEN, Command.SCREENSHOT, Command.LARGER_TEXT, Command.SMALLER_TEXT, Command.MUTE,
        Command.NEW_MATCH, Command.STATISTICS,
    ),
}  # fmt: skip
"""All commands, as the page groups them."""

PAD_NAMES = {
    pygame.CONTROLLER_BUTTON_A: "A",
    pygame.CONTROLLER_BUTTON_B: "B",
    pygame.CONTROLLER_BUTTON_X: "X",
    pygame.CONTROLLER_BUTTON_Y: "Y",
    pygame.CONTROLLER_BUTTON_START: "Start",
    pygame.CONTROLLER_BUTTON_BACK: "Back",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "R3",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "LB",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "RB",
}
"""What pads print on their buttons; the cross of directions needs no name."""

_DIGITS = frozenset(range(pygame.K_0, pygame.K_9 + 1))


class KeyMapScene(Page):
    """Every key; those that nobody could do without cannot be changed."""

    name: ClassVar[str] = "keys"
    title_key: ClassVar[str] = "keys-title"
    topic: ClassVar[str] = "table#keys"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.awaits: Command | None = None
        """The command whose new key is awaited."""
        self.remark = ""
        """What came of the last change, said at the foot of the page."""

    # -- building -------------------------------------------------------------------------------------------

    def contents(self) -> list[Control]:
        gap = self.units.px(GAP)
        count = 3 if self.units.width >= 1150 else 2 if self.units.width >= 800 else 1
        body = self.body
        body.height -= self.units.px(48)
        wide = (body.width - (count - 1) * gap) // count
        panels = [
            Rect(body.left + place * (wide + gap), body.top, wide, body.height) for place in range(count)
        ]
        self.panels = panels
        columns = [Column(self, f"keys-{place}", panel) for place, panel in enumerate(panels)]
        for place, (section, commands) in enumerate(SECTIONS.items()):
            column = columns[min(place, count - 1)]
            column.head(f"{section}-head", self.words(f"keys-{section}"))
            for command in commands:
                column.add(self._row(column, command))
        return [*(control for column in columns for control in column.done()), self._reset(body)]

    def _row(self, column: Column, command: Command) -> Row:
        units = self.units
        words = self.words(f"command-{command}")
        caps = self._caps(command)
        caps_wide = sum(cap.get_width() + units.px(5) for cap in caps)
        room_wide = column.width - caps_wide - 2 * units.px(10)
        high = max(units.px(32), height_of(words, Token.BODY, room_wide, units) + units.px(8))
        place = column.place(high, 3)
        rect = place["rect"]
        room = Rect(rect.left + units.px(10), rect.top, room_wide, rect.height)
        sprites, right = [], rect.right - units.px(8)
        for cap in reversed(caps):
            right -= cap.get_width()
            sprites.append((cap, (right, rect.centery - cap.get_height() // 2)))
            right -= units.px(5)
        return Row(
            id=f"key-{command}",
            label=words,
            tip=self._about(command),
            why_not=self.words("keys-fixed", command=words) if command in FIXED else "",
            words=[
                Printed(words, Token.BODY, room, SHELL.muted if command in FIXED else SHELL.text, wraps=True)
            ],
            sprites=sprites,
            is_chosen=self.awaits is command,
            on_act=lambda: self._await(command),
            **place,
        )

    def _about(self, command: Command) -> str:
        words = self.words(f"command-{command}")
        key = self.app.keys.name(command)
        pad = self._pad_name(command)
        if pad:
            return self.words("keys-about-pad", command=words, cap=key, pad=pad)
        return self.words("keys-about", command=words, cap=key)

    def _caps(self, command: Command) -> list[Surface]:
        if self.awaits is command:
            return [keycap("…", self.units, SHELL, GOLD)]
        caps = [keycap(chord_name(chord), self.units) for chord in self.app.keys.chords(command)[:2]]
        if pad := self._pad_name(command):
            caps.append(keycap(pad, self.units, SHELL, SHELL.success))
        return caps

    def _pad_name(self, command: Command) -> str:
        return next(
            (
                PAD_NAMES[each]
                for each, given in PAD_BUTTONS.items()
                if given is command and each in PAD_NAMES
            ),
            "",
        )

    def _reset(self, body: Rect) -> Button:
        label = self.words("keys-reset")
        wide, high = button_width(self.app, label, icon="undo"), self.units.px(38)
        is_changed = bool(self.app.settings.keys)
        return Button(
            id="reset",
            app=self.app,
            rect=Rect(body.right - wide, body.bottom + self.units.px(8), wide, high),
            label=label,
            icon="undo",
            tip=self.words("keys-reset-tip"),
            why_not="" if is_changed else self.words("keys-reset-nothing"),
            region="reset",
            on_act=self._forget_changes,
        )

    # -- changing -------------------------------------------------------------------------------------------

    def _await(self, command: Command) -> None:
        self.awaits = command
        self.remark = self.words("keys-press", command=self.words(f"command-{command}"))
        self.refresh()

    def handle(self, given: Input) -> None:
        """While a key is awaited the next one is taken, whatever it means elsewhere."""
        if self.awaits is None or not isinstance(given, Key):
            super().handle(given)
        elif given.chord is None or given.chord.key == pygame.K_ESCAPE:
            self._leave_as_it_is()
        elif given.chord.key not in MODIFIER_KEYS and not given.is_repeat:
            self._take(self.awaits, given.chord)

    def press_nothing(self) -> None:
        if self.awaits is not None:
            self._leave_as_it_is()

    def _leave_as_it_is(self) -> None:
        self.awaits, self.remark = None, ""
        self.refresh()

    def _take(self, command: Command, chord: Chord) -> None:
        self.awaits = None
        owner = self.app.keys.owner(chord)
        names = {"command": self.words(f"command-{command}"), "cap": chord_name(chord)}
        if chord.key in _DIGITS and not chord.ctrl:
            self._refuse(text("keys-digit", **names))
        elif owner is not None and owner is not command:
            self._refuse(text("keys-conflict", other=self.words(f"command-{owner}"), **names))
        else:
            self.app.settings.keys = _changed(self.app.settings.keys, command, chord)
            self.remark = self.words("keys-changed", **names)
            self.app.change_keys()

    def _refuse(self, reason: object) -> None:
        self.app.play_refusal()
        self.remark = self.words.say(reason)  # type: ignore[arg-type]
        self.refresh()

    def _forget_changes(self) -> None:
        self.app.settings.keys = {}
        self.remark = self.words("keys-were-reset")
        self.app.change_keys()

    def move_focus(self, name: str) -> None:
        self.remark = ""
        super().move_focus(name)

    def focus_line(self, control: Control | None = None) -> Printed | None:
        line = super().focus_line(control)
        if self.remark and control is None and line is not None:
            return line._replace(words=self.remark, colour=GOLD)
        return line


def _changed(changes: dict[str, str], command: Command, chord: Chord) -> dict[str, str]:
    """The changed keys with one more; a command that has its first key again is no change."""
    rest = {name: written for name, written in changes.items() if name != command}
    return rest if FIRST_KEYS[command][0] == chord else {**rest, command.value: write_chord(chord)}
