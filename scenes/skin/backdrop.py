"""What lies behind everything: the night inside a mind, the dawn above the clouds, the gallery wall."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import pairwise

import pygame
from pygame import Surface

from scenes.skin.cache import cached
from scenes.skin.colours import Cerebria, Essence, Opus, mix
from scenes.skin.light import blank, blur, faded, light_pool
from scenes.skin.noise import clouds, gradient, grain, parted, seed_of, textured, tinted, vignette
from scenes.skin.svg import (
    Point,
    Size,
    circle,
    linear,
    linear_at,
    paint,
    path,
    polar,
    radial_at,
    rounded,
    svg,
)


@cached
def night_mind(size: Size, anchors: tuple[tuple[float, float, float], ...] = ()) -> Surface:
    """Nebula, filaments and stars. Anchors (x, y, radius in pixels) are what the filaments grow from."""
    width, height = size
    night = gradient(size, ((0, "#0E0828"), (0.5, "#150C3A"), (1, "#070414")))
    for seed, base, floor, colour in (
        (11, 4, 102, "#3C1A62"),
        (37, 3, 108, "#0A466E"),
        (53, 3, 130, "#46203A"),
    ):
        cloud = tinted(parted(clouds((width // 4, height // 4), seed, base, 6, 1), floor), colour)
        night.blit(pygame.transform.smoothscale(cloud, size), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    _filaments(night, anchors or _wandering(size))
    _stars(night)
    vignette(night, 0.78, "#04020E")
    return grain(night, 5)


def _wandering(size: Size) -> tuple[tuple[float, float, float], ...]:
    """Places for filaments to grow from when nothing on screen asks for them."""
    width, height = size
    return (
        (width * 0.22, height * 0.4, height * 0.2),
        (width * 0.72, height * 0.3, height * 0.18),
        (width * 0.6, height * 0.85, height * 0.15),
    )


def _filaments(night: Surface, anchors: Sequence[tuple[float, float, float]]) -> None:
    width, height = night.get_size()
    scale = height / 900
    chance = random.Random(8)
    lines, nodes = "", ""
    for x, y, radius in anchors:
        for _ in range(20):
            angle = chance.uniform(0, 360)
            start = polar((x, y), radius, angle)
            end = polar((x, y), radius + chance.uniform(60, 340) * scale, angle + chance.uniform(-26, 26))
            lines += _filament(
                chance, start, end, chance.uniform(0.5, 1.5) * scale, chance.uniform(0.16, 0.46), 0.25
            )
            nodes += circle(*end, chance.uniform(1.2, 3.2) * scale, paint("#CBBCFF", opacity=0.6))
            for _ in range(chance.randrange(3)):
                twig = (end[0] + chance.uniform(-70, 70) * scale, end[1] + chance.uniform(-70, 70) * scale)
                lines += _filament(chance, end, twig, 0.7 * scale, 0.24, 0.25)
                nodes += circle(*twig, 1.4 * scale, paint("#CBBCFF", opacity=0.5))
    for (xa, ya, ra), (xb, yb, rb) in pairwise(anchors):
        angle = pygame.Vector2(xb - xa, yb - ya).as_polar()[1] + 90
        for _ in range(7):
            start = polar((xa, ya), ra, angle + chance.uniform(-34, 34))
            end = polar((xb, yb), rb, angle + 180 + chance.uniform(-34, 34))
            tone = chance.choice(("#9F86FF", "#7FB8FF", "#F0B8E0"))
            lines += _filament(
                chance, start, end, chance.uniform(0.6, 1.6) * scale, chance.uniform(0.16, 0.42), 0.2, tone
            )
    quarter = (max(1, width // 4), max(1, height // 4))
    light = Surface(quarter)
    light.blit(blur(svg(width, height, lines + nodes, "", quarter), 2), (0, 0))
    light.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    night.blit(
        pygame.transform.smoothscale(light, (width, height)), (0, 0), special_flags=pygame.BLEND_RGB_ADD
    )
    night.blit(svg(width, height, lines + nodes), (0, 0))


def _filament(
    chance: random.Random,
    start: Point,
    end: Point,
    width: float,
    opacity: float,
    bend: float,
    colour: str = Cerebria.FILAMENT,
) -> str:
    """A curved line that leaves its straight way by up to `bend` of its length, twice."""
    (x0, y0), (x1, y1) = start, end
    dx, dy = x1 - x0, y1 - y0
    one, two = chance.uniform(-bend, bend), chance.uniform(-bend, bend)
    curve = (
        f"M{x0:.1f} {y0:.1f} C{x0 + dx * 0.3 - dy * one:.1f} {y0 + dy * 0.3 + dx * one:.1f} "
        f"{x0 + dx * 0.7 - dy * two:.1f} {y0 + dy * 0.7 + dx * two:.1f} {x1:.1f} {y1:.1f}"
    )
    return path(curve, paint("none", colour, width, stroke_opacity=opacity))


def _stars(night: Surface) -> None:
    width, height = night.get_size()
    scale = height / 900
    chance = random.Random(5)
    for _ in range(280):
        tone = mix("#5A4A9A", "#FFFFFF", chance.random())
        place = (chance.uniform(0, width), chance.uniform(0, height))
        pygame.draw.aacircle(night, tone, place, (chance.random() ** 3 * 1.5 + 0.3) * scale)


@cached
def dawn_sky(size: Size) -> Surface:
    """Blue above, peach below, a low sun with rays, clouds far and near."""
    width, height = size
    scale = height / 900
    sky = gradient(size, Essence.SKY)
    sun = (width * 0.675, height * 0.62)
    # Soft enough for the edge of an Island before it to stay sharp.
    pool = light_pool((round(1120 * scale), round(1120 * scale)), "#FFDDA8", 0.30)
    sky.blit(pool, pool.get_rect(center=sun), special_flags=pygame.BLEND_RGB_ADD)
    quarter = (max(1, width // 4), max(1, height // 4))
    fan = "".join(
        path(_beam(sun, 1300 * scale, angle, spread), paint("url(#r)"))
        for angle, spread in ((-70, 7), (-52, 4), (-38, 9), (-16, 5), (8, 8), (30, 4), (48, 9))
    )
    glow = radial_at("r", ((0, "#FFF6DC", 0.26), (1, "#FFF6DC", 0)), sun, 900 * scale)
    sky.blit(pygame.transform.smoothscale(blur(svg(width, height, fan, glow, quarter), 5), size), (0, 0))
    banks = (
        (-0.08, 0.42, 0.39, 0.26, 1, 0.6),
        (0.74, 0.33, 0.35, 0.24, 2, 0.62),
        (0.33, 0.13, 0.26, 0.16, 3, 0.36),
        (0.78, 0.09, 0.26, 0.14, 4, 0.36),
        (0.05, 0.17, 0.22, 0.13, 9, 0.32),
    )
    for x, y, w, h, seed, alpha in banks:
        bank = cloud((round(w * width), round(h * height)), seed, "#FFFFFF", "#C9B8E0")
        sky.blit(faded(bank, alpha), (round(x * width), round(y * height)))
    for x, y, w, h, seed in (
        (-0.10, 0.77, 0.48, 0.29, 5),
        (0.66, 0.80, 0.48, 0.29, 6),
        (0.26, 0.89, 0.48, 0.24, 7),
    ):
        bank = cloud((round(w * width), round(h * height)), seed, "#FFF6EE", "#E0B4C0", 36)
        sky.blit(faded(bank, 0.92), (round(x * width), round(y * height)))
    vignette(sky, 0.35, "#1E143C")
    return grain(sky, 4)


def _beam(origin: Point, reach: float, angle: float, spread: float) -> str:
    (x1, y1), (x2, y2) = polar(origin, reach, angle), polar(origin, reach, angle + spread)
    return f"M{origin[0]:.1f} {origin[1]:.1f} L{x1:.1f} {y1:.1f} L{x2:.1f} {y2:.1f}Z"


@cached
def cloud(size: Size, seed: int, top: str = "#FFFFFF", bottom: str = "#C9B8E0", puffs: int = 26) -> Surface:
    """One bank of cloud: round puffs on a flat base, softened, lit from above."""
    width, height = max(8, size[0] // 2), max(8, size[1] // 2)
    chance = random.Random(seed_of("cloud", seed))
    bank = blank((width, height), "#FFFFFF")
    for _ in range(puffs):
        off = max(-1.0, min(1.0, chance.gauss(0, 0.42)))
        radius = height * chance.uniform(0.12, 0.30) * (1 - abs(off) * 0.55)
        place = (
            width / 2 + off * width * 0.36,
            height * 0.66 - chance.random() ** 1.4 * height * 0.34 * (1 - abs(off)),
        )
        pygame.draw.circle(bank, (255, 255, 255, 255), place, radius)
    pygame.draw.ellipse(bank, (255, 255, 255, 255), (width * 0.1, height * 0.58, width * 0.8, height * 0.22))
    bank = blur(bank, height * 0.045)
    light = gradient((width, height), ((0, top), (0.35, top), (0.8, bottom), (1, bottom))).convert_alpha()
    bank.blit(light, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    textured(bank, seed + 1, "#1A181E", 6, 5)
    return pygame.transform.smoothscale(bank, size)


@cached
def gallery_wall(size: Size, floor: float = 0.79) -> Surface:
    """Green wall paper under spotlights, a gilt rail, a wooden floor from `floor` of the height on."""
    width, height = size
    scale = height / 900
    edge = round(height * floor)
    wall = gradient(size, ((0, Opus.WALL[0]), (0.72, Opus.WALL[1]), (0.76, "#0E241F"), (1, "#0A1613")))
    figure = _ornament(max(12, round(90 * scale)), max(12, round(110 * scale)))
    step_x, step_y = max(1, round(90 * scale)), max(1, round(88 * scale))
    for row in range(edge // step_y + 2):
        shift = step_x // 2 if row % 2 else step_x
        for column in range(width // step_x + 2):
            wall.blit(figure, (column * step_x - shift, row * step_y - round(20 * scale)))
    wall.blit(_floor_boards((width, height - edge), scale), (0, edge))
    rail = max(2, round(24 * scale))
    moulding = linear("m", ((0, "#7A5A2A"), (0.2, "#D9B877"), (0.4, "#5A3F1A"), (1, "#1C120A")))
    gilt = svg(width, rail, rounded(0, 0, width, rail, 0, paint("url(#m)")), moulding)
    wall.blit(gilt, (0, edge - rail + round(8 * scale)))
    wall.blit(_spotlights(size), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    wall.blit(tinted(clouds(size, 4, 8, 5), "#101210"), (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    vignette(wall, 0.6, "#020605")
    return grain(wall, 4)


def _floor_boards(size: Size, scale: float) -> Surface:
    """Dark planks running towards the wall."""
    width, depth = size
    gap, middle = 70 * scale, width / 2
    dark = paint("none", "#000000", 1.6 * scale, stroke_opacity=0.35)
    light = paint("none", "#FFCF8A", 0.8 * scale, stroke_opacity=0.10)
    lines = ""
    for plank in range(-12, int(width / gap) + 14):
        near, far = plank * gap, middle + (plank * gap - middle) * 0.55
        lines += path(f"M{near:.1f} {depth} L{far:.1f} 0", dark)
        lines += path(f"M{near + 2:.1f} {depth} L{far + 1:.1f} 0", light)
    joint = paint("none", "#000000", 1.2 * scale, stroke_opacity=0.28)
    lines += "".join(path(f"M0 {depth * y:.1f} H{width}", joint) for y in (0.07, 0.18, 0.33, 0.52, 0.75))
    boards = gradient(size, Opus.FLOOR)
    boards.blit(svg(width, depth, lines), (0, 0))
    boards.blit(tinted(clouds(size, 8, 9, 5), "#1E1610"), (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    return boards


def _spotlights(size: Size) -> Surface:
    """Four cones of light from the ceiling, on black, to be added."""
    width, height = size
    scale, foot = height / 900, height * 0.8
    cones = ""
    for place in (0.16, 0.4, 0.64, 0.89):
        x = width * place
        narrow, wide = 30 * scale, 330 * scale
        cone = f"M{x - narrow:.1f} -10 L{x - wide:.1f} {foot:.1f} H{x + wide:.1f} L{x + narrow:.1f} -10Z"
        cones += path(cone, paint("url(#c)"))
    fade = linear_at("c", ((0, "#FFE9B8", 0.30), (1, "#FFE9B8", 0)), (0, 0), (0, foot))
    quarter = (max(1, width // 4), max(1, height // 4))
    beams = Surface(quarter)
    beams.blit(blur(svg(width, height, cones, fade, quarter), 8), (0, 0))
    return pygame.transform.smoothscale(beams, size)


def _ornament(width: int, height: int) -> Surface:
    """One damask figure, tone on tone."""
    figure = (
        "M45 6 C58 22 66 26 66 40 C66 52 56 58 45 50 C34 58 24 52 24 40 C24 26 32 22 "
        "45 6Z M45 50 C52 64 60 66 64 78 "
        "M45 50 C38 64 30 66 26 78 M45 50 V92 M45 92 l-8 -8 M45 92 l8 -8 M36 40 Q45 30 54 40 Q45 47 36 40Z"
    )
    body = path(figure, paint("none", "#6FAE94", 1.6, stroke_opacity=0.2)) + circle(
        45, 38, 4, paint("#6FAE94", opacity=0.14)
    )
    return svg(90, 110, body, "", (width, height))
