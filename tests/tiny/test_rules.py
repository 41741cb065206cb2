"""The rules of Lanterns, as its docstring tells them, with the answers of chance written down."""

from __future__ import annotations

import pytest

from game.action import Ref
from game.chance import ScriptedChance
from game.rules import HIDDEN, IllegalAction
from game.text import text
from tests.tester.cards import check_all_come_up, check_counts
from tests.tester.playing import Variant
from tests.tiny.rules import RULES
from tests.tiny.state import (
    LIGHTS,
    NOBODY,
    CardDrawn,
    CardHidden,
    CardsShown,
    Hide,
    Lantern,
    LanternLit,
    LanternSnuffed,
    LanternSpared,
    LightUp,
    MatchEnded,
    Phase,
    Rest,
    Rested,
    RoundBegun,
    Shake,
    Shaken,
    Snuff,
    SnuffOut,
    Spare,
    TinyOptions,
    TinySeat,
    TinyState,
)

EMBER, TIDE, MOSS = 0, 6, 12
"""The card of value v of a colour is the colour's number + v - 1."""

NO_CHANCE = ScriptedChance()


def a_state(first: list[int], second: list[int], **fields) -> TinyState:
    """A match in which these cards are in hand and all others in the deck, the lowest on top."""
    lanterns = fields.pop("lanterns", [Lantern() for _ in range(3)])
    used = [*first, *second, *(lantern.card for lantern in lanterns)]
    deck = [card for card in range(len(LIGHTS) - 1, -1, -1) if card not in used]
    return TinyState(
        rounds=fields.pop("rounds", 5),
        hand_size=fields.pop("hand_size", 4),
        deck=deck,
        discard=[],
        seats=[TinySeat(sorted(first)), TinySeat(sorted(second))],
        lanterns=lanterns,
        pending=fields.pop("pending", []),
        **fields,
    )


def test_deal_gives_each_seat_its_hand_in_order():
    order = [17, 3, 8, 0, *(card for card in range(18) if card not in (17, 3, 8, 0))]
    state = RULES.new(TinyOptions(hand=2), ScriptedChance(order))
    assert [seat.hand for seat in state.seats] == [[3, 17], [0, 8]]
    assert state.deck == order[4:]
    assert RULES.to_act(state) == 0
    assert RULES.faults(state) == []


def test_higher_hidden_card_leads():
    state = a_state([EMBER, TIDE + 1], [MOSS + 4, MOSS + 5])
    assert RULES.apply(state, Hide(TIDE + 1), NO_CHANCE) == [CardHidden(0, TIDE + 1)]
    assert RULES.to_act(state) == 1
    events = RULES.apply(state, Hide(MOSS + 4), NO_CHANCE)
    assert events == [CardHidden(1, MOSS + 4), CardsShown(TIDE + 1, MOSS + 4, 1)]
    assert RULES.to_act(state) == 1
    assert state.discard == [TIDE + 1, MOSS + 4]
    assert RULES.faults(state) == []


@pytest.mark.parametrize("answer", [0, 1])
def test_equal_hidden_cards_are_settled_by_chance(answer):
    state = a_state([EMBER + 2], [TIDE + 2])
    RULES.apply(state, Hide(EMBER + 2), NO_CHANCE)
    chance = ScriptedChance(answer)
    RULES.apply(state, Hide(TIDE + 2), chance)
    assert chance.is_finished
    assert RULES.to_act(state) == answer


def test_lantern_is_lit_by_its_colour_or_by_a_higher_value():
    lanterns = [Lantern(), Lantern(TIDE + 2, 1), Lantern(MOSS + 4, 0)]
    state = a_state([EMBER, TIDE, MOSS + 3], [], lanterns=lanterns, phase=Phase.TURN)
    assert RULES.legal(state) == [
        LightUp(EMBER, 0),
        LightUp(TIDE, 1),
        LightUp(MOSS + 3, 1),
        LightUp(MOSS + 3, 2),
        Shake(),
        Rest(),
    ]


def test_lighting_a_lit_lantern_discards_its_card():
    state = a_state([EMBER + 1], [], lanterns=[Lantern(EMBER, 1), Lantern(), Lantern()], phase=Phase.TURN)
    assert RULES.apply(state, LightUp(EMBER + 1, 0), NO_CHANCE) == [LanternLit(0, EMBER + 1, 0)]
    assert state.lanterns[0] == Lantern(EMBER + 1, 0)
    assert state.discard == [EMBER]
    assert RULES.faults(state) == []


@pytest.mark.parametrize(("die", "sparks"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_die_gives_half_of_it_in_sparks_rounded_up(die, sparks):
    state = a_state([EMBER], [TIDE], phase=Phase.TURN)
    assert RULES.apply(state, Shake(), ScriptedChance(die - 1)) == [Shaken(0, die, sparks)]
    assert state.seats[0].sparks == sparks


def lit_with_a_six() -> TinyState:
    lanterns = [Lantern(), Lantern(TIDE, 1), Lantern(MOSS, 0)]
    state = a_state([EMBER + 5], [TIDE + 1], lanterns=lanterns, phase=Phase.TURN)
    RULES.apply(state, LightUp(EMBER + 5, 0), NO_CHANCE)
    return state


def test_six_may_snuff_a_lantern_of_the_other():
    state = lit_with_a_six()
    assert state.pending == [Snuff(0)]
    assert RULES.to_act(state) == 0
    assert RULES.legal(state) == [SnuffOut(1), Spare()]
    assert RULES.apply(state, SnuffOut(1), NO_CHANCE) == [LanternSnuffed(0, 1)]
    assert state.lanterns[1] == Lantern()
    assert state.discard == [TIDE]
    assert RULES.to_act(state) == 1


def test_six_may_spare_them():
    state = lit_with_a_six()
    assert RULES.apply(state, Spare(), NO_CHANCE) == [LanternSpared(0)]
    assert state.lanterns[1] == Lantern(TIDE, 1)
    assert RULES.to_act(state) == 1


def test_six_asks_nothing_when_the_other_holds_no_lantern():
    state = a_state([EMBER + 5], [TIDE], phase=Phase.TURN)
    RULES.apply(state, LightUp(EMBER + 5, 0), NO_CHANCE)
    assert state.pending == []
    assert RULES.to_act(state) == 1


def test_round_ends_with_drawing_up_the_leader_first():
    state = a_state([EMBER + 4], [TIDE + 4], hand_size=2, phase=Phase.TURN, leader=1)
    RULES.apply(state, Rest(), NO_CHANCE)
    events = RULES.apply(state, Rest(), NO_CHANCE)
    assert events == [Rested(0), CardDrawn(1, EMBER), CardDrawn(0, EMBER + 1), RoundBegun(2)]
    assert [seat.hand for seat in state.seats] == [[EMBER + 1, EMBER + 4], [EMBER, TIDE + 4]]
    assert (state.phase, state.round) == (Phase.HIDE, 2)
    assert RULES.to_act(state) == 0


def test_match_ends_after_its_rounds_with_lanterns_and_sparks():
    lanterns = [Lantern(EMBER + 3, 0), Lantern(TIDE + 1, 1), Lantern(MOSS, 1)]
    state = a_state([EMBER], [TIDE], lanterns=lanterns, rounds=1, hand_size=1, phase=Phase.TURN)
    RULES.apply(state, Shake(), ScriptedChance(5))
    events = RULES.apply(state, Shake(), ScriptedChance(0))
    assert events == [Shaken(1, 1, 1), MatchEnded(7, 4)]
    outcome = RULES.outcome(state)
    assert (outcome.scores, outcome.winners) == ((7, 4), (0,))
    assert [line.points for line in outcome.sheet] == [(4, 3), (3, 1)]


def test_equal_points_share_the_win():
    state = a_state([], [], rounds=1, phase=Phase.OVER)
    assert RULES.outcome(state).winners == (0, 1)


def test_match_ends_when_a_seat_cannot_hide_a_card():
    state = a_state([EMBER], [], phase=Phase.TURN, hand_size=1)
    state.deck.clear()
    RULES.apply(state, Rest(), NO_CHANCE)
    assert RULES.apply(state, Rest(), NO_CHANCE) == [Rested(1), MatchEnded(0, 0)]
    assert RULES.to_act(state) is None


@pytest.mark.parametrize(
    ("action", "key"),
    [
        (Hide(MOSS), "tiny-not-in-hand"),
        (LightUp(MOSS, 0), "tiny-not-in-hand"),
        (LightUp(EMBER, 7), "tiny-no-lantern"),
        (LightUp(EMBER, 1), "tiny-too-dim"),
        (Hide(EMBER), "tiny-not-now"),
        (Spare(), "tiny-not-now"),
        (SnuffOut(1), "tiny-not-now"),
    ],
)
def test_refusals_say_why(action, key):
    state = a_state([EMBER], [TIDE], phase=Phase.TURN)
    with pytest.raises(IllegalAction) as refused:
        RULES.apply(state, action, NO_CHANCE)
    assert refused.value.reason.key == key


def test_own_lantern_cannot_be_snuffed():
    assert RULES.why_not(lit_with_a_six(), SnuffOut(2)) == text("tiny-not-theirs")


def test_touch_says_why_a_lantern_cannot_be_lit():
    state = a_state([EMBER], [TIDE], phase=Phase.TURN)
    assert (
        RULES.why_not_touch(state, frozenset([Ref("card", EMBER)]), Ref("lantern", 1)).key == "tiny-too-dim"
    )


def test_view_hides_the_deck_and_the_other_hand():
    state = a_state([EMBER, EMBER + 1], [TIDE, TIDE + 1])
    RULES.apply(state, Hide(EMBER), NO_CHANCE)
    view = RULES.view(state, 1)
    assert view.seats[0] == TinySeat([HIDDEN], hidden=HIDDEN, has_hidden=True)
    assert view.seats[1] == state.seats[1]
    assert set(view.deck) == {HIDDEN}
    assert RULES.view(state, 0).seats[0] == state.seats[0]
    assert RULES.see(CardHidden(0, EMBER), 1) == CardHidden(0, HIDDEN)
    assert RULES.see(CardHidden(0, EMBER), 0) == CardHidden(0, EMBER)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda state: state.deck.pop(), "the deck of eighteen is not complete"),
        (lambda state: state.discard.append(0), "the deck of eighteen is not complete"),
        (lambda state: setattr(state.lanterns[0], "holder", 1), "a lantern is lit by nobody"),
        (lambda state: setattr(state, "leader", 2), "two seats and three lanterns make the table"),
        (lambda state: state.pending.append(Snuff(NOBODY)), "a pending decision of nobody"),
    ],
)
def test_faults_are_found(change, fault):
    state = a_state([EMBER], [TIDE])
    change(state)
    assert RULES.faults(state) == [fault]


def test_every_light_comes_up():
    check_counts(RULES, {"lights": (18, 18)})
    check_all_come_up(RULES, [Variant("standard", 2)], range(3))
