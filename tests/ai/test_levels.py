"""Who can play a seat, and the seeds of their thinking."""

from __future__ import annotations

import pytest

from ai.controller import Budget
from ai.levels import (
    ADVISER,
    LEVELS,
    BadSeats,
    RandomPlayer,
    default_budget,
    make_controller,
    player_names,
    share_budgets,
    take_seats,
    thinking_seed,
)
from game.chance import SeededChance
from game.match import Seat
from scenes.words import LANGUAGES, Words
from tests.tiny.ai import PLAYERS, WEIGHTS, Moth, TinyWeights
from tests.tiny.entry import ENTRY
from tests.tiny.rules import RULES
from tests.tiny.state import TinyOptions
from tests.tiny.test_rules import EMBER, MOSS, TIDE, a_state

PEOPLE = TinyOptions()
MOTH = TinyOptions(moth=True)
FOUND = TinyWeights(point=5.0, in_hand=0.2)


def test_names_of_players():
    names = player_names(ENTRY)
    assert names[:4] == ("person", "random", "easy", "normal")
    assert names[-1] == "moth"


def test_every_level_has_a_name_in_every_language():
    for language in LANGUAGES:
        assert all(Words(language).knows(f"level-{level}") for level in ("person", *LEVELS))


@pytest.mark.parametrize(
    ("options", "names", "taken"),
    [
        (PEOPLE, ["person", "easy"], ["person", "easy"]),
        (PEOPLE, ["random"], ["random", "random"]),
        (MOTH, ["normal"], ["normal", "moth"]),
        (MOTH, ["person", "moth"], ["person", "moth"]),
    ],
)
def test_seats_are_taken(options, names, taken):
    assert take_seats(ENTRY, options, names) == tuple(Seat(name) for name in taken)


@pytest.mark.parametrize(
    ("options", "names", "key"),
    [
        (PEOPLE, ["wizard"], "ai-no-such-player"),
        (PEOPLE, [], "ai-wrong-number-of-seats"),
        (PEOPLE, ["easy"] * 3, "ai-wrong-number-of-seats"),
        (MOTH, ["easy", "easy"], "ai-seat-of-automaton"),
        (PEOPLE, ["easy", "moth"], "ai-not-a-seat-of-automaton"),
        (MOTH, ["moth", "moth"], "ai-not-a-seat-of-automaton"),
        (MOTH, ["moth"], "ai-not-a-seat-of-automaton"),
    ],
)
def test_seats_that_cannot_be_taken(options, names, key):
    with pytest.raises(BadSeats) as refused:
        take_seats(ENTRY, options, names)
    assert refused.value.reason.key == key
    for language in LANGUAGES:
        assert Words(language).say(refused.value.reason)


def test_controllers_are_made_by_name():
    assert isinstance(make_controller(ENTRY, "moth", 1, 0), Moth)
    assert isinstance(make_controller(ENTRY, "random", 1, 0), RandomPlayer)
    with pytest.raises(BadSeats):
        make_controller(ENTRY, "person", 0, 0)


def test_random_player_plays_anything():
    player = RandomPlayer(SeededChance(1))
    assert {player.choose(None, [1, 2, 3], Budget()).action for _ in range(30)} == {1, 2, 3}


def test_budget_of_a_level():
    assert default_budget("random") == LEVELS["random"].budget
    assert default_budget("moth") == Budget()


def test_thinking_seeds_are_fixed_and_all_different():
    assert thinking_seed(1, 0, 0) == 14212085980321241185
    seeds = {
        thinking_seed(match, seat, step) for match in range(20) for seat in range(4) for step in range(50)
    }
    assert len(seeds) == 20 * 4 * 50
    assert thinking_seed(-1, 0, 3) == thinking_seed(2**64 - 1, 0, 3)


@pytest.mark.parametrize(
    ("names", "iterations", "of_hard", "of_master"),
    [
        (["hard", "master"], None, None, None),
        (["hard", "master"], [9], 9, 9),
        (["hard", "master"], [9, 36], 9, 36),
        (["master", "hard", "master"], [36, 9, 36], 9, 36),
    ],
)
def test_iterations_are_shared_out(names, iterations, of_hard, of_master):
    budgets = share_budgets(names, iterations)
    for name, expected in (("hard", of_hard), ("master", of_master)):
        budget = budgets.of(name)
        assert (budget and budget.iterations) == expected


@pytest.mark.parametrize(("names", "iterations"), [(["hard"], [9, 36]), (["hard", "hard"], [9, 36])])
def test_iterations_that_do_not_fit_the_players(names, iterations):
    with pytest.raises(BadSeats) as refused:
        share_budgets(names, iterations)
    assert refused.value.reason.key == "ai-bad-iterations"


@pytest.mark.parametrize(
    ("level", "known"), [("normal", WEIGHTS.plain), ("hard", WEIGHTS.plain), ("master", FOUND)]
)
def test_only_master_knows_what_self_play_has_found(level, known):
    asked = []

    def judge(state, seat, weights=WEIGHTS.plain):
        asked.append(weights)
        return 0.0

    players = PLAYERS._replace(evaluate=judge, weighing=WEIGHTS._replace(tuned=FOUND))
    state = a_state([EMBER, TIDE], [EMBER + 1, TIDE + 1])
    player = LEVELS[level].make(RULES, players, 0, SeededChance(1), RULES.seats(PEOPLE))
    player.choose(RULES.view(state, 0), RULES.legal(state), Budget(iterations=5))
    assert set(asked) == {known}


LEARNED = PLAYERS._replace(weighing=WEIGHTS._replace(tuned=TinyWeights(point=-1.0, in_hand=0.1)))
"""As if self-play had found that points are bad."""


def test_hints_are_masters_thoughts_in_the_time_of_hard():
    assert default_budget(ADVISER) == LEVELS["hard"].budget
    entry = ENTRY._replace(players="tests.ai.test_levels:LEARNED")
    state = a_state([EMBER, TIDE, MOSS], [EMBER + 1, TIDE + 1, MOSS + 1])
    view, legal, roles = RULES.view(state, 0), RULES.legal(state), RULES.seats(PEOPLE)
    adviser, master, hard = (
        make_controller(entry, name, 0, 3, roles).choose(view, legal, Budget(iterations=30))
        for name in (ADVISER, "master", "hard")
    )
    assert adviser == master
    assert adviser.why != hard.why


def test_nobody_sits_down_with_the_adviser():
    with pytest.raises(BadSeats):
        take_seats(ENTRY, PEOPLE, [ADVISER, "easy"])
