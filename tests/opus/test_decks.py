"""C and G.9: building decks, every fault in one sentence, lists as JSON."""

from __future__ import annotations

import json
from typing import Any

import pytest
from pydantic import ValidationError

from game.opus.decks import STARTER_LISTS, BadDeck, Deck, Problem, read_deck, validate, write_deck
from game.opus.formats import OpusOptions
from scenes.words import LANGUAGES, Words
from tests.opus.random_decks import random_deck


def _list(name: str) -> dict[str, Any]:
    deck = STARTER_LISTS[name]
    return {"portfolio": dict(deck.portfolio), "vault": dict(deck.vault)}


def _codes(deck: dict[str, Any]) -> list[tuple[str, str]]:
    return [(problem.code, problem.card) for problem in validate(deck)]


def _errors(deck: dict[str, Any]) -> list[str]:
    return [problem.code for problem in validate(deck) if problem.is_error]


def test_g82_one_work_too_few() -> None:
    deck = _list("L1")
    deck["portfolio"]["muse"] -= 1
    assert validate(deck) == [Problem("portfolio_size", True, "", 24, 25)]


def test_g84_an_idea_in_the_portfolio() -> None:
    deck = _list("L2")
    del deck["portfolio"]["mix"]
    deck["portfolio"]["idea"] = 1
    assert _codes(deck) == [("idea_in_portfolio", "idea")]


def test_g85_an_artist_twice() -> None:
    deck = _list("L3")
    del deck["vault"]["selfish"], deck["vault"]["samuel_bristo"]
    deck["vault"]["snooty"] = 1
    deck["vault"]["carrie_glifford"] = 2
    assert [(p.code, p.card) for p in validate(deck) if p.is_error] == [
        ("duplicate_artist", "carrie_glifford")
    ]


def test_g86_the_five_lists_are_legal() -> None:
    assert list(STARTER_LISTS) == ["L1", "L2", "L3", "L4", "L5"]
    for deck in STARTER_LISTS.values():
        assert validate(deck) == []


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"portfolio": {"nonsense": 1}}, "unknown_card"),
        ({"portfolio": {"rude": 1}}, "wrong_place"),
        ({"vault": {"muse": 1}}, "wrong_place"),
        ({"portfolio": {"homage": 0}}, "bad_quantity"),
        ({"portfolio": {"homage": 1.5}}, "bad_quantity"),
        ({"portfolio": {"homage": "4"}}, "bad_quantity"),
        ({"vault": {"idea": -1}}, "bad_quantity"),
        ({"portfolio": {"homage": 5, "muse": 1}}, "too_many_copies"),
        ({"vault": {"september": 1}}, "artist_count"),
        ({"vault": {"vain": 1}}, "ego_count"),
        ({"vault": {"rude": 2}}, "duplicate_ego"),
    ],
)
def test_every_error_is_found(change: dict[str, dict[str, Any]], expected: str) -> None:
    deck = _list("L1")
    for part, cards in change.items():
        deck[part].update(cards)
    assert expected in _errors(deck)


def test_every_warning_is_found() -> None:
    deck = _list("L1")
    del deck["vault"]["idea"]
    assert ("missing_ideas", "blueprints") in _codes(deck)
    deck = _list("L2")
    deck["vault"]["idea"] = 3
    assert _codes(deck) == [("useless_ideas", "idea")]
    deck = _list("L3")
    del deck["portfolio"]["tango"]
    deck["portfolio"]["sting"] = 2
    assert _codes(deck) == [("unplayable_work", "sting"), ("absent_specialty", "waimlyn_wohwa")]
    assert _errors(deck) == []


def test_c_only_works_count_toward_the_size_of_a_portfolio() -> None:
    deck = _list("L1")
    deck["portfolio"]["muse"] -= 1
    deck["portfolio"]["vain"] = 1
    assert _codes(deck) == [("wrong_place", "vain"), ("portfolio_size", "")]


def test_all_problems_are_told_at_once() -> None:
    deck = _list("L1")
    deck["portfolio"] = {"muse": 9}
    deck["vault"] = {"rude": 1}
    found = set(_errors(deck))
    assert found == {"portfolio_size", "too_many_copies", "artist_count", "ego_count"}


def test_each_problem_has_a_sentence_in_every_language() -> None:
    codes = (
        "unknown_card wrong_place bad_quantity portfolio_size too_many_copies idea_in_portfolio artist_count "
        "ego_count duplicate_artist duplicate_ego unplayable_work missing_ideas useless_ideas "
        "absent_specialty"
    )
    for code in codes.split():
        sentences = {Words(lang).say(Problem(code, True, "muse", 3, 4).sentence) for lang in LANGUAGES}
        assert len(sentences) == len(LANGUAGES)
        assert all(sentence.endswith(".") for sentence in sentences)


def test_a_list_comes_back_from_its_file() -> None:
    deck = Deck(title="Mine", **random_deck(3))
    assert read_deck(write_deck(deck)) == deck


@pytest.mark.parametrize(
    ("source", "key"),
    [
        ("{", "opus-deck-no-json"),
        ("[]", "opus-deck-no-deck"),
        ('{"portfolio": {}}', "opus-deck-no-deck"),
        (json.dumps({"portfolio": {"muse": 2}, "vault": {}}), "opus-deck-portfolio_size"),
    ],
)
def test_a_bad_file_is_refused_with_one_sentence(source: str, key: str) -> None:
    with pytest.raises(BadDeck) as refused:
        read_deck(source)
    assert refused.value.reason.key == key
    assert Words("en").say(refused.value.reason)


def test_options_refuse_a_bad_deck() -> None:
    deck = _list("L1")
    deck["portfolio"]["muse"] = 1
    with pytest.raises(ValidationError):
        OpusOptions(lists=(Deck(**deck),))
