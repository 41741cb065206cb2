"""Random matches, recorded so that every check looks at the same moments, and failures that say where."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any

from game.action import Action
from game.chance import SeededChance
from game.match import Entry, Match, Seat
from game.rules import AnyRules, Options

_FIRST_STEPS = 10


@dataclass(slots=True, frozen=True)
class Variant:
    """One way to play a game: a name, the number of seats it must lead to, and its options."""

    name: str
    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)


@dataclass(slots=True, frozen=True)
class Setting:
    """Everything a random match depends on."""

    rules: AnyRules
    variant: Variant
    seed: int

    @property
    def options(self) -> Options:
        return self.rules.options.model_validate(dict(self.variant.options))

    @property
    def seats(self) -> range:
        return range(self.variant.seats)

    def start(self, seats: tuple[Seat, ...] = (), *, free_takebacks: bool = True) -> Match:
        """The match before its first action; unless told otherwise one person leads every seat."""
        people = seats or (Seat(name="Ada"),) * self.variant.seats
        return Match(self.rules, self.options, people, self.seed, free_takebacks=free_takebacks)

    @contextmanager
    def blame(self, step: int, action: Action | None = None) -> Iterator[None]:
        """Add to whatever fails inside where it happened, in enough words to look at it again."""
        try:
            yield
        except Exception as error:
            place = f"{self.rules.name}, table {self.variant.name!r}, seed {self.seed}, step {step}"
            if action is not None:
                place += f", action {action}"
            if place not in getattr(error, "__notes__", ()):
                error.add_note(place)
            raise


@dataclass(slots=True, frozen=True)
class Moment:
    """A decision worth a deep look: the state before it, what was played, and the state after.

    When the match is over nothing is played: `entry` is None and `after` is the final state itself.
    """

    setting: Setting
    step: int
    state: Any
    entry: Entry | None
    after: Any

    @property
    def rules(self) -> AnyRules:
        return self.setting.rules

    @property
    def seats(self) -> range:
        return self.setting.seats

    def chance(self) -> SeededChance:
        """The chance the match itself would use now."""
        return SeededChance(self.setting.seed, self.state.draws)

    def some_legal(self, most: int = 6) -> list[Any]:
        """The action that was played and a few others, spread over the list of legal ones."""
        legal = self.rules.legal(self.state)
        spread = legal[:: max(1, len(legal) // most)]
        return list(dict.fromkeys(([self.entry.action] if self.entry else []) + spread))[: most + 1]

    def after_playing(self, action: Action) -> tuple[Any, list[Any], bool]:
        """What an action would lead to, on a copy: the state, the events, and whether it drew."""
        state, chance = self.state.copy(), self.chance()
        events = self.rules.perform(state, action, chance)
        drew = chance.draws != state.draws
        state.draws = chance.draws
        return state, events, drew

    @contextmanager
    def blame(self, action: Action | None = None) -> Iterator[None]:
        with self.setting.blame(self.step, action):
            yield


@dataclass(slots=True, frozen=True)
class Playthrough:
    """One random match: its log, a fingerprint of the state at every step, and its deep moments."""

    setting: Setting
    log: tuple[Entry, ...]
    fingerprints: tuple[str, ...]
    moments: tuple[Moment, ...]

    @property
    def rules(self) -> AnyRules:
        return self.setting.rules


def is_deep(step: int) -> bool:
    """Whether a step gets the expensive checks: the first ten and the powers of two."""
    return step < _FIRST_STEPS or step & (step - 1) == 0


def fingerprint(rules: AnyRules, state: Any) -> str:
    """A short string that differs when anything in the state differs."""
    return blake2b(json.dumps(rules.encode(state)).encode(), digest_size=12).hexdigest()


def deciding(seed: int) -> SeededChance:
    """The chance that picks the moves of a random match; never the one that deals it."""
    return SeededChance(~seed)


def record_match(rules: AnyRules, variant: Variant, seed: int) -> Playthrough:
    """Play one random match to its end, checking what must hold after every single step."""
    setting = Setting(rules, variant, seed)
    decide = deciding(seed)
    with setting.blame(0):
        match = setting.start()
    fingerprints, moments = [], []
    while True:
        state, step = match.state, match.step
        with setting.blame(step, match.log[-1].action if match.log else None):
            check_step(rules, state, step, variant.seats)
            fingerprints.append(fingerprint(rules, state))
        before = state.copy() if is_deep(step) or match.is_over else None
        entry = None
        if not match.is_over:
            action = decide.pick(rules.legal(state))
            with setting.blame(step, action):
                entry = match.play(action)
        if before is not None:
            moments.append(Moment(setting, step, before, entry, match.state.copy()))
        if entry is None:
            break
    return Playthrough(setting, tuple(match.log), tuple(fingerprints), tuple(moments))


def check_step(rules: AnyRules, state: Any, step: int, seats: int) -> None:
    """What is cheap enough to hold after every step of every match."""
    faults = rules.faults(state)
    assert not faults, f"the state is broken: {'; '.join(faults)}"
    assert step <= rules.longest, f"the match has more decisions than its declared {rules.longest}"
    seat, legal, outcome = rules.to_act(state), rules.legal(state), rules.outcome(state)
    if seat is None:
        assert legal == [], "nobody is to act, yet there are legal actions"
        assert outcome is not None, "nobody is to act, yet there is no outcome"
    else:
        assert seat in range(seats), f"seat {seat} is to act at a table of {seats}"
        assert legal, f"seat {seat} is to act and has no legal action"
        assert len(set(legal)) == len(legal), f"legal actions stand twice in {legal}"
        assert outcome is None, "there is an outcome while somebody is to act"
