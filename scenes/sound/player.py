"""Playing the palette: rendered aside, limited, panned, in four groups; silent where there is no device."""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

import pygame

from scenes.sound.mixer import Mixer
from scenes.sound.musician import Musician
from scenes.sound.palette import DECIBELS, GROUPS, STEPS, Ambience, Group, Sound
from scenes.sound.recipes import render, render_air, render_chime, render_pad
from scenes.sound.store import SoundStore

SAME_SOUND_GAP = 0.060
WIDEST_PAN = 0.40


class VolumesLike(Protocol):
    """Loudness of the four groups in percent, as in the settings."""

    music: int
    effects: int
    interface: int
    ambience: int


def gain(group: Group, percent: int) -> float:
    """The factor of a group: its place in the mix, and a slider that feels even to the ear."""
    return float(10 ** (DECIBELS[group] / 20) * (max(0, min(100, percent)) / 100) ** 1.5)


def panned(pan: float) -> tuple[float, float]:
    """Left and right loudness for a place from -1 (left edge of the board) to 1; never further than 40 %."""
    side = max(-1.0, min(1.0, pan)) * WIDEST_PAN
    return min(1.0, 1 - side), min(1.0, 1 + side)


class Sounds:
    """The one who plays. Rendering happens in a thread; a sound that is not ready yet is simply not heard."""

    def __init__(
        self,
        volumes: VolumesLike,
        muted: bool = False,
        folder: Path | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.muted = muted
        self._mixer = Mixer()
        self._volumes = volumes
        self._clock = clock
        self._store = SoundStore(folder)
        self._ready: dict[tuple[Sound, int], pygame.mixer.Sound] = {}
        self._last: dict[Sound, float] = {}
        self._orders: queue.SimpleQueue[tuple[Sound, int] | None] = queue.SimpleQueue()
        self._idle = threading.Event()
        self._idle.set()
        self._musician: Musician | None = None
        self._closed = False
        if self.available:
            self.prepare(*Sound)
            self._worker = threading.Thread(target=self._work, name="sound rendering", daemon=True)
            self._worker.start()

    @property
    def available(self) -> bool:
        """Whether there is a device to play on."""
        return self._mixer.available

    # Playing --------------------------------------------------------------------------------------

    def play(self, name: Sound | str, pan: float = 0.0, step: int = 0) -> bool:
        """Play a sound at a place of the board; true when it can be heard.

        The same sound is heard at most every 60 ms. `step` raises the pitch of a bead or chooses the school.
        """
        sound = Sound(name)
        if not self.available or self.muted or self._closed:
            return False
        now = self._clock()
        if now - self._last.get(sound, -1.0) < SAME_SOUND_GAP:
            return False
        loudness = gain(GROUPS[sound], self.percent(GROUPS[sound]))
        sample = self._ready.get((sound, min(max(0, step), STEPS.get(sound, 1) - 1)))
        if sample is None or loudness == 0:
            return False
        self._last[sound] = now
        left, right = panned(pan)
        return self._mixer.strike(sample, left * loudness, right * loudness)

    def percent(self, group: Group) -> int:
        """Where the slider of a group stands."""
        return int(getattr(self._volumes, group.value))

    def set_volumes(self, volumes: VolumesLike, muted: bool) -> None:
        """Follow the settings; music and ambience change at once."""
        self._volumes, self.muted = volumes, muted
        if muted:
            self._mixer.hush()
        if self._musician:
            self._musician.set_loudness(*self._background())

    def ambience(self, world: Ambience | str | None) -> None:
        """Let a world's music and air begin softly, or fade away."""
        if not self.available or self._closed:
            return
        if self._musician and (world is None or self._musician.world != world):
            self._musician.leave()
            self._musician = None
        if world is not None and self._musician is None:
            self._musician = Musician(Ambience(world), self._mixer, self._background_sample)
            self._musician.set_loudness(*self._background())
            self._musician.start()

    # Rendering ------------------------------------------------------------------------------------

    def prepare(self, *sounds: Sound) -> None:
        """Have these rendered, in this order, all their pitches."""
        if not self.available:
            return
        self._idle.clear()
        for sound in sounds:
            for step in range(STEPS.get(sound, 1)):
                self._orders.put((sound, step))

    def wait(self, seconds: float = 30.0) -> bool:
        """Wait until everything ordered is ready; true when it is."""
        return self._idle.wait(seconds)

    def close(self) -> None:
        """Fall silent and give the device back."""
        if self._closed:
            return
        self._closed = True
        self._orders.put(None)
        if self._musician:
            self._musician.leave()
        self._mixer.close()

    def _work(self) -> None:
        while not self._closed:
            if self._orders.empty():
                self._idle.set()
            order = self._orders.get()
            if order is None:
                return
            began = time.monotonic()
            self._render(*order)
            # On the first run rendering takes a second or two: leave every other moment to the window.
            if not self._orders.empty():
                time.sleep(min(0.05, time.monotonic() - began))

    def _render(self, sound: Sound, step: int) -> None:
        content = self._store.get(f"{sound.value}-{step}", lambda: render(sound, step))
        sample = self._mixer.load(content)
        if sample is not None:
            self._ready[sound, step] = sample

    def _background(self) -> tuple[float, float]:
        if self.muted:
            return 0.0, 0.0
        return gain(Group.MUSIC, self.percent(Group.MUSIC)), gain(
            Group.AMBIENCE, self.percent(Group.AMBIENCE)
        )

    def _background_sample(self, kind: str, note: int, world: Ambience) -> bytes:
        if kind == "air":
            return self._store.get(f"air-{world.value}", lambda: render_air(world))
        recipe = render_pad if kind == "pad" else render_chime
        return self._store.get(f"{kind}-{note}", lambda: recipe(note))
