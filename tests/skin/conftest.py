"""Every test of the skin has a screen and starts with an empty sprite cache."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from scenes.skin.cache import sprites
from scenes.units import Units


@pytest.fixture(autouse=True)
def screen() -> Iterator[pygame.Surface]:
    pygame.display.init()
    pygame.font.init()
    surface = pygame.display.set_mode((320, 180))
    sprites.clear()
    yield surface
    sprites.clear()


@pytest.fixture
def units() -> Units:
    return Units.of((1600, 900))
