"""Showing what happened, one step after the other: point it out, move it, hold it, at the chosen speed.

A step of the person who looks moves at once. A step of anybody else is pointed out first and held for a
moment after. Any input completes the running step; the match itself never waits for any of this.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from enum import Enum, auto
from typing import TYPE_CHECKING, Any

from game.event import Event
from game.match import Entry
from game.text import Text, text
from scenes.glide import MOVE
from scenes.picture import Sight
from scenes.settings import SPEEDS
from scenes.skin.noise import seed_of
from scenes.table.sitting import Midway, Sitting
from scenes.table.stage import Stage

if TYPE_CHECKING:
    from scenes.app import App

POINT_OUT, OTHERS_MOVE, HOLD = 0.120, 0.420, 0.350
PART_HOLD = 0.8
"""How long a part of a step stands, so that its banner can be read."""
BANNER, BANNER_FADE = 1.4, 0.16
FAST_FORWARD = 4.0
INSTANT = 100.0
"""From this pace on nothing glides; what changed is still pointed out for a moment."""


class Phase(Enum):
    """What is going on with the step that is being shown."""

    QUIET = auto()
    POINTING = auto()
    MOVING = auto()
    HOLDING = auto()


class Showing:
    """Leads the stage through the steps that a sitting has yet to show."""

    def __init__(self, app: App, sitting: Sitting, stage: Stage, make_sight: Callable[[], Sight]) -> None:
        self.app = app
        self.sitting = sitting
        self.stage = stage
        self.phase = Phase.QUIET
        self.pointed: dict[str, str] = {}
        """Pieces that the step being shown is about, with the colour of whoever acts."""
        self.actor: int | None = None
        self.banner: Text | None = None
        self.banner_left = 0.0
        self.is_fast = False
        """Whether somebody holds the key that makes everything go faster."""
        self._make_sight = make_sight
        self._left = 0.0
        self._parts: deque[tuple[Midway, list[Event]]] = deque()
        """What of the step that is being shown is yet to be told."""

    @property
    def pace(self) -> float:
        """How many times as fast as usual things are shown."""
        return SPEEDS[self.app.settings.speed] * (FAST_FORWARD if self.is_fast else 1.0)

    @property
    def is_busy(self) -> bool:
        """Whether a step is being shown or waits to be."""
        return self.phase is not Phase.QUIET or bool(self.sitting.waiting)

    # -- steps ----------------------------------------------------------------------------------------------

    def present(self, *, jump: bool = False) -> None:
        """Show the sitting as it stands, without telling how it came to that."""
        sight = self._make_sight()
        if self.stage.shows(sight) and not jump:
            return
        events = self.sitting.history() if jump or self.stage.is_new_to(sight) else None
        self.stage.show(sight, events, jump=jump)

    def restart(self) -> None:
        """Show the sitting as it stands after something was taken back or handed over."""
        self.phase, self.pointed, self.actor, self.banner = Phase.QUIET, {}, None, None
        self._parts.clear()
        self.sitting.midway = None
        self.stage.forget()
        self.present(jump=True)

    def begin(self) -> None:
        """Begin with the next step that waits."""
        entry = self.sitting.entry_of(self.sitting.waiting[0])
        self._parts = deque(self.sitting.next_parts() if self.pace < INSTANT else ())
        if not self.sitting.is_opponent(entry):
            self._move(MOVE, 0.0)
            return
        if self._takes_over(entry):
            self.app.play("other-turn")
        self.actor = entry.seat
        self._point_at(entry.seat, self.sitting.seen(entry))
        self.phase, self._left = Phase.POINTING, POINT_OUT

    def _takes_over(self, entry: Entry) -> bool:
        """Whether the turn has come to somebody else with this step."""
        before = self.sitting.shown - self.sitting.match.first_step
        return before == 0 or self.sitting.match.log[before - 1].seat != entry.seat

    def _point_at(self, seat: int, events: Sequence[Event]) -> None:
        colour = self.sitting.picture.seat_mark(seat).colour
        refs = [ref for event in events for ref in self.sitting.rules.mentions(event)]
        self.pointed = {piece.id: colour for piece in self.stage.pieces_of(refs)}

    def _move(self, move: float, hold: float) -> None:
        if len(self._parts) > 1:
            self._tell_part()
            return
        entry = self.sitting.show_next()
        self.sitting.midway = None
        events = self._parts.popleft()[1] if self._parts else self.sitting.seen(entry)
        sight = self._make_sight()
        if self.stage.sight is not None:
            self.announce(self.stage.sight.view, sight.view)
        told = self.sitting.history() if self.stage.is_new_to(sight) else events
        seed = seed_of(self.sitting.match.seed, self.sitting.shown)
        self.stage.show(sight, told, seed=seed, move=move, jump=self.pace >= INSTANT)
        if hold:
            self._point_at(entry.seat, events)
        self._feel(entry, events)
        self.phase, self._left = Phase.MOVING, hold

    def _tell_part(self) -> None:
        """Show what the step has done so far, while the match has long gone on."""
        sitting = self.sitting
        entry = sitting.entry_of(sitting.waiting[0])
        sitting.midway, events = self._parts.popleft()
        sight = self._make_sight()
        doers = (sitting.picture.subject(event, sight.view) for event in events)
        seat = next((doer[0] for doer in doers if doer is not None), entry.seat)
        seed = seed_of(sitting.match.seed, sitting.shown, len(self._parts))
        self.stage.show(sight, events, seed=seed, move=OTHERS_MOVE)
        self._point_at(seat, events)
        self.banner = None
        self._feel(entry, events)
        if self.banner is None and events:
            self.banner, self.banner_left = sitting.rules.describe(events[0]), BANNER
        self.phase, self._left = Phase.MOVING, PART_HOLD

    def _feel(self, entry: Entry, events: Sequence[Event]) -> None:
        """Sound, flash and banner of what happened."""
        for event in events:
            moment = self.sitting.picture.moment(event)
            if moment is None:
                continue
            pieces = self.stage.pieces_of((*self.sitting.rules.mentions(event), *moment.flashes))
            if moment.sound:
                self._sound(moment.sound, moment.step, [piece.rect.centerx for piece in pieces])
            if self.sitting.is_opponent(entry) or moment.flashes:
                colour = self.sitting.picture.seat_mark(entry.seat).colour
                self.stage.flash((piece.id for piece in pieces), colour)
            if moment.banner is not None:
                self.banner, self.banner_left = moment.banner, BANNER

    def _sound(self, name: str, step: int, places: Sequence[int]) -> None:
        if not self.app.settings.muted:
            middle = self.app.units.size[0] / 2
            pan = (sum(places) / len(places) - middle) / middle if places else 0.0
            self.app.sounds.play(name, max(-1.0, min(1.0, pan)), step)

    def announce(self, before: Any, now: Any) -> None:
        """Say for a moment what is new since another view, if it is a new phase."""
        said = self.sitting.picture.announce(before, now)
        if said is not None:
            self.banner, self.banner_left = said, BANNER

    def notice(self, key: str) -> None:
        """Say for a moment that something was done."""
        self.banner, self.banner_left = text(key), BANNER

    def complete(self) -> bool:
        """Complete what is running: a part of the step that is shown, the step, or pieces on their way.

        Whether anything was.
        """
        was_running = self.phase is not Phase.QUIET or self.stage.is_gliding
        if self.phase is Phase.POINTING:
            self._move(OTHERS_MOVE, HOLD)
        self.stage.finish()
        if self._parts:
            self.phase, self._left = Phase.HOLDING, 0.0
            return True
        self.phase, self.pointed, self.banner = Phase.QUIET, {}, None
        return was_running

    # -- time -----------------------------------------------------------------------------------------------

    def update(self, seconds: float) -> bool:
        """Time passes; whether anything looks different now."""
        changed = self.stage.update(seconds, self.pace)
        passed = seconds * min(self.pace, INSTANT)
        before = self.phase
        changed |= self._age_banner(passed if self.pace < INSTANT else seconds)
        # What changes is pointed out for its moment even when everything else is instant.
        self._left -= seconds if self.phase is Phase.POINTING and self.pace >= INSTANT else passed
        if self.phase is Phase.POINTING and self._left <= 0:
            self._move(OTHERS_MOVE, HOLD)
        elif self.phase is Phase.MOVING:
            self._left += passed
            if not self.stage.is_gliding:
                self.phase = Phase.HOLDING
        elif self.phase is Phase.HOLDING and self._left <= 0 and self._parts:
            self._move(OTHERS_MOVE, HOLD)
        elif self.phase is Phase.HOLDING and self._left <= 0:
            self.phase, self.pointed = Phase.QUIET, {}
            if not self.sitting.waiting:
                self.actor = None
        return changed or self.phase is not before

    def _age_banner(self, seconds: float) -> bool:
        """Let the banner come, stand and go; whether it looks different."""
        if self.banner is None:
            return False
        before = self.banner_strength
        self.banner_left -= seconds
        if self.banner_left <= 0:
            self.banner = None
        return self.banner is None or self.banner_strength != before

    @property
    def banner_strength(self) -> float:
        """How much of the banner is to be seen, in eighths."""
        if self.app.settings.reduced_motion:
            return 1.0
        share = min(1.0, self.banner_left / BANNER_FADE, (BANNER - self.banner_left) / BANNER_FADE)
        return round(max(0.0, share) * 8) / 8

    def wakes_in(self) -> float | None:
        """Seconds until something looks different by itself."""
        if self.phase is not Phase.QUIET or self.sitting.waiting:
            return 0.0
        waits = [self.stage.wakes_in()]
        if self.banner is not None:
            stands = self.banner_strength == 1.0 and self.banner_left > BANNER_FADE
            waits.append((self.banner_left - BANNER_FADE) / self.pace if stands else 0.0)
        return min((wait for wait in waits if wait is not None), default=None)


def next_speed(app: App) -> None:
    """Show things faster from now on; after the fastest comes the slowest."""
    names = list(SPEEDS)
    app.settings.speed = names[(names.index(app.settings.speed) + 1) % len(names)]
    app.keep_settings()
