"""Four more manners of painting: blueprint, still life, ink strokes, emblem."""

from __future__ import annotations

import random

import pygame
from pygame import Surface

from scenes.skin.colours import BLACK, WHITE, Colour, mix
from scenes.skin.noise import clouds, gradient, parted, tinted
from scenes.skin.svg import (
    Point,
    Size,
    circle,
    diamond,
    ellipse,
    fitted,
    linear,
    paint,
    path,
    polar,
    radial_at,
    regular,
    rounded,
    star,
    svg,
    toothed,
)


def blueprint(size: Size, chance: random.Random) -> Surface:
    """CFT: white lines on blue, gears that mesh, a tool, a measure."""
    width, height = size
    picture = gradient(size, ((0, "#1D4A9A"), (1, "#123070"))).convert_alpha()
    step = height / 8
    fine = paint("none", "#A8C8FF", max(0.4, height / 150), stroke_opacity=0.34)
    body = "".join(path(f"M{k * step:.1f} 0 V{height}", fine) for k in range(int(width / step) + 1))
    body += "".join(path(f"M0 {k * step:.1f} H{width}", fine) for k in range(9))
    line = max(0.9, height / 62)
    first = (width * chance.uniform(0.26, 0.34), height * chance.uniform(0.50, 0.60))
    large = height * chance.uniform(0.24, 0.29)
    small = large * chance.uniform(0.55, 0.75)
    second = polar(first, large + small * 1.12, chance.uniform(55, 80))
    body += _gear(first, large, 12, line) + _gear(second, small, 9, line)
    tool = chance.choice(("M32 64 L70 64 L70 30Z", "M50 28 L37 66 M50 28 L63 66 M43 50 L57 50", ""))
    corner = (width * 0.78, height * 0.72)
    white = paint("none", "#E8F2FF", line)
    if tool:
        body += path(fitted(tool, height, height, corner[0] - height / 2, corner[1] - height / 2), white)
    else:
        body += path(regular(corner, height * 0.16, 6, 30), white) + circle(*corner, height * 0.08, white)
    measure = "M6 92 L62 92 M6 89 L6 95 M62 89 L62 95"
    body += path(fitted(measure, width, height), paint("none", "#FFE9A0", line * 0.8))
    picture.blit(svg(width, height, body), (0, 0))
    return picture


def _gear(centre: Point, radius: float, teeth: int, line: float) -> str:
    """A wheel with hub and spokes."""
    wheel = toothed(centre, radius * 1.13, radius * 0.93, teeth)
    body = path(wheel, paint("#2A5AB0", "#E8F2FF", line, 0.5))
    body += circle(*centre, radius * 0.48, paint("none", "#E8F2FF", line))
    body += circle(*centre, radius * 0.12, paint("#E8F2FF"))
    for spoke in range(5):
        (x1, y1), (x2, y2) = (polar(centre, radius * out, spoke * 72) for out in (0.14, 0.46))
        body += path(f"M{x1:.1f} {y1:.1f} L{x2:.1f} {y2:.1f}", paint("none", "#E8F2FF", line * 0.7))
    return body


def still_life(size: Size, chance: random.Random) -> Surface:
    """CUL: a bowl of fruit on a dark table, steam, light from the left."""
    width, height = size
    wall, warm = chance.choice(
        (("#4A2A4A", "#8A4A6A"), ("#2A2438", "#6A4A5A"), ("#3A2A20", "#8A5A3A"), ("#20303A", "#4A6A6A"))
    )
    picture = gradient(size, ((0, wall), (0.66, warm), (0.665, "#4A2C1A"), (1, "#22120C"))).convert_alpha()
    x, rim = width * 0.5, height * 0.57
    half = min(width * 0.33, height * 0.46)
    lamp = (x - half * 0.3, height * 0.42)
    body = circle(*lamp, height * 0.55, paint("url(#l)"))
    body += ellipse(x + half * 0.1, height * 0.86, half * 1.1, height * 0.05, paint(BLACK, opacity=0.4))
    defs = radial_at("l", ((0, "#FFE9C0", 0.55), (1, "#FFE9C0", 0)), lamp, height * 0.55)
    fruits: list[Colour] = ["#D8433A", "#F0A63C", "#7AB84A", "#8A3A7A", "#E8C84A", "#C85A3A"]
    chance.shuffle(fruits)
    for number, (across, lift, radius) in enumerate(_HEAP):
        centre = (x + across * half, rim - half * 0.10 + lift * height)
        body += _fruit(centre, radius * half * chance.uniform(0.95, 1.12), f"f{number}")
        defs += _ripe(centre, radius * half, fruits[number], f"f{number}")
    band, glaze = (
        chance.choice(("#3A5FA8", "#B0432A", "#2A7A6A")),
        chance.choice(("#E8E0F0", "#F0E4D0", "#D0E4E8")),
    )
    box = (half * 2, height, x - half, 0.0)
    bowl = "M0 57 L100 57 Q94 86 50 87 Q6 86 0 57Z"
    body += path(fitted(bowl, *box), paint("url(#b)", "#FFF6E0", max(0.6, height / 100), 1, 0.7))
    ribbon = paint("none", band, max(1.0, height / 40), stroke_opacity=0.75)
    body += path(fitted("M3.5 64 Q50 71 96.5 64", *box), ribbon)
    defs += linear(
        "b", ((0, mix(glaze, WHITE, 0.3)), (0.5, glaze), (1, mix(glaze, "#2A1A30", 0.55))), (0, 0), (1, 0.5)
    )
    steam = paint("none", WHITE, max(0.9, height / 55), stroke_opacity=0.4)
    for place in (42, 52, 62):
        body += path(fitted(f"M{place} 26 Q{place - 6} 20 {place} 15 T{place} 5", *box), steam)
    picture.blit(svg(width, height, body, defs), (0, 0))
    return picture


_HEAP = (
    (-0.52, 0.0, 0.24),
    (0.5, 0.02, 0.23),
    (-0.06, -0.05, 0.28),
    (0.22, -0.15, 0.22),
    (-0.30, -0.14, 0.20),
)
"""Where the fruits lie in the bowl: across, up or down, radius."""


def _fruit(centre: Point, radius: float, name: str) -> str:
    x, y = centre
    body = circle(x, y, radius, paint(f"url(#{name})"))
    shine = paint(WHITE, opacity=0.7)
    body += ellipse(x - radius * 0.35, y - radius * 0.45, radius * 0.22, radius * 0.14, shine, -30)
    stalk = fitted("M50 0 Q55 -12 65 -15", radius * 2, radius * 2, x - radius, y - radius)
    return body + path(stalk, paint("none", "#3A2410", max(0.7, radius * 0.1)))


def _ripe(centre: Point, radius: float, colour: Colour, name: str) -> str:
    tones = ((0, mix(colour, WHITE, 0.45)), (0.5, colour), (1, mix(colour, BLACK, 0.5)))
    return radial_at(name, tones, (centre[0] - radius * 0.35, centre[1] - radius * 0.4), radius * 1.45)


def ink_strokes(size: Size, chance: random.Random) -> Surface:
    """MRL: three sweeps of a brush across a red sun, and the seal of the painter."""
    width, height = size
    picture = gradient(size, ((0, "#F4E8CE"), (1, "#DABC94"))).convert_alpha()
    stains = tinted(parted(clouds(size, chance.randrange(10**6), 3, 5, 2), 100), "#3C3832")
    picture.blit(stains, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    sun = (width * chance.uniform(0.34, 0.66), height * chance.uniform(0.38, 0.48))
    body = circle(*sun, height * 0.29, paint("url(#s)"))
    body += "".join(_sweep(chance, width, height) for _ in range(3))
    for _ in range(14):
        spot = (chance.uniform(0, width), chance.uniform(0, height))
        body += circle(*spot, height * chance.uniform(0.004, 0.014), paint("#1A1210", opacity=0.7))
    side = height * 0.13
    left, top = width * 0.86 - side / 2, height * 0.86 - side / 2
    body += rounded(left, top, side, side, side * 0.12, paint("#B02A1C", opacity=0.9))
    sign = fitted("M25 30 L75 30 M50 20 L50 80 M25 65 L75 65", side, side, left, top)
    body += path(sign, paint("none", "#F6E8D0", max(0.6, side * 0.09)))
    glow = radial_at("s", ((0, "#E0503C"), (0.7, "#C8281C"), (1, "#A81C14")), sun, height * 0.3)
    picture.blit(svg(width, height, body, glow), (0, 0))
    return picture


def _sweep(chance: random.Random, width: float, height: float) -> str:
    """One stroke from edge to edge, and the dry hairs at its end."""
    y, lift = chance.uniform(30, 85), chance.uniform(20, 38)
    end, thick = y - chance.uniform(-8, 22), chance.uniform(7, 12)
    stroke = (
        f"M-5 {y:.1f} Q40 {y - lift:.1f} 105 {end:.1f} Q45 {y - lift + thick:.1f} -5 {y + thick * 0.5:.1f}Z"
    )
    body = path(fitted(stroke, width, height), paint("#1A1210", opacity=0.88))
    dry = paint("none", "#F0E0C4", max(0.4, height / 140), stroke_opacity=0.55)
    for hair in range(3):
        start, low = chance.uniform(50, 70), y - lift * 0.62 + hair * thick * 0.28
        trail = (
            f"M{start:.1f} {low:.1f} Q85 {(y - lift * 0.5 + end) / 2:.1f} 105 {end + hair * thick * 0.22:.1f}"
        )
        body += path(fitted(trail, width, height), dry)
    return body


def emblem(size: Size, chance: random.Random) -> Surface:
    """ALL: gilt rays and a jewel."""
    width, height = size
    middle = (width / 2, height / 2)
    picture = gradient(size, ((0, "#8A6A3A"), (1, "#D9B877"))).convert_alpha()
    hue = chance.choice(("#2F6FA8", "#B0432A", "#3A8A6A", "#7A4FB0", "#A83A6A"))
    rays = chance.choice((8, 10, 12, 16))
    reach = width + height
    body = ""
    for ray in range(rays):
        (x1, y1), (x2, y2) = (
            polar(middle, reach, ray * 360 / rays),
            polar(middle, reach, (ray + 0.5) * 360 / rays),
        )
        body += path(
            f"M{middle[0]:.1f} {middle[1]:.1f} L{x1:.1f} {y1:.1f} L{x2:.1f} {y2:.1f}Z",
            paint("#FFF0C0", opacity=0.30),
        )
    unit = height
    line = max(0.8, unit / 55)
    body += circle(*middle, unit * 0.33, paint("url(#r)")) + circle(
        *middle, unit * 0.33, paint("none", "#FFF6E0", line)
    )
    body += circle(*middle, unit * 0.27, paint("none", "#5A3C14", line * 0.5, stroke_opacity=0.7))
    body += circle(*middle, unit * 0.25, paint("url(#h)", "#FFF6E0", line * 0.8))
    form = chance.randrange(4)
    white = paint("#FFF6E0", opacity=0.94)
    if form == 0:
        body += path(diamond(middle, unit * 0.13, unit * 0.19), white)
    elif form == 1:
        body += path(star(middle, unit * 0.19, unit * 0.08), white)
    elif form == 2:
        body += path(star(middle, unit * 0.20, unit * 0.055, 4), white)
    else:
        body += path(regular(middle, unit * 0.16, 6), white) + path(
            regular(middle, unit * 0.09, 6, 30), paint(hue)
        )
    defs = linear("r", ((0, "#FFF3C4"), (0.5, "#C4923A"), (1, "#7A5218")))
    defs += radial_at(
        "h",
        ((0, mix(hue, WHITE, 0.5)), (0.7, hue), (1, mix(hue, BLACK, 0.35))),
        (middle[0] - unit * 0.08, middle[1] - unit * 0.1),
        unit * 0.34,
    )
    picture.blit(svg(width, height, body, defs), (0, 0))
    return picture
