"""Legal decks made at random, for tests that must not depend on the starter lists."""

from __future__ import annotations

from typing import Any

from game.chance import SeededChance
from game.opus.cards import ARTISTS, EGOS, IDEA, WORKS
from game.opus.decks import ARTIST_COUNT, EGO_COUNT, MOST_COPIES, PORTFOLIO_SIZE


def random_deck(seed: int) -> dict[str, Any]:
    """Six artists, eight egos, 25 works that some artist can play, and Ideas."""
    chance = SeededChance(seed)
    artists = _some([artist.id for artist in ARTISTS], ARTIST_COUNT, chance)
    egos = _some([ego.id for ego in EGOS], EGO_COUNT, chance)
    works = [work.id for number, work in enumerate(WORKS) if number != IDEA]
    portfolio: dict[str, int] = {}
    while (left := PORTFOLIO_SIZE - sum(portfolio.values())) > 0:
        work = works.pop(chance.below(len(works)))
        portfolio[work] = min(left, 1 + chance.below(MOST_COPIES - 1))
    vault = dict.fromkeys((*artists, *egos), 1) | {"idea": 5}
    return {"portfolio": portfolio, "vault": vault}


def _some(cards: list[str], count: int, chance: SeededChance) -> list[str]:
    chance.shuffle(cards)
    return cards[:count]
