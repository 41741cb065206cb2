"""Positions built by hand in which a beginner would laugh at the wrong move: hard must not make it."""

from __future__ import annotations

import pytest

from game.action import Action
from game.cerebria.actions import EndWithAmbition, EndWithCards
from game.cerebria.board import MOST_AMBITION
from game.cerebria.rules import RULES as CEREBRIA
from game.cerebria.state import CerebriaState
from game.chance import SeededChance
from game.essence.actions import AttackMonster, AttackSeat, AttackThreat, Build, Pass, Place, Read
from game.essence.island import placement_essence
from game.essence.rules import RULES as ESSENCE
from game.essence.state import EssenceOptions
from game.opus.actions import TargetArtist, TargetEgo
from game.opus.rules import RULES as OPUS
from game.opus.state import NOTHING, Ask, OpusState
from tests.ai.test_vetoes import decisions_of, hard
from tests.essence.builder import Table, a_turn, fragment
from tests.essence.builder import segment as essence_segment

# -- The Essence --------------------------------------------------------------------------------------------

DUEL = EssenceOptions(players=2, factions=("three_islands", "sun_university"))


def essence(table: Table) -> Action:
    return hard("essence", DUEL, table.state)


def attacking(attack: int, defense: int, *track: str) -> Table:
    table = a_turn().hand(0, "ti_axe_guard").give(0, attack=attack).give(1, defense=defense)
    if track:
        table.track("", *track)
    table.play(ESSENCE.legal(table.state)[0])
    return table


def test_essence_attacks_nobody_who_cannot_be_beaten():
    table = attacking(2, 9)
    assert set(ESSENCE.legal(table.state)) == {AttackSeat(1), AttackThreat()}
    assert essence(table) == AttackThreat()


def test_essence_attacks_the_one_without_defense():
    table = attacking(8, 0)
    table.state.threat = 9
    assert AttackThreat() in ESSENCE.legal(table.state)
    assert essence(table) == AttackSeat(1)


def test_essence_attacks_no_monster_that_is_too_strong():
    table = attacking(2, 0, "pf3_old_dragon", "pf1_ash_harpy")
    too_strong = AttackMonster(fragment("pf3_old_dragon"))
    assert essence(table) != too_strong


def test_essence_does_not_pass_while_a_fragment_is_free():
    table = a_turn().give(0, wealth=4, readied=1).hand(0, "ti_axe_guard")
    table.track("", "pf1_ash_harpy", "pf3_old_dragon")
    table.state.beaten += [fragment("pf1_ash_harpy"), fragment("pf3_old_dragon")]
    assert "read" in {action[-1] for action in ESSENCE.legal(table.state)}
    assert essence(table) != Pass()


def test_essence_reads_the_greater_of_two_free_fragments():
    table = a_turn()
    table.track("", "pf1_ash_harpy", "pf3_faceless_god")
    table.state.beaten += [fragment("pf1_ash_harpy"), fragment("pf3_faceless_god")]
    reads = [action for action in ESSENCE.legal(table.state) if isinstance(action, Read)]
    assert len(reads) == 2
    assert essence(table) == Read(fragment("pf3_faceless_god"))


def test_essence_does_not_pass_with_a_hand_full_of_cards():
    table = a_turn().give(0, wealth=6, influence=4, readied=2, attack=5)
    table.hand(0, "ti_axe_guard", "ti_axe_guard").give(1, wealth=6, readied=2)
    assert Pass() in ESSENCE.legal(table.state)
    assert essence(table) != Pass()


def test_essence_builds_where_it_scores():
    table = a_turn().give(0, wealth=9, readied=1).island(0, {(1, 0): "loc_market", (2, 0): "loc_barracks"})
    segment = essence_segment("loc_golem_workshop")
    table.display("loc_golem_workshop")
    table.play(Build(segment))
    island = table.state.islands[0]
    scores = {
        action: placement_essence(island, segment, action.cell)
        for action in ESSENCE.legal(table.state)
        if isinstance(action, Place)
    }
    assert min(scores.values()) < max(scores.values())
    assert scores[essence(table)] == max(scores.values())


# -- Ego & Opus ---------------------------------------------------------------------------------------------


def opus(state: OpusState) -> Action:
    return hard("opus", OPUS.options(), state)


def first_targets(seed: int) -> OpusState:
    """A real match at its first choice of a target that may be an ego, the artist having no work."""
    chance = SeededChance(seed)
    state: OpusState = OPUS.new(OPUS.options(), chance)
    while not any(isinstance(action, TargetEgo) for action in OPUS.legal(state)):
        play_without_work(state, chance)
    return state


def play_without_work(state: OpusState, chance: SeededChance) -> None:
    legal = OPUS.legal(state)
    without_work = [action for action in legal if action[-1] == "play_no_work"]
    OPUS.perform(state, (without_work or legal)[0], chance)


def egos_in_reach(state: OpusState) -> list[int]:
    return [action.row for action in OPUS.legal(state) if isinstance(action, TargetEgo)]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_opus_takes_an_ego_that_one_blow_retires(seed):
    state = first_targets(seed)
    rows = egos_in_reach(state)
    assert len(rows) > 1
    state.vital[4 + rows[-1]] = 1
    assert opus(state) == TargetEgo(rows[-1])


@pytest.mark.parametrize("seed", [1, 2])
def test_opus_takes_the_ego_that_wins_the_match(seed):
    state = first_targets(seed)
    seat, row = OPUS.to_act(state), egos_in_reach(state)[0]
    state.points[seat] = state.layout.goals[seat] - 1
    state.vital[4 + row] = 1
    assert opus(state) == TargetEgo(row)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_opus_strikes_none_of_its_own_artists(seed):
    state = first_targets(seed)
    seat = OPUS.to_act(state)
    own = [
        action
        for action in OPUS.legal(state)
        if isinstance(action, TargetArtist) and state.layout.owner[action.zone] == seat
    ]
    assert own
    assert opus(state) not in own


@pytest.mark.parametrize("seed", [1, 2])
def test_opus_strikes_no_ego_that_will_be_gone(seed):
    """Its artist that acts first retires the ego for certain; the later one aims at something else."""
    state, chance = first_targets(seed), SeededChance(seed)
    seat, row = OPUS.to_act(state), egos_in_reach(state)[0]
    state.vital[4 + row] = 1
    OPUS.perform(state, TargetEgo(row), chance)
    while OPUS.to_act(state) != seat or state.asked != Ask.TARGET:
        play_without_work(state, chance)
    later = [action for action in OPUS.legal(state) if isinstance(action, TargetEgo)]
    if TargetEgo(row) in later:
        assert opus(state) != TargetEgo(row)
    assert state.card[4 + row] != NOTHING, "the blow has not fallen yet"


# -- Cerebria: two Spirits, or one against the Ego, in positions that are dealt and not built ----------------

TABLES = {
    "shapers": CEREBRIA.options(mode="shapers", game="full"),
    "ego": CEREBRIA.options(),
    "full-ego": CEREBRIA.options(game="full"),
}
at_every_table = pytest.mark.parametrize("table", TABLES)


def cerebria(table: str, state: CerebriaState) -> Action:
    return hard("cerebria", TABLES[table], state)


def turns(table: str, verbs: set[str], actions_left: int) -> list[CerebriaState]:
    """The first position of each match in which at least these verbs can be chosen from."""
    found = []
    for seed in range(1, 4):
        for state in decisions_of("cerebria", TABLES[table], seed):
            offered = {action[-1] for action in CEREBRIA.legal(state)}
            if state.actions_left == actions_left and verbs <= offered:
                found.append(state)
                break
    assert found, "the seeds no longer lead to such positions"
    return found


@at_every_table
def test_cerebria_ends_no_turn_before_it_has_begun(table: str) -> None:
    for state in turns(table, {"end-cards", "declare"}, actions_left=3):
        assert not isinstance(cerebria(table, state), EndWithAmbition | EndWithCards)


def test_cerebria_absorbs_before_it_ends_its_turn() -> None:
    """Absorbing costs nothing; whoever has no Action left and ends the turn without it gives it away.

    Against the Ego it may be wise to leave a Sphere as it is: the emptied one calls the Revelation.
    """
    for state in turns("shapers", {"absorb", "end-cards"}, actions_left=0):
        assert not isinstance(cerebria("shapers", state), EndWithAmbition | EndWithCards)


@at_every_table
def test_cerebria_ends_no_turn_for_ambition_that_is_full(table: str) -> None:
    for state in turns(table, {"end-ambition", "end-cards"}, actions_left=0):
        state.ambition[state.spirits[state.active].team] = MOST_AMBITION
        assert cerebria(table, state) != EndWithAmbition()
