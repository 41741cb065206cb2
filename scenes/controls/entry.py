"""A line of text to type: caret, selection, clipboard and input methods."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from scenes.control import Look, TextBox
from scenes.controls.choices import Setting
from scenes.controls.face import Plate, draw_plate
from scenes.inputs import Key, Position, Typed
from scenes.keys import Command
from scenes.skin import type as typesetting
from scenes.skin.colours import GOLD, GOLD_DEEP, with_alpha
from scenes.skin.type import Token

if TYPE_CHECKING:
    from scenes.app import App

_MOVES = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
_ENDS = (pygame.K_HOME, pygame.K_END)
_LEAVING = (Command.UP, Command.DOWN, Command.NEXT_REGION, Command.PREVIOUS_REGION, Command.BACK)


class Line:
    """The text being typed, where the caret stands, and what is selected; it outlives its control."""

    def __init__(self, words: str = "", longest: int = 60) -> None:
        self.longest = longest
        self.draft = ""
        """What an input method is composing at the caret; not part of the text yet."""
        self.set(words)

    def set(self, words: str) -> None:
        """Replace everything; the caret goes to the end."""
        self.words = _one_line(words)[: self.longest]
        self.caret = self.anchor = len(self.words)

    @property
    def selected(self) -> tuple[int, int]:
        return min(self.caret, self.anchor), max(self.caret, self.anchor)

    def write(self, letters: str) -> None:
        """Put letters in the place of the selection, as many as there is room for."""
        start, end = self.selected
        room = self.longest - len(self.words) + end - start
        written = _one_line(letters)[:room]
        self.words = self.words[:start] + written + self.words[end:]
        self.caret = self.anchor = start + len(written)

    def move(self, to: int, *, selects: bool = False) -> None:
        self.caret = max(0, min(len(self.words), to))
        if not selects:
            self.anchor = self.caret

    def word_end(self, step: int) -> int:
        """Where the caret stands after one word to the left or right."""
        place = self.caret
        order = range(place - 1, -1, -1) if step < 0 else range(place, len(self.words))
        in_word = False
        for place in order:
            if self.words[place].isspace() and in_word:
                return place + 1 if step < 0 else place
            in_word |= not self.words[place].isspace()
        return 0 if step < 0 else len(self.words)

    def erase(self, step: int, *, whole_word: bool = False) -> None:
        """Erase the selection, or one letter or word before (-1) or after (1) the caret."""
        if self.caret == self.anchor:
            to = self.word_end(step) if whole_word else self.caret + step
            self.move(to, selects=True)
        self.write("")

    def select_all(self) -> None:
        self.anchor, self.caret = 0, len(self.words)

    def copy(self) -> None:
        start, end = self.selected
        if start < end:
            pygame.scrap.put_text(self.words[start:end])

    def paste(self) -> None:
        self.write(pygame.scrap.get_text())


def _one_line(words: str) -> str:
    return "".join(each if each.isprintable() else " " for each in words)


@dataclass(slots=True, kw_only=True)
class TextEntry(Setting):
    """A line to type in, with its name at the left; Enter does what `on_enter` says."""

    line: Line
    on_change: Callable[[], None] | None = None
    on_enter: Callable[[], None] | None = None
    hint: str = ""
    """What is written in it while it is empty."""
    icon: str = ""

    @property
    def wants_text(self) -> bool:
        return self.is_enabled

    def __post_init__(self) -> None:
        """What is typed scrolls in its room; the name and the hint must fit."""
        Setting.__post_init__(self)
        if self.hint:
            wide = self._width(self.hint)
            self.texts.append(TextBox(self.hint, self.text_room.size, (wide, self._line_height())))

    @property
    def well(self) -> Rect:
        """The sunk field in which the text stands."""
        height = min(self.rect.height - self.units.px(2), self.units.px(12) + self._line_height())
        return Rect(self.field.left, self.field.centery - height // 2, self.field.width, height)

    def _line_height(self) -> int:
        return typesetting.line_height(Token.BODY, self.units)

    @property
    def text_room(self) -> Rect:
        return self.well.inflate(-2 * self.units.px(10), -2 * self.units.px(2))

    def _width(self, words: str) -> int:
        return typesetting.measure_line(words, Token.BODY, self.units)[0]

    def _scrolled(self) -> int:
        """How far the text is pushed left so that the caret stays visible."""
        before = self._width(self.line.words[: self.line.caret] + self.line.draft)
        return max(0, before - self.text_room.width + self.units.px(2))

    # -- input ----------------------------------------------------------------------------------------------

    def act(self) -> None:
        if self.on_enter is not None:
            self.on_enter()

    def click(self, at: Position) -> None:
        """The press has set the caret already."""

    def press(self, at: Position) -> None:
        self.line.move(self._nearest(at[0]))

    def drag(self, at: Position) -> None:
        self.line.move(self._nearest(at[0]), selects=True)

    def _nearest(self, x: int) -> int:
        inside = x - self.text_room.left + self._scrolled()
        places = range(len(self.line.words) + 1)
        return min(places, key=lambda place: abs(self._width(self.line.words[:place]) - inside))

    def typed(self, typed: Typed) -> bool:
        if typed.is_draft:
            self.line.draft = typed.letters
            return True
        self.line.draft = ""
        self.line.write(typed.letters)
        self._changed()
        return True

    def key(self, key: Key) -> bool:
        """Keys that edit; every other printable key is a letter, so no command may take it."""
        chord = key.chord
        if chord is None:
            return False
        if self.line.draft:
            return True  # the input method has the keyboard
        if chord.ctrl:
            return self._control_key(chord.key)
        if chord.key in _MOVES:
            self._move(chord.key, chord.shift)
        elif chord.key in _ENDS:
            self.line.move(0 if chord.key == pygame.K_HOME else len(self.line.words), selects=chord.shift)
        elif chord.key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            self.line.erase(-1 if chord.key == pygame.K_BACKSPACE else 1)
            self._changed()
        elif key.command in _LEAVING or _is_function_key(chord.key):
            return False
        elif chord.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and not key.is_repeat:
            self.act()
        return True

    def _move(self, key: int, selects: bool) -> None:
        start, end = self.line.selected
        if start < end and not selects:
            self.line.move(start if key == pygame.K_LEFT else end)
        else:
            self.line.move(self.line.caret + _MOVES[key], selects=selects)

    def _control_key(self, key: int) -> bool:
        line = self.line
        match key:
            case pygame.K_a:
                line.select_all()
            case pygame.K_c:
                line.copy()
            case pygame.K_x:
                line.copy()
                line.write("") if line.caret != line.anchor else None
                self._changed()
            case pygame.K_v:
                line.paste()
                self._changed()
            case pygame.K_LEFT | pygame.K_RIGHT:
                line.move(line.word_end(_MOVES[key]))
            case pygame.K_BACKSPACE | pygame.K_DELETE:
                line.erase(-1 if key == pygame.K_BACKSPACE else 1, whole_word=True)
                self._changed()
        return True

    def _changed(self) -> None:
        if self.on_change is not None:
            self.on_change()

    # -- drawing --------------------------------------------------------------------------------------------

    def draw(self, app: App, surface: Surface, look: Look) -> None:
        is_here = app.scene.focused == self.id
        draw_plate(surface, self.well, Plate.WELL, look, self.units, self.theme, is_enabled=self.is_enabled)
        self.draw_prints(surface)
        room, before = self.text_room, surface.get_clip()
        surface.set_clip(before.clip(room))
        if not self.line.words and not self.line.draft:
            self._blit(surface, self.hint, self.theme.muted, room.left)
        left = room.left - self._scrolled()
        if is_here:
            self._draw_selection(surface, left)
        words = self.line.words
        shown = words[: self.line.caret] + self.line.draft + words[self.line.caret :]
        self._blit(surface, shown, self.ink, left)
        if is_here:
            self._draw_caret(surface, left)
        surface.set_clip(before)

    def _blit(self, surface: Surface, words: str, colour: str, left: int) -> None:
        if words:
            sprite = typesetting.line(words, Token.BODY, colour, self.units)
            surface.blit(sprite, sprite.get_rect(midleft=(left, self.text_room.centery)))

    def _draw_selection(self, surface: Surface, left: int) -> None:
        start, end = (self._width(self.line.words[:place]) for place in self.line.selected)
        if start < end:
            height = self._line_height()
            shade = Surface((end - start, height), pygame.SRCALPHA)
            shade.fill(with_alpha(GOLD_DEEP, 0.65))
            surface.blit(shade, (left + start, self.text_room.centery - height // 2))

    def _draw_caret(self, surface: Surface, left: int) -> None:
        start = self._width(self.line.words[: self.line.caret])
        at = left + start + self._width(self.line.draft)
        height, thick = self._line_height(), max(1, self.units.px(1.5))
        surface.fill(GOLD, Rect(at, self.text_room.centery - height // 2, thick, height))
        if self.line.draft:
            surface.fill(
                GOLD,
                Rect(left + start, self.text_room.centery + height // 2 - thick, at - left - start, thick),
            )


def entry_height(app: App) -> int:
    """How high a line to type in is, with its frame."""
    return app.units.px(16) + typesetting.line_height(Token.BODY, app.units)


def _is_function_key(key: int) -> bool:
    return pygame.K_F1 <= key <= pygame.K_F15
