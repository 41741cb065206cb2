"""A look a little ahead: what an artist's chosen action, or the egos, would do to the table as it is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.chance import SeededChance
from game.opus.apply import answer
from game.opus.board import face_down, target_kind
from game.opus.cards import ACCEPTS, kind_of
from game.opus.engine import advance
from game.opus.flip import may_act, new_action
from game.opus.legal import legal_actions
from game.opus.play_target import targets, work_to_flip
from game.opus.programs import may_stop_picking
from game.opus.run import Run
from game.opus.state import (
    NOTHING,
    UNCHOSEN,
    UNKNOWN_NAME,
    Ask,
    Deed,
    Flag,
    Format,
    OpusState,
    Phase,
    make_mark,
)
from game.opus.statics import may_flip

_PICK, _FLIP_OR_COPY, _TARGET = Ask.PICK, Ask.FLIP_OR_COPY, Ask.TARGET


def tables_ahead(state: OpusState, seat: int) -> Iterator[OpusState]:
    """The table after the seat's artists have done what is chosen for them; one for each target left open.

    What others have chosen is left out: in a sampled world it is only a guess. The state itself is changed.
    """
    layout, aiming = state.layout, _aiming_place(state)
    rows = state.order[:]
    if layout.format == Format.SCHISM:
        _lay_secrets(state, seat)
    open_place = NOTHING
    for row in rows:
        for place in (row, row + 4):
            if place not in layout.artists or layout.owner[place] != seat:
                continue
            if state.target[place] != UNCHOSEN and not state.flags[place] & Flag.ACTED:
                _act(state, place)
            elif place == aiming:
                open_place = place
    if open_place == NOTHING or state.phase == Phase.OVER:
        yield state
        return
    *others, last = _sensible_targets(state, open_place)
    for target in others:
        yield _after_acting(state.copy(), open_place, target)
    yield _after_acting(state, open_place, last)


def _aiming_place(state: OpusState) -> int:
    """The place of the artist that has got its work, or none, and whose player is choosing the target."""
    if state.asked != _TARGET:
        return NOTHING
    return state.order[state.turn] if state.step < 2 else state.order_b[state.turn] + 4


def _after_acting(state: OpusState, place: int, target: int) -> OpusState:
    state.target[place] = target
    _act(state, place)
    return state


def _lay_secrets(state: OpusState, seat: int) -> None:
    """In Schism the seat's own choice of this turn is not on the table yet."""
    if state.phase != Phase.PLAY or state.turn > 3:
        return
    for number, place in enumerate((state.order[state.turn], 4 + state.order_b[state.turn])):
        chosen = state.secret[2 * number : 2 * number + 2]
        if chosen and state.layout.owner[place] == seat:
            if chosen[0] in state.hand[seat]:
                state.hand[seat].remove(chosen[0])
                state.attached[place].append(chosen[0])
                state.marks[place].append(make_mark(0, seat, UNKNOWN_NAME))
                state.deeds[place] |= Deed.PLAYED
            if len(chosen) == 2:
                state.target[place] = chosen[1]
    state.secret.clear()


def _sensible_targets(state: OpusState, place: int) -> list[int]:
    work = work_to_flip(state, place)
    found = targets(state, place, work)
    if work == NOTHING:
        return found
    accepted = ACCEPTS[kind_of(work)]
    return [target for target in found if target_kind(state, place, target) & accepted] or found[:1]


def _act(state: OpusState, place: int) -> None:
    """Let one artist take its turn now."""
    if not may_act(state, place):
        return
    state.asked, state.asked_seat = Ask.NOTHING, NOTHING
    state.phase, state.step = Phase.FLIP, 1
    state.turn = state.order.index(place & 3)
    state.stack.append(new_action(state, place))
    run = Run(state, SeededChance(0))
    advance(run, only_stack=True)
    while state.asked:
        answer(run, _plain_answer(state), only_stack=True)


def finish(state: OpusState) -> None:
    """Let all that is going on be done, whatever is asked meanwhile being answered plainly."""
    run = Run(state, SeededChance(0))
    while state.stack:
        answer(run, _plain_answer(state))


def let_egos_act(state: OpusState) -> None:
    """Let this round's egos attack or work, no further work being laid at them."""
    run = Run(state, SeededChance(0))
    while state.asked and state.phase in (Phase.SUPEREGO, Phase.EGOS):
        answer(run, _plain_answer(state))


def _plain_answer(state: OpusState) -> Any:
    """A plain answer to whatever is asked on the way.

    It is the first one, but no more is picked than must be, and what cannot be flipped becomes a copy.
    """
    legal = legal_actions(state)
    if state.asked == _PICK and may_stop_picking(state.stack[-1]):
        return legal[-1]
    if state.asked == _FLIP_OR_COPY and state.stack[-1].me != NOTHING:
        place = state.stack[-1].me & 7
        work = state.attached[place][face_down(state, place)]
        return legal[0] if may_flip(state, place, kind_of(work)) else legal[1]
    return legal[0]
