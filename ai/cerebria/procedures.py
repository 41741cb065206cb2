"""The four procedures: which card, slot or Realm the Ego takes (rules G.10)."""

from __future__ import annotations

from typing import Any

from ai.cerebria import impact
from ai.cerebria.ranking import Criterion, Ranked, choose
from ai.cerebria.special import context
from ai.controller import Choice
from game.cerebria.aspirations import vibes
from game.cerebria.cards import PEAK, ROOM, VIBE
from game.cerebria.ego_procedures import acting, fortress_to_build, rise
from game.cerebria.ego_reach import WAY_TO_REALM, half_offset
from game.cerebria.naming import card_name, realm_name, slot_place
from game.cerebria.state import CerebriaState, Frame
from game.text import text

_CLOSEST, _CLOCKWISE = Criterion("closest"), Criterion("clockwise")
_NEW_VIBE, _PEAK, _DRAWN = Criterion("new-vibe"), Criterion("peak"), Criterion("drawn")
_RISE, _INTENSITY, _NO_MOVE = Criterion("rise"), Criterion("intensity"), Criterion("no-move")


def _nearness(state: CerebriaState, slot: int) -> tuple[int, int]:
    """G.8: the smallest distance, then clockwise."""
    offset = half_offset(acting(state).space, slot)
    return -abs(offset), int(offset > 0)


def _on_slot(state: CerebriaState, action: Any, values: tuple[int, ...]) -> Ranked:
    """A candidate that is a slot: told with its place first, then by its number alone."""
    slot = action.slot
    place, short = slot_place(slot), text("cerebria-why-slot-short", number=slot)
    within = text("cerebria-why-slot-within", number=slot, place=place)
    kind = state.kind[slot]
    if kind < 0:
        name = text("cerebria-why-slot", number=slot, place=place)
        return Ranked(action, name, values, within, short)
    return Ranked(action, text("cerebria-emotion-at", card=card_name(kind), slot=within), values, short=short)


def keep(state: CerebriaState, legal: list[Any], frame: Frame) -> Choice:
    """A Vibe not yet among the Ego's Emotions, then the highest maximum Intensity, then earliest drawn."""
    present = vibes(state, state.config.ego)
    ranked = [
        Ranked(
            action,
            card_name(action.card),
            (int(not present >> VIBE[action.card] & 1), PEAK[action.card], -place),
        )
        for place, action in enumerate(legal)
    ]
    return choose(ranked, (_NEW_VIBE, _PEAK, _DRAWN), context(state))


def invoke(state: CerebriaState, legal: list[Any], frame: Frame) -> Choice:
    """The empty slot with most Impact, then the closest, then clockwise."""
    card = state.ego_drawn[0]
    slots = [action.slot for action in legal]
    simulate = impact.invoking(card, min(frame.a, ROOM[card]))
    ranked = [
        _on_slot(state, action, (*value, *_nearness(state, action.slot)))
        for action, value in zip(legal, impact.values(state, slots, simulate), strict=True)
    ]
    return choose(ranked, (*impact.criteria(state), _CLOSEST, _CLOCKWISE), context(state))


def intensify(state: CerebriaState, legal: list[Any], frame: Frame) -> Choice:
    """The biggest rise of Intensity, then the closest, then clockwise; Impact plays no part."""
    ranked = [
        _on_slot(
            state,
            action,
            (rise(state, action.slot, frame.a, frame.b), *_nearness(state, action.slot)),
        )
        for action in legal
    ]
    return choose(ranked, (_RISE, _CLOSEST, _CLOCKWISE), context(state))


def quell(state: CerebriaState, legal: list[Any], frame: Frame) -> Choice:
    """Most Impact, then the highest Intensity, now and at most, then the closest, then clockwise."""
    slots = [action.slot for action in legal]
    ranked = [
        _on_slot(
            state,
            action,
            (
                *value,
                abs(state.weight[action.slot]),
                PEAK[state.kind[action.slot]],
                *_nearness(state, action.slot),
            ),
        )
        for action, value in zip(legal, impact.values(state, slots, impact.quelling(frame.a)), strict=True)
    ]
    order = (*impact.criteria(state), _INTENSITY, _PEAK, _CLOSEST, _CLOCKWISE)
    return choose(ranked, order, context(state))


def fortify(state: CerebriaState, legal: list[Any], frame: Frame) -> Choice:
    intensity = fortress_to_build(state, state.config.ego, frame.a)
    return _choose_realm(state, legal, impact.fortifying(intensity))


def raze(state: CerebriaState, legal: list[Any], frame: Frame) -> Choice:
    return _choose_realm(state, legal, impact.razing)


def _choose_realm(state: CerebriaState, legal: list[Any], simulate: impact.Simulated) -> Choice:
    """Most Impact, then no move required, then clockwise."""
    realms = [action.realm for action in legal]
    ranked = [
        Ranked(action, realm_name(action.realm), (*value, *_easiness(state, action.realm)))
        for action, value in zip(legal, impact.values(state, realms, simulate), strict=True)
    ]
    return choose(ranked, (*impact.criteria(state), _NO_MOVE, _CLOCKWISE), context(state))


def _easiness(state: CerebriaState, realm: int) -> tuple[int, int]:
    """Whether no move is required, and whether the location lies clockwise of the Spirit."""
    space = acting(state).space
    way = WAY_TO_REALM[space][realm]
    # The Gatekeeper's clockwise location without a move is Realm f+1; slot 3r+0.5 is the middle of Realm r.
    is_clockwise = way > 0 or (way == 0 and half_offset(space, 3 * realm) + 1 > 0)
    return int(not way), int(is_clockwise)
