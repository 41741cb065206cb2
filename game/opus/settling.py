"""Settling (B.9): retirements first, then the abilities that answer what has happened."""

from __future__ import annotations

from game.opus import board
from game.opus.cards import card_kind, is_work
from game.opus.events import AbilityUsed
from game.opus.programs import LASTING_TRIGGERS, OPTIONAL, SIGNATURE_TRIGGERS, WHOLE_ABILITY, Ready
from game.opus.retirement import first_to_retire, retire
from game.opus.run import Run, is_unsettled
from game.opus.state import (
    NOTHING,
    Ask,
    Flag,
    Frame,
    FrameKind,
    Happening,
    Mark,
    OpusState,
    Triggered,
    counts_as,
)

_RETIRING, _RESOLVING = 0, 1
_SETTLE, _EFFECT = FrameKind.SETTLE, FrameKind.EFFECT


def start_settling(run: Run) -> None:
    run.push(Frame(_SETTLE))


def go_on_settling(run: Run, frame: Frame) -> None:
    state = run.state
    if frame.step == _RETIRING:
        place = first_to_retire(state)
        if place != NOTHING:
            retire(run, place)
            return
        state.is_dying = False
        frame.triggers = _collect(state)
        state.happened.clear()
        frame.step = _RESOLVING
    if is_unsettled(state):
        # The effects of one ability settle before the next one is resolved.
        start_settling(run)
    elif frame.triggers:
        triggered, *others = frame.triggers
        frame.triggers = tuple(others)
        _resolve(run, triggered)
    else:
        state.stack.pop()


def _collect(state: OpusState) -> tuple[Triggered, ...]:
    """The abilities that answer, those that always trigger first, then by column and row (H.20)."""
    found: list[tuple[bool, int, int, int, Triggered]] = []
    for number, happening in enumerate(state.happened):
        for place in range(8):
            card = state.card[place]
            if card == NOTHING:
                continue
            column = 0 if place > 3 else 1
            if place in state.layout.artists and not state.flags[place] & Flag.DORMANT:
                for ready in SIGNATURE_TRIGGERS[card_kind(card)]:
                    if _answers(state, ready, happening, card, card):
                        triggered = Triggered(card, ready.program, happening)
                        found.append((ready.is_optional, column, place & 3, number, triggered))
            for index, mark in enumerate(state.marks[place]):
                if mark & Mark.LIVE:
                    for ready in LASTING_TRIGGERS[counts_as(mark)]:
                        work = state.attached[place][index]
                        if _answers(state, ready, happening, work, card):
                            triggered = Triggered(work, ready.program, happening)
                            left_or_right = -1 - index if place > 3 else 2 + index
                            found.append((ready.is_optional, left_or_right, place & 3, number, triggered))
    found.sort(key=lambda each: each[:4])
    return tuple([each[4] for each in found])


def _answers(state: OpusState, ready: Ready, happening: Happening, source: int, card: int) -> bool:
    if ready.event != happening.event:
        return False
    if any(frame.source == source and frame.program == ready.program for frame in state.stack):
        return False
    return ready.condition(state, _frame(state, Triggered(source, ready.program, happening), card))


def _frame(state: OpusState, triggered: Triggered, card: int) -> Frame:
    source, program, happening = triggered
    return Frame(
        _EFFECT,
        seat=board.player_of(state, card),
        program=program,
        me=card,
        this=source if is_work(source) else NOTHING,
        source=source,
        subject=happening.subject,
        doer=happening.doer,
        actor=happening.actor,
        work=happening.work,
    )


def _resolve(run: Run, triggered: Triggered) -> None:
    """Begin an ability, unless its card has left play meanwhile; "may" asks its player first."""
    state = run.state
    card = _holder(state, triggered.source)
    if card == NOTHING:
        return
    frame = _frame(state, triggered, card)
    run.push(frame)
    if triggered.program in OPTIONAL:
        frame.left = WHOLE_ABILITY
        run.ask(Ask.MAY, frame.seat)
    else:
        run.tell(AbilityUsed(card))


def _holder(state: OpusState, source: int) -> int:
    if not is_work(source):
        is_awake = board.is_in_play(state, source) and not state.flags[source & 7] & Flag.DORMANT
        return source if is_awake else NOTHING
    place, index = board.where_attached(state, source)
    if place == NOTHING or not state.marks[place][index] & Mark.LIVE:
        return NOTHING
    return state.card[place]
