"""Somebody who wants to see what others hide tries everything.

The table is exchanged for another one that must look the same to whoever looks: other hands, portfolios,
unflipped works, hidden targets and modes. Whatever then looks different has told a secret.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pygame
import pytest

from game.chance import SeededChance
from game.event import Event
from game.match import Seat
from game.opus import board
from game.opus.formats import OpusOptions
from game.opus.rules import RULES
from game.opus.state import NOTHING, Ask, OpusState
from game.registry import find
from game.rules import SPECTATOR
from scenes.table import TableScene, begin_match
from tests.opus_table.playing import Toucher, lit, pass_on, sit
from tests.window.driver import Driver

KEYS = (
    *("F1", "F2", "F5", "F9", "F10", "F11", "F12"),
    *("V", "H", "U", "Shift+U", "Ctrl+z", "Ctrl+y", "L", "W", "R", "I", "P", "E", "N", "S", "1", "5"),
    *("Tab", "left", "PageUp", "Ctrl++", "Ctrl+-"),
)
"""Every key that does something somewhere, but for those that say that the next person is here."""
LOOKS = ("V", "V", "V", "V", "V", "V", "V", "V", "V", "H", "H", "H", "L", "W", "R", "I")
"""What a curious person opens during a turn; every pile and list comes with V."""
FORMATS = ("duel", "four", "superego", "schism")
LISTS = ("L1", "L4", "L2", "L3")

World = tuple[OpusState, list[Any]]


def other_world(scene: TableScene, looker: int) -> World:
    """A table and its log that this seat cannot tell from the true ones."""
    match = scene.sitting.match
    state = RULES.sample(RULES.view(match.state, looker), SeededChance(7))
    piles = [(*each.portfolio, *each.hand, *each.attached) for each in (match.state, state)]
    pairs = [
        (one, two) for mine, theirs in zip(*piles, strict=True) for one, two in zip(mine, theirs, strict=True)
    ]
    changed = {one: two for one, two in pairs if one != two}
    assert changed, "another world has other works"

    def told(event: Event) -> Event:
        if RULES.see(event, looker) == event:
            return event
        work = event.work  # type: ignore[attr-defined]
        return replace(event, work=changed.get(work, work))  # type: ignore[call-arg]

    return state, [replace(entry, events=tuple(map(told, entry.events))) for entry in match.log]


def enter(driver: Driver, scene: TableScene, world: World) -> World:
    """Exchange the true table for another one, and make every page anew; the one that was there before."""
    match = scene.sitting.match
    before = match.state, list(match.log)
    match.state, match.log[:] = world[0], world[1]
    scene.sitting._view_of = scene.sitting._history_of = None
    scene.chronicle._told_to.clear()
    scene.showing.restart()
    scene.refresh()
    for page in driver.app.stack:
        page.refresh()
    driver.settle()
    return before


def seen(driver: Driver, scene: TableScene, looker: int) -> dict[str, object]:
    """What is on the screen, and what every page on the stack says of itself."""
    return {
        "page": driver.scene.name,
        "pixels": pygame.image.tobytes(driver.app.screen, "RGB"),
        "said": [str(each) for page in driver.app.stack for each in page.describe()],
        "tooltip": driver.scene.tooltip,
        **({"thumbnail": scene.keeping.thumbnail()} if looker == SPECTATOR else {}),
    }


def told(driver: Driver, scene: TableScene) -> list[str]:
    """What differs when only what is hidden from whoever looks does."""
    looker = scene.sitting.seat_looking
    driver.settle()
    enter(driver, scene, (scene.sitting.match.state, list(scene.sitting.match.log)))
    before = seen(driver, scene, looker)
    home = enter(driver, scene, other_world(scene, looker))
    after = seen(driver, scene, looker)
    enter(driver, scene, home)
    return [name for name in before if before[name] != after[name]]


def back_to(driver: Driver, name: str) -> None:
    for _ in range(4):
        if driver.scene.name == name:
            return
        driver.key("Escape")
    raise AssertionError(f"{driver.scene.name} stays open")


def hides_much(state: OpusState, looker: int) -> bool:
    """Whether others aim at what is no ego, and their unflipped works hang there."""
    places = [place for place in state.layout.artists if state.layout.owner[place] != looker]
    aims = any(state.target[place] in state.layout.artists for place in places)
    return aims and any(board.face_down(state, place) != NOTHING for place in places)


def play_to(driver: Driver, scene: TableScene, page: str, ask: Ask | None = None) -> None:
    """Play by what is lit until this page is open, this is asked, and much is hidden."""
    toucher = Toucher(driver, scene, 5)
    for _ in range(600):
        state = scene.sitting.match.state
        is_there = driver.scene.name == page and ask in (None, state.asked)
        if is_there and hides_much(state, scene.sitting.seat_looking):
            return
        if driver.scene is not scene:
            pass_on(driver)
        elif state.asked == Ask.TARGET and (zones := [e for e in lit(driver) if e.id.startswith("artist-")]):
            driver.click(zones[0].id)
            if driver.scene is scene and scene.offered is not None:
                driver.key("Enter")
        else:
            driver.click(toucher.choose().id)
    raise AssertionError(f"{page} never comes")


@pytest.mark.parametrize("format_", ["duel", "schism"])
def test_no_key_at_a_hand_over_tells_what_is_hidden(driver: Driver, format_: str) -> None:
    scene = sit(driver, seed=4, format=format_, lists=LISTS)
    play_to(driver, scene, "hand-over")
    opened = set()
    assert not told(driver, scene)
    for key in KEYS:
        driver.key(key)
        opened.add(driver.scene.name)
        assert scene.sitting.is_veiled, key
        assert not told(driver, scene), key
        back_to(driver, "hand-over")
    assert opened >= {"hand-over", "rules", "settings", "keys"}


@pytest.mark.parametrize("format_", FORMATS)
def test_nothing_opened_in_a_turn_tells_what_others_hide(driver: Driver, format_: str) -> None:
    """With a target to choose, which is when forecasts and previews are told."""
    scene = sit(driver, seed=4, format=format_, lists=LISTS)
    play_to(driver, scene, "table", Ask.TARGET)
    for key in LOOKS:
        driver.key(key)
        assert not told(driver, scene), key
        if driver.scene is not scene:
            driver.key("Escape")
    things = [piece.id for piece in scene.stage.pieces.values() if piece.ref is not None]
    for name in things:
        if driver.has(name):
            driver.hover(name)
            driver.wait(0.5)
            assert not told(driver, scene), f"tooltip of {name}"
    driver.resize((1280, 720))
    driver.app.change_language("de")
    assert not told(driver, scene)


def test_no_change_of_the_window_at_a_hand_over_tells_what_is_hidden(driver: Driver) -> None:
    scene = sit(driver, seed=4, lists=LISTS)
    play_to(driver, scene, "hand-over")
    for size, language in (((1280, 720), "fr"), ((1600, 900), "de"), ((1024, 576), "en")):
        driver.resize(size)
        driver.app.change_language(language)
        driver.settle()
        assert driver.scene.name == "hand-over"
        assert not told(driver, scene), language


@pytest.mark.parametrize("format_", ["duel", "superego"])
def test_computers_keep_their_secrets_and_their_reasons(driver: Driver, format_: str) -> None:
    """One person among computers: no reason of theirs is told while it could name a card of a hand."""
    options = OpusOptions(format=format_, lists=("L1", "L4", "L2"))
    roles = RULES.seats(options)
    seats = tuple(
        Seat(role.automaton) if role.automaton else Seat("easy") if number else Seat("person", "Ada")
        for number, role in enumerate(roles)
    )
    driver.go_home()
    scene = begin_match(driver.app, find("opus"), options, seats, seed=3)
    driver.settle()
    play_to(driver, scene, "table", Ask.TARGET)
    match = scene.sitting.match
    reasons = [
        entry
        for entry in match.log
        if entry.why is not None and not match.seats[entry.seat].is_person and not roles[entry.seat].automaton
    ]
    assert reasons, "computers give reasons"
    assert all(scene.sitting.why(entry) != entry.why for entry in reasons)
    for key in ("W", "L", "R", "V"):
        driver.key(key)
        assert not told(driver, scene), key
        if driver.scene is not scene:
            driver.key("Escape")


def test_the_comparison_finds_what_is_not_masked(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a view that hides nothing another world looks different at once, and so does its thumbnail."""
    scene = sit(driver, seed=4, lists=LISTS)
    play_to(driver, scene, "table", Ask.TARGET)
    world = other_world(scene, scene.sitting.seat_looking)
    monkeypatch.setattr(type(RULES), "view", lambda self, state, seat: state.copy())
    enter(driver, scene, (scene.sitting.match.state, list(scene.sitting.match.log)))
    before = seen(driver, scene, SPECTATOR)
    enter(driver, scene, world)
    after = seen(driver, scene, SPECTATOR)
    assert before["thumbnail"] != after["thumbnail"]
    assert before["pixels"] != after["pixels"]
