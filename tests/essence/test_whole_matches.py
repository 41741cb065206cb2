"""Whole matches: their length, what broken states are told, and the consequences the rules name."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pydantic import ValidationError

from ai.controller import Budget
from ai.essence.evaluate import evaluate
from ai.greedy import Greedy
from ai.levels import RandomPlayer
from game.chance import SeededChance
from game.essence.rules import RULES
from game.essence.scoring import SHARD_TARGET
from game.essence.state import EssenceOptions, EssenceState
from tests.essence.builder import Table
from tests.tester.long_run import run_matches
from tests.tester.playing import Variant


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_match_ends_before_round_four(players: int) -> None:
    runs = list(run_matches(RULES, Variant("many", players, {"players": players}), range(8)))
    rounds = {run.rounds for run in runs}
    assert min(rounds) >= 4
    if players == 2:
        assert rounds == {4}, "each round hands out at least five Shards to two players"
    # All but one below the target, and at least six Shards a round: nine rounds are the most.
    assert max(rounds) <= 9
    assert all(max(run.outcome.scores) >= SHARD_TARGET[players] for run in runs)


def test_the_greedy_player_beats_the_random_one() -> None:
    won = 0
    for seed in range(6):
        chance = SeededChance(seed)
        state = RULES.new(EssenceOptions(), chance)
        seats = [Greedy(RULES, evaluate, 0, SeededChance(seed), worlds=1), RandomPlayer(SeededChance(seed))]
        while (seat := RULES.to_act(state)) is not None:
            view, legal = RULES.view(state, seat), RULES.legal(state)
            RULES.perform(state, seats[seat].choose(view, legal, Budget()).action, chance)
        outcome = RULES.outcome(state)
        assert outcome is not None
        won += outcome.winners == (0,)
    assert won == 6


def _lose_a_card(state: EssenceState) -> None:
    state.draw_piles[0].pop()


def _forge_a_location(state: EssenceState) -> None:
    state.display.append(state.location_deck[0])


def _break_the_island(state: EssenceState) -> None:
    state.islands[0][0] = state.location_deck.pop()


def _take_a_token(state: EssenceState) -> None:
    state.free_tokens[1] = 6


def _overbuild(state: EssenceState) -> None:
    state.readied[0] = 6


def _repeat_a_fragment(state: EssenceState) -> None:
    state.claimed[0].append(state.pile[0])


def _miscount(state: EssenceState) -> None:
    state.types[1][0] += 1


@pytest.mark.parametrize(
    ("harm", "said"),
    [
        (_lose_a_card, "characters of seat 0"),
        (_forge_a_location, "Locations"),
        (_break_the_island, "not one group"),
        (_take_a_token, "seven free tokens"),
        (_overbuild, "too many Foundations"),
        (_repeat_a_fragment, "fragments"),
        (_miscount, "miscounted"),
    ],
)
def test_a_broken_state_is_named(harm: Callable[[EssenceState], None], said: str) -> None:
    table = Table("three_islands", "sun_university").turn(0)
    assert RULES.faults(table.state) == []
    harm(table.state)
    assert any(said in fault for fault in RULES.faults(table.state))


@pytest.mark.parametrize(
    "options",
    [
        {"players": 6},
        {"players": 2, "factions": ("three_islands", "three_islands")},
        {"players": 2, "factions": ("three_islands", "sun_university", "veiled_senate")},
        {"factions": ("atlantis",)},
    ],
)
def test_options_that_make_no_table_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        EssenceOptions.model_validate(options)
