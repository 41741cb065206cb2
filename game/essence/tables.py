"""The cards numbered and flattened, so that rules ask a tuple and not a model.

Every physical card has a number within its family: characters (the Followers faction by faction, then the
Advisors pile by pile), segments (Palaces, Monuments, Locations), fragments and treaties.
"""

from __future__ import annotations

from typing import NamedTuple

from game.essence.cards import (
    ADVISORS,
    FACTIONS,
    FOLLOWERS,
    FRAGMENTS,
    LOCATIONS,
    MONUMENTS,
    TREATIES,
    Advisor,
    Follower,
    Site,
)
from game.essence.patterns import Placement, placements
from game.essence.vocabulary import INCOME_OPS, Ability, Effects, Option, PriceKind, Speed

NOTHING = -1
"""No script, no segment, nobody: where a number would stand."""


class Script(NamedTuple):
    """Effects that are resolved together, and the Segment that produces them, if one does."""

    effects: Effects
    segment: int = NOTHING


class OptionSpec(NamedTuple):
    """An option ready to be checked and paid: the sums of its prices and the number of its script."""

    is_main: bool
    wealth: int
    influence: int
    any: int
    cards: int
    foundations: int
    attack: int
    defense: int
    script: int


_scripts: list[Script] = []


def _script(effects: Effects, segment: int = NOTHING) -> int:
    if not effects:
        return NOTHING
    _scripts.append(Script(effects, segment))
    return len(_scripts) - 1


def _option(option: Option, segment: int = NOTHING) -> OptionSpec:
    prices = [0] * len(PriceKind)
    for price in option.prices:
        prices[price.kind] += price.amount
    wealth, influence, mix, cards, foundations, attack, defense = prices
    return OptionSpec(
        option.speed is Speed.MAIN,
        wealth,
        influence,
        mix,
        cards,
        foundations,
        attack,
        defense,
        _script(option.effects, segment),
    )


def _options(ability: Ability, segment: int = NOTHING) -> tuple[OptionSpec, ...]:
    return tuple(_option(option, segment) for option in ability.options)


# -- characters ---------------------------------------------------------------------------------------------

_faction_ids = [faction.id for faction in FACTIONS]
_kinds: list[Follower | Advisor] = [
    *sorted(FOLLOWERS, key=lambda follower: _faction_ids.index(follower.faction)),
    *ADVISORS,
]
CHARACTERS: tuple[Follower | Advisor, ...] = tuple(card for card in _kinds for _ in range(card.copies))
FOLLOWER_COUNT = sum(follower.copies for follower in FOLLOWERS)
FOLLOWERS_EACH = FOLLOWER_COUNT // len(FACTIONS)
ADVISOR_PILES = len(ADVISORS)
ADVISOR_COPIES = ADVISORS[0].copies

CHARACTER_OPTIONS: tuple[tuple[OptionSpec, ...], ...] = tuple(_options(card.ability) for card in CHARACTERS)


def followers_of(faction: int) -> range:
    """The cards of a faction's own Followers."""
    return range(faction * FOLLOWERS_EACH, (faction + 1) * FOLLOWERS_EACH)


def pile_of(character: int) -> int:
    """The pile an Advisor card came from."""
    return (character - FOLLOWER_COUNT) // ADVISOR_COPIES


# -- segments -----------------------------------------------------------------------------------------------

PALACES = range(len(FACTIONS))
MONUMENT_NUMBERS = range(len(FACTIONS), len(FACTIONS) + len(MONUMENTS))
LOCATION_NUMBERS = range(MONUMENT_NUMBERS.stop, MONUMENT_NUMBERS.stop + len(LOCATIONS))
SEGMENT_COUNT = LOCATION_NUMBERS.stop

SITES: tuple[Site | None, ...] = (*(None for _ in PALACES), *MONUMENTS, *LOCATIONS)
"""The card of each Segment; a Palace has none."""

_MONUMENT_STEP = 2
_abilities = (
    *(faction.palace_ability for faction in FACTIONS),
    *(site.ability for site in (*MONUMENTS, *LOCATIONS)),
)

SEGMENT_IDS: tuple[str, ...] = (
    *(faction.palace_id for faction in FACTIONS),
    *(site.id for site in (*MONUMENTS, *LOCATIONS)),
)
SEGMENT_TYPE: tuple[int, ...] = (
    *(int(faction.palace_type) for faction in FACTIONS),
    *(int(site.type) for site in (*MONUMENTS, *LOCATIONS)),
)
COST: tuple[int, ...] = tuple(site.cost if site else 0 for site in SITES)
BASE: tuple[int, ...] = tuple(site.base if site else 0 for site in SITES)
PLUS: tuple[int, ...] = tuple(int(site.plus) if site else NOTHING for site in SITES)
MINUS: tuple[int, ...] = tuple(int(site.minus) if site else NOTHING for site in SITES)
PLUS_STEP: tuple[int, ...] = tuple(
    _MONUMENT_STEP if segment in MONUMENT_NUMBERS else 1 for segment in range(SEGMENT_COUNT)
)
ONCE: tuple[int, ...] = tuple(
    _script(site.once, segment) if site else NOTHING for segment, site in enumerate(SITES)
)
INCOME: tuple[int, ...] = tuple(
    _script(site.income, segment) if site else NOTHING for segment, site in enumerate(SITES)
)
INCOME_SUMS: tuple[tuple[int, ...], ...] = tuple(
    tuple(
        sum(effect.amount.factor for effect in site.income if effect.op is op) if site else 0
        for op in INCOME_OPS
    )
    for site in SITES
)
"""Per Segment: Attack, Defense, Foundations, Wealth, Influence and cards, as C.3 adds them."""

SEGMENT_OPTIONS: tuple[tuple[OptionSpec, ...], ...] = tuple(
    _options(ability, segment) for segment, ability in enumerate(_abilities)
)
TRIGGER_EVENT: tuple[int, ...] = tuple(
    int(ability.trigger.event) if ability.trigger else NOTHING for ability in _abilities
)
TRIGGER_SCRIPT: tuple[int, ...] = tuple(
    _script(ability.trigger.effects, segment) if ability.trigger else NOTHING
    for segment, ability in enumerate(_abilities)
)

# -- prophecies ---------------------------------------------------------------------------------------------


class Omen(NamedTuple):
    """A fragment's requirement ready to be checked."""

    cost: int
    value: int
    wins: int
    monster: int
    spend_wealth: int
    spend_influence: int
    spend_any: int
    have: tuple[tuple[int, int], ...]
    types: tuple[tuple[int, int], ...]
    """How many Segments of each type its largest pattern needs: a quick first check."""
    patterns: tuple[tuple[Placement, ...], ...]
    mirrored: tuple[tuple[Placement, ...], ...]
    """The patterns with their mirror images, for tables that allow those."""
    bonus: int


OMENS: tuple[Omen, ...] = tuple(
    Omen(
        fragment.cost,
        fragment.value,
        fragment.requirement.wins,
        fragment.requirement.monster,
        fragment.requirement.spend_wealth,
        fragment.requirement.spend_influence,
        fragment.requirement.spend_any,
        tuple((int(have.counter), have.least) for have in fragment.requirement.have),
        tuple(
            (wanted, least)
            for wanted in range(5)
            if (
                least := max(
                    (sum(cell.type == wanted for cell in each) for each in fragment.requirement.patterns),
                    default=0,
                )
            )
        ),
        tuple(placements(pattern) for pattern in fragment.requirement.patterns),
        tuple(placements(pattern, may_mirror=True) for pattern in fragment.requirement.patterns),
        _script(fragment.bonus),
    )
    for fragment in FRAGMENTS
)

# -- treaties -----------------------------------------------------------------------------------------------

TREATY_COSTS: tuple[tuple[int, ...], ...] = tuple(treaty.costs for treaty in TREATIES)
TREATY_SCRIPTS: tuple[int, ...] = tuple(_script(treaty.ability.options[0].effects) for treaty in TREATIES)

SCRIPTS: tuple[Script, ...] = tuple(_scripts)
"""Every list of effects, by the number that pending steps carry."""
