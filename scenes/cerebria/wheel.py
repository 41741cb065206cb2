"""A Wheel of Intentions: twenty spaces round a dial, its rewards, and the counter of a side."""

from __future__ import annotations

from pygame import Surface

from scenes.cerebria.figures import SIDES
from scenes.cerebria.origin import sphere_sign
from scenes.skin.cache import cached
from scenes.skin.colours import BLACK, GILT, WHITE, mix
from scenes.skin.marks import outline
from scenes.skin.svg import circle, group, linear_at, paint, path, polar, svg
from scenes.skin.type import Token, line
from scenes.units import Units

SPACES = 20
_REWARDS = {2: 1, 4: 4, 6: 0}
"""Essence, a card, Ambition: named by the Sphere that gives the same."""


@cached
def wheel(side: int, units: Units, team: int, is_plain: bool, points: int) -> Surface:
    """The dial with its counter. A plain one has no rewards: the Ego's, and all in the basic game."""
    c, s = side / 2, units.scale
    colours = SIDES[team]
    way = c - 9 * s
    body = circle(c, c, c - 1.5 * s, paint("#0D0824", "url(#g)", 2.4 * s, 0.82))
    body += circle(c, c, way - 8.5 * s, paint("#0A0620", "#F3D58C", 0.8 * s, 0.75, 0.5))
    for space in range(SPACES):
        x, y = polar((c, c), way, 18 * space)
        is_passed = 0 < space <= points
        fill = colours.fill if is_passed else WHITE
        body += circle(x, y, 2.2 * s, paint(fill, BLACK, 0.5 * s, 0.95 if is_passed else 0.35))
    x, y = polar((c, c), way, 18 * (points % SPACES))
    mark = 13 * s
    body += group(
        path(outline(colours.shape, mark, 1), paint(colours.fill, mix(colours.fill, WHITE, 0.75), 1.2 * s)),
        f"translate({x - mark / 2:.1f} {y - mark / 2:.1f})",
    )
    face = svg(side, side, body, linear_at("g", GILT, (0, 0), (side, side)))
    if not is_plain:
        for space in range(2, SPACES, 2):
            if space == points:
                continue
            sign = sphere_sign(_REWARDS[(space - 2) % 6 + 2], units.px(9))
            x, y = polar((c, c), way, 18 * space)
            face.blit(sign, sign.get_rect(center=(round(x), round(y))))
    digits = line(str(points), Token.NUMBER, colours.text, Units(units.size, s), 24)
    face.blit(digits, digits.get_rect(center=(round(c), round(c))))
    return face
