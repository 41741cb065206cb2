"""Arrows lead to everything that shines, at every kind of decision: no match needs a mouse."""

from __future__ import annotations

from pathlib import Path

import pytest
from pygame import Rect

from ai.table import Table
from game.registry import find
from scenes.focus import DIRECTIONS, nearest
from scenes.table import TableScene
from tests.cerebria_table.playing import QUICK
from tests.cerebria_table.positions import positions
from tests.window.driver import QuickHands

ENTRY = find("cerebria")


@pytest.mark.parametrize("size", [(1024, 576), (1280, 720), (1920, 1080)])
def test_arrows_lead_to_everything_that_shines(tmp_path: Path, size: tuple[int, int]) -> None:
    with QuickHands(tmp_path, **{**QUICK, "size": size}) as driver:
        driver.go_home()
        for position in positions():
            table = Table(position.match(), ENTRY, worker=driver.app.worker)
            scene = TableScene(driver.app, table, ENTRY, is_kept=False)
            scene.build()  # laid out, not drawn
            assert position.is_automaton or any(each.is_legal for each in scene.reachable())
            _assert_led(scene, position.kind)


def _assert_led(scene: TableScene, kind: str) -> None:
    """In every region with something that shines, from where Tab comes to it."""
    controls = scene.reachable()
    for region in {each.region for each in controls if each.is_legal}:
        own = {each.id: each.rect for each in controls if each.region == region}
        begin = next(each.id for each in controls if each.region == region and each.is_enabled)
        led = _led_to(own, begin)
        missed = [
            each.id for each in controls if each.region == region and each.is_legal and each.id not in led
        ]
        assert not missed, (kind, region, begin, missed)


def _led_to(places: dict[str, Rect], begin: str) -> set[str]:
    """Everything to which some way of arrows leads."""
    seen, ahead = {begin}, [begin]
    while ahead:
        here = ahead.pop()
        others = {name: rect for name, rect in places.items() if name != here}
        for direction in DIRECTIONS:
            name = nearest(others, places[here], direction)
            if name is not None and name not in seen:
                seen.add(name)
                ahead.append(name)
    return seen
