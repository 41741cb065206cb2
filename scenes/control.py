"""What a page is made of: things that can be seen, focused and used, each with a name for tests."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from pygame import Rect, Surface

from scenes.inputs import Key, Position, Typed, Wheel
from scenes.keys import Command

if TYPE_CHECKING:
    from scenes.app import App


class Look(NamedTuple):
    """How a control is being looked at while it is drawn."""

    is_hovered: bool = False
    is_focused: bool = False
    is_pressed: bool = False
    """`is_focused` is true only while keys or a pad are in use: a mouse needs no ring."""


class Description(NamedTuple):
    """A control in plain words, for tests and for the focus line."""

    id: str
    text: str
    rect: Rect
    region: str
    is_enabled: bool
    is_focused: bool = False
    is_legal: bool = False
    tip: str = ""


@dataclass(slots=True, kw_only=True)
class Control:
    """Base of everything usable. A page makes its controls anew whenever something changed; `id` is stable.

    `why_not` greys the control and says why. `label` is what it is called, drawn or not; `tip` more about it.
    """

    id: str
    rect: Rect
    label: str
    region: str = "page"
    tip: str = ""
    why_not: str = ""
    command: Command | None = None
    """The command that does the same as using it; its key is shown on the control."""
    on_act: Callable[[], None] | None = None
    is_legal: bool = False
    """Whether it stands for something the rules allow now."""
    clip: Rect | None = None
    """The part of the window in which it shows, when it lies in something that scrolls."""
    texts: list[TextBox] = field(default_factory=list)
    """Every text it draws with the room it has: layout tests look at them."""

    @property
    def is_enabled(self) -> bool:
        return not self.why_not

    @property
    def takes_focus(self) -> bool:
        """Whether it can be reached; a heading or a panel is only seen."""
        return True

    @property
    def takes_pointer(self) -> bool:
        """Whether the mouse can touch it; a scroll bar can be dragged but never has the focus."""
        return self.takes_focus

    @property
    def wants_text(self) -> bool:
        """Whether letters are typed into it while it has the focus."""
        return False

    @property
    def shown(self) -> Rect:
        """The part of it that can be seen."""
        return self.rect if self.clip is None else self.rect.clip(self.clip)

    def draw(self, app: App, surface: Surface, look: Look) -> None:
        """Draw it; changes nothing."""

    def hits(self, at: Position) -> bool:
        return bool(self.shown.collidepoint(at))

    def act(self) -> None:
        """Use it, if it can be used."""
        if self.is_enabled and self.on_act is not None:
            self.on_act()

    def click(self, at: Position) -> None:
        """Use it with the pointer: where it was let go may matter, as on a row of choices."""
        self.act()

    def press(self, at: Position) -> None:
        """The pointer went down on it; a button waits for the release, a slider moves at once."""

    def drag(self, at: Position) -> None:
        """The pointer moves while pressed."""

    def key(self, key: Key) -> bool:
        """A key while it has the focus; True when it used the key, so that focus does not move."""
        return False

    def typed(self, typed: Typed) -> bool:
        """Letters while it has the focus."""
        return False

    def takes_wheel(self, at: Position) -> bool:
        """Whether the wheel is over it; what scrolls listens on more than its bar."""
        return self.hits(at)

    def wheel(self, wheel: Wheel) -> bool:
        """The wheel over it; True when it scrolled."""
        return False

    def describe(self, is_focused: bool = False) -> Description:
        return Description(
            self.id, self.label, self.rect, self.region, self.is_enabled, is_focused, self.is_legal, self.tip
        )


class TextBox(NamedTuple):
    """A text and the room it was given, in pixels; `needs` is what it takes."""

    text: str
    room: tuple[int, int]
    needs: tuple[int, int]
    place: Rect | None = None
    """Where the room lies in the window, where a test should see that no two texts lie on each other."""

    @property
    def fits(self) -> bool:
        return self.needs[0] <= self.room[0] and self.needs[1] <= self.room[1]
