"""The card tables: their counts, their grammar, and that words in three languages come from the data."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from typing import Any

import pytest

from game.cards import BadCards, load_cards
from game.essence.card_text import (
    ability_lines,
    card_faces,
    character_lines,
    effects_text,
    fragment_lines,
    requirement_text,
    segment_lines,
    segment_name,
)
from game.essence.cards import (
    ADVISORS,
    FACTIONS,
    FOLLOWERS,
    FRAGMENTS,
    LOCATIONS,
    MONUMENTS,
    TREATIES,
    Site,
    Treaty,
)
from game.essence.grammar import parse_ability, parse_effects, parse_requirement
from game.essence.rules import RULES
from game.essence.tables import CHARACTERS, PALACES, followers_of
from game.essence.vocabulary import (
    AMOUNT_OPS,
    INT_OPS,
    Amount,
    ConditionKind,
    Counter,
    Effect,
    Mode,
    Op,
    PriceKind,
    SpecialToken,
    Target,
    TokenKind,
    TriggerEvent,
)
from scenes.words import LANGUAGES, Words
from tests.essence.builder import card, fragment, segment
from tests.tester import Variant, cards

_DECKS = ("factions", "followers", "advisors", "monuments", "locations", "fragments", "treaties")


def test_every_deck_has_its_cards() -> None:
    cards.check_counts(
        RULES,
        {
            "palaces": (5, 5),
            "followers": (35, 40),
            "advisors": (6, 30),
            "monuments": (14, 14),
            "locations": (76, 76),
            "fragments": (55, 55),
            "treaties": (4, 4),
        },
    )


def test_each_faction_has_eight_followers_of_its_own() -> None:
    for number, faction in enumerate(FACTIONS):
        own = [CHARACTERS[each] for each in followers_of(number)]
        assert len(own) == 8
        assert {follower.faction for follower in own if hasattr(follower, "faction")} == {faction.id}


def test_the_values_of_the_fragments() -> None:
    assert [sum(each.value == value for each in FRAGMENTS) for value in (1, 2, 3)] == [21, 19, 15]


def test_no_two_locations_share_type_plus_and_minus() -> None:
    assert len({(each.type, each.plus, each.minus) for each in LOCATIONS}) == len(LOCATIONS)


def test_monuments_cost_five_and_locations_one_to_three() -> None:
    assert {each.cost for each in MONUMENTS} == {5}
    assert {each.cost for each in LOCATIONS} == {1, 2, 3}


def test_every_identifier_is_unique() -> None:
    decks = (FACTIONS, FOLLOWERS, ADVISORS, MONUMENTS, LOCATIONS, FRAGMENTS, TREATIES)
    names = [each.id for deck in decks for each in deck] + [each.palace_id for each in FACTIONS]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("played", [Variant("five", 5, {"players": 5})], ids=["five"])
def test_every_card_comes_up_in_play(played: Variant) -> None:
    cards.check_all_come_up(RULES, [played], range(40))


# -- the grammar --------------------------------------------------------------------------------------------


def test_grammar_reads_an_attack_with_all_its_arguments() -> None:
    (effect,) = parse_effects("attack(2,player,2) if wins>=1")
    assert effect == Effect(
        Op.ATTACK,
        Amount(2),
        Target.PLAYER,
        2,
        (ConditionKind.AT_LEAST, Counter.WINS, 1),  # type: ignore[arg-type]
    )


def test_grammar_reads_amounts() -> None:
    (effect,) = parse_effects("gain_essence(2*wins^4)")
    assert effect.amount == Amount(2, Counter.WINS, 4)


@pytest.mark.parametrize(
    "cell",
    [
        "main attack(1)",
        "main : attack(x)",
        "main : attack()",
        "slow : draw(1)",
        "main + gold(1) : draw(1)",
        "main : fly(1)",
        "main : draw(1) if lucky",
        "main : steal(2,any)",
        "on(monday) : draw(1)",
        "main : build(hand)",
    ],
)
def test_grammar_refuses_what_is_not_in_the_vocabulary(cell: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        parse_ability(cell)


@pytest.mark.parametrize("cell", ["pattern(MX)", "pattern(M/MP)", "pattern(**)", "luck(3)", "spend(gold,1)"])
def test_grammar_refuses_strange_requirements(cell: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        parse_requirement(cell)


def test_an_income_is_one_of_six_plain_effects() -> None:
    base = {"id": "x", "copies": 1, "type": "military", "cost": 1, "base": 1, "plus": "magical"}
    with pytest.raises(ValueError, match="cannot be an income"):
        Site.model_validate({**base, "minus": "economic", "income": "gain_essence(1)"})


def test_a_card_file_with_a_fault_is_named() -> None:
    with pytest.raises(BadCards, match=r"essence/fragments\.json"):
        load_cards("essence", "fragments", Treaty)


# -- words from data ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_text_in_this_language(language: str) -> None:
    words = Words(language)
    for face in card_faces():
        assert words.say(face.name)
        lines = [words.say(line) for line in face.lines]
        assert all(lines), face.ref
        # Numbers of the data stand in the words: a card of cost 2 cannot say 3.
        assert not any("{" in line for line in lines), lines


def _numbers_of(said: str) -> list[str]:
    return sorted(re.findall(r"\d+", said))


def _numbers_in_cell(cell: str) -> list[str]:
    """The numbers of a table cell; a counter without a factor counts once, an Attack with 0 names none."""
    without_words = re.sub(r"\b(take_token|relocate|on)\(\w+\)|(?<=attack\()0", "", cell)
    return _numbers_of(re.sub(r"\((?=[a-z_]+(\^\d+)?\))", "(1*", without_words))


def _lines_by_the_data(deck: str, row: dict[str, Any]) -> list[tuple[list[str], list[str]]]:
    """Per line of a card's text: the numbers of its cell, and the types or pattern the line must name."""
    lines: list[tuple[list[str], list[str]]] = []
    if deck == "factions":
        lines += [([], []), ([], [row["palace_type"]])]
    elif deck in ("monuments", "locations"):
        steps = ["1", "2" if deck == "monuments" else "1"]
        lines += [([], [row["type"]]), (steps, [row["plus"], row["minus"]])]
    for column in ("requirement", "once", "income", "bonus"):
        if column in row:
            pattern = re.findall(r"pattern\(([^)]+)\)", row[column])
            shown = [rows.replace("/", " / ").replace(".", "·") for rows in pattern]
            lines.append((_numbers_in_cell(row[column]), shown))
    ability = row.get("palace_ability", row.get("ability", ""))
    return [*lines, *((_numbers_in_cell(option), []) for option in ability.split(" OR ") if option)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("deck", "shown"),
    [(deck, "palaces" if deck == "factions" else deck) for deck in _DECKS],
    ids=_DECKS,
)
def test_the_words_of_every_card_follow_its_row(language: str, deck: str, shown: str) -> None:
    """Line by line the same numbers, types and patterns as in the table: the text is made from the data."""
    words = Words(language)
    rows = json.loads((files("assets") / "cards" / "essence" / f"{deck}.json").read_text("utf-8"))
    faces = [face for face in card_faces() if face.deck == shown]
    assert len(faces) == len(rows)
    for row, face in zip(rows, faces, strict=True):
        for line, (numbers, named) in zip(face.lines, _lines_by_the_data(deck, row), strict=True):
            said = words.say(line)
            assert _numbers_of(said) == sorted(numbers), row["id"]
            for name in named:
                wanted = words(f"essence-type-{name}") if name.islower() else name
                assert wanted in said, row["id"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_primitive_has_words(language: str) -> None:
    words = Words(language)
    calls = [
        f"{op.name.lower()}({amount})"
        for op in map(Op, AMOUNT_OPS)
        for amount in ("1", "2", "hand", "2*kinds^4")
    ]
    calls += [f"{op.name.lower()}({number})" for op in INT_OPS for number in (1, 2)]
    calls += [f"attack(1,{target.name.lower()},2)" for target in Target]
    calls += [f"steal({kind.name.lower()},2)" for kind in TokenKind]
    calls += [f"relocate({mode.name.lower()})" for mode in Mode]
    calls += [f"take_token({token.name.lower()})" for token in SpecialToken]
    calls += [f"draw(1) if {counter.name.lower()}{sign}3" for counter in Counter for sign in (">=", "<=")]
    calls += [f"gain_wealth({counter.name.lower()})" for counter in Counter]
    calls += ["draw(1) if won", "draw(1) if lost"]
    said = {words.say(effects_text(parse_effects(call))) for call in calls}
    assert len(said) == len(set(calls)), "two different effects say the same"
    prices = [f"main + {kind.name.lower()}(2) : draw(1)" for kind in PriceKind]
    triggers = [f"on({event.name.lower()}) : draw(1)" for event in TriggerEvent]
    abilities = {words.say(ability_lines(parse_ability(cell))[0]) for cell in (*prices, *triggers)}
    assert len(abilities) == len(prices) + len(triggers)
    needs = [
        "pattern(M*/.P)",
        "wins(2)",
        "monster(4)",
        "spend(wealth,2)",
        "spend(influence,2)",
        "spend(any,2)",
    ]
    assert len({words.say(requirement_text(parse_requirement(need))) for need in needs}) == len(needs)


def test_words_of_some_cards_in_english() -> None:
    words = Words("en")
    captain = [words.say(line) for line in character_lines(card("ti_ram_captain"))]
    assert captain == [
        "Main action, pay 1 Wealth: attack a player with +2 and take up to 2 tokens if you win."
    ]
    tavern = [words.say(line) for line in segment_lines(segment("loc_tavern"))]
    assert tavern == [
        "Economic Segment.",
        "+1 Essence for each Cultural neighbour, −1 for each Magical neighbour.",
        "When built: draw 2 cards.",
    ]
    lights = [words.say(line) for line in fragment_lines(fragment("pf3_five_lights"))]
    assert lights == [
        "Requirement: an offering of 3 tokens and at least 5 types on your Island.",
        "Bonus: gain 6 Essence.",
    ]


def test_palaces_are_named_after_their_factions() -> None:
    words = Words("en")
    assert [words.say(segment_name(each)) for each in PALACES][1] == "Palace of the University of the Sun"
