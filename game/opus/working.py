"""The primitives that draw, discard, show, attach and borrow works (D.7)."""

from __future__ import annotations

from game.opus import board
from game.opus.cards import ACCEPTS, COSTS, HOMAGE, IDEA, is_artist, kind_of
from game.opus.events import (
    HandShown,
    IdeaAttached,
    IdeasTaken,
    ResultBorrowed,
    TargetShown,
    TopLookedAt,
    WorkFound,
    WorkMilled,
    WorksExchanged,
    WorkShown,
    WorkTaken,
    WorkTransferred,
)
from game.opus.moving import (
    GRAVEYARD,
    detach,
    lay_down,
    send,
    shuffle_portfolio,
    start_draw,
    take_into_hand,
)
from game.opus.run import Run
from game.opus.state import (
    NOTHING,
    UNCHOSEN,
    Ask,
    Flag,
    Frame,
    FrameKind,
    Mark,
    laid_by,
    make_mark,
)


def do_draw(run: Run, frame: Frame, seat: int, amount: int) -> None:
    if seat != NOTHING:
        start_draw(run, seat, amount, frame.me)


def do_discard(run: Run, frame: Frame, seat: int, amount: int) -> None:
    if seat != NOTHING:
        run.push(Frame(FrameKind.DISCARD, seat=seat, left=amount))


def do_mill(run: Run, frame: Frame, seat: int, amount: int) -> None:
    if seat == NOTHING:
        return
    state, frame.n = run.state, 0
    while frame.n < amount and state.portfolio[seat]:
        work = state.portfolio[seat].pop()
        lay_down(state, work, GRAVEYARD)
        run.tell(WorkMilled(seat, work))
        frame.n += 1


def do_idea(run: Run, frame: Frame, seat: int, amount: int) -> None:
    if seat == NOTHING:
        return
    run.tell(IdeasTaken(seat, min(max(0, amount), len(run.state.vault_ideas[seat]))))
    run.push(Frame(FrameKind.IDEAS, seat=seat, left=amount))


def do_attach_idea(run: Run, frame: Frame, card: int, amount: int) -> None:
    state = run.state
    if not is_artist(card):
        return
    ideas = state.vault_ideas[frame.seat]
    for _ in range(min(amount, len(ideas))):
        idea = ideas.pop()
        state.attached[card & 7].append(idea)
        state.marks[card & 7].append(make_mark(Mark.FACE_UP | Mark.FLIPPED, frame.seat, IDEA))
        run.tell(IdeaAttached(card, idea))


# -- looking into a portfolio -------------------------------------------------------------------------------


def finish_search(run: Run, work: int) -> None:
    """Take the found work, show it, shuffle."""
    state = run.state
    seat = state.stack.pop().seat
    if work != NOTHING:
        state.portfolio[seat].remove(work)
        run.tell(WorkFound(seat, work))
    shuffle_portfolio(run, seat)
    if work != NOTHING:
        take_into_hand(run, seat, work)


def do_scry(run: Run, frame: Frame, seat: int, looked_at: int, taken: int) -> None:
    if seat == NOTHING:
        return
    looked_at = min(max(0, looked_at), len(run.state.portfolio[seat]))
    run.tell(TopLookedAt(seat, looked_at))
    run.push(Frame(FrameKind.SCRY, seat=seat, n=looked_at, left=min(max(0, taken), looked_at)))


def go_on_scrying(run: Run, frame: Frame) -> None:
    """Take `left` more of the top `n` works, then put the others at the bottom in the order they lay."""
    state = run.state
    portfolio = state.portfolio[frame.seat]
    if frame.left == 0:
        state.stack.pop()
        if frame.n:
            portfolio[:] = portfolio[-frame.n :] + portfolio[: -frame.n]
    elif frame.left == frame.n:
        take_looked_at(run, frame, portfolio[-1])
    else:
        run.ask(Ask.SCRY, frame.seat)


def take_looked_at(run: Run, frame: Frame, work: int) -> None:
    run.state.portfolio[frame.seat].remove(work)
    frame.left -= 1
    frame.n -= 1
    run.tell(WorkTaken(frame.seat, work))
    take_into_hand(run, frame.seat, work)


def do_peek_top(run: Run, frame: Frame, seat: int, amount: int) -> None:
    if seat == NOTHING:
        return
    amount = min(max(0, amount), len(run.state.portfolio[seat]))
    run.tell(TopLookedAt(frame.seat, amount))
    run.push(Frame(FrameKind.ORDER, seat=frame.seat, actor=seat, left=amount))


def go_on_ordering(run: Run, frame: Frame) -> None:
    """Put the looked-at works back: the first one chosen ends on top."""
    state = run.state
    portfolio = state.portfolio[frame.actor]
    waiting = works_to_order(state.portfolio, frame)
    if len(waiting) > 1:
        run.ask(Ask.ORDER_TOP, frame.seat)
        return
    state.stack.pop()
    if frame.left:
        portfolio[-frame.left :] = [*waiting, *reversed(frame.picked)]


def works_to_order(portfolios: list[list[int]], frame: Frame) -> list[int]:
    """The looked-at works that are not put back yet, the top one first."""
    looked_at = portfolios[frame.actor][-frame.left :] if frame.left else []
    return [work for work in reversed(looked_at) if work not in frame.picked]


# -- showing and exchanging ---------------------------------------------------------------------------------


def do_reveal_hand(run: Run, frame: Frame, seat: int) -> None:
    if seat != NOTHING:
        run.tell(HandShown(seat, tuple(run.state.hand[seat])))


def do_reveal_random(run: Run, frame: Frame, seat: int) -> None:
    frame.n = 0
    if seat != NOTHING and run.state.hand[seat]:
        work = run.chance.pick(run.state.hand[seat])
        run.tell(WorkShown(seat, work))
        frame.n = COSTS[kind_of(work)]


def do_reveal(run: Run, frame: Frame, card: int) -> None:
    state, place = run.state, card & 7
    if not is_artist(card):
        return
    index = board.face_down(state, place)
    state.flags[place] |= Flag.TARGET_OPEN | Flag.WORK_OPEN
    if index != NOTHING:
        run.tell(WorkShown(state.layout.owner[place], state.attached[place][index]))
    if state.target[place] != UNCHOSEN:
        run.tell(TargetShown(card, board.told_target(state, state.target[place])))


def do_swap_cards(run: Run, frame: Frame, seat: int, other: int, amount: int) -> None:
    if seat == other or NOTHING in (seat, other):
        return
    hands = run.state.hand
    amount = min(max(0, amount), len(hands[seat]), len(hands[other]))
    given = [_random_works(run, hands[giver], amount) for giver in (seat, other)]
    hands[other] += given[0]
    hands[seat] += given[1]
    run.tell(WorksExchanged(seat, other, amount))


def _random_works(run: Run, hand: list[int], amount: int) -> list[int]:
    return [hand.pop(run.chance.below(len(hand))) for _ in range(amount)]


# -- works on the board -------------------------------------------------------------------------------------


def do_move(run: Run, frame: Frame, work: int, where: int) -> None:
    if work != NOTHING:
        send(run, work, where)


def do_retire_work(run: Run, frame: Frame, work: int) -> None:
    if board.where_attached(run.state, work)[0] != NOTHING:
        send(run, work, GRAVEYARD)


def do_transfer(run: Run, frame: Frame, work: int, card: int) -> None:
    state = run.state
    place, index = board.where_attached(state, work)
    if place == NOTHING or not is_artist(card) or place == card & 7:
        return
    mark = state.marks[place][index]
    detach(run, place, index)
    state.attached[card & 7].append(work)
    state.marks[card & 7].append(mark)
    run.tell(WorkTransferred(work, card, laid_by(mark), bool(mark & Mark.FACE_UP)))


# -- borrowed results ---------------------------------------------------------------------------------------


def do_exec(run: Run, frame: Frame, work: int) -> None:
    if work != NOTHING:
        _borrow(run, frame, board.counted_kind(run.state, work))


def do_copy_last(run: Run, frame: Frame) -> None:
    """The latest result executed this round by a card other than self, leaving out Homage."""
    for card, kind in reversed(run.state.executed):
        if card != frame.me and kind != HOMAGE:
            _borrow(run, frame, kind)
            return


def _borrow(run: Run, frame: Frame, kind: int) -> None:
    """Same self, same target, no school check, no cost, no boost; nothing inside it is borrowed again."""
    if frame.is_borrowed or not ACCEPTS[kind] & frame.aim:
        return
    run.tell(ResultBorrowed(frame.me, kind))
    run.push(
        Frame(
            FrameKind.EFFECT,
            seat=frame.seat,
            program=kind,
            me=frame.me,
            target=frame.target,
            aim=frame.aim,
            this=frame.this,
            is_borrowed=True,
        )
    )
