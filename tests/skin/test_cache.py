"""The sprite cache: one sprite for each key, a budget in bytes, least recently used first out."""

from __future__ import annotations

import pygame
import pytest

from scenes.skin.cache import SpriteCache, cached, sprites, weight

SIDE = 16
COST = SIDE * SIDE * 4


def sprite() -> pygame.Surface:
    return pygame.Surface((SIDE, SIDE), pygame.SRCALPHA)


def test_a_key_is_built_once() -> None:
    cache = SpriteCache()
    first = cache.get("a", sprite)
    assert cache.get("a", sprite) is first
    assert cache.built == 1
    assert cache.bytes == COST == weight(first)


def test_what_was_not_used_for_longest_goes_first() -> None:
    cache = SpriteCache(budget=3 * COST)
    for key in "abc":
        cache.get(key, sprite)
    cache.get("a", sprite)
    cache.get("d", sprite)
    assert "b" not in cache
    assert all(key in cache for key in "acd")
    assert cache.bytes == 3 * COST


def test_the_budget_holds_over_many_sprites() -> None:
    cache = SpriteCache(budget=10 * COST)
    for key in range(200):
        cache.get(key, sprite)
        assert cache.bytes <= cache.budget
    assert len(cache) == 10


def test_one_sprite_beyond_the_budget_is_kept_alone() -> None:
    cache = SpriteCache(budget=COST // 2)
    large = cache.get("large", sprite)
    assert cache.get("large", sprite) is large
    cache.get("next", sprite)
    assert len(cache) == 1


def test_what_many_keys_hold_is_counted_once() -> None:
    """Every panel is drawn from the one backdrop: counting it for each would push out everything else."""
    cache, backdrop = SpriteCache(budget=6 * COST), sprite()
    for key in "abc":
        cache.get(key, sprite, (backdrop,))
    assert cache.bytes == 4 * COST
    for key in "defg":
        cache.get(key, sprite)
    assert cache.bytes == 6 * COST == (len(cache) + 1) * COST, "c still holds it"
    cache.get("h", sprite)
    assert "c" not in cache
    assert cache.bytes == 5 * COST == len(cache) * COST, "nobody holds it any more"


def test_clearing_forgets_everything() -> None:
    cache = SpriteCache()
    cache.get("a", sprite)
    cache.clear()
    assert len(cache) == cache.bytes == 0


def test_a_drawing_function_is_called_once_for_each_set_of_arguments() -> None:
    calls: list[tuple[int, str]] = []

    @cached
    def draw(size: int, colour: str = "red") -> pygame.Surface:
        calls.append((size, colour))
        return pygame.Surface((size, size))

    assert draw(4) is draw(4)
    assert draw(4, colour="blue") is not draw(4)
    draw(5)
    assert calls == [(4, "red"), (4, "blue"), (5, "red")]


def test_a_sprite_that_only_a_key_holds_is_counted() -> None:
    @cached
    def shade(of: pygame.Surface) -> pygame.Surface:
        return pygame.Surface(of.get_size(), pygame.SRCALPHA)

    sprites.clear()
    shade(sprite())
    assert sprites.bytes == pytest.approx(2 * COST)
