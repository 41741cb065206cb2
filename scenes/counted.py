"""What the statistics come to, in words: whom somebody met, how often they won, and their best match."""

from __future__ import annotations

from ai.levels import LEVELS
from game.text import Text, text
from saves.tally import Heading, Opposition, Part, Tally


def against(met: Opposition) -> Text:
    """Whom somebody met, and how hard that was."""
    if met.challenge is not None:
        return met.challenge
    levels = [text(f"level-{level}") for level in LEVELS if level in met.levels]
    if not levels:
        return text("statistics-against-people")
    if met.has_people:
        return text("statistics-against-both", level=levels[-1])
    if len(levels) == 1:
        return text("statistics-against-level", level=levels[0])
    return text("statistics-against-levels", weakest=levels[0], strongest=levels[-1])


def result(part: Part) -> Text:
    """The result of a match: own points and the best of the others', or how long it took against time."""
    if part.others is not None:
        return text("statistics-points", own=part.score, others=part.others)
    if part.won:
        return text("statistics-rounds", rounds=part.result.rounds)
    return text("statistics-points-alone", own=part.score)


def summed_up(heading: Heading, tally: Tally) -> Text:
    """One kind of match in a line: "Bliss against the Ego (Medium): 3 of 7 won, best 41 : 30"."""
    return text(
        "statistics-line",
        side=heading.side,
        against=against(heading.against),
        won=tally.won,
        played=tally.played,
        best=result(tally.best),
    )
