"""Who sees what (A.2, B.4, F.3, F.4): views that hide faces, targets and secret choices, and samples."""

from __future__ import annotations

from collections.abc import Callable, Collection

from game.chance import Chance
from game.opus import board
from game.opus.cards import PLACES, card_kind, hidden_work, is_ego, owner_of
from game.opus.ego_phase import modes_of
from game.opus.play_target import places_of_turn, targets, work_to_flip
from game.opus.programs import pick_options
from game.opus.state import (
    NO_TARGET,
    NOT_AN_EGO,
    NOTHING,
    UNCHOSEN,
    Ask,
    Flag,
    Frame,
    Happening,
    Mark,
    OpusState,
    Phase,
    Triggered,
    laid_by,
)
from game.opus.statics import has_static
from game.rules import HIDDEN

SECRET = -9999
"""In a view: a choice that is made but not shown yet (F.3). It cannot be mistaken for a work or a target."""

_Exchange = Callable[[int], int]


def view_of(state: OpusState, seat: int) -> OpusState:
    """The table as a seat may see it."""
    view = state.copy()
    looked_at = _looked_at(state) if seat == state.asked_seat else set()
    faces = _Faces(looked_at)
    for each in range(len(view.hand)):
        view.portfolio[each] = faces.hide(view.portfolio[each])
        if each != seat:
            view.hand[each] = faces.hide(view.hand[each])
            _hide_vault(state, view, seat, each)
    for place in range(PLACES):
        works, marks = view.attached[place], view.marks[place]
        for index, mark in enumerate(marks):
            if not _knows_attached(state, place, mark, seat):
                works[index] = faces.hide_one(works[index])
        if _is_mode_hidden(state, place, seat):
            view.mode[place] = HIDDEN
    _hide_targets(state, view, seat)
    _hide_secrets(state, view, seat)
    _exchange_in_frames(view, faces.number_of)
    return view


class _Faces:
    """Hides works one after another, giving each hidden one a number of its own."""

    def __init__(self, looked_at: Collection[int]) -> None:
        self._looked_at = looked_at
        self._numbers: dict[int, int] = {}

    def hide(self, works: list[int]) -> list[int]:
        return [self.hide_one(work) for work in works]

    def hide_one(self, work: int) -> int:
        if work in self._looked_at:
            return work
        number = hidden_work(work, len(self._numbers) + 1)
        self._numbers[work] = number
        return number

    def number_of(self, work: int) -> int:
        """What a work that is mentioned elsewhere is called in this view."""
        return self._numbers.get(work, work)


def _looked_at(state: OpusState) -> set[int]:
    """The works that the seat to act looks at while it decides, wherever they lie."""
    match state.asked:
        case Ask.SEARCH:
            return set(state.portfolio[state.asked_seat])
        case Ask.SCRY:
            frame = state.stack[-1]
            return set(state.portfolio[frame.seat][-frame.n :])
        case Ask.ORDER_TOP:
            frame = state.stack[-1]
            return set(state.portfolio[frame.actor][-frame.left :])
        case Ask.PICK:
            frame = state.stack[-1]
            chosen = {*pick_options(state, frame), *frame.picked}
            hands = [hand for hand in state.hand if not chosen.isdisjoint(hand)]
            return chosen.union(*hands)
    return set()


def _hide_vault(state: OpusState, view: OpusState, seat: int, owner: int) -> None:
    """Only the number of artists and egos shows, except to whoever chooses among them."""
    if state.asked == Ask.REPLACE and state.asked_seat == seat:
        frame = state.stack[-1]
        if state.layout.owner[frame.me & 7] == owner:
            if is_ego(frame.me):
                view.vault_artists[owner] = [HIDDEN] * len(view.vault_artists[owner])
            else:
                view.vault_egos[owner] = [HIDDEN] * len(view.vault_egos[owner])
            return
    view.vault_artists[owner] = [HIDDEN] * len(view.vault_artists[owner])
    view.vault_egos[owner] = [HIDDEN] * len(view.vault_egos[owner])


def _knows_attached(state: OpusState, place: int, mark: int, seat: int) -> bool:
    if mark & Mark.FACE_UP or laid_by(mark) == seat:
        return True
    return not mark & Mark.FLIPPED and bool(state.flags[place] & Flag.WORK_OPEN)


def _is_mode_hidden(state: OpusState, place: int, seat: int) -> bool:
    """The automaton of the egos carries the mode out, so it sees it; opponents do not."""
    layout = state.layout
    if layout.superego == NOTHING or place not in layout.egos:
        return False
    is_waiting = board.face_down(state, place) != NOTHING
    return is_waiting and seat not in (layout.superego, layout.egos_seat)


def _hide_targets(state: OpusState, view: OpusState, seat: int) -> None:
    """Of a target that is no ego, others see only that (B.4), unless a signature lets them look."""
    owner = state.layout.owner
    sees_all = any(
        owner[place] == seat and state.card[place] != NOTHING and has_static(state, place, "see_targets")
        for place in state.layout.artists
    )
    for place in state.layout.artists:
        target = state.target[place]
        if owner[place] == seat or target == UNCHOSEN or state.flags[place] & Flag.TARGET_OPEN:
            continue
        if sees_all and owner[place] in state.layout.opponents[seat]:
            continue
        if target >= NO_TARGET or not board.is_ego_place(state, target):
            view.target[place] = NOT_AN_EGO


def _hide_secrets(state: OpusState, view: OpusState, seat: int) -> None:
    for number, place in enumerate(_secret_places(state)):
        if state.layout.owner[place] != seat:
            view.secret[number] = SECRET


def _secret_places(state: OpusState) -> list[int]:
    """The place each secret choice is for, in the order they were made."""
    count = len(state.secret)
    if not count:
        return []
    if state.phase == Phase.SETUP:
        return [next(row for row in board.ROWS if state.card[row] == NOTHING)]
    pair = places_of_turn(state)
    if state.phase == Phase.PLAY:
        return [pair[number // 2] for number in range(count)]
    return [place for place in pair if not state.flags[place] & Flag.DORMANT][:count]


def _exchange_in_frames(state: OpusState, exchange: _Exchange) -> None:
    """Call every work that something going on mentions by another number."""

    def in_happening(happening: Happening) -> Happening:
        return happening._replace(work=exchange(happening.work))

    for frame in state.stack:
        _exchange_in_frame(frame, exchange)
        frame.triggers = tuple(
            [
                Triggered(exchange(source), program, in_happening(happening))
                for source, program, happening in frame.triggers
            ]
        )
    state.happened = [in_happening(happening) for happening in state.happened]


def _exchange_in_frame(frame: Frame, exchange: _Exchange) -> None:
    frame.this = exchange(frame.this)
    frame.work = exchange(frame.work)
    frame.source = exchange(frame.source)
    frame.it = exchange(frame.it)
    frame.picked = tuple([exchange(each) for each in frame.picked])
    frame.loops = tuple([tuple([exchange(each) for each in loop]) for loop in frame.loops])


# -- samples ------------------------------------------------------------------------------------------------


def sample_of(view: OpusState, chance: Chance) -> OpusState:
    """A full table that looks like this view: hidden works dealt anew, hidden choices made anew."""
    state = view.copy()
    found = _deal_hidden_works(state, chance)
    _exchange_in_frames(state, lambda number: found.get(number, number))
    for seat in range(len(state.hand)):
        _fill_vault(state, seat)
    for place in range(PLACES):
        if state.mode[place] == HIDDEN:
            modes = modes_of(state, place)
            state.mode[place] = chance.pick(modes) if modes else 0
        if state.target[place] == NOT_AN_EGO:
            work = work_to_flip(state, place)
            state.target[place] = chance.pick(_hidden_targets(state, place, work))
    _guess_secrets(state, chance)
    return state


def _deal_hidden_works(state: OpusState, chance: Chance) -> dict[int, int]:
    """Deal what cannot be seen of each deck to the places where a work of that owner lies hidden."""
    piles = [pile for piles in (state.portfolio, state.hand, state.attached) for pile in piles]
    shown = {work for pile in (*piles, *state.graveyard, *state.vault_ideas) for work in pile}
    unseen = [[work for work in works if work not in shown] for works in state.layout.works]
    for works in unseen:
        chance.shuffle(works)
    found: dict[int, int] = {}
    for pile in piles:
        for index, work in enumerate(pile):
            if work < 0:
                pile[index] = found[work] = unseen[owner_of(work)].pop()
    return found


def _fill_vault(state: OpusState, seat: int) -> None:
    """Lists are open, so what is in a vault follows from what is not."""
    layout = state.layout
    if HIDDEN in state.vault_artists[seat]:
        on_board = _kinds_in_play(state, seat, are_egos=False)
        state.vault_artists[seat] = [kind for kind in layout.deck_artists[seat] if kind not in on_board]
    if HIDDEN in state.vault_egos[seat]:
        gone = [*_kinds_in_play(state, seat, are_egos=True), *state.retired_egos[seat]]
        state.vault_egos[seat] = [kind for kind in layout.deck_egos[seat] if kind not in gone]


def _kinds_in_play(state: OpusState, seat: int, *, are_egos: bool) -> list[int]:
    return [
        card_kind(card)
        for place, card in enumerate(state.card)
        if card != NOTHING and is_ego(card) == are_egos and state.layout.owner[place] == seat
    ]


def _hidden_targets(state: OpusState, place: int, work: int) -> list[int]:
    found = targets(state, place, work)
    hidden = [each for each in found if each == NO_TARGET or not board.is_ego_place(state, each)]
    return hidden or [NO_TARGET]


def _guess_secrets(state: OpusState, chance: Chance) -> None:
    for number, place in enumerate(_secret_places(state)):
        if state.secret[number] != SECRET:
            continue
        owner = state.layout.owner[place]
        if state.phase == Phase.SETUP:
            state.secret[number] = chance.pick(state.vault_artists[owner])
        elif state.phase == Phase.FLIP:
            state.secret[number] = chance.below(2)
        elif number % 2 == 0:
            state.secret[number] = chance.pick([NOTHING, *state.hand[owner]])
        else:
            state.secret[number] = chance.pick(targets(state, place, state.secret[number - 1]))
