"""Keeping a match: autosave after every action, quick save and load, and a thumbnail nobody's hand is in."""

from __future__ import annotations

import io
import math
from collections.abc import Generator, Iterator
from contextlib import suppress
from typing import TYPE_CHECKING

import pygame
from pygame import Surface

from game.rules import SPECTATOR
from game.text import text
from saves.faults import BadFile, CannotWrite
from saves.opening import open_match
from scenes.pace import PATIENCE
from scenes.picture import Sight
from scenes.table.sitting import Sitting
from scenes.table.stage import Stage

if TYPE_CHECKING:
    from scenes.app import App

THUMBNAIL = (320, 180)
IDLE = 0.6
"""Seconds nothing happens before the thumbnail is drawn anew: it must not make a moving picture stumble."""


class Keeping:
    """Keeps the match of one sitting in the app's store."""

    def __init__(self, app: App, sitting: Sitting, *, is_kept: bool = True) -> None:
        self.app = app
        self.sitting = sitting
        self.is_kept = is_kept
        """Whether it is saved by itself; a lesson is not."""
        self._is_stale = False
        self._idle = 0.0
        self._drawing: Iterator[None] | None = None
        """The thumbnail, while it is drawn."""
        self._has_complained = False

    def autosave(self) -> None:
        """Save the match after an action and count its end; that this cannot be done is said once."""
        if not self.is_kept:
            return
        self._is_stale, self._idle = True, 0.0
        try:
            self._count()
        finally:
            try:
                self.app.store.autosave(self.sitting.match)
            except CannotWrite:
                if not self._has_complained:
                    self._has_complained = True
                    raise

    def _count(self) -> None:
        """Count a match that has ended; before it is saved as over, so that nobody ends one uncounted."""
        if not self.sitting.match.is_over:
            return
        try:
            self.app.store.count(self.sitting.match)
        except (BadFile, CannotWrite):
            if not self._has_complained:
                self._has_complained = True
                raise

    def pass_time(self, seconds: float, *, is_idle: bool) -> None:
        """Draw the thumbnail once nothing else is going on."""
        self._idle = self._idle + seconds if is_idle else 0.0
        if not (self._is_stale and self._idle >= IDLE):
            self._drawing = None
        elif math.isinf(self.app.pace.patience):
            self.finish()
        else:
            self._drawing = self._drawing or self._finish()
            next(self._drawing, None)

    @property
    def wakes_in(self) -> float | None:
        return max(0.0, IDLE - self._idle) if self._is_stale else None

    def finish(self) -> None:
        """Save once more, with its thumbnail; what cannot be written was said before."""
        for _ in self._finish():
            pass

    def _finish(self) -> Iterator[None]:
        """The same step by step."""
        if not (self.is_kept and self._is_stale):
            return
        drawn = yield from self._drawn()
        self._is_stale, self._drawing = False, None
        try:
            self.app.store.autosave(self.sitting.match, thumbnail=drawn)
        except CannotWrite:
            if not self._has_complained:
                self._has_complained = True
                raise

    def leave(self) -> None:
        """Keep the match as it is left; that this fails was said before, and there is no page left for it."""
        with suppress(CannotWrite):
            self.finish()

    def quick_save(self) -> None:
        self.app.store.quick_save(self.sitting.match, self.thumbnail())

    def quick_load(self) -> None:
        """Go back to where this match was saved last by F5, else to the newest quick save of all."""
        from scenes.table import open_table

        slots = [slot for slot in self.app.store.slots() if slot.is_quick_save and slot.header is not None]
        label = self.sitting.match.label
        own = [slot for slot in slots if slot.header and label and slot.header.created == label.created]
        if not slots:
            self.app.tell(text("table-no-quick-save"))
            return
        opened = open_match((own or slots)[0].path)
        self._is_stale = False
        self.app.pop()
        open_table(self.app, opened)

    def thumbnail(self) -> bytes:
        """A small picture of the table as everybody may see it, as JPEG."""
        drawing = self._drawn()
        while True:
            try:
                next(drawing)
            except StopIteration as end:
                return bytes(end.value)

    def _drawn(self) -> Generator[None, None, bytes]:
        """The same step by step, so that no frame takes long."""
        sitting, units = self.sitting, self.app.units
        seen = (sitting.rules.see(event, SPECTATOR) for entry in sitting.match.log for event in entry.events)
        public = [event for event in seen if event is not None]
        sight = Sight(
            sitting.rules,
            sitting.rules.view(sitting.match.state, SPECTATOR),
            SPECTATOR,
            sitting.match.options,
            units,
            sitting.words(self.app.words),
            shows_marks=self.app.settings.marks,
            history=lambda: public,
        )
        stage = Stage(sitting.picture, is_reduced=True)
        stage.show(sight, public)
        yield
        whole = Surface(units.size)
        stage.draw(whole, PATIENCE)
        while not stage.is_whole:
            yield
            stage.draw(whole, PATIENCE)
        yield
        small = pygame.transform.smoothscale(whole.subsurface(units.frame), THUMBNAIL)
        written = io.BytesIO()
        pygame.image.save(small, written, "thumbnail.jpg")
        return written.getvalue()
