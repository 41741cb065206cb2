"""Making sound from numbers, without numpy: damped rings, plucked strings, breath, and a little room.

A `Tape` is a list of samples to which voices are added; at the end it is levelled, its ends are smoothed,
and it becomes sixteen-bit WAV bytes.
"""

from __future__ import annotations

import io
import math
import random
import sys
import wave
from array import array
from collections.abc import Sequence

RATE = 32000
PAD_RATE = 16000
"""Enough for soft, low sounds, at half the work."""

Partial = tuple[float, float, float]
"""Multiple of the pitch, loudness, and how long it rings against the whole voice."""

BELL: tuple[Partial, ...] = (
    (1, 1, 1),
    (2, 0.45, 0.7),
    (2.98, 0.28, 0.5),
    (4.2, 0.14, 0.32),
    (5.4, 0.08, 0.22),
)
GLASS: tuple[Partial, ...] = ((1, 1, 1), (2.76, 0.32, 0.5), (5.4, 0.12, 0.25))
WOOD: tuple[Partial, ...] = ((1, 1, 1), (2.57, 0.4, 0.45), (4.9, 0.2, 0.25))
FELT: tuple[Partial, ...] = ((1, 1, 1), (1.9, 0.25, 0.5))


class Tape:
    """Samples between -1 and 1, more or less, until they are levelled."""

    def __init__(self, seconds: float, rate: int = RATE) -> None:
        self.rate = rate
        self.samples = [0.0] * max(1, round(seconds * rate))

    def ring(
        self, at: float, pitch: float, decay: float, loudness: float, partials: Sequence[Partial] = BELL
    ) -> None:
        """Something struck: each partial is a sine that dies away, falling to a thousandth after `decay`."""
        start = round(at * self.rate)
        samples = self.samples
        for multiple, gain, rings in partials:
            frequency = pitch * multiple
            if frequency > self.rate * 0.45:
                continue
            length = min(len(samples) - start, round(decay * rings * self.rate * 1.1))
            shrink = math.exp(-6.9 / max(1.0, decay * rings * self.rate))
            turn = 2 * shrink * math.cos(2 * math.pi * frequency / self.rate)
            fall = shrink * shrink
            before, now = 0.0, loudness * gain * shrink * math.sin(2 * math.pi * frequency / self.rate)
            for index in range(start, start + max(0, length)):
                samples[index] += now
                before, now = now, turn * now - fall * before

    def pluck(
        self, at: float, pitch: float, decay: float, loudness: float, seed: int, softness: float = 0.5
    ) -> None:
        """A string: a burst of noise going round a loop that forgets its sharp edges (Karplus and Strong)."""
        start = round(at * self.rate)
        chance = random.Random(seed)
        length = max(2, round(self.rate / pitch))
        loop = [chance.uniform(-1, 1) for _ in range(length)]
        for _ in range(1 + round(softness * 4)):
            loop = [(loop[index - 1] + loop[index]) / 2 for index in range(length)]
        keep = 0.5 * math.exp(-6.9 / max(1.0, decay * pitch))
        place = 0
        for index in range(start, min(len(self.samples), start + round(decay * self.rate))):
            now = loop[place]
            self.samples[index] += loudness * now
            following = place + 1 if place + 1 < length else 0
            loop[place] = keep * (now + loop[following])
            place = following

    def breath(
        self,
        at: float,
        seconds: float,
        loudness: float,
        low: float,
        high: float,
        seed: int,
        attack: float = 0.3,
    ) -> None:
        """Noise between two pitches that rises for a share of its time and dies: paper, wind, a brush."""
        start = round(at * self.rate)
        length = min(len(self.samples) - start, round(seconds * self.rate))
        chance = random.Random(seed).random
        smooth = 1 - math.exp(-2 * math.pi * high / self.rate)
        rumble = 1 - math.exp(-2 * math.pi * low / self.rate)
        fast = slow = 0.0
        top = max(1.0, attack * length)
        for step in range(max(0, length)):
            fast += smooth * (chance() * 2 - 1 - fast)
            slow += rumble * (fast - slow)
            shape = step / top if step < top else 1 - (step - top) / max(1.0, length - top)
            self.samples[start + step] += loudness * (fast - slow) * shape * shape

    def swell(
        self, at: float, seconds: float, pitch: float, loudness: float, attack: float, harmonics: int = 4
    ) -> None:
        """A bowed or blown tone: harmonics that enter slowly, two players a hair apart."""
        start = round(at * self.rate)
        length = min(len(self.samples) - start, round(seconds * self.rate))
        if length <= 0:
            return
        envelope = _arch(length, attack)
        samples = self.samples
        for harmonic in range(1, harmonics + 1):
            for detune in (0.9985, 1.0015):
                frequency = pitch * harmonic * detune
                if frequency > self.rate * 0.4:
                    continue
                gain = loudness / harmonic**1.6 / 2
                step = 2 * math.pi * frequency / self.rate
                turn = 2 * math.cos(step)
                before, now = -gain * math.sin(step), 0.0
                for index in range(length):
                    samples[start + index] += now * envelope[index]
                    before, now = now, turn * now - before

    def room(self, wetness: float = 0.25) -> None:
        """A few early reflections, each darker and softer: enough to take the dryness away."""
        dry = self.samples[:]
        for delay, gain in ((0.031, 0.9), (0.053, 0.7), (0.083, 0.5), (0.127, 0.35)):
            offset = round(delay * self.rate)
            level = wetness * gain
            last = 0.0
            for index in range(len(dry) - offset):
                last += 0.35 * (dry[index] - last)
                self.samples[index + offset] += level * last

    def loop_ends(self, overlap: float) -> None:
        """Fold the end over the beginning so that the tape can run round without a seam."""
        length = round(overlap * self.rate)
        tail = self.samples[-length:]
        del self.samples[-length:]
        for index in range(length):
            share = index / length
            self.samples[index] = self.samples[index] * math.sqrt(share) + tail[index] * math.sqrt(1 - share)

    def wav(self, peak: float, smooth_ends: bool = True) -> bytes:
        """Level to a peak (0 to 1), smooth the first and last moment, and write WAV bytes."""
        loudest = max(max(self.samples), -min(self.samples), 1e-9)
        scale = 32767 * peak / loudest
        ends = min(len(self.samples) // 4, round(0.004 * self.rate)) if smooth_ends else 0
        start = min(ends, round(0.0006 * self.rate))
        whole = array("h", (round(value * scale) for value in self.samples))
        for index in range(start):
            whole[index] = round(whole[index] * index / start)
        for index in range(ends):
            whole[-1 - index] = round(whole[-1 - index] * index / ends)
        if sys.byteorder == "big":
            whole.byteswap()
        file = io.BytesIO()
        with wave.open(file, "wb") as tape:
            tape.setnchannels(1)
            tape.setsampwidth(2)
            tape.setframerate(self.rate)
            tape.writeframes(whole.tobytes())
        return file.getvalue()


def _arch(length: int, attack: float) -> list[float]:
    """Rise over a share of the length and fall over the rest, both as a soft curve."""
    top = max(1, round(length * attack))
    rise = [math.sin(math.pi / 2 * index / top) ** 2 for index in range(top)]
    rest = max(1, length - top)
    return rise + [math.cos(math.pi / 2 * index / rest) ** 2 for index in range(length - top)]
