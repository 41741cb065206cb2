"""Eyes that search a shared window of The Essence for what the other person hides.

Two ways: whatever can be read anywhere is searched for the names of hidden cards, and pictures are compared
with those of a match in which only the hidden cards are others.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pygame

from game.essence.card_text import character_name
from game.essence.events import CardsDrawn
from game.essence.state import EssenceState
from game.essence.tables import CHARACTERS, FOLLOWER_COUNT
from game.event import Event
from saves.opening import read_header
from scenes.essence.naming import SOFT_HYPHEN
from scenes.scene import Scene
from scenes.table import TableScene
from scenes.table.inspector import InspectorScene
from scenes.table.replay import ReplayScene
from tests.window.driver import Driver

# -- reading ------------------------------------------------------------------------------------------------


def said_by(page: Scene) -> Iterator[str]:
    """Every text, label, tooltip and reason of a page; of a table also log, prompt, board and previews."""
    for control in page.controls:
        yield from (control.label, control.tip, control.why_not, page.tooltip_of(control))
        yield from (box.text for box in control.texts)
    yield from (str(each) for each in page.describe())
    if not isinstance(page, TableScene | ReplayScene):
        return
    yield from (str(row) for row in page.chronicle.rows(page.table_words))
    yield from page.stage.emphasis.previews.values()
    yield from (box.text for box in page.picture.board_texts(page.sight()))
    yield from (box.text for piece in pieces_of(page) for box in piece.texts)
    if page.showing.banner is not None:
        yield page.table_words.say(page.showing.banner)
    if isinstance(page, TableScene):
        yield page.prompt()


def pieces_of(page: TableScene | ReplayScene) -> list[Any]:
    """What lies on a table or is on its way over it."""
    return [*page.stage.pieces.values(), *(pose.piece for pose in page.stage.glider.poses())]


def open_cards(page: TableScene | ReplayScene) -> set[int]:
    """The Followers and Advisors whose faces or names are on a table."""
    pieces = pieces_of(page)
    faces = {int(piece.face[0]) for piece in pieces if piece.kind == "character"}
    named = {piece.ref.id for piece in pieces if piece.ref is not None and piece.ref.kind == "character"}
    return faces | {int(card) for card in named}


def everything_said(driver: Driver) -> str:
    """What can be read on all pages that are open, one over the other."""
    found = "\n".join(filter(None, (said for page in driver.app.stack for said in said_by(page))))
    return found.replace(SOFT_HYPHEN, "")


def hidden_cards(state: EssenceState, seat: int) -> list[int]:
    """The Followers in a hand whose namesakes lie nowhere in the open; Advisors were taken in public."""
    shown = {CHARACTERS[card].id for pile in state.discards for card in pile}
    mine = {CHARACTERS[card].id for card in state.hands[1 - seat]}
    return [
        card
        for card in state.hands[seat]
        if card < FOLLOWER_COUNT and CHARACTERS[card].id not in shown | mine
    ]


def hidden_names(scene: TableScene, seats: tuple[int, ...]) -> dict[int, str]:
    """The hidden cards of some seats by number, as they are called."""
    state, words = scene.sitting.match.state, scene.table_words
    return {card: words.say(character_name(card)) for seat in seats for card in hidden_cards(state, seat)}


def leaks(driver: Driver, scene: TableScene, seats: tuple[int, ...]) -> list[str]:
    """Hidden cards of these seats that can be read or lie open anywhere."""
    said, names = everything_said(driver), hidden_names(scene, seats)
    assert names, "hands without hidden Followers prove nothing"
    tables = [page for page in driver.app.stack if isinstance(page, TableScene | ReplayScene)]
    seen = set().union(*(open_cards(page) for page in tables))
    return [name for card, name in names.items() if name in said or card in seen]


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
    return found + inspect_everything(driver, scene)


def inspect_everything(driver: Driver, scene: TableScene) -> list[str]:
    """Look at every single thing on the table closely."""
    found = []
    things = {piece.ref: piece.rect for piece in scene.stage.pieces.values() if piece.ref is not None}
    for ref, rect in things.items():
        page = InspectorScene(driver.app, scene, ref, rect)
        driver.app.push(page)
        page.refresh()
        found += [f"{ref}, close: {each}" for each in leaks(driver, scene, (1 - scene.sitting.viewer,))]
        driver.app.pop()
    return found


def search_replay(driver: Driver, scene: TableScene) -> list[str]:
    """Go through the replay step by step: no page tells, and nothing lies open that was hidden then."""
    driver.app.push(ReplayScene(driver.app, scene))
    driver.settle()
    replay = driver.scene
    assert isinstance(replay, ReplayScene)
    looker, match = scene.sitting.seat_looking, scene.sitting.match
    found: list[str] = []
    own_seen = 0
    driver.click("to-end")
    for _ in range(match.step):
        driver.key("PageUp")
        step = replay.sitting.shown
        view = scene.sitting.rules.view(match.at(step), looker)
        own = view.hands[looker] if looker >= 0 else []
        public = [card for pile in view.discards for card in pile]
        own_seen += len(open_cards(replay) & set(own))
        hidden = {card for card in open_cards(replay) - {*own, *public} if card < FOLLOWER_COUNT}
        found += [f"step {step}: card {card} lies open" for card in sorted(hidden)]
        seats = (1 - looker,) if looker >= 0 else (0, 1)
        found += [f"step {step}: {each}" for each in leaks(driver, scene, seats)]
    assert replay.sitting.shown == match.first_step, "every step was seen"
    assert own_seen or looker < 0, "the own hand is there to be seen"
    driver.key("Escape")
    return found


# -- looking ------------------------------------------------------------------------------------------------


def exchange_hidden_cards(scene: TableScene, seat: int) -> None:
    """Give a seat other Followers in hand, from its draw pile, as if it had been dealt those."""
    state, match = scene.sitting.match.state, scene.sitting.match
    hand, pile = state.hands[seat], state.draw_piles[seat]
    mine = [card for card in hand if card < FOLLOWER_COUNT]
    theirs = [card for card in pile if card < FOLLOWER_COUNT][: len(mine)]
    mine = mine[: len(theirs)]
    assert mine, "some of the hand can change places with some of the pile"
    other = dict(zip((*mine, *theirs), (*theirs, *mine), strict=True))
    hand[:] = [other.get(card, card) for card in hand]
    pile[:] = [other.get(card, card) for card in pile]
    for number, entry in enumerate(match.log):
        events = tuple(_with_cards(event, seat, other) for event in entry.events)
        match.log[number] = replace(entry, events=events)
    # Everything is made anew from the match, as after a hand-over.
    scene.sitting._view_of = scene.sitting._history_of = None
    scene.chronicle._told_to.clear()
    scene.showing.restart()
    scene.refresh()
    for page in scene.app.stack:
        page.refresh()


def _with_cards(event: Event, seat: int, other: dict[int, int]) -> Event:
    """The event as it would be told if this seat had drawn those other cards."""
    if not isinstance(event, CardsDrawn) or event.seat != seat:
        return event
    return replace(event, cards=tuple(other.get(card, card) for card in event.cards))


def pixels(driver: Driver, scene: TableScene) -> dict[str, bytes]:
    """What is on the screen, and the thumbnail of the match."""
    driver.settle()
    return {
        driver.scene.name: pygame.image.tobytes(driver.app.screen, "RGB"),
        "thumbnail": scene.keeping.thumbnail(),
    }


def changed_pictures(driver: Driver, scene: TableScene, *seats: int) -> list[str]:
    """The pictures that are others when only the hidden cards of these seats are."""
    before = pixels(driver, scene)
    for seat in seats:
        exchange_hidden_cards(scene, seat)
    after = pixels(driver, scene)
    for seat in seats:
        exchange_hidden_cards(scene, seat)
    return [name for name in before if before[name] != after[name]]


# -- files --------------------------------------------------------------------------------------------------


def search_files(driver: Driver, scene: TableScene) -> list[str]:
    """Hidden cards that the autosave of a hand-over shows.

    By the words of its header, on the menu that offers to continue it, on the page to load from, or because
    its thumbnail is another one with other hands.
    """
    names = hidden_names(scene, (0, 1)).values()
    assert names, "hands without hidden Followers prove nothing"
    for seat in (0, 1):
        exchange_hidden_cards(scene, seat)
    other_hands = scene.keeping.thumbnail()
    for seat in (0, 1):
        exchange_hidden_cards(scene, seat)
    scene.keeping.autosave()
    driver.app.go_home()
    driver.settle()
    driver.app.store.settle()
    slot = next(each for each in driver.app.store.slots() if each.path.name.startswith("autosave-"))
    assert slot.thumbnail is not None
    header = read_header(slot.path)
    said = [scene.table_words.say(each) for each in (header.headline, header.last_event) if each is not None]
    found = ["thumbnail"] if slot.thumbnail.read_bytes() != other_hands else []
    driver.app.go_home()  # the menu knows of the file now
    driver.settle()
    said += said_by(driver.scene)
    driver.click("load")
    said += said_by(driver.scene)
    return found + [name for name in names if any(name in each for each in said)]
