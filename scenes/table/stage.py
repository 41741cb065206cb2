"""The stage: draws a sight of a game, with pieces that glide, glow and rise, repainting only what changed.

A figure is a list of finished sprites with their places. The stage compares the figures of this frame with
those of the last one and repaints the parts of its canvas where they differ, so that a pulsing light or one
gliding card costs no more than the area it covers.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Hashable, Iterable, Sequence
from time import perf_counter

from pygame import Rect, Surface

from game.action import Ref
from game.event import Event
from scenes.glide import MOVE, Glider, in_cubic, out_cubic
from scenes.picture import Onlooker, Ornament, Picture, Piece, Sight
from scenes.skin import light
from scenes.table.figures import Emphasis, Figure, Figures
from scenes.table.marking import FLASH_STEPS

LIFT, DROP = 0.120, 0.090
FLASH = 0.900
PULSE = 1.600
PULSE_STEPS = 16
RESTFUL = 5 * PULSE
"""After so many seconds without input the light of legal targets stays still, and the window sleeps."""
NOBODY = -2
"""A viewer that no sight has."""


class Stage:
    """Shows one sight after the other."""

    def __init__(self, picture: Picture, *, is_reduced: bool = False) -> None:
        self.picture = picture
        self.is_reduced = is_reduced
        self.glider = Glider(is_reduced)
        self.emphasis = Emphasis()
        self.pieces: dict[str, Piece] = {}
        self.sight: Sight | None = None
        self.ornaments: list[Ornament] = []
        self._figures: Figures | None = None
        self._lifts: dict[str, float] = {}
        self._flashes: dict[str, tuple[float, str]] = {}
        self._pulse = 0.0
        self._restless = RESTFUL
        self._canvas: Surface | None = None
        self._board: Surface | None = None
        self._board_key: Hashable = None
        self._painted: dict[str, Figure] = {}
        self._is_unpainted = True
        """Whether the board was drawn anew since the canvas was."""
        self._is_held = False
        """Whether the canvas stays until all of another sight is drawn: a zoom has no half pictures."""
        self._furniture: tuple[Hashable, Callable[[Surface], None]] | None = None

    # -- what is shown --------------------------------------------------------------------------------------

    def show(
        self,
        sight: Sight,
        events: Sequence[Event] | None = None,
        *,
        seed: int = 0,
        move: float = MOVE,
        jump: bool = False,
    ) -> None:
        """Show another sight: pieces set out for their new places, or jump there.

        `events` led to it, for the ornaments; None when the view is still the same.
        """
        fresh = self.sight is None or self.sight.units != sight.units
        renews = self.is_new_to(sight)
        self.sight = sight
        layout = self.picture.layout(sight)
        self.pieces = {piece.id: piece for piece in layout}
        if len(self.pieces) != len(layout):
            raise ValueError("two pieces of a layout have the same id")
        self.glider.is_reduced = self.is_reduced
        self.glider.scale = sight.units.scale
        if fresh or jump:
            self.glider.jump(layout)
        else:
            self.glider.aim(layout, move=move)
        if fresh:
            self._figures = Figures(self.picture, sight)
            self._canvas = self._board = None
        elif renews and self._figures is not None:
            self._figures.forget()
        self._is_held = jump and not renews
        if renews:
            self.ornaments = list(self.picture.ornaments(sight))
        if events is not None:
            for ornament in self.ornaments:
                ornament.follow(sight, events, seed)
                if renews or jump or self.is_reduced:
                    ornament.settle()
        else:
            for ornament in self.ornaments:
                if isinstance(ornament, Onlooker):
                    ornament.look(sight)

    def shows(self, sight: Sight) -> bool:
        """Whether this very sight is shown, so that laying it out again would change nothing."""
        before = self.sight
        if before is None or before.view is not sight.view:
            return False
        told, words = before.words, sight.words
        is_told_alike = (told.language, told.seat_names) == (words.language, words.seat_names)
        return is_told_alike and before._replace(words=words) == sight

    def is_new_to(self, sight: Sight) -> bool:
        """Whether the ornaments must be told the whole match: the window changed, or who looks."""
        before = self.sight
        return before is None or before.units != sight.units or before.viewer != sight.viewer

    def forget(self) -> None:
        """Tell the ornaments the whole match next time: something was taken back."""
        if self.sight is not None:
            self.sight = self.sight._replace(viewer=NOBODY)

    def furnish(self, key: Hashable, draw: Callable[[Surface], None]) -> None:
        """Let the table's own frames and titles be drawn below the pieces, anew when the key changes."""
        self._furniture = (key, draw)

    def pieces_of(self, refs: Iterable[Ref]) -> list[Piece]:
        """The pieces that stand for any of these things."""
        wanted = frozenset(refs)
        return [piece for piece in self.pieces.values() if piece.ref in wanted]

    def flash(self, names: Iterable[str], colour: str) -> None:
        """Let pieces flash: something was done to them."""
        for name in names:
            self._flashes[name] = (FLASH, colour)

    # -- time -----------------------------------------------------------------------------------------------

    @property
    def is_blank(self) -> bool:
        """Whether nothing has been drawn yet."""
        return self._canvas is None

    @property
    def is_whole(self) -> bool:
        """Whether the last picture showed every piece as it should be."""
        return not self._put_off

    @property
    def painted(self) -> Collection[str]:
        """What the last picture showed, by name."""
        return self._painted.keys()

    @property
    def is_gliding(self) -> bool:
        """Whether pieces are on their way."""
        return self.glider.is_moving

    @property
    def is_moving(self) -> bool:
        """Whether anything rises, sinks, glides or is yet to be drawn."""
        return self.glider.is_moving or self._lifts_differ() or bool(self._put_off)

    def draw_anew(self) -> None:
        """Paint the whole canvas again with the next picture."""
        self._is_unpainted = True

    def wake(self) -> None:
        """Somebody is there: let the light of legal targets pulse again."""
        self._restless = RESTFUL

    def finish(self) -> None:
        """Complete every running animation."""
        self.glider.finish()
        for ornament in self.ornaments:
            ornament.settle()

    def update(self, seconds: float, pace: float = 1.0) -> bool:
        """Time passes, gliding `pace` times as fast; whether anything looks different now."""
        changed = self.glider.is_moving or self._lifts_differ() or bool(self._flashes or self._put_off)
        self.glider.update(seconds * pace, self._put_off)
        self._lift(seconds)
        self._flashes = {
            name: (left - seconds, colour)
            for name, (left, colour) in self._flashes.items()
            if left - seconds > 0
        }
        for ornament in self.ornaments:
            if not ornament.is_resting:
                ornament.update(seconds * min(pace, 4.0))
                changed = True
        return self._beat(seconds) or changed

    def _beat(self, seconds: float) -> bool:
        if not self._pulses:
            return False
        before = int(self._pulse * PULSE_STEPS)
        self._restless -= seconds
        self._pulse = (self._pulse + seconds / PULSE) % 1.0 if self._restless > 0 else 0.25
        return int(self._pulse * PULSE_STEPS) != before

    @property
    def _pulses(self) -> bool:
        return bool(self.emphasis.legal) and not self.is_reduced and self._restless > 0

    def wakes_in(self) -> float | None:
        """Seconds until something looks different by itself."""
        if self.glider.is_moving or self._lifts_differ() or self._flashes or self._put_off:
            return 0.0
        if any(not ornament.is_resting for ornament in self.ornaments):
            return 0.0
        return PULSE / PULSE_STEPS if self._pulses else None

    @property
    def _put_off(self) -> set[str]:
        """Pieces that the last picture had no time for."""
        return self._figures.put_off if self._figures is not None else set()

    def _risen(self) -> set[str]:
        risen = set(self.emphasis.selected)
        if self.emphasis.looked_at:
            risen.add(self.emphasis.looked_at)
        return risen & self.pieces.keys()

    def _lifts_differ(self) -> bool:
        risen = self._risen()
        return self._lifts.keys() != risen or any(share < 1.0 for share in self._lifts.values())

    def _lift(self, seconds: float) -> None:
        risen = self._risen()
        for name in risen | self._lifts.keys():
            share = self._lifts.get(name, 0.0) + (seconds / LIFT if name in risen else -seconds / DROP)
            if self.is_reduced:
                share = 1.0 if name in risen else 0.0
            if share <= 0.0 and name not in risen:
                self._lifts.pop(name, None)
            else:
                self._lifts[name] = min(1.0, max(0.0, share))

    # -- painting -------------------------------------------------------------------------------------------

    def draw(self, surface: Surface, patience: float = math.inf) -> None:
        """Bring the canvas up to date and put it on the surface.

        Pieces whose sprites would take longer than `patience` seconds to draw come with the next pictures.
        """
        assert self.sight is not None, "a stage shows a sight before it is drawn"
        is_first = self._canvas is None or self._canvas.get_size() != self.sight.units.size
        began = perf_counter()
        is_new_board = self._renew_board(self.sight)
        left = patience - (perf_counter() - began) if is_new_board else patience
        self._is_unpainted |= is_new_board
        figures = self._compose(self.sight, left)
        if self._canvas is None or is_first:
            self._canvas = Surface(self.sight.units.size).convert()
            self._painted, self._is_unpainted = {}, True
        elif self._is_held and not self.is_whole:
            surface.blit(self._canvas, (0, 0))
            return
        self._is_held = False
        if self._is_unpainted:
            stale = [self._canvas.get_rect()]
        else:
            stale = _merged(self._differences(figures), self._canvas.get_rect())
        ordered = sorted(figures.values(), key=lambda figure: figure.z)
        for part in stale:
            self._repaint(part, ordered)
        self._painted, self._is_unpainted = figures, False
        surface.blit(self._canvas, (0, 0))

    def _compose(self, sight: Sight, patience: float) -> dict[str, Figure]:
        """The figures of this moment."""
        assert self._figures is not None, "made when a sight is shown"
        figures = self._figures
        figures.patience = patience
        figures.emphasis = self.emphasis
        figures.lifts = {name: self._lift_of(name) for name in self._lifts}
        figures.flashes = {
            name: (max(1, round(left / FLASH * FLASH_STEPS)) / FLASH_STEPS, colour)
            for name, (left, colour) in self._flashes.items()
        }
        figures.pulse = light.pulse(0.25 if self.is_reduced else self._pulse)
        return figures.of(sight, self.glider.poses(), self.pieces, self.ornaments)

    def _lift_of(self, name: str) -> float:
        share = self._lifts.get(name, 0.0)
        is_rising = name == self.emphasis.looked_at or name in self.emphasis.selected
        return out_cubic(share) if is_rising else in_cubic(share)

    def _renew_board(self, sight: Sight) -> bool:
        """Draw the layer below the pieces again if it changed; whether it did."""
        key = (
            sight.units,
            sight.words.language,
            sight.words.seat_names,
            sight.shows_marks,
            sight.outlook,
            self.picture.board_key(sight),
            self._furniture and self._furniture[0],
        )
        if self._board is not None and key == self._board_key:
            return False
        self._board = self.picture.backdrop(sight.units).convert()
        self._board_key = key
        self.picture.draw_board(sight, self._board)
        if self._furniture is not None:
            self._furniture[1](self._board)
        return True

    def _differences(self, figures: dict[str, Figure]) -> list[Rect]:
        stale = []
        for name in self._painted.keys() | figures.keys():
            old, new = self._painted.get(name), figures.get(name)
            moves = new is not None and new.ornament is not None and not new.ornament.is_resting
            if moves or old is None or new is None or old[:3] != new[:3]:
                stale += [figure.bounds for figure in (old, new) if figure is not None]
        return stale

    def _repaint(self, part: Rect, figures: list[Figure]) -> None:
        assert self._canvas is not None, "made before it is painted on"
        assert self._board is not None, "so is what lies below the pieces"
        canvas = self._canvas
        canvas.set_clip(part)
        canvas.blit(self._board, part, part)
        for figure in figures:
            if not figure.bounds.colliderect(part):
                continue
            canvas.set_clip(part.clip(figure.clip) if figure.clip else part)
            if figure.ornament is not None:
                figure.ornament.draw(canvas)
            for sprite, place, flags in figure.blits:
                canvas.blit(sprite, place, special_flags=flags)
        canvas.set_clip(None)


def _merged(parts: list[Rect], whole: Rect) -> list[Rect]:
    """Rectangles that cover the parts without overlapping; the whole when they cover most of it."""
    merged: list[Rect] = []
    for part in parts:
        grown = part.clip(whole)
        if not grown.width or not grown.height:
            continue
        while (hit := grown.collidelist(merged)) >= 0:
            grown.union_ip(merged.pop(hit))
        merged.append(grown)
    if sum(part.width * part.height for part in merged) > 0.7 * whole.width * whole.height:
        return [whole]
    return merged
