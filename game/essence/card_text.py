"""The words of the cards, produced from their data: one message per primitive, put together as the data is.

Nothing here knows a single card, so rules and words cannot disagree.
"""

from __future__ import annotations

from functools import reduce

from game.action import Ref
from game.essence.cards import FACTIONS, FRAGMENTS, LOCATIONS, MONUMENTS, TREATIES, Site
from game.essence.tables import (
    CHARACTERS,
    FOLLOWER_COUNT,
    LOCATION_NUMBERS,
    MONUMENT_NUMBERS,
    PALACES,
    PLUS_STEP,
    SEGMENT_IDS,
)
from game.essence.vocabulary import (
    ANY_SEGMENT,
    NO_CAP,
    NO_COUNTER,
    Ability,
    Condition,
    ConditionKind,
    Counter,
    Effect,
    Effects,
    Op,
    Option,
    Pattern,
    Requirement,
    SegmentType,
    Target,
    TokenKind,
)
from game.rules import CardFace
from game.text import Text, text

# -- names --------------------------------------------------------------------------------------------------


def faction_name(faction: int) -> Text:
    return text(f"essence-faction-{FACTIONS[faction].id}")


def character_name(card: int) -> Text:
    return text(f"essence-card-{CHARACTERS[card].id}")


def segment_name(segment: int) -> Text:
    if segment in PALACES:
        return text(f"essence-palace-{FACTIONS[segment].id}")
    return text(f"essence-card-{SEGMENT_IDS[segment]}")


def fragment_name(fragment: int) -> Text:
    return text(f"essence-card-{FRAGMENTS[fragment].id}")


def treaty_name(treaty: int) -> Text:
    return text(f"essence-card-{TREATIES[treaty].id}")


def type_name(segment_type: int) -> Text:
    return text(f"essence-type-{SegmentType(segment_type).name.lower()}")


# -- effects ------------------------------------------------------------------------------------------------


def effects_text(effects: Effects) -> Text:
    """Effects in their order: "gain 2 Essence; draw 1 card"."""
    return reduce(
        lambda before, after: text("essence-then", before=before, after=after), map(effect_text, effects)
    )


def effect_text(effect: Effect) -> Text:
    """One effect with what it counts, its cap and its condition."""
    said = _call_text(effect)
    if effect.amount.counter != NO_COUNTER:
        said = text("essence-per", effect=said, counter=_counter_text(effect.amount.counter))
    if effect.amount.cap != NO_CAP:
        said = text("essence-capped", effect=said, cap=effect.amount.cap)
    return _conditional(said, effect.condition)


def _call_text(effect: Effect) -> Text:
    name, n = effect.op.name.lower(), effect.amount.factor
    match effect.op:
        case Op.ATTACK:
            said = text(f"essence-do-attack-{Target(effect.which).name.lower()}", n=n)
            return said if effect.tokens == 1 else text("essence-plunder", attack=said, n=effect.tokens)
        case Op.STEAL:
            return text(f"essence-do-steal-{TokenKind(effect.which).name.lower()}", n=n)
        case Op.RELOCATE:
            return text(f"essence-do-relocate-{('move', 'swap', 'any')[effect.which]}")
        case Op.TAKE_TOKEN:
            return text(f"essence-do-take-{('embassy', 'trade', 'clock')[effect.which]}")
    return text(f"essence-do-{name}", n=n)


def _counter_text(counter: int) -> Text:
    return text(f"essence-each-{Counter(counter).name.lower()}")


def _conditional(said: Text, condition: Condition) -> Text:
    match condition.kind:
        case ConditionKind.ALWAYS:
            return said
        case ConditionKind.WON:
            return text("essence-if-won", effect=said)
        case ConditionKind.LOST:
            return text("essence-if-lost", effect=said)
    is_least = condition.kind is ConditionKind.AT_LEAST
    return text(
        "essence-if", effect=said, condition=have_text(condition.counter, condition.value, is_least=is_least)
    )


def have_text(counter: int, number: int, *, is_least: bool = True) -> Text:
    """A counter and its bound: "at least 4 types on your Island"."""
    bound = text("essence-at-least" if is_least else "essence-at-most")
    return text(f"essence-have-{Counter(counter).name.lower()}", bound=bound, n=number)


# -- abilities ----------------------------------------------------------------------------------------------


def option_text(option: Option, *, is_alternative: bool = False) -> Text:
    """`speed + prices : effects` in words; an alternative begins with "or"."""
    speed = option.speed.name.lower()
    cost = text(f"essence-or-speed-{speed}" if is_alternative else f"essence-speed-{speed}")
    for price in option.prices:
        said = text(f"essence-price-{price.kind.name.lower()}", n=price.amount)
        cost = text("essence-priced", cost=cost, price=said)
    return text("essence-ability", cost=cost, effects=effects_text(option.effects))


def ability_lines(ability: Ability) -> list[Text]:
    """Each option on its own line, or the trigger."""
    lines = [option_text(option, is_alternative=number > 0) for number, option in enumerate(ability.options)]
    if ability.trigger is not None:
        event = text(f"essence-on-{ability.trigger.event.name.lower()}")
        lines.append(text("essence-ability", cost=event, effects=effects_text(ability.trigger.effects)))
    return lines


def site_lines(site: Site, step: int) -> list[Text]:
    """A Location or Monument: type and neighbours, then what it does when built, each round and when used."""
    lines = [
        text("essence-kind", type=type_name(site.type)),
        text("essence-neighbours", step=step, plus=type_name(site.plus), minus=type_name(site.minus)),
    ]
    if site.once:
        lines.append(text("essence-once", effects=effects_text(site.once)))
    if site.income:
        lines.append(text("essence-income", effects=effects_text(site.income)))
    return lines + ability_lines(site.ability)


# -- prophecies ---------------------------------------------------------------------------------------------


def requirement_text(requirement: Requirement) -> Text:
    """Every term of a requirement, joined by "and"."""
    terms = [text("essence-need-pattern", rows=pattern_text(pattern)) for pattern in requirement.patterns]
    if requirement.wins:
        terms.append(text("essence-need-wins", n=requirement.wins))
    if requirement.monster:
        terms.append(text("essence-need-monster", n=requirement.monster))
    for kind, number in (
        ("wealth", requirement.spend_wealth),
        ("influence", requirement.spend_influence),
        ("any", requirement.spend_any),
    ):
        if number:
            terms.append(text(f"essence-need-spend-{kind}", n=number))
    terms += [have_text(have.counter, have.least) for have in requirement.have]
    return reduce(lambda before, after: text("essence-and", before=before, after=after), terms)


def pattern_text(pattern: Pattern) -> Text:
    """A pattern row by row, each cell as the letter of its type."""
    width, height = (1 + max(cell[axis] for cell in pattern) for axis in (0, 1))
    cells = {(cell.x, cell.y): cell.type for cell in pattern}
    rows = [_row_text([cells.get((x, y)) for x in range(width)]) for y in range(height)]
    return reduce(lambda above, below: text("essence-below", above=above, below=below), rows)


def _row_text(cells: list[int | None]) -> Text:
    letters = [_letter_text(cell) for cell in cells]
    return reduce(lambda left, right: text("essence-beside", left=left, right=right), letters)


def _letter_text(cell: int | None) -> Text:
    if cell is None:
        return text("essence-letter-nothing")
    if cell == ANY_SEGMENT:
        return text("essence-letter-any")
    return text(f"essence-letter-{SegmentType(cell).name.lower()}")


# -- the list of cards --------------------------------------------------------------------------------------


def character_lines(card: int) -> tuple[Text, ...]:
    return tuple(ability_lines(CHARACTERS[card].ability))


def segment_lines(segment: int) -> tuple[Text, ...]:
    if segment in PALACES:
        faction = FACTIONS[segment]
        kind = text("essence-kind", type=type_name(faction.palace_type))
        return (kind, *ability_lines(faction.palace_ability))
    sites = (*MONUMENTS, *LOCATIONS)
    return tuple(site_lines(sites[segment - len(PALACES)], PLUS_STEP[segment]))


def fragment_lines(fragment: int) -> tuple[Text, ...]:
    card = FRAGMENTS[fragment]
    return (
        text("essence-requires", requirement=requirement_text(card.requirement)),
        text("essence-bonus", effects=effects_text(card.bonus)),
    )


def treaty_lines(treaty: int) -> tuple[Text, ...]:
    return (option_text(TREATIES[treaty].ability.options[0]),)


def card_faces() -> tuple[CardFace, ...]:
    """Every kind of card, deck by deck."""
    return (*_palaces(), *_characters(), *_sites(), *_fragments(), *_treaties())


def _palaces() -> list[CardFace]:
    stats = ("influence", "wealth", "popularity", "attack", "defense", "foundations")
    return [
        CardFace(
            Ref("segment", number),
            "palaces",
            1,
            segment_name(number),
            tuple((stat, int(getattr(faction, stat))) for stat in stats),
            (text(f"essence-theme-{faction.id}"), *segment_lines(number)),
        )
        for number, faction in enumerate(FACTIONS)
    ]


def _characters() -> list[CardFace]:
    faces = []
    card = 0
    while card < len(CHARACTERS):
        copies = CHARACTERS[card].copies
        deck = "followers" if card < FOLLOWER_COUNT else "advisors"
        faces.append(
            CardFace(Ref("character", card), deck, copies, character_name(card), (), character_lines(card))
        )
        card += copies
    return faces


def _sites() -> list[CardFace]:
    return [
        CardFace(
            Ref("segment", number),
            "monuments" if number in MONUMENT_NUMBERS else "locations",
            1,
            segment_name(number),
            (("cost", site.cost), ("base", site.base)),
            segment_lines(number),
        )
        for number, site in zip((*MONUMENT_NUMBERS, *LOCATION_NUMBERS), (*MONUMENTS, *LOCATIONS), strict=True)
    ]


def _fragments() -> list[CardFace]:
    return [
        CardFace(
            Ref("fragment", number),
            "fragments",
            1,
            fragment_name(number),
            (("value", fragment.value), ("cost", fragment.cost)),
            fragment_lines(number),
        )
        for number, fragment in enumerate(FRAGMENTS)
    ]


def _treaties() -> list[CardFace]:
    return [
        CardFace(
            Ref("treaty", number),
            "treaties",
            1,
            treaty_name(number),
            tuple((f"space {place}", cost) for place, cost in enumerate(treaty.costs, start=1)),
            treaty_lines(number),
        )
        for number, treaty in enumerate(TREATIES)
    ]
