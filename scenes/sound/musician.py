"""The quiet music of a world: slow chords and far chimes, chosen note by note, never the same twice.

A thread sleeps between the notes; each world has its scale and its pace. Beside it the world's air is played
round and round.
"""

from __future__ import annotations

import random
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from scenes.sound.mixer import Mixer
from scenes.sound.palette import Ambience

AIR_CHANNEL = 0
PAD_CHANNELS = (1, 2, 3, 4)
"""Taken in turn, so that a tone dies away before its channel is needed again."""
CHIME_CHANNEL = 5
FADE_MS = 1500

Sample = Callable[[str, int, Ambience], bytes]
"""Gives the WAV bytes of ("pad" | "chime" | "air", note)."""


@dataclass(frozen=True, slots=True)
class Manner:
    """The notes of a world, in semitones from middle C, and the seconds between two pads."""

    chords: tuple[tuple[int, int], ...]
    chimes: tuple[int, ...]
    pace: float


MANNERS: dict[Ambience, Manner] = {
    Ambience.NIGHT: Manner(((-15, -8), (-12, -5), (-17, -8), (-10, -3)), (9, 12, 16, 19, 21), 4.2),
    Ambience.DAWN: Manner(((-12, -5), (-7, 0), (-10, -3), (-5, 2)), (12, 14, 16, 19, 24), 3.8),
    Ambience.GALLERY: Manner(((-14, -5), (-12, -7), (-17, -9), (-10, -2)), (5, 8, 12, 15, 17), 4.6),
}


@dataclass(frozen=True, slots=True)
class Note:
    """Something to play after a pause."""

    pause: float
    kind: str
    note: int
    loudness: float


def score(world: Ambience, seed: int) -> Iterator[Note]:
    """An endless piece: two low tones that change slowly, and now and then a chime."""
    manner = MANNERS[world]
    chance = random.Random(seed)
    chord = 0
    while True:
        chord = (chord + chance.choice((1, 1, 2, 3))) % len(manner.chords)
        low, high = manner.chords[chord]
        yield Note(0.0, "pad", low, 1.0)
        yield Note(manner.pace * chance.uniform(0.35, 0.5), "pad", high, 0.8)
        rest = manner.pace * 0.55
        for _ in range(chance.choice((0, 1, 1, 2))):
            wait = chance.uniform(0.3, 0.9)
            rest = max(0.0, rest - wait)
            yield Note(wait, "chime", chance.choice(manner.chimes), chance.uniform(0.35, 0.6))
        yield Note(rest, "rest", 0, 0.0)


class Musician(threading.Thread):
    """Plays one world until told to leave."""

    def __init__(self, world: Ambience, mixer: Mixer, sample: Sample, seed: int = 1) -> None:
        super().__init__(name=f"music of {world.value}", daemon=True)
        self.world = world
        self._mixer = mixer
        self._sample = sample
        self._seed = seed
        self._gone = threading.Event()
        self._music = 0.0
        self._air = 0.0

    def set_loudness(self, music: float, air: float) -> None:
        """Follow the sliders."""
        self._music, self._air = music, air
        if self.is_alive() and not self._gone.is_set():
            self._mixer.set_loudness(AIR_CHANNEL, air)
            for channel in (*PAD_CHANNELS, CHIME_CHANNEL):
                self._mixer.set_loudness(channel, music)

    def leave(self) -> None:
        """Fade away."""
        self._gone.set()
        self._mixer.fade((AIR_CHANNEL, *PAD_CHANNELS, CHIME_CHANNEL), FADE_MS)

    def run(self) -> None:
        self._play("air", 0, AIR_CHANNEL, self._air, forever=True)
        turn = 0
        for note in score(self.world, self._seed):
            if self._gone.wait(note.pause):
                return
            if note.kind == "pad":
                turn = (turn + 1) % len(PAD_CHANNELS)
                self._play("pad", note.note, PAD_CHANNELS[turn], self._music * note.loudness)
            elif note.kind == "chime":
                self._play("chime", note.note, CHIME_CHANNEL, self._music * note.loudness)

    def _play(self, kind: str, note: int, channel: int, loudness: float, forever: bool = False) -> None:
        # Nobody hears it: render and play nothing, but keep time.
        if loudness <= 0 and not forever:
            return
        sound = self._mixer.load(self._sample(kind, note, self.world))
        if sound is not None and not self._gone.is_set():
            self._mixer.play(channel, sound, loudness, forever, FADE_MS if forever else 0)
