"""Every card of the data comes up in play, and there are as many as the rules say."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from game.action import Ref
from game.rules import AnyRules
from tests.tester.playing import Setting, Variant, deciding


def check_counts(rules: AnyRules, expected: Mapping[str, tuple[int, int]]) -> None:
    """Each deck has so many kinds and so many cards: `{"lights": (18, 18)}`, no deck more or less."""
    decks = dict.fromkeys(face.deck for face in rules.cards())
    found = {
        deck: (
            sum(face.deck == deck for face in rules.cards()),
            sum(face.copies for face in rules.cards() if face.deck == deck),
        )
        for deck in decks
    }
    assert found == dict(expected)


def check_all_come_up(
    rules: AnyRules, variants: Iterable[Variant], seeds: Iterable[int], without: Iterable[Ref] = ()
) -> None:
    """In these random matches every card was acted with or told of; `without` names cards that cannot be."""
    missing = {face.ref for face in rules.cards()} - set(without)
    for variant in variants:
        for seed in seeds:
            missing -= _met(Setting(rules, variant, seed))
            if not missing:
                return
    names = sorted(map(str, missing))
    raise AssertionError(f"{rules.name}: {len(names)} cards never come up: {', '.join(names)}")


def _met(setting: Setting) -> set[Ref]:
    """What the events and the played actions of one random match mention."""
    rules, match, decide = setting.rules, setting.start(), deciding(setting.seed)
    met: set[Ref] = set()
    while not match.is_over:
        entry = match.play(decide.pick(rules.legal(match.state)))
        met.update(rules.actions.refs(entry.action))
        for event in entry.events:
            met.update(rules.mentions(event))
    return met
