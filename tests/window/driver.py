"""Drives a real window with real events: nothing reaches the app but what pygame's queue gives it.

    with Driver(tmp_path) as driver:
        driver.go_home()
        driver.click("new")
        driver.key("Escape")

Time is injected: `frame` passes one sixtieth of a second, `settle` runs frames until nothing moves. A brisk
driver, for whole matches, gives a click or a key to one frame and waits in longer ones, as a slow machine
does.
"""

from __future__ import annotations

import math
import time
from pathlib import Path
from types import TracebackType
from typing import Self

import pygame

from saves.store import Store
from scenes.app import FRAME, App
from scenes.control import Control, Description
from scenes.scene import Scene
from scenes.settings import Settings, load_settings, settings_path
from scenes.table import TableScene

_KEYS = {"Enter": "return", "Escape": "escape", "Esc": "escape", "PageUp": "page up", "PageDown": "page down"}
_MODIFIERS = {"Ctrl": pygame.KMOD_LCTRL, "Shift": pygame.KMOD_LSHIFT}
_LONGEST = 2400
"""Frames after which something that should have settled never will: forty seconds."""
_BRISK_FRAME = 0.2
"""Seconds that a frame of a brisk driver passes while it waits."""
PATIENCE = 60.0
"""Seconds a process may take to think, on a busy machine."""


class Driver:
    """A window in a folder of its own, a person's hands, and eyes that read what is on the page."""

    def __init__(
        self,
        folder: Path,
        *,
        size: tuple[int, int] = (1280, 720),
        language: str = "en",
        is_brisk: bool = False,
        **settings: object,
    ) -> None:
        pygame.display.init()
        pygame.font.init()
        pygame.key.stop_text_input()
        pygame.event.clear()
        file = settings_path(folder)
        kept = load_settings(file).model_dump() if file.exists() else {"language": language, "muted": True}
        self.folder = folder
        self.app = App(
            settings=Settings(**{**kept, **settings}),
            settings_file=file,
            store=Store(folder),
            size=size,
            is_strict=True,
        )
        self.frames_drawn = 0
        self._pointer = (-1, -1)
        self._is_brisk = is_brisk

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        self.app.close()
        pygame.event.clear()

    # -- time -----------------------------------------------------------------------------------------------

    def frame(self, seconds: float = FRAME) -> bool:
        """One frame with whatever waits in the queue; whether it drew."""
        drew = self.app.frame(pygame.event.get(), seconds)
        self.frames_drawn += drew
        return drew

    def _show(self) -> None:
        """What was just done gets a frame of its own, unless the next thing follows too quickly for that."""
        if not self._is_brisk:
            self.frame()

    def wait(self, seconds: float) -> None:
        """Let time pass, frame by frame."""
        for _ in range(max(1, round(seconds / FRAME))):
            if self.app.is_open:
                self.frame()

    def settle(self) -> None:
        """Run frames until only an event could change anything, or the window is closed.

        As in the window's own loop, a frame that is not due at once comes only when it is.
        """
        frames, patience_ends, wake = 0, math.inf, None
        least = _BRISK_FRAME if self._is_brisk else FRAME
        while frames < _LONGEST and time.monotonic() < patience_ends:
            self.frame(max(least, wake or 0.0))
            if not (self.app.is_open and self.app.stack):
                return
            wake = self.app.next_wake()
            if wake is None and not pygame.event.peek():
                return
            # Frames pass faster than time, but a player who thinks in a process of its own needs real time.
            if self._somebody_thinks:
                patience_ends = min(patience_ends, time.monotonic() + PATIENCE)
                time.sleep(0.001)
            else:
                frames, patience_ends = frames + 1, math.inf
        raise AssertionError(f"{self.scene.name} never comes to rest")

    @property
    def _somebody_thinks(self) -> bool:
        return isinstance(self.scene, TableScene) and self.scene.sitting.table.thinking_since > 0.0

    # -- hands ----------------------------------------------------------------------------------------------

    def post(self, kind: int, **values: object) -> None:
        pygame.event.post(pygame.Event(kind, **values))

    def point(self, at: tuple[int, int]) -> None:
        """Move the mouse."""
        rel = (at[0] - self._pointer[0], at[1] - self._pointer[1])
        self._pointer = at
        self.post(pygame.MOUSEMOTION, pos=at, rel=rel, buttons=(0, 0, 0))
        self._show()

    def hover(self, name: str) -> None:
        """Move the mouse onto a control."""
        self.point(self.find(name).shown.center)

    def press(self, at: tuple[int, int], button: int = 1) -> None:
        self.post(pygame.MOUSEBUTTONDOWN, pos=at, button=button)
        self._show()

    def release(self, at: tuple[int, int], button: int = 1) -> None:
        self.post(pygame.MOUSEBUTTONUP, pos=at, button=button)
        self._show()

    def click_at(self, at: tuple[int, int], button: int = 1) -> None:
        """Point, press, let go."""
        self.point(at)
        self.press(at, button)
        self.release(at, button)
        self.settle()

    def click(self, name: str, button: int = 1) -> None:
        """Click on the middle of a control; it must be visible there and nothing may lie on it."""
        control = self.find(name)
        at = self._visible_point(control)
        self.click_at(at, button)

    def _visible_point(self, control: Control) -> tuple[int, int]:
        shown = control.shown
        assert shown.size != (0, 0), f"{control.id} is scrolled out of sight"
        places = [shown.center, shown.midtop, (shown.centerx, shown.top + 6), (shown.left + 6, shown.centery)]
        places.append(control.rect.center)  # a risen card is held above where it lies
        for at in places:
            top = next((each for each in reversed(self.scene.touchable()) if each.hits(at)), None)
            if top is not None and top.id == control.id:
                return at
        raise AssertionError(f"something lies on {control.id}")

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        self.point(start)
        self.press(start)
        self.point(((start[0] + end[0]) // 2, (start[1] + end[1]) // 2))
        self.point(end)
        self.release(end)
        self.settle()

    def wheel(self, steps: float, over: str | None = None) -> None:
        if over is not None:
            self.hover(over)
        self.post(
            pygame.MOUSEWHEEL, x=0, y=round(steps), precise_x=0.0, precise_y=float(steps), flipped=False
        )
        self.settle()

    def key_down(self, written: str) -> None:
        self.post(pygame.KEYDOWN, **_key(written))
        self._show()

    def key_up(self, written: str) -> None:
        self.post(pygame.KEYUP, **_key(written))
        self._show()

    def key(self, *written: str) -> None:
        """Press keys one after the other: "Enter", "Ctrl+z", "Shift+Tab", "F1", "left"."""
        for each in written:
            self.key_down(each)
            if self.app.is_open:
                self.key_up(each)
                self.settle()

    def type(self, letters: str) -> None:
        """Type letters as a keyboard does: each key goes down, is a letter, goes up."""
        for letter in letters:
            key = ord(letter.lower()) if ord(letter) < 128 else 0
            values = {"key": key, "mod": 0, "unicode": letter, "scancode": 0}
            self.post(pygame.KEYDOWN, **values)
            self.post(pygame.TEXTINPUT, text=letter)
            self.post(pygame.KEYUP, **values)
        self.settle()

    def pad(self, *buttons: int) -> None:
        """Press buttons of a game pad, by pygame's numbers (`pygame.CONTROLLER_BUTTON_A` …)."""
        for button in buttons:
            self.post(pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=button)
            self.post(pygame.CONTROLLERBUTTONUP, instance_id=0, button=button)
            self.settle()

    def stick(self, axis: int, value: int) -> None:
        self.post(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=axis, value=value)
        self.post(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=axis, value=0)
        self.settle()

    def focus(self, name: str) -> None:
        """Walk to a control with Tab and arrows alone, as somebody without a mouse must."""
        target = self.find(name)
        for _ in range(len(self.scene.controls) * 2 + 8):
            here = self.scene.find(self.scene.focused)
            if here is not None and here.id == name:
                return
            before = self.scene.focused
            if here is None or here.region != target.region:
                self.key("Tab")
                continue
            across = target.rect.centerx - here.rect.centerx
            down = target.rect.centery - here.rect.centery
            first = (
                ("down" if down > 0 else "up")
                if abs(down) >= abs(across)
                else ("right" if across > 0 else "left")
            )
            other = (
                ("right" if across > 0 else "left")
                if first in ("down", "up")
                else ("down" if down > 0 else "up")
            )
            self.key(first)
            if self.scene.focused == before:
                self.key(other)
            target = self.find(name)
        raise AssertionError(f"keys do not lead to {name}, only to {self.scene.focused}")

    def resize(self, size: tuple[int, int]) -> None:
        """Give the window another size, as a window manager does."""
        pygame.display.set_mode(size, pygame.RESIZABLE)
        self.post(pygame.VIDEORESIZE, w=size[0], h=size[1], size=size)
        self.settle()

    # -- eyes -----------------------------------------------------------------------------------------------

    @property
    def scene(self) -> Scene:
        return self.app.scene

    def go_home(self) -> None:
        """Open the menu, as the program does when it starts."""
        self.app.go_home()
        self.settle()

    def find(self, name: str) -> Control:
        control = self.scene.find(name)
        if control is None:
            there = ", ".join(each.id for each in self.scene.controls)
            raise AssertionError(f"no {name} on {self.scene.name}; there is {there}")
        return control

    def has(self, name: str) -> bool:
        return self.scene.find(name) is not None

    def ids(self) -> list[str]:
        """What every control of the page is called."""
        return [control.id for control in self.scene.controls]

    def describe(self) -> list[Description]:
        return self.scene.describe()

    def texts(self) -> list[str]:
        """Every text on the page."""
        found = [box.text for control in self.scene.controls for box in control.texts]
        return [text for text in found if text]

    def says(self, part: str) -> bool:
        """Whether some text of the page contains this."""
        return any(part in text for text in self.texts())

    def shot(self, path: Path | str) -> None:
        """Write what is on the screen to a PNG."""
        pygame.image.save(self.app.screen, str(path))


class QuickHands(Driver):
    """Somebody faster than the window: all of a click or a key comes within one frame, the next one follows
    as soon as the table asks again, and a frame takes long, as on a slow machine. For whole matches."""

    BEAT = 0.15

    def click_at(self, at: tuple[int, int], button: int = 1) -> None:
        self.post(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))
        self.post(pygame.MOUSEBUTTONDOWN, pos=at, button=button)
        self.post(pygame.MOUSEBUTTONUP, pos=at, button=button)
        self.settle()

    def key(self, *written: str) -> None:
        for each in written:
            self.post(pygame.KEYDOWN, **_key(each))
            self.post(pygame.KEYUP, **_key(each))
            self.settle()

    def settle(self) -> None:
        """Run frames until something can be touched: the table asks somebody, or a page lies still."""
        frames, patience_ends = 0, math.inf
        while frames < _LONGEST and time.monotonic() < patience_ends:
            self.frame(self.BEAT)
            if self._is_asked or self.app.next_wake() is None:
                return
            if self._somebody_thinks:
                patience_ends = min(patience_ends, time.monotonic() + PATIENCE)
                time.sleep(0.001)
            else:
                frames, patience_ends = frames + 1, math.inf
        raise AssertionError(f"{self.scene.name} asks nothing")

    @property
    def _is_asked(self) -> bool:
        table = self.scene
        return (
            isinstance(table, TableScene)
            and table.sitting.narrowing is not None
            and not table.showing.is_busy
        )


def _key(written: str) -> dict[str, object]:
    """The values of a key event from its name, with modifiers before a plus."""
    mod = 0
    name = written
    for prefix, mask in _MODIFIERS.items():
        if name.startswith(prefix + "+"):
            name, mod = name.removeprefix(prefix + "+"), mod | mask
    code = pygame.key.key_code(_KEYS.get(name, name.lower() if len(name) > 1 else name))
    return {"key": code, "mod": mod, "unicode": "", "scancode": 0}
