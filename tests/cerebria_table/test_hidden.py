"""Hands, decks and Hidden Aspirations of others: two tables that differ in them alone look and read the same.

The other table holds what the rules' own sample deals where this seat sees nothing. Everything that the
window shows or says of the two is compared, down to the picture.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from ai.table import Table
from game.cerebria.naming import aspiration_name, card_name
from game.cerebria.options import CerebriaOptions
from game.cerebria.rules import RULES
from game.cerebria.state import CerebriaState
from game.chance import SeededChance
from game.match import Match, Seat
from game.registry import find
from game.rules import SPECTATOR
from scenes.table import TableScene
from tests.cerebria_table.playing import QUICK, Toucher, by_mouse, pass_on, sit
from tests.window.driver import Driver

ENTRY = find("cerebria")
SHARED: tuple[dict[str, object], ...] = (
    {"mode": "pairs", "game": "full", "decks": "random"},
    {"mode": "four", "game": "full", "decks": "spirit"},
    {"mode": "shaper-team", "side": "gloom", "game": "basic"},
    {"mode": "shapers", "game": "full", "decks": "random"},
)
NAMES = ("Ada", "Bo", "Cy", "Di")


def _match(settings: dict[str, object], seed: int) -> Match:
    """Some way into a match, at a turn in which nothing is pending."""
    options = CerebriaOptions(**settings)  # type: ignore[arg-type]
    seats = tuple(Seat("person", name) for name, _ in zip(NAMES, RULES.seats(options), strict=False))
    match, chance = Match(RULES, options, seats, seed), random.Random(seed)
    while match.step < 60 or match.state.stack:
        match.play(chance.choice(RULES.legal(match.state)))
    return match


def _open(driver: Driver, match: Match, state: CerebriaState) -> TableScene:
    driver.go_home()
    begun = Match(RULES, match.options, match.seats, match.seed, snapshot=state.copy(), first_step=60)
    scene = TableScene(driver.app, Table(begun, ENTRY, worker=driver.app.worker), ENTRY, is_kept=False)
    driver.app.push(scene)
    driver.settle()
    return scene


def _everything(driver: Driver, scene: TableScene) -> tuple[object, ...]:
    """What is on the page and on the table below it: the picture, all words, all that tells itself."""
    told: list[object] = [driver.app.screen.get_view("2").raw]
    for page in driver.app.stack:
        told += [str(each) for each in page.describe()]
        told += [(each.label, each.tip, each.why_not) for each in page.controls]
    sight = scene.sight()
    for piece in scene.stage.pieces.values():
        told += [str(piece)]
        if piece.ref is not None:
            shown = scene.picture.inspect(sight, piece.ref)
            told += [shown.name, shown.lines, shown.facts, shown.card and shown.card.get_view("2").raw]
    told += [scene.prompt(), scene.keeping.thumbnail(), [str(row) for row in scene.rows()]]
    return tuple(told)


def _looked_at(folder: Path, match: Match, state: CerebriaState) -> list[tuple[object, ...]]:
    """Nobody's sight while the window changes hands, then that of the person who takes it."""
    with Driver(folder, **{**QUICK, "size": (1280, 720)}) as driver:
        scene = _open(driver, match, state)
        assert driver.scene.name == "hand-over"
        veiled = _everything(driver, scene)
        driver.key("Enter")
        if driver.scene.name == "since":
            driver.key("Escape")
        assert driver.scene is scene
        return [veiled, _everything(driver, scene)]


@pytest.mark.parametrize("number", range(len(SHARED)))
def test_tables_that_differ_in_secrets_alone_look_the_same(tmp_path: Path, number: int) -> None:
    match = _match(SHARED[number], number)
    state, seat = match.state, match.to_act
    assert seat is not None
    here = _looked_at(tmp_path, match, state)
    others = {
        viewer: RULES.sample(RULES.view(state, viewer), SeededChance(99)) for viewer in (SPECTATOR, seat)
    }
    for other in others.values():
        assert RULES.encode(other) != RULES.encode(state), "something is hidden"
    assert _looked_at(tmp_path, match, others[SPECTATOR])[0] == here[0], "nothing shows at the hand-over"
    assert _looked_at(tmp_path, match, others[seat])[1] == here[1], "nor to whoever sits here"
    assert _looked_at(tmp_path, match, others[SPECTATOR])[1] != here[1], (
        "own cards are seen, so this is not blind"
    )


def test_the_hand_and_the_hidden_aspiration_are_read_by_their_own_side(driver: Driver) -> None:
    scene = sit(driver, seed=3, mode="pairs", game="full", decks="random")
    toucher = Toucher(driver, scene, 3)
    seen = set()
    for _ in range(160):
        pass_on(driver)
        by_mouse(driver, scene)(toucher.choose())
        if scene.sitting.match.is_over:
            break
        state, viewer = scene.sitting.match.state, scene.sitting.viewer
        if driver.scene is not scene or state.stack or scene.sitting.is_veiled:
            continue
        spirit = next(each for each in state.spirits if each.seat == viewer)
        pieces = scene.stage.pieces
        held = [name for name, piece in pieces.items() if piece.region == "hand" and piece.kind == "card"]
        assert len(held) == len(state.spirits[state.active].hand)
        words = scene.table_words
        for name in held:
            kind = pieces[name].face[0]
            assert words.say(card_name(int(str(kind)))) in [box.text for box in pieces[name].texts]
        own = words.say(aspiration_name(state.hidden[spirit.team]))
        assert any(own in box.text for box in _aspirations(scene))
        seen.add(viewer)
    assert len(seen) == 2, "both people sat here"


def _aspirations(scene: TableScene) -> list[object]:
    from scenes.cerebria.aspirations import row_prints

    rows = [piece for piece in scene.stage.pieces.values() if piece.kind == "aspiration"]
    return [each for piece in rows for each in row_prints(piece, scene.sight())]
