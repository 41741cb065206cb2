"""How good a position of Ego & Opus is for a seat: points, drive, threats by egos, cards."""

from __future__ import annotations

from ai.opus.foresight import finish, let_egos_act, tables_ahead
from ai.players import Criterion, Evaluate
from ai.weights import Weights, load_weights
from game.opus import board
from game.opus.cards import EGOS, PLACES, card_kind
from game.opus.state import NOTHING, Flag, Format, OpusState, Phase
from game.opus.statics import attacks_of
from game.opus.strategies import look_for_victim
from game.text import text

WON = 1000.0
FRAGILE = 4
"""The last drive points of an artist, of which each is worth more."""


class OpusWeights(Weights):
    """What things on the table are worth."""

    point: float
    drive: float
    last_drive: float
    """On top of it for the last few: losing an artist costs a point and its works."""
    attack: float
    card: float
    wear: float
    """A health point that an ego has lost: two points are nearer, though somebody else may take them."""
    rival: float
    """What a rival has on the table counts less than what oneself has: hurting it wins nothing by itself."""
    gift: float
    """An ego that a rival who has not acted yet could retire with a plain attack."""
    threat: float
    danger: float
    """An artist that the egos are about to retire."""
    health: float
    """A health point of an ego, for the superego."""
    script: float
    """A work in the superego's hand: it is there to be laid at an ego."""
    prey: float
    weakest: float
    """The superego lives on retiring artists: what they are worth, and the drive of the one nearest to it."""


WEIGHTS = load_weights("opus", OpusWeights)


_ASSESSED_AHEAD = frozenset((Phase.PLAY, Phase.FLIP))
_EGOS_TO_COME = frozenset((Phase.PLAY, Phase.FLIP, Phase.EGOS))
_OF_THE_SUPEREGO = frozenset((Phase.SUPEREGO, Phase.EGOS))
_ATTACKING, _OVER = Phase.EGOS, Phase.OVER
_CANNOT_ACT = Flag.ACTED | Flag.DORMANT
_HEALTH = tuple(ego.health for ego in EGOS)


def evaluate(
    state: OpusState, seat: int, weights: OpusWeights = WEIGHTS.plain, *, is_spare: bool = False
) -> float:
    """Larger is better. The egos have no wishes: for their seat every position is alike.

    A spare state is one that nobody needs any more: a look ahead may change it instead of a copy.
    """
    layout = state.layout
    if seat not in layout.numbers:
        return 0.0
    if state.stack:
        state, is_spare = state if is_spare else state.copy(), True
        finish(state)
    if state.phase == _OVER:
        return _of_end(state, seat)
    if seat == layout.superego and state.phase in _OF_THE_SUPEREGO:
        state = state if is_spare else state.copy()
        let_egos_act(state)
    elif state.phase in _ASSESSED_AHEAD:
        state = state if is_spare else state.copy()
        return max([_of_table(table, seat, weights) for table in tables_ahead(state, seat)])
    return _of_table(state, seat, weights)


def _of_end(state: OpusState, seat: int) -> float:
    if seat not in state.winners:
        return -WON
    is_shared = len(state.winners) > 1 and state.layout.format != Format.SUPEREGO
    return WON / 2 if is_shared else WON


def _of_table(state: OpusState, seat: int, weights: OpusWeights) -> float:
    if state.phase == _OVER:
        return _of_end(state, seat)
    attacks = attacks_of(state)
    worth = _worth_of_artists(state, attacks, weights)
    rivals = state.layout.opponents[seat]
    value = weights.point * board.points_of(state, seat)
    if rivals:
        value -= weights.point * max([board.points_of(state, rival) for rival in rivals])
    if seat == state.layout.superego:
        return value + _of_superego(state, worth, weights)
    value += _standing(state, seat, worth, weights) + _prospects(state, seat, attacks, weights)
    if rivals:
        value -= (
            weights.rival * sum([_standing(state, rival, worth, weights) for rival in rivals]) / len(rivals)
        )
    return value


def _of_superego(state: OpusState, worth: list[float], weights: OpusWeights) -> float:
    """Works to lay and egos that bear, against the partners' artists, one of whom should fall soon."""
    layout = state.layout
    drives = [state.vital[place] for place in layout.artists if state.card[place] != NOTHING]
    value = weights.script * len(state.hand[layout.superego]) + weights.health * sum(
        [state.vital[ego] for ego in layout.egos]
    )
    return value - weights.prey * sum(worth) - weights.weakest * min(drives, default=0)


def _standing(state: OpusState, seat: int, worth: list[float], weights: OpusWeights) -> float:
    """What a seat, with its partner if it has one, has on the table and in hand."""
    layout = state.layout
    value = weights.card * min(7, len(state.hand[seat]))
    if seat == layout.superego:
        return value + weights.health * sum([state.vital[place] for place in layout.egos])
    purse = layout.purse
    for place in layout.artists:
        if purse[layout.owner[place]] == purse[seat]:
            value += worth[place]
    return value


def _worth_of_artists(state: OpusState, attacks: list[int], weights: OpusWeights) -> list[float]:
    """By place: what each artist is worth to its player."""
    worth = [0.0] * PLACES
    threats = _threats(state, attacks)
    for place in state.layout.artists:
        if state.card[place] != NOTHING:
            drive, threat = state.vital[place], threats[place]
            value = (
                weights.drive * drive
                + weights.last_drive * min(drive, FRAGILE)
                + weights.attack * attacks[place]
            )
            if threat:
                value -= weights.threat * min(threat, drive)
                if threat >= drive + state.shield[place]:
                    value -= weights.danger
            worth[place] = value
    return worth


def _threats(state: OpusState, attacks: list[int]) -> list[float]:
    """By place: the damage of the egos still to come, shared among those between whom a die decides."""
    threats = [0.0] * PLACES
    if board.is_schism(state) or state.phase not in _EGOS_TO_COME:
        return threats
    for row in state.order[state.turn :] if state.phase == _ATTACKING else state.order:
        ego = row + 4
        if state.card[ego] != NOTHING and not state.flags[ego] & Flag.SKIPPED:
            candidates = look_for_victim(state, ego).candidates
            for place in candidates:
                threats[place] += attacks[ego] / len(candidates)
    return threats


def _prospects(state: OpusState, seat: int, attacks: list[int], weights: OpusWeights) -> float:
    """What the egos promise: worn egos are near to two points, but not when a rival is about to take them."""
    value = 0.0
    strongest = _strongest_rival(state, seat, attacks)
    for place in state.layout.egos:
        card, health = state.card[place], state.vital[place]
        if card != NOTHING:
            value += weights.wear * max(0, _HEALTH[card_kind(card)] - health)
            if health <= strongest:
                value -= weights.gift
    return value


def _strongest_rival(state: OpusState, seat: int, attacks: list[int]) -> int:
    """The highest attack among rivals' artists that can still act this round."""
    rivals, owner = state.layout.opponents[seat], state.layout.owner
    strongest = 0
    for place in state.layout.artists:
        can_act = state.card[place] != NOTHING and not state.flags[place] & _CANNOT_ACT
        if can_act and attacks[place] > strongest and owner[place] in rivals:
            strongest = attacks[place]
    return strongest


# -- the parts in words -------------------------------------------------------------------------------------

_PLAIN = WEIGHTS.plain


def _foreseen(state: OpusState, seat: int) -> OpusState:
    """The table that the evaluation judges: after what is chosen has been done as well as it can be."""
    state = state.copy()
    finish(state)
    if state.phase in _ASSESSED_AHEAD:
        return max(tables_ahead(state, seat), key=lambda table: _of_table(table, seat, _PLAIN))
    return state


def _points(state: OpusState, seat: int) -> float:
    return _PLAIN.point * board.points_of(state, seat)


def _rivals_points(state: OpusState, seat: int) -> float:
    return -max([_points(state, rival) for rival in state.layout.opponents[seat]], default=0.0)


def _hand(state: OpusState, seat: int) -> float:
    return _PLAIN.card * min(7, len(state.hand[seat]))


def _artists(state: OpusState, seat: int) -> float:
    worth = _worth_of_artists(state, attacks_of(state), _PLAIN)
    return _standing(state, seat, worth, _PLAIN) - _hand(state, seat)


def _rivals_artists(state: OpusState, seat: int) -> float:
    rivals = state.layout.opponents[seat]
    return -_PLAIN.rival * sum([_artists(state, rival) for rival in rivals]) / max(1, len(rivals))


def _egos(state: OpusState, seat: int) -> float:
    return 0.0 if seat == state.layout.superego else _prospects(state, seat, attacks_of(state), _PLAIN)


_PARTS: dict[str, Evaluate] = {
    "points": _points,
    "rivals-points": _rivals_points,
    "artists": _artists,
    "rivals-artists": _rivals_artists,
    "egos": _egos,
    "hand": _hand,
}


def _measured(part: Evaluate) -> Evaluate:
    return lambda state, seat: part(_foreseen(state, seat), seat)


CRITERIA = {name: Criterion(text(f"opus-part-{name}"), _measured(part)) for name, part in _PARTS.items()}
