"""What an Emotion does when it enters play: one function per effect of the vocabulary (rules F.2, D.9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.cerebria import cards
from game.cerebria.board import MOST_AMBITION, NEIGHBOURS, NOBODY, SIGN, TRIAD_OF
from game.cerebria.control import settle_realm
from game.cerebria.economy import (
    draw,
    gain_ambition,
    gain_essence,
    gain_willpower,
    team_spirits,
    unused_minors,
)
from game.cerebria.emotions import add_essence, is_own, raise_token, remove_essence, room
from game.cerebria.events import FortressLowered, FortressRazed
from game.cerebria.state import CerebriaState, Enriching, Frame, SpiritState, Step
from game.event import Event

VOID_WILLPOWER = 2
"""What a Spirit gains instead of a power that is void against the Ego (G.12)."""

BOARD, SUPPLY = 0, 1
ANYWHERE = NOBODY


class Entrance:
    """An Emotion entering play: who brought it, where it lies, and how things were just before."""

    __slots__ = ("events", "slot", "spirit", "state", "was_opposed")

    def __init__(
        self, state: CerebriaState, spirit: SpiritState, slot: int, was_opposed: bool, events: list[Event]
    ) -> None:
        self.state = state
        self.spirit = spirit
        self.slot = slot
        self.was_opposed = was_opposed
        self.events = events

    def ask(self, step: Step, a: int = 0, b: int = 0, c: int = 0) -> None:
        self.state.stack.append(Frame(step, self.spirit.seat, a, b, c))


def is_frontier_opposed(state: CerebriaState, slot: int, team: int) -> bool:
    """Whether the other team controls the Frontier of a slot's Triad."""
    return state.frontier[TRIAD_OF[slot]] == 1 - team


def enter(
    state: CerebriaState, spirit: SpiritState, slot: int, was_opposed: bool, events: list[Event]
) -> None:
    """Resolve the entering powers of the Emotion on a slot; decisions are put on the stack."""
    kind = state.kind[slot]
    if state.config.ego != NOBODY and cards.VOID_AGAINST_EGO[kind]:
        gain_willpower(spirit, VOID_WILLPOWER, events)
        return
    effects = cards.ENTERS[kind]
    if effects:
        entrance = Entrance(state, spirit, slot, was_opposed, events)
        # The last one goes on the stack first.
        for effect in reversed(effects):
            _EFFECTS[effect.effect](entrance, effect)


def _gain_willpower(entrance: Entrance, power: cards.GainWillpower) -> None:
    for spirit in _receivers(entrance, power.who):
        gain_willpower(spirit, power.amount, entrance.events)


def _receivers(entrance: Entrance, who: str) -> list[SpiritState]:
    return [entrance.spirit] if who == "invoker" else team_spirits(entrance.state, entrance.spirit.team)


def _willpower_per_opposing(entrance: Entrance, power: cards.WillpowerPerOpposing) -> None:
    where = NEIGHBOURS[entrance.slot] if power.where == "adjacent" else range(15)
    count = sum(1 for slot in where if is_own(entrance.state, slot, 1 - entrance.spirit.team))
    gain_willpower(entrance.spirit, min(count, power.most), entrance.events)


def _gain_essence(entrance: Entrance, power: cards.GainEssence) -> None:
    gain_essence(entrance.spirit, power.amount, entrance.events)


def _draw(entrance: Entrance, power: cards.DrawCard) -> None:
    for spirit in _receivers(entrance, power.who):
        draw(entrance.state, spirit, 1, entrance.events)


def _gain_ambition(entrance: Entrance, power: cards.GainAmbition) -> None:
    team = entrance.spirit.team
    amount = power.amount if entrance.state.ambition[team] else power.if_none
    gain_ambition(entrance.state, team, amount, entrance.events)


def _buy_ambition(entrance: Entrance, power: cards.BuyAmbition) -> None:
    spirit = entrance.spirit
    if spirit.willpower >= power.price and entrance.state.ambition[spirit.team] < MOST_AMBITION:
        entrance.ask(Step.BUY_AMBITION, power.price)


def _token(entrance: Entrance, power: cards.GainToken) -> None:
    if _CONDITIONS[power.condition](entrance):
        raise_token(entrance.state, entrance.slot, power.amount, entrance.events)


def _has_neighbour_of(entrance: Entrance, team: int) -> bool:
    return any(is_own(entrance.state, near, team) for near in NEIGHBOURS[entrance.slot])


def essence_lead(state: CerebriaState, team: int) -> int:
    """By how much the Essence on a team's Emotions exceeds that on the other's."""
    sign = SIGN[team]
    return sum(
        essence if weight * sign > 0 else -essence
        for essence, weight in zip(state.essence, state.weight, strict=True)
    )


def _has_opposing_fortress(entrance: Entrance) -> bool:
    slot = entrance.slot
    return slot % 3 != 2 and entrance.state.fortress[slot // 3] * SIGN[entrance.spirit.team] < 0


_CONDITIONS: dict[str, Callable[[Entrance], bool]] = {
    "opposing-adjacent": lambda entrance: _has_neighbour_of(entrance, 1 - entrance.spirit.team),
    "own-adjacent": lambda entrance: _has_neighbour_of(entrance, entrance.spirit.team),
    "opposing-richer": lambda entrance: essence_lead(entrance.state, 1 - entrance.spirit.team) > 0,
    "frontier-opposed": lambda entrance: entrance.was_opposed,
    "opposing-fortress": _has_opposing_fortress,
    "alone": lambda entrance: all(entrance.state.kind[near] < 0 for near in NEIGHBOURS[entrance.slot]),
}


def _token_difference(entrance: Entrance, power: cards.TokenForDifference) -> None:
    lead = essence_lead(entrance.state, 1 - entrance.spirit.team)
    raise_token(entrance.state, entrance.slot, min(lead, power.most), entrance.events)


def _enrich(entrance: Entrance, power: cards.Enrich) -> None:
    where = entrance.slot if power.where == "adjacent" else ANYWHERE
    source = BOARD if power.source == "board" else SUPPLY
    # Essence of one's own is never spent without being asked.
    entrance.ask(Step.ENRICH, where, source, Enriching.MAY if source == BOARD else Enriching.MUST)


def _enrich_each(entrance: Entrance, power: cards.EnrichEach) -> None:
    state = entrance.state
    for near in NEIGHBOURS[entrance.slot]:
        if is_own(state, near, entrance.spirit.team) and room(state, near):
            add_essence(state, near, 1, entrance.events)


def _gather(entrance: Entrance, power: cards.Gather) -> None:
    entrance.ask(Step.GATHER, entrance.slot, power.count, NOBODY)


def _fill_sphere(entrance: Entrance, power: cards.FillSphere) -> None:
    entrance.ask(Step.FILL_SPHERE, power.amount)


def _turn_origin(entrance: Entrance, power: cards.TurnOrigin) -> None:
    entrance.ask(Step.TURN_ORIGIN)


def _drain_spheres(entrance: Entrance, power: cards.DrainSpheres) -> None:
    entrance.ask(Step.DRAIN_SPHERE, power.spheres, 0, int(power.spheres > 1))


def _weaken(entrance: Entrance, power: cards.Weaken) -> None:
    entrance.ask(Step.WEAKEN, entrance.slot)


def _weaken_each(entrance: Entrance, power: cards.WeakenEach) -> None:
    for near in NEIGHBOURS[entrance.slot]:
        if is_own(entrance.state, near, 1 - entrance.spirit.team):
            remove_essence(entrance.state, near, 1, entrance.events)


def _rob(entrance: Entrance, power: cards.Rob) -> None:
    entrance.ask(Step.ROB, power.willpower, power.essence)


def _crumble(entrance: Entrance, power: cards.Crumble) -> None:
    """Lethargy: a Minor Fortress falls, a Major one becomes Minor if its owner has one unused."""
    if not _has_opposing_fortress(entrance):
        return
    state, realm, owner = entrance.state, entrance.slot // 3, 1 - entrance.spirit.team
    if abs(state.fortress[realm]) == 2 and unused_minors(state, owner) > 0:
        state.fortress[realm] = SIGN[owner]
        entrance.events.append(FortressLowered(owner, realm))
    else:
        entrance.events.append(FortressRazed(owner, realm, abs(state.fortress[realm])))
        state.fortress[realm] = 0
    settle_realm(state, realm)


_EFFECTS: dict[str, Callable[[Entrance, Any], None]] = {
    "gain-willpower": _gain_willpower,
    "willpower-per-opposing": _willpower_per_opposing,
    "gain-essence": _gain_essence,
    "draw": _draw,
    "gain-ambition": _gain_ambition,
    "buy-ambition": _buy_ambition,
    "token": _token,
    "token-difference": _token_difference,
    "enrich": _enrich,
    "enrich-each": _enrich_each,
    "gather": _gather,
    "fill-sphere": _fill_sphere,
    "turn-origin": _turn_origin,
    "drain-spheres": _drain_spheres,
    "weaken": _weaken,
    "weaken-each": _weaken_each,
    "rob": _rob,
    "crumble": _crumble,
}


def ask_discard(state: CerebriaState, spirit_number: int) -> None:
    """A Spirit must discard a hand card, if it has any."""
    spirit = state.spirits[spirit_number]
    state.stack.append(Frame(Step.DISCARD, spirit.seat, spirit_number))
