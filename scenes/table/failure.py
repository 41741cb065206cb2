"""A player failed while thinking: say so, and let it try again."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from ai.worker import ThinkingFailed
from scenes.controls import Plate
from scenes.dialog import Answer, DialogScene

if TYPE_CHECKING:
    from scenes.app import App


class FailureScene(DialogScene):
    """What went wrong with a player, and two ways out: to let it try again, or to leave the match."""

    name: ClassVar[str] = "failure"
    sign: ClassVar[str] = "warning"

    def __init__(self, app: App, failure: ThinkingFailed, on_again: Callable[[], None]) -> None:
        super().__init__(app, failure.reason)
        self._on_again = on_again

    def answers(self) -> list[Answer]:
        return [
            Answer("again", "table-try-again", self.close_then(self._on_again), Plate.GOLD),
            Answer("leave", "table-leave", self.app.go_home),
        ]
