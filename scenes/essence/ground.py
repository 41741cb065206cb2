"""The ground of an Island: grass over any set of cells, soil at its lip, rock and water below."""

from __future__ import annotations

import random

import pygame
from pygame import Rect, Surface

from scenes.skin.cache import cached
from scenes.skin.colours import WHITE, Colour, Essence, mix, with_alpha
from scenes.skin.light import blank, blur, faded, masked, silhouette
from scenes.skin.noise import clouds, gradient, seed_of, tinted
from scenes.skin.svg import circle, linear_at, paint, path, svg

Cells = tuple[tuple[int, int], ...]
"""Columns and rows, counted from the upper left corner of the Island."""

SIDE, ABOVE, BELOW = 0.36, 0.36, 1.55
"""How far the ground reaches beyond its cells, in cells."""
FINEST = 112
"""Pixels of a cell beyond which the ground is enlarged instead of drawn finer."""


def extent(cells: Cells) -> tuple[float, float]:
    """Width and height of the whole ground, in cells."""
    columns, rows = 1 + max(x for x, _ in cells), 1 + max(y for _, y in cells)
    return columns + 2 * SIDE, rows + ABOVE + BELOW


@cached
def ground(cells: Cells, pitch: int, seed: int, is_small: bool = False) -> Surface:
    """The whole Island without its Segments, `extent` cells of `pitch` pixels large."""
    wide, high = extent(cells)
    size = (max(8, round(wide * pitch)), max(8, round(high * pitch)))
    if pitch > FINEST:
        return pygame.transform.smoothscale(ground(cells, FINEST, seed, is_small), size)
    whole = blank(size, "#4A3A4E")
    top = _outline(cells, size, pitch, seed)
    _draw_rocks(whole, cells, pitch, seed)
    soil = _textured(size, ((0, "#8A6A48"), (1, "#4E3A3C")), seed, "#3C342E", top)
    lip = max(2, round(pitch * (0.10 if is_small else 0.16)))
    for drop in range(lip, 0, -max(1, lip // 5)):
        whole.blit(soil, (0, drop))
    grass = _textured(
        size, ((0, "#B4DF84"), (0.45, Essence.GRASS[1]), (1, Essence.GRASS[2])), seed + 1, "#342E22", top
    )
    edge = pygame.mask.from_surface(top, 127).outline(2)
    if len(edge) > 3:
        pygame.draw.lines(grass, with_alpha("#ECFFD2", 0.6), True, edge, max(1, pitch // 50))
    whole.blit(grass, (0, 0))
    if not is_small:
        _draw_trees(whole, cells, pitch, seed)
        _draw_fall(whole, cells, pitch)
    return whole


def _outline(cells: Cells, size: tuple[int, int], pitch: int, seed: int) -> Surface:
    """A soft outline round all cells: round corners, melted together."""
    chance = random.Random(seed)
    shape = blank(size, WHITE)
    pad = pitch * 0.17
    for x, y in cells:
        room = Rect(0, 0, round(pitch + 2 * pad), round(pitch + 2 * pad))
        room.topleft = (
            round((SIDE + x) * pitch - pad + chance.uniform(-0.03, 0.03) * pitch),
            round((ABOVE + y) * pitch - pad + chance.uniform(-0.03, 0.03) * pitch),
        )
        pygame.draw.rect(shape, (255, 255, 255, 255), room, border_radius=round(pitch * 0.3))
    soft = blur(shape, max(1.0, pitch * 0.13))
    solid = pygame.mask.from_surface(soft, 118).to_surface(
        setcolor=(255, 255, 255, 255), unsetcolor=(255, 255, 255, 0)
    )
    return blur(solid.convert_alpha() if pygame.display.get_surface() else solid, 1.0)


def _textured(
    size: tuple[int, int], stops: tuple[tuple[float, Colour], ...], seed: int, depth: Colour, shape: Surface
) -> Surface:
    layer = gradient(size, stops)
    small = (max(8, size[0] // 2), max(8, size[1] // 2))
    noise = pygame.transform.smoothscale(clouds(small, seed, 16, 4, 1), size)
    layer.blit(tinted(noise, depth), (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    return masked(layer, shape)


def _runs(cells: Cells) -> list[tuple[int, int, int]]:
    """The runs of cells with nothing below them: row, first column, how many."""
    held = set(cells)
    found = []
    for y in sorted({row for _, row in cells}):
        open_columns = [x for x, row in sorted(cells) if row == y and (x, y + 1) not in held]
        start = 0
        for place in range(1, len(open_columns) + 1):
            if place == len(open_columns) or open_columns[place] != open_columns[place - 1] + 1:
                found.append((y, open_columns[start], place - start))
                start = place
    return found


def _draw_rocks(whole: Surface, cells: Cells, pitch: int, seed: int) -> None:
    for row, column, count in _runs(cells):
        wide = (count + 0.24) * pitch
        tall = min(BELOW - 0.2, 0.66 + 0.3 * count) * pitch
        rock = _rock(max(4, round(wide)), max(4, round(tall)), seed_of(seed, row, column), 6 * count + 2)
        whole.blit(rock, (round((SIDE + column - 0.12) * pitch), round((ABOVE + row + 1.08) * pitch)))


def _rock(width: int, height: int, seed: int, facets: int) -> Surface:
    """A hanging rock: upright facets, lit from the left, longest near the middle."""
    chance = random.Random(seed)
    light, dark = Essence.ROCK
    body = ""
    depths = []
    for number in range(facets + 1):
        share = number / facets
        reach = (1 - abs(2 * share - 1) ** 1.7) ** 0.7 if 0 < number < facets else 0.04
        depths.append(height * max(0.05, reach * chance.uniform(0.5, 1.0)))
    for number in range(facets):
        left, right = width * number / facets, width * (number + 1) / facets
        middle = (left + right) / 2 + chance.uniform(-0.2, 0.2) * (right - left)
        low = max(depths[number], depths[number + 1])
        tone = mix(light, dark, min(1.0, 0.12 + 0.62 * number / facets + chance.uniform(-0.1, 0.16)))
        body += path(
            f"M{left:.1f} 0 L{left:.1f} {depths[number]:.1f} L{middle:.1f} {low:.1f} "
            f"L{right:.1f} {depths[number + 1]:.1f} L{right:.1f} 0Z",
            paint(tone, mix(tone, "#1A1020", 0.4), 0.6),
        )
        body += path(
            f"M{middle:.1f} {low * 0.25:.1f} L{middle:.1f} {low:.1f} "
            f"L{right:.1f} {depths[number + 1]:.1f} L{right:.1f} 0Z",
            paint("#1A1028", opacity=0.2),
        )
    rock = svg(width, height, body)
    shade = gradient((width, height), ((0, "#FFFFFF"), (0.4, "#D8CCD8"), (1, "#8A7AA8")))
    rock.blit(shade, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return rock


def _draw_trees(whole: Surface, cells: Cells, pitch: int, seed: int) -> None:
    """Firs along the rim, where there is no other cell."""
    chance = random.Random(seed_of("trees", seed))
    held = set(cells)
    for x, y in cells:
        for dx, dy in ((-1, 0), (1, 0), (0, -1)):
            if (x + dx, y + dy) in held or chance.random() < 0.3:
                continue
            along = chance.uniform(0.1, 0.9)
            spot = (
                x + (-0.09 if dx < 0 else 1.09 if dx > 0 else along),
                y + (-0.06 if dy < 0 else along),
            )
            tree = _tree(
                round(pitch * chance.uniform(0.19, 0.27)), chance.choice(("#3F8A4A", "#4F9A52", "#2F7A5A"))
            )
            place = ((SIDE + spot[0]) * pitch, (ABOVE + spot[1]) * pitch)
            whole.blit(tree, tree.get_rect(midbottom=(round(place[0]), round(place[1]))))


@cached
def _tree(tall: int, tone: Colour) -> Surface:
    side = max(4, tall)
    body = path("M16 31 V22", paint("none", "#5A4028", 3))
    for low, half, pale in ((26, 11, 0.0), (18, 8.5, 0.1), (11, 6, 0.2)):
        body += path(f"M16 {low - 12} L{16 + half} {low} H{16 - half}Z", paint(mix(tone, WHITE, pale)))
        body += path(f"M16 {low - 12} L{16 + half} {low} H16Z", paint("#0A2A20", opacity=0.25))
    return svg(32, 32, body, "", (side, side))


def _draw_fall(whole: Surface, cells: Cells, pitch: int) -> None:
    """Water that falls from the right end of the lowest edge and fades in the air."""
    row, column, count = max(_runs(cells), key=lambda run: (run[1] + run[2], run[0]))
    wide, tall = max(3, round(pitch * 0.24)), max(6, round(pitch * 1.36))
    body = path(
        f"M{wide * 0.14:.1f} 0 Q{wide * 0.1:.1f} {tall / 2} 0 {tall} "
        f"H{wide} Q{wide * 0.9:.1f} {tall / 2} {wide * 0.86:.1f} 0Z",
        paint("url(#w)"),
    )
    for number in range(6):
        x = wide * (0.2 + 0.12 * number)
        body += path(
            f"M{x:.1f} 0 Q{x:.1f} {tall / 2} {wide * number / 5:.1f} {tall}",
            paint("none", "url(#l)", max(0.6, pitch * 0.01)),
        )
    defs = linear_at("w", ((0, "#DFF6FF", 0.95), (0.5, "#BFE8FF", 0.7), (1, WHITE, 0)), (0, 0), (0, tall))
    defs += linear_at("l", ((0, WHITE, 0.8), (1, WHITE, 0)), (0, 0), (0, tall))
    left = (SIDE + column + count - 0.22) * pitch
    whole.blit(svg(wide, tall, body, defs), (round(left), round((ABOVE + row + 1.12) * pitch)))


@cached
def crystal(tall: int, tone: Colour) -> Surface:
    """A hanging crystal, its point down."""
    body = path("M10 1 L18 10 L12 47 H8 L2 10Z", paint(tone, mix(tone, "#10204A", 0.5), 1))
    body += path("M10 1 L18 10 L12 47 H10Z", paint("#10204A", opacity=0.28)) + path(
        "M10 1 L2 10 L10 13 L18 10Z", paint(WHITE, opacity=0.75)
    )
    return svg(20, 48, body, "", (max(2, round(tall * 0.42)), max(4, tall)))


@cached
def mist(size: tuple[int, int]) -> Surface:
    """A soft shadow in the air below an Island."""
    shape = svg(100, 40, circle(50, 20, 18, paint("#3C1E46", opacity=0.5)), "", size)
    return faded(blur(silhouette(shape, "#3C1E46"), size[1] * 0.2), 0.5)
