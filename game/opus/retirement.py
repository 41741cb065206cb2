"""Retirement, replacement and points (B.10), and the end of the match."""

from __future__ import annotations

from collections.abc import Sequence

from game.opus import board
from game.opus.cards import card_kind, is_artist, is_ego
from game.opus.entering import forget, return_to_vault
from game.opus.events import AttemptSucceeded, MatchEnded, PointsChanged, Retired, Source
from game.opus.moving import drop_all
from game.opus.run import RETIRED, Run
from game.opus.state import NOTHING, Ask, Deed, Format, Frame, FrameKind, OpusState, Phase
from game.opus.statics import has_static

WORTH = {Source.EGO: 2, Source.OPPOSITE: 2, Source.PREY: 1, Source.LOST: -1}

BOARD_ORDER = (4, 5, 6, 7, 0, 1, 2, 3)
"""Leftmost column first, in a column from top to bottom."""


def first_to_retire(state: OpusState) -> int:
    """The first card in board order whose vital is 0, leaving out one whose action is not over."""
    for place in BOARD_ORDER:
        is_spent = state.vital[place] <= 0 and state.card[place] != NOTHING
        if is_spent and place not in (state.acting, state.acting_b):
            return place
    return NOTHING


def retire(run: Run, place: int) -> None:
    """Retire a card completely; its replacement may have to be chosen, or the match may be over."""
    card = run.state.card[place]
    doer = run.state.hurt_by[place]
    if is_ego(card):
        _retire_ego(run, card, doer)
    else:
        changes = points_for_artist(run.state, card, doer)
        leave_the_stage(run, card, doer)
        for seat, source in changes:
            change_points(run, seat, WORTH[source], [source])
    if not end_if_won(run):
        run.push(Frame(FrameKind.REPLACE, seat=run.state.layout.owner[place], me=card))


def _retire_ego(run: Run, ego: int, doer: int) -> None:
    state, place = run.state, ego & 7
    _report(run, ego, doer)
    if is_artist(doer):
        change_points(run, state.layout.owner[doer & 7], WORTH[Source.EGO], [Source.EGO])
    state.retired_egos[state.layout.owner[place]].append(card_kind(ego))
    drop_all(state, place)
    forget(state, place)


def leave_the_stage(run: Run, artist: int, doer: int) -> None:
    """An artist's works go to graveyards and it returns to its vault."""
    _report(run, artist, doer)
    return_to_vault(run.state, artist & 7)


def points_for_artist(state: OpusState, artist: int, doer: int) -> list[tuple[int, Source]]:
    """Who wins and loses points when an artist is retired, and for what, in the order in which it counts."""
    layout, place = state.layout, artist & 7
    changes = []
    if not has_static(state, place, "no_point_loss"):
        changes.append((layout.owner[place], Source.LOST))
    if layout.format == Format.SUPEREGO and is_ego(doer):
        changes.append((layout.superego, Source.PREY))
    if layout.format == Format.SCHISM and doer != NOTHING and (doer & 7 ^ place) & 4:
        changes.append((layout.owner[doer & 7], Source.OPPOSITE))
    return changes


def _report(run: Run, card: int, doer: int) -> None:
    state = run.state
    if is_artist(doer) and doer != card and board.is_in_play(state, doer):
        state.deeds[doer & 7] |= Deed.RETIRED_ANY
    run.tell(Retired(card, doer))
    run.happen(RETIRED, subject=card, doer=doer)


def change_points(run: Run, seat: int, amount: int, sources: Sequence[Source]) -> None:
    """Points never fall below 0: what cannot be lost is no part of the change, nor of its sources."""
    state = run.state
    purse = state.layout.purse[seat]
    before = state.points[purse]
    state.points[purse] = max(0, before + amount)
    change = state.points[purse] - before
    if not change:
        return
    parts = {source: WORTH[source] * sources.count(source) for source in sorted(set(sources))}
    if change != amount:
        parts[Source.LOST] += change - amount
    run.tell(PointsChanged(seat, change, state.points[purse], tuple(parts.items())))


# -- the end ------------------------------------------------------------------------------------------------


def end_if_won(run: Run) -> bool:
    """Stop on the spot when a goal is reached; of several, whoever is farthest above it wins (F.3)."""
    state = run.state
    goals = state.layout.goals
    above = {seat: board.points_of(state, seat) - goals[seat] for seat in state.layout.numbers}
    best = max(above.values())
    if best < 0:
        return False
    if state.layout.format == Format.SOLITAIRE:
        run.tell(AttemptSucceeded(state.round))
    end(run, [seat for seat in above if above[seat] == best])
    return True


def end_by_points(run: Run) -> None:
    """More points win, equal points share the result (H.26, H.40)."""
    state = run.state
    if state.layout.format == Format.SOLITAIRE:
        end(run, [state.layout.egos_seat])
        return
    best = max(board.points_of(state, seat) for seat in state.layout.numbers)
    end(run, [seat for seat in state.layout.numbers if board.points_of(state, seat) == best])


def end(run: Run, winners: Sequence[int]) -> None:
    state = run.state
    state.winners = sorted(winners)
    state.phase = Phase.OVER
    state.stack.clear()
    state.happened.clear()
    state.asked, state.asked_seat = Ask.NOTHING, NOTHING
    run.tell(MatchEnded(tuple(state.winners)))
