"""What things are worth in Essence of this round, roughly: the scale every judgement of a position uses."""

from __future__ import annotations

from game.essence.cards import ADVISORS
from game.essence.tables import (
    ADVISOR_COPIES,
    CHARACTER_OPTIONS,
    FOLLOWER_COUNT,
    INCOME_SUMS,
    SCRIPTS,
    SEGMENT_COUNT,
    SEGMENT_OPTIONS,
    TRIGGER_EVENT,
    TRIGGER_SCRIPT,
    OptionSpec,
)
from game.essence.vocabulary import NO_COUNTER, ConditionKind, Counter, Effect, Op, TriggerEvent

WEALTH = 0.55
INFLUENCE = 0.6
TOKEN = 0.55
CARD = 1.0
ATTACK = 0.45
DEFENSE = 0.3
FOUNDATION = 0.9

_EACH: dict[Op, float] = {
    Op.GAIN_WEALTH: WEALTH,
    Op.GAIN_INFLUENCE: INFLUENCE,
    Op.GAIN_ANY: 0.65,
    Op.GAIN_ESSENCE: 1.0,
    Op.DRAW: CARD,
    Op.RAISE_ATTACK: ATTACK,
    Op.RAISE_DEFENSE: DEFENSE,
    Op.ADD_FOUNDATION: FOUNDATION,
    Op.READY_FOUNDATION: FOUNDATION,
    Op.STEAL: 0.8,
    Op.SAP_DEFENSE: 0.3,
    Op.FORCE_DISCARD: 0.4,
    Op.EXHAUST_SEGMENT: 0.5,
    Op.READY_SEGMENT: 0.9,
    Op.RECOVER: 0.9,
    Op.CYCLE_PROPHECY: 0.2,
}
"""Effects worth something for each point of their amount."""

_FLAT: dict[Op, float] = {
    Op.ATTACK: 2.5,
    Op.RELOCATE: 3.0,
    Op.BUILD: 2.0,
    Op.READ: 2.0,
    Op.TREATY: 1.2,
    Op.TAKE_TOKEN: 1.2,
}
"""Effects worth something as such, besides their number."""

_USUAL_COUNT: dict[int, float] = {Counter.HAND: 3.0, Counter.KINDS: 3.5, Counter.WINS: 1.5}
"""What a counter usually shows, where it is not known."""


def _effect_worth(effect: Effect) -> float:
    number = float(effect.amount.factor)
    if effect.amount.counter != NO_COUNTER:
        number *= _USUAL_COUNT.get(effect.amount.counter, 2.0)
        if effect.amount.cap > 0:
            number = min(number, effect.amount.cap)
    worth = _EACH[effect.op] * number if effect.op in _EACH else _FLAT[effect.op]
    if effect.op is Op.ATTACK:
        worth += 0.8 * number
    if effect.op in (Op.BUILD, Op.READ, Op.TREATY):
        worth += 0.4 * number
    return worth * (0.5 if effect.condition.kind is not ConditionKind.ALWAYS else 1.0)


SCRIPT_WORTH: tuple[tuple[float, ...], ...] = tuple(
    tuple(sum(map(_effect_worth, script.effects[start:])) for start in range(len(script.effects) + 1))
    for script in SCRIPTS
)
"""Per script and position: what the effects from there on are worth."""


def _option_worth(option: OptionSpec) -> float:
    price = (
        WEALTH * option.wealth
        + INFLUENCE * option.influence
        + TOKEN * option.any
        + CARD * option.cards
        + FOUNDATION * option.foundations
        + ATTACK * option.attack
        + DEFENSE * option.defense
    )
    main_action = 0.6 if option.is_main else 0.0
    return max(0.2, SCRIPT_WORTH[option.script][0] - price - main_action)


_TRIGGER_RATE = {
    TriggerEvent.ATTACK_WON: 1.5,
    TriggerEvent.ATTACKED: 0.7,
    TriggerEvent.BUILD: 2.0,
    TriggerEvent.READ: 1.5,
    TriggerEvent.TREATY: 0.8,
    TriggerEvent.PASS: 1.0,
}
"""How often in a round a trigger fires."""

CHARACTER_WORTH: tuple[float, ...] = tuple(max(map(_option_worth, options)) for options in CHARACTER_OPTIONS)
ADVISOR_WORTH: tuple[float, ...] = tuple(
    CHARACTER_WORTH[FOLLOWER_COUNT + pile * ADVISOR_COPIES] for pile in range(len(ADVISORS))
)
OPTION_WORTH: tuple[float, ...] = tuple(
    max(map(_option_worth, each), default=0.0) for each in SEGMENT_OPTIONS
)
"""What using a Segment once is worth."""

HAS_MAIN: tuple[bool, ...] = (
    *(any(option.is_main for option in options) for options in CHARACTER_OPTIONS),
    True,
)
"""Whether a character takes a main action, and so a turn; the last entry, -1, is a card nobody may see."""

_INCOME_WEIGHTS = (ATTACK, DEFENSE, FOUNDATION, WEALTH, INFLUENCE, CARD)
ROUND_WORTH: tuple[float, ...] = tuple(
    sum(weight * number for weight, number in zip(_INCOME_WEIGHTS, INCOME_SUMS[segment], strict=True))
    + OPTION_WORTH[segment]
    + (
        _TRIGGER_RATE[TriggerEvent(TRIGGER_EVENT[segment])] * SCRIPT_WORTH[TRIGGER_SCRIPT[segment]][0]
        if TRIGGER_EVENT[segment] >= 0
        else 0.0
    )
    for segment in range(SEGMENT_COUNT)
)
"""What a Segment brings in each later round: income, its option, its trigger."""
