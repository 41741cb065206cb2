"""Buildings for the Segments: a dozen forms, each drawn in the colour of its type on a ground of 100 x 68."""

from __future__ import annotations

import random
from collections.abc import Callable

from pygame import Surface

from game.essence.tables import PALACES, SEGMENT_IDS, SEGMENT_TYPE
from game.essence.vocabulary import SegmentType
from scenes.essence.building_parts import (
    FLOOR,
    LINE,
    STONE,
    WARM,
    columns,
    dome,
    door,
    flag,
    roof,
    tower,
    wall,
    windows,
)
from scenes.essence.symbols import kind_of
from scenes.skin.art_landscape import landscape
from scenes.skin.cache import cached
from scenes.skin.colours import WHITE, Colour, mix
from scenes.skin.noise import seed_of
from scenes.skin.svg import Size, circle, ellipse, paint, path, rounded, svg

WIDTH, HEIGHT = 100.0, 68.0

Motif = Callable[[random.Random, Colour], str]


# -- the forms ---------------------------------------------------------------------------------------------


def _fortress(chance: random.Random, colour: Colour) -> str:
    return (
        tower(28, 16, 27 + chance.random() * 6, colour, "#EAD3C4")
        + wall(50, 34, 18)
        + door(50)
        + tower(72, 17, 33 + chance.random() * 6, colour)
    )


def _barracks(chance: random.Random, colour: Colour) -> str:
    return wall(42, 46, 16) + roof(42, 54, 15, 15, colour) + windows(38, 5, 3, 11) + tower(77, 14, 34, colour)


def _tents(chance: random.Random, colour: Colour) -> str:
    tents = ""
    for x, wide, tall in ((26, 26, 24), (74, 28, 26), (50, 32, 33)):
        tents += roof(x, wide, 0, tall, mix(colour, WHITE, chance.uniform(0.1, 0.5))) + flag(x, tall, colour)
        tents += path(f"M{x - 4} {FLOOR} L{x} {FLOOR - 12} L{x + 4} {FLOOR}Z", paint("#3A1A18"))
    return tents


def _ship(chance: random.Random, colour: Colour) -> str:
    sails = ""
    for x, tall in ((38, 30), (58, 36)):
        sails += path(f"M{x} 48 V{48 - tall}", paint("none", LINE, 1.4))
        sails += path(
            f"M{x + 1} {49 - tall} Q{x + 18} {40 - tall / 4:.1f} {x + 14} 45 H{x + 1}Z",
            paint("#FFFAF0", "#8A6A3A", 0.8),
        )
    hull = path("M18 47 H84 C81 56 75 61 67 62 H35 C26 61 21 55 18 47Z", paint("#8A5A32", LINE, 1))
    return sails + hull + path("M20 51 H82", paint("none", colour, 2.4)) + flag(58, 24, colour)


def _spire(chance: random.Random, colour: Colour) -> str:
    x = 50 + chance.uniform(-6, 6)
    rings = "".join(
        ellipse(
            x,
            33,
            15 + 6 * n,
            4.6 + 1.6 * n,
            paint("none", "#A8E8FF", 1.2, stroke_opacity=0.9 - 0.25 * n),
            chance.uniform(-14, 14),
        )
        for n in range(3)
    )
    body = path(f"M{x - 9} {FLOOR} L{x - 4} 20 H{x + 4} L{x + 9} {FLOOR}Z", paint("#E8ECFF", "#1A2050", 0.9))
    body += path(f"M{x} {FLOOR} V20 H{x + 4} L{x + 9} {FLOOR}Z", paint("#1A2460", opacity=0.28))
    cap = path(f"M{x - 7} 21 L{x} 4 L{x + 7} 21Z", paint(mix(colour, "#6F8FE8", 0.5), "#101838", 0.9))
    return body + cap + circle(x, 33, 2.8, paint("#E6FBFF")) + rings + door(x, "#22306A")


def _observatory(chance: random.Random, colour: Colour) -> str:
    scope = path("M49 31 L66 9 L72 13.5 L58 35Z", paint("#FFE6A3", "#5A3A10", 0.9))
    star = path("M79 4 L80.6 8.4 L85 10 L80.6 11.6 L79 16 L77.4 11.6 L73 10 L77.4 8.4Z", paint(WHITE))
    return (
        wall(50, 46, 15, "#DFE4FF")
        + scope
        + dome(50, 42, 15, mix(colour, "#8FA8F8", 0.55))
        + columns(50, 38, 0, 13, 5)
        + star
    )


def _stones(chance: random.Random, colour: Colour) -> str:
    stones = ellipse(50, 57, 34, 7, paint(mix(colour, "#A8F0FF", 0.6), opacity=0.55))
    for x, tall in ((22, 22), (35, 29), (50, 34), (65, 29), (78, 22)):
        lean = chance.uniform(-2, 2)
        stones += path(
            f"M{x - 5} {FLOOR} L{x - 4 + lean:.1f} {FLOOR - tall} "
            f"L{x + 3 + lean:.1f} {FLOOR - tall - 2} L{x + 5} {FLOOR}Z",
            paint(mix("#C8CCE4", colour, 0.12), "#2A2A50", 0.9),
        )
        stones += path(
            f"M{x} {FLOOR - tall * 0.7:.1f} L{x} {FLOOR - tall * 0.35:.1f}", paint("none", "#8FF0FF", 1.6)
        )
    return stones


def _orrery(chance: random.Random, colour: Colour) -> str:
    body = path(f"M47 40 L38 {FLOOR} H62 L53 40Z", paint("#C9983A", "#5A3C14", 0.9)) + circle(
        50, 30, 6.4, paint("#FFE6A3", "#7A4A12", 0.8)
    )
    for reach, angle, tone in ((14, -12, "#7FE0F0"), (23, 10, "#F0A0D0"), (33, -6, "#C8A8FF")):
        body += ellipse(50, 30, reach * 1.25, reach * 0.55, paint("none", "#FFE6A3", 1.4), angle)
        body += circle(
            50 + reach * 1.2 * chance.choice((-1, 1)), 30 + reach * 0.1, 3.4, paint(tone, WHITE, 0.8)
        )
    return body


def _houses(chance: random.Random, colour: Colour) -> str:
    body = ""
    for x, tall in ((26, 20), (76, 19), (51, 27)):
        body += wall(x, 22, tall, "#FFF3D8") + roof(
            x, 27, tall - 1, 14, mix(colour, "#A8602A", chance.uniform(0.2, 0.7))
        )
        body += windows(x, tall * 0.42, 2, 9)
    return body + door(51)


def _tavern(chance: random.Random, colour: Colour) -> str:
    smoke = "".join(
        circle(66 + 4 * n, 14 - 5 * n, 3 + n, paint(WHITE, opacity=0.6 - 0.15 * n)) for n in range(3)
    )
    sign = path("M76 40 H86 M84 40 V44", paint("none", LINE, 1.4)) + circle(
        84, 49, 4.6, paint(colour, LINE, 0.9)
    )
    return (
        rounded(61, 17, 6, 14, 0, paint("#8A5A38", LINE, 0.8))
        + smoke
        + wall(48, 52, 22, "#FFF3D8")
        + path("M15 40 L28 20 H68 L82 40Z", paint(mix(colour, "#A8602A", 0.6), LINE, 0.9))
        + windows(36, 8, 2, 12)
        + windows(66, 8, 1, 1)
        + door(51)
        + sign
    )


def _market(chance: random.Random, colour: Colour) -> str:
    body = ""
    for n, tone in enumerate((colour, "#B0341C", "#3AA587")):
        x = 24 + 26 * n
        body += wall(x, 20, 13, "#FFF3D8")
        body += path(f"M{x - 13} 48 L{x - 9} 37 H{x + 9} L{x + 13} 48Z", paint(tone, LINE, 0.9))
        body += path(f"M{x - 4} 48 L{x - 3} 37 H{x + 3} L{x + 4} 48Z", paint(WHITE, opacity=0.8))
        body += "".join(
            circle(x - 6 + 6 * k, FLOOR - 3, 2.6, paint(("#E0703A", "#8FC04A", "#F0C040")[k], LINE, 0.6))
            for k in range(3)
        )
    return body


def _blocks(chance: random.Random, colour: Colour) -> str:
    body = path("M82 61 V18 L52 28 M82 18 L90 23 M54 28 V38", paint("none", "#5A3A18", 2.2))
    for x, y, side in ((20, 56, 10), (38, 57, 11), (58, 56, 10), (29, 44, 9), (49, 44, 9)):
        body += path(
            f"M{x} {y} l{side} {side * 0.4:.1f} v{-side} l{-side} {-side * 0.4:.1f}Z",
            paint("#E0B45A", "#6A4A18", 0.8),
        )
        body += path(
            f"M{x + side} {y + side * 0.4:.1f} l{side} {-side * 0.4:.1f} v{-side} l{-side} {side * 0.4:.1f}Z",
            paint("#B0803A", "#6A4A18", 0.8),
        )
        body += path(
            f"M{x} {y - side} l{side} {-side * 0.4:.1f} l{side} {side * 0.4:.1f} l{-side} {side * 0.4:.1f}Z",
            paint("#FFF0C4", "#6A4A18", 0.8),
        )
    return body


def _temple(chance: random.Random, colour: Colour) -> str:
    count = chance.choice((4, 5, 6))
    return (
        rounded(16, FLOOR - 4, 68, 4, 0, paint("#E6DCE8", LINE, 0.8))
        + wall(50, 56, 24, mix(colour, WHITE, 0.72))
        + columns(50, 52, 4, 20, count)
        + roof(50, 70, 24, 15, mix(colour, WHITE, 0.35))
        + circle(50, 29, 3.4, paint(WHITE, LINE, 0.8))
    )


def _capitol(chance: random.Random, colour: Colour) -> str:
    return (
        wall(50, 68, 15, "#FFF6FF")
        + columns(50, 62, 0, 14, 8)
        + wall(50, 34, 22, "#FFFAFF")
        + dome(50, 32, 21, colour, 19)
        + rounded(48, 13, 4, 7, 1, paint("#FFF6FF", LINE, 0.7))
        + flag(50, 46, colour)
    )


def _arena(chance: random.Random, colour: Colour) -> str:
    body = path("M14 61 V40 A36 15 0 0 1 86 40 V61Z", paint(mix(colour, "#FFF3D8", 0.7), LINE, 1))
    body += ellipse(50, 40, 36, 11, paint(mix(colour, "#2A1A20", 0.35), LINE, 0.9)) + ellipse(
        50, 42, 24, 6, paint("#F0DCA8")
    )
    return body + "".join(
        path(f"M{x} {FLOOR} V54 A3.6 3.6 0 0 1 {x + 7.2} 54 V{FLOOR}Z", paint("#5A2A20"))
        for x in (20, 34, 48, 62, 75)
    )


def _statue(chance: random.Random, colour: Colour) -> str:
    trees = "".join(
        circle(x, 47, 9, paint(tone)) + path(f"M{x} 61 V50", paint("none", "#4A3520", 2))
        for x, tone in ((20, "#3F8A4A"), (82, "#4F9A52"), (70, "#2F7A5A"))
    )
    figure = path(
        "M44 46 L46 28 C42 24 44 18 50 18 C56 18 58 24 54 28 L56 46Z", paint("#F6F0E6", "#6A6478", 0.9)
    )
    arm = path("M54 30 L66 20", paint("none", "#F6F0E6", 3.2)) + circle(
        50, 14, 4.4, paint("#F6F0E6", "#6A6478", 0.9)
    )
    return (
        trees
        + wall(50, 22, 15, mix(colour, "#FFFFFF", 0.6))
        + figure
        + arm
        + circle(67, 18, 3, paint("#FFE27A", LINE, 0.6))
    )


def _garden(chance: random.Random, colour: Colour) -> str:
    body = ""
    for step, (wide, low) in enumerate(((76, 0), (54, 13), (32, 26))):
        body += wall(50, wide, low + 13, mix(STONE, colour, 0.12 * step))
        body += "".join(
            circle(
                50 - wide / 2 + wide * k / 6,
                FLOOR - low - 13,
                4.4,
                paint(chance.choice(("#3F8A4A", "#5FB060", "#2F7A5A"))),
            )
            for k in range(7)
        )
    return body + "".join(
        circle(chance.uniform(22, 78), chance.uniform(20, 56), 1.3, paint("#FF9AC0")) for _ in range(8)
    )


def _glasshouse(chance: random.Random, colour: Colour) -> str:
    ribs = "".join(
        path(f"M50 18 Q{50 + x * 0.9:.0f} 24 {50 + x} 52", paint("none", WHITE, 1))
        for x in (-30, -18, -6, 6, 18, 30)
    )
    inside = "".join(circle(30 + 10 * n, 47 - chance.random() * 8, 6, paint("#3F8A4A")) for n in range(5))
    return (
        inside
        + dome(50, 64, 9, mix(colour, "#E6FFF6", 0.6), 34).replace('fill-opacity="1"', 'fill-opacity="0.62"')
        + ribs
        + wall(50, 66, 9, "#F0FFF8")
    )


def _hall(chance: random.Random, colour: Colour) -> str:
    shells = "".join(
        path(
            f"M{x} 46 Q{x + 4} {24 - 4 * n} {x + 20} {14 + n} Q{x + 24} 34 {x + 22} 46Z",
            paint(mix(WHITE, colour, 0.18 * n), LINE, 0.9),
        )
        for n, x in enumerate((18, 36, 54))
    )
    return shells + wall(50, 70, 16, "#FFFDF4") + windows(50, 4, 6, 10, mix(colour, WARM, 0.5))


def _pool(chance: random.Random, colour: Colour) -> str:
    water = ellipse(50, 54, 33, 9, paint("#E6ECFF", "#2A2A60", 1)) + ellipse(
        50, 53, 28, 6.6, paint(mix(colour, "#7FE0F0", 0.6))
    )
    light = path("M40 52 C44 30 40 20 50 6 C60 20 56 30 60 52Z", paint("#DFF8FF", opacity=0.75))
    return (
        light
        + water
        + "".join(circle(chance.uniform(40, 60), chance.uniform(10, 46), 1.4, paint(WHITE)) for _ in range(9))
    )


def _gate(chance: random.Random, colour: Colour) -> str:
    arch = path(
        "M26 61 V30 A24 22 0 0 1 74 30 V61 H62 V32 A12 13 0 0 0 38 32 V61Z",
        paint(mix(STONE, colour, 0.22), LINE, 1),
    )
    inside = path("M38 61 V32 A12 13 0 0 1 62 32 V61Z", paint(mix(colour, "#FFF3C4", 0.55), opacity=0.9))
    return inside + arch + flag(34, 46, colour) + flag(66, 46, colour)


def _palace(chance: random.Random, colour: Colour) -> str:
    body = ""
    for x, wide, tall in ((22, 11, 24), (78, 11, 24), (34, 13, 31), (66, 13, 31)):
        top = FLOOR - tall
        body += wall(x, wide, tall, "#FFF6E8")
        body += path(
            f"M{x - wide * 0.62:.1f} {top} Q{x} {top - 7} {x} {top - 15} "
            f"Q{x} {top - 7} {x + wide * 0.62:.1f} {top}Z",
            paint("#F0C040", "#7A4A12", 0.9),
        ) + windows(x, tall * 0.5, 1, 1, mix(colour, LINE, 0.4))
    body += wall(50, 24, 30, "#FFFAF0") + path(
        "M36 31 Q38 14 50 8 Q62 14 64 31Z", paint("#F0C040", "#7A4A12", 1)
    )
    body += path("M50 8 Q62 14 64 31 H50Z", paint("#A86A10", opacity=0.3))
    return body + flag(50, 53, colour) + windows(50, 15, 3, 7, mix(colour, WARM, 0.3)) + door(50)


_MOTIFS: dict[Motif, str] = {
    _fortress: "last_wall bastion garrison watchtower signal_beacon prison border_post",
    _barracks: "barracks armory veterans_hall war_academy siege_foundry golem_workshop",
    _tents: "mercenary_camp training_yard caravanserai festival_square",
    _ship: "iron_armada sky_dockyards shipyard dreadnought_berth cannon_deck customs_house",
    _spire: "mage_tower leyline_spire frozen_hour hourglass_tower warding_obelisk",
    _observatory: "observatory arcane_library sunstone_vault",
    _stones: "runestone_circle summoning_ring shrine_of_ancestors",
    _orrery: "great_orrery",
    _houses: "trade_house apothecary alchemists_cellar diplomats_quarter spy_den goldsmith "
    "wanderers_inn workshop",
    _tavern: "tavern brewery granary governors_manor",
    _market: "market auction_hall warehouse",
    _blocks: "quarry mine",
    _temple: "bank mint museum theatre gallery courthouse "
    "grand_bourse scriptorium tax_office archive_of_edicts high_tribunal chancery",
    _capitol: "senate_house town_hall house_of_accord vault_of_kings embassy_house propaganda_office forum",
    _arena: "dueling_pit amphitheatre thousand_masks",
    _statue: "sky_marshal statue_park",
    _garden: "hanging_gardens gardens world_root",
    _glasshouse: "botanical_dome",
    _hall: "concert_hall opera_house hall_of_songs school_of_song",
    _pool: "essence_well scrying_pool public_baths",
    _gate: "gatehouse mirror_gate toll_bridge",
}
_MOTIF_OF = {name: motif for motif, names in _MOTIFS.items() for name in names.split()}


@cached
def picture(segment: int, size: Size) -> Surface:
    """The picture of a Segment: the light of its type, the building of its name."""
    ident = SEGMENT_IDS[segment]
    kind = SegmentType(SEGMENT_TYPE[segment]).name.lower()
    motif = _palace if segment in PALACES else _MOTIF_OF[ident.partition("_")[2]]
    whole = landscape(size, ident, kind, trees=False).copy()
    body = motif(random.Random(seed_of("building", ident)), kind_of(SEGMENT_TYPE[segment]).colour)
    # The building keeps its proportions: as high as the picture, in its middle.
    wide = HEIGHT * size[0] / max(1, size[1])
    shift = (wide - WIDTH) / 2
    placed = f'<g transform="translate({shift:.2f} 3)">{body}</g>'
    whole.blit(svg(wide, HEIGHT, placed, "", size), (0, 0))
    return whole
