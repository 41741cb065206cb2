"""Works on their way between portfolio, hand, board, graveyard and vault (A.2, B.3, B.12)."""

from __future__ import annotations

from game.opus import board
from game.opus.cards import IDEA, is_artist, kind_of, owner_of
from game.opus.events import PortfolioShuffled, WorkDiscarded, WorkDrawn, WorkMoved
from game.opus.run import DETACHED, DISCARDED, DREW, Run
from game.opus.state import NOTHING, Ask, Deed, Frame, FrameKind, OpusState

HAND_LIMIT = 10
HAND, GRAVEYARD, TOP, BOTTOM, VAULT = range(5)
"""Where a work can go, in the order of `syntax.PLACES`; Ideas go to the vault instead of the last three."""


def take_into_hand(run: Run, seat: int, work: int) -> None:
    """A work reaches a hand; if it is the 11th, its player discards one at once (H.9)."""
    hand = run.state.hand[seat]
    hand.append(work)
    if len(hand) > HAND_LIMIT:
        run.push(Frame(FrameKind.LIMIT, seat=seat))


def lay_down(state: OpusState, work: int, where: int) -> int:
    """Put a work, already taken from where it was, to its owner; answers where it really went."""
    owner = owner_of(work)
    if kind_of(work) == IDEA:
        state.vault_ideas[owner].append(work)
        return VAULT
    if where == GRAVEYARD:
        state.graveyard[owner].append(work)
    elif where == TOP:
        state.portfolio[owner].append(work)
    else:
        state.portfolio[owner].insert(0, work)
    return where


# -- drawing ------------------------------------------------------------------------------------------------


def start_draw(run: Run, seat: int, amount: int, me: int = NOTHING) -> None:
    """A player draws works one by one; `me` is the card whose text says so, if one does."""
    run.push(Frame(FrameKind.DRAW, seat=seat, left=amount, me=me))


def go_on_drawing(run: Run, frame: Frame) -> None:
    """Draw until done, or until an 11th work asks for a discard."""
    state, seat = run.state, frame.seat
    depth = len(state.stack)
    while frame.left > 0 and len(state.stack) == depth:
        frame.left -= 1
        if _draw_one(run, seat):
            frame.n += 1
    if len(state.stack) > depth:
        return
    state.stack.pop()
    if frame.me == NOTHING:
        return
    state.stack[-1].n = frame.n
    if frame.n:
        run.happen(DREW, actor=seat)
        is_own = is_artist(frame.me) and board.player_of(state, frame.me) == seat
        if is_own and board.is_in_play(state, frame.me):
            state.deeds[frame.me & 7] |= Deed.DREW


def _draw_one(run: Run, seat: int) -> bool:
    state = run.state
    portfolio = state.portfolio[seat]
    if not portfolio:
        if not state.graveyard[seat]:
            return False
        portfolio += sorted(state.graveyard[seat])
        state.graveyard[seat].clear()
        shuffle_portfolio(run, seat)
    work = portfolio.pop()
    run.tell(WorkDrawn(seat, work))
    take_into_hand(run, seat, work)
    return True


def shuffle_portfolio(run: Run, seat: int) -> None:
    run.chance.shuffle(run.state.portfolio[seat])
    run.tell(PortfolioShuffled(seat))


def go_on_taking_ideas(run: Run, frame: Frame) -> None:
    state, seat = run.state, frame.seat
    depth = len(state.stack)
    while frame.left > 0 and state.vault_ideas[seat] and len(state.stack) == depth:
        frame.left -= 1
        frame.n += 1
        take_into_hand(run, seat, state.vault_ideas[seat].pop())
    if len(state.stack) == depth:
        state.stack.pop()
        state.stack[-1].n = frame.n


# -- discarding ---------------------------------------------------------------------------------------------


def discard(run: Run, seat: int, work: int) -> None:
    state = run.state
    state.hand[seat].remove(work)
    lay_down(state, work, GRAVEYARD)
    run.tell(WorkDiscarded(seat, work))
    run.happen(DISCARDED, actor=seat, work=work)


def go_on_discarding(run: Run, frame: Frame) -> None:
    """Ask for the next discard; when all must go, none is chosen."""
    state, hand = run.state, run.state.hand[frame.seat]
    while 0 < len(hand) <= frame.left:
        frame.n += 1
        frame.left -= 1
        discard(run, frame.seat, hand[0])
    if frame.left <= 0 or not hand:
        state.stack.pop()
        state.stack[-1].n = frame.n
        return
    run.ask(Ask.DISCARD, frame.seat)


# -- leaving where it is ------------------------------------------------------------------------------------


def send(run: Run, work: int, where: int) -> None:
    """`move` (D.7): from wherever a work is to its owner's hand, graveyard or portfolio."""
    state = run.state
    place, index = board.where_attached(state, work)
    knows, is_open = NOTHING, True
    if place != NOTHING:
        detach(run, place, index)
    else:
        knows = _take_from_pile(state, work)
        if knows == NOTHING:
            return
        from_graveyard = knows == len(state.hand)
        is_open = from_graveyard or where in (HAND, GRAVEYARD)
        if where == GRAVEYARD and not from_graveyard:
            run.happen(DISCARDED, actor=knows, work=work)
    if where == HAND:
        run.tell(WorkMoved(work, HAND, knows, is_open))
        take_into_hand(run, owner_of(work), work)
    else:
        run.tell(WorkMoved(work, lay_down(state, work, where), knows, is_open))


def _take_from_pile(state: OpusState, work: int) -> int:
    """Take a work out of a hand or graveyard: the seat whose hand it was, or the number of seats."""
    for seat, hand in enumerate(state.hand):
        if work in hand:
            hand.remove(work)
            return seat
    graveyard = state.graveyard[owner_of(work)]
    if work in graveyard:
        graveyard.remove(work)
        return len(state.hand)
    return NOTHING


def detach(run: Run, place: int, index: int) -> None:
    """A work leaves its card other than by the card's retirement or exchange."""
    state = run.state
    work = state.attached[place].pop(index)
    state.marks[place].pop(index)
    if is_artist(state.card[place]):
        run.happen(DETACHED, subject=state.card[place], work=work)


def drop_all(state: OpusState, place: int) -> None:
    """Every work of a card that leaves play goes to its owner's graveyard; this is no detaching."""
    for work in state.attached[place]:
        lay_down(state, work, GRAVEYARD)
    state.attached[place].clear()
    state.marks[place].clear()
