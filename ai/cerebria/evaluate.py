"""How good a position is for a seat: Aspirations in sight, control, resources and Fragments."""

from __future__ import annotations

from collections.abc import Callable

from ai.players import Criterion, Evaluate
from ai.weights import Weights, load_weights
from game.cerebria.apply import perform
from game.cerebria.aspirations import lead
from game.cerebria.board import NOBODY, SIGN, SLOTS_OF_SPACE, sphere_facing
from game.cerebria.boards import GATEKEEPER
from game.cerebria.cards import SIDE, VIBE
from game.cerebria.economy import unused_majors
from game.cerebria.emotions import place, remove_essence, room
from game.cerebria.legal import legal
from game.cerebria.scoring import total, winning_team
from game.cerebria.state import CerebriaState, SpiritState, Step
from game.chance import SeededChance
from game.text import text

WIN = 1000.0
NEXT_ASPIRATIONS = (6.0, 3.0, 1.5)
"""Leads in the Aspirations that come after the current one."""
LITTLE = 0.15
"""The part of its worth a resource has beyond what can be used soon."""
LEAST_WILLPOWER = 2
"""What an Invoke and a Quell cost without upgrades."""


class CerebriaWeights(Weights):
    """What things are worth, measured against a point on the score sheet."""

    point: float
    aspiration: float
    """A sure lead in a current Aspiration, when a Revelation is at hand."""
    realm: float
    frontier: float
    emotion: float
    intensity: float
    essence_on_board: float
    fortress: float
    fortress_by_empty_sphere: float
    ambition: float
    willpower: float
    essence: float
    card: float
    token: float
    row: float
    room_to_invoke: float
    room_to_intensify: float
    opportunity: float
    """The part a deed has of its worth while it only could be done next."""
    price: float
    """What an Invoke or a Quell costs."""
    action_left: float
    absorb_left: float
    ego_willpower: float


WEIGHTS = load_weights("cerebria", CerebriaWeights)

_DECLARED = frozenset({Step.ACT, Step.HARVEST, Step.INTENSIFY, Step.TRANSFER, Step.TINT_TOKEN})
"""A declared Action is worth what its best way of carrying it out is worth."""


def evaluate(state: CerebriaState, seat: int, weights: CerebriaWeights = WEIGHTS.plain) -> float:
    """Points ahead and what will become points, from the side of the seat's team."""
    team = next(spirit.team for spirit in state.spirits if spirit.seat == seat)
    return _evaluate(state, seat, team, weights)


def _evaluate(state: CerebriaState, seat: int, team: int, weights: CerebriaWeights) -> float:
    if state.is_over:
        winner = winning_team(state)
        result = 0.0 if winner == NOBODY else WIN if winner == team else -WIN
        return result + weights.point * (total(state, team) - total(state, 1 - team))
    if state.stack and state.stack[-1].step in _DECLARED and state.stack[-1].seat == seat:
        return max(_evaluate(after, seat, team, weights) for after in _carried_out(state))
    return _stands(state, team, weights)


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


def _stands(state: CerebriaState, team: int, weights: CerebriaWeights) -> float:
    value = weights.point * (total(state, team) - total(state, 1 - team))
    on_board = _aspirations(state, team, weights) + _board(state, team, weights)
    value += on_board + _fortresses(state, team, weights)
    for spirit in state.spirits:
        if spirit.kind < GATEKEEPER:
            worth = _resources(spirit, weights) + _reach(state, spirit, weights)
            value += worth if spirit.team == team else -worth
    value += weights.ambition * (state.ambition[team] - state.ambition[1 - team])
    if state.config.ego == 1 - team:
        value -= weights.ego_willpower * state.ego_willpower
    if not state.stack and state.spirits[state.active].team == team:
        # What is left of one's turn is worth something: it is not thrown away without need.
        value += weights.action_left * state.actions_left + weights.absorb_left * state.may_absorb
        value += _opportunity(state, on_board, weights)
    return value


def _opportunity(state: CerebriaState, before: float, weights: CerebriaWeights) -> float:
    """What the best Invoke or Quell where the active Spirit stands would change: why it goes there.

    `before` is what its team's Aspirations and board are worth as they are.
    """
    spirit = state.spirits[state.active]
    if spirit.kind >= GATEKEEPER or not state.actions_left or state.stack:
        return 0.0
    team = spirit.team
    slots = [slot for slot in SLOTS_OF_SPACE[spirit.space] if _could_act_on(state, spirit, slot)]
    if not slots:
        return 0.0
    best = 0.0
    for slot in slots:
        after = state.copy()
        if after.kind[slot] < 0:
            place(after, slot, spirit.hand[-1], 1, state.active)
        else:
            remove_essence(after, slot, 1, [])
        gain = _aspirations(after, team, weights) + _board(after, team, weights) - before
        best = max(best, gain - weights.price)
    return weights.opportunity * best


def _could_act_on(state: CerebriaState, spirit: SpiritState, slot: int) -> bool:
    """Whether the Spirit has what an Invoke on an empty slot, or a Quell of an opposing Emotion, asks for."""
    if spirit.willpower < LEAST_WILLPOWER or not spirit.hand:
        return False
    kind = state.kind[slot]
    if kind < 0:
        return spirit.essence > 0
    if SIDE[kind] == spirit.team or not state.ambition[spirit.team]:
        return False
    return VIBE[kind] < 0 or any(VIBE[card] == VIBE[kind] for card in spirit.hand)


def _aspirations(state: CerebriaState, team: int, weights: CerebriaWeights) -> float:
    """Leads in the current Common and Hidden Aspirations, the more the nearer a Revelation is."""
    if not state.commons or state.is_ending:
        return 0.0
    worth = weights.aspiration * (0.5 + 0.5 * _nearness_of_revelation(state))
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


def _board(state: CerebriaState, team: int, weights: CerebriaWeights) -> float:
    """Control, Emotions, their Intensity and Essence."""
    other, sign = 1 - team, SIGN[team]
    value = weights.realm * (state.realm.count(team) - state.realm.count(other))
    value += weights.frontier * (state.frontier.count(team) - state.frontier.count(other))
    emotion, intensity, on_board = weights.emotion, weights.intensity, weights.essence_on_board
    for weight, essence in zip(state.weight, state.essence, strict=True):
        if weight:
            worth = emotion + intensity * abs(weight) + on_board * essence
            value += worth if weight * sign > 0 else -worth
    return value


def _fortresses(state: CerebriaState, team: int, weights: CerebriaWeights) -> float:
    """A Fortress may join the Identity, the sooner the emptier the Sphere it faces."""
    value = 0.0
    for realm, fortress in enumerate(state.fortress):
        if fortress:
            emptiness = 7 - state.sphere[sphere_facing(realm, state.origin)]
            worth = weights.fortress * abs(fortress) + weights.fortress_by_empty_sphere * emptiness
            value += worth if fortress * SIGN[team] > 0 else -worth
    return value + 0.5 * (unused_majors(state, team) - unused_majors(state, 1 - team))


def _resources(spirit: SpiritState, weights: CerebriaWeights) -> float:
    """Willpower, Essence, cards and tokens, each further one worth less."""
    value = weights.willpower * _usable(spirit.willpower, 7) + weights.essence * _usable(spirit.essence, 4)
    value += weights.card * _usable(len(spirit.hand), 3)
    value += weights.token * sum([1 for token in spirit.tokens if token])
    return value + weights.row * sum([row & 1 for row in spirit.rows])


def _reach(state: CerebriaState, spirit: SpiritState, weights: CerebriaWeights) -> float:
    """Room to invoke beside the Spirit while it has the means, and own Emotions to intensify there."""
    if spirit.space == NOBODY:
        return 0.0
    value = 0.0
    means = min(len(spirit.hand), spirit.essence, 2)
    for slot in SLOTS_OF_SPACE[spirit.space]:
        if state.kind[slot] < 0:
            if means:
                value += weights.room_to_invoke
                means -= 1
        elif state.weight[slot] * SIGN[spirit.team] > 0 and spirit.essence and room(state, slot):
            value += weights.room_to_intensify
    return value


def _usable(amount: int, enough: int) -> float:
    return amount if amount <= enough else enough + LITTLE * (amount - enough)


# -- the parts in words -------------------------------------------------------------------------------------

_PLAIN = WEIGHTS.plain

Part = Callable[[CerebriaState, int], float]
"""A part of the evaluation for a team."""


def _of_spirits(worth: Part) -> Part:
    """What the team's Spirits have more than the others', by the number of the Spirit."""

    def ahead(state: CerebriaState, team: int) -> float:
        value = 0.0
        for number, spirit in enumerate(state.spirits):
            if spirit.kind < GATEKEEPER:
                value += worth(state, number) if spirit.team == team else -worth(state, number)
        return value

    return ahead


def _foreseen(state: CerebriaState, seat: int, team: int) -> CerebriaState:
    """The position that the evaluation judges: a declared Action is carried out as well as it can be."""
    while state.stack and state.stack[-1].step in _DECLARED and state.stack[-1].seat == seat:
        state = max(_carried_out(state), key=lambda after: _evaluate(after, seat, team, _PLAIN))
        if state.is_over:
            break
    return state


def _within_reach(state: CerebriaState, number: int, weights: CerebriaWeights) -> float:
    """Everything a Spirit is well placed for."""
    spirit = state.spirits[number]
    reach = _reach(state, spirit, weights)
    if number != state.active:
        return reach
    before = _aspirations(state, spirit.team, weights) + _board(state, spirit.team, weights)
    return reach + _opportunity(state, before, weights)


_PARTS: dict[str, Part] = {
    "points": lambda state, team: _PLAIN.point * (total(state, team) - total(state, 1 - team)),
    "aspirations": lambda state, team: _aspirations(state, team, _PLAIN),
    "board": lambda state, team: _board(state, team, _PLAIN),
    "fortresses": lambda state, team: _fortresses(state, team, _PLAIN),
    "means": _of_spirits(lambda state, number: _resources(state.spirits[number], _PLAIN)),
    "reach": _of_spirits(lambda state, number: _within_reach(state, number, _PLAIN)),
    "ambition": lambda state, team: _PLAIN.ambition * (state.ambition[team] - state.ambition[1 - team]),
    "ego": lambda state, team: (
        -_PLAIN.ego_willpower * state.ego_willpower if state.config.ego == 1 - team else 0.0
    ),
}


def _measured(part: Part) -> Evaluate:
    def measure(state: CerebriaState, seat: int) -> float:
        team = next(spirit.team for spirit in state.spirits if spirit.seat == seat)
        return part(_foreseen(state, seat, team), team)

    return measure


CRITERIA = {name: Criterion(text(f"cerebria-part-{name}"), _measured(part)) for name, part in _PARTS.items()}
