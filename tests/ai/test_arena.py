"""Whole matches headless: simulations, tournaments, intervals."""

from __future__ import annotations

from typing import Any

import pytest

from ai.arena import rotations, tournament, wilson
from ai.levels import BadSeats, take_seats
from ai.measure import measure_automata, measure_engine, measure_search
from ai.simulate import Deal, MatchFailed, Result, Tally, play_all, play_deal, simulate
from game.match import Seat
from game.rules import SeatRole
from game.text import text
from tests.ai.odd_players import ODD
from tests.tiny.entry import ENTRY
from tests.tiny.rules import RULES
from tests.tiny.state import TinyOptions

STANDARD, MOTH = TinyOptions(), TinyOptions(moth=True)


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        (5, 10, 0.2366, 0.7634),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (1, 1, 0.2065, 1.0),
        (60, 100, 0.5020, 0.6906),
        (500, 1000, 0.4691, 0.5309),
        (0, 0, 0.0, 1.0),
    ],
)
def test_wilson_interval_has_its_known_values(successes, trials, low, high):
    assert wilson(successes, trials) == pytest.approx((low, high), abs=6e-5)


def test_rotations_begin_with_the_given_order():
    seats = [
        tuple(seat.controller for seat in each) for each in rotations(ENTRY, STANDARD, ["easy", "random"])
    ]
    assert seats == [("easy", "random"), ("random", "easy")]


def test_automata_stay_on_their_seats():
    assert rotations(ENTRY, MOTH, ["easy"]) == [(Seat("easy"), Seat("moth"))]


def test_table_of_automata_has_one_rotation(monkeypatch):
    roles = tuple(SeatRole(text("tiny-seat-1"), team, "moth") for team in range(2))
    monkeypatch.setattr(type(RULES), "seats", lambda self, options: roles)
    assert rotations(ENTRY, STANDARD, ["moth", "moth"]) == [(Seat("moth"), Seat("moth"))]


_OF_THE_CLOCK = ("seconds", "decisions_per_second", "thinking")


def timeless(result: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in result.items() if name not in _OF_THE_CLOCK}


def test_tournament_plays_each_deal_in_every_rotation():
    done: list[int] = []
    result = tournament(ENTRY, STANDARD, ["normal", "random"], games=15, seed=3, tick=done.append)
    assert (result["games"], result["deals"], result["finished"], sum(done)) == (16, 8, 16, 16)
    normal, by_chance = result["players"]
    assert (normal["player"], by_chance["player"]) == ("normal", "random")
    assert normal["games"] == by_chance["games"] == 16
    assert normal["win_rate"] > 0.6 > by_chance["win_rate"]
    assert normal["win_rate"] + by_chance["win_rate"] == pytest.approx(1)
    assert normal["interval"] == [round(bound, 4) for bound in wilson(normal["win_rate"] * 16, 16)]
    assert [seat["seat"] for seat in result["seats"]] == [1, 2]
    assert sum(seat["wins"] for seat in result["seats"]) == normal["wins"] + by_chance["wins"]


def test_equal_players_share_a_tournament_evenly():
    """The same deals from both seats: what one wins on a seat, the other wins there too."""
    result = tournament(ENTRY, STANDARD, ["random", "random"], games=20, seed=1)
    first, second = result["players"]
    assert first["win_rate"] == second["win_rate"] == 0.5
    assert first["mean_score"] == second["mean_score"]


def test_result_is_the_same_for_any_number_of_processes():
    one, two = (
        tournament(ENTRY, STANDARD, ["easy", "random"], games=6, seed=5, jobs=jobs) for jobs in (1, 2)
    )
    assert timeless(one) == timeless(two)


def test_failure_in_another_process_names_its_seed_and_step():
    deals = [Deal(ODD, STANDARD, (Seat("random"), Seat("failing")), seed) for seed in (7, 8)]
    with pytest.raises(MatchFailed) as failed:
        play_all(deals, jobs=2)
    assert failed.value.reason.key == "ai-match-failed"
    assert dict(failed.value.reason.args)["seed"] in ("7", "8")
    assert dict(failed.value.reason.args)["summary"] == "ZeroDivisionError: no stars tonight"
    assert "in choose" in failed.value.details


def test_people_cannot_be_simulated():
    with pytest.raises(BadSeats) as refused:
        simulate(ENTRY, STANDARD, (Seat(), Seat("random")), games=1, seed=1)
    assert refused.value.reason == text("ai-no-people-here")


def test_simulation_counts_what_happened():
    seats = take_seats(ENTRY, MOTH, ["random"])
    result = simulate(ENTRY, MOTH, seats, games=12, seed=4)
    played = [play_deal(Deal(ENTRY, MOTH, seats, seed)) for seed in range(4, 16)]
    assert (result["game"], result["games"], result["finished"]) == ("tiny", 12, 12)
    assert result["decisions"] == sum(each.decisions for each in played)
    assert result["rounds"] == round(sum(each.rounds for each in played) / 12, 3)
    first, second = result["outcomes"]
    assert (first["player"], second["player"]) == ("random", "moth")
    assert first["wins"] == sum(each.winners == (0,) for each in played)
    assert second["wins"] == sum(each.winners == (1,) for each in played)
    assert first["draws"] == second["draws"] == sum(each.winners == (0, 1) for each in played)
    assert first["mean_score"] == round(sum(each.scores[0] for each in played) / 12, 3)


def test_match_that_does_not_end_is_not_finished(monkeypatch):
    monkeypatch.setattr(type(RULES), "longest", 7)
    result = simulate(ENTRY, STANDARD, (Seat("random"),) * 2, games=2, seed=1)
    assert (result["finished"], result["decisions"]) == (0, 14)
    assert [outcome["mean_score"] for outcome in result["outcomes"]] == [0.0, 0.0]


def test_tally_counts_wins_by_team():
    """Three seats, the first two together."""
    roles = [SeatRole(text("seat"), team) for team in (0, 0, 1)]
    together, shared, nobody = Tally(), Tally(), Tally()
    together.add(roles, Result(1, 1, (5, 5, 3), (0, 1)), 1)
    shared.add(roles, Result(1, 1, (5, 5, 5), (0, 1, 2)), 2)
    nobody.add(roles, Result(1, 1, (1, 1, 1), ()), 0)
    assert (together.wins, together.draws, together.shares) == (1, 0, 1.0)
    assert (shared.wins, shared.draws, shared.shares) == (0, 1, 0.5)
    assert (nobody.wins, nobody.draws, nobody.shares, nobody.games) == (0, 0, 0.0, 1)


def test_figures_of_the_engine():
    figures = measure_engine(ENTRY, seconds=0.02)
    assert figures["decisions_per_second"] > 0
    assert figures["copy_us"] > 0
    assert measure_automata(ENTRY, seconds=0.02)["turn_ms"] > 0
    assert measure_search(ENTRY, seconds=0.02)["iterations_per_second"] > 0


def test_game_without_automata_has_no_figure_for_them():
    bare = ENTRY._replace(players="tests.ai.odd_players:NO_AUTOMATA")
    assert measure_automata(bare, seconds=0.02) is None
