"""What a player chose once and for all: kept between runs in the platform's configuration folder."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Literal

from platformdirs import user_config_path
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from scenes.words import system_language

Speed = Literal["half", "normal", "double", "fourfold", "instant"]
SPEEDS: dict[Speed, float] = {"half": 0.5, "normal": 1.0, "double": 2.0, "fourfold": 4.0, "instant": 1000.0}
TEXT_SIZES = (100, 115, 130)
UI_SCALES = (85, 100, 115, 130, 150)


class Volumes(BaseModel):
    """Loudness of the four groups of sounds, in percent."""

    model_config = ConfigDict(extra="ignore", validate_assignment=True)

    music: int = Field(default=60, ge=0, le=100)
    effects: int = Field(default=80, ge=0, le=100)
    interface: int = Field(default=70, ge=0, le=100)
    ambience: int = Field(default=50, ge=0, le=100)


class Settings(BaseModel):
    """All settings, with the values a new player finds."""

    model_config = ConfigDict(extra="ignore", validate_assignment=True)

    language: Literal["en", "fr", "de"] = Field(default_factory=system_language)  # type: ignore[assignment]
    volumes: Volumes = Field(default_factory=Volumes)
    muted: bool = False
    speed: Speed = "normal"
    reduced_motion: bool = False
    marks: bool = False
    text_size: Literal[100, 115, 130] = 100
    ui_scale: Literal[85, 100, 115, 130, 150] = 100
    full_screen: bool = False
    window_size: tuple[int, int] = (1280, 720)
    warn_before_ending_turn: bool = True
    player_names: list[str] = Field(default_factory=list, max_length=8)
    keys: dict[str, str] = Field(default_factory=dict)
    """Changed keys only: the command's name and the key's name."""


def settings_path(folder: Path | None = None) -> Path:
    """Where the settings are kept: in the given folder, else where the platform keeps such files."""
    return (folder or user_config_path("egotable", appauthor=False)) / "settings.json"


def load_settings(path: Path) -> Settings:
    """The stored settings; what is missing or does not fit takes its first value again."""
    try:
        stored = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return Settings()
    if not isinstance(stored, dict):
        return Settings()
    while True:
        try:
            return Settings.model_validate(stored)
        except ValidationError as error:
            for fault in error.errors():
                stored.pop(str(fault["loc"][0]), None)


def save_settings(settings: Settings, path: Path) -> None:
    """Write the settings whole or not at all; where nothing can be written they last for this run."""
    partial = path.with_suffix(".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        partial.write_text(settings.model_dump_json(indent=2), encoding="utf-8")
        os.replace(partial, path)
    except OSError:
        with suppress(OSError):
            partial.unlink(missing_ok=True)
