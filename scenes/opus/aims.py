"""Whom artists aim at: arrows to egos, signs for what is no ego, and a sentence for the tooltip."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce

from game.action import Ref
from game.opus import board
from game.opus.cards import card_kind
from game.opus.cardtext import artist_lines
from game.opus.play_target import deciding_place
from game.opus.state import NO_TARGET, NOT_AN_EGO, NOTHING, UNCHOSEN, Ask, Flag, Format, OpusState
from game.opus.telling import card_text
from game.text import Text, text
from scenes.opus import geometry
from scenes.opus.reading import may_copy, state_of
from scenes.picture import Arrow, SeatMark, Sight
from scenes.units import Units

Marks = Callable[[int], SeatMark]


def aim_of(state: OpusState, place: int) -> str:
    """The sign of a target that is no ego: dots while it is hidden, a zone's number, itself, or nothing."""
    target = state.target[place]
    if target == NOT_AN_EGO:
        return "…"
    if target == NO_TARGET:
        return "–"
    if target == UNCHOSEN or board.is_ego_place(state, target):
        return ""
    if state.layout.format == Format.SCHISM:
        return geometry.wall_name(target)
    return str(target + 1)


def artist_tip(state: OpusState, place: int) -> Text:
    """What an artist always does, whom it aims at as far as is known, and what else is to be known of it."""
    said = list(artist_lines(card_kind(state.card[place]))[:-1])
    if aim := _aim_text(state, place):
        said.append(aim)
    if state.flags[place] & Flag.DORMANT:
        said.append(text("opus-table-dormant"))
    elif may_copy(state, place):
        said.append(text("opus-table-can-copy"))
    return reduce(lambda left, right: text("opus-table-tips", left=left, right=right), said)


def _aim_text(state: OpusState, place: int) -> Text | None:
    target, card = state.target[place], card_text(state.card[place])
    if target == NOT_AN_EGO:
        return text("opus-table-aim-unknown", card=card)
    if target == NO_TARGET:
        return text("opus-table-aim-none", card=card)
    if target == place:
        return text("opus-table-aim-self", card=card)
    if target != UNCHOSEN and state.card[target] != NOTHING:
        return text("opus-table-aim-artist", card=card, other=card_text(state.card[target]))
    return None


def arrows(sight: Sight, marks: Marks) -> list[Arrow]:
    """The egos that are aimed at, and those that could be."""
    state, units = state_of(sight), sight.units
    layout = state.layout
    found = []
    for place in layout.artists:
        target = state.target[place]
        if target < NO_TARGET and board.is_ego_place(state, target) and state.card[place] != NOTHING:
            colour = marks(layout.owner[place]).colour
            found.append(_arrow(units, state, place, target & 3, None, colour))
    if sight.viewer >= 0 and state.asked in (Ask.TARGET, Ask.RETARGET):
        place = deciding_place(state) if state.asked == Ask.TARGET else state.stack[-1].me & 7
        rows = [ref for ref in (*sight.touchable, *sight.selection) if ref.kind == "row"]
        if place in layout.artists:
            found += [_arrow(units, state, place, int(ref.id), ref, None) for ref in sorted(rows)]
    return found


def _arrow(
    units: Units, state: OpusState, place: int, row: int, ref: Ref | None, colour: str | None
) -> Arrow:
    start = geometry.artist(units, state.layout, place)
    end = geometry.ego(units, state.layout, row)
    # From above or below it comes in near that edge, clear of a sign in the middle of the lane.
    down = max(-1, min(1, place - row)) * units.px(34)
    return Arrow(
        (start.left - units.px(8), start.centery), (end.right + units.px(1), end.centery + down), ref, colour
    )
