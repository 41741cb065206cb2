"""Impact: how an Action on a candidate changes the target, Realms and Frontiers (rules G.9)."""

from __future__ import annotations

from collections.abc import Callable

from ai.cerebria.ranking import Criterion
from game.cerebria.aspirations import lead
from game.cerebria.board import SIGN
from game.cerebria.control import settle_realm
from game.cerebria.emotions import place, remove_essence
from game.cerebria.naming import aspiration_name
from game.cerebria.state import CerebriaState

Simulated = Callable[[CerebriaState, int], None]
"""Does the Action on a candidate in a copy of the state."""


def criteria(state: CerebriaState) -> tuple[Criterion, ...]:
    """I1, with harder 4 the same for the Common Aspirations to come, then I2 and I3."""
    following = tuple(Criterion("next", aspiration_name(each)) for each in _following(state))
    target = Criterion("target", aspiration_name(state.target))
    return (target, *following, Criterion("realm"), Criterion("frontier"))


def _following(state: CerebriaState) -> list[int]:
    return state.commons[1:] if state.config.is_harder(4) else []


def values(state: CerebriaState, candidates: list[int], simulate: Simulated) -> list[tuple[int, ...]]:
    """The Impact of the Action on each candidate, bigger is better."""
    ego = state.config.ego
    aspirations = [state.target, *_following(state)]
    before = [lead(state, each, ego) for each in aspirations]
    found = []
    for candidate in candidates:
        after = state.copy()
        simulate(after, candidate)
        changes = [lead(after, each, ego) - was for each, was in zip(aspirations, before, strict=True)]
        found.append(
            (
                *changes,
                _wins_place(state.realm, after.realm, ego),
                _wins_place(state.frontier, after.frontier, ego),
            )
        )
    return found


def _wins_place(before: list[int], after: list[int], ego: int) -> int:
    """1 if the Ego comes to control a place or the people lose one; both are a yes (I-19, I-20)."""
    for was, now in zip(before, after, strict=True):
        if was != now and ego in (now, 1 - was):
            return 1
    return 0


def invoking(card: int, essence: int) -> Simulated:
    def simulate(state: CerebriaState, slot: int) -> None:
        place(state, slot, card, essence, -1)

    return simulate


def quelling(essence: int) -> Simulated:
    def simulate(state: CerebriaState, slot: int) -> None:
        remove_essence(state, slot, essence, [])

    return simulate


def fortifying(intensity: int) -> Simulated:
    def simulate(state: CerebriaState, realm: int) -> None:
        state.fortress[realm] = SIGN[state.config.ego] * intensity
        settle_realm(state, realm)

    return simulate


def razing(state: CerebriaState, realm: int) -> None:
    state.fortress[realm] = 0
    settle_realm(state, realm)
