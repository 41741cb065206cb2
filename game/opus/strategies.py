"""Whom an ego attacks (B.8, D.10): strategies judge what the artists did this round and how they stand."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from game.opus import board
from game.opus.cards import (
    ARTIST,
    EGO,
    EGOS,
    EVERY_SCHOOL,
    NONE,
    SCHOOL_BIT,
    SELF,
    WORKS,
    card_kind,
)
from game.opus.state import NOTHING, UNCHOSEN, Deed, Flag, OpusState
from game.opus.statics import attack_of, has_static
from game.opus.syntax import ALL_SCHOOLS, DEED_METRICS, DEED_WORDS, Call, Node, Strategy, Word

Judge: TypeAlias = Callable[[OpusState, int, int], bool]
"""Whether an artist (by place) fits, seen from an ego (by place)."""
Metric: TypeAlias = Callable[[OpusState, int], int]


class Compiled(NamedTuple):
    """A strategy ready to be used. `asks_deeds`: artists that entered this round are left out (H.28)."""

    choice: str
    metric: Metric | None
    judge: Judge | None
    asks_deeds: bool
    needs_one: bool
    """`max` of a deed metric fits nobody if the highest value is 0 (H.28)."""


class Search(NamedTuple):
    """How an ego looked for its victim: the strategy that found somebody, and the artists that fit it."""

    lured_to: int
    used_top: bool
    strategy: Strategy | None
    candidates: tuple[int, ...]
    """The places of the artists that are left, tie-safe ones already left out."""
    fitting: tuple[int, ...]


METRICS: dict[str, Metric] = {
    "drive": lambda state, place: state.vital[place],
    "attack": attack_of,
    "attached": lambda state, place: len(state.attached[place]),
    "hand": lambda state, place: len(state.hand[state.layout.owner[place]]),
    "points": lambda state, place: board.points_of(state, state.layout.owner[place]),
    "graveyard": lambda state, place: len(state.graveyard[state.layout.owner[place]]),
    "cost_paid": lambda state, place: state.cost_paid[place],
    "damage_dealt": lambda state, place: state.damage_dealt[place],
    "damage_taken": lambda state, place: state.damage_taken[place],
    "drive_gained": lambda state, place: state.drive_gained[place],
}

_COMPARISONS: dict[str, Callable[[int, int], bool]] = {
    "==": operator.eq,
    "!=": operator.ne,
    "<=": operator.le,
    ">=": operator.ge,
    "<": operator.lt,
    ">": operator.gt,
}


def _leads(state: OpusState, place: int, sign: int) -> bool:
    """Its player has more (or fewer) points than every other player; never true without another one."""
    owner = state.layout.owner[place]
    others = [seat for seat in state.layout.numbers if seat != owner]
    if not others or state.layout.superego != NOTHING:
        return False
    own = board.points_of(state, owner)
    return all(sign * own > sign * board.points_of(state, other) for other in others)


def _has_deed(deed: int) -> Judge:
    return lambda state, place, ego: bool(state.deeds[place] & deed)


_WORDS: dict[str, Judge] = {
    "played": _has_deed(Deed.PLAYED),
    "no_work": lambda state, place, ego: not state.deeds[place] & Deed.PLAYED,
    "failed": _has_deed(Deed.FAILED),
    "copied": _has_deed(Deed.COPIED),
    "made_attack": _has_deed(Deed.MADE_ATTACK),
    "retired_any": _has_deed(Deed.RETIRED_ANY),
    "hurt": lambda state, place, ego: state.damage_taken[place] >= 1,
    "gained": lambda state, place, ego: state.drive_gained[place] >= 1,
    "drew": _has_deed(Deed.DREW),
    "first": lambda state, place, ego: state.order[0] == place,
    "last": lambda state, place, ego: state.order[3] == place,
    "across": lambda state, place, ego: place & 3 == ego & 3,
    "near": lambda state, place, ego: abs((place & 3) - (ego & 3)) == 1,
    "lead": lambda state, place, ego: _leads(state, place, 1),
    "trail": lambda state, place, ego: _leads(state, place, -1),
    "true": lambda state, place, ego: True,
}

_AIMED_KIND = {"ego": EGO, "artist": ARTIST, "self": SELF, "none": NONE}

# -- compiling ----------------------------------------------------------------------------------------------


def _compile(strategy: Strategy) -> Compiled:
    judge = None if strategy.condition is None else _compile_judge(strategy.condition)
    is_deed = strategy.metric in DEED_METRICS
    return Compiled(
        strategy.choice,
        METRICS.get(strategy.metric),
        judge,
        is_deed or _asks_deeds(strategy.condition),
        is_deed and strategy.choice == "max",
    )


def _asks_deeds(part: Any) -> bool:
    if isinstance(part, Word):
        return part.name in (*DEED_WORDS, *DEED_METRICS, "played")
    if isinstance(part, Call) and part.name in ("played", "aimed"):
        return True
    return isinstance(part, tuple) and any(map(_asks_deeds, part))


def _compile_judge(node: Node) -> Judge:
    if isinstance(node, Word):
        return _WORDS[node.name]
    assert isinstance(node, Call), "the grammar allows nothing else"
    if node.name in ("and", "or", "not"):
        parts = [_compile_judge(arg) for arg in node.args]
        if node.name == "not":
            return lambda state, place, ego: not parts[0](state, place, ego)
        return _both(*parts) if node.name == "and" else _either(*parts)
    if node.name in _COMPARISONS:
        compare, metric = _COMPARISONS[node.name], METRICS[node.args[0].name]  # type: ignore[union-attr]
        value: int = node.args[1].value  # type: ignore[union-attr]
        return lambda state, place, ego: compare(metric(state, place), value)
    word: str = node.args[0].name  # type: ignore[union-attr]
    if node.name == "aimed":
        return _aimed_at_this if word == "this" else _compile_aimed(_AIMED_KIND[word])
    if node.name == "played":
        return lambda state, place, ego: _played_school(state, place, word)
    return lambda state, place, ego: _practises(state, place, word)


def _both(first: Judge, *others: Judge) -> Judge:
    if not others:
        return first
    rest = _both(*others)
    return lambda state, place, ego: first(state, place, ego) and rest(state, place, ego)


def _either(first: Judge, *others: Judge) -> Judge:
    if not others:
        return first
    rest = _either(*others)
    return lambda state, place, ego: first(state, place, ego) or rest(state, place, ego)


def _aimed_at_this(state: OpusState, place: int, ego: int) -> bool:
    return state.aimed[place] == ego


def _compile_aimed(kind: int) -> Judge:
    def aimed(state: OpusState, place: int, ego: int) -> bool:
        target = state.aimed[place]
        return target != UNCHOSEN and board.target_kind(state, place, target) == kind

    return aimed


def _played_school(state: OpusState, place: int, school: str) -> bool:
    flipped = state.flipped_as[place]
    return flipped != NOTHING and WORKS[flipped].school == school


def _practises(state: OpusState, place: int, school: str) -> bool:
    practised = board.practises(state, place)
    return practised == EVERY_SCHOOL if school == ALL_SCHOOLS else bool(practised & SCHOOL_BIT[school])


_PRINTED = tuple(((_compile(ego.top), ego.top), (_compile(ego.bottom), ego.bottom)) for ego in EGOS)
_TRADED = tuple((bottom, top) for top, bottom in _PRINTED)
"""By ego: its strategies in the order in which it looks at them, as printed or after they traded places."""

# -- looking for a victim -----------------------------------------------------------------------------------


def look_for_victim(state: OpusState, ego: int) -> Search:
    """B.8 step 2 and 3: by lure, else by the strategy looked at first, else by the other one."""
    lured_to = state.lured[ego]
    if lured_to != NOTHING and board.is_in_play(state, lured_to):
        return Search(lured_to, False, None, (lured_to & 7,), (lured_to & 7,))
    is_first = True
    for compiled, strategy in (_TRADED if state.traded[ego] else _PRINTED)[card_kind(state.card[ego])]:
        found = _fitting(state, ego, compiled, is_first=is_first)
        if found:
            return Search(NOTHING, is_first, strategy, tuple(_exposed(state, found)), tuple(found))
        is_first = False
    return Search(NOTHING, False, None, (), ())


def _exposed(state: OpusState, found: list[int]) -> list[int]:
    """B.8 step 3: of several that fit, those that are `tie_safe` are left out if others remain."""
    if len(found) == 1:
        return found
    return [place for place in found if not has_static(state, place, "tie_safe")] or found


def _fitting(state: OpusState, ego: int, strategy: Compiled, *, is_first: bool) -> list[int]:
    """The places of the artists that fit a strategy, in zone order."""
    found = []
    judge = strategy.judge
    for place in state.layout.artists:
        if state.card[place] == NOTHING:
            continue
        if strategy.asks_deeds and state.flags[place] & Flag.ENTERED:
            continue
        if judge is not None and not judge(state, place, ego):
            continue
        if is_first and has_static(state, place, "unseen"):
            continue
        found.append(place)
    if strategy.metric is None or not found:
        return found
    values = [strategy.metric(state, place) for place in found]
    best = min(values) if strategy.choice == "min" else max(values)
    if strategy.needs_one and best == 0:
        return []
    return [place for place, value in zip(found, values, strict=True) if value == best]
