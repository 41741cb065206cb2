"""Every event, prompt and option of The Essence can be said in every language, whether it came up or not."""

from __future__ import annotations

import re
from dataclasses import fields
from importlib.resources import files
from typing import Any

import pytest

from game.action import Ref
from game.essence import events as happened
from game.essence.rules import RULES
from game.essence.state import FIRST_AUTOMATIC, EssenceOptions, Step, StepKind
from game.essence.vocabulary import Op
from game.event import Event
from game.rules import HIDDEN
from scenes.words import LANGUAGES, Words
from tests.essence.builder import Table

_EVENTS = [each for each in vars(happened).values() if isinstance(each, type) and issubclass(each, Event)]
_EVENTS.remove(Event)
_VALUES: dict[str, Any] = {
    "order": (1, 0),
    "winners": (0,),
    "segments": (5, 20),
    "cards": (8, 40),
    "stat": happened.Stat.WEALTH,
    "attack": 6,
    "defense": 3,
    "cell": 525312,
}


def _made(event: type[Event], **values: Any) -> Event:
    names = [each.name for each in fields(event)]  # type: ignore[arg-type]
    return event(**{name: values.get(name, _VALUES.get(name, 1)) for name in names})


def _variations() -> list[Event]:
    made = [_made(event) for event in _EVENTS]
    for stat in happened.Stat:
        made += [_made(happened.Gained, stat=stat), _made(happened.Lost, stat=stat)]
    for attack in (happened.SeatAttacked, happened.ThreatAttacked, happened.MonsterAttacked):
        made.append(_made(attack, attack=3))
    made += [_made(happened.SpecialTaken, token=token) for token in range(3)]
    made += [_made(happened.CardsDrawn, cards=(HIDDEN,)), _made(happened.MatchEnded, winners=(0, 1))]
    return made


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_a_sentence_of_its_own(language: str) -> None:
    words = Words(language, ["Ada", "Ben"])
    made = _variations()
    said = {words.say(RULES.describe(event)) for event in made}
    assert len(said) == len(set(made)), "two different events read the same"


def test_events_mention_what_they_are_about() -> None:
    moved = happened.SegmentMoved(0, 20, 525312, 3)
    assert RULES.mentions(moved) == (Ref("segment", 20), Ref("cell", 525312), Ref("seat", 0))
    assert RULES.mentions(happened.CardsDrawn(1, (HIDDEN, HIDDEN))) == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_has_a_prompt(language: str) -> None:
    words = Words(language, ["Ada", "Ben"])
    table = Table("three_islands", "sun_university").turn(0)
    prompts = []
    for kind in StepKind:
        if kind < FIRST_AUTOMATIC and kind is not StepKind.OPPONENT:
            table.state.stack[:] = [Step(kind, 0, 1, 20, 1)]
            prompts.append(words.say(RULES.prompt(table.state)))
    for op in (Op.STEAL, Op.SAP_DEFENSE, Op.FORCE_DISCARD, Op.EXHAUST_SEGMENT):
        table.state.stack[:] = [Step(StepKind.OPPONENT, 0, op, 1)]
        prompts.append(words.say(RULES.prompt(table.state)))
    assert all(prompts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_are_explained(language: str) -> None:
    words = Words(language)
    for name in EssenceOptions.model_fields:
        assert words(f"essence-option-{name}")
    assert words("essence-name")
    assert words("essence-tagline")


def test_french_punctuation_keeps_its_narrow_space() -> None:
    lines = (files("assets") / "locales" / "fr" / "essence.ftl").read_text("utf-8").splitlines()
    said = [line for line in lines if not line.startswith("#")]
    assert not [line for line in said if re.search(r"(?<!\u202f)[;!?»]| :(?!\u202f)| [:;!?»]|« ", line)]
