"""The card lists: numbers of the rules, and data that fits together (rules A, F)."""

from __future__ import annotations

from collections import Counter

from game.cerebria.boards import SPIRIT_DECKS, STARTER_DECKS
from game.cerebria.cards import EMOTIONS, IS_MILD, KIND_OF, ROOM, SIDE, STRONG_STEP, VIBE
from game.cerebria.operation_cards import OPERATION_CARDS
from game.cerebria.rules import RULES
from tests.tester.cards import check_counts


def test_operation_cards() -> None:
    assert Counter(card.kind for card in OPERATION_CARDS) == {"defiance": 3, "endeavor": 4, "judgment": 5}
    assert Counter(card.arrow for card in OPERATION_CARDS) == {1: 4, -1: 4, 0: 4}
    assert sum(card.bonus for card in OPERATION_CARDS) == 5


def test_strong_forms_follow_their_mild_forms() -> None:
    for kind, emotion in enumerate(EMOTIONS):
        if IS_MILD[kind]:
            strong = EMOTIONS[kind + STRONG_STEP]
            assert strong.grows_from == emotion.id
            assert (strong.side, strong.vibe, ROOM[kind + STRONG_STEP]) == (
                emotion.side,
                emotion.vibe,
                ROOM[kind],
            )
            assert emotion.powers
            assert strong.powers


def test_sourced_values() -> None:
    assert EMOTIONS[KIND_OF["kindness"]].threshold == 2
    assert 2 in EMOTIONS[KIND_OF["affection"]].track
    assert EMOTIONS[KIND_OF["dislike"]].track[0] == EMOTIONS[KIND_OF["craving"]].track[0] == 1
    assert all(list(emotion.track) == sorted(emotion.track) for emotion in EMOTIONS)


def test_decks_are_legal() -> None:
    for deck in (*STARTER_DECKS, *SPIRIT_DECKS):
        assert Counter(VIBE[kind] for kind in deck) == {0: 2, 1: 2, 2: 2, 3: 2}
        assert len({SIDE[kind] for kind in deck}) == 1


def test_every_card_has_a_face() -> None:
    check_counts(
        RULES,
        {
            "bliss mild": (16, 64),
            "gloom mild": (16, 64),
            "bliss strong": (16, 32),
            "gloom strong": (16, 32),
            "bliss starting": (1, 2),
            "gloom starting": (1, 6),
            "aspirations": (9, 27),
            "spirits": (8, 8),
            "boards": (9, 9),
            "operations": (12, 12),
        },
    )
