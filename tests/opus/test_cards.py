"""The cards as data: counts of E.4, texts in three languages, and effect strings that are refused."""

from __future__ import annotations

from collections import Counter

import pytest

from game.opus.cards import ARTISTS, EGOS, WORKS, kind_of
from game.opus.cardtext import artist_lines, ego_lines, work_lines
from game.opus.decks import card_name
from game.opus.events import WorkFlipped
from game.opus.grammar import BadEffect, parse_lasting, parse_result, parse_signature, parse_strategy
from game.opus.rules import RULES
from scenes.words import LANGUAGES, Words
from tests.opus.random_decks import random_deck
from tests.tester.cards import check_all_come_up
from tests.tester.playing import Setting, Variant, deciding


def test_e4_counts() -> None:
    assert Counter((work.school, work.origin) for work in WORKS) == {
        ("ALL", "seed"): 16,
        ("VIS", "seed"): 7,
        ("VIS", "ours"): 2,
        ("MUS", "seed"): 5,
        ("MUS", "ours"): 3,
        ("LIT", "seed"): 5,
        ("LIT", "ours"): 3,
        ("PFM", "seed"): 6,
        ("PFM", "ours"): 3,
        ("CFT", "seed"): 5,
        ("CFT", "ours"): 3,
        ("CUL", "seed"): 6,
        ("CUL", "ours"): 2,
        ("MRL", "seed"): 5,
        ("MRL", "ours"): 3,
    }
    assert Counter((artist.school, artist.origin) for artist in ARTISTS) == {
        ("ALL", "seed"): 1,
        ("ALL", "ours"): 3,
        ("VIS", "seed"): 5,
        **{(school, "seed"): 3 for school in ("MUS", "LIT", "CFT", "CUL", "MRL")},
        **{(school, "ours"): 1 for school in ("MUS", "LIT", "CFT", "CUL", "MRL")},
        ("PFM", "seed"): 4,
    }
    assert Counter(ego.origin for ego in EGOS) == {"seed": 24, "ours": 4}


def test_no_two_artists_share_a_specialty() -> None:
    assert len({artist.specialty for artist in ARTISTS}) == len(ARTISTS) == 33


def test_strength_and_health_of_egos_trade_off() -> None:
    assert all(abs(15 - 2 * ego.attack - ego.health) <= 1 for ego in EGOS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_text_is_composed(language: str) -> None:
    words = Words(language)
    seen = set()
    for lines, count in ((work_lines, len(WORKS)), (artist_lines, len(ARTISTS)), (ego_lines, len(EGOS))):
        for kind in range(count):
            said = " ".join(words.say(line) for line in lines(kind))
            assert said.endswith("."), said
            assert "{" not in said
            assert "  " not in said
            seen.add(said)
    # Works without a text of their own would tell nothing apart.
    assert len(seen) == len(WORKS) + len(ARTISTS) + len(EGOS)


def test_numbers_on_the_card_stand_in_its_text() -> None:
    words = Words("en")
    texts = {work.id: " ".join(map(words.say, work_lines(kind))) for kind, work in enumerate(WORKS)}
    assert "Draw 2 works." in texts["muse"]
    assert "Deal 6 damage to the target" in texts["chisel"]
    assert "−2 attack this round" in texts["criticize"]
    assert "with +5 attack" in texts["strong_attack"]
    assert "not ALL" in texts["branch_out"]
    assert "the number of works in your graveyard, at most 5." in texts["action_scene"]
    assert "works attached to this artist that count as Leitmotif." in texts["leitmotif"]
    assert "While attached: The artist has +2 attack." in texts["serrated_blade"]


@pytest.mark.parametrize(
    ("language", "card", "said"),
    [
        ("en", "branch_out", "for a work that is not ALL,"),
        ("en", "chisel", "You may discard 1 work. If you did: Deal"),
        ("en", "ippo_varnadoe", "Whenever an ego has attacked this artist: Deal 1 damage to that ego."),
        ("en", "amavelli_tutlio", "Works that have a name of 1 word cost this artist 1 less."),
        ("en", "apathetic", "an artist that played no work and dealt no damage."),
        (
            "en",
            "encore",
            "The target attacks its own target with +2 attack. Otherwise: The target acts next.",
        ),
        ("de", "flanking", "deiner anderen Künstler, die dasselbe Ziel haben, mindestens 1 ist:"),
        ("de", "samuel_bristo", "mindestens 4 ist, hat dieser Künstler +2 Angriff."),
        ("de", "defensive", "derjenige, der den meisten Schaden zugefügt hat."),
        ("fr", "basil_ochre", "Chaque fois qu’un ego prend sa retraite\u202f: Cet artiste gagne 2 d’élan."),
        ("fr", "wooden_chest", "parmi les autres œuvres attachées à cet artiste."),
        ("fr", "smorgasbord", "Cet ego gagne 1 de santé."),
    ],
)
def test_texts_read_like_printed_cards(language: str, card: str, said: str) -> None:
    lines = {each.id: work_lines(kind) for kind, each in enumerate(WORKS)}
    lines |= {each.id: artist_lines(kind) for kind, each in enumerate(ARTISTS)}
    lines |= {each.id: ego_lines(kind) for kind, each in enumerate(EGOS)}
    assert said in " ".join(map(Words(language).say, lines[card]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_have_as_many_words_as_the_rules_count(language: str) -> None:
    """Diss Track counts the words of names, Amavelli knows works of one word: names in print must agree."""
    words = Words(language)
    for card in (*ARTISTS, *EGOS):
        assert _count_words(words.say(card_name(card.id))) == card.words
    for work in WORKS:
        assert (_count_words(words.say(card_name(work.id))) == 1) == (work.words == 1), work.id


def _count_words(name: str) -> int:
    """Words between plain spaces: the narrow ones inside French quotation marks part nothing."""
    return len(name.split(" "))


def test_every_card_comes_up_in_play() -> None:
    tables = [
        Variant(f"random{number}", 3, {"lists": [random_deck(2 * number), random_deck(2 * number + 1)]})
        for number in range(20)
    ]
    works = [face.ref for face in RULES.cards() if face.ref.kind == "kind"]
    check_all_come_up(RULES, tables, range(2), without=works)
    missing = set(range(len(WORKS)))
    for seed in range(1, 6):
        for variant in tables if missing else ():
            missing -= _kinds_played(variant, seed)
    assert not missing


def _kinds_played(variant: Variant, seed: int) -> set[int]:
    """The kinds of work that are turned up in one random match."""
    setting = Setting(RULES, variant, seed)
    match, decide = setting.start(), deciding(seed)
    while not match.is_over:
        match.play(decide.pick(RULES.legal(match.state)))
    events = [event for entry in match.log for event in entry.events]
    return {kind_of(event.work) for event in events if isinstance(event, WorkFlipped)}


@pytest.mark.parametrize(
    "source",
    [
        "",
        "damage(target)",
        "damage(self, )",
        "jump(self)",
        "draw(me, 1) draw(me, 1)",
        "each(egos) damage(it, 1)",
        "move(it, table)",
        "damage(target, 1",
        "mod(self, drive, 1, round)",
        "if(first) { skip(self) }",
        "attack(1)",
    ],
)
def test_a_result_outside_the_grammar_is_refused(source: str) -> None:
    with pytest.raises(BadEffect):
        parse_result(source)


@pytest.mark.parametrize(
    "source", ["static(speed, 1)", "static(attack)", "on(sunrise) { skip(self) }", "aura(egos)"]
)
def test_an_ability_outside_the_grammar_is_refused(source: str) -> None:
    with pytest.raises(BadEffect):
        parse_signature(source)


@pytest.mark.parametrize("source", ["any", "min(luck)", "any[first", "max(drive)[tall]", "any[drive > ]"])
def test_a_strategy_outside_the_grammar_is_refused(source: str) -> None:
    with pytest.raises(BadEffect):
        parse_strategy(source)


def test_nothing_is_written_as_a_dash() -> None:
    assert parse_result("-") == ()
    assert parse_lasting("-") == ()
