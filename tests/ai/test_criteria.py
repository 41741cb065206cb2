"""What a hint says in words: every game names the parts of its evaluation, and each part is what it says."""

from __future__ import annotations

from math import isfinite
from typing import Any

import pytest

from ai.controller import Budget
from ai.levels import load_players, make_controller
from ai.opus.settle import settle
from game.chance import SeededChance
from game.opus.state import Phase
from game.registry import find
from scenes.words import LANGUAGES, Words
from tests.ai.test_vetoes import decisions_of

GAMES = ("cerebria", "essence", "opus")


def some_positions(game: str, every: int = 9) -> list[Any]:
    return decisions_of(game, find(game).load_rules().options(), 3)[::every]


@pytest.mark.parametrize("game", GAMES)
def test_parts_are_measured_everywhere_and_named_in_every_language(game):
    rules, players = find(game).load_rules(), load_players(find(game))
    assert len(players.criteria) >= 5
    for language in LANGUAGES:
        assert all(Words(language).say(criterion.label) for criterion in players.criteria.values())
    for state in some_positions(game):
        before, seat = state.copy(), rules.to_act(state)
        assert all(isfinite(criterion.measure(state, seat)) for criterion in players.criteria.values())
        assert state == before, "measuring changes nothing"


def changed(game: str, state: Any, seat: int, change) -> dict[str, float]:
    """The parts that a change of the state moves, and by how much."""
    criteria = load_players(find(game)).criteria
    after = state.copy()
    change(after)
    moved = {name: each.measure(after, seat) - each.measure(state, seat) for name, each in criteria.items()}
    return {name: round(by, 6) for name, by in moved.items() if abs(by) > 1e-9}


def test_a_shard_more_is_told_as_shards():
    state = some_positions("essence")[2]

    def gain(after):
        after.shards[0] += 1

    assert changed("essence", state, 0, gain)["shards"] == 7.0
    assert changed("essence", state, 1, gain)["others"] < 0, "what others have is no gain"


def test_a_point_more_is_told_as_points():
    state = next(state for state in some_positions("opus") if state.phase == Phase.PLAY)

    def gain(after):
        after.points[0] += 1

    assert changed("opus", state, 0, gain)["points"] == 10.0
    assert changed("opus", state, 1, gain)["rivals-points"] == -10.0


def test_ambition_is_told_as_ambition():
    state = next(state for state in some_positions("cerebria") if not state.stack and state.ambition[0] < 3)

    def gain(after):
        after.ambition[0] += 1

    assert changed("cerebria", state, 0, gain)["ambition"] > 0


@pytest.mark.parametrize("game", GAMES)
def test_search_gives_its_reason_in_these_words(game):
    """Among a few decisions some change a part of the evaluation at once, and then it is told."""
    entry = find(game)
    rules = entry.load_rules()
    roles = rules.seats(rules.options())
    keys = set()
    for state in some_positions(game, 7)[:6]:
        seat = rules.to_act(state)
        player = make_controller(entry, "hard", seat, 1, roles)
        why = player.choose(rules.view(state, seat), rules.legal(state), Budget(iterations=4)).why
        keys |= {sentence.key for sentence in why.sentences[1:]}
    assert keys
    assert all(key.startswith(("ai-why-gains", "ai-why-costs")) for key in keys)


# -- quiet positions of Ego & Opus --------------------------------------------------------------------------


def test_settled_round_leaves_nothing_in_the_air():
    for state in some_positions("opus", 5):
        if state.phase in (Phase.PLAY, Phase.FLIP):
            quiet = state.copy()
            settle(quiet, SeededChance(1))
            assert quiet.phase in (Phase.EGOS, Phase.OVER)
            again = state.copy()
            settle(again, SeededChance(1))
            assert again == quiet, "equal luck settles it the same"


def test_comparing_counts_as_iterations():
    state = next(state for state in some_positions("opus") if state.phase == Phase.PLAY)
    entry = find("opus")
    rules = entry.load_rules()
    seat = rules.to_act(state)
    for iterations in (6, 12):
        player = make_controller(entry, "hard", seat, 1, rules.seats(rules.options()))
        player.choose(rules.view(state, seat), rules.legal(state), Budget(iterations=iterations))
        assert 5 <= player.iterations <= iterations
