"""The names of all sounds, the group each belongs to, and how loud the groups are against each other."""

from __future__ import annotations

from enum import StrEnum


class Group(StrEnum):
    """What a volume slider moves."""

    MUSIC = "music"
    EFFECTS = "effects"
    INTERFACE = "interface"
    AMBIENCE = "ambience"


DECIBELS = {Group.MUSIC: -18.0, Group.EFFECTS: -10.0, Group.INTERFACE: -14.0, Group.AMBIENCE: -22.0}
"""How far below full scale a group lies when its slider stands at 100."""


class Sound(StrEnum):
    """Everything that can be heard, named by what happens."""

    FOCUS = "focus"
    PRESS = "press"
    NOT_POSSIBLE = "not-possible"
    LIFT = "lift"
    PLACE = "place"
    FLIP = "flip"
    SHUFFLE = "shuffle"
    DICE = "dice"
    BEAD = "bead"
    BLISS = "bliss"
    GLOOM = "gloom"
    BUILT = "built"
    LINK = "link"
    WORK = "work"
    EGO_ATTACKS = "ego-attacks"
    EGO_RETIRED = "ego-retired"
    YOUR_TURN = "your-turn"
    OTHER_TURN = "other-turn"
    SWELL = "swell"
    WIN = "win"
    LOSS = "loss"


GROUPS: dict[Sound, Group] = {
    sound: Group.INTERFACE if sound in (Sound.FOCUS, Sound.PRESS, Sound.NOT_POSSIBLE) else Group.EFFECTS
    for sound in Sound
}

STEPS = {Sound.BEAD: 10, Sound.WORK: 7}
"""Sounds with several pitches: how many."""


class Ambience(StrEnum):
    """The quiet ground of each world."""

    NIGHT = "night"
    DAWN = "dawn"
    GALLERY = "gallery"
