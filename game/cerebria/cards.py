"""The vocabulary of the Emotion cards, and the cards themselves (rules F.1 and F.2).

An Emotion is data: side, Vibe, track and powers. A power is one of a closed set of effects; what each of
them does is one function in `powers`, or one table below where it is a standing rule that others ask for.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from game.cards import load_cards
from game.cerebria.board import BLISS, GLOOM


class Card(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


Who = Literal["invoker", "team"]
Reach = Literal["adjacent", "anywhere"]
Condition = Literal[
    "opposing-adjacent", "own-adjacent", "opposing-richer", "frontier-opposed", "opposing-fortress", "alone"
]
Measure = Literal["full", "opposing-adjacent", "own-adjacent", "alone-in-triad", "empty-adjacent"]


class GainWillpower(Card):
    effect: Literal["gain-willpower"]
    amount: int
    who: Who = "invoker"


class WillpowerPerOpposing(Card):
    effect: Literal["willpower-per-opposing"]
    where: Reach
    most: int = 15


class GainEssence(Card):
    effect: Literal["gain-essence"]
    amount: int


class DrawCard(Card):
    effect: Literal["draw"]
    who: Who = "invoker"


class GainAmbition(Card):
    effect: Literal["gain-ambition"]
    amount: int
    if_none: int
    """The amount where the team had none available."""


class BuyAmbition(Card):
    effect: Literal["buy-ambition"]
    price: int


class GainToken(Card):
    effect: Literal["token"]
    amount: int
    condition: Condition


class TokenForDifference(Card):
    effect: Literal["token-difference"]
    most: int


class Enrich(Card):
    effect: Literal["enrich"]
    source: Literal["board", "supply"]
    where: Reach


class EnrichEach(Card):
    effect: Literal["enrich-each"]


class Gather(Card):
    effect: Literal["gather"]
    count: int


class FillSphere(Card):
    effect: Literal["fill-sphere"]
    amount: int


class TurnOrigin(Card):
    effect: Literal["turn-origin"]


class DrainSpheres(Card):
    effect: Literal["drain-spheres"]
    spheres: int


class Weaken(Card):
    effect: Literal["weaken"]


class WeakenEach(Card):
    effect: Literal["weaken-each"]


class Rob(Card):
    effect: Literal["rob"]
    willpower: int
    essence: int = 0


class Crumble(Card):
    effect: Literal["crumble"]


class FreeStep(Card):
    effect: Literal["free-step"]


class ActionIfNoAmbition(Card):
    effect: Literal["action-if-no-ambition"]


class Dynamic(Card):
    effect: Literal["dynamic"]
    amount: int
    per: Measure


class LoseOne(Card):
    effect: Literal["lose-one"]


class QuellTax(Card):
    effect: Literal["quell-tax"]
    amount: int


class Unquellable(Card):
    effect: Literal["unquellable"]


class AbsorbAid(Card):
    effect: Literal["absorb-aid"]
    from_sphere: int
    afterwards: int


class MoveDiscount(Card):
    effect: Literal["move-discount"]


class FreeTransfer(Card):
    effect: Literal["free-transfer"]


class ActionAfterEmpower(Card):
    effect: Literal["action-after-empower"]


class SpiritTax(Card):
    effect: Literal["spirit-tax"]
    reach: Literal["adjacent", "near"]


class InvokeTax(Card):
    effect: Literal["invoke-tax"]
    reach: Reach


class Mourning(Card):
    effect: Literal["mourning"]
    whose: Literal["own", "any"]
    reward: Literal["willpower", "essence", "choice"]
    counts_empower: bool


class QuellPenalty(Card):
    effect: Literal["quell-penalty"]
    reach: Reach


class UpgradeReward(Card):
    effect: Literal["upgrade-reward"]
    action: Literal["move", "any"]


Effect = Annotated[
    GainWillpower
    | WillpowerPerOpposing
    | GainEssence
    | DrawCard
    | GainAmbition
    | BuyAmbition
    | GainToken
    | TokenForDifference
    | Enrich
    | EnrichEach
    | Gather
    | FillSphere
    | TurnOrigin
    | DrainSpheres
    | Weaken
    | WeakenEach
    | Rob
    | Crumble
    | FreeStep
    | ActionIfNoAmbition
    | Dynamic
    | LoseOne
    | QuellTax
    | Unquellable
    | AbsorbAid
    | MoveDiscount
    | FreeTransfer
    | ActionAfterEmpower
    | SpiritTax
    | InvokeTax
    | Mourning
    | QuellPenalty
    | UpgradeReward,
    Field(discriminator="effect"),
]

ENTERING = frozenset(
    {
        "gain-willpower",
        "willpower-per-opposing",
        "gain-essence",
        "draw",
        "gain-ambition",
        "buy-ambition",
        "token",
        "token-difference",
        "enrich",
        "enrich-each",
        "gather",
        "fill-sphere",
        "turn-origin",
        "drain-spheres",
        "weaken",
        "weaken-each",
        "rob",
        "crumble",
    }
)
"""The effects that happen once, when the Emotion enters play."""


class Vibe(IntEnum):
    RED = 0
    YELLOW = 1
    GREEN = 2
    BLUE = 3


class Emotion(Card):
    """One kind of Emotion card."""

    id: str
    side: Literal["bliss", "gloom"]
    strength: Literal["mild", "strong", "starting"]
    vibe: Literal["red", "yellow", "green", "blue"] | None
    track: tuple[int, ...] = Field(min_length=2, max_length=4)
    threshold: int = Field(default=0, ge=0)
    copies: int = Field(ge=1)
    grows_from: str = ""
    """A Strong Emotion names its Mild form."""
    powers: tuple[Effect, ...] = ()
    void_against_ego: bool = False
    """Whether the power has no effect on the Ego, so that entering brings 2 Willpower instead (G.12)."""


MILD_OF_BLISS, MILD_OF_GLOOM = range(16), range(16, 32)
MILD = (MILD_OF_BLISS, MILD_OF_GLOOM)
STRONG_STEP = 32
"""The Strong form of Mild kind k is kind k + 32."""
BRIGHTNESS, BLEAKNESS = 64, 65
STARTING = (BRIGHTNESS, BLEAKNESS)
STARTING_COPIES = (2, 6)
STRONG_COPIES = 2
KINDS = 66

EMOTIONS = load_cards("cerebria", "emotions", Emotion)
KIND_OF = {emotion.id: number for number, emotion in enumerate(EMOTIONS)}

SIDE = tuple(BLISS if emotion.side == "bliss" else GLOOM for emotion in EMOTIONS)
VIBE = tuple(Vibe[emotion.vibe.upper()].value if emotion.vibe else -1 for emotion in EMOTIONS)
TRACK = tuple(emotion.track for emotion in EMOTIONS)
ROOM = tuple(len(emotion.track) for emotion in EMOTIONS)
"""How many Essence spaces each kind has."""
PEAK = tuple(emotion.track[-1] for emotion in EMOTIONS)
"""The maximum Intensity of each kind, tokens ignored."""
THRESHOLD = tuple(emotion.threshold for emotion in EMOTIONS)
IS_MILD = tuple(emotion.strength == "mild" for emotion in EMOTIONS)
IS_STRONG = tuple(emotion.strength == "strong" for emotion in EMOTIONS)
VOID_AGAINST_EGO = tuple(emotion.void_against_ego for emotion in EMOTIONS)

ENTERS = tuple(tuple(each for each in emotion.powers if each.effect in ENTERING) for emotion in EMOTIONS)


def _of(effect: type[Card]) -> tuple[Card | None, ...]:
    """Of each kind, its power of one type, if it has it."""
    return tuple(
        next((power for power in emotion.powers if isinstance(power, effect)), None) for emotion in EMOTIONS
    )


def _amount(effect: type[Card], field: str) -> tuple[int, ...]:
    return tuple(int(getattr(power, field)) if power else 0 for power in _of(effect))


def _has(effect: type[Card], **wanted: object) -> tuple[bool, ...]:
    return tuple(
        power is not None and all(getattr(power, field) == value for field, value in wanted.items())
        for power in _of(effect)
    )


def kinds_with(table: tuple[bool, ...]) -> tuple[int, ...]:
    """The kinds a table answers yes for."""
    return tuple(kind for kind, answer in enumerate(table) if answer)


DYNAMIC = tuple(power if isinstance(power, Dynamic) else None for power in _of(Dynamic))
HAS_FREE_STEP = _has(FreeStep)
HAS_ACTION_IF_NO_AMBITION = _has(ActionIfNoAmbition)
LOSES_ONE = _has(LoseOne)
QUELL_TAX = _amount(QuellTax, "amount")
IS_UNQUELLABLE = _has(Unquellable)
AID_FROM_SPHERE = _amount(AbsorbAid, "from_sphere")
AID_AFTERWARDS = _amount(AbsorbAid, "afterwards")
MOVE_DISCOUNTS = kinds_with(_has(MoveDiscount))
FREE_TRANSFERS = kinds_with(_has(FreeTransfer))
ACTIONS_AFTER_EMPOWER = kinds_with(_has(ActionAfterEmpower))
TAXES_ADJACENT_SPIRITS = _has(SpiritTax, reach="adjacent")
TAXES_NEAR_SPIRITS = _has(SpiritTax, reach="near")
TAXES_ADJACENT_INVOKE = _has(InvokeTax, reach="adjacent")
INVOKE_TAXES_ANYWHERE = kinds_with(_has(InvokeTax, reach="anywhere"))
MOURNING = tuple(power if isinstance(power, Mourning) else None for power in _of(Mourning))
MOURNERS = kinds_with(_has(Mourning))
PENALTY_ADJACENT = _has(QuellPenalty, reach="adjacent")
PENALTIES_ANYWHERE = kinds_with(_has(QuellPenalty, reach="anywhere"))
MOVE_REWARDS = kinds_with(_has(UpgradeReward))
UPGRADE_REWARDS = kinds_with(_has(UpgradeReward, action="any"))
