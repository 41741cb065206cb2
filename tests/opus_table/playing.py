"""Hands for the tests of Ego & Opus in the window: sit down, and play by what the window shows alone."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from game.match import Seat
from game.opus.formats import OpusOptions
from game.opus.play_target import deciding_place
from game.opus.state import Ask, Format, OpusState
from game.registry import find
from scenes.control import Description
from scenes.table import TableScene, begin_match
from tests.window.driver import Driver
from tests.window.playing import open_score_sheet

QUICK: dict[str, Any] = {
    "size": (1024, 576),
    "reduced_motion": True,
    "speed": "instant",
    "warn_before_ending_turn": False,
}
NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Fo", "Gil", "Hal")
MOST_TOUCHES = 4_000
"""More touches than any match of these tests needs."""
Use = Callable[[Description], None]
"""How a person uses a control."""


def sit(driver: Driver, *, seed: int = 7, people: int = 8, **options: Any) -> TableScene:
    """Deal a match in the driver's window: so many people, computers that choose by chance, and the egos."""
    entry = find("opus")
    chosen = OpusOptions(**options)
    seats = [
        Seat(role.automaton)
        if role.automaton
        else Seat("person", NAMES[number])
        if number < people
        else Seat("random")
        for number, role in enumerate(entry.load_rules().seats(chosen))
    ]
    driver.go_home()
    scene = begin_match(driver.app, entry, chosen, tuple(seats), seed=seed)
    driver.settle()
    return scene


def by_mouse(driver: Driver) -> Use:
    return lambda choice: driver.click(choice.id)


def by_keys(driver: Driver) -> Use:
    """Focus and Enter alone."""

    def use(choice: Description) -> None:
        driver.focus(choice.id)
        driver.key("Enter")

    return use


def by_numbers(driver: Driver, scene: TableScene) -> Use:
    """The number of what is lit, focus and Enter for what has none."""
    walk = by_keys(driver)

    def use(choice: Description) -> None:
        ref = getattr(driver.find(choice.id), "ref", None)
        if ref in scene.numbers:
            driver.key(str(scene.numbers[ref] % 10))
        else:
            walk(choice)

    return use


def lit(driver: Driver) -> list[Description]:
    """What the page shows as legal."""
    return [each for each in driver.describe() if each.is_legal and each.is_enabled]


def pass_on(driver: Driver) -> None:
    """Take the window when it is handed over, and read what happened."""
    if driver.scene.name == "hand-over":
        driver.key("Enter")
    if driver.scene.name == "since":
        driver.key("Escape")


class Toucher:
    """Touches highlighted things by chance, a little more eager to finish an action than to begin another."""

    def __init__(self, driver: Driver, scene: TableScene, seed: int) -> None:
        self.driver, self.scene = driver, scene
        self.chance = random.Random(seed)

    def choose(self) -> Description:
        choices = lit(self.driver)
        assert choices, f"somebody is to act, so something can be touched: {self.scene.prompt()}"
        golden = next((each for each in choices if each.id == "end"), None)
        return self.pick([each for each in choices if each is not golden], golden)

    def pick(self, others: list[Description], golden: Description | None) -> Description:
        """One of what is lit; the golden button ends something, or plays what is offered."""
        if golden is not None and self.scene.offered is not None and self.chance.random() < 0.8:
            return golden
        # Idle artists make long matches: golden passing is the last choice.
        choices = [*others, golden] if golden is not None else others
        return self.chance.choice(others if others and self.chance.random() < 0.8 else choices)

    def touch(self, use: Use, times: int) -> int:
        """Touch so many things, or until the match is over; how many it were."""
        for touches in range(times):
            pass_on(self.driver)
            if self.scene.sitting.match.is_over:
                return touches
            assert self.driver.scene is self.scene, self.driver.scene.name
            use(self.choose())
        return times

    def play(self, use: Use) -> int:
        """Touch until the match is over; how many touches it took."""
        touches = self.touch(use, MOST_TOUCHES)
        match = self.scene.sitting.match
        assert match.is_over, f"after {touches} touches at step {match.step}: {self.scene.prompt()}"
        return touches


class Reader(Toucher):
    """Plays as somebody who reads what the window says of each thing, so that a match comes to its goal.

    No work that is marked as laid in vain, no target without effect; of all egos, or of all artists on the
    other wall of a Schism, the one with the least left.
    """

    def pick(self, others: list[Description], golden: Description | None) -> Description:
        if golden is not None and self.scene.offered is not None:
            return golden
        words, said = self.scene.table_words, self.scene.stage.emphasis.previews
        vain = {words(f"opus-table-preview-{name}") for name in ("wrong", "dear", "not-accepted")}
        useful = [each for each in others if said.get(each.id) not in vain]
        rivals = {each.id: left for each in useful if (left := self._left_to_a_rival(each.id)) is not None}
        if rivals:
            return next(each for each in useful if each.id == min(rivals, key=rivals.__getitem__))
        return self.chance.choice(useful or ([golden] if golden is not None else others))

    def _left_to_a_rival(self, name: str) -> int | None:
        """The health of an ego, or the drive of an artist on the other wall, when a target is asked for."""
        view: OpusState = self.scene.sitting.view
        piece = self.scene.stage.pieces.get(name)
        if view.asked != Ask.TARGET or piece is None or piece.ref is None:
            return None
        place = int(piece.ref.id) + 4 if piece.ref.kind == "row" else int(piece.ref.id)
        if piece.ref.kind != "row":
            is_across = (place > 3) != (deciding_place(view) > 3)
            if view.layout.format != Format.SCHISM or not is_across:
                return None
        return view.vital[place]


def show_score_sheet(driver: Driver, scene: TableScene) -> None:
    """The score sheet comes by itself, or is opened; its last line has the points of everybody."""
    open_score_sheet(driver, scene)
    match = scene.sitting.match
    assert match.outcome is not None, "a match that is over has a result"
    last = max(int(name.split("-")[1]) for name in driver.ids() if name.startswith("points-"))
    for seat, points in enumerate(match.outcome.scores):
        if match.seats[seat].controller != "egos":
            assert driver.find(f"points-{last}-{seat}").texts[0].text == str(points).replace("-", "−")
