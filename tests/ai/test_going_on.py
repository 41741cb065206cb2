"""The tree is kept between a seat's own decisions: repeatable, honest, forgotten where it does not fit."""

from __future__ import annotations

import pytest

from ai.controller import Budget, Budgets, Step
from ai.levels import make_controller, thinking_seed
from ai.search.player import Search
from ai.search.tree import Place
from ai.table import Table
from ai.worker import Thinker, think
from game.chance import SeededChance
from game.match import Match, Seat
from game.registry import find
from tests.ai.test_table import ADA, SlowWorker
from tests.tiny.ai import PLAYERS
from tests.tiny.entry import ENTRY
from tests.tiny.rules import RULES
from tests.tiny.state import Hide, Lantern, LightUp, Phase, SnuffOut, Spare, TinyOptions
from tests.tiny.test_rules import EMBER, MOSS, TIDE, a_state

BUDGET = Budget(iterations=60)
ROLES = RULES.seats(TinyOptions())


def about_to_snuff():
    """The first seat lights with a 6 and may then snuff one of two lanterns: two decisions in a row."""
    lanterns = [Lantern(), Lantern(TIDE + 4, 1), Lantern(MOSS, 1)]
    hands = [EMBER + 5, MOSS + 1], [TIDE, TIDE + 1]
    return a_state(*hands, lanterns=lanterns, phase=Phase.TURN, leader=0, hand_size=2)


def both_decisions(state, seed=1):
    """What a player chooses first, and then after having lit the lantern with the 6, and the player."""
    player = Search(RULES, PLAYERS, 0, ROLES, SeededChance(seed))
    first = player.choose(RULES.view(state, 0), RULES.legal(state), BUDGET)
    state = state.copy()
    action = LightUp(EMBER + 5, 0)
    events = RULES.apply(state, action, SeededChance(3))
    seen = tuple(RULES.see(event, 0) for event in events)
    player.follow(Step(action, seen), SeededChance(seed + 1), None)
    return first, player.choose(RULES.view(state, 0), RULES.legal(state), BUDGET), player


def lines(choice) -> int:
    return sum(candidate.values[1] for candidate in choice.why.candidates)


def test_what_was_learned_is_kept():
    _, second, player = both_decisions(about_to_snuff())
    assert second.action == SnuffOut(1)
    assert lines(second) > player.iterations > 0


def test_only_what_is_legal_now_is_kept_and_what_is_new_is_learned():
    place = Place()
    place.meet([SnuffOut(0), Spare()], [0.6, 0.4])
    place.select([SnuffOut(0), Spare()]).visits += 1
    beyond = place.beyond(SnuffOut(0))
    kept = place.kept([SnuffOut(0), SnuffOut(1)], [0.3, 0.7])
    assert [(branch.action, branch.visits) for branch in kept.branches] == [
        (SnuffOut(1), 0),
        (SnuffOut(0), 1),
    ]
    assert kept.visits == 1
    assert kept.beyond(SnuffOut(0)) is beyond


def test_same_decisions_choose_the_same_again():
    assert both_decisions(about_to_snuff())[:2] == both_decisions(about_to_snuff())[:2]


def test_hidden_facts_change_nothing_in_a_kept_tree():
    state = about_to_snuff()
    other = RULES.sample(RULES.view(state, 0), SeededChance(99))
    assert other != state
    assert both_decisions(state)[:2] == both_decisions(other)[:2]


def test_tree_is_dropped_when_gains_would_be_measured_from_too_far():
    player = Search(RULES, PLAYERS, 0, ROLES, SeededChance(1))
    state = about_to_snuff()
    player.choose(RULES.view(state, 0), RULES.legal(state), BUDGET)
    action = LightUp(EMBER + 5, 0)
    RULES.apply(state, action, SeededChance(3))
    state.seats[0].sparks += 1000
    player.follow(Step(action, ()), SeededChance(2), None)
    choice = player.choose(RULES.view(state, 0), RULES.legal(state), BUDGET)
    assert lines(choice) == player.iterations


# -- at a table ---------------------------------------------------------------------------------------------


class Watching(Thinker):
    """Notes which jobs could go on from the one before."""

    def __init__(self) -> None:
        super().__init__()
        self.went_on: list[bool] = []

    def think(self, job):
        is_next = self._last is not None and job.previous is not None and self._last[1] == job.previous.seed
        self.went_on.append(is_next)
        return super().think(job)


@pytest.mark.parametrize("game", ["cerebria", "essence", "opus"])
def test_turns_of_several_decisions_keep_their_tree(game):
    entry = find(game)
    rules = entry.load_rules()
    options = rules.options()
    seats = tuple(Seat(role.automaton or "hard") for role in rules.seats(options))
    table = Table(Match(rules, options, seats, 1), entry, budgets=Budgets(Budget(iterations=4)))
    table._thinker = watching = Watching()
    table.play_out(60)
    assert any(watching.went_on)
    assert not all(watching.went_on)


def a_hinted_table() -> tuple[Table, SlowWorker]:
    match = Match(RULES, TinyOptions(), (ADA, Seat("easy")), 1, free_takebacks=True)
    match.state = about_to_snuff()
    match._checkpoints = [match.state.copy()]
    worker = SlowWorker()
    worker.may_answer = True
    return Table(match, ENTRY, worker=worker, budgets=Budgets(BUDGET)), worker


def test_hint_goes_on_from_the_hint_before():
    table, worker = a_hinted_table()
    table.hint("hard")
    table.play(LightUp(EMBER + 5, 0))
    table.hint("hard")
    first, second = worker.jobs
    assert first.previous is None
    assert second.previous is not None
    assert second.previous.seed == first.seed == thinking_seed(1, 0, 0)
    assert second.previous.step.action == LightUp(EMBER + 5, 0)


def test_position_that_was_taken_back_and_reached_again_is_another():
    table, _ = a_hinted_table()
    table.hint("hard")
    table.play(LightUp(EMBER + 5, 0))
    thought = table._thought
    table.undo()
    table.play(LightUp(EMBER + 5, 0))
    assert table._previous(0, "hard") is not None, "what was thought about still lies right before"
    assert thought is not None
    table._thought = thought._replace(last=table.match.log[-1])
    assert table._previous(0, "hard") is None, "an equal step of another line is no reason to go on"


def test_nothing_is_kept_by_another_player_or_after_somebody_else_acted():
    table, worker = a_hinted_table()
    table.hint("hard")
    table.play(LightUp(EMBER + 5, 0))
    table.hint("master")
    assert worker.jobs[-1].previous is None
    table.play(Spare())
    assert table.match.to_act == 1
    table.play_one()
    assert table._job(0, "hard").previous is None


def test_thinker_without_the_tree_begins_anew():
    """As after an undo that ended the process: the job names a decision nobody remembers."""
    table, worker = a_hinted_table()
    table.hint("hard")
    table.play(LightUp(EMBER + 5, 0))
    table.hint("hard")
    job = worker.jobs[-1]
    fresh = make_controller(ENTRY, "hard", 0, job.seed, ROLES).choose(job.view, job.legal, BUDGET)
    assert think(job) == fresh


def test_steps_that_only_others_see_are_not_followed():
    """What a seat did not see of its own step is not used to say where the others stand."""
    state = a_state([EMBER, TIDE + 3], [EMBER + 1, TIDE + 1])
    player = Search(RULES, PLAYERS, 0, ROLES, SeededChance(1))
    player.choose(RULES.view(state, 0), RULES.legal(state), BUDGET)
    assert player._growth is not None
    trunk = player._growth.root(1)
    player.follow(Step(Hide(EMBER), (None,)), SeededChance(2), None)
    assert player._trunks is not None
    assert player._trunks[1] is trunk.beyond(())
