"""Hands and bids of The Essence stay hidden: whatever can be read or seen at a shared window is searched.

Two searches: every text of every page is read for the names of hidden cards, and pictures are compared with
those of a match in which only the hidden cards are others. Without the mask the searches do find something.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.essence.actions import Bid, Sign, Split
from game.essence.card_text import character_name
from game.essence.events import CardsDrawn
from game.essence.state import EssenceState, Phase
from game.essence.tables import CHARACTERS, FOLLOWER_COUNT
from saves.opening import read_header
from scenes.essence.stall import mix_signs
from scenes.table import TableScene, begin_match
from scenes.table.replay import ReplayScene
from tests.window.driver import Driver
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


# -- reading ------------------------------------------------------------------------------------------------


def everything_said(driver: Driver, scene: TableScene) -> str:
    """Every text, label, tooltip, reason, preview, prompt and log row of every page that is open."""
    found: list[str] = []
    for page in driver.app.stack:
        for control in page.controls:
            found += [control.label, control.tip, control.why_not, *(box.text for box in control.texts)]
        found += [str(each) for each in page.describe()]
        found.append(page.tooltip)
    found += [str(row) for row in scene.rows()]
    found += [scene.prompt(), *scene.stage.emphasis.previews.values()]
    found += [box.text for box in scene.picture.board_texts(scene.sight())]
    for piece in (*scene.stage.pieces.values(), *(pose.piece for pose in scene.stage.glider.poses())):
        found += [box.text for box in piece.texts]
    return "\n".join(filter(None, found))


def hidden_cards(state: EssenceState, seat: int) -> list[int]:
    """The Followers in a hand whose namesakes lie nowhere in the open; Advisors were taken in public."""
    shown = {CHARACTERS[card].id for pile in state.discards for card in pile}
    mine = {CHARACTERS[card].id for card in state.hands[1 - seat]}
    return [
        card
        for card in state.hands[seat]
        if card < FOLLOWER_COUNT and CHARACTERS[card].id not in shown | mine
    ]


def leaks(driver: Driver, scene: TableScene, seats: tuple[int, ...]) -> list[str]:
    """Hidden cards of these seats that can be read or lie open anywhere."""
    said, state = everything_said(driver, scene), scene.sitting.match.state
    poses = [pose.piece for pose in scene.stage.glider.poses()]
    pieces = [*scene.stage.pieces.values(), *poses]
    open_cards = {piece.face[0] for piece in pieces if piece.kind == "character"}
    open_cards |= {
        piece.ref.id for piece in pieces if piece.ref is not None and piece.ref.kind == "character"
    }
    names = {
        card: scene.table_words.say(character_name(card))
        for seat in seats
        for card in hidden_cards(state, seat)
    }
    assert names, "hands without hidden Followers prove nothing"
    return [name for card, name in names.items() if name in said or card in open_cards]


def look_everywhere(driver: Driver, scene: TableScene) -> list[str]:
    """Open whatever a curious person can open during a turn, and search it for the other hand."""
    other = (1 - scene.sitting.viewer,)
    found = leaks(driver, scene, other)
    outlooks = len(scene.picture.outlooks(scene.sight())) + 1
    for key in [*["V"] * outlooks, "H", "H", "H", "L", "W", "R"]:
        driver.key(key)
        found += [f"{key}: {each}" for each in leaks(driver, scene, other)]
        if driver.scene is not scene:
            driver.key("Escape")
    for name in (f"rival-{other[0]}", f"draw-{scene.sitting.viewer}", "log-0", "menu"):
        if driver.has(name):
            driver.hover(name)
            driver.wait(0.5)
            found += [f"{name}, tooltip: {each}" for each in leaks(driver, scene, other)]
            driver.click(name, button=3 if name != "menu" else 1)
            found += [f"{name}, open: {each}" for each in leaks(driver, scene, other)]
            if driver.scene is not scene:
                driver.key("Escape")
    assert driver.scene is scene, f"{driver.scene.name} stays open"
    return found


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
            if looked < 4:
                looked += 1
                assert not look_everywhere(driver, scene)
            assert leaks(driver, scene, (scene.sitting.viewer,)), "the own hand is there to be read"
            decide(scene)
            driver.settle()


def test_taking_back_shows_no_other_hand(driver: Driver) -> None:
    """Undo goes back to the other person only through a hand-over, and hides before it asks."""
    scene = sit(driver, free_takebacks=True)
    take_the_window(driver)
    scene.confirm(scene.sitting.narrowing.actions[0])
    driver.settle()
    take_the_window(driver)
    driver.key("U")
    assert driver.scene.name == "hand-over"
    assert not leaks(driver, scene, (0, 1))
    driver.key("Enter")
    assert not leaks(driver, scene, (1 - scene.sitting.viewer,))


def test_the_replay_of_a_shared_match_shows_no_hand_that_is_still_held(driver: Driver) -> None:
    scene = sit(driver)
    take_the_window(driver)
    for _ in range(4):
        decide(scene)
        driver.settle()
        take_the_window(driver)
    driver.app.push(ReplayScene(driver.app, scene))
    driver.settle()
    replay = driver.scene
    assert isinstance(replay, ReplayScene)
    other = (1 - scene.sitting.viewer,)
    for _ in range(scene.sitting.match.step + 1):
        assert not leaks(driver, scene, other)
        open_cards = {piece.face[0] for piece in replay.stage.pieces.values() if piece.kind == "character"}
        assert not open_cards & set(hidden_cards(scene.sitting.match.state, other[0]))
        driver.key("left")


# -- the searches are not blind -----------------------------------------------------------------------------


@pytest.mark.parametrize("broken", ["view", "see"])
def test_the_search_finds_a_hand_that_is_not_masked(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
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


# -- looking ------------------------------------------------------------------------------------------------


def exchange_hidden_cards(scene: TableScene, seat: int) -> None:
    """Give a seat other Followers in hand, from its draw pile, as if it had been dealt those."""
    state, match = scene.sitting.match.state, scene.sitting.match
    hand, pile = state.hands[seat], state.draw_piles[seat]
    mine = [card for card in hand if card < FOLLOWER_COUNT]
    theirs = [card for card in pile if card < FOLLOWER_COUNT][: len(mine)]
    other = dict(zip((*mine, *theirs), (*theirs, *mine), strict=True)) if len(mine) == len(theirs) else {}
    assert other, "as many in the pile as in the hand, so that all can change"
    hand[:] = [other.get(card, card) for card in hand]
    pile[:] = [other.get(card, card) for card in pile]
    for entry in match.log:
        for place, event in enumerate(entry.events):
            if isinstance(event, CardsDrawn) and event.seat == seat:
                drawn = tuple(other.get(card, card) for card in event.cards)
                entry.events[place] = replace(event, cards=drawn)  # type: ignore[index]
    # Everything is made anew from the match, as after a hand-over.
    scene.sitting._view_of = scene.sitting._history_of = None
    scene.chronicle._told_to.clear()
    scene.showing.restart()
    scene.refresh()


def pixels(driver: Driver, scene: TableScene) -> dict[str, bytes]:
    """What is on the screen, and the thumbnail of the match."""
    driver.settle()
    return {
        driver.scene.name: pygame.image.tobytes(driver.app.screen, "RGB"),
        "thumbnail": scene.keeping.thumbnail(),
    }


def test_pictures_are_the_same_whatever_the_other_hand_holds(driver: Driver) -> None:
    scene = sit(driver)
    seen = {}
    for _ in range(2):
        if driver.scene.name == "hand-over":
            before = pixels(driver, scene)
            exchange_hidden_cards(scene, 0)
            exchange_hidden_cards(scene, 1)
            assert pixels(driver, scene) == before
            seen |= before
        take_the_window(driver)
        before = pixels(driver, scene)
        exchange_hidden_cards(scene, 1 - scene.sitting.viewer)
        assert pixels(driver, scene) == before
        seen |= before
        exchange_hidden_cards(scene, scene.sitting.viewer)
        assert pixels(driver, scene) != before, "the own hand is in the picture"
        decide(scene)
        driver.settle()
    assert seen.keys() == {"hand-over", "table", "thumbnail"}


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
        said = everything_said(driver, scene)
        assert told not in said
        assert shown not in said
        driver.key("Enter" if driver.scene.name == "hand-over" else "Escape")
    assert scene.sitting.view.bids[first].wealth < 0
    assert shown not in everything_said(driver, scene)
    scene.confirm(Bid(0, 0))
    driver.settle()
    assert told in everything_said(driver, scene)


def test_what_is_kept_between_two_people_names_no_hidden_card(driver: Driver) -> None:
    """The header of the autosave, and the page to load from."""
    scene = sit(driver)
    assert driver.scene.name == "hand-over"
    driver.wait(3.0)
    scene.keeping.autosave()
    driver.wait(3.0)
    driver.app.store.settle()
    words, state = scene.table_words, scene.sitting.match.state
    names = [words.say(character_name(card)) for seat in range(2) for card in hidden_cards(state, seat)]
    header = read_header(next(driver.folder.glob("autosave-*.json")))
    said = [words.say(each) for each in (header.headline, header.last_event) if each is not None]
    driver.app.go_home()
    driver.settle()
    driver.click("load")
    for control in driver.scene.controls:
        said += [control.label, control.tip, *(box.text for box in control.texts)]
    page = "\n".join(said)
    assert names
    assert not [name for name in names if name in page]
