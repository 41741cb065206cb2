"""Setups for every number of players and mode (rules C, G.2)."""

from __future__ import annotations

from collections import Counter

import pytest

from game.cerebria import actions
from game.cerebria.boards import GATEKEEPER, INFLUENCER, STARTER_DECKS
from game.cerebria.cards import IS_MILD, KIND_OF, VIBE
from game.cerebria.options import CerebriaOptions, SpiritsDoNotFit
from game.cerebria.rules import RULES
from game.cerebria.state import CerebriaState, Step
from game.chance import SeededChance
from tests.cerebria.builder import frontier, realm


def new(seed: int = 3, **options: object) -> CerebriaState:
    return RULES.new(CerebriaOptions.model_validate(options), SeededChance(seed))


def played_setup(state: CerebriaState, seed: int = 0) -> CerebriaState:
    """Decide the setup at random until the first turn begins."""
    chance = SeededChance(seed)
    while any(frame.step == Step.PLAY_BEGINS for frame in state.stack):
        RULES.apply(state, chance.pick(RULES.legal(state)), chance)
    return state


def test_standard_game_alternates_teams_and_favours_the_first_player() -> None:
    state = new(mode="four", game="full")
    teams = [state.spirits[number].team for number in state.config.order]
    assert teams in ([0, 1, 0, 1], [1, 0, 1, 0])
    assert [state.spirits[number].willpower for number in state.config.order] == [6, 4, 4, 4]
    assert {spirit.essence for spirit in state.spirits} == {2}
    assert {(len(spirit.hand), len(spirit.deck)) for spirit in state.spirits} == {(2, 14)}
    assert state.sphere == [7] * 5
    assert len(state.commons) == 9
    assert all(hidden not in (-1, state.commons[0]) for hidden in state.hidden)


def test_the_starting_player_cannot_absorb_on_the_first_turn() -> None:
    state = played_setup(new(mode="four", game="full"))
    assert not any(action[-1] == "absorb" for action in RULES.legal(state))
    RULES.apply(state, actions.EndWithCards(), SeededChance(0))
    assert any(action[-1] == "absorb" for action in RULES.legal(state))


@pytest.mark.parametrize("seed", range(4))
def test_free_placement_puts_figures_on_frontiers_and_emotions_beside_them(seed: int) -> None:
    state = played_setup(new(seed, mode="four", game="full"), seed)
    spaces = [spirit.space for spirit in state.spirits]
    assert len(set(spaces)) == 4
    assert all(space % 2 for space in spaces)
    for spirit in state.spirits:
        first = 3 * (spirit.space // 2)
        own = KIND_OF["brightness" if spirit.team == 0 else "bleakness"]
        assert sorted([state.kind[first + 1], state.kind[(first + 3) % 15]]) == [-1, own]
    assert all(sum(1 for token in spirit.tokens if token == 1) == 4 for spirit in state.spirits)


def test_wild_tokens_unlock_before_they_upgrade() -> None:
    state = new(mode="shapers", game="full")
    chance = SeededChance(1)
    while state.stack[-1].step != Step.ATTUNE:
        RULES.apply(state, RULES.legal(state)[0], chance)
    assert {action.space for action in RULES.legal(state)} == {0, 4, 8, 12, 16}
    RULES.apply(state, actions.Attune(4), chance)
    assert {action.space for action in RULES.legal(state)} == {0, 5, 6, 7, 8, 12, 16}


def test_basic_game_has_its_fixed_layout() -> None:
    state = new(mode="four", game="basic")
    order = state.config.order
    assert [state.spirits[number].space for number in order] == [frontier(place) for place in range(4)]
    assert [slot for slot, kind in enumerate(state.kind) if kind >= 0] == [1, 4, 7, 10]
    for team in (0, 1):
        assert (state.realm.count(team), state.frontier.count(team)) == (2, 2)
    assert [spirit.rows for spirit in state.spirits] == [[1, 1, 1, 1, 0]] * 4
    assert {tuple(spirit.kinds) for spirit in state.spirits} == {STARTER_DECKS[0], STARTER_DECKS[1]}
    assert len(state.commons) == 7
    assert not state.stack


@pytest.mark.parametrize("game", ["basic", "full"])
def test_a_shaper_has_two_starting_emotions_and_plays_second_and_fourth(game: str) -> None:
    state = played_setup(new(mode="shaper-team", game=game, side="gloom"))
    order = state.config.order
    assert [state.spirits[number].team for number in order] == [0, 1, 0, 1]
    assert order[1] == order[3] == 0
    kinds = Counter(state.kind)
    assert (kinds[KIND_OF["brightness"]], kinds[KIND_OF["bleakness"]]) == (2, 2)


def test_two_shapers_place_two_emotions_each_in_triads_of_their_own() -> None:
    state = played_setup(new(mode="shapers", game="full"))
    kinds = Counter(state.kind)
    assert (kinds[KIND_OF["brightness"]], kinds[KIND_OF["bleakness"]]) == (2, 2)
    assert all(slot % 3 != 2 for slot, kind in enumerate(state.kind) if kind >= 0)


@pytest.mark.parametrize("mode", ["ego-shaper", "ego-two-spirits", "ego-team"])
@pytest.mark.parametrize("seed", range(6))
def test_setup_against_the_ego(mode: str, seed: int) -> None:
    state = played_setup(new(seed, mode=mode, side="gloom"))
    ego = 0
    gatekeeper, influencer = state.spirits[-2:]
    assert (gatekeeper.kind, influencer.kind) == (GATEKEEPER, INFLUENCER)
    assert state.realm[influencer.space // 2] == ego
    assert influencer.space == realm(influencer.space // 2)
    assert gatekeeper.space % 2 == 1
    assert sorted(state.ego_deck) == list(range(16))
    assert len(state.operations_open) == 1
    assert len(state.operations) == 11
    assert state.spirits[0].willpower == 6
    for spirit in state.spirits[:-2]:
        triad = [(3 * (spirit.space // 2) + place) % 15 for place in (1, 2, 3)]
        assert KIND_OF["bleakness"] in [state.kind[slot] for slot in triad]
    assert [state.spirits[number].team for number in state.config.order] == [1, 0, 1, 0]


def test_harder_modifiers_change_the_setup() -> None:
    plain, hard = new(5), new(5, harder=[1, 2, 5])
    assert (plain.ego_willpower, hard.ego_willpower) == (0, 2)
    assert (plain.minors[1], hard.minors[1]) == (0, 1)
    bleak = [slot for slot, kind in enumerate(hard.kind) if kind == KIND_OF["bleakness"]]
    assert [hard.essence[slot] for slot in bleak] == [2, 2]
    assert [plain.essence[slot] for slot in bleak] == [1, 1]


@pytest.mark.parametrize("decks", ["basic", "spirit", "random", "chosen"])
def test_decks_hold_two_copies_of_two_kinds_of_each_vibe(decks: str) -> None:
    state = played_setup(new(mode="four", game="full", decks=decks))
    for spirit in state.spirits:
        assert Counter(VIBE[kind] for kind in spirit.kinds) == Counter({0: 2, 1: 2, 2: 2, 3: 2})
        assert all(IS_MILD[kind] for kind in spirit.kinds)
        assert Counter(spirit.hand + spirit.deck) == Counter(dict.fromkeys(spirit.kinds, 2))


def test_spirits_must_fit_the_mode() -> None:
    with pytest.raises(ValueError, match="cerebria-options-two-spirits"):
        CerebriaOptions(mode="four", bliss=("love",))
    with pytest.raises(ValueError, match="cerebria-options-same-spirit"):
        CerebriaOptions(bliss=("love", "love"))
    assert issubclass(SpiritsDoNotFit, ValueError)
    assert CerebriaOptions(mode="ego-shaper", bliss=("love",)).spirits_of(0) == (3,)
