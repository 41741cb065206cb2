"""A match after some moves by chance: for files to try out, pictures of a scene, and bug reports."""

from __future__ import annotations

from ai.levels import take_seats
from ai.table import Table
from game.match import PERSON, Match
from game.registry import GameEntry


def match_by_chance(entry: GameEntry, seed: int, moves: int) -> Match:
    """People's match with the usual options after so many moves, or to its end if that comes first.

    The moves of people are any legal ones, each equally likely; an automaton plays its own.
    """
    rules = entry.load_rules()
    options = rules.options()
    match = Match(rules, options, take_seats(entry, options, [PERSON]), seed)
    table = Table(match, entry)
    while not match.is_over and match.step < moves:
        table.play_one("random" if table.waits_for_person else None)
    return match
