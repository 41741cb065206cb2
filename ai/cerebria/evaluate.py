"""How good a position is for a seat: Aspirations in sight, control, resources and Fragments."""

from __future__ import annotations

from game.cerebria.apply import perform
from game.cerebria.aspirations import lead
from game.cerebria.board import NOBODY, SIGN, SLOTS_OF_SPACE, sphere_facing
from game.cerebria.boards import GATEKEEPER
from game.cerebria.economy import unused_majors
from game.cerebria.emotions import room
from game.cerebria.legal import legal
from game.cerebria.scoring import total, winning_team
from game.cerebria.state import CerebriaState, SpiritState, Step
from game.chance import SeededChance

WIN = 1000.0
POINT = 10.0
"""What a point on the score sheet is worth; everything else is measured against it."""

ASPIRATION = 26.0
"""A sure lead in a current Aspiration, when a Revelation is at hand."""
NEXT_ASPIRATIONS = (6.0, 3.0, 1.5)
REALM, FRONTIER = 6.0, 6.0
EMOTION, INTENSITY, ESSENCE_ON_BOARD = 2.1, 0.5, 0.8
FORTRESS, FORTRESS_BY_EMPTY_SPHERE = 8.0, 1.0
AMBITION = 2.1
WILLPOWER, ESSENCE, CARD, TOKEN, ROW = 0.8, 2.0, 1.2, 0.5, 2.0
LITTLE = 0.15
"""The part of its worth a resource has beyond what can be used soon."""
ROOM_TO_INVOKE, ROOM_TO_INTENSIFY = 4.2, 1.0
ACTION_LEFT, ABSORB_LEFT = 1.0, 3.0
EGO_WILLPOWER = 4.0

_DECLARED = frozenset({Step.ACT, Step.HARVEST, Step.INTENSIFY, Step.TRANSFER, Step.TINT_TOKEN})
"""A declared Action is worth what its best way of carrying it out is worth."""


def evaluate(state: CerebriaState, seat: int) -> float:
    """Points ahead and what will become points, from the side of the seat's team."""
    team = next(spirit.team for spirit in state.spirits if spirit.seat == seat)
    return _evaluate(state, seat, team)


def _evaluate(state: CerebriaState, seat: int, team: int) -> float:
    if state.is_over:
        winner = winning_team(state)
        result = 0.0 if winner == NOBODY else WIN if winner == team else -WIN
        return result + POINT * (total(state, team) - total(state, 1 - team))
    if state.stack and state.stack[-1].step in _DECLARED and state.stack[-1].seat == seat:
        return max(_evaluate(after, seat, team) for after in _carried_out(state))
    return _stands(state, team)


def _carried_out(state: CerebriaState) -> list[CerebriaState]:
    """What a declared Action can lead to; a card is spent on it only if it cannot be carried out without."""
    choices = legal(state)
    direct = [action for action in choices if action[-1] != "imprint"]
    found = []
    for action in direct or choices:
        after = state.copy()
        perform(after, action, SeededChance(0))
        found.append(after)
    return found


def _stands(state: CerebriaState, team: int) -> float:
    value = POINT * (total(state, team) - total(state, 1 - team))
    value += _aspirations(state, team) + _board(state, team) + _fortresses(state, team)
    for spirit in state.spirits:
        if spirit.kind < GATEKEEPER:
            worth = _resources(spirit) + _reach(state, spirit)
            value += worth if spirit.team == team else -worth
    value += AMBITION * (state.ambition[team] - state.ambition[1 - team])
    if state.config.ego == 1 - team:
        value -= EGO_WILLPOWER * state.ego_willpower
    if not state.stack and state.spirits[state.active].team == team:
        # What is left of one's turn is worth something: it is not thrown away without need.
        value += ACTION_LEFT * state.actions_left + ABSORB_LEFT * state.may_absorb
    return value


def _aspirations(state: CerebriaState, team: int) -> float:
    """Leads in the current Common and Hidden Aspirations, the more the nearer a Revelation is."""
    if not state.commons or state.is_ending:
        return 0.0
    worth = ASPIRATION * (0.5 + 0.5 * _nearness_of_revelation(state))
    value = worth * _standing(lead(state, state.commons[0], team))
    for owner in (0, 1):
        if state.hidden[owner] != NOBODY:
            ahead = worth * _standing(lead(state, state.hidden[owner], owner))
            value += ahead if owner == team else -ahead
    for aspiration, following in zip(state.commons[1:], NEXT_ASPIRATIONS, strict=False):
        value += following * _standing(lead(state, aspiration, team))
    return value


def _standing(ahead: int) -> float:
    """A lead of one is most of it; a tie accomplishes nothing for anybody."""
    if ahead > 0:
        return 0.8 + 0.1 * min(ahead, 2)
    return max(-1.0, -0.1 + 0.3 * ahead)


def _nearness_of_revelation(state: CerebriaState) -> float:
    """From 0 to 1: how empty the emptiest Sphere is."""
    return 1.0 - min(state.sphere) / 7.0


def _board(state: CerebriaState, team: int) -> float:
    """Control, Emotions, their Intensity and Essence."""
    other, sign = 1 - team, SIGN[team]
    value = REALM * (state.realm.count(team) - state.realm.count(other))
    value += FRONTIER * (state.frontier.count(team) - state.frontier.count(other))
    for weight, essence in zip(state.weight, state.essence, strict=True):
        if weight:
            worth = EMOTION + INTENSITY * abs(weight) + ESSENCE_ON_BOARD * essence
            value += worth if weight * sign > 0 else -worth
    return value


def _fortresses(state: CerebriaState, team: int) -> float:
    """A Fortress may join the Identity, the sooner the emptier the Sphere it faces."""
    value = 0.0
    for realm, fortress in enumerate(state.fortress):
        if fortress:
            emptiness = 7 - state.sphere[sphere_facing(realm, state.origin)]
            worth = FORTRESS * abs(fortress) + FORTRESS_BY_EMPTY_SPHERE * emptiness
            value += worth if fortress * SIGN[team] > 0 else -worth
    return value + 0.5 * (unused_majors(state, team) - unused_majors(state, 1 - team))


def _resources(spirit: SpiritState) -> float:
    """Willpower, Essence, cards and tokens, each further one worth less."""
    value = WILLPOWER * _usable(spirit.willpower, 7) + ESSENCE * _usable(spirit.essence, 4)
    value += CARD * _usable(len(spirit.hand), 3)
    value += TOKEN * sum(1 for token in spirit.tokens if token)
    return value + ROW * sum(row & 1 for row in spirit.rows)


def _reach(state: CerebriaState, spirit: SpiritState) -> float:
    """Room to invoke beside the Spirit while it has the means, and own Emotions to intensify there."""
    if spirit.space == NOBODY:
        return 0.0
    value = 0.0
    means = min(len(spirit.hand), spirit.essence, 2)
    for slot in SLOTS_OF_SPACE[spirit.space]:
        if state.kind[slot] < 0:
            if means:
                value += ROOM_TO_INVOKE
                means -= 1
        elif state.weight[slot] * SIGN[spirit.team] > 0 and spirit.essence and room(state, slot):
            value += ROOM_TO_INTENSIFY
    return value


def _usable(amount: int, enough: int) -> float:
    return amount if amount <= enough else enough + LITTLE * (amount - enough)
