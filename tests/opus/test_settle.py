"""Playing a round on before a position is valued: to where all artists have acted, with more care or less."""

from __future__ import annotations

import pytest

import ai.opus.settle
from ai.opus.settle import settle, settle_with_care
from game.chance import SeededChance
from game.opus.formats import OpusOptions
from game.opus.legal import legal_actions
from game.opus.rules import RULES
from game.opus.state import Ask, OpusState, Phase
from game.record import encode

PLAIN = (settle, settle_with_care)


def a_round_begun(options: OpusOptions, seed: int) -> OpusState:
    """A first round at the moment a work may be laid, with several in hand."""
    chance = SeededChance(seed)
    state = RULES.new(options, chance)
    while state.asked != Ask.PLAY or len(legal_actions(state)) < 5:
        RULES.perform(state, chance.pick(RULES.legal(state)), chance)
    return state


@pytest.mark.parametrize("play_on", PLAIN)
@pytest.mark.parametrize("name", ["duel", "four", "schism"])
def test_a_round_is_played_on_until_the_artists_have_acted(play_on, name) -> None:
    state = a_round_begun(OpusOptions.model_validate({"format": name}), 3)
    before = state.round
    play_on(state, SeededChance(1))
    if name == "schism":
        assert (state.round, state.phase) in (
            (before, Phase.OVER),
            (before + 1, Phase.DRAW),
            (before + 1, Phase.PLAY),
        )
    else:
        assert (state.round, state.phase) == (before, Phase.EGOS)


@pytest.mark.parametrize("play_on", PLAIN)
def test_equal_luck_plays_on_equally(play_on) -> None:
    states = [a_round_begun(OpusOptions(), 5) for _ in range(2)]
    for state in states:
        play_on(state, SeededChance(9))
    assert encode(states[0]) == encode(states[1])


@pytest.fixture
def considered(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """Wherever a work may be laid: how many answers were considered, and how many there were."""
    seen = []
    choose = ai.opus.settle._greediest

    def watched(state, legal):
        if state.asked == Ask.PLAY:
            seen.append((len(legal), len(legal_actions(state))))
        return choose(state, legal)

    monkeypatch.setattr(ai.opus.settle, "_greediest", watched)
    return seen


def test_few_works_are_considered_for_a_quick_look(considered) -> None:
    settle(a_round_begun(OpusOptions(), 7), SeededChance(1))
    assert max(few for few, _ in considered) == 3
    assert any(there > few for few, there in considered)


def test_with_care_every_work_is_considered(considered) -> None:
    settle_with_care(a_round_begun(OpusOptions(), 7), SeededChance(1))
    assert considered
    assert all(few == there for few, there in considered)
