"""Points over the rounds as a chart: a line for every seat, told apart by form and colour."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from pygame import Rect, Surface

from scenes.picture import SeatMark
from scenes.skin import type as typesetting
from scenes.skin.colours import WHITE, Theme
from scenes.skin.light import blank
from scenes.skin.marks import pip
from scenes.skin.svg import paint, path, rounded, svg
from scenes.skin.type import Token
from scenes.units import Units

_PIP = 14.0
_MOST_PIPS = 12
"""Steps beyond which only those where the points change are marked."""
_MOST_LABELS = 8

Paths = Sequence[Sequence[int]]


def height_of_points(points: int, paths: Paths, goals: Collection[int], height: int) -> int:
    """How far above the ground of a plot some points lie."""
    most = max(*(goal + 1 for goal in goals), *(max(each) + 1 for each in paths))
    return height * points // most


def plot(
    size: tuple[int, int],
    paths: Paths,
    marks: Sequence[SeatMark],
    goals: Collection[int],
    units: Units,
    theme: Theme,
) -> tuple[Surface, int]:
    """The lines with their forms over a pale ground, a dashed one at every goal; and by how much they stand
    over it.
    """
    wide, high = size
    steps = max(1, len(paths[0]) - 1)
    thin = max(1.0, units.scale)

    def at(step: int, points: int) -> tuple[float, float]:
        return wide * step / steps, high - height_of_points(points, paths, goals, high)

    ground = (WHITE, 0.45) if theme.light else (WHITE, 0.06)
    body = rounded(0, 0, wide, high, 6 * units.scale, paint(ground[0], theme.muted, thin, ground[1], 0.4))
    dashes = f' stroke-dasharray="{7 * units.scale:.1f} {5 * units.scale:.1f}"'
    for goal in goals:
        level = at(0, goal)[1]
        body += path(f"M0 {level:.1f} H{wide}", paint("none", "#A8782A", 1.6 * units.scale) + dashes)
    for seat, line in enumerate(paths):
        points = " L".join(f"{x:.1f} {y:.1f}" for x, y in (at(*each) for each in enumerate(line)))
        body += path(f"M{points}", paint("none", marks[seat].colour, 2.6 * units.scale))
    margin = units.px(_PIP) // 2 + 1
    whole = blank((wide + 2 * margin, high + 2 * margin))
    whole.blit(svg(wide, high, body), (margin, margin))
    for seat, line in enumerate(paths):
        sign = pip(marks[seat].shape, units.px(_PIP), marks[seat].colour)
        for step, points_now in enumerate(line):
            if steps <= _MOST_PIPS or step == steps or (step and line[step - 1] != points_now):
                x, y = at(step, points_now)
                whole.blit(sign, sign.get_rect(center=(round(x) + margin, round(y) + margin)))
    return whole, margin


def chart(
    size: tuple[int, int],
    paths: Paths,
    marks: Sequence[SeatMark],
    goals: Collection[int],
    steps: Sequence[str],
    units: Units,
    theme: Theme,
) -> Surface:
    """A plot with the names of its steps below and its goals beside it."""
    picture = blank(size)
    figures = {goal: typesetting.line(str(goal), Token.NUMBER, theme.text, units, 15) for goal in goals}
    named = [typesetting.line(name, Token.LABEL, theme.muted, units) for name in steps]
    below = max(name.get_height() for name in named) + units.px(8)
    left = max(figure.get_width() for figure in figures.values()) + units.px(8)
    right = max(units.px(10), named[-1].get_width() // 2)
    area = Rect(left, units.px(10), size[0] - left - right, size[1] - below - units.px(12))
    lines, margin = plot(area.size, paths, marks, goals, units, theme)
    picture.blit(lines, (area.left - margin, area.top - margin))
    for goal, figure in figures.items():
        level = area.bottom - height_of_points(goal, paths, goals, area.height)
        picture.blit(figure, figure.get_rect(midright=(area.left - units.px(6), level)))
    apart = -(-len(steps) // _MOST_LABELS)
    free = area.right + right + 1
    for number in range(len(steps), 0, -1):  # the last one first: an end is never left without its name
        place = named[number - 1].get_rect(midtop=(area.left + area.width * number // len(steps), 0))
        if (len(steps) - number) % apart == 0 and place.right <= free:
            picture.blit(named[number - 1], (place.left, area.bottom + units.px(8)))
            free = place.left - units.px(6)
    return picture
