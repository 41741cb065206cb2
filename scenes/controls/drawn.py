"""What all controls of ours share: they know the window they stand in, and measure their texts when made."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from scenes.control import Control, Look
from scenes.controls.printed import Printed
from scenes.skin.colours import SHELL, Colour, Theme
from scenes.skin.type import Align, Token
from scenes.units import Units

if TYPE_CHECKING:
    from scenes.app import App


@dataclass(slots=True, kw_only=True)
class Drawn(Control):
    """A control that prints texts. A subclass sets them in `lay_out`, once, from its rectangle."""

    app: App
    theme: Theme = SHELL
    prints: list[Printed] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.lay_out()
        self.texts = [printed.box(self.units) for printed in self.prints]

    def lay_out(self) -> None:
        """Set `prints` from the rectangle and the label."""

    @property
    def units(self) -> Units:
        return self.app.units

    @property
    def ink(self) -> Colour:
        """The colour of its words."""
        return self.theme.text if self.is_enabled else self.theme.disabled_text

    def draw_prints(self, surface: Surface) -> None:
        for printed in self.prints:
            printed.draw(surface, self.units)


@dataclass(slots=True, kw_only=True)
class Still(Drawn):
    """Something that is only seen: a heading, a paragraph, a picture. Focus and pointer pass over it."""

    sprites: list[tuple[Surface, tuple[int, int]]] = field(default_factory=list)

    @property
    def takes_focus(self) -> bool:
        return False

    def draw(self, app: App, surface: Surface, look: Look) -> None:
        for sprite, place in self.sprites:
            surface.blit(sprite, place)
        self.draw_prints(surface)


def still_text(
    app: App,
    name: str,
    words: str,
    room: Rect,
    token: Token = Token.BODY,
    *,
    colour: Colour = SHELL.text,
    align: Align = Align.LEFT,
    wraps: bool = False,
    size: float | None = None,
    from_top: bool = False,
    clip: Rect | None = None,
    region: str = "page",
) -> Still:
    """A text on a page that nothing is done with."""
    printed = Printed(words, token, room, colour, align, wraps, size, from_top)
    return Still(id=name, rect=room, label=words, app=app, prints=[printed], clip=clip, region=region)
