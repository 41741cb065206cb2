"""What can be said before it happens, from what the viewer may know: previews, forecasts, the egos' plans."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from game.action import Action, Ref
from game.opus import board
from game.opus.actions import DeclareCopy, PlayWork, TargetArtist, TargetEgo, TargetNothing
from game.opus.cards import ACCEPTS, SPECIALTY, WORKS, card_kind, kind_of
from game.opus.decks import card_name
from game.opus.play_target import deciding_place, work_to_flip
from game.opus.state import NOTHING, Ask, Flag, Format, OpusState
from game.opus.statics import attack_of, may_flip, work_cost
from game.opus.strategies import look_for_victim
from game.opus.telling import card_text, label_of
from game.opus.together import copying_place
from game.text import Text, text
from scenes.opus.reading import may_copy, state_of
from scenes.picture import Sight


def ego_outlook(state: OpusState, place: int) -> Text | None:
    """Whom an ego would attack if the egos acted on the table as it is."""
    if state.flags[place] & Flag.SKIPPED:
        return text("opus-table-skipped")
    if state.round == 0 or any(state.card[zone] == NOTHING for zone in state.layout.artists):
        return None
    found = look_for_victim(state, place).candidates
    if not found:
        return text("opus-table-would-rest")
    # Both sides may have the same artist in play.
    names = [
        text("opus-table-artist-at", artist=card_text(state.card[zone]), zone=label_of(Ref("zone", zone)))
        for zone in found
    ]
    if len(names) == 1:
        return text("opus-table-would-attack", card=names[0])
    listed = reduce(lambda left, right: text("opus-join-and", left=left, right=right), names)
    return text("opus-table-would-tie", cards=listed)


def _decides(state: OpusState) -> int:
    """The artist for which a work or a target is being chosen, or nobody."""
    return deciding_place(state) if state.asked in (Ask.PLAY, Ask.TARGET) else NOTHING


def _chosen_work(state: OpusState, place: int) -> int:
    """The work just laid for the artist whose target is asked for; Schism still keeps it apart."""
    if state.layout.format == Format.SCHISM:
        return state.secret[-1] if state.secret else NOTHING
    return work_to_flip(state, place)


def preview(sight: Sight, ref: Ref, actions: Sequence[Action]) -> Text | None:
    """What a work would cost in vain, or what an attack would take."""
    state = state_of(sight)
    place = _decides(state)
    if place == NOTHING or sight.viewer != state.layout.owner[place] or state.card[place] == NOTHING:
        return None
    if ref.kind == "work" and state.asked == Ask.PLAY:
        return _vain(state, place, int(ref.id))
    if ref.kind in ("row", "zone") and state.asked == Ask.TARGET:
        target = int(ref.id) + 4 if ref.kind == "row" else int(ref.id)
        work = _chosen_work(state, place)
        if work != NOTHING:
            accepts = ACCEPTS[kind_of(work)]
            if may_copy(state, place):
                accepts |= ACCEPTS[SPECIALTY[card_kind(state.card[place])]]
            fits = accepts & board.target_kind(state, place, target)
            return None if fits else text("opus-table-preview-not-accepted")
        amount = attack_of(state, place)
        key = "retires" if amount >= state.vital[target] else "damage"
        return text(f"opus-table-preview-{key}", amount=amount)
    return None


def _vain(state: OpusState, place: int, work: int) -> Text | None:
    kind = kind_of(work)
    if not may_flip(state, place, kind):
        return text("opus-table-preview-wrong")
    if work_cost(state, place, work, kind) > state.vital[place]:
        return text("opus-table-preview-dear")
    return None


def forecast(sight: Sight, action: Action) -> tuple[Text, ...]:
    state = state_of(sight)
    match action:
        case PlayWork(work) if state.asked == Ask.PLAY:
            return _price(state, deciding_place(state), work)
        case TargetEgo() | TargetArtist() | TargetNothing() if state.asked == Ask.TARGET:
            return _aim(state, deciding_place(state), action)
        case DeclareCopy():
            place = copying_place(state)
            kind = SPECIALTY[card_kind(state.card[place])]
            cost = work_cost(state, place, work_to_flip(state, place), kind)
            return (text("opus-table-forecast-copy", work=card_name(WORKS[kind].id), cost=cost),)
    return ()


def _price(state: OpusState, place: int, work: int) -> tuple[Text, ...]:
    kind = kind_of(work)
    card, drive = card_text(state.card[place]), state.vital[place]
    cost = work_cost(state, place, work, kind)
    if not may_flip(state, place, kind):
        school = text(f"opus-school-name-{WORKS[kind].school.lower()}")
        return (text("opus-table-forecast-wrong", card=card, school=school),)
    if cost > drive:
        return (text("opus-table-forecast-dear", cost=cost, card=card, drive=drive),)
    said = [text("opus-table-forecast-cost", cost=cost, drive=drive)]
    if cost == drive:
        said.append(text("opus-table-forecast-last"))
    return tuple(said)


def _aim(state: OpusState, place: int, action: Action) -> tuple[Text, ...]:
    said = []
    if _chosen_work(state, place) == NOTHING and not isinstance(action, TargetNothing):
        said.append(text("opus-table-forecast-attack", amount=attack_of(state, place)))
    is_hidden = not isinstance(action, TargetEgo) and state.layout.format != Format.SOLITAIRE
    return (*said, text("opus-table-forecast-hidden")) if is_hidden else tuple(said)
