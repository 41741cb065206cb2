"""Who sits around the table of a match: the side of each seat, and the seat of each Spirit."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.cerebria import events as happened
from game.cerebria.naming import spirit_name, team_name
from game.cerebria.options import CerebriaOptions
from game.cerebria.rules import RULES
from game.cerebria.setup import make_spirits
from game.event import Event
from game.text import Text, text

_OF_EGO = (
    happened.OperationTurnedUp,
    happened.TargetFixed,
    happened.SpecialBegan,
    happened.EgoDrew,
    happened.EgoKept,
    happened.StatisticReduced,
)


@dataclass(frozen=True, slots=True)
class Around:
    """What a picture must know of a match besides the view."""

    teams: tuple[int, ...]
    seat_of: Mapping[int, int]
    """By figure."""
    ego: int = -1
    """The Ego's seat, or -1."""

    @property
    def seats_of(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The seats of Bliss and of Gloom."""
        bliss, gloom = (
            tuple(seat for seat, team in enumerate(self.teams) if team == side) for side in (0, 1)
        )
        return bliss, gloom

    def subject(self, event: Event) -> tuple[int, Text] | None:
        """Whose deed an event tells, and the name with which its sentence begins."""
        if isinstance(event, _OF_EGO):
            return (self.ego, text("cerebria-table-ego")) if self.ego >= 0 else None
        spirit = getattr(event, "spirit", None)
        if spirit in self.seat_of:
            return self.seat_of[spirit], spirit_name(spirit)
        team = getattr(event, "team", None)
        if team is not None and team >= 0:
            return self.seats_of[team][0], team_name(team)
        return None


def around(options: CerebriaOptions) -> Around:
    """The seats of a match with these options."""
    roles = RULES.seats(options)
    ego = next((seat for seat, role in enumerate(roles) if role.automaton), -1)
    spirits = {spirit.kind: spirit.seat for spirit in make_spirits(options)}
    return Around(tuple(role.team for role in roles), spirits, ego)
