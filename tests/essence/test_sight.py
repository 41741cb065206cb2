"""What a seat may know: sealed bids, hands, piles, and samples that fit everything that was seen."""

from __future__ import annotations

from game.chance import SeededChance
from game.essence.actions import Bid, Play, Recover, TakeAdvisor
from game.essence.events import CardsDrawn
from game.essence.rules import RULES
from game.essence.state import EssenceOptions, SealedBid
from game.essence.tables import OMENS
from game.essence.view import owned_characters
from game.rules import HIDDEN, SPECTATOR
from tests.essence.builder import Table, card


def test_bids_are_sealed_until_all_have_bid() -> None:
    table = Table("three_islands", "sun_university").bidding()
    table.give(0, wealth=3, influence=1).play(Bid(2, 1))
    assert RULES.view(table.state, 0).bids[0] == SealedBid(2, 1)
    assert RULES.view(table.state, 1).bids[0] == SealedBid(HIDDEN, HIDDEN)
    assert RULES.view(table.state, SPECTATOR).bids[0] == SealedBid(HIDDEN, HIDDEN)
    table.play(Bid(0, 0))
    assert RULES.view(table.state, 1).bids[0] == SealedBid(2, 1), "revealed while the Advisors are taken"


def test_a_sampled_bid_can_be_paid() -> None:
    table = Table("three_islands", "sun_university").bidding().give(0, wealth=2, influence=1)
    table.play(Bid(2, 1))
    view = RULES.view(table.state, 1)
    bids = {RULES.sample(view, SeededChance(seed)).bids[0] for seed in range(40)}
    assert bids == {SealedBid(wealth, influence) for wealth in range(3) for influence in range(2)}


def test_an_advisor_taken_is_known_to_be_in_hand() -> None:
    table = Table("three_islands", "sun_university").bidding().hand(0, "ti_runesmith")
    table.give(0, wealth=1).play(Bid(1, 0), Bid(0, 0), TakeAdvisor(0))
    assert RULES.view(table.state, 1).hands[0] == [HIDDEN, card("adv_admiral")]
    for seed in range(10):
        sampled = RULES.sample(RULES.view(table.state, 1), SeededChance(seed))
        assert card("adv_admiral") in sampled.hands[0]


def test_a_recovered_card_is_known_until_it_is_played() -> None:
    table = Table("sun_university", "veiled_senate").turn(0).hand(0, "us_archivist").give(0, influence=1)
    table.discarded(0, "us_heliologist").play(Play(card("us_archivist"), 1), Recover(card("us_heliologist")))
    assert RULES.view(table.state, 1).hands[0] == [card("us_heliologist")]
    table.play(Play(card("us_heliologist"), 0))
    assert table.state.shown[0] == []


def test_samples_deal_only_cards_a_seat_owns_and_has_not_shown() -> None:
    table = Table("three_islands", "sun_university").hand(1, "us_seer", "us_lector")
    table.discarded(1, "us_engineer")
    view = RULES.view(table.state, 0)
    hands = set()
    for seed in range(60):
        sampled = RULES.sample(view, SeededChance(seed))
        assert not RULES.faults(sampled)
        assert set(sampled.hands[1]) <= set(owned_characters(sampled, 1)) - {card("us_engineer")}
        hands.add(tuple(sampled.hands[1]))
    assert len(hands) > 15


def test_the_sampled_pile_keeps_its_layers() -> None:
    state = RULES.new(EssenceOptions(players=3), SeededChance(4))
    sampled = RULES.sample(RULES.view(state, 0), SeededChance(9))
    values = [OMENS[fragment].value for fragment in sampled.pile]
    assert values == [3] * 15 + [2] * 13 + [1] * 9
    assert sorted(OMENS[fragment].value for fragment in sampled.removed) == [1] * 6 + [2] * 6


def test_drawn_cards_are_told_to_their_owner_alone() -> None:
    event = CardsDrawn(1, (8, 9))
    assert RULES.see(event, 1) == event
    assert RULES.see(event, 0) == CardsDrawn(1, (HIDDEN, HIDDEN))
    assert RULES.see(event, SPECTATOR) == CardsDrawn(1, (HIDDEN, HIDDEN))
