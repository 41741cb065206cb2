"""Small pages over the present one: a sentence to be read, a question to be answered, a line to be typed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from pygame import Rect, Surface

from game.text import Text
from scenes.control import Control
from scenes.controls import Button, Line, Plate, Still, TextEntry, button_width, height_of, still_text
from scenes.keys import Command
from scenes.scene import Scene
from scenes.skin import panel as skin
from scenes.skin.colours import SHELL
from scenes.skin.icons import icon
from scenes.skin.type import Token

if TYPE_CHECKING:
    from scenes.app import App

WIDTH = 480.0
_PAD = 24.0
_ICON = 34.0


class Answer:
    """One of a dialog's buttons."""

    def __init__(self, name: str, key: str, act: Callable[[], None], plate: Plate = Plate.PLAIN) -> None:
        self.name = name
        self.key = key
        self.act = act
        self.plate = plate


class DialogScene(Scene):
    """A sentence and its answers, over the page beneath. Back is the harmless answer, the first one."""

    is_overlay: ClassVar[bool] = True
    sign: ClassVar[str] = "info"

    def __init__(self, app: App, message: Text) -> None:
        super().__init__(app)
        self.message = message

    def answers(self) -> list[Answer]:
        """The buttons from right to left: the harmless one first."""
        return []

    def entry(self, room: Rect) -> TextEntry | None:
        """A line to type in, for dialogs that have one; `room` is as wide as it may be."""
        return None

    def words_of_message(self) -> str:
        return self.words.say(self.message)

    def first_focus(self) -> str:
        return "entry" if self.find("entry") else self.preferred

    @property
    def preferred(self) -> str:
        return self.answers()[0].name

    # -- layout ---------------------------------------------------------------------------------------------

    def build(self) -> list[Control]:
        units = self.units
        pad, side = units.px(_PAD), units.px(_ICON)
        width = min(units.px(WIDTH), units.frame.width - 2 * pad)
        text_width = width - 3 * pad - side
        words = self.words_of_message()
        text_height = max(side, height_of(words, Token.BODY, text_width, units, 16))
        button_height = units.px(42)
        entry = self.entry(Rect(0, 0, width - 2 * pad, units.px(24) + units.px(16 * units.text_scale)))
        entry_height = entry.rect.height + units.px(12) if entry is not None else 0
        rows = self._button_rows(width - 2 * pad)
        gap = units.px(10)
        foot = len(rows) * (button_height + gap) - gap
        height = 2 * pad + text_height + entry_height + units.px(22) + foot
        frame = Rect(0, 0, width, height)
        frame.center = units.frame.center
        self.frame = frame
        top = frame.top + pad
        sign = icon(self.sign, side, SHELL.accent)
        picture = Still(
            id="sign",
            app=self.app,
            rect=Rect(frame.left + pad, top, side, side),
            label="",
            sprites=[(sign, (frame.left + pad, top))],
        )
        room = Rect(frame.left + 2 * pad + side, top, text_width, text_height)
        message = still_text(self.app, "message", words, room, wraps=True, size=16)
        controls: list[Control] = [picture, message]
        if entry is not None:
            at = (frame.left + pad, room.bottom + units.px(12))
            controls.append(self.entry(Rect(at, entry.rect.size)))  # type: ignore[arg-type]
        top = frame.bottom - pad - foot
        for row in rows:
            right = frame.right - pad
            for answer, wide in row:
                right -= wide
                rect = Rect(right, top, wide, button_height)
                controls.append(self._button(answer, rect))
                right -= gap
            top += button_height + gap
        return controls

    def _button_rows(self, room: int) -> list[list[tuple[Answer, int]]]:
        """The answers with their widths, as many on a line as fit."""
        rows: list[list[tuple[Answer, int]]] = [[]]
        used = 0
        for answer in self.answers():
            key = self.app.keys.name(Command.BACK) if answer.name == self.answers()[0].name else ""
            wide = min(room, button_width(self.app, self.words(answer.key), key=key))
            if rows[-1] and used + wide > room:
                rows.append([])
                used = 0
            rows[-1].append((answer, wide))
            used += wide + self.units.px(10)
        return rows

    def _button(self, answer: Answer, rect: Rect) -> Button:
        is_harmless = answer.name == self.answers()[0].name
        return Button(
            id=answer.name,
            app=self.app,
            rect=rect,
            label=self.words(answer.key),
            plate=answer.plate,
            command=Command.BACK if is_harmless else None,
            on_act=answer.act,
        )

    def close_then(self, act: Callable[[], None]) -> Callable[[], None]:
        """An answer that first puts the dialog away."""

        def answer() -> None:
            self.app.pop()
            act()

        return answer

    def draw_under(self, surface: Surface) -> None:
        surface.blit(skin.veil(surface.get_size()), (0, 0))
        skin.draw_dialog(surface, self.frame, self.units)


class MessageScene(DialogScene):
    """One sentence, and a button to have read it."""

    name: ClassVar[str] = "message"

    def __init__(self, app: App, message: Text, sign: str = "info") -> None:
        super().__init__(app, message)
        self.sign = sign  # type: ignore[misc]

    def answers(self) -> list[Answer]:
        return [Answer("ok", "shell-ok", self.app.pop, Plate.GOLD)]


class ConfirmScene(DialogScene):
    """A question before something that cannot be taken back."""

    name: ClassVar[str] = "confirm"
    sign: ClassVar[str] = "warning"

    def __init__(
        self,
        app: App,
        message: Text,
        on_yes: Callable[[], None],
        *,
        yes_key: str,
        no_key: str = "shell-cancel",
        plate: Plate = Plate.DANGER,
    ) -> None:
        super().__init__(app, message)
        self.on_yes = on_yes
        self.yes_key = yes_key
        self.no_key = no_key
        self.plate = plate

    def answers(self) -> list[Answer]:
        return [
            Answer("no", self.no_key, self.app.pop),
            Answer("yes", self.yes_key, self.close_then(self.on_yes), self.plate),
        ]


class AskScene(DialogScene):
    """A line to be typed: a name, a path."""

    name: ClassVar[str] = "ask"
    sign: ClassVar[str] = "pencil"

    def __init__(
        self,
        app: App,
        message: Text,
        on_done: Callable[[str], None],
        *,
        words: str = "",
        yes_key: str,
        longest: int = 60,
    ) -> None:
        super().__init__(app, message)
        self.on_done = on_done
        self.yes_key = yes_key
        self.line = Line(words, longest)
        self.line.select_all()

    def answers(self) -> list[Answer]:
        return [
            Answer("no", "shell-cancel", self.app.pop),
            Answer("yes", self.yes_key, self._done, Plate.GOLD),
        ]

    def entry(self, room: Rect) -> TextEntry:
        return TextEntry(
            id="entry",
            app=self.app,
            rect=room,
            label=self.words_of_message(),
            label_share=0,
            line=self.line,
            on_enter=self._done,
        )

    def _done(self) -> None:
        words = self.line.words.strip()
        if words:
            self.close_then(lambda: self.on_done(words))()
        else:
            self.app.play_refusal()
