"""Hands, unflipped works and hidden targets stay hidden: whatever can be read at a shared window is searched.

Without the mask the same searches do find something, so that they are not blind.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.opus.cards import ARTISTS, WORKS, ArtistCard, card_kind, kind_of
from game.opus.decks import card_name
from game.opus.rules import RULES
from game.opus.state import Ask, Flag, Mark, OpusState
from game.opus.telling import card_text, place_text
from game.rules import SPECTATOR
from game.text import text
from scenes.table import TableScene
from tests.opus_table.playing import Toucher, lit, pass_on, sit
from tests.window.driver import Driver

FORMATS = ("duel", "four", "superego", "schism")
HANDED = 3


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
    # A soft hyphen only shows where a line ends.
    return "\n".join(filter(None, found)).replace("\u00ad", "")


def _may_know(state: OpusState, seat: int) -> set[int]:
    """The kinds of works whose names somebody reads lawfully: own ones, and those that lie or lay open."""
    open_works = {work for pile in state.graveyard for work in pile}
    for works, marks in zip(state.attached, state.marks, strict=True):
        open_works |= {work for work, mark in zip(works, marks, strict=True) if mark & Mark.FLIPPED}
    known = {kind_of(work) for work in open_works}
    if seat >= 0:
        known |= {kind_of(work) for work in state.layout.works[seat]}
    # Names on artists' cards: what they may copy.
    named = {artist.specialty for artist in _artists(state)}
    return known | {kind for kind, work in enumerate(WORKS) if work.id in named}


def _artists(state: OpusState) -> list[ArtistCard]:
    return [ARTISTS[card_kind(state.card[place])] for place in state.layout.artists if state.card[place] >= 0]


def _public_log(scene: TableScene) -> str:
    """What everybody was told up to here: a work that was shown once may be named ever after."""
    entries = scene.sitting.match.log
    told = [RULES.see(event, SPECTATOR) for entry in entries for event in entry.events]
    return "\n".join(scene.table_words.say(RULES.describe(event)) for event in told if event is not None)


def leaks(driver: Driver, scene: TableScene) -> list[str]:
    """Names of hidden works, works of others that lie open, and hidden targets that are told."""
    state, seat = scene.sitting.match.state, scene.sitting.seat_looking
    said, words = everything_said(driver, scene), scene.table_words
    hidden = {work for other, hand in enumerate(state.hand) if other != seat for work in hand}
    for place, (works, marks) in enumerate(zip(state.attached, state.marks, strict=True)):
        if state.layout.owner[place] != seat:
            hidden |= {work for work, mark in zip(works, marks, strict=True) if not mark & Mark.FLIPPED}
    public = _public_log(scene)
    names = {words.say(card_name(WORKS[kind].id)) for kind in map(kind_of, hidden)}
    names -= {words.say(card_name(WORKS[kind].id)) for kind in _may_know(state, seat)}
    found = [name for name in names if name in said and name not in public]
    ids = {pose.piece.id for pose in scene.stage.glider.poses()} | set(scene.stage.pieces)
    found += [f"lies open: {work}" for work in hidden if f"work-{work}" in ids]
    for place in state.layout.artists:
        target = state.target[place]
        if target not in state.layout.artists or state.layout.owner[place] == seat:
            continue
        if state.flags[place] & Flag.TARGET_OPEN or state.card[place] < 0 or state.card[target] < 0:
            continue
        card, other = card_text(state.card[place]), card_text(state.card[target])
        told = (
            text("opus-event-target-chosen", card=card, target=place_text(target)),
            text("opus-table-aim-artist", card=card, other=other),
            text("opus-table-aim-self", card=card),
        )
        found += [sentence for sentence in map(words.say, told) if sentence in said]
    return found


def look_everywhere(driver: Driver, scene: TableScene) -> list[str]:
    """Open whatever a curious person can open during a turn, and search it."""
    found = leaks(driver, scene)
    outlooks = len(scene.picture.outlooks(scene.sight())) + 1
    for key in [*["V"] * outlooks, "L", "W", "R"]:
        driver.key(key)
        found += [f"{key}: {each}" for each in leaks(driver, scene)]
        if driver.scene is not scene:
            driver.key("Escape")
    backs = [piece.id for piece in scene.stage.pieces.values() if piece.id.startswith("back-")]
    signs = [f"artist-{card}" for card in scene.sight().view.card[:4] if card >= 0]
    for name in (*backs[:2], *signs[:2], "log-0"):
        if not driver.has(name):
            continue
        driver.hover(name)
        driver.wait(0.5)
        found += [f"{name}, tooltip: {each}" for each in leaks(driver, scene)]
        driver.click(name, button=3)
        found += [f"{name}, open: {each}" for each in leaks(driver, scene)]
        if driver.scene is not scene:
            driver.key("Escape")
    assert driver.scene is scene, f"{driver.scene.name} stays open"
    return found


def _aim_at_artists(driver: Driver) -> bool:
    """Choose a target that must stay hidden, where one is asked for."""
    zone = next((each for each in lit(driver) if each.id.startswith("artist-")), None)
    if zone is None:
        return False
    driver.click(zone.id)
    if any(each.id == "end" for each in lit(driver)):
        driver.key("Enter")
    return True


def _handed_over(driver: Driver, scene: TableScene, seed: int) -> Iterator[str]:
    """Play on, and tell at each page: between two people, and when somebody decides."""
    toucher = Toucher(driver, scene, seed)
    for _ in range(400):
        if scene.sitting.match.is_over:
            return
        yield driver.scene.name
        if driver.scene.name in ("hand-over", "since"):
            pass_on(driver)
        elif scene.sitting.match.state.asked != Ask.TARGET or not _aim_at_artists(driver):
            driver.click(toucher.choose().id)


@pytest.mark.parametrize("format_", FORMATS)
def test_nothing_hidden_can_be_read_from_hand_over_to_confirmation(driver: Driver, format_: str) -> None:
    scene = sit(driver, seed=4, format=format_, lists=("L1", "L4", "L2", "L3"), max_rounds=3)
    handed = looked = hidden_aims = 0
    for page in _handed_over(driver, scene, 5):
        state = scene.sitting.match.state
        if page == "hand-over":
            handed += 1
            assert scene.sitting.seat_looking == SPECTATOR
        assert not leaks(driver, scene), (page, scene.sitting.match.step)
        hidden_aims += any(state.target[place] in state.layout.artists for place in state.layout.artists)
        if page == "table" and handed >= HANDED and hidden_aims and not looked:
            looked += 1
            assert not look_everywhere(driver, scene)
        if looked and handed > HANDED:
            return
    raise AssertionError("nobody aimed at an artist, or handed over: nothing was proved")


def test_the_search_finds_what_is_not_masked(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a view that hides nothing, hands and targets are found at once."""
    monkeypatch.setattr(type(RULES), "view", lambda self, state, seat: state.copy())
    scene = sit(driver, seed=4, lists=("L1", "L4"), max_rounds=3)
    open_works = told_targets = False
    for _ in _handed_over(driver, scene, 5):
        found = leaks(driver, scene)
        open_works |= any(each.startswith("lies open") for each in found)
        told_targets |= any(" aims at " in each for each in found)
        if open_works and told_targets:
            return
    raise AssertionError("the search is blind")


def test_its_owner_sees_whom_an_artist_aims_at(driver: Driver) -> None:
    """The artist is pushed in for all; dots stand there for the others, the zone's number for its owner."""
    scene = sit(driver, seed=6)
    seen = set()
    for page in _handed_over(driver, scene, 3):
        state, looker = scene.sitting.match.state, scene.sitting.seat_looking
        for place in range(4) if page == "table" else ():
            if state.target[place] > 3:
                continue
            sign = scene.stage.pieces[f"aim-{place}"].face[0]
            is_known = looker == state.layout.owner[place] or bool(state.flags[place] & Flag.TARGET_OPEN)
            assert sign == (str(state.target[place] + 1) if is_known else "…")
            seen.add(is_known)
        if seen == {True, False}:
            return
    raise AssertionError(f"only seen: {seen}")
