"""What a decision does: the answer goes to whatever asked for it, and the match goes on."""

from __future__ import annotations

from collections.abc import Callable

from game.action import Action
from game.opus import ego_phase, entering, moving, ordering, play_target, programs, rounds, working
from game.opus.engine import advance
from game.opus.run import Run
from game.opus.state import NO_TARGET, NOTHING, Ask, FrameKind


def answer(run: Run, action: Action, *, only_stack: bool = False) -> None:
    """Carry out a legal action, and go on until the next decision or only until the stack is done."""
    state = run.state
    asked, state.asked, state.asked_seat = state.asked, Ask.NOTHING, NOTHING
    _ANSWERS[asked](run, action)
    advance(run, only_stack=only_stack)


def _place(run: Run, action: Action) -> None:
    kind, number, verb = action
    rounds.place_card(run, number + 4 if verb == "place_ego" else number, kind)


def _play(run: Run, action: Action) -> None:
    play_target.play_work(run, action[0] if action[-1] == "play" else NOTHING)


def _target(run: Run, action: Action) -> None:
    play_target.choose_target(run, _place_aimed_at(action))


def _place_aimed_at(action: Action) -> int:
    match action[-1]:
        case "target_ego" | "pick_ego":
            return int(action[0]) + 4
        case "target_artist" | "pick_artist":
            return int(action[0])
    return NO_TARGET


def _discard(run: Run, action: Action) -> None:
    frame = run.state.stack[-1]
    moving.discard(run, frame.seat, action[0])
    if frame.kind == FrameKind.LIMIT:
        run.state.stack.pop()
    else:
        frame.n += 1
        frame.left -= 1


def _flip_or_copy(run: Run, action: Action) -> None:
    frame = run.state.stack[-1]
    is_copy = int(action[-1] == "copy")
    if frame.kind == FrameKind.TOGETHER:
        run.state.secret.append(is_copy)
    else:
        frame.n = is_copy


def _pick(run: Run, action: Action) -> None:
    frame = run.state.stack[-1]
    if action[-1] == "stop":
        frame.left = 0
        return
    frame.left -= 1
    is_work = action[-1] == "pick_work"
    frame.picked += (action[0] if is_work else run.state.card[_place_aimed_at(action)],)


def _may(run: Run, action: Action) -> None:
    programs.answer_may(run, run.state.stack[-1], action[-1] == "yes")


def _search(run: Run, action: Action) -> None:
    working.finish_search(run, action[0])


def _scry(run: Run, action: Action) -> None:
    working.take_looked_at(run, run.state.stack[-1], action[0])


def _order_top(run: Run, action: Action) -> None:
    run.state.stack[-1].picked += (action[0],)


def _school(run: Run, action: Action) -> None:
    ordering.name_school(run, action[0])


def _retarget(run: Run, action: Action) -> None:
    ordering.aim_anew(run, run.state.stack.pop().me, _place_aimed_at(action))


def _replace(run: Run, action: Action) -> None:
    entering.replace(run, action[0])


def _opponent(run: Run, action: Action) -> None:
    frame = run.state.stack[-1]
    frame.opponent = action[0]
    frame.step += 1


def _other(run: Run, action: Action) -> None:
    frame = run.state.stack[-1]
    frame.other = run.state.card[action[0]]
    frame.step += 1


def _lay_at_ego(run: Run, action: Action) -> None:
    ego_phase.lay_at_ego(run, action[0] if action[-1] == "play" else NOTHING)


def _mode(run: Run, action: Action) -> None:
    ego_phase.fix_mode(run, action[0])


def _ego(run: Run, action: Action) -> None:
    match action[-1]:
        case "ego_rolls":
            ego_phase.roll_dice(run)
        case "ego_attacks":
            ego_phase.attack_victim(run, action[1])
        case "ego_works_on":
            ego_phase.execute_work(run, action[1])
        case "ego_works":
            ego_phase.execute_work(run, NOTHING)
        case _:
            ego_phase.rest(run)


_ANSWERS: dict[Ask, Callable[[Run, Action], None]] = {
    Ask.PLACE: _place,
    Ask.PLAY: _play,
    Ask.TARGET: _target,
    Ask.DISCARD: _discard,
    Ask.FLIP_OR_COPY: _flip_or_copy,
    Ask.PICK: _pick,
    Ask.MAY: _may,
    Ask.SEARCH: _search,
    Ask.SCRY: _scry,
    Ask.ORDER_TOP: _order_top,
    Ask.SCHOOL: _school,
    Ask.RETARGET: _retarget,
    Ask.REPLACE: _replace,
    Ask.OPPONENT: _opponent,
    Ask.OTHER: _other,
    Ask.SUPEREGO_PLAY: _lay_at_ego,
    Ask.SUPEREGO_MODE: _mode,
    Ask.EGO: _ego,
}
