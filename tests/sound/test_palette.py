"""The recipes: audible, below clipping, as long as the style guide says, the same every time."""

from __future__ import annotations

import io
import itertools
import wave
from array import array

import pytest

from scenes.sound.musician import MANNERS, score
from scenes.sound.palette import GROUPS, STEPS, Ambience, Group, Sound
from scenes.sound.recipes import (
    AIR_SECONDS,
    PAD_SECONDS,
    RECIPES,
    SECONDS,
    pitch,
    render,
    render_air,
    render_chime,
    render_pad,
)
from scenes.sound.synthesis import RATE, Tape

RENDERED: dict[tuple[Sound, int], bytes] = {}
GUIDE = {
    Sound.FOCUS: 0.012,
    Sound.LIFT: 0.060,
    Sound.PLACE: 0.090,
    Sound.NOT_POSSIBLE: 0.070,
    Sound.SWELL: 1.2,
    Sound.WIN: 4.0,
    Sound.LOSS: 4.0,
}


def rendered(sound: Sound, step: int = 0) -> bytes:
    """Each sound once for all tests: four seconds of music are dear."""
    if (sound, step) not in RENDERED:
        RENDERED[sound, step] = render(sound, step)
    return RENDERED[sound, step]


def samples(content: bytes) -> tuple[array[int], int]:
    with wave.open(io.BytesIO(content)) as tape:
        assert tape.getnchannels() == 1
        assert tape.getsampwidth() == 2
        return array("h", tape.readframes(tape.getnframes())), tape.getframerate()


def main_pitch(content: bytes, low: float, high: float) -> float:
    """The pitch at which a sound agrees best with itself a moment later."""
    values, rate = samples(content)
    start = rate // 50
    part = values[start : start + rate // 8]

    def agreement(lag: int) -> float:
        return sum(one * two for one, two in zip(part, part[lag:], strict=False)) / (len(part) - lag)

    best = max(range(int(rate / high), int(rate / low)), key=agreement)
    return rate / best


def test_every_sound_has_a_recipe_a_length_and_a_group() -> None:
    assert set(RECIPES) == set(SECONDS) == set(GROUPS) == set(Sound)


@pytest.mark.parametrize("sound", list(Sound))
def test_a_sound_is_heard_and_does_not_clip(sound: Sound) -> None:
    values, rate = samples(rendered(sound))
    assert rate == RATE
    assert len(values) == round(SECONDS[sound] * RATE)
    assert 0.2 * 32767 < max(map(abs, values)) < 0.9 * 32767
    loud = sum(1 for value in values if abs(value) > 300)
    assert loud > len(values) * 0.15


@pytest.mark.parametrize("sound", list(Sound))
def test_a_sound_begins_and_ends_without_a_click(sound: Sound) -> None:
    values, _ = samples(rendered(sound))
    assert abs(values[0]) < 400
    assert abs(values[-1]) < 400


@pytest.mark.parametrize("sound", GUIDE)
def test_lengths_are_those_of_the_style_guide(sound: Sound) -> None:
    assert SECONDS[sound] == GUIDE[sound]


def test_a_recipe_gives_the_same_sound_every_time() -> None:
    for sound in (Sound.PLACE, Sound.BEAD, Sound.WORK, Sound.DICE):
        assert render(sound) == render(sound)


def test_beads_rise_by_a_pentatonic_scale() -> None:
    lowest = pitch(24)
    for step, semitones in ((0, 0), (2, 4), (5, 12)):
        expected = lowest * 2 ** (semitones / 12)
        heard = main_pitch(rendered(Sound.BEAD, step), expected * 0.8, expected * 1.25)
        assert heard == pytest.approx(expected, rel=0.04)


def test_the_seven_schools_have_seven_notes() -> None:
    assert STEPS[Sound.WORK] == 7
    assert len({rendered(Sound.WORK, step) for step in range(7)}) == 7


def test_a_step_beyond_the_scale_stays_on_its_last_note() -> None:
    assert rendered(Sound.BEAD, 99) == rendered(Sound.BEAD, STEPS[Sound.BEAD] - 1)


def test_interface_sounds_are_told_apart_from_effects() -> None:
    assert GROUPS[Sound.FOCUS] == GROUPS[Sound.NOT_POSSIBLE] == Group.INTERFACE
    assert GROUPS[Sound.BEAD] == GROUPS[Sound.WIN] == Group.EFFECTS


def test_nothing_possible_is_no_alarm() -> None:
    """A dull knock: most of its strength lies below 400 hertz."""
    values, _ = samples(rendered(Sound.NOT_POSSIBLE))
    smooth, low = 0.0, []
    for value in values:
        smooth += 0.075 * (value - smooth)
        low.append(smooth)
    assert sum(each * each for each in low) > 0.5 * sum(value * value for value in values)


def test_music_and_air_are_long_soft_and_without_a_seam() -> None:
    pad, rate = samples(render_pad(-12))
    assert len(pad) == round(PAD_SECONDS * rate)
    assert max(map(abs, pad[: rate // 20])) < 0.1 * max(map(abs, pad))
    chime, _ = samples(render_chime(12))
    assert max(map(abs, chime)) < 0.9 * 32767
    air, rate = samples(render_air(Ambience.NIGHT))
    assert len(air) == round(AIR_SECONDS * rate)
    steps = [abs(one - two) for one, two in itertools.pairwise(air)]
    assert abs(air[-1] - air[0]) <= max(steps)


@pytest.mark.parametrize("world", list(Ambience))
def test_the_music_goes_on_in_its_scale_and_never_hurries(world: Ambience) -> None:
    notes = list(itertools.islice(score(world, 1), 400))
    assert all(note.pause >= 0 for note in notes)
    assert sum(note.pause for note in notes) > 300
    manner = MANNERS[world]
    assert {note.note for note in notes if note.kind == "chime"} <= set(manner.chimes)
    assert {note.note for note in notes if note.kind == "pad"} == {
        tone for chord in manner.chords for tone in chord
    }
    assert [note.note for note in notes] != [note.note for note in itertools.islice(score(world, 2), 400)]


def test_a_struck_tone_dies_away() -> None:
    tape = Tape(0.5)
    tape.ring(0, 440, 0.4, 1.0)
    begin = max(map(abs, tape.samples[:1600]))
    end = max(map(abs, tape.samples[-1600:]))
    assert end < begin / 100


def test_a_voice_may_reach_beyond_the_end_of_its_tape() -> None:
    tape = Tape(0.05)
    tape.ring(0.04, 440, 2.0, 1.0)
    tape.pluck(0.04, 220, 2.0, 1.0, 1)
    tape.swell(0.06, 1.0, 220, 1.0, 0.5)
    tape.breath(0.049, 1.0, 1.0, 100, 1000, 1)
    assert len(tape.samples) == round(0.05 * RATE)
