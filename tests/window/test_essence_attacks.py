"""Somebody who wants to see the other hand of The Essence tries everything while the window changes hands."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.essence.actions import Bid
from game.essence.state import Phase, StepKind
from game.match import Seat
from scenes.load import LoadScene
from scenes.table import TableScene
from scenes.table.hand_over import HandOverScene
from tests.window.driver import Driver
from tests.window.essence_secrets import (
    changed_pictures,
    everything_said,
    exchange_hidden_cards,
    hidden_names,
    leaks,
    look_everywhere,
)
from tests.window.essence_table import RULES, new_match, open_table
from tests.window.test_essence_hands import (
    decide,
    play_on_to_a_hand_over,
    play_some,
    sit,
    take_the_window,
)

KEYS = (
    *("F1", "F2", "F5", "F9", "F10", "F11", "F12"),
    *("V", "H", "U", "Shift+U", "Ctrl+z", "Ctrl+y", "L", "W", "R", "I", "P", "E", "N", "S", "1", "5"),
    *("Tab", "left", "PageUp", "Ctrl++", "Ctrl+-"),
)
"""Every key that does something somewhere, but for those that say that the next person is here."""


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    quick = {"reduced_motion": True, "speed": "instant", "warn_before_ending_turn": False}
    with Driver(tmp_path, size=(1024, 576), **quick) as made:
        made.go_home()
        yield made


def back_to_the_hand_over(driver: Driver) -> None:
    for _ in range(4):
        if driver.scene.name == "hand-over":
            return
        driver.key("Escape")
    raise AssertionError(f"{driver.scene.name} stays open")


def at_a_hand_over(driver: Driver) -> TableScene:
    scene = sit(driver, free_takebacks=True)
    play_on_to_a_hand_over(driver, scene, 4)
    return scene


# -- while the window changes hands -------------------------------------------------------------------------


def test_no_key_shows_a_hand(driver: Driver) -> None:
    scene = at_a_hand_over(driver)
    opened = set()
    for key in KEYS:
        driver.key(key)
        opened.add(driver.scene.name)
        assert not leaks(driver, scene, (0, 1)), key
        assert scene.sitting.is_veiled, key
        assert not changed_pictures(driver, scene, 0, 1), key
        back_to_the_hand_over(driver)
    assert opened >= {"hand-over", "rules", "settings", "keys", "statistics"}


def test_no_touch_of_the_covered_table_shows_a_hand(driver: Driver) -> None:
    """Where the cards lie under the page: pointed at, looked at closely, dragged, scrolled."""
    scene = at_a_hand_over(driver)
    step = scene.sitting.match.step
    for at in [(x, y) for x in (80, 300, 450, 700, 900) for y in (60, 250, 560)]:
        driver.point(at)
        driver.wait(0.5)
        driver.click_at(at, button=3)
        driver.drag(at, (at[0] + 30, at[1] - 20))
        driver.wheel(2)
        assert driver.scene.name == "hand-over"
        assert not leaks(driver, scene, (0, 1)), at
    assert scene.sitting.match.step == step
    assert not changed_pictures(driver, scene, 0, 1)


def test_no_change_of_the_window_shows_a_hand(driver: Driver) -> None:
    """Another size, language or letters, the window left and taken up again: in mid-hand-over."""
    scene = at_a_hand_over(driver)
    for size, language in (((1280, 720), "fr"), ((1600, 900), "de"), ((1024, 576), "en")):
        driver.resize(size)
        driver.app.change_language(language)
        driver.post(pygame.WINDOWFOCUSLOST)
        driver.post(pygame.WINDOWEXPOSED)
        driver.post(pygame.WINDOWFOCUSGAINED)
        driver.settle()
        assert driver.scene.name == "hand-over"
        assert not leaks(driver, scene, (0, 1))
        assert not changed_pictures(driver, scene, 0, 1)
    assert pygame.display.get_caption()[0] == "Egotable", "the title of the window tells nothing"


def test_a_size_dragged_while_the_last_person_still_looks(driver: Driver) -> None:
    """The picture that is stretched while somebody drags the window's edge is not that of the last hand."""
    evenings = []
    for other_hands in (False, True):
        scene = sit(driver)
        take_the_window(driver)
        if other_hands:
            exchange_hidden_cards(scene, 0)
            exchange_hidden_cards(scene, 1)
        driver.frame()
        decide(scene)
        pygame.display.set_mode((1100, 620), pygame.RESIZABLE)
        driver.post(pygame.VIDEORESIZE, w=1100, h=620, size=(1100, 620))
        frames = []
        for _ in range(60):
            driver.frame()
            if driver.scene.name == "hand-over":
                frames.append(pygame.image.tobytes(driver.app.screen, "RGB"))
        evenings.append(frames)
        driver.resize((1024, 576))
        driver.go_home()
    assert len(evenings[0]) > 20
    assert evenings[0] == evenings[1]


def test_a_screenshot_of_a_hand_over_holds_no_hand(driver: Driver) -> None:
    scene = at_a_hand_over(driver)
    for _ in range(2):
        driver.key("F12")
        driver.key("Escape")
        for seat in (0, 1):
            exchange_hidden_cards(scene, seat)
        driver.settle()
    one, other = sorted((driver.folder / "screenshots").iterdir())
    assert one.read_bytes() == other.read_bytes()


def test_what_is_pressed_twice_does_not_open_the_next_hand(driver: Driver) -> None:
    """Whoever ends a turn by a double click or a key that is held is not taken for the next person."""
    scene = sit(driver)
    take_the_window(driver)
    decide(scene)
    while driver.scene.name != "hand-over":
        driver.frame()
    for _ in range(3):
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            driver.post(kind, key=pygame.K_RETURN, mod=0, unicode="", scancode=0)
        driver.frame()
        driver.wait(0.05)
    assert isinstance(driver.scene, HandOverScene)
    assert not leaks(driver, scene, (0, 1))
    driver.settle()
    driver.key("Enter")
    assert driver.scene.name != "hand-over"


# -- as the next person -------------------------------------------------------------------------------------


def test_no_frame_of_the_next_person_shows_the_last_hand(tmp_path: Path) -> None:
    """From the hand-over until all lies still: two evenings alike but for the hand of whoever went."""
    evenings = []
    for number in range(2):
        with Driver(tmp_path / str(number), size=(1024, 576)) as driver:
            driver.go_home()
            scene = sit(driver)
            take_the_window(driver)
            if number:
                exchange_hidden_cards(scene, scene.sitting.viewer)
            gone = scene.sitting.viewer
            decide(scene)
            driver.settle()
            assert driver.scene.name == "hand-over"
            frames = []
            driver.key_down("Enter")
            for _ in range(90):
                driver.frame()
                frames.append(pygame.image.tobytes(driver.app.screen, "RGB"))
            assert scene.sitting.seat_looking == 1 - gone
            evenings.append(frames)
    assert evenings[0] == evenings[1]


def test_what_is_saved_by_a_key_shows_no_hand(driver: Driver) -> None:
    """F5 in the middle of a turn: its thumbnail, and the pages to save to and to load from."""
    scene = sit(driver)
    play_some(driver, scene, 3)
    take_the_window(driver)
    driver.key("F5")
    driver.app.store.settle()
    slot = next(each for each in driver.app.store.slots() if each.is_quick_save)
    assert slot.thumbnail is not None
    for seat in (0, 1):
        exchange_hidden_cards(scene, seat)
    assert slot.thumbnail.read_bytes() == scene.keeping.thumbnail()
    for seat in (0, 1):
        exchange_hidden_cards(scene, seat)
    for page in (LoadScene(driver.app), LoadScene(driver.app, scene.sitting.match, b"")):
        driver.app.push(page)
        driver.settle()
        driver.app.stack.remove(scene)  # the hand of whoever looks lies under the page
        said = everything_said(driver)
        names = hidden_names(scene, (0, 1)).values()
        driver.app.stack.insert(1, scene)
        assert names
        assert not [name for name in names if name in said]
        driver.key("Escape")


# -- computers ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "level"), [(2, "easy"), (4, "random")])
def test_one_person_among_computers_is_never_asked_to_hand_over(
    driver: Driver, players: int, level: str
) -> None:
    """Their hands, their bids and their reasons stay their own all the same."""
    seats = (Seat("person", "Ada"), *(Seat(level) for _ in range(players - 1)))
    scene = open_table(driver, new_match(players, 4, seats))
    bids = looked = 0
    while scene.sitting.match.state.round < 2:
        driver.settle()
        assert driver.scene is scene, "one person alone has nobody to hand over to"
        state = scene.sitting.match.state
        step = state.stack[-1]
        assert scene.sitting.viewer == step.seat == 0
        if step.kind is StepKind.BID:
            bids += 1
            sealed = [bid for seat, bid in enumerate(scene.sitting.view.bids) if seat and bid is not None]
            assert all(bid.wealth < 0 for bid in sealed)
        if players == 2 and looked < 3:
            looked += 1
            assert not look_everywhere(driver, scene)
        actions = RULES.legal(state)
        scene.confirm(Bid(0, 0) if state.phase is Phase.ADVISORS and Bid(0, 0) in actions else actions[-1])
    assert bids
