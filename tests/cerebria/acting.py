"""Short ways to the Actions whose effects the tests of powers look at."""

from __future__ import annotations

from typing import Any

from game.cerebria import actions
from game.cerebria.boards import COMBOS, Row
from game.cerebria.cards import KIND_OF, THRESHOLD
from game.cerebria.intentions import Intention
from game.cerebria.rules import RULES
from game.event import Event
from tests.cerebria.builder import Position, realm


def table(active: str, bliss: str = "delight", gloom: str = "hatred", **options: object) -> Position:
    """Two Shapers; the active one stands in Realm 1 with plenty of everything, the other in Realm 3."""
    position = Position("shapers", bliss=(bliss,), gloom=(gloom,), **options)
    other = gloom if active == bliss else bliss
    position.spirit(other, space=realm(3), willpower=5, essence=5, hand=[])
    position.spirit(active, space=realm(1), willpower=12, essence=5, hand=[])
    position.ambition("bliss", 2).ambition("gloom", 2)
    for name in (active, other):
        deck = ["courage"] * 4 if name == bliss else ["anger"] * 4
        position.spirit(name, deck=deck)
        for row in Row:
            position.unlock(name, row)
    position.turn_of(active)
    # Intentions and the Wheel have tests of their own: here they count as scored.
    position.state.intentions = (1 << len(Intention)) - 1
    return position


def upgrades(boosts: int) -> list[str]:
    """The upgrades of a set, by name."""
    return [each.name for each in COMBOS[boosts].upgrades]


def act(position: Position, row: Row, *names: str, **things: int) -> list[Event]:
    """Declare a Spirit Action and carry it out on certain things with certain upgrades."""
    events = position.play(actions.Declare(row))
    found = ways(position, *names, **things)
    assert found, f"{row.name} cannot be done with {things} and {names}"
    return events + position.play(found[0])


def ways(position: Position, *names: str, **things: int) -> list[Any]:
    """The ways to carry out the declared Action on certain things with exactly these upgrades."""
    return [
        action
        for action in RULES.legal(position.state)
        if hasattr(action, "boosts")
        and sorted(upgrades(action.boosts)) == sorted(names)
        and all(getattr(action, thing, None) == value for thing, value in things.items())
    ]


def invoke(position: Position, active: str, card: str, slot: int = 3, *names: str) -> list[Event]:
    """Invoke a card that is the only one in hand."""
    position.spirit(active, hand=[card])
    return act(position, Row.INVOKE, *names, slot=slot, card=KIND_OF[card])


def empower(position: Position, mild: str, slot: int = 3, essence: int | None = None) -> list[Event]:
    """Put a Mild Emotion down ready to be empowered, and empower it."""
    position.emotion(slot, mild, essence=THRESHOLD[KIND_OF[mild]] if essence is None else essence)
    return act(position, Row.EMPOWER, slot=slot)


def one(events: list[Event], kind: type) -> Event:
    """The only event of a kind."""
    found = [event for event in events if isinstance(event, kind)]
    assert len(found) == 1, f"{len(found)} of {kind.__name__}"
    return found[0]


def count(events: list[Event], kind: type) -> int:
    """How many events are of a kind."""
    return sum(isinstance(event, kind) for event in events)
