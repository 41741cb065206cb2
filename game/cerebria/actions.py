"""Every action of a seat: a verb and the things it points at."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from game.action import Actions

CardRef = Annotated[int, "card"]
SlotRef = Annotated[int, "slot"]
SpaceRef = Annotated[int, "space"]
RealmRef = Annotated[int, "realm"]
SphereRef = Annotated[int, "sphere"]
RowRef = Annotated[int, "row"]
BoardSpaceRef = Annotated[int, "board-space"]
VibeRef = Annotated[int, "vibe"]
BoostsRef = Annotated[int, "boosts"]
AmountRef = Annotated[int, "amount"]
SpiritRef = Annotated[int, "spirit"]
AspirationRef = Annotated[int, "aspiration"]


# -- setup --------------------------------------------------------------------------------------------------


class Collect(NamedTuple):
    """Put a kind into one's deck (two copies)."""

    card: CardRef
    verb: str = "collect"


class Settle(NamedTuple):
    """Place one's figure."""

    space: SpaceRef
    verb: str = "settle"


class Plant(NamedTuple):
    """Place a Starting Emotion."""

    slot: SlotRef
    verb: str = "plant"


class Attune(NamedTuple):
    """Place a wild Vibe token."""

    space: BoardSpaceRef
    verb: str = "attune"


# -- Spirit Actions -----------------------------------------------------------------------------------------


class Declare(NamedTuple):
    row: RowRef
    verb: str = "declare"


class Imprint(NamedTuple):
    """Discard a card for a Vibe token on the declared Action."""

    card: CardRef
    space: BoardSpaceRef
    verb: str = "imprint"


class Move(NamedTuple):
    space: SpaceRef
    boosts: BoostsRef
    verb: str = "move"


class Switch(NamedTuple):
    """Trade places with another Spirit."""

    spirit: SpiritRef
    boosts: BoostsRef
    verb: str = "switch"


class Invoke(NamedTuple):
    card: CardRef
    slot: SlotRef
    boosts: BoostsRef
    verb: str = "invoke"


class Quell(NamedTuple):
    """Quell an Emotion by revealing a card of its Vibe."""

    slot: SlotRef
    card: CardRef
    boosts: BoostsRef
    verb: str = "quell"


class QuellUnseen(NamedTuple):
    """Quell an Emotion without revealing a card."""

    slot: SlotRef
    boosts: BoostsRef
    verb: str = "quell-unseen"


class Fortify(NamedTuple):
    realm: RealmRef
    boosts: BoostsRef
    verb: str = "fortify"


class Exalt(NamedTuple):
    realm: RealmRef
    boosts: BoostsRef
    verb: str = "exalt"


class Raze(NamedTuple):
    realm: RealmRef
    boosts: BoostsRef
    verb: str = "raze"


class Empower(NamedTuple):
    slot: SlotRef
    boosts: BoostsRef
    verb: str = "empower"


# -- Realm Actions ------------------------------------------------------------------------------------------


class Visit(NamedTuple):
    """Use the Action of a Realm."""

    realm: RealmRef
    verb: str = "visit"


class Harvest(NamedTuple):
    amount: AmountRef
    verb: str = "harvest"


class Intensify(NamedTuple):
    slot: SlotRef
    amount: AmountRef
    verb: str = "intensify"


class Transfer(NamedTuple):
    """Move an Emotion to a slot."""

    origin: SlotRef
    slot: SlotRef
    verb: str = "transfer"


# -- Abilities and the end of the turn ----------------------------------------------------------------------


class Absorb(NamedTuple):
    sphere: SphereRef
    verb: str = "absorb"


class Impulse(NamedTuple):
    verb: str = "impulse"


class Insight(NamedTuple):
    verb: str = "insight"


class Surge(NamedTuple):
    verb: str = "surge"


class EndWithAmbition(NamedTuple):
    verb: str = "end-ambition"


class EndWithCards(NamedTuple):
    verb: str = "end-cards"


# -- choices inside effects ---------------------------------------------------------------------------------


class Decline(NamedTuple):
    verb: str = "decline"


class Accept(NamedTuple):
    verb: str = "accept"


class Enrich(NamedTuple):
    """Add 1 Essence to an Emotion."""

    slot: SlotRef
    verb: str = "enrich"


class Fill(NamedTuple):
    """Add Willpower to a Sphere."""

    sphere: SphereRef
    amount: AmountRef
    verb: str = "fill"


class Drain(NamedTuple):
    """Take 1 Willpower from a Sphere."""

    sphere: SphereRef
    verb: str = "drain"


class TurnClockwise(NamedTuple):
    verb: str = "turn-clockwise"


class TurnBack(NamedTuple):
    verb: str = "turn-back"


class Weaken(NamedTuple):
    """Remove 1 Essence from an Emotion."""

    slot: SlotRef
    verb: str = "weaken"


class Rob(NamedTuple):
    spirit: SpiritRef
    verb: str = "rob"


class Wander(NamedTuple):
    """Move one space for free."""

    space: SpaceRef
    verb: str = "wander"


class PlaceToken(NamedTuple):
    space: BoardSpaceRef
    verb: str = "place-token"


class Tint(NamedTuple):
    """Choose the Vibe of a token."""

    vibe: VibeRef
    verb: str = "tint"


class Reward(NamedTuple):
    """Choose the Spirit that gains what a power gives."""

    spirit: SpiritRef
    verb: str = "reward"


class TakeEssence(NamedTuple):
    spirit: SpiritRef
    verb: str = "take-essence"


class TakeWillpower(NamedTuple):
    spirit: SpiritRef
    verb: str = "take-willpower"


class TakeCard(NamedTuple):
    spirit: SpiritRef
    verb: str = "take-card"


class Discard(NamedTuple):
    card: CardRef
    verb: str = "discard"


class Provoke(NamedTuple):
    """Remove the Intensity token of an Emotion."""

    slot: SlotRef
    verb: str = "provoke"


class Strike(NamedTuple):
    """Remove a Common Aspiration from the row."""

    aspiration: AspirationRef
    verb: str = "strike"


class PickHidden(NamedTuple):
    aspiration: AspirationRef
    verb: str = "pick-hidden"


# -- the Ego ------------------------------------------------------------------------------------------------


class TurnUp(NamedTuple):
    """Turn up the second Operation card."""

    verb: str = "turn-up"


class Aim(NamedTuple):
    """Fix the Target Aspiration of an Operation."""

    aspiration: AspirationRef
    verb: str = "aim"


class Keep(NamedTuple):
    """Choose the card to invoke (first)."""

    card: CardRef
    verb: str = "keep"


class EgoInvoke(NamedTuple):
    slot: SlotRef
    verb: str = "ego-invoke"


class EgoIntensify(NamedTuple):
    slot: SlotRef
    verb: str = "ego-intensify"


class EgoQuell(NamedTuple):
    slot: SlotRef
    verb: str = "ego-quell"


class EgoFortify(NamedTuple):
    realm: RealmRef
    verb: str = "ego-fortify"


class EgoRaze(NamedTuple):
    realm: RealmRef
    verb: str = "ego-raze"


class Drift(NamedTuple):
    """Move as the arrow shows at the end of the turn."""

    verb: str = "drift"


class EgoAbsorb(NamedTuple):
    sphere: SphereRef
    verb: str = "ego-absorb"


class Reduce(NamedTuple):
    """Pay Willpower to lower the people's statistic for one scoring."""

    amount: AmountRef
    verb: str = "reduce"


ACTIONS = Actions(
    Collect,
    Settle,
    Plant,
    Attune,
    Declare,
    Imprint,
    Move,
    Switch,
    Invoke,
    Quell,
    QuellUnseen,
    Fortify,
    Exalt,
    Raze,
    Empower,
    Visit,
    Harvest,
    Intensify,
    Transfer,
    Absorb,
    Impulse,
    Insight,
    Surge,
    EndWithAmbition,
    EndWithCards,
    Decline,
    Accept,
    Enrich,
    Fill,
    Drain,
    TurnClockwise,
    TurnBack,
    Weaken,
    Rob,
    Wander,
    PlaceToken,
    Tint,
    Reward,
    TakeEssence,
    TakeWillpower,
    TakeCard,
    Discard,
    Provoke,
    Strike,
    PickHidden,
    TurnUp,
    Aim,
    Keep,
    EgoInvoke,
    EgoIntensify,
    EgoQuell,
    EgoFortify,
    EgoRaze,
    Drift,
    EgoAbsorb,
    Reduce,
)
