"""Chance: pinned values, fair distributions, scripts and branches."""

from __future__ import annotations

from collections import Counter

import pytest

from game.chance import BranchedChance, Chance, ScriptedChance, ScriptEnded, SeededChance, scramble

_STEP = 0x9E3779B97F4A7C15


def test_scramble_is_the_finaliser_of_splitmix64():
    """The published first outputs of SplitMix64 from the seed 1234567."""
    published = [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]
    found = [scramble((1234567 + number * _STEP) % (1 << 64)) for number in range(1, 6)]
    assert found == published


@pytest.mark.parametrize(
    ("seed", "answers"),
    [
        (0, [652, 701, 387, 656, 787, 146, 778, 265]),
        (1, [366, 740, 510, 926, 511, 154, 870, 723]),
        (2**63, [526, 359, 21, 997, 371, 139, 617, 184]),
        (2**64 - 1, [649, 314, 594, 210, 720, 567, 924, 567]),
    ],
)
def test_answers_are_the_same_on_every_machine(seed, answers):
    chance = SeededChance(seed)
    assert [chance.below(1000) for _ in answers] == answers
    assert chance.draws == len(answers)


def test_a_seeded_shuffle_asks_what_single_questions_ask():
    quick, slow = SeededChance(7, draws=3), SeededChance(7, draws=3)
    one, other = list(range(20)), list(range(20))
    quick.shuffle(one)
    Chance.shuffle(slow, other)
    assert one == other
    assert quick.draws == slow.draws == 22


def test_dice_and_shuffles_are_the_same_on_every_machine():
    chance = SeededChance(7)
    assert [chance.die() for _ in range(12)] == [3, 3, 6, 2, 2, 3, 4, 1, 6, 2, 6, 4]
    things = list(range(10))
    chance.shuffle(things)
    assert things == [8, 2, 0, 4, 7, 6, 3, 1, 9, 5]
    assert chance.draws == 21


def test_a_seed_counts_by_its_64_bits():
    assert SeededChance(-1).below(1 << 32) == SeededChance(2**64 - 1).below(1 << 32)
    assert SeededChance(5 + (1 << 64)).below(1 << 32) == SeededChance(5).below(1 << 32)


def test_chance_goes_on_where_the_draw_counter_stands():
    whole = SeededChance(42)
    answers = [whole.below(100) for _ in range(20)]
    later = SeededChance(42, draws=12)
    assert [later.below(100) for _ in range(8)] == answers[12:]


@pytest.mark.parametrize("sides", [2, 6, 7])
def test_every_side_is_equally_likely(sides):
    """Chi-square over 12,000 throws stays under its 99.9 % bound."""
    chance = SeededChance(3)
    throws = 12_000
    counts = Counter(chance.die(sides) for _ in range(throws))
    assert sorted(counts) == list(range(1, sides + 1))
    expected = throws / sides
    square = sum((count - expected) ** 2 / expected for count in counts.values())
    assert square < {2: 10.83, 6: 20.52, 7: 22.46}[sides]


def test_every_order_is_equally_likely():
    chance = SeededChance(11)
    counts: Counter[str] = Counter()
    for _ in range(6_000):
        letters = list("abc")
        chance.shuffle(letters)
        counts["".join(letters)] += 1
    assert len(counts) == 6
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20.52


def test_neighbouring_seeds_deal_differently():
    first = {SeededChance(seed).below(1 << 32) for seed in range(1_000)}
    assert len(first) == 1_000


@pytest.mark.parametrize("limit", [0, -3])
def test_a_question_without_an_answer_is_refused(limit):
    chance = SeededChance(1)
    with pytest.raises(ValueError, match=f"below {limit}"):
        chance.below(limit)
    assert chance.draws == 0


def test_script_answers_in_order():
    chance = ScriptedChance(2, [1, 0, 2], 0)
    assert not chance.is_finished
    assert chance.die() == 3
    things = ["first", "second", "third"]
    chance.shuffle(things)
    assert things == ["second", "first", "third"]
    assert chance.pick(["only", "other"]) == "only"
    assert chance.is_finished
    assert chance.draws == 3


def test_script_says_which_question_it_cannot_answer():
    with pytest.raises(ScriptEnded, match="a number below 6"):
        ScriptedChance().die()
    with pytest.raises(ScriptEnded, match="an order of 2 things"):
        ScriptedChance().shuffle([1, 2])


@pytest.mark.parametrize("script", [6, -1, [0]])
def test_script_refuses_an_answer_that_is_none(script):
    with pytest.raises(ValueError, match="a number below 6 is asked"):
        ScriptedChance(script).die()


@pytest.mark.parametrize("script", [0, [0, 0], [0, 1, 2]])
def test_script_refuses_an_order_that_is_none(script):
    with pytest.raises(ValueError, match="an order of 2 things is asked"):
        ScriptedChance(script).shuffle(["a", "b"])


def test_branch_gives_the_chosen_answers_and_then_goes_on():
    rest = SeededChance(5)
    expected = SeededChance(5).below(10)
    branch = BranchedChance([3, 0], rest)
    assert [branch.below(4), branch.below(2), branch.below(10)] == [3, 0, expected]
    assert branch.limits == [4, 2, 10]
    assert branch.draws == 3
    assert rest.draws == 1


def test_branch_covers_every_outcome_of_a_shuffle():
    orders = set()
    for first in range(3):
        for second in range(2):
            things = list("abc")
            BranchedChance([first, second], ScriptedChance()).shuffle(things)
            orders.add("".join(things))
    assert len(orders) == 6


def test_branch_refuses_an_outcome_that_does_not_exist():
    with pytest.raises(ValueError, match="branch 6 does not exist among 6 outcomes"):
        BranchedChance([6], SeededChance(1)).die()
