"""Hands and bids of The Essence stay hidden: everything on the page at a hand-over is searched."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.essence.actions import Bid, Split
from game.essence.card_text import character_name
from game.essence.state import Phase
from game.essence.tables import CHARACTERS, FOLLOWER_COUNT
from scenes.essence.stall import mix_signs
from scenes.table import TableScene, begin_match
from tests.window.driver import Driver
from tests.window.essence_table import ENTRY, RULES, people


@pytest.fixture
def driver(tmp_path: Path):
    with Driver(tmp_path, size=(1280, 720), reduced_motion=True, speed="instant") as made:
        made.go_home()
        yield made


def sit(driver: Driver, seed: int = 4) -> TableScene:
    scene = begin_match(driver.app, ENTRY, RULES.options(players=2), people(2), seed=seed)
    driver.settle()
    return scene


def said_on_the_page(driver: Driver, scene: TableScene) -> str:
    """Every text, label, tooltip, prompt and log row of the page on top and of the table below it."""
    found = []
    for page in {id(driver.scene): driver.scene, id(scene): scene}.values():
        for control in page.controls:
            found += [control.label, control.tip, control.why_not, *(box.text for box in control.texts)]
        found += [str(each) for each in page.describe()]
        found.append(page.tooltip)
    found += [row.text if hasattr(row, "text") else str(row) for row in scene.rows()]
    found.append(scene.prompt())
    for piece in scene.stage.pieces.values():
        found += [box.text for box in piece.texts]
    return "\n".join(filter(None, found))


def hidden_names(scene: TableScene, seat: int) -> list[str]:
    """The names of the Followers in a hand; Advisors were taken in public."""
    words = scene.table_words
    state = scene.sitting.match.state
    elsewhere = {CHARACTERS[card].id for pile in state.discards for card in pile}
    cards = [
        card for card in state.hands[seat] if card < FOLLOWER_COUNT and CHARACTERS[card].id not in elsewhere
    ]
    return [words.say(character_name(card)) for card in cards]


def faces(scene: TableScene) -> set[int]:
    """The characters whose faces lie on the table."""
    return {piece.face[0] for piece in scene.stage.pieces.values() if piece.kind == "character"}  # type: ignore[misc]


def test_nothing_hidden_is_shown_from_hand_over_to_confirmation(driver: Driver) -> None:
    scene = sit(driver)
    match = scene.sitting.match
    hand_overs = 0
    for _ in range(400):
        if match.is_over or hand_overs >= 6:
            break
        if driver.scene.name == "hand-over":
            hand_overs += 1
            page = said_on_the_page(driver, scene)
            for seat in range(2):
                assert hidden_names(scene, seat), "a hand without Followers proves nothing"
                assert not [name for name in hidden_names(scene, seat) if name in page]
                assert not faces(scene) & {card for card in match.state.hands[seat] if card < FOLLOWER_COUNT}
            driver.key("Enter")
        elif driver.scene.name != "table":
            driver.key("Escape")
        else:
            seat = scene.sitting.viewer
            other = 1 - seat
            page = said_on_the_page(driver, scene)
            own = hidden_names(scene, seat)
            assert not own or any(name in page for name in own), "this search would find a card that is shown"
            assert not [name for name in hidden_names(scene, other) if name in page]
            assert not faces(scene) & {card for card in match.state.hands[other] if card < FOLLOWER_COUNT}
            assert scene.sitting.narrowing is not None
            scene.confirm(scene.sitting.narrowing.actions[-1])
            driver.settle()
    assert hand_overs >= 6


def test_a_bid_is_sealed_until_all_lie_open(driver: Driver) -> None:
    scene = sit(driver)
    match = scene.sitting.match
    driver.key("Enter")
    if driver.scene is not scene:
        driver.key("Escape")
    first = match.to_act
    assert first is not None
    assert match.state.phase is Phase.ADVISORS
    mine = Bid(match.state.wealth[first], 1)
    assert mine in scene.sitting.narrowing.actions
    scene.confirm(mine)
    driver.settle()
    assert driver.scene.name == "hand-over"
    sentence = scene.table_words(
        "essence-event-bid-revealed", seat="", wealth=mine.wealth, influence=1
    ).strip()
    shown = mix_signs(Split(mine.wealth, 1))
    for _ in range(2):
        page = said_on_the_page(driver, scene)
        assert sentence not in page
        assert shown not in page
        assert scene.sitting.view.bids[first].wealth < 0 or scene.sitting.seat_looking == first
        driver.key("Enter")
    if driver.scene is not scene:
        driver.key("Escape")
    scene.confirm(Bid(0, 0))
    driver.settle()
    assert match.state.bids[first] is None or match.state.bids[first].wealth == mine.wealth
    assert sentence in "\n".join(str(row) for row in scene.rows()) or sentence in said_on_the_page(
        driver, scene
    )


def test_what_is_kept_between_two_people_shows_no_hand(driver: Driver) -> None:
    """Header and thumbnail of the autosave are what the load page shows: the header names no hidden card."""
    scene = sit(driver)
    assert driver.scene.name == "hand-over"
    driver.wait(3.0)
    scene.keeping.autosave()
    driver.wait(3.0)
    names = [name for seat in range(2) for name in hidden_names(scene, seat)]
    driver.app.go_home()
    driver.settle()
    driver.key("F9")
    page = "\n".join(
        "\n".join((control.label, control.tip, *(box.text for box in control.texts)))
        for control in driver.scene.controls
    )
    assert not [name for name in names if name in page]
