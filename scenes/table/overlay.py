"""What the small pages over the table share: a frame of glass with a head, and a way to close it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from pygame import Rect, Surface

from scenes.keys import Command
from scenes.scene import Scene
from scenes.skin import panel as skin
from scenes.skin.colours import Theme
from scenes.words import Words

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.table.scene import TableScene

PAD = 20.0


class TableOverlay(Scene):
    """A page over a table. The frame is computed when it is built."""

    is_overlay: ClassVar[bool] = True
    dims: ClassVar[bool] = True
    """Whether the table behind is darkened."""

    def __init__(self, app: App, table: TableScene) -> None:
        super().__init__(app)
        self.table = table
        self.topic = table.topic  # type: ignore[misc]
        self.frame = Rect(0, 0, 0, 0)

    @property
    def theme(self) -> Theme:
        return self.table.picture.theme

    @property
    def table_words(self) -> Words:
        return self.table.table_words

    def close(self) -> None:
        self.app.pop()

    def command(self, command: Command) -> bool:
        if command is Command.BACK:
            self.close()
            return True
        return False

    def press_nothing(self) -> None:
        """A click beside the frame closes it."""
        if not self.frame.collidepoint(self.app.inputs.pointer):
            self.close()

    def draw_under(self, surface: Surface) -> None:
        if self.dims:
            surface.blit(skin.veil(surface.get_size(), 0.55), (0, 0))
        skin.draw_dialog(surface, self.frame, self.units, self.theme, self.table.backdrop())
