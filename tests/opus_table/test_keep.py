"""Left in the middle of a work's effect: Continue asks the same person the same, and replay shows the way."""

from __future__ import annotations

import random
from pathlib import Path

from game.opus.state import Ask
from scenes.table import TableScene
from tests.opus_table.playing import QUICK, lit, pass_on, sit
from tests.window.driver import Driver

AMID = (Ask.PICK, Ask.MAY, Ask.SEARCH, Ask.SCRY, Ask.SCHOOL, Ask.RETARGET, Ask.REPLACE, Ask.OTHER)
"""What is asked only while an effect is under way."""


def _play_into_an_effect(scene: TableScene) -> None:
    match, chance = scene.sitting.match, random.Random(4)
    for _ in range(400):
        if match.state.asked in AMID and scene.sitting.person_to_act is not None:
            return
        match.play(chance.choice(match.rules.legal(match.state)))
    raise AssertionError("no effect asks for anything")


def test_continue_and_replay_amid_an_effect(driver: Driver, tmp_path: Path) -> None:
    scene = sit(driver, seed=5)
    _play_into_an_effect(scene)
    scene.keeping.autosave()
    match = scene.sitting.match
    before, asked, step = scene.sitting.rules.encode(match.state), match.state.asked, match.step
    scene.sitting.veil()  # the window is on its way to whoever is asked
    pass_on(driver)
    offered = {each.id for each in lit(driver)}
    driver.close()
    with Driver(tmp_path, **QUICK) as later:
        later.go_home()
        later.click("continue")
        assert later.scene.name == "hand-over", "hands stay hidden until somebody says that they are there"
        pass_on(later)
        again = later.scene
        assert isinstance(again, TableScene)
        state = again.sitting.match.state
        assert (again.sitting.match.step, state.asked) == (step, asked)
        assert again.sitting.rules.encode(state) == before
        assert {each.id for each in lit(later)} == offered
        later.click("menu")
        later.click("replay")
        assert later.scene.name == "replay"
        later.key("PageDown")
        assert later.scene.sitting.shown == again.sitting.match.first_step + 1
        later.key("Escape")
        assert later.scene is again
        assert {each.id for each in lit(later)} == offered, "the question still stands"
