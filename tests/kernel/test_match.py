"""Matches: the log, looking back, and the manners of taking back."""

from __future__ import annotations

import pytest

from game.chance import SeededChance
from game.match import CannotUndo, Match, Seat
from game.rules import IllegalAction
from game.text import text
from game.why import Why
from tests.tiny.rules import RULES
from tests.tiny.state import Hide, Phase, Rest, Shake, TinyOptions

ADA, BO = Seat(name="Ada"), Seat(name="Bo")
COMPUTER = Seat("random")


def start(*seats: Seat, seed: int = 1, free_takebacks: bool = False, **options: int) -> Match:
    return Match(RULES, TinyOptions(**options), seats, seed, free_takebacks=free_takebacks)


def hide_both(match: Match) -> None:
    for _ in range(2):
        match.play(RULES.legal(match.state)[0])


def play_out(match: Match, steps: int | None = None) -> None:
    chance = SeededChance(99)
    while not match.is_over and steps != 0:
        match.play(chance.pick(RULES.legal(match.state)))
        steps = None if steps is None else steps - 1


def refusal(match: Match) -> str:
    before, log = match.state.copy(), list(match.log)
    with pytest.raises(CannotUndo) as refused:
        match.undo()
    assert refused.value.reason == match.why_not_undo()
    assert (match.state, match.log) == (before, log)
    return refused.value.reason.key


# -- playing ------------------------------------------------------------------------------------------------


def test_new_match_is_dealt_by_its_seed():
    match = start(ADA, BO)
    assert match.state == start(BO, ADA).state
    assert match.state != start(ADA, BO, seed=2).state
    assert match.state.draws == 17, "eighteen cards are shuffled with seventeen questions"
    assert (match.step, match.to_act, match.is_over, match.outcome) == (0, 0, False, None)


def test_number_of_seats_must_fit():
    with pytest.raises(ValueError, match="tiny has 2 seats under these options, not 3"):
        start(ADA, BO, ADA)


def test_entry_holds_what_happened():
    match = start(ADA, BO)
    why = Why((text("ai-why-only"),))
    card = match.state.seats[0].hand[0]
    entry = match.play(Hide(card), why)
    assert (entry.seat, entry.action, entry.why) == (0, Hide(card), why)
    assert (entry.drew, entry.reveals) == (False, False)
    assert match.log == [entry]
    assert match.play(RULES.legal(match.state)[0]).reveals
    assert match.play(Shake()).drew


def test_illegal_action_leaves_everything_as_it_was():
    match = start(ADA, ADA)
    hide_both(match)
    match.play(Rest())
    match.undo()
    before, log = match.state.copy(), list(match.log)
    with pytest.raises(IllegalAction) as refused:
        match.play(Hide(0))
    assert refused.value.reason.key in ("tiny-not-now", "tiny-not-in-hand")
    assert (match.state, match.log, match.may_redo) == (before, log, True)


def test_nothing_is_played_when_the_match_is_over():
    match = start(ADA, ADA)
    play_out(match)
    assert match.is_over
    assert match.outcome is not None
    with pytest.raises(IllegalAction) as refused:
        match.play(Rest())
    assert refused.value.reason == text("match-is-over")


def test_same_seed_and_log_make_the_same_match():
    match = start(ADA, BO, rounds=8)
    play_out(match)
    again = start(ADA, BO, rounds=8)
    for entry in match.log:
        assert again.play(entry.action) == entry
    assert again.state == match.state


# -- looking back -------------------------------------------------------------------------------------------


def test_every_step_can_be_looked_at():
    match = start(ADA, BO, rounds=8, hand=5)
    states = [match.state.copy()]
    chance = SeededChance(4)
    while not match.is_over:
        match.play(chance.pick(RULES.legal(match.state)))
        states.append(match.state.copy())
    assert len(states) > 20
    assert [match.at(step) for step in range(match.step + 1)] == states
    match.at(3).deck.clear()
    assert match.at(3) == states[3]


@pytest.mark.parametrize("step", [-1, 4])
def test_step_that_was_not_played_cannot_be_looked_at(step):
    match = start(ADA, BO)
    play_out(match, 3)
    with pytest.raises(IndexError, match=f"step {step} is not between 0 and 3"):
        match.at(step)


# -- taking back --------------------------------------------------------------------------------------------


def test_nothing_to_take_back():
    assert refusal(start(ADA, BO)) == "undo-nothing"


def test_own_decision_is_taken_back_and_played_again():
    match = start(ADA, ADA)
    before = match.state.copy()
    entry = match.play(RULES.legal(match.state)[1])
    after = match.state.copy()
    assert match.undo() == 1
    assert (match.state, match.log, match.may_redo) == (before, [], True)
    assert match.redo() == 1
    assert (match.state, match.log, match.may_redo) == (after, [entry], False)
    assert match.redo() == 0


def test_not_past_another_person():
    match = start(ADA, BO)
    match.play(RULES.legal(match.state)[0])
    assert refusal(match) == "undo-other-person"
    assert match.why_not_undo() == text("undo-other-person", name="Ada")


def test_people_without_a_name_are_different_people():
    match = start(Seat(), Seat())
    match.play(RULES.legal(match.state)[0])
    assert refusal(match) == "undo-other-person"
    assert match.why_not_undo() == text("undo-other-person", name=text("tiny-seat-1"))
    assert match.is_same_person(0, 0)
    assert not start(COMPUTER, COMPUTER).is_same_person(0, 0)


def test_not_past_a_reveal():
    match = start(ADA, ADA)
    hide_both(match)
    assert refusal(match) == "undo-revealed"


def test_not_past_a_draw():
    match = start(ADA, ADA)
    hide_both(match)
    match.play(Shake())
    assert refusal(match) == "undo-drawn"


def test_not_past_what_others_revealed_after_it():
    """Ada hides a card, the computer too, and both are shown."""
    match = start(ADA, COMPUTER)
    hide_both(match)
    assert match.log[-1].seat == 1
    assert refusal(match) == "undo-revealed"


def test_decision_while_the_computer_thinks_is_taken_back():
    match = start(ADA, COMPUTER)
    match.play(RULES.legal(match.state)[0])
    assert match.to_act == 1
    assert match.undo() == 1
    assert match.to_act == 0


def test_nothing_to_take_back_when_only_computers_played():
    match = start(COMPUTER, COMPUTER)
    hide_both(match)
    assert refusal(match) == "undo-nothing"


def test_last_decision_of_a_match_can_be_taken_back_until_something_was_drawn():
    """With an empty deck nothing is drawn at the end of the last round."""
    earlier = start(ADA, BO, rounds=1, hand=2)
    hide_both(earlier)
    earlier.play(Rest())
    position = earlier.state.copy()
    position.deck.clear()
    match = Match(RULES, earlier.options, earlier.seats, 1, snapshot=position, first_step=3)
    match.play(Rest())
    assert match.is_over
    assert match.undo() == 1
    assert not match.is_over


# -- free take-backs ----------------------------------------------------------------------------------------


def test_free_takebacks_go_past_everything_and_chance_answers_the_same_again():
    match = start(ADA, BO, free_takebacks=True)
    start_state = match.state.copy()
    hide_both(match)
    entries = [*match.log, match.play(Shake())]
    end = match.state.copy()
    assert [match.undo() for _ in range(3)] == [1, 1, 1]
    assert match.state == start_state
    assert [match.redo() for _ in range(3)] == [1, 1, 1]
    assert (match.state, match.log) == (end, entries)


def test_steps_of_the_computer_go_with_the_decision_they_followed():
    match = start(ADA, COMPUTER, free_takebacks=True)
    before = match.state.copy()
    hide_both(match)
    after = match.state.copy()
    assert match.undo() == 2
    assert match.state == before
    assert match.redo() == 2
    assert match.state == after


def test_steps_of_the_computer_before_the_first_decision_stay():
    match = start(COMPUTER, ADA, free_takebacks=True)
    hide_both(match)
    assert match.undo() == 1
    assert match.step == 1
    assert refusal(match) == "undo-nothing"


def test_same_action_again_keeps_what_can_be_played_again():
    match = start(ADA, BO, free_takebacks=True)
    hide_both(match)
    first = match.log[0].action
    match.undo()
    match.undo()
    match.play(first)
    assert match.may_redo
    assert match.redo() == 1
    assert match.state.phase is Phase.TURN


def test_another_action_forgets_what_was_taken_back():
    match = start(ADA, BO, free_takebacks=True)
    hide_both(match)
    match.undo()
    match.undo()
    match.play(RULES.legal(match.state)[1])
    assert not match.may_redo
    assert match.redo() == 0


def test_match_goes_on_soundly_after_taking_back_past_checkpoints():
    match = start(ADA, ADA, free_takebacks=True, rounds=8, hand=4)
    play_out(match)
    assert match.step > 16
    while match.step > 10:
        match.undo()
    again = start(ADA, ADA, rounds=8, hand=4)
    for entry in match.log:
        again.play(entry.action)
    chance = SeededChance(123)
    while not again.is_over:
        action = chance.pick(RULES.legal(again.state))
        again.play(action)
        match.play(action)
    assert match.log == again.log
    assert [match.at(step) for step in range(match.step + 1)] == [
        again.at(step) for step in range(again.step + 1)
    ]


# -- from a snapshot ----------------------------------------------------------------------------------------


def opened_from_snapshot() -> Match:
    earlier = start(ADA, ADA)
    play_out(earlier, 5)
    return Match(RULES, TinyOptions(), (ADA, ADA), 1, snapshot=earlier.state.copy(), first_step=5)


def test_match_from_a_snapshot_goes_on_like_the_original():
    original = start(ADA, ADA)
    play_out(original, 5)
    match = opened_from_snapshot()
    assert (match.step, match.log, match.state) == (5, [], original.state)
    while not match.is_over:
        action = RULES.legal(match.state)[0]
        assert match.play(action) == original.play(action)
    assert match.at(7) == original.at(7)
    assert match.step == original.step


def test_match_from_a_snapshot_does_not_go_back_before_it():
    match = opened_from_snapshot()
    assert refusal(match) == "undo-before-snapshot"
    with pytest.raises(IndexError, match="step 4 is not between 5 and 5"):
        match.at(4)
