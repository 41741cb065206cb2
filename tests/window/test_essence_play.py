"""Whole matches of The Essence through real events, touching only what shines, by mouse and by keys."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from game.action import Ref
from game.essence.actions import Build, Place
from game.essence.attack import defense_of
from game.essence.events import AdvisorTaken, CardPlayed, Passed, TreatySigned
from game.essence.island import placement_essence
from game.essence.scoring import SHARD_TARGET
from game.essence.state import StepKind
from game.match import Seat
from scenes.picture import Camera
from scenes.table import TableScene, begin_match
from scenes.table.piece_control import PieceControl
from tests.window.driver import Driver, QuickHands
from tests.window.essence_table import ENTRY, RULES, match_at, open_table, people, positions

MOST_TOUCHES = 6000


def open_window(folder: Path, hands: type[Driver] = Driver) -> Driver:
    driver = hands(
        folder,
        size=(1024, 576),
        reduced_motion=True,
        speed="instant",
        warn_before_ending_turn=False,
    )
    driver.go_home()
    return driver


def by_mouse(driver: Driver, scene: TableScene, chance: random.Random) -> None:
    """Click on something that shines; on the golden button when something is offered."""
    driver.click(_pick(scene, chance))


def by_keys(driver: Driver, scene: TableScene, chance: random.Random) -> None:
    """The number of something that shines, or Enter for what is offered."""
    if scene.offered is not None:
        if scene.offered[-1] in scene.picture.end_verbs:
            driver.key("E")
            return
        focused = scene.find(scene.focused)
        if focused is None or not (
            focused.is_legal or getattr(focused, "ref", None) in scene.sitting.narrowing.selection
        ):
            driver.focus("end")
        driver.key("Enter")
        return
    if not driver.app.uses_keys:
        driver.key("Tab")
    driver.key(str(chance.choice(list(scene.numbers.values())) % 10))


def _pick(scene: TableScene, chance: random.Random) -> str:
    lit = [c for c in scene.controls if c.is_legal and c.is_enabled and min(c.shown.size) > 4]
    assert lit, f"nothing can be touched: {scene.prompt()}"
    golden = [c for c in lit if c.id == "end"]
    return "end" if golden and scene.offered is not None else chance.choice(lit).id


Touch = Callable[[Driver, TableScene, random.Random], None]


def begin(driver: Driver, players: int, seed: int, seats: tuple[Seat, ...] | None = None) -> TableScene:
    options = RULES.options(players=players)
    scene = begin_match(driver.app, ENTRY, options, seats or people(players), seed=seed)
    driver.settle()
    return scene


def advance(driver: Driver, scene: TableScene, touch: Touch, seed: int, is_done: Callable[[], bool]) -> None:
    """Touch whatever shines until something is reached."""
    chance = random.Random(seed)
    for _ in range(MOST_TOUCHES):
        if is_done():
            return
        match driver.scene.name:
            case "hand-over":
                driver.key("Enter")
            case "since":
                driver.key("Escape")
            case "table":
                touch(driver, scene, chance)
            case other:
                raise AssertionError(f"{other} opened by itself")
    raise AssertionError(f"never done: {scene.prompt()}")


def play(
    driver: Driver, players: int, seed: int, touch: Touch, seats: tuple[Seat, ...] | None = None
) -> TableScene:
    """A match from the first bid to the score sheet."""
    scene = begin(driver, players, seed, seats)
    advance(driver, scene, touch, seed, lambda: scene.sitting.match.is_over)
    driver.wait(2.0)
    driver.settle()
    assert driver.scene.name == "end"
    return scene


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("players", [2, 4])
def test_a_whole_match(tmp_path: Path, players: int, seed: int) -> None:
    """Ten matches for two people and ten for four who share one window: from the first bid to the score
    sheet, by mouse and by keys in turn, with every hand-over between them."""
    with open_window(tmp_path, QuickHands) as driver:
        scene = play(driver, players, seed, by_keys if seed % 2 else by_mouse)
        outcome = scene.sitting.match.outcome
        assert outcome is not None
        assert max(outcome.scores) >= SHARD_TARGET[players]
        sheet = " ".join(driver.texts())
        assert all(str(score) in sheet for score in outcome.scores)


def test_the_end_shows_the_way_of_the_shards(tmp_path: Path) -> None:
    from scenes.essence.chart import shard_paths

    with open_window(tmp_path) as driver:
        players, seed, actions = positions()[StepKind.RESHUFFLE]
        match = match_at((players, seed, actions))
        chance = random.Random(1)
        while not match.is_over:
            match.play(chance.choice(RULES.legal(match.state)))
        scene = open_table(driver, match)
        scene.refresh()
        paths = shard_paths(scene.sight().history(), players)
        assert [path[-1] for path in paths] == list(match.outcome.scores)
        assert all(one <= two for path in paths for one, two in itertools.pairwise(path))
        assert len(paths[0]) == match.state.round + 2, "the beginning, every round, the Prophecies"
        head = scene.table_words("essence-table-head-shards").upper()
        assert head in [box.text for box in scene.picture.board_texts(scene.sight())]


def test_placing_says_what_it_gives(tmp_path: Path) -> None:
    with open_window(tmp_path) as driver:
        match = match_at(positions()[StepKind.PLACE])
        scene = open_table(driver, match)
        scene.refresh()
        segment = match.state.stack[-1].a
        island = match.state.islands[match.to_act]
        for action in scene.sitting.narrowing.actions:
            assert isinstance(action, Place)
            worth = placement_essence(island, segment, action.cell)
            piece = scene.stage.pieces[f"cell-{action.cell}"]
            assert piece.face[0] == worth
            scene.sitting.narrowing.selection = ()
            scene.touch(Ref("cell", action.cell))
            assert f"= +{worth} " in scene.prompt()


def test_attacks_show_their_outcome_first(tmp_path: Path) -> None:
    with open_window(tmp_path) as driver:
        match = match_at(positions()[StepKind.TARGET])
        scene = open_table(driver, match)
        scene.refresh()
        step = match.state.stack[-1]
        attack = match.state.attack[step.seat] + step.a
        words, previews = scene.table_words, scene.stage.emphasis.previews

        def compared(defense: int) -> str:
            return words("essence-table-against", attack=attack, defense=defense)

        assert previews["threat"] == compared(match.state.threat)
        for seat in range(match.state.seats):
            if seat != step.seat:
                assert previews[f"rival-{seat}"] == compared(defense_of(match.state, seat))
        rival = next(seat for seat in range(match.state.seats) if seat != step.seat)
        scene.touch(Ref("seat", rival))
        assert f"{attack} against {defense_of(match.state, rival)}" in scene.prompt()
        assert match.state.stack[-1] == step, "nothing is played before it is confirmed"
        driver.settle()
        driver.click("threat")
        assert f"{attack} against {match.state.threat}" in scene.prompt()
        assert match.state.stack[-1] == step, "the Threat is weighed first, like everybody else"
        driver.click("threat")
        assert match.state.stack[-1] != step


def test_deeds_stand_with_whoever_did_them(tmp_path: Path) -> None:
    """One person leads every seat here, so that names tell nothing: the chronicle still knows the seat."""
    with open_window(tmp_path) as driver:
        scene = open_table(driver, match_at(positions()[StepKind.RESHUFFLE]))
        scene.refresh()
        told: dict[int, set[int]] = {}
        for row in scene.rows():
            told.setdefault(row.step, set()).add(row.seat)
        deeds = [
            (step, event.seat)
            for step, entry in enumerate(scene.sitting.match.log, 1)
            for event in entry.events
            if isinstance(event, Passed | CardPlayed | TreatySigned | AdvisorTaken)
        ]
        assert {seat for _, seat in deeds} == set(range(scene.sitting.match.state.seats))
        assert not [(step, seat) for step, seat in deeds if seat not in told[step]]


def test_a_still_table_is_not_drawn_again(tmp_path: Path) -> None:
    with open_window(tmp_path) as driver:
        open_table(driver, match_at(positions()[StepKind.TURN]))
        driver.settle()
        before = driver.frames_drawn
        driver.wait(2.0)
        assert driver.frames_drawn == before


def test_zoom_and_pan(tmp_path: Path) -> None:
    with open_window(tmp_path) as driver:
        scene = open_table(driver, match_at(positions()[StepKind.PASS_DISCARD]))
        driver.settle()
        tile = next(c for c in scene.controls if isinstance(c, PieceControl) and c.piece.kind == "tile")
        wide = tile.rect.width
        driver.wheel(1, over=tile.id)
        closer = scene.find(tile.id)
        assert closer is not None
        assert closer.piece.rect.width > wide
        ground = scene.picture.ground(scene.units)
        assert ground is not None
        driver.drag(
            (ground.window.left + 8, ground.window.bottom - 30),
            (ground.window.left + 60, ground.window.bottom - 30),
        )
        assert scene.camera != Camera(0, 0, scene.camera.zoom)


def test_building_is_two_touches_and_a_plot(tmp_path: Path) -> None:
    with open_window(tmp_path) as driver:
        match = match_at(positions()[StepKind.TURN])
        chance = random.Random(5)
        while not any(isinstance(action, Build) for action in RULES.legal(match.state)):
            match.play(chance.choice(RULES.legal(match.state)))
        scene = open_table(driver, match)
        driver.settle()
        card = next(action.segment for action in scene.sitting.narrowing.actions if isinstance(action, Build))
        driver.click(f"segment-{card}")
        assert "Wealth" in scene.prompt()
        driver.click(f"segment-{card}")
        assert match.state.stack[-1].kind is StepKind.PLACE
        cell = next(c.id for c in scene.controls if c.is_legal and c.id.startswith("cell-"))
        driver.click(cell)
        driver.click("end")
        assert card in match.state.islands[match.log[-1].seat].values()
