"""How each sound is made. Short and soft; nothing here is an alarm."""

from __future__ import annotations

from collections.abc import Callable

from scenes.sound.palette import STEPS, Ambience, Sound
from scenes.sound.synthesis import FELT, GLASS, PAD_RATE, WOOD, Tape

VERSION = 2
"""Part of every stored file's name: a changed recipe raises it."""

PENTATONIC = (0, 2, 4, 7, 9)
SCHOOL_SCALE = (0, 2, 4, 5, 7, 9, 11)

SECONDS: dict[Sound, float] = {
    Sound.FOCUS: 0.012,
    Sound.PRESS: 0.05,
    Sound.NOT_POSSIBLE: 0.07,
    Sound.LIFT: 0.06,
    Sound.PLACE: 0.09,
    Sound.FLIP: 0.14,
    Sound.SHUFFLE: 0.46,
    Sound.DICE: 0.55,
    Sound.BEAD: 0.45,
    Sound.BLISS: 1.1,
    Sound.GLOOM: 1.1,
    Sound.BUILT: 0.8,
    Sound.LINK: 1.0,
    Sound.WORK: 1.0,
    Sound.EGO_ATTACKS: 0.5,
    Sound.EGO_RETIRED: 1.0,
    Sound.YOUR_TURN: 1.0,
    Sound.OTHER_TURN: 0.4,
    Sound.SWELL: 1.2,
    Sound.WIN: 4.0,
    Sound.LOSS: 4.0,
}

PEAKS: dict[Sound, float] = {
    Sound.FOCUS: 0.45,
    Sound.PRESS: 0.7,
    Sound.NOT_POSSIBLE: 0.6,
    Sound.LIFT: 0.4,
    Sound.PLACE: 0.7,
    Sound.FLIP: 0.5,
    Sound.SHUFFLE: 0.5,
    Sound.GLOOM: 0.8,
    Sound.EGO_ATTACKS: 0.6,
    Sound.OTHER_TURN: 0.5,
}
USUAL_PEAK = 0.75


def pitch(semitones: float, base: float = 261.63) -> float:
    """A pitch in hertz, counted from middle C."""
    return base * 2 ** (semitones / 12)


def degree(step: int, scale: tuple[int, ...]) -> int:
    """The semitones of the n-th note of a scale that goes on upwards."""
    octave, note = divmod(step, len(scale))
    return 12 * octave + scale[note]


def render(sound: Sound, step: int = 0) -> bytes:
    """One sound as WAV bytes; `step` chooses the pitch of those that have several."""
    tape = Tape(SECONDS[sound])
    RECIPES[sound](tape, max(0, min(step, STEPS.get(sound, 1) - 1)))
    return tape.wav(PEAKS.get(sound, USUAL_PEAK))


def _focus(tape: Tape, _: int) -> None:
    tape.ring(0, 1900, 0.010, 1, FELT)
    tape.breath(0, 0.006, 0.5, 900, 5000, 3, 0.1)


def _press(tape: Tape, _: int) -> None:
    tape.ring(0, 620, 0.045, 1, WOOD)
    tape.breath(0, 0.012, 0.6, 700, 4000, 5, 0.1)


def _not_possible(tape: Tape, _: int) -> None:
    tape.ring(0, 132, 0.06, 1, FELT)
    tape.ring(0.004, 98, 0.065, 0.8, FELT)
    tape.breath(0, 0.03, 0.8, 60, 420, 7, 0.1)


def _lift(tape: Tape, _: int) -> None:
    tape.breath(0, 0.06, 1, 1400, 5200, 11, 0.55)


def _place(tape: Tape, _: int) -> None:
    tape.ring(0.002, 176, 0.08, 1, FELT)
    tape.breath(0, 0.035, 1.6, 150, 1300, 13, 0.06)


def _flip(tape: Tape, _: int) -> None:
    tape.breath(0, 0.08, 0.8, 1200, 5600, 17, 0.7)
    tape.ring(0.075, 210, 0.06, 0.35, FELT)
    tape.breath(0.073, 0.04, 0.7, 300, 2600, 19, 0.08)


def _shuffle(tape: Tape, _: int) -> None:
    for count in range(9):
        at = 0.042 * count + 0.004 * (count % 3)
        tape.breath(at, 0.05, 0.6 + 0.05 * count, 900, 4800, 23 + count, 0.25)
    tape.ring(0.40, 170, 0.05, 0.22, FELT)


def _dice(tape: Tape, _: int) -> None:
    for at, tone, loud in (
        (0, 820, 0.7),
        (0.09, 960, 0.8),
        (0.16, 760, 0.6),
        (0.25, 900, 0.5),
        (0.31, 700, 0.4),
        (0.38, 780, 0.3),
        (0.43, 690, 0.2),
    ):
        tape.ring(at, tone, 0.06, loud, WOOD)
        tape.breath(at, 0.015, loud, 600, 3800, round(at * 1000), 0.05)


def _bead(tape: Tape, step: int) -> None:
    tape.ring(0, pitch(24 + degree(step, PENTATONIC)), 0.42, 1, GLASS)
    tape.room(0.18)


def _bliss(tape: Tape, _: int) -> None:
    tape.ring(0, pitch(12), 1.0, 0.8)
    tape.ring(0.11, pitch(16), 0.95, 0.9)
    tape.room(0.3)


def _gloom(tape: Tape, _: int) -> None:
    tape.swell(0, 1.0, pitch(-19), 1, 0.3, 6)
    tape.swell(0.12, 0.95, pitch(-16), 0.85, 0.3, 6)
    tape.room(0.25)


def _knock(tape: Tape) -> None:
    tape.ring(0, 240, 0.09, 0.9, WOOD)
    tape.ring(0.07, 300, 0.08, 0.6, WOOD)
    tape.breath(0, 0.02, 0.5, 200, 1800, 29, 0.05)


def _built(tape: Tape, _: int) -> None:
    _knock(tape)
    tape.ring(0.13, pitch(19), 0.62, 0.6)
    tape.room(0.22)


def _link(tape: Tape, _: int) -> None:
    _knock(tape)
    tape.ring(0.13, pitch(19), 0.7, 0.55)
    tape.ring(0.24, pitch(26), 0.74, 0.6)
    tape.room(0.25)


def _work(tape: Tape, step: int) -> None:
    note = pitch(degree(step, SCHOOL_SCALE))
    tape.pluck(0, note, 0.95, 1, 31, 0.6)
    tape.ring(0, note * 2, 0.4, 0.10, FELT)
    tape.room(0.22)


def _ego_attacks(tape: Tape, _: int) -> None:
    for count, tone in enumerate((2350, 3120, 1780, 4010, 2680, 3550)):
        tape.ring(0.012 * count + 0.004 * (count % 2), tone, 0.16, 0.5 - 0.06 * count, GLASS)
    tape.breath(0, 0.10, 0.55, 1500, 6500, 37, 0.04)
    tape.ring(0, 150, 0.12, 0.5, FELT)
    tape.room(0.2)


def _ego_retired(tape: Tape, _: int) -> None:
    at = 0.0
    for count in range(11):
        tape.ring(at, pitch(12 + degree(count, PENTATONIC)), 0.28, 0.25 + 0.04 * count, GLASS)
        at += 0.085 * 0.93**count
    tape.room(0.3)


def _your_turn(tape: Tape, _: int) -> None:
    tape.ring(0, pitch(7), 0.8, 0.7)
    tape.ring(0.17, pitch(12), 0.82, 0.9)
    tape.room(0.28)


def _other_turn(tape: Tape, _: int) -> None:
    tape.ring(0, pitch(-5), 0.38, 1, FELT)
    tape.room(0.15)


def _swell(tape: Tape, _: int) -> None:
    for note in (-12, -5, 4, 11):
        tape.swell(0, 1.1, pitch(note), 0.6, 0.62, 3)
    tape.ring(0.66, pitch(23), 0.52, 0.22)
    tape.room(0.3)


def _win(tape: Tape, _: int) -> None:
    for at, note in ((0, 0), (0.24, 4), (0.48, 7), (0.72, 12), (1.12, 9), (1.36, 14), (1.72, 16), (2.1, 12)):
        tape.pluck(at, pitch(note), min(1.9, 3.9 - at), 0.8, 41 + note, 0.6)
        tape.ring(at, pitch(note + 12), 0.8, 0.14)
    for note in (-12, 0, 7, 16):
        tape.swell(1.9, 2.1, pitch(note), 0.22, 0.25, 3)
    tape.ring(2.1, pitch(24), 1.6, 0.25)
    tape.room(0.3)


def _loss(tape: Tape, _: int) -> None:
    for at, note in ((0, 7), (0.34, 3), (0.68, 0), (1.16, 2), (1.6, -5), (2.1, -2)):
        tape.pluck(at, pitch(note), min(1.9, 3.9 - at), 0.8, 61 + note, 0.8)
    for note in (-17, -10, -2, 5):
        tape.swell(1.7, 2.2, pitch(note), 0.22, 0.35, 3)
    tape.room(0.32)


RECIPES: dict[Sound, Callable[[Tape, int], None]] = {
    Sound.FOCUS: _focus,
    Sound.PRESS: _press,
    Sound.NOT_POSSIBLE: _not_possible,
    Sound.LIFT: _lift,
    Sound.PLACE: _place,
    Sound.FLIP: _flip,
    Sound.SHUFFLE: _shuffle,
    Sound.DICE: _dice,
    Sound.BEAD: _bead,
    Sound.BLISS: _bliss,
    Sound.GLOOM: _gloom,
    Sound.BUILT: _built,
    Sound.LINK: _link,
    Sound.WORK: _work,
    Sound.EGO_ATTACKS: _ego_attacks,
    Sound.EGO_RETIRED: _ego_retired,
    Sound.YOUR_TURN: _your_turn,
    Sound.OTHER_TURN: _other_turn,
    Sound.SWELL: _swell,
    Sound.WIN: _win,
    Sound.LOSS: _loss,
}


# Music and air ------------------------------------------------------------------------------------

PAD_SECONDS = 5.0
AIR_SECONDS = 6.0
AIR: dict[Ambience, tuple[float, float]] = {
    Ambience.NIGHT: (60, 320),
    Ambience.DAWN: (250, 1400),
    Ambience.GALLERY: (40, 190),
}
"""The band of the wind behind each world, in hertz."""


def render_pad(note: int) -> bytes:
    """One long soft tone of the music, counted in semitones from middle C."""
    tape = Tape(PAD_SECONDS, PAD_RATE)
    tape.swell(0, PAD_SECONDS, pitch(note), 1, 0.42, 3)
    tape.swell(0.2, PAD_SECONDS - 0.2, pitch(note + 12), 0.16, 0.5, 1)
    return tape.wav(0.6)


def render_chime(note: int) -> bytes:
    """One plucked tone of the music, far away."""
    tape = Tape(2.6, PAD_RATE)
    tape.pluck(0, pitch(note), 2.4, 1, 71 + note, 1.0)
    tape.room(0.5)
    return tape.wav(0.5)


def render_air(ambience: Ambience) -> bytes:
    """The breath of a world, without a seam: played round and round."""
    low, high = AIR[ambience]
    tape = Tape(AIR_SECONDS + 1.5, PAD_RATE)
    for count in range(7):
        tape.breath(
            count * 1.05 - 0.02 if count else 0, 2.2, 1, low, high * (1 + 0.25 * (count % 3)), 83 + count, 0.5
        )
    tape.loop_ends(1.5)
    return tape.wav(0.5, smooth_ends=False)
