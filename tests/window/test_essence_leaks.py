"""The searches for hidden cards are not blind: every way to leak one is built in here, and must be found."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from pygame import Surface

from game.essence.card_text import character_name
from game.text import text
from saves import compose
from scenes.picture import Sight
from scenes.table import TableScene, keeping
from scenes.table.replay import ReplaySitting
from scenes.table.sitting import Sitting
from tests.window.driver import Driver
from tests.window.essence_secrets import (
    changed_pictures,
    hidden_cards,
    leaks,
    look_everywhere,
    search_files,
    search_replay,
)
from tests.window.test_essence_hands import decide, play_some, sit, take_the_window

Patch = pytest.MonkeyPatch


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    quick = {"reduced_motion": True, "speed": "instant", "warn_before_ending_turn": False}
    with Driver(tmp_path, size=(1024, 576), **quick) as made:
        made.go_home()
        yield made


def secret(scene: TableScene, seat: int) -> int:
    """A card that only this seat may know."""
    return hidden_cards(scene.sitting.match.state, seat)[0]


# -- what is read -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("broken", ["view", "see"])
def test_a_hand_that_is_not_masked(driver: Driver, monkeypatch: Patch, broken: str) -> None:
    """Without the mask over views hands lie open; without that over events the log tells what was drawn."""
    unmasked: dict[str, Callable] = {
        "view": lambda state, seat: state.copy(),
        "see": lambda event, seat: event,
    }
    scene = sit(driver)
    monkeypatch.setattr(scene.sitting.rules, broken, unmasked[broken])
    for _ in range(60):
        if driver.scene.name == "hand-over":
            scene.showing.restart()
            scene.refresh()
            if leaks(driver, scene, (0, 1)):
                return
        take_the_window(driver)
        decide(scene)
        driver.settle()
    raise AssertionError("an open hand is not found")


def test_a_tooltip_that_tells(driver: Driver, monkeypatch: Patch) -> None:
    scene = sit(driver)
    take_the_window(driver)
    other = 1 - scene.sitting.viewer
    told = character_name(secret(scene, other))
    layout = scene.picture.layout

    def telling(sight: Sight) -> list[Any]:
        return [replace(each, tip=told) if each.id == f"rival-{other}" else each for each in layout(sight)]

    monkeypatch.setattr(scene.picture, "layout", telling)
    scene.stage.forget()
    scene.refresh()
    assert leaks(driver, scene, (other,))


def test_a_preview_that_tells(driver: Driver, monkeypatch: Patch) -> None:
    scene = sit(driver)
    take_the_window(driver)
    other = 1 - scene.sitting.viewer
    told = character_name(secret(scene, other))
    monkeypatch.setattr(scene.picture, "preview", lambda sight, ref, actions: told)
    scene.refresh()
    assert leaks(driver, scene, (other,))


def test_an_inspector_that_tells(driver: Driver, monkeypatch: Patch) -> None:
    scene = sit(driver)
    take_the_window(driver)
    other = 1 - scene.sitting.viewer
    told = scene.table_words.say(character_name(secret(scene, other)))
    inspect = scene.picture.inspect

    def telling(sight: Sight, ref: Any) -> Any:
        return inspect(sight, ref)._replace(lines=(told,))

    monkeypatch.setattr(scene.picture, "inspect", telling)
    assert look_everywhere(driver, scene)


def test_a_table_that_is_not_veiled(driver: Driver, monkeypatch: Patch) -> None:
    """The hand of whoever has just played still lies under the page that asks the next person."""
    scene = sit(driver)
    take_the_window(driver)
    monkeypatch.setattr(Sitting, "veil", lambda self: setattr(self, "narrowing", None))
    decide(scene)
    driver.settle()
    assert driver.scene.name == "hand-over"
    assert leaks(driver, scene, (0, 1))


def test_a_replay_through_other_eyes(driver: Driver, monkeypatch: Patch) -> None:
    scene = sit(driver)
    play_some(driver, scene, 6)
    take_the_window(driver)
    other = 1 - scene.sitting.viewer
    monkeypatch.setattr(ReplaySitting, "seat_looking", property(lambda self: other))
    with pytest.raises(AssertionError, match="own hand"):
        search_replay(driver, scene)


def test_a_replay_that_leaves_a_card_open(driver: Driver, monkeypatch: Patch) -> None:
    """A card that has been played since: the search must not rely on what is still hidden now."""
    scene = sit(driver)
    play_some(driver, scene, 6)
    take_the_window(driver)
    other = 1 - scene.sitting.viewer
    view, first = ReplaySitting.view, scene.sitting.match.at(0).hands[other][0]

    def slipping(self: ReplaySitting) -> Any:
        seen = view.fget(self).copy()
        seen.hands[1 - other] = [*seen.hands[1 - other], first]
        return seen

    monkeypatch.setattr(ReplaySitting, "view", property(slipping))
    assert any("lies open" in each for each in search_replay(driver, scene))


# -- what is seen -------------------------------------------------------------------------------------------


def test_a_picture_that_tells(driver: Driver, monkeypatch: Patch) -> None:
    """A spot of the board whose shade comes from a hidden card."""
    scene = sit(driver)
    take_the_window(driver)
    other = 1 - scene.sitting.viewer
    draw, key = scene.picture.draw_board, scene.picture.board_key

    def telling(sight: Sight, surface: Surface) -> None:
        draw(sight, surface)
        surface.fill((scene.sitting.match.state.hands[other][0], 0, 0), (0, 0, 6, 6))

    monkeypatch.setattr(scene.picture, "draw_board", telling)
    hand = scene.sitting.match.state.hands[other]
    monkeypatch.setattr(scene.picture, "board_key", lambda sight: (key(sight), tuple(hand)))
    assert changed_pictures(driver, scene, other) == ["table", "thumbnail"]


def test_a_thumbnail_from_a_seat(driver: Driver, monkeypatch: Patch) -> None:
    """The thumbnail is drawn as the first seat sees the table, not as everybody does."""
    scene = sit(driver)
    monkeypatch.setattr(keeping, "SPECTATOR", 0)
    assert changed_pictures(driver, scene, 0) == ["thumbnail"]
    assert search_files(driver, scene) == ["thumbnail"]


def test_a_file_that_tells(driver: Driver, monkeypatch: Patch) -> None:
    """The header of the file ends with an event that not everybody saw."""
    scene = sit(driver)
    told = text("essence-event-drawn", seat="Ada", cards=character_name(secret(scene, 1)))
    monkeypatch.setattr(compose, "_with_names", lambda message, match: told)
    assert search_files(driver, scene)
