"""The Absorb Ability and the Ambition Abilities (rules D.6, D.7)."""

from __future__ import annotations

from typing import Any

from game.cerebria import actions
from game.cerebria.board import (
    COMMITMENT,
    CREATIVITY,
    DILIGENCE,
    FRONTIERS_OF_SPACE,
    HUMILITY,
    KNOWLEDGE,
    MOST_AMBITION,
    NOBODY,
    REALMS_OF_SPACE,
    SIGN,
    TRIADS,
    realm_faced,
    sphere_facing,
)
from game.cerebria.boards import DELIGHT, MISERY, SPACES_PER_ROW, VIBE_TOKEN
from game.cerebria.cards import AID_AFTERWARDS, AID_FROM_SPHERE
from game.cerebria.carry_out import put_token
from game.cerebria.economy import (
    draw,
    gain_action,
    gain_ambition,
    gain_essence,
    gain_willpower,
    pay_willpower,
    spend_ambition,
)
from game.cerebria.events import OriginTurned, SphereAbsorbed
from game.cerebria.intentions import Intention, begin_deed
from game.cerebria.revelation import begin_revelation
from game.cerebria.state import CerebriaState, Frame, SpiritState, Step
from game.chance import Chance
from game.event import Event

BASE_WILLPOWER = 2
DILIGENCE_WILLPOWER = 2
CONVERGE_WILLPOWER = 4
DELIGHT_WILLPOWER = 4
SURGE_WILLPOWER = 3

IMPULSE, INSIGHT, SURGE = range(3)

_ABSORBS = tuple(actions.Absorb(sphere) for sphere in range(5))


def reachable_spheres(state: CerebriaState, spirit: SpiritState) -> list[int]:
    """The Spheres a Spirit can absorb from; Misery also reaches those next to them on the Origin."""
    near = [sphere_facing(realm, state.origin) for realm in REALMS_OF_SPACE[spirit.space]]
    if spirit.kind == MISERY:
        near += [sphere for each in near for sphere in ((each - 1) % 5, (each + 1) % 5)]
    return sorted(set(near))


def legal_absorbs(state: CerebriaState, spirit: SpiritState) -> list[actions.Absorb]:
    return [_ABSORBS[sphere] for sphere in reachable_spheres(state, spirit)]


def _aid(state: CerebriaState, spirit: SpiritState, table: tuple[int, ...]) -> int:
    """What Kindness and Benevolence add in the Triads of the adjacent Frontiers."""
    sign = SIGN[spirit.team]
    return sum(
        table[state.kind[slot]]
        for frontier in FRONTIERS_OF_SPACE[spirit.space]
        for slot in TRIADS[frontier]
        if state.weight[slot] * sign > 0
    )


def absorb(state: CerebriaState, action: actions.Absorb, events: list[Event]) -> None:
    spirit, sphere = state.spirits[state.active], action.sphere
    begin_deed(state)
    state.may_absorb = False
    wanted = BASE_WILLPOWER + _aid(state, spirit, AID_FROM_SPHERE)
    for frontier in FRONTIERS_OF_SPACE[spirit.space]:
        wanted += state.frontier[frontier] == spirit.team
    taken = min(wanted, state.sphere[sphere])
    state.sphere[sphere] -= taken
    spirit.willpower += taken
    state.absorbed = taken
    events.append(SphereAbsorbed(spirit.kind, sphere, taken))
    if taken >= CONVERGE_WILLPOWER:
        state.deeds |= 1 << Intention.CONVERGE
    state.stack.append(Frame(Step.INTENTIONS, NOBODY))
    state.stack.append(Frame(Step.TURN_ON, NOBODY))
    state.stack.append(Frame(Step.ABSORB_END, NOBODY, sphere))
    _offer_bonus(state, spirit, sphere, events)


def _offer_bonus(state: CerebriaState, spirit: SpiritState, sphere: int, events: list[Event]) -> None:
    """A bonus that costs nothing and leaves no choice is taken at once; the others are asked for."""
    if sphere == COMMITMENT:
        if spirit.willpower and state.ambition[spirit.team] < MOST_AMBITION:
            state.stack.append(Frame(Step.BUY_AMBITION, spirit.seat, 1))
    elif sphere == HUMILITY:
        gain_essence(spirit, 1, events)
    elif sphere == DILIGENCE:
        gain_willpower(spirit, DILIGENCE_WILLPOWER, events)
        state.absorbed += DILIGENCE_WILLPOWER
    elif sphere == KNOWLEDGE:
        if token_spaces(state, spirit):
            state.stack.append(Frame(Step.PLACE_TOKEN, spirit.seat, 1))
    elif sphere == CREATIVITY:
        draw(state, spirit, 1, events)


def end_absorb(state: CerebriaState, frame: Frame, chance: Chance, events: list[Event]) -> None:
    """Powers that pay out afterwards, then a Revelation if the Sphere is empty."""
    spirit, sphere = state.spirits[state.active], frame.a
    aid = _aid(state, spirit, AID_AFTERWARDS)
    gain_willpower(spirit, aid, events)
    state.absorbed += aid
    if spirit.kind == DELIGHT and state.absorbed >= DELIGHT_WILLPOWER:
        draw(state, spirit, 1, events)
    if not state.sphere[sphere]:
        # F.3: what Misery empties from afar adds no Fortress.
        is_near = realm_faced(sphere, state.origin) in REALMS_OF_SPACE[spirit.space]
        begin_revelation(state, sphere, is_near, chance, events)


def turn_origin(state: CerebriaState, steps: int, events: list[Event]) -> None:
    state.origin = (state.origin + steps) % 5
    events.append(OriginTurned(steps))


# -- Ambition Abilities -------------------------------------------------------------------------------------

_IMPULSE, _INSIGHT, _SURGE = actions.Impulse(), actions.Insight(), actions.Surge()


def legal_abilities(state: CerebriaState, spirit: SpiritState) -> list[Any]:
    if not state.ambition[spirit.team]:
        return []
    used = state.abilities
    found: list[Any] = []
    if not used >> IMPULSE & 1:
        found.append(_IMPULSE)
    if not used >> INSIGHT & 1 and token_spaces(state, spirit):
        found.append(_INSIGHT)
    if not used >> SURGE & 1:
        found.append(_SURGE)
    return found


def use_ability(state: CerebriaState, ability: int, events: list[Event]) -> None:
    spirit = state.spirits[state.active]
    begin_deed(state)
    state.abilities |= 1 << ability
    spend_ambition(state, spirit.team, 1, events)
    state.stack.append(Frame(Step.INTENTIONS, NOBODY))
    if ability == IMPULSE:
        gain_action(state, events)
    elif ability == SURGE:
        gain_willpower(spirit, SURGE_WILLPOWER, events)
    else:
        state.stack.append(Frame(Step.PLACE_TOKEN, spirit.seat))


def token_spaces(state: CerebriaState, spirit: SpiritState) -> list[int]:
    """The board spaces that may receive a token: a locked row its unlock space first (D.3)."""
    spaces = []
    for row in range(4 if state.config.basic else 5):
        filled = spirit.rows[row]
        if not filled & 1:
            spaces.append(row * SPACES_PER_ROW)
        else:
            for place in (1, 2, 3):
                if not filled >> place & 1:
                    spaces.append(row * SPACES_PER_ROW + place)
    return spaces


def legal_token_spaces(state: CerebriaState, frame: Frame) -> list[Any]:
    spirit = state.spirits[state.active]
    found: list[Any] = [actions.PlaceToken(space) for space in token_spaces(state, spirit)]
    return [*found, actions.Decline()] if frame.a else found


def choose_token_space(state: CerebriaState, action: actions.PlaceToken, events: list[Event]) -> None:
    frame = state.stack.pop()
    state.stack.append(Frame(Step.TINT_TOKEN, frame.seat, action.space))


def legal_tints(state: CerebriaState, frame: Frame) -> list[Any]:
    spirit = state.spirits[state.active]
    first = frame.a // SPACES_PER_ROW * SPACES_PER_ROW
    in_row = spirit.tokens[first : first + SPACES_PER_ROW]
    return [actions.Tint(vibe) for vibe in range(4) if vibe + VIBE_TOKEN not in in_row]


def tint_token(state: CerebriaState, action: actions.Tint, events: list[Event]) -> None:
    frame = state.stack.pop()
    put_token(state, state.spirits[state.active], frame.a, action.vibe + VIBE_TOKEN, events)


def buy_ambition(state: CerebriaState, events: list[Event]) -> None:
    """Commitment and Desire: Willpower for an Ambition token."""
    frame = state.stack.pop()
    spirit = state.spirits[state.active]
    pay_willpower(spirit, frame.a, events)
    gain_ambition(state, spirit.team, 1, events)
