"""One store for every picture that was drawn once: sprites, shadows, lines of text, backdrops.

The store has a budget in bytes; what was not used for longest goes first. A sprite taken from it belongs to
everybody: draw it, never draw on it.
"""

from __future__ import annotations

import functools
from collections import OrderedDict
from collections.abc import Callable, Hashable
from time import perf_counter
from typing import ParamSpec

from pygame import Surface

Arguments = ParamSpec("Arguments")

BUDGET = 76 * 1024 * 1024
PASSING = 12 * 1024 * 1024
"""Bytes for what is turned on its way: hundreds of sprites that nobody needs a second later."""


def weight(sprite: Surface) -> int:
    """Bytes of a sprite's pixels."""
    return sprite.get_pitch() * sprite.get_height()


class SpriteCache:
    """Sprites by key, least recently used first out once the budget is spent."""

    def __init__(self, budget: int = BUDGET) -> None:
        self.budget = budget
        self.bytes = 0
        self.built = 0
        self.spent = 0.0
        """Seconds in which sprites were built, so that a picture can put off what it has no time for."""
        self._is_building = False
        self._sprites: OrderedDict[Hashable, tuple[Surface, tuple[Surface, ...]]] = OrderedDict()
        self._holders: dict[int, int] = {}
        """How many keys hold a surface, by its identity: its bytes are counted once, however many do."""

    def __len__(self) -> int:
        return len(self._sprites)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._sprites

    def get(self, key: Hashable, build: Callable[[], Surface], held: tuple[Surface, ...] = ()) -> Surface:
        """The sprite under this key, built when missing; `held` are surfaces that the key keeps alive."""
        found = self._sprites.get(key)
        if found is not None:
            self._sprites.move_to_end(key)
            return found[0]
        sprite = self._build(build)
        self.built += 1
        self._sprites[key] = (sprite, held)
        self.bytes += weight(sprite) + sum(self._hold(each) for each in held)
        while self.bytes > self.budget and len(self._sprites) > 1:
            _, (gone, let_go) = self._sprites.popitem(last=False)
            self.bytes -= weight(gone) + sum(self._let_go(each) for each in let_go)
        return sprite

    def _build(self, build: Callable[[], Surface]) -> Surface:
        """Build a sprite; the time of those that are built inside of it is part of its own."""
        if self._is_building:
            return build()
        began, self._is_building = perf_counter(), True
        try:
            return build()
        finally:
            self._is_building = False
            self.spent += perf_counter() - began

    def _hold(self, surface: Surface) -> int:
        """Another key holds a surface; the bytes that costs."""
        holders = self._holders[id(surface)] = self._holders.get(id(surface), 0) + 1
        return weight(surface) if holders == 1 else 0

    def _let_go(self, surface: Surface) -> int:
        """A key that held a surface is gone; the bytes that frees."""
        self._holders[id(surface)] -= 1
        if self._holders[id(surface)]:
            return 0
        del self._holders[id(surface)]
        return weight(surface)

    def clear(self) -> None:
        """Forget everything, after the window was resized or its scale changed."""
        self._sprites.clear()
        self._holders.clear()
        self.bytes = 0


sprites = SpriteCache()
passing = SpriteCache(PASSING)


def cached(build: Callable[Arguments, Surface]) -> Callable[Arguments, Surface]:
    """Keep what a drawing function returns, one sprite for each set of arguments.

    A surface among the arguments is known by identity: the key keeps it alive, so its identity stays its own.
    """
    kind = f"{build.__module__}.{build.__qualname__}"

    @functools.wraps(build)
    def drawn(*args: Arguments.args, **named: Arguments.kwargs) -> Surface:
        key = (kind, args, tuple(sorted(named.items()))) if named else (kind, args)
        held = tuple(each for each in args if isinstance(each, Surface))
        return sprites.get(key, lambda: build(*args, **named), held)

    return drawn
