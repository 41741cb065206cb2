"""The words of a match as data: names of things, prompts, headlines and the sentences of events."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from functools import reduce
from typing import Any

from game.action import Ref
from game.event import Event
from game.opus import events as ev
from game.opus.board import TOLD_EGO
from game.opus.cards import ARTISTS, EGOS, SPECIALTY, WORKS, card_kind, hidden_work, is_ego, is_work, kind_of
from game.opus.decks import card_name
from game.opus.ego_phase import ego_place
from game.opus.play_target import deciding_place
from game.opus.programs import may_stop_picking, pick_options
from game.opus.state import (
    NO_TARGET,
    NOT_AN_EGO,
    NOTHING,
    UNCHOSEN,
    Ask,
    OpusState,
    Phase,
)
from game.opus.syntax import DURATIONS, SCHOOLS
from game.opus.together import copying_place
from game.text import Text, Value, seat_text, text

# -- names --------------------------------------------------------------------------------------------------


def work_text(work: int) -> Text:
    return text("opus-hidden-work") if work < 0 else card_name(WORKS[kind_of(work)].id)


def card_text(card: int) -> Text:
    """The name of a card in play, or of one that has left it."""
    if card == NOTHING:
        return text("opus-nobody")
    return card_name((EGOS if is_ego(card) else ARTISTS)[card_kind(card)].id)


def place_text(place: int) -> Text:
    """A target: a zone, an ego row, nothing, or only that it is no ego."""
    if place in (NO_TARGET, UNCHOSEN):
        return text("opus-no-target")
    if place == NOT_AN_EGO:
        return text("opus-not-an-ego")
    return _LABELS["row"](place & 3) if place >= TOLD_EGO else _zone(place)


def _zone(zone: int) -> Text:
    return text("opus-zone" if zone < 4 else "opus-zone-b", number=zone % 4 + 1)


def label_of(ref: Ref) -> Text:
    """The name of a thing that can be touched, or of a verb."""
    kind, number = ref
    if kind == "verb":
        return text(f"opus-verb-{str(number).replace('_', '-')}")
    assert isinstance(number, int), "only verbs are names"
    try:
        return _LABELS[kind](number)
    except (KeyError, IndexError):
        raise LookupError(f"no thing of Ego & Opus: {ref}") from None


_LABELS: dict[str, Callable[[int], Text]] = {
    "work": work_text,
    "kind": lambda kind: card_name(WORKS[kind].id),
    "artist": lambda kind: card_name(ARTISTS[kind].id) if kind >= 0 else text("opus-hidden-artist"),
    "ego": lambda kind: card_name(EGOS[kind].id) if kind >= 0 else text("opus-hidden-ego"),
    "zone": _zone,
    "row": lambda row: text("opus-row", number=row + 1),
    "school": lambda school: text(f"opus-school-{SCHOOLS[school].lower()}"),
    "player": seat_text,
    "mode": lambda mode: text(f"opus-mode-{mode}"),
}

# -- where the match stands ---------------------------------------------------------------------------------


def headline_of(state: OpusState) -> Text:
    phase = text(f"opus-phase-{state.phase.name.lower()}")
    if state.round == 0:
        return text("opus-headline-setup", phase=phase)
    return text("opus-headline", round=state.round, phase=phase)


def prompt_of(state: OpusState) -> Text:
    """What the seat to act is asked."""
    if state.phase == Phase.OVER:
        return text("match-is-over")
    key = f"opus-prompt-{state.asked.name.lower().replace('_', '-')}"
    match state.asked:
        case Ask.PLAY | Ask.TARGET:
            return text(key, card=card_text(state.card[deciding_place(state)]))
        case Ask.SUPEREGO_PLAY | Ask.SUPEREGO_MODE | Ask.EGO:
            return text(key, card=card_text(state.card[ego_place(state)]))
        case Ask.FLIP_OR_COPY:
            artist = state.card[copying_place(state)]
            return text(key, card=card_text(artist), work=card_name(WORKS[SPECIALTY[card_kind(artist)]].id))
        case Ask.PICK:
            return _pick_prompt(state)
        case Ask.MAY | Ask.OPPONENT | Ask.OTHER | Ask.SCHOOL | Ask.RETARGET | Ask.REPLACE:
            return text(key, card=card_text(state.stack[-1].me))
    return text(key)


def _pick_prompt(state: OpusState) -> Text:
    """What kind of card is chosen from, and whether one may stop."""
    frame = state.stack[-1]
    sorts = {
        "work" if is_work(member) else "ego" if is_ego(member) else "artist"
        for member in pick_options(state, frame)
    }
    what = sorts.pop() if len(sorts) == 1 else "card"
    return text("opus-prompt-pick", card=card_text(frame.me), what=what, is_free=int(may_stop_picking(frame)))


# -- events -------------------------------------------------------------------------------------------------


def sentence_of(event: Event) -> Text:
    """The sentence of an event: its message is named after its class, its arguments after the fields."""
    args: dict[str, Value] = {}
    for field in fields(event):  # type: ignore[arg-type]
        if field.name not in _UNSAID:
            args[field.name] = _said(field.name, getattr(event, field.name))
    return text(_KEYS[type(event)], **args)


_UNSAID = ("knows", "is_open")

_SAID: dict[str, Callable[[Any], Value]] = {
    "card": card_text,
    "other": card_text,
    "work": work_text,
    "kind": lambda kind: card_name(WORKS[kind].id),
    "seat": seat_text,
    "other_seat": seat_text,
    "target": place_text,
    "works": lambda works: _listed([work_text(work) for work in works]),
    "winners": lambda winners: _listed([seat_text(winner) for winner in winners]),
    "dice": lambda dice: ", ".join(map(str, dice)),
    "duration": lambda duration: text(f"opus-duration-{DURATIONS[duration]}"),
    "school": lambda school: text(f"opus-school-{SCHOOLS[school].lower()}"),
    "reason": lambda reason: text(f"opus-failed-{reason}"),
    "to": lambda place: text(f"opus-moved-to-{place}"),
}


def _said(name: str, value: Any) -> Value:
    return _SAID[name](value) if name in _SAID else value


def _listed(names: list[Text]) -> Text:
    if not names:
        return text("opus-nothing")
    return reduce(lambda before, name: text("opus-join-comma", left=before, right=name), names)


def _key(name: str) -> str:
    """`WorkDrawn` is told by `opus-event-work-drawn`."""
    kebab = "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("-")
    return f"opus-event-{kebab}"


_KEYS = {each: _key(each.__name__) for each in Event.__subclasses__() if each.__module__ == ev.__name__}


def mentions_of(event: Event) -> tuple[Ref, ...]:
    """The places and works an event is about."""
    refs = []
    for field in fields(event):  # type: ignore[arg-type]
        value = getattr(event, field.name)
        if field.name in ("card", "other") and value != NOTHING:
            refs.append(Ref("row", value & 3) if is_ego(value) else Ref("zone", value & 7))
        elif field.name == "work" and value >= 0:
            refs.append(Ref("work", value))
        elif field.name == "works":
            refs += [Ref("work", work) for work in value]
    return tuple(refs)


def seen_by(event: Event, seat: int) -> Event:
    """The event as a seat may know it."""
    match event:
        case ev.WorkDrawn(owner, work) | ev.WorkTaken(owner, work) if owner != seat:
            return type(event)(owner, _back(work))
        case ev.WorkMoved(work, to, knows, False) if knows != seat:
            return ev.WorkMoved(_back(work), to, knows, False)
        case ev.WorkTransferred(work, card, knows, False) if knows != seat:
            return ev.WorkTransferred(_back(work), card, knows, False)
    return event


def _back(work: int) -> int:
    return hidden_work(work) if work >= 0 else work
