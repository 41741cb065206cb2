"""What the picture reads out of a sight: who is looked at, whose moment it is, what the fan shows."""

from __future__ import annotations

from typing import NamedTuple

from game.action import Ref
from game.opus.cards import SPECIALTY, WORKS, card_kind, kind_of
from game.opus.ego_phase import ego_place
from game.opus.play_target import deciding_place
from game.opus.state import NOTHING, Ask, Mark, OpusState, Phase, counts_as
from game.opus.together import copying_place
from game.rules import SPECTATOR
from scenes.picture import Sight

GRAVEYARD, VAULT = "graveyard-", "vault-"
"""Outlooks, followed by the number of a seat."""


def state_of(sight: Sight) -> OpusState:
    view = sight.view
    assert isinstance(view, OpusState), "the view of this game"
    return view


def near_seat(sight: Sight) -> int:
    """The seat whose hand and piles are shown: the viewer's, or the one an outlook names."""
    state = state_of(sight)
    for prefix in (GRAVEYARD, VAULT):
        if sight.outlook.startswith(prefix):
            return int(sight.outlook.removeprefix(prefix))
    return sight.viewer if SPECTATOR < sight.viewer < len(state.hand) else 0


def seats(state: OpusState) -> range:
    return range(len(state.hand))


def moment_places(state: OpusState) -> tuple[int, ...]:
    """The places whose moment it is: deciding, acting or attacking."""
    match state.phase:
        case Phase.PLAY if state.asked in (Ask.PLAY, Ask.TARGET):
            return (deciding_place(state),)
        case Phase.FLIP if state.asked == Ask.FLIP_OR_COPY:
            return (copying_place(state),)
        case Phase.FLIP:
            return tuple(place for place in (state.acting, state.acting_b) if place != NOTHING)
        case Phase.SUPEREGO | Phase.EGOS if state.turn < 4:
            return (ego_place(state),)
    return ()


def may_copy(state: OpusState, place: int) -> bool:
    """Whether the last work it flipped was its specialty (B.7)."""
    return state.last_flipped[place] == SPECIALTY[card_kind(state.card[place])]


class Hung(NamedTuple):
    """How an attached work is shown."""

    kind: int
    """The kind it counts as or, for one who knows it, is; `NOTHING` for a back."""
    is_down: bool
    is_live: bool
    is_copy: bool
    is_spent: bool


def hung(work: int, mark: int) -> Hung:
    if not mark & Mark.FLIPPED:
        return Hung(NOTHING if work < 0 else kind_of(work), True, False, False, False)
    is_live = bool(mark & Mark.LIVE)
    kind = counts_as(mark)
    is_idea = WORKS[kind].id == "idea"
    return Hung(kind, False, is_live, not mark & Mark.FACE_UP, not is_live and not is_idea)


# -- what can be chosen -------------------------------------------------------------------------------------


def asked_refs(sight: Sight, *kinds: str) -> list[Ref]:
    """The things of these kinds that can be touched or are chosen, in the order of their numbers."""
    found = {ref for ref in (*sight.touchable, *sight.selection) if ref.kind in kinds}
    return sorted(found, key=lambda ref: (kinds.index(ref.kind), ref.id))


def lying_works(state: OpusState) -> set[int]:
    """Every work that hangs on a wall."""
    return {work for works in state.attached for work in works}


def fan_refs(sight: Sight) -> list[Ref]:
    """What the fan shows: what is chosen from where it lies nowhere on the wall, else a pile or the hand."""
    state = state_of(sight)
    seat = near_seat(sight)
    hand = [Ref("work", work) for work in state.hand[seat]]
    if sight.viewer >= 0:
        chosen = asked_refs(sight, "artist", "ego")
        if chosen:
            return chosen
        elsewhere = lying_works(state)
        loose = [ref for ref in asked_refs(sight, "work") if ref.id not in elsewhere]
        if loose and not all(ref in hand for ref in loose):
            return loose
    if sight.outlook.startswith(GRAVEYARD):
        gone = [Ref("ego", kind) for kind in state.retired_egos[seat]]
        return [Ref("work", work) for work in state.graveyard[seat]] + gone
    if sight.outlook.startswith(VAULT):
        artists = [Ref("artist", kind) for kind in state.vault_artists[seat] if kind >= 0]
        return artists + [Ref("ego", kind) for kind in state.vault_egos[seat] if kind >= 0]
    return hand


def option_refs(sight: Sight) -> list[Ref]:
    """Choices that are neither cards nor on the wall."""
    return asked_refs(sight, "school", "player", "mode")
