"""Cards that are no Emotions: Operations of the Ego, Aspirations, backs and piles."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Surface

from scenes.cerebria.cards import strong_star
from scenes.cerebria.figures import SIDES
from scenes.skin.cache import cached
from scenes.skin.card import card_back, card_face
from scenes.skin.colours import GOLD, WHITE
from scenes.skin.light import blank
from scenes.skin.marks import outline
from scenes.skin.noise import seed_of
from scenes.skin.panel import rule
from scenes.skin.svg import Size, linear, paint, path, rounded, svg
from scenes.skin.type import Align, Token, line, paragraph, size_that_fits
from scenes.units import Units

OPERATIONS = {
    "defiance": "M16 3 L28 8 V17 C28 23.5 22.5 27.5 16 30 C9.5 27.5 4 23.5 4 17 V8Z M16 3 V30 M4 14 H28",
    "endeavor": "M16 3 L28 16 H20.5 V29 H11.5 V16 H4Z",
    "judgment": "M16 3.5 V27 M9 28 H23 M5 8.5 H27 M5 8.5 L1.5 18.5 H8.5Z M27 8.5 L23.5 18.5 H30.5Z",
}
# -- the Ego's cards ----------------------------------------------------------------------------------------


@cached
def operation(
    size: Size, units: Units, kind: str, name: str, arrow: int, bonus: bool, is_open: bool
) -> Surface:
    """An Operation card: sign, name, arrow and the star of the bonus; an open one has a gold edge."""
    width, height = size
    corner = 7 * units.scale
    stroke = max(1.2, (1.8 if is_open else 1.0) * units.scale)
    edge = GOLD if is_open else "#8D7EE0"
    body = rounded(0.5, 0.5, width - 1, height - 1, corner, paint("url(#b)", edge, stroke))
    fine = 3.4 * units.scale
    body += rounded(
        fine,
        fine,
        width - 2 * fine,
        height - 2 * fine,
        corner * 0.7,
        paint("none", edge, 0.7 * units.scale, stroke_opacity=0.4),
    )
    face = svg(width, height, body, linear("b", ((0, "#4B3AA8"), (1, "#231A5C"))))
    side = round(width * 0.5)
    sign = svg(32, 32, path(OPERATIONS[kind], paint(WHITE, WHITE, 2, opacity=0.22)), "", (side, side))
    face.blit(sign, sign.get_rect(center=(width // 2, round(height * 0.38))))
    label = line(name, Token.LABEL, WHITE, units, operation_name_size(name, size, units))
    face.blit(label, label.get_rect(center=(width // 2, round(height * 0.80))))
    if bonus:
        gold = strong_star(units.px(13))
        face.blit(gold, gold.get_rect(center=(round(width * 0.84), round(height * 0.13))))
    if arrow:
        turn = turning_arrow(units.px(14), arrow)
        face.blit(turn, turn.get_rect(center=(round(width * 0.17), round(height * 0.14))))
    return face


def operation_name_size(name: str, size: Size, units: Units) -> float:
    return size_that_fits(name, Token.LABEL, (size[0] - units.px(10), units.px(18)), units, 12)


@cached
def turning_arrow(side: int, way: int) -> Surface:
    """A bent arrow, clockwise or not."""
    bend = "M6 22 A11 11 0 1 1 24 24 M24 16 V25 H15" if way > 0 else "M26 22 A11 11 0 1 0 8 24 M8 16 V25 H17"
    return svg(32, 32, path(bend, paint("none", "#FFE6A3", 4)), "", (side, side))


def back(size: Size, units: Units) -> Surface:
    return card_back(size, units)


@cached
def pile(size: Size, units: Units, count: int) -> Surface:
    """A face-down pile with a few edges to be seen."""
    step = max(1, units.px(1.6))
    layers = min(3, count)
    whole = blank((size[0] + 2 * step * 3, size[1] + 2 * step * 3))
    for layer in range(max(1, layers)):
        shift = step * (layers - 1 - layer)
        whole.blit(card_back(size, units), (3 * step + shift, 3 * step + shift))
    return whole


# -- Aspirations --------------------------------------------------------------------------------------------


@cached
def aspiration_card(size: Size, units: Units, name: str, counts: str, numbers: tuple[str, str]) -> Surface:
    """An Aspiration to choose: its name, what it counts, and where both sides stand."""
    width, height = size
    face = card_face(
        size, units, ((0, "#2F2A5E"), (1, "#15112F")), GOLD, seed=seed_of("aspiration", name)
    ).copy()
    inner = width - 2 * units.px(10)
    title = paragraph(
        name,
        Token.NAME,
        "#FFF3D6",
        inner,
        units,
        Align.CENTRE,
        size_that_fits(name, Token.NAME, (inner, units.px(20)), units, 12),
    )
    face.blit(title, title.get_rect(midtop=(width // 2, units.px(10))))
    fine = rule(inner, units, GOLD, 0.6)
    face.blit(fine, (units.px(10), units.px(30)))
    room = (inner, height - units.px(74))
    said = paragraph(
        counts,
        Token.BODY,
        "#EFE9FF",
        inner,
        units,
        Align.CENTRE,
        size_that_fits(counts, Token.BODY, room, units, 12),
    )
    face.blit(said, said.get_rect(midtop=(width // 2, units.px(40))))
    standing(face, numbers, (width // 2, height - units.px(18)), units)
    return face


def standing(face: Surface, numbers: Sequence[str], middle: tuple[int, int], units: Units) -> None:
    """Both sides' numbers, each behind its form."""
    gap = units.px(44)
    for team, number in enumerate(numbers):
        side = SIDES[team]
        sign = svg(
            16, 16, path(outline(side.shape, 16, 1), paint(side.fill)), "", (units.px(13), units.px(13))
        )
        x = middle[0] + (team - 0.5) * gap
        face.blit(sign, sign.get_rect(midright=(round(x), middle[1])))
        digits = line(number, Token.NUMBER, WHITE, units, 17)
        face.blit(digits, digits.get_rect(midleft=(round(x) + units.px(5), middle[1])))
