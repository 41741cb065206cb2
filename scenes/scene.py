"""A page of the window: controls in regions, focus, hover and tooltip, the same for every page.

A subclass builds its controls in `build`, draws what is behind them in `draw_under`, and answers commands in
`command`. Nothing on a page is remembered that `build` does not compute from the page's own facts, the
window's size and the language; `refresh` builds again, and focus stays where it was by the control's id.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from pygame import Surface

from scenes.control import Control, Description, Look
from scenes.focus import DIRECTIONS, following, nearest
from scenes.inputs import Input, Key, KeyUp, Point, Press, Release, Typed, Wheel
from scenes.keys import Command
from scenes.units import Units
from scenes.words import Words

if TYPE_CHECKING:
    from scenes.app import App

TOOLTIP_AFTER = 0.35
"""Seconds a thing is hovered or focused before its tooltip appears."""
MAY_REPEAT = (*DIRECTIONS, Command.PAGE_UP, Command.PAGE_DOWN)
"""What a key that is held asks for again and again; everything else it asks once."""


class Scene:
    """One page on the stack."""

    name: ClassVar[str]
    """How `egotable shot` and the tests call it."""
    is_overlay: ClassVar[bool] = False
    """Whether the page beneath stays visible behind it."""
    topic: ClassVar[str] = ""
    """Where the rules reader opens: a game, or a game and a heading of its rules, `game#heading`."""
    ambience: ClassVar[str | None] = "night"
    """Which world's music and air are heard here."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.controls: list[Control] = []
        self.focused = ""
        self.hovered = ""
        self.pressed = ""
        self.is_dirty = True
        self._rested = 0.0

    # -- what a subclass writes -----------------------------------------------------------------------------

    def build(self) -> list[Control]:
        """Every control of the page, in reading order within its region."""
        return []

    def draw_under(self, surface: Surface) -> None:
        """What lies behind the controls."""

    def draw_over(self, surface: Surface) -> None:
        """What lies above the controls."""

    def command(self, command: Command) -> bool:
        """A command that no control answered; True when the page did."""
        return False

    def digit(self, digit: int) -> bool:
        """A digit key; True when the page used it."""
        return False

    def update(self, seconds: float) -> None:
        """Time passes; set `is_dirty` when something moved."""

    def prepare(self) -> bool:
        """Do a little of what may be needed later, while nothing moves; whether there was any."""
        return False

    def wakes_in(self) -> float | None:
        """Seconds until time must pass for this page: 0 every frame, None only when something happens."""
        return None

    def enter(self) -> None:
        """The page came on top of the stack, for the first time or again."""
        self.refresh()

    def leave(self) -> None:
        """The page is gone from the stack."""

    # -- what it stands on ----------------------------------------------------------------------------------

    @property
    def units(self) -> Units:
        return self.app.units

    @property
    def words(self) -> Words:
        return self.app.words

    def refresh(self) -> None:
        """Build the controls again, after anything they show has changed."""
        self.controls = self.build()
        self.is_dirty = True
        ids = {control.id for control in self.controls}
        if self.focused not in ids:
            self.focused = self.first_focus()
        if self.hovered not in ids:
            self.hovered = ""
        self.point(self.app.inputs.pointer)

    def first_focus(self) -> str:
        """Where the focus begins: on the first control that can be used."""
        reachable = self.reachable()
        usable = (control.id for control in reachable if control.is_enabled)
        return next(usable, reachable[0].id if reachable else "")

    def reachable(self) -> list[Control]:
        """The controls that can have the focus."""
        return [control for control in self.controls if control.takes_focus]

    def touchable(self) -> list[Control]:
        """The controls that the pointer can touch."""
        return [control for control in self.controls if control.takes_pointer]

    def find(self, name: str) -> Control | None:
        """The control of that id."""
        return next((control for control in self.controls if control.id == name), None)

    @property
    def regarded(self) -> Control | None:
        """What the person looks at: the focused control with keys, the hovered one with the mouse."""
        return self.find(self.focused if self.app.uses_keys else self.hovered)

    @property
    def tooltip(self) -> str:
        """What is to be said about the control that is looked at."""
        regarded = self.regarded
        return self.tooltip_of(regarded) if regarded is not None else ""

    def tooltip_of(self, control: Control) -> str:
        """Why a control cannot be used, or more about it."""
        return control.why_not or control.tip

    @property
    def shows_tooltip(self) -> bool:
        return self._rested >= TOOLTIP_AFTER and bool(self.tooltip)

    # -- input ----------------------------------------------------------------------------------------------

    def handle(self, given: Input) -> None:
        """Everything a person does arrives here."""
        match given:
            case Point(at):
                self.point(at)
                if pressed := self.find(self.pressed):
                    pressed.drag(at)
                    self.is_dirty = True
            case Press(at, inspects):
                self._press(at, inspects)
            case Release(at, inspects):
                self._release(at, inspects)
            case Wheel(at):
                over = [control for control in reversed(self.controls) if control.takes_wheel(at)]
                self.is_dirty |= any(control.wheel(given) for control in over)
            case Key():
                self._key(given)
            case Typed():
                focused = self.find(self.focused)
                self.is_dirty |= focused is not None and focused.typed(given)
            case KeyUp():
                self.key_up(given)

    def key_up(self, key: KeyUp) -> None:
        """A key was let go."""

    def inspect(self, control: Control | None) -> None:
        """Show everything about a control, or about nothing in particular."""

    def point(self, at: tuple[int, int]) -> None:
        """Hover what lies under the pointer: the topmost control, which is the last one built."""
        under = next((control.id for control in reversed(self.touchable()) if control.hits(at)), "")
        if under != self.hovered:
            self.hovered = under
            self._look_elsewhere()

    def move_focus(self, name: str) -> None:
        if name != self.focused:
            self.focused = name
            self.app.play_tick()
            self._look_elsewhere()

    def _look_elsewhere(self) -> None:
        self._rested = 0.0
        self.is_dirty = True

    def _press(self, at: tuple[int, int], inspects: bool) -> None:
        self.point(at)
        control = self.find(self.hovered)
        if inspects:
            self.inspect(control)
            return
        if control is None:
            self.press_nothing()
            return
        self.pressed = control.id
        if control.takes_focus:
            self.focused = control.id
        if control.is_enabled:
            control.press(at)
        self.is_dirty = True

    def press_nothing(self) -> None:
        """A click beside everything."""

    def _release(self, at: tuple[int, int], inspects: bool) -> None:
        control, self.pressed = self.find(self.pressed), ""
        self.is_dirty = True
        if control is not None and not inspects and control.hits(at):
            self.use(control, at)

    def use(self, control: Control, at: tuple[int, int] | None = None) -> None:
        """Act on a control, with the pointer where there is one; a greyed one knocks and says why at once."""
        if not control.is_enabled:
            self.app.play_refusal()
            self._rested = TOOLTIP_AFTER
            self.is_dirty = True
            return
        if control.on_act is not None and not control.is_legal:
            self.app.play("press")  # what the rules allow has sounds of its own
        if at is not None:
            control.click(at)
        else:
            control.act()

    def _key(self, key: Key) -> None:
        focused = self.find(self.focused)
        self.is_dirty = True
        if focused is not None and focused.is_enabled and focused.key(key):
            return
        if key.is_repeat and key.command not in MAY_REPEAT:
            return
        if key.digit is not None and self.digit(key.digit):
            return
        if key.command is not None:
            self._command(key.command, focused)

    def _command(self, command: Command, focused: Control | None) -> None:
        if command in DIRECTIONS:
            self.step_focus(command)
        elif command in (Command.NEXT_REGION, Command.PREVIOUS_REGION):
            self.step_region(1 if command is Command.NEXT_REGION else -1)
        elif command is Command.ACT and focused is not None and self._takes_act(focused):
            self.use(focused)
        elif command is Command.INSPECT and focused is not None:
            self.inspect(focused)
        elif (owner := self._owner(command)) is not None:
            self.use(owner)
        elif not self.command(command):
            self.app.command(command)

    def _takes_act(self, focused: Control) -> bool:
        """Whether Enter means the focused control: a greyed one gives way to a button that shows that key."""
        return focused.is_enabled or self._owner(Command.ACT) is None

    def _owner(self, command: Command) -> Control | None:
        return next((control for control in self.controls if control.command is command), None)

    def step_focus(self, direction: str) -> None:
        """Move the focus to the nearest control in a direction, within its region first."""
        start = self.find(self.focused)
        if start is None:
            self.focused = self.first_focus()
            return
        others = [control for control in self.reachable() if control is not start]
        same = {control.id: control.rect for control in others if control.region == start.region}
        everywhere = {control.id: control.shown for control in others if control.shown.size != (0, 0)}
        found = nearest(same, start.rect, direction) or nearest(everywhere, start.rect, direction)
        if found is not None:
            self.move_focus(found)

    def step_region(self, step: int) -> None:
        """Move the focus to the first control of the next region."""
        regions = list(dict.fromkeys(control.region for control in self.reachable()))
        here = self.find(self.focused)
        region = following(regions, here.region if here else None, step)
        inside = [control for control in self.reachable() if control.region == region]
        first = next((control for control in inside if control.is_enabled), inside[0] if inside else None)
        if first is not None:
            self.move_focus(first.id)

    # -- time and drawing -----------------------------------------------------------------------------------

    def pass_time(self, seconds: float) -> None:
        """Let time pass for tooltip and page."""
        before = self.shows_tooltip
        self._rested += seconds
        self.is_dirty |= self.shows_tooltip != before
        self.update(seconds)

    def next_wake(self) -> float | None:
        """When time must pass again, the tooltip included."""
        waits = [self.wakes_in()]
        if self.tooltip and not self.shows_tooltip:
            waits.append(TOOLTIP_AFTER - self._rested)
        return min((wait for wait in waits if wait is not None), default=None)

    def draw(self, surface: Surface) -> None:
        """Draw the page; changes nothing."""
        self.draw_under(surface)
        for control in self.controls:
            self.draw_control(control, surface)
        self.draw_over(surface)

    def draw_control(self, control: Control, surface: Surface) -> None:
        """Draw one control, no further than it may show."""
        if control.clip is None:
            control.draw(self.app, surface, self.look_at(control))
        elif control.shown.size != (0, 0):
            before = surface.get_clip()
            surface.set_clip(before.clip(control.clip))
            control.draw(self.app, surface, self.look_at(control))
            surface.set_clip(before)

    def look_at(self, control: Control) -> Look:
        return Look(
            is_hovered=control.id == self.hovered and not self.app.uses_keys,
            is_focused=control.id == self.focused and self.app.uses_keys,
            is_pressed=control.id == self.pressed,
        )

    def describe(self) -> list[Description]:
        """Everything on the page in plain words."""
        return [control.describe(control.id == self.focused) for control in self.controls]
