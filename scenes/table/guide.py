"""A lesson at the table: one thing at a time, said where the prompt stands, pointed at on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.lesson import Lesson, LessonStep
from scenes.skin.colours import GOLD

if TYPE_CHECKING:
    from scenes.table.scene import TableScene


class Guide:
    """Leads through the steps of a lesson; it can be skipped, and everything else stays possible."""

    def __init__(self, scene: TableScene, lesson: Lesson) -> None:
        self.scene = scene
        self.lesson = lesson
        self.number = 0
        self._played = len(scene.sitting.match.log)
        self._point()

    @property
    def step(self) -> LessonStep | None:
        """What is being taught now; None when the lesson is over."""
        return self.lesson.steps[self.number] if self.number < len(self.lesson.steps) else None

    @property
    def is_reading(self) -> bool:
        """Whether the learner only reads and goes on."""
        return self.step is not None and not self.step.expects and not self.step.awaits

    def go_on(self) -> None:
        """On to the next step."""
        self.number += 1
        self._point()
        self.scene.refresh()

    def look(self) -> None:
        """See whether what the step expects was played since."""
        log = self.scene.sitting.match.log
        new, self._played = log[self._played :], len(log)
        step = self.step
        if step is None:
            return
        mine = [entry.action for entry in new if self.scene.sitting.match.seats[entry.seat].is_person]
        if any(action in step.expects for action in mine) or self._is_asked(step.awaits):
            self.go_on()

    def _is_asked(self, prompt: str) -> bool:
        sitting = self.scene.sitting
        if not prompt or sitting.narrowing is None:
            return False
        return sitting.rules.prompt(sitting.match.state).key == prompt

    def _point(self) -> None:
        points = self.step.points if self.step is not None else ()
        pieces = self.scene.stage.pieces_of(points)
        self.scene.pointed_from_afar = {piece.id: GOLD for piece in pieces}
