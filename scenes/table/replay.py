"""The match again: step by step, forward and back, by itself at any speed, from every allowed sight."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from pygame import Rect, Surface

from game.rules import SPECTATOR
from game.text import Text, text
from scenes.control import Control
from scenes.controls import Button, Scroll, ScrollBar, Slider
from scenes.keys import Command
from scenes.picture import Sight
from scenes.scene import Scene
from scenes.skin import panel as skin
from scenes.table.chronicle import Chronicle, LogRow
from scenes.table.drawing import draw_banner, draw_stage, furnish
from scenes.table.figures import Emphasis
from scenes.table.furniture import ToolIcon
from scenes.table.log_rows import RowControl, log_controls, log_view
from scenes.table.opening import play_on
from scenes.table.showing import Phase, Showing, next_speed
from scenes.table.sitting import Sitting
from scenes.table.stage import Stage
from scenes.words import Words

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.table.scene import TableScene

WIDTH, HEIGHT = 620.0, 96.0


class ReplaySitting(Sitting):
    """A sitting at which nothing can be touched: the same table, looked at from another time."""

    def __init__(self, live: Sitting) -> None:
        super().__init__(live.table, live.entry)
        self.viewer, self.is_veiled = live.seat_looking, False
        self.shown = self.match.first_step

    def look_up(self) -> None:
        self.narrowing = None

    def go_to(self, step: int) -> None:
        self.waiting.clear()
        self.shown = max(self.match.first_step, min(self.match.step, step))


class ReplayScene(Scene):
    """A match from its first step to the present one."""

    name: ClassVar[str] = "replay"

    def __init__(self, app: App, table: TableScene) -> None:
        super().__init__(app)
        self.table = table
        self.topic = table.topic  # type: ignore[misc]
        self.ambience = table.picture.ambience  # type: ignore[misc]
        self.sitting = ReplaySitting(table.sitting)
        self.picture = table.picture
        self.stage = Stage(self.picture, is_reduced=app.settings.reduced_motion)
        self.showing = Showing(app, self.sitting, self.stage, self.sight)
        self.chronicle = Chronicle(self.sitting)
        self.scroll = Scroll()
        self.is_playing = False
        self.bar = Rect(0, 0, 0, 0)

    # -- what is seen ---------------------------------------------------------------------------------------

    @property
    def table_words(self) -> Words:
        return self.sitting.words(self.app.words)

    def sight(self) -> Sight:
        sitting = self.sitting
        return Sight(
            sitting.rules,
            sitting.view,
            sitting.seat_looking,
            sitting.match.options,
            self.units,
            self.table_words,
            shows_marks=self.app.settings.marks,
            history=sitting.history,
        )

    def backdrop(self) -> Surface:
        return self.picture.backdrop(self.units)

    @property
    def viewers(self) -> list[int]:
        """Whose sights are allowed: everybody's when nothing can be given away any more."""
        live = self.table.sitting
        if live.match.is_over or live.is_watched:
            return [SPECTATOR, *range(len(live.match.seats))]
        return [live.seat_looking]

    def why_not_play_on(self) -> Text | None:
        """Going on from an earlier position is a take-back, unless the match is over or they are free."""
        match = self.sitting.match
        if not (match.is_over or match.free_takebacks or self.table.sitting.is_watched):
            return text("table-replay-no-take-back")
        if self.sitting.shown == match.step:
            return text("match-is-over") if match.is_over else text("table-replay-at-end")
        return None

    # -- controls -------------------------------------------------------------------------------------------

    def build(self) -> list[Control]:
        self.stage.is_reduced = self.app.settings.reduced_motion
        self.showing.present()
        furnish(self)
        units, places = self.units, self.picture.places(self.units)
        bar = Rect(0, 0, units.px(WIDTH), units.px(HEIGHT))
        bar.midbottom = (places.prompt.centerx, places.prompt.bottom)
        self.bar = bar.clamp(units.frame)
        made = self._log(places.log)
        made.append(self._timeline())
        made += self._buttons()
        return made

    def _timeline(self) -> Control:
        units, match = self.units, self.sitting.match
        room = Rect(
            self.bar.left + units.px(12),
            self.bar.top + units.px(8),
            self.bar.width - units.px(24),
            units.px(38),
        )
        return Slider(
            id="timeline",
            app=self.app,
            theme=self.picture.theme,
            rect=room,
            label=self.table_words("table-replay-step"),
            label_share=0.14,
            value=self.sitting.shown,
            least=match.first_step,
            most=match.step,
            step=1,
            sign=f" / {match.step}",
            on_change=self.go_to,
            region="replay",
        )

    def _buttons(self) -> list[Control]:
        units, words = self.units, self.table_words
        at_start = self.sitting.shown <= self.sitting.match.first_step
        at_end = self.sitting.shown >= self.sitting.match.step
        edge = words("table-replay-edge")
        not_on = self.why_not_play_on()
        looker = (
            words("table-replay-everybody")
            if self.sitting.viewer == SPECTATOR
            else words.seat_name(self.sitting.viewer)
        )
        only = "" if len(self.viewers) > 1 else words("table-replay-own-sight")
        kinds: list[tuple[str, str, str, Callable[[], None], Command | None, str]] = [
            (
                "to-start",
                "to-start",
                words("table-replay-start"),
                self.to_start,
                None,
                edge if at_start else "",
            ),
            (
                "back",
                "step-back",
                words("table-replay-back"),
                self.step_back,
                Command.PAGE_UP,
                edge if at_start else "",
            ),
            (
                "play",
                "pause" if self.is_playing else "play",
                words("table-replay-pause" if self.is_playing else "table-replay-play"),
                self.toggle,
                Command.END_TURN,
                "",
            ),
            (
                "forward",
                "step",
                words("table-replay-forward"),
                self.step_forward,
                Command.PAGE_DOWN,
                edge if at_end else "",
            ),
            ("to-end", "to-end", words("table-replay-end"), self.to_end, None, edge if at_end else ""),
            ("speed", "speed", words(f"table-speed-{self.app.settings.speed}"), self.next_speed, None, ""),
            (
                "sight",
                "eye",
                words("table-replay-sight", name=looker),
                self.next_sight,
                Command.VIEW_OTHER,
                only,
            ),
        ]
        side, gap = units.px(40), units.px(6)
        top = self.bar.bottom - units.px(50)
        left = self.bar.left + units.px(12)
        made: list[Control] = []
        for name, sign, label, act, command, why_not in kinds:
            made.append(
                ToolIcon(
                    id=name,
                    app=self.app,
                    theme=self.picture.theme,
                    rect=Rect(left, top, side, units.px(44)),
                    label=label,
                    icon=sign,
                    tip=label,
                    command=command,
                    why_not=why_not,
                    on_act=act,
                    region="replay",
                )
            )
            left += side + gap
        wide = (self.bar.right - units.px(12) - left - gap) // 2
        for name, key, act, command, why in (
            ("play-on", "table-replay-play-on", self.play_on, None, not_on),
            ("close", "table-close", self.app.pop, Command.BACK, None),
        ):
            made.append(
                Button(
                    id=name,
                    app=self.app,
                    theme=self.picture.theme,
                    rect=Rect(left, top, wide, units.px(42)),
                    label=words(key),
                    command=command,
                    on_act=act,
                    region="replay",
                    size=14,
                    why_not=words.say(why) if why is not None else "",
                )
            )
            left += wide + gap
        return made

    def _log(self, frame: Rect) -> list[Control]:
        is_plain = self.picture.log_is_plain
        view = log_view(frame, self.units, 0, is_plain=is_plain)
        made = log_controls(
            self.app,
            self.chronicle.rows(self.table_words),
            view,
            self.scroll,
            self.picture,
            self.picture.theme,
            newest=self.sitting.shown,
            why_label="",
            on_use=self._use_row,
            tip=self.table_words("table-replay-go-there"),
        )
        made.append(
            ScrollBar(
                id="log-bar",
                app=self.app,
                theme=self.picture.theme,
                rect=frame,
                label="",
                region="log",
                scroll=self.scroll,
                on_scroll=self.refresh,
            )
        )
        return made

    def first_focus(self) -> str:
        return "play"

    def _use_row(self, row: LogRow) -> None:
        self.go_to(row.step)

    # -- moving through time --------------------------------------------------------------------------------

    def go_to(self, step: int) -> None:
        """Jump to a step."""
        self.is_playing = False
        self._go_to(step)

    def _go_to(self, step: int) -> None:
        self.sitting.go_to(step)
        self.showing.restart()
        self.refresh()

    def to_start(self) -> None:
        self.go_to(self.sitting.match.first_step)

    def to_end(self) -> None:
        self.go_to(self.sitting.match.step)

    def step_back(self) -> None:
        self.showing.complete()
        self.go_to(self.sitting.shown - 1)

    def step_forward(self) -> None:
        self.is_playing = False
        self.showing.complete()
        self._advance()
        self.refresh()

    def _advance(self) -> None:
        if self.sitting.shown < self.sitting.match.step and not self.showing.is_busy:
            self.sitting.waiting.append(self.sitting.shown + 1)
            self.showing.begin()

    def toggle(self) -> None:
        """Play, or pause; at the end play again from the start."""
        self.is_playing = not self.is_playing
        if self.is_playing and self.sitting.shown >= self.sitting.match.step:
            self._go_to(self.sitting.match.first_step)
        self.refresh()

    def next_speed(self) -> None:
        next_speed(self.app)
        self.refresh()

    def next_sight(self) -> None:
        viewers = self.viewers
        here = viewers.index(self.sitting.viewer) if self.sitting.viewer in viewers else -1
        self.sitting.viewer = viewers[(here + 1) % len(viewers)]
        self.showing.restart()
        self.refresh()

    def play_on(self) -> None:
        if self.why_not_play_on() is None:
            play_on(self.app, self.sitting.entry, self.sitting.match, self.sitting.shown)

    # -- time and drawing -----------------------------------------------------------------------------------

    def update(self, seconds: float) -> None:
        before = self.showing.phase, self.sitting.shown
        self.is_dirty |= self.showing.update(seconds)
        if self.showing.phase is Phase.QUIET and self.is_playing:
            self._advance()
            if self.sitting.is_live and self.showing.phase is Phase.QUIET:
                self.is_playing = False
                self.refresh()
        if before != (self.showing.phase, self.sitting.shown):
            self.refresh()

    def wakes_in(self) -> float | None:
        return 0.0 if self.is_playing else self.showing.wakes_in()

    def refresh(self) -> None:
        super().refresh()
        self._emphasise()

    def _look_elsewhere(self) -> None:
        super()._look_elsewhere()
        self._emphasise()

    def _emphasise(self) -> None:
        pointed = dict(self.showing.pointed)
        regarded = self.regarded
        if isinstance(regarded, RowControl):
            colour = self.picture.theme.neutral
            pointed |= {piece.id: colour for piece in self.stage.pieces_of(regarded.row.refs)}
        self.stage.emphasis = Emphasis(pointed=pointed)
        self.is_dirty = True

    def draw_under(self, surface: Surface) -> None:
        draw_stage(self, surface)
        skin.draw_panel(surface, self.bar, self.units, self.picture.theme, self.backdrop())

    def draw_over(self, surface: Surface) -> None:
        draw_banner(self, surface)
