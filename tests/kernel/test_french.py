"""French draws a preposition and the name after it together; nothing else in a sentence changes."""

from __future__ import annotations

import pytest

from game.text import seat_text, text
from scenes.french import JOINT, draw_together
from scenes.words import Words


@pytest.mark.parametrize(
    ("apart", "together"),
    [
        (f"la carte de {JOINT}Omar", "la carte d’Omar"),
        (f"De {JOINT}Émile à {JOINT}Omar", "D’Émile à Omar"),
        (f"pris à {JOINT}le surmoi", "pris au surmoi"),
        (f"pris de {JOINT}les egos à {JOINT}les artistes", "pris des egos aux artistes"),
        (f"il faut que {JOINT}elle joue", "il faut qu’elle joue"),
        (f"la main de {JOINT}Bea", "la main de Bea"),
        (f"la main de {JOINT}Le Goff", "la main de Le Goff"),
        (f"le tour de {JOINT}Hugo", "le tour de Hugo"),
        (f"afin de le retirer à {JOINT}l’Ego", "afin de le retirer à l’Ego"),
        (f"la mode {JOINT}Omar", "la mode Omar"),
    ],
)
def test_names_are_drawn_together_with_what_stands_before(apart: str, together: str) -> None:
    assert draw_together(apart) == together


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("fr", "Omar épuise Lecteur d’Ada"),
        ("en", "Omar exhausts Lector of Ada"),
    ],
)
def test_sentences_about_players(language: str, said: str) -> None:
    message = text(
        "essence-event-exhausted",
        seat=seat_text(0),
        segment=text("essence-card-us_lector"),
        owner=seat_text(1),
    )
    assert Words(language, ["Omar", "Ada"]).say(message) == said
