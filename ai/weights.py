"""What the parts of an evaluation are worth: data in `assets/weights/`, checked once, when it is loaded."""

from __future__ import annotations

import json
from datetime import date
from importlib.resources import files
from typing import Generic, NamedTuple, TypeVar

from pydantic import BaseModel, ConfigDict, Field


class Weights(BaseModel):
    """Base of a game's weights: every one is named, and none is forgotten."""

    model_config = ConfigDict(extra="forbid", frozen=True)


WeightsT = TypeVar("WeightsT", bound=Weights)


class Gain(BaseModel):
    """What tuned weights won against the plain ones in matches they were not tuned in."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    on: date
    command: str
    games: int = Field(ge=1)
    win_rate: float = Field(ge=0, le=1)
    interval: tuple[float, float]
    is_kept: bool
    """Whether the whole interval lies above one half."""


class WeightsFile(BaseModel, Generic[WeightsT]):
    """A file of weights: those chosen by reason, those found by self-play where they won, and the record."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    plain: WeightsT
    tuned: WeightsT | None = None
    record: tuple[Gain, ...] = ()


class Weighing(NamedTuple, Generic[WeightsT]):
    """A game's weights: the plain ones, which its balance was measured with, and those for the search."""

    plain: WeightsT
    tuned: WeightsT


def read_weights(game: str, model: type[WeightsT], package: str = "assets") -> WeightsFile[WeightsT]:
    """The game's file of weights; a mistake in it is a `ValidationError` that names the place."""
    written = files(package).joinpath("weights", f"{game}.json").read_text(encoding="utf-8")
    return WeightsFile[model].model_validate(json.loads(written))  # type: ignore[valid-type]


def load_weights(game: str, model: type[WeightsT], package: str = "assets") -> Weighing[WeightsT]:
    """The weights to play with."""
    read = read_weights(game, model, package)
    return Weighing(read.plain, read.tuned or read.plain)
