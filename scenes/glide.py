"""Gliding pieces: from where each is shown now to where it belongs, as a function of time alone.

`Glider.aim` takes a layout; pieces with the same id set out for their new places, new ones come out of their
source or fade in, those that are gone go into their sink or fade out. Time passes in `update`; at any moment
`poses` says how every piece is to be drawn. Nothing here draws or knows a game.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Container, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from pygame import Rect

from scenes.picture import Piece

MOVE, SETTLE = 0.260, 0.090
DRAW, STAGGER = 0.180, 0.060
FLIP = 0.220
COUNT = 0.300
FADE_IN, FADE_OUT = 0.160, 0.110
REDUCED = 0.080
ARC = 24.0
"""How high, in units, a piece rises on its way."""
OVERSHOOT = 0.04
POP = 1.15
ON_THE_WAY = 10_000
"""Added to the z of what moves: it passes over everything that rests."""

Ease = Callable[[float], float]


def out_cubic(t: float) -> float:
    return 1 - (1 - t) ** 3


def in_cubic(t: float) -> float:
    return t**3


def in_out_cubic(t: float) -> float:
    return 4 * t**3 if t < 0.5 else 1 - (2 - 2 * t) ** 3 / 2


def in_out_sine(t: float) -> float:
    return (1 - math.cos(math.pi * t)) / 2


def out_quart(t: float) -> float:
    return 1 - (1 - t) ** 4


def settling(t: float) -> float:
    """Past the end by at most four percent, and back: how a card comes to lie."""
    return 1 + OVERSHOOT * math.sin(math.pi * t) * (1 - t)


class Spot(NamedTuple):
    """A place with a size and a turn, in floating pixels."""

    x: float
    y: float
    width: float
    height: float
    angle: float

    @classmethod
    def of(cls, piece: Piece) -> Spot:
        rect = piece.rect
        return cls(rect.centerx, rect.centery, rect.width, rect.height, piece.angle)

    def towards(self, other: Spot, share: float) -> Spot:
        return Spot(*(a + (b - a) * share for a, b in zip(self, other, strict=True)))


class Pose(NamedTuple):
    """How a piece is to be drawn at a moment."""

    piece: Piece
    """The piece whose sprite is shown: before a turn the old face, after it the new one."""
    spot: Spot
    alpha: float = 1.0
    squeeze: float = 1.0
    """Its width's share while it turns over."""
    growth: float = 1.0
    is_moving: bool = False
    is_resting: bool = False
    """Whether nothing about it changes with time."""

    @property
    def z(self) -> int:
        return self.piece.z + (ON_THE_WAY if self.is_moving else 0)


@dataclass(slots=True)
class _Way:
    """One piece on its way."""

    piece: Piece
    before: Piece
    """The face shown in the first half of a turn or a change of size."""
    start: Spot
    duration: float
    delay: float = 0.0
    arc: float = 0.0
    ease: Ease = in_out_cubic
    settles: bool = False
    flips: bool = False
    fades: tuple[float, float] = (1.0, 1.0)
    counts_from: int | None = None
    is_leaving: bool = False
    elapsed: float = 0.0

    @property
    def whole(self) -> float:
        return self.delay + self.duration + (SETTLE if self.settles else 0.0)

    @property
    def is_over(self) -> bool:
        return self.elapsed >= self.whole

    def pose(self) -> Pose:
        end = Spot.of(self.piece)
        t = min(1.0, max(0.0, (self.elapsed - self.delay) / self.duration)) if self.duration else 1.0
        share = self.ease(t)
        if self.settles and t >= 1.0:
            share = settling(min(1.0, (self.elapsed - self.delay - self.duration) / SETTLE))
        spot = self.start.towards(end, share)
        spot = spot._replace(y=spot.y - self.arc * math.sin(math.pi * min(1.0, share)))
        first, last = self.fades
        changes_face = self.before is not self.piece
        shown = self.before if changes_face and t < 0.5 else self.piece
        return Pose(
            self._counting(shown, t),
            spot,
            first + (last - first) * t,
            abs(math.cos(math.pi * in_out_sine(t))) if self.flips else 1.0,
            1 + (POP - 1) * math.sin(math.pi * t) if self.counts_from is not None else 1.0,
            is_moving=self.start != end or self.flips,
        )

    def _counting(self, shown: Piece, t: float) -> Piece:
        if self.counts_from is None or self.piece.number is None:
            return shown
        number = round(self.counts_from + (self.piece.number - self.counts_from) * out_cubic(t))
        return replace(self.piece, number=number)


@dataclass(slots=True)
class Glider:
    """Where everything is shown."""

    is_reduced: bool = False
    scale: float = 1.0
    """Pixels per unit, for the height of an arc."""
    _ways: dict[str, _Way] = field(default_factory=dict)
    _resting: dict[str, Piece] = field(default_factory=dict)

    # -- aiming ---------------------------------------------------------------------------------------------

    def aim(self, pieces: Sequence[Piece], *, move: float = MOVE) -> None:
        """Send every piece to its place in a new layout; a move takes `move` seconds."""
        before = self._shown()
        spots = {pose.piece.id: pose for pose in self.poses()}
        running, self._ways = self._ways, {}
        self._resting = {piece.id: piece for piece in pieces}
        drawn = 0
        for piece in pieces:
            old = before.get(piece.id)
            if old is None:
                self._ways[piece.id] = self._arrival(piece, before, spots, drawn)
                drawn += bool(piece.source)
            elif old == piece and piece.id in running and not running[piece.id].is_leaving:
                self._ways[piece.id] = running[piece.id]
            elif way := self._change(piece, old, spots[piece.id], move):
                self._ways[piece.id] = way
        for gone in before.keys() - self._resting.keys():
            self._ways[gone] = self._departure(before[gone], spots, move)

    def jump(self, pieces: Sequence[Piece]) -> None:
        """Put every piece into its place at once: the window changed, or the camera did."""
        self._ways.clear()
        self._resting = {piece.id: piece for piece in pieces}

    def _shown(self) -> dict[str, Piece]:
        leaving = {name: way.piece for name, way in self._ways.items() if way.is_leaving}
        return leaving | self._resting

    def _change(self, piece: Piece, old: Piece, now: Pose, move: float) -> _Way | None:
        """The way of a piece that was there before; None when nothing about it moves."""
        turns = piece.is_open != old.is_open
        counts = old.number if None not in (piece.number, old.number) and piece.number != old.number else None
        goes = now.spot != Spot.of(piece)
        if not (turns or goes or counts is not None):
            return None
        if self.is_reduced:
            return self._reduced(piece)
        before = old if turns or old.rect.size != piece.rect.size else piece
        if not goes:
            return _Way(piece, before, now.spot, FLIP if turns else COUNT, flips=turns, counts_from=counts)
        return _Way(
            piece,
            before,
            now.spot,
            move,
            arc=self._arc(now.spot, piece),
            settles=True,
            flips=turns,
            counts_from=counts,
            fades=(now.alpha, 1.0),
        )

    def _arrival(self, piece: Piece, before: dict[str, Piece], spots: dict[str, Pose], number: int) -> _Way:
        if self.is_reduced:
            return self._reduced(piece)
        source = before.get(piece.source)
        if source is None:
            return _Way(piece, piece, Spot.of(piece), FADE_IN, fades=(0.0, 1.0), ease=out_cubic)
        start = spots[source.id].spot
        turns = source.is_open != piece.is_open
        hidden = replace(source, id=piece.id, number=None) if turns else piece
        return _Way(
            piece,
            hidden,
            start,
            max(DRAW, FLIP * turns),
            delay=number * STAGGER,
            ease=out_cubic,
            arc=self._arc(start, piece),
            flips=turns,
        )

    def _departure(self, piece: Piece, spots: dict[str, Pose], move: float) -> _Way:
        now = spots[piece.id]
        if self.is_reduced:
            return _Way(piece, piece, now.spot, REDUCED, fades=(now.alpha, 0.0), is_leaving=True)
        sink = self._resting.get(piece.sink)
        if sink is None:
            gone = replace(piece, rect=rect_at(now.spot), angle=now.spot.angle)
            return _Way(gone, gone, now.spot, FADE_OUT, fades=(now.alpha, 0.0), is_leaving=True)
        inside = replace(piece, rect=sink.rect, angle=sink.angle)
        return _Way(
            inside,
            piece,
            now.spot,
            move,
            arc=self._arc(now.spot, inside),
            fades=(now.alpha, 0.35),
            is_leaving=True,
        )

    def _reduced(self, piece: Piece) -> _Way:
        return _Way(piece, piece, Spot.of(piece), REDUCED, fades=(0.0, 1.0))

    def _arc(self, start: Spot, piece: Piece) -> float:
        """A long way rises, a short shift inside a row does not."""
        distance = math.hypot(start.x - piece.rect.centerx, start.y - piece.rect.centery)
        return min(ARC * self.scale, distance / 4) if distance > 1.5 * piece.rect.width else 0.0

    # -- time -----------------------------------------------------------------------------------------------

    @property
    def is_moving(self) -> bool:
        return bool(self._ways)

    def update(self, seconds: float, held: Container[str] = ()) -> None:
        """Time passes for all but those that are held, because they cannot be drawn yet."""
        for name in list(self._ways):
            if name in held:
                continue
            way = self._ways[name]
            way.elapsed += seconds
            if way.is_over:
                del self._ways[name]

    def finish(self) -> None:
        """Let everything arrive at once."""
        self._ways.clear()

    def poses(self) -> list[Pose]:
        """Every piece as it is to be drawn now, the lowest first."""
        found = [way.pose() for way in self._ways.values() if way.is_leaving]
        for name, piece in self._resting.items():
            way = self._ways.get(name)
            found.append(way.pose() if way else Pose(piece, Spot.of(piece), is_resting=True))
        return sorted(found, key=lambda pose: pose.z)

    def lands(self, names: Iterable[str]) -> bool:
        """Whether none of the pieces is on its way."""
        return self._ways.keys().isdisjoint(names)


def rect_at(spot: Spot) -> Rect:
    """The upright rectangle of a spot."""
    rect = Rect(0, 0, round(spot.width), round(spot.height))
    rect.center = round(spot.x), round(spot.y)
    return rect
