"""How events are felt: sounds, flashes, banners for phases, and whom they hit."""

from __future__ import annotations

from game.action import Ref
from game.essence import events as happened
from game.essence.events import Stat
from game.essence.state import EssenceState, Phase
from game.event import Event
from game.text import Text, seat_text, text
from scenes.picture import Moment


def announce(before: EssenceState, now: EssenceState) -> Text | None:
    """A new round or phase."""
    if now.round != before.round:
        return text("essence-table-banner-round", n=now.round)
    if now.phase != before.phase and now.phase in (Phase.TURNS, Phase.CLEANING):
        return text(f"essence-table-banner-{now.phase.name.lower()}")
    return None


def moment(event: Event) -> Moment | None:
    match event:
        case happened.RoundBegun():
            return Moment("swell")
        case happened.IncomeTaken(seat):
            return Moment(
                "bead", 2, flashes=(Ref("seat", seat), Ref("stat", "wealth"), Ref("stat", "influence"))
            )
        case happened.BidRevealed(seat):
            said = text("essence-table-banner-bids")
            return Moment("flip", flashes=(Ref("seat", seat),), banner=said)
        case happened.BidMade(seat):
            return Moment("place", flashes=(Ref("seat", seat),))
        case happened.AdvisorTaken():
            return Moment("lift")
        case happened.TurnBegun():
            return Moment("your-turn")
        case happened.SegmentBought():
            return Moment("lift")
        case happened.SegmentPlaced(_, _, _, essence) | happened.SegmentMoved(_, _, _, essence):
            return Moment("link" if essence > 2 else "built")
        case happened.SegmentsSwapped():
            return Moment("link")
        case happened.TreatySigned() | happened.CardPlayed() | happened.CardDiscarded():
            return Moment("place")
        case happened.SegmentUsed() | happened.SegmentTriggered() | happened.SegmentReadied():
            return Moment("bead", 3)
        case happened.Gained(_, Stat.ESSENCE, amount):
            return Moment("bead", min(9, amount))
        case happened.CardsDrawn() | happened.CardRecovered():
            return Moment("lift")
        case happened.PileReshuffled():
            return Moment("shuffle")
    return _fight(event) or _cleaning(event)


def _fight(event: Event) -> Moment | None:
    match event:
        case happened.SeatAttacked(_, target, attack, defense):
            hits = (target,) if attack > defense else ()
            return Moment(
                "ego-attacks" if hits else "not-possible", flashes=(Ref("seat", target),), hits=hits
            )
        case happened.ThreatAttacked():
            return Moment("ego-attacks", flashes=(Ref("verb", "attack-threat"),))
        case happened.MonsterAttacked(_, fragment):
            return Moment("ego-attacks", flashes=(Ref("fragment", fragment),))
        case happened.TokensTaken(_, victim):
            return Moment("gloom", hits=(victim,))
        case happened.SegmentExhausted(_, owner):
            return Moment("gloom", hits=(owner,))
        case happened.ThreatStruck(seat):
            return Moment(
                "ego-attacks",
                flashes=(Ref("verb", "attack-threat"),),
                hits=(seat,),
                banner=text("essence-table-banner-struck", seat=seat_text(seat)),
            )
    return None


def _cleaning(event: Event) -> Moment | None:
    match event:
        case happened.FragmentRead(_, fragment):
            return Moment("swell", flashes=(Ref("fragment", fragment),))
        case happened.FragmentRevealed():
            return Moment("flip")
        case happened.FragmentReserved():
            return Moment("place")
        case happened.Passed(seat):
            return Moment("other-turn", flashes=(Ref("seat", seat),))
        case happened.ShardsAwarded(seat, 1, shards):
            return Moment("bliss", banner=text("essence-table-banner-shards", seat=seat_text(seat), n=shards))
        case happened.RevengeUsed(seat):
            return Moment("bliss", banner=text("essence-table-banner-revenge", seat=seat_text(seat)))
        case happened.PropheciesScored():
            return Moment("bead", 8)
        case happened.MatchEnded():
            return Moment("swell")
    return None
