"""What the pages of the shell share: the night, panels, a title, a way back, a line about the focus."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from pygame import Rect, Surface

from scenes.control import Control
from scenes.controls import (
    BAR,
    Button,
    Printed,
    Scroll,
    ScrollBar,
    Still,
    button_width,
)
from scenes.keys import Command
from scenes.night import night
from scenes.scene import Scene
from scenes.skin import panel as skin
from scenes.skin import type as typesetting
from scenes.skin.colours import NIGHT, SHELL
from scenes.skin.light import margin, shadow_under
from scenes.skin.type import Align, Token

if TYPE_CHECKING:
    from scenes.app import App

MARGIN = 40.0
TITLE_SIZE = 34.0
GAP = 12.0


class Page(Scene):
    """A page of the shell. A subclass builds its `contents`; `panels` are drawn behind them as glass."""

    title_key: ClassVar[str]
    has_focus_line: ClassVar[bool] = True

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.panels: list[Rect] = []
        self.scrolls: dict[str, Scroll] = {}
        self._ground: tuple[object, Surface] | None = None

    # -- what a subclass writes -----------------------------------------------------------------------------

    def contents(self) -> list[Control]:
        """The controls between title and focus line; sets `panels`."""
        return []

    @property
    def title(self) -> str:
        return self.words(self.title_key)

    # -- where things stand ---------------------------------------------------------------------------------

    @property
    def head(self) -> Rect:
        """The strip of the title."""
        units = self.units
        return units.rect(MARGIN, 18, units.width - 2 * MARGIN, 52)

    @property
    def foot(self) -> Rect:
        """The line that describes the focus: room for two lines of text."""
        units = self.units
        high = 2 * typesetting.line_height(Token.BODY, units) + units.px(4)
        frame = units.frame
        return Rect(
            frame.left + units.px(MARGIN),
            frame.bottom - high - units.px(8),
            frame.width - 2 * units.px(MARGIN),
            high,
        )

    @property
    def body(self) -> Rect:
        """Everything between the two."""
        top, bottom = self.head.bottom + self.units.px(8), self.foot.top - self.units.px(8)
        return Rect(self.head.left, top, self.head.width, bottom - top)

    # -- building -------------------------------------------------------------------------------------------

    def build(self) -> list[Control]:
        self.panels = []
        inside = self.contents()
        if any(scroll.is_moved for scroll in self.scrolls.values()):
            # What is shown became shorter than where it was scrolled to.
            self.panels = []
            inside = self.contents()
        return [*self.heading(), *inside, self.way_back()]

    def heading(self) -> list[Control]:
        """The title in gold."""
        sprite = typesetting.metal(self.title, Token.DISPLAY, self.units, TITLE_SIZE)
        reach = typesetting.metal_margin(self.units)
        place = sprite.get_rect(midleft=(self.head.left - reach, self.head.centery))
        room = self.head.copy()
        room.width -= self._back_width() + self.units.px(GAP)
        printed = Printed(self.title, Token.DISPLAY, room, SHELL.text, size=TITLE_SIZE)
        title = Still(
            id="title", rect=room, label=self.title, app=self.app, sprites=[(sprite, place.topleft)]
        )
        title.texts = [printed.box(self.units)]
        return [title]

    def _back_width(self) -> int:
        return button_width(self.app, self.words("shell-back"), key=self.app.keys.name(Command.BACK))

    def way_back(self) -> Button:
        """The button to the page beneath."""
        wide, high = self._back_width(), self.units.px(36)
        rect = Rect(self.head.right - wide, self.head.centery - high // 2, wide, high)
        return Button(
            id="back",
            app=self.app,
            rect=rect,
            label=self.words("shell-back"),
            tip=self.words("shell-back-tip"),
            region="back",
            command=Command.BACK,
            on_act=self.go_back,
        )

    def go_back(self) -> None:
        self.app.pop()

    def first_focus(self) -> str:
        """Never on the way back, as long as there is anything else."""
        usable = [control.id for control in self.reachable() if control.is_enabled]
        return next((name for name in usable if name != "back"), "back" if usable else "")

    # -- things that scroll ---------------------------------------------------------------------------------

    def scroll(self, region: str) -> Scroll:
        """How far a region is scrolled; remembered while the page lives."""
        return self.scrolls.setdefault(region, Scroll())

    def scroll_bar(self, region: str) -> ScrollBar:
        """The bar of a region, and the wheel over it."""
        scroll = self.scroll(region)
        area = scroll.view.copy()
        area.width += self.units.px(BAR)
        return ScrollBar(
            id=f"{region}-bar",
            app=self.app,
            rect=area,
            label="",
            region=region,
            scroll=scroll,
            on_scroll=self.refresh,
        )

    def move_focus(self, name: str) -> None:
        super().move_focus(name)
        self.reveal(name)

    def reveal(self, name: str) -> None:
        """Scroll until a control can be seen."""
        control = self.find(name)
        if control is None or control.clip is None or control.region not in self.scrolls:
            return
        if self.scrolls[control.region].reveal(control.rect, self.units.px(8)):
            self.refresh()

    def command(self, command: Command) -> bool:
        pages = {Command.PAGE_UP: -1, Command.PAGE_DOWN: 1}
        if command not in pages:
            return False
        focused = self.find(self.focused)
        region = focused.region if focused is not None and focused.region in self.scrolls else None
        for name, scroll in self.scrolls.items():
            if region in (None, name) and scroll.to(
                scroll.offset + pages[command] * scroll.view.height * 0.9
            ):
                self.refresh()
        return True

    # -- drawing --------------------------------------------------------------------------------------------

    def draw_under(self, surface: Surface) -> None:
        key = (self.units, tuple(map(tuple, self.panels)))
        if self._ground is None or self._ground[0] != key:
            self._ground = (key, self._paint_ground())
        surface.blit(self._ground[1], (0, 0))

    def _paint_ground(self) -> Surface:
        backdrop = night(self.app)
        ground = backdrop.copy()
        for rect in self.panels:
            skin.draw_panel(ground, rect, self.units, SHELL, backdrop)
        if self.has_focus_line:
            self._shade_foot(ground)
        return ground

    def _shade_foot(self, ground: Surface) -> None:
        """A soft darkness behind the line about the focus, so that it reads over stars."""
        radius = 30 * self.units.scale
        band = self.foot.inflate(-self.foot.width // 3, 0)
        reach = margin(radius)
        ground.blit(shadow_under(band.size, band.height / 2, radius, 0.75, NIGHT), band.move(-reach, -reach))

    def draw_over(self, surface: Surface) -> None:
        if self.has_focus_line and (line := self.focus_line()) is not None:
            line.draw(surface, self.units)

    def focus_line(self, control: Control | None = None) -> Printed | None:
        """What is said about a control below the page: about the one looked at unless another is given."""
        control = control or self.regarded or self.find(self.focused)
        if control is None:
            return None
        words = control.why_not or control.tip or control.label
        colour = SHELL.danger if control.why_not else SHELL.muted
        return Printed(words, Token.BODY, self.foot, colour, Align.CENTRE, wraps=True)

    def tooltip_of(self, control: Control) -> str:
        """The line below says it already; only a refusal comes close to where the eye is."""
        return control.why_not if self.has_focus_line else super().tooltip_of(control)
