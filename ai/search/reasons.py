"""Why the search chose: the candidates with visits and values, and what changes most by the chosen action."""

from __future__ import annotations

from typing import Any

from ai.greedy import SHOWN, action_name
from ai.players import Players
from ai.search.tree import Branch
from game.action import Action
from game.chance import SeededChance
from game.rules import AnyRules
from game.text import Text, text
from game.why import Candidate, Why

_CHANGES = 2
"""How many of the criteria that changed most are told."""

_NOTICEABLE = 1e-6

ONLY_COSTS = frozenset({"ai-why-costs", "ai-why-costs-more"})
"""The sentences about what an action gives up; where one stands first, nothing that has a name is gained."""


def explain(rules: AnyRules, players: Players, seat: int, ranked: list[Branch], worlds: list[Any]) -> Why:
    """The reason for the first of the ranked actions, of which there are at least two."""
    candidates = tuple(
        Candidate(
            rules.actions.refs(branch.action),
            action_name(rules, branch.action),
            (round(100 * branch.value, 1), branch.visits),
        )
        for branch in ranked[:SHOWN]
    )
    chosen, following = candidates[:2]
    lines = sum(branch.visits for branch in ranked)
    if ranked[0].value >= 1.0:
        sentence = text("ai-why-wins", name=chosen.name)
    elif chosen.values == following.values:
        sentence = text("ai-why-equal", name=chosen.name)
    else:
        sentence = text("ai-why-searched", name=chosen.name, next=following.name, lines=lines)
    criteria = (text("ai-criterion-worth"), text("ai-criterion-visits"))
    decided_by = (
        -1 if chosen.values == following.values else 1 if chosen.values[1] != following.values[1] else 0
    )
    sentences = (sentence, *_changes(rules, players, seat, ranked[0].action, worlds))
    return Why(sentences, criteria, candidates, 0, decided_by)


def _changes(rules: AnyRules, players: Players, seat: int, action: Action, worlds: list[Any]) -> list[Text]:
    """The criteria of the evaluation that the action changes most, on average over the worlds."""
    if not players.criteria:
        return []
    changes = dict.fromkeys(players.criteria, 0.0)
    for world in worlds:
        after = world.copy()
        rules.perform(after, action, SeededChance(0))
        for name, criterion in players.criteria.items():
            changes[name] += (criterion.measure(after, seat) - criterion.measure(world, seat)) / len(worlds)
    most = sorted(changes, key=lambda name: -abs(changes[name]))[:_CHANGES]
    labels = {name: players.criteria[name].label for name in most if abs(changes[name]) > _NOTICEABLE}
    gained = [label for name, label in labels.items() if changes[name] > 0]
    lost = [label for name, label in labels.items() if changes[name] < 0]
    return [*_named("ai-why-gains", gained), *_named("ai-why-costs", lost)]


def _named(key: str, labels: list[Text]) -> list[Text]:
    """One sentence about one or two criteria, or none about none."""
    if len(labels) > 1:
        return [text(f"{key}-more", criterion=labels[0], other=labels[1])]
    return [text(key, criterion=label) for label in labels]
