"""The play-target phase (B.4): a work for each artist, or none, and a target."""

from __future__ import annotations

from game.opus import board
from game.opus.cards import ACCEPTS, NONE, SELF, SPECIALTY, card_kind, kind_of
from game.opus.events import NoWorkLaid, SecretsShown, TargetChosen, WorkLaid
from game.opus.run import Run
from game.opus.state import (
    NO_TARGET,
    NOT_AN_EGO,
    NOTHING,
    UNKNOWN_NAME,
    Ask,
    Deed,
    OpusState,
    Phase,
    make_mark,
)

_PLAYING = Phase.PLAY


def go_on_playing(run: Run) -> None:
    """Ask the owner of each zone in the order; in Schism both sides decide before either choice is shown."""
    state = run.state
    if state.turn == 4:
        state.phase, state.turn, state.step = Phase.FLIP, NOTHING, 0
        return
    places = places_of_turn(state)
    which, is_target = divmod(state.step, 2)
    if which == len(places):
        if board.is_schism(state):
            _show_both(run, places)
        state.turn, state.step = state.turn + 1, 0
        return
    run.ask(Ask.TARGET if is_target else Ask.PLAY, state.layout.owner[places[which]])


def places_of_turn(state: OpusState) -> list[int]:
    """The place, or in Schism the two places, whose turn it is."""
    if board.is_schism(state):
        return [state.order[state.turn], 4 + state.order_b[state.turn]]
    return [state.order[state.turn]]


def deciding_place(state: OpusState) -> int:
    """The zone whose owner is choosing a work or a target."""
    return places_of_turn(state)[state.step // 2]


def play_work(run: Run, work: int) -> None:
    """A work, or none, for the artist whose zone is dealt with."""
    state = run.state
    place = deciding_place(state)
    state.step += 1
    if board.is_schism(state):
        state.secret.append(work)
    else:
        _lay(run, place, work)


def choose_target(run: Run, target: int) -> None:
    state = run.state
    place = deciding_place(state)
    state.step += 1
    if board.is_schism(state):
        state.secret.append(target)
    else:
        _aim(run, place, target)


def _lay(run: Run, place: int, work: int) -> None:
    state = run.state
    card, owner = state.card[place], state.layout.owner[place]
    if work == NOTHING:
        run.tell(NoWorkLaid(card))
        return
    state.hand[owner].remove(work)
    state.attached[place].append(work)
    state.marks[place].append(make_mark(0, owner, UNKNOWN_NAME))
    state.deeds[place] |= Deed.PLAYED
    run.tell(WorkLaid(card))


def _aim(run: Run, place: int, target: int) -> None:
    state = run.state
    state.target[place] = target
    is_open = target < NO_TARGET and board.is_ego_place(state, target)
    run.tell(TargetChosen(state.card[place], board.told_target(state, target) if is_open else NOT_AN_EGO))


def _show_both(run: Run, places: list[int]) -> None:
    secret = run.state.secret
    run.tell(SecretsShown())
    for place, work, target in zip(places, secret[::2], secret[1::2], strict=True):
        _lay(run, place, work)
        _aim(run, place, target)
    secret.clear()


# -- what may be chosen -------------------------------------------------------------------------------------


def work_to_flip(state: OpusState, place: int) -> int:
    """The unflipped work of a place; in Schism it may still be a secret choice."""
    if state.phase == _PLAYING and len(state.secret) % 2 and place == deciding_place(state):
        return state.secret[-1]
    index = board.face_down(state, place)
    return state.attached[place][index] if index != NOTHING else NOTHING


def targets(state: OpusState, place: int, work: int) -> list[int]:
    """The legal targets of an artist with this work, or with none."""
    found = board.egos_in_range(state, place) + board.other_artists(state, place)
    accepted = _accepted(state, place, work)
    if accepted & SELF:
        found.append(place)
    if accepted & NONE or not found:
        found.append(NO_TARGET)
    return found


def _accepted(state: OpusState, place: int, work: int) -> int:
    """H.10: what the work accepts, and what the specialty accepts where a copy may be declared."""
    if work == NOTHING:
        return 0
    accepted = ACCEPTS[kind_of(work)]
    if may_copy(state, place, work):
        accepted |= ACCEPTS[SPECIALTY[card_kind(state.card[place])]]
    return accepted


def may_copy(state: OpusState, place: int, work: int) -> bool:
    """B.7: the last work the artist flipped was its specialty, and the one to be flipped is not."""
    specialty = SPECIALTY[card_kind(state.card[place])]
    return state.last_flipped[place] == specialty and work != NOTHING and kind_of(work) != specialty
