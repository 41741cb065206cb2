"""Playing: volumes, mute, the limiter, panning, the store on disk, and silence without a device."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from scenes.settings import Volumes
from scenes.sound import Ambience, Group, Sound, Sounds
from scenes.sound import player as playing
from scenes.sound.mixer import RESERVED, VOICES
from scenes.sound.musician import AIR_CHANNEL
from scenes.sound.player import SAME_SOUND_GAP, gain, panned
from scenes.sound.recipes import VERSION
from scenes.sound.store import SoundStore, is_whole
from scenes.sound.synthesis import Tape


class Clock:
    """Time that passes when told."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture(autouse=True)
def quick_recipes(monkeypatch: pytest.MonkeyPatch) -> None:
    """A tone of a tenth of a second stands for every sound: what is tested here is the playing."""

    def beep(_: object, step: int = 0) -> bytes:
        tape = Tape(0.1)
        tape.ring(0, 440 + 10 * step, 0.1, 1)
        return tape.wav(0.5)

    monkeypatch.setattr(playing, "render", beep)
    monkeypatch.setattr(playing, "render_pad", beep)
    monkeypatch.setattr(playing, "render_chime", beep)
    monkeypatch.setattr(playing, "render_air", beep)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def sounds(tmp_path: Path, clock: Clock) -> Iterator[Sounds]:
    pygame.mixer.quit()
    player = Sounds(Volumes(), folder=tmp_path, clock=clock)
    assert player.wait()
    yield player
    player.close()


def test_a_sound_is_heard_at_once_when_it_is_ready(sounds: Sounds) -> None:
    assert sounds.available
    assert sounds.play(Sound.PLACE)
    assert sounds.play("bead", pan=0.5, step=3)
    assert pygame.mixer.get_busy()


def test_the_same_sound_is_heard_at_most_every_sixty_milliseconds(sounds: Sounds, clock: Clock) -> None:
    assert sounds.play(Sound.PLACE)
    clock.now += SAME_SOUND_GAP - 0.001
    assert not sounds.play(Sound.PLACE)
    assert sounds.play(Sound.LIFT), "another sound is not held back"
    clock.now += 0.002
    assert sounds.play(Sound.PLACE)


def test_no_more_than_eight_voices_sound_together(sounds: Sounds, clock: Clock) -> None:
    for _ in range(30):
        clock.now += 1
        assert sounds.play(Sound.PLACE)
    busy = [
        number for number in range(pygame.mixer.get_num_channels()) if pygame.mixer.Channel(number).get_busy()
    ]
    assert pygame.mixer.get_num_channels() == VOICES + RESERVED
    assert 1 <= len(busy) <= VOICES
    assert min(busy) >= RESERVED, "the channels of the music are left alone"


def test_mute_silences_and_gives_back(sounds: Sounds) -> None:
    sounds.set_volumes(Volumes(), muted=True)
    assert not sounds.play(Sound.PLACE)
    assert not pygame.mixer.get_busy()
    sounds.set_volumes(Volumes(), muted=False)
    assert sounds.play(Sound.PLACE)


def test_a_group_at_zero_is_silent_and_the_others_are_not(sounds: Sounds) -> None:
    sounds.set_volumes(Volumes(effects=0), muted=False)
    assert not sounds.play(Sound.PLACE)
    assert sounds.play(Sound.FOCUS)


def test_an_unknown_sound_is_a_mistake_of_the_caller(sounds: Sounds) -> None:
    with pytest.raises(ValueError, match="trumpet"):
        sounds.play("trumpet")


def test_gains_follow_the_style_guide() -> None:
    assert gain(Group.EFFECTS, 100) == pytest.approx(10 ** (-10 / 20))
    assert gain(Group.MUSIC, 100) == pytest.approx(10 ** (-18 / 20))
    assert gain(Group.INTERFACE, 0) == 0
    assert gain(Group.AMBIENCE, 30) < gain(Group.AMBIENCE, 60) < gain(Group.AMBIENCE, 100)


def test_panning_never_leaves_one_ear_empty() -> None:
    assert panned(0) == (1, 1)
    assert panned(-1) == pytest.approx((1, 0.6))
    assert panned(5) == pytest.approx((0.6, 1))


def test_a_played_sound_is_panned_to_its_place(sounds: Sounds, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[tuple[float, float]] = []

    def strike(_: pygame.mixer.Sound, left: float, right: float) -> bool:
        heard.append((left, right))
        return True

    monkeypatch.setattr(sounds._mixer, "strike", strike)
    assert sounds.play(Sound.PLACE, pan=-1)
    ((left, right),) = heard
    assert right == pytest.approx(0.6 * left)
    assert left == pytest.approx(gain(Group.EFFECTS, 80))


def test_worlds_change_and_fall_silent(sounds: Sounds) -> None:
    sounds.ambience(Ambience.NIGHT)
    first = sounds._musician
    sounds.ambience("night")
    assert sounds._musician is first
    sounds.ambience(Ambience.DAWN)
    assert sounds._musician is not first
    assert first is not None
    first.join(5)
    assert not first.is_alive()
    sounds.ambience(None)
    assert sounds._musician is None


def test_mute_reaches_music_that_is_still_fading_in_and_gives_it_back(sounds: Sounds) -> None:
    sounds.ambience(Ambience.NIGHT)
    channel = pygame.mixer.Channel(AIR_CHANNEL)
    for _ in range(500):
        if channel.get_busy():
            break
        pygame.time.wait(10)
    sounds.set_volumes(Volumes(), muted=True)
    air = channel.get_sound()
    assert air is not None
    assert air.get_volume() == 0
    sounds.set_volumes(Volumes(), muted=False)
    assert channel.get_busy()
    assert air.get_volume() == pytest.approx(gain(Group.AMBIENCE, 50), abs=0.01)


def test_closing_while_music_is_made_harms_nothing(tmp_path: Path) -> None:
    """Threads stand in the midst of loading and playing when the device is given back."""
    for _ in range(25):
        player = Sounds(Volumes(), folder=tmp_path)
        for world in Ambience:
            player.ambience(world)
        player.play(Sound.PLACE)
        player.close()
        assert not player.available
        assert not player.play(Sound.PLACE)


def test_without_a_device_everything_is_silent_and_nothing_raises(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    player = Sounds(Volumes(), folder=tmp_path)
    assert not player.available
    assert player.wait()
    assert not player.play(Sound.PLACE)
    player.ambience(Ambience.NIGHT)
    player.set_volumes(Volumes(music=0), muted=True)
    player.close()
    assert list(tmp_path.iterdir()) == []


def test_a_device_that_goes_away_is_no_accident(sounds: Sounds) -> None:
    pygame.mixer.quit()
    assert not sounds.play(Sound.PLACE)
    sounds.set_volumes(Volumes(), muted=True)
    sounds.close()
    assert not sounds.play(Sound.LIFT)


def test_rendered_sounds_are_found_again(
    sounds: Sounds, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = {each.name for each in tmp_path.iterdir()}
    assert f"v{VERSION}-bead-9.wav" in files
    assert all(is_whole(each.read_bytes()) for each in tmp_path.iterdir())
    monkeypatch.setattr(playing, "render", lambda *_: pytest.fail("rendered twice"))
    again = Sounds(Volumes(), folder=tmp_path)
    assert again.wait()
    assert again.play(Sound.PLACE)


@pytest.mark.parametrize("damage", [b"", b"RIFF", b"no sound at all" * 9, None])
def test_a_damaged_file_is_made_again(tmp_path: Path, damage: bytes | None) -> None:
    store = SoundStore(tmp_path)
    tape = Tape(0.05)
    tape.ring(0, 440, 0.05, 1)
    whole = tape.wav(0.5)
    store.path("a").write_bytes(whole[:-7] if damage is None else damage)
    assert store.get("a", lambda: whole) == whole
    assert store.path("a").read_bytes() == whole
    assert [each.name for each in tmp_path.iterdir()] == [store.path("a").name]


def test_where_nothing_can_be_written_sounds_are_rendered_all_the_same(tmp_path: Path) -> None:
    blocked = tmp_path / "a file, not a folder"
    blocked.write_text("")
    assert SoundStore(blocked).get("a", lambda: b"rendered") == b"rendered"
