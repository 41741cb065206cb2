"""Tuning by self-play: it goes as far as wins, keeps only what is shown to win, and leaves a record."""

from __future__ import annotations

import json

import pytest
from pydantic import ValidationError

from ai.levels import load_players
from ai.players import Players
from ai.tune import CannotTune, Tuning, keep, matches_to_play, tune
from ai.weights import WeightsFile, load_weights, read_weights
from game.registry import find
from tests.tiny.ai import PLAYERS, WEIGHTS, TinyWeights, evaluate
from tests.tiny.entry import ENTRY
from tests.tiny.state import Phase, TinyOptions
from tests.tiny.test_rules import EMBER, TIDE, a_state

UPSIDE_DOWN = TinyWeights(point=-1.0, in_hand=0.1)


def a_tuning(seed: int = 1) -> Tuning:
    return Tuning(ENTRY, TinyOptions(), seed, lambda done: None)


def test_better_weights_win():
    tuning = a_tuning()
    assert tuning.win_rate(tuning.plain, UPSIDE_DOWN, range(10)) > 0.7
    assert tuning.win_rate(UPSIDE_DOWN, tuning.plain, range(10)) < 0.3


def test_matches_say_how_far_to_go(monkeypatch):
    """The fit says only where to: of the places on the way there, the one that wins most is taken."""
    tuning = a_tuning()
    fitted = TinyWeights(point=4 * tuning.plain.point, in_hand=tuning.plain.in_hand / 16)
    monkeypatch.setattr(tuning, "win_rate", lambda one, other, deals: 1 / (1 + abs(one.point - 2.0)))
    found = tuning.approach(fitted)
    assert (found.point, found.in_hand) == pytest.approx((2.0, tuning.plain.in_hand / 4))


def test_tuning_is_the_same_every_time():
    assert a_tuning(3).learn(4) == a_tuning(3).learn(4)


def test_positions_are_told_from_both_sides_with_who_won():
    seen = a_tuning()._positions(1)
    assert [each.seat for each in seen] == [0, 1] * (len(seen) // 2)
    assert all(one.won + other.won == 1.0 for one, other in zip(seen[::2], seen[1::2], strict=True))


def settle_the_turn(state, chance):
    """As if something hung in the air whenever it is somebody's turn."""
    state.seats[0].sparks += state.phase is Phase.TURN


RESTLESS = PLAYERS._replace(settle=settle_the_turn)


def test_only_positions_that_come_to_rest_are_looked_at():
    """Where a round is played on before it is valued, only that to which it is played counts."""
    entry = ENTRY._replace(players="tests.ai.test_tune:RESTLESS")
    seen = Tuning(entry, TinyOptions(), 1, lambda done: None)._positions(1)
    assert seen
    assert all(each.state.phase is not Phase.TURN for each in seen)


def test_every_match_is_counted():
    played = []
    result = tune(ENTRY, ["rounds=1"], matches=2, games=5, seed=1, tick=played.append)
    assert sum(played) == matches_to_play(2, 5) == 2 + 300 + 6
    assert result["gain"]["games"] == 6
    assert result["gain"]["command"] == "egotable tune tiny --matches 2 --games 5 --seed 1 --option rounds=1"


@pytest.mark.parametrize("is_kept", [True, False])
def test_only_weights_that_won_are_kept_and_the_record_always(tmp_path, is_kept):
    gain = {"on": "2026-01-31", "command": "egotable tune tiny", "games": 100, "win_rate": 0.7,
            "interval": (0.6, 0.8), "is_kept": is_kept}  # fmt: skip
    path = tmp_path / "weights" / "tiny.json"
    keep(ENTRY, {"found": {"point": 2.0, "in_hand": 0.2}, "gain": gain}, path)
    written = WeightsFile[TinyWeights].model_validate(json.loads(path.read_text(encoding="utf-8")))
    assert written.plain == WEIGHTS.plain
    assert written.tuned == (TinyWeights(point=2.0, in_hand=0.2) if is_kept else None)
    assert [each.command for each in written.record] == ["egotable tune tiny"]


def test_game_without_weights_or_without_two_sides_is_refused(monkeypatch):
    bare = ENTRY._replace(players="tests.ai.test_tune:WEIGHTLESS")
    with pytest.raises(CannotTune) as refused:
        Tuning(bare, TinyOptions(), 1, lambda done: None)
    assert refused.value.reason.key == "ai-no-weights"
    with pytest.raises(CannotTune) as refused:
        Tuning(ENTRY, TinyOptions(moth=True), 1, lambda done: None)
    assert refused.value.reason.key == "ai-tune-two-sides"


WEIGHTLESS = Players(evaluate)


@pytest.mark.parametrize(
    "fault", [{"point": 1.0}, {"point": 1.0, "in_hand": 0.1, "luck": 2.0}, {"point": "x"}]
)
def test_weights_are_complete_and_known(fault):
    with pytest.raises(ValidationError):
        WeightsFile[TinyWeights].model_validate({"plain": fault})


def test_search_judges_with_the_tuned_weights():
    state = a_state([EMBER], [TIDE])
    state.seats[0].sparks = 3
    tuned = PLAYERS._replace(weighing=WEIGHTS._replace(tuned=TinyWeights(point=5.0, in_hand=0.0)))
    assert tuned.judge(state, 0) == 15.0
    assert PLAYERS.judge is PLAYERS.evaluate


@pytest.mark.parametrize("game", ["cerebria", "essence", "opus"])
def test_every_game_on_the_table_has_weights_and_their_record_is_honest(game):
    players = load_players(find(game))
    assert players.weighing is not None
    model = type(players.weighing.plain)
    assert load_weights(game, model) == players.weighing
    for gain in read_weights(game, model).record:
        assert gain.is_kept == (gain.interval[0] > 0.5)
