"""Things seen close: a large picture, their figures, and their whole text in words."""

from __future__ import annotations

from game.action import Ref
from game.essence.bidding import top_of_pile
from game.essence.card_text import (
    ability_lines,
    character_lines,
    character_name,
    faction_name,
    fragment_lines,
    segment_lines,
    segment_name,
    treaty_lines,
)
from game.essence.cards import FACTIONS
from game.essence.scoring import SHARD_TARGET
from game.essence.state import EssenceState
from game.essence.tables import BASE, COST, OMENS, PALACES, SEGMENT_COUNT, TREATY_COSTS
from game.essence.vocabulary import INCOME_OPS
from scenes.essence import buildings, characters, prophecies
from scenes.essence.accounts import income_sources
from scenes.essence.factions import crest
from scenes.essence.reading import near_seat, state_of
from scenes.essence.symbols import sign
from scenes.essence.topics import topic_of
from scenes.picture import Inspection, Sight
from scenes.skin.light import masked, rounded_mask
from scenes.units import Units

_STATS = ("wealth", "influence", "attack", "defense")


def inspect(sight: Sight, ref: Ref) -> Inspection:
    """Everything about a thing, and the place in the book that tells more."""
    return _seen(sight, ref)._replace(topic=topic_of(ref))


def _seen(sight: Sight, ref: Ref) -> Inspection:
    match ref:
        case Ref("segment", int(segment)) if 0 <= segment < SEGMENT_COUNT:
            return _segment(sight, segment)
        case Ref("character", int(card)) if card >= 0:
            return _character(sight, card)
        case Ref("advisor", int(pile)):
            card = top_of_pile(state_of(sight), pile)
            if card is None:
                return Inspection(
                    sight.words.say(sight.rules.label(ref)), (sight.words("essence-table-advisor-gone"),)
                )
            return _character(sight, card, state_of(sight).advisor_wealth[pile])
        case Ref("fragment", int(fragment)) if fragment >= 0:
            return _fragment(sight, fragment)
        case Ref("treaty", int(treaty)):
            prices = " · ".join(map(str, TREATY_COSTS[treaty]))
            lines = tuple(sight.words.say(each) for each in treaty_lines(treaty))
            return Inspection(
                sight.words.say(sight.rules.label(ref)),
                lines,
                ((sight.words("essence-table-prices"), prices),),
            )
        case Ref("seat", int(seat)):
            return _seat(sight, seat)
        case Ref("stat", str(stat)):
            return _stat(sight, stat)
        case Ref("pile", str(pile_name)):
            return _pile(sight, pile_name)
        case Ref("verb", "attack-threat"):
            words, threat = sight.words, state_of(sight).threat
            return Inspection(
                words("essence-table-threat", n=threat),
                (words("essence-table-threat-tip"),),
                card=sign("threat", sight.units.px(96)),
            )
    return Inspection(sight.words.say(sight.rules.label(ref)))


def _segment(sight: Sight, segment: int) -> Inspection:
    words, units = sight.words, sight.units
    size = (units.px(260), units.px(176))
    face = masked(buildings.picture(segment, size), rounded_mask(size, 10 * units.scale))
    lines = [words.say(each) for each in segment_lines(segment)]
    facts = (
        []
        if segment in PALACES
        else [
            (words("essence-table-cost"), str(COST[segment])),
            (words("essence-table-essence"), str(BASE[segment])),
        ]
    )
    if segment in state_of(sight).tired:
        lines.append(words("essence-is-exhausted"))
    return Inspection(words.say(segment_name(segment)), tuple(lines), tuple(facts), face)


def _character(sight: Sight, card: int, wealth: int = -1) -> Inspection:
    words, units = sight.words, sight.units
    large = Units(units.size, units.scale * 1.55)
    size = (units.px(210), units.px(294))
    facts = ((words("essence-table-wealth"), str(wealth)),) if wealth > 0 else ()
    lines = tuple(words.say(each) for each in character_lines(card))
    return Inspection(
        words.say(character_name(card)), lines, facts, characters.card_sprite(card, size, words, large)
    )


def _fragment(sight: Sight, fragment: int) -> Inspection:
    words, units, view, seat = sight.words, sight.units, state_of(sight), near_seat(sight)
    large = prophecies.large(fragment, (units.px(257), units.px(202)), units, view, seat)
    lines = tuple(words.say(each) for each in fragment_lines(fragment))
    facts = (
        (words("essence-table-value"), str(OMENS[fragment].value)),
        (words("essence-table-cost"), str(OMENS[fragment].cost)),
    )
    return Inspection(words.say(sight.rules.label(Ref("fragment", fragment))), lines, facts, large)


def _seat(sight: Sight, seat: int) -> Inspection:
    """A player: faction, story, Palace, everything public."""
    words, view = sight.words, state_of(sight)
    number = view.faction[seat]
    faction = FACTIONS[number]
    facts = [(words(f"essence-table-{stat}"), str(getattr(view, stat)[seat])) for stat in _STATS]
    facts += [
        (words("essence-table-essence"), str(view.essence[seat])),
        (words("essence-table-shards"), f"{view.shards[seat]}/{SHARD_TARGET[view.seats]}"),
        (words("essence-table-hand"), str(len(view.hands[seat]))),
        (words("essence-table-count-fragment"), str(_value_read(view, seat))),
    ]
    palace = " ".join(words.say(each) for each in ability_lines(faction.palace_ability))
    lines = (
        words.say(faction_name(number)),
        words(f"essence-theme-{faction.id}"),
        f"{words.say(segment_name(number))}: {palace}",
    )
    return Inspection(words.seat_name(seat), lines, tuple(facts), crest(number, sight.units.px(96)))


def _value_read(view: EssenceState, seat: int) -> int:
    return sum(OMENS[fragment].value for fragment in view.claimed[seat])


def income_rows(sight: Sight, seat: int) -> list[str]:
    """Where the income of a round comes from: the printed numbers, then every Segment that adds to them."""
    return [
        sight.words("essence-table-income-row", source=source, gains=_gains(sight, sums))
        for source, sums in income_sources(sight, seat)
    ]


def _gains(sight: Sight, sums: tuple[int, ...]) -> str:
    names = [op.name.lower() for op in INCOME_OPS]
    return ", ".join(
        sight.words(f"essence-do-{name}", n=number)
        for name, number in zip(names, sums, strict=True)
        if number
    )


def _stat(sight: Sight, stat: str) -> Inspection:
    words = sight.words
    if stat in (*_STATS, "foundations"):
        lines = (
            words(f"essence-table-{stat}-tip"),
            words("essence-table-income-head"),
            *income_rows(sight, near_seat(sight)),
        )
        return Inspection(
            words(f"essence-table-{stat}"), lines, card=sign(stat.removesuffix("s"), sight.units.px(72))
        )
    view, seat = state_of(sight), near_seat(sight)
    if stat == "fragment":
        read = [words.say(sight.rules.label(Ref("fragment", each))) for each in view.claimed[seat]]
        return Inspection(
            words("essence-table-count-fragment"),
            (words("essence-table-count-fragment-tip", n=_value_read(view, seat)), ", ".join(read)),
        )
    if stat in ("card", "discard"):
        return _pile(sight, "draw" if stat == "card" else "discard")
    number = view.free_tokens[seat] if stat == "token" else view.revenge[seat]
    return Inspection(
        words(f"essence-table-count-{stat}"), (words(f"essence-table-count-{stat}-tip", n=number),)
    )


def _pile(sight: Sight, pile: str) -> Inspection:
    words, view, seat = sight.words, state_of(sight), near_seat(sight)
    if pile == "prophecies":
        return Inspection(
            words("essence-table-prophecy-pile", n=len(view.pile)),
            (words("essence-table-prophecy-pile-tip"),),
        )
    if pile == "draw":
        return Inspection(
            words("essence-table-draw-pile", n=len(view.draw_piles[seat])),
            (words("essence-table-draw-pile-tip"),),
        )
    shown = ", ".join(words.say(character_name(card)) for card in sorted(view.discards[seat]))
    return Inspection(
        words("essence-table-discard-pile", n=len(view.discards[seat])), (shown,) if shown else ()
    )
