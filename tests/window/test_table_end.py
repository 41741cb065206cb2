"""The end of a match: the sheet, what it leaves behind, the statistics, and what can be done next."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ai.table import Table
from game.match import Match, Seat
from game.registry import find
from game.rules import Outcome
from scenes.table.end_page import EndScene
from scenes.table.scene import TableScene
from scenes.words import LANGUAGES
from tests.window.driver import Driver
from tests.window.layout import faults
from tests.window.playing import ADA, BO, NORMAL, sit
from tests.window.test_shell_layout import measured

RANDOM = Seat("random")


def _end(driver: Driver, game: str, *seats: Seat, seed: int = 3, is_kept: bool = True, **options: Any):
    """A match of people who play by chance, kept and counted like any other, and its last page."""
    entry = find(game)
    rules = entry.load_rules()
    chosen = rules.options(**options)
    roles = rules.seats(chosen)
    taken = iter(seats)
    sitting = tuple(Seat(role.automaton) if role.automaton else next(taken) for role in roles)
    match = Match(rules, chosen, sitting, seed)
    if is_kept:
        driver.app.store.autosave(match)
    table = Table(match, entry)
    while not match.is_over:
        table.play_one("random" if table.waits_for_person else None)
    if is_kept:
        driver.app.store.count(match)
    driver.app.go_home()
    scene = TableScene(driver.app, Table(match, entry, worker=driver.app.worker), entry, is_kept=is_kept)
    driver.app.push(scene)
    driver.app.push(EndScene(driver.app, scene))
    driver.settle()
    return driver.scene


def _counted(driver: Driver) -> list[str]:
    return [each.text for each in driver.describe() if each.id.startswith("counted-")]


# -- words ---------------------------------------------------------------------------------------------------


def test_what_a_button_does_stands_below_and_covers_no_score(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = _end(driver, "tiny", ADA, BO)
    drawn: list[object] = []
    monkeypatch.setattr("scenes.tooltip.draw_tooltip", lambda *given: drawn.append(given))
    driver.key("right", "left")
    driver.wait(1.0)
    assert page.focused == "again"
    assert not drawn
    assert page.find("again").tip
    below = [control.rect.bottom for control in page.controls if control.region == "answer"]
    assert page.foot.top >= max(below)
    assert page.frame.contains(page.foot)


def test_everybody_reads_what_the_match_adds_to_their_statistics(driver: Driver) -> None:
    page = _end(driver, "tiny", ADA, BO)
    lines = _counted(driver)
    assert [line.partition(" · ")[0] for line in lines] == ["Ada", "Bo"]
    won = [str(int(seat in page.outcome.winners and len(page.outcome.winners) == 1)) for seat in (0, 1)]
    assert [f"{each} of 1 won" in line for each, line in zip(won, lines, strict=True)] == [True, True]
    page = _end(driver, "tiny", ADA, BO, seed=4)
    assert all("of 2 won" in line for line in _counted(driver))


def test_a_match_of_computers_says_that_it_does_not_count(driver: Driver) -> None:
    _end(driver, "tiny", RANDOM, RANDOM)
    assert _counted(driver) == ["Only computers played: this match does not count."]


def test_a_match_that_ended_otherwise_before_says_so(driver: Driver) -> None:
    """Taken back and ended again: the statistics keep the first end, and the page tells."""
    scene = sit(driver, ADA, BO, rounds=1, takebacks=True)
    match, store = scene.sitting.match, driver.app.store
    scores = []
    for place in (0, -1):
        while match.log:
            match.undo()
        while not match.is_over:
            match.play(match.rules.legal(match.state)[place])
        store.count(match)
        assert match.outcome is not None
        scores.append(match.outcome.scores)
    assert scores[0] != scores[1]
    scene.sitting.catch_up()
    driver.app.push(EndScene(driver.app, scene))
    assert _counted(driver)[-1] == "This match counts as it ended first."


def test_statistics_that_cannot_be_read_are_said_here_too(driver: Driver) -> None:
    driver.app.store.statistics.path.write_bytes(b"{}")
    scene = _end(driver, "tiny", ADA, NORMAL)
    path = driver.app.store.statistics.path
    path.write_bytes(b"{}")
    path.with_name(path.name + ".bak").write_bytes(b"{}")
    scene.refresh()
    assert _counted(driver) == ["statistics.json holds no statistics."]


def test_the_statistics_open_with_this_game(driver: Driver) -> None:
    _end(driver, "tiny", ADA, BO)
    driver.key("s")
    assert driver.scene.name == "statistics"
    assert driver.scene.game == "tiny"
    driver.key("Escape")
    driver.click("statistics")
    assert driver.scene.name == "statistics"


# -- every game ----------------------------------------------------------------------------------------------

ENDS: dict[str, tuple[str, tuple[Seat, ...], dict[str, Any]]] = {
    "cerebria": ("cerebria", (ADA,), {}),
    "together": ("cerebria", (ADA, BO), {"mode": "ego-team"}),
    "essence": (
        "essence",
        (ADA, Seat("random"), BO, Seat("random"), Seat("person", "Chloé")),
        {"players": 5},
    ),
    "opus": ("opus", (ADA, BO), {}),
    "solitaire": ("opus", (ADA,), {"format": "solitaire", "max_rounds": 20}),
    "superego": ("opus", (ADA, BO, Seat("person", "Chloé")), {"format": "superego"}),
    "watched": ("essence", (RANDOM, RANDOM), {}),
}
SIZES = [(1024, 576), (1280, 720), (1920, 1080)]


@pytest.fixture(scope="module")
def window(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Driver]:
    folder: Path = tmp_path_factory.mktemp("ends")
    with Driver(folder, reduced_motion=True) as driver:
        yield driver


@pytest.mark.parametrize("end", ENDS)
def test_every_end_has_its_sources_its_memento_and_room(window: Driver, end: str) -> None:
    """In every language, and the longest one in every size; with large letters too."""
    game, seats, options = ENDS[end]
    measured(window.app, SIZES[1], "en")
    page = _end(window, game, *seats, **options)
    assert page.find("memento") is not None
    assert page.find("source-1") is not None, "more than one source of points"
    found = []
    looks = [(size, "de", 100) for size in SIZES] + [
        (SIZES[1], language, text_size) for language in LANGUAGES for text_size in (100, 130)
    ]
    for size, language, text_size in looks:
        measured(window.app, size, language, text_size=text_size)
        found += [f"{size} {language} {text_size}: {fault}" for fault in faults(page)]
        if not page.units.frame.contains(page.frame):
            found.append(f"{size} {language} {text_size}: the frame leaves the window")
    assert not found, "\n".join(found)


def test_winners_are_named_as_they_played(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    """Partners together, egos in the plural; the same seats of different sides share their win."""

    def title(game: str, *seats: Seat, winners: tuple[int, ...], **options: Any) -> str:
        rules = find(game).load_rules()
        match = Match(rules, rules.options(**options), seats, 1)
        scene = TableScene(driver.app, Table(match, find(game)), find(game), is_kept=False)
        result = Outcome((0,) * len(seats), winners)
        monkeypatch.setattr(Match, "outcome", property(lambda _: result))
        return scene.table_words.say(scene.result())

    ego, egos = Seat("ego"), Seat("egos")
    assert title("cerebria", ADA, BO, ego, winners=(0, 1), mode="ego-team") == "Ada and Bo win"
    assert title("cerebria", ADA, BO, winners=(0, 1), mode="pairs") == "The win is shared"
    assert title("opus", ADA, egos, winners=(1,), format="solitaire") == "The egos win"
    assert title("opus", ADA, egos, winners=(0,), format="solitaire") == "Ada wins"
