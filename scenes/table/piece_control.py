"""A piece as a control: it can be pointed at, focused, touched and dragged. The stage draws it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pygame import Rect

from game.action import Ref
from scenes.control import Control
from scenes.inputs import Position
from scenes.picture import Piece
from scenes.skin.colours import Theme


@dataclass(slots=True, kw_only=True)
class PieceControl(Control):
    """What is done with a piece of the table."""

    piece: Piece
    ref: Ref
    theme: Theme
    """Of its tooltip."""
    is_raised: Callable[[str], bool]
    """Whether the piece of that id is shown whole just now, so that all of it can be pointed at."""
    on_drag: Callable[[Position], None] | None = None

    @property
    def shown(self) -> Rect:
        """All of a card that is shown whole: its tooltip must not cover it."""
        raised = self.piece.raised
        return raised if raised is not None and self.is_raised(self.id) else self.rect

    @property
    def _strip(self) -> Rect:
        """Where a risen card is held: above where it lies, for one that opens wide hides its neighbours."""
        assert self.piece.raised is not None, "it can rise"
        return Rect(self.rect.left, self.piece.raised.top, self.rect.width, self.piece.raised.height)

    def hits(self, at: Position) -> bool:
        piece = self.piece
        if piece.clip is not None and not piece.clip.collidepoint(at):
            return False
        if piece.raised is not None and self.is_raised(self.id) and self._strip.collidepoint(at):
            return True
        if piece.is_round:
            across, down = at[0] - piece.rect.centerx, at[1] - piece.rect.centery
            return across**2 + down**2 <= (min(piece.rect.size) / 2) ** 2
        return bool(self.rect.collidepoint(at))

    def drag(self, at: Position) -> None:
        if self.on_drag is not None:
            self.on_drag(at)


def visible(piece: Piece, window: Rect) -> Rect:
    """The part of a piece that lies in the window and, on a ground that pans, in its frame."""
    rect = piece.rect.clip(window)
    return rect.clip(piece.clip) if piece.clip is not None else rect
