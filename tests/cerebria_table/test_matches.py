"""Whole matches to their score sheets: twenty by clicking what is highlighted, eight by keys alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.cerebria.boards import SPIRITS
from game.cerebria.options import MODE_OF, PRESETS, CerebriaOptions, preset_of
from tests.cerebria_table.matches import BY_KEYS, BY_MOUSE, play_match


@pytest.mark.parametrize("number", range(len(BY_MOUSE)))
def test_a_match_by_mouse_alone(tmp_path: Path, number: int) -> None:
    assert play_match(tmp_path, number)


@pytest.mark.parametrize("number", range(len(BY_KEYS)))
def test_a_match_by_keys_alone(tmp_path: Path, number: int) -> None:
    assert play_match(tmp_path, number, with_keys=True)


@pytest.mark.parametrize("settings", [BY_MOUSE, BY_KEYS])
def test_the_matches_leave_nothing_out(settings: tuple[dict[str, object], ...]) -> None:
    options = [CerebriaOptions(**setting) for setting in settings]  # type: ignore[arg-type]
    assert {each.mode for each in options} == MODE_OF.keys()
    assert {each.game for each in options} == {"basic", "full"}
    assert {each.spirit_boards for each in options} == {each.team_boards for each in options} == {"A", "B"}
    assert {each.decks for each in options if each.game == "full"} == {"spirit", "random", "chosen"}
    assert {each.side for each in options if each.is_against_ego} == {"bliss", "gloom"}


def test_every_spirit_and_difficulty_has_its_match() -> None:
    options = [CerebriaOptions(**setting) for setting in BY_MOUSE]  # type: ignore[arg-type]
    seen = {spirit for each in options for team in (0, 1) for spirit in each.spirits_of(team)}
    assert seen == set(range(len(SPIRITS)))
    met = {preset_of(each.harder, each.easier) for each in options if each.is_against_ego}
    assert met == PRESETS.keys()
