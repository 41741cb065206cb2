"""What lies between the pages and the screen: the cross-fade of two pages, and the stretched old picture
while somebody drags the window's edge."""

from __future__ import annotations

import pygame
from pygame import Surface

CROSS_FADE = 0.24
REDUCED_FADE = 0.08
RESIZE_REST = 0.15
"""Seconds of rest after a change of size before all is laid out anew; until then it is stretched."""


class Curtain:
    """Holds an old picture for as long as it is needed."""

    def __init__(self) -> None:
        self._faded: Surface | None = None
        self._fade_left = 0.0
        self._fade_whole = CROSS_FADE
        self._stretched: Surface | None = None
        self._rest_left = 0.0

    @property
    def is_fading(self) -> bool:
        return self._fade_left > 0

    @property
    def is_stretching(self) -> bool:
        return self._stretched is not None

    def fade_from(self, screen: Surface, *, is_reduced: bool) -> None:
        """Let what is on the screen now fade away over what comes."""
        self._faded = screen.copy()
        self._fade_left = self._fade_whole = REDUCED_FADE if is_reduced else CROSS_FADE

    def stretch(self, picture: Surface | None) -> None:
        """Show a picture at every size until the window comes to rest; the first one of a drag is kept."""
        self._stretched = self._stretched or picture
        self._rest_left = RESIZE_REST

    def lift(self) -> None:
        """Show the pages themselves at once."""
        self._faded = self._stretched = None
        self._fade_left = self._rest_left = 0.0

    def wakes_in(self) -> float | None:
        """Seconds until it needs a frame."""
        if self.is_fading:
            return 0.0
        return self._rest_left or None

    def pass_time(self, seconds: float) -> bool:
        """Let time pass; True when the size of the window has come to rest just now."""
        self._fade_left = max(0.0, self._fade_left - seconds)
        if not self._rest_left:
            return False
        self._rest_left = max(0.0, self._rest_left - seconds)
        return not self._rest_left

    def draw_stretched(self, screen: Surface) -> None:
        assert self._stretched is not None, "asked only while stretching"
        pygame.transform.smoothscale(self._stretched, screen.size, screen)

    def draw_over(self, surface: Surface) -> None:
        """Draw what is left of the page that fades away."""
        if self._faded is None:
            return
        if not self.is_fading:
            self._faded = None
            return
        self._faded.set_alpha(round(255 * self._fade_left / self._fade_whole))
        surface.blit(self._faded, (0, 0))
