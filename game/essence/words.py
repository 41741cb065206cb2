"""Events, prompts and things in words, as messages of the locale files."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import fields
from functools import reduce
from typing import Any

from game.action import Ref
from game.essence import events as happened
from game.essence.card_text import character_name, fragment_name, segment_name, treaty_name
from game.essence.cards import ADVISORS
from game.essence.events import Stat
from game.essence.grid import position_of
from game.essence.state import EssenceState, Phase, StepKind
from game.essence.vocabulary import Op, SpecialToken
from game.event import Event
from game.rules import HIDDEN
from game.text import Text, seat_text, text


def headline(state: EssenceState) -> Text:
    return text(
        "essence-headline", round=max(1, state.round), phase=text(f"essence-phase-{state.phase.name.lower()}")
    )


def prompt(state: EssenceState) -> Text:
    """What the seat to act is asked."""
    if not state.stack:
        return text("match-is-over")
    step = state.stack[-1]
    match step.kind:
        case StepKind.TURN:
            return text("essence-prompt-turn" if state.mains else "essence-prompt-after", mains=state.mains)
        case StepKind.PLACE:
            return text("essence-prompt-place", segment=segment_name(step.a))
        case StepKind.PUT:
            return text("essence-prompt-put", segment=segment_name(step.b))
        case StepKind.PAY:
            struck = state.phase is Phase.CLEANING
            return text("essence-prompt-struck" if struck else "essence-prompt-pay", n=step.a)
        case StepKind.GAIN_MIX | StepKind.DISCARD | StepKind.RECOVER | StepKind.CYCLE:
            return text(f"essence-prompt-{_key(step.kind)}", n=step.a)
        case StepKind.STEAL_MIX:
            return text("essence-prompt-steal-mix", n=step.b, victim=seat_text(step.a))
        case StepKind.SPOILS:
            return text("essence-prompt-spoils", n=step.b, victim=seat_text(step.a))
        case StepKind.EXHAUST:
            return text("essence-prompt-exhaust", n=step.b, victim=seat_text(step.a))
        case StepKind.READY:
            return text("essence-prompt-ready", n=step.b)
        case StepKind.TARGET:
            return text("essence-prompt-target", attack=state.attack[step.seat] + step.a)
        case StepKind.OPPONENT:
            return text(f"essence-prompt-opponent-{Op(step.a).name.lower()}", n=step.b)
        case StepKind.BUILD | StepKind.READ | StepKind.SIGN:
            return text(f"essence-prompt-{_key(step.kind)}", discount=step.a)
    return text(f"essence-prompt-{_key(step.kind)}")


def _key(kind: StepKind) -> str:
    return kind.name.lower().replace("_", "-")


# -- things -------------------------------------------------------------------------------------------------


def label(ref: Ref) -> Text:
    """The name of a thing on the table or of a verb."""
    match ref:
        case Ref("verb", str(verb)):
            return text(f"essence-verb-{verb}")
        case Ref("cell", int(cell)):
            x, y = position_of(cell)
            return text("essence-cell", x=x, y=y)
        case Ref("seat", int(seat)):
            return seat_text(seat)
        case Ref("option", int(number)):
            return text("essence-option-number", number=number + 1)
        case Ref("wealth" | "influence" as kind, int(number)):
            return text(f"essence-tokens-{kind}", n=number)
        case Ref("advisor", int(pile)) if 0 <= pile < len(ADVISORS):
            return text(f"essence-card-{ADVISORS[pile].id}")
        case Ref(str(kind), int(number)) if kind in _NAMES:
            return _NAMES[kind](number)
    raise LookupError(f"no thing of The Essence: {ref}")


_NAMES: dict[str, Callable[[int], Text]] = {
    "character": character_name,
    "segment": segment_name,
    "fragment": fragment_name,
    "treaty": treaty_name,
}


# -- events -------------------------------------------------------------------------------------------------


def describe(event: Event) -> Text:
    """The sentence of an event: its message with every field as a number, a name or a player."""
    match event:
        case happened.RoundBegun(number, order):
            return text("essence-event-round", round=number, order=_seats(order))
        case happened.DisplayRevealed(segments):
            return text("essence-event-display", n=len(segments), segments=_list(map(segment_name, segments)))
        case happened.CardsDrawn(seat, cards):
            if HIDDEN in cards:
                return text("essence-event-drawn-unseen", seat=seat_text(seat), n=len(cards))
            return text("essence-event-drawn", seat=seat_text(seat), cards=_list(map(character_name, cards)))
        case happened.Gained(seat, stat, amount):
            return text(f"essence-event-gained-{Stat(stat).name.lower()}", seat=seat_text(seat), n=amount)
        case happened.Lost(seat, stat, amount):
            return text(f"essence-event-lost-{Stat(stat).name.lower()}", seat=seat_text(seat), n=amount)
        case happened.SpecialTaken(seat, token):
            return text(f"essence-event-token-{SpecialToken(token).name.lower()}", seat=seat_text(seat))
        case happened.SeatAttacked() | happened.ThreatAttacked() | happened.MonsterAttacked():
            return _attack(event)
        case happened.MatchEnded(winners):
            return text("essence-event-ended", n=len(winners), winners=_seats(winners))
    return text(_SIMPLE[type(event)], **_fields(event))


def _attack(event: Any) -> Text:
    result = "won" if event.attack > event.defense else "lost"
    return text(f"{_SIMPLE[type(event)]}-{result}", **_fields(event))


def _fields(event: Any) -> dict[str, Any]:
    """The fields of an event by name, people and things as their names."""
    said: dict[str, Any] = {}
    for name in (each.name for each in fields(event)):
        value = getattr(event, name)
        if name in _PEOPLE:
            said[name] = seat_text(value)
        elif name in _THINGS:
            said[name] = label(Ref(_THINGS[name], value))
        elif name != "option":
            said[name] = value
    return said


_PEOPLE = ("seat", "chosen", "owner", "target", "victim")
_THINGS = {
    "card": "character",
    "segment": "segment",
    "other": "segment",
    "cell": "cell",
    "treaty": "treaty",
    "fragment": "fragment",
}

_SIMPLE: dict[type[Event], str] = {
    happened.IncomeTaken: "essence-event-income",
    happened.PileReshuffled: "essence-event-reshuffled",
    happened.BidMade: "essence-event-bid",
    happened.BidRevealed: "essence-event-bid-revealed",
    happened.BidderRanked: "essence-event-ranked",
    happened.AdvisorTaken: "essence-event-advisor",
    happened.BidReturned: "essence-event-bid-returned",
    happened.TurnBegun: "essence-event-turn",
    happened.Dripped: "essence-event-drip",
    happened.Passed: "essence-event-passed",
    happened.SegmentBought: "essence-event-bought",
    happened.SegmentPlaced: "essence-event-placed",
    happened.TreatySigned: "essence-event-signed",
    happened.CardPlayed: "essence-event-played",
    happened.SegmentUsed: "essence-event-used",
    happened.SegmentTriggered: "essence-event-triggered",
    happened.CardDiscarded: "essence-event-discarded",
    happened.CardRecovered: "essence-event-recovered",
    happened.SegmentExhausted: "essence-event-exhausted",
    happened.SegmentReadied: "essence-event-readied",
    happened.SegmentMoved: "essence-event-moved",
    happened.SegmentsSwapped: "essence-event-swapped",
    happened.TokensTaken: "essence-event-tokens",
    happened.SeatAttacked: "essence-event-attack-seat",
    happened.ThreatAttacked: "essence-event-attack-threat",
    happened.MonsterAttacked: "essence-event-attack-monster",
    happened.ThreatStruck: "essence-event-struck",
    happened.FragmentRead: "essence-event-read",
    happened.FragmentRevealed: "essence-event-fragment",
    happened.FragmentDiscarded: "essence-event-fragment-gone",
    happened.FragmentReserved: "essence-event-reserved",
    happened.ShardsAwarded: "essence-event-shards",
    happened.RevengeUsed: "essence-event-revenge-used",
    happened.RevengeTaken: "essence-event-revenge-taken",
    happened.PropheciesScored: "essence-event-prophecies",
}


def mentions(event: Any) -> tuple[Ref, ...]:
    """The things an event is about."""
    match event:
        case happened.CardsDrawn(_, cards):
            return tuple(Ref("character", card) for card in cards if card != HIDDEN)
        case happened.DisplayRevealed(segments):
            return tuple(Ref("segment", segment) for segment in segments)
    named = [(name, kind) for name, kind in _THINGS.items() if hasattr(event, name)]
    people = [Ref("seat", getattr(event, name)) for name in _PEOPLE if hasattr(event, name)]
    return (*(Ref(kind, getattr(event, name)) for name, kind in named), *people)


def _seats(seats: tuple[int, ...]) -> Text:
    return _list(map(seat_text, seats))


def _list(names: Iterable[Text]) -> Text:
    return reduce(lambda before, after: text("essence-list", before=before, after=after), names)
