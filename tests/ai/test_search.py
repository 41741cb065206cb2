"""The searching player: repeatable, honest, and not to be fooled by what lies one move ahead."""

from __future__ import annotations

import pytest

from ai.arena import SequentialTest, Verdict, tournament
from ai.controller import Budget, Budgets
from ai.levels import CHEAT, LEVELS, BadSeats, default_budget, make_controller, take_seats
from ai.players import Criterion
from ai.search.growing import Growth
from ai.search.player import Search
from ai.search.tree import Place
from ai.search.worth import Worth
from game.chance import SeededChance
from game.match import Match, Seat
from game.rules import Outcome
from game.text import text
from tests.tiny.ai import PLAYERS, Moth, evaluate
from tests.tiny.entry import ENTRY
from tests.tiny.rules import RULES
from tests.tiny.state import Hide, Lantern, LightUp, Phase, Rest, Shake, TinyOptions
from tests.tiny.test_rules import EMBER, MOSS, TIDE, a_state

ROLES = RULES.seats(TinyOptions())
WITH_MOTH = RULES.seats(TinyOptions(moth=True))


def search(seed=1, seat=0, roles=ROLES, players=PLAYERS, **more) -> Search:
    return Search(RULES, players, seat, roles, SeededChance(seed), **more)


def chosen(player: Search, state, iterations=60):
    seat = RULES.to_act(state)
    return player.choose(RULES.view(state, seat), RULES.legal(state), Budget(iterations=iterations))


def midway(seed: int, steps: int):
    match = Match(RULES, TinyOptions(), (Seat("random"), Seat("random")), seed)
    chance = SeededChance(seed)
    for _ in range(steps):
        match.play(chance.pick(RULES.legal(match.state)))
    return match.state


def last_turn(first, second, lanterns=None, **fields):
    """The last round; the first seat acts after the second has."""
    state = a_state(
        first,
        second,
        lanterns=lanterns or a_state([], []).lanterns,
        phase=Phase.TURN,
        rounds=1,
        leader=1,
        **fields,
    )
    state.seats[1].has_acted = True
    return state


# -- repeatable and honest ----------------------------------------------------------------------------------


@pytest.mark.parametrize("steps", [0, 1, 3, 9])
def test_same_seed_and_iterations_choose_the_same(steps):
    state = midway(4, steps)
    seat = RULES.to_act(state)
    assert chosen(search(7, seat), state) == chosen(search(7, seat), state)


@pytest.mark.parametrize("level", ["hard", "master"])
def test_hidden_facts_change_nothing(level):
    """The other's hand, its card face down and the deck are others; what the seat sees is the same."""
    state = midway(2, 1)
    seat = RULES.to_act(state)
    other = RULES.sample(RULES.view(state, seat), SeededChance(99))
    assert other != state
    choices = [
        make_controller(ENTRY, level, seat, 5, ROLES).choose(
            RULES.view(each, seat), RULES.legal(each), Budget(iterations=50)
        )
        for each in (state, other)
    ]
    assert choices[0] == choices[1]


def test_view_and_legal_actions_are_left_as_they_were():
    state = midway(3, 4)
    seat = RULES.to_act(state)
    view, legal = RULES.view(state, seat), RULES.legal(state)
    before = view.copy(), list(legal)
    search(1, seat).choose(view, legal, Budget(iterations=40))
    assert (view, legal) == before


def test_nobody_in_the_tree_sees_a_card_that_lies_face_down():
    """Whichever card the first seat hides, the second stands at one place of its own tree afterwards."""
    state = a_state([EMBER, TIDE + 3, MOSS + 5], [EMBER + 1, TIDE + 1, MOSS + 1])
    growth = growth_of(state, 0)
    for _ in range(30):
        growth.iterate()
    tried = [branch.action for branch in growth.root(0).branches if branch.visits]
    assert len(tried) == 3
    replies = {id(growth.root(1).beyond(seen)) for seen in growth.root(1)._beyond}
    assert len(replies) == 1


def growth_of(state, seat, roles=ROLES, automata=(None, None)) -> Growth:
    worlds = [state.copy() for _ in range(2)]
    worth = Worth(RULES, PLAYERS, roles, worlds, seat, SeededChance(1))
    return Growth(RULES, worth, automata, state.copy, SeededChance(2))


# -- strength -----------------------------------------------------------------------------------------------


def test_win_in_one_is_taken_without_further_thought():
    lanterns = [Lantern(EMBER + 2, 1), Lantern(), Lantern()]
    state = last_turn([EMBER + 4, MOSS], [TIDE], lanterns)
    player = search()
    action, why = chosen(player, state)
    assert action == LightUp(EMBER + 4, 0)
    assert player.iterations == 0
    assert why.sentences[0].key == "ai-why-wins"


def test_sees_the_answer_that_greed_does_not():
    """The other holds a 6 and acts last: a lantern lit with a 5 is relit at once, but sparks are kept."""
    state = a_state([EMBER + 4], [EMBER + 5], phase=Phase.TURN, rounds=1, leader=0, hand_size=2)
    state.seats[0].sparks = 5
    view, legal = RULES.view(state, 0), RULES.legal(state)
    greedy = make_controller(ENTRY, "normal", 0, 1).choose(view, legal, Budget())
    assert greedy.action == LightUp(EMBER + 4, 0)
    assert chosen(search(true_state=state), state, 120).action == Shake()


def test_search_beats_chance_in_a_small_tournament():
    result = tournament(
        ENTRY, TinyOptions(), ["hard", "random"], games=10, seed=1, budgets=Budgets(Budget(iterations=20))
    )
    assert result["players"][0]["win_rate"] >= 0.8


# -- budget -------------------------------------------------------------------------------------------------


def test_iterations_are_not_exceeded():
    state = midway(1, 0)
    player = search()
    chosen(player, state, 48)
    assert 16 <= player.iterations <= 48


def test_time_ends_thinking():
    state = midway(1, 0)
    player = search()
    player.choose(RULES.view(state, 0), RULES.legal(state), Budget(seconds=0.0))
    assert player.iterations == 16, "the clock is looked at after every sixteenth iteration"


def test_thinking_ends_without_a_budget():
    player = search()
    state = midway(1, 0)
    player.choose(RULES.view(state, 0), RULES.legal(state), Budget())
    assert 0 < player.iterations <= 200


def test_only_action_needs_no_thought():
    state = a_state([EMBER], [TIDE])
    action, why = chosen(search(), state)
    assert action == Hide(EMBER)
    assert why.sentences == (text("ai-why-only"),)


# -- the tree -----------------------------------------------------------------------------------------------


def test_automata_play_by_their_own_rules_in_the_tree():
    asked = []

    class Watched(Moth):
        def choose(self, view, legal, budget):
            asked.append((RULES.to_act(view), view.seats[0].hand))
            return super().choose(view, legal, budget)

    players = PLAYERS._replace(automata={"moth": lambda rules, seat: Watched()})
    state = a_state([EMBER + 1, TIDE + 2, MOSS + 3], [EMBER + 2, TIDE + 3, MOSS + 4])
    chosen(search(roles=WITH_MOTH, players=players), state)
    assert asked
    assert {seat for seat, _ in asked} == {1}
    assert all(card == -1 for _, hand in asked for card in hand), "the automaton sees its own view only"


def test_search_without_roles_is_refused():
    with pytest.raises(ValueError, match="who sits at the table"):
        search(roles=())


def test_place_widens_with_its_visits():
    place = Place()
    actions = [(number, "act") for number in range(40)]
    place.meet(actions, [0.5] * 40)
    for _ in range(60):
        place.select(actions).visits += 1
    visited = sum(branch.visits > 0 for branch in place.branches)
    assert 3 < visited < 20


def test_place_chooses_among_what_is_possible_only():
    place = Place()
    place.meet([(1, "act"), (2, "act"), (3, "act")], [0.9, 0.5, 0.1])
    assert place.select([(2, "act"), (3, "act")]).action == (2, "act")
    assert [branch.available for branch in place.branches] == [1, 2, 2]


def test_worth_lies_between_defeat_and_victory():
    state = a_state([EMBER], [TIDE], phase=Phase.TURN)
    worth = Worth(RULES, PLAYERS, ROLES, [state], 0, SeededChance(1))
    assert worth.of(state, 0) == 0.5
    rich = state.copy()
    rich.seats[0].sparks = 10_000
    assert 0.94 < worth.of(rich, 0) < 0.95
    assert 0.05 < worth.of(rich, 1) < 0.06
    ends = {(0,): (1.0, 0.0), (0, 1): (0.5, 0.5), (): (0.0, 0.0)}
    for winners, values in ends.items():
        outcome = Outcome((0, 0), winners)
        assert tuple(worth._of_end(outcome, seat) for seat in (0, 1)) == values


# -- reasons ------------------------------------------------------------------------------------------------


def test_says_what_it_looked_into():
    state = a_state([EMBER + 5, TIDE + 4], [MOSS], phase=Phase.TURN)
    action, why = chosen(search(), state)
    assert why.candidates[0].refs == RULES.actions.refs(action)
    visits = [candidate.values[1] for candidate in why.candidates]
    assert visits == sorted(visits, reverse=True)
    assert all(0 <= candidate.values[0] <= 100 for candidate in why.candidates)
    assert [criterion.key for criterion in why.criteria] == ["ai-criterion-worth", "ai-criterion-visits"]


def test_says_which_criteria_change_most():
    sparks = Criterion(text("tiny-score-sparks"), lambda state, seat: float(state.seats[seat].sparks))
    cards = Criterion(
        text("tiny-score-lanterns"), lambda state, seat: -0.01 * len(state.seats[1 - seat].hand)
    )
    players = PLAYERS._replace(criteria={"sparks": sparks, "cards": cards})
    state = last_turn([], [TIDE])
    action, why = chosen(search(players=players), state)
    assert action == Shake()
    assert RULES.legal(state) == [Shake(), Rest()]
    assert text("ai-why-gains", criterion=text("tiny-score-sparks")) in why.sentences


# -- levels and the cheat -----------------------------------------------------------------------------------


def test_levels_think_longer_the_higher():
    assert list(LEVELS) == ["random", "easy", "normal", "hard", "master"]
    assert (default_budget("hard").seconds, default_budget("master").seconds) == (1.0, 4.0)
    assert default_budget(CHEAT) == default_budget("hard")


def test_cheat_judges_the_true_hand_of_the_other():
    seen = []

    def judge(state, seat):
        seen.append(tuple(state.seats[1].hand))
        return evaluate(state, seat)

    state = midway(5, 0)
    chosen(search(players=PLAYERS._replace(evaluate=judge), true_state=state), state, 5)
    assert set(seen[:2]) == {tuple(state.seats[1].hand)}


def test_cheat_sits_in_the_arena_only():
    assert take_seats(ENTRY, TinyOptions(), ["cheat", "easy"], with_cheat=True)[0] == Seat(CHEAT)
    with pytest.raises(BadSeats):
        take_seats(ENTRY, TinyOptions(), ["cheat", "easy"])
    with pytest.raises(BadSeats):
        make_controller(ENTRY, CHEAT, 0, 1, ROLES)


# -- the sequential test ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("parts", "verdict"),
    [
        ([1.0] * 17, Verdict.STRONGER),
        ([1.0] * 16, Verdict.OPEN),
        ([0.0] * 14, Verdict.NOT_STRONGER),
        ([1.0, 0.0] * 20, Verdict.OPEN),
        ([0.5] * 200, Verdict.NOT_STRONGER),
    ],
)
def test_sequential_test_of_sixty_percent(parts, verdict):
    """By hand: a win adds ln 1.2 = 0.182, a loss takes ln 1.25 = 0.223; the bounds are ±ln 19 = ±2.944."""
    test = SequentialTest(0.5, 0.6)
    for part in parts:
        test.add(part)
    assert test.verdict is verdict


def test_tournament_stops_when_the_test_is_decided():
    result = tournament(ENTRY, TinyOptions(), ["normal", "random"], games=400, seed=1, until=0.6)
    assert result["verdict"] == "stronger"
    assert result["games"] == result["finished"] < 200
    assert result["games"] % 8 == 0, "it looks after every fourth deal, each played from both seats"
