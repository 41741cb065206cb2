"""How good a position is for a seat: Essence this round, Shards, Prophecy value, and tempo."""

from __future__ import annotations

from collections.abc import Callable

from ai.essence.worth import (
    ADVISOR_WORTH,
    ATTACK,
    CARD,
    CHARACTER_WORTH,
    DEFENSE,
    FOUNDATION,
    HAS_MAIN,
    OPTION_WORTH,
    ROUND_WORTH,
    SCRIPT_WORTH,
    TOKEN,
    WEALTH,
)
from ai.players import Criterion, Evaluate, Players
from ai.weights import Weights, load_weights
from game.essence.attack import defense_of
from game.essence.island import cell_of, move_targets, open_cells, placement_essence
from game.essence.prophecy import has_pattern
from game.essence.scoring import SHARD_TARGET, winners
from game.essence.state import EssenceState, Phase, Step, StepKind
from game.essence.tables import INCOME, NOTHING, OMENS, ONCE, TRIGGER_EVENT, TRIGGER_SCRIPT
from game.essence.turns import MOST_DRIP
from game.essence.vocabulary import Mode, SpecialToken, Target, TriggerEvent
from game.text import text

_WIN = 1000.0
_SHARDS_PER_ROUND = 2.3
_FIRST_TOKENS = 8


class EssenceWeights(Weights):
    """What things are worth in Essence of this round, where it is not fixed by `worth.py`."""

    shard: float
    fragment: float
    """A point of fragment value: towards the 4, 2 and 1 Shards of the end."""
    readable: float
    """A point of value of a fragment whose pattern already lies on the Island."""
    rivals: float
    drip: float
    """A point of Essence that will drip, if the others play on as expected."""
    wealth: float
    influence: float
    spare_token: float
    card: float
    """The part of what a card can do that it is worth in hand."""
    income: float
    """What a Segment brings in a later round."""
    foundation: float
    attack: float
    defense: float


WEIGHTS = load_weights("essence", EssenceWeights)

_FRAGMENT_VALUE = tuple(omen.value for omen in OMENS)
# Both end with an entry for -1: an empty space of the track, a card that nobody may see.
_PATTERN_VALUE = (*(omen.value if omen.patterns else 0 for omen in OMENS), 0)
_CARD_WORTH = (*(0.25 * worth + 0.25 for worth in CHARACTER_WORTH), CARD)


def evaluate(state: EssenceState, seat: int, weights: EssenceWeights = WEIGHTS.plain) -> float:
    """Own prospects against those of the others, the strongest of them counting most."""
    if state.phase is Phase.OVER:
        won = winners(state)
        return _WIN / len(won) if seat in won else float(state.shards[seat] - max(state.shards))
    rounds_left = _rounds_left(state)
    seats = range(state.seats)
    turns = [_turns_left(state, each) for each in seats]
    patterns = [fragment for fragment in state.track[1:] if _PATTERN_VALUE[fragment]]
    prospects = [_prospects(state, each, rounds_left, turns, patterns, weights) for each in seats]
    own = prospects.pop(seat)
    rivals = 0.5 * max(prospects) + 0.5 * sum(prospects) / len(prospects)
    return own + _pending(state, seat, weights) - weights.rivals * rivals


def _rounds_left(state: EssenceState) -> float:
    """Full rounds after this one, as far as the leader's Shards tell."""
    missing = SHARD_TARGET[state.seats] - max(state.shards)
    return max(0.0, missing / _SHARDS_PER_ROUND - (0.0 if state.phase is Phase.CLEANING else 1.0))


def _turns_left(state: EssenceState, seat: int) -> float:
    """How many more turns the seat has something to do with in this round."""
    if state.pass_token[seat] or state.phase is not Phase.TURNS:
        return 0.0
    wealth, readied = state.wealth[seat], state.readied[seat]
    builds = min(readied, wealth // 2)
    cards = sum([HAS_MAIN[card] for card in state.hands[seat]])
    treaties = (wealth - 2 * builds + state.influence[seat]) // 4
    return 0.4 + 0.75 * (builds + cards) + 0.3 * treaties


def _drip(turns: float, already: int) -> float:
    """Essence that drips to a passed player in so many turns of the others: 1, 2, 3, 3, …"""
    return _dripped(already + turns) - _dripped(already)


def _dripped(turns: float) -> float:
    return turns * (turns + 1) / 2 if turns <= MOST_DRIP - 1 else MOST_DRIP * (turns - 1)


def _prospects(
    state: EssenceState,
    seat: int,
    rounds_left: float,
    turns: list[float],
    patterns: list[int],
    weights: EssenceWeights,
) -> float:
    """What a seat has and may expect; `patterns` are the open fragments that ask for an arrangement."""
    phase = state.phase
    value = weights.shard * state.shards[seat] + weights.shard * 0.35 * state.revenge[seat]
    value += weights.fragment * sum([_FRAGMENT_VALUE[fragment] for fragment in state.claimed[seat]])
    if phase is not Phase.CLEANING:
        value += state.essence[seat]
    value += _purse(state.wealth[seat], weights.wealth, weights)
    value += _purse(state.influence[seat], weights.influence, weights)
    has_passed = state.pass_token[seat] > 0
    later = rounds_left if rounds_left < 1.0 else 1.0
    value += _hand(state.hands[seat], later if has_passed or phase is Phase.CLEANING else 1.0, weights)
    value += _island(state, seat, rounds_left, patterns, weights)
    if phase is Phase.TURNS:
        value += _tempo(state, seat, has_passed, weights)
        others = max(turns[:seat] + turns[seat + 1 :])
        if others > turns[seat]:
            value += weights.drip * _drip(others - turns[seat], state.drips[seat])
    elif phase is Phase.ADVISORS:
        value += (
            weights.foundation * state.readied[seat]
            + weights.attack * state.attack[seat]
            + weights.defense * state.defense[seat]
        )
        value += _bid(state, seat, weights)
    return value


def _purse(tokens: int, worth: float, weights: EssenceWeights) -> float:
    """Tokens of one kind; beyond the first few there is less to spend them on."""
    if tokens <= _FIRST_TOKENS:
        return worth * tokens
    return worth * _FIRST_TOKENS + weights.spare_token * (tokens - _FIRST_TOKENS)


def _hand(hand: list[int], share: float, weights: EssenceWeights) -> float:
    """Cards that can still be played; beyond a handful there is no time for them."""
    value = 0.0
    for card in hand:
        value += _CARD_WORTH[card]
    value *= weights.card
    return share * (value if len(hand) <= 6 else value * (6 + 0.5 * (len(hand) - 6)) / len(hand))


def _island(
    state: EssenceState, seat: int, rounds_left: float, patterns: list[int], weights: EssenceWeights
) -> float:
    """What the Segments bring in later rounds and once more in this one, and the patterns they lie in."""
    value = 0.0
    still_usable = state.phase is Phase.TURNS and not state.pass_token[seat]
    tired = state.tired
    for segment in state.islands[seat].values():
        worth = ROUND_WORTH[segment]
        if worth:
            value += weights.income * worth * rounds_left
            if still_usable and OPTION_WORTH[segment] and segment not in tired:
                value += 0.6 * OPTION_WORTH[segment]
    types = state.types[seat]
    value += 0.25 * (len(types) - types.count(0))
    for fragment in patterns:
        if has_pattern(state, seat, fragment):
            value += weights.readable * _PATTERN_VALUE[fragment]
    return value


def _tempo(state: EssenceState, seat: int, has_passed: bool, weights: EssenceWeights) -> float:
    """What can still be done this round: Foundations, markers, tokens of the moment; or the drip."""
    defense = weights.defense * state.defense[seat]
    if has_passed:
        return defense - 0.3 * state.pass_token[seat]
    buildable = min(state.readied[seat], 1 + state.wealth[seat] // 2)
    value = defense + weights.foundation * buildable + weights.attack * state.attack[seat]
    if state.special[SpecialToken.EMBASSY] == seat:
        value += 0.8
    if state.special[SpecialToken.TRADE] == seat:
        value += 0.8
    if state.stack[0].kind is StepKind.TURN and state.stack[0].seat == seat:
        value += 1.6 * state.mains
        if not state.has_read:
            value += sum(0.8 * _fragment_worth(fragment, weights) for fragment in state.beaten)
    return value


def _fragment_worth(fragment: int, weights: EssenceWeights) -> float:
    omen = OMENS[fragment]
    return weights.fragment * omen.value + (SCRIPT_WORTH[omen.bonus][0] if omen.bonus >= 0 else 0.0)


def _bid(state: EssenceState, seat: int, weights: EssenceWeights) -> float:
    """A bid as it lies there: its price against the Advisor it will probably bring."""
    bid = state.bids[seat]
    if bid is None or state.stack[-1].kind is not StepKind.BID:
        return 0.0
    total = bid.wealth + bid.influence
    if not total:
        return 0.0
    offers = sorted(
        (
            ADVISOR_WORTH[pile] + WEALTH * state.advisor_wealth[pile]
            for pile in range(len(ADVISOR_WORTH))
            if state.face_up[pile]
        ),
        reverse=True,
    )
    # A higher bid picks earlier; how much earlier, nobody knows before the reveal.
    expected = 1.0 + (state.seats - 1) * 0.5 ** (total + 0.2 * bid.influence)
    place = min(len(offers), expected) if offers else 0.0
    lower = int(place)
    worth = offers[lower - 1] if offers else 0.0
    if offers and lower < len(offers):
        worth += (place - lower) * (offers[lower] - offers[lower - 1])
    return 1.2 + worth - weights.wealth * bid.wealth - weights.influence * bid.influence


# -- what is begun but not finished -------------------------------------------------------------------------


def _pending(state: EssenceState, seat: int, weights: EssenceWeights) -> float:
    """What the seat's steps on the stack will still bring."""
    value = 0.0
    for step in state.stack:
        if step.seat == seat:
            worth = _STEP_WORTH.get(step.kind)
            if worth is not None:
                value += worth(state, step, weights)
    return value


def _fired_worth(state: EssenceState, step: Step, weights: EssenceWeights) -> float:
    """What the triggers that wait for their turn will bring."""
    return sum(
        SCRIPT_WORTH[script][0]
        for segment, script in enumerate(TRIGGER_SCRIPT)
        if script >= 0 and step.b >> segment & 1
    )


def _trigger_worth(state: EssenceState, seat: int, event: TriggerEvent) -> float:
    """What the seat's Segments will bring when the event happens once."""
    return sum(
        SCRIPT_WORTH[TRIGGER_SCRIPT[segment]][0]
        for segment in state.islands[seat].values()
        if TRIGGER_EVENT[segment] == event
    )


def _best_place(state: EssenceState, step: Step, weights: EssenceWeights) -> float:
    island, segment = state.islands[step.seat], step.a
    best = max(placement_essence(island, segment, cell) for cell in open_cells(island))
    value = best + ROUND_WORTH[segment] * _rounds_left(state)
    value += _trigger_worth(state, step.seat, TriggerEvent.BUILD)
    for script in (ONCE[segment], INCOME[segment]):
        if script >= 0:
            value += SCRIPT_WORTH[script][0]
    if OPTION_WORTH[segment]:
        value += 0.6 * OPTION_WORTH[segment]
    return value


def _best_put(state: EssenceState, step: Step, weights: EssenceWeights) -> float:
    """The most Essence the lifted Segment can score."""
    island, segment = state.islands[step.seat], step.b
    origin = cell_of(island, segment)
    best = 0
    if step.a != Mode.SWAP:
        rest = {cell: other for cell, other in island.items() if cell != origin}
        for cell in move_targets(island, origin):
            best = max(best, placement_essence(rest, segment, cell))
    if step.a != Mode.MOVE:
        for cell, other in island.items():
            if other != segment:
                swapped = {**island, cell: segment, origin: other}
                best = max(best, placement_essence(swapped, segment, cell))
    return float(best)


def _best_target(state: EssenceState, step: Step, weights: EssenceWeights) -> float:
    """The most Essence this Attack can bring, or a monster beaten for its fragment."""
    attack = state.attack[step.seat] + step.a
    best = 0.0
    if step.b in (Target.ANY, Target.PLAYER):
        for other in range(state.seats):
            if other != step.seat and attack > defense_of(state, other):
                best = max(best, attack - defense_of(state, other) + 0.8)
    if step.b in (Target.ANY, Target.THREAT):
        best = max(best, float(attack - state.threat))
    if step.b in (Target.ANY, Target.MONSTER):
        for fragment in state.track[1:]:
            if fragment != NOTHING and 0 < OMENS[fragment].monster < attack:
                best = max(best, 0.8 * _fragment_worth(fragment, weights))
    return best + (_trigger_worth(state, step.seat, TriggerEvent.ATTACK_WON) if best else 0.0)


_STEP_WORTH: dict[StepKind, Callable[[EssenceState, Step, EssenceWeights], float]] = {
    StepKind.RUN: lambda state, step, weights: SCRIPT_WORTH[step.a][step.b],
    StepKind.PLACE: _best_place,
    StepKind.PUT: _best_put,
    StepKind.TARGET: _best_target,
    StepKind.LIFT: lambda state, step, weights: 3.0 if len(state.islands[step.seat]) > 2 else 1.5,
    StepKind.TAKE_FRAGMENT: lambda state, step, weights: (
        _fragment_worth(step.a, weights) + _trigger_worth(state, step.seat, TriggerEvent.READ)
    ),
    StepKind.GAIN_MIX: lambda state, step, weights: 0.65 * step.a,
    StepKind.PAY: lambda state, step, weights: -TOKEN * step.a,
    StepKind.STEAL_MIX: lambda state, step, weights: 0.6 * step.b,
    StepKind.SPOILS: lambda state, step, weights: 0.6 * step.b,
    StepKind.DISCARD: lambda state, step, weights: -0.6 * step.a,
    StepKind.RECOVER: lambda state, step, weights: 0.9 * step.a,
    StepKind.FIRE: _fired_worth,
    StepKind.TRIGGER: _fired_worth,
    StepKind.AFTER_ATTACK: lambda state, step, weights: (
        0.4 + _trigger_worth(state, step.seat, TriggerEvent.ATTACK_WON)
    ),
    StepKind.AFTER_TREATY: lambda state, step, weights: _trigger_worth(state, step.seat, TriggerEvent.TREATY),
    StepKind.BUILD: lambda state, step, weights: 2.0 + 0.4 * step.a,
    StepKind.READ: lambda state, step, weights: 2.0 + 0.4 * step.a,
    StepKind.SIGN: lambda state, step, weights: 1.2 + 0.4 * step.a,
    StepKind.OPPONENT: lambda state, step, weights: 0.6 * step.b,
    StepKind.EXHAUST: lambda state, step, weights: 0.6 * step.b,
    StepKind.READY: lambda state, step, weights: 0.6 * step.b,
    StepKind.TAKE_ADVISOR: lambda state, step, weights: 3.0,
}
"""What each kind of pending step will bring to its seat; the others bring nothing by themselves."""

# -- the parts in words -------------------------------------------------------------------------------------

_PLAIN = WEIGHTS.plain


def _tokens(state: EssenceState, seat: int) -> float:
    return _purse(state.wealth[seat], _PLAIN.wealth, _PLAIN) + _purse(
        state.influence[seat], _PLAIN.influence, _PLAIN
    )


def _prophecy(state: EssenceState, seat: int) -> float:
    """Fragments read, those beaten and free to take, and those whose pattern lies on the Island."""
    value = _PLAIN.fragment * sum([_FRAGMENT_VALUE[fragment] for fragment in state.claimed[seat]])
    if state.stack and state.stack[0].seat == seat and not state.has_read:
        value += sum([0.8 * _fragment_worth(fragment, _PLAIN) for fragment in state.beaten])
    for fragment in state.track[1:]:
        if _PATTERN_VALUE[fragment] and has_pattern(state, seat, fragment):
            value += _PLAIN.readable * _PATTERN_VALUE[fragment]
    return value


def _readiness(state: EssenceState, seat: int) -> float:
    return ATTACK * state.attack[seat] + DEFENSE * state.defense[seat] + FOUNDATION * state.readied[seat]


def _others(state: EssenceState, seat: int) -> float:
    """The less the others have, the better."""
    rivals = [rival for rival in range(state.seats) if rival != seat]
    has = [
        _PLAIN.shard * state.shards[rival] + state.essence[rival] + _tokens(state, rival) for rival in rivals
    ]
    return -_PLAIN.rivals * (0.5 * max(has) + 0.5 * sum(has) / len(has))


_PARTS: dict[str, Evaluate] = {
    "shards": lambda state, seat: _PLAIN.shard * (state.shards[seat] + 0.35 * state.revenge[seat]),
    "essence": lambda state, seat: float(state.essence[seat]),
    "prophecy": _prophecy,
    "tokens": _tokens,
    "hand": lambda state, seat: _hand(state.hands[seat], 1.0, _PLAIN),
    "island": lambda state, seat: _island(state, seat, _rounds_left(state), [], _PLAIN),
    "readiness": _readiness,
    "begun": lambda state, seat: _pending(state, seat, _PLAIN),
    "others": _others,
}

PLAYERS = Players(
    evaluate,
    criteria={name: Criterion(text(f"essence-part-{name}"), part) for name, part in _PARTS.items()},
    weighing=WEIGHTS,
)
