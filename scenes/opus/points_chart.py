"""The path of points over the rounds, as a match leaves it behind."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Surface

from game.opus.scoring import point_paths, scores_of
from scenes.chart import chart
from scenes.opus.reading import state_of
from scenes.picture import SeatMark, Sight
from scenes.skin.colours import GALLERY

_SIZE = (340.0, 190.0)


def points_chart(sight: Sight, mark: Callable[[int], SeatMark]) -> Surface | None:
    """A line for every purse; nothing where a match was opened so late that its path is not known."""
    state, units = state_of(sight), sight.units
    paths = point_paths(state, sight.history())
    if tuple(path[-1] for path in paths) != scores_of(state) or len(paths[0]) < 2:
        return None
    holders = [seat for seat in state.layout.numbers if state.layout.purse[seat] == seat]
    return chart(
        (units.px(_SIZE[0]), units.px(_SIZE[1])),
        [paths[seat] for seat in holders],
        [mark(seat) for seat in holders],
        sorted(set(state.layout.goals)),
        [str(number) for number in range(1, len(paths[0]))],
        units,
        GALLERY,
    )
