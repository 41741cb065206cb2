"""How events of Cerebria are felt: sounds, flashes, banners, and whom they hit."""

from __future__ import annotations

from game.action import Ref
from game.cerebria import events as happened
from game.cerebria.cards import SIDE
from game.cerebria.telling import describe
from game.event import Event
from scenes.picture import Moment

_SIDE_SOUND = ("bliss", "gloom")


def moment(event: Event, seats_of: tuple[tuple[int, ...], tuple[int, ...]]) -> Moment | None:
    """`seats_of` are the seats of Bliss and of Gloom."""
    match event:
        case (
            happened.SpiritMoved()
            | happened.EgoMoved()
            | happened.SpiritPlaced()
            | happened.SpiritsSwitched()
        ):
            return Moment("place")
        case happened.EmotionInvoked(_, card, slot) | happened.EmotionPlaced(_, card, slot):
            return Moment(_SIDE_SOUND[SIDE[card]], flashes=(Ref("slot", slot),))
        case happened.EmotionEmpowered(_, _, strong, slot):
            return Moment(_SIDE_SOUND[SIDE[strong]], flashes=(Ref("slot", slot),), banner=describe(event))
        case happened.EssenceAdded(slot, _, amount):
            return Moment("bead", amount, flashes=(Ref("slot", slot),))
        case happened.EssenceRemoved(slot, card):
            return Moment("gloom", flashes=(Ref("slot", slot),), hits=seats_of[SIDE[card]])
        case happened.EmotionLeft(_, card):
            return Moment("ego-attacks", hits=seats_of[SIDE[card]])
        case happened.EmotionMoved():
            return Moment("place")
        case happened.IntensityRaised():
            return Moment("link")
        case happened.FortressBuilt(_, realm) | happened.FortressExalted(_, realm):
            return Moment("built", flashes=(Ref("fortress", realm),))
        case happened.FortressRazed(team, realm) | happened.FortressLowered(team, realm):
            return Moment("ego-attacks", flashes=(Ref("fortress", realm),), hits=seats_of[team])
        case happened.RealmTurned(_, team) | happened.FrontierTurned(_, team):
            return Moment(
                _SIDE_SOUND[team] if team >= 0 else "link", hits=seats_of[1 - team] if team >= 0 else ()
            )
    return _quiet(event)


def _quiet(event: Event) -> Moment | None:
    match event:
        case happened.SphereAbsorbed(_, sphere, amount):
            return Moment("bead", amount, flashes=(Ref("sphere", sphere),))
        case happened.SphereFilled(sphere, amount) | happened.SphereDrained(sphere, amount):
            return Moment("bead", amount, flashes=(Ref("sphere", sphere),))
        case happened.WillpowerGained(_, amount) | happened.EssenceGained(_, amount):
            return Moment("bead", amount)
        case happened.AmbitionGained():
            return Moment("link")
        case happened.CardsDrawn() | happened.EgoDrew():
            return Moment("lift")
        case happened.CardDiscarded() | happened.CardShown() | happened.OperationTurnedUp():
            return Moment("flip")
        case happened.TokenPlaced():
            return Moment("place")
        case happened.OriginTurned():
            return Moment("swell")
        case happened.IntentionFulfilled():
            return Moment("link", banner=describe(event))
        case happened.RevelationBegan():
            return Moment("swell")  # it has a page of its own, which a banner would lie on
        case happened.EndTriggered() | happened.MatchEnded():
            return Moment("swell", banner=describe(event))
        case happened.OperationBegan() | happened.SpecialBegan():
            return Moment("other-turn", banner=describe(event))
        case happened.FragmentAdded() | happened.FortressAdded():
            return Moment("built", flashes=(Ref("identity", 0),))
        case happened.HiddenShown():
            return Moment("flip")
    return None
