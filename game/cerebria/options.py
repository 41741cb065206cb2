"""What can be chosen before a match."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from game.cerebria.boards import SPIRITS
from game.rules import Options
from game.text import Text, text

BlissSpirit = Literal["delight", "empathy", "harmony", "love"]
GloomSpirit = Literal["anxiety", "hatred", "malice", "misery"]


class Mode(IntEnum):
    """Who plays: against the Ego, or team against team."""

    EGO_SHAPER = 0
    EGO_TWO_SPIRITS = 1
    EGO_TEAM = 2
    FOUR = 3
    PAIRS = 4
    SHAPER_TEAM = 5
    SHAPERS = 6


MODE_OF = {
    "ego-shaper": Mode.EGO_SHAPER,
    "ego-two-spirits": Mode.EGO_TWO_SPIRITS,
    "ego-team": Mode.EGO_TEAM,
    "four": Mode.FOUR,
    "pairs": Mode.PAIRS,
    "shaper-team": Mode.SHAPER_TEAM,
    "shapers": Mode.SHAPERS,
}


PRESETS: dict[str, tuple[tuple[int, ...], tuple[int, ...]]] = {
    "gentle": ((), (1, 2, 3)),
    "mild": ((), (1,)),
    "medium": ((), ()),
    "hard": ((1, 2, 3), ()),
    "fierce": ((1, 2, 3, 4, 5, 6, 7), ()),
}
"""Named difficulties of the Ego: the modifiers that strengthen and that weaken it."""
OWN = "own"


def preset_of(harder: tuple[int, ...], easier: tuple[int, ...]) -> str:
    """The name of a set of modifiers; a set of one's own where it has none."""
    found = (tuple(sorted(set(harder))), tuple(sorted(set(easier))))
    return next((name for name, each in PRESETS.items() if each == found), OWN)


class SpiritsDoNotFit(ValueError):
    """The chosen Spirits cannot play together; the reason says why."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason.key)
        self.reason = reason


class CerebriaOptions(Options):
    """The default is the first match the rules recommend: one Spirit in the basic game against the Ego."""

    mode: Literal["ego-shaper", "ego-two-spirits", "ego-team", "four", "pairs", "shaper-team", "shapers"] = (
        Field(default="ego-shaper", description="who plays")
    )
    side: Literal["bliss", "gloom"] = Field(
        default="bliss", description="the side of the people against the Ego, or of the Shaper against a team"
    )
    game: Literal["basic", "full"] = Field(
        default="basic", description="the learning game or the full one with Intentions and Strong Emotions"
    )
    bliss: tuple[BlissSpirit, ...] = Field(
        default=("delight", "empathy"), min_length=1, max_length=2, description="the Spirits of Bliss"
    )
    gloom: tuple[GloomSpirit, ...] = Field(
        default=("hatred", "anxiety"), min_length=1, max_length=2, description="the Spirits of Gloom"
    )
    spirit_boards: Literal["A", "B"] = Field(
        default="A", description="side of the Spirit boards (basic game: always A)"
    )
    team_boards: Literal["A", "B"] = Field(default="A", description="side of the Team boards")
    decks: Literal["basic", "spirit", "random", "chosen"] = Field(
        default="spirit", description="decks of Emotions (basic game: always basic)"
    )
    harder: tuple[Annotated[int, Field(ge=1, le=7)], ...] = Field(
        default=(), description="modifiers that strengthen the Ego"
    )
    easier: tuple[Annotated[int, Field(ge=1, le=3)], ...] = Field(
        default=(), description="modifiers that weaken the Ego"
    )
    reflection: Literal["mirror", "total"] = Field(
        default="mirror", description="what the Aspiration Reflection counts"
    )

    @model_validator(mode="after")
    def _spirits_fit(self) -> Self:
        for side, team in ((self.bliss, 0), (self.gloom, 1)):
            if len(set(side)) < len(side):
                raise SpiritsDoNotFit(text("cerebria-options-same-spirit"))
            if len(side) < self.spirits_needed(team):
                raise SpiritsDoNotFit(
                    text("cerebria-options-two-spirits", team=text(f"cerebria-team-{team}"))
                )
        return self

    @property
    def number_of_mode(self) -> Mode:
        return MODE_OF[self.mode]

    @property
    def team(self) -> int:
        return 0 if self.side == "bliss" else 1

    @property
    def is_against_ego(self) -> bool:
        return self.number_of_mode <= Mode.EGO_TEAM

    def spirits_needed(self, team: int) -> int:
        """How many Spirits of people a team brings."""
        mode = self.number_of_mode
        if self.is_against_ego:
            if team != self.team:
                return 0
            return 1 if mode is Mode.EGO_SHAPER else 2
        if mode is Mode.SHAPERS:
            return 1
        if mode is Mode.SHAPER_TEAM:
            return 1 if team == self.team else 2
        return 2

    def spirits_of(self, team: int) -> tuple[int, ...]:
        """The numbers of the Spirits a team brings, in its own order."""
        names = self.bliss if team == 0 else self.gloom
        known = [spirit.id for spirit in SPIRITS]
        return tuple(known.index(name) for name in names[: self.spirits_needed(team)])
