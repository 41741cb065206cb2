"""Schism: two artists of opposite sides act together (F.3)."""

from __future__ import annotations

from game.opus import board
from game.opus.events import Source
from game.opus.flip import (
    attack_target,
    become_live,
    execute,
    finish_action,
    flip,
    is_negated,
    may_act,
    new_action,
    pay_and_judge,
    reveal_target,
)
from game.opus.play_target import may_copy, places_of_turn, work_to_flip
from game.opus.retirement import WORTH, change_points, end_if_won, leave_the_stage, points_for_artist
from game.opus.run import Run
from game.opus.state import NOTHING, Ask, Frame, FrameKind, OpusState
from game.opus.statics import attack_sum

_COMES_TO_NOTHING, _ATTACKS, _EXECUTES = range(3)
"""What an artist of the pair does, once both have paid."""


def go_on_together(run: Run, frame: Frame) -> None:
    """One step of the pair's turn; `frame.loops` keeps what is known of the two actions."""
    match frame.step:
        case 0:
            _decide(run, frame)
        case 1:
            _show_and_pay(run, frame)
        case 2 | 3:
            _act_in_order(run, frame)
        case _:
            _end_together(run, frame)


def _actors(state: OpusState) -> list[int]:
    return [place for place in places_of_turn(state) if may_act(state, place)]


def copying_place(state: OpusState) -> int:
    """The artist whose owner is asked whether to turn its work up or to declare a copy."""
    frame = state.stack[-1]
    return _actors(state)[len(state.secret)] if frame.kind == FrameKind.TOGETHER else frame.me & 7


def _decide(run: Run, frame: Frame) -> None:
    """Both owners decide flip or copy secretly; an answer that is forced is not asked for."""
    state = run.state
    actors = _actors(state)
    if not actors:
        state.stack.pop()
        return
    while len(state.secret) < len(actors):
        place = actors[len(state.secret)]
        if may_copy(state, place, work_to_flip(state, place)):
            run.ask(Ask.FLIP_OR_COPY, state.layout.owner[place])
            return
        state.secret.append(0)
    frame.step = 1


def _show_and_pay(run: Run, frame: Frame) -> None:
    """Works and targets are shown; both are judged on the table as it is now, and both pay."""
    state = run.state
    actions = [new_action(state, place) for place in _actors(state)]
    for action in actions:
        if action.me & 7 < 4:
            state.acting = action.me & 7
        else:
            state.acting_b = action.me & 7
    has_work = [work_to_flip(state, action.me & 7) != NOTHING for action in actions]
    for action, is_copy, has in zip(actions, state.secret, has_work, strict=True):
        if has:
            flip(run, action, is_copy=bool(is_copy))
    state.secret.clear()
    for action in actions:
        reveal_target(run, action)
    state.is_together = True
    for action, has in zip(actions, has_work, strict=True):
        does = _COMES_TO_NOTHING if is_negated(state, action) else _ATTACKS
        if has:
            does = _EXECUTES if pay_and_judge(run, action) else _COMES_TO_NOTHING
        frame.loops += (_packed(action, does),)
    if state.round % 2 == 0:
        frame.loops = frame.loops[::-1]
    frame.step = 2


def _packed(action: Frame, does: int) -> tuple[int, ...]:
    return action.me, action.target, action.aim, action.this, action.program, action.boost, does


def _unpacked(state: OpusState, packed: tuple[int, ...]) -> tuple[Frame, int]:
    me, target, aim, this, program, boost, does = packed
    action = Frame(
        FrameKind.ACT,
        seat=board.player_of(state, me),
        me=me,
        target=target,
        aim=aim,
        this=this,
        program=program,
        boost=boost,
    )
    return action, does


def _act_in_order(run: Run, frame: Frame) -> None:
    """A's action first in odd rounds, B's in even ones, without any settling in between.

    What one action does to the attack of the other artist is held back until both are over.
    """
    state = run.state
    number = frame.step - 2
    frame.step += 1
    if number >= len(frame.loops):
        return
    _hold_attacks(state, frame, number)
    action, does = _unpacked(state, frame.loops[number])
    if not board.is_in_play(state, action.me):
        return
    if does == _EXECUTES:
        execute(run, action)
    elif does == _ATTACKS:
        attack_target(run, action)


def _hold_attacks(state: OpusState, frame: Frame, number: int) -> None:
    if len(frame.loops) < 2:
        return
    acting, waiting = frame.loops[number][0] & 7, frame.loops[1 - number][0] & 7
    if number == 1:
        state.held_attack = state.frozen_attack - attack_sum(state, acting)
        state.held_place = acting
    state.frozen_attack = attack_sum(state, waiting)
    state.frozen_place = waiting


def _end_together(run: Run, frame: Frame) -> None:
    """Lasting texts begin, whoever has no drive left is retired, and points are added up as one sum."""
    state = run.state
    state.is_together = False
    state.frozen_place = state.held_place = NOTHING
    pair: dict[int, int] = {}
    for packed in frame.loops:
        action, does = _unpacked(state, packed)
        pair[action.me & 4] = action.me
        if does == _EXECUTES:
            become_live(run, action)
        finish_action(run, action)
    state.acting = state.acting_b = NOTHING
    state.stack.pop()
    retired = [
        state.card[place] for place in range(8) if state.card[place] != NOTHING and state.vital[place] <= 0
    ]
    sources: list[list[Source]] = [[] for _ in state.earned]
    for artist in retired:
        for seat, source in _retire_from_pair(run, artist, pair.get(artist & 4 ^ 4, NOTHING)):
            state.earned[seat] += WORTH[source]
            sources[seat].append(source)
    state.hurt_together = [0] * 8
    state.is_dying = False
    for seat, amount in enumerate(state.earned):
        change_points(run, seat, amount, sources[seat])
    state.earned = [0] * len(state.earned)
    if end_if_won(run):
        return
    for artist in reversed(retired):
        run.push(Frame(FrameKind.REPLACE, seat=board.player_of(state, artist), me=artist))


def _retire_from_pair(run: Run, artist: int, opposite: int) -> list[tuple[int, Source]]:
    """Whose points change for what. The artist of the pair on the opposite side is the doer if it hurt the
    victim in this pair.
    """
    state, place = run.state, artist & 7
    bit = 2 if place < 4 else 1
    has_hurt = opposite != NOTHING and state.hurt_together[place] & bit
    doer = opposite if has_hurt else state.hurt_by[place]
    changes = points_for_artist(state, artist, doer)
    leave_the_stage(run, artist, doer)
    return changes
