"""How Lanterns looks: a lake at night, three glass lanterns, cards that hold fireflies."""

from __future__ import annotations

import math
import random

import pygame
from pygame import Surface

from scenes.skin.cache import cached
from scenes.skin.card import card_back, card_face
from scenes.skin.colours import BLACK, SHELL, WHITE, Colour, Kind, Stops, mix
from scenes.skin.icons import glyph_disc, icon
from scenes.skin.light import blank, light_pool
from scenes.skin.marks import badge, badge_margin
from scenes.skin.noise import clouds, gradient, grain, parted, seed_of, tinted, vignette
from scenes.skin.svg import Size, circle, ellipse, linear, paint, path, radial, radial_at, rounded, svg
from scenes.skin.type import Align, Token, line, paragraph
from scenes.units import Units

COLOURS = (
    Kind("ember", "#F0752E", "flame", "#2A1204"),
    Kind("tide", "#3F6FE0", "drop", WHITE),
    Kind("moss", "#5FD3B0", "leaf", "#06281E"),
)
"""The three lights; each is a glyph first, and the colours stay apart for every eye."""

NIGHT_SKY: Stops = ((0, "#070A1E"), (0.42, "#131A44"), (0.66, "#2B2A5E"), (0.74, "#3A2F62"), (1, "#070818"))
CARD_GROUND: Stops = ((0, "#2A2752"), (1, "#100E26"))
SHORE = 0.66
"""Where the lake begins, as a share of the height."""


# -- the lake ----------------------------------------------------------------------------------------------


@cached
def lake(size: Size) -> Surface:
    """Stars, a moon, hills, and a lake that holds them all again."""
    width, height = size
    scene = gradient(size, NIGHT_SKY)
    _veils(scene)
    _stars(scene, round(height * SHORE))
    _moon(scene)
    for depth in range(3):
        scene.blit(_hills(size, depth), (0, 0))
    _water(scene)
    for place, reach, colour in ((0.30, 0.5, "#1E1A4A"), (0.72, 0.45, "#14304A")):
        pool = light_pool((round(width * 0.7), round(height * reach)), colour, 0.5)
        scene.blit(
            pool,
            pool.get_rect(center=(width * place, height * 0.4)),
            special_flags=pygame.BLEND_RGB_ADD,
        )
    vignette(scene, 0.6)
    return grain(scene, 4)


def _veils(scene: Surface) -> None:
    for seed, colour, floor in ((11, "#2A1E5A", 96), (23, "#10385A", 110)):
        mist = tinted(parted(clouds(scene.get_size(), seed, 3, 5), floor), colour)
        scene.blit(mist, (0, 0), special_flags=pygame.BLEND_RGB_ADD)


def _stars(scene: Surface, horizon: int) -> None:
    chance = random.Random(41)
    scale = scene.get_height() / 720
    for _ in range(240):
        x, y = chance.uniform(0, scene.get_width()), chance.random() ** 1.3 * horizon
        tone = mix("#4A4A8A", WHITE, chance.random() * (1 - y / horizon * 0.7))
        pygame.draw.aacircle(scene, tone, (x, y), (chance.random() ** 4 * 1.4 + 0.35) * scale)


def _moon(scene: Surface) -> None:
    width, height = scene.get_size()
    side = round(height * 0.105)
    halo = light_pool((side * 7, side * 7), "#6A78C8", 0.42)
    centre = (round(width * 0.395), round(height * 0.115))
    scene.blit(halo, halo.get_rect(center=centre), special_flags=pygame.BLEND_RGB_ADD)
    body = circle(50, 50, 48, paint("url(#m)"))
    for x, y, radius in ((36, 38, 9), (60, 30, 6), (62, 58, 12), (38, 66, 6), (48, 50, 4)):
        body += circle(x, y, radius, paint("#B9B4C8", opacity=0.28))
    shades = radial("m", ((0, "#FFFDF2"), (0.7, "#E9E2D2"), (1, "#B9B2C4")), (0.38, 0.34), 0.72)
    disc = svg(100, 100, body, shades, (side, side))
    scene.blit(disc, disc.get_rect(center=centre))


@cached
def _hills(size: Size, depth: int) -> Surface:
    """One range, the far ones higher and paler."""
    width, height = size
    base, tall = height * SHORE, height * (0.17 - 0.045 * depth)
    chance = random.Random(7 + depth)
    waves = [(chance.uniform(0.8, 3.2) * (1 + depth), chance.uniform(0, 6.3), 1 / (n + 1)) for n in range(4)]
    points = []
    for step in range(121):
        x = step / 120
        rise = sum(share * math.sin(x * 6.3 * pace + shift) for pace, shift, share in waves) / 2.1
        points.append(f"{x * width:.1f} {base - tall * (0.55 + 0.45 * rise):.1f}")
    top, low = (("#2C2E66", "#3C3768"), ("#1B1E4A", "#272652"), ("#0D1030", "#141638"))[depth]
    outline = f"M0 {base:.1f} L" + " L".join(points) + f" L{width} {base:.1f}Z"
    return svg(width, height, path(outline, paint("url(#h)")), linear("h", ((0, top), (1, low))))


def _water(scene: Surface) -> None:
    """The upper part upside down, dimmed and drawn out, under rows of small waves."""
    width, height = scene.get_size()
    shore = round(height * SHORE)
    deep = height - shore
    mirrored = pygame.transform.flip(scene.subsurface((0, shore - deep, width, deep)), False, True)
    soft = pygame.transform.smoothscale(
        pygame.transform.smoothscale(mirrored, (width // 3, max(2, deep // 12))), (width, deep)
    )
    soft.fill((150, 152, 178), special_flags=pygame.BLEND_RGB_MULT)
    scene.blit(soft, (0, shore))
    chance = random.Random(19)
    ripples = ""
    for _ in range(170):
        near = chance.random() ** 1.4
        x, y = chance.uniform(-20, width), shore + 2 + near * deep
        long = (14 + 70 * near) * width / 1280
        tone = chance.choice(("#8F9AE0", "#C9C2F0", "#3A4A96"))
        ripples += ellipse(x, y, long, 0.5 + near * 1.1, paint(tone, opacity=0.05 + 0.10 * chance.random()))
    scene.blit(svg(width, height, ripples), (0, 0))
    line_of_mist = light_pool((round(width * 1.2), round(height * 0.09)), "#4A4E8E", 0.55)
    scene.blit(
        line_of_mist,
        line_of_mist.get_rect(center=(width // 2, shore)),
        special_flags=pygame.BLEND_RGB_ADD,
    )


# -- lanterns ----------------------------------------------------------------------------------------------

LANTERN = (150, 226)
"""The size of a lantern's drawing, in units."""


@cached
def lantern(size: Size, number: int, value: int, units: Units) -> Surface:
    """A lantern of glass and brass; with a value above zero it burns, the brighter the higher."""
    kind = COLOURS[number]
    is_lit = value > 0
    strength = 0.45 + 0.09 * value if is_lit else 0.0
    body = _brass(kind.colour)
    glass = "M38 74 C26 104 24 142 40 184 H110 C126 142 124 104 112 74Z"
    inner = mix(kind.colour, WHITE, 0.55)
    shades = radial_at(
        "f",
        (
            (0, inner, 0.30 + strength * 0.6),
            (0.55, kind.colour, 0.20 + strength * 0.5),
            (1, kind.colour, 0.16),
        ),
        (75, 140),
        82,
    )
    shades += linear("r", ((0, WHITE, 0.55), (0.5, WHITE, 0.10), (1, WHITE, 0.30)), (0, 0), (1, 0.4))
    shades += linear(
        "b", ((0, "#F6DC94"), (0.4, "#A9772E"), (0.55, "#E9C46A"), (1, "#5A3C14")), (0, 0), (1, 0)
    )
    shades += linear("d", ((0, "#6A5A8A", 0.5), (1, "#0C0A1E", 0.65)))
    drawn = path(glass, paint("url(#d)")) + path(glass, paint("url(#f)")) + body[0]
    if is_lit:
        drawn += _flame(kind.colour, value)
    drawn += path(glass, paint("none", "url(#r)", 2.2))
    drawn += path("M48 88 C40 112 40 138 48 168", paint("none", WHITE, 3.2, stroke_opacity=0.35))
    drawn += body[1]
    face = svg(*LANTERN, drawn, shades, size)
    if not is_lit:
        sign = icon(kind.glyph, round(size[0] * 0.30), mix(kind.colour, "#8A86B0", 0.25))
        sign = sign.copy()
        sign.set_alpha(150)
        face.blit(sign, sign.get_rect(center=(size[0] * 0.5, size[1] * 0.58)))
    return face


def _brass(colour: Colour) -> tuple[str, str]:
    """What lies behind the glass and what lies before it."""
    wick = rounded(66, 172, 18, 13, 3, paint("url(#b)"))
    front = path("M75 2 V22", paint("none", "#C4923A", 2.4)) + circle(75, 24, 7, paint("none", "url(#b)", 3))
    front += path("M52 52 C54 36 66 31 75 31 C84 31 96 36 98 52Z", paint("url(#b)"))
    front += path("M30 76 C34 60 50 52 75 52 C100 52 116 60 120 76Z", paint("url(#b)", "#3A2408", 1))
    front += rounded(30, 74, 90, 7, 3.5, paint("url(#b)", "#3A2408", 0.8))
    front += rounded(34, 182, 82, 9, 4, paint("url(#b)", "#3A2408", 0.8))
    front += path("M42 191 H108 L98 206 H52Z", paint("url(#b)", "#3A2408", 0.8))
    front += path("M75 206 L80 214 L75 222 L70 214Z", paint(colour, "#F6DC94", 1))
    for x in (57, 93):
        lean = (x - 75) * 0.55
        front += path(f"M{x} 80 C{x + lean} 110 {x + lean} 150 {x} 183", paint("none", "url(#b)", 2.0))
    return wick, front


def _flame(colour: Colour, value: int) -> str:
    """The fire inside, taller with its value, three shells from the colour to white."""
    tall = 34 + 9 * value
    bottom = 172
    shells = ((1.0, colour, 0.85), (0.72, mix(colour, WHITE, 0.55), 0.95), (0.42, "#FFFDF0", 1.0))
    drawn = ""
    for share, tone, alpha in shells:
        high, wide = tall * share, (12 + 2.2 * value) * share
        drawn += path(
            f"M75 {bottom - high:.1f} C{75 + wide * 1.25:.1f} {bottom - high * 0.55:.1f} "
            f"{75 + wide:.1f} {bottom} 75 {bottom} C{75 - wide:.1f} {bottom} "
            f"{75 - wide * 1.1:.1f} {bottom - high * 0.5:.1f} 75 {bottom - high:.1f}Z",
            paint(tone, opacity=alpha),
        )
    return drawn


@cached
def bough(size: Size, scale: float, hooks: tuple[tuple[int, int], ...]) -> Surface:
    """The branch the lanterns hang from, and their cords; `hooks` are where the cords end."""
    width, height = size
    chance = random.Random(29)
    wood = f"M0 {26 * scale:.1f} C{width * 0.25:.1f} {2 * scale:.1f} {width * 0.4:.1f} {30 * scale:.1f} "
    wood += (
        f"{width * 0.62:.1f} {12 * scale:.1f} S{width * 0.9:.1f} {22 * scale:.1f} {width} {-6 * scale:.1f} "
    )
    wood += f"V{-30 * scale:.1f} H0Z"
    drawn = ""
    for x, y in hooks:
        drawn += path(f"M{x} 0 V{y}", paint("none", "#8A6428", 1.5 * scale, stroke_opacity=0.9))
    drawn += path(wood, paint("#060716"))
    for _ in range(90):
        x = chance.uniform(0, width)
        y = chance.uniform(0, 24) * scale
        long, lean = chance.uniform(9, 22) * scale, chance.uniform(-1.1, 1.1)
        end = (x + long * math.sin(lean), y + long * math.cos(lean))
        side = long * 0.3
        drawn += path(
            f"M{x:.1f} {y:.1f} Q{x + side:.1f} {(y + end[1]) / 2:.1f} {end[0]:.1f} {end[1]:.1f} "
            f"Q{x - side:.1f} {(y + end[1]) / 2:.1f} {x:.1f} {y:.1f}Z",
            paint(chance.choice(("#070A1E", "#0B1028", "#10173A")), opacity=0.95),
        )
    return svg(width, height, drawn)


def lantern_light(size: Size, number: int, value: int) -> Surface:
    """The light a burning lantern throws into the night, to be added."""
    reach = 1.5 + 0.16 * value
    pool = (round(size[0] * reach * 1.7), round(size[1] * reach))
    return light_pool(pool, COLOURS[number].colour, 0.24 + 0.04 * value)


# -- cards -------------------------------------------------------------------------------------------------


@cached
def fireflies(size: Size, colour: int, value: int) -> Surface:
    """A card's picture: as many lights as its value over dark reeds, never two alike."""
    kind = COLOURS[colour]
    width, height = size
    chance = random.Random(seed_of("lanterns", colour, value))
    art = gradient(size, ((0, mix(kind.colour, "#0A0A24", 0.72)), (0.7, "#12102E"), (1, "#07061A")))
    mist = tinted(parted(clouds(size, seed_of("mist", colour, value), 3, 4, 2), 90), kind.colour)
    mist.fill((110, 110, 110), special_flags=pygame.BLEND_RGB_MULT)
    art.blit(mist, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    for x, y in _spread(value, chance):
        place = (width * x, height * y)
        reach = width * chance.uniform(0.30, 0.42)
        for share, tone, strength in ((1.9, kind.colour, 0.55), (0.7, mix(kind.colour, WHITE, 0.6), 0.9)):
            pool = light_pool((round(reach * share), round(reach * share)), tone, strength)
            art.blit(pool, pool.get_rect(center=place), special_flags=pygame.BLEND_RGB_ADD)
        pygame.draw.aacircle(art, "#FFFDF0", place, max(1.4, width * 0.022))
    art.blit(_reeds(size, chance), (0, 0))
    return art.convert_alpha()


def _spread(count: int, chance: random.Random) -> list[tuple[float, float]]:
    """Places for the lights: on a wreath, the last one in its middle from five on."""
    middle = count >= 5
    around = count - middle
    turn = chance.uniform(0, 6.3)
    if count == 1:
        return [(0.5, 0.46)]
    places = [
        (
            0.5 + 0.27 * math.cos(turn + 6.283 * k / around) + chance.uniform(-0.03, 0.03),
            0.45 + 0.27 * math.sin(turn + 6.283 * k / around) + chance.uniform(-0.03, 0.03),
        )
        for k in range(around)
    ]
    return [*places, (0.5, 0.45)] if middle else places


def _reeds(size: Size, chance: random.Random) -> Surface:
    width, height = size
    blades = ""
    for _ in range(16):
        x = chance.uniform(-0.05, 1.05) * width
        tall, lean = chance.uniform(0.16, 0.46) * height, chance.uniform(-0.16, 0.16) * width
        wide = width * 0.016
        blades += path(
            f"M{x - wide:.1f} {height} Q{x + lean * 0.3:.1f} {height - tall * 0.6:.1f} {x + lean:.1f} "
            f"{height - tall:.1f} Q{x + lean * 0.3 + wide:.1f} {height - tall * 0.5:.1f} "
            f"{x + wide:.1f} {height}Z",
            paint("#050412", opacity=0.9),
        )
    return svg(width, height, blades)


def card(size: Size, units: Units, colour: int, value: int, name: str, *, is_small: bool = False) -> Surface:
    """A light's card: picture, name, value at one corner and glyph at the other, over the edges."""
    width, height = size
    kind = COLOURS[colour]
    pad = badge_margin(units) + units.px(6 if is_small else 9)
    inset = max(3, round(width * 0.055))
    art_height = height - 2 * inset if is_small else round(height * 0.66)
    box = (inset, inset, width - 2 * inset, art_height)
    face = card_face(
        size, units, CARD_GROUND, kind.colour, fireflies(box[2:], colour, value), box, value + 7 * colour
    )
    whole = blank((width + 2 * pad, height + 2 * pad))
    whole.blit(face, (pad, pad))
    if not is_small:
        room = (width - 2 * inset, height - art_height - 2 * inset)
        words = paragraph(name, Token.NAME, "#F4EFE6", room[0], units, Align.CENTRE)
        middle = pad + inset + art_height + room[1] // 2
        whole.blit(words, words.get_rect(center=(pad + width // 2, middle)))
    radius = units.px(9 if is_small else 13)
    shown = badge(str(value), radius, units, ground=((0, "#FFF0B8"), (1, "#D0982C")))
    whole.blit(shown, shown.get_rect(center=(pad + units.px(3), pad + units.px(3))))
    disc = glyph_disc(kind.glyph, radius, kind.colour, kind.ink)
    whole.blit(disc, disc.get_rect(center=(pad + width - units.px(3), pad + units.px(3))))
    return whole


def back(size: Size, units: Units) -> Surface:
    """The back all cards share."""
    return card_back(size, units, SHELL)


@cached
def pile(size: Size, units: Units, count: int) -> Surface:
    """The deck: a few backs on each other, as many as tell how thick it is."""
    layers = min(4, (count + 3) // 4)
    step = units.px(2)
    pad = 4 * step
    whole = blank((size[0] + 2 * pad, size[1] + 2 * pad))
    if not layers:
        hollow = svg(
            *size,
            rounded(1, 1, size[0] - 2, size[1] - 2, 8 * units.scale, paint(BLACK, WHITE, 1, 0.28, 0.28)),
        )
        whole.blit(hollow, (pad, pad))
        return whole
    for layer in range(layers):
        whole.blit(back(size, units), (pad - step * layer, pad - step * layer))
    return whole


@cached
def count_pill(number: int, units: Units, ink: Colour = WHITE, size: float = 15) -> Surface:
    """A number in a dark pill."""
    digits = line(str(number), Token.NUMBER, ink, units, size)
    width, height = max(units.px(30), digits.get_width() + units.px(16)), units.px(22)
    pill = svg(
        width,
        height,
        rounded(0.5, 0.5, width - 1, height - 1, height / 2, paint("#0A0820", WHITE, 1, 0.86, 0.4)),
    )
    pill.blit(digits, digits.get_rect(center=(width / 2, height / 2)))
    return pill


@cached
def bowl(size: Size) -> Surface:
    """The glass bowl in which sparks are kept."""
    body = path("M4 6 C6 48 26 62 50 62 C74 62 94 48 96 6Z", paint("url(#g)"))
    body += path("M4 6 C6 48 26 62 50 62 C74 62 94 48 96 6", paint("none", "url(#e)", 1.8))
    body += ellipse(50, 6, 46, 4.2, paint("#0A0820", "#C9C2F0", 1.2, 0.35, 0.6))
    body += path("M14 16 C17 36 25 46 34 51", paint("none", WHITE, 2.4, stroke_opacity=0.35))
    shades = linear("g", ((0, "#8F9AE0", 0.10), (1, "#C9C2F0", 0.24)))
    shades += linear("e", ((0, WHITE, 0.75), (0.5, WHITE, 0.2), (1, WHITE, 0.55)), (0, 0), (1, 0.6))
    return svg(100, 66, body, shades, size)


@cached
def tray(size: Size, units: Units) -> Surface:
    """The felt on which the die rolls."""
    width, height = size
    corner = 14 * units.scale
    return svg(
        width,
        height,
        rounded(1, 1, width - 2, height - 2, corner, paint("url(#f)", "url(#e)", max(1.5, 2 * units.scale))),
        radial("f", ((0, "#2C2658", 0.82), (1, "#100D28", 0.86)), (0.5, 0.4), 0.8)
        + linear("e", ((0, "#F6DC94"), (0.5, "#8A6428"), (1, "#5A3C14"))),
    )


def portrait(size: int) -> Surface:
    """The game for the menu: one lantern over the lake."""
    scene = lake((size * 16 // 9, size)).subsurface((size * 7 // 18, 0, size, size)).copy()
    high = round(size * 0.74)
    wide = round(high * LANTERN[0] / LANTERN[1])
    for number, x, share in ((1, 0.22, 0.5), (2, 0.80, 0.55), (0, 0.5, 1.0)):
        dims = (round(wide * share), round(high * share))
        glow = lantern_light(dims, number, 5)
        centre = (round(size * x), round(size * (0.26 + 0.22 * share)))
        scene.blit(glow, glow.get_rect(center=centre), special_flags=pygame.BLEND_RGB_ADD)
        hung = lantern(dims, number, 5, Units.of((1280, 720)))
        scene.blit(hung, hung.get_rect(center=centre))
    return scene
