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

    What others have chosen is left out: in a sampled world it is only a guess.
    """
    table = state.copy()
    if table.layout.format == Format.SCHISM:
        _lay_secrets(table, seat)
    open_place = NOTHING
    for row in state.order:
        for place in (row, row + 4):
            if place not in state.layout.artists or state.layout.owner[place] != seat:
                continue
            if table.target[place] != UNCHOSEN and not table.flags[place] & Flag.ACTED:
                _act(table, place)
            elif _is_next(state, place):
                open_place = place
    if open_place == NOTHING or table.phase == Phase.OVER:
        yield table
        return
    for target in _sensible_targets(table, open_place):
        tried = table.copy()
        tried.target[open_place] = target
        _act(tried, open_place)
        yield tried


def _is_next(state: OpusState, place: int) -> bool:
    """Whether the artist has got its work, or none, and its player is choosing the target."""
    if state.asked != _TARGET:
        return False
    return place == state.order[state.turn] if state.step < 2 else place - 4 == state.order_b[state.turn]


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


def when_done(state: OpusState) -> OpusState:
    """The table once all that is going on is done, whatever is asked meanwhile being answered plainly."""
    table = state.copy()
    run = Run(table, SeededChance(0))
    while table.stack:
        answer(run, _plain_answer(table))
    return table


def egos_ahead(state: OpusState) -> OpusState:
    """The table after this round's egos have attacked or worked, no further work being laid at them."""
    table = state.copy()
    run = Run(table, SeededChance(0))
    while table.asked and table.phase in (Phase.SUPEREGO, Phase.EGOS):
        answer(run, _plain_answer(table))
    return table


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
