"""The values that abilities change all the time (D.8): attack, armor, cost, and what is unseen or safe."""

from __future__ import annotations

from typing import NamedTuple

from game.opus import board, values
from game.opus.cards import ARTISTS, COSTS, EGOS, PLACES, WORK_SCHOOL, WORKS
from game.opus.readers import Bearer, Members, Reading, Test
from game.opus.state import NOTHING, Flag, OpusState
from game.opus.syntax import PLAIN_STATICS, VALUED_STATICS, Ability, Aura, Static


class Holding(NamedTuple):
    """A static or an aura, ready to be read."""

    amount: Reading | None
    guard: Test | None
    members: Members | None = None


AURA = "aura"
_NAMES = (*PLAIN_STATICS, *VALUED_STATICS, AURA)


def _holdings(abilities: tuple[Ability, ...], name: str) -> tuple[Holding, ...]:
    """What a card's abilities of that name say."""
    return tuple(
        _ready(each) for each in abilities if isinstance(each, Static | Aura) and _name(each) == name
    )


def _name(ability: Static | Aura) -> str:
    return ability.kind if isinstance(ability, Static) else AURA


def _ready(ability: Static | Aura) -> Holding:
    return Holding(
        None if ability.amount is None else values.compile_number(ability.amount, values.Scope()),
        None if ability.guard is None else values.compile_condition(ability.guard),
        values.compile_set(ability.members, values.Scope()) if isinstance(ability, Aura) else None,
    )


_SIGNATURES = {name: tuple(_holdings(artist.signature, name) for artist in ARTISTS) for name in _NAMES}
"""By name and artist."""
_LASTING = {
    name: {kind: held for kind, work in enumerate(WORKS) if (held := _holdings(work.lasting, name))}
    for name in _NAMES
}
"""By name and work, only of the works that have such a text."""
_RADIANT = frozenset(kind for kind, auras in enumerate(_SIGNATURES[AURA]) if auras)
_ARTIST_ATTACK = tuple(artist.attack for artist in ARTISTS)
_EGO_ATTACK = tuple(ego.attack for ego in EGOS)
_EGO_CARD = 1 << 9


def static_total(
    state: OpusState, place: int, name: str, *, work: int = NOTHING, doer: int = NOTHING
) -> int | None:
    """The sum of a card's statics of that name that hold now; None when none does.

    This is the busiest question of all, so it reads the numbers of `cards` and `state` bit by bit.
    """
    total: int | None = None
    card = state.card[place]
    if not card & _EGO_CARD:
        signature = _SIGNATURES[name][card >> 3 & 63]
        if signature and not state.flags[place] & Flag.DORMANT:
            total = _added(state, place, signature, total, work, doer)
    lasting = _LASTING[name]
    if lasting:
        for mark in state.marks[place]:
            if mark & 4 and mark >> 8 in lasting:
                total = _added(state, place, lasting[mark >> 8], total, work, doer)
    return total


def _added(
    state: OpusState, place: int, holdings: tuple[Holding, ...], total: int | None, work: int, doer: int
) -> int | None:
    bearer = Bearer(state.layout.owner[place], state.card[place], work, doer)
    for amount, guard, _ in holdings:
        if guard is None or guard(state, bearer):
            total = (total or 0) + (1 if amount is None else amount(state, bearer))
    return total


def has_static(state: OpusState, place: int, name: str) -> bool:
    """Whether a static without an amount, like `tie_safe`, holds for an artist now."""
    might_hold = _SIGNATURES[name][state.card[place] >> 3 & 63] or _LASTING[name]
    return bool(might_hold) and static_total(state, place, name) is not None


def attack_of(state: OpusState, place: int) -> int:
    """Attack now, at least 0. While two act together, the one that waits keeps what it had (F.3)."""
    if not state.is_together:
        total = attack_sum(state, place)
    elif state.frozen_place == place:
        total = state.frozen_attack
    else:
        total = attack_sum(state, place) + (state.held_attack if state.held_place == place else 0)
    return total if total > 0 else 0


def attacks_of(state: OpusState) -> list[int]:
    """By place: every attack at once, 0 where nobody stands."""
    cards = state.card
    if state.is_together:
        return [attack_of(state, place) if cards[place] != NOTHING else 0 for place in range(PLACES)]
    attacks = [_own_attack(state, place) if cards[place] != NOTHING else 0 for place in range(PLACES)]
    for amount, members in _auras(state):
        for card in members:
            attacks[card & 7] += amount
    return [attack if attack > 0 else 0 for attack in attacks]


def attack_sum(state: OpusState, place: int) -> int:
    """Base attack, changes, statics and auras, which may come to less than 0."""
    total, card = _own_attack(state, place), state.card[place]
    for amount, members in _auras(state):
        if card in members:
            total += amount
    return total


def _own_attack(state: OpusState, place: int) -> int:
    card = state.card[place]
    total = state.attack_round[place] + state.attack_next[place] + state.attack_game[place]
    if card & _EGO_CARD:
        total += _EGO_ATTACK[card >> 3 & 63]
        if state.marks[place]:
            total += static_total(state, place, "attack") or 0
        return total
    kind = card >> 3 & 63
    if state.marks[place] or _SIGNATURES["attack"][kind]:
        total += static_total(state, place, "attack") or 0
    return total + _ARTIST_ATTACK[kind]


def _auras(state: OpusState) -> list[tuple[int, list[int]]]:
    """The auras that hold now: by how much each changes the attack of whom."""
    found: list[tuple[int, list[int]]] = []
    lasting = _LASTING[AURA]
    for place in state.layout.artists:
        kind = state.card[place] >> 3 & 63
        if kind in _RADIANT and not state.flags[place] & Flag.DORMANT:
            found += _held_auras(state, place, _SIGNATURES[AURA][kind])
        if lasting:
            for mark in state.marks[place]:
                if mark & 4 and mark >> 8 in lasting:
                    found += _held_auras(state, place, lasting[mark >> 8])
    return found


def _held_auras(state: OpusState, place: int, auras: tuple[Holding, ...]) -> list[tuple[int, list[int]]]:
    bearer = Bearer(state.layout.owner[place], state.card[place])
    return [
        (amount(state, bearer), members(state, bearer))
        for amount, guard, members in auras
        if amount is not None and members is not None and (guard is None or guard(state, bearer))
    ]


def work_cost(state: OpusState, place: int, work: int, kind: int) -> int:
    """What an artist pays for a work that counts as `kind`, not below 0."""
    return max(0, COSTS[kind] + (static_total(state, place, "cost", work=work) or 0))


def may_flip(state: OpusState, place: int, kind: int) -> bool:
    """Whether the artist practices a school of the work."""
    return bool(WORK_SCHOOL[kind] & board.practises(state, place))
