"""Left, saved, loaded and replayed at every kind of decision, also amid an effect or the Ego's turn."""

from __future__ import annotations

from pathlib import Path

import pytest

from ai.table import Table
from game.cerebria.legal import DECISIONS
from game.cerebria.rules import RULES
from game.cerebria.state import Step
from game.match import Match
from game.registry import find
from saves.store import Store
from scenes.table import TableScene
from tests.cerebria_table.playing import QUICK, lit
from tests.cerebria_table.positions import TURN, Position, positions
from tests.window.driver import Driver, QuickHands

ENTRY = find("cerebria")
OF_PEOPLE = [Step(step).name for step in DECISIONS if not Step.TURN_UP <= step <= Step.REDUCE]
OF_THE_EGO = [Step(step).name for step in DECISIONS if Step.TURN_UP <= step <= Step.REDUCE]


def _position(kind: str) -> Position:
    return next(each for each in positions() if each.kind == kind)


def _continued(driver: Driver) -> TableScene:
    driver.go_home()
    driver.click("continue")
    return _table(driver)


def _table(driver: Driver) -> TableScene:
    scene = driver.scene
    assert isinstance(scene, TableScene)
    return scene


def _asks(scene: TableScene, match: Match) -> bool:
    """Whether the table stands where the match does and asks the same person for the same."""
    now = scene.sitting.match
    narrowing = scene.sitting.narrowing
    return (
        narrowing is not None
        and (now.step, now.to_act) == (match.step, match.to_act)
        and RULES.encode(now.state) == RULES.encode(match.state)
        and list(narrowing.actions) == RULES.legal(match.state)
    )


@pytest.mark.parametrize("kind", [*OF_PEOPLE, f"ego-shaper: {TURN}", f"four: {TURN}"])
def test_a_decision_of_a_person_waits(tmp_path: Path, kind: str) -> None:
    """Continue, quick load and replay all come back to the same question, and the match goes on the same."""
    match = _position(kind).match()
    Store(tmp_path).autosave(match)
    with QuickHands(tmp_path, **QUICK) as driver:
        scene = _continued(driver)
        assert _asks(scene, match)
        shines = {each.id for each in lit(driver)}
        assert shines
        driver.key("F5")
        answer = scene.sitting.narrowing.actions[-1]
        scene.confirm(answer)
        driver.settle()
        assert scene.sitting.match.at(match.step + 1) == _after(match, answer)
        driver.key("F9")
        back = _table(driver)
        assert back is not scene
        assert _asks(back, match)
        assert {each.id for each in lit(driver)} == shines
        back.confirm(answer)
        driver.settle()
        assert back.sitting.match.at(match.step + 1) == _after(match, answer), "the same lot falls again"
        _replayed(driver, back, match)


def _after(match: Match, answer: object) -> object:
    again = Match(RULES, match.options, match.seats, match.seed, snapshot=match.at(match.step))
    again.play(answer)  # type: ignore[arg-type]
    return again.state


def _replayed(driver: Driver, scene: TableScene, match: Match) -> None:
    """The replay shows the position before the question and the one in which it was asked."""
    driver.click("menu")
    driver.click("replay")
    replay = driver.scene
    assert replay.name == "replay"
    for step in (max(match.first_step, match.step - 1), match.step):
        replay.go_to(step)
        driver.settle()
        assert replay.sitting.shown == step
        assert replay.sitting.view == RULES.view(scene.sitting.match.at(step), replay.sitting.viewer)
    assert replay.sitting.view == RULES.view(match.state, replay.sitting.viewer)
    driver.key("Escape")
    assert driver.scene is scene


@pytest.mark.parametrize("kind", OF_THE_EGO)
def test_the_ego_goes_on_where_it_was_left(tmp_path: Path, kind: str) -> None:
    """A match that was left in the middle of the Ego's turn takes the course it would have taken."""
    match = _position(kind).match()
    Store(tmp_path).autosave(match)
    step = match.step
    Table(match, ENTRY).play_out()
    with QuickHands(tmp_path, **QUICK) as driver:
        scene = _continued(driver)
        assert scene.sitting.match.step > step
        assert [entry.action for entry in scene.sitting.match.log] == [entry.action for entry in match.log]
        assert _asks(scene, match)
        assert [entry.why for entry in scene.sitting.match.log[step:]] == [
            entry.why for entry in match.log[step:]
        ], "and gives the same reasons"
