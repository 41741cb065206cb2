"""The interpreter of scripts: effects left to right, each completely before the next (D.3)."""

from __future__ import annotations

from collections.abc import Callable

from game.chance import Chance
from game.essence import gains
from game.essence.attack import begin_attack
from game.essence.building import begin_build
from game.essence.events import SpecialTaken
from game.essence.hands import begin_ready, begin_recover
from game.essence.opponents import begin_on_opponent
from game.essence.prophecy import begin_cycle, begin_read
from game.essence.relocate import begin_relocate
from game.essence.state import ATTACK_LOST, ATTACK_WON, NOBODY, EssenceState, Step, StepKind
from game.essence.tables import SCRIPTS
from game.essence.tokens import ask_to_gain
from game.essence.treaties import begin_treaty
from game.essence.vocabulary import Condition, ConditionKind, Effect, Op, SpecialToken
from game.event import Event

Gain = Callable[[EssenceState, int, int, list[Event]], None]
Begin = Callable[[EssenceState, int, Effect, int, int, list[Event]], None]


def run(state: EssenceState, step: Step, chance: Chance, events: list[Event]) -> None:
    """Resolve a script from its next effect on, until one of them needs steps of its own."""
    script = SCRIPTS[step.a]
    seat, position, result = step.seat, step.b, step.c
    effects = script.effects
    while position < len(effects):
        effect = effects[position]
        position += 1
        if effect.condition.kind and not is_met(state, seat, effect.condition, result):
            continue
        number = gains.worth(state, seat, effect.amount)
        plain = _GAINS.get(effect.op)
        if plain is not None:
            if number > 0:
                plain(state, seat, number, events)
            continue
        # Even a finished script stays below its last effect: an Attack leaves its result there.
        state.stack.append(Step(StepKind.RUN, seat, step.a, position, result))
        _BEGINS[effect.op](state, seat, effect, number, script.segment, events)
        return


def is_met(state: EssenceState, seat: int, condition: Condition, result: int) -> bool:
    """Whether the `if` of an effect holds; `result` is that of the latest Attack of the same script."""
    match condition.kind:
        case ConditionKind.WON:
            return result == ATTACK_WON
        case ConditionKind.LOST:
            return result == ATTACK_LOST
        case ConditionKind.AT_LEAST:
            return gains.count(state, seat, condition.counter) >= condition.value
        case ConditionKind.AT_MOST:
            return gains.count(state, seat, condition.counter) <= condition.value
    return True


def _begin_gain_any(
    state: EssenceState, seat: int, effect: Effect, number: int, source: int, events: list[Event]
) -> None:
    ask_to_gain(state, seat, number)


def _begin_take_token(
    state: EssenceState, seat: int, effect: Effect, number: int, source: int, events: list[Event]
) -> None:
    """D.7: Embassy and Trade agreement change hands; the Sand clock runs once a round."""
    token = effect.which
    if token == SpecialToken.CLOCK:
        if state.special[token] != NOBODY:
            return
        state.mains += 1
    state.special[token] = seat
    events.append(SpecialTaken(seat, token))


_GAINS: dict[Op, Gain] = {
    Op.GAIN_WEALTH: gains.gain_wealth,
    Op.GAIN_INFLUENCE: gains.gain_influence,
    Op.GAIN_ESSENCE: gains.gain_essence,
    Op.DRAW: gains.draw,
    Op.RAISE_ATTACK: gains.raise_attack,
    Op.RAISE_DEFENSE: gains.raise_defense,
    Op.ADD_FOUNDATION: gains.add_foundation,
    Op.READY_FOUNDATION: gains.ready_foundation,
}
"""Effects that happen at once."""

_BEGINS: dict[Op, Begin] = {
    Op.GAIN_ANY: _begin_gain_any,
    Op.ATTACK: begin_attack,
    Op.STEAL: begin_on_opponent,
    Op.SAP_DEFENSE: begin_on_opponent,
    Op.FORCE_DISCARD: begin_on_opponent,
    Op.EXHAUST_SEGMENT: begin_on_opponent,
    Op.READY_SEGMENT: begin_ready,
    Op.RECOVER: begin_recover,
    Op.RELOCATE: begin_relocate,
    Op.BUILD: begin_build,
    Op.READ: begin_read,
    Op.TREATY: begin_treaty,
    Op.CYCLE_PROPHECY: begin_cycle,
    Op.TAKE_TOKEN: _begin_take_token,
}
"""Effects that may ask somebody, or push further steps."""
