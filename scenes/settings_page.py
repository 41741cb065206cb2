"""The settings: every change is felt at once and kept between runs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar

from pygame import Rect

from scenes.column import Column
from scenes.control import Control
from scenes.controls import Button
from scenes.keys import Command
from scenes.page import GAP, Page
from scenes.settings import SPEEDS, TEXT_SIZES, UI_SCALES
from scenes.words import LANGUAGE_NAMES

if TYPE_CHECKING:
    from scenes.app import App

_NARROW = 900.0
"""Fewer units of width than this have room for one column only."""


class SettingsScene(Page):
    """Language, sound, movement, text, keys."""

    name: ClassVar[str] = "settings"
    title_key: ClassVar[str] = "shell-settings"
    topic: ClassVar[str] = "table#settings"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._column: Column

    def contents(self) -> list[Control]:
        if self.units.width < _NARROW:
            self.panels = [self.body]
            columns = [self._fill("settings", self.body, self._sound, self._play, self._eyes, self._keys)]
        else:
            gap = self.units.px(GAP)
            half = (self.body.width - gap) // 2
            left = Rect(self.body.topleft, (half, self.body.height))
            right = Rect(left.right + gap, left.top, half, left.height)
            self.panels = [left, right]
            columns = [
                self._fill("sound", left, self._sound, self._keys),
                self._fill("view", right, self._play, self._eyes),
            ]
        return [control for column in columns for control in column]

    def _fill(self, region: str, panel: Rect, *sections: Callable[[], None]) -> list[Control]:
        self._column = Column(self, region, panel)
        for section in sections:
            section()
        return self._column.done()

    # -- sections -------------------------------------------------------------------------------------------

    def _sound(self) -> None:
        settings = self.app.settings
        self._column.head("language-head", self.words("settings-language"))
        self._choice("language", settings.language, list(LANGUAGE_NAMES.items()), self.app.change_language)
        self._column.head("sound-head", self.words("settings-sound"))
        for group in ("music", "effects", "interface", "ambience"):
            self._volume(group)
        self._toggle("muted", settings.muted, self._mute)

    def _play(self) -> None:
        settings = self.app.settings
        self._column.head("play-head", self.words("settings-play"))
        speeds = [(speed, self.words(f"settings-speed-{speed}")) for speed in SPEEDS]
        self._choice("speed", settings.speed, speeds, self._setter("speed"))
        self._toggle("reduced-motion", settings.reduced_motion, self._setter("reduced_motion"))
        self._toggle("warn", settings.warn_before_ending_turn, self._setter("warn_before_ending_turn"))

    def _eyes(self) -> None:
        settings = self.app.settings
        self._column.head("eyes-head", self.words("settings-eyes"))
        self._toggle("marks", settings.marks, self._setter("marks"))
        sizes = [(str(size), f"{size}\u202f%") for size in TEXT_SIZES]
        self._choice("text-size", str(settings.text_size), sizes, self._measure_setter("text_size"))
        scales = [(str(scale), f"{scale}\u202f%") for scale in UI_SCALES]
        self._choice("ui-scale", str(settings.ui_scale), scales, self._measure_setter("ui_scale"))
        self._toggle("full-screen", settings.full_screen, lambda _: self.app.toggle_full_screen())

    def _keys(self) -> None:
        self._column.head("keys-head", self.words("settings-keys"))
        self._column.add(
            Button(
                id="keys",
                label=self.words("settings-change-keys"),
                tip=self.words("shell-keys-tip"),
                icon="key",
                command=Command.KEY_MAP,
                on_act=lambda: self.app.command(Command.KEY_MAP),
                **self._column.place(self.units.px(40)),
            )
        )

    # -- rows -----------------------------------------------------------------------------------------------

    def _named(self, name: str) -> tuple[str, str]:
        return self.words(f"settings-{name}"), self.words(f"settings-{name}-tip")

    def _toggle(self, name: str, is_on: bool, on_change: Callable[[bool], None]) -> None:
        label, tip = self._named(name)
        self._column.toggle(name, label, is_on, on_change, tip)

    def _choice(
        self, name: str, value: str, values: Sequence[tuple[str, str]], on_change: Callable[[str], None]
    ) -> None:
        label, tip = self._named(name)
        self._column.choice(name, label, values, value, on_change, tip)

    def _volume(self, group: str) -> None:
        label, tip = self._named(group)

        def change(percent: int) -> None:
            setattr(self.app.settings.volumes, group, percent)
            self.app.change_volumes()
            self.app.play("press")
            self.refresh()

        volume = getattr(self.app.settings.volumes, group)
        self._column.slider(group, label, volume, change, tip, sign="\u202f%")

    # -- changes --------------------------------------------------------------------------------------------

    def _mute(self, is_muted: bool) -> None:
        self.app.settings.muted = is_muted
        self.app.change_volumes()
        self.refresh()

    def _setter(self, field: str) -> Callable[[object], None]:
        def change(value: object) -> None:
            setattr(self.app.settings, field, value)
            self.app.keep_settings()
            self.refresh()

        return change

    def _measure_setter(self, field: str) -> Callable[[str], None]:
        """For what changes how large everything is."""

        def change(value: str) -> None:
            setattr(self.app.settings, field, int(value))
            self.app.keep_settings()
            self.app.remeasure()
            self.reveal(self.focused)

        return change
