"""Sound: a small synthesised palette, four groups with their own volume, silence where there is no device."""

from scenes.sound.palette import GROUPS, Ambience, Group, Sound
from scenes.sound.player import Sounds

__all__ = ["GROUPS", "Ambience", "Group", "Sound", "Sounds"]
