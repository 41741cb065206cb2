"""The ego phase (B.8), and works laid at egos by the superego (F.4)."""

from __future__ import annotations

from game.opus import board
from game.opus.cards import ACCEPTS, ARTIST, NONE, SELF, kind_of
from game.opus.combat import attack
from game.opus.events import DiceRolled, EgoIdle, EgoWorkShown, WorkLaid
from game.opus.flip import make_live
from game.opus.run import Run
from game.opus.state import (
    NOTHING,
    UNKNOWN_NAME,
    Ask,
    Flag,
    Frame,
    FrameKind,
    Mark,
    OpusState,
    Phase,
    make_mark,
)
from game.opus.strategies import look_for_victim

MODES = (ARTIST, SELF, NONE)
"""What a work laid at an ego may be aimed at: the artist its strategy finds, itself, nothing."""


def ego_place(state: OpusState) -> int:
    """The place of the ego whose moment it is."""
    return 4 + state.order[state.turn]


# -- works of the superego ----------------------------------------------------------------------------------


def go_on_laying(run: Run) -> None:
    """Player 3 goes through the egos in this round's order and may lay a work at each."""
    state = run.state
    seat = state.layout.superego
    if state.turn == 4:
        state.phase, state.turn, state.step = Phase.EGOS, 0, 0
    elif state.step == 1:
        run.ask(Ask.SUPEREGO_MODE, seat)
    elif state.card[ego_place(state)] == NOTHING or not state.hand[seat]:
        state.turn += 1
    else:
        run.ask(Ask.SUPEREGO_PLAY, seat)


def lay_at_ego(run: Run, work: int) -> None:
    """A work, or none; where it can be aimed in one way only, its mode is not asked for."""
    state, place = run.state, ego_place(run.state)
    seat = state.layout.superego
    if work == NOTHING:
        state.turn += 1
        return
    state.hand[seat].remove(work)
    state.attached[place].append(work)
    state.marks[place].append(make_mark(0, seat, UNKNOWN_NAME))
    run.tell(WorkLaid(state.card[place]))
    modes = modes_of(state, place)
    if len(modes) > 1:
        state.step = 1
    else:
        fix_mode(run, modes[0] if modes else 0)


def modes_of(state: OpusState, place: int) -> list[int]:
    accepted = ACCEPTS[kind_of(state.attached[place][-1])]
    return [mode for mode in MODES if accepted & mode]


def fix_mode(run: Run, mode: int) -> None:
    state = run.state
    state.mode[ego_place(state)] = mode
    state.turn, state.step = state.turn + 1, 0


# -- the egos, one after another ----------------------------------------------------------------------------


def go_on_with_egos(run: Run) -> None:
    """Each row in the order of the flip phase: a skipped ego rests, the others are asked for."""
    state = run.state
    if state.turn == 4:
        state.phase, state.turn, state.step = Phase.END, 0, 0
        return
    place = ego_place(state)
    if state.card[place] == NOTHING:
        state.turn += 1
    elif state.flags[place] & Flag.SKIPPED:
        rest(run)
    else:
        run.ask(Ask.EGO, state.layout.egos_seat)


def work_mode(state: OpusState, place: int) -> int:
    """The kind of target of the work laid at an ego, or `NOTHING` without such a work."""
    return state.mode[place] if board.face_down(state, place) != NOTHING else NOTHING


def rest(run: Run) -> None:
    """The ego does not attack; a work laid at it is turned up without result."""
    state, place = run.state, ego_place(run.state)
    if board.face_down(state, place) != NOTHING:
        _turn_up(run, place)
    run.tell(EgoIdle(state.card[place]))
    _next_ego(state)


def roll_dice(run: Run) -> None:
    """B.8 step 3: a die for each fitting artist in zone order; the lowest is hit, equals roll again."""
    state, place = run.state, ego_place(run.state)
    rolling = list(look_for_victim(state, place).candidates)
    while len(rolling) > 1:
        rolls = {zone: run.chance.die() for zone in rolling}
        for zone, roll in rolls.items():
            state.dice[zone] = roll
        run.tell(DiceRolled(state.card[place], tuple(rolls.values())))
        rolling = [zone for zone in rolling if rolls[zone] == min(rolls.values())]
    state.victim = rolling[0]


def attack_victim(run: Run, zone: int) -> None:
    state, place = run.state, ego_place(run.state)
    ego, victim = state.card[place], state.card[zone]
    _next_ego(state)
    attack(run, ego, victim, 0)


def execute_work(run: Run, zone: int) -> None:
    """The ego's work instead of its attack: no school, no cost; `zone` is the victim, if it needs one."""
    state, place = run.state, ego_place(run.state)
    mode = work_mode(state, place)
    ego = state.card[place]
    work = _turn_up(run, place)
    _next_ego(state)
    target = state.card[zone] if mode == ARTIST else ego if mode == SELF else NOTHING
    state.acting = place
    state.executed.append((ego, kind_of(work)))
    seat = state.layout.superego
    run.push(Frame(FrameKind.EGO_WORK, seat=seat, me=ego, this=work))
    run.push(
        Frame(FrameKind.EFFECT, seat=seat, program=kind_of(work), me=ego, target=target, aim=mode, this=work)
    )


def go_on_after_work(run: Run, frame: Frame) -> None:
    """An ego's work has been executed: its lasting text begins and the ego's action is over."""
    state = run.state
    make_live(state, frame.this)
    state.acting = NOTHING
    state.stack.pop()
    if board.is_in_play(state, frame.me) and state.vital[frame.me & 7] <= 0:
        state.is_dying = True


def _turn_up(run: Run, place: int) -> int:
    state = run.state
    index = board.face_down(state, place)
    work = state.attached[place][index]
    state.marks[place][index] = make_mark(Mark.FACE_UP | Mark.FLIPPED, state.layout.superego, kind_of(work))
    run.tell(EgoWorkShown(state.card[place], work))
    return work


def _next_ego(state: OpusState) -> None:
    state.turn += 1
    state.victim = NOTHING
    state.dice = [0, 0, 0, 0]
