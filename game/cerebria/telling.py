"""Events in words, prompts and the headline, as texts."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import fields
from typing import Any

from game.action import Ref
from game.cerebria import events as happened
from game.cerebria.board import NOBODY
from game.cerebria.causes import EndReason, PointsFor
from game.cerebria.naming import (
    aspiration_name,
    board_space_name,
    card_name,
    frontier_name,
    intention_name,
    joined,
    operation_name,
    realm_name,
    row_name,
    slot_name,
    space_name,
    sphere_name,
    spirit_name,
    team_name,
    vibe_name,
)
from game.cerebria.operation_cards import pair_of
from game.cerebria.state import CerebriaState, Step
from game.event import Event
from game.text import Text, Value, text

_NAMES: dict[str, Callable[[int], Value]] = {
    "spirit": spirit_name,
    "other": spirit_name,
    "victim": spirit_name,
    "card": card_name,
    "strong": card_name,
    "slot": slot_name,
    "space": space_name,
    "realm": realm_name,
    "frontier": frontier_name,
    "sphere": sphere_name,
    "row": row_name,
    "vibe": vibe_name,
    "team": team_name,
    "intention": intention_name,
    "aspiration": aspiration_name,
}
"""Fields of events that name a thing; all others are numbers."""

_REFS = {
    "spirit": "spirit",
    "other": "spirit",
    "victim": "spirit",
    "card": "card",
    "strong": "card",
    "slot": "slot",
    "space": "space",
    "realm": "realm",
    "frontier": "frontier",
    "sphere": "sphere",
    "aspiration": "aspiration",
}


def _key(event: Event) -> str:
    kebab = re.sub(r"(?<!^)(?=[A-Z])", "-", type(event).__name__).lower()
    return f"cerebria-event-{kebab}"


def describe(event: Event) -> Text:
    """The sentence of an event, masked or not."""
    special = _SPECIAL.get(type(event))
    if special is not None:
        return special(event)
    return text(_key(event), **_arguments(event))


def _arguments(event: Event) -> dict[str, Value]:
    return {name: _argument(name, getattr(event, name)) for name in _fields(event)}


def _argument(name: str, value: int) -> Value:
    return _NAMES[name](value) if name in _NAMES else value


def _fields(event: Any) -> list[str]:
    return [field.name for field in fields(event)]


def _cards_drawn(event: happened.CardsDrawn) -> Text:
    cards = joined([card_name(card) for card in event.cards])
    return text("cerebria-event-cards-drawn", spirit=spirit_name(event.spirit), cards=cards)


def _token_placed(event: happened.TokenPlaced) -> Text:
    vibe = vibe_name(event.vibe) if event.vibe >= 0 else text("cerebria-vibe-wild")
    place = board_space_name(event.space)
    return text("cerebria-event-token-placed", spirit=spirit_name(event.spirit), vibe=vibe, place=place)


def _spirit_moved(event: happened.SpiritMoved | happened.EgoMoved) -> Text:
    return text(
        "cerebria-event-spirit-moved",
        spirit=spirit_name(event.spirit),
        origin=space_name(event.origin),
        space=space_name(event.space),
    )


def _emotion_moved(event: happened.EmotionMoved) -> Text:
    return text(
        "cerebria-event-emotion-moved",
        card=card_name(event.card),
        origin=slot_name(event.origin),
        slot=slot_name(event.slot),
    )


def _turned(event: happened.RealmTurned | happened.FrontierTurned) -> Text:
    if isinstance(event, happened.RealmTurned):
        place = realm_name(event.realm)
    else:
        place = frontier_name(event.frontier)
    if event.team == NOBODY:
        return text("cerebria-event-control-lost", place=place)
    return text("cerebria-event-control-won", place=place, team=team_name(event.team))


def _judged(event: happened.AspirationJudged) -> Text:
    key = "common" if event.owner == NOBODY else "hidden"
    return text(
        f"cerebria-event-judged-{key}",
        aspiration=aspiration_name(event.aspiration),
        bliss=event.bliss,
        gloom=event.gloom,
        team=team_name(max(event.owner, 0)),
    )


def _points(event: happened.PointsScored) -> Text:
    reason = PointsFor(event.reason).name.lower().replace("_", "-")
    return text(
        "cerebria-event-points-scored",
        team=team_name(event.team),
        points=event.points,
        reason=text(f"cerebria-points-{reason}"),
    )


def _fragment(event: happened.FragmentAdded) -> Text:
    return text(
        "cerebria-event-fragment-added",
        team=team_name(event.team),
        fragment=text(f"cerebria-fragment-{event.kind}"),
    )


def _end_triggered(event: happened.EndTriggered) -> Text:
    return text(f"cerebria-event-end-{EndReason(event.reason).name.lower()}", team=team_name(event.team))


def _turned_up(event: happened.OperationTurnedUp) -> Text:
    return text("cerebria-event-operation-turned-up", card=operation_name(event.card))


def _operation(event: happened.OperationBegan) -> Text:
    pair = pair_of(event.first, event.second).name.lower()
    return text(
        "cerebria-event-operation-began",
        first=operation_name(event.first),
        second=operation_name(event.second),
        what=text(f"cerebria-pair-{pair}"),
        bonus=event.bonus,
    )


def _ego_drew(event: happened.EgoDrew) -> Text:
    return text("cerebria-event-ego-drew", cards=joined([card_name(card) for card in event.cards]))


def _ego_willpower(event: happened.EgoWillpowerChanged) -> Text:
    key = "gained" if event.amount > 0 else "gone"
    return text(f"cerebria-event-ego-willpower-{key}", amount=abs(event.amount))


_SPECIAL: dict[type[Event], Callable[[Any], Text]] = {
    happened.CardsDrawn: _cards_drawn,
    happened.TokenPlaced: _token_placed,
    happened.SpiritMoved: _spirit_moved,
    happened.EgoMoved: _spirit_moved,
    happened.EmotionMoved: _emotion_moved,
    happened.RealmTurned: _turned,
    happened.FrontierTurned: _turned,
    happened.AspirationJudged: _judged,
    happened.PointsScored: _points,
    happened.FragmentAdded: _fragment,
    happened.EndTriggered: _end_triggered,
    happened.OperationTurnedUp: _turned_up,
    happened.OperationBegan: _operation,
    happened.EgoDrew: _ego_drew,
    happened.EgoWillpowerChanged: _ego_willpower,
}


def mentions(event: Event) -> tuple[Ref, ...]:
    """The things an event is about."""
    match event:
        case happened.OperationTurnedUp(card):
            return (Ref("operation", card),)
        case happened.OperationBegan(first, second):
            return Ref("operation", first), Ref("operation", second)
        case happened.TokenPlaced(spirit, space):
            return Ref("spirit", spirit), Ref("board-space", space)
        case happened.WheelPassed(spirit):
            return (Ref("spirit", spirit),)
        case happened.EgoDrew(cards) | happened.CardsDrawn(_, cards):
            return tuple(Ref("card", card) for card in cards)
    return tuple(Ref(_REFS[name], getattr(event, name)) for name in _fields(event) if name in _REFS)


# -- prompts ------------------------------------------------------------------------------------------------


def prompt(state: CerebriaState) -> Text:
    if state.is_over:
        return text("match-is-over")
    spirit = spirit_name(state.spirits[state.active].kind)
    if not state.stack:
        return text("cerebria-prompt-turn", spirit=spirit, actions=state.actions_left)
    frame = state.stack[-1]
    if frame.step == Step.ACT:
        return text("cerebria-prompt-act", action=row_name(frame.a))
    if frame.step == Step.COLLECT:
        collector = state.spirits[frame.a]
        cards = 2 * len(collector.kinds)  # two of each kind
        return text("cerebria-prompt-collect", spirit=spirit_name(collector.kind), cards=cards)
    if frame.step in (Step.SETTLE, Step.PLANT, Step.ATTUNE):
        spirit = spirit_name(state.spirits[frame.a].kind)
    return text(f"cerebria-prompt-{frame.step.name.lower().replace('_', '-')}", spirit=spirit)


def headline(state: CerebriaState) -> Text:
    """The turn, whose it is, and the points so far."""
    if state.stack and any(frame.step == Step.PLAY_BEGINS for frame in state.stack):
        return text("cerebria-headline-setup")
    return text(
        "cerebria-headline",
        turn=state.turn + 1,
        spirit=spirit_name(state.spirits[state.active].kind),
        bliss=state.points[0],
        gloom=state.points[1],
    )
