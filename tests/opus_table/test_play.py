"""Ego & Opus through the event loop: whole matches of every format, by mouse and by keys; nothing leaks."""

from __future__ import annotations

import pytest

from game.opus.cards import WORKS, kind_of
from game.opus.events import DiceRolled
from game.opus.state import NO_TARGET, Ask, Format, OpusState
from game.rules import SPECTATOR
from scenes.opus.dice import Dice
from scenes.opus.lessons import LESSONS
from scenes.opus.picture import PICTURE
from scenes.table import TableScene, begin_lesson
from tests.opus_table.playing import Toucher, pass_on, sit
from tests.window.driver import Driver

FORMATS = ("duel", "four", "solitaire", "schism", "superego")


@pytest.mark.parametrize("format_", FORMATS)
def test_a_match_by_mouse_alone(driver: Driver, format_: str) -> None:
    """People at one window; only what is highlighted is clicked, until the last round is over."""
    rounds = 2 if format_ in ("duel", "solitaire") else 1
    scene = sit(driver, seed=3, format=format_, max_rounds=rounds, side_a="solo", side_b="solo")
    Toucher(driver, scene, 1).play(lambda choice: driver.click(choice.id))
    outcome = scene.sitting.match.outcome
    assert outcome is not None
    driver.settle()
    if driver.scene is scene:
        driver.click("end")
    assert driver.scene.name == "end"
    for points in outcome.scores:
        assert str(points) in driver.texts()


def test_a_match_by_keys_alone(driver: Driver) -> None:
    """Focus and Enter alone."""
    scene = sit(driver, seed=2, people=1, format="solitaire")
    toucher = Toucher(driver, scene, 2)

    def act(choice) -> None:
        driver.focus(choice.id)
        driver.key("Enter")

    toucher.play(act, 30)
    assert scene.sitting.match.step >= 12


# -- hidden things ------------------------------------------------------------------------------------------


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


def _only_in_hands(state: OpusState) -> set[str]:
    """The names of works that lie in hands alone, so that nobody may read them between two people."""
    open_kinds = {kind_of(work) for works in (*state.attached, *state.graveyard) for work in works}
    held = {kind_of(work) for hand in state.hand for work in hand} - open_kinds
    return {WORKS[kind].name for kind in held}


def _shown_works(scene: TableScene) -> set[int]:
    names = {pose.piece.id for pose in scene.stage.glider.poses()} | set(scene.stage.pieces)
    return {int(name.removeprefix("work-")) for name in names if name.startswith("work-")}


@pytest.mark.parametrize("format_", ["duel", "superego"])
def test_nothing_of_any_hand_is_there_between_two_people(driver: Driver, format_: str) -> None:
    scene = sit(driver, seed=4, format=format_, lists=("L1", "L4", "L2"), max_rounds=2)
    toucher = Toucher(driver, scene, 5)
    handed = 0
    for _ in range(200):
        if scene.sitting.match.is_over or handed == 4:
            break
        if driver.scene.name == "hand-over":
            handed += 1
            state = scene.sitting.match.state
            assert scene.sitting.seat_looking == SPECTATOR
            said = _everything_said(driver)
            log = {name for name in _only_in_hands(state) if any(name in row.words for row in scene.rows())}
            assert not {name for name in _only_in_hands(state) if name in said}, log
            assert not _shown_works(scene) & {work for hand in state.hand for work in hand}
        pass_on(driver)
        if driver.scene is scene and not scene.sitting.match.is_over:
            driver.click(toucher.choose().id)
    assert handed == 4


def test_a_hidden_target_is_told_to_nobody_else(driver: Driver) -> None:
    """Whoever looks next sees the artist pushed in and dots, its owner the zone it aims at."""
    scene = sit(driver, seed=6)
    toucher = Toucher(driver, scene, 3)
    for _ in range(80):
        pass_on(driver)
        state = scene.sitting.match.state
        hidden = [place for place in range(4) if state.target[place] <= 3]
        looker = scene.sitting.seat_looking
        for place in hidden:
            sign = scene.stage.pieces[f"aim-{place}"].face[0]
            is_known = looker == state.layout.owner[place] or bool(state.flags[place] & 128)
            assert (sign == str(state.target[place] + 1)) == is_known
        if any(looker != state.layout.owner[place] for place in hidden):
            return
        if state.asked == Ask.TARGET:
            zone = next((each for each in driver.describe() if each.is_legal and "artist-" in each.id), None)
            if zone is not None:
                driver.click(zone.id)
                if driver.scene is scene:
                    driver.click(zone.id)
                continue
        driver.click(toucher.choose().id)
    raise AssertionError("nobody ever aimed at an artist while somebody else looked on")


# -- dice and lessons ---------------------------------------------------------------------------------------


def test_the_dice_come_to_lie_as_the_rules_drew_them(driver: Driver) -> None:
    scene = sit(driver, seed=6)
    sight = scene.sight()
    dice = next(each for each in PICTURE.ornaments(sight) if isinstance(each, Dice))
    dice.follow(sight, (DiceRolled(0, (4, 2, 6)),), 11)
    assert not dice.is_resting
    for _ in range(600):
        dice.update(1 / 60)
    assert dice.is_resting
    assert dice.numbers == (4, 2, 6)


def test_the_lesson_waits_for_what_it_asks_and_leads_to_its_end(driver: Driver) -> None:
    driver.go_home()
    lesson = LESSONS[0]
    begin_lesson(driver.app, next(e for e in driver.app.playable if e.name == "opus"), lesson)
    driver.settle()
    scene = driver.scene
    assert isinstance(scene, TableScene)
    assert scene.sitting.match.state.layout.format == Format.SOLITAIRE
    toucher = Toucher(driver, scene, 1)
    for _ in range(60):
        guide = scene.guide
        if guide is None or guide.step is None:
            break
        if guide.step.expects:
            driver.click(toucher.choose().id)
        else:
            driver.click("end")
    assert scene.guide is None or scene.guide.step is None
    assert scene.sitting.match.state.target[0] <= NO_TARGET
