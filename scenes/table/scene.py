"""The table: a match of any game, played, watched, taken back, hinted at and handed on, in one page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, ClassVar

import pygame
from pygame import Surface

from ai.controller import Choice
from ai.table import Table
from ai.worker import ThinkingFailed
from game.registry import GameEntry
from scenes.control import Control
from scenes.inputs import Input, Key, KeyUp, Point, Press, Release, Wheel
from scenes.keys import Command
from scenes.picture import Camera
from scenes.table.drawing import draw_banner, draw_stage
from scenes.table.hints import Hint
from scenes.table.log_rows import RowControl
from scenes.table.piece_control import PieceControl
from scenes.table.showing import Phase, next_speed
from scenes.table.touching import TouchingScene

if TYPE_CHECKING:
    from scenes.app import App

POLL = 1 / 30
"""Seconds between two looks at whoever thinks."""
LAST_LOOK = 0.9
"""Seconds the last position is shown before the result comes."""
_READY = object()


class TableScene(TouchingScene):
    """One match in the window."""

    name: ClassVar[str] = "table"

    def __init__(self, app: App, table: Table, entry: GameEntry, *, is_kept: bool = True) -> None:
        super().__init__(app, table, entry, is_kept=is_kept)
        self._has_ended = self.sitting.match.is_over
        self._last_look = 0.0
        self._spin = 0
        self._preparing: tuple[object, Iterator[None]] | None = None

    # -- tools ----------------------------------------------------------------------------------------------

    def why_not_tool(self, name: str) -> str:
        """Why a tool cannot be used now; empty when it can."""
        words, sitting = self.table_words, self.sitting
        if sitting.is_veiled and name in ("undo", "redo", "hint"):
            return words("table-not-your-turn")
        if name == "undo":
            reason = sitting.match.why_not_undo()
            return words.say(reason) if reason is not None else ""
        if name == "redo" and not sitting.match.may_redo:
            return words("table-nothing-to-redo")
        if name == "hint" and sitting.narrowing is None:
            return words("table-not-your-turn")
        return ""

    def undo(self) -> None:
        self._go_back(self.sitting.table.undo)

    def redo(self) -> None:
        self._go_back(self.sitting.table.redo)

    def _go_back(self, change: Callable[[], int]) -> None:
        change()
        self.hint = Hint()
        self._has_ended = self.sitting.match.is_over
        self.sitting.catch_up()
        self.showing.restart()
        self.app.play("flip")
        self.refresh()
        self.keeping.autosave()

    def ask_hint(self) -> None:
        if not self.why_not_tool("hint"):
            self.hint.press()
            self.hint.poll(self.sitting)
            self.refresh()

    def next_speed(self) -> None:
        next_speed(self.app)
        self.refresh()

    def toggle_pause(self) -> None:
        self.is_paused = not self.is_paused
        self.refresh()

    def replay_turn(self) -> None:
        """Show the last turn of the others again."""
        self.sitting.replay(self.sitting.others_last_turn())
        self.showing.restart()
        self.refresh()

    def open_menu(self) -> None:
        from scenes.table.menu_page import MatchMenuScene

        self.app.push(MatchMenuScene(self.app, self))

    def open_rules(self) -> None:
        self.app.command(Command.RULES)

    def open_settings(self) -> None:
        self.app.command(Command.SETTINGS)

    def show_end(self) -> None:
        from scenes.table.end_page import EndScene

        self.app.push(EndScene(self.app, self))

    def look_from(self, camera: Camera) -> None:
        """Look at the ground from somewhere else."""
        if camera != self.camera:
            self.camera = camera
            self.stage.show(self.sight(), jump=True)
            self.refresh()

    def next_outlook(self) -> bool:
        """Look at the next side of the table; those who only watch go from seat to seat."""
        sitting = self.sitting
        if sitting.is_watched or (sitting.match.is_over and not sitting.is_veiled):
            sitting.viewer = (sitting.viewer + 2) % (len(sitting.match.seats) + 1) - 1
            self.showing.restart()
            self.refresh()
            return True
        names = ["", *(each.id for each in self.picture.outlooks(self.sight()))]
        if len(names) == 1:
            return False
        self.outlook = names[(names.index(self.outlook) + 1) % len(names)] if self.outlook in names else ""
        self.showing.present()
        self.refresh()
        return True

    # -- input ----------------------------------------------------------------------------------------------

    def handle(self, given: Input) -> None:
        """Any input completes what is running; what it means besides happens as well."""
        match given:
            case Key() if self._is_space(given) and self.showing.is_busy:
                self.showing.is_fast = True
                return
            case KeyUp(Command.ACT):
                self.showing.is_fast = False
            case Press(at, False):
                self.pointer.press(at)
        if isinstance(given, Key | Press | Wheel):
            self.stage.wake()
        if isinstance(given, Key | Press) and self._skips(given):
            return
        if isinstance(given, Release) and not given.inspects and self.pointer.release(given.at):
            self.pressed = ""
            self.refresh()
            return
        if isinstance(given, Point):
            self.pointer.move_ground(given.at)
        if isinstance(given, Wheel) and self.pointer.zoom(given):
            return
        used_keys = self.app.uses_keys
        super().handle(given)
        if isinstance(given, Key | Press) or used_keys != self.app.uses_keys:
            self.emphasise()

    def _is_space(self, key: Key) -> bool:
        return key.chord is not None and key.chord.key == pygame.K_SPACE

    def _skips(self, given: Key | Press) -> bool:
        """Complete what is running; True when the input was meant for nothing else."""
        was_shown = self.showing.is_busy
        if not self.showing.complete():
            return False
        self.refresh()
        if not was_shown or self.sitting.narrowing is not None:
            return False
        if isinstance(given, Key):
            return given.command is Command.ACT
        under = next((c for c in reversed(self.touchable()) if c.hits(given.at)), None)
        return under is None or isinstance(under, PieceControl)

    def press_nothing(self) -> None:
        """A click beside everything puts the selection back, or takes hold of the ground."""
        if not self.pointer.take_ground(self.app.inputs.pointer):
            self.put_back()

    def drag(self, name: str, at: tuple[int, int]) -> None:
        self.pointer.drag(name, at)
        self.emphasise()

    def move_focus(self, name: str) -> None:
        super().move_focus(name)
        control = self.find(name)
        if isinstance(control, RowControl) and self.scroll.reveal(control.rect, self.units.px(4)):
            self.refresh()
        elif isinstance(control, PieceControl):
            self.pointer.reveal(control)

    def _owner(self, command: Command) -> Control | None:
        """The way back belongs to the page: it puts back what was touched before it opens the menu."""
        return None if command is Command.BACK else super()._owner(command)

    def command(self, command: Command) -> bool:
        match command:
            case Command.BACK:
                if not self.put_back():
                    self.open_menu()
            case Command.WHY:
                if not self.explain():
                    self.app.play_refusal()
            case Command.LOG:
                self._walk_log()
            case Command.VIEW_OTHER:
                if not self.next_outlook():
                    self.app.play_refusal()
            case Command.NEARER | Command.FARTHER:
                if not self.pointer.step_zoom(1 if command is Command.NEARER else -1):
                    self.app.play_refusal()
            case Command.REDO if not self.why_not_tool("redo"):
                self.redo()
            case Command.QUICK_SAVE:
                self.keeping.quick_save()
                self.showing.notice("table-quick-saved")
            case Command.QUICK_LOAD:
                self.keeping.quick_load()
            case Command.END_TURN:
                self.end_turn()
            case Command.PAGE_UP | Command.PAGE_DOWN:
                step = self.scroll.view.height * (1 if command is Command.PAGE_DOWN else -1)
                if self.scroll.to(self.scroll.offset + step):
                    self.refresh()
            case _:
                return False
        return True

    def _walk_log(self) -> None:
        """Go to the newest row of the chronicle, or back from it."""
        focused = self.find(self.focused)
        is_there = focused is not None and focused.region == "log"
        rows = [control for control in self.controls if isinstance(control, RowControl)]
        if is_there:
            self.move_focus(self._first_legal() or self.focused)
        elif rows:
            self.scroll.to(0)
            self.refresh()
            self.move_focus(next(c.id for c in self.controls if isinstance(c, RowControl)))

    def first_focus(self) -> str:
        return self._first_legal() or super().first_focus()

    def _first_legal(self) -> str:
        for ref in sorted(self.numbers, key=lambda each: self.numbers[each]):
            for control in self.controls:
                if control.is_legal and getattr(control, "ref", None) == ref:
                    return control.id
        return next((c.id for c in self.controls if c.is_legal), "")

    # -- time -----------------------------------------------------------------------------------------------

    def update(self, seconds: float) -> None:
        before = self.showing.phase, self.sitting.shown, self.sitting.narrowing
        self.is_dirty |= self.showing.update(seconds)
        self.pointer.pass_time(seconds)
        if self.showing.phase is Phase.QUIET and self.app.scene is self:
            self._go_on(seconds)
        if self.app.scene is not self:
            return
        if before != (self.showing.phase, self.sitting.shown, self.sitting.narrowing):
            self.refresh()
            if before[2] is None:
                self._follow_turn()
            if self.guide is not None:
                self.guide.look()
        self._turn_wheel(seconds)
        self.keeping.pass_time(seconds, is_idle=self.showing.wakes_in() != 0.0)

    def prepare(self) -> bool:
        """Measure or draw something that may soon be shown, a little at a time; whether there was any."""
        kept_for = (self.units, self.words.language)
        if self._preparing is None or self._preparing[0] != kept_for:
            self._preparing = kept_for, iter(self.picture.prepare(self.sight()))
        return next(self._preparing[1], _READY) is not _READY

    def _follow_turn(self) -> None:
        """Lead the keyboard to what can be done, when a person's decision begins."""
        focused = self.find(self.focused)
        log = self.sitting.match.log
        if self.sitting.narrowing is not None and log and self.sitting.is_opponent(log[-1]):
            self.app.play("your-turn")
        if self.sitting.narrowing is not None and (focused is None or not focused.is_legal):
            self.focused = self._first_legal() or self.focused
            self.emphasise()

    def _go_on(self, seconds: float) -> None:
        """Whatever comes next when nothing is being shown."""
        sitting = self.sitting
        if sitting.waiting:
            self.showing.begin()
        elif self.stage.is_gliding:
            return
        elif sitting.match.is_over:
            self._last_look += seconds
            if not self._has_ended and self._last_look >= LAST_LOOK:
                self._has_ended = True
                self.keeping.finish()
                self.show_end()
        elif sitting.needs_hand_over:
            self.begin_hand_over()
        elif sitting.person_to_act is not None:
            if self.hint.poll(sitting):
                self.refresh()
        elif not self.is_paused:
            self._let_computer_play()

    def _let_computer_play(self) -> None:
        try:
            choice: Choice | None = self.sitting.table.poll()
        except ThinkingFailed as failure:
            from scenes.table.failure import FailureScene

            self.app.push(FailureScene(self.app, failure, self.sitting.table.cancel))
            return
        if choice is not None:
            self.sitting.play(choice.action, choice.why)
            self.showing.begin()
            self.keeping.autosave()

    def _turn_wheel(self, seconds: float) -> None:
        """Turn the sign that somebody thinks, once they have for a while."""
        is_busy = self.shows_busy
        self._busy_for = self._busy_for + seconds if is_busy else 0.0
        spin = int(self._busy_for * 8) + 1 if is_busy else 0
        if spin != self._spin:
            self._spin = spin
            self.refresh()

    def wakes_in(self) -> float | None:
        sitting = self.sitting
        waits = [self.showing.wakes_in(), self.keeping.wakes_in, self.pointer.wakes_in]
        is_over = sitting.match.is_over
        awaits = not is_over and sitting.person_to_act is None and not self.is_paused
        if awaits or self.hint.is_awaited or (sitting.needs_hand_over and not is_over):
            waits.append(POLL)
        if is_over and not self._has_ended:
            waits.append(max(0.0, LAST_LOOK - self._last_look))
        return min((wait for wait in waits if wait is not None), default=None)

    # -- from hand to hand ----------------------------------------------------------------------------------

    def begin_hand_over(self) -> None:
        """Clear everything that only the last person may see, draw that, and only then cover the table."""
        from scenes.table.hand_over import HandOverScene

        self.sitting.veil()
        self.hint = Hint()
        self.focused = self.hovered = self.pressed = ""
        self.outlook, self.camera = "", Camera()
        self.scroll.to(0)
        self.showing.restart()
        self.refresh()
        self.app.forget_pictures()
        self.app.draw(self.app.screen)
        self.app.push(HandOverScene(self.app, self))

    def end_hand_over(self) -> None:
        """The next person is alone with the window."""
        from scenes.table.since import SinceScene

        unread = self.sitting.hand_over()
        self.showing.restart()
        self.showing.announce(self.sitting.view_at(unread), self.sitting.view)
        self.app.pop()
        self._follow_turn()
        rows = self.chronicle.rows(self.table_words, since=unread)
        if rows:
            self.app.push(SinceScene(self.app, self, rows))

    # -- the page -------------------------------------------------------------------------------------------

    def leave(self) -> None:
        """Stop thinking, and keep the match with its last picture."""
        self.sitting.table.close()
        self.keeping.leave()

    def draw_under(self, surface: Surface) -> None:
        draw_stage(self, surface)

    def draw_control(self, control: Control, surface: Surface) -> None:
        if not isinstance(control, PieceControl):
            super().draw_control(control, surface)

    def draw_over(self, surface: Surface) -> None:
        draw_banner(self, surface)
