"""What may be decided now: every legal action, and why another one is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.action import Action
from game.opus import actions as act
from game.opus.board import face_down, is_ego_place
from game.opus.cards import ARTIST, is_ego, is_work
from game.opus.ego_phase import ego_place, modes_of, work_mode
from game.opus.entering import replacements
from game.opus.ordering import retargets
from game.opus.play_target import deciding_place, targets, work_to_flip
from game.opus.programs import may_stop_picking, other_options, pick_options, search_options
from game.opus.rounds import places_to_fill
from game.opus.state import NO_TARGET, NOTHING, Ask, OpusState
from game.opus.strategies import look_for_victim
from game.opus.syntax import SCHOOLS
from game.opus.working import works_to_order
from game.text import Text, text


def legal_actions(state: OpusState) -> list[Any]:
    """Every legal action of the seat that is asked, in a stable order."""
    return _LEGAL[state.asked](state)


def _place(state: OpusState) -> list[Any]:
    found: list[Any] = []
    for place in places_to_fill(state):
        owner = state.layout.owner[place]
        if is_ego_place(state, place):
            found += [act.PlaceEgo(kind, place & 3) for kind in state.vault_egos[owner]]
        else:
            found += [act.PlaceArtist(kind, place) for kind in state.vault_artists[owner]]
    return found


def _play(state: OpusState) -> list[Any]:
    return [act.PlayNoWork(), *map(act.PlayWork, state.hand[state.asked_seat])]


def _target(state: OpusState) -> list[Any]:
    place = deciding_place(state)
    return [_aimed(state, target) for target in targets(state, place, work_to_flip(state, place))]


def _aimed(state: OpusState, target: int) -> Any:
    if target == NO_TARGET:
        return act.TargetNothing()
    return act.TargetEgo(target & 3) if is_ego_place(state, target) else act.TargetArtist(target)


def _discard(state: OpusState) -> list[Any]:
    return [act.Discard(work) for work in state.hand[state.asked_seat]]


def _flip_or_copy(state: OpusState) -> list[Any]:
    return [act.FlipUp(), act.DeclareCopy()]


def _pick(state: OpusState) -> list[Any]:
    frame = state.stack[-1]
    found = [_picked(member) for member in pick_options(state, frame)]
    return [*found, act.StopPicking()] if may_stop_picking(frame) else found


def _picked(member: int) -> Any:
    if is_work(member):
        return act.PickWork(member)
    return act.PickEgo(member & 3) if is_ego(member) else act.PickArtist(member & 7)


def _may(state: OpusState) -> list[Any]:
    return [act.SayYes(), act.SayNo()]


def _search(state: OpusState) -> list[Any]:
    return [act.TakeWork(work) for work in search_options(state)]


def _scry(state: OpusState) -> list[Any]:
    frame = state.stack[-1]
    return [act.TakeWork(work) for work in reversed(state.portfolio[frame.seat][-frame.n :])]


def _order_top(state: OpusState) -> list[Any]:
    return [act.PutBack(work) for work in works_to_order(state.portfolio, state.stack[-1])]


def _school(state: OpusState) -> list[Any]:
    return [act.NameSchool(school) for school in range(len(SCHOOLS))]


def _retarget(state: OpusState) -> list[Any]:
    return [_aimed(state, target) for target in retargets(state, state.stack[-1])]


def _replace(state: OpusState) -> list[Any]:
    frame = state.stack[-1]
    chosen: Any = act.ReplaceEgo if is_ego(frame.me) else act.ReplaceArtist
    return [chosen(kind) for kind in replacements(state, frame)]


def _opponent(state: OpusState) -> list[Any]:
    return [act.ChooseOpponent(seat) for seat in state.layout.opponents[state.asked_seat]]


def _other(state: OpusState) -> list[Any]:
    return [act.PickArtist(card & 7) for card in other_options(state, state.stack[-1])]


def _mode(state: OpusState) -> list[Any]:
    return [act.ChooseMode(mode) for mode in modes_of(state, ego_place(state))]


def _ego(state: OpusState) -> list[Any]:
    """The one thing the ego does: B.8 leaves it no choice."""
    place = ego_place(state)
    row = place & 3
    has_work = face_down(state, place) != NOTHING
    if has_work and work_mode(state, place) != ARTIST:
        return [act.EgoWorks(row) if work_mode(state, place) else act.EgoPasses(row)]
    candidates = look_for_victim(state, place).candidates if state.victim == NOTHING else (state.victim,)
    if not candidates:
        return [act.EgoPasses(row)]
    if len(candidates) > 1:
        return [act.EgoRolls(row)]
    return [act.EgoWorksOn(row, candidates[0]) if has_work else act.EgoAttacks(row, candidates[0])]


_LEGAL: dict[Ask, Callable[[OpusState], list[Any]]] = {
    Ask.NOTHING: lambda state: [],
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
    Ask.SUPEREGO_PLAY: _play,
    Ask.SUPEREGO_MODE: _mode,
    Ask.EGO: _ego,
}

_EXPECTED: dict[Ask, tuple[str, ...]] = {
    Ask.PLACE: ("place_artist", "place_ego"),
    Ask.PLAY: ("play", "play_no_work"),
    Ask.SUPEREGO_PLAY: ("play", "play_no_work"),
    Ask.TARGET: ("target_ego", "target_artist", "target_nothing"),
    Ask.RETARGET: ("target_ego", "target_artist", "target_nothing"),
    Ask.DISCARD: ("discard",),
    Ask.FLIP_OR_COPY: ("flip", "copy"),
    Ask.PICK: ("pick_work", "pick_artist", "pick_ego", "stop"),
    Ask.MAY: ("yes", "no"),
    Ask.SEARCH: ("take",),
    Ask.SCRY: ("take",),
    Ask.ORDER_TOP: ("put_back",),
    Ask.SCHOOL: ("name_school",),
    Ask.REPLACE: ("replace_artist", "replace_ego"),
    Ask.OPPONENT: ("choose_opponent",),
    Ask.OTHER: ("pick_artist",),
    Ask.SUPEREGO_MODE: ("choose_mode",),
    Ask.EGO: ("ego_rolls", "ego_attacks", "ego_works", "ego_works_on", "ego_passes"),
}


def refusal(state: OpusState, action: Action) -> Text:
    """Why an action that is not listed cannot be played: not now, or not with this thing."""
    if action[-1] not in _EXPECTED[state.asked]:
        return text("opus-not-now")
    match action[-1]:
        case "play" | "discard":
            return text("opus-not-in-hand")
        case "target_ego":
            return text("opus-out-of-range")
        case "target_artist" | "target_nothing":
            return text("opus-no-such-target")
        case "place_artist" | "place_ego" | "replace_artist" | "replace_ego":
            return text("opus-not-in-vault")
        case "ego_rolls" | "ego_attacks" | "ego_works" | "ego_works_on" | "ego_passes":
            return text("opus-strategy-decides")
    return text("opus-not-offered")
