"""From poses to figures: every piece with its shadow, light, frame and signs, as sprites with their places.

A piece that rests and looks as it did keeps its figure, so that a steady frame makes none anew.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from scenes.glide import Pose, Spot
from scenes.picture import Ornament, Picture, Piece, Sight
from scenes.skin import light
from scenes.skin.cache import passing, sprites
from scenes.table.marking import Blit, Marker, Place, half_degrees, turned

RISE = 4.0
"""Units by which a thing on the board rises while looked at."""
RISEN, ARROWS, PREVIEWS, TAGS, DRAGGED = 5_000, 8_000, 9_000, 9_500, 30_000
"""How high things lie that are above all pieces at rest."""

MOVING_TURN = 0.5
"""Degrees in which a piece turns on its way: nobody sees less, and every such step is drawn once."""
MOVING_STEP = 6
"""Pixels in which light and shadow grow on the way."""
STEADY_LIGHT = 0.85
"""How strong the light of a legal target is while it moves; at rest it pulses."""


@dataclass(slots=True)
class Emphasis:
    """What is to be seen about the pieces besides themselves, by the pieces' ids."""

    legal: frozenset[str] = frozenset()
    selected: frozenset[str] = frozenset()
    pointed: Mapping[str, str] = field(default_factory=dict)
    """Pieces that are pointed at, with the colour to do it in."""
    hinted: frozenset[str] = frozenset()
    looked_at: str = ""
    focused: str = ""
    tags: Mapping[str, int] = field(default_factory=dict)
    previews: Mapping[str, str] = field(default_factory=dict)
    dragged: str = ""
    drag_to: tuple[int, int] = (0, 0)


class Figure(NamedTuple):
    """One thing as it is painted: its sprites with their places, and all they cover."""

    z: int
    blits: tuple[Blit, ...]
    bounds: Rect
    ornament: Ornament | None = None
    clip: Rect | None = None


class _Look(NamedTuple):
    """How a piece is to be seen at a moment, besides its pose."""

    lift: float
    legal: float
    """Strength of its light as a legal target; 0 when it is none."""
    is_selected: bool
    is_hinted: bool
    pointed: str
    flash: tuple[float, str]
    is_focused: bool
    is_dragged: bool


class Figures:
    """Makes the figures of one window."""

    def __init__(self, picture: Picture, sight: Sight) -> None:
        self._picture = picture
        self._scale = sight.units.scale
        self._marker = Marker(sight.units, picture.theme)
        self._kept: dict[str, tuple[Piece, _Look, object, Figure]] = {}
        self.emphasis = Emphasis()
        self.lifts: Mapping[str, float] = {}
        self.flashes: Mapping[str, tuple[float, str]] = {}
        self.pulse = 1.0
        self.patience = math.inf
        """Seconds a picture may take to draw sprites for the first time; the others come with the next."""
        self.put_off: set[str] = set()
        """Pieces that the last picture showed as they were before, or not yet, to be in time."""
        self._last: dict[str, Figure] = {}

    def forget(self) -> None:
        """Show nothing of the pictures before: they were for other eyes."""
        self._last = {}

    def of(
        self, sight: Sight, poses: Iterable[Pose], pieces: Mapping[str, Piece], ornaments: Iterable[Ornament]
    ) -> dict[str, Figure]:
        """Everything that is to be painted now, by a name of its own."""
        found: dict[str, Figure] = {}
        self.put_off = set()
        until = sprites.spent + self.patience
        style = (sight.words.language, sight.units.text_scale, sight.shows_marks)
        for pose in poses:
            name = pose.piece.id
            figure = self._figure(pose, sight, style, until)
            if figure is None:
                continue
            found[name] = figure
            if name in pieces and (name in self.emphasis.tags or name in self.emphasis.previews):
                found |= self._signs(pieces[name], found[name].z)
        if self.emphasis.dragged in pieces:
            found["dragged"] = self._dragged(pieces[self.emphasis.dragged], sight)
        for number, ornament in enumerate(ornaments):
            found[f"ornament {number}"] = Figure(ornament.z, (), ornament.bounds, ornament)
        for number, arrow in enumerate(self._picture.arrows(sight)):
            is_lit = arrow.ref is not None and arrow.ref in sight.touchable
            found[f"arrow {number}"] = _figure_of(ARROWS, [self._marker.arrow(arrow, is_lit=is_lit)])
        self._last = found
        return found

    # -- one piece ------------------------------------------------------------------------------------------

    def _look(self, name: str) -> _Look:
        emphasis = self.emphasis
        return _Look(
            self.lifts.get(name, 0.0),
            self.pulse if name in emphasis.legal else 0.0,
            name in emphasis.selected,
            name in emphasis.hinted,
            emphasis.pointed.get(name, ""),
            self.flashes.get(name, (0.0, "")),
            name == emphasis.focused,
            name == emphasis.dragged,
        )

    def _figure(self, pose: Pose, sight: Sight, style: object, until: float) -> Figure | None:
        """The figure of a piece; that of before, or none yet, when there is no time left to draw it."""
        piece, look = pose.piece, self._look(pose.piece.id)
        kept = self._kept.get(piece.id) if pose.is_resting else None
        if kept is not None and kept[0] is piece and kept[1:3] == (look, style):
            return kept[3]
        if sprites.spent > until:
            self.put_off.add(piece.id)
            return self._last.get(piece.id)
        if not pose.is_resting:
            return self._made(pose, look, sight)
        figure = self._made(pose, look, sight)
        self._kept[piece.id] = (piece, look, style, figure)
        return figure

    def _made(self, pose: Pose, look: _Look, sight: Sight) -> Figure:
        piece = pose.piece
        spot = self._lifted(pose.spot, piece, look.lift)
        is_on_its_way = not pose.is_resting or 0 < look.lift < 1
        if not pose.is_resting:
            spot = spot._replace(angle=round(spot.angle / MOVING_TURN) * MOVING_TURN)
            # The light of what turns or grows would be drawn anew for every frame: it comes on when it lies.
            is_level = not spot.angle and abs(spot.width - piece.rect.width) < 1
            look = look._replace(legal=STEADY_LIGHT if look.legal and is_level else 0.0)
        is_whole = look.lift >= 0.5 and piece.raised is not None
        base = piece.raised if is_whole and piece.raised is not None else piece.rect
        alpha = pose.alpha * (0.7 if look.is_dragged else 1.0)
        sprite = self.sprite(piece, sight, is_raised=is_whole)
        seen = _transformed(sprite, base.width, spot, pose, alpha)
        at = _stepped(spot, base) if is_on_its_way else spot
        mark = self._marker.at(at, piece, sprite, is_on_its_way=is_on_its_way)
        blits = _lights_below(piece, look, mark)
        if piece.height is not None and pose.squeeze == 1.0 and alpha > 0.9:
            is_high = look.lift > 0 or pose.is_moving
            blits.append(mark.shadow(light.Height.LIFTED if is_high else piece.height))
        blits += _frames_below(piece, look, mark)
        blits.append((seen, seen.get_rect(center=(round(spot.x), round(spot.y))).topleft, 0))
        if pose.squeeze == 1.0:
            blits += _frames_above(piece, look, mark)
        z = pose.z + (RISEN if look.lift > 0 and piece.raised is not None else 0)
        return _figure_of(z, blits, piece.clip)

    def _lifted(self, spot: Spot, piece: Piece, lift: float) -> Spot:
        if lift <= 0:
            return spot
        if piece.raised is not None:
            raised = Spot(piece.raised.centerx, piece.raised.centery, *map(float, piece.raised.size), 0.0)
            return spot.towards(raised, lift)
        return spot if piece.height is None else spot._replace(y=spot.y - RISE * self._scale * lift)

    def _signs(self, piece: Piece, z: int) -> dict[str, Figure]:
        """Number tag and preview of a piece, above all pieces."""
        emphasis, found = self.emphasis, {}
        mark = self._marker.at(self._lifted(Spot.of(piece), piece, self.lifts.get(piece.id, 0.0)), piece)
        if words := emphasis.previews.get(piece.id):
            found[f"preview {piece.id}"] = _figure_of(PREVIEWS + z, [mark.preview(words)], piece.clip)
        if number := emphasis.tags.get(piece.id):
            found[f"tag {piece.id}"] = _figure_of(TAGS + z, [mark.tag(number)], piece.clip)
        return found

    def _dragged(self, piece: Piece, sight: Sight) -> Figure:
        """The piece that follows the pointer, leaning a little behind it."""
        x, y = self.emphasis.drag_to
        lean = max(-6.0, min(6.0, (piece.rect.centerx - x) / 40))
        spot = Spot(x, y, piece.rect.width, piece.rect.height, lean)
        seen = _transformed(self.sprite(piece, sight), piece.rect.width, spot, Pose(piece, spot), 1.0)
        shade = self._marker.at(spot, piece).shadow(light.Height.LIFTED)
        return _figure_of(DRAGGED, [shade, (seen, seen.get_rect(center=(x, y)).topleft, 0)])

    def sprite(self, piece: Piece, sight: Sight, *, is_raised: bool = False) -> Surface:
        """The kept sprite of a piece."""
        size = piece.raised.size if is_raised and piece.raised else piece.rect.size
        is_raised = is_raised and size != piece.rect.size
        units = sight.units
        style = (units.scale, units.text_scale, sight.words.language, sight.shows_marks)
        game = type(self._picture).__name__
        key = ("piece", game, piece.kind, piece.face, piece.number, size, is_raised, style)
        return sprites.get(key, lambda: self._picture.sprite(piece, sight, is_raised=is_raised))


def _lights_below(piece: Piece, look: _Look, mark: Place) -> list[Blit]:
    """Everything that shines from behind a piece. A light along an outline would wash out what it holds."""
    blits: list[Blit] = []
    if look.legal:
        blits.append(mark.legal_light(look.legal))
    if look.is_selected:
        blits.append(mark.selected_light())
    if look.is_hinted:
        blits.append(mark.hint_light())
    if look.pointed:
        blits.append(mark.pointed_light(look.pointed))
    if look.flash[1] and piece.is_shaped:
        blits.append(mark.flash(look.flash[1], look.flash[0]))
    return blits


def _frames_below(piece: Piece, look: _Look, mark: Place) -> list[Blit]:
    """The lines of what can be touched or is chosen: under a piece, whose badges stand over its edge."""
    blits: list[Blit] = []
    if look.legal and not piece.is_empty:
        blits.append(mark.legal_frame())
    if look.is_selected:
        blits.append(mark.selected_frame())
    return blits


def _frames_above(piece: Piece, look: _Look, mark: Place) -> list[Blit]:
    """Lines round a piece, over it."""
    blits: list[Blit] = []
    if look.legal and piece.is_empty:
        blits.append(mark.legal_frame())
    if look.is_hinted:
        blits.append(mark.hint())
    if look.pointed:
        blits.append(mark.pointed(look.pointed))
    if look.flash[1] and not piece.is_shaped:
        blits.append(mark.flash(look.flash[1], look.flash[0]))
    if look.is_focused:
        blits.append(mark.focus())
    return blits


def _figure_of(z: int, blits: list[Blit], clip: Rect | None = None) -> Figure:
    covered = [Rect(place, sprite.get_size()) for sprite, place, _ in blits]
    bounds = covered[0].unionall(covered[1:]) if covered else Rect(0, 0, 0, 0)
    return Figure(z, tuple(blits), bounds.clip(clip) if clip else bounds, None, clip)


def _stepped(spot: Spot, base: Rect) -> Spot:
    """A spot on its way in a few sizes: light and shadow of each are drawn once and used by every move."""
    if abs(spot.width - base.width) < 1:
        return spot
    width = max(MOVING_STEP, round(spot.width / MOVING_STEP) * MOVING_STEP)
    return spot._replace(width=width, height=round(width * base.height / max(1, base.width)))


def _transformed(sprite: Surface, base: int, spot: Spot, pose: Pose, alpha: float) -> Surface:
    """The sprite, made for a width of `base`, as it is seen: scaled, turned, squeezed, faded.

    At rest it is the kept one.
    """
    across = spot.width / max(1, base)
    grow = (across if abs(across - 1) > 0.01 else 1.0) * pose.growth
    # On its way half a degree is not seen: so few turned sprites are made, and kept.
    angle = round(spot.angle, 1) if pose.is_resting else half_degrees(spot.angle)
    seen = sprite
    if pose.squeeze != 1.0 or (grow != 1.0 and not angle):
        width, height = sprite.get_width() * grow * pose.squeeze, sprite.get_height() * grow
        seen = pygame.transform.smoothscale(sprite, (max(1, round(width)), max(1, round(height))))
        grow = 1.0
    if angle and grow == 1.0 and seen is sprite:
        seen = turned(sprite, angle, sprites if pose.is_resting else passing)
    elif angle:
        seen = pygame.transform.rotozoom(seen, angle, grow)
    return light.faded(seen, alpha) if alpha < 0.99 else seen
