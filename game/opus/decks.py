"""Decks (C): the starter lists, lists of one's own as JSON, and every problem a list can have."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from pydantic import BaseModel, ConfigDict, field_validator

from game.cards import load_cards
from game.opus.cards import (
    ARTIST_NUMBER,
    ARTISTS,
    EGO_NUMBER,
    EVERY_SCHOOL,
    IDEA,
    MOST_IDEAS,
    PRACTISED,
    WORK_NUMBER,
    WORK_SCHOOL,
    WORKS,
)
from game.opus.syntax import Call
from game.text import Text, text

PORTFOLIO_SIZE = 25
MOST_COPIES = 4
ARTIST_COUNT = 6
EGO_COUNT = 8


class Deck(BaseModel):
    """A portfolio and a vault: how many of each card, by id."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    title: str = ""
    portfolio: dict[str, int]
    vault: dict[str, int]

    @field_validator("portfolio", "vault")
    @classmethod
    def _sort(cls, cards: dict[str, int]) -> dict[str, int]:
        """The same cards make the same deck, and the same file, in whatever order they were given."""
        return dict(sorted(cards.items()))


class StarterList(Deck):
    """One of the five lists of E.5."""

    id: str


class Problem(NamedTuple):
    """One thing wrong with a deck: the card concerned and the numbers found and allowed, where there are."""

    code: str
    is_error: bool
    card: str = ""
    found: int = 0
    allowed: int = 0

    @property
    def sentence(self) -> Text:
        name: Text | str = card_name(self.card) if self.card in _NAMED else self.card
        return text(f"opus-deck-{self.code}", card=name, found=self.found, allowed=self.allowed)


class BadDeck(ValueError):
    """A deck that may not be played; the reason is its first fault."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason.key)
        self.reason = reason


STARTER_LISTS = {each.id: each for each in load_cards("opus", "lists", StarterList)}

_NAMED = {**WORK_NUMBER, **ARTIST_NUMBER, **EGO_NUMBER}


def card_name(card_id: str) -> Text:
    return text(f"opus-card-{card_id.replace('_', '-')}")


# -- lists of one's own -------------------------------------------------------------------------------------


def write_deck(deck: Deck) -> str:
    """A deck as the JSON text of its file."""
    plain = {"title": deck.title, "portfolio": deck.portfolio, "vault": deck.vault}
    return json.dumps(plain, indent=2, ensure_ascii=False) + "\n"


def read_deck(source: str) -> Deck:
    """The deck that a JSON text describes; `BadDeck` with one sentence when it may not be played."""
    try:
        plain = json.loads(source)
    except ValueError:
        raise BadDeck(text("opus-deck-no-json")) from None
    if not isinstance(plain, dict) or not all(isinstance(plain.get(p), dict) for p in ("portfolio", "vault")):
        raise BadDeck(text("opus-deck-no-deck"))
    check_deck(plain)
    return Deck(
        title=str(plain.get("title", "")), portfolio=dict(plain["portfolio"]), vault=dict(plain["vault"])
    )


def check_deck(deck: Deck | Mapping[str, Any]) -> None:
    """Raise `BadDeck` for the first error."""
    for problem in validate(deck):
        if problem.is_error:
            raise BadDeck(problem.sentence)


# -- validation ---------------------------------------------------------------------------------------------


def validate(deck: Deck | Mapping[str, Any]) -> list[Problem]:
    """Every problem of a deck, errors first; a deck without errors may be played."""
    if isinstance(deck, Deck):
        deck = {"portfolio": deck.portfolio, "vault": deck.vault}
    portfolio, vault = deck["portfolio"], deck["vault"]
    errors = [*_faults_of_ids(portfolio, vault), *_faults_of_numbers(portfolio, vault)]
    return errors + list(_warnings(portfolio, vault))


def _faults_of_ids(portfolio: Mapping[str, Any], vault: Mapping[str, Any]) -> Iterator[Problem]:
    for card in (*portfolio, *vault):
        if card not in _NAMED:
            yield Problem("unknown_card", True, card)
    for card in portfolio:
        if card in ARTIST_NUMBER or card in EGO_NUMBER:
            yield Problem("wrong_place", True, card)
    for card in vault:
        if card in WORK_NUMBER and card != "idea":
            yield Problem("wrong_place", True, card)
    for card, quantity in (*portfolio.items(), *vault.items()):
        least = 0 if card == "idea" else 1
        if not _is_whole(quantity) or not least <= quantity <= MOST_IDEAS:
            yield Problem("bad_quantity", True, card, _as_number(quantity), least)


def _faults_of_numbers(portfolio: Mapping[str, Any], vault: Mapping[str, Any]) -> Iterator[Problem]:
    size = sum(_as_number(quantity) for card, quantity in portfolio.items() if card in WORK_NUMBER)
    if size != PORTFOLIO_SIZE:
        yield Problem("portfolio_size", True, "", size, PORTFOLIO_SIZE)
    for card, quantity in portfolio.items():
        if _as_number(quantity) > MOST_COPIES:
            yield Problem("too_many_copies", True, card, _as_number(quantity), MOST_COPIES)
    if "idea" in portfolio:
        yield Problem("idea_in_portfolio", True, "idea", _as_number(portfolio["idea"]))
    for code, numbers, count in (
        ("artist_count", ARTIST_NUMBER, ARTIST_COUNT),
        ("ego_count", EGO_NUMBER, EGO_COUNT),
    ):
        found = sum(_as_number(quantity) for card, quantity in vault.items() if card in numbers)
        if found != count:
            yield Problem(code, True, "", found, count)
    for card, quantity in vault.items():
        if _as_number(quantity) > 1 and card in ARTIST_NUMBER:
            yield Problem("duplicate_artist", True, card, _as_number(quantity), 1)
        elif _as_number(quantity) > 1 and card in EGO_NUMBER:
            yield Problem("duplicate_ego", True, card, _as_number(quantity), 1)


def _warnings(portfolio: Mapping[str, Any], vault: Mapping[str, Any]) -> Iterator[Problem]:
    artists = [ARTIST_NUMBER[card] for card in vault if card in ARTIST_NUMBER]
    works = [WORK_NUMBER[card] for card in portfolio if card in WORK_NUMBER]
    practised = 0
    for artist in artists:
        practised |= PRACTISED[artist]
    for work in works:
        if WORK_SCHOOL[work] != EVERY_SCHOOL and not WORK_SCHOOL[work] & practised:
            yield Problem("unplayable_work", False, WORKS[work].id)
    users = [WORKS[work].id for work in works if work != IDEA and _uses_ideas(WORKS[work].result)]
    users += [ARTISTS[artist].id for artist in artists if _uses_ideas(ARTISTS[artist].signature)]
    has_ideas = _as_number(vault.get("idea", 0)) > 0
    if users and not has_ideas:
        yield Problem("missing_ideas", False, users[0])
    if has_ideas and not users:
        yield Problem("useless_ideas", False, "idea", _as_number(vault["idea"]))
    for artist in artists:
        if ARTISTS[artist].specialty not in portfolio:
            yield Problem("absent_specialty", False, ARTISTS[artist].id)


def _uses_ideas(part: Any) -> bool:
    if isinstance(part, Call) and part.name in ("idea", "attach_idea"):
        return True
    return isinstance(part, tuple) and any(map(_uses_ideas, part))


def _is_whole(quantity: object) -> bool:
    return isinstance(quantity, int) and not isinstance(quantity, bool)


def _as_number(quantity: Any) -> int:
    """A quantity for the sums; what is no whole number counts as none."""
    return quantity if _is_whole(quantity) else 0
