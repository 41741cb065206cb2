"""Why? at this table: what each kind of decision of the Ego was chosen from, and by what, on the board."""

from __future__ import annotations

from pathlib import Path

import pytest
from pygame import Rect, Surface

from ai.table import Table
from game.cerebria.actions import Drift, EgoAbsorb
from game.cerebria.legal import DECISIONS
from game.cerebria.state import Step
from game.match import Entry, Match
from game.registry import find
from game.why import Why
from scenes.table import TableScene
from scenes.table.why_page import WhyScene
from tests.cerebria_table.playing import QUICK, Toucher, by_mouse, sit
from tests.cerebria_table.positions import positions
from tests.window.driver import Driver, QuickHands

ENTRY = find("cerebria")
OF_THE_EGO = [Step(step).name for step in DECISIONS if Step.TURN_UP <= step <= Step.REDUCE]
UNSEEN = ("amount", "verb")
"""What lies nowhere on the board: a sum that the Ego may pay, a step it has no choice in."""


def _open(driver: Driver, kind: str) -> tuple[TableScene, Entry, Why]:
    """The table right after one decision of the Ego of that kind, with its reason opened."""
    match = next(each for each in positions() if each.kind == kind).match()
    Table(match, ENTRY).play_one()
    entry = match.log[-1]
    assert entry.why is not None
    scene = _seated(driver, match)
    driver.app.push(WhyScene(driver.app, scene, entry, entry.why))
    driver.settle()
    return scene, entry, entry.why


def _seated(driver: Driver, match: Match) -> TableScene:
    driver.go_home()
    scene = TableScene(driver.app, Table(match, ENTRY, worker=driver.app.worker), ENTRY, is_kept=False)
    scene.is_paused = True  # the Ego waits, so that the position its reason speaks of stays
    driver.app.push(scene)
    driver.settle()
    return scene


@pytest.mark.parametrize("kind", OF_THE_EGO)
def test_candidates_and_criteria_are_listed_and_pointed_at(tmp_path: Path, kind: str) -> None:
    with Driver(tmp_path, **{**QUICK, "size": (1280, 720)}) as driver:
        scene, entry, why = _open(driver, kind)
        words = scene.table_words
        assert driver.find("reason").label == " ".join(words.say(each) for each in why.sentences)
        for number, criterion in enumerate(why.criteria):
            assert driver.find(f"criterion-{number}").label == words.say(criterion)
        colour = scene.picture.seat_mark(entry.seat).colour
        for number, candidate in enumerate(why.candidates):
            row = driver.find(f"candidate-{number}")
            assert row.label == words.say(candidate.name)
            driver.focus(row.id)
            marked = scene.stage.emphasis.pointed
            wanted = {piece.id for piece in scene.stage.pieces_of(candidate.refs)}
            assert marked.keys() == wanted
            assert set(marked.values()) <= {colour}
            seen = [ref for ref in candidate.refs if ref.kind not in UNSEEN]
            if number == why.chosen and seen and kind != Step.KEEP.name:
                assert wanted, "what was chosen lies on the board"
                assert any(not driver.scene.frame.contains(scene.stage.pieces[name].rect) for name in wanted)
        driver.key("Escape")
        assert driver.scene is scene
        assert not scene.pointed_from_afar


def test_nothing_else_is_lit_while_a_reason_is_looked_at(driver: Driver) -> None:
    scene = sit(driver, seed=7)
    toucher = Toucher(driver, scene, 5)
    while scene.sitting.last_reason is None:
        by_mouse(driver, scene)(toucher.choose())
    assert scene.stage.emphasis.legal
    driver.key("Tab", "W")
    assert driver.scene.name == "why"
    assert not scene.stage.emphasis.legal
    assert not scene.stage.emphasis.tags
    driver.key("Escape")
    assert scene.stage.emphasis.legal
    assert scene.stage.emphasis.tags


def test_why_tells_of_the_operation_and_not_of_what_follows_every_turn(tmp_path: Path) -> None:
    """After each of its turns the Ego moves on and absorbs; asked why, it tells what its turn was about."""
    with QuickHands(tmp_path, **QUICK) as driver:
        scene = sit(driver, seed=3, mode="ego-shaper", game="full")
        toucher, turns = Toucher(driver, scene, 3), 0
        while not scene.sitting.match.is_over and turns < 6:
            before = scene.sitting.match.step
            by_mouse(driver, scene)(toucher.choose())
            steps = scene.sitting.match.log[before + 1 :]
            if not any(isinstance(entry.action, EgoAbsorb) for entry in steps):
                continue
            turns += 1
            reason = scene.sitting.last_reason
            assert reason is not None
            main = [each for each in steps if not isinstance(each.action, Drift | EgoAbsorb) and each.why]
            assert reason[0] is main[-1]
            driver.key("W")
            assert driver.find("reason").label == " ".join(
                scene.table_words.say(sentence) for sentence in reason[1].sentences
            )
            driver.key("Escape")
        assert turns == 6


def test_the_mark_is_seen_and_hides_no_number(driver: Driver) -> None:
    """A ring in the Ego's colour stands round what a reason points at; the count of a Sphere stays whole."""
    scene, entry, why = _open(driver, Step.EGO_ABSORB.name)
    ref = next(each for each in why.candidates[why.chosen].refs if each.kind == "sphere")
    piece = scene.stage.pieces_of([ref])[0]
    colour = scene.picture.seat_mark(entry.seat).colour
    bare, marked = _drawn(scene, {}), _drawn(scene, {piece.id: colour})
    assert _differing(bare, marked, piece.rect.inflate(16, 16)) > 200
    units = scene.units
    pill = Rect(0, 0, units.px(16), units.px(12))
    pill.center = (piece.rect.centerx, piece.rect.centery + round(piece.rect.height / 2 * 0.92))
    assert _differing(bare, marked, pill) == 0, "only a breath of its light shines through"


def _drawn(scene: TableScene, pointed: dict[str, str]) -> Surface:
    scene.pointed_from_afar = pointed
    scene.emphasise()
    surface = Surface(scene.units.size)
    scene.stage.draw(surface)
    return surface


def _differing(one: Surface, other: Surface, room: Rect) -> int:
    """How many points plainly differ."""
    return sum(
        max(abs(a - b) for a, b in zip(one.get_at((x, y)), other.get_at((x, y)), strict=True)) > 30
        for x in range(room.left, room.right)
        for y in range(room.top, room.bottom)
    )
