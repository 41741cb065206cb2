"""Every card as the tables of section E list it: checked by pydantic once, when the game is loaded."""

from __future__ import annotations

from typing import Annotated, Self

from pydantic import BaseModel, ConfigDict, Field, PlainValidator, model_validator

from game.cards import load_cards
from game.essence.grammar import parse_ability, parse_effects, parse_requirement, parse_type
from game.essence.vocabulary import INCOME_OPS, NO_COUNTER, Ability, Effects, Requirement, SegmentType

AbilityCell = Annotated[Ability, PlainValidator(parse_ability)]
EffectsCell = Annotated[Effects, PlainValidator(parse_effects)]
RequirementCell = Annotated[Requirement, PlainValidator(parse_requirement)]
TypeCell = Annotated[SegmentType, PlainValidator(parse_type)]


class CardModel(BaseModel):
    """Base of every card: no unknown columns, and a loaded card never changes."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    id: str = Field(pattern=r"^[a-z][a-z0-9_]*$")


class Faction(CardModel):
    """E.1: the printed stats of a faction and its Palace."""

    influence: int = Field(ge=0)
    wealth: int = Field(ge=0)
    popularity: int = Field(ge=0)
    attack: int = Field(ge=0)
    defense: int = Field(ge=0)
    foundations: int = Field(ge=0, le=5)
    palace_id: str
    palace_type: TypeCell
    palace_ability: AbilityCell


class Follower(CardModel):
    """E.2."""

    faction: str
    copies: int = Field(ge=1)
    ability: AbilityCell


class Advisor(CardModel):
    """E.3."""

    copies: int = Field(ge=1)
    ability: AbilityCell


class Site(CardModel):
    """E.4 and E.5: a Monument or a Location, to be built on an Island."""

    copies: int = Field(ge=1, le=1)
    type: TypeCell
    cost: int = Field(ge=1, le=5)
    base: int = Field(ge=0)
    plus: TypeCell
    minus: TypeCell
    once: EffectsCell = ()
    income: EffectsCell = ()
    ability: AbilityCell = Ability()

    @model_validator(mode="after")
    def _income_is_simple(self) -> Self:
        """C.3 knows six kinds of income, all of them plain numbers."""
        for effect in self.income:
            if effect.op not in INCOME_OPS or effect.amount.counter != NO_COUNTER or effect.condition.kind:
                raise ValueError(f"{effect.op.name.lower()} cannot be an income of {self.id}")
        return self


class Fragment(CardModel):
    """E.6."""

    copies: int = Field(ge=1, le=1)
    value: int = Field(ge=1, le=3)
    cost: int = Field(ge=0)
    requirement: RequirementCell
    bonus: EffectsCell


class Treaty(CardModel):
    """E.7: the prices of its spaces, strictly rising, and its action."""

    costs: tuple[int, ...] = Field(min_length=1)
    ability: AbilityCell

    @model_validator(mode="after")
    def _prices_rise(self) -> Self:
        if any(one >= other for one, other in zip(self.costs, self.costs[1:], strict=False)):
            raise ValueError(f"the prices of {self.id} do not rise")
        if len(self.ability.options) != 1:
            raise ValueError(f"{self.id} has more or less than one action")
        return self


FACTIONS = load_cards("essence", "factions", Faction)
FOLLOWERS = load_cards("essence", "followers", Follower)
ADVISORS = load_cards("essence", "advisors", Advisor)
MONUMENTS = load_cards("essence", "monuments", Site)
LOCATIONS = load_cards("essence", "locations", Site)
FRAGMENTS = load_cards("essence", "fragments", Fragment)
TREATIES = load_cards("essence", "treaties", Treaty)
