"""The one place that touches the sound device.

Threads render and play music beside the window, and a device that is closed in the midst of a call takes the
whole program with it: every call holds the same lock and looks first whether the device is still there.
"""

from __future__ import annotations

import atexit
import io
import threading

import pygame

from scenes.sound.synthesis import RATE

VOICES = 8
RESERVED = 6
"""The first channels are kept for music and ambience."""


class Mixer:
    """A sound device, or the silence where there is none. Nothing here raises."""

    def __init__(self) -> None:
        self._lock = threading.RLock()
        self._voices = list(range(RESERVED, RESERVED + VOICES))
        self.available = self._open()
        if self.available:
            # Before pygame's own farewell, which asks no lock.
            atexit.register(self.close)

    def _open(self) -> bool:
        try:
            if not pygame.mixer.get_init():
                pygame.mixer.init(RATE, -16, 2, 512)
            pygame.mixer.set_num_channels(VOICES + RESERVED)
        except (pygame.error, NotImplementedError, AttributeError):
            return False
        return True

    def close(self) -> None:
        """Give the device back; from now on everything is silent."""
        with self._lock:
            if self.available:
                self.available = False
                pygame.mixer.quit()
        atexit.unregister(self.close)

    def load(self, content: bytes) -> pygame.mixer.Sound | None:
        """WAV bytes as the device wants them."""
        with self._lock:
            if not self._is_there():
                return None
            try:
                return pygame.mixer.Sound(file=io.BytesIO(content))
            except pygame.error:
                return None

    def strike(self, sound: pygame.mixer.Sound, left: float, right: float) -> bool:
        """Play an effect on a free voice, else on the one that began longest ago.

        The mixer's own search would take the channels of the music once all others are busy.
        """
        with self._lock:
            if not self._is_there():
                return False
            free = (each for each in self._voices if not pygame.mixer.Channel(each).get_busy())
            number = next(free, self._voices[0])
            self._voices.remove(number)
            self._voices.append(number)
            channel = pygame.mixer.Channel(number)
            channel.play(sound)
            channel.set_volume(left, right)
            return True

    def play(
        self, number: int, sound: pygame.mixer.Sound, loudness: float, forever: bool, fade_ms: int
    ) -> None:
        """Play on a channel of one's own.

        The sound belongs to the caller alone: it carries the loudness, which a fading channel would forget.
        """
        with self._lock:
            if self._is_there():
                sound.set_volume(loudness)
                pygame.mixer.Channel(number).play(sound, loops=-1 if forever else 0, fade_ms=fade_ms)

    def set_loudness(self, number: int, loudness: float) -> None:
        """Change what `play` plays."""
        with self._lock:
            sound = pygame.mixer.Channel(number).get_sound() if self._is_there() else None
            if sound is not None:
                sound.set_volume(loudness)

    def fade(self, numbers: tuple[int, ...], fade_ms: int) -> None:
        """Let channels die away."""
        with self._lock:
            if self._is_there():
                for number in numbers:
                    pygame.mixer.Channel(number).fadeout(fade_ms)

    def hush(self) -> None:
        """Silence all effects at once; the music's channels go on."""
        with self._lock:
            if self._is_there():
                for number in self._voices:
                    pygame.mixer.Channel(number).stop()

    def _is_there(self) -> bool:
        return self.available and bool(pygame.mixer.get_init())
