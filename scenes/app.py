"""The window: a stack of scenes, and everything they share. Draws when something changed, else sleeps."""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

import pygame
from pygame import Surface

from game.registry import GameEntry, games
from game.text import Text, text
from saves.store import Store
from scenes.inputs import Input, Inputs, Key, Point, Press
from scenes.kept import KeptPictures
from scenes.keys import Command, KeyMap
from scenes.memory import tidy
from scenes.pace import FRAME, PATIENCE, Beat, Pace
from scenes.scene import Scene
from scenes.settings import Settings, save_settings
from scenes.stack import SceneStack
from scenes.units import SMALLEST_WINDOW, Units
from scenes.words import Words

if TYPE_CHECKING:
    from ai.worker import Worker
    from scenes.sound import Sounds

LONGEST_SLEEP = 30.0
"""Seconds after which the window looks around even when nobody touched it."""


class App(SceneStack):
    """One window. Scenes reach settings, words, sizes, sounds, matches and each other through it."""

    def __init__(
        self,
        *,
        settings: Settings,
        settings_file: Path | None,
        store: Store,
        size: tuple[int, int] | None = None,
        is_strict: bool = False,
        cache_folder: Path | None = None,
    ) -> None:
        super().__init__()
        self.settings = settings
        self.settings_file = settings_file
        self.store = store
        self.is_strict = is_strict
        """Whether an unexpected error is raised, as tests want it, instead of shown."""
        self.uses_keys = False
        self.words = Words(settings.language)
        self.keys = KeyMap(settings.keys)
        self.inputs = Inputs(self.keys)
        self.screen = self._make_screen(size or settings.window_size)
        self.units = self._measure()
        self._sounds: Sounds | None = None
        self._worker: Worker | None = None
        self.kept = KeptPictures(cache_folder)
        self._still: Surface | None = None
        self._still_key: object = None
        self._fault: Text | None = None
        self._types_into: tuple[int, ...] | None = None
        self.pace = Pace()

    # -- the window -----------------------------------------------------------------------------------------

    def _make_screen(self, size: tuple[int, int]) -> Surface:
        if pygame.display.get_driver() == "x11":
            # Everything is drawn in software: without a graphics card the way round by OpenGL costs 10 ms.
            os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        pygame.display.set_caption("Egotable")
        if self.settings.full_screen:
            return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        wide, high = max(size[0], SMALLEST_WINDOW[0]), max(size[1], SMALLEST_WINDOW[1])
        return pygame.display.set_mode((wide, high), pygame.RESIZABLE)

    def _measure(self) -> Units:
        return Units.of(self.screen.size, self.settings.ui_scale / 100, self.settings.text_size / 100)

    def resize(self, size: tuple[int, int]) -> None:
        """Fit everything to another size of the window, which is never smaller than the smallest.

        While somebody drags the window's edge the old picture is stretched; it is laid out anew at rest.
        """
        self.curtain.stretch(None if self.curtain.is_stretching else self._last_picture())
        if not self.settings.full_screen:
            smallest = size[0] < SMALLEST_WINDOW[0] or size[1] < SMALLEST_WINDOW[1]
            if smallest or size != pygame.display.get_window_size():
                self.screen = self._make_screen(size)
            self.settings.window_size = pygame.display.get_window_size()
        self.screen = pygame.display.get_surface() or self.screen

    def _last_picture(self) -> Surface:
        picture = Surface(self.units.size)
        if self.stack:
            self.draw(picture)
        return picture

    def toggle_full_screen(self) -> None:
        self.settings.full_screen = not self.settings.full_screen
        self.screen = self._make_screen(self.settings.window_size)
        self.keep_settings()
        self.remeasure()

    def remeasure(self) -> None:
        """Lay everything out again: the size, the scale or the text size changed."""
        self.units = self._measure()
        self.curtain.lift()
        self.inputs.forget_pointer()
        for scene in self.stack:
            scene.refresh()

    def forget_pictures(self) -> None:
        """Forget every picture of an earlier moment: what it shows is not for whoever looks next."""
        self._still = None
        if self.curtain.is_stretching:
            self.remeasure()  # the layout that waits for the window to rest must not be lost with the picture
        else:
            self.curtain.lift()

    # -- what is shared -------------------------------------------------------------------------------------

    @property
    def sounds(self) -> Sounds:
        """The sounds, made when first needed: the menu must not wait for them."""
        if self._sounds is None:
            from scenes.sound import Sounds

            self._sounds = Sounds(self.settings.volumes, self.settings.muted)
            self._sounds.ambience(self.scene.ambience if self.stack else None)
        return self._sounds

    @property
    def worker(self) -> Worker:
        """Where computer players think, started when first needed."""
        if self._worker is None:
            from ai.worker import Worker

            self._worker = Worker()
        return self._worker

    @property
    def playable(self) -> tuple[GameEntry, ...]:
        """The games that have a picture."""
        return tuple(entry for entry in games() if entry.picture)

    def play(self, sound: str) -> None:
        """Sound something, by its name in the palette."""
        if not self.settings.muted:
            self.sounds.play(sound)

    def play_tick(self) -> None:
        """The focus moved."""
        self.play("focus")

    def play_refusal(self) -> None:
        """Something cannot be done."""
        self.play("not-possible")

    def change_volumes(self) -> None:
        """Sound as loud as the settings say from now on."""
        if self._sounds is not None:
            self._sounds.set_volumes(self.settings.volumes, self.settings.muted)
        self.keep_settings()

    def keep_settings(self) -> None:
        """Make a change of settings last; where nothing can be written it lasts for this run."""
        if self.settings_file is not None:
            save_settings(self.settings, self.settings_file)

    def change_language(self, language: str) -> None:
        """Speak another language at once, on every page."""
        self.settings.language = language  # type: ignore[assignment]
        self.words = Words(language)
        self.keep_settings()
        for scene in self.stack:
            scene.refresh()

    def change_keys(self) -> None:
        """Use the keys of the settings from now on."""
        self.keys = self.inputs.keys = KeyMap(self.settings.keys)
        self.keep_settings()
        for scene in self.stack:
            scene.refresh()

    # -- input ----------------------------------------------------------------------------------------------

    def handle(self, event: pygame.Event) -> None:
        """One raw event."""
        match event.type:
            case pygame.QUIT:
                self.quit()
            case pygame.VIDEORESIZE:
                self.resize((event.w, event.h))
            case pygame.WINDOWEXPOSED:
                self.scene.is_dirty = True
            case pygame.CONTROLLERDEVICEADDED | pygame.JOYDEVICEADDED:
                self._open_pads()
            case _:
                given = self.inputs.translate(event)
                if given is not None:
                    self._give(given)

    def _give(self, given: Input) -> None:
        """Let the top page have an input. What it refuses with a reason is said in a dialog."""
        self._notice_device(isinstance(given, Key), isinstance(given, Point | Press))
        self.guarded(lambda: self.scene.handle(given))

    def guarded(self, act: Callable[[], None]) -> None:
        """Do something that may be refused: a bad file, a full disk, a move against the rules."""
        try:
            act()
        except Exception as error:
            reason = getattr(error, "reason", None)
            if not isinstance(reason, Text):
                raise
            self.tell(reason, sign="warning")

    def _notice_device(self, is_key: bool, is_mouse: bool) -> None:
        if is_key != self.uses_keys and (is_key or is_mouse):
            self.uses_keys = is_key
            self.scene.is_dirty = True

    def _open_pads(self) -> None:
        from scenes.pads import open_pads

        open_pads()

    def command(self, command: Command) -> None:
        """Commands that mean the same on every page."""
        match command:
            case Command.BACK:
                self.pop()
            case Command.FULL_SCREEN:
                self.toggle_full_screen()
            case Command.SCREENSHOT:
                self._take_screenshot()
            case Command.MUTE:
                self.settings.muted = not self.settings.muted
                self.change_volumes()
                self.scene.refresh()
            case Command.PIN:
                from scenes.pinned import pin_tooltip

                pin_tooltip(self)
            case Command.LARGER_TEXT | Command.SMALLER_TEXT:
                self._change_text_size(1 if command is Command.LARGER_TEXT else -1)
            case Command.SETTINGS | Command.KEY_MAP | Command.RULES | Command.STATISTICS:
                from scenes.pages import open_page

                open_page(self, command)

    def _change_text_size(self, step: int) -> None:
        from scenes.settings import TEXT_SIZES

        place = TEXT_SIZES.index(self.settings.text_size) + step
        if 0 <= place < len(TEXT_SIZES):
            self.settings.text_size = TEXT_SIZES[place]  # type: ignore[assignment]
            self.keep_settings()
            self.remeasure()

    def _take_screenshot(self) -> None:
        from scenes.screenshot import save_screenshot

        save_screenshot(self)

    # -- time -----------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Live until the window is closed."""
        beat = Beat()
        self.pace.hurry()
        self.frame(pygame.event.get(), 0.0)
        self._wake_senses()
        while self.is_open and self.stack:
            first, slept = self._rest()
            seconds = beat.wait()
            events = [*first, *pygame.event.get()]
            if self.is_strict:
                self.frame(events, seconds, slept)
            else:
                self._guarded_frame(events, seconds, slept)
        self.close()

    def _wake_senses(self) -> None:
        """Open sounds and pads: only now, for the menu must not wait for them."""
        self._open_pads()
        assert self.sounds is not None, "asking for the sounds makes them"

    def _rest(self) -> tuple[list[pygame.Event], float]:
        """Sleep while nothing moves: the event that ended it, if one did, and the seconds slept."""
        wait = self.next_wake()
        if wait is not None and wait <= FRAME:
            return [], 0.0
        if not pygame.event.peek() and self.prepare():
            return [], 0.0
        began = monotonic()
        first = pygame.event.wait(round(min(wait or LONGEST_SLEEP, LONGEST_SLEEP) * 1000))
        return [first] if first.type != pygame.NOEVENT else [], monotonic() - began

    def prepare(self) -> bool:
        """Use a moment of rest for what would take too long while something moves; whether there was any."""
        until, has_done = monotonic() + PATIENCE, False
        while monotonic() < until and self.scene.prepare():
            has_done = True
        return has_done or tidy()

    def next_wake(self) -> float | None:
        """Seconds until a frame is needed; None when only an event can change anything."""
        if self._is_dirty:
            return 0.0
        waits = [self.scene.next_wake(), self.curtain.wakes_in()]
        return min((wait for wait in waits if wait is not None), default=None)

    def frame(self, events: Sequence[pygame.Event], seconds: float, slept: float = 0.0) -> bool:
        """One frame: events, time, and a drawing if anything changed; whether it drew.

        What was slept of these seconds passes before the events: what they begin has not lived through it.
        """
        self.pace.begin()
        slept = min(slept, seconds)
        was_fading = self._pass_time(slept) if slept else False
        for event in events:
            if self.is_open and self.stack:
                self.handle(event)
        was_fading |= self._pass_time(seconds - slept)
        if not (self.is_open and self.stack):
            return False
        self._listen_for_text()
        if not (self._is_dirty or was_fading or self.curtain.is_stretching):
            return False
        if self.pace.leaves_out_drawing():
            self.scene.is_dirty = True
            return False
        if self.curtain.is_stretching:
            self.curtain.draw_stretched(self.screen)
            self.scene.is_dirty = False
        else:
            self.draw(self.screen)
        pygame.display.flip()
        return True

    def _pass_time(self, seconds: float) -> bool:
        """Let time pass for the top page and for what lies over it; whether a page was fading away."""
        if self.is_open and self.stack:
            self.guarded(lambda: self.scene.pass_time(seconds))
        if not (self.is_open and self.stack):
            return False
        was_fading = self.curtain.is_fading
        if self.curtain.pass_time(seconds):
            self.remeasure()
        return was_fading

    def _listen_for_text(self) -> None:
        """Ask the system for letters only while a text entry has the focus, and tell it where that is."""
        focused = self.scene.find(self.scene.focused)
        place = tuple(focused.rect) if focused is not None and focused.wants_text else None
        if place == self._types_into:
            return
        self._types_into = place
        if place is None:
            pygame.key.stop_text_input()
        else:
            pygame.key.start_text_input()
            pygame.key.set_text_input_rect(pygame.Rect(place))

    def draw(self, surface: Surface) -> None:
        """Draw the top page and those that show through, then the tooltip, then what fades away."""
        self._draw_pages(surface, self._shown)
        if self.scene.shows_tooltip:
            from scenes.tooltip import draw_tooltip

            draw_tooltip(self, self.scene, surface)
        self.curtain.draw_over(surface)

    @property
    def _shown(self) -> Sequence[Scene]:
        """The top page and those that show through."""
        bottom = max((n for n, scene in enumerate(self.stack) if not scene.is_overlay), default=0)
        return self.stack[bottom:]

    @property
    def _is_dirty(self) -> bool:
        """Whether anything that is seen has changed; a table may be completed below a dialog."""
        return any(page.is_dirty for page in self._shown)

    def _draw_pages(self, surface: Surface, pages: Sequence[Scene]) -> None:
        """Draw pages that changed; pages that did not are one picture, kept from the time before."""
        key = (surface.size, tuple(id(page) for page in pages))
        has_changed = key != self._still_key or any(page.is_dirty for page in pages)
        if self._still is not None and not has_changed:
            surface.blit(self._still, (0, 0))
            return
        for page in pages:
            page.is_dirty = False
            page.draw(surface)
        self._still_key = key
        self._still = surface.copy() if self.curtain.is_fading or not has_changed else None

    def _guarded_frame(self, events: Sequence[pygame.Event], seconds: float, slept: float = 0.0) -> None:
        """A frame after which an unexpected error is one sentence on the menu, and its details a file."""
        try:
            self.frame(events, seconds, slept)
            self._fault = None
        except Exception as error:
            if self._fault is not None:
                raise  # even the message cannot be shown
            details = self.store.folder / "last-error.txt"
            self._fault = text("app-fault", fault=f"{type(error).__name__}: {error}", file=details.name)
            _write_details(details)
            self.go_home()
            self.tell(self._fault, sign="warning")

    def close(self) -> None:
        """Put everything away; `CannotWrite` when the last autosave did not reach the disk."""
        while self.stack:
            self.stack.pop().leave()
        if self._worker is not None:
            self._worker.close()
        if self._sounds is not None:
            self._sounds.close()
        self.keep_settings()
        self.store.settle()


def _write_details(file: Path) -> None:
    try:
        file.write_text(traceback.format_exc(), encoding="utf-8")
    except OSError:
        print(traceback.format_exc(), file=sys.stderr)
