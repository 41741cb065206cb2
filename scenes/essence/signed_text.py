"""Card texts in signs: "{attack}+2" for the board and the hand, put together from the data as the words are.

A `{name}` mark is drawn by `symbols.sign`; everything else is numbers and punctuation of no language.
"""

from __future__ import annotations

from game.essence.tables import SITES
from game.essence.vocabulary import (
    NO_CAP,
    NO_COUNTER,
    Ability,
    ConditionKind,
    Counter,
    Effect,
    Effects,
    Mode,
    Op,
    Option,
    PriceKind,
    SegmentType,
    SpecialToken,
    Speed,
    Target,
    TokenKind,
    TriggerEvent,
)

_GAINS = {
    Op.GAIN_WEALTH: "wealth",
    Op.GAIN_INFLUENCE: "influence",
    Op.GAIN_ANY: "any",
    Op.GAIN_ESSENCE: "essence",
    Op.DRAW: "card",
    Op.RAISE_ATTACK: "attack",
    Op.RAISE_DEFENSE: "defense",
    Op.ADD_FOUNDATION: "foundation",
}
_ON_OTHERS = {Op.SAP_DEFENSE: "defense", Op.FORCE_DISCARD: "card", Op.EXHAUST_SEGMENT: "exhausted"}
_FOR_LESS = {Op.BUILD: ("build", "wealth"), Op.READ: ("fragment", "influence"), Op.TREATY: ("treaty", "any")}
_TARGETS = {Target.ANY: "", Target.PLAYER: "{person}", Target.THREAT: "{threat}", Target.MONSTER: "{monster}"}
_PRICES = {
    PriceKind.WEALTH: "wealth",
    PriceKind.INFLUENCE: "influence",
    PriceKind.ANY: "any",
    PriceKind.CARDS: "card",
    PriceKind.FOUNDATION: "foundation",
    PriceKind.ATTACK: "attack",
    PriceKind.DEFENSE: "defense",
}
_EVENTS = {
    TriggerEvent.ATTACK_WON: "{attack}{won}",
    TriggerEvent.ATTACKED: "{person}{attack}",
    TriggerEvent.BUILD: "{build}",
    TriggerEvent.READ: "{fragment}",
    TriggerEvent.TREATY: "{treaty}",
    TriggerEvent.PASS: "{pass}",
}
_COUNTERS = {
    Counter.KINDS: "kinds",
    Counter.MONUMENTS: "monument",
    Counter.HAND: "hand",
    Counter.WINS: "won",
    Counter.FRAGMENTS: "fragment",
    Counter.TREATIES: "treaty",
    Counter.ATTACK: "attack",
    Counter.DEFENSE: "defense",
}


def counter_sign(counter: int) -> str:
    """The name of the sign of a counter."""
    if counter <= Counter.SEG_POLITICAL:
        return SegmentType(counter).name.lower()
    return _COUNTERS[Counter(counter)]


def effect_signs(effect: Effect) -> str:
    """One effect: what, how much, per what, at most how much, and on which condition."""
    said = _call(effect)
    if effect.amount.counter != NO_COUNTER:
        said += f"/{{{counter_sign(effect.amount.counter)}}}"
    if effect.amount.cap != NO_CAP:
        said += f"≤{effect.amount.cap}"
    match effect.condition.kind:
        case ConditionKind.WON:
            said = "{won}" + said
        case ConditionKind.LOST:
            said = "{lost}" + said
        case ConditionKind.AT_LEAST | ConditionKind.AT_MOST:
            bound = "≥" if effect.condition.kind is ConditionKind.AT_LEAST else "≤"
            said = f"{{{counter_sign(effect.condition.counter)}}}{bound}{effect.condition.value}:{said}"
    return said


def _call(effect: Effect) -> str:
    op, n = effect.op, effect.amount.factor
    if op in _GAINS:
        return f"{{{_GAINS[op]}}}+{n}"
    if op in _ON_OTHERS:
        return (
            f"{{person}}{{{_ON_OTHERS[op]}}}−{n}"
            if op is not Op.EXHAUST_SEGMENT
            else f"{{person}}{{exhausted}}{n}"
        )
    if op in _FOR_LESS:
        thing, token = _FOR_LESS[op]
        return f"{{{thing}}}−{n}{{{token}}}"
    match op:
        case Op.ATTACK:
            taken = f"({effect.tokens}{{any}})" if effect.tokens > 1 else ""
            return f"{{blades}}{_TARGETS[Target(effect.which)]}+{n}{taken}"
        case Op.STEAL:
            return f"{{person}}{{{TokenKind(effect.which).name.lower()}}}{n}"
        case Op.READY_FOUNDATION:
            return f"{{spent}}{{right}}{{foundation}}{n}"
        case Op.READY_SEGMENT:
            return f"{{exhausted}}{{right}}{{ready}}{n}"
        case Op.RECOVER:
            return f"{{recover}}{n}"
        case Op.RELOCATE:
            return {Mode.MOVE: "{move}", Mode.SWAP: "{swap}", Mode.ANY: "{move}{swap}"}[Mode(effect.which)]
        case Op.CYCLE_PROPHECY:
            return f"{{fragment}}{{close}}{n}"
        case Op.TAKE_TOKEN:
            return f"{{{SpecialToken(effect.which).name.lower()}}}"
    raise LookupError(f"no sign for {op.name}")


def effects_signs(effects: Effects) -> str:
    return " ".join(effect_signs(effect) for effect in effects)


def price_signs(option: Option) -> str:
    """The prices of an option, each sign as often as it is paid, up to two."""
    said = ""
    for price in option.prices:
        mark = f"{{{_PRICES[price.kind]}}}"
        said += mark * price.amount if price.amount <= 2 else f"{price.amount}{mark}"
    return said


def option_signs(option: Option) -> str:
    """Prices and effects, without the speed."""
    prices = price_signs(option)
    return f"{prices}: {effects_signs(option.effects)}" if prices else effects_signs(option.effects)


def ability_rows(ability: Ability) -> list[tuple[Speed | None, str]]:
    """Each option with its speed, or the trigger with none."""
    rows: list[tuple[Speed | None, str]] = [
        (option.speed, option_signs(option)) for option in ability.options
    ]
    if ability.trigger is not None:
        rows.append((None, f"{_EVENTS[ability.trigger.event]}: {effects_signs(ability.trigger.effects)}"))
    return rows


def site_rows(segment: int) -> list[tuple[str, str]]:
    """What a Location or Monument does: `once`, `income`, `main`, `side` or `on`, and the signs of it."""
    site = SITES[segment]
    if site is None:
        return []
    rows = []
    if site.once:
        rows.append(("once", effects_signs(site.once)))
    if site.income:
        rows.append(("income", effects_signs(site.income)))
    return rows + [
        (speed.name.lower() if speed is not None else "on", said)
        for speed, said in ability_rows(site.ability)
    ]
