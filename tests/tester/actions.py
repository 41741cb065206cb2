"""What may be done: legal actions, refusals, and the things actions point at."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable
from typing import Any

import pytest

from game.action import Action, Actions, BadAction
from game.chance import SeededChance
from game.rules import IllegalAction
from game.text import Text
from tests.tester.comparing import assert_same, from_file
from tests.tester.playing import Moment, Playthrough, check_step, deciding
from tests.tester.telling import assert_sayable

_STRANGE = (-1, 0, 1, 2, 1_000, -1_000)
"""Numbers that an edited log might hold where a card or a place is meant."""


def check_legal(moment: Moment) -> None:
    """Legal actions are in a stable order, survive a file, and a sample of them plays cleanly."""
    rules, state = moment.rules, moment.state
    untouched = state.copy()
    legal = rules.legal(state)
    assert rules.legal(state) == legal, "asked twice, legal answers differently"
    assert rules.legal(state.copy()) == legal, "legal answers differently for a copy"
    assert rules.legal(rules.decode(from_file(rules, state))) == legal, "legal changes with a load"
    for action in legal:
        with moment.blame(action):
            _check_survives_a_file(rules.actions, action)
    for action in moment.some_legal():
        with moment.blame(action):
            assert rules.why_not(state, action) is None, "a listed action is refused"
            after, events, _ = moment.after_playing(action)
            check_step(rules, after, moment.step + 1, moment.setting.variant.seats)
            applied = state.copy()
            assert rules.apply(applied, action, moment.chance()) == events, "apply and perform tell it apart"
            assert_same(applied, after, "apply and perform lead to different states")
    assert_same(state, untouched, "trying actions on copies changed the state")


def _check_survives_a_file(actions: Actions, action: Action) -> None:
    assert isinstance(action, tuple), "actions are NamedTuples"
    back = actions.decode(json.loads(json.dumps(actions.encode(action))))
    assert back == action, f"comes back from a file as {back}"
    assert type(back) is type(action), f"comes back from a file as {type(back).__name__}"
    assert hash(back) == hash(action), "comes back from a file with another hash"


def check_refusals(moment: Moment, outsiders: Iterable[Action]) -> None:
    """An action outside the list is refused with a sentence in every language, and changes nothing."""
    rules, state = moment.rules, moment.state
    legal = set(rules.legal(state))
    for action in outsiders:
        if action in legal:
            continue
        with moment.blame(action):
            reason = rules.why_not(state, action)
            assert isinstance(reason, Text), "an action outside the list is not refused with a sentence"
            assert_sayable(moment.setting, [reason])
            attempt, chance = state.copy(), moment.chance()
            with pytest.raises(IllegalAction) as refused:
                rules.apply(attempt, action, chance)
            assert refused.value.reason == reason, "exception and why_not give different reasons"
            assert_same(attempt, state, "a refused action changed the state")
            assert chance.draws == state.draws, "a refused action drew"


def outside(playthrough: Playthrough, moment: Moment) -> list[Action]:
    """Actions to be refused most of the time: ones that are legal at other times, and invented ones.

    Invented ones mix numbers seen at the same place of the same verb with strange ones.
    """
    actions, chance = moment.rules.actions, deciding(moment.step)
    by_verb: dict[str, list[Action]] = {verb: [] for verb in actions.verbs}
    for action in dict.fromkeys(entry.action for entry in playthrough.log):
        by_verb[action[-1]].append(action)
    made: list[Action] = []
    for verb, known in by_verb.items():
        made += known[:: max(1, len(known) // 6)]
        made += _invented(actions, verb, known, chance)
    return list(dict.fromkeys(made))


def _invented(actions: Actions, verb: str, known: list[Action], chance: SeededChance) -> list[Action]:
    pools: list[list[int]] = [
        [*_STRANGE, *sorted({action[place] for action in known})]
        for place in range(_count_values(actions, verb))
    ]
    return [actions.decode([verb, *map(chance.pick, pools)]) for _ in range(6)]


def _count_values(actions: Actions, verb: str) -> int:
    count = 0
    while not _is_action(actions, [verb, *[0] * count]):
        count += 1
    return count


def _is_action(actions: Actions, values: list[Any]) -> bool:
    try:
        actions.decode(values)
    except BadAction:
        return False
    return True


def check_references(moment: Moment, ambiguous_verbs: Collection[str]) -> None:
    """Touching all things of one action, in any order, leaves that action and no other.

    An action whose things are all among another's could never be narrowed down to.
    """
    rules = moment.rules
    refs = {action: frozenset(rules.actions.refs(action)) for action in rules.legal(moment.state)}
    for action, things in refs.items():
        with moment.blame(action):
            for ref in things:
                assert isinstance(rules.label(ref), Text), f"{ref} has no label"
            if action[-1] not in ambiguous_verbs:
                others = [other for other, theirs in refs.items() if other != action and things <= theirs]
                assert not others, f"cannot be told by touch from {others[0]}"
