"""Several people at one window: nobody sees what is not theirs, not for a frame, not in a file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.match import Seat
from game.rules import SPECTATOR
from saves.opening import read_header
from scenes.table import TableScene
from scenes.table.keeping import Keeping
from tests.tiny.state import LIGHTS
from tests.window.driver import Driver
from tests.window.playing import ADA, BO, MOTH, QUICK, lit, pass_on, sit

NAMES = {
    language: [f"{colours[light.colour]} {light.value}" for light in LIGHTS]
    for language, colours in {"en": ("ember", "tide", "moss")}.items()
}["en"]


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    with Driver(tmp_path, **QUICK) as driver:
        yield driver


def _everything_said(driver: Driver) -> str:
    """All words of every page on the stack, in every way a page can be read."""
    said: list[str] = []
    for scene in driver.app.stack:
        for control in scene.controls:
            said += [control.label, control.tip, control.why_not, *(box.text for box in control.texts)]
        said += [each.text + each.tip for each in scene.describe()]
        said.append(scene.tooltip)
        if isinstance(scene, TableScene):
            said.append(scene.prompt())
            said += [row.words for row in scene.rows()]
    return "\n".join(said)


def _cards_shown(scene: TableScene) -> set[int]:
    """Cards that lie open on the table as the stage shows it, those on their way included."""
    shown = {pose.piece.id for pose in scene.stage.glider.poses()} | set(scene.stage.pieces)
    return {int(name.removeprefix("card-")) for name in shown if name.startswith("card-")}


def _hidden_from_everybody(scene: TableScene) -> set[int]:
    state = scene.sitting.match.state
    return {card for seat in state.seats for card in [*seat.hand, seat.hidden] if card >= 0}


def test_a_shared_window_begins_with_a_hand_over(driver: Driver) -> None:
    scene = sit(driver, ADA, BO)
    assert driver.scene.name == "hand-over"
    assert driver.says("Ada")
    assert scene.sitting.seat_looking == SPECTATOR


def test_two_people_without_names_are_two_people(driver: Driver) -> None:
    scene = sit(driver, Seat("person"), Seat("person"))
    assert scene.sitting.is_shared
    assert driver.scene.name == "hand-over"
    assert driver.says("Dawn")
    driver.app.change_language("fr")
    driver.settle()
    assert driver.says("Aube"), "a seat without a name follows the language"


def test_nothing_of_any_hand_is_there_between_two_people(driver: Driver) -> None:
    scene = sit(driver, ADA, BO, rounds=3)
    handed = 0
    for number in range(120):
        if driver.scene.name == "end":
            break
        if driver.scene.name == "hand-over":
            handed += 1
            hidden = _hidden_from_everybody(scene)
            said = _everything_said(driver)
            public = {card for card in hidden if NAMES[card] in said}
            assert not public, f"{[NAMES[card] for card in public]} can be read during the hand-over"
            assert not _cards_shown(scene) & hidden
            assert scene.sitting.narrowing is None
            assert not scene.stage.emphasis.legal
            assert not driver.app.curtain.is_fading
            pass_on(driver)
            assert scene.sitting.viewer == scene.sitting.match.to_act
            continue
        choices = lit(driver)
        driver.click(choices[number % len(choices)].id)
        pass_on_nothing_else(driver, scene)
    assert handed > 6
    assert scene.sitting.match.is_over


def pass_on_nothing_else(driver: Driver, scene: TableScene) -> None:
    """What the viewer reads never names a card that only the other person knows."""
    if driver.scene.name in ("hand-over", "end") or scene.sitting.viewer == SPECTATOR:
        return
    other = scene.sitting.match.state.seats[1 - scene.sitting.viewer]
    theirs = {card for card in [*other.hand, other.hidden] if card >= 0}
    assert not _cards_shown(scene) & theirs


def test_the_cleared_table_is_drawn_before_the_curtain_falls(driver: Driver) -> None:
    """Every single frame is looked at: none between two people shows a lit hand card of either."""
    driver.app.settings.reduced_motion = False
    scene = sit(driver, ADA, BO)
    pass_on(driver)
    card = lit(driver)[0]
    driver.click(card.id)
    at = driver.find(card.id).rect.center
    own = {f"card-{number}" for number in scene.sitting.match.state.seats[0].hand}
    driver.press(at)
    driver.post(pygame.MOUSEBUTTONUP, pos=at, button=1)
    for _ in range(400):
        driver.frame()
        if scene.sitting.is_veiled:
            assert not own & set(scene.stage.pieces)
            assert not own & {pose.piece.id for pose in scene.stage.glider.poses()}
            if driver.scene.name == "hand-over" and not driver.app.curtain.is_fading:
                return
    raise AssertionError("never handed over")


def test_no_older_picture_shows_through_the_hand_over(driver: Driver) -> None:
    """A page that still fades away, or a window still dragged, would show the hand of the one before."""
    secret = pygame.Surface(driver.app.screen.size)
    secret.fill("#00FF00")
    for cover in ("fade", "stretch"):
        scene = sit(driver, ADA, BO)
        pass_on(driver)
        driver.app.settings.reduced_motion = False
        if cover == "fade":
            driver.app.curtain.fade_from(secret, is_reduced=False)
        else:
            driver.app.curtain.stretch(secret)
        scene.begin_hand_over()
        for _ in range(30):
            driver.frame()
            red, green, blue, _ = pygame.transform.average_color(driver.app.screen)
            assert green < max(red, blue) + 20, f"the old picture shows through ({cover})"


def test_since_your_last_turn_tells_only_what_one_may_know(driver: Driver) -> None:
    scene = sit(driver, ADA, BO)
    driver.key("Enter")
    assert driver.scene is scene, "nothing has happened yet, so nothing is told"
    driver.click(lit(driver)[0].id)
    driver.click(scene.focused)
    hidden = scene.sitting.match.log[0].action.card
    assert driver.scene.name == "hand-over"
    driver.key("Enter")
    assert driver.scene.name == "since"
    assert driver.says("hides a hidden card")
    assert NAMES[hidden] not in _everything_said(driver)
    driver.app.change_language("de")
    driver.settle()
    assert driver.says("versteckt eine verdeckte Karte")
    driver.key("Escape")
    assert driver.scene is scene


@pytest.mark.parametrize("seats", [(ADA, MOTH), (ADA, ADA)])
def test_one_person_is_never_asked_to_hand_over(driver: Driver, seats: tuple) -> None:
    scene = sit(driver, *seats)
    for number in range(80):
        if driver.scene.name == "end":
            break
        assert driver.scene is scene
        choices = lit(driver)
        driver.click(choices[number % len(choices)].id)
    assert scene.sitting.match.is_over


def test_files_and_thumbnails_hold_nobodys_hand(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[int, set[int]]] = []
    scene = sit(driver, ADA, BO)
    original = scene.picture.layout

    def spy(sight):  # type: ignore[no-untyped-def]
        pieces = original(sight)
        seen.append((sight.viewer, {p.ref.id for p in pieces if p.ref is not None and p.ref.kind == "card"}))
        return pieces

    pass_on(driver)
    driver.click(lit(driver)[0].id)
    driver.click(scene.focused)
    monkeypatch.setattr(scene.picture, "layout", spy)
    thumbnail = Keeping(driver.app, scene.sitting).thumbnail()
    assert thumbnail[:2] == b"\xff\xd8", "a JPEG"
    assert seen == [(SPECTATOR, set())]
    driver.app.store.settle()
    header = read_header(next(driver.folder.glob("autosave-*.json")))
    words = scene.table_words
    said = " ".join(words.say(each) for each in (header.headline, header.last_event) if each is not None)
    assert not [name for name in NAMES if name in said]


def test_undo_to_another_person_hands_the_window_over(driver: Driver) -> None:
    scene = sit(driver, ADA, BO, takebacks=True)
    pass_on(driver)
    driver.click(lit(driver)[0].id)
    driver.click(scene.focused)
    pass_on(driver)
    assert scene.sitting.viewer == 1
    driver.key("U")
    assert driver.scene.name == "hand-over"
    assert driver.says("Ada")
    pass_on(driver)
    assert scene.sitting.viewer == 0
    assert not scene.sitting.match.log


def test_without_free_take_backs_the_next_person_cannot_undo_and_reads_why(driver: Driver) -> None:
    scene = sit(driver, ADA, BO)
    pass_on(driver)
    driver.click(lit(driver)[0].id)
    driver.click(scene.focused)
    pass_on(driver)
    assert driver.find("undo").why_not == "Ada has decided; that cannot be taken back."
    driver.key("U")
    assert len(scene.sitting.match.log) == 1
