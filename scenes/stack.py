"""The stack of pages: one on top, the ones beneath it wait."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Surface

from game.text import Text
from scenes.curtain import Curtain
from scenes.memory import give_back
from scenes.scene import Scene
from scenes.settings import Settings

if TYPE_CHECKING:
    from scenes.sound import Sounds


class SceneStack:
    """The pages of a window; the app is one."""

    settings: Settings
    screen: Surface
    _sounds: Sounds | None

    def __init__(self) -> None:
        self.stack: list[Scene] = []
        self.curtain = Curtain()
        self.is_open = True

    @property
    def scene(self) -> Scene:
        return self.stack[-1]

    def push(self, scene: Scene) -> None:
        """Put a page on top."""
        self._begin_fade(scene.is_overlay)
        self._show(scene)

    def pop(self) -> None:
        """Go back to the page beneath; without one, close the window."""
        gone = self.stack.pop()
        self._begin_fade(gone.is_overlay)
        gone.leave()
        if self.stack:
            self._show(self.stack.pop())
        else:
            self.is_open = False

    def replace(self, scene: Scene) -> None:
        """Put a page in the place of the top one."""
        self._begin_fade(False)
        self.stack.pop().leave()
        self._show(scene)

    def go_home(self) -> None:
        """Back to the menu, whatever is on the stack."""
        from scenes.menu import MenuScene

        self._begin_fade(False)
        self._put_away(0)
        self._show(MenuScene(self))  # type: ignore[arg-type]

    def clear_to_menu(self) -> None:
        """Put away everything that lies on the menu, to make room for a match."""
        self._put_away(1)

    def _put_away(self, left: int) -> None:
        """Leave all pages but the lowest ones."""
        was_any = len(self.stack) > left
        while len(self.stack) > left:
            self.stack.pop().leave()
        if was_any:
            give_back()

    def _show(self, scene: Scene) -> None:
        self.stack.append(scene)
        try:
            scene.enter()
        except Exception:
            if len(self.stack) > 1:
                self.stack.remove(scene)  # a page that cannot open must not lie on the others
            raise
        if self._sounds is not None and not scene.is_overlay:
            self._sounds.ambience(scene.ambience)

    def quit(self) -> None:
        self.is_open = False

    def tell(self, message: Text, sign: str = "info") -> None:
        """Say one sentence in a dialog over the present page."""
        from scenes.dialog import MessageScene

        self.push(MessageScene(self, message, sign))  # type: ignore[arg-type]

    def _begin_fade(self, is_overlay: bool) -> None:
        if self.stack and not is_overlay:
            self.curtain.fade_from(self.screen, is_reduced=self.settings.reduced_motion)
