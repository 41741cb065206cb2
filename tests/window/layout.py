"""What must hold for the layout of any page, in any language and size: looked at without drawing anything."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from pygame import Rect

from scenes.control import Control
from scenes.page import Page
from scenes.scene import Scene

SMALLEST_TARGET = 32
"""Units that anything clickable measures at least."""


def faults(scene: Scene) -> list[str]:
    """Everything that is wrong with the layout of a page."""
    window = Rect((0, 0), scene.units.size)
    seen = [control for control in scene.controls if control.shown.width and control.shown.height]
    found = [f"{each.id} leaves the window" for each in seen if not window.contains(each.shown)]
    found += [fault for each in seen for fault in _text_faults(each)]
    found += _overlaps(seen)
    found += [
        f"two are called {name}" for name, count in Counter(c.id for c in scene.controls).items() if count > 1
    ]
    found += [
        f"{each.id} is too small to hit"
        for each in seen
        if each.takes_focus
        and each.clip is None
        and min(each.rect.size) < scene.units.px(SMALLEST_TARGET) - 1
    ]
    if isinstance(scene, Page):
        found += _focus_line_faults(scene)
    return found


def _text_faults(control: Control) -> list[str]:
    found = [
        f"{control.id}: {box.text!r} needs {box.needs} of {box.room}" for box in control.texts if not box.fits
    ]
    places = [box.place for box in control.texts if box.place is not None]
    if any(one.colliderect(other) for one, other in combinations(places, 2)):
        found.append(f"{control.id}: its texts lie on each other")
    return found


def _overlaps(controls: list[Control]) -> list[str]:
    """Two things that can be used never overlap; no text lies on anything of another control."""
    usable = [each for each in controls if each.takes_focus and each.id != "text"]
    found = [
        f"{one.id} overlaps {other.id}"
        for one, other in combinations(usable, 2)
        if one.shown.colliderect(other.shown)
    ]
    for still in (each for each in controls if not each.takes_focus):
        for box in still.texts:
            place = box.place
            if place is None:
                continue
            visible = place if still.clip is None else place.clip(still.clip)
            found += [
                f"the text of {still.id} lies on {other.id}"
                for other in usable
                if visible.size != (0, 0) and visible.colliderect(other.shown)
            ]
    return found


def _focus_line_faults(page: Page) -> list[str]:
    """What is said about each control must fit the line below the page."""
    found = []
    for control in page.reachable():
        line = page.focus_line(control)
        if line is not None and not line.box(page.units).fits:
            found.append(f"the line about {control.id} is too long: {line.words!r}")
    return found
