"""The primitives that change the order, targets, strategies and schools (D.7)."""

from __future__ import annotations

from game.opus import board
from game.opus.cards import SCHOOL_BIT, is_artist, is_ego
from game.opus.events import (
    Lured,
    Negated,
    NextStartFixed,
    OrderChanged,
    Retargeted,
    SchoolLearned,
    SchoolNamed,
    Skipped,
    StrategiesTraded,
)
from game.opus.run import Run
from game.opus.state import NOTHING, Ask, Flag, Format, Frame, FrameKind, OpusState, Phase
from game.opus.syntax import SCHOOLS


def do_act_next(run: Run, frame: Frame, card: int) -> None:
    """The artist takes the next turn; before the first turn that is the front of the order."""
    if _may_move(run.state, card):
        _move(run, card, run.state.turn + 1)


def do_act_last(run: Run, frame: Frame, card: int) -> None:
    if _may_move(run.state, card):
        _move(run, card, 3)


def _may_move(state: OpusState, card: int) -> bool:
    place = card & 7
    if not is_artist(card) or state.phase != Phase.FLIP or place in (state.acting, state.acting_b):
        return False
    if state.flags[place] & (Flag.ACTED | Flag.DORMANT):
        return False
    return board.position(state, place) - 1 > state.turn


def _move(run: Run, card: int, index: int) -> None:
    order = board.order_of(run.state, card & 7)
    order.remove(card & 3)
    order.insert(index, card & 3)
    run.tell(OrderChanged(card, index + 1))


def do_start_next(run: Run, frame: Frame, card: int) -> None:
    if card != NOTHING:
        run.state.starts_next = card & 3
        run.tell(NextStartFixed(card))


# -- targets ------------------------------------------------------------------------------------------------


def do_retarget(run: Run, frame: Frame, card: int, other: int) -> None:
    if other != NOTHING and _may_be_turned(run.state, card):
        aim_anew(run, card, other & 7)


def do_retarget_pick(run: Run, frame: Frame, card: int) -> None:
    if _may_be_turned(run.state, card):
        run.push(Frame(FrameKind.RETARGET, seat=frame.seat, me=card))


def _may_be_turned(state: OpusState, card: int) -> bool:
    return is_artist(card) and not state.flags[card & 7] & Flag.ACTED


def aim_anew(run: Run, card: int, target: int) -> None:
    """A target an effect has chosen is open to everybody."""
    run.state.target[card & 7] = target
    run.state.flags[card & 7] |= Flag.TARGET_OPEN
    run.tell(Retargeted(card, board.told_target(run.state, target)))


def retargets(state: OpusState, frame: Frame) -> list[int]:
    """The E and A targets that the artist could choose."""
    place = frame.me & 7
    return board.egos_in_range(state, place) + board.other_artists(state, place)


def go_on_retargeting(run: Run, frame: Frame) -> None:
    run.ask(Ask.RETARGET, frame.seat)


# -- egos ---------------------------------------------------------------------------------------------------


def do_lure(run: Run, frame: Frame, card: int, other: int) -> None:
    if is_ego(card) and is_artist(other):
        run.state.lured[card & 7] = other
        run.tell(Lured(card, other))


def do_skip(run: Run, frame: Frame, card: int) -> None:
    if is_ego(card):
        run.state.flags[card & 7] |= Flag.SKIPPED
        run.tell(Skipped(card))


def do_swap_strategy(run: Run, frame: Frame, card: int, duration: int) -> None:
    """The two strategies trade places; a second trade while one holds ends it."""
    if is_ego(card):
        traded = run.state.traded
        traded[card & 7] = 0 if traded[card & 7] else duration + 1
        run.tell(StrategiesTraded(card))


# -- artists ------------------------------------------------------------------------------------------------


def do_negate(run: Run, frame: Frame, card: int) -> None:
    if is_artist(card) and not run.state.flags[card & 7] & Flag.ACTED:
        run.state.flags[card & 7] |= Flag.NEGATED
        run.tell(Negated(card))


def do_set_school(run: Run, frame: Frame, card: int, duration: int) -> None:
    if is_artist(card):
        run.push(Frame(FrameKind.NAME, seat=frame.seat, me=card, n=duration))


def go_on_naming(run: Run, frame: Frame) -> None:
    run.ask(Ask.SCHOOL, frame.seat)


def name_school(run: Run, school: int) -> None:
    """The artist practices exactly the named school; what it has learned rests meanwhile."""
    frame = run.state.stack.pop()
    place = frame.me & 7
    run.state.named_school[place] = SCHOOL_BIT[SCHOOLS[school]]
    run.state.named_until[place] = frame.n + 1
    run.tell(SchoolNamed(frame.me, school))


def do_learn(run: Run, frame: Frame, card: int, other: int, duration: int) -> None:
    state = run.state
    if is_artist(card) and is_artist(other):
        lists = (state.learned_round, state.learned_next, state.learned_game)
        lists[duration][card & 7] |= board.practises(state, other & 7)
        run.tell(SchoolLearned(card, other))


# -- the round's order (B.2) --------------------------------------------------------------------------------


def set_order(state: OpusState) -> None:
    """The order of the round: by the formula, or from where an effect has said."""
    start = state.starts_next if state.starts_next != NOTHING else (state.round - 1) % 4
    state.starts_next = NOTHING
    state.order = [(start + row) % 4 for row in board.ROWS]
    state.order_b = state.order[:] if state.layout.format == Format.SCHISM else []
