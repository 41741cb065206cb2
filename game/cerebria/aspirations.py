"""The nine Aspirations and their statistics (rules E.2)."""

from __future__ import annotations

from enum import IntEnum

from game.cerebria.board import SIGN, SLOTS, TRIADS
from game.cerebria.cards import VIBE
from game.cerebria.state import CerebriaState


class Aspiration(IntEnum):
    ATTITUDE = 0
    OPENNESS = 1
    AWARENESS = 2
    UNITY = 3
    VERSATILITY = 4
    FORTITUDE = 5
    LIVELINESS = 6
    SENSIBILITY = 7
    REFLECTION = 8


OF_FULL_GAME_ONLY = (Aspiration.SENSIBILITY, Aspiration.REFLECTION)


def statistic(state: CerebriaState, aspiration: int, team: int) -> int:
    """What a team has to show for an Aspiration."""
    return _STATISTICS[aspiration](state, team)


def lead(state: CerebriaState, aspiration: int, team: int) -> int:
    """By how much a team's statistic exceeds the other's; above zero it is winning."""
    count = _STATISTICS[aspiration]
    return count(state, team) - count(state, 1 - team)


def is_winning(state: CerebriaState, aspiration: int, team: int) -> bool:
    return lead(state, aspiration, team) > 0


def attitude(state: CerebriaState, team: int) -> int:
    return state.realm.count(team)


def openness(state: CerebriaState, team: int) -> int:
    return state.frontier.count(team)


def awareness(state: CerebriaState, team: int) -> int:
    sign, weight = SIGN[team], state.weight
    return sum(
        [
            1
            for one, two, three in TRIADS
            if weight[one] * sign > 0 or weight[two] * sign > 0 or weight[three] * sign > 0
        ]
    )


def chains(state: CerebriaState, team: int) -> list[tuple[int, int]]:
    """Every unbroken run of a team's Emotions: first slot and length; a full ring begins at slot 0."""
    sign = SIGN[team]
    own = [weight * sign > 0 for weight in state.weight]
    if all(own):
        return [(0, SLOTS)]
    found = []
    for slot in range(SLOTS):
        if own[slot] and not own[slot - 1]:
            length = 1
            while own[(slot + length) % SLOTS]:
                length += 1
            found.append((slot, length))
    return found


def unity(state: CerebriaState, team: int) -> int:
    sign = SIGN[team]
    longest = run = first_run = 0
    is_first = True
    for weight in state.weight:
        if weight * sign > 0:
            run += 1
            if run > longest:
                longest = run
        else:
            if is_first:
                first_run, is_first = run, False
            run = 0
    if is_first:
        return SLOTS if run else 0
    # The run at the end of the list goes on at its beginning.
    return max(longest, run + first_run)


def vibes(state: CerebriaState, team: int) -> int:
    """The Vibes among a team's Emotions, as bits."""
    sign, found = SIGN[team], 0
    for kind, weight in zip(state.kind, state.weight, strict=True):
        if weight * sign > 0 and VIBE[kind] >= 0:
            found |= 1 << VIBE[kind]
    return found


def versatility(state: CerebriaState, team: int) -> int:
    return vibes(state, team).bit_count()


def fortitude(state: CerebriaState, team: int) -> int:
    sign = SIGN[team]
    return sum([fortress * sign for fortress in state.fortress if fortress * sign > 0])


def liveliness(state: CerebriaState, team: int) -> int:
    sign = SIGN[team]
    return sum(
        [essence for essence, weight in zip(state.essence, state.weight, strict=True) if weight * sign > 0]
    )


def sensibility(state: CerebriaState, team: int) -> int:
    return max(0, *state.weight) if SIGN[team] > 0 else -min(0, *state.weight)


def reflection(state: CerebriaState, team: int) -> int:
    """Realms controlled together with the Frontier straight across the board."""
    if state.config.reflection_total:
        return attitude(state, team) + openness(state, team)
    realm, frontier = state.realm, state.frontier
    return sum([1 for r in range(5) if realm[r] == team and frontier[(r + 2) % 5] == team])


_STATISTICS = (
    attitude,
    openness,
    awareness,
    unity,
    versatility,
    fortitude,
    liveliness,
    sensibility,
    reflection,
)
