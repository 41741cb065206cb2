"""Hands and bids of The Essence stay hidden: whatever can be read or seen at a shared window is searched.

`essence_secrets` has the searches, `test_essence_leaks` proves that none of them is blind.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.essence.actions import Bid, Sign, Split
from game.essence.state import Phase
from scenes.essence.stall import mix_signs
from scenes.table import TableScene, begin_match
from tests.window.driver import Driver
from tests.window.essence_secrets import (
    changed_pictures,
    everything_said,
    exchange_hidden_cards,
    leaks,
    look_everywhere,
    search_files,
    search_replay,
)
from tests.window.essence_table import ENTRY, RULES, people

DRAWS = Sign(2)
BETWEEN = ("hand-over", "since")


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    quick = {"reduced_motion": True, "speed": "instant", "warn_before_ending_turn": False}
    with Driver(tmp_path, size=(1024, 576), **quick) as made:
        made.go_home()
        yield made


def sit(driver: Driver, seed: int = 4, *, free_takebacks: bool = False) -> TableScene:
    options = RULES.options(players=2)
    scene = begin_match(driver.app, ENTRY, options, people(2), seed=seed, free_takebacks=free_takebacks)
    driver.settle()
    return scene


def decide(scene: TableScene) -> None:
    """Save tokens and draw cards by a Treaty, so that the log has secrets to keep; else go on."""
    actions = scene.sitting.narrowing.actions
    scene.confirm(next((wanted for wanted in (DRAWS, Bid(0, 0)) if wanted in actions), actions[-1]))


def take_the_window(driver: Driver) -> None:
    while driver.scene.name in BETWEEN:
        driver.key("Enter" if driver.scene.name == "hand-over" else "Escape")


def play_some(driver: Driver, scene: TableScene, decisions: int) -> None:
    for _ in range(decisions):
        take_the_window(driver)
        decide(scene)
        driver.settle()


def play_on_to_a_hand_over(driver: Driver, scene: TableScene, decisions: int) -> None:
    play_some(driver, scene, decisions)
    while driver.scene.name != "hand-over":
        play_some(driver, scene, 1)


# -- reading ------------------------------------------------------------------------------------------------


def test_nothing_hidden_can_be_read_from_hand_over_to_confirmation(driver: Driver) -> None:
    scene = sit(driver)
    match = scene.sitting.match
    handed = looked = 0
    while handed < 6:
        assert not match.is_over
        if driver.scene.name == "hand-over":
            handed += 1
            assert not leaks(driver, scene, (0, 1))
            driver.key("Enter")
        elif driver.scene.name == "since":
            assert not leaks(driver, scene, (1 - scene.sitting.viewer,))
            driver.key("Escape")
        else:
            if looked < 2:
                looked += 1
                assert not look_everywhere(driver, scene)
            assert leaks(driver, scene, (scene.sitting.viewer,)), "the own hand is there to be read"
            decide(scene)
            driver.settle()


def test_the_menu_over_a_hand_over_opens_nobodys_hand(driver: Driver) -> None:
    """What the menu of the match leads to while the window changes hands shows what everybody may see."""
    scene = sit(driver)
    play_on_to_a_hand_over(driver, scene, 4)
    driver.click("menu")
    assert not leaks(driver, scene, (0, 1))
    driver.key("Escape")
    assert driver.scene.name == "hand-over", "the way back leads to the hand-over"
    assert not search_replay(driver, scene)


def test_taking_back_shows_no_other_hand(driver: Driver) -> None:
    """Undo goes back to the other person only through a hand-over, and hides before it asks."""
    scene = sit(driver, free_takebacks=True)
    play_some(driver, scene, 1)
    take_the_window(driver)
    for key in ("U", "Shift+U"):
        driver.key(key)
        assert driver.scene.name == "hand-over"
        assert not leaks(driver, scene, (0, 1))
        take_the_window(driver)
        assert not leaks(driver, scene, (1 - scene.sitting.viewer,))


def test_the_replay_shows_at_every_step_what_could_be_seen_then(driver: Driver) -> None:
    scene = sit(driver)
    play_some(driver, scene, 6)
    take_the_window(driver)
    assert not search_replay(driver, scene)


# -- looking ------------------------------------------------------------------------------------------------


def test_pictures_are_the_same_whatever_the_other_hand_holds(driver: Driver) -> None:
    scene = sit(driver)
    seen = set()
    for _ in range(2):
        if driver.scene.name == "hand-over":
            assert not changed_pictures(driver, scene, 0, 1)
            seen.add("hand-over")
        take_the_window(driver)
        other = 1 - scene.sitting.viewer
        assert not changed_pictures(driver, scene, other)
        assert changed_pictures(driver, scene, scene.sitting.viewer) == ["table"], "the own hand is drawn"
        for key, page in (("V", "table"), ("menu", "match-menu"), (f"rival-{other}", "inspector")):
            if key == "V":
                driver.key(key)
            else:
                driver.click(key, button=1 if key == "menu" else 3)
            assert driver.scene.name == page
            assert not changed_pictures(driver, scene, other), page
            seen.add(page)
            if driver.scene is not scene:
                driver.key("Escape")
        decide(scene)
        driver.settle()
    assert seen == {"hand-over", "table", "match-menu", "inspector"}


def frames_of_a_hand_over(driver: Driver, scene: TableScene) -> list[bytes]:
    """Every frame that is drawn from the moment the next person is asked until the page stands still."""
    decide(scene)
    frames = []
    for _ in range(600):
        drew = driver.frame()
        if driver.scene.name == "hand-over":
            if drew:
                frames.append(pygame.image.tobytes(driver.app.screen, "RGB"))
            if driver.app.next_wake() is None:
                return frames
    raise AssertionError("nobody is asked")


def test_not_for_one_frame_while_the_window_changes_hands(tmp_path: Path) -> None:
    """Two evenings that differ only in the hands look alike from the hand-over on, while it fades in too."""
    evenings = []
    for number in range(2):
        with Driver(tmp_path / str(number), size=(1024, 576)) as driver:
            driver.go_home()
            scene = sit(driver)
            take_the_window(driver)
            if number:
                exchange_hidden_cards(scene, 0)
                exchange_hidden_cards(scene, 1)
            evenings.append(frames_of_a_hand_over(driver, scene))
    assert len(evenings[0]) > 5, "it fades in"
    assert evenings[0] == evenings[1]


# -- bids and files -----------------------------------------------------------------------------------------


def test_a_bid_is_sealed_until_all_lie_open(driver: Driver) -> None:
    scene = sit(driver)
    match = scene.sitting.match
    take_the_window(driver)
    first = match.to_act
    assert first is not None
    assert match.state.phase is Phase.ADVISORS
    mine = Bid(match.state.wealth[first], 1)
    assert mine in scene.sitting.narrowing.actions
    scene.confirm(mine)
    driver.settle()
    assert driver.scene.name == "hand-over"
    told = scene.table_words("essence-log-bid", tokens=mix_signs(Split(mine.wealth, 1)))
    shown = mix_signs(Split(mine.wealth, 1))
    while driver.scene.name in BETWEEN:
        said = everything_said(driver)
        assert told not in said
        assert shown not in said
        driver.key("Enter" if driver.scene.name == "hand-over" else "Escape")
    assert scene.sitting.view.bids[first].wealth < 0
    assert shown not in everything_said(driver)
    scene.confirm(Bid(0, 0))
    driver.settle()
    assert told in everything_said(driver)


def test_what_is_kept_between_two_people_names_no_hidden_card(driver: Driver) -> None:
    """The header of the autosave, the menu that offers to continue it, and the page to load from."""
    scene = sit(driver)
    play_on_to_a_hand_over(driver, scene, 4)
    assert not search_files(driver, scene)
