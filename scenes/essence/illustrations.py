"""Figures of the rules book, put together from the pieces that lie on the table and from the cards' data."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Surface

from game.essence.card_text import ability_lines, faction_name, type_name
from game.essence.cards import FACTIONS, FRAGMENTS
from game.essence.tables import CHARACTERS, OMENS, SEGMENT_IDS, TREATY_COSTS
from game.essence.vocabulary import SegmentType
from scenes.essence import characters, factions, geometry, island, market, prophecies, segments
from scenes.essence.characters import is_advisor
from scenes.essence.ground import ABOVE, SIDE, ground
from scenes.essence.reading import FAR_OFF, NEAR, READABLE, tile_name
from scenes.essence.signed_text import counter_sign
from scenes.essence.symbols import kind_of, sign, type_cell
from scenes.figure_rows import Shown, in_rows
from scenes.skin.colours import DAWN
from scenes.skin.icons import kind_disc
from scenes.skin.light import blank
from scenes.skin.svg import paint, rounded, svg
from scenes.skin.type import Token, measure_paragraph, paragraph
from scenes.units import Units
from scenes.words import Words

_GLOSSARY = (
    *("wealth", "influence", "any", "essence", "shard", "attack", "defense", "foundation"),
    *("card", "blades", "threat", "monster", "person", "fragment", "treaty", "build"),
    *("move", "swap", "recover", "income", "exhausted", "won", "lost", "pass"),
    *("revenge", "embassy", "trade", "clock", "kinds", "monument", "hand", "token"),
)
_STATS = ("wealth", "influence", "attack", "defense", "foundation", "card")


def illustrate(name: str, width: int, units: Units, words: Words) -> Surface:
    """One of the figures; at most `width` pixels wide."""
    steady = Units(units.size, units.scale)
    if name in _WHOLE:
        return _WHOLE[name](width, steady, words)
    if name in _ROWS:
        return in_rows(_ROWS[name](steady, words), width, units)
    raise LookupError(f"no figure {name}")


def _segment(name: str) -> int:
    return SEGMENT_IDS.index(name)


# -- pieces side by side -------------------------------------------------------------------------------------


def _types(units: Units, words: Words) -> list[Shown]:
    return [Shown(kind_disc(kind_of(kind), units.px(17)), words.say(type_name(kind))) for kind in SegmentType]


def _market_cards(units: Units, words: Words) -> list[Shown]:
    """A Location with a one-time effect, one with income, one with an option, and a Monument."""
    chosen = ("loc_tavern", "loc_barracks", "loc_dueling_pit", "mon_great_orrery")
    size = (units.px(112), units.px(118))
    names = [tile_name(words, _segment(each)) for each in chosen]
    return [
        Shown(segments.card(_segment(each), size, name, units))
        for each, name in zip(chosen, names, strict=True)
    ]


def _advisors(units: Units, words: Words) -> list[Shown]:
    """One of each of the six, with all it does."""
    size = (units.px(204), units.px(150))
    kinds = {CHARACTERS[card].id: card for card in range(len(CHARACTERS)) if is_advisor(card)}
    return [Shown(characters.card_sprite(card, size, words, units, 0)) for card in kinds.values()]


def _hand(units: Units, words: Words) -> list[Shown]:
    """Followers with a main action, and with two side actions to choose from."""
    size = (units.px(150), units.px(178))
    chosen = ("ti_axe_guard", "ti_war_drummer", "us_lector")
    cards = [next(n for n, each in enumerate(CHARACTERS) if each.id == name) for name in chosen]
    return [Shown(characters.card_sprite(card, size, words, units)) for card in cards]


def _leads(units: Units, words: Words) -> list[Shown]:
    """What opens the rows of cards and Segments."""
    larger = Units(units.size, units.scale * 1.5)
    return [
        Shown(_plated(segments.lead(kind, larger), units), words(f"essence-book-{kind}"))
        for kind in ("main", "side", "once", "income", "on")
    ]


def _fragment(name: str, asked: tuple[str, ...], state: str, units: Units) -> Surface:
    number = next(n for n, each in enumerate(FRAGMENTS) if each.id == name)
    size = (units.px(geometry.FRAGMENT[0]), units.px(geometry.FRAGMENT[1]))
    return prophecies.card(number, size, state, asked, units, False)


def _fragments(units: Units, words: Words) -> list[Shown]:
    """One of each kind of requirement, and the marks of those that are met or nearly met."""
    found = []
    for name, state, key in (
        ("pf2_market_of_dreams", READABLE, "readable"),
        ("pf3_emperors_road", NEAR, "near"),
        ("pf3_war_without_end", FAR_OFF, "wins"),
        ("pf3_two_wonders", FAR_OFF, "have"),
        ("pf3_empty_treasury", FAR_OFF, "spend"),
        ("pf3_old_dragon", FAR_OFF, "monster"),
    ):
        omen = OMENS[next(n for n, each in enumerate(FRAGMENTS) if each.id == name)]
        asked = [f"{{monster}}{{defense}}{omen.monster}"] * bool(omen.monster)
        asked += [f"{{attack}}{{won}}0/{omen.wins}"] * bool(omen.wins)
        asked += [f"{{{counter_sign(counter)}}}0/{least}" for counter, least in omen.have]
        asked += [f"−{omen.spend_wealth}{{wealth}}"] * bool(omen.spend_wealth)
        found.append(Shown(_fragment(name, tuple(asked), state, units), words(f"essence-book-{key}")))
    return found


def _turned(units: Units, words: Words) -> list[Shown]:
    """A pattern, turned, and its mirror image, which does not match."""
    pattern = next(each for each in FRAGMENTS if each.id == "pf1_crooked_stair").requirement.patterns[0]
    shapes = [[(cell.x, cell.y, cell.type) for cell in pattern]]
    for _ in range(3):
        shapes.append([(-y, x, kind) for x, y, kind in shapes[-1]])
    mirrored = [(-x, y, kind) for x, y, kind in shapes[0]]
    turned = [
        Shown(_cells(shape, units), words("essence-book-turned" if number else "essence-book-printed"))
        for number, shape in enumerate(shapes)
    ]
    return [*turned, Shown(_crossed(_cells(mirrored, units), units), words("essence-book-mirrored"))]


def _cells(shape: list[tuple[int, int, int]], units: Units) -> Surface:
    side = units.px(26)
    left, top = min(x for x, _, _ in shape), min(y for _, y, _ in shape)
    wide, high = 1 + max(x for x, _, _ in shape) - left, 1 + max(y for _, y, _ in shape) - top
    drawn = blank((side * wide, side * high))
    for x, y, kind in shape:
        drawn.blit(type_cell(kind, side - 2, True), ((x - left) * side, (y - top) * side))
    return drawn


def _crossed(drawn: Surface, units: Units) -> Surface:
    whole = drawn.copy()
    cross = sign("lost", units.px(30))
    whole.blit(cross, cross.get_rect(center=whole.get_rect().center))
    return whole


def _glossary(units: Units, words: Words) -> list[Shown]:
    return [
        Shown(_plated(sign(name, units.px(24)), units), words(f"essence-book-sign-{name}"))
        for name in _GLOSSARY
    ]


def _plated(seen: Surface, units: Units) -> Surface:
    """A sign on paper: on the dark page of the reader some would not be seen."""
    side = max(seen.get_size()) + units.px(12)
    plate = _ground_of(side, side, units)
    plate.blit(seen, seen.get_rect(center=plate.get_rect().center))
    return plate


# -- figures of their own ------------------------------------------------------------------------------------


def _ground_of(width: int, height: int, units: Units) -> Surface:
    """A light plate, as the panels of the table are."""
    body = rounded(0, 0, width, height, 10 * units.scale, paint(DAWN.panel, opacity=0.94))
    return svg(width, height, body)


def _building(width: int, units: Units, words: Words) -> Surface:
    """The Tavern where it would stand: two Cultural neighbours, one Magical one."""
    pitch = units.px(106)
    stands = {(1, 0): "loc_theatre", (0, 1): "loc_statue_park", (2, 1): "loc_mage_tower"}
    cells = tuple(sorted([*stands, (1, 1)]))
    land = ground(cells, pitch, 3)
    whole = blank((land.get_width(), round((2 + ABOVE + 0.9) * pitch)))
    whole.blit(land, (0, 0))
    side = round(pitch * geometry.TILE_SHARE)

    def middle(x: float, y: float) -> tuple[int, int]:
        return round((SIDE + x + 0.5) * pitch), round((ABOVE + y + 0.5) * pitch)

    for (x, y), name in stands.items():
        tile = segments.tile(_segment(name), (side, side), tile_name(words, _segment(name)), units)
        whole.blit(tile, tile.get_rect(center=middle(x, y)))
    new = island.ghost(_segment("loc_tavern"), 3, (side, side), units)
    whole.blit(new, new.get_rect(center=middle(1, 1)))
    for kind, change, (x, y) in (
        (SegmentType.CULTURAL, 1, (1, 0.5)),
        (SegmentType.CULTURAL, 1, (0.5, 1)),
        (SegmentType.MAGICAL, -1, (1.5, 1)),
    ):
        mark = island.link(kind, change, (units.px(50), units.px(25)), units)
        whole.blit(mark, mark.get_rect(center=middle(x, y)))
    return whole


def _treaties(width: int, units: Units, words: Words) -> Surface:
    """The four rows as they stand at the beginning of a round."""
    size = (min(width, units.px(300)), units.px(28))
    pad, step = units.px(10), units.px(32)
    whole = _ground_of(size[0] + 2 * pad, step * len(TREATY_COSTS) + pad, units)
    for number in range(len(TREATY_COSTS)):
        row = market.treaty_row(number, (), size, units, words)
        whole.blit(row, (pad, pad // 2 + units.px(2) + step * number))
    return whole


def _factions(width: int, units: Units, words: Words) -> Surface:
    """Crest, printed numbers and Palace of every faction."""
    left, high, gap = units.px(58), units.px(22), units.px(10)
    room = width - left - units.px(12)
    texts = []
    for number, faction in enumerate(FACTIONS):
        said = " ".join(words.say(each) for each in ability_lines(faction.palace_ability))
        palace = words("essence-new-palace", type=type_name(faction.palace_type), ability=said)
        deep = measure_paragraph(palace, Token.BODY, room, units)[1]
        texts.append((number, faction, palace, deep))
    whole = _ground_of(width, sum(2 * high + deep + gap for *_, deep in texts) + gap, units)
    top = gap
    for number, faction, palace, deep in texts:
        badge = factions.crest(number, units.px(40))
        whole.blit(badge, badge.get_rect(center=(left // 2 + units.px(2), top + high)))
        name = paragraph(words.say(faction_name(number)), Token.NAME, DAWN.text, room, units)
        whole.blit(name, (left, top))
        values = (
            faction.wealth,
            faction.influence,
            faction.attack,
            faction.defense,
            faction.foundations,
            faction.popularity,
        )
        said = "   ".join(f"{{{kind}}} {value}" for kind, value in zip(_STATS, values, strict=True))
        numbers = paragraph(said, Token.LABEL, DAWN.text, room, units, size=14.0, picture=sign)
        whole.blit(numbers, (left, top + high))
        whole.blit(paragraph(palace, Token.BODY, DAWN.muted, room, units), (left, top + 2 * high))
        top += 2 * high + deep + gap
    return whole


_ROWS: dict[str, Callable[[Units, Words], list[Shown]]] = {
    "types": _types,
    "market-cards": _market_cards,
    "advisors": _advisors,
    "hand": _hand,
    "leads": _leads,
    "fragments": _fragments,
    "turned": _turned,
    "signs": _glossary,
}
_WHOLE: dict[str, Callable[[int, Units, Words], Surface]] = {
    "building": _building,
    "treaties": _treaties,
    "factions": _factions,
}
FIGURES = (*_ROWS, *_WHOLE)
