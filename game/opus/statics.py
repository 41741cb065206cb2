"""The values that abilities change all the time (D.8): attack, armor, cost, and what is unseen or safe."""

from __future__ import annotations

from typing import NamedTuple

from game.opus import board, values
from game.opus.cards import ARTISTS, COSTS, EGOS, WORK_SCHOOL, WORKS
from game.opus.state import NOTHING, Flag, Frame, FrameKind, Mark, OpusState
from game.opus.syntax import Ability, Aura, Static


class Holding(NamedTuple):
    """A static or an aura, ready to be read."""

    amount: values.Reading | None
    guard: values.Test | None
    members: values.Members | None = None


def _holdings(abilities: tuple[Ability, ...]) -> dict[str, tuple[Holding, ...]]:
    found: dict[str, tuple[Holding, ...]] = {}
    for ability in abilities:
        if isinstance(ability, Static | Aura):
            amount = None if ability.amount is None else values.compile_number(ability.amount, values.Scope())
            guard = None if ability.guard is None else values.compile_condition(ability.guard)
            members, name = None, ability.kind if isinstance(ability, Static) else "aura"
            if isinstance(ability, Aura):
                members = values.compile_set(ability.members, values.Scope())
            found[name] = (*found.get(name, ()), Holding(amount, guard, members))
    return found


_SIGNATURES = tuple(_holdings(artist.signature) for artist in ARTISTS)
_LASTING = tuple(_holdings(work.lasting) for work in WORKS)
_RADIANT = frozenset(number for number, holdings in enumerate(_SIGNATURES) if "aura" in holdings)
_RADIANT_WORKS = frozenset(number for number, holdings in enumerate(_LASTING) if "aura" in holdings)
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
        signature = _SIGNATURES[card >> 3 & 63]
        if name in signature and not state.flags[place] & Flag.DORMANT:
            for holding in signature[name]:
                total = _added(state, place, holding, total, work, doer)
    for mark in state.marks[place]:
        if mark & 4 and name in _LASTING[mark >> 8]:
            for holding in _LASTING[mark >> 8][name]:
                total = _added(state, place, holding, total, work, doer)
    return total


def _added(
    state: OpusState, place: int, holding: Holding, total: int | None, work: int, doer: int
) -> int | None:
    amount, guard, _ = holding
    scope = Frame(
        FrameKind.EFFECT, seat=state.layout.owner[place], me=state.card[place], work=work, doer=doer
    )
    if guard is not None and not guard(state, scope):
        return total
    return (total or 0) + (1 if amount is None else amount(state, scope))


def attack_of(state: OpusState, place: int) -> int:
    """Attack now, at least 0. While two act together, the one that waits keeps what it had (F.3)."""
    if not state.is_together:
        total = attack_sum(state, place)
    elif state.frozen_place == place:
        total = state.frozen_attack
    else:
        total = attack_sum(state, place) + (state.held_attack if state.held_place == place else 0)
    return total if total > 0 else 0


def attack_sum(state: OpusState, place: int) -> int:
    """Base attack, changes, statics and auras, which may come to less than 0."""
    card = state.card[place]
    total = state.attack_round[place] + state.attack_next[place] + state.attack_game[place]
    if card & _EGO_CARD:
        total += _EGO_ATTACK[card >> 3 & 63]
        if state.marks[place]:
            total += static_total(state, place, "attack") or 0
    else:
        total += _ARTIST_ATTACK[card >> 3 & 63] + (static_total(state, place, "attack") or 0)
        total += _auras_on(state, card)
    return total


def _auras_on(state: OpusState, card: int) -> int:
    total = 0
    for place in state.layout.artists:
        source = state.card[place]
        if source != NOTHING:
            kind = source >> 3 & 63
            if kind in _RADIANT and not state.flags[place] & Flag.DORMANT:
                total += _shed(state, place, _SIGNATURES[kind], card)
            if _RADIANT_WORKS:
                for mark in state.marks[place]:
                    if mark & Mark.LIVE and mark >> 8 in _RADIANT_WORKS:
                        total += _shed(state, place, _LASTING[mark >> 8], card)
    return total


def _shed(state: OpusState, place: int, holdings: dict[str, tuple[Holding, ...]], card: int) -> int:
    """What the auras of one card or work add to the attack of another."""
    total = 0
    for amount, guard, members in holdings["aura"]:
        scope = Frame(FrameKind.EFFECT, seat=state.layout.owner[place], me=state.card[place])
        if (guard is None or guard(state, scope)) and members is not None and card in members(state, scope):
            total += amount(state, scope) if amount is not None else 0
    return total


def work_cost(state: OpusState, place: int, work: int, kind: int) -> int:
    """What an artist pays for a work that counts as `kind`, not below 0."""
    return max(0, COSTS[kind] + (static_total(state, place, "cost", work=work) or 0))


def may_flip(state: OpusState, place: int, kind: int) -> bool:
    """Whether the artist practices a school of the work."""
    return bool(WORK_SCHOOL[kind] & board.practises(state, place))
