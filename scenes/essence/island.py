"""The Island in the sky: its ground, its Segments, the plots a Segment may go to and what they would give."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect, Surface

from game.action import Ref
from game.essence.actions import Place, Put
from game.essence.grid import position_of
from game.essence.legal import legal
from game.essence.state import StepKind
from game.essence.tables import SEGMENT_OPTIONS
from game.rules import HIDDEN
from game.text import text
from scenes.control import TextBox
from scenes.essence import geometry, segments
from scenes.essence.ground import ABOVE, SIDE, Cells, extent
from scenes.essence.naming import broken_tile_name
from scenes.essence.reading import (
    chosen,
    links,
    matched_cells,
    near_seat,
    own_step,
    placed_segment,
    shown_seat,
    span,
    state_of,
    worth,
)
from scenes.essence.symbols import kind_of, sign
from scenes.picture import Piece, Sight
from scenes.prints import Print, shrunk
from scenes.skin.cache import cached
from scenes.skin.colours import DAWN, WHITE
from scenes.skin.icons import kind_disc
from scenes.skin.light import faded
from scenes.skin.marks import eye_mark
from scenes.skin.svg import Size, linear, paint, rounded, svg
from scenes.skin.type import Token, line
from scenes.units import Units
from scenes.words import Words

_LEAST = 10.0
"""The smallest pitch of cells, in units; what does not fit then is panned to."""


class View(NamedTuple):
    """How an Island lies in the sky: its cells counted from a corner, and how large one is."""

    sight: Sight
    left: int
    top: int
    pitch: float
    """Units of a cell before the camera comes nearer."""
    middle: tuple[float, float]
    """The middle of what is shown, in cells from the corner."""

    def place(self, x: float, y: float, width: float, height: float) -> Rect:
        """A part of the Island, in cells from its corner, as it lies in the window."""
        ground = geometry.ground(self.sight.units)
        p = self.pitch
        return ground.place(
            self.sight.camera,
            self.sight.units,
            (x - self.middle[0]) * p,
            (y - self.middle[1]) * p,
            width * p,
            height * p,
        )

    def cell(self, cell: int, share: float = geometry.TILE_SHARE) -> Rect:
        x, y = position_of(cell)
        rest = (1 - share) / 2
        return self.place(x - self.left + rest, y - self.top + rest, share, share)


def plots(sight: Sight) -> list[int]:
    """The cells a Segment may go to now; they stay while one of them is chosen."""
    step = own_step(sight)
    if (
        step is None
        or step.kind not in (StepKind.PLACE, StepKind.PUT)
        or not (sight.touchable or sight.selection)
    ):
        return []
    return [action.cell for action in legal(state_of(sight)) if isinstance(action, Place | Put)]


def view_of(sight: Sight) -> View:
    """The Island that is shown, as large as the sky allows."""
    island = state_of(sight).islands[shown_seat(sight)]
    open_cells = plots(sight)
    left, right, top, bottom = span([*island, *open_cells])
    rim = 0.1 if open_cells else 0.4
    below = 0.15 if open_cells else 0.75
    columns, rows = right - left + 1 + 2 * rim, bottom - top + 1 + rim + below
    pitch = max(_LEAST, min(geometry.CELL, geometry.SKY[2] / columns, geometry.SKY[3] / rows))
    middle = ((right - left + 1) / 2, (bottom - top + 1 - rim + below) / 2)
    return View(sight, left, top, pitch, middle)


def cells_of(island: dict[int, int]) -> Cells:
    left, _, top, _ = span(island)
    return tuple(sorted((x - left, y - top) for x, y in map(position_of, island)))


def _caption(sight: Sight, seat: int) -> list[Piece]:
    """Whose Island is looked at, where it is not the own one."""
    if seat == near_seat(sight):
        return []
    units = sight.units
    rect = geometry.at(units, geometry.CAPTION)
    words = caption_print(sight.words.seat_name(seat), rect.size, units)
    return [
        Piece("caption", "caption", (words.text,), rect, z=60, height=None, texts=(words.box(units),)),
    ]


def caption_print(name: str, size: Size, units: Units) -> Print:
    room = Rect(units.px(30), 0, size[0] - units.px(38), size[1])
    return shrunk(name, Token.NAME, room, DAWN.text, units, size=15.0)


def caption_sprite(name: str, size: Size, units: Units) -> Surface:
    """A plate with an eye: this is somebody else's Island."""
    body = rounded(0.8, 0.8, size[0] - 1.6, size[1] - 1.6, size[1] / 2, paint("#FFFAF2", WHITE, 1.4, 0.94))
    face = svg(size[0], size[1], body)
    eye = eye_mark(units.px(17), DAWN.accent)
    face.blit(eye, eye.get_rect(midleft=(units.px(9), size[1] // 2)))
    caption_print(name, size, units).draw(face, units)
    return face


def pieces(sight: Sight) -> list[Piece]:
    seat = shown_seat(sight)
    island = state_of(sight).islands[seat]
    view = view_of(sight)
    clip = geometry.ground(sight.units).window
    land, tiles = _ground(view, seat, island, clip), _tiles(view, seat, island, clip)
    return [*land, *tiles, *_plots(view, clip), *_caption(sight, seat)]


def _ground(view: View, seat: int, island: dict[int, int], clip: Rect) -> list[Piece]:
    cells = cells_of(island)
    left, _, top, _ = span(island)
    wide, high = extent(cells)
    rect = view.place(left - view.left - SIDE, top - view.top - ABOVE, wide, high)
    pitch = view.place(0, 0, 1, 1).width
    # Seen whole, its rock hangs down behind the prompt.
    low = Rect(clip.left, clip.top, clip.width, clip.height + view.sight.units.px(geometry.ROCK_BELOW))
    room = low if view.sight.camera.zoom == 0 else clip
    return [Piece(f"ground-{seat}", "ground", (cells, pitch, seat), rect, z=0, height=None, clip=room)]


def _marks(sight: Sight, segment: int, *, is_matched: bool) -> tuple[str, ...]:
    """The signs on a tile: exhausted or ready to be used, and part of a pattern that lies there."""
    matched = ("fragment",) if is_matched else ()
    if segment in state_of(sight).tired:
        return ("exhausted", *matched)
    return ("ready", *matched) if SEGMENT_OPTIONS[segment] else matched


def _tiles(view: View, seat: int, island: dict[int, int], clip: Rect) -> list[Piece]:
    sight, units = view.sight, view.sight.units
    matched = matched_cells(sight, seat)
    found = []
    for cell, segment in sorted(island.items()):
        rect = view.cell(cell)
        words = segments.tile_name(segment, broken_tile_name(sight.words, segment), rect.size, units)
        boxes: tuple[TextBox, ...] = (words.box(units),) if words is not None else ()
        found.append(
            Piece(
                f"segment-{segment}",
                "tile",
                (segment, _marks(sight, segment, is_matched=cell in matched)),
                rect,
                z=2,
                ref=Ref("segment", segment),
                corner=10,
                clip=clip,
                region="island",
                texts=boxes,
                source=f"rival-{seat}" if seat != near_seat(sight) else "",
            )
        )
    return found


def _plots(view: View, clip: Rect) -> list[Piece]:
    sight = view.sight
    segment = placed_segment(sight)
    open_cells = plots(sight)
    if segment is None or segment == HIDDEN:
        return []
    values = {cell: worth(sight, segment, cell) for cell in open_cells}
    best = max(values.values(), default=0)
    here = chosen(sight, "cell")
    found = []
    for cell, value in values.items():
        if cell == here:
            rect = view.cell(cell)
            face: tuple[object, ...] = (segment, value)
            found.append(
                Piece(
                    f"cell-{cell}",
                    "ghost",
                    face,
                    rect,
                    z=6,
                    ref=Ref("cell", cell),
                    corner=10,
                    clip=clip,  # type: ignore[arg-type]
                    region="island",
                    label=text("essence-table-plot", n=value),
                )
            )
            found += _links(view, segment, cell, clip)
        else:
            found.append(
                Piece(
                    f"cell-{cell}",
                    "plot",
                    (value, value == best),
                    view.cell(cell, 0.72),
                    z=3,
                    ref=Ref("cell", cell),
                    corner=12,
                    height=None,
                    clip=clip,
                    region="island",
                    label=text("essence-table-plot", n=value),
                )
            )
    return found


def _links(view: View, segment: int, cell: int, clip: Rect) -> list[Piece]:
    """What each neighbour adds to the Segment, between the two."""
    found = []
    for other, kind, change in links(view.sight, segment, cell):
        one, two = view.cell(cell), view.cell(other)
        spot = Rect(0, 0, view.sight.units.px(50), view.sight.units.px(25))
        spot.center = ((one.centerx + two.centerx) // 2, (one.centery + two.centery) // 2)
        found.append(Piece(f"link-{other}", "link", (kind, change), spot, z=8, height=None, clip=clip))
    return found


# -- sprites -----------------------------------------------------------------------------------------------


@cached
def plot(value: int, is_best: bool, size: Size, units: Units) -> Surface:
    """A place where the Segment may go, with the Essence it would give there."""
    width, height = size
    stroke = (2.6 if is_best else 1.7) * units.scale
    body = rounded(
        stroke / 2,
        stroke / 2,
        width - stroke,
        height - stroke,
        min(12 * units.scale, width * 0.2),
        paint("#05795C" if is_best else "#1D6A66", "#E8FFF6", stroke, 0.95 if is_best else 0.84),
    )
    face = svg(width, height, body)
    scale = Units(units.size, units.scale)
    letters = line(f"+{value}", Token.NUMBER, WHITE, scale, max(12.0, min(26.0, height * 0.4 / units.scale)))
    drop = sign("essence", round(letters.get_height() * 0.72))
    left = (width - letters.get_width() - drop.get_width()) // 2
    face.blit(letters, letters.get_rect(midleft=(left, height // 2)))
    face.blit(drop, drop.get_rect(midleft=(left + letters.get_width(), height // 2)))
    return face


@cached
def ghost(segment: int, value: int, size: Size, units: Units) -> Surface:
    """The Segment where it would stand, with the sum in gold instead of its name."""
    whole = faded(segments.tile(segment, size, "", units), 0.86)
    letters = line(f"+{value}", Token.NUMBER, "#3A2606", Units(units.size, units.scale), 20.0)
    drop = sign("essence", units.px(19))
    wide, high = letters.get_width() + drop.get_width() + units.px(18), units.px(29)
    pill = svg(
        wide,
        high,
        rounded(1, 1, wide - 2, high - 2, high / 2, paint("url(#g)", "#FFFBE8", 2)),
        linear("g", ((0, "#FFF3C4"), (1, "#EAB93C"))),
    )
    pill.blit(letters, letters.get_rect(midleft=(units.px(9), high // 2)))
    pill.blit(drop, drop.get_rect(midright=(wide - units.px(8), high // 2)))
    whole.blit(pill, pill.get_rect(midbottom=(whole.get_width() // 2, whole.get_height() - units.px(10))))
    return whole


@cached
def link(kind: int, change: int, size: Size, units: Units) -> Surface:
    """A neighbour and what it adds."""
    width, height = size
    colour = "#14806A" if change > 0 else "#A82038"
    face = svg(
        width,
        height,
        rounded(1, 1, width - 2, height - 2, height / 2, paint("#FFFDF6", colour, 2 * units.scale)),
    )
    disc = kind_disc(kind_of(kind), units.px(9))
    face.blit(disc, disc.get_rect(midleft=(units.px(4), height // 2)))
    words = f"+{change}" if change > 0 else f"−{-change}"
    letters = line(
        words, Token.NUMBER, "#0F5A48" if change > 0 else "#8A1428", Units(units.size, units.scale), 16.0
    )
    face.blit(letters, letters.get_rect(center=(round(width * 0.68), height // 2)))
    return face


def tile_sprite(segment: int, marks: tuple[str, ...], size: Size, words: Words, units: Units) -> Surface:
    return segments.tile(segment, size, broken_tile_name(words, segment), units, marks)
