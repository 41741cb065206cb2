"""What happened in a match, as frozen records of references and numbers.

`spirit` is a figure: one of the eight Spirits, the Gatekeeper or the Influencer.
Events hold nothing that is hidden from anybody: a card is drawn from the open top of its deck.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.event import Event

# -- setup ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class KindCollected(Event):
    spirit: int
    card: int


@dataclass(frozen=True, slots=True)
class SpiritPlaced(Event):
    spirit: int
    space: int


@dataclass(frozen=True, slots=True)
class EmotionPlaced(Event):
    team: int
    card: int
    slot: int


@dataclass(frozen=True, slots=True)
class TokenPlaced(Event):
    spirit: int
    space: int
    vibe: int


# -- turns ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    spirit: int
    turn: int


@dataclass(frozen=True, slots=True)
class ActionDeclared(Event):
    spirit: int
    row: int


# -- Spirits ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SpiritMoved(Event):
    spirit: int
    origin: int
    space: int


@dataclass(frozen=True, slots=True)
class SpiritsSwitched(Event):
    spirit: int
    other: int


@dataclass(frozen=True, slots=True)
class WillpowerPaid(Event):
    spirit: int
    amount: int


@dataclass(frozen=True, slots=True)
class WillpowerGained(Event):
    spirit: int
    amount: int


@dataclass(frozen=True, slots=True)
class EssencePaid(Event):
    spirit: int
    amount: int


@dataclass(frozen=True, slots=True)
class EssenceGained(Event):
    spirit: int
    amount: int


@dataclass(frozen=True, slots=True)
class SpiritRobbed(Event):
    spirit: int
    victim: int
    willpower: int
    essence: int


@dataclass(frozen=True, slots=True)
class AmbitionSpent(Event):
    team: int
    amount: int


@dataclass(frozen=True, slots=True)
class AmbitionGained(Event):
    team: int
    amount: int


@dataclass(frozen=True, slots=True)
class ActionGained(Event):
    spirit: int


@dataclass(frozen=True, slots=True)
class CardsDrawn(Event):
    spirit: int
    cards: tuple[int, ...]
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class CardDiscarded(Event):
    spirit: int
    card: int


@dataclass(frozen=True, slots=True)
class CardShown(Event):
    spirit: int
    card: int
    reveals: ClassVar[bool] = True


# -- Emotions ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class EmotionInvoked(Event):
    spirit: int
    card: int
    slot: int
    essence: int


@dataclass(frozen=True, slots=True)
class EmotionEmpowered(Event):
    spirit: int
    card: int
    strong: int
    slot: int


@dataclass(frozen=True, slots=True)
class EssenceAdded(Event):
    slot: int
    card: int
    amount: int


@dataclass(frozen=True, slots=True)
class EssenceRemoved(Event):
    slot: int
    card: int
    amount: int


@dataclass(frozen=True, slots=True)
class EmotionLeft(Event):
    slot: int
    card: int


@dataclass(frozen=True, slots=True)
class EmotionMoved(Event):
    card: int
    origin: int
    slot: int


@dataclass(frozen=True, slots=True)
class IntensityRaised(Event):
    slot: int
    card: int
    amount: int


@dataclass(frozen=True, slots=True)
class IntensityLost(Event):
    slot: int
    card: int


# -- places -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class FortressBuilt(Event):
    spirit: int
    realm: int
    intensity: int


@dataclass(frozen=True, slots=True)
class FortressExalted(Event):
    spirit: int
    realm: int


@dataclass(frozen=True, slots=True)
class FortressRazed(Event):
    team: int
    realm: int
    intensity: int


@dataclass(frozen=True, slots=True)
class FortressLowered(Event):
    team: int
    realm: int


@dataclass(frozen=True, slots=True)
class RealmTurned(Event):
    realm: int
    team: int


@dataclass(frozen=True, slots=True)
class FrontierTurned(Event):
    frontier: int
    team: int


# -- the Origin -------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SphereAbsorbed(Event):
    spirit: int
    sphere: int
    amount: int


@dataclass(frozen=True, slots=True)
class SphereFilled(Event):
    sphere: int
    amount: int


@dataclass(frozen=True, slots=True)
class SphereDrained(Event):
    sphere: int
    amount: int


@dataclass(frozen=True, slots=True)
class OriginTurned(Event):
    steps: int


# -- points -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class IntentionFulfilled(Event):
    team: int
    intention: int
    points: int


@dataclass(frozen=True, slots=True)
class IntentionForgone(Event):
    team: int


@dataclass(frozen=True, slots=True)
class WheelPassed(Event):
    spirit: int
    space: int


@dataclass(frozen=True, slots=True)
class PointsScored(Event):
    team: int
    points: int
    reason: int


# -- a Revelation -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RevelationBegan(Event):
    spirit: int
    sphere: int
    realm: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class HiddenShown(Event):
    team: int
    aspiration: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class AspirationJudged(Event):
    aspiration: int
    bliss: int
    gloom: int
    owner: int


@dataclass(frozen=True, slots=True)
class StatisticReduced(Event):
    aspiration: int
    amount: int
    price: int


@dataclass(frozen=True, slots=True)
class FragmentAdded(Event):
    team: int
    kind: int


@dataclass(frozen=True, slots=True)
class FortressAdded(Event):
    team: int
    realm: int
    intensity: int


@dataclass(frozen=True, slots=True)
class CommonStruck(Event):
    team: int
    aspiration: int


@dataclass(frozen=True, slots=True)
class CommonChosen(Event):
    aspiration: int


@dataclass(frozen=True, slots=True)
class CommonsEnded(Event):
    """No face-up Common Aspiration is left."""


@dataclass(frozen=True, slots=True)
class HiddenPicked(Event):
    team: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class HiddenDealt(Event):
    team: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class EndTriggered(Event):
    reason: int
    team: int


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    bliss: int
    gloom: int


# -- the Ego ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class OperationTurnedUp(Event):
    card: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class OperationBegan(Event):
    first: int
    second: int
    bonus: int


@dataclass(frozen=True, slots=True)
class TargetFixed(Event):
    aspiration: int


@dataclass(frozen=True, slots=True)
class SpecialBegan(Event):
    aspiration: int


@dataclass(frozen=True, slots=True)
class EgoDrew(Event):
    cards: tuple[int, ...]
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class EgoKept(Event):
    card: int


@dataclass(frozen=True, slots=True)
class EgoMoved(Event):
    spirit: int
    origin: int
    space: int


@dataclass(frozen=True, slots=True)
class EgoWillpowerChanged(Event):
    amount: int
