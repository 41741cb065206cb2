"""A new match: any game's options as controls, seats, names, seed, and what is dealt from them."""

from __future__ import annotations

from typing import Literal

import pytest
from pydantic import Field

from game.match import Match, Seat
from game.rules import Options
from scenes.new_match import NewMatchScene
from scenes.option_fields import Kind, OptionField, option_fields
from tests.tiny.state import TinyOptions
from tests.window.driver import Driver


@pytest.fixture
def page(driver: Driver) -> Driver:
    driver.key("n")
    return driver


def dealt(driver: Driver) -> Match:
    """The match at the table."""
    table = next(scene for scene in driver.app.stack if scene.name == "table")
    match = table.sitting.match  # type: ignore[attr-defined]
    assert isinstance(match, Match)
    return match


def scene(driver: Driver) -> NewMatchScene:
    assert isinstance(driver.scene, NewMatchScene)
    return driver.scene


def test_enter_alone_begins_a_match_against_the_computer(page: Driver) -> None:
    seed = int(scene(page).choice.seed.words)
    page.key("Enter")
    match = dealt(page)
    assert match.seats == (Seat("person"), Seat("normal")), "a seat without a name follows the language"
    assert match.options == TinyOptions()
    assert (match.seed, match.free_takebacks) == (seed, False)


def test_everything_is_chosen_with_the_mouse(page: Driver) -> None:
    page.click_at(page.find("option-rounds").places[1].center)  # type: ignore[attr-defined]
    page.click("free-takebacks")
    page.click_at(page.find("seat-1").places[0].center)  # type: ignore[attr-defined]
    page.click("name-0")
    page.type("Ada")
    page.click("name-1")
    page.type("Grace")
    page.click("seed")
    page.key("Ctrl+a")
    page.type("77")
    page.click("start")
    match = dealt(page)
    assert match.seats == (Seat("person", "Ada"), Seat("person", "Grace"))
    assert match.options == TinyOptions(rounds=2)
    assert (match.seed, match.free_takebacks) == (77, True)


def test_everything_is_chosen_with_keys_alone(page: Driver) -> None:
    page.focus("option-hand")
    page.key("right", "right")
    page.focus("seat-1")
    page.key("left", "left")
    page.focus("start")
    page.key("Enter")
    match = dealt(page)
    assert match.options == TinyOptions(hand=6)
    assert match.seats[1] == Seat("random")


def test_an_automaton_takes_its_seat_as_soon_as_the_options_say_so(page: Driver) -> None:
    page.focus("option-moth")
    page.key("Enter")
    assert not page.find("seat-1").takes_focus
    assert page.says("Moth")
    page.focus("start")
    page.key("Enter")
    assert dealt(page).seats[1] == Seat("moth")


def test_names_are_kept_for_the_next_match(page: Driver) -> None:
    page.focus("name-0")
    page.type("Ada")
    page.focus("start")
    page.key("Enter")
    with Driver(page.folder) as again:
        again.go_home()
        again.key("n")
        assert scene(again).choice.names[0].words == "Ada"


@pytest.mark.parametrize("written", ["", "seven", "-1", "99999999999999999999"])
def test_a_bad_seed_greys_the_beginning_and_says_why(page: Driver, written: str) -> None:
    page.focus("seed")
    page.key("Ctrl+a", "delete")
    page.type(written)
    if written.startswith("9"):
        assert len(scene(page).choice.seed.words) == 19, "no more digits than a seed can have"
        return
    start = page.find("start")
    assert start.why_not.startswith("The seed is a whole number")
    page.click("start")
    assert page.scene.name == "new-match"


def test_another_seed_is_found_by_chance(page: Driver) -> None:
    before = scene(page).choice.seed.words
    page.click("another-seed")
    assert scene(page).choice.seed.words != before


class Everything(Options):
    """Options of every shape."""

    rounds: int = Field(default=3, ge=1, le=9)
    is_full: bool = True
    mode: Literal["duel", "team"] = "duel"
    leader: Literal["sun", "moon"] | None = None
    factions: tuple[Literal["red", "blue"], ...] = Field(default=("red",), max_length=3)
    title: str = "none"


def test_every_shape_of_option_becomes_something_to_set() -> None:
    assert option_fields(Everything) == (
        OptionField("rounds", Kind.NUMBER, (), "3", "", 1, 9),
        OptionField("is_full", Kind.TOGGLE, ("false", "true"), "true", ""),
        OptionField("mode", Kind.CHOICE, ("duel", "team"), "duel", ""),
        OptionField("leader", Kind.CHOICE, ("", "sun", "moon"), "", ""),
        OptionField("factions", Kind.LIST, ("red", "blue"), "red", "", places=3),
        OptionField("title", Kind.TEXT, (), "none", ""),
    )


class TwoRules:
    """The tiny game's rules with options of every shape."""

    def __init__(self, rules: object) -> None:
        self._rules = rules
        self.options = Everything

    def __getattr__(self, name: str) -> object:
        return getattr(self._rules, name)


def test_options_of_every_shape_are_set_and_read(page: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    choice = scene(page).choice
    rules, roles = TwoRules(choice.rules), choice.roles
    monkeypatch.setattr(rules, "seats", lambda options: roles, raising=False)
    monkeypatch.setattr(type(choice.entry), "load_rules", lambda entry: rules)
    choice.take(choice.entry)
    page.scene.refresh()
    page.focus("option-rounds")
    page.key("right")
    page.focus("option-mode")
    page.key("right")
    page.focus("option-leader")
    page.key("right")
    page.focus("option-factions-1")
    page.key("right", "right")
    page.focus("option-title")
    page.key("Ctrl+a")
    page.type("night")
    assert choice.options == Everything(
        rounds=4, mode="team", leader="sun", factions=("red", "blue"), title="night"
    )
